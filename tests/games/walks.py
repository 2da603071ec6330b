"""Random games, for tests of what holds whatever is played."""

import json
from collections.abc import Iterator

import pytest
from _pytest.mark import ParameterSet
from hypothesis import Phase, settings
from hypothesis import strategies as st

from pantheon import games
from pantheon.core.chance import Chance
from pantheon.core.game import Game
from pantheon.core.playout import random_action
from pantheon.core.state import State

LONGEST = 5000  # decisions; a random game that takes more is taken for endless

SEEDS = st.integers(0, 2**128 - 1).map(lambda number: f"{number:032x}")


def examples(count: int) -> settings:
    """So many random games, the same ones in every run. There is no smaller seed to search for."""
    return settings(
        max_examples=count, deadline=None, derandomize=True, phases=[Phase.explicit, Phase.generate]
    )


def tables() -> list[tuple[str, int]]:
    """Every game with every number of players that it takes."""
    loaded = [games.load(name) for name in games.names()]
    return [(game.name, players) for game in loaded for players in range(game.least, game.most + 1)]


# The options with which a game is played here, besides none at all.
VARIANTS: dict[str, list[dict[str, str]]] = {
    "derby": [
        {"powers": "on"},
        {"powers": "on", "fate": "on", "sober": "on"},
        {"gods": "chosen"},
    ],
    "elysium": [
        {"families": "opulence"},
        {"families": "wasteland"},
        {"families": "plots"},
        {"families": "random"},
        {"families": "apollo+athena+hermes+poseidon+zeus"},
    ],
}


def variants(name: str) -> list[ParameterSet]:
    """A game with all its options here and every number of players that it takes."""
    return [table for tables in every_number(name) for table in tables]


def every_number(name: str) -> list[list[ParameterSet]]:
    """The same, a list for each choice of options, the plain game first."""
    return [
        [
            pytest.param(game, players, id="-".join([name, *said(options), str(players)]))
            for players in range(game.least, game.most + 1)
        ]
        for options in [{}, *VARIANTS.get(name, [])]
        for game in [games.load(name, options)]
    ]


def said(options: dict[str, str]) -> list[str]:
    """Options in the name of a test."""
    return [name if choice == "on" else choice for name, choice in options.items()]


def sampled_variants() -> list[ParameterSet]:
    """Every game with every number of players, and with its options for one number each."""
    sample: list[ParameterSet] = []
    for name in games.names():
        plain, *others = every_number(name)
        sample += plain + [tables[place % len(tables)] for place, tables in enumerate(others, 1)]
    return sample


every_game = pytest.mark.parametrize("name", games.names())
every_table = pytest.mark.parametrize(("name", "players"), tables())
all_variants = pytest.mark.parametrize(
    ("game", "players"), [table for name in games.names() for table in variants(name)]
)
every_variant = pytest.mark.parametrize(("game", "players"), sampled_variants())


def walk(game: Game, players: int, seed: str) -> Iterator[State]:
    """Play a random game: its one state at every decision, and once more at the end."""
    state = game.new(players, seed)
    chance = Chance(f"{seed} walk")
    for _ in range(LONGEST):
        yield state
        if state.over:
            return
        state.apply(random_action(state, chance))
    raise AssertionError(f"{game.name} with {players} and seed {seed} does not end")


def sample(state: State, ordinal: int) -> range:
    """Some 250 actions of the catalogue; over a few decisions, all of them."""
    size = state.game.catalogue.size
    stride = 1 + size // 250
    return range(ordinal % stride, size, stride)


def snapshot(state: State) -> str:
    """All that a state is, in a form that cannot change any more."""
    return json.dumps([state.to_json(), state.legal, state.seat], sort_keys=True)


def lines_of_play(state: State, depth: int) -> int:
    """The number of different ways to make the next so many decisions."""
    if depth == 0:
        return 1
    total = 0
    for action in state.legal:
        after = state.copy()
        after.apply(action)
        total += lines_of_play(after, depth - 1)
    return total
