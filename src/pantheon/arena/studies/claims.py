"""What the rulebook says of the named sets of Elysium, beside what the figures say."""

from __future__ import annotations

from typing import Final

import polars as pl

from pantheon.arena.studies.estimates import difference, mean
from pantheon.games.elysium.components import SETS
from pantheon.locales import Words

MORE, LESS = 1, -1
CLAIMS: Final = [
    ("opulence", "points", MORE),  # high scores
    ("misfortune", "losses", MORE),  # aggressive
    ("wasteland", "points", LESS),  # low scores
    ("wasteland", "lead", LESS),  # tight games
    ("plots", "transfers", MORE),  # combinations
    ("whybother", "elsewhere", MORE),  # points from elsewhere than Legends
]


def claims_kept(games: pl.DataFrame, words: Words) -> list[str]:
    """A sentence or two for each claim whose set was played beside others."""
    found = []
    for name, measure, way in CLAIMS:
        mine = pl.col("families") == "+".join(sorted(SETS[name]))
        here, there = games.filter(mine)[measure], games.filter(~mine)[measure]
        if len(here) and len(there):
            rank = _rank(games, "+".join(sorted(SETS[name])), measure, way)
            verdict = words(
                f"study-verdict-{kept(here, there, way)}",
                measure=words(f"study-{measure}"),
                here=mean(here).text(),
                there=mean(there).text(),
                difference=difference(here, there).signed(),
                rank=rank,
                sets=games["families"].n_unique(),
            )
            found.append(f"{words(f'study-said-{name}-{measure}')} {verdict}")
    return found


def kept(here: pl.Series, there: pl.Series, way: int) -> str:
    """Whether there is more (or less) of something here: yes, no, or open."""
    apart = difference(here, there)
    low, high = sorted((way * apart.low, way * apart.high))
    return "yes" if low > 0 else "no" if high < 0 else "open"


def _rank(games: pl.DataFrame, families: str, measure: str, way: int) -> int:
    """The place of a set among all, the one with most (or least) of something being the first."""
    means = games.group_by("families").agg((pl.col(measure) * way).mean())
    mine = means.filter(pl.col("families") == families)[measure].item()
    return 1 + int((means[measure] > mine).sum())
