"""Elysium: heroes and powers, gathered and given up for Legends, in the rulebook's order."""

from typing import Any

from pantheon.core.game import Game

# What the benchmark plays: the first-game set, and of the 56 sets the one that takes longest.
SLOWEST = {"families": "apollo+hades+hermes+poseidon+zeus"}
MEASURED = [
    (f":{players}{label}", players, options)
    for players in (2, 3, 4)
    for label, options in (("", {}), ("+slowest", SLOWEST))
]


def make(options: dict[str, str], overlay: dict[str, Any]) -> Game:
    """The game, with its options and with values laid over the built-in ones."""
    from pantheon.games.elysium.game import ElysiumGame

    return ElysiumGame(options, overlay)
