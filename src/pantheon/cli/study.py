"""`pantheon study`: what many games say about sets, seats, cards and bets."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from pantheon.arena.experiment import Folder
from pantheon.cli.arena import INTERRUPTED, REPORT, add_playing, play_on
from pantheon.cli.inputs import Commands, add_game, add_options, chosen_game
from pantheon.core.extras import extra
from pantheon.core.problem import Problem
from pantheon.locales import Words

if TYPE_CHECKING:
    from pantheon.arena.studies.study import Grid, Study

GAME_OF = {"sets": "elysium", "seats": None, "cards": "elysium", "bets": "derby"}
OPTIONS = {"cards": ["families=random"]}  # where nothing is said
DATA = "data.parquet"


def register(commands: Commands, words: Words) -> None:
    """Add the command, with one of its own for each study."""
    parser = commands.add_parser("study", help=words("study-help"))
    studies = parser.add_subparsers(
        required=True, metavar=words("study-which"), title=words("study-studies")
    )
    for name, game in GAME_OF.items():
        study = studies.add_parser(name, help=words(f"study-{name}-help"))
        if game is None:
            add_game(study, words)
        else:
            add_options(study, words)
            study.set_defaults(game=game)
        if name == "sets":
            study.add_argument("--all", action="store_true", help=words("study-all"))
        study.add_argument("--bot", default="greedy", help=words("study-bot-help"))
        study.add_argument("--players", type=int, default=4, help=words("study-players-help"))
        add_playing(study, words)
        study.set_defaults(run=run, study=name)


def run(args: argparse.Namespace, words: Words) -> int:
    """Play what is still to be played, then tell about all of it; Ctrl-C keeps what there is."""
    study = _study(args)
    study.check()
    folder = Folder(args.out, study)
    stopped = play_on(folder, args, words)
    if folder.results:
        _tell(study, folder, words)
    return INTERRUPTED if stopped else 0


def _study(args: argparse.Namespace) -> Study:
    """The study that the command line asks for."""
    if args.study == "sets" and args.option:
        raise Problem("study-sets-option")
    args.option = args.option or OPTIONS.get(args.study, [])
    game = chosen_game(args)
    more: dict[str, Any] = {"every": args.all} if args.study == "sets" else {}
    options = {} if args.study == "sets" else game.options
    made = extra("arena", f"pantheon.arena.studies.{args.study}").STUDY
    found: Study = made(
        game.name, options, game.overlay, args.bot, args.players, args.games, args.seed, **more
    )
    return found


def _tell(study: Study, folder: Folder, words: Words) -> None:
    """Write the raw data and the report; say the most important in the terminal."""
    frame = study.frame(sorted(folder.results, key=lambda result: int(result["ordinal"])))
    _write_data(folder.path / DATA, frame)
    report = folder.path / REPORT
    extra("arena", "pantheon.arena.studies.page").write_study(report, study, frame, words)
    for grid in study.grids(frame, words)[: study.brief]:
        Console().print(_table(grid))
    for line in study.reading(frame, words):
        Console().print(f"- {line}", markup=False, highlight=False)
    print(words("study-written", report=str(report), data=str(folder.path / DATA)))


def _write_data(path: Path, frame: Any) -> None:
    try:
        frame.write_parquet(path)
    except OSError as error:
        raise Problem("file-unwritable", file=str(path), reason=str(error)) from error


def _table(grid: Grid) -> Table:
    found = Table(title=escape(grid.title))
    for place, head in enumerate(grid.heads):
        found.add_column(head, justify="right" if place else "left", no_wrap=place > 0)
    for row in grid.rows:
        found.add_row(*map(escape, row))  # owners of a box name their own cards
    return found
