"""Who is connected to a table, who they are, and who is here by way of other processes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pantheon.core.events import Event
from pantheon.table import disclosure
from pantheon.table.effects import Tell
from pantheon.table.entries import MOVES, SAY, START, Entry
from pantheon.table.messages import FromServer, Hello, Said
from pantheon.table.state import OVER, TableState

FRESH: Final = 60.0  # seconds for which other processes are believed


class Connection:
    """Somebody who looks at the table. Their seat is asked of the seating, never kept here."""

    def __init__(self, person: str | None) -> None:
        self.person: Final = person
        self.language = "en"
        self.welcomed = False  # whether they said hello, and so are told what happens
        self.early: Hello | None = None  # of who knows more than this process as yet


class Audience:
    """All connections of this process, and the people whom other processes tell of."""

    def __init__(self) -> None:
        self.connections: Final[dict[int, Connection]] = {}
        self._elsewhere: Final[dict[str, tuple[float, frozenset[str]]]] = {}  # by process

    def people(self) -> list[str]:
        """Who is here by way of this process."""
        found = {one.person for one in self.connections.values() if one.welcomed}
        return sorted(person for person in found if person is not None)

    def hear(self, process: str, people: list[str], now: float) -> None:
        """Another process tells who is there."""
        self._elsewhere[process] = (now, frozenset(people))

    def forget(self, now: float) -> bool:
        """Forget processes that have not been heard for long; whether somebody is gone by that."""
        old = {name: told for name, told in self._elsewhere.items() if told[0] < now - FRESH}
        for process in old:
            del self._elsewhere[process]
        here = self.here(now)
        return any(not people <= here for _, people in old.values())

    def here(self, now: float) -> set[str]:
        """Everybody who is here."""
        fresh = [people for at, people in self._elsewhere.values() if at >= now - FRESH]
        return set(self.people()).union(*fresh)

    # ---- telling

    def told(
        self, state: TableState, message: Callable[[int], FromServer], but: int | None = None
    ) -> list[Tell]:
        """Tell everybody, each by the seat they have now; those of a seat are told the same."""
        by_seat: dict[int, list[int]] = {}
        for number, one in self.connections.items():
            if one.welcomed and number != but:
                by_seat.setdefault(state.seating.seat_of(one.person), []).append(number)
        return [Tell(numbers, message(seat)) for seat, numbers in by_seat.items()]

    def told_changed(self, state: TableState, now: float, but: int | None = None) -> list[Tell]:
        """Tell who sits where and who is here."""
        here = self.here(now)
        return self.told(state, lambda seat: disclosure.changed(state, seat, here), but)

    def told_entry(
        self, state: TableState, entry: Entry, events: list[Event], now: float
    ) -> list[Tell]:
        """Tell what an entry has done to the table, which now stands like this."""
        here = self.here(now)
        if entry.kind == SAY:
            said = Said(state.chat[-1])
            return self.told(state, lambda _: said)
        if entry.kind not in (START, *MOVES):
            return self.told_changed(state, now)
        found = self.told(
            state, lambda seat: disclosure.moved(state, entry, events, seat, here, now)
        )
        return (
            found + self.told_changed(state, now)
            if entry.kind == START or state.status == OVER
            else found
        )
