"""The table: ladders, altars, animals, money and points. All of it is open (O1.6)."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final

from mypy_extensions import i64

from pantheon.core.chance import Chance
from pantheon.core.game import Game
from pantheon.core.state import NOBODY, State
from pantheon.games.offrandes.components import (
    ALTARS,
    ANIMALS,
    CITIES,
    FARMER,
    FLOWER_SELLER,
    LADDERS,
    PRIESTESS,
    TEMPLE_SERVANT,
    WATER_CARRIER,
)
from pantheon.games.offrandes.values import Values


class Offrandes(State):
    """A position of Offrandes."""

    round: i64
    start: i64  # the seat with the start marker
    bank: i64
    money: list[int]  # by seat
    score: list[int]  # by seat
    steps: list[int]  # by ladder, then seat: see `step`
    supply: list[int]  # by kind of animal
    altar_owner: list[int]  # by altar: a seat, or NOBODY
    altar_kind: list[int]  # by altar: the kind of the animals on it
    altar_number: list[int]  # by altar: how many animals lie on it

    def __init__(self, game: Game, values: Values, players: int, seed: str) -> None:
        super().__init__(game, players, seed)
        self.values: Final = values

    def fields(self) -> list[str]:
        return [
            "round",
            "start",
            "bank",
            "money",
            "score",
            "steps",
            "supply",
            "altar_owner",
            "altar_kind",
            "altar_number",
        ]

    def copy(self) -> Offrandes:
        copy = Offrandes(self.game, self.values, self.players, self.seed)
        self.copy_core(copy)
        copy.round = self.round
        copy.start = self.start
        copy.bank = self.bank
        copy.money = self.money.copy()
        copy.score = self.score.copy()
        copy.steps = self.steps.copy()
        copy.supply = self.supply.copy()
        copy.altar_owner = self.altar_owner.copy()
        copy.altar_kind = self.altar_kind.copy()
        copy.altar_number = self.altar_number.copy()
        return copy

    def step(self, ladder: i64, seat: i64) -> i64:
        """The step on which the disc of a seat lies."""
        return self.steps[ladder * self.players + seat]

    def put(self, ladder: i64, seat: i64, step: i64) -> None:
        """Lay the disc of a seat on a step."""
        self.steps[ladder * self.players + seat] = step

    def clockwise(self, turn: i64) -> i64:
        """The seat that is `turn` places after the start player."""
        return (self.start + turn) % self.players

    def pay(self, seat: i64, drachmas: i64) -> None:
        """Move money from a player to the bank; a negative amount is received."""
        self.money[seat] -= drachmas
        self.bank += drachmas

    def altars_of(self, seat: int) -> int:
        """How many altars bear the disc of a seat."""
        return self.altar_owner.count(seat)

    def nameplate(self, seat: int) -> str:
        return f"city-{CITIES[seat]}"

    def points(self, seat: int) -> int:
        return self.score[seat]

    def tie_breaks(self, seat: int) -> list[int]:
        return [self.altars_of(seat), self.money[seat]]  # O6.3

    def prospects(self) -> list[float]:
        from pantheon.games.offrandes.prospects import expected

        return expected(self)

    def horizon(self) -> int:
        """About the auctions of a turn or two; first to the end of the preparation."""
        from pantheon.games.offrandes.preparation import Preparation

        frame = self.frame
        return (frame.left + 3 * frame.turns if isinstance(frame, Preparation) else 0) + 12

    def inkling(self, chance: Chance) -> int:
        from pantheon.games.offrandes.instinct import instinct

        return instinct(self, chance)

    def guess(self, seat: int, chance: Chance) -> Offrandes:
        guess = self.copy()  # O1.6: there is nothing hidden but what chance still holds
        guess.become_guess(chance)
        return guess

    def seen(self, seat: int) -> list[Hashable]:
        return []  # O1.6: nothing lies hidden

    def shown(self, seat: int) -> dict[str, Any]:
        return {
            "round": self.round,
            "start": self.start,
            "bank": self.bank,
            "money": list(self.money),
            "points": list(self.score),
            "ladders": {
                name: [self.step(ladder, seat) for seat in range(self.players)]
                for ladder, name in enumerate(LADDERS)
            },
            "supply": dict(zip(ANIMALS, self.supply, strict=True)),
            "altars": {name: self._altar(altar) for altar, name in enumerate(ALTARS)},
            "altar_points": list(self.values.altar_points),
            "offerings": [self._offering(other) for other in range(self.players)],
        }

    def animals_of(self, seat: i64) -> i64:
        """O4.2: a seat offers as many animals as it can both wash and adorn."""
        return min(self.step(WATER_CARRIER, seat), self.step(FLOWER_SELLER, seat))

    def worth(self, kind: i64, number: i64, seat: i64) -> i64:
        """O4.7: the points for an offering, those of the priestess included."""
        animals = self.values.animal_values[kind] * number
        return animals + self.values.priestess_points * self.step(PRIESTESS, seat)

    def _offering(self, seat: int) -> dict[str, Any] | None:
        """What a seat could offer if its turn came now and the supply sufficed."""
        kind = self.step(FARMER, seat) - 1
        number = self.animals_of(seat)
        group = self.step(TEMPLE_SERVANT, seat)
        if kind < 0 or number == 0 or group == 0:
            return None
        points = self.worth(kind, number, seat)
        return {"animal": ANIMALS[kind], "number": number, "points": points, "group": group}

    def _altar(self, altar: int) -> dict[str, Any] | None:
        if self.altar_owner[altar] == NOBODY:
            return None
        return {
            "owner": self.altar_owner[altar],
            "animal": ANIMALS[self.altar_kind[altar]],
            "number": self.altar_number[altar],
        }
