"""Whether it matters where one sits."""

from __future__ import annotations

from statistics import NormalDist
from typing import NamedTuple

from pantheon.arena.standings import Result, wilson


class SeatShare(NamedTuple):
    """How a seat has done, whoever sat there."""

    seat: int
    share: float  # of the games won; a shared win is shared out
    interval: tuple[float, float]


def seat_shares(players: int, results: list[Result]) -> list[SeatShare]:
    """Every seat, with intervals that are all right together in 95 % of all experiments."""
    z = NormalDist().inv_cdf(1 - 0.025 / players)
    found = []
    for seat in range(players):
        deals: dict[int, list[float]] = {}
        for result in results:
            won = (seat in result["winners"]) / len(result["winners"])
            deals.setdefault(result["ordinal"] // players, []).append(won)
        share = sum(map(sum, deals.values())) / len(results)
        weight = _weight(share, list(deals.values()))
        found.append(SeatShare(seat, share, wilson(share * weight, weight, z)))
    return found


def _weight(share: float, deals: list[list[float]]) -> float:
    """How many games of separate deals would say as much.

    A deal that favours a seat does so in every game it is played in; so the games count for less
    the more alike they end, though never for less than one a deal.
    """
    games = sum(map(len, deals))
    square = sum((sum(wins) - share * len(wins)) ** 2 for wins in deals)
    if len(deals) == 1 or share in (0, 1):
        return len(deals)
    variance = square / games**2 * len(deals) / (len(deals) - 1)
    return max(len(deals), share * (1 - share) / max(variance, share * (1 - share) / games))
