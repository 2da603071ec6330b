"""`pantheon bench-bots`: how fast bots think, beside a peer, and how an arena fills two cores."""

from __future__ import annotations

import argparse
import os
import platform
from collections.abc import Callable, Iterator
from datetime import date
from importlib import import_module
from itertools import cycle
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple, Protocol

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from pantheon import games
from pantheon.arena.backends import play_here, play_in_processes
from pantheon.arena.experiment import Experiment
from pantheon.bots.chair import Chair
from pantheon.bots.search import Searcher
from pantheon.cli.bench import add_telling, check_place, figure, tell
from pantheon.cli.inputs import Commands
from pantheon.cli.peers import versions
from pantheon.cli.speed import Tally, is_compiled, repeat
from pantheon.core.chance import Chance
from pantheon.core.playout import random_action
from pantheon.core.state import State
from pantheon.locales import Words

FORMAT = 1  # of the JSON
PLAYERS = 4
BOT = "greedy"  # that fills the arenas
ITERATIONS = 500  # for a decision
SAMPLED = 20  # decisions, from all through random games
PEERS = ("euchre", "gin_rummy")


class Plan(NamedTuple):
    """How much to measure: rounds, seconds for everybody in each, seconds of an arena."""

    rounds: int
    seconds: float
    arena: float


FULL = Plan(rounds=9, seconds=1.5, arena=12.0)
QUICK = Plan(rounds=3, seconds=0.2, arena=1.0)


def register(commands: Commands, words: Words) -> None:
    """Add the command."""
    parser = commands.add_parser("bench-bots", help=words("bench-bots-help"))
    parser.add_argument("--quick", action="store_true", help=words("bench-bots-quick"))
    add_telling(parser, words)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, words: Words) -> int:
    """Measure, then tell and keep what came out."""
    if args.keep:
        check_place(args.keep, args.force)
    report = measure(QUICK if args.quick else FULL, words)
    tell(report, args, show, words)
    return 0


# ---- what thinks


class Thinker(Protocol):
    """Something that searches; `think` gives the seconds and the iterations of a decision."""

    name: str
    mode: str
    players: int

    def think(self) -> tuple[float, int]:
        """Search for one decision."""
        ...


