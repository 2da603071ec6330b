"""How a table is played: its pace, its clock, and what is allowed at it."""

from __future__ import annotations

from typing import Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from pantheon.server.log import Play

DAY: Final = 86_400


class Terms(BaseModel):
    """What those who sit down agree to."""

    model_config = ConfigDict(extra="forbid")

    # one sitting, or a move a day
    pace: Literal["live", "daily"] = "live"
    # no clock, so many seconds for a turn, or for the whole game
    clock: Literal["none", "decision", "game"] = "none"
    seconds: int = Field(default=0, ge=0, le=30 * DAY)
    # when a clock has run out: others may call a bot, or one comes by itself
    absent: Literal["ask", "bot"] = "ask"
    hints: bool = True

    def deadline(self, play: Play) -> float | None:
        """When the clock of the seat in turn runs out, if it has one."""
        if self.clock == "none" or play.state.over or play.bot_in_turn is not None:
            return None
        used = play.spent[play.turn] if self.clock == "game" else 0.0
        return play.began + max(0.0, self.seconds - used)
