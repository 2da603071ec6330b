"""The games as PettingZoo environments, in which the players act in turn (AEC).

env = pantheon.envs.pettingzoo.env("elysium", players=4)
env = pettingzoo.make("aec", "pantheon/elysium-v2", players=4)
"""

from __future__ import annotations

import secrets
from typing import Any, NoReturn

from pantheon import games
from pantheon.core.problem import Problem
from pantheon.core.refusal import Refusal, Refused
from pantheon.core.state import State
from pantheon.envs.looking import VERSION, Observation, chosen, look, observation_space
from pantheon.envs.picture import MODES, render
from pantheon.envs.rewards import BY_RANK, check_rewards, rewards_of
from pantheon.envs.telling import english, needs, told
from pantheon.locales.speech import complaint

needs("envs", "pettingzoo")

import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402
from gymnasium.utils import EzPickle  # noqa: E402
from numpy.typing import NDArray  # noqa: E402
from pettingzoo import AECEnv, aec_registry, register  # noqa: E402
from pettingzoo.utils.env_logger import EnvLogger  # noqa: E402

ILLEGAL = -1.0  # the reward of an illegal action, as in PettingZoo's own environments


def env(
    game: str,
    players: int | None = None,
    rewards: str = BY_RANK,
    render_mode: str | None = None,
    **options: str,
) -> TableEnv:
    """A game, with its options, as an environment; a ValueError says what cannot be."""
    try:
        return TableEnv(game, players, rewards, render_mode, **options)
    except Problem as problem:
        raise ValueError(complaint(english(), problem)) from problem


class TableEnv(AECEnv, EzPickle):  # type: ignore[misc]  # pettingzoo has no types
    """A table at which every seat is an agent.

    It checks by itself what PettingZoo's wrappers check, and so does not need them: they would
    take several times as long as the game.
    """

    metadata = {
        "name": "pantheon",
        "render_modes": MODES,
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        players: int | None = None,
        rewards: str = BY_RANK,
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        EzPickle.__init__(self, game, players, rewards, render_mode, **options)
        super().__init__()
        check_rewards(rewards)
        self.game, count = chosen(game, players, options)
        self.metadata = {**self.metadata, "name": f"{game}_v{VERSION}"}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(count)]
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: observation_space(self.game, count) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.game.catalogue.size) for agent in self.possible_agents
        }
        self.rewards_by = rewards
        self.sight = self.game.sight(count)
        self.table: State | None = None
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seed = secrets.token_hex(16)
        self._games = 0
        self._over = False

    def observation_space(self, agent: str) -> spaces.Dict[Any]:
        """What an agent sees: `observation`, laid out as in `sight.fields`, and `action_mask`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """All actions of the game; the mask says which are allowed."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; a seed makes this one and those after it repeatable."""
        if seed is not None:
            self._seed, self._games = str(seed), 0
        self._games += 1
        self.table = self.game.new(len(self.possible_agents), f"{self._seed}/{self._games}")
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.seat]
        self._skip_agent_selection = None
        self._over = False

    def observe(self, agent: str) -> Observation:
        """What an agent sees now, in arrays of its own."""
        if self.table is None:
            EnvLogger.error_observe_before_reset()
        assert self.table is not None
        return look(self.sight, self.table, self._seats[agent])

    def step(self, action: int) -> None:
        """Play an action for the agent in turn; an illegal one ends the game, and it loses."""
        table = self.table
        if table is None:
            EnvLogger.error_step_before_reset()
            return
        if self._over:
            self._step_after_end(table, action)
            return
        try:
            table.apply(int(action))
        except Refused as refused:
            self._refuse(table, refused.refusal)
            return
        except (Problem, TypeError) as problem:
            self._complain(action, problem)
        if table.seat >= 0:
            self.agent_selection = self.possible_agents[table.seat]
        else:
            self._end(table)

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the agent in turn sees it; in `human` mode it is printed."""
        if self.table is None:
            EnvLogger.error_render_before_reset()
            return None
        return render(self.render_mode, self.table, self._seats[self.agent_selection])

    def close(self) -> None:
        """There is nothing to close."""

    def _end(self, table: State) -> None:
        """The game is over: everybody gets their reward."""
        found = rewards_of(table, self.rewards_by)
        places = table.places()
        self._over = True
        for agent, seat in self._seats.items():
            self.rewards[agent] = self._cumulative_rewards[agent] = found[seat]
            self.terminations[agent] = True
            self.infos[agent] = {"points": table.points(seat), "place": places[seat]}
        self.agent_selection = self.agents[0]

    def _refuse(self, table: State, refusal: Refusal) -> None:
        """End the game as PettingZoo's TerminateIllegalWrapper does, and say why."""
        loser, reason = self.agent_selection, told(table, refusal)
        EnvLogger.warn_on_illegal_move()
        EnvLogger.get_logger().warning(reason)
        self._over = True
        for agent in self.agents:
            self.terminations[agent] = self.truncations[agent] = True
        self.rewards[loser] = self._cumulative_rewards[loser] = ILLEGAL
        self.infos[loser] = {"refused": reason}
        self._deads_step_first()

    def _step_after_end(self, table: State, action: int) -> None:
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
        elif action is not None:
            reason = told(table, Refusal(self.game.end_rule, "over"))
            raise ValueError(f"when an agent is dead, the only valid action is None: {reason}")
        else:
            self._was_dead_step(action)

    def _complain(self, action: object, problem: Problem | TypeError) -> NoReturn:
        """As PettingZoo's AssertOutOfBoundsWrapper does."""
        reason = complaint(english(), problem) if isinstance(problem, Problem) else repr(action)
        raise AssertionError(f"action is not in action space: {reason}") from problem


def register_all() -> None:
    """Let `pettingzoo.make` know the games, such as `pantheon/derby-v2`."""
    for name in games.names():
        identity = f"pantheon/{name}-v{VERSION}"
        if identity not in aec_registry:
            register("aec", identity, f"{__name__}:env", kwargs={"game": name})


register_all()
