"""Who asks: a name, and links that take it to another device."""

from __future__ import annotations

import secrets
from functools import partial
from time import time
from typing import Final

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from pantheon.server import register
from pantheon.server.api.asking import Anybody, Inside, Somebody, Strict, signet_of
from pantheon.server.people import COOKIE, YEAR, good_name

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
async def who_am_i(house: Inside, person: Anybody) -> PersonOut:
    """Who asks."""
    if person is None:
        return PersonOut(name=None)
    return PersonOut(name=await house.store.read(partial(register.name_of, person=person)))


@router.put("/me")
async def call_me(
    request: Request, response: Response, house: Inside, person: Anybody, given: NameIn
) -> PersonOut:
    """Take a name, or another one."""
    name = good_name(given.name)
    if person is None or not await house.store.write(
        partial(register.rename, person=person, name=name)
    ):
        person = secrets.token_urlsafe(16)
        await house.store.write(partial(register.add_person, person=person, name=name, at=time()))
    give_cookie(request, response, person)
    return PersonOut(name=name)


@router.post("/me/link")
def link_me(request: Request, person: Somebody) -> LinkOut:
    """A secret that makes another device mine as well, for a day."""
    return LinkOut(token=signet_of(request).link(person))


@router.post("/me/device")
async def move_me(request: Request, response: Response, house: Inside, given: LinkIn) -> PersonOut:
    """Become, on this device, who made the link."""
    person = signet_of(request).linked(given.token)
    give_cookie(request, response, person)
    return PersonOut(name=await house.store.read(partial(register.name_of, person=person)))


def give_cookie(request: Request, response: Response, person: str) -> None:
    """Let the browser remember who it is."""
    response.set_cookie(
        COOKIE,
        signet_of(request).cookie(person),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
