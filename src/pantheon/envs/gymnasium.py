"""The games as Gymnasium environments: one learner, and bots on the other seats.

env = gymnasium.make("pantheon/derby-v2", players=4, opponents="greedy")
envs = gymnasium.make_vec("pantheon/derby-v2", num_envs=256, opponents="random")
"""

from __future__ import annotations

from typing import Any

from pantheon import games
from pantheon.core.game import Game
from pantheon.core.problem import Problem
from pantheon.core.refusal import Refusal
from pantheon.core.state import State
from pantheon.envs.looking import VERSION, Observation, chosen, observation_space
from pantheon.envs.picture import MODES, render
from pantheon.envs.rewards import BY_RANK, check_rewards
from pantheon.envs.tables import ANY_SEAT, EVERY_SEAT, Tables, check_seat, opponents_of
from pantheon.envs.telling import english, needs, told
from pantheon.locales.speech import complaint

needs("envs", "gymnasium")

import gymnasium  # noqa: E402
import numpy as np  # noqa: E402
from gymnasium import error, spaces  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

SELF = "self"  # instead of opponents: the learner decides for every seat

Info = dict[str, Any]
Step = tuple[Observation, float, bool, bool, Info]
Steps = tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], Info]


def seated(
    game: str,
    players: int | None,
    count: int,
    opponents: str | list[str],
    seat: int | None,
    rewards: str,
    options: dict[str, str],
) -> Tables:
    """The tables of an environment; an Error of Gymnasium's says what cannot be."""
    try:
        check_rewards(rewards)
        loaded, number = chosen(game, players, options)
        if opponents == SELF:
            return Tables(loaded, number, count, [], EVERY_SEAT, rewards)
        place = ANY_SEAT if seat is None else seat
        check_seat(place, number)
        return Tables(loaded, number, count, opponents_of(opponents, number), place, rewards)
    except Problem as problem:
        raise error.Error(complaint(english(), problem)) from problem


