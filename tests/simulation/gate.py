"""Watches all that is asked and told: each to the right ones, complete, in order, and answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.failure import check
from simulation.network import Link
from simulation.referee import Referee
from simulation.refused import check_refused
from simulation.swap import check_swap

from pantheon.table import messages
from pantheon.table.effects import Tell
from pantheon.table.messages import ClientMessage, FromServer

if TYPE_CHECKING:
    from simulation.processes import Hosted, Process
    from simulation.world import World

SWAPPED = 0.02  # of the positions that are told are told again with other secrets


class Gate:
    """All that is told passes here before it goes into the network."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.random = world.random("gate")
        self.done: dict[tuple[str, str], int] = {}  # the ordinal of everything acknowledged

    def asked(self, link: Link, message: ClientMessage) -> None:
        """A message reaches a table."""
        if isinstance(message, messages.Hello):
            link.since.append(message.ordinal)
        else:
            link.owed[message.id] += 1

    def told(self, process: Process, table: str, hosted: Hosted, tell: Tell) -> None:
        """A table tells some connections something."""
        referee, message = self.world.referees[table], tell.message
        self._check_seed(referee, message)
        check(tell.connections, "bounds", "told to nobody", message)
        seats = set()
        for number in tell.connections:
            link = hosted.links.get(number)
            check(link is not None, "bounds", "told to a closed connection", number, message)
            assert link is not None
            seats.add(self._follow(process, referee, link, message))
        check(len(seats) == 1, "secrecy", "the same told to several seats", seats, message)
        seat = seats.pop()
        if isinstance(message, messages.Moved):
            referee.moved(seat, message, process.clock)
            if seat >= 0 and self.random.random() < SWAPPED:
                check_swap(hosted.table, seat, message.position, self.random)
        elif isinstance(message, messages.Changed):
            referee.changed(seat, message)
        elif isinstance(message, messages.Said):
            referee.said(message)
        if isinstance(message, messages.Moved | messages.Changed | messages.Welcome):
            self._check_here(referee, hosted, message)
        for number in tell.connections:
            hosted.links[number].down(message)

    def _check_seed(self, referee: Referee, message: FromServer) -> None:
        seed = referee.seed
        check(seed not in messages.encoder.encode(message), "secrecy", "the seed", message)

    def _check_here(
        self,
        referee: Referee,
        hosted: Hosted,
        message: messages.Moved | messages.Changed | messages.Welcome,
    ) -> None:
        mine = {link.person for link in hosted.links.values() if link.welcomed}
        chapter = referee.chapters[ordinal_of(message)]
        for place, one in zip(chapter.places, message.sitters, strict=True):
            if place.person is None:
                check(not one.here, "secrecy", "nobody is here", one)
            elif place.person in mine:
                check(one.here, "flow", "somebody here is missing", place, message)
            elif one.here:
                seen = place.person in self.world.seen[referee.facts.id]
                check(seen, "secrecy", "somebody is here who never came", place)

    # ---- what a connection has been told

    def _follow(self, process: Process, referee: Referee, link: Link, message: FromServer) -> int:
        """Complain where something is told twice, left out or not for this connection; its seat."""
        chapters = referee.chapters
        if isinstance(message, messages.Welcome):
            return self._welcome(process, referee, link, message)
        if isinstance(message, messages.Moved | messages.Said | messages.Changed):
            check(link.welcomed, "flow", "told before the welcome", link.number, message)
            ordinal = ordinal_of(message)
            chapter = referee.chapter(ordinal, message)
            if not isinstance(message, messages.Changed):
                check(ordinal > link.told, "flow", "told twice", link.told, ordinal)
                link.count += 1
            check(ordinal >= link.told, "flow", "told late", link.told, ordinal)
            left = chapter.told - link.count
            check(left == 0, "flow", "something left out", left, link.told, ordinal)
            link.told = ordinal
            return chapter.seat_of(link.person)
        self._answered(referee, link, message)
        return chapters[min(max(link.told, 0), len(chapters) - 1)].seat_of(link.person)

    def _welcome(
        self, process: Process, referee: Referee, link: Link, message: messages.Welcome
    ) -> int:
        check(link.since, "flow", "a welcome without a hello", link.number)
        chapter = referee.chapter(message.ordinal, "welcome")
        check(message.ordinal >= link.told, "flow", "a welcome back in time", link.told)
        link.welcomed = True
        link.told, link.count = message.ordinal, chapter.told
        if link.person is not None:
            self.world.seen[link.table].add(link.person)
        seat = chapter.seat_of(link.person)
        referee.welcome(seat, link.since.pop(), message, process.clock)
        link.since.clear()  # a hello that waits is forgotten when there is another one
        return seat

    def _answered(self, referee: Referee, link: Link, message: FromServer) -> None:
        said = message.id  # type: ignore[attr-defined]
        link.owed[said] -= 1
        if link.owed[said] == 0:
            del link.owed[said]
        elif link.owed[said] < 0 and isinstance(message, messages.Trouble) and link.since:
            del link.owed[said]  # what is wrong with a hello has no id
            link.since.pop(0)
        check(link.owed[said] >= 0, "alive", "an answer to nothing", said, message)
        if isinstance(message, messages.Done):
            self.acknowledged(referee, f"{link.person} {said}", message.ordinal)
        elif isinstance(message, messages.Trouble) and link.welcomed:
            check_refused(referee.facts, referee.chapters[link.told], link.person, message.key)
        elif isinstance(message, messages.Hint | messages.Reasons):
            chapter = referee.chapter(max(link.told, 0), message)
            seat = chapter.seat_of(link.person)
            check(seat >= 0 and seat == chapter.turn, "secrecy", "a hint for others", message)
            if isinstance(message, messages.Hint):
                check(message.ordinal == chapter.moved, "flow", "a hint too late", message)

    def acknowledged(self, referee: Referee, by: str, ordinal: int) -> None:
        """Somebody is told that what they did is kept for good."""
        check(referee.by.get(by) == ordinal, "kept", "acknowledged but not kept", by, ordinal)
        key = (referee.facts.id, by)
        check(self.done.setdefault(key, ordinal) == ordinal, "kept", "another ordinal", key)


def ordinal_of(
    message: messages.Moved | messages.Said | messages.Changed | messages.Welcome,
) -> int:
    """The last entry of the log that a message speaks of."""
    if isinstance(message, messages.Moved):
        return message.position.ordinal
    return message.line.ordinal if isinstance(message, messages.Said) else message.ordinal
