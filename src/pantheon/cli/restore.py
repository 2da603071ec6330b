"""`pantheon restore`: a copy of the server's database in its place."""

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
    parser = commands.add_parser("restore", help=words("restore-help"))
    parser.add_argument("file", type=Path, help=words("restore-file"))
    parser.add_argument("--database", metavar="URL", help=words("serve-database"))
    parser.add_argument("--replace", action="store_true", help=words("restore-replace"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, words: Words) -> int:
    """Put the copy in place and say where the old database is."""
    backup: Any = extra("server", "pantheon.server.storage.backup")
    database = chosen_database(args.database)
    tables, old = backup.restore(args.file, database, args.replace)
    print(words("restore-done", file=str(backup.file_of(database)), tables=tables))
    if old is not None:
        print(words("restore-old", file=str(old)))
    return 0
