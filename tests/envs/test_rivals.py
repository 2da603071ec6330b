"""OpenSpiel's search among our bots."""

from time import perf_counter

import pytest
from games.walks import every_game

from pantheon import games
from pantheon.arena.experiment import Experiment
from pantheon.arena.match import Match
from pantheon.bots.chair import Chair
from pantheon.core.problem import Problem
from pantheon.envs.rivals import make_rival


@every_game
def test_it_plays_a_whole_game(name: str) -> None:
    game = games.load(name)
    names = ["openspiel-ismcts:3", *["random"] * (game.least - 1)]
    match = Match(game, names, "1", "1")
    match.play()
    assert match.state.over


def test_it_keeps_to_its_time() -> None:
    state = games.load("offrandes").new(3, "1")
    bot = make_rival("openspiel-ismcts:0.3s", "1")
    bot.choose(Chair(state))  # the first time it sits down
    began = perf_counter()
    assert bot.choose(Chair(state)) in state.legal
    assert perf_counter() - began > 0.3


def test_a_number_of_simulations_makes_it_repeatable() -> None:
    state = games.load("derby").new(3, "1")
    chosen = {make_rival("openspiel-ismcts:20", "1").choose(Chair(state)) for _ in range(2)}
    assert len(chosen) == 1


def test_it_plays_with_values_of_ones_own() -> None:
    game = games.load("offrandes", overlay={"money": {"cap": 20}})
    state = game.new(3, "1")
    assert make_rival("openspiel-ismcts:3", "1").choose(Chair(state)) in state.legal


@pytest.mark.parametrize("budget", ["", ":", ":fast", ":0s", ":-3"])
def test_it_wants_a_budget(budget: str) -> None:
    with pytest.raises(Problem, match="bot-budget"):
        make_rival(f"openspiel-ismcts{budget}", "1")


def test_the_arena_knows_it() -> None:
    bots = ["openspiel-ismcts:2", "random", "random"]
    experiment = Experiment("derby", {}, {}, 3, bots, 1, "1")
    experiment.check()
    assert experiment.play(0)["arena"]["bots"] == bots
