"""From what players may expect to their chances of winning."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from pantheon.core.state import State

FINAL: Final = 0.8  # at the end: how much of the reward is for winning, the rest for the score


def shares(state: State) -> list[float]:
    """What each seat may hope for: shares of a win that add up to 1."""
    players: i64 = state.players
    expected = state.prospects()
    best = max(expected)
    spread = state.game.spread()
    hopes = [exp((points - best) / spread) for points in expected]
    total = sum(hopes)
    found = [hope / total for hope in hopes]
    if state.over:
        winners = state.winners()
        for seat in range(players):
            won = 1.0 / len(winners) if seat in winners else 0.0
            found[seat] = FINAL * won + (1.0 - FINAL) * found[seat]
    return found
