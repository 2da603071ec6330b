"""All tables of one process: loaded when somebody needs them, dropped when they rest."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import json
import logging
import platform
import threading
from collections import Counter
from functools import partial
from time import time
from typing import Any, Final

import psycopg

from pantheon import games
from pantheon.core.problem import Problem
from pantheon.core.refusal import Refused
from pantheon.server import register
from pantheon.server.guard import Rate
from pantheon.server.log import Play
from pantheon.server.metrics import Metrics
from pantheon.server.room import Room
from pantheon.server.store import CHANNEL, ORIGIN, Store, Unavailable, tell_others
from pantheon.server.thinking import Thinkers

BEAT: Final = 1.0  # seconds between two looks at clocks and resting tables
REST: Final = 10.0  # seconds after which a table without guests is dropped
ORPHANED: Final = 10.0  # seconds after which a bot in turn is taken for forgotten
DESERTED: Final = 3 * 86_400.0  # seconds after which an open table is closed
REVIEWED: Final = 100  # iterations of the search for a decision
REVIEWS: Final = 100  # that are kept
PRESENCE: Final = 20.0  # seconds between two tellings of who is here

LIBC: Final = ctypes.CDLL("libc.so.6") if platform.libc_ver()[0] == "glibc" else None
log: Final = logging.getLogger("pantheon")


class House:
    """The tables, and what keeps them going: bots, clocks, and news from other processes."""

    def __init__(
        self, store: Store, thinkers: Thinkers, metrics: Metrics, rates: list[Rate]
    ) -> None:
        self.store: Final = store
        self.thinkers: Final = thinkers
        self.metrics: Final = metrics
        self._rates: Final = rates
        self.rooms: Final[dict[str, Room]] = {}
        self._loading: Final[dict[str, asyncio.Task[Room]]] = {}
        self._tasks: Final[set[asyncio.Task[Any]]] = set()
        self._reviews: Final[dict[str, asyncio.Task[dict[str, Any]]]] = {}
        self._stuck: Final[set[str]] = set()  # tables that cannot go on, as their logs are broken
        self._dropped = 0  # tables, since memory was last given back
        self._closing: Final = threading.Event()
        self.hinted: Final[set[str]] = set()  # people for whom a bot thinks about a hint
        self.sockets: Final[Counter[str]] = Counter()  # open ones, of people or addresses

    async def room(self, table: str) -> Room:
        """A table, loaded if it has to be; a Problem if there is none."""
        if table in self.rooms:
            self.rooms[table].touched = time()
            return self.rooms[table]
        if table not in self._loading:
            self._loading[table] = asyncio.ensure_future(self._load(table))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Room:
        try:
            kept = await self.store.read(partial(register.find, table=table))
            self.rooms[table] = Room(self, kept)
            return self.rooms[table]
        finally:
            del self._loading[table]

    def soon(self, work: Any) -> asyncio.Task[Any]:
        """Do something in the background."""
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Unavailable):
            log.warning("the database does not answer", extra={"reason": str(error)})
        elif error is not None:
            log.error("something went wrong", exc_info=error)

    def review(self, table: str, play: Play) -> asyncio.Task[dict[str, Any]]:
        """What the decisions of a finished game were worth; it takes a while."""
        found = self._reviews.get(table)
        if found is None or (found.done() and found.exception() is not None):
            if len(self._reviews) == REVIEWS:
                del self._reviews[next(iter(self._reviews))]
            found = self.soon(self.thinkers.review(play.record(), REVIEWED))
            self._reviews[table] = found
        return found

    async def open(self) -> None:
        """Begin to look after the tables."""
        for game in games.names():
            games.shared(game)
        gc.freeze()  # what there is now stays: nobody needs to look through it again and again
        self.soon(self._keep_order())
        if self.store.shared:
            loop = asyncio.get_running_loop()
            threading.Thread(target=self._listen, args=[loop], name="listen", daemon=True).start()

    async def close(self) -> None:
        """Stop thinking, tell all guests to come back, and close the database."""
        self._closing.set()
        for room in self.rooms.values():
            for guest in room.guests:
                guest.let_go()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.close()
        await asyncio.to_thread(self.store.close)

    # ---- keeping order

    async def _keep_order(self) -> None:
        forgotten = time()  # at first all bots in turn are: nobody thinks yet
        beat = 0
        while True:
            try:
                await self._wake(forgotten)
                if self.store.shared and beat % int(PRESENCE / BEAT) == 0:
                    for room in list(self.rooms.values()):
                        self.tell_presence(room)
                if beat % 3600 == 0:
                    await self.store.write(
                        partial(register.close_deserted, before=time() - DESERTED)
                    )
            except Unavailable as problem:
                log.warning("the database does not answer", extra={"reason": str(problem)})
            self._drop_resting()
            for rate in self._rates:
                rate.forget()
            beat += 1
            await asyncio.sleep(BEAT)
            forgotten = time() - ORPHANED

    async def _wake(self, forgotten: float) -> None:
        """Go on where a bot is in turn and nobody thinks, or where a clock has run out."""
        idle = await self.store.read(partial(register.waiting_for_bots, before=forgotten))
        late = await self.store.read(partial(register.out_of_time, now=time()))
        for table in {*idle, *late} - self._stuck:
            try:
                await (await self.room(table)).wake()
            except (Problem, Refused) as problem:
                if isinstance(problem, Problem) and problem.key != "table-old":
                    continue  # somebody else was faster
                self._stuck.add(table)  # the other tables are not
                log.error("a table cannot go on", extra={"table": table, "reason": str(problem)})

    def _drop_resting(self) -> None:
        resting = [table for table, room in self.rooms.items() if room.is_resting(time() - REST)]
        for table in resting:
            del self.rooms[table]
        self._dropped += len(resting)
        if self._dropped > len(self.rooms):
            self._dropped = 0
            self.soon(asyncio.to_thread(give_memory_back))

    # ---- other processes

    def tell_presence(self, room: Room) -> None:
        """Tell the other processes who is here."""
        if self.store.shared:
            here = sorted({guest.seat for guest in room.guests})
            self.soon(self.store.write(partial(tell_others, table=room.id, here=here)))

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        """Hear what other processes tell; after a broken connection, look at everything anew."""
        url = self.store.engine.url.set(drivername="postgresql")
        address = url.render_as_string(hide_password=False)
        while not self._closing.is_set():
            try:
                with psycopg.connect(address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    loop.call_soon_threadsafe(self._look_at_everything)
                    while not self._closing.is_set():
                        for notice in connection.notifies(timeout=1.0):
                            loop.call_soon_threadsafe(self._heard, notice.payload)
            except psycopg.Error as error:
                log.warning("no news from other processes", extra={"reason": str(error)})
                self._closing.wait(1.0)
            except RuntimeError:  # the loop is closed
                return

    def _heard(self, message: str) -> None:
        news = json.loads(message)
        room = self.rooms.get(news["table"])
        if room is None or news["origin"] == ORIGIN:
            return
        if news["here"] is None:
            self.soon(self._catch_up(room))
        else:
            room.hears_presence(news["origin"], news["here"])

    def _look_at_everything(self) -> None:
        for room in self.rooms.values():
            self.soon(self._catch_up(room))

    async def _catch_up(self, room: Room) -> None:
        """News must not be lost because the database is away just now."""
        while True:
            try:
                await room.catch_up()
                return
            except Unavailable as problem:
                log.warning("the database does not answer", extra={"reason": str(problem)})
            await asyncio.sleep(BEAT)


def give_memory_back() -> None:
    """Let the machine have what was freed; GNU's C library keeps it unless it is told.

    Closed connections are cyclic garbage and hold their tables. Collecting it stops all tables for
    a while that grows with their number, so this is done only when as many have been dropped.
    """
    gc.collect()
    if LIBC is not None:
        LIBC.malloc_trim(0)
