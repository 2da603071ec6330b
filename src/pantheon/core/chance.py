"""Seeded chance: the same seed and ordinal give the same draws on every machine."""

from abc import ABC, abstractmethod
from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
BLOCK: Final = 64  # bytes in a digest of BLAKE2b, and at most in its key


class Draws(ABC):
    """Random numbers in a row. All is 64-bit arithmetic, so that compiled code draws alike."""

    @abstractmethod
    def below(self, n: int) -> int:
        """Draw a number from 0 to n - 1, every one equally likely."""

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


class SecureChance(Draws):
    """What the rules draw: BLAKE2b with the seed as its key, so that seen draws tell no others.

    The bytes of block b of the draw with ordinal o are the hash of the text "o/b".
    """

    def __init__(self, seed: str, ordinal: int) -> None:
        key = seed.encode()
        self._key = key if len(key) <= BLOCK else blake2b(key).digest()
        self._ordinal = ordinal
        self._blocks = 0
        self._block = b""
        self._used: i64 = BLOCK

    def byte(self) -> i64:
        """Draw 8 random bits."""
        if self._used == BLOCK:
            counter = f"{self._ordinal}/{self._blocks}".encode()
            self._block = blake2b(counter, key=self._key).digest()
            self._blocks += 1
            self._used = 0
        byte: i64 = self._block[self._used]
        self._used += 1
        return byte

    def below(self, n: int) -> int:
        """Draw a number from 0 to n - 1, every one equally likely: one byte of them, or four."""
        check_bound(n)
        bound: i64 = n
        span: i64 = 0x100 if bound <= 0x100 else 0x100000000
        limit: i64 = span - span % bound
        drawn = self._number(span)
        while drawn >= limit:
            drawn = self._number(span)
        return int(drawn % bound)

    def _number(self, span: i64) -> i64:
        number = self.byte()
        if span > 0x100:
            for _ in range(3):
                number = number << 8 | self.byte()
        return number


class Chance(Draws):
    """A fast generator (Marsaglia's xorshift128) for guesses, random play and bots.

    Who sees enough of its draws can compute the next: the rules of a real game do not use it.
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
        check_bound(n)
        bound: i64 = n
        span: i64 = 0x100000000
        limit: i64 = span - span % bound
        word = self.word()
        while word >= limit:
            word = self.word()
        return int(word % bound)

    def seed(self) -> str:
        """Draw a fresh seed, for a guessed state whose future must not be known."""
        return f"{self.word():08x}{self.word():08x}{self.word():08x}{self.word():08x}"


def check_bound(n: int) -> None:
    """Complain about a number of possibilities that cannot be drawn from."""
    if not 1 <= n <= WORD + 1:
        raise ValueError(f"cannot draw below {n}")


def _word(digest: bytes, start: i64) -> i64:
    """Four bytes of a digest as a number."""
    word: i64 = 0
    for place in range(start, start + 4):
        word = word << 8 | digest[place]
    return word
