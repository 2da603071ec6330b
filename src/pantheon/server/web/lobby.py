"""Before a game begins: who puts up a table, who sits where, and who may start."""

from __future__ import annotations

import secrets
from contextlib import suppress
from functools import partial
from time import time
from typing import Final

from pantheon import games
from pantheon.bots.players import NAMED
from pantheon.core.game import Game
from pantheon.core.problem import Problem
from pantheon.server.session import Session
from pantheon.server.storage import queries
from pantheon.server.tables import Tables
from pantheon.server.web.identity import Asker, Named
from pantheon.table.commands import Command
from pantheon.table.effects import Opening
from pantheon.table.entries import INVITE, LEAVE, REMATCH, RENAME, SIT, START
from pantheon.table.seating import FREE, Seat, Seating
from pantheon.table.state import Facts, TableState
from pantheon.table.terms import Terms

BOTS: Final = tuple(NAMED)  # those with names that people see


def check_bot(bot: str) -> None:
    """Complain about a bot that nobody can invite."""
    if bot not in BOTS:
        raise Problem("bot-named", bot=bot, known=", ".join(BOTS))


def checked_game(game: str, options: dict[str, str], players: int, bots: list[str]) -> Game:
    """The game that is to be played; a Problem if it cannot be played so."""
    found = games.shared(game, options)
    found.check_players(players)
    for bot in bots:
        check_bot(bot)
    if len(bots) >= players:
        raise Problem("bots-many", bots=len(bots), players=players)
    return found


async def put_up(
    tables: Tables,
    host: Named,
    game: Game,
    players: int,
    terms: Terms,
    public: bool,
    bots: list[str],
) -> str:
    """Put up a table: the host on the first seat, bots on the last ones. Its id."""
    terms.check()
    find = partial(queries.open_of, host=host.person)
    tables.limits.check_open("open-tables", await tables.database.read(find))
    tables.limits.check("tables", host.person, host.address)
    free = [FREE] * (players - 1 - len(bots))
    seats = (Seat(host.person, host.name), *free, *(Seat(bot=bot) for bot in bots))
    opening = Opening(new_facts(game, terms, public), Seating(host.person, seats))
    await tables.database.write(partial(queries.add_table, opening=opening))
    return opening.facts.id


def new_facts(game: Game, terms: Terms, public: bool) -> Facts:
    """A new table, with a seed that nobody knows."""
    return Facts(secrets.token_urlsafe(16), game, terms, public, secrets.token_hex(16), time())


async def request(tables: Tables, session: Session, asker: Named, command: Command) -> None:
    """Do what somebody asks of a table."""
    tables.limits.check("entries", asker.person, asker.address)
    await session.request(command)


def once() -> str:
    """A name for a command that cannot be repeated."""
    return f"http {secrets.token_hex(8)}"


def sit(asker: Named, seat: int | None) -> Command:
    """Sit down on a seat, or on the first that is free."""
    return Command(SIT, once(), asker.person, seat=seat, detail={"name": asker.name})


def leave(asker: Named) -> Command:
    """Get up again; the host leaves the table to somebody else, and an empty one is closed."""
    return Command(LEAVE, once(), asker.person)


def invite(asker: Named, seat: int, bot: str | None) -> Command:
    """Put a bot on a free seat, or another one in its place; None sends it away."""
    if bot is not None:
        check_bot(bot)
    return Command(INVITE, once(), asker.person, seat=seat, detail={"bot": bot})


def start(asker: Named) -> Command:
    """Begin, once every seat is taken."""
    return Command(START, once(), asker.person)


async def rematch(tables: Tables, session: Session, asker: Named) -> str:
    """Another table for the same people and bots, on the same seats; one for all who ask."""
    if session.state.seating.seat_of(asker.person) < 0:
        raise Problem("seat-none")
    if session.state.rematch is None:
        tables.limits.check("tables", asker.person, asker.address)
        facts = session.state.facts
        new = new_facts(facts.game, facts.terms, public=False)

        def opening(state: TableState) -> Opening:
            return Opening(new, state.seating._replace(host=asker.person))

        command = Command(REMATCH, "rematch", asker.person, detail={"table": new.id})
        await session.request(command, opening)
    assert session.state.rematch is not None
    return session.state.rematch


async def rename(tables: Tables, asker: Asker, name: str) -> None:
    """Tell all tables where a person sits the name that the person has now."""
    assert asker.person is not None
    found = await tables.database.read(partial(queries.tables_of, person=asker.person))
    tables.limits.check("entries", asker.person, asker.address, 1.0 + len(found))
    for listed in found:
        command = Command(RENAME, once(), asker.person, detail={"name": name})
        with suppress(Problem):  # the person has got up meanwhile, or had too many names there
            await (await tables.session(listed.row.id)).request(command)
