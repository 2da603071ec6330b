"""All tables of one process: loaded when somebody needs them, dropped when they rest."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from functools import partial
from time import time
from typing import Any, Final

from sqlalchemy import Connection

from pantheon.core.problem import Problem
from pantheon.server.bot_pool import BotPool
from pantheon.server.limits import Limits
from pantheon.server.metrics import Metrics
from pantheon.server.session import Session
from pantheon.server.storage import queries
from pantheon.server.storage.database import Database, Unavailable
from pantheon.server.storage.notices import Listener, Notice
from pantheon.table.effects import Effects, Report
from pantheon.table.table import Table

REST: Final = 10.0  # seconds after which a table that nobody needs is dropped
log: Final = logging.getLogger("pantheon")


class Tables:
    """The tables in memory, and what all of them need."""

    def __init__(self, database: Database, bots: BotPool, metrics: Metrics, limits: Limits) -> None:
        self.database: Final = database
        self.bots: Final = bots
        self.metrics: Final = metrics
        self.limits: Final = limits
        self.sessions: Final[dict[str, Session]] = {}
        self.welcoming: Final = asyncio.Lock()  # a welcome is the longest thing that is told
        self._loading: Final[dict[str, asyncio.Task[Session]]] = {}
        self._tasks: Final[set[asyncio.Task[Any]]] = set()
        self._listener: Listener | None = None

    async def session(self, table: str) -> Session:
        """A table, loaded if it has to be; a Problem if there is none."""
        if table in self.sessions:
            self.sessions[table].touched = time()
            return self.sessions[table]
        if table not in self._loading:
            self._loading[table] = self.spawn(self._load(table))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Session:
        """Play the log of a table, in a thread, so that the others go on meanwhile."""
        try:
            found, effects = await self.database.read(partial(load_table, table=table))
            session = Session(self, found)
            self.sessions[table] = session
            for effect in effects:
                if isinstance(effect, Report):
                    log.error(effect.event, exc_info=effect.error, extra={"table": table})
            return session
        finally:
            del self._loading[table]

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something in the background; a failure is written down."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, (Problem, Unavailable)):
            log.error("something went wrong", exc_info=error)

    def drop_resting(self) -> int:
        """Drop the tables that nobody has needed for a while; how many."""
        before = time() - REST
        resting = [s.id for s in self.sessions.values() if s.resting and s.touched < before]
        for table in resting:
            del self.sessions[table]
        return len(resting)

    # ---- other processes

    def listen(self) -> None:
        """Begin to hear what other processes do."""
        if self.database.shared:
            loop = asyncio.get_running_loop()
            self._listener = Listener(
                self.database.engine,
                lambda notice: loop.call_soon_threadsafe(self._heard, notice),
                lambda: loop.call_soon_threadsafe(self._missed),
            )

    def _heard(self, notice: Notice) -> None:
        session = self.sessions.get(notice.table)
        if session is None:
            return
        if notice.people is None:
            session.news()
        else:
            session.hear_presence(notice.process, notice.people)

    def _missed(self) -> None:
        for session in list(self.sessions.values()):
            session.news()

    async def close(self) -> None:
        """Let all connections go, and close the database."""
        if self._listener is not None:
            self._listener.close()
        for session in self.sessions.values():
            session.end()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.bots.close()
        await asyncio.to_thread(self.database.close)


def load_table(connection: Connection, table: str) -> tuple[Table, Effects]:
    """A table as its log tells it."""
    found = Table(*queries.opening_of(connection, table))
    return found, found.loaded(queries.log_of(connection, table), time())
