"""A table's log, played: the state to which it leads, and what may be added to it."""

from __future__ import annotations

from typing import Final, NamedTuple

from pantheon.core.events import Event
from pantheon.core.game import Game
from pantheon.core.problem import Problem
from pantheon.core.record import Record, record_of
from pantheon.core.state import NOBODY, State
from pantheon.table.undo import reveals

ACT: Final = "act"
UNDO: Final = "undo"  # takes back the last action
RESIGN: Final = "resign"  # a bot plays on for the seat
HAND_OVER: Final = "handover"  # a bot plays on until the person comes back
COME_BACK: Final = "comeback"
KINDS: Final = (ACT, UNDO, RESIGN, HAND_OVER, COME_BACK)

SUBSTITUTE: Final = "adept"  # the bot that plays on for a person


class Entry(NamedTuple):
    """One line of the log. `by` names who said it and under which id, so that it counts once."""

    ordinal: int
    kind: str
    seat: int
    action: int | None
    by: str
    at: float


class Mark(NamedTuple):
    """How it was before an action, whose turn and since when, and whether the action revealed."""

    seat: int
    began: float
    spent: float
    revealed: bool


class Play:
    """The game as the log tells it so far. `bots` are by seat, None where a person decides."""

    def __init__(self, game: Game, players: int, seed: str, bots: list[str | None], at: float):
        self.game: Final = game
        self.players: Final = players
        self.seed: Final = seed
        self.state: State = game.new(players, seed, listen=True)
        self.opening: Final = self.state.events or []  # what happened before the first decision
        self.state.events = []
        self.bots: Final = bots
        self.actions: Final[list[int]] = []
        self.resigned: Final[set[int]] = set()
        self.handed: Final[set[int]] = set()
        self.ordinal = 0  # of the last entry
        self.said: Final[dict[str, int]] = {}  # the ordinals of all entries, by who said them
        self.began = at  # when the turn of the seat in turn began
        self.spent: Final = [0.0] * players  # seconds, by seat, before this turn
        self._marks: Final[list[Mark]] = []

    @property
    def turn(self) -> int:
        """Whose decision it is; NOBODY's when the game is over."""
        return int(self.state.seat)

    @property
    def bot_in_turn(self) -> str | None:
        """The bot that has to decide, if it is one."""
        return None if self.state.over else self.bots[self.turn]

    def add(self, entry: Entry) -> list[Event]:
        """Play an entry of the log; what happened. Where that is Refused, nothing changes."""
        before = self.turn
        events: list[Event] = []
        if entry.kind == ACT:
            assert entry.action is not None
            events = self._act(entry.action)
        elif entry.kind == UNDO:
            self._undo()
        elif entry.kind == COME_BACK:
            self.bots[entry.seat] = None
            self.handed.discard(entry.seat)
        else:
            self.bots[entry.seat] = SUBSTITUTE
            (self.resigned if entry.kind == RESIGN else self.handed).add(entry.seat)
        self.ordinal = entry.ordinal
        self.said[entry.by] = entry.ordinal
        acted = entry.kind == ACT and self.turn != before
        changed_hands = entry.kind in (HAND_OVER, COME_BACK) and entry.seat == before
        if acted or changed_hands:
            self._pass_on(before, entry.at)
        return events

    def _act(self, action: int) -> list[Event]:
        state = self.state
        seat = self.turn
        before = state.copy()
        state.apply(action)
        mark = Mark(seat, self.began, self.spent[seat], reveals(before, state))
        self.actions.append(action)
        self._marks.append(mark)
        events = state.events or []
        state.events = []
        return events

    def _pass_on(self, before: int, at: float) -> None:
        """A turn ends and another begins."""
        if before != NOBODY:
            self.spent[before] += max(0.0, at - self.began)
        self.began = at

    def _undo(self) -> None:
        """The clock goes on as if the action had never been."""
        self.actions.pop()
        mark = self._marks.pop()
        state = self.game.new(self.players, self.seed)
        for action in self.actions:
            state.apply(action)
        state.events = []
        self.state = state
        self.began = mark.began
        self.spent[mark.seat] = mark.spent

    # ---- what may be added

    def check(self, kind: str, seat: int, action: int | None) -> None:
        """Complain, as a Problem or a Refused, about what may not be added."""
        if kind == ACT:
            self._check_act(seat, action)
        elif self.state.over:
            raise Problem("game-over")
        elif kind == UNDO:
            self._check_undo(seat)
        elif kind == COME_BACK:
            if seat not in self.handed:
                raise Problem("comeback-nothing")
        elif self.bots[seat] is not None:
            raise Problem("seat-bot", seat=seat + 1)

    def _check_act(self, seat: int, action: int | None) -> None:
        if action is None:
            raise Problem("action-missing")
        self.game.catalogue.verb(action)
        if not self.state.over and seat != self.turn:
            raise Problem("turn-other", seat=self.turn + 1)

    def _check_undo(self, seat: int) -> None:
        if not self._marks:
            raise Problem("undo-nothing")
        mark = self._marks[-1]
        if mark.seat != seat:
            raise Problem("undo-other", seat=mark.seat + 1)
        if mark.revealed:
            raise Problem("undo-secret")

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take back its last action."""
        try:
            self.check(UNDO, seat, None)
        except Problem:
            return False
        return True

    def record(self) -> Record:
        """The game so far, seed and all: not for those who still play."""
        return record_of(self.state, self.actions)
