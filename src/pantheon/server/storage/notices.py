"""What processes on one PostgreSQL tell each other: which table has moved on, and who is where."""

from __future__ import annotations

import json
import logging
import secrets
import threading
from collections.abc import Callable
from typing import Final, NamedTuple

import psycopg
from sqlalchemy import Connection, Engine, text

CHANNEL: Final = "pantheon"
THIS_PROCESS: Final = secrets.token_hex(4)
MOST_NAMED: Final = 200  # people in a notice, which may have 8000 bytes
PAUSE: Final = 1.0  # seconds before a broken connection is made anew
log: Final = logging.getLogger("pantheon")

TELL: Final = text("SELECT pg_notify(:channel, :message)")


class Notice(NamedTuple):
    """A table has moved on; or, if there are people, these are at it by way of a process."""

    process: str
    table: str
    people: list[str] | None


def tell_others(connection: Connection, table: str, people: list[str] | None = None) -> None:
    """Tell the other processes, once this is committed."""
    if connection.dialect.name == "postgresql":
        named = None if people is None else people[:MOST_NAMED]
        message = json.dumps(Notice(THIS_PROCESS, table, named))
        connection.execute(TELL, {"channel": CHANNEL, "message": message})


class Listener:
    """Hears what other processes tell, in a thread of its own."""

    def __init__(
        self, engine: Engine, heard: Callable[[Notice], object], missed: Callable[[], object]
    ) -> None:
        url = engine.url.set(drivername="postgresql")
        self._address: Final = url.render_as_string(hide_password=False)
        self._heard: Final = heard
        self._missed: Final = missed  # something may have been, while nobody listened
        self._closing: Final = threading.Event()
        self._thread: Final = threading.Thread(target=self._run, name="notices", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Hear no more."""
        self._closing.set()

    def _run(self) -> None:
        while not self._closing.is_set():
            try:
                self._listen()
            except RuntimeError:  # the loop is closed
                return
            except Exception as error:  # whatever it is, news must not end for ever
                log.warning("no news from other processes", extra={"reason": str(error)})
                self._closing.wait(PAUSE)

    def _listen(self) -> None:
        with psycopg.connect(self._address, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self._missed()
            while not self._closing.is_set():
                for told in connection.notifies(timeout=1.0):
                    notice = Notice(*json.loads(told.payload))
                    if notice.process != THIS_PROCESS:
                        self._heard(notice)