class Ours:
    """The search of our bots, on decisions of random games."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.mode = "compiled" if is_compiled() else "interpreted"
        self.players = PLAYERS
        self.decisions = cycle(_decisions(name))

    def think(self) -> tuple[float, int]:
        """Search for one decision."""
        chair = Chair(next(self.decisions))
        searcher = Searcher("bench", iterations=ITERATIONS)
        start = perf_counter()
        searcher.search(chair)
        return perf_counter() - start, searcher.iterations


def _decisions(name: str) -> list[State]:
    state = games.load(name).new(PLAYERS, "bench")
    chance = Chance("bench")
    found: list[State] = []
    while not state.over:
        if len(state.legal) > 1:
            found.append(state.copy())
        state.apply(random_action(state, chance))
    return found[:: max(1, len(found) // SAMPLED)]


class Spiel:
    """The search of OpenSpiel, which plays every iteration out at random, on a game of its own."""

    mode = "native"

    def __init__(self, name: str) -> None:
        self.spiel = import_module("pyspiel")
        self.name = f"OpenSpiel {name}"
        game = self.spiel.load_game(name)
        self.players = game.num_players()
        found = [state for seed in range(3) for state in _spiel_decisions(game, Random(seed))]
        self.decisions = cycle(found[:: max(1, len(found) // SAMPLED)])

    def think(self) -> tuple[float, int]:
        """Search for one decision."""
        evaluator = self.spiel.RandomRolloutEvaluator(1, 1)
        bot = self.spiel.ISMCTSBot(1, evaluator, 1.0, ITERATIONS)
        state = next(self.decisions)
        start = perf_counter()
        bot.step(state)
        return perf_counter() - start, ITERATIONS


def _spiel_decisions(game: Any, random: Random) -> Iterator[Any]:
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
            continue
        legal = state.legal_actions()
        if len(legal) > 1:
            yield state.clone()
        state.apply_action(random.choice(legal))


# ---- measuring


def measure(plan: Plan, words: Words) -> dict[str, Any]:
    """Measure every search in turn, round by round, then an arena of every game."""
    thinkers: list[Thinker] = [Ours(name) for name in games.names()]
    missing: dict[str, str] = {}
    for name in PEERS:
        try:
            thinkers.append(Spiel(name))
        except ImportError as error:
            missing[f"OpenSpiel {name}"] = str(error)
    tallies: list[list[Tally]] = [[] for _ in thinkers]
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        steps = plan.rounds * len(thinkers) + 6 * len(games.names())
        task = progress.add_task(words("bench-progress"), total=steps)
        for _ in range(plan.rounds):
            for thinker, found in zip(thinkers, tallies, strict=True):
                found.append(repeat(thinker.think, plan.seconds))
                progress.advance(task)
        arenas = [arena(name, plan.arena, lambda: progress.advance(task)) for name in games.names()]
    return {
        "format": FORMAT,
        "date": date.today().isoformat(),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "compiled": is_compiled(),
        "versions": versions(),
        "missing": missing,
        "rounds": plan.rounds,
        "searches": [
            {
                "name": thinker.name,
                "mode": thinker.mode,
                "players": thinker.players,
                "per_second": round(median(1e6 / tally.micros for tally in found), 1),
            }
            for thinker, found in zip(thinkers, tallies, strict=True)
        ],
        "arenas": arenas,
    }


def arena(name: str, seconds: float, on_step: Callable[[], None]) -> dict[str, Any]:
    """Games a minute between four bots of a kind, with one process and with two, thrice in turn."""
    plan = Experiment(name, {}, {}, PLAYERS, [BOT] * PLAYERS, 1, "bench")
    start = perf_counter()
    plan.play(0)
    count = max(4, int(seconds / (perf_counter() - start)))
    speeds: dict[int, list[float]] = {1: [], 2: []}
    for _ in range(3):
        for jobs, found in speeds.items():
            found.append(60 * count / _seconds(plan, jobs, count))
            on_step()
    return {
        "name": name,
        "games": count,
        "one": round(median(speeds[1]), 1),
        "two": round(median(speeds[2]), 1),
        "ratio": round(median(two / one for one, two in zip(*speeds.values(), strict=True)), 3),
    }


def _seconds(plan: Experiment, jobs: int, count: int) -> float:
    """The seconds that so many games take, without those for starting the processes."""
    ordinals = list(range(count + 2 * jobs))
    lines = play_here(plan, ordinals) if jobs == 1 else play_in_processes(plan, ordinals, jobs)
    for _ in range(2 * jobs):
        next(lines)
    start = perf_counter()
    for _ in range(count):
        next(lines)
    return perf_counter() - start


# ---- telling


def show(report: dict[str, Any], words: Words) -> None:
    """Print both tables."""
    console = Console(highlight=False)
    console.print(searches(report, words))
    for peer, reason in report["missing"].items():
        console.print(words("bench-missing", peer=peer, reason=reason), markup=False)
    console.print()
    console.print(arenas(report, words))


def searches(report: dict[str, Any], words: Words) -> Table:
    """Iterations a second, also as multiples of the peers'."""
    peers = [row for row in report["searches"] if row["mode"] == "native"]
    heads = [words("bench-bots-search"), words("bench-mode"), words("bench-bots-iterations")]
    grid = _grid([*heads, *(words("bench-bots-to", peer=peer["name"]) for peer in peers)], 2)
    for row in report["searches"]:
        label = words("bench-players", name=row["name"], players=row["players"])
        ratios = [figure(row["per_second"] / peer["per_second"], words) for peer in peers]
        speed = figure(row["per_second"], words)
        grid.add_row(label, words(f"bench-mode-{row['mode']}"), speed, *ratios)
    return grid


def arenas(report: dict[str, Any], words: Words) -> Table:
    """Games a minute, with one process and with two."""
    heads = ["bench-bots-arena", "bench-bots-one", "bench-bots-two", "bench-bots-ratio"]
    grid = _grid([words(head) for head in heads], 1)
    for row in report["arenas"]:
        label = words("bench-players", name=row["name"], players=PLAYERS)
        grid.add_row(label, *(figure(row[column], words) for column in ("one", "two", "ratio")))
    return grid


def _grid(heads: list[str], named: int) -> Table:
    grid = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    for place, head in enumerate(heads):
        grid.add_column(head, justify="left" if place < named else "right")
    return grid
