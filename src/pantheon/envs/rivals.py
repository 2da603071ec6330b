"""Bots by name, ours and those of other toolkits."""

from __future__ import annotations

from pantheon.bots.chair import Bot
from pantheon.bots.players import budget_of, make_bot
from pantheon.core.extras import extra

ISMCTS = "openspiel-ismcts"


def make_rival(name: str, seed: str) -> Bot:
    """A bot of ours, or OpenSpiel's search: openspiel-ismcts:0.5s, openspiel-ismcts:200."""
    kind, _, budget = name.partition(":")
    if kind != ISMCTS:
        return make_bot(name, seed)
    seconds, iterations = budget_of(name, budget)
    extra("openspiel", "pyspiel")
    from pantheon.envs.ismcts import SpielBot

    return SpielBot(seed, seconds, iterations)
