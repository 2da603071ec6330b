"""The eighteen power cards: their gods, their moments, and where their texts come from."""

from __future__ import annotations

from pantheon.core.game import Game
from pantheon.core.printed import Design
from pantheon.games.derby.components import GODS, POWERS
from pantheon.games.derby.game import DerbyGame
from pantheon.games.derby.powers.deck import ALL_POWERS
from pantheon.games.derby.windows import FATE, MOMENTS


def designs(game: Game) -> list[Design]:
    """All powers; the parts of a text that have a source of their own follow its `effect`."""
    assert isinstance(game, DerbyGame)
    found: list[Design] = []
    for power, table in zip(ALL_POWERS, game.values[0].powers, strict=True):
        rules = ["D9.4", "D10.2"] if power.moment == FATE else ["D9.4"]
        parts = table.entries.get("sources", {})
        sources = {"effect": table.source(), **parts}
        god, name = GODS[power.number // 3], POWERS[power.number]
        found.append(Design("power", name, god, MOMENTS[power.moment], rules, {}, sources))
    return found
