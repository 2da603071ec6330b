"""When a bot is asked to decide: once for each position, and later and later if it fails."""

from __future__ import annotations

from typing import Final

from pantheon.table.effects import Think
from pantheon.table.state import PLAYING, TableState

FORGOTTEN: Final = 10.0  # seconds after which another process is taken to have forgotten its bot
DOUBLED: Final = 10  # times at most, as numbers end somewhere
LONGEST_REST: Final = 300.0  # seconds before a bot that fails again and again is asked anew


class Thinking:
    """Which position a bot thinks about for this process."""

    def __init__(self) -> None:
        self._ordinal: int | None = None  # of the position that a bot was asked about
        self._failures = 0
        self._not_before = 0.0

    @property
    def busy(self) -> bool:
        """Whether a bot thinks."""
        return self._ordinal is not None

    def moved(self) -> None:
        """The game has gone on, so whatever failed before may work."""
        self._failures = 0
        self._not_before = 0.0

    def ask(self, state: TableState, now: float) -> list[Think]:
        """Ask the bot in turn, if one is and none thinks about this position already."""
        playing = state.playing
        if playing is None or state.status != PLAYING or playing.bot_in_turn is None:
            return []
        if self._ordinal == playing.ordinal or now < self._not_before:
            return []
        self._ordinal = playing.ordinal
        return [Think(playing.bot_in_turn, playing.ordinal, playing.record())]

    def ask_if_forgotten(self, state: TableState, now: float) -> list[Think]:
        """Ask where nothing has happened for so long that nobody else can be thinking."""
        return self.ask(state, now) if state.changed + FORGOTTEN < now else []

    def answered(self, ordinal: int) -> bool:
        """Whether this answer was waited for."""
        expected = self._ordinal == ordinal
        if expected:
            self._ordinal = None
        return expected

    def failed(self, now: float) -> None:
        """A bot could not decide: rest, twice as long each time."""
        self._failures += 1
        self._not_before = now + min(LONGEST_REST, 2.0 ** min(self._failures, DOUBLED))
