"""Connections between clients and processes, and notices between processes."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from pantheon.table.messages import ClientMessage, FromServer, Hello

if TYPE_CHECKING:
    from simulation.clients import Client
    from simulation.processes import Process
    from simulation.world import World


class Link:
    """A connection. What the server says arrives in order or, after a cut, not at all.

    What the client says can get lost, arrive twice or late, as if it came by way of others.
    """

    def __init__(self, world: World, client: Client, process: Process) -> None:
        self.world = world
        self.client = client
        self.process = process
        self.person = client.person.id
        self.table = client.table
        self.number = world.number()
        self.random = world.random(f"link {self.number}")
        self.open = True  # as the client has it
        self.gone = False  # as the process has it
        self._last_down = 0.0
        self._last_up = world.now + self._delay()
        # What the process has told it: see `gate`.
        self.welcomed = False
        self.since: list[int] = []  # of every hello that is not answered
        self.told = -1  # the ordinal of the last entry
        self.count = 0  # of entries that are told one by one
        self.owed: Counter[str | None] = Counter()  # answers, by id
        world.at(self._last_up, process.connected, self)

    def _delay(self) -> float:
        return self.random.uniform(0.005, 0.05) * self.world.faults.distance

    def up(self, message: ClientMessage) -> None:
        """The client says something."""
        faults, chance = self.world.faults, self.random
        first = isinstance(message, Hello)  # is said once, and before all else
        if not first and faults.broken(chance, "said_lost"):
            return
        times = 2 if not first and faults.broken(chance, "said_twice") else 1
        for _ in range(times):
            at = max(self._last_up, self.world.now + self._delay())
            if not first and faults.broken(chance, "said_late"):
                at += chance.uniform(0.1, 5.0)
            else:
                self._last_up = at
            self.world.at(at, self.process.heard, self, message)

    def down(self, message: FromServer) -> None:
        """The process tells something."""
        self._last_down = max(self._last_down, self.world.now + self._delay())
        self.world.at(self._last_down, self._arrive, message)

    def _arrive(self, message: FromServer) -> None:
        if self.open:
            self.client.hear(message)

    def cut(self, noticed: float) -> None:
        """The connection breaks; the process notices it after a while."""
        if self.open:
            self.open = False
            self.world.after(noticed, self.process.disconnected, self)
            self.world.after(self._delay(), self.client.lost, self)

    def broken(self) -> None:
        """The process has died."""
        if self.open:
            self.open = False
            self.world.after(self.random.uniform(0.01, 1.0), self.client.lost, self)


class Notices:
    """What processes tell each other: late, twice or not at all."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.random = world.random("notices")

    def send(self, process: Process, kind: str, *told: Any) -> None:
        """Tell a process something."""
        faults, chance = self.world.faults, self.random
        if faults.broken(chance, "notice_lost"):
            return
        for _ in range(2 if faults.broken(chance, "notice_twice") else 1):
            delay = chance.uniform(0.001, 0.02)
            if faults.broken(chance, "notice_late"):
                delay = chance.uniform(0.1, 10.0)
            self.world.after(delay, process.hears, kind, *told)
