"""`pantheon bench`: how fast the engine is, beside its peers."""

from __future__ import annotations

import argparse
import errno
import json
import os
import platform
import sys
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from datetime import date
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import track
from rich.table import Table

from pantheon import games
from pantheon.cli.env_speed import STEP, TEXAS, Environment, find_environments
from pantheon.cli.inputs import Commands, open_new
from pantheon.cli.peers import HEARTS, find_peers, versions
from pantheon.cli.speed import (
    COLUMNS,
    Contestant,
    Engine,
    Interpreted,
    Interpreter,
    Tally,
    is_compiled,
    variants,
)
from pantheon.core.problem import Problem
from pantheon.core.reading import read_json, read_text
from pantheon.locales import Words

FORMAT = 1  # of the JSON
WIDTH = 110  # of the table where no terminal says otherwise

Report = dict[str, Any]
Row = dict[str, Any]
Rounds = dict[str, list[Tally]]  # by column, a tally for each round
Kept = dict[tuple[str, str], dict[str, float]]  # by name and mode, ratios to hearts by column


class Plan(NamedTuple):
    """How much to measure: the rounds, and the seconds they take all together."""

    rounds: int
    seconds: float


ENVIRONMENTS = 0.5  # of the seconds, besides, for environments
FULL = Plan(rounds=15, seconds=100)
QUICK = Plan(rounds=7, seconds=15)


def register(commands: Commands, words: Words) -> None:
    """Add the command."""
    parser = commands.add_parser("bench", help=words("bench-help"))
    parser.add_argument("--quick", action="store_true", help=words("bench-quick"))
    parser.add_argument("--against", type=Path, metavar="FILE", help=words("bench-against"))
    add_telling(parser, words)
    parser.set_defaults(run=run)


def add_telling(parser: argparse.ArgumentParser, words: Words) -> None:
    """Let a command print its report as JSON, and keep it."""
    parser.add_argument("--json", action="store_true", help=words("bench-json"))
    parser.add_argument("--keep", type=Path, metavar="FILE", help=words("bench-keep"))
    parser.add_argument("--force", action="store_true", help=words("cli-force"))


def run(args: argparse.Namespace, words: Words) -> int:
    """Measure, then tell and keep what came out."""
    kept = read_kept(args.against) if args.against else None
    if args.keep:
        check_place(args.keep, args.force)
    report = measure(QUICK if args.quick else FULL, words)
    if kept is not None:
        compare(report, kept)
    tell(report, args, show, words)
    return 0


def tell(
    report: Report, args: argparse.Namespace, show: Callable[[Report, Words], None], words: Words
) -> None:
    """Print a report, for people or as JSON, and keep it if that is wanted."""
    text = json.dumps(report, indent=2)
    if args.json:
        print(text)
    else:
        show(report, words)
    if args.keep:
        with open_new(args.keep, True, words) as file:
            file.write(text + "\n")


def check_place(path: Path, force: bool) -> None:
    """Complain about a file that cannot be kept before the time for measuring is spent."""
    if path.exists() and not force:
        raise Problem("file-exists", file=str(path))
    if not path.parent.is_dir():
        raise Problem("file-unwritable", file=str(path), reason=os.strerror(errno.ENOENT))


# ---- measuring


def measure(plan: Plan, words: Words) -> Report:
    """Measure every game, compiled and interpreted, and the peers."""
    peers, missing = find_peers()
    with Interpreter() if is_compiled() else nullcontext() as interpreter:
        engines = [Engine(variant) for name in games.names() for variant in variants(name)]
        contestants: list[Contestant] = [*engines]
        if interpreter:
            contestants += [Interpreted(engine, interpreter) for engine in engines]
        contestants += peers
        rounds = compete(contestants, plan, words)
    environments, absent = find_environments()
    return {
        "format": FORMAT,
        "date": date.today().isoformat(),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "rounds": plan.rounds,
        "seconds": plan.seconds,
        "compiled": is_compiled(),
        "versions": versions(),
        "missing": missing,
        "absent": absent,
        "rows": summary(contestants, rounds),
        "environments": stepped(environments, plan, words),
    }


