"""A race so far, told again: who played what, where the creatures stood, what was still to come."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pantheon.games.derby.prospects import DOUBT, FINISHED, PUSH, SURE, TRICK, Odds, drawn_of
from pantheon.games.derby.state import Derby

UNSEEN_DOUBT: Final = DOUBT + 2.0  # about a card that a player does not see, squared
NEVER: Final = 1000  # a turn that does not come


class Past:
    """The turns of a race that are over; none with powers, which change cards and moves (D9)."""

    def __init__(self, g: Derby) -> None:
        self.turns: i64 = 0
        self.third: i64 = NEVER  # the turn before which the third bets were placed (D4.2)
        # by turn
        self.movers: Final[list[int]] = []
        self.first: Final[list[int]] = []  # cards as in Derby.played
        self.second: Final[list[int]] = []
        self.tricked: Final[list[int]] = []  # whether the first was a dirty trick (D3.3)
        # by turn and creature, before the turn
        self.space: Final[list[int]] = [0] * 6  # where they stood; those in the goal far beyond
        self.against: Final[list[int]] = [0] * 6  # cards in the Zeus pile
        self._finished: i64 = 0
        if g.game.options["powers"] == "off":
            self._tell(g)
        elif g.third:
            self.third = 0

    def _tell(self, g: Derby) -> None:
        tricks = g.zeus + g.drawn
        for place in range(0, len(g.played) - 1, 2):
            self._add_turn(g, g.played[place], g.played[place + 1], tricks)
        if g.third and self.third == NEVER:
            self.third = self.turns  # D4.3

    def _add_turn(self, g: Derby, first: int, second: int, tricks: list[int]) -> None:
        """D3.1: a card from each of two holders, between which the player sits."""
        designs = g.deck.designs
        kinds = g.values.kinds
        card = first % designs
        trick = card in tricks
        here = first // designs
        there = second // designs
        self.movers.append(here if there == g.holder(here, 1) else there)
        self.first.append(first)
        self.second.append(second)
        self.tricked.append(1 if trick else 0)
        self.space.extend(self.space[-6:])
        self.against.extend(self.against[-6:])
        self.turns += 1
        spaces = g.values.fast[card % kinds]
        if trick:
            tricks.remove(card)
            spaces += g.values.bonus[card % kinds]
            self.against[self.turns * 6 + card // kinds] += 1
        self._move(g, card // kinds, spaces)
        card = second % designs
        self._move(g, card // kinds, g.values.slow[card % kinds])

    def _move(self, g: Derby, creature: i64, spaces: i64) -> None:
        place = self.turns * 6 + creature
        if self.space[place] > g.values.last_space:
            return
        self.space[place] += spaces
        if self.third == NEVER and self.space[place] >= g.values.line:  # D4.1
            self.third = self.turns
        if self.space[place] > g.values.last_space:  # D3.5
            self.space[place] = int(FINISHED) - self._finished
            self._finished += 1

    def is_finished(self, turn: i64, creature: i64) -> bool:
        """Whether a creature had crossed the finish line before a turn (D3.5)."""
        return self.space[turn * 6 + creature] > int(FINISHED) - 6


class Table:
    """What the cards of a guess that are still to be played will do, by where they are.

    A row for every holder, one for the cards that were not dealt, and one for all together.
    """

    def __init__(self, g: Derby) -> None:
        rows = g.players + 2
        self._g: Final = g
        self._all: Final[i64] = g.players + 1
        # by row and creature
        self.cards: Final = [0] * (6 * rows)
        self.tricks: Final = [0] * (6 * rows)
        self._steps: Final = [0] * (6 * rows)  # fast and slow values
        self._gaps: Final = [0] * (6 * rows)  # the difference between them
        self._bonus: Final = [0] * (6 * rows)
        self._left: Final = [0] * rows  # cards, by row
        for holder in range(g.players):
            for card in g.holders[holder]:
                self._add(holder, card, 1)
        for card in g.undealt:
            self._add(g.players, card, 1)
        for key in g.played:
            self._add(key // g.deck.designs, key % g.deck.designs, 1)

    def take(self, key: i64) -> None:
        """A card leaves its holder."""
        designs: i64 = self._g.deck.designs
        self._add(key // designs, key % designs, -1)

    def _add(self, row: i64, card: i64, count: i64) -> None:
        values = self._g.values
        kinds: i64 = values.kinds
        creature = card // kinds
        kind = card - creature * kinds
        fast: i64 = values.fast[kind]
        slow: i64 = values.slow[kind]
        bonus: i64 = values.bonus[kind]
        self._left[row] += count
        place = row * 6 + creature
        total = self._all * 6 + creature
        for where in (place, total):
            self.cards[where] += count
            self._steps[where] += count * (fast + slow)
            self._gaps[where] += count * (fast - slow)
            if bonus:
                self.tricks[where] += count
                self._bonus[where] += count * bonus

    def near(self, rows: list[int], other: i64, creature: i64) -> i64:
        """Of one of the lists: what is beside a player."""
        g = self._g
        left: i64 = rows[g.holder(other, 0) * 6 + creature]
        right: i64 = rows[g.holder(other, 1) * 6 + creature]
        return left + right

    def seen_by(self, past: Past, other: i64, turn: i64, wish: i64) -> Odds:
        """The race as a player sees it coming: their holders, and the average of all the rest.

        `wish` are the creatures that they want in front and at the back, as in `wills`.
        """
        g = self._g
        odds = Odds()
        share = self._share(other)
        pile = float(g.protections)
        guilt: list[float] = []  # by creature: cards that are or may come into the Zeus pile
        for creature in range(6):
            against = float(past.against[turn * 6 + creature])
            if past.is_finished(turn, creature):
                odds.ends.append(float(past.space[turn * 6 + creature]))
                odds.doubts.append(SURE)
            else:
                total = self._all * 6 + creature
                cards = self.near(self.cards, other, creature)
                steps = self.near(self._steps, other, creature)
                bonus = self.near(self._bonus, other, creature)
                tricks = self.near(self.tricks, other, creature)
                end = 0.5 * mixed(steps, self._steps[total], share)
                end += TRICK * mixed(bonus, self._bonus[total], share)
                will = float((wish >> creature & 1) - (wish >> creature + 6 & 1))
                end += PUSH * will * float(self.near(self._gaps, other, creature))
                odds.ends.append(float(past.space[turn * 6 + creature]) + end)
                unseen = share * float(self.cards[total] - cards)
                odds.doubts.append(SURE + DOUBT * float(cards) + UNSEEN_DOUBT * unseen)
                against += TRICK * mixed(tricks, self.tricks[total], share)
            guilt.append(against)
            pile += against
        for creature in range(6):
            odds.out.append(drawn_of(pile, guilt[creature]))
        return odds

    def _share(self, other: i64) -> float:
        """Of the cards that a player does not see, the part that is in play."""
        g = self._g
        dealt: i64 = 0
        for holder in range(g.players):
            if not g.sees(other, holder):
                dealt += self._left[holder]
        rest = dealt + self._left[g.players]
        return float(dealt) / float(rest) if rest else 0.0


def mixed(seen: i64, total: i64, share: float) -> float:
    """What is seen, and the share of the rest."""
    return float(seen) + share * float(total - seen)
