"""What a seat sees and may do, as numpy arrays, and the spaces they are in."""

from __future__ import annotations

from typing import Any

from pantheon import games
from pantheon.core.game import Game
from pantheon.core.sight import Sight, allowed
from pantheon.core.state import State
from pantheon.envs.telling import needs

needs("envs", "gymnasium")

import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

VERSION = 2  # of the environments: rises when observations, actions or rewards change

Observation = dict[str, NDArray[Any]]


def chosen(name: str, players: int | None, options: dict[str, str]) -> tuple[Game, int]:
    """A game with its options, and a number of players that it takes: a middle one if none."""
    game = games.shared(name, options)
    if players is None:
        players = (game.least + game.most) // 2
    game.check_players(players)
    return game, players


def highest(sight: Sight) -> NDArray[np.uint8]:
    """The highest number that can stand at each place of the vector."""
    return np.repeat(
        np.array([field.most for field in sight.fields], np.uint8),
        [field.size for field in sight.fields],
    )


def observation_space(game: Game, players: int) -> spaces.Dict[Any]:
    """The vector of a seat, and a mask of what it may do."""
    sight = game.sight(players)
    high = highest(sight)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(high), high, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (game.catalogue.size,), np.int8),
        }
    )


def look(sight: Sight, state: State, seat: int) -> Observation:
    """What a seat sees, in arrays of its own."""
    return {
        "observation": np.frombuffer(bytearray(sight.see(state, seat)), np.uint8),
        "action_mask": np.frombuffer(allowed(state, seat), np.int8),
    }
