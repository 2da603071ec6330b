"""Is a seat, or a place in the order of the first turn, better than another?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import polars as pl

from pantheon.arena.match import Match
from pantheon.arena.plots import shares_plot
from pantheon.arena.standings import Result, percent
from pantheon.arena.studies.drawing import dots_plot
from pantheon.arena.studies.estimates import Estimate, mean, share, together
from pantheon.arena.studies.study import Grid, Plot, Study, won
from pantheon.locales import Words

FIRST = ("first", "starts")  # the events that name the start player
WHERE = ("position", "seat")


class Seats(Study):
    """All games: who wins, by seat and by how long after the start player they have their turn."""

    name: ClassVar[str] = "seats"
    columns: ClassVar[dict[str, Any]] = {
        "game": pl.Int32,
        "seat": pl.Int8,
        "position": pl.Int8,
        "points": pl.Int32,
        "won": pl.Float64,
    }

    def command(self) -> list[str]:
        """The command is told the game."""
        typed = super().command()
        return [*typed[:3], self.game, *typed[3:]]

    def observe(self, match: Match) -> dict[str, Any]:
        """Who was the start player."""
        events = match.state.events or []
        return {"start": next(e.particulars[0] for e in events if e.kind.name in FIRST)}

    def rows(self, result: Result) -> Iterator[tuple[Any, ...]]:
        """A row for each seat."""
        for seat, points in enumerate(result["points"]):
            position = (seat - result["start"]) % self.players + 1
            yield result["ordinal"], seat, position, points, won(result, seat)

    def grids(self, frame: pl.DataFrame, words: Words) -> list[Grid]:
        """By position after the start player, and by seat."""
        return [self._grid(frame, where, words) for where in WHERE]

    def _grid(self, frame: pl.DataFrame, where: str, words: Words) -> Grid:
        heads = [words(f"study-{head}") for head in (where, "games", "wins", "interval", "points")]
        rows = []
        for number, games in by(frame, where):
            wins = self._wins(games)
            cells = [str(len(games)), wins.percent(), wins.percents(), mean(games["points"]).text()]
            rows.append([str(number), *cells])
        return Grid(words(f"study-seats-{where}"), heads, rows)

    def _wins(self, games: pl.DataFrame) -> Estimate:
        """The share of games won there; the intervals of all places are right together."""
        return share(games["won"], pl.Series([1.0] * len(games)), together(self.players))

    def reading(self, frame: pl.DataFrame, words: Words) -> list[str]:
        """Positions and seats that are better or worse than is fair."""
        return [line for where in WHERE for line in self._where(frame, where, words)]

    def _where(self, frame: pl.DataFrame, where: str, words: Words) -> list[str]:
        fair, found, width = 1 / self.players, [], 0.0
        for number, games in by(frame, where):
            wins = self._wins(games)
            width = max(width, (wins.high - wins.low) / 2)
            if not wins.low <= fair <= wins.high:
                key = f"study-seats-{where}-{'more' if wins.low > fair else 'less'}"
                told = {"share": wins.percent(), "interval": wins.percents()}
                found.append(words(key, number=number, **told))
        told = {"fair": percent(fair), "width": f"{100 * width:.1f}"}
        return found or [words(f"study-seats-{where}-even", **told)]

    def plots(self, frame: pl.DataFrame, words: Words) -> list[Plot]:
        """Wins and points by position."""
        shares, points = [], []
        for number, games in by(frame, "position"):
            wins, label = self._wins(games), words("study-seats-label", number=number)
            shares.append((label, wins.value, (wins.low, wins.high)))
            points.append((label, mean(games["points"])))
        title, worth = words("study-seats-position"), words("study-seats-points")
        won_plot = shares_plot(title, shares, 1 / self.players, words("report-fair"))
        level = mean(frame["points"]).value
        points_plot = dots_plot(worth, points, words("study-points"), level)
        return [
            Plot(title, won_plot, words("study-seats-plot")),
            Plot(worth, points_plot, words("study-mean-plot")),
        ]


def by(frame: pl.DataFrame, where: str) -> list[tuple[int, pl.DataFrame]]:
    """What happened at each seat, or position."""
    numbers = sorted(frame[where].unique())
    return [(number, frame.filter(pl.col(where) == number)) for number in numbers]


STUDY = Seats
