"""The WebSocket of a table: the one door through which people play."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Final

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from pantheon.core.problem import Problem
from pantheon.core.refusal import Refused
from pantheon.core.state import NOBODY
from pantheon.locales import languages
from pantheon.locales.speech import Speech, complaint, nameplates
from pantheon.server import messages
from pantheon.server.guard import Rate
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

GONE: Final = 4404  # there is no such table
COME_AGAIN: Final = 1012  # the server restarts, or the guest was too far behind

router: Final = APIRouter()


@router.websocket("/api/tables/{table}/play")
async def play(socket: WebSocket, table: str) -> None:
    """Serve one guest of one table until either goes."""
    house: House = socket.app.state.house
    person = socket.app.state.signet.person(socket.cookies.get(COOKIE))
    await socket.accept()
    try:
        room = await house.room(table)
    except (Problem, Unavailable) as problem:
        await socket.send_bytes(messages.encoder.encode(trouble("en", None, problem)))
        await socket.close(GONE if isinstance(problem, Problem) else COME_AGAIN)
        return
    visit = Visit(house, room, person, socket.app.state.talk)
    with house.metrics.guests.track_inprogress():
        sender = asyncio.ensure_future(send_all(socket, visit.guest))
        try:
            await listen(socket, visit)
        finally:
            sender.cancel()
            room.goes(visit.guest)


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

    def __init__(self, house: House, room: Room, person: str | None, talk: Rate) -> None:
        self.house: Final = house
        self.room: Final = room
        self.person: Final = person
        self.talk: Final = talk
        self.guest: Final = Guest(person, room.seat_of(person))
        self.language = "en"

    async def hear(self, data: bytes) -> None:
        """Answer a message; whatever is wrong with it, the connection stays."""
        said: str | None = None
        try:
            if len(data) > LARGEST:
                raise Problem("message-large", most=LARGEST)
            if not self.talk.allows(self.person or f"guest {id(self)}"):
                raise Problem("too-much")
            message = decoder.decode(data)
            said = getattr(message, "id", None)
            await self._answer(message)
        except msgspec.DecodeError as error:
            self._complain(label(data), Problem("message-bad", reason=str(error)))
        except (Problem, Unavailable) as problem:
            self._complain(said, problem)
        except Refused as refused:
            self._refuse(said or "", refused)

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
        text = message.text.strip()
        if not text:
            raise Problem("chat-empty")
        name = self.room.places[self.guest.seat].name or ""
        await self.room.say(self.person, name, text, by)
        self.guest.tell(Done(message.id, -1))

    async def _why_not(self, message: WhyNot) -> None:
        """Only whose decision it is may ask: a reason can tell what others must not know."""
        play = await self.room.played()
        if self.guest.seat != play.turn or self.guest.seat == NOBODY:
            raise Problem("turn-other", seat=play.turn + 1)
        speech = self._speech()
        reasons = []
        for action in message.actions:
            refusal = play.state.why_not(action)
            text = speech.refusal(refusal) if refusal else None
            reasons.append(Reason(action, refusal.rule if refusal else None, text))
        self.guest.tell(Reasons(message.id, reasons))

    async def _hint(self, message: AskHint, seat: int) -> None:
        if not self.room.terms.hints:
            raise Problem("hint-never")
        play = await self.room.played()
        if seat != play.turn:
            raise Problem("turn-other", seat=play.turn + 1)
        moves = await self.house.thinkers.hint(play.record())
        self.guest.tell(Hint(message.id, [Advice(**move) for move in moves]))


def label(data: bytes) -> str | None:
    """The id of a message that cannot be understood, if that much can be read."""
    try:
        return labels.decode(data).id
    except msgspec.DecodeError:
        return None


def trouble(language: str, said: str | None, problem: Problem | Unavailable) -> Trouble:
    """A problem in words; why the database does not answer is nobody's business."""
    if isinstance(problem, Unavailable):
        problem = Problem("store-unavailable")
    return Trouble(said, problem.key, complaint(tongue(language), problem))
