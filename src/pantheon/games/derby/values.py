"""The numbers on the components, read from `values.toml`, and tables made of them."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

from pantheon.core.problem import Problem
from pantheon.core.values import Table, lay_over, read_values
from pantheon.games.derby.components import BETS, CREATURES, POWERS

CARDS_PER_CREATURE: Final = 9
BETS_PER_GOD: Final = 11

# The places a bet card can name.
PLACES: Final = ["first", "second", "third", "next-to-last", "last", "disqualified"]
DISQUALIFIED: Final = 5


class Values:
    """All numbers of the game. A movement card is a design: its creature x kinds + its kind."""

    def __init__(self, entries: dict[str, Any], players: int) -> None:
        root = Table(entries)
        track = root.table("track")
        self.last_space: Final = track.number("last_space", 6, 60)  # D10.1: six tokens
        lines = [track.number(f"middle_line_{p}", 1, self.last_space) for p in ("3_4", "5_6")]
        self.line: Final = lines[players > 4]
        deal = root.table("deal")
        most = CARDS_PER_CREATURE * len(CREATURES) // players
        self.holder_size: Final = deal.numbers("cards_per_holder", 4, 1, 18)[players - 3]
        if self.holder_size > most or self.holder_size % 2:
            found = self.holder_size
            raise Problem("derby-holder-size", players=players, found=found, most=most)
        self.tokens: Final = deal.numbers("tokens_per_creature", 4, 2, 6)[players - 3]
        self.protections: Final = root.table("zeus").number("protection_cards", 0, 20)
        self._read_movement(root)
        self._read_bets(root.entries)
        powers = Table(_inner(entries, "powers"), "powers")
        self.powers: Final = [powers.table(name) for name in POWERS]  # their sources

    def _read_movement(self, root: Table) -> None:
        self.fast: list[int] = []  # by kind of movement card
        self.slow: list[int] = []
        self.bonus: list[int] = []
        self.deck: list[int] = []  # the designs of all cards
        kinds = root.tables("movement")
        for kind, card in enumerate(kinds):
            self.fast.append(card.number("fast", 0, 20))
            self.slow.append(card.number("slow", 0, 20))
            self.bonus.append(card.number("bonus", 0, 20))
            copies = card.number("copies", 1, CARDS_PER_CREATURE)
            for creature in range(len(CREATURES)):
                self.deck += [creature * len(kinds) + kind] * copies
        self.kinds = len(kinds)
        self.tricks = [self.bonus[kind] > 0 for _ in CREATURES for kind in range(self.kinds)]
        faces = [self._face(kind) for kind in range(self.kinds)]
        for kind, face in enumerate(faces):
            if self.fast[kind] <= self.slow[kind]:
                raise Problem("derby-movement-slow", face=face)
            if faces.count(face) > 1:
                raise Problem("derby-movement-twice", face=face)
        found = len(self.deck) // len(CREATURES)
        if found != CARDS_PER_CREATURE:
            raise Problem("derby-movement-count", found=found, needed=CARDS_PER_CREATURE)
        self.deck.sort()

    def _read_bets(self, entries: dict[str, Any]) -> None:
        bets = Table(_inner(entries, "bets"), "bets")
        cards = [bets.table(name) for name in BETS]
        self.bet_points: list[int] = [card.number("points", 0, 99) for card in cards]
        self.bet_copies: list[int] = [card.number("copies", 0, 11) for card in cards]
        self.bet_wins: list[int] = [card.words("wins", PLACES) for card in cards]  # as masks
        if sum(self.bet_copies) != BETS_PER_GOD:
            raise Problem("derby-bet-count", found=sum(self.bet_copies), needed=BETS_PER_GOD)

    def card_names(self) -> list[str]:
        """The names of all designs, such as `dragon-4/2` or `pegasus-2/1+3`."""
        return [
            f"{creature}-{self._face(kind)}" for creature in CREATURES for kind in range(self.kinds)
        ]

    def _face(self, kind: int) -> str:
        bonus = f"+{self.bonus[kind]}" if self.bonus[kind] else ""
        return f"{self.fast[kind]}/{self.slow[kind]}{bonus}"


def _inner(entries: dict[str, Any], name: str) -> dict[str, Any]:
    """A table of tables, which has no source of its own."""
    inner = entries.get(name)
    return inner if isinstance(inner, dict) else {}


def load_values(overlay: dict[str, Any], players: int) -> Values:
    """The built-in values, with those of `overlay` in their place."""
    text = files("pantheon.games.derby").joinpath("values.toml").read_text("utf-8")
    return Values(lay_over(read_values(text, "values.toml"), overlay), players)