def compete(contestants: Sequence[Contestant], plan: Plan, words: Words) -> list[Rounds]:
    """Measure in rounds, each a slice of every column of everybody, so that noise is shared."""
    results: list[Rounds] = [{column: [] for column in one.columns} for one in contestants]
    slices = [
        (column, one, result)
        for column in (*COLUMNS, STEP)
        for one, result in zip(contestants, results, strict=True)
        if column in one.columns
    ]
    seconds = plan.seconds / (plan.rounds * max(len(slices), 1))
    for column, one, _ in slices:
        one.measure(column, seconds / 4)  # warms up
    console = Console(stderr=True)
    for column, one, result in track(
        slices * plan.rounds,
        words("bench-progress"),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ):
        result[column].append(one.measure(column, seconds))
    return results


def summary(contestants: list[Contestant], results: list[Rounds]) -> list[Row]:
    """A row for each contestant: medians, and medians of the ratios of each round."""
    found = {(one.name, one.mode): result for one, result in zip(contestants, results, strict=True)}
    hearts = next((result for (name, _), result in found.items() if name == HEARTS), {})
    rows: list[Row] = []
    for one, result in zip(contestants, results, strict=True):
        fastest = result.get("loop", result["whole"])
        games_played = sum(tally.games for tally in result["whole"])
        row: Row = {"name": one.name, "mode": one.mode, "players": one.players}
        for column, tallies in result.items():
            row[column] = round(median(tally.micros for tally in tallies), 4)
        decisions = sum(tally.counted for tally in result["whole"])
        row["decisions"] = round(decisions / games_played, 1)
        row["games_per_second"] = round(median(tally.games / tally.seconds for tally in fastest), 1)
        row["to_hearts"] = ratios(result, hearts)
        if one.mode == "compiled":
            row["to_interpreted"] = ratios(found[one.name, "interpreted"], result)
        rows.append(row)
    return rows


def ratios(result: Rounds, other: Rounds) -> dict[str, float]:
    """How much longer one takes than another, for each column that both have."""
    found: dict[str, float] = {}
    for column in [column for column in result if column in other]:
        pairs = zip(result[column], other[column], strict=True)
        found[column] = round(median(mine.micros / theirs.micros for mine, theirs in pairs), 4)
    return found


def stepped(environments: list[Environment], plan: Plan, words: Words) -> list[Row]:
    """A row for each environment: how long a step takes, and how it compares with poker."""
    results = compete(environments, Plan(plan.rounds, plan.seconds * ENVIRONMENTS), words)
    texas: Rounds = {}
    for one, result in zip(environments, results, strict=True):
        if one.name == TEXAS:
            texas = result
    rows: list[Row] = []
    for one, result in zip(environments, results, strict=True):
        micros = median(tally.micros for tally in result[STEP])
        row: Row = {"name": one.name, "mode": one.mode, "players": one.players}
        row |= {"numbers": one.numbers, "step": round(micros, 4)}
        row["steps_per_second"] = round(1e6 / micros)
        row["to_texas"] = ratios(result, texas).get(STEP)
        rows.append(row)
    return rows


# ---- comparing with a kept run


def read_kept(path: Path) -> Kept:
    """The ratios to hearts of a report that was kept."""
    try:
        kept = read_json(read_text(path))
        if kept["format"] == FORMAT:
            found = {(row["name"], row["mode"]): dict(row["to_hearts"]) for row in kept["rows"]}
            if all(ratio > 0 for ratios in found.values() for ratio in ratios.values()):
                return found
    except (ValueError, LookupError, TypeError):
        pass
    raise Problem("bench-kept", file=str(path))


def compare(report: Report, kept: Kept) -> None:
    """Add to each row how its ratios to hearts have changed, in parts of the kept ones."""
    for row in report["rows"]:
        new = row["to_hearts"]
        old = kept.get((row["name"], row["mode"]), {})
        both = [column for column in new if column in old]
        row["change"] = {column: round(new[column] / old[column] - 1, 4) for column in both}


# ---- telling


