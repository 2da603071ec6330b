"""What powers do to the other players: presents, losses and demands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pantheon.core.refusal import Refusal
from pantheon.games.elysium.actions import DISCARD, GAIN_GOLD, GAIN_VP, LOSE, PLAYER
from pantheon.games.elysium.amounts import eleusis_cards
from pantheon.games.elysium.components import CITIZEN, GOLD, PROTECTED, VP
from pantheon.games.elysium.events import DISCARDS
from pantheon.games.elysium.powers import Ask, Effect, others
from pantheon.games.elysium.state import Elysium
from pantheon.games.elysium.tokens import gain, give, lose


class OthersGain(Effect):
    """Each other player gains so much; perhaps only who has enough Eleusis cards."""

    def __init__(self, what: int, amount: int, eleusis: int = 0) -> None:
        self.what: Final = what
        self.amount: Final = amount
        self.eleusis: Final = eleusis

    def use(self, s: Elysium, seat: i64, card: i64, power: i64, step: i64) -> None:
        for other in others(s, seat):
            if self.eleusis == 0 or eleusis_cards(s, other) >= self.eleusis:
                gain(s, other, self.what, self.amount)


class OthersGainByEleusis(Effect):
    """Each other player gains VP who has enough Eleusis cards, and gold who has not."""

    def __init__(self, eleusis: int, vp: int, gold: int) -> None:
        self.eleusis: Final = eleusis
        self.vp: Final = vp
        self.gold: Final = gold

    def use(self, s: Elysium, seat: i64, card: i64, power: i64, step: i64) -> None:
        for other in others(s, seat):
            if eleusis_cards(s, other) >= self.eleusis:
                gain(s, other, VP, self.vp)
            else:
                gain(s, other, GOLD, self.gold)


class OthersLose(Effect):
    """Each other player loses so much; R18: not who is protected."""

    def __init__(self, what: int, amount: int) -> None:
        self.what: Final = what
        self.amount: Final = amount

    def use(self, s: Elysium, seat: i64, card: i64, power: i64, step: i64) -> None:
        for other in others(s, seat):
            if not s.stands(other, PROTECTED):
                lose(s, other, self.what, self.amount)


# ---- each other player chooses


class OthersChooseGain(Effect):
    """Each other player gains gold or VP, as they like."""

    plain = False

    def __init__(self, gold: int, vp: int) -> None:
        self.gold: Final = gold
        self.vp: Final = vp

    def use(self, s: Elysium, seat: i64, card: i64, power: i64, step: i64) -> None:
        for other in reversed(others(s, seat)):
            s.push(Present(other, seat, card, power, step))


GOLD_OR_VP: Final = [GAIN_GOLD, GAIN_VP]


@mypyc_attr(free_list_len=1)
class Present(Ask):
    """Another player chooses what to gain."""

    def rule(self) -> str:
        return "R17"

    def legal(self, s: Elysium) -> list[int]:
        return GOLD_OR_VP

    def choose(self, s: Elysium, action: i64) -> None:
        effect = self.effect(s)
        assert isinstance(effect, OthersChooseGain)
        s.pop()
        if action == GAIN_GOLD:
            gain(s, self.seat, GOLD, effect.gold)
        else:
            gain(s, self.seat, VP, effect.vp)


class OthersDiscard(Effect):
    """Each other player discards a card from their Domain, of their choice.

    With `or_gold` they may lose so much gold instead, and lose what they have if they can do
    neither; with `else_vp` who has no card loses VP.
    """

    plain = False

    def __init__(self, or_gold: int = 0, else_vp: int = 0) -> None:
        self.or_gold: Final = or_gold
        self.else_vp: Final = else_vp

    def use(self, s: Elysium, seat: i64, card: i64, power: i64, step: i64) -> None:
        for other in reversed(others(s, seat)):
            s.push(Toll(other, seat, card, power, step))


@mypyc_attr(free_list_len=1)
class Toll(Ask):
    """R17: another player gives up a card, or gold."""

    def rule(self) -> str:
        return "R17"

    def legal(self, s: Elysium) -> list[int]:
        effect = self.effect(s)
        assert isinstance(effect, OthersDiscard)
        if s.stands(self.seat, PROTECTED):
            return []  # R18: skipped
        legal = [DISCARD + card for card in sorted(set(s.domain[self.seat]))]
        if effect.or_gold and s.gold[self.seat] >= effect.or_gold:
            legal.append(LOSE)
        return legal

    def resolve(self, s: Elysium) -> None:
        effect = self.effect(s)
        assert isinstance(effect, OthersDiscard)
        s.pop()
        if not s.stands(self.seat, PROTECTED):
            lose(s, self.seat, GOLD, effect.or_gold)
            lose(s, self.seat, VP, effect.else_vp)

    def choose(self, s: Elysium, action: i64) -> None:
        effect = self.effect(s)
        assert isinstance(effect, OthersDiscard)
        s.pop()
        if action == LOSE:
            lose(s, self.seat, GOLD, effect.or_gold)
        else:
            discard(s, self.seat, action - DISCARD)

    def why_not(self, s: Elysium, action: i64) -> Refusal:
        effect = self.effect(s)
        assert isinstance(effect, OthersDiscard)
        if DISCARD <= action <= DISCARD + CITIZEN:
            return Refusal("R11", "not-in-domain", {"card": int(action - DISCARD)})
        if action == LOSE and effect.or_gold:
            return Refusal("R17", "lose-gold", {"cost": effect.or_gold, "gold": s.gold[self.seat]})
        return self.otherwise(action)


def discard(s: Elysium, seat: i64, card: i64) -> None:
    """R11: a card leaves a Domain for the discard pile; a Citizen leaves the game unseen."""
    s.leave(seat, card)
    s.tell(DISCARDS, seat, card)
    if card != CITIZEN:
        s.discard.append(int(card))
        s.bar(seat, card)


# ---- the other player with the most


class MostGives(Effect):
    """The other player with the most of it gives the user so much; the user breaks ties."""

    plain = False

    def __init__(self, what: int, amount: int, needed: bool = False) -> None:
        self.what: Final = what
        self.amount: Final = amount
        self.needed: Final = needed  # R9: the power can be used only if there is such a player

    def can(self, s: Elysium, seat: i64, card: i64) -> bool:
        return not self.needed or len(with_most(s, seat, self.what)) > 0

    def use(self, s: Elysium, seat: i64, card: i64, power: i64, step: i64) -> None:
        s.push(Richest(seat, seat, card, power, step))


class MostLoses(Effect):
    """The other player with the most of it loses so much; the user breaks ties."""

    plain = False

    def __init__(self, what: int, amount: int) -> None:
        self.what: Final = what
        self.amount: Final = amount

    def use(self, s: Elysium, seat: i64, card: i64, power: i64, step: i64) -> None:
        s.push(Richest(seat, seat, card, power, step))


def with_most(s: Elysium, seat: i64, what: i64) -> list[int]:
    """R10: the other players with the most gold, VP or PP, as actions; not the protected."""
    best: i64 = 1
    found: list[int] = []
    tokens = s.tokens(what)
    for other in range(s.players):
        if other == seat or tokens[other] < best or s.stands(other, PROTECTED):
            continue
        if tokens[other] > best:
            best = tokens[other]
            found = []
        found.append(PLAYER + other)
    return found


@mypyc_attr(free_list_len=1)
class Richest(Ask):
    """R10: which of the players with the most is meant."""

    def rule(self) -> str:
        return "R10"

    def legal(self, s: Elysium) -> list[int]:
        effect = self.effect(s)
        if isinstance(effect, MostGives):
            return with_most(s, self.seat, effect.what)
        assert isinstance(effect, MostLoses)
        return with_most(s, self.seat, effect.what)

    def choose(self, s: Elysium, action: i64) -> None:
        effect = self.effect(s)
        other = action - PLAYER
        s.pop()
        if isinstance(effect, MostGives):
            give(s, other, self.seat, effect.what, effect.amount)
        else:
            assert isinstance(effect, MostLoses)
            lose(s, other, effect.what, effect.amount)

    def why_not(self, s: Elysium, action: i64) -> Refusal:
        if not PLAYER <= action < PLAYER + s.players:
            return self.otherwise(action)
        other = action - PLAYER
        if other == self.seat:
            return Refusal("R1", "not-yourself", {"card": int(self.power)})
        if s.stands(other, PROTECTED):
            return Refusal("R18", "protected", {"seat": int(other)})
        return Refusal("R10", "not-the-most", {"seat": int(other)})
