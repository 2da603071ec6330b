"""Who asks: a name, and links that take it to another device."""

from __future__ import annotations

import secrets
from functools import partial
from time import time
from typing import Final

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from pantheon.server.storage import queries
from pantheon.server.web import lobby
from pantheon.server.web.api.dependencies import (
    Allowed,
    AllTables,
    Anybody,
    Somebody,
    Strict,
    signer_of,
)
from pantheon.server.web.identity import COOKIE, YEAR, good_name

router: Final = APIRouter()


class NameIn(Strict):
    """What somebody wants to be called."""

    name: str = Field(max_length=200)


class PersonOut(BaseModel):
    """Who asks; no name if they have none yet."""

    name: str | None


class LinkOut(BaseModel):
    """What takes a person to another device: post it to /api/me/device there."""

    token: str


class LinkIn(Strict):
    """What another device was given."""

    token: str = Field(max_length=200)


@router.get("/me")
async def who_am_i(tables: AllTables, asker: Anybody) -> PersonOut:
    """Who asks."""
    if asker.person is None:
        return PersonOut(name=None)
    find = partial(queries.name_of, person=asker.person)
    return PersonOut(name=await tables.database.read(find))


@router.put("/me")
async def call_me(
    request: Request,
    response: Response,
    tables: AllTables,
    limits: Allowed,
    asker: Anybody,
    given: NameIn,
) -> PersonOut:
    """Take a name, or another one, which all tables are told where one sits."""
    name, person = good_name(given.name), asker.person
    if person is not None:
        limits.check("messages", person, asker.address)
        rename = partial(queries.rename, person=person, name=name)
        if await tables.database.write(rename):
            await lobby.rename(tables, asker, name)
        else:
            person = None
    if person is None:
        limits.check("people", None, asker.address)
        person = secrets.token_urlsafe(16)
        add = partial(queries.add_person, person=person, name=name, at=time())
        await tables.database.write(add)
    give_cookie(request, response, person)
    return PersonOut(name=name)


@router.post("/me/link")
def link_me(request: Request, asker: Somebody) -> LinkOut:
    """A secret that makes another device mine as well, for a day."""
    return LinkOut(token=signer_of(request).link(asker.person))


@router.post("/me/device")
async def move_me(
    request: Request, response: Response, tables: AllTables, given: LinkIn
) -> PersonOut:
    """Become, on this device, who made the link."""
    person = signer_of(request).linked(given.token)
    give_cookie(request, response, person)
    find = partial(queries.name_of, person=person)
    return PersonOut(name=await tables.database.read(find))


def give_cookie(request: Request, response: Response, person: str) -> None:
    """Let the browser remember who it is."""
    response.set_cookie(
        COOKIE,
        signer_of(request).cookie(person),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
