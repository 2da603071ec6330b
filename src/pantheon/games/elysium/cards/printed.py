"""What is printed on one card, and what most families have."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pantheon.core.values import Table
from pantheon.games.elysium.amounts import Each, FamiliesInLegend, FamilyInLegend
from pantheon.games.elysium.powers import Chronos, Power

MOST: Final = 20  # of anything that a card names


class Print:
    """The numbers in the text of a card, by name; a call reads one of them."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.numbers: Final[dict[str, int]] = {}

    def __call__(self, name: str, least: int = 0, most: int = MOST) -> int:
        self.numbers[name] = self.table.number(name, least, most)
        return self.numbers[name]


# What a card does, made of the numbers printed on it.
Text = Callable[[Print], Power]


def gathering(n: Print) -> Power:
    """VP for each different family in the Legend of this card."""
    return Chronos(Each(n("vp"), FamiliesInLegend()), sign="≠")


def temple(family: int) -> Text:
    """VP for each card of the family in the Legend of this card."""
    return lambda n: Chronos(Each(n("vp"), FamilyInLegend(family)), sign="=")
