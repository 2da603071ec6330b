"""When a clock runs out."""

from __future__ import annotations

from pantheon.table.playing import Playing
from pantheon.table.terms import Terms


def deadline(terms: Terms, playing: Playing) -> float | None:
    """When the clock of the seat in turn runs out, if it has one."""
    if terms.clock == "none" or playing.state.over or playing.bot_in_turn is not None:
        return None
    used = playing.spent[playing.turn] if terms.clock == "game" else 0.0
    return playing.turn_started + max(0.0, terms.seconds - used)
