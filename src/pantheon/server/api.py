"""The HTTP interface, described by OpenAPI at /api/openapi.json."""

from __future__ import annotations

import secrets
from functools import partial
from time import time
from typing import Annotated, Any, Final

from fastapi import APIRouter, Body, Depends, Path, Query, Request, Response
from fastapi.responses import JSONResponse
from pydantic import BaseModel, ConfigDict, Field

from pantheon import games
from pantheon.core.actions import Domain
from pantheon.core.problem import Problem
from pantheon.core.state import NOBODY
from pantheon.locales.rulebook import rulebook
from pantheon.server import lobby, register
from pantheon.server.house import House
from pantheon.server.log import Play
from pantheon.server.people import COOKIE, YEAR, Signet, good_name
from pantheon.server.register import OVER, Kept
from pantheon.server.room import Room, happenings
from pantheon.server.terms import Terms
from pantheon.server.tongues import tongue

FRAMES: Final = 50  # positions of a replay in one answer


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
router: Final = APIRouter(prefix="/api", responses=PROBLEMS)


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


# ---- games


class OptionOut(BaseModel):
    """A choice made before a game begins."""

    name: str
    choices: list[str]


class GameOut(BaseModel):
    """A game that can be played."""

    name: str
    least: int
    most: int
    options: list[OptionOut]
    bots: list[str]


GameName = Annotated[str, Path(max_length=32)]


@router.get("/games")
def list_games() -> list[GameOut]:
    """All games, with their players, options and bots."""
    found = []
    for name in games.names():
        game = games.shared(name)
        options = [OptionOut(name=o.name, choices=o.choices) for o in game.known_options]
        found.append(
            GameOut(
                name=name, least=game.least, most=game.most, options=options, bots=list(lobby.BOTS)
            )
        )
    return found


class DomainOut(BaseModel):
    """Things of one sort, by name; `made_of` names the sort of their parts, if they have any."""

    name: str
    values: list[str]
    made_of: str


class VerbOut(BaseModel):
    """A kind of action: its first number, and the things that it is about.

    The numbers of its actions count through all combinations of those, the last fastest.
    """

    name: str
    base: int
    about: list[DomainOut]


class Read(BaseModel):
    """Read from what a game says of itself."""

    model_config = ConfigDict(from_attributes=True)


class LabelOut(Read):
    """Words of the game: the key of a message without the game's name, and the numbers in it."""

    key: str
    numbers: dict[str, int]


class CellOut(Read):
    """A value, as a number or in words, and its source."""

    value: int | LabelOut
    source: str


class RowOut(Read):
    """Values that belong together; `source` is that of the label, if that says a value itself."""

    label: LabelOut
    cells: list[CellOut | None]
    source: str


class SheetOut(Read):
    """Values of one sort as a table, and the rules that they belong to."""

    name: str
    rules: list[str]
    columns: list[LabelOut]
    rows: list[RowOut]


class DesignOut(Read):
    """A card whose text is the message GAME-text-NAME: whose it is, when it is used, its sources.

    The text itself has the source `effect`. `rules` are those about its kind, and those naming it.
    """

    sort: str
    name: str
    family: str
    kind: str
    rules: list[str]
    numbers: dict[str, int]
    sources: dict[str, str]


class ComponentsOut(BaseModel):
    """What a game is made of: things, actions, and the numbers on its components by source.

    `sheets` are those numbers as tables to read, `designs` its cards that have a text.
    """

    domains: list[DomainOut]
    verbs: list[VerbOut]
    values: dict[str, Any]
    sheets: list[SheetOut]
    designs: list[DesignOut]


@router.get("/games/{game}/components", responses=PROBLEMS)
def components(game: GameName) -> ComponentsOut:
    """What a client needs to know to draw a game and to put it into words."""
    known = games.shared(game)
    verbs = [
        VerbOut(name=verb.name, base=verb.base, about=[domain_out(d) for d in verb.domains])
        for verb in known.catalogue.verbs
    ]
    return ComponentsOut(
        domains=[domain_out(domain) for domain in known.domains.values()],
        verbs=verbs,
        values=games.components(game),
        sheets=[SheetOut.model_validate(sheet) for sheet in games.sheets(game)],
        designs=designs_out(game),
    )


def designs_out(game: str) -> list[DesignOut]:
    """The cards that have a text, with all rules that belong to them."""
    book, words = rulebook(game), tongue("en")
    found = [DesignOut.model_validate(design) for design in games.designs(game)]
    for design in found:
        naming = book.naming(words(f"{game}-{design.sort}-{design.name}"))
        design.rules = list(dict.fromkeys([*design.rules, *naming]))
    return found


def domain_out(domain: Domain) -> DomainOut:
    """Things of one sort."""
    return DomainOut(name=domain.name, values=domain.values, made_of=domain.made_of)


class RuleOut(BaseModel):
    """A rule in every language."""

    name: str
    texts: dict[str, str]


class RulebookOut(BaseModel):
    """The rules of a game: the titles of sections, and the numbered rules."""

    heads: list[RuleOut]
    rules: list[RuleOut]


@router.get("/games/{game}/rules", responses=PROBLEMS)
def rules(game: GameName) -> RulebookOut:
    """The rules of a game, as our own pages tell them."""
    book = rulebook(games.shared(game).name)
    heads, rules = (
        [RuleOut(name=name, texts=texts) for name, texts in found.items()]
        for found in (book.heads, book.rules)
    )
    return RulebookOut(heads=heads, rules=rules)


# ---- people


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


# ---- tables


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


# ---- after the game


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


class Frame(BaseModel):
    """A position of a replay, and what led to it."""

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
    seat: Annotated[int, Query(ge=-1, le=9)] = NOBODY,
    first: Annotated[int, Query(ge=0, le=100_000)] = 0,
) -> list[Frame]:
    """Positions of a finished game from `first` on, as a seat saw them."""
    play = await over(room).played()
    if seat >= room.players:
        raise Problem("seat-wrong", seat=seat, last=room.players - 1)
    return frames(play, seat, first)


def frames(play: Play, seat: int, first: int) -> list[Frame]:
    """Some positions of a game."""
    state = play.game.new(play.players, play.seed, listen=True)
    found: list[Frame] = []
    mover, action = NOBODY, None
    for ordinal in range(len(play.actions) + 1):
        if first <= ordinal < first + FRAMES:
            happened = [
                HappeningOut(kind=h.kind, particulars=h.particulars, known=h.known)
                for h in happenings(state.events or [], seat)
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


# ---- operation


@router.get("/health", include_in_schema=False)
def health() -> dict[str, str]:
    """Whether the process is alive."""
    return {"status": "alive"}


@router.get("/ready", include_in_schema=False)
async def ready(house: Inside) -> dict[str, Any]:
    """Whether it can serve: the database answers."""
    return {"status": "ready", "tables": await house.store.read(register.counts)}
