"""Cards that powers bring: from the Agora, the Oracle, the discard pile or the draw pile."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pantheon.core.refusal import Refusal
from pantheon.games.elysium.actions import AGORA, DECLINE, GAIN_GOLD, ORACLE, RECALL, USE
from pantheon.games.elysium.components import CITIZEN, GOLD, LEVELS, NONE
from pantheon.games.elysium.events import (
    DRAWS,
    DRAWS_TWIN,
    LEAVES_AGORA,
    RECALLS,
    SWAPS_ROWS,
    TAKES,
    TAKES_ORACLE,
    TO_ORACLE,
)
from pantheon.games.elysium.powers import Ask, Effect
from pantheon.games.elysium.state import Elysium
from pantheon.games.elysium.taking import can_draw, draw, lay, take
from pantheon.games.elysium.tokens import gain

# Where a card may come from.
FROM_AGORA: Final = 1
FROM_ORACLE: Final = 2
FROM_DISCARD: Final = 4


class Take(Effect):
    """Take a card, whatever its condition: from given places, up to a level.

    `may` lets the user decline, `or_gold` lets them gain gold instead.
    """

    plain = False

    def __init__(
        self, places: int, highest: int = LEVELS, may: bool = False, or_gold: int = NONE
    ) -> None:
        self.places: Final = places
        self.highest: Final = highest
        self.may: Final = may
        self.or_gold: Final = or_gold

    def can(self, s: Elysium, seat: i64, card: i64) -> bool:
        return self.may or self.or_gold != NONE or len(self.cards(s, seat)) > 0

    def cards(self, s: Elysium, seat: i64) -> list[int]:
        """The cards that can be taken, as actions in rising order."""
        found: list[int] = []
        if self.places & FROM_ORACLE:
            self._add(s, seat, s.oracle, ORACLE, found)
        if self.places & FROM_AGORA:
            self._add(s, seat, s.agora, AGORA, found)
        if self.places & FROM_DISCARD:
            self._add(s, seat, sorted(s.discard), RECALL, found)
        return found

    def _add(self, s: Elysium, seat: i64, row: list[int], base: i64, found: list[int]) -> None:
        before: i64 = NONE
        for card in row:
            if card != before and s.deck.level[card] <= self.highest and s.may_enter(seat, card):
                found.append(int(base + card))
            before = card

    def use(self, s: Elysium, seat: i64, card: i64, power: i64, step: i64) -> None:
        s.push(Fetching(seat, seat, card, power, step))


@mypyc_attr(free_list_len=1)
class Fetching(Ask):
    """Which card the user takes."""

    def _effect(self, s: Elysium) -> Take:
        effect = self.effect(s)
        assert isinstance(effect, Take)
        return effect

    def legal(self, s: Elysium) -> list[int]:
        effect = self._effect(s)
        legal = effect.cards(s, self.seat)
        if effect.or_gold != NONE:
            legal.append(GAIN_GOLD)
        if effect.may and legal:
            legal.append(DECLINE)
        return legal

    def choose(self, s: Elysium, action: i64) -> None:
        s.pop()
        if action == GAIN_GOLD:
            gain(s, self.seat, GOLD, self._effect(s).or_gold)
        elif action != DECLINE:
            fetch(s, self.seat, action)

    def why_not(self, s: Elysium, action: i64) -> Refusal:
        effect = self._effect(s)
        if not ORACLE <= action < USE:
            return self.otherwise(action)
        place = FROM_DISCARD if action >= RECALL else FROM_AGORA if action >= AGORA else FROM_ORACLE
        if not effect.places & place:
            return self.otherwise(action)
        row = row_of(s, action)
        card = action - (action // 89) * 89
        return why_not_from(s, self.seat, card, row, effect.highest)


def row_of(s: Elysium, action: i64) -> list[int]:
    """The row of cards that an action names a card of."""
    return s.discard if action >= RECALL else s.agora if action >= AGORA else s.oracle


def why_not_from(s: Elysium, seat: i64, card: i64, row: list[int], highest: i64) -> Refusal:
    """Why a card cannot be taken from a row by a power."""
    told = {"card": int(card)}
    if card not in row:
        return Refusal("R9", "not-there", told)
    if s.deck.level[card] > highest:
        return Refusal("R9", "level-too-high", {**told, "level": int(highest)})
    return why_no_entry(s, seat, card)


def why_no_entry(s: Elysium, seat: i64, card: i64) -> Refusal:
    """R6, R7: why a card may not come into a Domain by a power."""
    told = {"card": int(card)}
    return Refusal("R6", "twin", told) if s.has(seat, card) else Refusal("R7", "no-return", told)


def fetch(s: Elysium, seat: i64, action: i64) -> None:
    """Take a card from the place that the action names."""
    if action >= RECALL:
        card = action - RECALL
        s.discard.remove(card)
        s.tell(RECALLS, seat, card)
    elif action >= AGORA:
        card = action - AGORA
        s.agora.remove(card)
        s.tell(TAKES, seat, card)
    else:
        card = action - ORACLE
        s.oracle.remove(card)
        s.tell(TAKES_ORACLE, seat, card)
    take(s, seat, card)


class DrawAndTake(Effect):
    """Draw the top card of the draw pile and take it; a twin is discarded (R6)."""

    plain = False

    def use(self, s: Elysium, seat: i64, card: i64, power: i64, step: i64) -> None:
        drawn = draw(s)
        if drawn == NONE:
            return
        if s.may_enter(seat, drawn):
            s.tell(DRAWS, seat, drawn)
            take(s, seat, drawn)
        else:
            s.tell(DRAWS_TWIN, seat, drawn)
            s.discard.append(int(drawn))


# ---- the Oracle


class AddToOracle(Effect):
    """Add top cards of the draw pile to the Oracle; perhaps gain their levels in gold (R19)."""

    def __init__(self, cards: int, gold: bool = False) -> None:
        self.cards: Final = cards
        self.gold: Final = gold

    def can(self, s: Elysium, seat: i64, card: i64) -> bool:
        return not self.gold or can_draw(s)

    def use(self, s: Elysium, seat: i64, card: i64, power: i64, step: i64) -> None:
        for _ in range(self.cards):
            drawn = draw(s)
            if drawn == NONE:
                return
            lay(s.oracle, drawn)
            s.tell(TO_ORACLE, drawn)
            if self.gold:
                gain(s, seat, GOLD, s.deck.level[drawn])


class SwapRows(Effect):
    """The user may swap an Oracle card with an Agora card."""

    plain = False

    def use(self, s: Elysium, seat: i64, card: i64, power: i64, step: i64) -> None:
        s.push(Lowering(seat, seat, card, power, step))


@mypyc_attr(free_list_len=1)
class Lowering(Ask):
    """Which Oracle card comes into the Agora, if any."""

    def legal(self, s: Elysium) -> list[int]:
        if not s.agora or not s.oracle:
            return []
        legal = []
        for card in sorted(set(s.oracle)):
            if len(s.agora) > s.agora.count(card):  # R12: never for its own design
                legal.append(ORACLE + card)
        if legal:
            legal.append(DECLINE)
        return legal

    def choose(self, s: Elysium, action: i64) -> None:
        s.pop()
        if action != DECLINE:
            s.push(Raising(self.seat, self.user, self.card, self.power, self.step, action - ORACLE))

    def why_not(self, s: Elysium, action: i64) -> Refusal:
        if not ORACLE <= action < ORACLE + CITIZEN:
            return self.otherwise(action)
        card = int(action - ORACLE)
        if card in s.oracle:
            return Refusal("R12", "own-design", {"card": card})
        return Refusal("R19", "not-at-oracle", {"card": card})


@mypyc_attr(free_list_len=1)
class Raising(Ask):
    """Which Agora card goes to the Oracle for it."""

    def __init__(
        self, seat: i64, user: i64, card: i64, power: i64, step: i64, lowered: i64
    ) -> None:
        super().__init__(seat, user, card, power, step)
        self.lowered = lowered

    def args(self) -> list[int]:
        return [*super().args(), self.lowered]

    def particulars(self, s: Elysium) -> dict[str, int]:
        return {"card": int(self.power), "card2": int(self.lowered)}

    def legal(self, s: Elysium) -> list[int]:
        return [AGORA + card for card in sorted(set(s.agora)) if card != self.lowered]

    def choose(self, s: Elysium, action: i64) -> None:
        raised = action - AGORA
        s.pop()
        s.oracle.remove(self.lowered)
        s.agora.remove(raised)
        lay(s.oracle, raised)
        lay(s.agora, self.lowered)
        s.tell(SWAPS_ROWS, self.seat, self.lowered, raised)

    def why_not(self, s: Elysium, action: i64) -> Refusal:
        if not AGORA <= action < AGORA + CITIZEN:
            return self.otherwise(action)
        card = int(action - AGORA)
        if card in s.agora:
            return Refusal("R12", "own-design", {"card": card})
        return Refusal("R9", "not-there", {"card": card})


# ---- the Agora


class DiscardFromAgora(Effect):
    """The user may discard cards from the Agora, up to a number, for gold each."""

    plain = False

    def __init__(self, most: int, gold: int) -> None:
        self.most: Final = most
        self.gold: Final = gold

    def use(self, s: Elysium, seat: i64, card: i64, power: i64, step: i64) -> None:
        if self.most > 0:
            s.push(Swallowing(seat, seat, card, power, step, self.most))


@mypyc_attr(free_list_len=1)
class Swallowing(Ask):
    """Which Agora card goes, if any; so many may still go."""

    def __init__(self, seat: i64, user: i64, card: i64, power: i64, step: i64, left: i64) -> None:
        super().__init__(seat, user, card, power, step)
        self.left = left

    def args(self) -> list[int]:
        return [*super().args(), self.left]

    def particulars(self, s: Elysium) -> dict[str, int]:
        return {"card": int(self.power), "left": int(self.left)}

    def legal(self, s: Elysium) -> list[int]:
        if not s.agora:
            return []
        return [*[AGORA + card for card in sorted(set(s.agora))], DECLINE]

    def choose(self, s: Elysium, action: i64) -> None:
        effect = self.effect(s)
        assert isinstance(effect, DiscardFromAgora)
        s.pop()
        if action == DECLINE:
            return
        card = action - AGORA
        s.agora.remove(card)
        s.discard.append(int(card))
        s.tell(LEAVES_AGORA, card)
        gain(s, self.seat, GOLD, effect.gold)
        if self.left > 1:
            s.push(
                Swallowing(self.seat, self.user, self.card, self.power, self.step, self.left - 1)
            )

    def why_not(self, s: Elysium, action: i64) -> Refusal:
        if AGORA <= action < AGORA + CITIZEN:
            return Refusal("R9", "not-there", {"card": int(action - AGORA)})
        return self.otherwise(action)
