"""What a seat sees, as numbers: a vector of fixed length, for machines that learn."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from pantheon.core.state import NOBODY, Frame, State

MOST: Final = 255  # a number of the vector is a byte


class Field:
    """A stretch of the vector: what it tells, in which shape, and the highest number in it.

    The numbers of a `choice` are names and no amounts: 0 is none, the others are counted from 1.
    """

    def __init__(
        self, name: str, start: int, shape: list[int], most: int, meaning: str, choice: bool
    ) -> None:
        self.name: Final = name
        self.start: Final = start
        self.shape: Final = shape
        self.most: Final = most
        self.meaning: Final = meaning
        self.choice: Final = choice
        size = 1
        for side in shape:
            size *= side
        self.size: Final = size


class Sight(ABC):
    """How the vector of a game is laid out and written, for one number of players.

    A game adds its fields when it makes its sight, keeps where each of them starts, and writes
    there what `State.view` shows to the seat, and nothing else. Players come in the order in which
    they sit, the seat that looks first; a seat in a field is counted in the same way from 1.
    """

    def __init__(self, players: int, frames: list[type[Frame[Any]]]) -> None:
        self.players: Final[i64] = players
        self.fields: Final[list[Field]] = []
        self.size = 0
        self._kinds: Final[dict[type[Frame[Any]], int]] = {
            frame: number for number, frame in enumerate(frames, 1)
        }
        self._seat: Final = self.field("seat", [1], players - 1, "the seat that looks, from 0")
        self._turn: Final = self.choice("turn", [1], players, "whose decision it is")
        names = ", ".join(f"{number} {frame.__name__}" for frame, number in self._kinds.items())
        self._asks: Final = self.choice("asks", [1], len(frames), f"what is asked: {names}")

    def field(self, name: str, shape: list[int], most: int, meaning: str) -> i64:
        """Add a field of amounts; where it starts."""
        return self._add(name, shape, most, meaning, False)

    def choice(self, name: str, shape: list[int], most: int, meaning: str) -> i64:
        """Add a field of names; where it starts."""
        return self._add(name, shape, most, meaning, True)

    def _add(self, name: str, shape: list[int], most: int, meaning: str, choice: bool) -> i64:
        added = Field(name, self.size, shape, min(most, MOST), meaning, choice)
        self.fields.append(added)
        self.size += added.size
        return added.start

    def see(self, state: State, seat: i64) -> bytes:
        """The vector of a seat."""
        vector = BytesWriter()
        vector.write(bytes(self.size))
        put(vector, self._seat, seat)
        put(vector, self._turn, self.near(state.seat, seat))
        if state.seat != NOBODY:
            put(vector, self._asks, self._kinds[type(state.frame)])
        self.write(state, seat, vector)
        return vector.getvalue()

    @abstractmethod
    def write(self, state: State, seat: i64, vector: BytesWriter) -> None:
        """Fill in the game's own fields; all numbers are 0 so far."""

    def near(self, other: i64, seat: i64) -> i64:
        """A seat as the one that looks counts: itself 1, the next clockwise 2; 0 for nobody."""
        if other == NOBODY:
            return 0
        return other - seat + 1 if other >= seat else other - seat + 1 + self.players

    def mark(self, vector: BytesWriter, start: i64, seats: i64, seat: i64) -> None:
        """Set the flag of each player in a mask of seats."""
        for turn in range(self.players):
            if seats >> (seat + turn) % self.players & 1:
                put(vector, start + turn, 1)


def put(vector: BytesWriter, place: i64, number: i64) -> None:
    """Write a number, as far as a byte can tell it."""
    vector[place] = u8(min(number, MOST))


def add(vector: BytesWriter, place: i64) -> None:
    """Count one more; `+=` would make an object of the byte and take fifteen times as long."""
    count: u8 = vector[place]
    vector[place] = count + 1


def allowed(state: State, seat: i64) -> bytearray:
    """What a seat may do: a byte for each action of the catalogue, 1 if it may."""
    mask = bytearray(state.game.catalogue.size)
    if state.seat == seat:
        for action in state.legal:
            mask[action] = 1
    return mask
