"""What every request has in common: who asks, at which table, and how it may be refused."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Final

from fastapi import Depends, Path, Request
from pydantic import BaseModel, ConfigDict

from pantheon.core.problem import Problem
from pantheon.server.limits import Limits
from pantheon.server.reviews import Reviews
from pantheon.server.session import Session
from pantheon.server.storage import queries
from pantheon.server.tables import Tables
from pantheon.server.web.identity import COOKIE, Asker, Named, Signer
from pantheon.server.web.middleware import address


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


def tables_of(request: Request) -> Tables:
    """All tables."""
    found: Tables = request.app.state.tables
    return found


def reviews_of(request: Request) -> Reviews:
    """All reviews."""
    found: Reviews = request.app.state.reviews
    return found


def limits_of(request: Request) -> Limits:
    """How much everybody may do."""
    found: Limits = request.app.state.limits
    return found


def signer_of(request: Request) -> Signer:
    """What signs cookies."""
    found: Signer = request.app.state.signer
    return found


def asker(request: Request) -> Asker:
    """Who asks."""
    person = signer_of(request).person(request.cookies.get(COOKIE))
    return Asker(person, address(request.scope))


async def named(request: Request) -> Named:
    """Who asks; a Problem if they have no name here yet, or not any more."""
    person, where = asker(request)
    if person is None:
        raise Problem("person-unknown")
    limits_of(request).check("messages", person, where)
    name = await tables_of(request).database.read(partial(queries.name_of, person=person))
    if name is None:
        raise Problem("person-unknown")
    return Named(person, name, where)


AllTables = Annotated[Tables, Depends(tables_of)]
AllReviews = Annotated[Reviews, Depends(reviews_of)]
Allowed = Annotated[Limits, Depends(limits_of)]
Anybody = Annotated[Asker, Depends(asker)]
Somebody = Annotated[Named, Depends(named)]
TableId = Annotated[str, Path(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]


async def session_of(table: TableId, tables: AllTables) -> Session:
    """The table that the address names."""
    return await tables.session(table)


AtTable = Annotated[Session, Depends(session_of)]