class LearnerEnv(gymnasium.Env[Any, Any]):
    """A table with one learner: `seat` is where it sits, None means anywhere.

    `opponents` is a bot such as `greedy` or `mcts:200`, or a list with one for each other seat.
    An illegal action ends the game with the lowest reward, and `info["refused"]` names the rule.
    """

    metadata = {"render_modes": MODES, "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        opponents: str | list[str] = "greedy",
        seat: int | None = None,
        rewards: str = BY_RANK,
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        self.render_mode = render_mode
        self.tables = seated(game, players, 1, opponents, seat, rewards, options)
        self.game = self.tables.game
        self.sight = self.tables.sight
        self.observation_space = observation_space(self.game, self.tables.players)
        self.action_space = spaces.Discrete(self.game.catalogue.size)
        self._begun = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """Begin a game; bots that sit before the learner have played when it returns."""
        super().reset(seed=seed)
        self.tables.reset(str(self.np_random.integers(2**63)))
        self._begun = True
        return self._observation(), self._info()

    def step(self, action: int) -> Step:
        """Play an action; the bots answer until the learner decides again."""
        tables = self.tables
        if not self._begun or tables.over[0]:
            raise error.ResetNeeded(self._why_over())
        if not self.action_space.contains(action):
            raise out_of_bounds(action, self.game)
        tables.step([int(action)])
        return self._observation(), tables.rewards[0], tables.over[0], False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """What is allowed now, as learners with masks ask for it."""
        return np.array(self.tables.masks, np.bool_)

    def render(self) -> Any:
        """The table as the learner sees it; in `human` mode it is printed."""
        return render(self.render_mode, self.tables.state(0), self.tables.seats[0])

    def _observation(self) -> Observation:
        return {
            "observation": np.array(self.tables.seen, np.uint8),
            "action_mask": np.array(self.tables.masks, np.int8),
        }

    def _info(self) -> Info:
        tables = self.tables
        info: Info = {"seat": tables.seats[0]}
        if tables.refused:
            info["refused"] = told(tables.state(0), tables.refused[0].refusal)
        elif tables.over[0]:
            info |= result(tables.state(0))
        return info

    def _why_over(self) -> str:
        if not self._begun:
            return "reset() needs to be called before step()"
        return told(self.tables.state(0), Refusal(self.game.end_rule, "over"))


class LearnersEnv(VectorEnv[Any, NDArray[Any], NDArray[Any]]):
    """Many tables in one process, each with one learner.

    With `opponents="self"` the learner decides for every seat: `info["seat"]` says for whom, the
    reward is that of whoever acted, and `info["returns"]` holds those of all.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        opponents: str | list[str] = "greedy",
        seat: int | None = None,
        rewards: str = BY_RANK,
        **options: str,
    ) -> None:
        self.num_envs = num_envs
        self.tables = seated(game, players, num_envs, opponents, seat, rewards, options)
        self.game = self.tables.game
        self.sight = self.tables.sight
        self.single_observation_space = observation_space(self.game, self.tables.players)
        self.single_action_space = spaces.Discrete(self.game.catalogue.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._seen = np.frombuffer(self.tables.seen, np.uint8).reshape(num_envs, -1)
        self._masks = np.frombuffer(self.tables.masks, np.int8).reshape(num_envs, -1)
        self._begun = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """Begin all games."""
        super().reset(seed=seed)
        self.tables.reset(str(self.np_random.integers(2**63)))
        self._begun = True
        return self._observations(), {"seat": np.array(self.tables.seats)}

    def step(self, actions: NDArray[Any]) -> Steps:
        """Play an action at each table; one that was over begins anew, whatever the action."""
        tables = self.tables
        if not self._begun:
            raise error.ResetNeeded("reset() needs to be called before step()")
        tables.step(self._checked(np.asarray(actions)))
        over = np.array(tables.over)
        return (
            self._observations(),
            np.array(tables.rewards),
            over,
            np.zeros(self.num_envs, np.bool_),
            self._info(over),
        )

    def _checked(self, actions: NDArray[Any]) -> list[int]:
        """An action for each table, all of them in the action space."""
        if actions.shape != (self.num_envs,) or not np.issubdtype(actions.dtype, np.integer):
            raise error.InvalidAction(f"one action for each of {self.num_envs} tables is needed")
        for action in (actions.min(), actions.max()):
            if not 0 <= action < self.game.catalogue.size:
                raise out_of_bounds(action, self.game)
        found: list[int] = actions.tolist()
        return found

    def _observations(self) -> Observation:
        return {"observation": self._seen.copy(), "action_mask": self._masks.copy()}

    def _info(self, over: NDArray[np.bool_]) -> Info:
        """Whose decisions these are; of games that are over, what everybody got, or why not."""
        tables = self.tables
        info: Info = {"seat": np.array(tables.seats)}
        ended = np.flatnonzero(over).tolist()
        if ended:
            info["returns"] = np.zeros((self.num_envs, tables.players))
            info["_returns"] = over.copy()
            for number in ended:
                if number in tables.refused:
                    info["_returns"][number] = False
                else:
                    info["returns"][number] = tables.returns[number]
        if tables.refused:
            info["refused"] = np.full(self.num_envs, None)
            for number, refused in tables.refused.items():
                info["refused"][number] = told(tables.state(number), refused.refusal)
        return info


def out_of_bounds(action: object, game: Game) -> error.InvalidAction:
    """The error for what is no action of the game at all."""
    if not isinstance(action, int | np.integer):
        return error.InvalidAction(f"{action!r} is not an action")
    problem = Problem("action-unknown", action=int(action), last=game.catalogue.size - 1)
    return error.InvalidAction(complaint(english(), problem))


def result(state: State) -> Info:
    """What came of a game: points and places by seat."""
    return {
        "points": [state.points(seat) for seat in range(state.players)],
        "places": state.places(),
    }


def register_all() -> None:
    """Let `gymnasium.make` and `make_vec` know the games, such as `pantheon/derby-v2`."""
    for name in games.names():
        identity = f"pantheon/{name}-v{VERSION}"
        if identity not in gymnasium.registry:
            gymnasium.register(
                identity,
                entry_point=f"{__name__}:LearnerEnv",
                vector_entry_point=f"{__name__}:LearnersEnv",
                kwargs={"game": name},
            )


register_all()
