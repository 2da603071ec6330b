"""A table as OpenSpiel wants it: chance is a move like any other, and every move has its place.

A shuffle is drawn digit by digit: DIGITS moves of chance with OUTCOMES equal outcomes each name
the seed from which the rules draw. They come before the first decision, and after each decision
that needs chance: the action waits until they are made. So a history tells the whole game.
"""

from __future__ import annotations

from typing import Any, Final

from pantheon import games
from pantheon.core.chance import Chance
from pantheon.core.game import Game
from pantheon.core.state import State

DIGITS: Final = 4
OUTCOMES: Final = 32
BEGIN: Final = -1  # the setup waits for chance
NOTHING: Final = -2  # waits
UNSEEN: Final = "?"  # an action that a player did not see


class Table:
    """A game that is played through OpenSpiel. Its copies are independent, and it can be pickled.

    `seen` is what each player saw of the moves so far.
    """

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.players = players
        self.state: State | None = None
        self.waits = BEGIN
        self.digits: list[int] = []
        self.seen = [""] * players

    def set_up(self, state: State) -> None:
        """Begin in the middle of a game."""
        self.state = state
        self.waits = NOTHING

    def roll(self, digit: int) -> None:
        """Chance names a digit; with the last one the game goes on."""
        self.digits.append(digit)
        if len(self.digits) < DIGITS:
            return
        seed = "-".join(map(str, self.digits))
        self.digits = []
        action, self.waits = self.waits, NOTHING
        if self.state is None:
            self.state = self.game.new(self.players, seed)
        else:
            self.state = self.state.copy()
            self.state.seed = seed
            self.state.apply(action)

    def play(self, action: int) -> None:
        """Play an action; if it needs chance, it waits for that."""
        state = self.state
        assert state is not None
        after = state.copy()
        after.apply(action)
        self._show(state, action)
        if after.draws == state.draws:
            self.state = after
        else:
            self.waits = action

    def _show(self, state: State, action: int) -> None:
        secret = state.frame.secret()
        for player in range(self.players):
            hidden = secret and player != state.seat
            self.seen[player] += f"{UNSEEN if hidden else action} "

    def guess(self, player: int, chance: Chance) -> Table:
        """Another table that looks the same to a player, what is hidden drawn anew."""
        guess = self._copy()
        if self.state is not None:
            guess.state = self.state.guess(player, chance)
        return guess

    def _copy(self) -> Table:
        copy = Table(self.game, self.players)
        copy.state = self.state
        copy.waits = self.waits
        copy.digits = self.digits.copy()
        copy.seen = self.seen.copy()
        return copy

    def __deepcopy__(self, memo: object) -> Table:
        return self._copy()  # states are replaced here and never changed

    def __reduce__(self) -> tuple[Any, ...]:
        written = self.state.to_json() if self.state is not None else None
        made = (self.game.name, self.game.options, self.players)
        return _read, (*made, written, self.waits, self.digits, self.seen)


def _read(
    name: str,
    options: dict[str, str],
    players: int,
    written: dict[str, Any] | None,
    waits: int,
    digits: list[int],
    seen: list[str],
) -> Table:
    table = Table(games.shared(name, options), players)
    table.state = table.game.state(written) if written is not None else None
    table.waits = waits
    table.digits = list(digits)
    table.seen = list(seen)
    return table
