"""The table as numbers, for machines that learn. All of it is open (O1.6)."""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from pantheon.core.sight import Sight, put
from pantheon.core.state import NOBODY, Frame, State
from pantheon.games.offrandes.actions import PAIRS
from pantheon.games.offrandes.auction import AuctionTurn, Bidding
from pantheon.games.offrandes.bribery import Bribe
from pantheon.games.offrandes.components import ALTARS, ANIMALS, LADDERS, TOP
from pantheon.games.offrandes.offering import Herding, Laying
from pantheon.games.offrandes.preparation import Preparation
from pantheon.games.offrandes.state import Offrandes
from pantheon.games.offrandes.values import Values


class OffrandesSight(Sight):
    """Ladders, altars, money and points, and what an auction has come to."""

    def __init__(self, values: Values, players: int, frames: list[type[Frame[Any]]]) -> None:
        super().__init__(players, frames)
        ladders, altars, animals = len(LADDERS), len(ALTARS), len(ANIMALS)
        most = values.animals_of_each
        self._round: Final = self.field("round", [1], values.last_round, "0 in the preparation")
        self._start: Final = self.choice("start", [1], players, "who has the start marker")
        self._money: Final = self.field("money", [players], values.cap, "drachmas, by player")
        self._points: Final = self.field("points", [players], 255, "by player")
        self._steps: Final = self.field(
            "ladders", [players, ladders], TOP, "the step of each disc, by player and ladder"
        )
        self._supply: Final = self.field("supply", [animals], most, "animals, by kind")
        self._owner: Final = self.choice("altar_owner", [altars], players, "by altar")
        self._kind: Final = self.choice("altar_animal", [altars], animals, "the kind, by altar")
        self._number: Final = self.field("altar_number", [altars], TOP, "animals, by altar")
        self._tiles: Final = self.field(
            "tiles", [ladders], 1, "those that the auctioneer can still offer, by ladder"
        )
        self._pairs: Final = self.field("pairs", [1], 3, "how many may still be offered")
        self._out: Final = self.field("sits_out", [players], 1, "of this auction turn, by player")
        self._pair: Final = self.field("on_offer", [ladders], 1, "the two tiles, by ladder")
        self._high: Final = self.field("high", [1], values.cap, "the highest bid")
        self._leader: Final = self.choice("leader", [1], players, "who made it")
        self._bidders: Final = self.field("bidders", [players], 1, "still in, by player")
        self._bribed: Final = self.field("bribed", [players], 1, "this round, by player")
        self._animal: Final = self.choice("animal", [1], animals, "the kind of the offering made")
        self._animals: Final = self.field("animals", [1], TOP, "how many are offered")
        self._left: Final = self.field("left", [1], 3, "discs to move in the preparation")

    def write(self, state: State, seat: i64, vector: BytesWriter) -> None:
        assert isinstance(state, Offrandes)
        put(vector, self._round, state.round)
        put(vector, self._start, self.near(state.start, seat))
        players = self.players
        for turn in range(players):
            other = (seat + turn) % players
            put(vector, self._money + turn, state.money[other])
            put(vector, self._points + turn, state.score[other])
            for ladder in range(len(LADDERS)):
                put(vector, self._steps + turn * len(LADDERS) + ladder, state.step(ladder, other))
        for kind in range(len(ANIMALS)):
            put(vector, self._supply + kind, state.supply[kind])
        for altar in range(len(ALTARS)):
            owner = state.altar_owner[altar]
            if owner != NOBODY:
                put(vector, self._owner + altar, self.near(owner, seat))
                put(vector, self._kind + altar, state.altar_kind[altar] + 1)
                put(vector, self._number + altar, state.altar_number[altar])
        self._write_work(state, seat, vector)

    def _write_work(self, s: Offrandes, seat: i64, vector: BytesWriter) -> None:
        """What the decision in hand is about."""
        frame = s.frame
        if isinstance(frame, Bidding):
            first, second = PAIRS[frame.pair]
            put(vector, self._pair + first, 1)
            put(vector, self._pair + second, 1)
            put(vector, self._high, frame.high)
            put(vector, self._leader, self.near(frame.leader, seat))
            self.mark(vector, self._bidders, frame.bidders, seat)
            below = s.stack[len(s.stack) - 1]
            assert isinstance(below, AuctionTurn)
            self._write_turn(below, seat, vector)
        elif isinstance(frame, AuctionTurn):
            self._write_turn(frame, seat, vector)
        elif isinstance(frame, Bribe):
            self.mark(vector, self._bribed, frame.bribed, seat)
        elif isinstance(frame, (Laying, Herding)):
            put(vector, self._animal, frame.kind + 1)
            put(vector, self._animals, frame.number)
        elif isinstance(frame, Preparation):
            put(vector, self._left, frame.left)

    def _write_turn(self, turn: AuctionTurn, seat: i64, vector: BytesWriter) -> None:
        for ladder in range(len(LADDERS)):
            if turn.tiles >> ladder & 1:
                put(vector, self._tiles + ladder, 1)
        put(vector, self._pairs, turn.pairs)
        self.mark(vector, self._out, turn.out, seat)
