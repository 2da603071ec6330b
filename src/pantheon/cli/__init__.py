"""The command line, one module a command."""

from __future__ import annotations

import argparse
import os
import platform
import sys
from collections.abc import Iterable
from importlib import import_module
from typing import Any, NoReturn

from pantheon.cli.speed import is_compiled
from pantheon.core.problem import Problem
from pantheon.locales import Words, languages, preferred_language
from pantheon.locales.speech import complaint

COMMANDS = (
    "games",
    "deck",
    "play",
    "serve",
    "backup",
    "restore",
    "load",
    "simulate",
    "replay",
    "review",
    "verify",
    "arena",
    "study",
    "bench",
    "bench-bots",
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
    from importlib.metadata import version  # takes long, and only this needs it

    engine = "compiled" if is_compiled() else "interpreted"
    return f"pantheon {version('pantheon-games')} ({engine}, Python {platform.python_version()})"


class Edition(argparse.Action):
    """Says which Pantheon this is, and stops."""

    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> NoReturn:
        """Called when the option is met."""
        print(edition())
        parser.exit()


def _parser(words: Words, named: Iterable[str]) -> Parser:
    """What understands the named commands; to import them all takes longer than most of them."""
    parser = Parser(prog="pantheon", description=words("cli-about"))
    parser.add_argument("--version", action=Edition, nargs=0, help=words("cli-version"))
    parser.add_argument("--lang", choices=languages(), help=words("cli-lang"))
    commands = parser.add_subparsers(
        required=True, metavar=words("cli-command"), title=words("cli-commands")
    )
    for command in named:
        import_module(f"pantheon.cli.{command.replace('-', '_')}").register(commands, words)
    return parser


def _early(argv: list[str]) -> tuple[str, Iterable[str]]:
    """The language of the help texts and the command, or all, before the line is parsed."""
    early = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    early.add_argument("--lang", choices=languages())
    try:
        found, rest = early.parse_known_args(argv)
    except argparse.ArgumentError:
        return preferred_language(), COMMANDS
    first = [command for command in COMMANDS if rest[:1] == [command]]
    return found.lang or preferred_language(), first or COMMANDS


def main(argv: list[str] | None = None) -> int:
    """Run one command; the exit code is 2 for bad input."""
    argv = sys.argv[1:] if argv is None else argv
    language, named = _early(argv)
    words = Words(language)
    args = _parser(words, named).parse_args(argv)
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
