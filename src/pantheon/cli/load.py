"""`pantheon load`: how much a server bears, with scripted players at many tables."""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Final
from urllib.request import urlopen

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from pantheon.cli.inputs import Commands
from pantheon.core.extras import extra
from pantheon.core.problem import Problem
from pantheon.locales import Words
from pantheon.server.limits import UNLIMITED

RUSH: Final = 20.0  # seconds at full speed
SETTLING: Final = 2.0  # seconds in which the server gives memory back
PATIENCE: Final = 120  # seconds in which a server starts, or drops the tables that all have left


def register(commands: Commands, words: Words) -> None:
    """Add the command."""
    parser = commands.add_parser("load", help=words("load-help"))
    parser.add_argument("--tables", type=int, default=100, metavar="N", help=words("load-tables"))
    parser.add_argument(
        "--minutes", type=float, default=1.0, metavar="M", help=words("load-minutes")
    )
    parser.add_argument("--database", metavar="URL", help=words("load-database"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, words: Words) -> int:
    """Start a server of its own, fill it, and tell how it did; 1 if there was any error."""
    if args.tables < 1:
        raise Problem("load-tables", tables=args.tables)
    if args.minutes <= 0:
        raise Problem("load-minutes", minutes=str(args.minutes))
    load_test: Any = extra("server", "pantheon.server.load_test")
    with TemporaryDirectory() as folder:
        database = args.database or f"sqlite:///{folder}/load.sqlite"
        with serving(Path(folder), database) as (url, process):
            load = Load(load_test.Players(url, "load"), process, args.tables, words)
            asyncio.run(load.run(60 * args.minutes))
    load.tell(Console())
    return 1 if any(figures.errors for figures in load.phases.values()) else 0


@contextmanager
def serving(folder: Path, database: str) -> Iterator[tuple[str, int]]:
    """A server in a process of its own: where it is, and which process."""
    command = [sys.executable, "-m", "pantheon", "serve", "--port", "0"]
    command += [part for limit in UNLIMITED for part in ("--limit", limit)]  # of one address
    environment = {**os.environ, "XDG_DATA_HOME": str(folder)}
    with (
        open(folder / "server.log", "w") as log,
        subprocess.Popen(
            [*command, "--database", database],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env=environment,
        ) as process,
    ):
        try:
            assert process.stdout is not None
            found = re.search(r"http://[\w.:]+", process.stdout.readline())
            if found is None:
                raise Problem("load-server", reason=(folder / "server.log").read_text("utf-8"))
            yield found[0], process.pid
        finally:
            process.terminate()


class Load:
    """A run and what was measured in it."""

    def __init__(self, players: Any, process: int, tables: int, words: Words) -> None:
        self.players: Final = players
        self.process: Final = process
        self.tables: Final = tables
        self.words: Final = words
        self.phases: Final[dict[str, Any]] = {}
        self.memory: Final[dict[str, int]] = {}  # bytes, by when

    async def run(self, seconds: float) -> None:
        """Everybody comes, plays with thought, plays without, and leaves; then others do."""
        console = Console(stderr=True)
        columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
        with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
            await self._until(lambda _: True)
            self.memory["empty"] = self._weigh()
            await self._come(progress)
            self.phases["thinking"] = await self._play(progress, "thinking", seconds)
            self.memory["full"] = self._weigh()
            self.players.thought = (0.0, 0.0)
            self.phases["rushing"] = await self._play(progress, "rushing", min(seconds, RUSH))
            await self._leave(progress)
            self.memory["rest"] = self._weigh()
            await self._come(progress)
            await self._play(progress, "others", min(seconds, RUSH))
            await self._leave(progress)
            self.memory["again"] = self._weigh()

    async def _come(self, progress: Progress) -> None:
        task = progress.add_task(self.words("load-coming"), total=None)
        await asyncio.to_thread(self.players.seat, self.tables)
        await self.players.come()
        progress.remove_task(task)

    async def _play(self, progress: Progress, name: str, seconds: float) -> Any:
        figures = self.players.measure()
        task = progress.add_task(self.words(f"load-{name}"), total=seconds)
        while perf_counter() < figures.began + seconds:
            await asyncio.sleep(min(1.0, seconds))
            progress.update(task, completed=perf_counter() - figures.began)
        figures.end()
        return figures

    async def _leave(self, progress: Progress) -> None:
        """Until the tables are at rest, and their memory has been given back."""
        task = progress.add_task(self.words("load-leaving"), total=None)
        await self.players.go()
        await self._until(lambda metrics: "pantheon_tables 0.0" in metrics)
        await asyncio.sleep(SETTLING)
        progress.remove_task(task)

    async def _until(self, good: Callable[[str], bool]) -> None:
        """Wait until the server's figures are as they should be."""
        for _ in range(PATIENCE):
            try:
                if good(await asyncio.to_thread(self._metrics)):
                    return
            except OSError:
                pass  # it does not listen yet
            await asyncio.sleep(1.0)
        raise Problem("load-server", reason=self._metrics())

    def _metrics(self) -> str:
        with urlopen(f"{self.players.url}/metrics", timeout=PATIENCE) as answer:
            return str(answer.read(), "utf-8")

    def _weigh(self) -> int:
        return int(self.players.memory(self.process))

    def tell(self, console: Console) -> None:
        """All that was measured."""
        speeds = Table(show_edge=False, pad_edge=False)
        for column in ("phase", "moves", "speed", "p50", "p95", "p99", "errors"):
            speeds.add_column(self.words(f"load-{column}"), justify="right")
        for name, figures in self.phases.items():
            waits = [f"{1000 * figures.wait(share):.1f}" for share in (0.5, 0.95, 0.99)]
            speed = f"{figures.moves / figures.seconds:.0f}"
            errors = ", ".join(f"{key} {count}" for key, count in figures.errors.items()) or "0"
            moves = str(figures.moves)
            speeds.add_row(self.words(f"load-{name}"), moves, speed, *waits, errors)
        console.print(speeds)
        before = {"empty": "empty", "full": "empty", "rest": "empty", "again": "rest"}
        for when, size in self.memory.items():
            each = (size - self.memory[before[when]]) / self.tables
            figures = {"mib": f"{size / 2**20:.0f}", "each": f"{each / 2**10:.0f}"}
            console.print(self.words(f"load-memory-{when}", **figures))
