"""An experiment: which bots play which game how often, and a folder that keeps every game.

The folder holds `experiment.json`, which says what is played, and `games.jsonl`, a line for each
game: its record, and beside it what came of the game. A game is kept as soon as it is over, so an
experiment can be stopped at any moment and goes on where it stopped.
"""

from __future__ import annotations

import json
import os
import sys
from functools import lru_cache
from itertools import combinations
from pathlib import Path
from typing import IO, Any, NamedTuple, Protocol

from pantheon import games
from pantheon.arena.match import Match
from pantheon.core.game import Game
from pantheon.core.problem import Problem
from pantheon.core.reading import is_number, read_json, read_lines, read_text
from pantheon.envs.rivals import make_rival

if sys.platform != "win32":
    import fcntl

FORMAT = 1
ABOUT = "experiment.json"
GAMES = "games.jsonl"
MOST = 1_000_000_000  # of anything that is counted in a result


class Plan(Protocol):
    """What a backend plays: an experiment or a study."""

    @property
    def games(self) -> int:
        """How many games in all."""
        ...

    def about(self) -> dict[str, Any]:
        """What makes it this plan and no other."""
        ...

    def play(self, ordinal: int) -> dict[str, Any]:
        """Play one of its games: a record, and beside it as `arena` what came of the game."""
        ...


class FolderPlan(Plan, Protocol):
    """What a folder keeps: it knows its own results when it reads them again."""

    @property
    def players(self) -> int:
        """How many at each table."""
        ...

    def is_told(self, result: dict[str, Any]) -> bool:
        """Whether what came of a game says what only this plan wants to know."""
        ...


class Experiment(NamedTuple):
    """What is played. `bots` may name one several times; `games` is how many games in all."""

    game: str
    options: dict[str, str]
    values: dict[str, Any]
    players: int
    bots: list[str]
    games: int
    seed: str

    def about(self) -> dict[str, Any]:
        """What makes it this experiment and no other; how long it goes on does not matter."""
        found = {"format": FORMAT, "rules": self._game().version, **self._asdict()}
        del found["games"]
        return found

    def _game(self) -> Game:
        return loaded(self.game, json.dumps(self.options), json.dumps(self.values))

    def check(self) -> Game:
        """The game that is played; a Problem about what cannot be played."""
        game = self._game()
        game.check_players(self.players)
        if self.games < 1:
            raise Problem("games-few", games=self.games)
        for bot in self.bots:
            make_rival(bot, "")
        if len(self.bots) < self.players:
            raise Problem("arena-bots-few", bots=len(self.bots), players=self.players)
        return game

    def seating(self, ordinal: int) -> list[int]:
        """The bots of a game by seat, as places in the list: in turn they sit everywhere."""
        tables = list(combinations(range(len(self.bots)), self.players))
        block, turn = divmod(ordinal, self.players)
        table = tables[block % len(tables)]
        return [table[(seat + turn) % self.players] for seat in range(self.players)]

    def deal(self, ordinal: int) -> str:
        """The seed of a game: while the bots of a table change seats it stays the same."""
        return f"{self.seed}/{ordinal // self.players}"

    def is_told(self, result: dict[str, Any]) -> bool:
        """Whether a result says which bots have played, by their places in the list."""
        seating = result.get("seating")
        return _are_some(seating, len(self.bots)) and len(result["seating"]) == self.players

    def play(self, ordinal: int) -> dict[str, Any]:
        """Play one of its games: the record, and what came of it, as a line of the folder."""
        seating = self.seating(ordinal)
        names = [self.bots[place] for place in seating]
        match = Match(self._game(), names, self.deal(ordinal), f"{self.seed}/{ordinal}")
        match.play()
        told = {"ordinal": ordinal, "seating": seating, **match.result()}
        return {**match.record().to_json(), "arena": told}


@lru_cache(maxsize=64)
def loaded(game: str, options: str, values: str) -> Game:
    """A game with its options and values, which are given as JSON."""
    return games.load(game, json.loads(options), json.loads(values))


