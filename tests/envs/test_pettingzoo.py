"""PettingZoo's own tests, for every game and number of players, and what they do not ask."""

import pickle
import random
import time
from functools import partial
from itertools import count
from typing import Any

import numpy as np
import pettingzoo
import pytest
from games.walks import every_table
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test
from pettingzoo.utils.env_logger import EnvLogger

from pantheon import games
from pantheon.envs.pettingzoo import TableEnv, env
from pantheon.envs.rewards import rewards_of
from pantheon.games.derby.state import Derby

pytestmark = pytest.mark.filterwarnings("ignore:.*bservation:UserWarning")  # that it is a dict

POWERFUL = {"powers": "on", "fate": "on", "sober": "on", "gods": "chosen"}


def play(table: TableEnv, seed: int) -> dict[str, float]:
    """A random game; what everybody got."""
    table.reset(seed=seed)
    got: dict[str, float] = {}
    choose = random.Random(seed).choice
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        if over:
            got[agent] = reward
        table.step(None if over else choose(np.flatnonzero(seen["action_mask"]).tolist()))
    return got


# ---- the owners' tests


@every_table
def test_api(name: str, players: int) -> None:
    api_test(env(name, players))


@every_table
def test_seeds(name: str, players: int) -> None:
    seed_test(partial(env, name, players))


@every_table
def test_rendering(name: str, players: int) -> None:
    render_test(partial(env, name, players))


@pytest.mark.parametrize("options", [POWERFUL, {"powers": "on", "rewards": "score"}])
def test_options(options: dict[str, Any]) -> None:
    api_test(env("derby", 5, **options))
    seed_test(partial(env, "derby", 5, **options))


@pytest.mark.parametrize("families", ["random", "wasteland"])
def test_families(families: str) -> None:
    api_test(env("elysium", 3, families=families))


def test_benchmark(monkeypatch: pytest.MonkeyPatch) -> None:
    """PettingZoo measures for five seconds; here each look at the clock takes one."""
    monkeypatch.setattr(time, "time", count().__next__)
    performance_benchmark(env("offrandes"))


# max_cycles_test does not apply: it plays a parallel environment for so many cycles, but these
# games are not parallel and end by themselves.


# ---- the registry


def test_the_games_are_registered() -> None:
    table = pettingzoo.make("aec", "pantheon/elysium-v2", players=4, families="opulence")
    table.reset(seed=1)
    assert table.max_num_agents == 4
    assert table.game.options == {"families": "opulence"}


def test_an_environment_can_be_pickled() -> None:
    again = pickle.loads(pickle.dumps(env("derby", 3, "score", powers="on")))
    assert play(again, 1) == play(env("derby", 3, "score", powers="on"), 1)


# ---- rewards


@every_table
def test_rewards_by_rank_add_up_to_nothing(name: str, players: int) -> None:
    table = env(name, players)
    for seed in range(3):
        got = list(play(table, seed).values())
        assert sum(got) == pytest.approx(0)
        assert max(got) <= 1
        assert min(got) >= -1
        assert table.table is not None
        best = {got[seat] for seat in table.table.winners()}
        assert best == {max(got)}


@every_table
def test_rewards_by_score_are_points(name: str, players: int) -> None:
    table = env(name, players, rewards="score")
    got = play(table, 1)
    assert table.table is not None
    assert list(got.values()) == [table.table.points(seat) for seat in range(players)]


def test_players_who_share_a_place_share_its_reward() -> None:
    state = games.load("derby").new(4, "1")
    assert isinstance(state, Derby)
    state.score = [7, 9, 9, 3]
    assert rewards_of(state, "rank") == pytest.approx([-1 / 3, 2 / 3, 2 / 3, -1])
    assert rewards_of(state, "score") == [7, 9, 9, 3]


def test_the_last_info_tells_points_and_places() -> None:
    table = env("offrandes", 3)
    table.reset(seed=1)
    while not table.terminations[table.agent_selection]:
        table.step(np.flatnonzero(table.last()[0]["action_mask"])[0])
    assert table.table is not None
    told = [table.infos[agent] for agent in table.agents]
    assert [info["place"] for info in told] == table.table.places()


# ---- bad input


def begun(name: str = "offrandes", players: int = 3) -> TableEnv:
    table = env(name, players)
    table.reset(seed=1)
    return table


def test_an_illegal_action_ends_the_game_and_names_the_rule(
    caplog: pytest.LogCaptureFixture,
) -> None:
    EnvLogger.suppress_output()
    table = begun()
    loser = table.agent_selection
    table.step(28)
    EnvLogger.unsuppress_output()
    assert table.infos[loser]["refused"].startswith("O1.5: ")
    assert "O1.5: " in caplog.text
    assert all(table.terminations.values())
    assert table.rewards == {agent: -1.0 if agent == loser else 0.0 for agent in table.agents}
    for _ in table.agent_iter():
        table.step(None)
    assert table.agents == []


@pytest.mark.parametrize("action", [5000, -1, None, "farmer"])
def test_what_is_no_action_at_all(action: Any) -> None:
    with pytest.raises((AssertionError, ValueError)):
        begun().step(action)


def test_out_of_bounds() -> None:
    with pytest.raises(AssertionError, match=r"action is not in action space: .* 0 to 106"):
        begun().step(5000)


def test_an_action_after_the_end() -> None:
    table = begun()
    play(table, 1)
    table.reset(seed=1)
    while not any(table.terminations.values()):
        table.step(np.flatnonzero(table.last()[0]["action_mask"])[0])
    with pytest.raises(ValueError, match=r"only valid action is None: O6\.1: The game is over"):
        table.step(0)


def test_before_the_first_reset() -> None:
    with pytest.raises(AssertionError, match=r"reset\(\) needs to be called before step"):
        env("offrandes").step(0)


@pytest.mark.parametrize(
    ("kwargs", "sentence"),
    [
        ({"game": "offrandes", "players": 6}, r"for 3 to 5 players, not for 6 \(O1\.1\)"),
        ({"game": "derby", "powers": "maybe"}, r"cannot be “maybe”; .* \(D9\.1\)"),
        ({"game": "derby", "fate": "on"}, r"\(D10\)"),
        ({"game": "derby", "wings": "on"}, "There is no option “wings”"),
        ({"game": "elysium", "families": "norse"}, r"\(E1\.2\)"),
        ({"game": "chess"}, "There is no game “chess”"),
        ({"game": "derby", "rewards": "fame"}, "Rewards are by rank, score"),
    ],
)
def test_what_cannot_be_made(kwargs: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        env(**kwargs)
