"""What a change of the rules did to the games: length, wins by position, points.

    python benchmarks/balance.py play FILE.json [--games N]
    python benchmarks/balance.py compare BEFORE.json AFTER.json

`play` lets four `greedy` bots play every game, on the same seeds each time; to play an older
version, put its package first on PYTHONPATH. `compare` prints the tables of
docs/studies/as-printed.md. The kept runs lie in benchmarks/balance.
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Any

import polars as pl

from pantheon import games
from pantheon.arena.match import Match
from pantheon.arena.studies.estimates import Estimate, mean

PLAYERS = 4
# What is played: the game and its options.
TABLES: dict[str, tuple[str, dict[str, str]]] = {
    "offrandes": ("offrandes", {}),
    "derby": ("derby", {}),
    "derby, powers and Fate": ("derby", {"powers": "on", "fate": "on"}),
    "elysium": ("elysium", {"families": "random"}),
}
# By which event a game tells its start player.
STARTS = {"offrandes": "starts", "derby": "starts", "elysium": "first"}
# What is counted beside decisions, by game: the event and what it is called.
COUNTED = {
    "offrandes": {"round": "rounds", "lays": "offerings"},
    "derby": {"moves": "moves", "uses": "powers used"},
    "elysium": {"uses": "powers used", "takes-citizen": "Citizens taken"},
}
Row = dict[str, Any]  # what is kept of a game


def play_one(table: str, ordinal: int) -> Row:
    """One game: its length, and points and wins by position after the start player."""
    name, options = TABLES[table]
    seed = f"balance/{ordinal}"
    match = Match(games.load(name, options), ["greedy"] * PLAYERS, seed, seed, listen=True)
    match.play()
    state = match.state
    events = state.events or []
    start = next(e.particulars[0] for e in events if e.kind.name == STARTS[name])
    order = [(start + turn) % PLAYERS for turn in range(PLAYERS)]
    winners = state.winners()
    return {
        "decisions": len(match.actions),
        **{
            called: sum(event.kind.name == kind for event in events)
            for kind, called in COUNTED[name].items()
        },
        "points": [state.points(seat) for seat in order],
        "won": [(seat in winners) / len(winners) for seat in order],
    }


def play(args: argparse.Namespace) -> None:
    """Play all tables and keep the sums of every figure."""
    found: dict[str, Any] = {}
    with ProcessPoolExecutor(args.jobs) as pool:
        for table, (name, options) in TABLES.items():
            rows = list(pool.map(partial(play_one, table), range(args.games), chunksize=20))
            version = games.load(name, options).version
            found[table] = {"version": version, "games": args.games, **figures(rows)}
            args.file.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


def figures(rows: list[Row]) -> dict[str, list[float]]:
    """Every figure with its mean and the half of its 95 % interval, of games as a whole."""
    lengths = [key for key in rows[0] if key not in ("points", "won")]
    found = {key: mean_of([row[key] for row in rows]) for key in lengths}
    found["points a player"] = mean_of([fmean(row["points"]) for row in rows])
    found["points of the winner"] = mean_of([max(row["points"]) for row in rows])
    for position in range(PLAYERS):
        won = mean_of([row["won"][position] for row in rows])
        found[f"wins at position {position + 1}, %"] = won.times(100)
    return {key: [figure.value, figure.high - figure.value] for key, figure in found.items()}


def mean_of(numbers: list[float]) -> Estimate:
    """The mean of what games gave."""
    return mean(pl.Series(numbers))


def compare(args: argparse.Namespace) -> None:
    """Before against after, with the interval of the difference."""
    before, after = (json.loads(file.read_text("utf-8")) for file in (args.before, args.after))
    for table, then in before.items():
        now = after[table]
        print(f"\n**{table}**, {then['games']:,} games before and {now['games']:,} after\n")
        print("| | before | after | change |\n|---|---|---|---|")
        for key, old in then.items():
            if isinstance(old, list):
                new = now[key]
                told = f"{around(*old).text()} | {around(*new).text()}"
                print(f"| {key} | {told} | {change(old, new)} |")


def around(value: float, half: float) -> Estimate:
    """A figure as it is kept."""
    return Estimate(value, value - half, value + half)


def change(old: list[float], new: list[float]) -> str:
    """A difference with its interval, in bold where chance does not explain it."""
    found = around(new[0] - old[0], sqrt(old[1] ** 2 + new[1] ** 2))
    return f"**{found.gains()}**" if found.low > 0 or found.high < 0 else found.gains()


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description="What a change of the rules did to the games")
    commands = parser.add_subparsers(required=True)
    playing = commands.add_parser("play")
    playing.add_argument("file", type=Path)
    playing.add_argument("--games", type=int, default=2000)
    playing.add_argument("--jobs", type=int, default=2)
    playing.set_defaults(run=play)
    comparing = commands.add_parser("compare")
    comparing.add_argument("before", type=Path)
    comparing.add_argument("after", type=Path)
    comparing.set_defaults(run=compare)
    args = parser.parse_args()
    args.run(args)


if __name__ == "__main__":
    main()