class Folder:
    """Where an experiment or a study is kept."""

    def __init__(self, path: Path, plan: FolderPlan) -> None:
        self.path = path
        self.plan = plan
        self.results: list[dict[str, Any]] = []
        self._games: IO[str] | None = None

    def open(self) -> None:
        """Make the folder, or find in it what has been played; a Problem if it is another's."""
        about = self.path / ABOUT
        if about.exists():
            if _read(about) != self.plan.about():
                raise Problem("arena-other", folder=str(self.path))
            self._claim()
            self._read_games()
            return
        if self.path.exists() and (not self.path.is_dir() or any(self.path.iterdir())):
            raise Problem("arena-not-empty", folder=str(self.path))
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            about.write_text(json.dumps(self.plan.about(), indent=2) + "\n", "utf-8")
        except OSError as error:
            raise Problem("file-unwritable", file=str(self.path), reason=str(error)) from error
        self._claim()

    def _claim(self) -> None:
        """Keep others out as long as this process lives, lest they play the same games."""
        try:
            self._games = (self.path / GAMES).open("a", encoding="utf-8")
            if sys.platform != "win32":
                fcntl.flock(self._games, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Problem("arena-busy", folder=str(self.path)) from None
        except OSError as error:
            raise Problem("file-unwritable", file=str(self.path), reason=str(error)) from error

    def _read_games(self) -> None:
        """Read what was played; half a line, left behind by a sudden end, is cut off."""
        kept = self.path / GAMES
        self.results = []
        size = 0
        done: set[int] = set()
        for number, line in read_lines(kept):
            if not line.endswith("\n"):
                os.truncate(kept, size)
                return
            size += len(line.encode())
            result = _result(line)
            if not is_result(result, self.plan) or result["ordinal"] in done:
                raise Problem("arena-line", file=str(kept), line=number)
            done.add(result["ordinal"])
            self.results.append(result)

    def todo(self) -> list[int]:
        """The games that are still to be played."""
        done = {result["ordinal"] for result in self.results}
        return [ordinal for ordinal in range(self.plan.games) if ordinal not in done]

    def keep(self, line: dict[str, Any]) -> None:
        """Write a finished game down."""
        text = json.dumps(line, separators=(",", ":"), ensure_ascii=False) + "\n"
        assert self._games is not None
        try:
            self._games.write(text)
            self._games.flush()
        except OSError as error:
            raise Problem("file-unwritable", file=str(self.path), reason=str(error)) from error
        self.results.append(line["arena"])

    def close(self) -> None:
        """Let others go on; what is written is what counts, wherever this was interrupted."""
        if self._games is not None:
            self._games.close()
            self._read_games()


def _read(path: Path) -> Any:
    try:
        return read_json(read_text(path))
    except ValueError as error:
        raise Problem("file-unreadable", file=str(path), reason=str(error)) from error


def _result(line: str) -> Any:
    """What a line of a folder says came of a game."""
    try:
        found = read_json(line)
    except ValueError:
        return None
    return found.get("arena") if isinstance(found, dict) else None


def is_result(found: Any, plan: FolderPlan) -> bool:
    """Whether something says what came of a game: the same for each player, and who has won."""
    if not isinstance(found, dict) or not is_number(found.get("ordinal"), 0, MOST):
        return False
    least = {"points": -MOST, "places": 1, "decisions": 0, "seconds": 0}
    for name, lowest in least.items():
        numbers = found.get(name)
        if not isinstance(numbers, list) or len(numbers) != plan.players:
            return False
        kinds = (int, float) if name == "seconds" else (int,)
        if not all(type(n) in kinds and lowest <= n <= MOST for n in numbers):
            return False
    winners = found.get("winners")
    return _are_some(winners, plan.players) and bool(winners) and plan.is_told(found)


def _are_some(found: Any, many: int) -> bool:
    """Whether something is a list of different places, of so many there are."""
    if not isinstance(found, list) or not all(is_number(n, 0, many - 1) for n in found):
        return False
    return len(set(found)) == len(found)
