"""Looking back: a game's replay, its record, and what its decisions were worth."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Query
from fastapi.responses import JSONResponse
from msgspec.structs import asdict
from pydantic import BaseModel

from pantheon.core.problem import Problem
from pantheon.core.state import NOBODY
from pantheon.server.api.asking import Anybody, AtTable, Inside
from pantheon.server.log import Play
from pantheon.server.register import OVER
from pantheon.server.room import Room, happenings

FRAMES: Final = 50  # positions of a replay in one answer

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


class HappeningOut(BaseModel):
    """Something that happened, with the particulars that the seat knew."""

    kind: str
    particulars: dict[str, int]
    known: bool
    moment: int


class Frame(BaseModel):
    """A position of a replay, and what led to it; what others did is told when the game is over."""

    ordinal: int
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

    ordinal: int
    seat: int
    played: MoveOut
    best: MoveOut
    cost: float
    expected: list[float]


class ReviewOut(BaseModel):
    """A game, decision by decision; `start` is what each seat could hope for at first."""

    start: list[float]
    decisions: list[DecisionOut]


def over(room: Room) -> Room:
    """A table whose game is over: only then are secrets told."""
    if room.status != OVER:
        raise Problem("game-running")
    return room


@router.get("/tables/{table}/record")
async def record(room: AtTable) -> RecordOut:
    """The record of a finished game, with its seed and the hash that was shown at the start."""
    play = await over(room).played()
    return RecordOut(**play.record().to_json(), seed_hash=room.seed_hash())


@router.get("/tables/{table}/replay")
async def replay(
    room: AtTable,
    person: Anybody,
    seat: Annotated[int, Query(ge=-1, le=9)] = NOBODY,
    first: Annotated[int, Query(ge=0, le=100_000)] = 0,
) -> list[Frame]:
    """Positions from `first` on, as a seat saw them; while the game runs, only as one's own did."""
    if seat >= room.players:
        raise Problem("seat-wrong", seat=seat, last=room.players - 1)
    if seat not in (NOBODY, room.seat_of(person)):
        over(room)
    found = frames(await room.played(), seat, first)
    if room.status != OVER:
        for frame in found:  # a move tells more than the events that others hear of it
            frame.action = frame.action if frame.seat == seat else None
    return found


def frames(play: Play, seat: int, first: int) -> list[Frame]:
    """Some positions of a game."""
    state = play.game.new(play.players, play.seed, listen=True)
    found: list[Frame] = []
    mover, action = NOBODY, None
    for ordinal in range(len(play.actions) + 1):
        if first <= ordinal < first + FRAMES:
            happened = [
                HappeningOut(**asdict(one)) for one in happenings(state.events or [], seat, ordinal)
            ]
            found.append(
                Frame(
                    ordinal=ordinal,
                    seat=mover,
                    action=action,
                    view=state.view(seat),
                    happened=happened,
                )
            )
        if ordinal < len(play.actions):
            state.events = []
            mover, action = int(state.seat), play.actions[ordinal]
            state.apply(action)
    return found


@router.get("/tables/{table}/review", responses={202: {"description": "being made"}})
async def review(house: Inside, room: AtTable) -> ReviewOut:
    """What the decisions of a finished game were worth; 202 while a bot still thinks about it."""
    play = await over(room).played()
    reviewed = house.review(room.id, play)
    if not reviewed.done():
        return JSONResponse({}, 202)  # type: ignore[return-value]  # FastAPI sends it as it is
    return ReviewOut(**reviewed.result())
