"""Divinity Derby: bets on three races, steered with shared hands, in the rulebook's order."""

from typing import Any

from pantheon.core.game import Game

# What the benchmark plays: as it is, and with all that can be switched on.
MEASURED = [("", 4, {}), ("+all", 4, {"powers": "on", "fate": "on", "sober": "on"})]


def make(options: dict[str, str], overlay: dict[str, Any]) -> Game:
    """The game, with its options and with values laid over the built-in ones."""
    from pantheon.games.derby.game import DerbyGame

    return DerbyGame(options, overlay)
