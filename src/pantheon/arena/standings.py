"""What many games say about the bots: win shares with intervals, ratings, scores and time."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from operator import itemgetter
from statistics import fmean
from typing import Any, NamedTuple

from pantheon.core.extras import extra

Result = dict[str, Any]
Z = 1.959964  # of a normal distribution: 95 %


def wilson(wins: float, games: float, z: float = Z) -> tuple[float, float]:
    """The interval of a share, 95 % where no `z` is given, by Wilson's score."""
    if games == 0:
        return 0.0, 1.0
    share, square = wins / games, z * z
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = z * sqrt(share * (1 - share) / games + square / (4 * games * games))
    half /= 1 + square / games
    return max(0.0, middle - half), min(1.0, middle + half)


class Standing(NamedTuple):
    """How a bot has done."""

    name: str
    games: int
    wins: float  # a shared win is shared out
    interval: tuple[float, float]
    points: float  # mean
    gap: float  # mean of its points less the mean of the others at the table
    rating: tuple[float, float]  # openskill: mu and sigma
    millis: float  # for a decision

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.wins / self.games

    def cells(self) -> list[str]:
        """What stands in a table of all bots, see COLUMNS."""
        low, high = self.interval
        mu, sigma = self.rating
        return [
            self.name,
            str(self.games),
            percent(self.share),
            f"{100 * low:.1f}–{100 * high:.1f}",
            f"{self.points:.1f}",
            f"{round(self.gap, 1) + 0.0:+.1f}",
            f"{mu:.1f}±{sigma:.1f}",
            f"{self.millis:.1f}",
        ]


# The heads of a table of all bots; their words are `arena-` and these.
COLUMNS = ("bot", "played", "share", "interval", "points", "gap", "rating", "millis")


def percent(share: float) -> str:
    """A share as people read it."""
    return f"{100 * share:.1f} %"


def standings(names: list[str], results: list[Result]) -> list[Standing]:
    """Every bot of a list, the strongest first; equal names are one bot."""
    ratings = rate(names, results)[-1]
    found = [_standing(name, names, results, ratings[name]) for name in dict.fromkeys(names)]
    return sorted((one for one in found if one.games), key=lambda one: -one.share)


def _standing(
    name: str, names: list[str], results: list[Result], rating: tuple[float, float]
) -> Standing:
    wins, points, gaps, seconds, decisions = 0.0, [], [], 0.0, 0
    for result in results:
        for seat, place in enumerate(result["seating"]):
            if names[place] != name:
                continue
            mine = result["points"][seat]
            others = sum(result["points"]) - mine
            wins += (seat in result["winners"]) / len(result["winners"])
            points.append(mine)
            gaps.append(mine - others / (len(result["points"]) - 1))
            seconds += result["seconds"][seat]
            decisions += result["decisions"][seat]
    games = len(points)
    millis = 1000 * seconds / max(decisions, 1)
    interval = wilson(wins, games)
    if not games:
        return Standing(name, 0, 0.0, interval, 0.0, 0.0, rating, 0.0)
    return Standing(name, games, wins, interval, fmean(points), fmean(gaps), rating, millis)


def rate(names: list[str], results: Iterable[Result]) -> list[dict[str, tuple[float, float]]]:
    """Openskill ratings (Plackett-Luce) before the first game and after each.

    The games count in their order, not as they came in. Of several bots of one name at a table
    the first one is rated, so that a name meets itself nowhere.
    """
    model = extra("arena", "openskill.models").PlackettLuce()
    ratings = {name: model.rating(name=name) for name in names}
    told = [{name: (rating.mu, rating.sigma) for name, rating in ratings.items()}]
    for result in sorted(results, key=itemgetter("ordinal")):
        seats: dict[str, int] = {}
        for seat, place in enumerate(result["seating"]):
            seats.setdefault(names[place], seat)
        if len(seats) > 1:
            teams = [[ratings[name]] for name in seats]
            ranks = [float(result["places"][seat]) for seat in seats.values()]
            for (rating,), name in zip(model.rate(teams, ranks=ranks), seats, strict=True):
                ratings[name] = rating
        told.append({name: (rating.mu, rating.sigma) for name, rating in ratings.items()})
    return told
