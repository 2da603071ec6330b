"""Elysium: how often each design is taken and transferred, and whether its takers win more."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any, ClassVar

import polars as pl

from pantheon.arena.match import Match
from pantheon.arena.standings import Result
from pantheon.arena.studies.drawing import cloud_plot, dots_plot
from pantheon.arena.studies.listening import ways
from pantheon.arena.studies.study import Grid, Plot, Study, won
from pantheon.arena.studies.weighing import Card, outliers, weigh
from pantheon.games.elysium.components import CARDS
from pantheon.locales import Words

EXTREMES = 8  # at either end of what is shown in short
NAMED = 4  # outliers of each kind that have their name in the cloud


SHORT = ["card", "source", "taken", "transferred", "change"]
LONG = ["card", "source", "seen", "taken", "transferred", "takers", "change"]


class Cards(Study):
    """Every design that came up in a game: where it was seen, who took it, who transferred it."""

    name: ClassVar[str] = "cards"
    brief: ClassVar[int] = 1
    columns: ClassVar[dict[str, Any]] = {
        "game": pl.Int32,
        "card": pl.String,
        "seen": pl.Int16,
        "taken": pl.Int16,
        "takers": pl.Int16,
        "writers": pl.Int16,
        "wins": pl.Float64,
    }
    known: ClassVar[dict[str, Collection[str]]] = {"card": CARDS}

    def observe(self, match: Match) -> dict[str, Any]:
        """Where the cards of the game went."""
        return ways(match.state.events or [])

    def rows(self, result: Result) -> Iterator[tuple[Any, ...]]:
        """A row for each design that came up."""
        for card in sorted({*result["seen"], *result["takers"]}):
            seen, taken = result["seen"].get(card, 0), result["taken"].get(card, 0)
            takers, writers = (result[who].get(card, []) for who in ("takers", "writers"))
            wins = sum(won(result, seat) for seat in takers)
            yield result["ordinal"], card, seen, taken, len(takers), len(writers), wins

    # ---- telling

    def weigh(self, frame: pl.DataFrame) -> list[Card]:
        """All designs, those whose takers win most first."""
        return weigh(frame, self.players, self.values)

    def ends(self, frame: pl.DataFrame) -> list[Card]:
        """The designs whose takers win most, and least."""
        found = [one for one in self.weigh(frame) if one.takers]
        return found if len(found) <= 2 * EXTREMES else found[:EXTREMES] + found[-EXTREMES:]

    def grids(self, frame: pl.DataFrame, words: Words) -> list[Grid]:
        """The designs at both ends, and all of them."""
        grid = self._grid(words("study-cards-ends"), self.ends(frame), SHORT, words)
        return [grid, self._grid(words("study-cards-all"), self.weigh(frame), LONG, words)]

    def _grid(self, title: str, cards: list[Card], heads: list[str], words: Words) -> Grid:
        rows = []
        for one in cards:
            cells = {
                "card": self.called(one, words),
                "source": words(f"study-source-{one.source}"),
                "seen": str(one.seen),
                "taken": one.taken.percent(),
                "transferred": one.written.percent(),
                "takers": str(one.takers),
                "change": one.change.gains(),
            }
            rows.append([cells[head] for head in heads])
        return Grid(title, [words(f"study-{head}") for head in heads], rows)

    def called(self, one: Card, words: Words) -> str:
        """A design by its name."""
        return self.speech(words).word("card", one.card)

    def reading(self, frame: pl.DataFrame, words: Words) -> list[str]:
        """The outliers by name."""
        cards = self.weigh(frame)
        lines = [words("study-cards-caution", cards=len(cards))]
        for key, some in outliers(cards).items():
            names = "; ".join(self._told(one, key, words) for one in some)
            lines.append(words(f"study-cards-{key}", names=names) if some else _none(key, words))
        return lines

    def _told(self, one: Card, key: str, words: Words) -> str:
        figure = one.taken.percent() if key in ("rare", "always") else one.change.gain()
        source = words(f"study-source-{one.source}")
        return f"{self.called(one, words)} ({source}, {figure})"

    def plots(self, frame: pl.DataFrame, words: Words) -> list[Plot]:
        """Taking against winning, and the change for the designs at both ends."""
        cards = [one for one in self.weigh(frame) if one.takers and one.seen]
        out = {one.card for some in outliers(cards).values() for one in some[:NAMED]}
        dots = [
            (self.called(one, words) if one.card in out else "", 100 * one.taken.value, one.change)
            for one in cards
        ]
        cloud, ends = words("study-cards-cloud"), words("study-cards-ends")
        change = words("study-cards-change")
        svg = cloud_plot(cloud, dots, (f"{words('study-taken')} (%)", change))
        rows = [(self.called(one, words), one.change) for one in self.ends(frame)]
        return [
            Plot(cloud, svg, words("study-cards-cloud-plot")),
            Plot(ends, dots_plot(ends, rows, change, 0.0), words("study-cards-change-plot")),
        ]


def _none(key: str, words: Words) -> str:
    return words(f"study-cards-no-{key}")


STUDY = Cards
