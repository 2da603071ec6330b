"""The tests of the toolkits' owners in full, for every game and number of players: `make envs`."""

from functools import partial

import gymnasium
import pyspiel
from envs.test_openspiel import Owners
from games.walks import tables
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from pantheon.envs.pettingzoo import env

SIMULATIONS = 10


def main() -> None:
    for name, players in tables():
        print(f"==== {name}, {players} players")
        made = partial(env, name, players)
        api_test(made(), num_cycles=10_000)
        seed_test(made, num_cycles=10_000)
        render_test(made)
        performance_benchmark(made())
        wanted = f"pantheon.envs.gymnasium:pantheon/{name}-v2"
        check_env(gymnasium.make(wanted, players=players, opponents="greedy").unwrapped)
        game = pyspiel.load_game(f"pantheon_{name}", {"players": players})
        pyspiel.random_sim_test(game, num_sims=SIMULATIONS, serialize=True, verbose=False)
        for _ in range(SIMULATIONS):
            Owners().sim_game(game)


if __name__ == "__main__":
    main()