def show(report: Report, words: Words) -> None:
    """Print the table, then what it comes to."""
    console = Console(width=None if sys.stdout.isatty() else WIDTH, highlight=False)
    console.print(table(report, words))
    for line in ["", *legend(report, words), ""]:
        console.print(line, markup=False)
    console.print(environment_table(report, words))
    for line in ["", words("bench-legend-environments"), "", *remarks(report, words)]:
        console.print(line, markup=False)


def table(report: Report, words: Words) -> Table:
    """All rows, in microseconds where nothing else is said."""
    grid = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    compared = is_compared(report)
    heads = ["engine", "mode", *COLUMNS, "decisions", "games", "hearts-whole", "hearts-strict"]
    for head in [*heads, "change"] if compared else heads:
        named = head in ("engine", "mode")
        grid.add_column(words(f"bench-{head}"), justify="left" if named else "right", no_wrap=named)
    for row in report["rows"]:
        cells = [figure(row.get(column), words) for column in COLUMNS]
        cells += [figure(row["decisions"], words), figure(row["games_per_second"], words)]
        cells += [figure(row["to_hearts"].get(column), words) for column in ("whole", "strict")]
        if compared:
            cells.append(changes(row["change"]))
        label = words("bench-players", name=row["name"], players=row["players"])
        grid.add_row(label, words(f"bench-mode-{row['mode']}"), *cells)
    return grid


def environment_table(report: Report, words: Words) -> Table:
    """The environments, fastest first."""
    grid = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    for head in ("environment", "toolkit", "numbers", "step", "steps", "texas"):
        named = head in ("environment", "toolkit")
        grid.add_column(words(f"bench-{head}"), justify="left" if named else "right", no_wrap=named)
    for row in sorted(report["environments"], key=lambda row: float(row["step"])):
        cells = [row[name] for name in ("numbers", "step", "steps_per_second", "to_texas")]
        label = words("bench-players", name=row["name"], players=row["players"])
        grid.add_row(label, row["mode"], *[figure(cell, words) for cell in cells])
    return grid


def is_compared(report: Report) -> bool:
    """Whether the report was compared with a kept run."""
    return any("change" in row for row in report["rows"])


def legend(report: Report, words: Words) -> list[str]:
    """What the columns mean."""
    lines = [words("bench-legend")]
    return [*lines, words("bench-legend-change")] if is_compared(report) else lines


def figure(number: float | None, words: Words) -> str:
    """A number with about three digits that matter, as the language writes it."""
    if number is None:
        return "–"
    if number >= 1000:
        return words("bench-count", count=round(number))
    digits = 0 if number >= 100 else 1 if number >= 10 else 2
    return f"{number:.{digits}f}".replace(".", words("bench-point"))


def changes(change: dict[str, float]) -> str:
    """The change of the ratios to hearts in percent, for whole games and for replays."""
    parts = [change[column] * 100 for column in ("whole", "strict") if column in change]
    return "/".join(f"{part:+.0f}" for part in parts) or "–"


def remarks(report: Report, words: Words) -> list[str]:
    """What the table comes to, for each game, and what is missing in it."""
    lines: list[str] = []
    for row in report["rows"]:
        if row["name"].split("+")[0] in games.names() and (
            row["mode"] == "compiled" or not report["compiled"]
        ):
            lines += bars(row, words)
    if HEARTS in report["missing"]:
        lines.append(words("bench-no-hearts"))
    if not report["compiled"]:
        lines.append(words("bench-not-compiled"))
    for peer, reason in (report["missing"] | report["absent"]).items():
        lines.append(words("bench-missing", peer=peer, reason=reason))
    return lines


def bars(row: Row, words: Words) -> list[str]:
    """How a game stands beside hearts and beside its interpreted self."""
    lines = [words("bench-bar-copy", game=row["name"], micros=figure(row["copy"], words))]
    for sort, ratio in (("hearts", row["to_hearts"]), ("interpreted", row.get("to_interpreted"))):
        if ratio:
            figures = {column: figure(number, words) for column, number in ratio.items()}
            lines.append(words(f"bench-bar-{sort}", game=row["name"], **figures))
    return lines
