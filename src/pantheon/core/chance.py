"""Seeded chance: the same seed and ordinal give the same draws on every machine."""

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF


def _word(digest: bytes, start: i64) -> i64:
    """Four bytes of a digest as a number."""
    word: i64 = 0
    for place in range(start, start + 4):
        word = word << 8 | digest[place]
    return word


class Chance:
    """A small random generator (Marsaglia's xorshift128), started from a seed and an ordinal.

    It works on 32-bit words inside 64-bit integers, so that nothing overflows and compiled and
    interpreted code draw alike. The start is hashed: who sees one shuffle cannot tell the next.
    """

    def __init__(self, seed: str, ordinal: int = 0) -> None:
        digest = blake2b(f"{seed}#{ordinal}".encode(), digest_size=16).digest()
        self._x: i64 = _word(digest, 0) | 1  # never all zero
        self._y: i64 = _word(digest, 4)
        self._z: i64 = _word(digest, 8)
        self._w: i64 = _word(digest, 12)

    def word(self) -> i64:
        """Draw 32 random bits."""
        t: i64 = self._x ^ ((self._x << 11) & WORD)
        self._x = self._y
        self._y = self._z
        self._z = self._w
        self._w = self._w ^ (self._w >> 19) ^ t ^ (t >> 8)
        return self._w

    def below(self, n: int) -> int:
        """Draw a number from 0 to n - 1, every one equally likely."""
        if not 1 <= n <= WORD + 1:
            raise ValueError(f"cannot draw below {n}")
        bound: i64 = n
        span: i64 = 0x100000000
        limit: i64 = span - span % bound
        word = self.word()
        while word >= limit:
            word = self.word()
        return int(word % bound)

    def shuffle(self, cards: list[int]) -> None:
        """Put the cards into a random order, in place."""
        self.draw(cards, len(cards) - 1)

    def draw(self, cards: list[int], count: int) -> None:
        """Bring random cards into the first `count` places, in place."""
        size: i64 = len(cards)
        for place in range(count):
            other: i64 = place + self.below(size - place)
            card = cards[place]
            cards[place] = cards[other]
            cards[other] = card

    def seed(self) -> str:
        """Draw a fresh seed, for a guessed state whose future must not be known."""
        return f"{self.word():08x}{self.word():08x}{self.word():08x}{self.word():08x}"
