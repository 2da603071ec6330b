"""Bots by name: ours, those of other toolkits, and policies that were learned."""

from __future__ import annotations

from pantheon.bots.chair import Bot
from pantheon.bots.players import budget_of, make_bot
from pantheon.core.extras import extra

ISMCTS = "openspiel-ismcts"
LEARNED = "learned"


def make_rival(name: str, seed: str) -> Bot:
    """A bot of ours, OpenSpiel's search (openspiel-ismcts:0.5s), or a policy (learned:FILE)."""
    kind, _, budget = name.partition(":")
    if kind == LEARNED:
        extra("envs", "numpy")
        from pantheon.envs.learned import LearnedBot

        return LearnedBot(budget)
    if kind != ISMCTS:
        return make_bot(name, seed)
    seconds, iterations = budget_of(name, budget)
    extra("openspiel", "pyspiel")
    from pantheon.envs.ismcts import SpielBot

    return SpielBot(seed, seconds, iterations)
