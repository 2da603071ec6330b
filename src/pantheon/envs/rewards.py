"""What a finished game is worth to its players: by their ranks, or by their scores."""

from __future__ import annotations

from typing import Final

from pantheon.core.problem import Problem
from pantheon.core.state import State

BY_RANK: Final = "rank"
BY_SCORE: Final = "score"
LOWEST: Final = {BY_RANK: -1.0, BY_SCORE: 0.0}  # also what an illegal action brings


def check_rewards(by: str) -> None:
    """Complain about rewards of another kind."""
    if by not in LOWEST:
        raise Problem("envs-rewards", found=by, known=", ".join(LOWEST))


def rewards_of(state: State, by: str) -> list[float]:
    """By score the points; by rank 1 for the first and -1 for the last, evenly between.

    Players who share a place share what their places bring, so that ranks add up to 0.
    """
    players = int(state.players)
    if by == BY_SCORE:
        return [float(state.points(seat)) for seat in range(players)]
    places = state.places()
    rewards: list[float] = []
    for place in places:
        middle = place + (places.count(place) - 1) / 2
        rewards.append(1.0 - 2.0 * (middle - 1) / (players - 1))
    return rewards
