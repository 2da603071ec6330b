"""What players do without much thought: each drives the race for its own bets.

Searches play races to their end like this. A player looks at a few actions only, so that all sorts
of races come about, and takes the one it likes best.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pantheon.core.chance import Chance
from pantheon.core.state import JUDGE
from pantheon.games.derby.actions import BET, DECLINE, PLAY
from pantheon.games.derby.bets import Bet
from pantheon.games.derby.components import NONE
from pantheon.games.derby.prospects import BACK, FRONT, HOPE, OUT, Forecast
from pantheon.games.derby.state import Derby
from pantheon.games.derby.turns import BOTH, Turn
from pantheon.games.derby.windows import Response

LOOKS: Final = 5  # actions that a player looks at
DECLINES: Final = 3  # of so many chances to use a power one is taken
GUILT: Final = 1.5  # spaces that a dirty trick seems to cost a creature that should win
WISHED_OUT: Final = 3.0  # spaces that it seems worth for a creature that should be disqualified
STRANGER: Final = 1.0  # how little a creature is liked that the player has no bet on
LEAST: Final = -1000.0  # nothing is liked less


def inkling(s: Derby, chance: Chance) -> int:
    """An action that is not too foolish, or JUDGE when a new race begins."""
    frame = s.frame
    if isinstance(frame, Turn):
        return drive(s, frame, chance)
    if isinstance(frame, Bet):
        if frame.place == 0 and s.backed[s.start * 3] == NONE:
            return JUDGE
        return wager(s, chance)
    if isinstance(frame, Response) and chance.below(DECLINES) > 0:
        return DECLINE
    return s.legal[chance.below(len(s.legal))]


def drive(s: Derby, turn: Turn, chance: Chance) -> int:
    """D3.1: a card that moves well what one has bet on."""
    legal = s.legal
    count: i64 = len(legal)
    if count == 1:
        return legal[0]
    liking = Liking(s, turn.seat)
    steps = s.values.fast if turn.side == BOTH else s.values.slow
    first_trick: i64 = s.deck.trick
    best: i64 = legal[0]
    most = LEAST
    for _ in range(LOOKS):
        action: i64 = legal[chance.below(count)]
        trick = action >= first_trick
        card = (action - (first_trick if trick else PLAY)) % s.deck.designs
        creature = card // s.values.kinds
        kind = card % s.values.kinds
        spaces: i64 = steps[kind]
        liked = 0.0
        if trick:
            spaces += s.values.bonus[kind]
            liked = liking.tricks[creature]
        liked += liking.moves[creature] * float(spaces)
        if liked > most:
            most = liked
            best = action
    return int(best)


class Liking:
    """By creature: how much a player likes a move by one space, and a dirty trick as such."""

    def __init__(self, s: Derby, seat: i64) -> None:
        self.moves: Final = [-STRANGER] * 6
        self.tricks: Final = [0.0] * 6
        for index in range(seat * 3, seat * 3 + 3):
            creature: i64 = s.backed[index]
            if creature == NONE:
                continue
            card: i64 = s.bet[index]
            wins: i64 = s.values.bet_wins[card]
            points = float(s.values.bet_points[card])
            if wins & FRONT:
                self.moves[creature] = points
                self.tricks[creature] = -GUILT * points
            elif wins & BACK:
                self.moves[creature] = -points
            if wins & OUT:
                self.tricks[creature] += WISHED_OUT * points


def wager(s: Derby, chance: Chance) -> int:
    """D2.1: a bet card where it is likelier to pay than elsewhere."""
    legal = s.legal
    count: i64 = len(legal)
    if count == 1:
        return legal[0]
    race = Forecast(s)
    best: i64 = legal[0]
    most = LEAST
    for _ in range(LOOKS):
        action: i64 = legal[chance.below(count)]
        card = (action - BET) // 6
        chances = race.chance((action - BET) % 6, s.values.bet_wins[card])
        liked = (chances - HOPE[card]) * float(s.values.bet_points[card])
        if liked > most:
            most = liked
            best = action
    return int(best)
