"""All that is done at a table is one log: also who sits where, and chat.

Tables of before were begun under rules that have changed since and could not be played on; they are
removed, people stay.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make tables, seats and entries anew."""
    for table in ("seats", "entries", "chat", "tables"):
        op.drop_table(table)
    op.create_index("ix_people_since", "people", ["since"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("terms", sa.JSON(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("seating", sa.JSON(), nullable=False),
        sa.Column("host", sa.String(length=32), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.Column("waits_for", sa.String(length=8), nullable=False),
        sa.Column("deadline", sa.Float(), nullable=True),
        sa.Column("rematch", sa.String(length=32), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    for columns in (
        ["status", "public", "changed"],
        ["status", "waits_for", "changed"],
        ["status", "deadline"],
        ["status", "changed"],
        ["host", "status"],
    ):
        name = "ix_" + "_".join(f"tables_{column}" for column in columns)
        op.create_index(name, "tables", columns)
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=True),
        sa.Column("bot", sa.String(length=16), nullable=True),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_seats_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("ordinal", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("action", sa.Integer(), nullable=True),
        sa.Column("by", sa.String(length=72), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("detail", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_entries_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "ordinal", name="pk_entries"),
        sa.UniqueConstraint("table_id", "by", name="uq_entries_table_id_by"),
    )
