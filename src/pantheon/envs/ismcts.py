"""OpenSpiel's own search (`open_spiel.python.algorithms.ismcts`) as a bot among ours.

It sees what its chair shows, and plays random games to their end as OpenSpiel's searches do.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from pantheon.bots.chair import Bot, Chair
from pantheon.core.chance import Chance
from pantheon.envs.openspiel import GAMES, SpielGame, SpielState

CURIOSITY = 2.0  # what OpenSpiel's examples take for rewards between -1 and 1
MOST = 10_000_000  # simulations; the time is up before


class TimeUp(Exception):
    """The search has had its time."""


class Hurried(ISMCTSBot):  # type: ignore[misc]  # open_spiel has no types
    """OpenSpiel's search, unchanged, but for a time that it gets for a decision."""

    def __init__(self, game: SpielGame, random: Any, seconds: float, simulations: int) -> None:
        evaluator = RandomRolloutEvaluator(1, random)
        super().__init__(game, evaluator, CURIOSITY, simulations or MOST, random_state=random)
        self._seconds = seconds
        self._end = 0.0

    def best(self, state: SpielState) -> int:
        """The action that was tried most."""
        self._end = perf_counter() + self._seconds
        try:
            policy = self.run_search(state)
        except TimeUp:
            policy = self.get_final_policy(state, self._root_node)
        return int(max(policy, key=lambda choice: choice[1])[0])

    def sample_root_state(self, state: SpielState) -> SpielState:
        """Where every simulation begins: look at the clock."""
        if self._seconds and perf_counter() > self._end and self._root_node.total_visits > 0:
            raise TimeUp
        sampled: SpielState = super().sample_root_state(state)
        return sampled


class SpielBot(Bot):
    """OpenSpiel's search, for so many seconds or simulations."""

    def __init__(self, seed: str, seconds: float, simulations: int) -> None:
        self._chance = Chance(f"{seed} openspiel")
        self._random = np.random.RandomState(int(self._chance.word()))
        self._seconds = seconds
        self._simulations = simulations
        self._game: SpielGame | None = None
        self._search: Hurried | None = None

    def choose(self, chair: Chair) -> int:
        """One of the allowed actions."""
        if self._search is None:
            self._sit_down(chair)
        assert self._search is not None
        self._search.set_resampler(lambda *_: self._guessed(chair))
        return self._search.best(self._guessed(chair))

    def _sit_down(self, chair: Chair) -> None:
        game = GAMES[chair.game.name]({"players": chair.players, **chair.game.options})
        game.game = chair.game  # with values laid over it, if there are any
        game.sight = chair.game.sight(chair.players)
        self._game = game
        self._search = Hurried(game, self._random, self._seconds, self._simulations)

    def _guessed(self, chair: Chair) -> SpielState:
        assert self._game is not None
        state = self._game.new_initial_state()
        state.table.set_up(chair.guess(self._chance))
        return state
