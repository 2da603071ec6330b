"""Other secrets, same words: what a seat is told must not hang on what it cannot see."""

from __future__ import annotations

from copy import copy
from random import Random

from simulation.chapters import Standing
from simulation.failure import check

from pantheon.core.chance import Chance
from pantheon.core.state import State
from pantheon.table import disclosure
from pantheon.table.messages import Position
from pantheon.table.table import Table


def check_swap(table: Table, seat: int, told: Position, random: Random) -> None:
    """Complain if a position is told in another way once all that is hidden is drawn anew."""
    state = table.state
    playing = state.game
    if playing.ordinal != told.ordinal:  # the table has gone on since
        return
    other = copy(playing)
    other.state = playing.state.guess(seat, Chance(f"{random.getrandbits(64)}"))
    again = disclosure.position(state, other, seat, told.clock.now)
    again.can_undo = told.can_undo  # hangs on the position before, too: see `check_undone`
    check(again == told, "secrecy", "a secret shows", seat, told, again)
    if seat == playing.turn:
        size = playing.game.catalogue.size
        for action in [random.randrange(size) for _ in range(10)]:
            real, swapped = playing.state.why_not(action), other.state.why_not(action)
            one = real and (real.rule, real.key, real.particulars)
            two = swapped and (swapped.rule, swapped.key, swapped.particulars)
            check(one == two, "secrecy", "a reason shows a secret", seat, action, one, two)


def check_undone(undone: Standing, random: Random) -> None:
    """Complain if an action was taken back that had shown somebody what was hidden before.

    To each seat it must have looked the same, whatever was hidden from it. What a player has begun
    to choose and not finished hides nothing: where that would be another choice, nothing is said.
    """
    before = undone.before
    assert before is not None
    assert undone.action is not None
    if type(before.state).seen is State.seen:  # the game does not say what is hidden in it
        return
    for seat in range(before.state.players):
        other = before.state.guess(seat, Chance(f"{random.getrandbits(64)}"))
        begun = [frame.args() for frame in before.state.pending()]
        same_work = [frame.args() for frame in other.pending()] == begun
        if same_work and undone.action in other.legal:
            other.apply(undone.action)
            same = other.view(seat) == undone.view(seat)
            check(same, "secrecy", "an undone action showed a secret", seat, undone.action)
