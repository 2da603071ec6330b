"""What all studies share: one bot sits everywhere, and what is seen in a game is kept with it."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable
from dataclasses import asdict, dataclass
from typing import Any, ClassVar, NamedTuple

import polars as pl

from pantheon.arena.experiment import loaded
from pantheon.arena.match import Match
from pantheon.arena.standings import Result
from pantheon.bots.players import make_bot
from pantheon.core.game import Game
from pantheon.core.problem import Problem
from pantheon.core.reading import is_number
from pantheon.locales import Words
from pantheon.locales.speech import Speech

FORMAT = 1
BITS = {pl.Int8: 7, pl.Int16: 15, pl.Int32: 31}  # of a number in a column, without its sign


class Grid(NamedTuple):
    """A table of figures; the first column names what they are about."""

    title: str
    heads: list[str]
    rows: list[list[str]]


class Plot(NamedTuple):
    """A drawing as SVG, and what it shows."""

    title: str
    svg: str
    caption: str


@dataclass(frozen=True)
class Study(ABC):
    """Which game is played, by which bot, how often; `games` is how many games in all."""

    game: str
    options: dict[str, str]
    values: dict[str, Any]
    bot: str
    players: int
    games: int
    seed: str

    name: ClassVar[str]
    columns: ClassVar[dict[str, Any]]  # of the raw data, with their types
    brief: ClassVar[int] = 2  # so many tables are for the terminal too
    known: ClassVar[dict[str, Collection[str]]] = {}  # the names that a column may hold

    # ---- playing

    def about(self) -> dict[str, Any]:
        """What makes it this study and no other; how long it goes on does not matter."""
        rules = self.loaded().version
        found = {"format": FORMAT, "rules": rules, "study": self.name, **asdict(self)}
        del found["games"]
        return found

    def check(self) -> None:
        """A Problem about what cannot be played."""
        self.loaded().check_players(self.players)
        if self.games < 1:
            raise Problem("games-few", games=self.games)
        make_bot(self.bot, "")

    def dealt(self, ordinal: int) -> tuple[dict[str, str], str]:
        """The options and the seed of one of its games."""
        return self.options, f"{self.seed}/{ordinal}"

    def play(self, ordinal: int) -> dict[str, Any]:
        """Play one of its games: the record, and what was seen in it, as a line of the folder."""
        options, seed = self.dealt(ordinal)
        match = Match(self.loaded(options), [self.bot] * self.players, seed, seed, listen=True)
        match.play()
        told = {"ordinal": ordinal, **match.result(), **self.observe(match)}
        return {**match.record().to_json(), "arena": told}

    def loaded(self, options: dict[str, str] | None = None) -> Game:
        """The game, with its own options or with others."""
        chosen = self.options if options is None else options
        return loaded(self.game, json.dumps(chosen), json.dumps(self.values))

    def command(self) -> list[str]:
        """What to type to play the same games, but for where they are kept."""
        typed = ["pantheon", "study", self.name]
        for name, choice in self.options.items():
            typed += ["--option", f"{name}={choice}"]
        if self.values:
            typed += ["--values", "FILE.toml"]
        typed += ["--bot", self.bot, "--players", str(self.players)]
        return [*typed, "--games", str(self.games), "--seed", self.seed]

    def speech(self, words: Words) -> Speech:
        """What knows how the things of the game are called."""
        return Speech(words, self.loaded(), [])

    @abstractmethod
    def observe(self, match: Match) -> dict[str, Any]:
        """What is kept of a finished game beside its result, ready for JSON."""

    def is_told(self, result: Result) -> bool:
        """Whether what was seen of a game, as a file says, makes rows of the raw data."""
        try:
            rows = [dict(zip(self.columns, row, strict=True)) for row in self.rows(result)]
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
            return False
        return all(self._is_value(name, value) for row in rows for name, value in row.items())

    def _is_value(self, name: str, value: Any) -> bool:
        """Whether a value is right for a column."""
        kind = self.columns[name]
        if kind == pl.String:
            return value in self.known[name] if name in self.known else type(value) is str
        if kind in BITS:
            return is_number(value, -1 << BITS[kind], (1 << BITS[kind]) - 1)
        return type(value) in (bool, int, float)

    # ---- telling

    def frame(self, results: list[Result]) -> pl.DataFrame:
        """The raw data."""
        rows = [row for result in results for row in self.rows(result)]
        return pl.DataFrame(rows, schema=self.columns, orient="row")

    @abstractmethod
    def rows(self, result: Result) -> Iterable[tuple[Any, ...]]:
        """What is seen of a game, as rows of the raw data."""

    @abstractmethod
    def grids(self, frame: pl.DataFrame, words: Words) -> list[Grid]:
        """The figures, the most important table first."""

    @abstractmethod
    def reading(self, frame: pl.DataFrame, words: Words) -> list[str]:
        """What the figures say, in plain sentences."""

    @abstractmethod
    def plots(self, frame: pl.DataFrame, words: Words) -> list[Plot]:
        """The figures as drawings."""


def won(result: Result, seat: int) -> float:
    """The part of a win that a seat has; a shared win is shared out."""
    return (seat in result["winners"]) / len(result["winners"])
