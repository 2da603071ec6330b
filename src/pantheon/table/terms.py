"""How a table is played: its pace, its clock, and what is allowed at it."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from pantheon.core.problem import Problem

DAY: Final = 86_400
LONGEST_CLOCK: Final = 30 * DAY
SHORTEST_CLOCK: Final = 5  # seconds


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """What those who sit down agree to."""

    # one sitting, or a move a day
    pace: Literal["live", "daily"] = "live"
    # no clock, so many seconds for a turn, or for the whole game
    clock: Literal["none", "decision", "game"] = "none"
    seconds: int = 0
    # when a clock has run out: others may call a bot, or one comes by itself
    absent: Literal["ask", "bot"] = "ask"
    hints: bool = True

    def check(self) -> None:
        """Complain about a clock that nobody could play by."""
        if self.clock != "none" and self.seconds < SHORTEST_CLOCK:
            raise Problem("clock-short")
        if not 0 <= self.seconds <= LONGEST_CLOCK:
            raise Problem("clock-long", most=LONGEST_CLOCK // DAY)
