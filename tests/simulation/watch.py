"""Looks at a table after every input: nobody is left behind, and nothing grows without bound."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.failure import check

from pantheon.table import playing as replaying
from pantheon.table.log import LONGEST_LINE

if TYPE_CHECKING:
    from simulation.processes import Hosted, Process

MOST_LINES = 100  # of chat at hand


def watch(process: Process, table: str, hosted: Hosted) -> None:
    """Complain about a table that is not as it must be between two inputs."""
    state = hosted.table.state
    referee = process.world.referees[table]
    check(state.ordinal < len(referee.chapters), "kept", "ahead of the log", state.ordinal)
    for link in hosted.links.values():
        if link.welcomed:
            check(link.told == state.ordinal, "flow", "left behind", link.told, state.ordinal)
    audience = hosted.table.audience
    check(audience.connections.keys() == hosted.links.keys(), "bounds", "other connections")
    check(not hosted.table.broken, "raises", "a table is broken", table)
    line = len(hosted.table._log._line)
    check(line <= LONGEST_LINE, "bounds", "a long line", line)


def measure(process: Process, table: str, hosted: Hosted) -> None:
    """Complain about what has grown; slower than `watch`, and so done less often."""
    core, referee = hosted.table, process.world.referees[table]
    log, state = core._log, core.state
    check(len(log._ids) <= state.ordinal, "bounds", "too many ids", len(log._ids))
    check(not log._out, "bounds", "effects are kept back", log._out)
    check(len(state.chat) <= MOST_LINES, "bounds", "too many lines", len(state.chat))
    starts = len(process.world.names)
    check(len(core.audience._elsewhere) <= starts, "bounds", "too many processes")
    playing = state.playing
    if playing is not None:
        chapter = referee.chapters[state.ordinal]
        assert chapter.standing is not None
        moment = chapter.standing.moment
        check(len(playing.marks) == len(playing.actions) == moment, "bounds", "too many marks")
        check(
            len(playing._kept) <= 2 + moment // replaying.APART, "bounds", "too many positions kept"
        )
