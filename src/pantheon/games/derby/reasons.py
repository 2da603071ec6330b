"""Reading the others: what they do tells of cards that they see and one does not see oneself.

A player is taken to bet on what looks good from their chair, and to play what helps their bets. In
a guess where that is so they explain themselves; where it is not, the guess is a poor one.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from pantheon.core.chance import Chance
from pantheon.games.derby.bets import Bet
from pantheon.games.derby.components import NONE
from pantheon.games.derby.past import Past, Table
from pantheon.games.derby.prospects import HOPE, TRICK, Odds, wills, worth
from pantheon.games.derby.state import Derby
from pantheon.games.derby.turns import Turn

SENSE: Final = 2.0  # how much likelier a bet is for each point that it promises: e to this power
EAGER: Final = 4.0  # the same for a card that is played
NUDGE: Final = 1.0  # spaces by which a creature is moved in thought, to see what they are worth
RISK: Final = 0.13  # how much likelier a dirty trick makes it that its creature is disqualified
SPARED: Final = -TRICK / (1.0 - TRICK)  # of that, what a trick does that was feared and not used
FAIR: Final = 40.0  # about as many as there are ways to play a turn, to keep numbers near 1
NOTHING_LIKED: Final = 1e-12  # no guess is quite impossible
FINE: Final = 1 << 20  # steps into which chances are cut


def explain(g: Derby, seat: int, chance: Chance) -> float:
    """How likely it is that the others did what they did; their hidden bets are drawn again."""
    draws = isinstance(g.frame, (Bet, Turn)) and not g.taken_back  # no power in between
    story = Story(g, seat, chance if draws else None)
    likely = 1.0
    for by_seat in story.tell((1 << g.players) - 1 & ~(1 << seat)):
        likely *= by_seat
    return likely


class Story:
    """What the others did in a race, told again from their chairs with the cards of a guess.

    With `chance` the bet cards that the seat does not know are drawn by what they promise.
    """

    def __init__(self, g: Derby, seat: int, chance: Chance | None) -> None:
        self._g: Final = g
        self._seat: Final = seat
        self._chance: Final = chance
        self._past: Final = Past(g)

    def tell(self, who: i64) -> list[float]:
        """How likely all is that some players (a mask) did, by seat."""
        g = self._g
        past = self._past
        table = Table(g)
        likely = [1.0] * g.players
        if self._chance is not None:
            self._take_back(who)
        for turn in range(past.turns + 1):
            if turn == 0 or turn == past.third:
                for other in range(g.players):
                    if who >> other & 1:
                        likely[other] *= self._bets(table, other, turn)
            if turn < past.turns:
                mover: i64 = past.movers[turn]
                if who >> mover & 1:
                    likely[mover] *= self._plays(table, mover, turn)
                table.take(past.first[turn])
                table.take(past.second[turn])
        return likely

    def _take_back(self, who: i64) -> None:
        """The bet cards that the seat does not know go back to their hands, to be drawn again."""
        g = self._g
        for index in range(3 * g.players):
            hidden = g.bet[index] != NONE and not g.knows_bet(self._seat, index)
            if hidden and who >> index // 3 & 1:
                g.hand[index // 3 * 7 + g.bet[index]] += 1

    def _bets(self, table: Table, other: i64, turn: i64) -> float:
        """How likely the bets are that a player placed before a turn (D2.1, D4.2)."""
        g = self._g
        begin: i64 = other * 3 + (0 if turn == 0 else 2)
        until: i64 = other * 3 + (3 if turn == self._past.third else 2)
        if g.backed[begin] == NONE:
            return 1.0
        reasons = Reasons(g, other, table.seen_by(self._past, other, turn, 0))
        likely = 1.0
        for index in range(begin, until):
            if g.backed[index] == NONE:
                continue
            if self._chance is None:
                likely *= reasons.for_bet(index)
                continue
            likely *= reasons.for_token(index)
            if not g.knows_bet(self._seat, int(index)):
                reasons.draw(index, self._chance)
        return likely

    def _plays(self, table: Table, mover: i64, turn: i64) -> float:
        """D3.1: how likely a turn is, the best card first and then the best of the other holder."""
        g = self._g
        past = self._past
        wishes = Wishes(g, table, past, mover, turn)
        designs: i64 = g.deck.designs
        first: i64 = past.first[turn]
        second: i64 = past.second[turn]
        here = first // designs
        there = second // designs
        fast = wishes.of_all_fast(g.holders[here]) + wishes.of_all_fast(g.holders[there])
        slow = wishes.of_all_slow(g.holders[there])
        for place in range(2 * turn, len(g.played)):  # what was still in the holders then
            key: i64 = g.played[place]
            holder = key // designs
            if holder in (here, there):
                fast += wishes.of_fast(key % designs)
            if holder == there:
                slow += wishes.of_slow(key % designs)
        chosen = wishes.of_move(first % designs, past.tricked[turn] == 1)
        return FAIR * chosen / fast * wishes.of_slow(second % designs) / slow


class Wishes:
    """How much a player would have liked to play each card, by what it does for their bets."""

    def __init__(self, g: Derby, table: Table, past: Past, mover: i64, turn: i64) -> None:
        self._values: Final = g.values
        self._pull: Final = [0.0] * 6  # by creature: the liking for a space forward
        self._harm: Final = [0.0] * 6  # by creature: the liking for a dirty trick
        odds = table.seen_by(past, mover, turn, wills(g, mover))
        begin: i64 = mover * 3
        until: i64 = begin + (3 if turn >= past.third else 2)
        now = worth(g, odds, begin, until)
        for creature in range(6):
            if past.is_finished(turn, creature) or not table.near(table.cards, mover, creature):
                continue
            end = odds.ends[creature]
            odds.ends[creature] = end + NUDGE
            self._pull[creature] = EAGER * (worth(g, odds, begin, until) - now)
            odds.ends[creature] = end
            if table.near(table.tricks, mover, creature):
                out = odds.out[creature]
                odds.out[creature] = min(1.0, out + RISK)
                self._harm[creature] = EAGER * (worth(g, odds, begin, until) - now)
                odds.out[creature] = out

    def of_move(self, card: i64, trick: bool) -> float:
        """D3.2, D3.3: the liking for a card as the first one, with its dirty trick or without."""
        values = self._values
        creature = card // values.kinds
        kind: i64 = card - creature * values.kinds
        bonus: i64 = values.bonus[kind]
        further = 0.5 * float(values.fast[kind] - values.slow[kind])  # than was to be expected
        if bonus == 0:
            return exp(further * self._pull[creature])
        if trick:
            further += (1.0 - TRICK) * float(bonus)
            return exp(further * self._pull[creature] + self._harm[creature])
        further -= TRICK * float(bonus)
        return exp(further * self._pull[creature] + SPARED * self._harm[creature])

    def of_fast(self, card: i64) -> float:
        """The liking for a card as the first one in every way."""
        liking = self.of_move(card, False)
        return liking + self.of_move(card, True) if self._values.tricks[card] else liking

    def of_slow(self, card: i64) -> float:
        """D3.2: the liking for a card as the second one."""
        values = self._values
        creature = card // values.kinds
        kind: i64 = card - creature * values.kinds
        bonus: i64 = values.bonus[kind]
        further = 0.5 * float(values.slow[kind] - values.fast[kind])
        if bonus == 0:
            return exp(further * self._pull[creature])
        further -= TRICK * float(bonus)
        return exp(further * self._pull[creature] + SPARED * self._harm[creature])

    def of_all_fast(self, cards: list[int]) -> float:
        """The liking for any of some cards as the first one."""
        liking = 0.0
        for card in cards:
            liking += self.of_fast(card)
        return liking

    def of_all_slow(self, cards: list[int]) -> float:
        """The liking for any of some cards as the second one."""
        liking = 0.0
        for card in cards:
            liking += self.of_slow(card)
        return liking


class Reasons:
    """How much a player likes every bet, by the odds as they see them."""

    def __init__(self, g: Derby, other: i64, odds: Odds) -> None:
        self._g: Final = g
        self.other: Final[i64] = other
        self.likes: Final[list[float]] = []  # by bet card and creature; none for cards they lack
        self._tokens: Final = [0.0] * 6  # by creature, with any card
        for card in range(7):
            there = g.hand[other * 7 + card] > 0 or card in g.bet[other * 3 : other * 3 + 3]
            wins: i64 = g.values.bet_wins[card]
            points = float(g.values.bet_points[card])
            for creature in range(6):
                like = 0.0
                if there:
                    like = exp(SENSE * (odds.chance(creature, wins) - HOPE[card]) * points)
                self.likes.append(like)
                self._tokens[creature] += like

    def for_token(self, index: i64) -> float:
        """How likely a bet on its creature is, with any card, 1 being as likely as by chance."""
        return self._tokens[self._g.backed[index]] / self._average(index)

    def for_bet(self, index: i64) -> float:
        """How likely a bet on its creature is, with the very card of the guess."""
        like = self.likes[self._g.bet[index] * 6 + self._g.backed[index]]
        return like / self._average(index)

    def _average(self, index: i64) -> float:
        """D2.3: the liking for a creature on which they have no bet yet."""
        total = NOTHING_LIKED
        for creature in range(6):
            total += self._tokens[creature]
        first: i64 = self.other * 3
        for before in range(first, index):
            total -= self._tokens[self._g.backed[before]]
        return total / float(6 - (index - first))

    def draw(self, index: i64, chance: Chance) -> None:
        """D2.2: draw the hidden card of a bet again, one that promises more rather."""
        g = self._g
        first: i64 = self.other * 7
        creature: i64 = g.backed[index]
        total = 0.0
        drawn: i64 = 0
        for card in range(7):
            count: i64 = g.hand[first + card]
            if count > 0:
                weight = self.likes[card * 6 + creature] * float(count)
                total += weight
                if float(chance.below(FINE)) * total < weight * float(FINE):
                    drawn = card
        g.bet[index] = int(drawn)
        g.hand[first + drawn] -= 1
