"""Tables that are broken on purpose, each in one way: the simulation has to find them all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from pantheon.core.events import Event
from pantheon.core.problem import Problem
from pantheon.core.state import NOBODY
from pantheon.table import audience, commands, disclosure, log, playing, table, thinking, undo
from pantheon.table.effects import Effects, Tell
from pantheon.table.entries import RENAME, Entry
from pantheon.table.messages import FromServer, Happening, Hello, Hint, Line
from pantheon.table.state import TableState


def seat_remembered_at_hello() -> Any:
    """A connection keeps the seat that its person had when it said hello."""
    seats: dict[audience.Connection, int] = {}
    right = table.Table._welcome

    def welcome(self: table.Table, number: int, one: Any, message: Hello, now: float) -> Effects:
        seats[one] = self.state.seating.seat_of(one.person)
        return right(self, number, one, message, now)

    def told(
        self: audience.Audience,
        _state: TableState,
        message: Callable[[int], FromServer],
        but: int | None = None,
    ) -> list[Tell]:
        by_seat: dict[int, list[int]] = {}
        for number, one in self.connections.items():
            if one.welcomed and number != but:
                by_seat.setdefault(seats.get(one, NOBODY), []).append(number)
        return [Tell(numbers, message(seat)) for seat, numbers in by_seat.items()]

    return _both(
        patch.object(table.Table, "_welcome", welcome),
        patch.object(audience.Audience, "told", told),
    )


def told_before_it_is_kept() -> Any:
    """What is handed out to be kept is told at once."""
    right = log.Log._hand_out

    def hand_out(self: log.Log, waiting: log.Waiting, now: float) -> None:
        right(self, waiting, now)
        keeping = self._keeping
        if keeping is not None:
            self._out.append(log.Added(keeping.state, keeping.entry, self._events))

    return patch.object(log.Log, "_hand_out", hand_out)


def undo_after_a_reveal() -> Any:
    """Whoever has seen a card takes back that it was turned up."""
    return _both(
        patch.object(undo, "reveals", lambda *_: False),
        patch.object(playing, "reveals", lambda *_: False),
    )


def ids_forgotten() -> Any:
    """What is said again under its id is done again."""

    def add(self: log.Log, entry: Entry, state: TableState, events: list[Event]) -> None:
        self._out.append(log.Added(state, entry, events))
        self.state = state

    return patch.object(log.Log, "_add", add)


def line_skipped() -> Any:
    """Who comes back misses a line that was said right after they went."""
    right = disclosure.chat_since

    def chat_since(state: TableState, since: int) -> list[Line]:
        return right(state, since + 1)

    return patch.object(disclosure, "chat_since", chat_since)


def rename_told_to_nobody() -> Any:
    """Somebody has another name, and nobody hears of it."""
    right = audience.Audience.told_entry

    def told(
        self: audience.Audience, state: TableState, entry: Entry, events: list[Event], now: float
    ) -> list[Tell]:
        return [] if entry.kind == RENAME else right(self, state, entry, events, now)

    return patch.object(audience.Audience, "told_entry", told)


def news_dropped() -> Any:
    """What others add is never looked for."""
    return patch.object(
        log.Log, "news", lambda self, now: self.go_on(now) if self.state.ordinal == 0 else []
    )


def bot_given_up() -> Any:
    """A bot that has failed is never asked again."""

    def failed(self: thinking.Thinking, _now: float) -> None:
        self._not_before = float("inf")

    return patch.object(thinking.Thinking, "failed", failed)


def connection_never_removed() -> Any:
    """Who has gone is told on."""
    return patch.object(table.Table, "disconnect", lambda *_: [])


def setup_left_out() -> Any:
    """Who came before the start and comes back after it is not told of the setup."""

    def story(game: playing.Playing, seat: int, since: int) -> list[Happening]:
        first = 0 if since < 0 else game.standing(since) + 1
        found: list[Happening] = []
        for moment, _, events in game.moments(first):
            found += disclosure.happenings(events, seat, moment)
        return found

    return patch.object(disclosure, "story", story)


def dead_process_believed() -> Any:
    """Who was there by way of a process that died stays there on the screens of others."""
    return patch.object(audience.Audience, "forget", lambda *_: False)


def welcome_back_in_time() -> Any:
    """Who knows more than a process is told what that one knows."""
    right = table.Table._reply

    def reply(self: table.Table, number: int, one: Any, message: Any, now: float) -> Effects:
        if isinstance(message, Hello):
            return self._welcome(number, one, message, now)
        return right(self, number, one, message, now)

    return patch.object(table.Table, "_reply", reply)


def secrets_told_to_all() -> Any:
    """What only some may know of an event is told to all."""

    def happenings(events: list[Event], _seat: int, moment: int) -> list[Happening]:
        found = []
        for event in events:
            seen = dict(zip(event.kind.particulars, event.particulars, strict=True))
            found.append(Happening(event.kind.name, seen, len(seen) > event.kind.open, moment))
        return found

    return patch.object(disclosure, "happenings", happenings)


def clock_not_looked_at() -> Any:
    """A seat is handed over while its clock still runs."""
    return patch.object(commands, "_check_late", lambda *_: None)


def old_position_acted_on() -> Any:
    """An act counts at whatever position the game is by now."""
    right = commands._at_position

    def at_position(state: TableState, command: commands.Command) -> Any:
        return right(state, command._replace(ordinal=state.ordinal))

    return patch.object(commands, "_at_position", at_position)


def hint_for_whoever_asked() -> Any:
    """A hint is told although the game has gone on."""

    def advised(
        self: table.Table, number: int, said: str, ordinal: int, moves: list[Any]
    ) -> Effects:
        if number not in self.audience.connections:
            return []
        return [Tell([number], Hint(said, ordinal, moves))]

    return patch.object(table.Table, "advised", advised)


def refusal_forgotten() -> Any:
    """When the database cannot be read, those who wait in line hear nothing."""

    def refuse_all(self: log.Log, _: Problem) -> None:
        self._line.clear()

    return patch.object(log.Log, "_refuse_all", refuse_all)


@contextmanager
def _both(*patches: Any) -> Iterator[None]:
    if not patches:
        yield
        return
    with patches[0], _both(*patches[1:]):
        yield
