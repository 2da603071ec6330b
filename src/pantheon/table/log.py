"""The log of a table as one process has it: how the table stands, and what waits to be added.

A command waits in line, becomes an entry, is played, is handed out to be kept; only when it is
kept the table stands so. What fails on the way leaves everything as it was.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final, NamedTuple

from pantheon.core.events import Event
from pantheon.core.problem import Problem
from pantheon.core.refusal import Refused
from pantheon.table.commands import Command, decide
from pantheon.table.effects import Keep, Load, Opening, Report
from pantheon.table.entries import Entry
from pantheon.table.state import TableState

LONGEST_LINE: Final = 300  # commands that wait
OF_A_PERSON: Final = 100  # of them
TRIES: Final = 10  # to add to a log to which others add as well


class Waiting(NamedTuple):
    """A command in line; its answer goes to a connection under an id, or to a request."""

    command: Command
    connection: int | None = None
    said: str = ""
    request: int | None = None
    opening: Callable[[TableState], Opening] | None = None


class Added(NamedTuple):
    """An entry is part of the log now: how the table stands after it, and what happened."""

    state: TableState
    entry: Entry
    events: list[Event]


class Answered(NamedTuple):
    """What became of a command: the ordinal of its entry, or what speaks against it."""

    waiting: Waiting
    result: int | Problem | Refused


Outcome = Added | Answered | Keep | Load | Report


class Log:
    """All that is done at the table goes through here, one after the other."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.broken = False  # whether what is kept cannot be played
        self._ids: Final[dict[str, int]] = {}  # the ordinal of every entry, by who did it
        self._line: Final[deque[Waiting]] = deque()
        self._keeping: Keep | None = None  # what was handed out to be kept
        self._events: list[Event] = []  # what happens in it
        self._loading = False
        self._stale = False  # others may have added to the log
        self._tries = 0
        self._out: list[Outcome] = []

    @property
    def busy(self) -> bool:
        """Whether something is under way."""
        return bool(self._line) or self._keeping is not None or self._loading

    @property
    def behind(self) -> bool:
        """Whether others may have added what is not known here."""
        return self._stale or self._loading

    def submit(self, waiting: Waiting, now: float) -> list[Outcome]:
        """A command gets in line."""
        if self.broken:
            return [Answered(waiting, Problem("table-broken"))]
        person = waiting.command.person
        own = sum(1 for other in self._line if person and other.command.person == person)
        if len(self._line) >= LONGEST_LINE or own >= OF_A_PERSON:
            return [Answered(waiting, Problem("table-busy"))]
        self._line.append(waiting)
        return self.go_on(now)

    def go_on(self, now: float) -> list[Outcome]:
        """Look at what others have added, then hand out what is next to be kept."""
        while self._keeping is None and not self._loading and not self.broken:
            if self._stale:
                self._loading, self._stale = True, False
                self._out.append(Load(self.state.ordinal))
            elif not self._line:
                break
            else:
                self._hand_out(self._line[0], now)
        found, self._out = self._out, []
        return found

    def _hand_out(self, waiting: Waiting, now: float) -> None:
        known = self._ids.get(waiting.command.by)
        if known is not None:
            self._answer(known)
            return
        try:
            entry = decide(self.state, waiting.command, now)
            state, events = self.state.after(entry)
            opening = waiting.opening(self.state) if waiting.opening is not None else None
        except (Problem, Refused) as problem:
            self._answer(problem)
        except Exception as error:  # an engine that fails leaves the table as it was
            self._answer(Problem("server-wrong"))
            self._out.append(Report("a command could not be carried out", error))
        else:
            self._keeping, self._events = Keep(entry, state, opening), events
            self._out.append(self._keeping)

    def _answer(self, result: int | Problem | Refused) -> None:
        self._tries = 0
        self._out.append(Answered(self._line.popleft(), result))

    # ---- what came of keeping

    def kept(self, now: float) -> list[Outcome]:
        """What was handed out is kept for good."""
        keeping = self._keeping
        assert keeping is not None
        self._keeping = None
        self._add(keeping.entry, keeping.state, self._events)
        self._answer(keeping.entry.ordinal)
        return self.go_on(now)

    def taken(self, now: float) -> list[Outcome]:
        """Somebody else was faster: look at what they did and decide anew."""
        self._keeping, self._stale = None, True
        self._tries += 1
        if self._tries >= TRIES:
            self._answer(Problem("table-busy"))
        return self.go_on(now)

    def not_kept(self, now: float) -> list[Outcome]:
        """It was not kept, or nobody knows: the answer says so, and the log tells."""
        self._keeping, self._stale = None, True
        self._answer(Problem("store-unavailable"))
        return self.go_on(now)

    # ---- what others have added

    def news(self, now: float) -> list[Outcome]:
        """Others may have added to it."""
        self._stale = True
        return self.go_on(now)

    def loaded(self, entries: list[Entry], now: float) -> list[Outcome]:
        """What was found after the last known entry."""
        self._loading = False
        for entry in entries:
            if entry.ordinal == self.state.ordinal + 1 and not self.broken:
                self._play(entry)
        if self.broken:
            self._refuse_all(Problem("table-broken"))
        return self.go_on(now)

    def not_loaded(self) -> list[Outcome]:
        """The log could not be looked at; it stays stale until somebody asks again."""
        self._loading, self._stale = False, True
        self._refuse_all(Problem("store-unavailable"))
        found, self._out = self._out, []
        return found

    def _refuse_all(self, problem: Problem) -> None:
        while self._line:
            self._answer(problem)

    def _play(self, entry: Entry) -> None:
        """Play an entry that is kept already."""
        try:
            state, events = self.state.after(entry)
        except Exception as error:
            self.broken = True
            self._out.append(Report("a table cannot go on", error))
        else:
            self._add(entry, state, events)

    def _add(self, entry: Entry, state: TableState, events: list[Event]) -> None:
        self._out.append(Added(state, entry, events))
        self.state = state
        self._ids[entry.by] = entry.ordinal
