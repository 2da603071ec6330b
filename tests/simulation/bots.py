"""Workers that choose for bots and give hints: they fail, come late, answer twice, or nonsense."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.failure import check

from pantheon.core.problem import Problem
from pantheon.table.effects import Advise, Think
from pantheon.table.messages import Advice

if TYPE_CHECKING:
    from simulation.processes import Hosted, Process
    from simulation.world import World


class Bots:
    """All workers of all processes."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.random = world.random("bots")
        self.held = False  # whether nothing is answered any more
        self.asked: set[tuple[str, str, int]] = set()  # by which process, for which position

    def think(self, process: Process, table: str, wanted: Think) -> None:
        """A bot is to decide."""
        referee = self.world.referees[table]
        chapter = referee.chapter(wanted.ordinal, wanted)
        standing = chapter.standing
        assert standing is not None
        turn = chapter.turn
        check(chapter.moved == wanted.ordinal, "alive", "a bot for no position", wanted.ordinal)
        check(turn >= 0 and chapter.bots[turn] == wanted.bot, "alive", "another bot", wanted.bot)
        check(wanted.record.actions == standing.actions(), "secrecy", "another record", wanted)
        asked = (process.name, table, wanted.ordinal)
        check(asked not in self.asked, "bounds", "a bot is asked twice", asked)
        if self.held:
            return
        self.asked.add(asked)
        faults, chance = self.world.faults, self.random
        hosted = process.tables[table]
        delay = chance.uniform(0.01, 0.2)
        if faults.broken(chance, "bot_late"):
            delay = chance.uniform(1.0, 15.0)
        if faults.broken(chance, "bot_fails"):
            self.world.after(delay, self._fail, process, table, hosted, wanted.ordinal)
            return
        action = chance.choice(standing.state.legal)
        if faults.broken(chance, "bot_wrong"):
            action = chance.randrange(-5, referee.facts.game.catalogue.size + 5)
        self.world.after(delay, self._choose, process, table, hosted, wanted.ordinal, action)
        if faults.broken(chance, "bot_twice"):
            again = chance.choice(standing.state.legal)
            later = delay + chance.choice([0.0, 0.1, 1.0])
            self.world.after(later, self._choose, process, table, hosted, wanted.ordinal, again)

    def _choose(
        self, process: Process, table: str, hosted: Hosted, ordinal: int, action: int
    ) -> None:
        self.asked.discard((process.name, table, ordinal))
        if process.tables.get(table) is hosted:
            process.do(table, lambda t: t.chosen(ordinal, action, process.clock))

    def _fail(self, process: Process, table: str, hosted: Hosted, ordinal: int) -> None:
        self.asked.discard((process.name, table, ordinal))
        if process.tables.get(table) is hosted:
            error = RuntimeError("a worker that was broken on purpose")
            process.do(table, lambda t: t.not_chosen(ordinal, process.clock, error))

    def advise(self, process: Process, table: str, hosted: Hosted, wanted: Advise) -> None:
        """Somebody wants a hint."""
        chapter = self.world.referees[table].chapter(wanted.ordinal, wanted)
        assert chapter.standing is not None
        seat = chapter.seat_of(wanted.person)
        check(seat >= 0 and seat == chapter.turn, "secrecy", "a hint for others", wanted)
        number, said, ordinal = wanted.connection, wanted.said, wanted.ordinal
        moves = [Advice(action, 10, 0.5) for action in chapter.standing.state.legal[:2]]
        delay = self.random.choice([0.1, 0.5, 3.0])
        busy = self.random.random() < 0.2

        def answer() -> None:
            if process.tables.get(table) is not hosted:
                return
            if busy:
                process.do(table, lambda t: t.not_advised(number, said, Problem("server-wrong")))
            else:
                process.do(table, lambda t: t.advised(number, said, ordinal, moves))

        self.world.after(delay, answer)
