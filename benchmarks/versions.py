"""Two installed versions beside each other, in strength of the bots and in speed of the engine.

    python benchmarks/versions.py strength FOLDER BEFORE AFTER
    python benchmarks/versions.py speed FOLDER BEFORE AFTER
    python benchmarks/versions.py table FOLDER

BEFORE and AFTER are folders with a compiled `pantheon` in them, such as unpacked wheels. `strength`
lets one bot meet three of another kind in both versions, on the same seeds, every deal from all
seats. It goes on where it was stopped, and `--games` adds games where too few were played. `speed`
plays at random in both in turns, with a new process of each in every round. `table` prints what
has been played and measured so far.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import fmean, median, quantiles
from time import thread_time
from typing import Any

import polars as pl

from pantheon import games
from pantheon.arena.studies.estimates import Estimate, mean
from pantheon.core.chance import Chance
from pantheon.core.playout import play_randomly

SIDES = ("before", "after")
SEATS = 4  # of the bots that meet
SEED = "as-printed"
FATE = {"powers": "on", "fate": "on"}
# What bots play: the game and its options.
TABLES: dict[str, tuple[str, dict[str, str]]] = {
    "offrandes": ("offrandes", {}),
    "derby": ("derby", {}),
    "derby, powers and Fate": ("derby", FATE),
    "elysium": ("elysium", {}),
}
# Who meets three of which other kind, and in how many games.
PAIRINGS = {"greedy": ("random", 2400), "mcts:300": ("greedy", 160)}
# What is played at random: the game, its players and options.
ENGINES: dict[str, tuple[str, int, dict[str, str]]] = {
    "offrandes": ("offrandes", 4, {}),
    "derby": ("derby", 4, {}),
    "derby, powers and Fate": ("derby", 4, FATE),
    "elysium, 2 players": ("elysium", 2, {}),
    "elysium, 4 players": ("elysium", 4, {}),
}
TIMED = ("own loop", "replay")
Result = dict[str, Any]  # what came of a game in the arena
Slice = tuple[float, int]  # seconds and decisions


# ---- strength


def strength(args: argparse.Namespace) -> None:
    """Play what is still to be played, one version after the other at each table."""
    for bot, (other, count) in PAIRINGS.items():
        for table in TABLES:
            if (args.bot or bot, args.table or table) == (bot, table):
                for side in SIDES:
                    arena(args, side, table, [bot, f"{other}*{SEATS - 1}"], args.games or count)


def arena(args: argparse.Namespace, side: str, table: str, bots: list[str], count: int) -> None:
    """Play at a table with the command that everybody has."""
    game, options = TABLES[table]
    command = [sys.executable, "-m", "pantheon", "arena", game, "--players", str(SEATS)]
    command += [f"--option={name}={choice}" for name, choice in options.items()]
    command += ["--bots", ",".join(bots), "--games", str(count), "--seed", SEED, "--jobs", "1"]
    command += ["--out", str(folder_of(args.folder, side, table, bots[0]))]
    done = subprocess.run(command, env=environment(args, side), check=False)
    if done.returncode:
        sys.exit(done.returncode)  # it has said why


def folder_of(folder: Path, side: str, table: str, bot: str) -> Path:
    """Where the games of a table are kept."""
    return folder / side / f"{table.replace(', ', '-').replace(' ', '-')}-{bot.replace(':', '-')}"


def environment(args: argparse.Namespace, side: str) -> dict[str, str]:
    """The variables of a process that runs one of the versions."""
    return {**os.environ, "PYTHONPATH": str(getattr(args, side).resolve())}


def deals(folder: Path, bot: str) -> dict[int, tuple[float, float]]:
    """The share of wins of a bot and its lead over the others, in the mean of each whole deal."""
    kept = folder / "games.jsonl"
    lines = kept.read_text("utf-8").splitlines() if kept.exists() else []
    by_deal: dict[int, list[Result]] = {}
    for result in (json.loads(line)["arena"] for line in lines):
        by_deal.setdefault(result["ordinal"] // SEATS, []).append(result)
    return {
        deal: (
            100 * fmean(won(one, one["bots"].index(bot)) for one in found),
            fmean(lead(one, one["bots"].index(bot)) for one in found),
        )
        for deal, found in by_deal.items()
        if len(found) == SEATS
    }


def won(result: Result, seat: int) -> float:
    """How much of a game was won; a shared win is shared out."""
    return (seat in result["winners"]) / len(result["winners"])


def lead(result: Result, seat: int) -> float:
    """How many points more than the mean of the others."""
    mine = result["points"][seat]
    return float(mine - (sum(result["points"]) - mine) / (SEATS - 1))


def strengths(folder: Path) -> None:
    """Print a row for each table, its intervals by deal: games of one deal are not separate."""
    heads = ["game", "bot", "against", "games", "won, %", "after", "change", "ahead by", "after"]
    print_head(*heads, "change")
    for bot, (other, _) in PAIRINGS.items():
        for table in TABLES:
            old, new = (deals(folder_of(folder, side, table, bot), bot) for side in SIDES)
            both = sorted(old.keys() & new.keys())
            if both:
                row = [table, bot, other, str(SEATS * len(both))]
                for index in range(2):
                    row += compared([old[d][index] for d in both], [new[d][index] for d in both])
                print_row(*row)


def compared(old: list[float], new: list[float]) -> list[str]:
    """A figure before and after, and the change deal by deal, in bold where chance is no cause."""
    change = mean_of([now - then for then, now in zip(old, new, strict=True)])
    told = change.gains()
    if change.low > 0 or change.high < 0:
        told = f"**{told}**"
    return [mean_of(old).text(), mean_of(new).text(), told]


def mean_of(numbers: list[float]) -> Estimate:
    """The mean of what the deals gave."""
    return mean(pl.Series(numbers))


# ---- speed


def speed(args: argparse.Namespace) -> None:
    """Measure both versions in turns and keep every slice."""
    found: dict[str, Any] = {
        name: {timed: {side: [] for side in SIDES} for timed in TIMED} for name in ENGINES
    }
    for ordinal in range(args.rounds):
        turns = SIDES if ordinal % 2 else SIDES[::-1]
        workers = {side: Worker(args, side) for side in turns}
        for name in ENGINES:
            for timed in TIMED:
                for side in turns:
                    slice_ = workers[side].ask([name, timed, ordinal, args.games])
                    found[name][timed][side].append(slice_)
        for worker in workers.values():
            worker.process.communicate()  # lets it end
    args.folder.mkdir(parents=True, exist_ok=True)
    kept = {"games": args.games, "slices": found}
    (args.folder / "speed.json").write_text(json.dumps(kept) + "\n", "utf-8")


class Worker:
    """A process that runs one of the versions and measures what it is asked for."""

    def __init__(self, args: argparse.Namespace, side: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, "work"],
            env=environment(args, side),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, question: list[Any]) -> Any:
        """Have a slice measured."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps(question), file=self.process.stdin, flush=True)
        return json.loads(self.process.stdout.readline())


