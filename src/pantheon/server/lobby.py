"""Before a game begins: who puts up a table, who sits where, and who may start."""

from __future__ import annotations

import secrets
from functools import partial
from time import time
from typing import Any, Final

from sqlalchemy import Connection

from pantheon import games
from pantheon.bots.players import NAMED
from pantheon.core.problem import Problem
from pantheon.server import register
from pantheon.server.house import House
from pantheon.server.log import Play
from pantheon.server.register import CLOSED, OPEN, OVER, PLAYING, Kept, Place
from pantheon.server.room import Room, waits_for
from pantheon.server.terms import Terms

BOTS: Final = tuple(NAMED)  # those with names that people see


def check_bot(bot: str) -> None:
    """Complain about a bot that nobody can invite."""
    if bot not in BOTS:
        raise Problem("bot-named", bot=bot, known=", ".join(BOTS))


async def put_up(
    house: House,
    host: str,
    game: str,
    options: dict[str, str],
    players: int,
    terms: Terms,
    public: bool,
    bots: list[str],
) -> str:
    """Put up a table: the host on the first seat, bots on the last ones. Its id."""
    loaded = games.shared(game, options)
    loaded.check_players(players)
    for bot in bots:
        check_bot(bot)
    if len(bots) >= players:
        raise Problem("bots-many", bots=len(bots), players=players)
    if terms.clock != "none" and terms.seconds < 5:
        raise Problem("clock-short")
    first_bot = players - len(bots)
    seated: list[str | None] = [None] * first_bot
    places = [
        Place(seat, host if seat == 0 else None, None, bot)
        for seat, bot in enumerate([*seated, *bots])
    ]
    return await _keep(house, host, loaded.name, loaded.options, terms, public, places)


async def _keep(
    house: House,
    host: str,
    game: str,
    options: dict[str, str],
    terms: Terms,
    public: bool,
    places: list[Place],
) -> str:
    table = secrets.token_urlsafe(16)
    row: dict[str, Any] = {
        "id": table,
        "game": game,
        "version": games.shared(game).version,
        "options": options,
        "players": len(places),
        "terms": terms.model_dump(),
        "public": public,
        "host": host,
        "status": OPEN,
        "seed": secrets.token_hex(16),
        "created": time(),
        "changed": time(),
        "waits_for": "nobody",
    }
    await house.store.write(partial(register.add_table, row=row, places=places))
    return table


async def sit(room: Room, person: str, seat: int | None) -> None:
    """Sit down on a seat, or on the first that is free."""
    await room.arrange(partial(_sit, table=room.id, person=person, seat=seat))


def _sit(connection: Connection, table: str, person: str, seat: int | None) -> None:
    kept = register.lock_open(connection, table)
    if any(place.person == person for place in kept.places):
        raise Problem("seat-already")
    free = [place.seat for place in kept.places if place.person is None and place.bot is None]
    if seat is not None:
        _check_seat(kept, seat)
        if seat not in free:
            raise Problem("seat-taken", seat=seat + 1)
    elif not free:
        raise Problem("table-full")
    register.give_seat(connection, table, free[0] if seat is None else seat, person, None, time())


def _check_seat(kept: Kept, seat: int) -> None:
    if not 0 <= seat < kept.row.players:
        raise Problem("seat-wrong", seat=seat, last=kept.row.players - 1)


async def leave(room: Room, person: str) -> None:
    """Get up again; the host leaves the table to somebody else, and an empty one is closed."""
    await room.arrange(partial(_leave, table=room.id, person=person))


def _leave(connection: Connection, table: str, person: str) -> None:
    kept = register.lock_open(connection, table)
    others = [p.person for p in kept.places if p.person not in (None, person)]
    for place in kept.places:
        if place.person == person:
            register.give_seat(connection, table, place.seat, None, None, time())
            if not others:
                register.set_table(connection, table, status=CLOSED)
            elif kept.row.host == person:
                register.set_table(connection, table, host=others[0])
            return
    raise Problem("seat-none")


async def invite(room: Room, host: str, seat: int, bot: str | None) -> None:
    """Put a bot on a free seat, or another one in its place; None sends it away."""
    if bot is not None:
        check_bot(bot)
    await room.arrange(partial(_invite, table=room.id, host=host, seat=seat, bot=bot))


def _invite(connection: Connection, table: str, host: str, seat: int, bot: str | None) -> None:
    kept = register.lock_open(connection, table)
    _check_host(kept, host)
    _check_seat(kept, seat)
    if kept.places[seat].person is not None:
        raise Problem("seat-taken", seat=seat + 1)
    register.give_seat(connection, table, seat, None, bot, time())


def _check_host(kept: Kept, person: str) -> None:
    if kept.row.host != person:
        raise Problem("host-only")


async def start(room: Room, host: str) -> None:
    """Begin, once every seat is taken."""
    await room.arrange(partial(_start, room=room, host=host))


def _start(connection: Connection, room: Room, host: str) -> None:
    kept = register.lock_open(connection, room.id)
    _check_host(kept, host)
    empty = sum(1 for place in kept.places if place.person is None and place.bot is None)
    if empty:
        raise Problem("seats-empty", count=empty)
    now = time()
    play = Play(room.game, room.players, room.seed, [place.bot for place in kept.places], now)
    register.set_table(
        connection,
        room.id,
        status=PLAYING,
        started=now,
        changed=now,
        waits_for=waits_for(play),
        deadline=room.terms.deadline(play) if room.terms.absent == "bot" else None,
    )


async def rematch(house: House, room: Room, person: str) -> str:
    """Another table for the same people and bots, on the same seats; one for all who ask."""
    if room.status != OVER:
        raise Problem("game-running")
    if room.seat_of(person) < 0:
        raise Problem("seat-none")
    if room.rematch is None:
        kept = await house.store.read(partial(register.find, table=room.id))
        table = await _keep(
            house, person, room.game.name, room.game.options, room.terms, False, kept.places
        )
        await room.arrange(partial(_play_on, table=room.id, rematch=table))
    assert room.rematch is not None
    return room.rematch


def _play_on(connection: Connection, table: str, rematch: str) -> None:
    if register.find(connection, table).row.rematch is None:
        register.set_table(connection, table, rematch=rematch)
