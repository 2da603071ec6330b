"""Tables: put up, found, sat down at, begun and played again."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final

from fastapi import APIRouter, Body, Path
from pydantic import BaseModel, Field

from pantheon.core.state import NOBODY
from pantheon.server import lobby, register
from pantheon.server.api.asking import Anybody, AtTable, Inside, Somebody, Strict, TableId
from pantheon.server.house import House
from pantheon.server.register import Kept
from pantheon.server.terms import Terms

router: Final = APIRouter()


class TableIn(Strict):
    """A table to be put up."""

    game: str = Field(max_length=32)
    players: int
    options: dict[str, str] = {}
    terms: Terms = Terms()
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
    terms: Terms
    public: bool
    status: str
    seats: list[SeatOut]
    seat: int
    host: bool
    created: float
    changed: float
    rematch: str | None


def shown(kept: Kept, person: str | None) -> TableOut:
    """A table without its secrets."""
    row = kept.row
    mine = [place.seat for place in kept.places if person is not None and place.person == person]
    return TableOut(
        id=row.id,
        game=row.game,
        options=row.options,
        players=row.players,
        terms=Terms(**row.terms),
        public=row.public,
        status=row.status,
        seats=[SeatOut(name=place.name, bot=place.bot) for place in kept.places],
        seat=mine[0] if mine else NOBODY,
        host=row.host == person,
        created=row.created,
        changed=row.changed,
        rematch=row.rematch,
    )


async def shown_now(house: House, table: str, person: str | None) -> TableOut:
    """A table as it is now."""
    return shown(await house.store.read(partial(register.find, table=table)), person)


@router.get("/tables")
async def open_tables(house: Inside, person: Anybody) -> list[TableOut]:
    """Public tables where one can sit down or look on."""
    return [shown(kept, person) for kept in await house.store.read(register.open_tables)]


@router.get("/me/tables")
async def my_tables(house: Inside, person: Somebody) -> list[TableOut]:
    """The tables where I sit."""
    work = partial(register.tables_of, person=person)
    return [shown(kept, person) for kept in await house.store.read(work)]


@router.post("/tables", status_code=201)
async def put_up(house: Inside, person: Somebody, given: TableIn) -> TableOut:
    """Put up a table and sit down at it."""
    table = await lobby.put_up(
        house,
        person,
        given.game,
        given.options,
        given.players,
        given.terms,
        given.public,
        given.bots,
    )
    return await shown_now(house, table, person)


@router.get("/tables/{table}")
async def table(house: Inside, person: Anybody, table: TableId) -> TableOut:
    """A table."""
    return await shown_now(house, table, person)


Seat = Annotated[int, Path(ge=0, le=9)]


@router.post("/tables/{table}/sit")
async def sit(
    house: Inside,
    room: AtTable,
    person: Somebody,
    seat: Annotated[int | None, Body(embed=True, ge=0, le=9)] = None,
) -> TableOut:
    """Sit down on this seat, or on the first free one."""
    await lobby.sit(room, person, seat)
    return await shown_now(house, room.id, person)


@router.post("/tables/{table}/leave")
async def leave(house: Inside, room: AtTable, person: Somebody) -> TableOut:
    """Get up before the start."""
    await lobby.leave(room, person)
    return await shown_now(house, room.id, person)


@router.put("/tables/{table}/seats/{seat}/bot")
async def invite(
    house: Inside,
    room: AtTable,
    person: Somebody,
    seat: Seat,
    bot: Annotated[str, Body(embed=True, max_length=32)],
) -> TableOut:
    """Put a bot on a free seat, or another bot in its place."""
    await lobby.invite(room, person, seat, bot)
    return await shown_now(house, room.id, person)


@router.delete("/tables/{table}/seats/{seat}/bot")
async def send_away(house: Inside, room: AtTable, person: Somebody, seat: Seat) -> TableOut:
    """Send a bot away."""
    await lobby.invite(room, person, seat, None)
    return await shown_now(house, room.id, person)


@router.post("/tables/{table}/start")
async def start(house: Inside, room: AtTable, person: Somebody) -> TableOut:
    """Begin."""
    await lobby.start(room, person)
    return await shown_now(house, room.id, person)


@router.post("/tables/{table}/rematch")
async def rematch(house: Inside, room: AtTable, person: Somebody) -> TableOut:
    """Play again, on the same seats: the table where that happens."""
    return await shown_now(house, await lobby.rematch(house, room, person), person)
