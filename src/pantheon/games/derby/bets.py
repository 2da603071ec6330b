"""Placing bets (D2, D4) and paying them out (D7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pantheon.core.refusal import Refusal
from pantheon.core.state import NOBODY, Frame
from pantheon.games.derby.actions import BET, DECLINE, SLOT
from pantheon.games.derby.components import NONE
from pantheon.games.derby.events import BETS, HITS, MISSES, SKIPS_BET
from pantheon.games.derby.state import Derby
from pantheon.games.derby.values import DISQUALIFIED
from pantheon.games.derby.windows import BEFORE_BET, ask, why_no_power

# The bets that can be placed with these cards (a mask of 7) on these creatures (a mask of 6).
BETS_WITH: Final = [
    [
        BET + card * 6 + creature
        for card in range(7)
        if masks >> 6 >> card & 1
        for creature in range(6)
        if masks >> creature & 1
    ]
    for masks in range(1 << 13)
]


@mypyc_attr(free_list_len=1)
class Bets(Frame[Derby]):
    """D2.1, D4.2: from the start player clockwise, each player places the bet of a round."""

    def __init__(self, place: i64, turn: i64) -> None:
        super().__init__(NOBODY)
        self.place = place
        self.turn = turn

    def args(self) -> list[int]:
        return [self.place, self.turn]

    def resolve(self, s: Derby) -> None:
        if self.turn == s.players:
            s.pop()
            return
        seat = s.clockwise(self.turn)
        s.swap(Bets(self.place, self.turn + 1))
        s.push(Bet(seat, self.place))
        if self.place < 2:
            ask(s, seat, BEFORE_BET)


@mypyc_attr(free_list_len=1)
class Bet(Frame[Derby]):
    """D2.1: a bet card, face down, and a token of a creature on it."""

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place = place

    def args(self) -> list[int]:
        return [self.seat, self.place]

    def secret(self) -> bool:
        return True  # which card it is

    def rule(self) -> str:
        return "D2.1" if self.place < 2 else "D4.2"

    def particulars(self, s: Derby) -> dict[str, int]:
        return {"place": self.place + 1}

    def always_asks(self, s: Derby) -> bool:
        return True  # silence would tell about the hand

    def legal(self, s: Derby) -> list[int]:
        first = self.seat * 7
        cards: i64 = 0
        for card in range(7):
            if s.hand[first + card] > 0:
                cards |= 1 << card
        return BETS_WITH[cards << 6 | open_mask(s, self.seat)]

    def resolve(self, s: Derby) -> None:
        """D4.4: there is no creature left to bet on."""
        s.pop()
        s.tell(SKIPS_BET, self.seat)

    def choose(self, s: Derby, action: i64) -> None:
        card = (action - BET) // 6
        creature = (action - BET) % 6
        index = self.seat * 3 + self.place
        s.hand[self.seat * 7 + card] -= 1
        s.tokens[creature] -= 1
        s.bet[index] = card
        s.backed[index] = creature
        s.whisper(1 << self.seat, BETS, self.seat, self.place + 1, creature, card)
        s.pop()

    def why_not(self, s: Derby, action: i64) -> Refusal:
        if not BET <= action < DECLINE:
            return why_no_power(s, self.seat, action) or self.not_asked()
        card = (action - BET) // 6
        creature = (action - BET) % 6
        if s.hand[self.seat * 7 + card] == 0:
            return Refusal("D7.1", "bet-card-gone", {"bet": card})
        return why_closed(s, self.seat, creature)


def why_closed(s: Derby, seat: i64, creature: i64) -> Refusal:
    """Why a player cannot bet on a creature."""
    if has_bet_on(s, seat, creature):
        return Refusal("D2.3", "bet-twice", {"creature": creature})
    return Refusal("D2.4", "no-token", {"creature": creature})


def has_bet_on(s: Derby, seat: i64, creature: i64) -> bool:
    """Whether a player has a bet on a creature in this race."""
    first = seat * 3
    return (
        s.backed[first] == creature
        or s.backed[first + 1] == creature
        or s.backed[first + 2] == creature
    )


def open_mask(s: Derby, seat: i64) -> i64:
    """D2.3, D2.4: the creatures on which a player can bet, as a mask."""
    mask: i64 = 0
    for creature in range(6):
        if s.tokens[creature] > 0 and not has_bet_on(s, seat, creature):
            mask |= 1 << creature
    return mask


def creatures_open(s: Derby, seat: i64) -> list[int]:
    """D2.3, D2.4: the creatures on which a player can bet."""
    mask = open_mask(s, seat)
    return [creature for creature in range(6) if mask >> creature & 1]


def own_bets(s: Derby, seat: i64) -> list[int]:
    """The bets a player has placed in this race."""
    return [SLOT + index for index in range(seat * 3, seat * 3 + 3) if s.backed[index] != NONE]


def pay_out(s: Derby, standings: list[int]) -> None:
    """D7.1, D7.2: all bets are turned up; those that are met score."""
    places = [places_of(standings, creature) for creature in range(6)]
    for seat in range(s.players):
        for place in range(3):
            index = seat * 3 + place
            creature = s.backed[index]
            if creature == NONE:
                continue
            card = s.bet[index]
            if s.values.bet_wins[card] & places[creature]:
                points = s.values.bet_points[card]
                s.score[seat] += points
                s.kept[seat * 7 + card] += 1
                s.tell(HITS, seat, card, creature, points)
            else:
                s.lost[seat * 7 + card] += 1
                s.tell(MISSES, seat, card, creature)


def places_of(standings: list[int], creature: int) -> int:
    """The places of a creature, as a mask: it may be third and next to last at once."""
    if creature not in standings:
        return 1 << DISQUALIFIED
    place = standings.index(creature)
    behind = len(standings) - 1 - place
    mask = 1 << place if place < 3 else 0
    if behind == 0:
        mask |= 1 << 4  # last
    elif behind == 1:
        mask |= 1 << 3  # next to last
    return mask
