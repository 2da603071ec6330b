"""The bot that looks one decision ahead."""

from __future__ import annotations

from typing import Final

from pantheon.bots.chair import Bot, Chair
from pantheon.bots.judging import shares
from pantheon.core.chance import Chance

GUESSES: Final = 6  # of what is hidden, and of what chance brings


class GreedyBot(Bot):
    """Takes the action after which its prospects are best, by the game's own judgement."""

    def __init__(self, seed: str) -> None:
        self._seed: Final = seed
        self._decisions = 0

    def choose(self, chair: Chair) -> int:
        self._decisions += 1
        chance = Chance(f"{self._seed} greedy", self._decisions)
        legal = chair.legal()
        hopes = [0.0] * len(legal)
        for _ in range(GUESSES):
            guess = chair.guess(chance)
            for place, action in enumerate(legal):
                after = guess.copy()
                after.apply(action)
                hopes[place] += shares(after)[chair.seat]
        best = max(hopes)
        ties = [action for action, hope in zip(legal, hopes, strict=True) if hope == best]
        return ties[chance.below(len(ties))]
