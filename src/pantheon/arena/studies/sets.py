"""Elysium: score level, spread and closeness of the family sets, and what is said of them."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

import polars as pl

from pantheon.arena.match import Match
from pantheon.arena.standings import Result
from pantheon.arena.studies.claims import claims_kept
from pantheon.arena.studies.drawing import dots_plot, stack_plot
from pantheon.arena.studies.estimates import difference, mean, together
from pantheon.arena.studies.listening import DEEDS, deeds
from pantheon.arena.studies.scores import LEVEL, LINES, PLAY, by_game, lines
from pantheon.arena.studies.study import Grid, Plot, Study, won
from pantheon.core.state import NOBODY
from pantheon.games.elysium.components import FAMILIES, SETS
from pantheon.games.elysium.game import ANY_FIVE
from pantheon.locales import Words

NAMES = {"+".join(sorted(families)): name for name, families in SETS.items()}


@dataclass(frozen=True)
class Sets(Study):
    """The named sets in turn, or with `every` all sets of five families that there are."""

    every: bool = False

    name: ClassVar[str] = "sets"
    columns: ClassVar[dict[str, Any]] = {
        "game": pl.Int32,
        "families": pl.String,
        "seat": pl.Int8,
        "won": pl.Float64,
        **dict.fromkeys(["points", *LINES, *DEEDS], pl.Int32),
    }
    known: ClassVar[dict[str, Collection[str]]] = {"families": ANY_FIVE}

    def sets(self) -> list[str]:
        """The sets that are played, as families."""
        return ANY_FIVE if self.every else list(NAMES)

    def dealt(self, ordinal: int) -> tuple[dict[str, str], str]:
        """The sets take turns; each of them gets the same deals."""
        turn, which = divmod(ordinal, len(self.sets()))
        return {**self.options, "families": self.sets()[which]}, f"{self.seed}/{turn}"

    def command(self) -> list[str]:
        """All sets are asked for by an option of the command."""
        return [*super().command(), *["--all"] * self.every]

    def observe(self, match: Match) -> dict[str, Any]:
        """The score sheets, and what the players did."""
        view = match.state.view(NOBODY)
        return {
            "families": "+".join(view["families"]),
            "sheets": [lines(sheet) for sheet in view["sheets"]],
            "deeds": deeds(match.state.events or [], self.players),
        }

    def rows(self, result: Result) -> Iterator[tuple[Any, ...]]:
        """A row for each seat."""
        for seat, points in enumerate(result["points"]):
            sheet, done = result["sheets"][seat], result["deeds"][seat]
            figures = [points, *(sheet[line] for line in LINES), *(done[deed] for deed in DEEDS)]
            yield result["ordinal"], result["families"], seat, won(result, seat), *figures

    # ---- telling

    def grids(self, frame: pl.DataFrame, words: Words) -> list[Grid]:
        """The sets, and if all are played, the families."""
        games = by_game(frame)
        grids = [self._sets(games, "level", LEVEL, words), self._sets(games, "play", PLAY, words)]
        return [self._families(games, words), *grids] if self.every else grids

    def _sets(self, games: pl.DataFrame, what: str, measures: list[str], words: Words) -> Grid:
        heads = [words(f"study-{head}") for head in ("set", *measures)]
        rows = []
        for families in self.ranked(games):
            found = of_set(games, families)
            figures = [mean(found[measure]).text() for measure in measures]
            rows.append([self.called(families, words), *figures])
        return Grid(words(f"study-sets-{what}"), heads, rows)

    def _families(self, games: pl.DataFrame, words: Words) -> Grid:
        """What each family changes: sets with it against sets without it."""
        heads = [words(f"study-{head}") for head in ("family", "with", "without", "change")]
        rows = []
        for family in FAMILIES:
            within = pl.col("families").str.split("+").list.contains(family)
            here, there = games.filter(within)["points"], games.filter(~within)["points"]
            cells = [mean(here).text(), mean(there).text(), difference(here, there).signed()]
            rows.append([self.speech(words).word("family", family), *cells])
        return Grid(words("study-sets-families"), heads, rows)

    def ranked(self, games: pl.DataFrame) -> list[str]:
        """The sets that were played, those with the highest scores first."""
        level = games.group_by("families").agg(pl.col("points").mean())
        return list(level.sort("points", "families", descending=[True, False])["families"])

    def called(self, families: str, words: Words) -> str:
        """A named set by its name, another one by its families."""
        if families in NAMES:
            return words(f"study-set-{NAMES[families]}")
        speech = self.speech(words)
        return ", ".join(speech.word("family", family) for family in families.split("+"))

    def reading(self, frame: pl.DataFrame, words: Words) -> list[str]:
        """Where scores are high and games close, and what becomes of the rulebook's claims."""
        games = by_game(frame)
        found = [self._extremes(games, measure, words) for measure in ("points", "lead")]
        return [*found, *claims_kept(games, words)]

    def _extremes(self, games: pl.DataFrame, measure: str, words: Words) -> str:
        """Where a measure is highest and lowest, and whether that could be luck."""
        sets = sorted(self.ranked(games), key=lambda one: mean(of_set(games, one)[measure]).value)
        low, high = (of_set(games, one)[measure] for one in (sets[0], sets[-1]))
        pairs = len(sets) * (len(sets) - 1) // 2
        key = "differ" if difference(high, low, together(pairs)).low > 0 else "alike"
        return words(
            f"study-sets-{measure}-{key}",
            low=mean(low).text(),
            lowest=self.called(sets[0], words),
            high=mean(high).text(),
            highest=self.called(sets[-1], words),
        )

    def plots(self, frame: pl.DataFrame, words: Words) -> list[Plot]:
        """Level and closeness, and where the points come from."""
        games = by_game(frame)
        sets = self.ranked(games)
        names = [self.called(one, words) for one in sets]
        found = []
        for measure in ("points", "lead"):
            title, axis = words(f"study-sets-{measure}"), words(f"study-{measure}")
            rows = [
                (name, mean(of_set(games, one)[measure]))
                for name, one in zip(names, sets, strict=True)
            ]
            svg = dots_plot(title, rows, axis, mean(games[measure]).value)
            found.append(Plot(title, svg, words("study-mean-plot")))
        parts = [
            (words(f"elysium-sheet-{line}"), [mean(of_set(frame, one)[line]).value for one in sets])
            for line in LINES
        ]
        title = words("study-sets-sources")
        svg = stack_plot(title, names, parts, words("study-points"))
        return [*found, Plot(title, svg, words("study-sets-sources-plot"))]


def of_set(rows: pl.DataFrame, families: str) -> pl.DataFrame:
    """What belongs to a set."""
    return rows.filter(pl.col("families") == families)


STUDY = Sets
