"""What is asked of the database and written into it, as work for the `Store`."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Row, bindparam, func, insert, select, update

from pantheon.core.problem import Problem
from pantheon.server.log import Entry
from pantheon.server.schema import chat, entries, people, seats, tables
from pantheon.server.store import add_new, tell_others

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"

CHANGE: Final = update(tables).where(tables.c.id == bindparam("table"))
LISTED: Final = 50  # tables in a list
CHAT_KEPT: Final = 100  # lines that a newcomer reads


class Place(NamedTuple):
    """A seat of a table: whose it is, by id and name, and which bot sits there."""

    seat: int
    person: str | None
    name: str | None
    bot: str | None


class Kept(NamedTuple):
    """A table as the database has it."""

    row: Row[Any]
    places: list[Place]


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


# ---- tables and seats


def add_table(connection: Connection, row: dict[str, Any], places: list[Place]) -> None:
    """Put up a table."""
    connection.execute(insert(tables).values(**row))
    for place in places:
        connection.execute(
            insert(seats).values(
                table_id=row["id"], seat=place.seat, person=place.person, bot=place.bot
            )
        )


def find(connection: Connection, table: str) -> Kept:
    """A table and its seats; a Problem if there is none."""
    row = connection.execute(select(tables).where(tables.c.id == table)).one_or_none()
    if row is None:
        raise Problem("table-unknown")
    return Kept(row, _places(connection, [table])[table])


def _places(connection: Connection, ids: list[str]) -> dict[str, list[Place]]:
    query = (
        select(seats.c.table_id, seats.c.seat, seats.c.person, people.c.name, seats.c.bot)
        .outerjoin(people, people.c.id == seats.c.person)
        .where(seats.c.table_id.in_(ids))
        .order_by(seats.c.table_id, seats.c.seat)
    )
    found: dict[str, list[Place]] = {table: [] for table in ids}
    for table, *place in connection.execute(query):
        found[table].append(Place(*place))
    return found


def open_tables(connection: Connection) -> list[Kept]:
    """Public tables where somebody can sit down or look on, the latest first."""
    query = select(tables).where(tables.c.public, tables.c.status.in_([OPEN, PLAYING]))
    return _listed(connection, query)


def tables_of(connection: Connection, person: str) -> list[Kept]:
    """The tables where a person sits, the latest first."""
    query = select(tables).where(
        tables.c.id.in_(select(seats.c.table_id).where(seats.c.person == person)),
        tables.c.status != CLOSED,
    )
    return _listed(connection, query)


def _listed(connection: Connection, query: Any) -> list[Kept]:
    rows = connection.execute(query.order_by(tables.c.changed.desc()).limit(LISTED)).all()
    places = _places(connection, [row.id for row in rows])
    return [Kept(row, places[row.id]) for row in rows]


def lock_open(connection: Connection, table: str) -> Kept:
    """An open table, held until the work is committed; a Problem if it is open no more."""
    connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update())
    kept = find(connection, table)
    if kept.row.status != OPEN:
        raise Problem("table-started")
    return kept


def give_seat(
    connection: Connection, table: str, seat: int, person: str | None, bot: str | None, at: float
) -> None:
    """Seat a person or a bot, or nobody."""
    connection.execute(
        update(seats)
        .where(seats.c.table_id == table, seats.c.seat == seat)
        .values(person=person, bot=bot)
    )
    set_table(connection, table, changed=at)


def set_table(connection: Connection, table: str, **values: Any) -> None:
    """Change a table, and tell the other processes."""
    connection.execute(CHANGE, {"table": table, **values})
    tell_others(connection, table)


# ---- the log


def add_entry(connection: Connection, table: str, entry: Entry, values: dict[str, Any]) -> bool:
    """Add to the log, unless somebody else was faster; whether it was added."""
    row = entry._asdict()
    if not add_new(connection, entries, table_id=table, **row):
        return False
    set_table(connection, table, changed=entry.at, **values)
    return True


def log_of(connection: Connection, table: str, after: int = 0) -> list[Entry]:
    """The log of a table from some ordinal on."""
    columns = [entries.c[name] for name in Entry._fields]
    query = (
        select(*columns)
        .where(entries.c.table_id == table, entries.c.ordinal > after)
        .order_by(entries.c.ordinal)
    )
    return [Entry(*row) for row in connection.execute(query)]


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


# ---- chat


def add_line(
    connection: Connection, table: str, person: str, name: str, text: str, by: str, at: float
) -> bool:
    """Add a line of chat, unless it was said already."""
    added = add_new(
        connection, chat, table_id=table, person=person, name=name, text=text, by=by, at=at
    )
    if added:
        tell_others(connection, table)
    return added


def lines_of(connection: Connection, table: str, after: int = 0) -> list[Row[Any]]:
    """The last lines of a table's chat after some line, the oldest first."""
    query = (
        select(chat.c.id, chat.c.name, chat.c.text, chat.c.at)
        .where(chat.c.table_id == table, chat.c.id > after)
        .order_by(chat.c.id.desc())
        .limit(CHAT_KEPT)
    )
    return list(reversed(connection.execute(query).all()))


# ---- keeping order


def close_deserted(connection: Connection, before: float) -> int:
    """Close tables that never started and where nothing has happened for long."""
    done = connection.execute(
        update(tables)
        .where(tables.c.status == OPEN, tables.c.changed < before)
        .values(status=CLOSED)
    )
    return int(done.rowcount)


def counts(connection: Connection) -> dict[str, int]:
    """How many tables there are of every status."""
    query = select(tables.c.status, func.count()).group_by(tables.c.status)
    return {status: int(count) for status, count in connection.execute(query)}
