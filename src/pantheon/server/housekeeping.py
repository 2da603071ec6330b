"""What has to be done again and again: clocks, forgotten bots, resting tables, what is old."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import logging
import platform
from collections.abc import Awaitable, Callable
from functools import partial
from time import monotonic, time
from typing import Final

from pantheon.core.problem import Problem
from pantheon.server.storage import queries
from pantheon.server.storage.database import Unavailable
from pantheon.server.tables import Tables
from pantheon.table.commands import Command
from pantheon.table.entries import CLOSE
from pantheon.table.state import CLOSED, OVER
from pantheon.table.thinking import FORGOTTEN

BEAT: Final = 1.0  # seconds between two looks at clocks and resting tables
PRESENCE: Final = 15.0  # seconds between two announcements of who is here
CLEANING: Final = 600.0  # seconds between two looks for what is old
DOUBLED: Final = 10  # times at most, as numbers end somewhere
LONGEST_REST: Final = 300.0  # seconds before what fails again and again is tried anew

LIBC: Final = ctypes.CDLL("libc.so.6") if platform.libc_ver()[0] == "glibc" else None
log: Final = logging.getLogger("pantheon")

Job = Callable[[], Awaitable[None] | None]


class Housekeeping:
    """Keeps tables going. A job or a table that fails is tried again later and later."""

    def __init__(self, tables: Tables) -> None:
        self._tables: Final = tables
        self._failures: Final[dict[str, tuple[int, float]]] = {}  # how often, and when to try again
        self._dropped = 0  # tables, since memory was last given back

    async def run(self) -> None:
        """Go on for as long as the server runs."""
        jobs = {
            "wake": (self.wake, BEAT),
            "drop": (self.drop_resting, BEAT),
            "announce": (self.announce, PRESENCE),
            "clean-up": (self.clean_up, CLEANING),
        }
        due = dict.fromkeys(jobs, 0.0)
        while True:
            for name, (job, pause) in jobs.items():
                if due[name] <= monotonic():
                    due[name] = monotonic() + pause
                    await self.attempt(job, job=name)
            await asyncio.sleep(BEAT)

    async def attempt(self, work: Job, **about: str) -> None:
        """Do something; if it fails, leave it alone for a while, twice as long each time."""
        ((kind, name),) = about.items()
        failures, not_before = self._failures.get(name, (0, 0.0))
        if monotonic() < not_before:
            return
        try:
            under_way = work()
            if under_way is not None:
                await under_way
        except Exception as error:
            rest = min(LONGEST_REST, BEAT * 2.0 ** min(failures, DOUBLED))
            self._failures[name] = (failures + 1, monotonic() + rest)
            self._tables.metrics.faults.labels(kind).inc()
            if isinstance(error, (Unavailable, Problem)):
                log.warning("housekeeping has to wait", extra={**about, "reason": str(error)})
            else:
                log.error("housekeeping has failed", exc_info=error, extra=about)
        else:
            self._failures.pop(name, None)

    # ---- jobs

    async def wake(self) -> None:
        """Let time pass at all tables here, and at those elsewhere that wait for it."""
        for session in list(self._tables.sessions.values()):
            await self.attempt(session.tick, table=session.id)
        read = self._tables.database.read
        idle = await read(partial(queries.waiting_for_bots, before=time() - FORGOTTEN))
        late = await read(partial(queries.out_of_time, now=time()))
        for table in {*idle, *late} - set(self._tables.sessions):
            await self.attempt(partial(self._load, table), table=table)

    async def _load(self, table: str) -> None:
        session = await self._tables.session(table)
        if session.table.broken:
            raise Problem("table-broken")
        session.tick()

    async def drop_resting(self) -> None:
        """Drop tables that nobody needs, and forget who has done nothing for a while."""
        dropped = self._tables.drop_resting()
        self._tables.limits.forget()
        long_ago = monotonic() - LONGEST_REST
        for name in [name for name, (_, at) in self._failures.items() if at < long_ago]:
            del self._failures[name]
        self._dropped += dropped
        if self._dropped > len(self._tables.sessions):
            self._dropped = 0
            await asyncio.to_thread(give_memory_back)

    async def announce(self) -> None:
        """Tell other processes who is here, and look whether they have told something unheard."""
        if self._tables.database.shared:
            for session in list(self._tables.sessions.values()):
                session.announce()
                session.news()

    async def clean_up(self) -> None:
        """Close and remove what is old: see `limits.LIMITS`."""
        limits, database = self._tables.limits, self._tables.database
        now = time()
        before = now - limits.seconds("deserted-days")
        for table in await database.read(partial(queries.deserted, before=before)):
            await self.attempt(partial(self._close, table), table=table)
        for status, name in ((CLOSED, "closed-days"), (OVER, "over-days")):
            if limits.amounts[name] or status == CLOSED:
                before = now - limits.seconds(name)
                await database.write(partial(queries.remove_tables, status=status, before=before))
        before = now - limits.seconds("people-days")
        await database.write(partial(queries.remove_people, before=before))

    async def _close(self, table: str) -> None:
        await (await self._tables.session(table)).request(Command(CLOSE, "deserted"))


def give_memory_back() -> None:
    """Let the machine have what was freed; GNU's C library keeps it unless it is told.

    Closed connections are cyclic garbage and hold their tables. Collecting it stops all tables for
    a while that grows with their number, so this is done only when as many have been dropped.
    """
    gc.collect()
    if LIBC is not None:
        LIBC.malloc_trim(0)
