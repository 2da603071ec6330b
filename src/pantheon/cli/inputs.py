"""What several commands are given: a game with its options and values, records, files to write."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TextIO

from pantheon import games
from pantheon.core.game import Game
from pantheon.core.problem import Problem
from pantheon.core.reading import read_lines, read_text
from pantheon.core.record import Record, read_record
from pantheon.core.values import read_values
from pantheon.locales import Words
from pantheon.locales.speech import Speech, complaint, nameplates

Commands = Any  # what argparse calls _SubParsersAction[ArgumentParser], for Parsers of any class


def add_game(parser: argparse.ArgumentParser, words: Words) -> None:
    """Let a command take a game, its options and its values."""
    parser.add_argument("game", metavar=words("cli-game"), help=words("cli-game-help"))
    add_options(parser, words)


def add_options(parser: argparse.ArgumentParser, words: Words) -> None:
    """Let a command take the options and values of a game."""
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=CHOICE", help=words("cli-option")
    )
    parser.add_argument(
        "--values", "--deck", type=Path, metavar="FILE.toml", help=words("cli-values")
    )


def chosen_game(args: argparse.Namespace) -> Game:
    """The game that the command line names."""
    options: dict[str, str] = {}
    for text in args.option:
        name, sign, choice = text.partition("=")
        if not sign:
            raise Problem("option-form", text=text)
        options[name] = choice
    overlay = read_values(read_text(args.values), str(args.values)) if args.values else {}
    return games.load(args.game, options, overlay)


def records(path: Path, words: Words) -> Iterator[tuple[int, Record]]:
    """The records of a file, each with the number of its line."""
    found = False
    for number, line in read_lines(path):
        found = True
        try:
            record = read_record(line)
        except Problem as problem:
            reason = complaint(words, problem)
            raise Problem("record-where", file=str(path), line=number, reason=reason) from problem
        yield number, record
    if not found:
        raise Problem("record-empty", file=str(path))


def record_in(path: Path, line: int, words: Words) -> Record:
    """The record in a line of a file."""
    for number, record in records(path, words):
        if number == line:
            return record
    raise Problem("line-missing", file=str(path), line=line)


def game_of(record: Record) -> Game:
    """The game that a record was played with."""
    return games.load(record.game, record.options, record.values)


def open_new(path: Path, force: bool, words: Words) -> TextIO:
    """Open a file for writing; one that exists is replaced only on demand."""
    if path.exists() and not force and not _may_replace(path, words):
        raise Problem("file-exists", file=str(path))
    try:
        return path.open("w", encoding="utf-8")
    except OSError as error:
        raise Problem("file-unwritable", file=str(path), reason=str(error)) from error


def _may_replace(path: Path, words: Words) -> bool:
    if not (sys.stdin.isatty() and sys.stderr.isatty()):
        return False
    print(words("cli-replace", file=str(path)), end=" ", file=sys.stderr, flush=True)
    return sys.stdin.readline().strip().lower() in ("y", "yes", "j", "ja")


def speech_for(words: Words, game: Game, plates: list[str]) -> Speech:
    """A speech that calls the seats by what stands on their plates."""
    return Speech(words, game, nameplates(words, game, plates))
