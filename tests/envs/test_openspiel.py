"""OpenSpiel's own tests, for every game and number of players; its bots; kept playthroughs.

Each file tests/envs/playthroughs/<game>-<players>.txt is a playthrough in OpenSpiel's format. After
a change that is meant, PANTHEON_REWRITE=1 writes them anew, to be read in the diff.
"""

import os
from itertools import zip_longest
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl.flags import FLAGS
from games.walks import every_game, every_table
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.tests import games_sim_test

from pantheon.envs.openspiel import SpielState
from pantheon.envs.spiel import DIGITS

PLAYTHROUGHS = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))
POWERFUL = "pantheon_derby(players=4,powers=on,fate=on,sober=on,gods=chosen,rewards=score)"


class Owners(games_sim_test.GamesSimTest):  # type: ignore[misc]  # open_spiel has no types
    """The checks of OpenSpiel's own simulation test."""

    __test__ = False

    def runTest(self) -> None:  # noqa: N802
        """Not a test by itself."""


def begun(name: str) -> SpielState:
    """A game after its deal."""
    state: SpielState = pyspiel.load_game(name).new_initial_state()
    for digit in range(DIGITS):
        state.apply_action(digit)
    return state


def played(name: str, decisions: int) -> SpielState:
    """A game after so many random decisions."""
    state = begun(name)
    random = np.random.RandomState(decisions)
    while decisions:
        chance = state.is_chance_node()
        state.apply_action(random.choice(state.legal_actions()))
        decisions -= not chance
    return state


# ---- the owners' tests


@every_table
def test_random_simulation(name: str, players: int) -> None:
    game = pyspiel.load_game(f"pantheon_{name}(players={players})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@every_table
def test_simulation_of_the_owners(name: str, players: int) -> None:
    Owners().sim_game(pyspiel.load_game(f"pantheon_{name}", {"players": players}))


def test_options_and_rewards_by_score() -> None:
    pyspiel.random_sim_test(pyspiel.load_game(POWERFUL), 1, serialize=True, verbose=False)
    Owners().sim_game(pyspiel.load_game(POWERFUL))
    Owners().sim_game(pyspiel.load_game("pantheon_elysium(families=random)"))


@pytest.mark.parametrize("file", PLAYTHROUGHS, ids=lambda file: str(file.stem))
def test_playthrough(file: Path) -> None:
    FLAGS.mark_as_parsed()
    if os.environ.get("PANTHEON_REWRITE") == "1":
        game = file.read_text("utf-8").splitlines()[0].removeprefix("game: ")
        told = generate_playthrough.playthrough(game, action_sequence=None, seed=1)
        file.write_text(told, "utf-8")
    kept, again = generate_playthrough.replay(str(file))
    for number, (then, now) in enumerate(zip_longest(kept.splitlines(), again.splitlines()), 1):
        assert now == then, f"{file.name}, line {number}"


@every_game
def test_there_is_a_playthrough_of_every_game(name: str) -> None:
    assert any(file.stem.startswith(name) for file in PLAYTHROUGHS)


# ---- what a player knows


@every_game
def test_a_resampled_state_looks_the_same(name: str) -> None:
    state = played(f"pantheon_{name}(players=3)", 40)
    player = state.current_player()
    other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.observation_tensor(player) == state.observation_tensor(player)
    assert other.legal_actions() == state.legal_actions()
    assert str(other) != str(state)


def test_others_do_not_see_the_card_of_a_bet() -> None:
    state = begun("pantheon_derby(players=3)")
    better, bet, other_bet = state.current_player(), *state.legal_actions()[::6][:2]
    (one, two) = (state.child(bet), state.child(other_bet))
    for player in range(3):
        same = one.information_state_string(player) == two.information_state_string(player)
        assert same == (player != better)


def test_a_history_tells_the_whole_game() -> None:
    state = played("pantheon_derby(players=3)", 100)
    again = pyspiel.load_game("pantheon_derby(players=3)").new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)


def test_chance_comes_only_where_the_rules_ask_for_it() -> None:
    state = played("pantheon_offrandes(players=3)", 100)
    moves = state.full_history()
    assert sum(move.player == pyspiel.PlayerId.CHANCE for move in moves) == DIGITS


# ---- its bots


@every_game
def test_ismcts_plays(name: str) -> None:
    state = begun(f"pantheon_{name}(players=3)")
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 2.0, 10, random_state=random)
    walk_with(bot, state, 5)


@every_game
def test_mcts_plays(name: str) -> None:
    state = begun(f"pantheon_{name}(players=3)")
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = mcts.MCTSBot(state.get_game(), 2.0, 10, evaluator, random_state=random)
    walk_with(bot, state, 5)


def walk_with(bot: Any, state: SpielState, decisions: int) -> None:
    for _ in range(decisions):
        if state.is_chance_node():
            state.apply_action(0)
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)


# ---- bad input


@pytest.mark.parametrize(
    ("game", "sentence"),
    [
        ("pantheon_derby(players=7)", r"for 3 to 6 players, not for 7 \(D1\.1\)"),
        ("pantheon_derby(gods=norse)", r"cannot be “norse”; .* \(D1\.1\)"),
        ("pantheon_derby(rewards=fame)", "Rewards are by rank, score"),
        ("pantheon_derby(wings=on)", "Unknown parameter 'wings'"),
    ],
)
def test_what_cannot_be_loaded(game: str, sentence: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=sentence):
        pyspiel.load_game(game)


def test_an_illegal_action_names_the_rule() -> None:
    state = begun("pantheon_offrandes(players=3)")
    before = str(state)
    with pytest.raises(pyspiel.SpielError, match=r"O1\.5: "):
        state.apply_action(28)
    with pytest.raises(pyspiel.SpielError, match="There is no action 5000"):
        state.apply_action(5000)
    assert str(state) == before


def test_an_action_after_the_end() -> None:
    state = begun("pantheon_elysium")
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(pyspiel.SpielError, match=r"E9\.1: The game is over"):
        state.apply_action(0)
