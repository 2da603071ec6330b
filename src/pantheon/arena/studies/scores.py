"""The scores of a game of Elysium, line by line, and what they say about the game as a whole."""

from __future__ import annotations

from typing import Any

import polars as pl

from pantheon.arena.studies.listening import DEEDS

LINES = ["vp", "chronos", "prestige", "legends", "tiles", "citizens"]  # of a score
ELSEWHERE = ["vp", "chronos", "prestige"]  # what does not come from Legends
LEVEL = ["points", "spread", "lead"]
PLAY = ["elsewhere", *DEEDS]


def by_game(frame: pl.DataFrame) -> pl.DataFrame:
    """A row for each game: means over its players, and what lies between them."""
    points = pl.col("points")
    second = points.top_k(2).min()
    elsewhere, all_of_it = (pl.sum_horizontal(part).sum() for part in (ELSEWHERE, LINES))
    return (
        frame.group_by("game", "families")
        .agg(
            points.mean(),
            (points.max() - points.min()).alias("spread"),
            (points.max() - second).alias("lead"),
            (100 * elsewhere / all_of_it).fill_nan(0.0).alias("elsewhere"),
            *[pl.col(deed).mean() for deed in DEEDS],
        )
        .sort("game")
    )


def lines(sheet: dict[str, Any]) -> dict[str, int]:
    """A score sheet, each line of it as one number."""
    return {
        line: sum(one["vp"] for one in sheet[line])
        if isinstance(sheet[line], list)
        else sheet[line]
        for line in LINES
    }
