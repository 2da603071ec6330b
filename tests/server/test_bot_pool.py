"""Bots think in processes of their own, and what people ask for stands in no bot's way."""

import asyncio
import os
from pathlib import Path
from time import sleep

from pantheon import games
from pantheon.core.record import Record, record_of
from pantheon.server.bot_pool import BotPool, Pool


def opening() -> Record:
    game = games.load("offrandes")
    return record_of(game.new(3, "pool"), [])


def wait_for(file: str) -> int:
    """Think until somebody puts a file there."""
    while not Path(file).exists():
        sleep(0.01)
    return os.getpid()


def die(file: str) -> int:
    """Die the first time."""
    if Path(file).exists():
        return os.getpid()
    Path(file).touch()
    os._exit(1)


def test_a_bot_decides_while_hints_and_reviews_take_their_time(tmp_path: Path) -> None:
    go_on = tmp_path / "go on"

    async def ask() -> None:
        bots = BotPool(1)
        slow = [
            asyncio.ensure_future(pool.ask_for("ada", wait_for, str(go_on)))
            for pool in (bots._hinting, bots._reviewing)
            for _ in range(5)
        ]
        record = opening()
        legal = games.load("offrandes").new(3, "pool").legal
        for _ in range(3):
            assert await bots.choose(record, "novice", "ben") in legal
        assert not any(one.done() for one in slow)
        go_on.touch()
        await asyncio.gather(*slow)
        bots.close()

    asyncio.run(ask())


def test_a_process_that_dies_is_replaced(tmp_path: Path) -> None:
    async def ask() -> None:
        pool = Pool(1)
        assert await pool.ask(die, str(tmp_path / "died")) != os.getpid()
        pool.close()

    asyncio.run(ask())


def test_one_who_asks_much_waits_for_oneself(tmp_path: Path) -> None:
    go_on = tmp_path / "go on"

    async def ask() -> None:
        pool = Pool(2)
        greedy = [
            asyncio.ensure_future(pool.ask_for("mallory", wait_for, str(go_on))) for _ in range(20)
        ]
        await asyncio.sleep(0)
        assert await pool.ask_for("ada", os.getpid) != os.getpid()
        assert not any(one.done() for one in greedy)
        go_on.touch()
        await asyncio.gather(*greedy)
        assert pool._lines == {}
        pool.close()

    asyncio.run(ask())
