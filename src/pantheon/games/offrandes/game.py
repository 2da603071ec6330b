"""Offrandes as a game: its players, actions and setup (O1)."""

from __future__ import annotations

from typing import Any, Final

from pantheon.core.game import Game
from pantheon.core.sight import Sight
from pantheon.core.state import NOBODY, State
from pantheon.games.offrandes.actions import ALTAR, ANIMAL, CITY, LADDER, PAIR, catalogue
from pantheon.games.offrandes.auction import Auctions, AuctionTurn, Bidding
from pantheon.games.offrandes.bribery import Bribe, Bribery
from pantheon.games.offrandes.checks import check
from pantheon.games.offrandes.components import ALTARS, ANIMALS, LADDERS
from pantheon.games.offrandes.events import STARTS
from pantheon.games.offrandes.offering import Herding, Laying, Offerings
from pantheon.games.offrandes.preparation import Preparation
from pantheon.games.offrandes.rounds import AUCTIONS, Round
from pantheon.games.offrandes.sight import OffrandesSight
from pantheon.games.offrandes.state import Offrandes
from pantheon.games.offrandes.values import load_values


class OffrandesGame(Game):
    """Auctions, bribery and offerings on eleven altars, for three to five."""

    def __init__(self, options: dict[str, str], overlay: dict[str, Any]) -> None:
        values = load_values(overlay)
        super().__init__(
            name="offrandes",
            version=2,
            least=3,
            most=5,
            players_rule="O1.1",
            end_rule="O6.1",
            catalogue=catalogue(values.cap),
            domains=[LADDER, PAIR, CITY, ANIMAL, ALTAR],
            frames=[
                Preparation,
                Round,
                Auctions,
                AuctionTurn,
                Bidding,
                Bribery,
                Bribe,
                Offerings,
                Herding,
                Laying,
            ],
            known_options=[],
            options=options,
            overlay=overlay,
        )
        self.values: Final = values

    def make_sight(self, players: int) -> Sight:
        return OffrandesSight(self.values, players, list(self.frames.values()))

    def spread(self) -> float:
        return 12.0

    def curiosity(self) -> float:
        return 0.1

    def trust(self) -> float:
        return 0.4  # O1.6: nothing is hidden

    def blank(self, players: int, seed: str) -> State:
        return Offrandes(self, self.values, players, seed)

    def set_up(self, state: State) -> None:
        """O1.2 to O1.5."""
        assert isinstance(state, Offrandes)
        players = state.players
        values = self.values
        state.round = 0
        state.money = [values.start_money] * players
        state.bank = values.coins - values.start_money * players
        state.score = [0] * players
        state.steps = [0] * (len(LADDERS) * players)
        state.supply = [values.animals_of_each] * len(ANIMALS)
        state.altar_owner = [NOBODY] * len(ALTARS)
        state.altar_kind = [0] * len(ALTARS)
        state.altar_number = [0] * len(ALTARS)
        state.start = state.chance().below(players)
        state.tell(STARTS, state.start)
        state.push(Round(AUCTIONS))
        state.push(Preparation(state.clockwise(-1), players - 1, 3))

    def check(self, state: State) -> None:
        assert isinstance(state, Offrandes)
        check(state)