def work() -> None:
    """Measure a slice for every line that asks for one."""
    for line in sys.stdin:
        name, timed, ordinal, count = json.loads(line)
        print(json.dumps(measured(name, timed, ordinal, count)), flush=True)


def measured(name: str, timed: str, ordinal: int, count: int) -> Slice:
    """The seconds of the processor, and the decisions, of so many random games."""
    kind, players, options = ENGINES[name]
    game = games.shared(kind, options)
    spent, decisions = 0.0, 0
    for number in range(-1, count):  # the first one warms up
        seed = f"{ordinal}/{number}"
        state = game.new(players, seed)
        start = thread_time()
        actions = play_randomly(state, Chance(seed))
        took = thread_time() - start
        if timed == "replay":
            state = game.new(players, seed)
            start = thread_time()
            for action in actions:
                _ = state.legal
                state.apply(action)
            took = thread_time() - start
        if number >= 0:
            spent += took
            decisions += len(actions)
    return spent, decisions


def speeds(folder: Path) -> None:
    """Print a row for each engine, in medians of the rounds; of changes also the middle half."""
    kept = folder / "speed.json"
    if not kept.exists():
        return
    run = json.loads(kept.read_text("utf-8"))
    print()
    heads = ["game", "decisions", "after", "own loop, µs", "after", "change", "replay, µs", "after"]
    print_head(*heads, "change")
    for name, found in run["slices"].items():
        counts = [fmean(d for _, d in found["replay"][side]) / run["games"] for side in SIDES]
        row = [name, *(f"{count:.1f}" for count in counts)]
        for timed in TIMED:
            old, new = ([1e6 * s / d for s, d in found[timed][side]] for side in SIDES)
            changes = [100 * (now / then - 1) for then, now in zip(old, new, strict=True)]
            low, change, high = quantiles(changes, method="inclusive")
            row += [f"{median(old):.2f}", f"{median(new):.2f}"]
            row.append(f"{change:+.1f} % ({low:+.1f} … {high:+.1f})")
        print_row(*row)


def table(args: argparse.Namespace) -> None:
    """Print both tables."""
    strengths(args.folder)
    speeds(args.folder)


def print_head(*names: str) -> None:
    """The head of a table."""
    print_row(*names)
    print("|---" * len(names) + "|")


def print_row(*found: str) -> None:
    """A row of a table."""
    print(f"| {' | '.join(found)} |")


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description="Two installed versions beside each other")
    commands = parser.add_subparsers(required=True)
    for command in (strength, speed, table):
        under = commands.add_parser(command.__name__)
        under.add_argument("folder", type=Path)
        under.set_defaults(run=command)
        if command is not table:
            under.add_argument("before", type=Path)
            under.add_argument("after", type=Path)
        if command is strength:
            under.add_argument("--bot", choices=PAIRINGS, help="play this pairing only")
            under.add_argument("--table", choices=TABLES, help="play at this table only")
            under.add_argument("--games", type=int, help="so many at each table")
        if command is speed:
            under.add_argument("--rounds", type=int, default=9)
            under.add_argument("--games", type=int, default=2000, help="random games in a slice")
    commands.add_parser("work").set_defaults(run=lambda _: work())
    args = parser.parse_args()
    args.run(args)


if __name__ == "__main__":
    main()
