"""Final scoring (E10), line by line; during the game, as if it ended now."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from pantheon.games.elysium.amounts import CardsInElysium, CitizensInElysium, scoring_cards
from pantheon.games.elysium.components import ARES, FAMILIES, LEVELS, PIECES
from pantheon.games.elysium.legends import (
    FAMILY_LEGEND,
    LEGEND_KINDS,
    SINGLE,
    count_of,
    family_of,
    kind_of,
    level_of,
)
from pantheon.games.elysium.state import Elysium

CITIZENS = CitizensInElysium()
CARDS = CardsInElysium()


def legend_vp(s: Elysium, found: i64) -> i64:
    """E10.3: what a Legend of two or more cards is worth."""
    kind = kind_of(found)
    if kind == SINGLE:
        return 0
    worth = s.deck.family_legend if kind == FAMILY_LEGEND else s.deck.level_legend
    return worth[count_of(found) - 2]


def chronos_vp(s: Elysium, seat: i64) -> i64:
    """E10.2: what the Chronos cards of a player score."""
    total: i64 = 0
    for place in scoring_cards(s, seat):
        amount = s.deck.chronos(place & 127)
        if amount is not None:
            total += amount.of(s, seat, place)
    return total


def prestige_vp(s: Elysium, seat: i64) -> i64:
    """E10.4: by PP; tied players share the sum of their places, rounded down."""
    mine = s.pp[seat]
    if ARES not in s.families or mine == 0:
        return 0
    ahead = len([1 for other in s.pp if other > mine])
    tied = s.pp.count(mine)
    return sum(s.deck.prestige[ahead : ahead + tied]) // tied


def tiles_vp(s: Elysium, seat: i64) -> i64:
    """E10.5: the Bonus tiles of a player."""
    total: i64 = 0
    for place, owner in enumerate(s.family_tiles):
        if owner == seat:
            total += s.deck.family_vp[place % 2]
    for level, owner in enumerate(s.level_tiles):
        if owner == seat:
            total += s.deck.level_vp[level]
    return total


def citizens_vp(s: Elysium, seat: i64) -> i64:
    """E10.5: what the Citizens in a player's Legends cost."""
    return s.deck.citizen_cost * CITIZENS.of(s, seat, 0)


def total(s: Elysium, seat: i64) -> int:
    """All VP of a player, never below 0."""
    points: i64 = s.vp[seat] + chronos_vp(s, seat) + prestige_vp(s, seat) + tiles_vp(s, seat)
    for found in s.legends[seat]:
        points += legend_vp(s, found)
    return int(max(points - citizens_vp(s, seat), 0))


def sheet(s: Elysium, seat: int) -> dict[str, Any]:
    """The score of a player, every line of it, ready for JSON."""
    return {
        "vp": s.vp[seat],
        "chronos": [
            {"card": PIECES[place & 127], "vp": int(amount.of(s, seat, place))}
            for place in scoring_cards(s, seat)
            if (amount := s.deck.chronos(place & 127)) is not None
        ],
        "legends": [
            {
                "legend": number,
                "kind": LEGEND_KINDS[kind_of(found)],
                "of": _named(found),
                "cards": int(count_of(found)),
                "vp": int(legend_vp(s, found)),
            }
            for number, found in enumerate(s.legends[seat], 1)
            if kind_of(found) != SINGLE
        ],
        "prestige": int(prestige_vp(s, seat)),
        "tiles": _tiles(s, seat),
        "citizens": -int(citizens_vp(s, seat)),
        "total": total(s, seat),
    }


def _named(found: int) -> str:
    """What the cards of a Legend have in common."""
    if kind_of(found) == FAMILY_LEGEND:
        return FAMILIES[family_of(found)]
    return str(level_of(found))


def _tiles(s: Elysium, seat: int) -> list[dict[str, Any]]:
    family = [
        {"of": FAMILIES[place // 2], "vp": s.deck.family_vp[place % 2]}
        for place, owner in enumerate(s.family_tiles)
        if owner == seat
    ]
    level = [
        {"of": str(level + 1), "vp": s.deck.level_vp[level]}
        for level in range(LEVELS)
        if s.level_tiles[level] == seat
    ]
    return family + level
