"""What a bot has before it: the view from one seat, and guesses that agree with it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final

from mypy_extensions import mypyc_attr

from pantheon.core.chance import Chance
from pantheon.core.game import Game
from pantheon.core.state import State

UNSEEN: Final = -1  # an action that others do not see


class Chair:
    """A seat at a table. What is hidden from the seat cannot be reached from here.

    `since` are the actions since the seat last decided, its own first, those it did not see as
    UNSEEN; None if that is not known.
    """

    def __init__(self, state: State, since: list[int] | None = None) -> None:
        self._state: Final = state
        self.since: Final = since
        self.seat: Final = int(state.seat)
        self.players: Final = int(state.players)
        self.game: Final[Game] = state.game

    def legal(self) -> list[int]:
        """What may be done, in rising order."""
        return self._state.legal.copy()

    def view(self) -> dict[str, Any]:
        """All that the seat may see."""
        return self._state.view(self.seat)

    def see(self) -> bytes:
        """The same as numbers; see `Sight`."""
        return self.game.sight(self.players).see(self._state, self.seat)

    def guess(self, chance: Chance) -> State:
        """A full state that agrees with what the seat knows."""
        return self._state.guess(self.seat, chance)


@mypyc_attr(allow_interpreted_subclasses=True)  # other toolkits bring bots of their own
class Bot(ABC):
    """Decides for a seat, and for that seat only as long as a game lasts."""

    @abstractmethod
    def choose(self, chair: Chair) -> int:
        """One of the allowed actions."""


class RandomBot(Bot):
    """Any allowed action, all equally likely."""

    def __init__(self, seed: str) -> None:
        self._chance: Final = Chance(f"{seed} random")

    def choose(self, chair: Chair) -> int:
        legal = chair.legal()
        return legal[self._chance.below(len(legal))]
