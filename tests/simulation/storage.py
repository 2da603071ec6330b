"""The database: it stays when processes go, and it fails in every way a database can."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
from simulation.referee import Referee

from pantheon.table.effects import Keep, Opening
from pantheon.table.entries import Entry
from pantheon.table.seating import Seating
from pantheon.table.state import Facts

if TYPE_CHECKING:
    from simulation.world import World

Answered = Callable[[str], None]
LATE = 8.0  # seconds after which a write that nobody waits for any more is done at the latest


class Kept:
    """A table as the database has it."""

    def __init__(self, facts: Facts, seating: Seating) -> None:
        self.facts = facts
        self.seating = seating
        self.log: list[Entry] = []


class Storage:
    """All logs, and notices of what is new in them."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.random = world.random("storage")
        self.tables: dict[str, Kept] = {}

    def put_up(self, facts: Facts, seating: Seating) -> None:
        """A new table."""
        self.tables[facts.id] = Kept(facts, seating)
        self.world.referees[facts.id] = Referee(facts, seating)

    def write(self, table: str, keep: Keep, origin: str, answered: Answered) -> None:
        """Add an entry; the answer is `kept`, `taken` or `unknown`, and may come late."""
        world, faults, chance = self.world, self.world.faults, self.random
        if faults.broken(chance, "write_refused"):
            world.after(self._delay(), answered, "unknown")
        elif faults.broken(chance, "write_unanswered"):
            world.after(self._delay(), self._add, table, keep, origin, None)
            world.after(self._delay() + 1.0, answered, "unknown")
        elif faults.broken(chance, "write_late"):  # given up by who asked, and then still done
            world.after(chance.uniform(0.5, 1.0), answered, "unknown")
            world.after(chance.uniform(1.0, LATE), self._add, table, keep, origin, None)
        else:
            world.after(self._delay(), self._add, table, keep, origin, answered)

    def read(self, table: str, after: int, answered: Callable[[list[Entry] | None], None]) -> None:
        """Find what is new after an entry; None if the database does not answer."""
        if self.world.faults.broken(self.random, "read_fails"):
            self.world.after(self._delay(), answered, None)
        else:
            self.world.after(self._delay(), self._find, table, after, answered)

    def _find(self, table: str, after: int, answered: Callable[[list[Entry]], None]) -> None:
        found = list(self.tables[table].log[after:])
        self.world.after(self._delay(), answered, found)

    def _delay(self) -> float:
        return self.random.uniform(0.001, 0.02) * self.world.faults.slowness

    def _add(self, table: str, keep: Keep, origin: str, answered: Answered | None) -> None:
        log, entry = self.tables[table].log, keep.entry
        free = entry.ordinal == len(log) + 1
        if free:
            detail: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(entry.detail))
            stored = entry._replace(detail=detail)
            log.append(stored)
            self.world.committed(table, stored)
            self._open(keep.opening)
            for process in self.world.processes:
                if process.name != origin:
                    self.world.notices.send(process, "news", table)
        if answered is not None:
            self.world.after(self._delay(), answered, "kept" if free else "taken")

    def _open(self, opening: Opening | None) -> None:
        if opening is not None:
            self.put_up(opening.facts, opening.seating)
