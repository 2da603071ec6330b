"""Bots by their names, as people and commands call them."""

from __future__ import annotations

from typing import Final

from pantheon.bots.chair import Bot, RandomBot
from pantheon.bots.greedy import GreedyBot
from pantheon.bots.search import Searcher
from pantheon.core.problem import Problem

# What people see: a search with so many seconds for a decision.
NAMED: Final = {"novice": 0.03, "adept": 0.1, "hero": 0.3, "olympian": 1.0}
LONGEST: Final = 600.0  # seconds
MOST: Final = 10_000_000  # iterations


def make_bot(name: str, seed: str) -> Bot:
    """A bot: random, greedy, a named one, mcts:0.5s or mcts:2000 (iterations)."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    if name in NAMED:
        return Searcher(seed, seconds=NAMED[name])
    kind, _, budget = name.partition(":")
    if kind != "mcts":
        known = ", ".join(["random", "greedy", *NAMED, "mcts:0.5s", "mcts:2000"])
        raise Problem("bot-unknown", bot=name, known=known)
    seconds, iterations = budget_of(name, budget)
    return Searcher(seed, seconds, iterations)


def budget_of(name: str, budget: str) -> tuple[float, int]:
    """Seconds (0.5s) or iterations (2000) for each decision; the other one is 0."""
    try:
        if budget.endswith("s"):
            seconds = float(budget[:-1])
            if 0 < seconds <= LONGEST:
                return seconds, 0
        elif 0 < int(budget) <= MOST:
            return 0.0, int(budget)
    except ValueError:
        pass
    raise Problem("bot-budget", bot=name, longest=int(LONGEST), most=MOST)
