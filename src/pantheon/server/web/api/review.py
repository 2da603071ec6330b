"""Looking back: a game's replay, its record, and what its decisions were worth."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query
from fastapi.responses import JSONResponse
from pydantic import BaseModel, ConfigDict

from pantheon.core.state import NOBODY
from pantheon.server.web.api.dependencies import AllReviews, Anybody, AtTable
from pantheon.table import disclosure

router: Final = APIRouter()


class RecordOut(BaseModel):
    """All that makes a game, as `pantheon verify` reads it."""

    format: int
    game: str
    version: int
    options: dict[str, str]
    values: dict[str, Any]
    players: int
    seed: str
    actions: list[int]
    digest: str
    seed_hash: str


class Read(BaseModel):
    """Read from what a table tells."""

    model_config = ConfigDict(from_attributes=True)


class HappeningOut(Read):
    """Something that happened, with the particulars that the seat knew."""

    kind: str
    particulars: dict[str, int]
    known: bool
    moment: int


class Frame(Read):
    """A position of a replay, and what led to it; what others did is told when the game is over."""

    moment: int
    seat: int
    action: int | None
    view: dict[str, Any]
    happened: list[HappeningOut]


class MoveOut(BaseModel):
    """A move, how often a search tried it, and the share of a win it saw in it."""

    action: int
    visits: int
    expected: float


class DecisionOut(BaseModel):
    """A decision: what was played, what a search prefers, and what each seat may hope for after."""

    moment: int
    seat: int
    played: MoveOut
    best: MoveOut
    cost: float
    expected: list[float]


class ReviewOut(BaseModel):
    """A game, decision by decision; `start` is what each seat could hope for at first."""

    start: list[float]
    decisions: list[DecisionOut]


@router.get("/tables/{table}/record")
async def record(session: AtTable) -> RecordOut:
    """The record of a finished game, with its seed and the hash that was shown at the start."""
    found = disclosure.record(session.state)
    return RecordOut(**found.to_json(), seed_hash=session.state.seed_hash or "")


@router.get("/tables/{table}/replay")
async def replay(
    session: AtTable,
    asker: Anybody,
    seat: Annotated[int, Query(ge=-1, le=9)] = NOBODY,
    first: Annotated[int, Query(ge=0, le=100_000)] = 0,
) -> list[Frame]:
    """Positions from `first` on, as a seat saw them; while the game runs, only as one's own did."""
    state = session.state
    viewer = state.seating.seat_of(asker.person)
    found = await asyncio.to_thread(disclosure.replay, state, viewer, seat, first)
    return [Frame.model_validate(frame) for frame in found]


@router.get("/tables/{table}/review", responses={202: {"description": "being made"}})
async def review(reviews: AllReviews, session: AtTable, asker: Anybody) -> ReviewOut:
    """What the decisions of a finished game were worth; 202 while a bot still thinks about it."""
    played = disclosure.record(session.state)
    reviewed = reviews.of(session.id, played, asker.person, asker.address)
    if not reviewed.done():
        return JSONResponse({}, 202)  # type: ignore[return-value]  # FastAPI sends it as it is
    return ReviewOut(**reviewed.result())
