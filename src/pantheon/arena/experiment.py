"""An experiment: which bots play which game how often, and a folder that keeps every game.

The folder holds `experiment.json`, which says what is played, and `games.jsonl`, a line for each
game: its record, and beside it what came of the game. A game is kept as soon as it is over, so an
experiment can be stopped at any moment and goes on where it stopped.
"""

from __future__ import annotations

import json
import sys
from functools import lru_cache
from itertools import combinations
from pathlib import Path
from typing import IO, Any, NamedTuple, Protocol

from pantheon import games
from pantheon.arena.match import Match
from pantheon.core.game import Game
from pantheon.core.problem import Problem
from pantheon.envs.rivals import make_rival

if sys.platform != "win32":
    import fcntl

FORMAT = 1
ABOUT = "experiment.json"
GAMES = "games.jsonl"


class Plan(Protocol):
    """What a folder keeps and a backend plays: an experiment or a study."""

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

    def __init__(self, path: Path, plan: Plan) -> None:
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
        text = kept.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        try:
            self.results = [json.loads(line)["arena"] for line in whole.splitlines()]
        except (KeyError, TypeError, ValueError) as error:
            raise Problem("file-unreadable", file=str(kept), reason=str(error)) from error
        if len(whole) < len(text):
            kept.write_bytes(whole)

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
        return json.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise Problem("file-unreadable", file=str(path), reason=str(error)) from error
