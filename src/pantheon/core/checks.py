"""What must be so in a state that others wrote down, before anybody plays it."""

from __future__ import annotations

from typing import Any, Final

from pantheon.core.problem import Problem
from pantheon.core.reading import quoted
from pantheon.core.state import Frame, State

DEEPEST: Final = 100  # works that wait for each other
HIGHEST: Final = 1_000_000  # of what only grows: points, gold, draws


def must(s: State, truth: bool, entry: str, rule: str) -> None:
    """Complain of an entry of a state that cannot be so by a rule."""
    if not truth:
        raise Problem("state-rule", game=s.game.name, entry=entry, rule=rule)


def within(s: State, entry: str, numbers: list[int], least: int, most: int) -> None:
    """Complain of an entry of a state with numbers beyond its bounds."""
    for number in numbers:
        if not least <= number <= most:
            told = {"game": s.game.name, "entry": entry, "found": quoted(number)}
            raise Problem("state-range", **told, least=least, most=most)


def seats_in(mask: int, players: int) -> list[int]:
    """The seats in a mask."""
    return [seat for seat in range(players) if mask >> seat & 1]


def kinds_of(frames: list[Frame[Any]]) -> list[str]:
    """The names of pending work, the one in hand last."""
    return [type(frame).__name__ for frame in frames]
