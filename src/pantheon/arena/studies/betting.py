"""What the events of a game of Divinity Derby tell about its bets, and how they are counted."""

from __future__ import annotations

import polars as pl

from pantheon.arena.standings import Z
from pantheon.arena.studies.estimates import Estimate, ratio, share
from pantheon.core.events import Event
from pantheon.games.derby.events import BETS, HITS, MISSES, RACE, SWAPS_TOKEN


def turned_up(events: list[Event]) -> list[list[int | None]]:
    """All bets of a game: race, seat, round, bet card, creature, and the points of one that hit."""
    found: list[list[int | None]] = []
    rounds: dict[tuple[int, int], int] = {}  # by seat and creature; no seat backs one twice
    race = 0
    for event in events:
        told = event.particulars
        if event.kind is RACE:
            race, rounds = race + 1, {}
        elif event.kind is BETS:
            seat, place, creature, _ = told
            rounds[seat, creature] = place
        elif event.kind is SWAPS_TOKEN:
            seat, old, new = told
            rounds[seat, new] = rounds.pop((seat, old))
        elif event.kind is HITS or event.kind is MISSES:
            seat, bet, creature, *points = told
            place = rounds[seat, creature]
            found.append([race, seat, place, bet, creature, points[0] if points else None])
    return found


def by_game(frame: pl.DataFrame, which: pl.Expr) -> pl.DataFrame:
    """Some of the bets, summed up by game; games without such a bet count as well."""
    summed = (
        frame.filter(which)
        .group_by("game")
        .agg(placed=pl.len().cast(pl.Int64), hit=pl.col("hit").sum(), points=pl.col("points").sum())
    )
    return frame.select("game").unique().sort("game").join(summed, "game", "left").fill_null(0)


def hits(found: pl.DataFrame) -> Estimate:
    """How often bets hit."""
    return share(found["hit"], found["placed"])


def earns(found: pl.DataFrame, z: float = Z) -> Estimate:
    """What a bet brings."""
    return ratio(found["points"], found["placed"], z)
