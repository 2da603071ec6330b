"""The 88 designs: when their powers are used, and where each of their values comes from."""

from __future__ import annotations

from typing import Final

from pantheon.core.game import Game
from pantheon.core.printed import Design
from pantheon.games.elysium.components import CARDS, KINDS
from pantheon.games.elysium.game import ElysiumGame

# The rule about each kind of power, in the order of `KINDS`.
RULES: Final = ["E4.3", "E4.4", "E4.5", "E4.7", "E4.6", "E4.8", "E4.9"]
FIELDS: Final = ["name", "level", "copies", "cost", "power", "effect"]


def designs(game: Game) -> list[Design]:
    """All cards, as the deck has read them."""
    assert isinstance(game, ElysiumGame)
    deck = game.deck
    found: list[Design] = []
    for card, name in enumerate(CARDS):
        kind = deck.kind[card]
        numbers = deck.prints[card].numbers
        sources = {field: deck.source(card, field) for field in [*FIELDS, *numbers]}
        family = name.partition("-")[0]
        found.append(Design("card", name, family, KINDS[kind], [RULES[kind]], numbers, sources))
    return found
