"""Housekeeping survives what fails, and removes what is old."""

import asyncio
import gc
import logging
import weakref
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from time import time

import pytest
from sqlalchemy import select, update

from pantheon import games
from pantheon.core.problem import Problem
from pantheon.server import limits
from pantheon.server.bot_pool import BotPool
from pantheon.server.housekeeping import Housekeeping
from pantheon.server.limits import DAY, Limits
from pantheon.server.metrics import Metrics
from pantheon.server.session import Session
from pantheon.server.storage import queries
from pantheon.server.storage.database import Database, open_engine
from pantheon.server.storage.migrations import migrate
from pantheon.server.storage.schema import people, tables
from pantheon.server.subscriber import Subscriber
from pantheon.server.tables import Tables
from pantheon.server.web import lobby
from pantheon.server.web.identity import Named
from pantheon.table import messages
from pantheon.table.effects import Keep
from pantheon.table.entries import ACT, Entry
from pantheon.table.terms import Terms

ADA = Named("ada", "Ada", "here")
Work = Callable[[Tables, str], Awaitable[None]]
Inside = Callable[[Work], None]


@pytest.fixture
def inside(tmp_path: Path) -> Inside:
    """Do something where there is a table of Ada's and two bots."""
    url = f"sqlite:///{tmp_path / 'pantheon.sqlite'}"
    migrate(open_engine(url))

    async def run(work: Work) -> None:
        allowed = Limits(limits.parse(limits.UNLIMITED))
        all_tables = Tables(Database(url), BotPool(1), Metrics(), allowed)
        add = partial(queries.add_person, person="ada", name="Ada", at=time())
        await all_tables.database.write(add)
        game = games.shared("derby")
        bots = ["novice", "novice"]
        table = await lobby.put_up(all_tables, ADA, game, 3, Terms(), False, bots)
        try:
            await work(all_tables, table)
        finally:
            await all_tables.close()

    return lambda work: asyncio.run(run(work))


async def begin(all_tables: Tables, table: str) -> Session:
    session = await all_tables.session(table)
    await session.request(lobby.start(ADA))
    return session


async def change(all_tables: Tables, table: str, **values: object) -> None:
    """Change the row of a table behind everybody's back."""
    work = update(tables).where(tables.c.id == table).values(**values)
    await all_tables.database.write(lambda connection: connection.execute(work))


async def status(all_tables: Tables, table: str) -> str | None:
    query = select(tables.c.status).where(tables.c.id == table)
    return await all_tables.database.read(lambda connection: connection.execute(query).scalar())


# ---- what fails


