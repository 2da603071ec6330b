"""`pantheon games`: which games there are."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.table import Table

from pantheon import games
from pantheon.cli.inputs import Commands
from pantheon.locales import Words


def register(commands: Commands, words: Words) -> None:
    """Add the command."""
    commands.add_parser("games", help=words("games-help")).set_defaults(run=run)


def run(_: argparse.Namespace, words: Words) -> int:
    """List the games with their players and what they are about."""
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 3, 0, 0))
    for name in games.names():
        game = games.load(name)
        players = words("games-players", least=game.least, most=game.most)
        table.add_row(f"[bold]{name}[/]", players, words(f"{name}-about"))
        for option in game.known_options:
            choices = " | ".join(option.choices + (["..."] if option.more else []))
            about = words(f"{name}-option-{option.name}")
            table.add_row("", "", f"[dim]--option {option.name}={choices}  {about}[/]")
    Console().print(table)
    return 0
