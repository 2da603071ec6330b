"""Copies of an SQLite database: made while the server runs, checked before they are used."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Final

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from pantheon.core.problem import Problem
from pantheon.server.storage.database import no_database
from pantheon.server.storage.migrations import revisions

BESIDE: Final = ("", "-wal", "-shm", "-journal")  # the file of a database, and what SQLite adds


def file_of(url: str) -> Path:
    """The file of an SQLite database; a Problem about any other one."""
    try:
        parsed = make_url(url)
        kind, name = parsed.get_backend_name(), parsed.database
    except ArgumentError:
        kind, name = "", None
    if kind == "postgresql":
        raise Problem("backup-postgresql")
    if kind != "sqlite" or not name:
        raise no_database(url)
    return Path(name)


def back_up(url: str, file: Path) -> int:
    """Copy a database, whoever uses it meanwhile, to a new file; how many tables are in it."""
    source = file_of(url)
    _check_there(source)
    if file.exists():
        raise Problem("backup-exists", file=str(file))
    with _copied(source, file) as made:
        tables = _check(made, source)
        try:
            os.link(made, file)  # unlike a rename it never replaces what came meanwhile
        except FileExistsError as error:
            raise Problem("backup-exists", file=str(file)) from error
        except OSError:  # a disk without links
            made.rename(file)
    return tables


def restore(file: Path, url: str, replace: bool) -> tuple[int, Path | None]:
    """Put a copy in a database's place: how many tables are in it, and where the old one is kept.

    A database that holds tables is put aside only on demand, and never while a server uses it.
    """
    target = file_of(url)
    _check_there(file)
    tables = _check(file, file)
    if target.exists() and _is_full(target) and not replace:
        raise Problem("restore-full", file=str(target))
    _check_unused(target)
    with _copied(file, target) as made:
        _check(made, file)
        _give_to_owner(made)
        old = _put_aside(target)
        made.rename(target)
    return tables, old


# ---- steps


def _check_there(file: Path) -> None:
    if not file.exists():
        raise Problem("file-missing", file=str(file))


@contextmanager
def _copied(source: Path, file: Path) -> Iterator[Path]:
    """A copy in a new file beside the one it is for; whatever happens, it does not stay there."""
    made = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(made, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))  # seeds are secrets
        _copy(source, made)
        yield made
    except (OSError, sqlite3.Error) as error:
        told = {"source": str(source), "file": str(file), "reason": str(error)}
        raise Problem("backup-failed", **told) from error
    finally:
        with suppress(OSError):
            made.unlink()


def _open(file: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(
        f"{file.absolute().as_uri()}?mode={mode}", uri=True, isolation_level=None
    )


def _copy(source: Path, made: Path) -> None:
    """All that is committed in one database, as one file."""
    with closing(_open(source, "rw")) as old, closing(_open(made, "rw")) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")
    descriptor = os.open(made, os.O_RDONLY)
    os.fsync(descriptor)
    os.close(descriptor)


def _check(file: Path, named: Path) -> int:
    """Complain about what is no sound database of ours; how many tables are in it."""
    try:
        with closing(_open(file, "ro")) as connection:
            found = [row[0] for row in connection.execute("PRAGMA integrity_check")]
            version = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            tables = connection.execute("SELECT count(*) FROM tables").fetchone()
    except sqlite3.Error as error:
        raise Problem("backup-broken", file=str(named), reason=str(error)) from error
    if found != ["ok"]:
        raise Problem("backup-broken", file=str(named), reason=str(found[0]).splitlines()[0])
    if version is None or version[0] not in revisions():
        raise Problem("backup-version", file=str(named))
    return int(tables[0])


def _is_full(target: Path) -> bool:
    """Whether a file holds anything that could be missed."""
    try:
        with closing(_open(target, "rw")) as connection:
            return bool(connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0])
    except sqlite3.Error:
        return True  # what cannot be read may still be needed


def _check_unused(target: Path) -> None:
    """Complain if somebody has the database open: only who is alone can end its WAL."""
    if not target.exists():
        return
    try:
        with closing(_open(target, "rw")) as connection:
            connection.execute("PRAGMA busy_timeout=0")
            connection.execute("PRAGMA journal_mode=DELETE")
            connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
            raise Problem("restore-busy", file=str(target)) from error
    except sqlite3.DatabaseError:
        pass  # it is broken, and nobody's


def _give_to_owner(made: Path) -> None:
    """Root restores for the server's user, to whom the folder belongs."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        folder = made.parent.stat()
        os.chown(made, folder.st_uid, folder.st_gid)


def _put_aside(target: Path) -> Path | None:
    """Move a database out of the way under a new name, which is told if there was one."""
    number = next(n for n in count(1) if not target.with_name(f"{target.name}.old-{n}").exists())
    old = target.with_name(f"{target.name}.old-{number}")
    there = target.exists()
    for end in BESIDE:
        part = target.with_name(target.name + end)
        if part.exists():
            part.rename(old.with_name(old.name + end))
    return old if there else None
