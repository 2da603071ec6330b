"""Swaps of a Domain card (R12): with the Agora, the discard pile or another Domain."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pantheon.core.refusal import Refusal
from pantheon.games.elysium.actions import (
    AGORA,
    DECLINE,
    GAIN_GOLD,
    GIVE,
    PLAYER,
    RECALL,
    SEIZE,
)
from pantheon.games.elysium.components import CITIZEN, GOLD, LEVELS, NONE, PROTECTED
from pantheon.games.elysium.effects.fetching import (
    FROM_AGORA,
    FROM_DISCARD,
    fetch,
    row_of,
    why_no_entry,
)
from pantheon.games.elysium.effects.others import discard
from pantheon.games.elysium.events import RETURNS, SWAPS
from pantheon.games.elysium.powers import Ask, Effect
from pantheon.games.elysium.state import Elysium
from pantheon.games.elysium.taking import lay
from pantheon.games.elysium.tokens import gain


class Swap(Effect):
    """Swap another Family card of the user's Domain for a card of the same level.

    It comes from the Agora or from the discard pile; `may` lets the user decline.
    """

    plain = False

    def __init__(self, place: int, highest: int = LEVELS, may: bool = False) -> None:
        self.base: Final = AGORA if place == FROM_AGORA else RECALL
        self.highest: Final = highest
        self.may: Final = may
        assert place in (FROM_AGORA, FROM_DISCARD)

    def can(self, s: Elysium, seat: i64, card: i64) -> bool:
        return self.may or len(self.offers(s, seat, card)) > 0

    def offers(self, s: Elysium, seat: i64, card: i64) -> list[int]:
        """The cards that can be given up, in rising order."""
        return [
            mine
            for mine in sorted(s.domain[seat])
            if mine not in (card, CITIZEN)
            and s.deck.level[mine] <= self.highest
            and len(self.returns(s, seat, mine)) > 0
        ]

    def returns(self, s: Elysium, seat: i64, mine: i64) -> list[int]:
        """The cards that can come for one that is given up, as actions in rising order."""
        level = s.deck.level[mine]
        return [
            int(self.base + other)
            for other in sorted(set(row_of(s, self.base)))
            if s.deck.level[other] == level and s.may_enter(seat, other)
        ]

    def use(self, s: Elysium, seat: i64, card: i64, power: i64, step: i64) -> None:
        s.push(GivingUp(seat, seat, card, power, step))


@mypyc_attr(free_list_len=1)
class GivingUp(Ask):
    """Which card of the Domain is given up."""

    def rule(self) -> str:
        return "R12"

    def _effect(self, s: Elysium) -> Swap:
        effect = self.effect(s)
        assert isinstance(effect, Swap)
        return effect

    def legal(self, s: Elysium) -> list[int]:
        effect = self._effect(s)
        legal = [GIVE + card for card in effect.offers(s, self.seat, self.card)]
        if effect.may and legal:
            legal.append(DECLINE)
        return legal

    def choose(self, s: Elysium, action: i64) -> None:
        s.pop()
        if action != DECLINE:
            s.push(
                SwappingIn(self.seat, self.user, self.card, self.power, self.step, action - GIVE)
            )

    def why_not(self, s: Elysium, action: i64) -> Refusal:
        effect = self._effect(s)
        if not GIVE <= action <= GIVE + CITIZEN:
            return self.otherwise(action)
        return why_not_given(s, self.seat, self.card, action - GIVE, effect.highest)


def why_not_given(s: Elysium, seat: i64, card: i64, mine: i64, highest: i64) -> Refusal:
    """Why a card of the Domain cannot be given up in a swap."""
    told = {"card": int(mine)}
    if mine == CITIZEN:
        return Refusal("R12", "family-card-only")
    if mine not in s.domain[seat]:
        return Refusal("R12", "not-in-domain", told)
    if mine == card:
        return Refusal("R1", "another-card", told)
    if s.deck.level[mine] > highest:
        return Refusal("R9", "level-too-high", {**told, "level": int(highest)})
    return Refusal("R12", "no-partner", {**told, "level": s.deck.level[mine]})


@mypyc_attr(free_list_len=1)
class SwappingIn(Ask):
    """Which card comes for the one that is given up."""

    def __init__(self, seat: i64, user: i64, card: i64, power: i64, step: i64, mine: i64) -> None:
        super().__init__(seat, user, card, power, step)
        self.mine = mine

    def args(self) -> list[int]:
        return [*super().args(), self.mine]

    def rule(self) -> str:
        return "R12"

    def particulars(self, s: Elysium) -> dict[str, int]:
        return {"card": int(self.power), "card2": int(self.mine)}

    def legal(self, s: Elysium) -> list[int]:
        effect = self.effect(s)
        assert isinstance(effect, Swap)
        return effect.returns(s, self.seat, self.mine)

    def choose(self, s: Elysium, action: i64) -> None:
        s.pop()
        if action >= RECALL:
            discard(s, self.seat, self.mine)
        else:
            s.leave(self.seat, self.mine)
            s.bar(self.seat, self.mine)
            lay(s.agora, self.mine)
            s.tell(RETURNS, self.seat, self.mine)
        fetch(s, self.seat, action)

    def why_not(self, s: Elysium, action: i64) -> Refusal:
        effect = self.effect(s)
        assert isinstance(effect, Swap)
        if not effect.base <= action < effect.base + CITIZEN:
            return self.otherwise(action)
        card = action - effect.base
        if card not in row_of(s, action):
            return Refusal("R9", "not-there", {"card": int(card)})
        if s.deck.level[card] != s.deck.level[self.mine]:
            level = s.deck.level[self.mine]
            return Refusal("R12", "same-level", {"card": int(card), "level": level})
        if card == self.mine:
            return Refusal("R12", "own-design", {"card": int(card)})
        return why_no_entry(s, self.seat, card)


# ---- with another Domain


class SwapDomains(Effect):
    """Swap another Family card for one of the same level in another Domain, or gain gold."""

    plain = False

    def __init__(self, or_gold: int) -> None:
        self.or_gold: Final = or_gold

    def use(self, s: Elysium, seat: i64, card: i64, power: i64, step: i64) -> None:
        s.push(Stealing(seat, seat, card, power, step))


def can_swap(s: Elysium, seat: i64, mine: i64, other: i64, theirs: i64) -> bool:
    """R6, R7, R12, R18: whether two cards can change Domains."""
    return (
        theirs != CITIZEN
        and s.deck.level[mine] == s.deck.level[theirs]
        and not s.stands(other, PROTECTED)
        and s.may_enter(seat, theirs)
        and s.may_enter(other, mine)
    )


def seizable(s: Elysium, seat: i64, mine: i64) -> list[int]:
    """The designs in other Domains that a card can be swapped for, in rising order."""
    found: set[int] = set()
    for other in range(s.players):
        if other != seat:
            for theirs in s.domain[other]:
                if can_swap(s, seat, mine, other, theirs):
                    found.add(theirs)
    return sorted(found)


@mypyc_attr(free_list_len=1)
class Stealing(Ask):
    """Which card of the user's Domain is given up, or gold instead."""

    def rule(self) -> str:
        return "R12"

    def legal(self, s: Elysium) -> list[int]:
        legal = [
            GIVE + mine
            for mine in sorted(s.domain[self.seat])
            if mine not in (self.card, CITIZEN) and seizable(s, self.seat, mine)
        ]
        legal.append(GAIN_GOLD)
        return legal

    def choose(self, s: Elysium, action: i64) -> None:
        effect = self.effect(s)
        assert isinstance(effect, SwapDomains)
        s.pop()
        if action == GAIN_GOLD:
            gain(s, self.seat, GOLD, effect.or_gold)
        else:
            s.push(
                Seizing(self.seat, self.user, self.card, self.power, self.step, action - GIVE, NONE)
            )

    def why_not(self, s: Elysium, action: i64) -> Refusal:
        if not GIVE <= action <= GIVE + CITIZEN:
            return self.otherwise(action)
        return why_not_given(s, self.seat, self.card, action - GIVE, LEVELS)


