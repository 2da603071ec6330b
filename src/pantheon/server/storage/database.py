"""The database: SQLite in a file or PostgreSQL, through the same code.

Everything is written by one thread, which takes all that waits into one transaction: under load
many moves share a commit, and each is answered only after it.
"""

from __future__ import annotations

import asyncio
import json
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, Table, create_engine, event, make_url
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import (
    ArgumentError,
    DataError,
    DBAPIError,
    IntegrityError,
    NoSuchModuleError,
    SQLAlchemyError,
)
from sqlalchemy.sql.dml import ReturningInsert

from pantheon.core.problem import Problem

BATCH: Final = 200  # jobs in one transaction at most
PATIENCE: Final = 5000  # milliseconds that a locked SQLite file is waited for
log: Final = logging.getLogger("pantheon")

T = TypeVar("T")
Work = Callable[[Connection], T]


class Unavailable(Exception):
    """The database did not answer; what was asked of it may or may not be done."""


class Job:
    """Something to be written, and who waits for it."""

    def __init__(self, work: Work[Any], table: str) -> None:
        self.work: Final = work
        self.table: Final = table
        self.loop: Final = asyncio.get_running_loop()
        self.future: Final[asyncio.Future[Any]] = self.loop.create_future()
        self.result: Any = None
        self.error: Exception | None = None

    def answer(self) -> None:
        """Tell who waits; called in the writing thread."""
        with suppress(RuntimeError):  # the loop is closed: nobody waits
            self.loop.call_soon_threadsafe(self._answer)

    def _answer(self) -> None:
        if self.future.done():
            return  # nobody waits any more
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class Database:
    """Reads and writes. Work is a function of a connection; it must not commit."""

    def __init__(self, url: str) -> None:
        self.engine: Final = open_engine(url)
        self.url: Final = url
        self._writing: Final = self.engine.execution_options(writes=True)
        self._jobs: Final[queue.SimpleQueue[Job | None]] = queue.SimpleQueue()
        self._thread: Final = threading.Thread(target=self._write_all, name="database", daemon=True)
        self._thread.start()

    @property
    def shared(self) -> bool:
        """Whether other processes may write to it as well."""
        return self.engine.dialect.name == "postgresql"

    async def write(self, work: Work[T], table: str = "") -> T:
        """Do the work and commit it; an Unavailable if that cannot be done now.

        Who names the table that is changed waits for no other process that waits for this one.
        """
        job = Job(work, table)
        self._jobs.put(job)
        result: T = await job.future
        return result

    async def read(self, work: Work[T]) -> T:
        """Do the work in a thread of its own."""
        return await asyncio.to_thread(self.read_now, work)

    def read_now(self, work: Work[T]) -> T:
        """Do the work here and now."""
        try:
            with self.engine.connect() as connection:
                return work(connection)
        except SQLAlchemyError as error:
            if is_own(error):
                raise
            raise Unavailable(reason(error)) from error

    def close(self) -> None:
        """Write what waits and close."""
        self._jobs.put(None)
        self._thread.join()
        self.engine.dispose()

    # ---- in the writing thread

    def _write_all(self) -> None:
        while self._write_next():
            pass  # what has been written is not held on to while nothing else waits

    def _write_next(self) -> bool:
        """Write all that waits; whether more will follow."""
        jobs, last = self._waiting()
        if jobs:
            self._write(jobs)
            for job in jobs:
                job.answer()
        return not last

    def _waiting(self) -> tuple[list[Job], bool]:
        """All jobs that wait, at least one; and whether none will follow."""
        job = self._jobs.get()
        jobs = []
        while job is not None:
            jobs.append(job)
            if len(jobs) == BATCH or self._jobs.empty():
                return jobs, False
            job = self._jobs.get()
        return jobs, True

    def _write(self, jobs: list[Job]) -> None:
        """Whatever happens, who waits is answered and this thread goes on."""
        jobs.sort(key=lambda job: job.table)  # rows are locked in one order by all processes
        try:
            self._do(jobs)
        except Exception as error:
            if not isinstance(error, SQLAlchemyError):
                log.error("something could not be written", exc_info=error)
            for job in jobs:
                job.error = Unavailable(reason(error))

    def _do(self, jobs: list[Job]) -> None:
        """All jobs in one transaction; if one complains, once more and each by itself."""
        try:
            with self._writing.begin() as connection:
                for job in jobs:
                    job.result = job.work(connection)
        except Exception as error:
            if not is_own(error):
                raise
            self._do_each(jobs)

    def _do_each(self, jobs: list[Job]) -> None:
        """What a job that complains has written is taken back, and the others go on."""
        with self._writing.begin() as connection:
            for job in jobs:
                try:
                    with connection.begin_nested():
                        job.result = job.work(connection)
                except Exception as error:
                    if not is_own(error):
                        raise
                    job.error = error


def is_own(error: Exception) -> bool:
    """Whether an error is a job's own, not the database's."""
    return isinstance(error, (IntegrityError, DataError)) or not isinstance(error, SQLAlchemyError)


def reason(error: Exception) -> str:
    """Why the database did not do it, without what was to be written."""
    return str(error.orig if isinstance(error, DBAPIError) else error)


def as_json(value: Any) -> str:
    """What a column of JSON holds, in as many bytes as it takes."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def open_engine(url: str) -> Engine:
    """The database of an address; a Problem if that cannot be one."""
    try:
        parsed = make_url(url)
        if parsed.get_backend_name() == "postgresql":
            parsed = parsed.set(drivername="postgresql+psycopg")
            return create_engine(
                parsed,
                json_serializer=as_json,
                pool_size=5,
                max_overflow=10,
                pool_pre_ping=True,
                hide_parameters=True,
            )
        if parsed.get_backend_name() != "sqlite" or not parsed.database:
            raise no_database(url)
        Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(
            parsed, json_serializer=as_json, hide_parameters=True
        )  # seeds and names stay out of logs
    except (ArgumentError, NoSuchModuleError) as error:
        raise no_database(url) from error
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def no_database(url: str) -> Problem:
    """What to say about an address that is none; not all of it, as a password may be in it."""
    return Problem("database-kind", kind=url.partition(":")[0])


def _prepare_sqlite(connection: sqlite3.Connection, _: object) -> None:
    connection.isolation_level = None  # transactions begin where SQLAlchemy says so
    for pragma in (
        f"busy_timeout={PATIENCE}",
        "journal_mode=WAL",
        "synchronous=FULL",  # what is acknowledged survives a power cut
        "foreign_keys=ON",
    ):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def add_new(connection: Connection, table: Table, **row: Any) -> bool:
    """Add a row unless its keys are taken; whether it was added."""
    return connection.execute(_adding(connection.dialect.name, table), row).first() is not None


@cache
def _adding(dialect: str, table: Table) -> ReturningInsert[Any]:
    """Made once: to put a statement together takes longer than to execute it."""
    insert = postgresql.insert if dialect == "postgresql" else sqlite.insert
    return insert(table).on_conflict_do_nothing().returning(*table.primary_key.columns)
