"""Tables: put up, found, sat down at, begun and played again."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Body, Path
from pydantic import BaseModel, Field

from pantheon.core.state import NOBODY
from pantheon.server.storage import queries
from pantheon.server.storage.queries import Listed
from pantheon.server.tables import Tables
from pantheon.server.web import lobby
from pantheon.server.web.api.dependencies import (
    AllTables,
    Anybody,
    AtTable,
    Somebody,
    Strict,
    TableId,
)
from pantheon.table.terms import LONGEST_CLOCK, Terms

router: Final = APIRouter()


class TermsIn(Strict):
    """What those who sit down agree to: its pace, its clock, what is allowed."""

    pace: Literal["live", "daily"] = "live"
    # no clock, so many seconds for a turn, or for the whole game
    clock: Literal["none", "decision", "game"] = "none"
    seconds: int = Field(default=0, ge=0, le=LONGEST_CLOCK)
    # when a clock has run out: others may call a bot, or one comes by itself
    absent: Literal["ask", "bot"] = "ask"
    hints: bool = True


class TableIn(Strict):
    """A table to be put up."""

    game: str = Field(max_length=32)
    players: int
    options: dict[str, str] = {}
    terms: TermsIn = TermsIn()
    public: bool = False
    bots: list[str] = Field([], max_length=6, description="on the last seats")


class SeatOut(BaseModel):
    """A seat: who sits there, by name, or which bot, or nobody yet."""

    name: str | None
    bot: str | None


class TableOut(BaseModel):
    """A table as anybody who knows it may see it; `seat` is one's own, -1 for none."""

    id: str
    game: str
    options: dict[str, str]
    players: int
    terms: TermsIn
    public: bool
    status: str
    seats: list[SeatOut]
    seat: int
    host: bool
    created: float
    changed: float
    rematch: str | None


def shown(listed: Listed, person: str | None) -> TableOut:
    """A table without its secrets."""
    row, seats = listed
    mine = [n for n, seat in enumerate(seats) if person is not None and seat.person == person]
    return TableOut(
        id=row.id,
        game=row.game,
        options=row.options,
        players=len(seats),
        terms=TermsIn(**row.terms),
        public=row.public,
        status=row.status,
        seats=[SeatOut(name=seat.name, bot=seat.bot) for seat in seats],
        seat=mine[0] if mine else NOBODY,
        host=row.host == person,
        created=row.created,
        changed=row.changed,
        rematch=row.rematch,
    )


async def shown_now(tables: Tables, table: str, person: str | None) -> TableOut:
    """A table as it is now."""
    return shown(await tables.database.read(partial(queries.find, table=table)), person)


@router.get("/tables")
async def open_tables(tables: AllTables, asker: Anybody) -> list[TableOut]:
    """Public tables where one can sit down or look on."""
    found = await tables.database.read(queries.open_tables)
    return [shown(listed, asker.person) for listed in found]


@router.get("/me/tables")
async def my_tables(tables: AllTables, asker: Somebody) -> list[TableOut]:
    """The tables where I sit."""
    found = await tables.database.read(partial(queries.tables_of, person=asker.person))
    return [shown(listed, asker.person) for listed in found]


@router.post("/tables", status_code=201)
async def put_up(tables: AllTables, asker: Somebody, given: TableIn) -> TableOut:
    """Put up a table and sit down at it."""
    game = lobby.checked_game(given.game, given.options, given.players, given.bots)
    terms = Terms(**given.terms.model_dump())
    table = await lobby.put_up(tables, asker, game, given.players, terms, given.public, given.bots)
    return await shown_now(tables, table, asker.person)


@router.get("/tables/{table}")
async def look_at(tables: AllTables, asker: Anybody, table: TableId) -> TableOut:
    """A table that one knows of."""
    return await shown_now(tables, table, asker.person)


Seat = Annotated[int, Path(ge=0, le=9)]


@router.post("/tables/{table}/sit")
async def sit(
    tables: AllTables,
    session: AtTable,
    asker: Somebody,
    seat: Annotated[int | None, Body(embed=True, ge=0, le=9)] = None,
) -> TableOut:
    """Sit down on this seat, or on the first free one."""
    await lobby.request(tables, session, asker, lobby.sit(asker, seat))
    return await shown_now(tables, session.id, asker.person)


@router.post("/tables/{table}/leave")
async def leave(tables: AllTables, session: AtTable, asker: Somebody) -> TableOut:
    """Get up before the start."""
    await lobby.request(tables, session, asker, lobby.leave(asker))
    return await shown_now(tables, session.id, asker.person)


@router.put("/tables/{table}/seats/{seat}/bot")
async def invite(
    tables: AllTables,
    session: AtTable,
    asker: Somebody,
    seat: Seat,
    bot: Annotated[str, Body(embed=True, max_length=32)],
) -> TableOut:
    """Put a bot on a free seat, or another bot in its place."""
    await lobby.request(tables, session, asker, lobby.invite(asker, seat, bot))
    return await shown_now(tables, session.id, asker.person)


@router.delete("/tables/{table}/seats/{seat}/bot")
async def send_away(tables: AllTables, session: AtTable, asker: Somebody, seat: Seat) -> TableOut:
    """Send a bot away."""
    await lobby.request(tables, session, asker, lobby.invite(asker, seat, None))
    return await shown_now(tables, session.id, asker.person)


@router.post("/tables/{table}/start")
async def start(tables: AllTables, session: AtTable, asker: Somebody) -> TableOut:
    """Begin."""
    await lobby.request(tables, session, asker, lobby.start(asker))
    return await shown_now(tables, session.id, asker.person)


@router.post("/tables/{table}/rematch")
async def rematch(tables: AllTables, session: AtTable, asker: Somebody) -> TableOut:
    """Play again, on the same seats: the table where that happens."""
    return await shown_now(tables, await lobby.rematch(tables, session, asker), asker.person)
