"""Divinity Derby as a game: its players, options, actions and setup (D1)."""

from __future__ import annotations

from typing import Any, Final

from pantheon.core.game import Game, Option
from pantheon.core.problem import Problem
from pantheon.core.sight import Sight
from pantheon.core.state import State
from pantheon.games.derby.actions import (
    BET_CARD,
    CREATURE_NAME,
    GODS_IN_PLAY,
    POWER,
    SIDE,
    Deck,
)
from pantheon.games.derby.bets import Bet, Bets
from pantheon.games.derby.checks import check
from pantheon.games.derby.components import BETS, GODS, NONE, POWERS
from pantheon.games.derby.events import STARTS
from pantheon.games.derby.powers.deck import ALL_POWERS
from pantheon.games.derby.races import DEAL, ChoosingGods, PlacingToken, Race, clear, give_powers
from pantheon.games.derby.sight import DerbySight
from pantheon.games.derby.state import Derby
from pantheon.games.derby.turns import Move, Running, Second, Turn
from pantheon.games.derby.values import load_values
from pantheon.games.derby.windows import Response, Target, Window

OPTIONS: Final = [
    Option("gods", ["dealt", "chosen"], "D1.1"),
    Option("powers", ["off", "on"], "D9.1"),
    Option("fate", ["off", "on"], "D10.1"),
    Option("sober", ["off", "on"], "D11.1"),
]


class DerbyGame(Game):
    """Bets on three races of flying creatures, for three to six."""

    def __init__(self, options: dict[str, str], overlay: dict[str, Any]) -> None:
        self.values: Final = [load_values(overlay, players) for players in range(3, 7)]
        self.deck: Final = Deck(self.values[0])
        super().__init__(
            name="derby",
            version=3,
            least=3,
            most=6,
            players_rule="D1.1",
            end_rule="D8.2",
            catalogue=self.deck.catalogue(),
            domains=[GODS_IN_PLAY, BET_CARD, CREATURE_NAME, POWER, SIDE, self.deck.card],
            frames=[
                ChoosingGods,
                Race,
                PlacingToken,
                Bets,
                Bet,
                Running,
                Turn,
                Second,
                Move,
                Window,
                Response,
                Target,
            ],
            known_options=OPTIONS,
            options=options,
            overlay=overlay,
        )
        assert len(ALL_POWERS) == len(POWERS)
        if self.options["fate"] == "on" and self.options["powers"] == "off":
            raise Problem("derby-fate-alone")  # D10 is played only with D9

    def make_sight(self, players: int) -> Sight:
        powers = self.options["powers"] == "on"
        return DerbySight(self.values[players - 3], players, list(self.frames.values()), powers)

    def spread(self) -> float:
        return 4.0

    def curiosity(self) -> float:
        return 0.03

    def blank(self, players: int, seed: str) -> State:
        return Derby(self, self.values[players - 3], self.deck, players, seed)

    def set_up(self, state: State) -> None:
        """D1.1, D1.6, D1.7; each race is laid out by its own frame."""
        assert isinstance(state, Derby)
        players = state.players
        chance = state.chance()
        state.start = chance.below(players)
        state.mover = state.start
        state.tell(STARTS, state.start)
        gods = list(range(len(GODS)))
        chance.shuffle(gods)
        state.gods = gods[:players] if self.options["gods"] == "dealt" else [NONE] * players
        state.race = 0
        state.score = [0] * players
        state.hand = list(state.values.bet_copies) * players
        state.kept = [0] * (players * len(BETS))
        state.lost = [0] * (players * len(BETS))
        state.protections_left = state.values.protections
        state.unused = 0
        clear(state)
        state.push(Race(DEAL))
        if self.options["gods"] == "chosen":
            state.push(ChoosingGods(state.start, 0))
        else:
            give_powers(state)

    def check(self, state: State) -> None:
        assert isinstance(state, Derby)
        check(state)
