"""When an action can be taken back: by who did it, as long as nobody was shown what was hidden."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from pantheon.core.problem import Problem
from pantheon.core.state import NOBODY, State

if TYPE_CHECKING:
    from pantheon.table.playing import Playing

MOST_UNDONE: Final = 200  # that one seat takes back in a game


def reveals(before: State, after: State) -> bool:
    """Whether a step used chance, or showed any seat or a spectator what they did not see before.

    Who could take such a step back would know more than they may.
    """
    if after.draws != before.draws:
        return True
    for seat in range(NOBODY, before.players):
        saw, sees = before.seen(seat), after.seen(seat)
        if saw != sees and Counter(sees) - Counter(saw):
            return True
    return False


def check_undo(playing: Playing, seat: int) -> None:
    """Complain where a seat may not take back its last action."""
    if playing.state.over:
        raise Problem("game-over")
    if not playing.marks:
        raise Problem("undo-nothing")
    last = playing.marks[-1]
    if last.seat != seat:
        raise Problem("undo-other", seat=last.seat + 1)
    if playing.revealed:
        raise Problem("undo-secret")
    if playing.undone[seat] >= MOST_UNDONE:
        raise Problem("undo-much", most=MOST_UNDONE)


def can_undo(playing: Playing, seat: int) -> bool:
    """Whether a seat may take back its last action."""
    try:
        check_undo(playing, seat)
    except Problem:
        return False
    return True
