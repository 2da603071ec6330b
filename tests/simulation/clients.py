"""A client: it keeps what it is told, says again what was not answered, and finds its way back."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from simulation.failure import check
from simulation.network import Link

from pantheon.table import messages
from pantheon.table.messages import ClientMessage, FromServer, Happening, Line, Position, Sitter

if TYPE_CHECKING:
    from simulation.people import Person
    from simulation.world import World

PATIENCE = 5.0  # seconds until something is said again
AGAIN = ("store-unavailable", "table-busy", "hello-first")  # what may work later
LINES = 90  # of the chat; more are not told to who comes back


class Client:
    """A browser of a person that shows a table."""

    def __init__(self, world: World, person: Person, table: str) -> None:
        self.world = world
        self.person = person
        self.table = table
        self.random: Random = person.random
        self.link: Link | None = None
        self.wanted = True  # whether it is to be connected
        self.welcomed = False
        self.asked = 0.0  # when hello was said
        self.ordinal = -1  # of the last entry it knows
        self.seat = -1
        self.status = ""
        self.sitters: list[Sitter] = []
        self.position: Position | None = None
        self.rematch: str | None = None
        self.story: list[Happening] = []
        self.chat: list[Line] = []
        self.pending: dict[str, tuple[ClientMessage, float]] = {}  # not answered, and since when
        self.honest = True  # whether it keeps to the protocol
        world.after(0.0, self.connect)
        world.after(self.random.uniform(0.5, 2.0), self._beat)

    # ---- being connected

    def connect(self) -> None:
        """Find a process and say hello."""
        if not self.wanted or self.link is not None:
            return
        process = self.world.any_process(self.random)
        if process is None:
            self.world.after(1.0, self.connect)
            return
        self.link = Link(self.world, self, process)
        self.hello()

    def hello(self) -> None:
        """Ask for what has happened since."""
        assert self.link is not None
        self.welcomed = False
        self.asked = self.world.now
        language = self.random.choice(["en", "de", "xx"])
        self.link.up(messages.Hello(self.ordinal, language))

    def lost(self, link: Link) -> None:
        """The connection is gone; try again a little later."""
        if self.link is link:
            self.link = None
            self.welcomed = False
            self.world.after(self.random.uniform(0.2, 2.0), self.connect)

    def leave(self, noticed: float = 0.02) -> None:
        """Close the connection."""
        if self.link is not None:
            self.link.cut(noticed)

    def _beat(self) -> None:
        now = self.world.now
        if self.link is not None and not self.welcomed and now > self.asked + PATIENCE:
            self.link.cut(1.0)
        if self.welcomed:
            for said, (message, since) in list(self.pending.items()):
                if now > since + PATIENCE:
                    self.say(message, said)
            self.person.think(self)
        self.world.after(2.0, self._beat)

    # ---- speaking

    def say(self, message: ClientMessage, said: str) -> None:
        """Say something until there is an answer."""
        self.pending[said] = (message, self.world.now)
        self.world.intend(self.person.id, said, message)
        if self.link is not None and self.welcomed:
            self.link.up(message)

    # ---- hearing

    def hear(self, message: FromServer) -> None:
        """Something is told."""
        if isinstance(message, messages.Welcome):
            self._welcome(message)
        elif isinstance(message, messages.Moved):
            self._moved(message)
        elif isinstance(message, messages.Changed):
            self.ordinal = message.ordinal
            self._seats(message.seat, message.status, message.sitters, message.rematch)
        elif isinstance(message, messages.Said):
            self.ordinal = message.line.ordinal
            self.chat.append(message.line)
        else:
            self._answered(message)
        self._check_flow()
        if self.welcomed:
            self.person.think(self)

    def _welcome(self, told: messages.Welcome) -> None:
        back = self.honest and told.ordinal < self.ordinal
        check(not back, "flow", "back in time", self.ordinal, told.ordinal)
        self.ordinal = told.ordinal
        self.story = [one for one in self.story if one.moment <= told.standing] + told.missed
        self.chat += told.chat
        self.position = told.position
        self._seats(told.seat, told.status, told.sitters, told.rematch)
        if not self.welcomed:
            self.welcomed = True
            assert self.link is not None
            for message, _ in self.pending.values():
                self.link.up(message)

    def _moved(self, told: messages.Moved) -> None:
        position = told.position
        self.ordinal = position.ordinal
        if told.kind == "undo":
            self.story = [one for one in self.story if one.moment <= position.moment]
        self.story += told.happened
        self.position = position
        self.sitters = told.sitters
        self.status = "playing"

    def _seats(self, seat: int, status: str, sitters: list[Sitter], rematch: str | None) -> None:
        self.seat, self.status, self.sitters, self.rematch = seat, status, sitters, rematch

    def _answered(self, told: FromServer) -> None:
        said: str | None = told.id  # type: ignore[attr-defined]
        if isinstance(told, messages.Done):
            check(told.ordinal <= self.ordinal, "flow", "acknowledged before it was told", told)
        if said is None or said not in self.pending:
            return
        if isinstance(told, messages.Trouble) and told.key in AGAIN:
            return
        del self.pending[said]

    # ---- what must be true of it

    def _check_flow(self) -> None:
        """All that was said and happened is here, once and in order."""
        if self.ordinal < 0 or not self.honest:
            return
        chapter = self.world.referees[self.table].chapters[self.ordinal]
        if chapter.said <= LINES:
            check(len(self.chat) == chapter.said, "flow", "another chat", self.ordinal)
        told = 0 if chapter.standing is None else chapter.standing.told
        found = len(self.story)
        check(found == told, "flow", "another story", self.ordinal, self.seat, found, told)

    def check_all(self) -> None:
        """At the end it knows all that is true, and waits for nothing."""
        who, referee = (self.person.id, self.table), self.world.referees[self.table]
        now = referee.now
        check(self.ordinal == now.ordinal, "alive", "behind", who, self.ordinal, now.ordinal)
        check(not self.pending, "alive", "not answered", who, self.pending)
        check(self.status == now.status, "alive", "another status", who, self.status, now.status)
        check(self.rematch == now.rematch, "alive", "another rematch", who, self.rematch)
        check(self.seat == now.seat_of(self.person.id), "alive", "another seat", who, self.seat)
        referee.sitters(now, self.sitters)
        here = self.world.here(self.table)
        for place, one in zip(now.places, self.sitters, strict=True):
            check(one.here == (place.person in here), "alive", "who is here", who, place, one)
        if now.said <= LINES:
            right = [c.ordinal for c in referee.chapters if c.entry and c.entry.kind == "say"]
            found = [line.ordinal for line in self.chat]
            check(found == right, "flow", "another chat", who, found, right)
        if now.standing is not None:
            assert self.position is not None
            check(self.position.ordinal == now.moved, "alive", "an old position", who)
            view = now.standing.view(self.seat)
            check(self.position.view == view, "alive", "another view", who)
            check(self.story == now.standing.story(self.seat), "flow", "another story", who)
