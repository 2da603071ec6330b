"""The games as Python games of OpenSpiel; importing this registers them.

game = pyspiel.load_game("pantheon_derby(players=4,powers=on)")
"""

from __future__ import annotations

from typing import Any

from pantheon import games
from pantheon.core.chance import Chance
from pantheon.core.problem import Problem
from pantheon.core.record import digest
from pantheon.core.refusal import Refused
from pantheon.core.state import State
from pantheon.envs.rewards import BY_RANK, LOWEST, check_rewards, rewards_of
from pantheon.envs.spiel import NOTHING, OUTCOMES, Table
from pantheon.envs.telling import english, needs, told
from pantheon.locales.speech import complaint

needs("openspiel", "pyspiel")

import numpy as np  # noqa: E402
import pyspiel  # noqa: E402

LONGEST = 5000  # decisions of a game; random ones have a few hundred
MOST_POINTS = 1000.0
EVEN = [(digit, 1 / OUTCOMES) for digit in range(OUTCOMES)]


def short_name(name: str) -> str:
    """What OpenSpiel calls a game."""
    return f"pantheon_{name}"


def game_type(name: str, by: str = BY_RANK) -> Any:
    """What OpenSpiel wants to know of a game before it is made."""
    game = games.shared(name)
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name(name),
        long_name=f"Pantheon {name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if by == BY_RANK else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": game.least,
            "rewards": BY_RANK,
            **game.options,
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game of ours as OpenSpiel's; a SpielError says what cannot be."""

    name: str  # of the game, in a class for each

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        name, given = self.name, dict(params or {})
        spec = game_type(name).parameter_specification
        players, by = given.get("players", spec["players"]), given.get("rewards", BY_RANK)
        options = {key: given[key] for key in given if key not in ("players", "rewards")}
        try:
            check_rewards(by)
            self.game = games.shared(name, options)
            self.game.check_players(players)
        except Problem as problem:
            raise pyspiel.SpielError(complaint(english(), problem)) from problem
        self.rewards_by = by
        self.sight = self.game.sight(players)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.catalogue.size,
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=LOWEST[by],
            max_utility=1.0 if by == BY_RANK else MOST_POINTS,
            utility_sum=0.0 if by == BY_RANK else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(name, by), info, given)

    def new_initial_state(self) -> SpielState:
        """A game before its setup, which waits for chance."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """What a player sees; nobody but the player whole, so that there is no public part."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        single = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return Observer(self, kind.perfect_recall) if kind.public_info and single else None


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A position; all of it is in its `table`."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = Table(game.game, game.num_players())

    def current_player(self) -> int:
        """Whose move it is: a player's, chance's, or nobody's."""
        table = self.table
        if table.waits != NOTHING:
            return int(pyspiel.PlayerId.CHANCE)
        assert table.state is not None
        seat = int(table.state.seat)
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        table = self.table
        return table.waits == NOTHING and table.state is not None and table.state.over

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table.state is not None
        return self.table.state.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The digits of a seed, all equally likely."""
        return EVEN

    def _apply_action(self, action: int) -> None:
        table = self.table
        if table.waits != NOTHING:
            table.roll(action)
            return
        assert table.state is not None
        try:
            table.play(action)
        except Refused as refused:
            raise pyspiel.SpielError(told(table.state, refused.refusal)) from refused
        except Problem as problem:
            raise pyspiel.SpielError(told(table.state, problem)) from problem

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"digit {action}"
        return self.table.game.catalogue.text(action)

    def returns(self) -> list[float]:
        """What everybody got, 0 before the end."""
        game: SpielGame = self.get_game()
        if not self.is_terminal():
            return [0.0] * self.table.players
        assert self.table.state is not None
        return rewards_of(self.table.state, game.rewards_by)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Another state that looks the same to a player, what is hidden drawn anew."""
        resampled: SpielState = self.clone()
        resampled.table = self.table.guess(player, Chance(str(sampler())))
        return resampled

    def __str__(self) -> str:
        state = self.table.state
        if state is None:
            return f"{self.table.game.name} before the deal, digits {self.table.digits}"
        lines = [self._asked(state), f"points {points_of(state)}", f"digest {digest(state)}"]
        if self.table.waits != NOTHING:
            action = self.table.game.catalogue.text(self.table.waits)
            lines.insert(1, f"{action} waits for chance, digits {self.table.digits}")
        return "\n".join(lines)

    def _asked(self, state: State) -> str:
        question = state.question()
        if question is None:
            return f"over ({state.game.end_rule}), places {state.places()}"
        who = f"{state.seat} {state.nameplate(int(state.seat))}"
        return f"{who} decides: {question['key']} ({question['rule']})"


def points_of(state: State) -> list[int]:
    """The scores so far, by seat."""
    return [state.points(seat) for seat in range(state.players)]


class Observer:
    """What a player sees: the vector of `sight`, and with perfect recall all moves seen so far."""

    def __init__(self, game: SpielGame, perfect_recall: bool) -> None:
        self._sight = game.sight
        self._recall = perfect_recall
        self.tensor = None if perfect_recall else np.zeros(game.sight.size, np.float32)
        self.dict = {}
        if self.tensor is not None:
            for field in game.sight.fields:
                piece = self.tensor[field.start : field.start + field.size]
                self.dict[field.name] = piece.reshape(field.shape)

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor."""
        table = state.table.state
        if self.tensor is not None:
            self.tensor.fill(0)
            if table is not None:
                self.tensor[:] = np.frombuffer(self._sight.see(table, player), np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        """The vector, each number as two hexadecimal digits; before it the moves seen."""
        table = state.table
        vector = self._sight.see(table.state, player).hex() if table.state is not None else "-"
        return f"{table.seen[player]}| {vector}" if self._recall else vector


# A class for each game: OpenSpiel keeps what makes a game for longer than Python lives, which
# only classes survive.
GAMES: dict[str, type[SpielGame]] = {
    name: type(f"Spiel{name.title()}", (SpielGame,), {"name": name}) for name in games.names()
}
for name, made in GAMES.items():
    pyspiel.register_game(game_type(name), made)


def __getattr__(name: str) -> type[SpielGame]:
    """The class of a game, which pickle looks for by its name."""
    for made in GAMES.values():
        if made.__name__ == name:
            return made
    raise AttributeError(name)
