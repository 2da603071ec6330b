"""What may be done at a table: a command becomes an entry of the log, or is refused in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from pantheon.core.problem import Problem
from pantheon.core.refusal import Refused
from pantheon.core.state import NOBODY
from pantheon.table.clock import deadline
from pantheon.table.entries import (
    ACT,
    CLOSE,
    COME_BACK,
    HAND_OVER,
    INVITE,
    LEAVE,
    REMATCH,
    RENAME,
    RESIGN,
    SAY,
    SIT,
    START,
    UNDO,
    Entry,
)
from pantheon.table.playing import Playing
from pantheon.table.state import OPEN, OVER, PLAYING, TableState
from pantheon.table.undo import check_undo

MOST_LINES: Final = 2000  # of chat at one table
MOST_ARRANGED: Final = 100  # that one person comes and goes, is renamed, or has bots come and go
MOST_ARRANGED_BY_ALL: Final = 2000
MOST_RETURNS: Final = 3  # of a seat that comes back while its bot decides


class Command(NamedTuple):
    """Something that somebody wants to do. What has no `person` comes from the table itself.

    `ordinal` is that of the position which it is about, if it is about one.
    """

    kind: str
    by: str  # who says so and under which id: it counts once
    person: str | None = None
    seat: int | None = None
    action: int | None = None
    ordinal: int | None = None
    detail: dict[str, Any] = {}


def decide(state: TableState, command: Command, now: float) -> Entry:
    """The entry that a command becomes; a Problem or a Refused where it may not be done."""
    seat, detail = _DECIDING[command.kind](state, command)
    if command.kind == HAND_OVER:
        _check_late(state, seat, now)
    action = command.action if command.kind == ACT else None
    at = max(now, state.changed)  # a clock that was set back moves nothing into the past
    return Entry(state.ordinal + 1, command.kind, seat, action, command.by, at, detail)


Decided = tuple[int, dict[str, Any]]  # the seat, and the detail

# ---- before the game


def _sit(state: TableState, command: Command) -> Decided:
    _check_open(state)
    _check_arranged(state, command)
    assert command.person is not None
    seat = state.seating.seat_for(command.person, command.seat)
    return seat, {"person": command.person, "name": command.detail["name"]}


def _leave(state: TableState, command: Command) -> Decided:
    _check_open(state)
    return _own_seat(state, command), {}


def _invite(state: TableState, command: Command) -> Decided:
    _check_open(state)
    _check_host(state, command)
    _check_arranged(state, command)
    assert command.seat is not None
    state.seating.check_seat(command.seat)
    if state.seating.seats[command.seat].person is not None:
        raise Problem("seat-taken", seat=command.seat + 1)
    return command.seat, {"bot": command.detail["bot"]}


def _start(state: TableState, command: Command) -> Decided:
    _check_open(state)
    _check_host(state, command)
    free = sum(1 for seat in state.seating.seats if seat.free)
    if free:
        raise Problem("seats-empty", count=free)
    return NOBODY, {}


def _close(state: TableState, _: Command) -> Decided:
    _check_open(state)
    return NOBODY, {}


def _check_open(state: TableState) -> None:
    if state.status != OPEN:
        raise Problem("table-started")


def _check_arranged(state: TableState, command: Command) -> None:
    """Complain where the log would grow without end; nobody can use up what others may do."""
    if state.arranged.get(command.person or "", 0) >= MOST_ARRANGED:
        raise Problem("table-arranged", most=MOST_ARRANGED)
    if (
        command.person != state.seating.host
        and sum(state.arranged.values()) >= MOST_ARRANGED_BY_ALL
    ):
        raise Problem("table-arranged", most=MOST_ARRANGED_BY_ALL)


def _check_host(state: TableState, command: Command) -> None:
    if state.seating.host != command.person:
        raise Problem("host-only")


# ---- in the game


def _act(state: TableState, command: Command) -> Decided:
    playing, seat = _at_position(state, command)
    assert command.action is not None
    state.facts.game.catalogue.verb(command.action)  # complains about what is no action at all
    if not playing.state.over:
        if state.status != PLAYING:
            raise Problem("game-over")
        if seat != playing.turn:
            raise Problem("turn-other", seat=playing.turn + 1)
    _check_own_hand(playing, command, seat)
    refusal = playing.state.why_not(command.action)
    if refusal is not None:
        raise Refused(refusal)
    return seat, {}


def _undo(state: TableState, command: Command) -> Decided:
    playing, seat = _at_position(state, command)
    _check_own_hand(playing, command, seat)
    check_undo(playing, seat)
    return seat, {}


def _resign(state: TableState, command: Command) -> Decided:
    playing, seat = _running(state), _own_seat(state, command)
    _check_person(playing, seat)
    return seat, {}


def _hand_over(state: TableState, command: Command) -> Decided:
    playing = _running(state)
    if command.person is not None:
        _own_seat(state, command)
    assert command.seat is not None
    state.seating.check_seat(command.seat)
    _check_person(playing, command.seat)
    return command.seat, {}


def _check_late(state: TableState, seat: int, now: float) -> None:
    """Complain about a hand over while the clock of that seat still runs."""
    runs_out = deadline(state.facts.terms, state.game)
    if seat != state.game.turn or runs_out is None or now < runs_out:
        raise Problem("handover-early", seat=seat + 1)


def _come_back(state: TableState, command: Command) -> Decided:
    playing, seat = _running(state), _own_seat(state, command)
    if seat not in playing.handed:
        raise Problem("comeback-nothing")
    if seat == playing.turn and playing.returns[seat] >= MOST_RETURNS:
        raise Problem("comeback-turn")
    return seat, {}


def _at_position(state: TableState, command: Command) -> tuple[Playing, int]:
    """The game and whose command it is, if the position that it is about still stands."""
    playing = state.game
    seat = playing.turn if command.person is None else _own_seat(state, command)
    given = -1 if command.ordinal is None else command.ordinal
    if not playing.ordinal <= given <= state.ordinal:
        raise Problem("ordinal-old", given=given, now=playing.ordinal)
    return playing, seat


def _running(state: TableState) -> Playing:
    playing = state.game
    if state.status != PLAYING:
        raise Problem("game-over")
    return playing


def _own_seat(state: TableState, command: Command) -> int:
    seat = state.seating.seat_of(command.person)
    if seat == NOBODY:
        raise Problem("seat-none")
    return seat


def _check_own_hand(playing: Playing, command: Command, seat: int) -> None:
    """For a seat that a bot has, nobody else decides."""
    if command.person is not None:
        _check_person(playing, seat)


def _check_person(playing: Playing, seat: int) -> None:
    if playing.bots[seat] is not None:
        raise Problem("seat-bot", seat=seat + 1)


# ---- at any time


def _say(state: TableState, command: Command) -> Decided:
    seat = _own_seat(state, command)
    text = " ".join(command.detail["text"].split())
    if not text:
        raise Problem("chat-empty")
    if not all(map(is_writing, text)):
        raise Problem("chat-bad")
    if state.said >= MOST_LINES:
        raise Problem("chat-full", most=MOST_LINES)
    return seat, {"name": state.seating.seats[seat].name, "text": text}


def is_writing(letter: str) -> bool:
    """Whether it may stand in a chat: no control characters, and nothing that turns lines round."""
    joins = "\u200c\u200d"  # as in many scripts and emoji
    return letter.isprintable() or letter in joins


def _rename(state: TableState, command: Command) -> Decided:
    _check_arranged(state, command)
    return _own_seat(state, command), {"name": command.detail["name"]}


def _rematch(state: TableState, command: Command) -> Decided:
    if state.status != OVER:
        raise Problem("game-running")
    return _own_seat(state, command), {"table": command.detail["table"]}


_DECIDING: Final[dict[str, Callable[[TableState, Command], Decided]]] = {
    SIT: _sit,
    LEAVE: _leave,
    INVITE: _invite,
    START: _start,
    CLOSE: _close,
    ACT: _act,
    UNDO: _undo,
    RESIGN: _resign,
    HAND_OVER: _hand_over,
    COME_BACK: _come_back,
    SAY: _say,
    RENAME: _rename,
    REMATCH: _rematch,
}
