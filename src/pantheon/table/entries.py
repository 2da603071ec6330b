"""The log of a table: everything that was ever done at it, in order. All else follows from it."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

# Before the game.
SIT: Final = "sit"
LEAVE: Final = "leave"
INVITE: Final = "invite"  # a bot to a seat, or away from it
START: Final = "start"
CLOSE: Final = "close"  # nobody came

# In the game.
ACT: Final = "act"
UNDO: Final = "undo"  # takes back the last action
RESIGN: Final = "resign"  # a bot plays on for the seat
HAND_OVER: Final = "handover"  # a bot plays on until the person comes back
COME_BACK: Final = "comeback"

# At any time, and after the game.
SAY: Final = "say"
RENAME: Final = "rename"
REMATCH: Final = "rematch"

ARRANGING: Final = (SIT, LEAVE, INVITE, RENAME)  # after which others sit at the table
MOVES: Final = (ACT, UNDO, RESIGN, HAND_OVER, COME_BACK)  # after which the position is another one


class Entry(NamedTuple):
    """One line of the log. `by` names who did it and under which id, so that it counts once.

    `detail` is what a kind needs beside a seat and an action: a person and a name (sit, rename), a
    bot (invite), a text (say), another table (rematch).
    """

    ordinal: int
    kind: str
    seat: int
    action: int | None
    by: str
    at: float
    detail: dict[str, Any] = {}
