"""`pantheon play`: a game in the terminal."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path

from platformdirs import user_data_path
from rich.console import Console

from pantheon.bots.players import make_bot
from pantheon.cli.inputs import Commands, add_game, chosen_game, game_of, records
from pantheon.cli.sitting import Sitting
from pantheon.core.game import Game
from pantheon.core.problem import Problem
from pantheon.core.record import Record, Replay
from pantheon.locales import Words
from pantheon.locales.speech import complaint


def register(commands: Commands, words: Words) -> None:
    """Add the command."""
    parser = commands.add_parser("play", help=words("play-help"))
    add_game(parser, words)
    parser.add_argument("--players", type=int, help=words("play-players"))
    parser.add_argument("--seat", type=int, default=0, help=words("play-seat"))
    parser.add_argument("--bot", default="adept", help=words("play-bot"))
    parser.add_argument("--seed", help=words("play-seed"))
    parser.add_argument(
        "--resume", type=Path, nargs="?", const=Path(), metavar="FILE", help=words("play-resume")
    )
    parser.set_defaults(run=run)


def unfinished(game: str) -> Path:
    """Where a game that was left is kept."""
    return user_data_path("pantheon") / f"unfinished-{game}.jsonl"


def run(args: argparse.Namespace, words: Words) -> int:
    """Play until the game is over or the person leaves; a game that was left is kept."""
    console = Console(highlight=False)
    make_bot(args.bot, "")  # complains before anything is shown
    game = chosen_game(args)
    kept = unfinished(game.name)
    if args.resume is not None:
        sitting = _resumed(args.resume if args.resume.name else kept, args, words, console)
    else:
        sitting = _new(game, args, words, console)
    try:
        sitting.play()
    except (KeyboardInterrupt, EOFError):
        console.print()
    if sitting.state.over:
        kept.unlink(missing_ok=True)
    elif sitting.actions:
        _keep(sitting, kept, words, console)
    return 0


def _new(game: Game, args: argparse.Namespace, words: Words, console: Console) -> Sitting:
    players = args.players if args.players is not None else (game.least + game.most) // 2
    game.check_players(players)
    _check_seat(args.seat, players)
    seed = args.seed if args.seed is not None else secrets.token_hex(16)
    return Sitting(game, players, seed, args.seat, args.bot, words, console)


def _resumed(path: Path, args: argparse.Namespace, words: Words, console: Console) -> Sitting:
    record: Record = next(iter(records(path, words)))[1]
    game = game_of(record)
    _check_seat(args.seat, record.players)
    fault = Replay(game, record).run()
    sitting = Sitting(game, record.players, record.seed, args.seat, args.bot, words, console)
    if fault is not None:
        reason = words(
            "verify-fault", ordinal=fault.ordinal, reason=sitting.speech.fault(fault.problem)
        )
        raise Problem("record-where", file=str(path), line=1, reason=reason)
    sitting.go_to(record.actions)
    return sitting


def _check_seat(seat: int, players: int) -> None:
    if not 0 <= seat < players:
        raise Problem("seat-wrong", seat=seat, last=players - 1)


def _keep(sitting: Sitting, path: Path, words: Words, console: Console) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        path.write_text(sitting.record().line() + "\n", "utf-8")
    except OSError as error:
        problem = Problem("file-unwritable", file=str(path), reason=str(error))
        console.print(complaint(words, problem), markup=False)
        return
    console.print(words("play-kept", game=sitting.game.name))
