"""What many games say about the designs of Elysium, and which of them stand out."""

from __future__ import annotations

from math import inf, sqrt
from typing import Any, NamedTuple

import polars as pl

from pantheon.arena.studies.estimates import Estimate, share, together
from pantheon.games.elysium.components import CARDS
from pantheon.games.elysium.deck import load_deck

LEAST = 30  # takers, or copies seen, to be called an outlier
RARELY, NEARLY_ALWAYS = 0.15, 0.85  # taken


class Card(NamedTuple):
    """What the games say about a design. `z` is how unlikely the wins of its takers are."""

    card: str
    source: str  # of its effect
    seen: int  # copies
    taken: Estimate
    takers: int
    written: Estimate  # transferred, by those who took it
    change: Estimate  # of the win share of those who took it, in percent of all games
    z: float


def weigh(frame: pl.DataFrame, players: int, values: dict[str, Any]) -> list[Card]:
    """All designs that came up, those whose takers win most first."""
    deck = load_deck(values)
    found = []
    for (name,), games in frame.group_by("card"):
        card = str(name)
        found.append(_weigh(card, deck.source(CARDS.index(card), "effect"), games, 1 / players))
    return sorted(found, key=lambda one: (-one.change.value if one.takers else inf, one.card))


def _weigh(card: str, source: str, games: pl.DataFrame, fair: float) -> Card:
    takers = int(games["takers"].sum())
    by_chance = sqrt(max(takers, 1) * fair * (1 - fair))
    return Card(
        card,
        source,
        int(games["seen"].sum()),
        share(games["taken"], games["seen"]),
        takers,
        share(games["writers"], games["takers"]),
        share(games["wins"], games["takers"]).plus(-fair).times(100),
        (float(games["wins"].sum()) - takers * fair) / by_chance,
    )


def outliers(cards: list[Card]) -> dict[str, list[Card]]:
    """Designs that stand out, the furthest first.

    By luck a strong or weak one is named in 5 % of all studies.
    """
    bar = together(len(cards))
    enough = [one for one in cards if one.takers >= LEAST]
    known = sorted((one for one in cards if one.seen >= LEAST), key=lambda one: one.taken.value)
    return {
        "strong": [one for one in enough if one.z > bar],
        "weak": [one for one in reversed(enough) if one.z < -bar],
        "rare": [one for one in known if one.taken.high < RARELY],
        "always": [one for one in reversed(known) if one.taken.low > NEARLY_ALWAYS],
    }
