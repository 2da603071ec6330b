"""A simulated world: processes, a database, a network and people, all from one seed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from heapq import heappop, heappush
from random import Random
from typing import Any

from simulation import steps
from simulation.bots import Bots
from simulation.ending import end
from simulation.failure import check
from simulation.faults import Faults
from simulation.gate import Gate
from simulation.network import Notices
from simulation.people import Person, Request
from simulation.plan import Plan
from simulation.prefix import opened, played, seed_of
from simulation.processes import Process
from simulation.referee import Referee
from simulation.storage import Storage
from simulation.swap import check_undone
from simulation.watch import measure

from pantheon import games
from pantheon.table import messages
from pantheon.table.commands import Command
from pantheon.table.effects import Opening
from pantheon.table.entries import Entry
from pantheon.table.messages import ClientMessage
from pantheon.table.seating import Seat, Seating
from pantheon.table.state import Facts, TableState

PROMPT = 5.0  # seconds within which a bot has chosen where nothing goes wrong
BEGIN = 1_000_000.0  # the time when a world begins
NAMES = ["anna", "ben", "cleo", "dora", "emil", "finn"]
STRANGERS = ["mallory", None, None]  # of whom only the last one means no harm
FIRST = "t"  # the table at which they meet


class World:
    """One simulation; see `run`."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.calm = plan.calm
        self.now = BEGIN
        self._events: list[tuple[float, int, Callable[..., None], tuple[Any, ...]]] = []
        self._count = 0
        self._numbers = 0
        self.faults = Faults()
        self.referees: dict[str, Referee] = {}
        self.seen: dict[str, set[str]] = defaultdict(set)  # who was ever here, by table
        self.intended: dict[str, list[ClientMessage | Command]] = {}
        self.requests: set[Request] = set()
        self.thinking: dict[int, Any] = {}
        self.playing = True  # whether people play on by themselves
        self.storage = Storage(self)
        self.notices = Notices(self)
        self.gate = Gate(self)
        self.bots = Bots(self)
        self.chance = self.random("world")
        self.game = games.shared(plan.game, plan.options)
        self.processes: list[Process] = []
        self.names: list[str] = []  # of all processes that ever were
        self.people = [Person(self, number, NAMES[number]) for number in range(plan.people)]
        self.strangers = [Person(self, 10 + n, name) for n, name in enumerate(STRANGERS)]
        self._begin()

    def _begin(self) -> None:
        facts = self.facts(FIRST)
        people = [person.id for person in self.people]
        if self.plan.left:
            seating, entries = played(facts, self.plan, people, self.now)
        else:
            seating, entries = opened(self.plan, people)
        self.storage.put_up(facts, seating)
        for entry in entries:
            self.storage.tables[FIRST].log.append(entry)
            self.referees[FIRST].add(entry, None, checked=False)
        for slot in range(self.plan.processes):
            self.start(slot)
        for person in self.people:
            person.client(FIRST)
        for person in self.strangers:
            person.plays = False
            person.client(FIRST).honest = person is self.strangers[-1]
        if not self.plan.left:
            for number, person in enumerate(self.people):
                self.after(0.1 * (number % 2), steps.sit, self, person, True)
                self.after(1.0 + 0.1 * number, steps.sit, self, person)
            self.after(0.5, steps.step_down, self)
            self.after(2.0, steps.fill, self)
        for step in self.plan.steps:
            self.at(BEGIN + step.at, steps.take, self, step)

    def facts(self, table: str) -> Facts:
        """What is fixed of a table."""
        seed = f"{Random(f'seed {self.plan.seed} {table}').getrandbits(128):032x}"
        if self.plan.left and table == FIRST:
            seed = seed_of(self.plan.seed)
        return Facts(table, self.game, self.plan.terms, False, seed, self.now)

    def opening(self, state: TableState, table: str) -> Opening:
        """A table where the same people play on."""
        seats = tuple(Seat(seat.person, seat.name, seat.bot) for seat in state.seating.seats)
        return Opening(self.facts(table), Seating(state.seating.host, seats))

    # ---- the time

    def random(self, name: str) -> Random:
        """Chance of its own for each part, so that one that changes leaves others as they were."""
        return Random(f"{self.plan.seed} {name}")

    def number(self) -> int:
        """A number that nothing else has."""
        self._numbers += 1
        return self._numbers

    def at(self, time: float, step: Callable[..., None], *about: Any) -> None:
        """Do something at a time."""
        self._count += 1
        heappush(self._events, (time, self._count, step, about))

    def after(self, delay: float, step: Callable[..., None], *about: Any) -> None:
        """Do something after a while."""
        self.at(self.now + delay, step, *about)

    def run_until(self, time: float) -> None:
        """Let all happen until a time."""
        events = self._events
        while events and events[0][0] <= time:
            self.now, _, step, about = heappop(events)
            step(*about)
        self.now = max(self.now, time)

    def run(self) -> None:
        """Let everything happen, with faults and then without them."""
        self.run_until(BEGIN + self.plan.duration)
        self.measure()
        end(self)
        self.measure()

    def measure(self) -> None:
        """Look whether anything has grown too large."""
        for process in self.processes:
            for table, hosted in process.tables.items():
                measure(process, table, hosted)

    # ---- processes

    def start(self, slot: int) -> None:
        """A process starts, at first or again."""
        if any(process.slot == slot for process in self.processes):
            return
        process = Process(self, slot, f"p{slot}.{len(self.names)}")
        self.names.append(process.name)
        self.processes.append(process)

    def kill(self, process: Process, away: float) -> None:
        """A process dies, and starts again after a while."""
        self.processes.remove(process)
        process.die()
        self.after(away, self.start, process.slot)

    def any_process(self, random: Random) -> Process | None:
        """Where somebody ends up who comes."""
        return random.choice(self.processes) if self.processes else None

    def here(self, table: str) -> set[str]:
        """Who is really here."""
        found = set()
        for process in self.processes:
            hosted = process.tables.get(table)
            if hosted is not None:
                links = hosted.links.values()
                found |= {link.person for link in links if link.welcomed and link.person}
        return found

    # ---- what was meant, and what came of it

    def intend(self, person: str | None, said: str, message: ClientMessage) -> None:
        """Somebody says something under an id."""
        self.intended.setdefault(f"{person} {said}", []).append(message)

    def committed(self, table: str, entry: Entry) -> None:
        """An entry has come into a log."""
        first = entry.by.split(" ")[0]
        referee = self.referees[table]
        if first in ("bot", "clock", "close"):
            waited = entry.at - referee.now.at
            late = waited > PROMPT and referee.now.at > BEGIN
            prompt = not (first == "bot" and late and self.calm)
            check(prompt, "alive", "a bot was asked late", waited, entry)
            referee.add(entry, None)
            return
        meant = self.intended.get(entry.by, [])
        check(meant, "allowed", "nobody wanted this", entry)
        right = any(_means(one, entry, referee) for one in meant)
        check(right, "allowed", "something else was wanted", entry, meant)
        person: str | None = first
        if first == "rematch":
            asked = {one.person for one in meant if isinstance(one, Command)}
            person = next(one for one in asked if referee.now.seat_of(one) == entry.seat)
        undone = referee.now.standing if entry.kind == "undo" else None
        referee.add(entry, person)
        if undone is not None:
            check_undone(undone, self.chance)


def _means(wish: ClientMessage | Command, entry: Entry, referee: Referee) -> bool:
    """Whether an entry is what somebody wanted, at the position that they saw."""
    if isinstance(wish, Command):
        seat = wish.seat in (None, entry.seat)
        name = wish.detail.get("name") in (None, entry.detail.get("name"))
        return wish.kind == entry.kind and seat and name
    kind = type(wish).__struct_config__.tag
    if kind != entry.kind:
        return False
    if isinstance(wish, messages.Act | messages.Undo):
        now = referee.now
        if not now.moved <= wish.ordinal <= now.ordinal:
            return False
        return isinstance(wish, messages.Undo) or wish.action == entry.action
    if isinstance(wish, messages.HandOver):
        return wish.seat == entry.seat
    return not isinstance(wish, messages.Say) or wish.text.split() == entry.detail["text"].split()
