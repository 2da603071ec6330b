"""Powers of other cards, used as if they were one's own (R16)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pantheon.core.refusal import Refusal
from pantheon.games.elysium.actions import COPY, GAIN_GOLD
from pantheon.games.elysium.components import (
    CITIZEN,
    GOLD,
    INSTANT,
    LEVELS,
    MEMBERS,
    NONE,
    PER_FAMILY,
)
from pantheon.games.elysium.powers import Ask, Effect, copy_power
from pantheon.games.elysium.state import Elysium
from pantheon.games.elysium.tokens import gain

# In whose Domain the copied card lies.
MINE: Final = 1
OTHERS: Final = 2
ANYBODYS: Final = 3


class UsePower(Effect):
    """Use the power of a card of a kind in given Domains, or perhaps gain gold instead."""

    plain = False

    def __init__(self, kind: int, whose: int, highest: int = LEVELS, or_gold: int = NONE) -> None:
        self.kind: Final = kind
        self.whose: Final = whose
        self.highest: Final = highest
        self.or_gold: Final = or_gold

    def can(self, s: Elysium, seat: i64, card: i64) -> bool:
        return self.or_gold != NONE or len(self.cards(s, seat, card)) > 0

    def cards(self, s: Elysium, seat: i64, card: i64) -> list[int]:
        """The cards whose powers can be used, in rising order."""
        found: list[int] = []
        for family in s.families:
            mask: i64 = 0
            for other in range(s.players):
                if self.whose & (MINE if other == seat else OTHERS):
                    mask |= s.held[other * 8 + family]
            for member in MEMBERS[mask & s.deck.up_to[family * 4 + self.highest]]:
                copied: i64 = family * PER_FAMILY + member
                if copied != card and self.offers(s, seat, card, copied):
                    found.append(int(copied))
        return found

    def offers(self, s: Elysium, seat: i64, card: i64, copied: i64) -> bool:
        """R16: the copied power must be usable; an Instantaneous one always is."""
        power = s.deck.powers[copied]
        return (
            power.kind == self.kind
            and not power.copying
            and (self.kind == INSTANT or power.can(s, seat, card))
        )

    def use(self, s: Elysium, seat: i64, card: i64, power: i64, step: i64) -> None:
        s.push(Copying(seat, seat, card, power, step))


@mypyc_attr(free_list_len=1)
class Copying(Ask):
    """Which power is used."""

    def rule(self) -> str:
        return "R16"

    def _effect(self, s: Elysium) -> UsePower:
        effect = self.effect(s)
        assert isinstance(effect, UsePower)
        return effect

    def legal(self, s: Elysium) -> list[int]:
        effect = self._effect(s)
        legal = [COPY + card for card in effect.cards(s, self.seat, self.card)]
        if effect.or_gold != NONE:
            legal.append(GAIN_GOLD)
        return legal

    def choose(self, s: Elysium, action: i64) -> None:
        s.pop()
        if action == GAIN_GOLD:
            gain(s, self.seat, GOLD, self._effect(s).or_gold)
        else:
            copy_power(s, self.seat, self.card, action - COPY)

    def why_not(self, s: Elysium, action: i64) -> Refusal:
        effect = self._effect(s)
        if not COPY <= action < COPY + CITIZEN:
            return self.otherwise(action)
        card = action - COPY
        told = {"card": int(card)}
        if not any(
            s.has(other, card)
            for other in range(s.players)
            if effect.whose & (MINE if other == self.seat else OTHERS)
        ):
            return Refusal("R16", "in-no-domain", told)
        power = s.deck.powers[card]
        if power.copying:
            return Refusal("R16", "no-copy-of-copies", told)
        if power.kind != effect.kind:
            return Refusal("R16", "other-kind", told)
        if s.deck.level[card] > effect.highest:
            return Refusal("R9", "level-too-high", {**told, "level": effect.highest})
        return Refusal("R16", "not-usable", told)
