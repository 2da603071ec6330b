"""Many tables at once: every learner's action is played, bots answer, and all that is seen lands
in one buffer. Compiled, so that a step costs little more than the rules do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pantheon.bots.chair import Bot, Chair
from pantheon.bots.players import make_bot
from pantheon.core.chance import Chance
from pantheon.core.game import Game
from pantheon.core.problem import Problem
from pantheon.core.refusal import Refused
from pantheon.core.sight import Sight
from pantheon.core.state import NOTHING, State
from pantheon.envs.rewards import LOWEST, rewards_of

ANY_SEAT: Final = -1
EVERY_SEAT: Final = -2  # the learner decides for all


class Tables:
    """So many games of one kind. `seen` and `masks` hold a row for each, from the learner's seat.

    After a step `rewards` and `over` tell how it went, `returns` what each seat of a game that has
    ended got, and `refused` why a game was ended for an illegal action. A game that is over is
    begun anew in the step after.
    """

    def __init__(
        self, game: Game, players: int, count: int, opponents: list[str], seat: int, rewards: str
    ) -> None:
        self.game: Final = game
        self.players: Final = players
        self.count: Final = count
        self.sight: Final[Sight] = game.sight(players)
        self.seen: Final = bytearray(count * self.sight.size)
        self.masks: Final = bytearray(count * game.catalogue.size)
        self.seats: Final = [0] * count  # for whom the learner decides now
        self.rewards: Final = [0.0] * count
        self.over: Final = [False] * count
        self.returns: Final[list[list[float]]] = [[] for _ in range(count)]
        self.refused: Final[dict[int, Refused]] = {}
        self._opponents: Final = opponents
        self._seat: Final = seat
        self._by: Final = rewards
        self._states: Final[list[State]] = []
        self._bots: Final[list[list[Bot]]] = [[] for _ in range(count)]
        self._legal: Final[list[list[int]]] = [NOTHING] * count  # what the mask of each holds
        self._chance = Chance("")

    def reset(self, seed: str) -> None:
        """Begin all games."""
        self._chance = Chance(seed)
        self.refused.clear()
        if not self._states:
            for _ in range(self.count):
                self._states.append(self.game.new(self.players, ""))
        for number in range(self.count):
            self._begin(number)

    def state(self, number: int) -> State:
        """One of the games, to be drawn and not to be changed."""
        return self._states[number]

    def step(self, actions: list[int]) -> None:
        """Play an action in each game; in one that was over, begin anew instead."""
        self.refused.clear()
        for number in range(self.count):
            if self.over[number]:
                self._begin(number)
            else:
                self._play(number, actions[number])

    def _begin(self, number: i64) -> None:
        seed = self._chance.seed()
        state = self.game.new(self.players, seed)
        self._states[number] = state
        learner: i64 = self._seat
        if learner == ANY_SEAT:
            learner = self._chance.below(self.players)
        self.seats[number] = learner
        if self._seat != EVERY_SEAT:
            self._bots[number] = self._seated(learner, seed)
        self.rewards[number] = 0.0
        self.over[number] = False
        self._go_on(number, state)

    def _seated(self, learner: i64, seed: str) -> list[Bot]:
        """A bot for every seat; that of the learner's own is never asked."""
        bots: list[Bot] = []
        for seat in range(self.players):
            # the first opponent sits behind the learner, clockwise
            turn = (seat - learner + self.players - 1) % self.players
            name = self._opponents[turn % len(self._opponents)]
            bots.append(make_bot(name, f"{seed} {seat}"))
        return bots

    def _play(self, number: i64, action: int) -> None:
        state = self._states[number]
        seat = self.seats[number]
        try:
            state.apply(action)
        except Refused as refused:
            self.refused[int(number)] = refused
            self.rewards[number] = LOWEST[self._by]
            self.over[number] = True
            self.returns[number] = []
            self._show(number, state, seat, NOTHING)
            return
        self._go_on(number, state)

    def _go_on(self, number: i64, state: State) -> None:
        """Let bots answer until the learner decides, or the game is over."""
        seat = self.seats[number]
        if self._seat != EVERY_SEAT:
            bots = self._bots[number]
            while state.seat != seat and not state.over:
                state.apply(bots[state.seat].choose(Chair(state)))
        if state.over:
            found = rewards_of(state, self._by)
            self.returns[number] = found
            self.rewards[number] = found[seat]
            self.over[number] = True
            self._show(number, state, seat, NOTHING)
            return
        seat = int(state.seat)
        self.seats[number] = seat
        self._show(number, state, seat, state.legal)

    def _show(self, number: i64, state: State, seat: i64, legal: list[int]) -> None:
        """Write what the learner sees and may do into its row."""
        size: i64 = self.sight.size
        start: i64 = number * size
        self.seen[start : start + size] = self.sight.see(state, seat)
        first: i64 = number * self.game.catalogue.size
        masks = self.masks
        for action in self._legal[number]:
            masks[first + action] = 0
        for action in legal:
            masks[first + action] = 1
        self._legal[number] = legal


def opponents_of(given: str | list[str], players: int) -> list[str]:
    """The bots of all other seats, clockwise from the learner; one name stands for all."""
    names = [given] if isinstance(given, str) else given
    for name in names:
        make_bot(name, "")
    if len(names) not in (1, players - 1):
        raise Problem("envs-opponents", found=len(names), needed=players - 1)
    return names


def check_seat(seat: int, players: int) -> None:
    """Complain about a seat that is not at the table."""
    if not EVERY_SEAT <= seat < players:
        raise Problem("envs-seat", found=seat, last=players - 1)
