"""The command line, one module a command."""

from __future__ import annotations

import argparse
import os
import platform
import sys
from importlib.metadata import version
from typing import NoReturn

from pantheon.cli import (
    arena,
    backup,
    bench,
    bench_bots,
    deck,
    games,
    load,
    play,
    replay,
    restore,
    review,
    serve,
    simulate,
    study,
    verify,
)
from pantheon.cli.speed import is_compiled
from pantheon.core.problem import Problem
from pantheon.locales import Words, languages, preferred_language
from pantheon.locales.speech import complaint

COMMANDS = (
    games,
    deck,
    play,
    serve,
    backup,
    restore,
    load,
    simulate,
    replay,
    review,
    verify,
    arena,
    study,
    bench,
    bench_bots,
)
BAD_INPUT = 2
INTERRUPTED = 130


class Parser(argparse.ArgumentParser):
    """Complains in one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the command line and stop."""
        self.exit(BAD_INPUT, f"{self.prog}: {message}\n")


def edition() -> str:
    """Which Pantheon this is, and how it runs."""
    engine = "compiled" if is_compiled() else "interpreted"
    return f"pantheon {version('pantheon-games')} ({engine}, Python {platform.python_version()})"


def _parser(words: Words) -> Parser:
    parser = Parser(prog="pantheon", description=words("cli-about"))
    parser.add_argument("--version", action="version", version=edition(), help=words("cli-version"))
    parser.add_argument("--lang", choices=languages(), help=words("cli-lang"))
    commands = parser.add_subparsers(
        required=True, metavar=words("cli-command"), title=words("cli-commands")
    )
    for command in COMMANDS:
        command.register(commands, words)
    return parser


def _language(argv: list[str]) -> str:
    """The language the help texts are needed in, before the command line is parsed."""
    early = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    early.add_argument("--lang", choices=languages())
    try:
        found = early.parse_known_args(argv)[0].lang
    except argparse.ArgumentError:
        found = None
    return str(found or preferred_language())


def main(argv: list[str] | None = None) -> int:
    """Run one command; the exit code is 2 for bad input."""
    argv = sys.argv[1:] if argv is None else argv
    words = Words(_language(argv))
    args = _parser(words).parse_args(argv)
    try:
        return int(args.run(args, words))
    except Problem as problem:
        print(f"pantheon: {complaint(words, problem)}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
