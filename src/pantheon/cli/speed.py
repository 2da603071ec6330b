"""How fast the engine is: random play, replays and copies, timed in short slices."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from itertools import count, cycle
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, thread_time
from typing import NamedTuple

import pantheon
from pantheon.core import state as core_state
from pantheon.core.chance import Chance
from pantheon.core.playout import play_randomly
from pantheon.core.state import State
from pantheon.games import load, measured

COLUMNS = ("whole", "strict", "loop", "copy")
RECORDED = 100  # games that are replayed; of a few the processor would learn every branch
SAMPLED = 4  # games whose positions are copied


class Tally(NamedTuple):
    """What a slice of time came to: `counted` decisions or copies in so many games."""

    seconds: float
    games: int
    counted: int

    @property
    def micros(self) -> float:
        """Microseconds per decision or copy."""
        return self.seconds / self.counted * 1e6


class Contestant:
    """Something whose speed is measured; it has a method for each of its columns."""

    name: str
    mode: str
    players: int
    columns: tuple[str, ...]

    def measure(self, column: str, seconds: float) -> Tally:
        """Do the work of a column for about so many seconds, at least for one game."""
        play: Callable[[], tuple[float, int]] = getattr(self, column)
        return repeat(play, seconds)


def repeat(play: Callable[[], tuple[float, int]], seconds: float) -> Tally:
    """Play until the time is up; a play gives the seconds to count and what was done in them.

    Of the seconds only the share counts in which the processor was ours and not another's.
    """
    began, worked = perf_counter(), thread_time()
    spent, games, counted = 0.0, 0, 0
    while games == 0 or perf_counter() < began + seconds:
        took, done = play()
        spent += took
        games += 1
        counted += done
    share = (thread_time() - worked) / (perf_counter() - began)
    return Tally(spent * share, games, counted)


def is_compiled() -> bool:
    """Whether the engine in this process is the compiled one."""
    return not str(core_state.__file__).endswith(".py")


class Engine(Contestant):
    """A game of ours, in this process; `name` is one of its `variants`."""

    columns = COLUMNS

    def __init__(self, name: str) -> None:
        self.name = name
        self.mode = "compiled" if is_compiled() else "interpreted"
        game = name.partition("+")[0].partition(":")[0]
        self.players, options = variants(game)[name]
        self.game = load(game, options)
        self.random = Random(1).random
        self.seeds = (f"bench {ordinal}" for ordinal in count())
        records = [self._record(f"record {ordinal}") for ordinal in range(RECORDED)]
        self.records = cycle(records)
        self.positions = cycle([self._positions(*record) for record in records[:SAMPLED]])

    def whole(self) -> tuple[float, int]:
        """A game from setup to end, driven from Python just as the peers are."""
        random, seed, decisions = self.random, next(self.seeds), 0
        start = perf_counter()
        state = self.game.new(self.players, seed)
        while not state.over:
            legal = state.legal
            state.apply(legal[int(random() * len(legal))])
            decisions += 1
        return perf_counter() - start, decisions

    def strict(self) -> tuple[float, int]:
        """A recorded game, of which only `legal` and `apply` are timed."""
        seed, actions = next(self.records)
        state = self.game.new(self.players, seed)
        start = perf_counter()
        for action in actions:
            _ = state.legal
            state.apply(action)
        return perf_counter() - start, len(actions)

    def loop(self) -> tuple[float, int]:
        """A game from setup to end in the engine's own loop."""
        seed = next(self.seeds)
        start = perf_counter()
        actions = play_randomly(self.game.new(self.players, seed), Chance(seed))
        return perf_counter() - start, len(actions)

    def copy(self) -> tuple[float, int]:
        """A copy of every position of a game."""
        positions = next(self.positions)
        start = perf_counter()
        for position in positions:
            position.copy()
        return perf_counter() - start, len(positions)

    def _record(self, seed: str) -> tuple[str, list[int]]:
        return seed, play_randomly(self.game.new(self.players, seed), Chance(seed))

    def _positions(self, seed: str, actions: list[int]) -> list[State]:
        positions = [self.game.new(self.players, seed)]
        for action in actions[:-1]:
            positions.append(positions[-1].copy())
            positions[-1].apply(action)
        return positions


def variants(name: str) -> dict[str, tuple[int, dict[str, str]]]:
    """What a game is measured as: names, each with a number of players and options."""
    return {name + label: (players, options) for label, players, options in measured(name)}


class Interpreter:
    """A second process with a copy of this package, less its compiled modules."""

    def __init__(self) -> None:
        self.folder = TemporaryDirectory()
        package = Path(pantheon.__file__).parent
        left_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(package, Path(self.folder.name) / "pantheon", ignore=left_out)
        path = os.pathsep.join([self.folder.name, os.environ.get("PYTHONPATH", "")])
        self.process = subprocess.Popen(
            [sys.executable, "-c", "from pantheon.cli.speed import serve; serve()"],
            cwd=self.folder.name,
            env={**os.environ, "PYTHONPATH": path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> Interpreter:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.communicate()
        self.folder.cleanup()

    def ask(self, *question: object) -> Tally:
        """Have a column of a game measured over there."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(*question, file=self.process.stdin, flush=True)
        return Tally(*json.loads(self.process.stdout.readline()))


class Interpreted(Contestant):
    """A game of ours beside its compiled engine, measured by the interpreter."""

    mode = "interpreted"
    columns = COLUMNS

    def __init__(self, engine: Engine, interpreter: Interpreter) -> None:
        self.name = engine.name
        self.players = engine.players
        self.interpreter = interpreter

    def measure(self, column: str, seconds: float) -> Tally:
        """Have it measured over there."""
        return self.interpreter.ask(self.name, column, seconds)


def serve() -> None:
    """Answer every line that names a game, a column and seconds with a tally."""
    engines: dict[str, Engine] = {}
    with suppress(KeyboardInterrupt):
        for line in sys.stdin:
            name, column, seconds = line.split()
            if name not in engines:
                engines[name] = Engine(name)
            print(json.dumps(engines[name].measure(column, float(seconds))), flush=True)
