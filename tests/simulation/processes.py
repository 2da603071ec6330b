"""A process of the server: it hosts tables and does what they want. Its memory can be lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from simulation.failure import check
from simulation.network import Link
from simulation.watch import watch

from pantheon.core.problem import Problem
from pantheon.core.refusal import Refused
from pantheon.table.commands import Command
from pantheon.table.effects import (
    Advise,
    Announce,
    Answer,
    Effects,
    Keep,
    Load,
    Opening,
    Report,
    Tell,
    Think,
)
from pantheon.table.entries import Entry
from pantheon.table.messages import ClientMessage
from pantheon.table.state import TableState
from pantheon.table.table import Table

if TYPE_CHECKING:
    from simulation.world import World

Answering = Callable[["Result", int], None]  # the result, and the ordinal of the table by then

BEAT = 1.0  # seconds between two looks at all tables
LISTEN = 15.0  # seconds after which others are asked anew what has happened
Result = int | Problem | Refused
PLANTED = "broken on purpose"
BY_DESIGN = ("a bot could not decide", "what a bot has decided was not kept")


class Hosted:
    """A table in the memory of a process, and what waits until its log is read."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.ready = False
        self.waiting: list[Callable[[], None]] = []
        self.links: dict[int, Link] = {}


class Process:
    """One process, from its start to its death."""

    def __init__(self, world: World, slot: int, name: str) -> None:
        self.world = world
        self.slot = slot
        self.name = name
        self.alive = True
        self.tables: dict[str, Hosted] = {}
        self.random = world.random(f"process {name}")
        self.offset = self.random.uniform(-0.5, 0.5)  # of its clock
        self.answers: dict[int, Answering] = {}
        self.world.after(self.random.uniform(0.0, BEAT), self._beat)
        self.world.after(self.random.uniform(0.0, LISTEN), self._look_at_everything)

    @property
    def clock(self) -> float:
        """The time as this process has it."""
        return self.world.now + self.offset

    def die(self) -> None:
        """All that is not in the database is gone."""
        self.alive = False
        for hosted in self.tables.values():
            for link in list(hosted.links.values()):
                link.broken()
        self.tables.clear()

    # ---- the time

    def _beat(self) -> None:
        if not self.alive:
            return
        for table in list(self.tables):
            self.do(table, lambda t: t.tick(self.clock))
        self.world.after(BEAT, self._beat)

    def _look_at_everything(self) -> None:
        if not self.alive:
            return
        for table, hosted in list(self.tables.items()):
            self.do(table, lambda t: t.news(self.clock))
            people = hosted.table.audience.people()
            if people:
                self._announce(table, people)
        self.world.after(LISTEN, self._look_at_everything)

    def drop_resting(self) -> None:
        """Forget tables that nobody needs just now."""
        for table, hosted in list(self.tables.items()):
            if hosted.table.resting and not hosted.links and not hosted.waiting:
                del self.tables[table]

    # ---- tables

    def host(self, table: str) -> Hosted:
        """A table, which is read from the database if it is not there."""
        if table not in self.tables:
            kept = self.world.storage.tables[table]
            self.tables[table] = Hosted(Table(kept.facts, kept.seating))
            self.do(table, lambda t: t.news(self.clock))
        return self.tables[table]

    def when_ready(self, table: str, work: Callable[[], None]) -> None:
        """Do something as soon as the log is read."""
        hosted = self.host(table)
        if hosted.ready:
            work()
        else:
            hosted.waiting.append(work)

    def do(self, table: str, step: Callable[[Table], Effects]) -> None:
        """Give a table an input, and carry out what it wants."""
        hosted = self.tables.get(table)
        if hosted is None or not self.alive:
            return
        effects = step(hosted.table)
        for effect in effects:
            self._carry_out(table, hosted, effect)
        watch(self, table, hosted)

    def _carry_out(self, table: str, hosted: Hosted, effect: Any) -> None:
        if isinstance(effect, Tell):
            self.world.gate.told(self, table, hosted, effect)
        elif isinstance(effect, Keep):
            self._keep(table, effect)
        elif isinstance(effect, Load):
            self._load(table, effect.after)
        elif isinstance(effect, Answer):
            answer = self.answers.pop(effect.request, None)
            check(answer is not None, "alive", "a request is answered twice", effect)
            assert answer is not None
            answer(effect.result, hosted.table.state.ordinal)
        elif isinstance(effect, Think):
            self.world.bots.think(self, table, effect)
        elif isinstance(effect, Advise):
            self.world.bots.advise(self, table, hosted, effect)
        elif isinstance(effect, Announce):
            self._announce(table, effect.people)
        else:
            assert isinstance(effect, Report)
            planted = PLANTED in str(effect.error) or effect.event in BY_DESIGN
            check(planted, "raises", effect.event, effect.error, effect.error.__cause__)

    def _announce(self, table: str, people: list[str]) -> None:
        for process in self.world.processes:
            if process is not self:
                self.world.notices.send(process, "people", table, self.name, tuple(people))

    def hears(self, kind: str, table: str, origin: str = "", people: tuple[str, ...] = ()) -> None:
        """A notice of another process or of the database."""
        if kind == "news":
            self.do(table, lambda t: t.news(self.clock))
        else:
            self.do(table, lambda t: t.hear_presence(origin, list(people), self.clock))

    # ---- the database

    def _keep(self, table: str, keep: Keep) -> None:
        hosted = self.tables[table]

        def answered(answer: str) -> None:
            if self.tables.get(table) is not hosted:
                return
            if answer == "kept":
                self.do(table, lambda t: t.kept(self.clock))
            elif answer == "taken":
                self.do(table, lambda t: t.taken(self.clock))
            else:
                self.do(table, lambda t: t.not_kept(self.clock))

        self.world.storage.write(table, keep, self.name, answered)

    def _load(self, table: str, after: int) -> None:
        hosted = self.tables[table]

        def answered(found: list[Entry] | None) -> None:
            if self.tables.get(table) is not hosted:
                return
            if found is None:
                self.do(table, lambda t: t.not_loaded(self.clock))
                return
            self.do(table, lambda t: t.loaded(found, self.clock))
            hosted.ready = True
            waiting, hosted.waiting = hosted.waiting, []
            for work in waiting:
                work()

        self.world.storage.read(table, after, answered)

    # ---- connections and requests

    def connected(self, link: Link) -> None:
        """A client has opened a connection."""
        if self.alive:
            self.when_ready(link.table, lambda: self._connected(link))

    def _connected(self, link: Link) -> None:
        if self.alive and not link.gone:
            hosted = self.tables[link.table]
            hosted.links[link.number] = link
            hosted.table.connect(link.number, link.person)

    def heard(self, link: Link, message: ClientMessage) -> None:
        """A client says something."""
        if self.alive:
            self.when_ready(link.table, lambda: self._heard(link, message))

    def _heard(self, link: Link, message: ClientMessage) -> None:
        if self.alive and link.number in self.tables[link.table].links:
            self.world.gate.asked(link, message)
            self.do(link.table, lambda t: t.receive(link.number, message, self.clock))

    def disconnected(self, link: Link) -> None:
        """The end of a connection is noticed."""
        link.gone = True
        hosted = self.tables.get(link.table)
        if hosted is not None and hosted.links.pop(link.number, None) is not None:
            self.do(link.table, lambda t: t.disconnect(link.number, self.clock))

    def request(
        self,
        table: str,
        command: Command,
        answer: Answering,
        opening: Callable[[TableState], Opening] | None = None,
    ) -> None:
        """A command that comes over HTTP."""
        if not self.alive:
            return
        number = self.world.number()

        def work() -> None:
            self.answers[number] = answer
            self.do(table, lambda t: t.request(number, command, self.clock, opening))

        self.when_ready(table, work)
