"""One game between bots: each sees the table from its chair only."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from pantheon.bots.chair import UNSEEN, Bot, Chair
from pantheon.core.game import Game
from pantheon.core.record import Record, record_of
from pantheon.core.state import State
from pantheon.envs.rivals import make_rival


class Match:
    """A game that bots play; `names` are the bots by seat, `thoughts` the seed of their choices."""

    def __init__(
        self, game: Game, names: list[str], seed: str, thoughts: str, listen: bool = False
    ) -> None:
        self.names = names
        self.state: State = game.new(len(names), seed, listen)
        self.actions: list[int] = []
        self.seconds = [0.0] * len(names)  # of thinking, by seat
        self.decisions = [0] * len(names)
        self._bots: list[Bot] = [
            make_rival(name, f"{thoughts} {seat}") for seat, name in enumerate(names)
        ]
        self._since: list[list[int] | None] = [None] * len(names)

    def step(self) -> None:
        """Let the bot in turn decide."""
        state, seat = self.state, int(self.state.seat)
        began = perf_counter()
        action = self._bots[seat].choose(Chair(state, self._since[seat]))
        self.seconds[seat] += perf_counter() - began
        self.decisions[seat] += 1
        self._since[seat] = []
        secret = state.frame.secret()
        for other, since in enumerate(self._since):
            if since is not None:
                since.append(UNSEEN if secret and other != seat else action)
        state.apply(action)
        self.actions.append(action)

    def play(self) -> None:
        """Play to the end."""
        while not self.state.over:
            self.step()

    def record(self) -> Record:
        """The game so far."""
        return record_of(self.state, self.actions)

    def result(self) -> dict[str, Any]:
        """What came of the game, ready for JSON."""
        state = self.state
        return {
            "bots": self.names,
            "points": [state.points(seat) for seat in range(state.players)],
            "places": state.places(),
            "winners": state.winners(),
            "decisions": self.decisions,
            "seconds": [round(seconds, 4) for seconds in self.seconds],
        }
