"""`pantheon deck`: all that is printed on the cards of a game, and where it comes from."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console

from pantheon import games
from pantheon.cli.inputs import Commands, add_game, chosen_game, open_new
from pantheon.locales import Words
from pantheon.locales.speech import Speech


def register(commands: Commands, words: Words) -> None:
    """Add the command."""
    parser = commands.add_parser("deck", help=words("deck-help"))
    add_game(parser, words)
    parser.add_argument("--export", type=Path, metavar="FILE.toml", help=words("deck-export"))
    parser.add_argument("--force", action="store_true", help=words("cli-force"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, words: Words) -> int:
    """Print the deck as a table, or write it to a file to start from."""
    game = chosen_game(args)
    printed = games.printed(game.name)
    speech = Speech(words, game, [])
    if args.export:
        with open_new(args.export, args.force, words) as file:
            file.write(printed.export_deck(speech))
        print(words("deck-exported", file=str(args.export), game=game.name))
    else:
        Console().print(printed.draw_deck(speech))
    return 0
