"""Reading the others: their tokens tell of cards that they see and one does not see oneself.

A player is taken to bet on what looks good from their chair before the race begins. In a guess
where the tokens lie well, they explain themselves; where they lie badly, the guess is a poor one.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from pantheon.core.chance import Chance
from pantheon.games.derby.bets import Bet
from pantheon.games.derby.components import NONE
from pantheon.games.derby.prospects import DOUBT, HOPE, TRICK, Forecast
from pantheon.games.derby.state import Derby
from pantheon.games.derby.turns import Turn

SENSE: Final = 2.0  # how much likelier a bet is for each point that it promises: e to this power
UNSEEN_DOUBT: Final = DOUBT + 2.0  # about a card that a player does not see, squared
FINE: Final = 1 << 20  # steps into which chances are cut


def explain(g: Derby, seat: int, chance: Chance) -> float:
    """D2.2: how likely the open tokens are; the hidden bet cards are drawn by their promise."""
    likely = 1.0
    redrawn = isinstance(g.frame, (Bet, Turn)) and not g.taken_back  # no power in between
    for other in range(g.players):
        if other == seat or g.backed[other * 3] == NONE:
            continue
        reasons = Reasons(g, other)
        for index in range(other * 3, other * 3 + 2):  # the third bet comes later
            if g.backed[index] != NONE:
                likely *= reasons.for_token(g.backed[index])
        if redrawn:
            reasons.draw_bets(g, seat, chance)
    return likely


class Reasons:
    """How much a player likes every bet, by what they see before the race begins."""

    def __init__(self, g: Derby, other: i64) -> None:
        self.other: Final[i64] = other
        self.likes: Final[list[float]] = []  # by bet card and creature; none for cards they lack
        self._total = 0.0
        race = outlook(g, other)
        for card in range(7):
            there = g.hand[other * 7 + card] > 0 or card in g.bet[other * 3 : other * 3 + 3]
            wins: i64 = g.values.bet_wins[card]
            points = float(g.values.bet_points[card])
            for creature in range(6):
                promise = (race.chance(creature, wins) - HOPE[card]) * points
                like = exp(SENSE * promise) if there else 0.0
                self.likes.append(like)
                self._total += like

    def for_token(self, creature: i64) -> float:
        """How likely a bet on a creature is, with any card, 1 being as likely as by chance."""
        found = 0.0
        for card in range(7):
            found += self.likes[card * 6 + creature]
        return 6.0 * found / self._total

    def draw_bets(self, g: Derby, seat: int, chance: Chance) -> None:
        """Draw the bet cards that a seat does not know, those that promise more rather."""
        other = self.other
        hidden = [
            index
            for index in range(int(other) * 3, int(other) * 3 + 3)
            if g.bet[index] != NONE and not g.knows_bet(seat, index)
        ]
        for index in hidden:
            g.hand[other * 7 + g.bet[index]] += 1
        for index in hidden:
            card = self._draw(g, g.backed[index], chance)
            g.bet[index] = card
            g.hand[other * 7 + card] -= 1

    def _draw(self, g: Derby, creature: i64, chance: Chance) -> int:
        total = 0.0
        drawn = 0
        for card in range(7):
            count: i64 = g.hand[self.other * 7 + card]
            if count > 0:
                weight = self.likes[card * 6 + creature] * float(count)
                total += weight
                if float(chance.below(FINE)) * total < weight * float(FINE):
                    drawn = card
        return drawn


def outlook(g: Derby, other: i64) -> Forecast:
    """The race as a player sees it coming: their two holders, and the average of all the rest."""
    start = g.copy()
    start.space = [0] * 6
    start.arrived = [0] * 6
    start.zeus = []
    start.bet = [NONE] * len(g.bet)
    start.backed = start.bet
    designs: i64 = g.deck.designs
    rest = Rest(g)
    dealt = 0.0
    for holder in range(g.players):
        if not g.sees(other, holder):
            rest.add(g.holders[holder])
            start.holders[holder] = []
            dealt += float(g.values.holder_size)
    for key in g.played:
        holder = key // designs
        card = key % designs
        if g.sees(other, holder):
            start.holders[holder].append(card)
        else:
            rest.add([card])
    rest.add(g.undealt)
    race = Forecast(start)
    share = dealt / (dealt + float(len(g.undealt)))  # of the rest that is in play
    for creature in range(6):
        race.ends[creature] += share * rest.spaces[creature]
        race.doubts[creature] += share * UNSEEN_DOUBT * rest.cards[creature]
    return race


class Rest:
    """Cards that a player does not see: how many of each creature, and how far they go."""

    def __init__(self, g: Derby) -> None:
        self._values: Final = g.values
        self.cards: Final = [0.0] * 6
        self.spaces: Final = [0.0] * 6

    def add(self, cards: list[int]) -> None:
        """Count some more."""
        values = self._values
        for card in cards:
            creature = card // values.kinds
            kind = card % values.kinds
            self.cards[creature] += 1.0
            self.spaces[creature] += 0.5 * float(values.fast[kind] + values.slow[kind])
            self.spaces[creature] += TRICK * float(values.bonus[kind])
