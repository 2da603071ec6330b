"""`pantheon simulate`: many random games, and what comes out of them."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from statistics import fmean, pstdev
from typing import Any, TextIO

from rich.console import Console
from rich.progress import track
from rich.table import Table

from pantheon import games
from pantheon.cli.inputs import Commands, add_game, chosen_game, open_new
from pantheon.core.chance import Chance
from pantheon.core.game import Game
from pantheon.core.playout import play_randomly
from pantheon.core.problem import Problem
from pantheon.core.record import record_of
from pantheon.core.state import State
from pantheon.locales import Words
from pantheon.locales.speech import Speech

INTERRUPTED = 130


def register(commands: Commands, words: Words) -> None:
    """Add the command."""
    parser = commands.add_parser("simulate", help=words("simulate-help"))
    add_game(parser, words)
    parser.add_argument("--players", type=int, required=True, help=words("simulate-players"))
    parser.add_argument("--games", type=int, default=1000, help=words("simulate-games"))
    parser.add_argument("--seed", default="1", help=words("simulate-seed"))
    parser.add_argument("--json", action="store_true", help=words("simulate-json"))
    parser.add_argument("--out", type=Path, metavar="FILE.jsonl", help=words("simulate-out"))
    parser.add_argument("--force", action="store_true", help=words("cli-force"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, words: Words) -> int:
    """Play the games, then tell about them; Ctrl-C keeps those already played."""
    game = chosen_game(args)
    game.check_players(args.players)
    if args.games < 1:
        raise Problem("games-few", games=args.games)
    out = open_new(args.out, args.force, words) if args.out else None
    tally = Tally(args.players, games.tally(game.name))
    stopped = False
    try:
        _play(game, args, tally, out, words)
    except KeyboardInterrupt:
        stopped = True
    finally:
        if out:
            out.close()
    if stopped:
        print(words("simulate-stopped", games=tally.games), file=sys.stderr)
    if tally.games:
        _report(game, args, tally, words)
    return INTERRUPTED if stopped else 0


def _play(
    game: Game, args: argparse.Namespace, tally: Tally, out: TextIO | None, words: Words
) -> None:
    console = Console(stderr=True)
    ordinals = track(
        range(args.games),
        words("simulate-progress"),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    for ordinal in ordinals:
        state = game.new(args.players, f"{args.seed}/{ordinal}", listen=tally.own is not None)
        actions = play_randomly(state, Chance(f"{args.seed}/moves", ordinal))
        if out:
            out.write(record_of(state, actions).line() + "\n")
        tally.add(state, len(actions))


class Tally:
    """What is counted over many games; `own` is what the game itself wants to be counted."""

    def __init__(self, players: int, own: Any) -> None:
        self.own = own
        self.games = 0
        self.decisions: list[int] = []
        self.points: list[list[int]] = [[] for _ in range(players)]
        self.wins = [0.0] * players  # a shared win is shared out

    def add(self, state: State, decisions: int) -> None:
        """Count a finished game."""
        winners = state.winners()
        for seat, points in enumerate(self.points):
            points.append(state.points(seat))
            self.wins[seat] += (seat in winners) / len(winners)
        self.decisions.append(decisions)
        self.games += 1
        if self.own is not None:
            self.own.add(state.events)

    def summary(self) -> dict[str, Any]:
        """Means and spreads, ready for JSON."""
        everybody = [points for seat in self.points for points in seat]
        best = [max(game) for game in zip(*self.points, strict=True)]
        own = {} if self.own is None else self.own.summary()
        return {
            **own,
            "games": self.games,
            "decisions": _spread(self.decisions),
            "points": _spread(everybody),
            "winning_points": _spread(best),
            "seats": [
                {"points": _spread(points), "wins": wins / self.games}
                for points, wins in zip(self.points, self.wins, strict=True)
            ],
        }


def _spread(numbers: list[int]) -> dict[str, float]:
    return {
        "mean": fmean(numbers),
        "deviation": pstdev(numbers),
        "least": min(numbers),
        "most": max(numbers),
    }


def _report(game: Game, args: argparse.Namespace, tally: Tally, words: Words) -> None:
    summary = tally.summary()
    if args.json:
        about = {"game": game.name, "players": args.players, "seed": args.seed}
        print(json.dumps({**about, **summary}, indent=2))
        return
    table = Table(title=words("simulate-title", game=game.name, **_counted(args, tally)))
    for column in ("what", "mean", "deviation", "least", "most", "wins"):
        table.add_column(
            words(f"simulate-{column}"), justify="left" if column == "what" else "right"
        )
    for row in ("decisions", "points", "winning_points"):
        table.add_row(words(f"simulate-{row.replace('_', '-')}"), *_cells(summary[row]), "")
    table.add_section()
    for number, seat in enumerate(summary["seats"]):
        label = words("simulate-seat", seat=number)
        table.add_row(label, *_cells(seat["points"]), f"{seat['wins']:.1%}")
    Console().print(table)
    if tally.own is not None:
        Console().print(_own_table(game, tally, words))


def _own_table(game: Game, tally: Tally, words: Words) -> Table:
    """What the game itself wants to be counted."""
    table = Table(show_header=False)
    speech = Speech(words, game, [])
    for key, told, figures in tally.own.rows():
        cells = [f"{figure:.3f}" for figure in figures]
        table.add_row(speech.say("tally", key, told), *cells)
    return table


def _counted(args: argparse.Namespace, tally: Tally) -> dict[str, int]:
    return {"players": args.players, "games": tally.games}


def _cells(spread: dict[str, float]) -> list[str]:
    return [
        f"{spread['mean']:.1f}",
        f"{spread['deviation']:.1f}",
        f"{spread['least']:.0f}",
        f"{spread['most']:.0f}",
    ]
