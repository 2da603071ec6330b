"""Legends (E6, E7) and their bonuses (E8).

A Legend is kept in a few bits: its kind, how many cards it has, the level and the family it began
with, and the families or levels that are taken in it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pantheon.core.refusal import Refusal
from pantheon.games.elysium.components import (
    CITIZEN,
    LEVELS,
    MORE_VP,
    NONE,
    PER_FAMILY,
    TILE_VP,
    VP,
)
from pantheon.games.elysium.events import FAMILY_TILE, JOINS, LEVEL_TILE, REACTS, STARTS
from pantheon.games.elysium.state import Elysium
from pantheon.games.elysium.tokens import gain_more, receive

SINGLE: Final = 0  # E6.4: either kind
LEVEL_LEGEND: Final = 1
FAMILY_LEGEND: Final = 2
LEGEND_KINDS: Final = ["single", "level", "family"]

MOST_IN_LEVEL: Final = 5  # cards
ALL_LEVELS: Final = 0b1110  # as a mask


def legend(kind: i64, count: i64, level: i64, family: i64, there: i64) -> i64:
    """A Legend in one number; `there` are the families (or levels) in it, as a mask."""
    return kind | count << 2 | level << 5 | family << 7 | there << 11


def kind_of(found: i64) -> i64:
    """Single, Level Legend or Family Legend."""
    return found & 3


def count_of(found: i64) -> i64:
    """How many cards it has."""
    return found >> 2 & 7


def level_of(found: i64) -> i64:
    """The level of its first card; in a Level Legend, of all."""
    return found >> 5 & 3


def family_of(found: i64) -> i64:
    """The family of its first card; in a Family Legend, of all."""
    return found >> 7 & 15


def there_in(found: i64) -> i64:
    """The families in a Level Legend, the levels in a Family Legend, as a mask."""
    return found >> 11


def missing_level(found: i64) -> i64:
    """E7.1: the level of the card a Citizen would stand for, or NONE if it cannot."""
    kind = kind_of(found)
    if kind == LEVEL_LEGEND and count_of(found) < MOST_IN_LEVEL:
        return level_of(found)
    if kind == FAMILY_LEGEND:
        for level in range(1, LEVELS + 1):
            if not there_in(found) >> level & 1:
                return level
    return NONE


def fits(found: i64, level: i64, family: i64) -> bool:
    """E6.2 to E6.4: whether a Family card may join a Legend."""
    kind = kind_of(found)
    if kind == SINGLE:
        return (level_of(found) == level) != (family_of(found) == family)
    if kind == LEVEL_LEGEND:
        return (
            level_of(found) == level
            and not there_in(found) >> family & 1
            and count_of(found) < MOST_IN_LEVEL
        )
    return family_of(found) == family and not there_in(found) >> level & 1


def joined(found: i64, level: i64, family: i64) -> i64:
    """A Legend with one more Family card."""
    kind = kind_of(found)
    first_level = level_of(found)
    first_family = family_of(found)
    there = there_in(found)
    if kind == SINGLE:
        kind = LEVEL_LEGEND if first_level == level else FAMILY_LEGEND
        there = 1 << first_family if kind == LEVEL_LEGEND else 1 << first_level
    there |= 1 << family if kind == LEVEL_LEGEND else 1 << level
    return legend(kind, count_of(found) + 1, first_level, first_family, there)


def with_citizen(found: i64) -> i64:
    """A Legend with one more Citizen (E7.1, E7.2)."""
    there = there_in(found)
    if kind_of(found) == FAMILY_LEGEND:
        there |= 1 << missing_level(found)
    return legend(kind_of(found), count_of(found) + 1, level_of(found), family_of(found), there)


def put(s: Elysium, seat: i64, card: i64, place: i64) -> None:
    """E6.1: put a card into a Legend, or begin the one that comes next."""
    legends = s.legends[seat]
    if place == len(legends):
        family = card // PER_FAMILY
        legends.append(int(legend(SINGLE, 1, s.deck.level[card], family, 0)))
        s.tell(STARTS, seat, card, place + 1)
    else:
        found = legends[place]
        if card == CITIZEN:
            legends[place] = int(with_citizen(found))
        else:
            legends[place] = int(joined(found, s.deck.level[card], card // PER_FAMILY))
        s.tell(JOINS, seat, card, place + 1)
    s.elysium[seat].append(int(place << 7 | card))


def why_no_join(s: Elysium, seat: i64, card: i64, place: i64) -> Refusal:
    """Why a card does not fit into a Legend."""
    told = {"card": int(card), "legend": int(place) + 1}
    if place >= len(s.legends[seat]):
        return Refusal("E6.1", "no-legend", {"legend": int(place) + 1})
    found = s.legends[seat][place]
    kind = kind_of(found)
    if card == CITIZEN:
        if kind == SINGLE:
            return Refusal("E7.1", "citizen-second", told)
        return Refusal("E6.2" if kind == LEVEL_LEGEND else "E6.3", "legend-full", told)
    level = s.deck.level[card]
    family = card // PER_FAMILY
    if kind == LEVEL_LEGEND:
        if level_of(found) != level:
            return Refusal("E6.2", "other-level", {**told, "level": int(level_of(found))})
        if there_in(found) >> family & 1:
            return Refusal("E6.2", "family-there", {**told, "family": int(family)})
        return Refusal("E6.2", "legend-full", told)
    if kind == FAMILY_LEGEND:
        if family_of(found) != family:
            return Refusal("E6.3", "other-family", {**told, "family": int(family_of(found))})
        if there_in(found) == ALL_LEVELS:
            return Refusal("E6.3", "legend-full", told)
        return Refusal("E6.3", "level-there", {**told, "level": int(level)})
    if family_of(found) == family:
        return Refusal("E6.4", "alike", told)
    return Refusal("E6.4", "neither", told)


# ---- bonuses


def claim_tiles(s: Elysium, seat: i64, place: i64, moved: i64) -> None:
    """E8, R22: the tiles that a Legend brings now that a card has joined it.

    `moved` is that card if it came out of the Domain.
    """
    found = s.legends[seat][place]
    kind = kind_of(found)
    if kind == FAMILY_LEGEND and there_in(found) == ALL_LEVELS:
        _claim_family_tile(s, seat, family_of(found), moved)
    elif kind == LEVEL_LEGEND:
        _claim_level_tile(s, seat, level_of(found), count_of(found), moved)


def _claim_family_tile(s: Elysium, seat: i64, family: i64, moved: i64) -> None:
    """E8.1: the first and the second completed Family Legend of a family."""
    for rank in range(2):
        if s.family_tiles[family * 2 + rank] == NONE:
            s.family_tiles[family * 2 + rank] = int(seat)
            s.tell(FAMILY_TILE, seat, family, s.deck.family_vp[rank])
            _tile_comes(s, seat, moved)
            return


def _claim_level_tile(s: Elysium, seat: i64, level: i64, count: i64, moved: i64) -> None:
    """E8.2: the first Level Legend of a level, then whoever has a longer one than the holder."""
    holder = s.level_tiles[level - 1]
    if holder == seat or (holder != NONE and longest(s, holder, level) >= count):
        return
    s.level_tiles[level - 1] = int(seat)
    s.tell(LEVEL_TILE, seat, level, s.deck.level_vp[level - 1])
    _tile_comes(s, seat, moved)


def longest(s: Elysium, seat: i64, level: i64) -> i64:
    """The number of cards in a player's longest Level Legend of a level."""
    most: i64 = 0
    for found in s.legends[seat]:
        if kind_of(found) == LEVEL_LEGEND and level_of(found) == level:
            most = max(most, count_of(found))
    return most


def _tile_comes(s: Elysium, seat: i64, moved: i64) -> None:
    """Perseus, and Thunderbolt with him; each may be the very card that was moved (R8)."""
    perseus = s.deck.standing[TILE_VP]
    if moved != perseus and not s.has(seat, perseus):
        return
    s.tell(REACTS, seat, perseus)
    amount = s.deck.amount[TILE_VP]
    receive(s, seat, VP, amount)
    bolt = s.deck.standing[MORE_VP]
    if amount > 0 and s.active == seat and (moved == bolt or s.has(seat, bolt)):
        gain_more(s, seat)
