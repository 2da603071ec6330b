"""Bots think in processes of their own, never in the event loop. They see a chair and no more."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from pantheon import games
from pantheon.bots.advice import hint, review
from pantheon.bots.chair import Chair
from pantheon.bots.players import make_bot
from pantheon.core.game import Game
from pantheon.core.record import Record, Replay, read_record

HINT_SECONDS: Final = 1.0
TRIES: Final = 3  # to ask processes that die
T = TypeVar("T")


class BotPool:
    """Bots that decide, give hints and review: each in processes of their own.

    So nothing that people ask for stands in the way of a bot whose turn it is.
    """

    def __init__(self, processes: int) -> None:
        self._deciding: Final = Pool(processes)
        self._hinting: Final = Pool(1)
        self._reviewing: Final = Pool(1)

    async def choose(self, record: Record, bot: str, host: str) -> int:
        """What a bot does for the seat in turn."""
        return await self._deciding.ask_for(host, _choose, record.line(), bot, secrets.token_hex(8))

    async def hint(self, record: Record, who: str) -> list[dict[str, Any]]:
        """What a strong bot likes, the best first."""
        return await self._hinting.ask_for(who, _hint, record.line())

    async def review(self, record: Record, iterations: int, who: str) -> dict[str, Any]:
        """What every decision of a game was worth."""
        return await self._reviewing.ask_for(who, _review, record.line(), iterations)

    def close(self) -> None:
        """Let them go."""
        for pool in (self._deciding, self._hinting, self._reviewing):
            pool.close()


class Line:
    """Questions for one who asks, of which one is answered at a time."""

    def __init__(self) -> None:
        self.turn: Final = asyncio.Lock()
        self.length = 0


class Pool:
    """Processes, made when they are needed. If one dies, all are replaced."""

    def __init__(self, processes: int) -> None:
        self._processes: Final = processes
        self._pool: ProcessPoolExecutor | None = None
        self._lines: Final[dict[str, Line]] = {}  # by for whom is asked

    async def ask_for(self, who: str, question: Callable[..., T], *args: Any) -> T:
        """The answer to a question; of those that are asked for the same, one at a time.

        So nobody waits longer for it than there are others who ask.
        """
        line = self._lines.setdefault(who, Line())
        line.length += 1
        try:
            async with line.turn:
                return await self.ask(question, *args)
        finally:
            line.length -= 1
            if not line.length:
                del self._lines[who]

    async def ask(self, question: Callable[..., T], *args: Any) -> T:
        """The answer to a question."""
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            if self._pool is None:
                self._pool = ProcessPoolExecutor(
                    self._processes, multiprocessing.get_context("forkserver"), _begin
                )
            pool = self._pool
            try:
                return await loop.run_in_executor(pool, question, *args)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
        raise RuntimeError("the processes in which bots think die again and again")

    def close(self) -> None:
        """Let the processes go, whatever they think about."""
        if self._pool is not None:
            for process in list(self._pool._processes.values()):
                process.kill()
            self._pool.shutdown(cancel_futures=True)


# ---- in those processes


def _begin() -> None:
    """Ctrl-C is for the server, which lets them go; if it was killed, they go by themselves."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_outlive_nobody, name="parent", daemon=True).start()


def _outlive_nobody() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)


def _replayed(line: str) -> tuple[Game, Record, Replay]:
    record = read_record(line)
    game = games.shared(record.game, record.options)
    replay = Replay(game, record)
    return game, record, replay


def _chair(line: str) -> Chair:
    replay = _replayed(line)[2]
    fault = replay.run()
    assert fault is None, fault.problem
    return Chair(replay.state)


def _choose(line: str, bot: str, seed: str) -> int:
    return make_bot(bot, seed).choose(_chair(line))


def _hint(line: str) -> list[dict[str, Any]]:
    return [move.to_json() for move in hint(_chair(line), seconds=HINT_SECONDS)]


def _review(line: str, iterations: int) -> dict[str, Any]:
    game, record, _ = _replayed(line)
    return review(game, record, iterations).to_json()
