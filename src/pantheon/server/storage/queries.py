"""What is asked of the database and written into it, as work for the `Database`."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import (
    Connection,
    Row,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    select,
    update,
)

from pantheon import games
from pantheon.core.problem import Problem
from pantheon.server.storage.database import add_new
from pantheon.server.storage.notices import tell_others
from pantheon.server.storage.schema import entries, people, seats, tables
from pantheon.table.effects import Keep, Opening
from pantheon.table.entries import ARRANGING, Entry
from pantheon.table.seating import Seat, Seating
from pantheon.table.state import CLOSED, OPEN, PLAYING, Facts, TableState
from pantheon.table.terms import Terms

LISTED: Final = 50  # tables in a list
OF_ONE_HOST: Final = 5  # of the public ones
REMOVED: Final = 200  # tables or people in one transaction

CHANGE: Final = update(tables).where(tables.c.id == bindparam("table"))
ENTRY: Final = [entries.c[name] for name in Entry._fields]


class Listed(NamedTuple):
    """A table as it stands in lists."""

    row: Row[Any]
    seats: list[Seat]


# ---- people


def add_person(connection: Connection, person: str, name: str, at: float) -> None:
    """Somebody new."""
    connection.execute(insert(people).values(id=person, name=name, since=at))


def rename(connection: Connection, person: str, name: str) -> bool:
    """Give a person another name; whether there is such a person."""
    done = connection.execute(update(people).where(people.c.id == person).values(name=name))
    return done.rowcount == 1


def name_of(connection: Connection, person: str) -> str | None:
    """The name of a person, if there is one."""
    found: str | None = connection.execute(
        select(people.c.name).where(people.c.id == person)
    ).scalar()
    return found


# ---- tables


def add_table(connection: Connection, opening: Opening) -> None:
    """Put up a table."""
    facts, seating = opening
    connection.execute(
        insert(tables).values(
            id=facts.id,
            game=facts.game.name,
            version=facts.game.version,
            options=facts.game.options,
            terms=msgspec.to_builtins(facts.terms),
            public=facts.public,
            seed=facts.seed,
            created=facts.created,
            seating={"host": seating.host, "seats": [seat._asdict() for seat in seating.seats]},
            host=seating.host,
            status=OPEN,
            changed=facts.created,
            waits_for="nobody",
        )
    )
    _write_seats(connection, facts.id, seating)


def _write_seats(connection: Connection, table: str, seating: Seating) -> None:
    connection.execute(delete(seats).where(seats.c.table_id == table))
    rows = [
        {"table_id": table, "seat": number, **seat._asdict()}
        for number, seat in enumerate(seating.seats)
    ]
    connection.execute(insert(seats), rows)


def opening_of(connection: Connection, table: str) -> Opening:
    """How a table was put up; a Problem if there is none or it cannot be played here."""
    row = _row(connection, table)
    game = games.shared(row.game, row.options)
    if row.version != game.version:
        raise Problem("table-old", game=row.game)
    terms = msgspec.convert(row.terms, Terms)
    facts = Facts(table, game, terms, row.public, row.seed, row.created)
    seats = tuple(Seat(**seat) for seat in row.seating["seats"])
    return Opening(facts, Seating(row.seating["host"], seats))


def _row(connection: Connection, table: str) -> Row[Any]:
    row = connection.execute(select(tables).where(tables.c.id == table)).one_or_none()
    if row is None:
        raise Problem("table-unknown")
    return row


# ---- the log


def add_entry(connection: Connection, table: str, keep: Keep) -> bool:
    """Add to the log, unless somebody else was faster; whether it was added."""
    entry, state, opening = keep
    if not add_new(connection, entries, table_id=table, **entry._asdict()):
        return False
    if opening is not None:
        add_table(connection, opening)
    connection.execute(CHANGE, {"table": table, **following(state)})
    if entry.kind in ARRANGING:
        _write_seats(connection, table, state.seating)
    tell_others(connection, table)
    return True


def following(state: TableState) -> dict[str, Any]:
    """What the row of a table says that follows from its log."""
    return {
        "host": state.seating.host,
        "status": state.status,
        "changed": state.changed,
        "waits_for": state.waits_for,
        "deadline": state.deadline,
        "rematch": state.rematch,
    }


def log_of(connection: Connection, table: str, after: int = 0) -> list[Entry]:
    """The log of a table after some ordinal."""
    query = (
        select(*ENTRY)
        .where(entries.c.table_id == table, entries.c.ordinal > after)
        .order_by(entries.c.ordinal)
    )
    return [Entry(*row) for row in connection.execute(query)]


# ---- lists


def find(connection: Connection, table: str) -> Listed:
    """A table; a Problem if there is none."""
    row = _row(connection, table)
    return Listed(row, _seats(connection, [table])[table])


def open_tables(connection: Connection) -> list[Listed]:
    """Public tables where somebody can sit down or look on, the latest first."""
    some = (
        select(tables.c.id, tables.c.host)
        .where(tables.c.public, tables.c.status.in_([OPEN, PLAYING]))
        .order_by(tables.c.status, tables.c.changed.desc())  # the open ones first
        .limit(OF_ONE_HOST * LISTED)
    )
    hosts: Counter[str] = Counter()
    found = []
    for table, host in connection.execute(some):
        hosts[host] += 1
        if hosts[host] <= OF_ONE_HOST:
            found.append(table)
    query = select(tables).where(tables.c.id.in_(found[:LISTED])).order_by(tables.c.status)
    return _listed(connection, query)


def tables_of(connection: Connection, person: str) -> list[Listed]:
    """The tables where a person sits, the latest first."""
    query = select(tables).where(
        tables.c.id.in_(select(seats.c.table_id).where(seats.c.person == person)),
        tables.c.status != CLOSED,
    )
    return _listed(connection, query)


def _listed(connection: Connection, query: Any) -> list[Listed]:
    rows = connection.execute(query.order_by(tables.c.changed.desc()).limit(LISTED)).all()
    found = _seats(connection, [row.id for row in rows])
    return [Listed(row, found[row.id]) for row in rows]


def _seats(connection: Connection, ids: list[str]) -> dict[str, list[Seat]]:
    query = (
        select(seats.c.table_id, seats.c.person, seats.c.name, seats.c.bot)
        .where(seats.c.table_id.in_(ids))
        .order_by(seats.c.table_id, seats.c.seat)
    )
    found: dict[str, list[Seat]] = {table: [] for table in ids}
    for table, *seat in connection.execute(query):
        found[table].append(Seat(*seat))
    return found


def open_of(connection: Connection, host: str) -> int:
    """How many tables of a host have not begun."""
    query = select(func.count()).where(tables.c.host == host, tables.c.status == OPEN)
    return int(connection.execute(query).scalar_one())


def counts(connection: Connection) -> dict[str, int]:
    """How many tables there are of every status."""
    query = select(tables.c.status, func.count()).group_by(tables.c.status)
    return {status: int(count) for status, count in connection.execute(query)}


# ---- housekeeping


def waiting_for_bots(connection: Connection, before: float) -> list[str]:
    """Tables where a bot has to decide and nothing has happened for a while."""
    query = select(tables.c.id).where(
        tables.c.status == PLAYING, tables.c.waits_for == "bot", tables.c.changed < before
    )
    return list(connection.execute(query).scalars())


def out_of_time(connection: Connection, now: float) -> list[str]:
    """Tables where a clock has run out."""
    query = select(tables.c.id).where(tables.c.status == PLAYING, tables.c.deadline < now)
    return list(connection.execute(query).scalars())


def deserted(connection: Connection, before: float) -> list[str]:
    """Tables that never started and where nothing has happened for long."""
    query = select(tables.c.id).where(tables.c.status == OPEN, tables.c.changed < before)
    return list(connection.execute(query.limit(REMOVED)).scalars())


def remove_tables(connection: Connection, status: str, before: float) -> int:
    """Remove tables of a status to which nothing has happened for long; how many."""
    old = select(tables.c.id).where(tables.c.status == status, tables.c.changed < before)
    done = connection.execute(delete(tables).where(tables.c.id.in_(old.limit(REMOVED))))
    return int(done.rowcount)


def remove_people(connection: Connection, before: float) -> int:
    """Remove people who came long ago and sit nowhere; how many."""
    sits = exists().where(seats.c.person == people.c.id)
    old = select(people.c.id).where(and_(people.c.since < before, ~sits))
    done = connection.execute(delete(people).where(people.c.id.in_(old.limit(REMOVED))))
    return int(done.rowcount)
