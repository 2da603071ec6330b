"""Figures that many games give, each with its 95 % interval. What is counted, is counted by game:
things that happen in one game are alike, and many of them say less than as many from many games.
"""

from __future__ import annotations

from math import isnan, nan, sqrt
from statistics import NormalDist
from typing import NamedTuple

import polars as pl

from pantheon.arena.standings import Z, percent, wilson


class Estimate(NamedTuple):
    """A figure and the ends of its interval; they are no numbers where there is too little."""

    value: float
    low: float
    high: float

    def times(self, factor: float) -> Estimate:
        """The same in another unit."""
        return Estimate(self.value * factor, self.low * factor, self.high * factor)

    def plus(self, amount: float) -> Estimate:
        """The same, counted from elsewhere."""
        return Estimate(self.value + amount, self.low + amount, self.high + amount)

    def text(self, digits: int = 1) -> str:
        """The figure and how far it may be off."""
        if isnan(self.low):
            return _plain(self.value, digits)
        return f"{_plain(self.value, digits)} ± {(self.high - self.low) / 2:.{digits}f}"

    def percent(self) -> str:
        """A share."""
        return "–" if isnan(self.value) else percent(self.value)

    def percents(self) -> str:
        """The interval of a share."""
        return "–" if isnan(self.low) else f"{100 * self.low:.1f} – {percent(self.high)}"

    def gain(self) -> str:
        """A difference."""
        return "–" if isnan(self.value) else f"{self.value:+.1f}"

    def gains(self) -> str:
        """A difference and its interval."""
        return f"{self.gain()} ({self.signed()})"

    def signed(self, digits: int = 1) -> str:
        """The interval of a difference."""
        if isnan(self.low):
            return "–"
        return f"{self.low:+.{digits}f} … {self.high:+.{digits}f}"


def _plain(value: float, digits: int) -> str:
    return "–" if isnan(value) else f"{value:.{digits}f}"


def quantile(z: float, freedom: float) -> float:
    """Student's t, where so many games decide and `z` is the normal one (Cornish and Fisher)."""
    first = (z**3 + z) / (4 * freedom)
    return z + first + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)


def _around(value: float, variance: float, games: int, z: float = Z) -> Estimate:
    half = quantile(z, games - 1) * sqrt(variance) if games > 1 else nan
    return Estimate(value, value - half, value + half)


def _moments(numbers: pl.Series) -> tuple[float, float]:
    """The mean and its variance."""
    found = numbers.to_list()
    count = len(found)
    mean = sum(found) / count if count else nan
    if count < 2:
        return mean, nan
    return mean, sum((number - mean) ** 2 for number in found) / (count - 1) / count


def mean(numbers: pl.Series) -> Estimate:
    """The mean of what games gave."""
    return _around(*_moments(numbers), len(numbers))


def difference(one: pl.Series, other: pl.Series, z: float = Z) -> Estimate:
    """How much more some games gave than others, in the mean."""
    (here, mine), (there, theirs) = _moments(one), _moments(other)
    return _around(here - there, mine + theirs, min(len(one), len(other)), z)


def together(count: int) -> float:
    """The `z` with which so many intervals are all right together in 95 % of all studies."""
    return NormalDist().inv_cdf(1 - 0.025 / max(count, 1))


def ratio(parts: pl.Series, wholes: pl.Series, z: float = Z) -> Estimate:
    """How much there is of something for each of another thing; both by game."""
    total = float(wholes.sum())
    if not total:
        return Estimate(nan, nan, nan)
    value = float(parts.sum()) / total
    return _around(value, _ratio_variance(value, parts, wholes), len(wholes), z)


def share(hits: pl.Series, tries: pl.Series, z: float = Z) -> Estimate:
    """How often something succeeds; hits and tries by game."""
    count = float(tries.sum())
    if not count:
        return Estimate(nan, nan, nan)
    value = float(hits.sum()) / count
    alone = value * (1 - value) / count  # the variance, did the tries of a game not hang together
    found = _ratio_variance(value, hits, tries)
    weight = count * alone / found if found > alone else count
    return Estimate(value, *wilson(value * weight, weight, z))


def _ratio_variance(value: float, parts: pl.Series, wholes: pl.Series) -> float:
    games = len(wholes)
    if games < 2:
        return nan
    square = float(((parts - value * wholes) ** 2).sum())
    return square / float(wholes.sum()) ** 2 * games / (games - 1)
