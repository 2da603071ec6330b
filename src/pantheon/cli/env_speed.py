"""How fast environments are: ours and those of others, played at random with observations."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from itertools import count
from random import Random
from time import perf_counter
from typing import Any

from pantheon import games
from pantheon.cli.speed import Contestant

STEP = "step"
TABLES = 64  # games of a vectorised environment
ROUNDS = 50  # steps of each of them in one go
TEXAS = "texas_holdem_v4"


class Environment(Contestant):
    """Something that is stepped; `mode` is the toolkit, `numbers` how many an observation has."""

    columns = (STEP,)
    numbers: int


class Zoo(Environment):
    """A PettingZoo environment, in the loop of its own documentation."""

    mode = "pettingzoo"

    def __init__(self, name: str, env: Any) -> None:
        self.name = name
        self.env = env
        self.players = env.max_num_agents
        self.random = Random(1).random
        self.nonzero = import_module("numpy").flatnonzero
        self.seeds = count(1)
        env.reset(seed=0)
        self.numbers = env.last()[0]["observation"].size

    def step(self) -> tuple[float, int]:
        """A game: look, choose by the mask, step."""
        env, random, nonzero, steps = self.env, self.random, self.nonzero, 0
        start = perf_counter()
        env.reset(seed=next(self.seeds))
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                legal = nonzero(seen["action_mask"])
                env.step(legal[int(random() * len(legal))])
                steps += 1
        return perf_counter() - start, steps


class Crowd(Environment):
    """A vectorised environment of ours; only its steps are timed, not the choice of actions."""

    mode = "gymnasium"

    def __init__(self, name: str, opponents: str) -> None:
        self.name = f"{name} × {TABLES}" + ("" if opponents == "self" else f", {opponents}")
        learners = import_module("pantheon.envs.gymnasium").LearnersEnv
        self.env = learners(name, TABLES, opponents=opponents)
        self.players = self.env.tables.players
        self.numbers = self.env.sight.size
        self.draw = import_module("numpy.random").default_rng(1).random
        self.seen, _ = self.env.reset(seed=1)

    def step(self) -> tuple[float, int]:
        """Some steps of all games."""
        spent = 0.0
        for _ in range(ROUNDS):
            masks = self.seen["action_mask"]
            actions = (masks * self.draw(masks.shape)).argmax(axis=1)
            start = perf_counter()
            self.seen, *_ = self.env.step(actions)
            spent += perf_counter() - start
        return spent, ROUNDS * TABLES


class Uno(Environment):
    """The environment of RLCard's Uno, which observes what its game does."""

    name = "uno"
    mode = "rlcard"

    def __init__(self) -> None:
        self.env = import_module("rlcard").make("uno")
        self.players = self.env.num_players
        self.random = Random(1).random
        self.numbers = self.env.reset()[0]["obs"].size

    def step(self) -> tuple[float, int]:
        """A game."""
        env, random, steps = self.env, self.random, 0
        start = perf_counter()
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(random() * len(legal))])
            steps += 1
        return perf_counter() - start, steps


class Catan(Environment):
    """Catanatron's Gymnasium environment: one learner against one random player."""

    name = "catanatron"
    mode = "gymnasium"
    players = 2

    def __init__(self) -> None:
        self.env = import_module("catanatron_gym.envs").CatanatronEnv()
        self.random = Random(1).random
        self.seeds = count(1)
        self.numbers = self.env.observation_space.shape[0]

    def step(self) -> tuple[float, int]:
        """A game."""
        env, random, steps, over = self.env, self.random, 0, False
        start = perf_counter()
        _, info = env.reset(seed=next(self.seeds))
        while not over:
            legal = info["valid_actions"]
            _, _, terminated, truncated, info = env.step(legal[int(random() * len(legal))])
            over = terminated or truncated
            steps += 1
        return perf_counter() - start, steps


class Spiel(Environment):
    """A game of OpenSpiel with the observation of whoever decides; the deal is played too."""

    mode = "openspiel"

    def __init__(self, name: str) -> None:
        spiel = import_module("pyspiel")
        self.name = name
        self.game = spiel.load_game(name)
        self.players = self.game.num_players()
        self.numbers = self.game.information_state_tensor_size()
        self.random = Random(1).random

    def step(self) -> tuple[float, int]:
        """A game; chance draws evenly."""
        random, steps = self.random, 0
        start = perf_counter()
        state = self.game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            if not state.is_chance_node():
                _ = state.information_state_tensor()
                steps += 1
            state.apply_action(legal[int(random() * len(legal))])
        return perf_counter() - start, steps


def _classic(name: str) -> Environment:
    identity = f"classic/{name.replace('_v', '-v')}"
    return Zoo(name, import_module("pettingzoo").make("aec", identity))


def _ours(name: str) -> Environment:
    return Zoo(name, import_module("pantheon.envs.pettingzoo").env(name))


Makers = dict[str, Callable[[], Environment]]


def ours() -> Makers:
    """The environments of our games, by name."""
    found: Makers = {}
    for name in games.names():
        found[name] = partial(_ours, name)
        for opponents in ("self", "random"):
            found[f"{name} × {TABLES}, {opponents}"] = partial(Crowd, name, opponents)
    return found


PEERS: Makers = {
    TEXAS: partial(_classic, TEXAS),
    "hanabi_v5": partial(_classic, "hanabi_v5"),
    "RLCard uno": Uno,
    "Catanatron gym": Catan,
    "OpenSpiel hearts": partial(Spiel, "hearts"),
}


def find_environments() -> tuple[list[Environment], dict[str, str]]:
    """The environments that are there, and why the others are not."""
    found: list[Environment] = []
    missing: dict[str, str] = {}
    for name, make in {**ours(), **PEERS}.items():
        try:
            found.append(make())
        except Exception as error:  # whatever is wrong with the code of others, the bench goes on
            missing[name] = str(error).partition("\n")[0]
    return found, missing
