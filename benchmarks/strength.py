"""How strong the bots are: one candidate against equals of another kind, seats rotated.

    python benchmarks/strength.py play FOLDER [--players N] [--bot BOT] [--game GAME] [--jobs J]
    python benchmarks/strength.py table FOLDER
    python benchmarks/strength.py keep FOLDER

`play` plays all tables that are named, each in a folder of its own, and goes on where it was
stopped. `table` prints what has been played so far, as it stands in docs/bots.md: first every
candidate, then how the budgets did that met at one table (`--bot budgets`), by game and in all
games together, then the smallest step alone: one of 0.3 s with two of 0.1 s (`--bot step`), many
games in little time. `keep` puts what came of the games, without their records, into
benchmarks/strength, a folder that `table` reads too.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
from collections import defaultdict
from itertools import combinations
from math import inf, sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from pantheon.arena.standings import Z, standings

PLAYERS = {"elysium": (4, 3), "offrandes": (4, 3), "derby": (4, 3, 6)}
PAIRINGS = {"greedy": "random", "mcts:0.1s": "greedy", "mcts:0.3s": "greedy", "mcts:1s": "greedy"}
GAMES = {"greedy": 400, "mcts:0.1s": 100, "mcts:0.3s": 100, "mcts:1s": 100}
BUDGETS = ("mcts:0.1s", "mcts:0.3s", "mcts:1s")  # the smallest first
KEPT = Path(__file__).parent / "strength"
Deal = list[dict[str, Any]]  # the games in which the same was dealt
MEETINGS = 60  # games of all budgets at one table, in each of the two orders round it
STEP = (BUDGETS[1], BUDGETS[0], BUDGETS[0])
STEPS = 225  # games of the smallest step


def play(args: argparse.Namespace) -> None:
    """Play what is still to be played."""
    for bot, other in PAIRINGS.items():
        for game, numbers in PLAYERS.items():
            for players in numbers:
                if wanted(args, bot, game, players):
                    games = -(-GAMES[bot] // players) * players  # every seat equally often
                    arena(args, game, [bot, *[other] * (players - 1)], bot, games)
    for game in PLAYERS:
        if wanted(args, "budgets", game, len(BUDGETS)):
            for order, bots in orders().items():
                arena(args, game, bots, order, MEETINGS)
        if wanted(args, "step", game, len(STEP)):
            arena(args, game, [*STEP], "step", STEPS)


def wanted(args: argparse.Namespace, bot: str, game: str, players: int) -> bool:
    """Whether a table is among those that were named."""
    named = (args.bot or bot, args.game or game, args.players or players)
    return named == (bot, game, players)


def orders() -> dict[str, list[str]]:
    """The budgets both ways round a table, so that all have the same neighbours equally often."""
    return {"budgets": [*BUDGETS], "budgets-back": [*reversed(BUDGETS)]}


def folder_of(args: argparse.Namespace, game: str, players: int, what: str) -> Path:
    """Where the games of a table are kept."""
    kept: Path = args.folder / f"{game}-{players}-{what.replace(':', '-')}"
    return kept


def arena(args: argparse.Namespace, game: str, bots: list[str], what: str, games: int) -> None:
    """Play at a table with the command that everybody has."""
    folder = folder_of(args, game, len(bots), what)
    command = [sys.executable, "-m", "pantheon", "arena", game, "--players", str(len(bots))]
    command += ["--bots", ",".join(bots), "--games", str(games)]
    done = subprocess.run([*command, "--jobs", str(args.jobs), "--out", str(folder)], check=False)
    if done.returncode:
        sys.exit(done.returncode)  # it has said why


def table(args: argparse.Namespace) -> None:
    """Print a row for each pairing of which games have been played."""
    print("| game | players | bot | against | games | won | 95 % | fair | gap | ms a decision |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for game, numbers in PLAYERS.items():
        for players in numbers:
            for bot, other in PAIRINGS.items():
                results = read(folder_of(args, game, players, bot))
                if results:
                    print(row(game, players, bot, other, results))
    meetings()
    everywhere: list[Deal] = []
    for game in PLAYERS:
        met = deals([one for order in orders() for one in read(folder_of(args, game, 3, order))])
        everywhere += met
        for less, more in combinations(BUDGETS, 2):
            if met:
                print(meeting(game, less, more, met))
    for less, more in combinations(BUDGETS, 2):
        if everywhere:
            print(meeting("all", less, more, everywhere))
    meetings()
    for game in PLAYERS:
        met = deals(read(folder_of(args, game, len(STEP), "step")))
        if met:
            print(meeting(game, STEP[1], STEP[0], met))


def keep(args: argparse.Namespace) -> None:
    """Keep what came of all games that have been played."""
    for played in sorted(args.folder.glob("*/games.jsonl")):
        kept = KEPT / played.parent.name
        kept.mkdir(parents=True, exist_ok=True)
        shutil.copy(played.with_name("experiment.json"), kept)
        lines = [json.dumps({"arena": one}, separators=(",", ":")) for one in read(played.parent)]
        (kept / played.name).write_text("".join(f"{line}\n" for line in lines), "utf-8")


def read(folder: Path) -> list[dict[str, Any]]:
    """What came of the games in a folder."""
    kept = folder / "games.jsonl"
    lines = kept.read_text("utf-8").splitlines() if kept.exists() else []
    return [json.loads(line)["arena"] for line in lines]


def row(game: str, players: int, bot: str, other: str, results: list[dict[str, Any]]) -> str:
    """What came of a pairing."""
    names = [bot, *[other] * (players - 1)]
    found = next(one for one in standings(names, results) if one.name == bot)
    _, games, share, interval, _, gap, _, millis = found.cells()
    fair = f"{100 / players:.0f} %"
    return cells(game, players, bot, other, games, share, interval, fair, gap, millis)


def deals(results: list[dict[str, Any]]) -> list[Deal]:
    """Games by what was dealt, which bots that change seats share (`Experiment.deal`)."""
    found = defaultdict(list)
    for result in results:
        found[result["ordinal"] // len(BUDGETS)].append(result)
    return list(found.values())


def meetings() -> None:
    """Print the head of a table of budgets that met."""
    print()
    print("| game | players | more time | less time | games | deals | ahead | points more |")
    print("|---|---|---|---|---|---|---|---|")


def meeting(game: str, less: str, more: str, met: list[Deal]) -> str:
    """How often the larger of two budgets came out ahead of the other, and by how many points.

    Games that share a deal are not separate ones, so the intervals are those of the deals' means.
    """
    ahead = [fmean(lead(one, less, more, "places") for one in deal) for deal in met]
    points = [fmean(lead(one, less, more, "points") for one in deal) for deal in met]
    share = f"{fmean(ahead):.1f} ± {error(ahead):.1f} %"
    gained = "–" if game == "all" else f"{fmean(points):+.1f} ± {error(points):.1f}"
    return cells(game, len(BUDGETS), more, less, sum(map(len, met)), len(met), share, gained)


def lead(result: dict[str, Any], less: str, more: str, by: str) -> float:
    """By how many points the larger budget was ahead, or by its place: 100, or 50 if level.

    Where more than one has the smaller budget it is the mean of the leads over each.
    """
    large = result[by][result["bots"].index(more)]
    smalls = [found for bot, found in zip(result["bots"], result[by], strict=True) if bot == less]
    if by == "points":
        return fmean(large - small for small in smalls)
    return fmean(100.0 * (large < small) + 50.0 * (large == small) for small in smalls)


def error(means: list[float]) -> float:
    """Half of the interval at 95 % (Student's t, by its expansion in 1 / degrees of freedom)."""
    free = len(means) - 1
    if free == 0:
        return inf
    t = Z + (Z**3 + Z) / (4 * free) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * free**2)
    t += (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * free**3)
    return t * stdev(means) / sqrt(len(means))


def cells(*found: object) -> str:
    """A row of a table."""
    return f"| {' | '.join(map(str, found))} |"


COMMANDS = {"play": play, "table": table, "keep": keep}


def main() -> None:
    """Run one of the commands."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("command", choices=COMMANDS)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--players", type=int)
    parser.add_argument("--bot", choices=[*PAIRINGS, "budgets", "step"])
    parser.add_argument("--game", choices=PLAYERS)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    COMMANDS[args.command](args)


if __name__ == "__main__":
    main()
