"""The game of a table, as its log tells it so far: a value, of which each entry makes a new one."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from typing import Final, NamedTuple, TypeVar

from pantheon.core.events import Event
from pantheon.core.game import Game
from pantheon.core.problem import Problem
from pantheon.core.record import Record, record_of
from pantheon.core.state import State
from pantheon.table.entries import ACT, COME_BACK, HAND_OVER, RESIGN, UNDO, Entry
from pantheon.table.undo import reveals

SUBSTITUTE: Final = "adept"  # the bot that plays on for a person
APART: Final = 64  # actions between two positions that are kept
T = TypeVar("T")


class Mark(NamedTuple):
    """An action that stands, and how it was before it."""

    ordinal: int  # of its entry
    seat: int
    turn_started: float
    spent: tuple[float, ...]


class Playing:
    """Where the game stands. `bots` are by seat, None where a person decides."""

    def __init__(self, game: Game, seed: str, bots: list[str | None], ordinal: int, at: float):
        self.game: Final = game
        self.players: Final = len(bots)
        self.seed: Final = seed
        self.state: State = game.new(self.players, seed)
        self.bots: tuple[str | None, ...] = tuple(bots)
        self.actions: list[int] = []
        self.marks: list[Mark] = []  # one for each action
        self.resigned: frozenset[int] = frozenset()
        self.handed: frozenset[int] = frozenset()  # seats that a bot has for a while
        self.started: Final = ordinal  # of the entry that began it
        self.ordinal = ordinal  # of the entry that led to this position
        self.turn_started = at
        self.spent: tuple[float, ...] = (0.0,) * self.players  # seconds, by seat, before this turn
        self.undone: tuple[int, ...] = (0,) * self.players  # how often each seat took back
        self.returns: tuple[int, ...] = self.undone  # how often it came back while in turn
        self._kept: dict[int, State] = {0: self.state}  # positions, by the actions before them
        self._before: State | None = None  # the position before the last action
        self._revealed: bool | None = None  # what `revealed` has found out

    @property
    def turn(self) -> int:
        """Whose decision it is; NOBODY's when the game is over."""
        return int(self.state.seat)

    @property
    def bot_in_turn(self) -> str | None:
        """The bot that has to decide, if it is one."""
        return None if self.state.over else self.bots[self.turn]

    @property
    def over(self) -> bool:
        """Whether the game is over, or only bots are left and nobody comes back."""
        return self.state.over or (None not in self.bots and not self.handed)

    @property
    def revealed(self) -> bool:
        """Whether the last action showed anybody what was hidden; then it cannot be taken back."""
        if self._revealed is None:
            before = self._before or self._at(len(self.actions) - 1)
            self._revealed = reveals(before, self.state)
        return self._revealed

    def check_turn(self, seat: int) -> None:
        """Complain if it is not this seat that decides."""
        if self.state.over:
            raise Problem("game-over")
        if seat != self.turn:
            raise Problem("turn-other", seat=self.turn + 1)

    # ---- what an entry makes of it

    def after(self, entry: Entry) -> tuple[Playing, list[Event]]:
        """The game after an entry, and what happened. Where that is Refused, nothing changes."""
        then = copy(self)
        then.ordinal = entry.ordinal
        events: list[Event] = []
        if entry.kind == ACT:
            assert entry.action is not None
            events = then._act(entry.action, entry.ordinal)
        elif entry.kind == UNDO:
            then._undo()
            return then, events
        elif entry.kind == COME_BACK:
            then.bots = replaced(self.bots, entry.seat, None)
            then.handed = self.handed - {entry.seat}
            if entry.seat == self.turn:  # which gives it its time once more
                again = self.returns[entry.seat] + 1
                then.returns = replaced(self.returns, entry.seat, again)
        else:
            then.bots = replaced(self.bots, entry.seat, SUBSTITUTE)
            if entry.kind == RESIGN:
                then.resigned = self.resigned | {entry.seat}
            else:
                then.handed = self.handed | {entry.seat}
        passed_on = then.turn != self.turn
        if passed_on or (entry.kind in (COME_BACK, HAND_OVER) and entry.seat == self.turn):
            then._pass_on(self.turn, entry.at)
        return then, events

    def _act(self, action: int, ordinal: int) -> list[Event]:
        before = self.state
        state = before.copy()
        state.events = []
        state.apply(action)
        events, state.events = state.events, None
        if len(self.actions) % APART == 0:
            self._kept = {**self._kept, len(self.actions): before}
        self.marks = [*self.marks, Mark(ordinal, int(before.seat), self.turn_started, self.spent)]
        self.actions = [*self.actions, action]
        self._before, self.state, self._revealed = before, state, None
        return events

    def _undo(self) -> None:
        """The clock goes on as if the action had never been."""
        mark = self.marks[-1]
        self.marks = self.marks[:-1]
        self.actions = self.actions[:-1]
        self.state = self._before or self._at(len(self.actions))
        self._before = self._revealed = None
        self._kept = {moment: s for moment, s in self._kept.items() if moment <= len(self.actions)}
        self.turn_started = mark.turn_started
        self.spent = mark.spent
        self.undone = replaced(self.undone, mark.seat, self.undone[mark.seat] + 1)

    def _pass_on(self, before: int, at: float) -> None:
        """A turn ends and another begins."""
        if before >= 0:
            used = self.spent[before] + max(0.0, at - self.turn_started)
            self.spent = replaced(self.spent, before, used)
        self.turn_started = at

    # ---- looking back

    def _at(self, moment: int) -> State:
        """The position after so many actions, found again from the last one that was kept."""
        kept = max(m for m in self._kept if m <= moment)
        state = self._kept[kept].copy()
        for action in self.actions[kept:moment]:
            state.apply(action)
        return state

    def standing(self, ordinal: int) -> int:
        """How many of the actions up to an entry of the log still stand."""
        return sum(1 for mark in self.marks if mark.ordinal <= ordinal)

    def moments(self, first: int) -> Iterator[tuple[int, State, list[Event]]]:
        """Every position from the `first` on, with what led to it; 0 is the setup."""
        if first == 0:
            opening = self.game.new(self.players, self.seed, listen=True)
            yield 0, opening, opening.events or []
        if first > len(self.actions):
            return
        state = self._at(max(0, first - 1))
        for moment in range(max(1, first), len(self.actions) + 1):
            state.events = []
            state.apply(self.actions[moment - 1])
            yield moment, state, state.events

    def record(self) -> Record:
        """The game so far, seed and all: not for those who still play."""
        return record_of(self.state, self.actions)


def replaced(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The same values with another one at a place."""
    return (*values[:place], value, *values[place + 1 :])
