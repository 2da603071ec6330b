"""`pantheon backup`: a copy of the server's database, while it runs."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from pantheon.cli.inputs import Commands
from pantheon.cli.serve import chosen_database
from pantheon.core.extras import extra
from pantheon.locales import Words


def register(commands: Commands, words: Words) -> None:
    """Add the command."""
    parser = commands.add_parser("backup", help=words("backup-help"))
    parser.add_argument("file", type=Path, help=words("backup-file"))
    parser.add_argument("--database", metavar="URL", help=words("serve-database"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, words: Words) -> int:
    """Make the copy and say where it is."""
    backup: Any = extra("server", "pantheon.server.storage.backup")
    tables = backup.back_up(chosen_database(args.database), args.file)
    print(words("backup-done", file=str(args.file), tables=tables))
    return 0
