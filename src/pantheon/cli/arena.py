"""`pantheon arena`: bots play many games against each other, and what comes of it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Generator, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from pantheon.arena.backends import check_ray, play_here, play_in_processes, play_on_ray
from pantheon.arena.experiment import Experiment, Folder, Plan
from pantheon.arena.report import write_report
from pantheon.arena.standings import COLUMNS, percent, standings
from pantheon.cli.inputs import Commands, add_game, chosen_game
from pantheon.core.extras import extra
from pantheon.core.problem import Problem
from pantheon.locales import Words

INTERRUPTED = 130
REPORT = "report.html"


def register(commands: Commands, words: Words) -> None:
    """Add the command."""
    parser = commands.add_parser("arena", help=words("arena-help"))
    add_game(parser, words)
    parser.add_argument("--bots", required=True, metavar="A,B,...", help=words("arena-bots"))
    parser.add_argument("--players", type=int, required=True, help=words("arena-players"))
    add_playing(parser, words)
    parser.set_defaults(run=run)


def add_playing(parser: argparse.ArgumentParser, words: Words) -> None:
    """Let a command play many games, here or elsewhere, and keep them."""
    parser.add_argument("--games", type=int, default=100, help=words("arena-games"))
    parser.add_argument("--seed", default="1", help=words("arena-seed"))
    parser.add_argument("--jobs", type=int, default=1, help=words("arena-jobs"))
    parser.add_argument(
        "--backend", choices=["local", "ray"], default="local", help=words("arena-backend")
    )
    parser.add_argument("--address", default="", help=words("arena-address"))
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help=words("arena-out"))


def run(args: argparse.Namespace, words: Words) -> int:
    """Play what is still to be played, then tell about all of it; Ctrl-C keeps what there is."""
    game = chosen_game(args)
    experiment = Experiment(
        game.name, game.options, game.overlay, args.players, bots(args.bots), args.games, args.seed
    )
    experiment.check()
    folder = Folder(args.out, experiment)
    stopped = play_on(folder, args, words)
    if folder.results:
        Console().print(table(experiment, folder.results, words))
        report = args.out / REPORT
        write_report(report, experiment, folder.results, words)
        print(words("arena-report", file=str(report)))
    return INTERRUPTED if stopped else 0


def play_on(folder: Folder, args: argparse.Namespace, words: Words) -> bool:
    """Play what is still to be played; whether Ctrl-C ended it before its time."""
    if args.jobs < 1:
        raise Problem("arena-jobs", jobs=args.jobs)
    for module in ("matplotlib", "openskill"):  # not needed before the end, which may be far
        extra("arena", module)
    if args.backend == "ray":
        check_ray(args.address)
    folder.open()
    todo = folder.todo()
    try:
        with closing(folder), closing(_lines(folder.plan, todo, args)) as lines:
            _play(folder, lines, len(todo), words)
    except KeyboardInterrupt:
        print(words("arena-stopped", games=len(folder.results)), file=sys.stderr)
        return True
    return False


def bots(text: str) -> list[str]:
    """The bots of a list, of which one may stand for several: `hero,greedy*3`."""
    found: list[str] = []
    for part in text.split(","):
        name, sign, count = part.strip().partition("*")
        if sign and not (count.isdigit() and 1 <= int(count) <= 20):
            raise Problem("arena-bots-form", text=part)
        found += [name] * (int(count) if sign else 1)
    return found


def _lines(plan: Plan, todo: list[int], args: argparse.Namespace) -> Generator[dict[str, Any]]:
    if args.backend == "ray":
        return play_on_ray(plan, todo, args.address)
    if args.jobs == 1:
        return play_here(plan, todo)
    return play_in_processes(plan, todo, args.jobs)


def _play(folder: Folder, lines: Iterator[dict[str, Any]], count: int, words: Words) -> None:
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns, TimeRemainingColumn(), console=console, disable=not console.is_terminal
    ) as progress:
        task = progress.add_task(words("arena-progress"), total=count)
        for line in lines:
            folder.keep(line)
            progress.advance(task)


def table(experiment: Experiment, results: list[dict[str, Any]], words: Words) -> Table:
    """The standings, the strongest bot first."""
    title = words(
        "arena-title", game=experiment.game, players=experiment.players, games=len(results)
    )
    caption = words("arena-fair", share=percent(1 / experiment.players))
    found = Table(title=title, caption=caption, show_edge=False, pad_edge=False)
    for column in COLUMNS:
        found.add_column(words(f"arena-{column}"), justify="left" if column == "bot" else "right")
    for standing in standings(experiment.bots, results):
        found.add_row(*standing.cells())
    return found
