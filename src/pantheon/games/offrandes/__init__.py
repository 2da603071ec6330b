"""Offrandes: auctions, bribery and offerings. The modules follow the phases of the rulebook."""

from typing import Any

from pantheon.core.game import Game


def make(options: dict[str, str], overlay: dict[str, Any]) -> Game:
    """The game, with its options and with values laid over the built-in ones."""
    from pantheon.games.offrandes.game import OffrandesGame

    return OffrandesGame(options, overlay)
