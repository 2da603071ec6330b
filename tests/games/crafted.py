"""States as nobody plays them: written states with a few things in them changed at random."""

from __future__ import annotations

import json
import random
from copy import deepcopy
from typing import Any

from pantheon.core.chance import Chance
from pantheon.core.game import Game
from pantheon.core.playout import random_action
from pantheon.core.state import NOBODY, State

GARBAGE: list[Any] = [None, True, 1.5, float("nan"), "x", [], {}, [[]], -1, 0, 1, 7, 99]
GARBAGE += [10**9, -(10**9), 2**62, 2**63, 10**30, 10**5000]


def crafted(written: dict[str, Any], dice: random.Random) -> dict[str, Any]:
    """A written state with one to three changes."""
    data = deepcopy(written)
    for _ in range(dice.choice([1, 1, 2, 3])):
        where = dice.choice([place for place in places(data) if place[0] in ("fields", "stack")])
        *way, last = where
        parent: Any = data
        for key in way:
            parent = parent[key]
        _change(data, parent, last, dice)
    return data


def places(value: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to everything inside a value."""
    keys = value.keys() if isinstance(value, dict) else range(len(value))
    found = []
    for key in keys:
        found.append((*way, key))
        if isinstance(value[key], (dict, list)):
            found += places(value[key], (*way, key))
    return found


def _change(data: dict[str, Any], parent: Any, key: Any, dice: random.Random) -> None:
    """Something becomes garbage, is lost, doubled, moved, exchanged, or a little more or less."""
    value, what = parent[key], dice.randrange(7)
    if what == 0:
        parent[key] = dice.choice(GARBAGE)
    elif what == 1:
        del parent[key]
    elif what == 2 and isinstance(parent, list):
        parent.insert(dice.randrange(len(parent) + 1), deepcopy(value))
    elif what == 3 and isinstance(parent, list):
        other = dice.randrange(len(parent))
        parent[key], parent[other] = parent[other], parent[key]
    elif what == 4 and isinstance(parent, list) and isinstance(data.get("fields"), dict):
        lists = [field for field in data["fields"].values() if isinstance(field, list)]
        dice.choice([*lists, []]).append(parent.pop(key))
    elif type(value) is int:
        parent[key] = value + dice.choice([-2, -1, 1, 2, 128])


def check_playable(state: State, seed: str) -> None:
    """Ask a state all that can be asked, and play it to its end."""
    chance = Chance(seed)
    decisions = 0
    while True:
        if decisions == 0 or state.over or decisions % 50 == 0:
            _look(state, chance)
        if state.over:
            return
        state.apply(random_action(state, chance))
        decisions += 1
        assert decisions < 5000


def _look(state: State, chance: Chance) -> None:
    sight = state.game.sight(state.players)
    for seat in range(NOBODY, state.players):
        json.dumps(state.view(seat))
        state.guess(seat, chance)
    for seat in range(state.players):
        sight.see(state, seat)
    for action in range(state.game.catalogue.size):
        state.why_not(action)
    state.prospects()
    state.places()


def written_states(game: Game, players: int, seed: str) -> list[dict[str, Any]]:
    """A random game, written down: a state of each kind of question that came up, and the end."""
    state, chance = game.new(players, seed), Chance(seed)
    found: dict[str, dict[str, Any]] = {}
    while not state.over:
        written = state.to_json()
        found[" ".join(work[0] for work in written["stack"])] = written
        state.apply(random_action(state, chance))
    return [*found.values(), state.to_json()]
