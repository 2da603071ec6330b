"""The four phases of a round, income (O5) and the end (O6)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pantheon.core.state import NOBODY, Frame
from pantheon.games.offrandes.auction import Auctions
from pantheon.games.offrandes.bribery import Bribery
from pantheon.games.offrandes.components import ALTARS, GROUP, TOP
from pantheon.games.offrandes.events import (
    ABOVE,
    ALL_ALTARS,
    ALTAR_SCORES,
    EARNS,
    LAST_ROUND,
    ROUND,
)
from pantheon.games.offrandes.offering import Offerings
from pantheon.games.offrandes.state import Offrandes

AUCTIONS: Final = 1
BRIBERY: Final = 2
OFFERINGS: Final = 3
INCOME: Final = 4


@mypyc_attr(free_list_len=1)
class Round(Frame[Offrandes]):
    """What the round comes to next: its `phase`."""

    def __init__(self, phase: i64) -> None:
        super().__init__(NOBODY)
        self.phase = phase

    def args(self) -> list[int]:
        return [self.phase]

    def resolve(self, s: Offrandes) -> None:
        if self.phase == AUCTIONS:
            s.round += 1
            s.tell(ROUND, s.round, s.start)
            s.swap(Round(BRIBERY))
            s.push(Auctions(0))
        elif self.phase == BRIBERY:
            s.swap(Round(OFFERINGS))
            s.push(Bribery(TOP, 0, 0))
        elif self.phase == OFFERINGS:
            s.swap(Round(INCOME))
            s.push(Offerings(0))
        elif ends(s):
            score_altars(s)
            s.pop()
        else:
            income(s)
            s.swap(Round(AUCTIONS))


def ends(s: Offrandes) -> bool:
    """O6.1, O6.4: whether this round was the last."""
    if NOBODY not in s.altar_owner:
        s.tell(ALL_ALTARS)
        return True
    for seat in range(s.players):
        if s.score[seat] > s.values.end_above:
            s.tell(ABOVE, seat, s.score[seat])
            return True
    if s.round == s.values.last_round:
        s.tell(LAST_ROUND, s.round)
        return True
    return False


def score_altars(s: Offrandes) -> None:
    """O6.2: every altar scores for the owner of its disc."""
    for altar in range(len(ALTARS)):
        owner = s.altar_owner[altar]
        if owner != NOBODY:
            points = s.values.altar_points[GROUP[altar] - 1]
            s.score[owner] += points
            s.tell(ALTAR_SCORES, owner, altar, points)


def income(s: Offrandes) -> None:
    """O5: the start marker moves on, and everybody is paid up to the cap."""
    s.start = (s.start + 1) % s.players
    for seat in range(s.players):
        drachmas = min(s.values.income, s.values.cap - s.money[seat])
        s.pay(seat, -drachmas)
        s.tell(EARNS, seat, drachmas)
