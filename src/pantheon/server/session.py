"""A table as this process serves it: it carries out what the table wants done."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from itertools import count
from time import perf_counter, time
from typing import TYPE_CHECKING, Final

from pantheon.core.problem import Problem
from pantheon.core.refusal import Refused
from pantheon.core.state import NOBODY
from pantheon.server.storage import notices, queries
from pantheon.server.storage.database import Unavailable
from pantheon.server.subscriber import Subscriber
from pantheon.table.commands import Command
from pantheon.table.effects import (
    Advise,
    Announce,
    Answer,
    Effects,
    Keep,
    Load,
    Opening,
    Report,
    Tell,
    Think,
)
from pantheon.table.messages import Act, Advice, ClientMessage, Done, Trouble, encoder
from pantheon.table.messages import Refused as RefusedMessage
from pantheon.table.state import TableState
from pantheon.table.table import Table

if TYPE_CHECKING:
    from pantheon.server.tables import Tables

log: Final = logging.getLogger("pantheon")


class Session:
    """One table, for all who are at it through this process."""

    def __init__(self, tables: Tables, table: Table) -> None:
        self.id: Final = table.state.facts.id
        self.table: Final = table
        self.touched = time()
        self._tables: Final = tables
        self._numbers: Final = count()
        self._subscribers: Final[dict[int, Subscriber]] = {}
        self._requests: Final[dict[int, asyncio.Future[int]]] = {}
        self._acts: Final[dict[tuple[int, str], float]] = {}  # since when they are under way

    @property
    def state(self) -> TableState:
        """How the table stands."""
        return self.table.state

    @property
    def resting(self) -> bool:
        """Whether nobody needs it."""
        return self.table.resting and not self._requests

    # ---- inputs

    def connect(self, subscriber: Subscriber) -> int:
        """Somebody opens a connection; its number."""
        number = next(self._numbers)
        self._subscribers[number] = subscriber
        self.table.connect(number, subscriber.person)
        return number

    def disconnect(self, number: int) -> None:
        """A connection is gone."""
        del self._subscribers[number]
        for act in [act for act in self._acts if act[0] == number]:
            del self._acts[act]
        self.touched = time()
        self._do(self.table.disconnect(number, time()))

    def receive(self, number: int, message: ClientMessage) -> None:
        """A message from a connection."""
        if isinstance(message, Act):
            self._acts[number, message.id] = perf_counter()
        self._do(self.table.receive(number, message, time()))

    def complain(self, number: int, said: str | None, problem: Problem) -> None:
        """What a connection said did not get as far as the table."""
        self._do(self.table.complain(number, said, problem))

    async def request(
        self, command: Command, opening: Callable[[TableState], Opening] | None = None
    ) -> int:
        """Do what a command wants: the ordinal of its entry; a Problem if that may not be."""
        self.touched = time()
        number = next(self._numbers)
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._requests[number] = answer
        try:
            self._do(self.table.request(number, command, time(), opening))
            return await answer
        finally:
            del self._requests[number]

    def news(self) -> None:
        """Another process may have added to the log."""
        self._do(self.table.news(time()))

    def hear_presence(self, process: str, people: list[str]) -> None:
        """Another process tells who is there."""
        self._do(self.table.hear_presence(process, people, time()))

    def announce(self) -> None:
        """Tell other processes once more who is here."""
        self._do([Announce(self.table.audience.people())])

    def tick(self) -> None:
        """Time passes."""
        self._do(self.table.tick(time()))

    def end(self) -> None:
        """Let all connections go; they come back."""
        for subscriber in self._subscribers.values():
            subscriber.end()

    # ---- effects

    def _do(self, effects: Effects) -> None:
        """Carry out what the table wants done, in order; what fails does not stop the rest."""
        for effect in effects:
            try:
                match effect:
                    case Tell():
                        self._tell(effect)
                    case Keep():
                        self._tables.spawn(self._keep(effect))
                    case Answer(request, result):
                        self._answer(request, result)
                    case Load():
                        self._tables.spawn(self._load(effect))
                    case Think():
                        self._tables.spawn(self._think(effect))
                    case Advise():
                        self._tables.spawn(self._advise(effect))
                    case Announce(people):
                        self._tables.spawn(self._announce(people))
                    case Report(event, error):
                        log.error(event, exc_info=error, extra={"table": self.id})
            except Exception as error:
                log.error("an effect failed", exc_info=error, extra={"table": self.id})

    def _tell(self, effect: Tell) -> None:
        message = effect.message
        encoded = encoder.encode(message)
        for number in effect.connections:
            if number in self._subscribers:
                self._subscribers[number].send(message, encoded)
            if isinstance(message, (Done, Trouble, RefusedMessage)):
                self._measure(number, message)

    def _measure(self, number: int, message: Done | Trouble | RefusedMessage) -> None:
        """How long an act took, or why it was refused."""
        metrics = self._tables.metrics
        began = self._acts.pop((number, message.id or ""), None)
        if isinstance(message, Trouble):
            metrics.refused.labels(message.key).inc()
        elif isinstance(message, RefusedMessage):
            metrics.refused.labels("rule").inc()
        elif began is not None:
            metrics.kept.observe(perf_counter() - began)

    def _answer(self, request: int, result: int | Problem | Refused) -> None:
        answer = self._requests.get(request)
        if answer is None or answer.done():
            return
        if isinstance(result, int):
            answer.set_result(result)
        else:
            answer.set_exception(result)

    async def _keep(self, keep: Keep) -> None:
        """Write an entry; only then it is told."""
        work = partial(queries.add_entry, table=self.id, keep=keep)
        try:
            kept = await self._tables.database.write(work, self.id)
        except Exception as error:
            self._warn(error)
            self._do(self.table.not_kept(time()))
        else:
            self._tables.metrics.entries.labels(keep.entry.kind).inc(kept)
            self._do(self.table.kept(time()) if kept else self.table.taken(time()))

    async def _load(self, load: Load) -> None:
        """Look for what others have added."""
        work = partial(queries.log_of, table=self.id, after=load.after)
        try:
            entries = await self._tables.database.read(work)
        except Exception as error:
            self._warn(error)
            self._do(self.table.not_loaded(time()))
        else:
            self._do(self.table.loaded(entries, time()))

    async def _think(self, think: Think) -> None:
        """Let a bot decide."""
        began = perf_counter()
        try:
            action = await self._tables.bots.choose(
                think.record, think.bot, self.state.seating.host
            )
        except Exception as error:
            self._do(self.table.not_chosen(think.ordinal, time(), error))
        else:
            self._tables.metrics.thought.observe(perf_counter() - began)
            self._do(self.table.chosen(think.ordinal, action, time()))

    async def _advise(self, advise: Advise) -> None:
        """Let a strong bot give a hint; it is answered whatever comes of it."""
        number, said = advise.connection, advise.said
        subscriber = self._subscribers.get(number)
        if subscriber is None:
            return
        try:
            with self._tables.limits.at_once("hints", advise.person, subscriber.address):
                moves = await self._tables.bots.hint(advise.record, subscriber.address)
        except Problem as problem:
            self._do(self.table.not_advised(number, said, problem))
        except Exception as error:
            log.error("a hint could not be given", exc_info=error, extra={"table": self.id})
            self._do(self.table.not_advised(number, said, Problem("hint-failed")))
        else:
            told = [Advice(**move) for move in moves]
            self._do(self.table.advised(number, said, advise.ordinal, told))

    async def _announce(self, people: list[str]) -> None:
        """Tell other processes who is here, those with a seat first."""
        database = self._tables.database
        if not database.shared:
            return
        seated = self.state.seating.seat_of
        people = sorted(people, key=lambda person: seated(person) == NOBODY)
        try:
            await database.write(partial(notices.tell_others, table=self.id, people=people))
        except Unavailable as error:
            self._warn(error)

    def _warn(self, error: Exception) -> None:
        if isinstance(error, Unavailable):
            told = {"table": self.id, "reason": str(error)}
            log.warning("the database does not answer", extra=told)
        else:
            log.error("a table's log cannot be reached", exc_info=error, extra={"table": self.id})
