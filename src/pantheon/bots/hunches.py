"""Guesses that fit what the others have done."""

from __future__ import annotations

from typing import Final

from pantheon.bots.chair import Chair
from pantheon.core.chance import Chance
from pantheon.core.state import State

FINE: Final = 1 << 20  # steps into which chances are cut


class Hunches:
    """Guesses of one chair, each as often as it explains the others (Metropolis and Hastings).

    A new guess takes the place of the last one if it explains them better, else by chance only.
    """

    def __init__(self, chair: Chair, chance: Chance) -> None:
        self._chair: Final = chair
        self._chance: Final = chance
        self._last: State | None = None
        self._likely = 0.0

    def next(self) -> State:
        """A guess, with what chance will bring drawn anew."""
        chance = self._chance
        guess = self._chair.guess(chance)
        likely = guess.explain(self._chair.seat, chance)
        last = self._last
        if last is None or float(chance.below(FINE)) * self._likely < likely * float(FINE):
            self._last = last = guess
            self._likely = likely
        found = last.copy()
        found.seed = chance.seed()
        return found
