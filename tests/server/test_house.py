"""Tables in memory: dropped when they rest, and there again for whoever needs them."""

import asyncio
import gc
import json
import logging
import weakref
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from time import time

import pytest
from pantheon.server.door import Visit
from pantheon.server.guard import Rate
from pantheon.server.house import House
from pantheon.server.log import ACT, Entry
from pantheon.server.migrations import migrate
from pantheon.server.store import Store, open_engine
from pantheon.server.terms import Terms
from pantheon.server.thinking import Thinkers

from pantheon import games
from pantheon.core.problem import Problem
from pantheon.server import lobby, register
from pantheon.server.metrics import Metrics

Work = Callable[[House, str], Awaitable[None]]
Inside = Callable[[Work], None]


@pytest.fixture
def inside(tmp_path: Path) -> Inside:
    """Do something in a house with a table of Ada's and two bots."""
    url = f"sqlite:///{tmp_path / 'pantheon.sqlite'}"
    migrate(open_engine(url))

    async def run(work: Work) -> None:
        house = House(Store(url), Thinkers(1), Metrics(), [])
        await house.store.write(lambda c: register.add_person(c, "ada", "Ada", 0.0))
        bots = ["novice", "novice"]
        table = await lobby.put_up(house, "ada", "derby", {}, 3, Terms(), False, bots)
        try:
            await work(house, table)
        finally:
            await house.close()

    return lambda work: asyncio.run(run(work))


def test_who_says_hello_late_is_at_the_table_where_the_others_are(
    inside: Inside,
) -> None:
    async def late(house: House, table: str) -> None:
        before = await house.room(table)
        visit = Visit(house, before, "ada", "ada", Rate(100.0, 100.0))
        before.touched = 0.0
        house._drop_resting()
        after = await house.room(table)
        assert after is not before
        await visit.hear(b'{"type": "hello"}')
        assert visit.guest in after.guests

    inside(late)


def test_a_dropped_table_is_out_of_memory_at_once(inside: Inside) -> None:
    """Without a collection of garbage, for which all tables of a large house would wait."""

    async def dropped(house: House, table: str) -> None:
        room = await house.room(table)
        visit = Visit(house, room, "ada", "ada", Rate(100.0, 100.0))
        await visit.hear(b'{"type": "hello"}')
        await lobby.start(room, "ada")
        for _ in range(5):
            while (play := await room.played()).state.seat != 0:
                await asyncio.sleep(0.02)
            said = {"type": "act", "id": f"{play.ordinal}", "ordinal": play.ordinal}
            said["action"] = play.state.legal[0]
            await visit.hear(json.dumps(said).encode())
        assert play.ordinal > 5
        room.goes(visit.guest)
        while (await room.played()).state.seat != 0:
            await asyncio.sleep(0.02)
        gone = [weakref.ref(room), weakref.ref(play)]
        room.touched = 0.0
        del room, play, visit
        await asyncio.sleep(0.1)
        house._drop_resting()
        assert [one() for one in gone] == [None, None]

    gc.disable()
    try:
        inside(dropped)
    finally:
        gc.enable()


def test_a_broken_log_does_not_hold_up_the_other_tables(
    inside: Inside,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def broken(house: House, table: str) -> None:
        room = await house.room(table)
        await lobby.start(room, "ada")
        legal = (await room.played()).state.legal
        forbidden = next(a for a in range(games.load("derby").catalogue.size) if a not in legal)
        entry = Entry(1, ACT, 0, forbidden, "broken 1", 0.0)
        values = {"waits_for": "bot"}
        await house.store.write(
            partial(register.add_entry, table=table, entry=entry, values=values)
        )
        house.rooms.clear()
        await house._wake(time())

    with caplog.at_level(logging.ERROR, "pantheon"):
        inside(broken)
    assert [record.message for record in caplog.records] == ["a table cannot go on"]


def test_a_game_of_other_rules_is_not_played_on(
    inside: Inside,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def old(house: House, table: str) -> None:
        await lobby.start(await house.room(table), "ada")
        values = {"version": 0, "waits_for": "bot"}
        await house.store.write(partial(register.set_table, table=table, **values))
        house.rooms.clear()
        with pytest.raises(Problem) as refused:
            await house.room(table)
        assert refused.value.key == "table-old"
        for _ in range(2):
            await house._wake(time() + 1.0)

    with caplog.at_level(logging.ERROR, "pantheon"):
        inside(old)
    assert [record.message for record in caplog.records] == ["a table cannot go on"]
