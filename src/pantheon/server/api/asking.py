"""What every request has in common: who asks, at which table, and how it may be refused."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Final

from fastapi import Depends, Path, Request
from pydantic import BaseModel, ConfigDict

from pantheon.core.problem import Problem
from pantheon.server import register
from pantheon.server.house import House
from pantheon.server.people import COOKIE, Signet
from pantheon.server.room import Room


class Strict(BaseModel):
    """Takes what it knows and nothing else."""

    model_config = ConfigDict(extra="forbid")


class Complaint(BaseModel):
    """What was wrong, in one sentence."""

    problem: str
    text: str


PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    code: {"model": Complaint} for code in (400, 401, 403, 404, 409, 413, 422, 429, 503)
}


def house_of(request: Request) -> House:
    """All tables."""
    found: House = request.app.state.house
    return found


def signet_of(request: Request) -> Signet:
    """What signs cookies."""
    found: Signet = request.app.state.signet
    return found


def maybe_person(request: Request) -> str | None:
    """Who asks, if they have been here before."""
    return signet_of(request).person(request.cookies.get(COOKIE))


async def some_person(request: Request) -> str:
    """Who asks; a Problem if they have no name here yet, or not any more."""
    person = maybe_person(request)
    store = house_of(request).store
    if person is not None and not request.app.state.talk.allows(person):
        raise Problem("too-much")
    if person is None or await store.read(partial(register.name_of, person=person)) is None:
        raise Problem("person-unknown")
    return person


Inside = Annotated[House, Depends(house_of)]
Somebody = Annotated[str, Depends(some_person)]
Anybody = Annotated[str | None, Depends(maybe_person)]
TableId = Annotated[str, Path(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]


async def table_room(table: TableId, house: Inside) -> Room:
    """The table that the address names."""
    return await house.room(table)


AtTable = Annotated[Room, Depends(table_room)]
