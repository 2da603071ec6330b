"""Gymnasium's own check, for every game and number of players, and what it does not ask."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from games.walks import every_table
from gymnasium import error
from gymnasium.utils.env_checker import check_env

from pantheon.envs.gymnasium import LearnerEnv, LearnersEnv

ANSI = pytest.mark.filterwarnings("ignore::UserWarning")  # the checker knows no render modes


def masked(rng: np.random.Generator, masks: Any) -> Any:
    """An allowed action for each row, 0 where there is none."""
    return np.array([rng.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])


def rounds(envs: LearnersEnv, seed: int, steps: int) -> list[Any]:
    """What random steps bring, all of it."""
    seen, info = envs.reset(seed=seed)
    rng = np.random.default_rng(seed)
    told: list[Any] = [(seen, info)]
    for _ in range(steps):
        told.append(envs.step(masked(rng, told[-1][0]["action_mask"])))
    return told


# ---- the owners' test


@ANSI
@every_table
def test_check(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    made = gymnasium.make(f"pantheon/{name}-v2", players=players, opponents="random")
    check_env(made.unwrapped)
    capsys.readouterr()  # the human render mode prints


@ANSI
def test_check_with_options_and_better_bots() -> None:
    made = LearnerEnv("derby", 3, ["greedy", "mcts:5"], seat=1, rewards="score", powers="on")
    check_env(made, skip_render_check=True)


# ---- one learner


def test_a_game_against_bots() -> None:
    env = LearnerEnv("offrandes", 3, "greedy", seat=0)
    seen, info = env.reset(seed=1)
    over, reward = False, 0.0
    while not over:
        assert info["seat"] == 0
        assert (env.action_masks() == seen["action_mask"]).all()
        seen, reward, over, _, info = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert reward == {1: 1.0, 2: 0.0, 3: -1.0}[info["places"][0]]
    assert len(info["points"]) == 3


def test_the_learner_sits_anywhere() -> None:
    env = LearnerEnv("elysium", 4, "random")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2, 3}


def test_opponents_sit_clockwise_behind_the_learner() -> None:
    env = LearnerEnv("offrandes", 4, ["greedy", "random", "mcts:5"], seat=2)
    names = [type(bot).__name__ for bot in env.tables._seated(2, "")]
    assert [names[3], names[0], names[1]] == ["GreedyBot", "RandomBot", "Searcher"]


def test_an_illegal_action_ends_the_game_and_names_the_rule() -> None:
    env = LearnerEnv("offrandes", 3, "random")
    env.reset(seed=1)
    seen, reward, over, truncated, info = env.step(28)
    assert (reward, over, truncated) == (-1.0, True, False)
    assert info["refused"].startswith("O1.5: ")
    assert not seen["action_mask"].any()
    with pytest.raises(error.ResetNeeded, match=r"O6\.1"):
        env.step(0)


def test_what_is_no_action_at_all() -> None:
    env = LearnerEnv("offrandes", 3, "random")
    with pytest.raises(error.ResetNeeded, match="reset"):
        env.step(0)
    env.reset(seed=1)
    for action in (5000, "farmer"):
        with pytest.raises(error.InvalidAction):
            env.step(action)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("kwargs", "sentence"),
    [
        ({"players": 2}, r"for 3 to 6 players, not for 2 \(D1\.1\)"),
        ({"sober": "perhaps"}, r"\(D11\.1\)"),
        ({"wings": "on"}, "There is no option “wings”"),
        ({"opponents": "deepblue"}, "There is no bot “deepblue”"),
        ({"opponents": ["random", "random"]}, "3, one for each other seat"),
        ({"seat": 4}, "There is no seat 4; the seats are numbered 0 to 3"),
        ({"rewards": "fame"}, "Rewards are by rank, score"),
    ],
)
def test_what_cannot_be_made(kwargs: dict[str, Any], sentence: str) -> None:
    with pytest.raises(error.Error, match=sentence):
        gymnasium.make("pantheon/derby-v2", **kwargs)


# ---- many learners


@every_table
def test_many_games_at_once(name: str, players: int) -> None:
    envs = gymnasium.make_vec(f"pantheon/{name}-v2", 5, players=players, opponents="random")
    assert isinstance(envs, LearnersEnv)
    ended = 0
    for seen, rewards, over, _, info in rounds(envs, 1, 200)[1:]:
        assert envs.observation_space.contains(seen)
        assert (seen["action_mask"].any(axis=1) != over).all()
        assert (rewards[~over] == 0).all()
        for number in np.flatnonzero(over):
            ended += 1
            assert info["returns"][number].sum() == pytest.approx(0)
            assert rewards[number] == info["returns"][number][info["seat"][number]]
    assert ended > 5


def test_a_row_is_what_its_game_shows() -> None:
    envs = LearnersEnv("derby", 4, opponents="random", powers="on")
    seen = rounds(envs, 2, 100)[-1][0]
    for number in range(4):
        state, seat = envs.tables.state(number), envs.tables.seats[number]
        assert bytes(seen["observation"][number]) == envs.sight.see(state, seat)


def test_what_was_returned_does_not_change() -> None:
    envs = LearnersEnv("offrandes", 3, opponents="self")
    told = rounds(envs, 1, 30)
    again = rounds(envs, 1, 30)
    for one, other in zip(told, again, strict=True):
        assert (one[0]["observation"] == other[0]["observation"]).all()
        assert one[0]["observation"] is not other[0]["observation"]


def test_a_learner_that_decides_for_all() -> None:
    envs = LearnersEnv("derby", 3, 4, opponents="self")
    seats: set[int] = set()
    for _, _, over, _, info in rounds(envs, 3, 300)[1:]:
        seats |= set(info["seat"][~over].tolist())
        if over.any():
            assert info["returns"][over].sum(axis=1) == pytest.approx(0)
    assert seats == {0, 1, 2, 3}


def test_an_illegal_action_ends_one_game_and_not_the_others() -> None:
    envs = LearnersEnv("offrandes", 3, 3, opponents="random")
    seen, _ = envs.reset(seed=1)
    actions = masked(np.random.default_rng(1), seen["action_mask"])
    actions[1] = 28
    _, rewards, over, _, info = envs.step(actions)
    assert over.tolist() == [False, True, False]
    assert rewards.tolist() == [0.0, -1.0, 0.0]
    assert info["refused"][1].startswith("O1.5: ")
    assert not info["_returns"].any()
    _, _, over, _, info = envs.step(actions * 0)
    assert not over[1]


def test_many_actions_that_are_none() -> None:
    envs = LearnersEnv("offrandes", 3, 3, opponents="random")
    with pytest.raises(error.ResetNeeded):
        envs.step(np.zeros(3, int))
    envs.reset(seed=1)
    for actions in ([0, 0, 5000], [0, -1, 0], [0, 0], [0.5, 0.5, 0.5]):
        with pytest.raises(error.InvalidAction):
            envs.step(np.array(actions))