def test_a_table_that_fails_does_not_hold_up_the_others(
    inside: Inside, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def poisoned(all_tables: Tables, table: str) -> None:
        bad = await all_tables.session(table)
        game = games.shared("derby")
        other = await lobby.put_up(all_tables, ADA, game, 3, Terms(), False, ["novice"])
        good = await all_tables.session(other)
        ticked = []

        def tick(self: Session) -> None:
            ticked.append(self)
            if self is bad:
                raise RuntimeError("poison")

        monkeypatch.setattr(Session, "tick", tick)
        housekeeping = Housekeeping(all_tables)
        for _ in range(5):
            await housekeeping.wake()
        assert ticked.count(good) == 5
        assert ticked.count(bad) == 1, "it is left alone for a while"

    with caplog.at_level(logging.ERROR, "pantheon"):
        inside(poisoned)
    assert [record.message for record in caplog.records] == ["housekeeping has failed"]


def test_a_job_that_fails_is_done_again_later(
    inside: Inside, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def failing(all_tables: Tables, _: str) -> None:
        done = asyncio.Event()
        calls: list[str] = []

        async def wake(_: Housekeeping) -> None:
            calls.append("wake")
            if len(calls) == 1:
                raise RuntimeError("no reason that anybody thought of")
            done.set()

        monkeypatch.setattr(Housekeeping, "wake", wake)
        monkeypatch.setattr("pantheon.server.housekeeping.BEAT", 0.0)
        all_tables.spawn(Housekeeping(all_tables).run())
        await done.wait()

    with caplog.at_level(logging.ERROR, "pantheon"):
        inside(failing)
    assert [record.message for record in caplog.records] == ["housekeeping has failed"]


def test_what_fails_for_years_is_still_tried(inside: Inside) -> None:
    async def failing(all_tables: Tables, _: str) -> None:
        housekeeping = Housekeeping(all_tables)
        tried = []

        def fails() -> None:
            tried.append("again")
            raise RuntimeError("still")

        housekeeping._failures["hopeless"] = (2000, 0.0)
        await housekeeping.attempt(fails, job="hopeless")
        await housekeeping.attempt(fails, job="hopeless")
        assert tried == ["again"], "and left alone for a while"
        assert housekeeping._failures["hopeless"][0] == 2001

    inside(failing)


def test_a_log_that_is_broken_is_said_to_be(
    inside: Inside, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(all_tables: Tables, table: str) -> None:
        session = await begin(all_tables, table)
        ordinal = session.state.ordinal + 1
        entry = Entry(ordinal, ACT, 0, -1, "broken", time())
        keep = Keep(entry, session.state, None)
        await all_tables.database.write(partial(queries.add_entry, table=table, keep=keep))
        all_tables.sessions.clear()
        again = await all_tables.session(table)
        with pytest.raises(Problem) as problem:
            await again.request(lobby.leave(ADA))
        assert problem.value.key == "table-broken"
        await Housekeeping(all_tables).wake()

    with caplog.at_level(logging.ERROR, "pantheon"):
        inside(broken)
    assert [record.message for record in caplog.records] == ["a table cannot go on"]


def test_a_game_of_other_rules_is_not_played_on(inside: Inside) -> None:
    async def old(all_tables: Tables, table: str) -> None:
        await begin(all_tables, table)
        await change(all_tables, table, version=0, waits_for="bot", changed=0.0)
        all_tables.sessions.clear()
        with pytest.raises(Problem) as refused:
            await all_tables.session(table)
        assert refused.value.key == "table-old"
        await Housekeeping(all_tables).wake()
        assert all_tables.sessions == {}

    inside(old)


# ---- memory


def test_a_dropped_table_is_out_of_memory_at_once(inside: Inside) -> None:
    """Without a collection of garbage, for which all tables of a large server would wait."""

    async def dropped(all_tables: Tables, table: str) -> None:
        session = await begin(all_tables, table)
        subscriber = Subscriber("ada", "here")
        number = session.connect(subscriber)
        session.receive(number, messages.Hello())
        game = session.state.game
        while len(game.actions) < 10 or game.turn != 0:
            if game.turn == 0:
                act = messages.Act(f"{game.ordinal}", game.ordinal, game.state.legal[0])
                session.receive(number, act)
            await subscriber.next()
            game = session.state.game
        session.disconnect(number)
        gone = [weakref.ref(session), weakref.ref(session.table), weakref.ref(session.state.game)]
        session.touched = 0.0
        del session, subscriber, game
        assert all_tables.drop_resting() == 1
        await all_tables.database.write(queries.counts)  # what was written before is let go
        assert [one() for one in gone] == [None, None, None]

    gc.disable()
    try:
        inside(dropped)
    finally:
        gc.enable()


# ---- what is old


def test_what_is_old_and_empty_is_removed(inside: Inside) -> None:
    async def old(all_tables: Tables, table: str) -> None:
        housekeeping = Housekeeping(all_tables)
        session = await all_tables.session(table)
        onlooker = Subscriber(None, "there")
        session.receive(session.connect(onlooker), messages.Hello())
        await change(all_tables, table, changed=time() - 2.9 * DAY)
        await housekeeping.clean_up()
        assert await status(all_tables, table) == "open"
        await change(all_tables, table, changed=time() - 3.1 * DAY)
        await housekeeping.clean_up()
        assert await status(all_tables, table) == "closed"
        assert session.state.status == "closed", "and who looks on is told"
        await change(all_tables, table, changed=time() - 7.1 * DAY)
        await housekeeping.clean_up()
        assert await status(all_tables, table) is None

    inside(old)


def test_people_who_sit_nowhere_are_forgotten_after_a_while(inside: Inside) -> None:
    async def forgotten(all_tables: Tables, _: str) -> None:
        database = all_tables.database
        for person, days in (("ben", 89), ("eve", 91)):
            add = partial(queries.add_person, person=person, name=person, at=time() - days * DAY)
            await database.write(add)
        since = update(people).where(people.c.id == "ada").values(since=0.0)
        await database.write(lambda connection: connection.execute(since))
        await Housekeeping(all_tables).clean_up()
        query = select(people.c.id).order_by(people.c.id)
        found = await database.read(lambda connection: list(connection.execute(query).scalars()))
        assert found == ["ada", "ben"], "Ada has a seat"

    inside(forgotten)
