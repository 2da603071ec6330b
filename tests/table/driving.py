"""A table driven by hand: what it wants kept is kept at once, unless a test holds it back."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from pantheon import games
from pantheon.core.problem import Problem
from pantheon.core.refusal import Refused
from pantheon.table import messages
from pantheon.table.commands import Command
from pantheon.table.effects import Advise, Answer, Effects, Keep, Load, Report, Tell, Think
from pantheon.table.entries import SIT, START, Entry
from pantheon.table.messages import FromServer
from pantheon.table.seating import FREE, Seat, Seating
from pantheon.table.state import Facts, TableState
from pantheon.table.table import Table
from pantheon.table.terms import Terms


class Driver:
    """Runs a table and remembers all that it wanted done."""

    def __init__(
        self,
        game: str = "elysium",
        players: int = 2,
        terms: Terms | None = None,
        log: list[Entry] | None = None,
        bots: int = 0,
        **options: str,
    ) -> None:
        facts = Facts("table", games.load(game, options), terms or Terms(), False, "seed", 0.0)
        empty = [FREE] * (players - 1 - bots)
        seats = (Seat("ada", "Ada"), *empty, *[Seat(bot="novice")] * bots)
        self.opening = Seating("ada", seats)
        self.table = Table(facts, self.opening)
        self.now = 1000.0
        self.log: list[Entry] = [] if log is None else log
        self.keeps = True  # whether what is to be kept is kept at once
        self.held: list[Keep] = []
        self.told: dict[int, list[FromServer]] = defaultdict(list)
        self.answers: dict[int, int | Problem | Refused] = {}
        self.thinks: list[Think] = []
        self.advises: list[Advise] = []
        self.reports: list[Report] = []
        self._requests = 0
        if log:
            self.do(self.table.loaded(log, self.now))

    @property
    def state(self) -> TableState:
        return self.table.state

    def do(self, effects: Effects) -> None:
        """Carry out effects, and what comes of them."""
        for effect in effects:
            match effect:
                case Keep() if self.keeps:
                    self.keep(effect)
                case Keep():
                    self.held.append(effect)
                case Load(after):
                    self.do(self.table.loaded([e for e in self.log if e.ordinal > after], self.now))
                case Tell(connections, message):
                    for number in connections:
                        self.told[number].append(message)
                case Answer(request, result):
                    self.answers[request] = result
                case Think():
                    self.thinks.append(effect)
                case Advise():
                    self.advises.append(effect)
                case Report():
                    self.reports.append(effect)

    def keep(self, keep: Keep) -> None:
        """Write an entry, unless its ordinal is taken."""
        if len(self.log) >= keep.entry.ordinal:
            self.do(self.table.taken(self.now))
            return
        self.log.append(keep.entry)
        self.do(self.table.kept(self.now))

    # ---- what people do

    def come(self, number: int, person: str | None, ordinal: int = -1) -> Any:
        """Connect and say hello; the welcome."""
        self.table.connect(number, person)
        return self.hello(number, ordinal)

    def hello(self, number: int, ordinal: int = -1) -> Any:
        """Say hello; the welcome."""
        self.do(self.table.receive(number, messages.Hello(ordinal), self.now))
        return next(m for m in reversed(self.told[number]) if isinstance(m, messages.Welcome))

    def say(self, number: int, message: messages.ClientMessage) -> Any:
        """Say something over a connection; the last thing that it was told."""
        self.do(self.table.receive(number, message, self.now))
        return self.told[number][-1] if self.told[number] else None

    def act(self, number: int, action: int | None = None, said: str = "") -> Any:
        """Do something, or the first thing that may be done; the answer to it."""
        playing = self.state.game
        chosen = playing.state.legal[0] if action is None else action
        name = said or f"act {len(self.log)}"
        self.do(self.table.receive(number, messages.Act(name, playing.ordinal, chosen), self.now))
        return self.answer(number, name)

    def answer(self, number: int, said: str) -> Any:
        """What was answered to something that was said, if it was."""
        found = [m for m in self.told[number] if getattr(m, "id", None) == said]
        return found[-1] if found else None

    def request(self, kind: str, person: str | None = None, by: str = "", **given: Any) -> Any:
        """A command by another way than a connection; its answer."""
        self._requests += 1
        command = Command(kind, by or f"request {self._requests}", person, **given)
        self.do(self.table.request(self._requests, command, self.now))
        return self.answers.get(self._requests)

    def sit(self, person: str, seat: int | None = None) -> Any:
        return self.request(SIT, person, seat=seat, detail={"name": person.title()})

    def begin(self, *people: str) -> None:
        """Everybody sits down and the game begins."""
        for person in people:
            assert isinstance(self.sit(person), int)
        assert isinstance(self.request(START, "ada"), int)

    def of_turn(self) -> str:
        """Who is in turn."""
        person = self.state.seating.seats[self.state.game.turn].person
        assert person is not None
        return person
