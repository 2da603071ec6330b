"""The WebSocket of a table: the one door through which people play."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Final

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from pantheon.core.problem import Problem
from pantheon.core.record import Record
from pantheon.core.refusal import Refused
from pantheon.core.state import NOBODY
from pantheon.locales import languages
from pantheon.locales.speech import Speech, complaint, nameplates
from pantheon.server import messages
from pantheon.server.guard import Rate, address
from pantheon.server.guest import Guest
from pantheon.server.house import House
from pantheon.server.log import ACT, COME_BACK, HAND_OVER, RESIGN, UNDO
from pantheon.server.messages import (
    LARGEST,
    Act,
    Advice,
    AskHint,
    ClientMessage,
    ComeBack,
    Done,
    HandOver,
    Hello,
    Hint,
    Reason,
    Reasons,
    Resign,
    Say,
    Trouble,
    Undo,
    WhyNot,
    decoder,
    labels,
)
from pantheon.server.people import COOKIE
from pantheon.server.room import Room
from pantheon.server.store import Unavailable
from pantheon.server.tongues import tongue

COME_AGAIN: Final = 1012  # the server restarts, or the guest was too far behind
CLOSED: Final = {"table-unknown": 4404, "sockets-many": 4429}  # by problem, if not COME_AGAIN
SOCKETS: Final = 30  # that one person may have open; or one address, of people without a name

router: Final = APIRouter()


@router.websocket("/api/tables/{table}/play")
async def play(socket: WebSocket, table: str) -> None:
    """Serve one guest of one table until either goes."""
    house: House = socket.app.state.house
    person = socket.app.state.signet.person(socket.cookies.get(COOKIE))
    who = person or address(socket.scope)
    await socket.accept()
    with house.metrics.guests.track_inprogress(), one_more(house.sockets, who):
        try:
            room = await found(house, table, who)
        except (Problem, Unavailable) as problem:
            await turn_away(socket, trouble("en", None, problem))
            return
        visit = Visit(house, room, person, who, socket.app.state.talk)
        sender = asyncio.ensure_future(send_all(socket, visit.guest))
        try:
            await listen(socket, visit)
        finally:
            sender.cancel()
            visit.room.goes(visit.guest)


@contextmanager
def one_more(sockets: Counter[str], who: str) -> Iterator[None]:
    """Count a socket while it is open."""
    sockets[who] += 1
    try:
        yield
    finally:
        sockets[who] -= 1
        if not sockets[who]:
            del sockets[who]


async def found(house: House, table: str, who: str) -> Room:
    """The table that a socket was opened for."""
    if house.sockets[who] > SOCKETS:
        raise Problem("sockets-many", most=SOCKETS)
    if not table.isprintable():  # which PostgreSQL would not even look up
        raise Problem("table-unknown")
    return await house.room(table)


async def turn_away(socket: WebSocket, told: Trouble) -> None:
    """Say what is wrong and close."""
    try:
        await socket.send_text(messages.encoder.encode(told).decode())
        await socket.close(CLOSED.get(told.key, COME_AGAIN))
    except (WebSocketDisconnect, RuntimeError):
        pass  # the guest has gone by itself


async def send_all(socket: WebSocket, guest: Guest) -> None:
    """Send what waits, until the guest is to go."""
    try:
        while (message := await guest.next()) is not None:
            await socket.send_text(message.decode())
        await socket.close(COME_AGAIN)
    except (WebSocketDisconnect, RuntimeError):
        pass  # the guest has gone by itself


async def listen(socket: WebSocket, visit: Visit) -> None:
    """Hear what the guest says."""
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        said = message.get("text")
        data = said.encode() if said is not None else message.get("bytes") or b""
        await visit.hear(data)


class Visit:
    """A guest at a table: what it says, and the answers."""

    def __init__(self, house: House, room: Room, person: str | None, who: str, talk: Rate) -> None:
        self.house: Final = house
        self.room = room
        self.person: Final = person
        self.who: Final = who  # whose messages are counted
        self.talk: Final = talk
        self.guest: Final = Guest(person, room.seat_of(person))
        self.language = "en"

    async def hear(self, data: bytes) -> None:
        """Answer a message; whatever is wrong with it, the connection stays."""
        try:
            if not self.talk.allows(self.who):
                raise Problem("too-much")
            if len(data) > LARGEST:
                raise Problem("message-large", most=LARGEST)
            await self._answer(decoder.decode(data))
        except (msgspec.DecodeError, RecursionError) as error:
            self._complain(label(data), Problem("message-bad", reason=str(error)))
        except (Problem, Unavailable) as problem:
            self._complain(label(data), problem)
        except Refused as refused:
            self._refuse(label(data) or "", refused)

    def _complain(self, said: str | None, problem: Problem | Unavailable) -> None:
        found = trouble(self.language, said, problem)
        self.house.metrics.refused.labels(found.key).inc()
        self.guest.tell(found)

    def _refuse(self, said: str, refused: Refused) -> None:
        refusal = refused.refusal
        self.house.metrics.refused.labels("rule").inc()
        text = self._speech().refusal(refusal)
        self.guest.tell(
            messages.Refused(said, refusal.rule, refusal.key, refusal.particulars, text)
        )

    def _speech(self) -> Speech:
        """Words for this table, with the names on its plates."""
        room, words = self.room, tongue(self.language)
        plates = [] if room.play is None else room.play.state.view(NOBODY)["nameplates"]
        return Speech(words, room.game, nameplates(words, room.game, plates))

    async def _answer(self, message: ClientMessage) -> None:
        if isinstance(message, Hello):
            await self._hello(message)
            return
        if self.guest not in self.room.guests:
            raise Problem("hello-first")
        if isinstance(message, WhyNot):
            await self._why_not(message)
            return
        seat = self._seat()
        by = f"{self.person} {message.id}"
        if isinstance(message, Say):
            await self._say(message, by)
        elif isinstance(message, AskHint):
            await self._hint(message, seat)
        else:
            began = perf_counter()
            ordinal = await self._enter(message, seat, by)
            self.guest.tell(Done(message.id, ordinal))
            self.house.metrics.kept.observe(perf_counter() - began)

    async def _enter(
        self, message: Act | Undo | Resign | HandOver | ComeBack, seat: int, by: str
    ) -> int:
        enter = self.room.enter
        if isinstance(message, Act):
            return await enter(ACT, seat, message.action, by, message.ordinal)
        if isinstance(message, Undo):
            return await enter(UNDO, seat, None, by, message.ordinal)
        if isinstance(message, HandOver):
            if not 0 <= message.seat < self.room.players:
                raise Problem("seat-wrong", seat=message.seat, last=self.room.players - 1)
            return await enter(HAND_OVER, message.seat, None, by)
        return await enter(RESIGN if isinstance(message, Resign) else COME_BACK, seat, None, by)

    async def _hello(self, message: Hello) -> None:
        self.language = message.language if message.language in languages() else "en"
        self.room = await self.house.room(self.room.id)  # which rested if there was long no hello
        self.guest.seat = self.room.seat_of(self.person)
        await self.room.welcome(self.guest, message.ordinal)

    def _seat(self) -> int:
        """One's own seat, which one may have taken since one came."""
        self.guest.seat = self.room.seat_of(self.person)
        if self.guest.seat == NOBODY:
            raise Problem("seat-none")
        return self.guest.seat

    async def _say(self, message: Say, by: str) -> None:
        assert self.person is not None
        text = " ".join(message.text.split())
        if not text:
            raise Problem("chat-empty")
        if not all(map(is_writing, text)):
            raise Problem("chat-bad")
        name = self.room.places[self.guest.seat].name or ""
        await self.room.say(self.person, name, text, by)
        self.guest.tell(Done(message.id, -1))

    async def _why_not(self, message: WhyNot) -> None:
        """Only whose decision it is may ask: a reason can tell what others must not know."""
        play = await self.room.played()
        if self.guest.seat != play.turn or self.guest.seat == NOBODY:
            raise Problem("turn-other", seat=play.turn + 1)
        speech = self._speech()
        asked = play.state.question()
        reasons = []
        for action in message.actions:
            refusal = play.state.why_not(action)
            text = speech.refusal(refusal, asked) if refusal else None
            reasons.append(Reason(action, refusal.rule if refusal else None, text))
        self.guest.tell(Reasons(message.id, reasons))

    async def _hint(self, message: AskHint, seat: int) -> None:
        if not self.room.terms.hints:
            raise Problem("hint-never")
        play = await self.room.played()
        if seat != play.turn:
            raise Problem("turn-other", seat=play.turn + 1)
        if self.who in self.house.hinted:
            raise Problem("hint-busy")
        self.house.hinted.add(self.who)
        self.house.soon(self._advise(message.id, play.record()))

    async def _advise(self, said: str, record: Record) -> None:
        """Tell the hint when it is there; meanwhile the guest may say other things."""
        try:
            moves = await self.house.thinkers.hint(record)
            self.guest.tell(Hint(said, [Advice(**move) for move in moves]))
        finally:
            self.house.hinted.discard(self.who)


def is_writing(letter: str) -> bool:
    """Whether it may stand in a chat: no control characters, and nothing that turns lines round."""
    joins = "\u200c\u200d"  # as in many scripts and emoji
    return letter.isprintable() or letter in joins


def label(data: bytes) -> str | None:
    """The id of a message that was not done, if that much can be read."""
    try:
        return labels.decode(data).id
    except (msgspec.DecodeError, RecursionError):
        return None


def trouble(language: str, said: str | None, problem: Problem | Unavailable) -> Trouble:
    """A problem in words; why the database does not answer is nobody's business."""
    if isinstance(problem, Unavailable):
        problem = Problem("store-unavailable")
    return Trouble(said, problem.key, complaint(tongue(language), problem))
