"""Engines of others, played at random in the way their own documentation plays them."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from itertools import count, cycle
from random import Random
from time import perf_counter
from typing import Any

from pantheon.cli.speed import RECORDED, SAMPLED, Contestant

HEARTS = "OpenSpiel hearts"
LIBRARIES = ("open_spiel", "rlcard", "catanatron", "pettingzoo", "catanatron_gym")


class Spiel(Contestant):
    """A game of OpenSpiel; its chance is played from Python too, as OpenSpiel wants it."""

    columns = ("whole", "strict", "copy")

    def __init__(self, name: str, mode: str) -> None:
        spiel = import_module("pyspiel")
        if name.startswith("python_"):
            import_module("open_spiel.python.games")  # registers them
        self.name = f"OpenSpiel {name.split('_')[-1]}"
        self.mode = mode
        self.game = spiel.load_game(name)
        self.players = self.game.num_players()
        self.over = spiel.PlayerId.TERMINAL
        self.chance = spiel.PlayerId.CHANCE
        self.random = Random(1)
        self.even = True  # whether all that chance can do has always been equally likely
        sampled: list[list[Any]] = [[] for _ in range(SAMPLED)]
        records = [self._record(sampled[i] if i < SAMPLED else []) for i in range(RECORDED)]
        self.records = cycle(records)
        self.positions = cycle(sampled)

    def whole(self) -> tuple[float, int]:
        """A game from the deal to its end."""
        random, chance, over, even = self.random.random, int(self.chance), int(self.over), self.even
        decisions = 0
        start = perf_counter()
        state = self.game.new_initial_state()
        while (player := state.current_player()) != over:
            if player == chance and not even:
                state.apply_action(self._outcome(state))
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
            if player != chance:
                decisions += 1
        return perf_counter() - start, decisions

    def strict(self) -> tuple[float, int]:
        """A recorded game; timed are only the `legal_actions` and `apply_action` of players."""
        state, seconds, decisions = self.game.new_initial_state(), 0.0, 0
        for dealt, actions in next(self.records):
            for outcome in dealt:
                state.apply_action(outcome)
            start = perf_counter()
            for action in actions:
                _ = state.legal_actions()
                state.apply_action(action)
            seconds += perf_counter() - start
            decisions += len(actions)
        return seconds, decisions

    def copy(self) -> tuple[float, int]:
        """A copy of every position of a game in which a player decides."""
        positions = next(self.positions)
        start = perf_counter()
        for position in positions:
            position.clone()
        return perf_counter() - start, len(positions)

    def _record(self, positions: list[Any]) -> list[tuple[list[int], list[int]]]:
        """A random game in parts, each what chance did and then what players did."""
        state = self.game.new_initial_state()
        parts: list[tuple[list[int], list[int]]] = [([], [])]
        while not state.is_terminal():
            by_chance = state.is_chance_node()
            if by_chance and parts[-1][1]:
                parts.append(([], []))
            if not by_chance:
                positions.append(state.clone())
            action = (
                self._outcome(state) if by_chance else self.random.choice(state.legal_actions())
            )
            parts[-1][0 if by_chance else 1].append(action)
            state.apply_action(action)
        return parts

    def _outcome(self, state: Any) -> int:
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        self.even = self.even and max(weights) - min(weights) < 1e-9
        return int(self.random.choices(outcomes, weights)[0])


class Uno(Contestant):
    """Uno of RLCard, without the observation tensors that its environment would add."""

    name = "RLCard uno"
    mode = "python"
    columns = ("whole", "strict")

    def __init__(self) -> None:
        self.game = import_module("rlcard").make("uno").game
        self.generator = import_module("numpy.random").RandomState
        self.players = self.game.get_num_players()
        self.random = Random(1).random
        self.seeds = count(RECORDED)
        self.records = cycle([(seed, self._play(seed)[1]) for seed in range(RECORDED)])

    def whole(self) -> tuple[float, int]:
        """A game from the deal to its end."""
        seconds, actions = self._play(next(self.seeds))
        return seconds, len(actions)

    def _play(self, seed: int) -> tuple[float, list[str]]:
        game, random = self.game, self.random
        game.np_random = self.generator(seed)
        actions: list[str] = []
        start = perf_counter()
        state, _ = game.init_game()
        while not game.is_over():
            legal = state["legal_actions"]
            action = legal[int(random() * len(legal))]
            state, _ = game.step(action)
            actions.append(action)
        return perf_counter() - start, actions

    def strict(self) -> tuple[float, int]:
        """A recorded game, of which only `step` is timed; its answer holds the legal actions."""
        game = self.game
        seed, actions = next(self.records)
        game.np_random = self.generator(seed)
        state, _ = game.init_game()
        start = perf_counter()
        for action in actions:
            _ = state["legal_actions"]
            state, _ = game.step(action)
        return perf_counter() - start, len(actions)


class Catan(Contestant):
    """Catanatron with four of its own random players."""

    name = "Catanatron"
    mode = "python"
    players = 4
    columns = ("whole", "copy")

    def __init__(self) -> None:
        self.catanatron = import_module("catanatron")
        self.seeds = count(1)
        game = self._new()
        positions: list[Any] = []
        while game.winning_color() is None:
            positions.append(game.copy())
            game.play_tick()
        self.positions = positions[::10]  # all through the game, in slices of a bearable length

    def whole(self) -> tuple[float, int]:
        """A game from setup to end."""
        start = perf_counter()
        game = self._new()
        game.play()
        return perf_counter() - start, len(game.state.actions)

    def copy(self) -> tuple[float, int]:
        """A copy of positions from all through a game."""
        start = perf_counter()
        for position in self.positions:
            position.copy()
        return perf_counter() - start, len(self.positions)

    def _new(self) -> Any:
        players = [self.catanatron.RandomPlayer(color) for color in self.catanatron.Color]
        return self.catanatron.Game(players, seed=next(self.seeds))


PEERS: dict[str, Callable[[], Contestant]] = {
    HEARTS: lambda: Spiel("hearts", "native"),
    "OpenSpiel cribbage": lambda: Spiel("cribbage", "native"),
    "OpenSpiel dominoes": lambda: Spiel("python_team_dominoes", "python"),
    Uno.name: Uno,
    Catan.name: Catan,
}


def find_peers() -> tuple[list[Contestant], dict[str, str]]:
    """The peers that are there, and why the others are not."""
    found: list[Contestant] = []
    missing: dict[str, str] = {}
    for name, peer in PEERS.items():
        try:
            found.append(peer())
        except Exception as error:  # whatever is wrong with the code of others, the bench goes on
            missing[name] = str(error)
    return found, missing


def versions() -> dict[str, str]:
    """The versions of the libraries that are there."""
    found: dict[str, str] = {}
    for library in LIBRARIES:
        try:
            found[library] = version(library)
        except PackageNotFoundError:
            continue
    return found
