"""How strong the bots are: one candidate against equals of another kind, seats rotated.

    python benchmarks/strength.py play FOLDER [--players N] [--bot BOT] [--game GAME] [--jobs J]
    python benchmarks/strength.py table FOLDER

`play` plays all pairings that are named, each in a folder of its own, and goes on where it was
stopped. `table` prints what has been played so far, as it stands in docs/bots.md.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

from pantheon.arena.standings import standings

PLAYERS = {"elysium": (4, 3), "offrandes": (4, 3), "derby": (4, 3, 6)}
PAIRINGS = {"greedy": "random", "mcts:0.1s": "greedy", "mcts:0.3s": "greedy", "mcts:1s": "greedy"}
GAMES = {"greedy": 400, "mcts:0.1s": 100, "mcts:0.3s": 100, "mcts:1s": 100}


def play(args: argparse.Namespace) -> None:
    """Play what is still to be played."""
    for bot, other in PAIRINGS.items():
        for game, numbers in PLAYERS.items():
            for players in numbers:
                named = (args.bot or bot, args.game or game, args.players or players)
                if named == (bot, game, players):
                    games = -(-GAMES[bot] // players) * players  # every seat equally often
                    arena(args, game, players, bot, other, games)


def arena(
    args: argparse.Namespace, game: str, players: int, bot: str, other: str, games: int
) -> None:
    """Play a pairing with the command that everybody has."""
    folder = args.folder / f"{game}-{players}-{bot.replace(':', '-')}"
    command = [sys.executable, "-m", "pantheon", "arena", game, "--players", str(players)]
    command += ["--bots", f"{bot},{other}*{players - 1}", "--games", str(games)]
    subprocess.run([*command, "--jobs", str(args.jobs), "--out", str(folder)], check=True)


def table(args: argparse.Namespace) -> None:
    """Print a row for each pairing of which games have been played."""
    print("| game | players | bot | against | games | won | 95 % | fair | gap | ms a decision |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for game, numbers in PLAYERS.items():
        for players in numbers:
            for bot, other in PAIRINGS.items():
                kept = args.folder / f"{game}-{players}-{bot.replace(':', '-')}" / "games.jsonl"
                if kept.exists():
                    print(row(game, players, bot, other, kept))


def row(game: str, players: int, bot: str, other: str, kept: Path) -> str:
    """What came of a pairing."""
    results = [json.loads(line)["arena"] for line in kept.read_text("utf-8").splitlines()]
    names = [bot, *[other] * (players - 1)]
    found = next(one for one in standings(names, results) if one.name == bot)
    _, games, share, interval, _, gap, _, millis = found.cells()
    fair = f"{100 / players:.0f} %"
    cells = [game, players, bot, other, games, share, interval, fair, gap, millis]
    return f"| {' | '.join(map(str, cells))} |"


def main() -> None:
    """Run one of the two commands."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("command", choices=["play", "table"])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--players", type=int)
    parser.add_argument("--bot", choices=PAIRINGS)
    parser.add_argument("--game", choices=PLAYERS)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    play(args) if args.command == "play" else table(args)


if __name__ == "__main__":
    main()
