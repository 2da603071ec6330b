"""What the database holds. A table's truth is its log: entries that are only ever added.

A row of `tables` says how it was put up. What else stands there and in `seats` follows from the log
and is written together with each entry, so that tables can be found without playing their logs.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

# Constraints have names, so that later migrations can speak of them.
metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_N_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("since", Float, nullable=False),
    Index(None, "since"),
)

tables = Table(
    "tables",
    metadata,
    # What is fixed when it is put up.
    Column("id", String(32), primary_key=True),  # unguessable: who knows it may look
    Column("game", String(32), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("terms", JSON, nullable=False),  # how it is played: see `terms.Terms`
    Column("public", Boolean, nullable=False),
    Column("seed", String(64), nullable=False),  # a secret until the game is over
    Column("created", Float, nullable=False),
    Column("seating", JSON, nullable=False),  # who sat where before the first entry
    # What follows from the log.
    Column("host", String(32), nullable=False),
    Column("status", String(8), nullable=False),  # open, playing, over or closed
    Column("changed", Float, nullable=False),
    Column("waits_for", String(8), nullable=False),  # nobody, person or bot
    Column("deadline", Float),  # when the clock of the seat in turn runs out by itself
    Column("rematch", String(32)),  # the table where they play on
    Index(None, "status", "public", "changed"),
    Index(None, "status", "waits_for", "changed"),
    Index(None, "status", "deadline"),
    Index(None, "status", "changed"),
    Index(None, "host", "status"),
)

seats = Table(  # follows from the log as well
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32)),
    Column("name", String(40)),
    Column("bot", String(16)),
    Index(None, "person"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ordinal", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # see `entries`
    Column("seat", Integer, nullable=False),
    Column("action", Integer),
    Column("by", String(72), nullable=False),  # who said so and under which id: counts once
    Column("at", Float, nullable=False),
    Column("detail", JSON, nullable=False),
    UniqueConstraint("table_id", "by"),
)
