"""A table in memory: it plays the log, tells its guests, and can be dropped and loaded again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from time import time
from typing import TYPE_CHECKING, Any, Final

from pantheon import games
from pantheon.core.events import Event
from pantheon.core.game import Game
from pantheon.core.problem import Problem
from pantheon.core.record import seed_hash
from pantheon.core.state import NOBODY
from pantheon.server import register
from pantheon.server.guest import Guest
from pantheon.server.log import ACT, HAND_OVER, UNDO, Entry, Play
from pantheon.server.messages import (
    Changed,
    Clock,
    FromServer,
    Happening,
    Line,
    Moved,
    Option,
    Position,
    Said,
    Sitter,
    Thing,
    Welcome,
    encoder,
)
from pantheon.server.register import OVER, PLAYING, Kept, Place
from pantheon.server.store import Unavailable
from pantheon.server.terms import Terms

if TYPE_CHECKING:
    from pantheon.server.house import House

FRESH: Final = 60.0  # seconds for which other processes are believed
log: Final = logging.getLogger("pantheon")

START: Final = "start"  # what guests are told as the kind of the entry before the first

TRIES: Final = 5  # to add to a log to which others add as well
AGAIN: Final = 1.0  # seconds after which a bot tells a database again that did not answer
BOT: Final = "bot"  # how entries of bots are signed


class Room:
    """One table, for all who look at it through this process."""

    def __init__(self, house: House, kept: Kept) -> None:
        self.house: Final = house
        self.id: Final = str(kept.row.id)
        self.game: Final[Game] = games.shared(kept.row.game, kept.row.options)
        if kept.row.version != self.game.version:
            raise Problem("table-old", game=kept.row.game)
        self.players: Final = int(kept.row.players)
        self.terms: Final = Terms(**kept.row.terms)
        self.seed: Final = str(kept.row.seed)
        self.status = ""
        self.started: float | None = None
        self.rematch: str | None = None
        self.places: list[Place] = []
        self.play: Play | None = None
        self.guests: Final[set[Guest]] = set()
        self.last_line = 0  # of the chat, that guests have been told
        self._told = -1  # the ordinal of the last entry that guests have been told
        self.touched = time()
        self._elsewhere: Final[dict[str, tuple[float, set[int]]]] = {}  # seats, by process
        self._lock: Final = asyncio.Lock()
        self._thinking: asyncio.Task[None] | None = None
        self._take(kept)

    def _take(self, kept: Kept) -> None:
        """What the database says about the table, its log apart."""
        self.status = str(kept.row.status)
        self.started = kept.row.started
        self.rematch = kept.row.rematch
        self.places = kept.places

    # ---- the log

    async def _played(self) -> Play:
        """The game, loaded if it is not there; a Problem before the start."""
        if self.play is None:
            if self.status not in (PLAYING, OVER):
                raise Problem("table-not-started")
            assert self.started is not None
            log = await self.house.store.read(partial(register.log_of, table=self.id))
            bots = [place.bot for place in self.places]
            play = Play(self.game, self.players, self.seed, bots, self.started)
            start = Entry(0, START, NOBODY, None, "", self.started)
            self._tell_new(play, start, play.opening)
            for entry in log:
                self._tell_new(play, entry, play.add(entry))
            self.play = play
        return self.play

    def _tell_new(self, play: Play, entry: Entry, events: list[Event]) -> None:
        """Tell the guests about an entry, unless they have been told."""
        if entry.ordinal > self._told:
            self._tell_moved(play, entry, events)

    async def played(self) -> Play:
        """The game as it stands."""
        async with self._lock:
            return await self._played()

    async def enter(
        self, kind: str, seat: int, action: int | None, by: str, ordinal: int | None = None
    ) -> int:
        """Add to the log; the ordinal under which it is kept for good.

        What is added `at` an ordinal counts only if nothing has happened since. A disconnected
        client must not leave this half done, so it goes on by itself.
        """
        work = self._enter(kind, seat, action, by, ordinal)
        return await asyncio.shield(asyncio.ensure_future(work))

    async def _enter(
        self, kind: str, seat: int, action: int | None, by: str, ordinal: int | None
    ) -> int:
        async with self._lock:
            for _ in range(TRIES):
                play = await self._played()
                if by in play.said:
                    return play.said[by]
                if ordinal is not None and ordinal != play.ordinal:
                    raise Problem("ordinal-old", given=ordinal, now=play.ordinal)
                self._check(play, kind, seat, action, by)
                entry = Entry(play.ordinal + 1, kind, seat, action, by, time())
                events = play.add(entry)
                if await self._keep(entry, play):
                    self.house.metrics.entries.labels(kind).inc()
                    self._tell_moved(play, entry, events)
                    self._go_on()
                    return entry.ordinal
            raise Problem("table-busy")

    def _check(self, play: Play, kind: str, seat: int, action: int | None, by: str) -> None:
        play.check(kind, seat, action)
        if kind in (ACT, UNDO) and play.bots[seat] is not None and not by.startswith(f"{BOT} "):
            raise Problem("seat-bot", seat=seat + 1)
        if kind == HAND_OVER:
            deadline = self.terms.deadline(play)
            if seat != play.turn or deadline is None or time() < deadline:
                raise Problem("handover-early", seat=seat + 1)

    async def _keep(self, entry: Entry, play: Play) -> bool:
        """Write an entry that has been played; if that fails, forget that it was."""
        deserted = all(bot is not None for bot in play.bots) and not play.handed
        status = OVER if play.state.over or deserted else PLAYING
        values = {
            "status": status,
            "waits_for": waits_for(play),
            "deadline": self.terms.deadline(play) if self.terms.absent == "bot" else None,
        }
        kept = False
        try:
            work = partial(register.add_entry, table=self.id, entry=entry, values=values)
            kept = await self.house.store.write(work)
        finally:
            if not kept:
                self.play = None
        if kept and status != self.status:
            self.status = status
            self.tell(self._changed)
        return kept

    async def catch_up(self) -> None:
        """Another process has changed the table: take over what it did."""
        async with self._lock:
            self._take(await self.house.store.read(partial(register.find, table=self.id)))
            if self.status in (PLAYING, OVER):
                play = await self._played()
                work = partial(register.log_of, table=self.id, after=play.ordinal)
                for entry in await self.house.store.read(work):
                    self._tell_new(play, entry, play.add(entry))
            self.tell(self._changed)
        await self.tell_chat()

    # ---- what the engine and bots do next

    def _go_on(self) -> None:
        """Let the bot in turn think, if it is one's turn."""
        play = self.play
        if play is None or self.status != PLAYING or play.bot_in_turn is None:
            return
        if self._thinking is None or self._thinking.done():
            self._thinking = self.house.soon(self._think_on())

    async def _think_on(self) -> None:
        while True:
            try:
                await self._think()
                return
            except Unavailable as problem:
                log.warning("a bot was not heard", extra={"table": self.id, "reason": str(problem)})
            await asyncio.sleep(AGAIN)

    async def _think(self) -> None:
        """Bots decide through the same door as people, until a person is in turn."""
        while True:
            async with self._lock:
                play = await self._played()
                bot = play.bot_in_turn
                if bot is None or self.status != PLAYING:
                    return
                seat, ordinal, record = play.turn, play.ordinal, play.record()
            began = time()
            action = await self.house.thinkers.choose(record, bot)
            self.house.metrics.thought.observe(time() - began)
            try:
                await self._enter(ACT, seat, action, f"{BOT} {ordinal}", ordinal)
            except Problem as problem:
                if problem.key not in ("ordinal-old", "turn-other"):
                    raise

    async def wake(self) -> None:
        """Let bots go on and clocks run out, as after a restart."""
        async with self._lock:
            play = await self._played()
            deadline = self.terms.deadline(play)
            late = deadline is not None and time() >= deadline
        if late and self.terms.absent == "bot":
            await self.enter(HAND_OVER, play.turn, None, f"clock {play.ordinal}", play.ordinal)
        self._go_on()

    # ---- guests

    async def welcome(self, guest: Guest, since: int) -> None:
        """Tell a guest all that it may know, and all that happens from now on."""
        lines = await self.house.store.read(partial(register.lines_of, table=self.id))
        async with self._lock:
            position = None
            missed: list[Happening] = []
            if self.status in (PLAYING, OVER):
                play = await self._played()
                position = self._position(play, guest.seat)
                missed = await self._missed(play, guest.seat, since)
            self.last_line = max([self.last_line, *(int(line.id) for line in lines)])
            self.guests.add(guest)
            chat = [Line(line.name, line.text, line.at) for line in lines]
            guest.tell(
                Welcome(
                    guest.seat,
                    self.status,
                    self.sitters(self.play),
                    position,
                    missed,
                    chat,
                    self.seed_hash() if self.started else None,
                )
            )
            self.tell(self._changed, but=guest)
        self.house.tell_presence(self)
        self._go_on()

    async def _missed(self, play: Play, seat: int, since: int) -> list[Happening]:
        """What has happened after an ordinal and was not taken back, as a seat may know it."""
        if since >= play.ordinal:
            return []
        bots = [place.bot for place in self.places]
        again = Play(self.game, self.players, self.seed, bots, 0.0)
        found = happenings(again.opening, seat, 0) if since < 0 else []
        for entry in await self.house.store.read(partial(register.log_of, table=self.id)):
            events = again.add(entry)
            moment = len(again.actions)
            if entry.kind == UNDO:
                found = [one for one in found if one.moment <= moment]
            elif entry.ordinal > since:
                found += happenings(events, seat, moment)
        return found

    def goes(self, guest: Guest) -> None:
        """A guest has left."""
        self.guests.discard(guest)
        self.touched = time()
        self.tell(self._changed)
        self.house.tell_presence(self)

    def is_resting(self, since: float) -> bool:
        """Whether nobody has needed the table for a while."""
        busy = self._lock.locked() or (self._thinking is not None and not self._thinking.done())
        return not self.guests and not busy and self.touched < since

    def hears_presence(self, origin: str, seats: list[int]) -> None:
        """Another process tells who is there."""
        self._elsewhere[origin] = (time(), set(seats))
        self.tell(self._changed)

    def _here(self) -> set[int]:
        here = {guest.seat for guest in self.guests}
        for told, seats in self._elsewhere.values():
            if told > time() - FRESH:
                here |= seats
        return here

    def tell(self, message: Callable[[int], FromServer], but: Guest | None = None) -> None:
        """Tell all guests, each by its seat; those of a seat are told the same."""
        told: dict[int, bytes] = {}
        for guest in self.guests:
            if guest is not but:
                if guest.seat not in told:
                    told[guest.seat] = encoder.encode(message(guest.seat))
                guest.send(told[guest.seat])

    async def say(self, person: str, name: str, text: str, by: str) -> None:
        """Add a line to the chat."""
        work = partial(
            register.add_line, table=self.id, person=person, name=name, text=text, by=by, at=time()
        )
        await self.house.store.write(work)
        await self.tell_chat()

    async def tell_chat(self) -> None:
        """Tell the guests the lines they have not been told."""
        after = self.last_line
        for line in await self.house.store.read(
            partial(register.lines_of, table=self.id, after=after)
        ):
            if line.id > self.last_line:
                self.last_line = int(line.id)
                said = Said(Line(line.name, line.text, line.at))
                self.tell(lambda _, said=said: said)  # type: ignore[misc]

    # ---- before the start

    async def arrange(self, work: Callable[..., Any]) -> None:
        """Change who sits where, or start; `work` gets a connection."""
        async with self._lock:
            await self.house.store.write(work)
            self._take(await self.house.store.read(partial(register.find, table=self.id)))
            if self.status == PLAYING:
                await self._played()
            self.tell(self._changed)
        self._go_on()

    def seat_of(self, person: str | None) -> int:
        """Where a person sits; NOBODY for those who only look on."""
        for place in self.places:
            if person is not None and place.person == person:
                return place.seat
        return NOBODY

    # ---- what is told

    def _changed(self, seat: int) -> Changed:
        return Changed(self.status, self.sitters(self.play), self.rematch)

    def _tell_moved(self, play: Play, entry: Entry, events: list[Event]) -> None:
        self._told = entry.ordinal
        sitters = self.sitters(play)

        def moved(seat: int) -> Moved:
            happened = happenings(events, seat, len(play.actions))
            return Moved(entry.kind, entry.seat, happened, sitters, self._position(play, seat))

        self.tell(moved)

    def sitters(self, play: Play | None) -> list[Sitter]:
        """Who sits where, and who of them is here."""
        here = self._here()
        found = []
        for place in self.places:
            bot, resigned = place.bot, False
            if play is not None:
                bot, resigned = play.bots[place.seat], place.seat in play.resigned
            found.append(Sitter(place.name, bot, place.seat in here, resigned))
        return found

    def _position(self, play: Play, seat: int) -> Position:
        state = play.state
        decides = seat != NOBODY and play.bots[seat] is None
        return Position(
            play.ordinal,
            len(play.actions),
            play.turn,
            state.view(seat),
            [option(self.game, a) for a in state.legal] if decides and seat == play.turn else [],
            decides and play.can_undo(seat),
            Clock(play.spent, play.began, self.terms.deadline(play), time()),
        )

    def seed_hash(self) -> str:
        """What the seed can be checked against once it is told."""
        return seed_hash(self.seed)


def waits_for(play: Play) -> str:
    """Who has to decide: a person, a bot or nobody."""
    if play.state.over:
        return "nobody"
    return "person" if play.bot_in_turn is None else "bot"


def happenings(events: list[Event], seat: int, moment: int) -> list[Happening]:
    """What happened, as a seat may know it."""
    return [Happening(event.kind.name, *told(event, seat), moment) for event in events]


def told(event: Event, seat: int) -> tuple[dict[str, int], bool]:
    """The particulars that a seat may know, and whether a secret is among them."""
    seen = event.seen_by(seat)
    return seen, len(seen) > event.kind.open


def option(game: Game, action: int) -> Option:
    """An action, and the things on the board that it is about."""
    verb = game.catalogue.verb(action)
    about = [
        Thing(domain.name, domain.values[index])
        for domain, index in zip(verb.domains, verb.args(action), strict=True)
    ]
    return Option(action, verb.name, about)
