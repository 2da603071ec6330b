"""What a position is worth to a player: the points to expect at the end of the game.

A race in progress is judged like this: every creature has a space where it will probably come to
stand, and a doubt about it; from both follow the chances of every bet, also against Zeus.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from pantheon.games.derby.components import NONE, PROTECTION
from pantheon.games.derby.races import RACES
from pantheon.games.derby.state import Derby
from pantheon.games.derby.values import DISQUALIFIED
from pantheon.games.derby.windows import Target

# The places that bet cards name, as masks.
FIRST: Final = 0b000001
SECOND: Final = 0b000010
THIRD: Final = 0b000100
NEXT_TO_LAST: Final = 0b001000
LAST: Final = 0b010000
FRONT: Final = FIRST | SECOND | THIRD
BACK: Final = NEXT_TO_LAST | LAST
OUT: Final = 1 << DISQUALIFIED

# How cards are played: half of them fast and half of them slow (D3.1), with a will behind it.
PUSH: Final = 0.15  # how much likelier a card is played fast for a bet beside it that wants so
TRICK: Final = 0.4  # how likely the bonus of a dirty-trick card is used
DOUBT: Final = 1.5  # how far, squared, a card in a holder may take a creature off its way
SURE: Final = 1e-9  # the doubt about creatures that move no more
ARRIVAL: Final = 0.002  # of a space: the later arrival is ahead (D3.4)
FINISHED: Final = 1000.0  # beyond all spaces (D3.5)
NORMAL: Final = 1.702  # makes the logistic curve nearly the normal one
CERTAIN: Final = 30.0  # so far out on the curve that nothing is left of the doubt

# How likely a bet card pays that is still in the hand: it will be placed where it looks good.
HOPE: Final = [0.67, 0.60, 0.52, 0.75, 0.60, 0.52, 0.40]
NO_CARD: Final = 1000.0  # worth more than every card

POWER: Final = 0.5  # points that an unused power card is worth in the first race
AIM: Final = 0.9  # points that a power is worth whose target is being chosen

# Six numbers in one, for speed: so many bits for each creature, enough for all its nine cards.
LANE: Final = 10
ONE_LANE: Final = (1 << LANE) - 1
UNIT: Final = [1 << creature * LANE for creature in range(6)]  # mypyc shifts literals as C ints


def expected(s: Derby) -> list[float]:
    """The points that each seat may expect at the end."""
    found = [float(points) for points in s.score]
    if s.over:
        return found
    race = Forecast(s)
    frame = s.frame
    for seat in range(s.players):
        points = in_hand(s, seat)
        if s.unused:
            points += of_powers(s, seat)
        if isinstance(frame, Target) and frame.seat == seat:
            points += AIM
        found[seat] += points + of_bets(s, seat, race)
    return found


# ---- what will be used later


def in_hand(s: Derby, seat: i64) -> float:
    """What the bet cards in the hand will bring: all but two, as there are nine bets for eleven."""
    total = 0.0
    least = NO_CARD
    second = NO_CARD
    for card in range(7):
        count: i64 = s.hand[seat * 7 + card]
        if count == 0:
            continue
        worth = HOPE[card] * float(s.values.bet_points[card])
        total += worth * float(count)
        if worth < least:
            second = worth if count > 1 else least
            least = worth
        elif worth < second:
            second = worth
    return total - least - second if second < NO_CARD else 0.0


def of_powers(s: Derby, seat: i64) -> float:
    """D9.1: each power can be used once, so that it should not go for little."""
    if s.gods[seat] == NONE:
        return 0.0
    left = s.unused >> (s.gods[seat] * 3)
    count = (left & 1) + (left >> 1 & 1) + (left >> 2 & 1)
    return POWER * float(count) * float(RACES + 1 - s.race) / float(RACES)


# ---- the race


def of_bets(s: Derby, seat: i64, race: Forecast) -> float:
    """D7.1: what the bets of a seat on the table will pay."""
    return worth(s, race, seat * 3, seat * 3 + 3)


def worth(s: Derby, odds: Odds, begin: i64, until: i64) -> float:
    """D7.1: what some bets will pay."""
    points = 0.0
    for index in range(begin, until):
        creature: i64 = s.backed[index]
        if creature != NONE:
            card: i64 = s.bet[index]
            chance = odds.chance(creature, s.values.bet_wins[card])
            points += chance * float(s.values.bet_points[card])
    return points


class Odds:
    """Where the creatures will come to stand, by creature, and whom Zeus will disqualify."""

    def __init__(self) -> None:
        self.ends: Final[list[float]] = []  # on which space
        self.doubts: Final[list[float]] = []  # variances
        self.out: Final[list[float]] = []  # chances of being disqualified

    def chance(self, creature: i64, wins: i64) -> float:
        """The chance that a creature comes to one of the places (a mask) that a bet names."""
        # The chances that none, one or two of those that stay in the standings (D6.2) are ahead,
        first = 1.0
        second = 0.0
        third = 0.0
        # and that none or one of them is behind.
        last = 1.0
        next_to_last = 0.0
        for other in range(6):
            if other == creature:
                continue
            stays = 1.0 - self.out[other]
            lead = self.ends[other] - self.ends[creature]
            ahead = lasts(lead, self.doubts[other] + self.doubts[creature]) * stays
            behind = stays - ahead
            third += (second - third) * ahead
            second += (first - second) * ahead
            first -= first * ahead
            next_to_last += (last - next_to_last) * behind
            last -= last * behind
        chance = 0.0
        if wins & FIRST:
            chance += first
        if wins & SECOND:
            chance += second
        if wins & THIRD:
            chance += third
        if wins & NEXT_TO_LAST:
            chance += next_to_last
        if wins & LAST:
            chance += last
        out = self.out[creature]
        chance *= 1.0 - out
        return chance + out if wins & OUT else chance


class Forecast(Odds):
    """The odds of a race, by all that is on the table."""

    def __init__(self, s: Derby) -> None:
        super().__init__()
        # Of all cards still to be played, a lane for each creature:
        self._steps: i64 = 0  # fast and slow values
        self._forward: i64 = 0  # the difference between them, for each bet that wants it fast
        self._backward: i64 = 0  # and for each bet that wants it slow
        self._cards: i64 = 0
        self._tricks: i64 = 0
        self._bonus: i64 = 0
        self._look_into_holders(s)
        self._see_ends(s)
        if s.drawn:
            self._see_judgement(s)
        else:
            self._fear_judgement(s)

    def _look_into_holders(self, s: Derby) -> None:
        kinds: i64 = s.values.kinds
        fast = s.values.fast
        slow = s.values.slow
        bonus = s.values.bonus
        here = wills(s, 0)
        for holder in range(s.players):
            there = wills(s, (holder + 1) % s.players)
            for card_here in s.holders[holder]:
                card: i64 = card_here
                creature = card // kinds
                kind = card - creature * kinds
                unit: i64 = UNIT[creature]
                least: i64 = slow[kind]
                most: i64 = fast[kind]
                extra: i64 = bonus[kind]
                self._steps += (most + least) * unit
                self._cards += unit
                ahead = (here >> creature & 1) + (there >> creature & 1)
                behind = (here >> creature + 6 & 1) + (there >> creature + 6 & 1)
                self._forward += (most - least) * ahead * unit
                self._backward += (most - least) * behind * unit
                if extra:
                    self._tricks += unit
                    self._bonus += extra * unit
            here = there

    def _see_ends(self, s: Derby) -> None:
        """D5.1: where the creatures will be when all cards have been played."""
        coming = named_spaces(s)
        for creature in range(6):
            arrived = float(s.arrived[creature])
            lane = creature * LANE
            unit: i64 = UNIT[creature]
            if s.is_finished(creature):
                self.ends.append(FINISHED - arrived)
                self.doubts.append(SURE)
                self._tricks &= ~(ONE_LANE * unit)  # D3.6
                continue
            end = float(s.space[creature]) + ARRIVAL * arrived
            end += 0.5 * float(self._steps >> lane & ONE_LANE)
            end += PUSH * float(self._forward >> lane & ONE_LANE)
            end -= PUSH * float(self._backward >> lane & ONE_LANE)
            end += TRICK * float(self._bonus >> lane & ONE_LANE)
            end += float(coming >> lane & ONE_LANE)
            self.ends.append(end)
            self.doubts.append(SURE + DOUBT * float(self._cards >> lane & ONE_LANE))

    def _see_judgement(self, s: Derby) -> None:
        """D6.1: the cards that Zeus has drawn."""
        self.out.extend([0.0] * 6)
        for card in s.drawn:
            if card != PROTECTION:
                self.out[s.creature_of(card)] = 1.0

    def _fear_judgement(self, s: Derby) -> None:
        """D6.1: the cards that may be in the Zeus pile by then, of which two will be drawn."""
        against: i64 = 0  # a lane for each creature
        pile: i64 = len(s.zeus) + s.protections
        for card in s.zeus:
            against += UNIT[s.creature_of(card)]
        if s.playing and s.trick:
            against += UNIT[s.creature_of(s.card)]
            pile += 1
        guilt: i64 = 0
        for creature in range(6):
            guilt += self._tricks >> (creature * LANE) & ONE_LANE
        whole = float(pile) + TRICK * float(guilt)
        for creature in range(6):
            lane = creature * LANE
            own = float(against >> lane & ONE_LANE) + TRICK * float(self._tricks >> lane & ONE_LANE)
            self.out.append(drawn_of(whole, own))


def named_spaces(s: Derby) -> i64:
    """D3.1: how far the cards that are named and have not moved yet will move, a lane each."""
    spaces: i64 = 0
    if s.playing:
        spaces += s.spaces * UNIT[s.creature_of(s.card)]
    if s.second != NONE:
        spaces += s.second_spaces() * UNIT[s.creature_of(s.second)]
    return spaces


def wills(s: Derby, seat: i64) -> i64:
    """The creatures that the bets of a seat want in front, as a mask, and those at the back."""
    mask: i64 = 0
    for index in range(seat * 3, seat * 3 + 3):
        creature: i64 = s.backed[index]
        if creature != NONE:
            wins: i64 = s.values.bet_wins[s.bet[index]]
            if wins & FRONT:
                mask |= 1 << creature
            elif wins & BACK:
                mask |= 1 << creature + 6
    return mask


def lasts(lead: float, doubt: float) -> float:
    """The chance that a lead in spaces, with a doubt about it, is still a lead in the end."""
    apart = NORMAL * lead / sqrt(doubt)
    if apart > CERTAIN:
        return 1.0
    if apart < -CERTAIN:
        return 0.0
    return 1.0 / (1.0 + exp(-apart))


def drawn_of(pile: float, own: float) -> float:
    """The chance that one of two cards drawn from a pile is among some; numbers may be guesses."""
    others = pile - own
    if own == 0.0:
        return 0.0
    if others <= 1.0:
        return 1.0
    return 1.0 - others * (others - 1.0) / (pile * (pile - 1.0))