@mypyc_attr(free_list_len=1)
class Seizing(Ask):
    """Which card comes for it, and from whom."""

    def __init__(
        self, seat: i64, user: i64, card: i64, power: i64, step: i64, mine: i64, theirs: i64
    ) -> None:
        super().__init__(seat, user, card, power, step)
        self.mine = mine
        self.theirs = theirs  # NONE as long as it has not been chosen

    def args(self) -> list[int]:
        return [*super().args(), self.mine, self.theirs]

    def rule(self) -> str:
        return "R12"

    def particulars(self, s: Elysium) -> dict[str, int]:
        told = {"card": int(self.power), "card2": int(self.mine)}
        return told if self.theirs == NONE else {**told, "card3": int(self.theirs)}

    def _owners(self, s: Elysium, theirs: i64) -> list[int]:
        return [
            other
            for other in range(s.players)
            if other != self.seat
            and s.has(other, theirs)
            and can_swap(s, self.seat, self.mine, other, theirs)
        ]

    def legal(self, s: Elysium) -> list[int]:
        if self.theirs == NONE:
            return [SEIZE + theirs for theirs in seizable(s, self.seat, self.mine)]
        return [PLAYER + other for other in self._owners(s, self.theirs)]

    def choose(self, s: Elysium, action: i64) -> None:
        s.pop()
        if self.theirs == NONE:
            theirs = action - SEIZE
            s.push(
                Seizing(self.seat, self.user, self.card, self.power, self.step, self.mine, theirs)
            )
        else:
            swap_domains(s, self.seat, self.mine, action - PLAYER, self.theirs)

    def why_not(self, s: Elysium, action: i64) -> Refusal:
        if self.theirs != NONE:
            if not PLAYER <= action < PLAYER + s.players:
                return self.otherwise(action)
            other = int(action - PLAYER)
            if s.has(other, self.theirs) and s.stands(other, PROTECTED):
                return Refusal("R18", "protected", {"seat": other})
            return Refusal("R12", "not-theirs", {"seat": other, "card": int(self.theirs)})
        if not SEIZE <= action < SEIZE + CITIZEN:
            return self.otherwise(action)
        return self._why_not_seized(s, action - SEIZE)

    def _why_not_seized(self, s: Elysium, card: i64) -> Refusal:
        told = {"card": int(card)}
        owners = [o for o in range(s.players) if o != self.seat and s.has(o, card)]
        if not owners:
            return Refusal("R12", "in-no-domain", told)
        if s.deck.level[card] != s.deck.level[self.mine]:
            return Refusal("R12", "same-level", {**told, "level": s.deck.level[self.mine]})
        if not s.may_enter(self.seat, card):
            return why_no_entry(s, self.seat, card)
        if all(s.stands(owner, PROTECTED) for owner in owners):
            return Refusal("R18", "protected", {"seat": owners[0]})
        if any(s.has(owner, self.mine) for owner in owners):
            return Refusal("R6", "their-twin", {"card": int(self.mine)})
        return Refusal("R7", "their-no-return", {"card": int(self.mine)})


def swap_domains(s: Elysium, seat: i64, mine: i64, other: i64, theirs: i64) -> None:
    """R12: two cards change Domains as they lie; neither is taken."""
    my_ready = s.is_ready(seat, mine)
    their_ready = s.is_ready(other, theirs)
    s.leave(seat, mine)
    s.leave(other, theirs)
    s.bar(seat, mine)
    s.bar(other, theirs)
    s.enter(seat, theirs, their_ready)
    s.enter(other, mine, my_ready)
    s.tell(SWAPS, seat, other, mine, theirs)
