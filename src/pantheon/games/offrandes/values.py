"""The numbers on the components, read from `values.toml`."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

from pantheon.core.problem import Problem
from pantheon.core.values import Table, lay_over, read_values
from pantheon.games.offrandes.actions import BID, PASS
from pantheon.games.offrandes.components import ANIMALS, CITIES


class Values:
    """All numbers of the game."""

    def __init__(self, entries: dict[str, Any]) -> None:
        root = Table(entries)
        money = root.table("money")
        self.cap: Final = money.number("cap", 1, 99)
        self.start_money: Final = money.number("start", 0, self.cap)
        self.income: Final = money.number("income", 1, 99)
        self.coins: Final = root.table("coins").number("total", 1, 9999)
        if self.coins < len(CITIES) * self.cap:
            # O5.2: everybody may own as much as the cap allows
            raise Problem("offrandes-coins-few", coins=self.coins, needed=len(CITIES) * self.cap)
        animals = root.table("animals")
        self.animal_values: Final = animals.numbers("values", len(ANIMALS), 1, 99)
        self.animals_of_each: Final = animals.number("of_each", 1, 99)
        self.priestess_points: Final = root.table("priestess").number("points_per_step", 0, 99)
        auction = root.table("auction")
        self.pairs: Final = auction.number("pairs", 1, 3)
        self.pairs_with_three: Final = auction.number("pairs_with_three_players", 1, 3)
        self.altar_points: Final = root.table("altars").numbers("points", 5, 0, 99)
        self.end_above: Final = root.table("end").number("above_points", 1, 999)
        self.last_round: Final = root.table("finite").number("last_round", 1, 99)
        self.bids: Final = bids_up_to(self.cap)


def bids_up_to(cap: int) -> list[list[list[int]]]:
    """What a bidder may do, by the highest bid so far and by the money owned (O2.3, O2.4)."""
    return [
        [
            [PASS] * (high > 0) + [BID + bid for bid in range(high + 1, own + 1)]
            for own in range(cap + 1)
        ]
        for high in range(cap + 1)
    ]


def load_values(overlay: dict[str, Any]) -> Values:
    """The built-in values, with those of `overlay` in their place."""
    text = files("pantheon.games.offrandes").joinpath("values.toml").read_text("utf-8")
    return Values(lay_over(read_values(text, "values.toml"), overlay))
