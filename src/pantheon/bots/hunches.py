"""Guesses that fit what the others have done."""

from __future__ import annotations

from typing import Final

from pantheon.bots.chair import Chair
from pantheon.core.chance import Chance
from pantheon.core.state import State, Thought

BEGINNING: Final = 50  # guesses to compare before one of them is thought over
FINE: Final = 1 << 20  # steps into which chances are cut


class Hunches:
    """Guesses of one chair, each as often as it explains the others (Metropolis and Hastings).

    A new guess takes the place of the last one if it explains them better, else by chance only.
    Where the game knows how to think a guess over, that goes on from the last of the first ones.
    """

    def __init__(self, chair: Chair, chance: Chance) -> None:
        self._chair: Final = chair
        self._chance: Final = chance
        self._last: State | None = None
        self._likely = 0.0
        self._count = 0
        self._thought: Thought | None = None

    def next(self) -> State:
        """A guess, with what chance will bring drawn anew."""
        self._count += 1
        last = self._last
        if self._count == BEGINNING and last is not None:
            self._thought = last.rethink(self._chair.seat, self._chance)
        thought = self._thought
        found = self._fresh() if thought is None else thought.next()
        found.seed = self._chance.seed()
        return found

    def _fresh(self) -> State:
        """A copy of a new guess, or of the last one."""
        chance = self._chance
        guess = self._chair.guess(chance)
        likely = guess.explain(self._chair.seat, chance)
        last = self._last
        if last is None or float(chance.below(FINE)) * self._likely < likely * float(FINE):
            self._last = last = guess
            self._likely = likely
        return last.copy()
