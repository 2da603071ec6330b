"""The WebSocket of a table: the one way in which people play."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from pantheon.core.problem import Problem
from pantheon.locales.speech import complaint
from pantheon.server.session import Session
from pantheon.server.storage.database import Unavailable
from pantheon.server.subscriber import Subscriber
from pantheon.server.tables import Tables
from pantheon.server.web.identity import COOKIE
from pantheon.server.web.middleware import address
from pantheon.table.language import words_of
from pantheon.table.messages import (
    LARGEST,
    AskHint,
    ClientMessage,
    Hello,
    Trouble,
    WhyNot,
    decoder,
    encoder,
    labels,
)

COME_AGAIN: Final = 1012  # the server restarts, or the client was too far behind
REFUSED: Final = 1008  # who sends only what is refused
FINAL: Final = {"table-unknown": 4404, "table-old": 4410, "limit-sockets": 4429}  # by problem

FAREWELL: Final = 1.0  # seconds in which a connection that is cut off is told so
MOST_REFUSED: Final = 100  # messages in a row, after which a socket is closed
HELLO: Final = 4.0  # messages that a hello counts for, beside itself

router: Final = APIRouter()


@router.websocket("/api/tables/{table}/play")
async def play(socket: WebSocket, table: str) -> None:
    """Serve one connection to one table until either goes."""
    tables: Tables = socket.app.state.tables
    person = socket.app.state.signer.person(socket.cookies.get(COOKIE))
    subscriber = Subscriber(person, address(socket.scope))
    await socket.accept()
    with tables.metrics.sockets.track_inprogress():
        try:
            with tables.limits.at_once("sockets", person, subscriber.address):
                await Connection(socket, subscriber, tables, table).serve()
        except Problem as problem:
            await reject(socket, problem)
        except Unavailable:  # why is nobody's business
            await reject(socket, Problem("store-unavailable"))


async def reject(socket: WebSocket, problem: Problem) -> None:
    """Say what is wrong and close."""
    told = Trouble(None, problem.key, complaint(words_of("en"), problem))
    try:
        await socket.send_text(encoder.encode(told).decode())
        await socket.close(FINAL.get(told.key, COME_AGAIN))
    except (WebSocketDisconnect, RuntimeError):
        pass  # it has gone by itself


class Connection:
    """A WebSocket at a table: what comes in goes to the table, what is told goes out."""

    def __init__(
        self, socket: WebSocket, subscriber: Subscriber, tables: Tables, table: str
    ) -> None:
        self._socket: Final = socket
        self._subscriber: Final = subscriber
        self._tables: Final = tables
        self._table: Final = table

    async def serve(self) -> None:
        """Hear and tell until the socket is closed; a Problem if there is no such table."""
        if not self._table.isprintable():  # which PostgreSQL would not even look up
            raise Problem("table-unknown")
        session = await self._tables.session(self._table)
        number = session.connect(self._subscriber)
        sending = asyncio.ensure_future(self._send_all())
        receiving = asyncio.ensure_future(self._receive_all(session, number))
        ended = asyncio.ensure_future(self._subscriber.ended.wait())
        try:
            await asyncio.wait({receiving, ended}, return_when=asyncio.FIRST_COMPLETED)
            if ended.done():  # it may say so, unless it does not read at all
                await asyncio.wait({sending}, timeout=FAREWELL)
            if receiving.done():
                receiving.result()
        finally:
            for task in (sending, receiving, ended):
                task.cancel()
            session.disconnect(number)

    async def _send_all(self) -> None:
        """Send what waits, until the connection is to be closed."""
        try:
            while (message := await self._subscriber.next()) is not None:
                await self._socket.send_text(message.decode())
            await self._socket.close(COME_AGAIN)
        except (WebSocketDisconnect, RuntimeError):
            pass  # it has gone by itself

    async def _receive_all(self, session: Session, number: int) -> None:
        """Hand on what is said, until the socket is closed or says too much that is nothing."""
        refused = 0  # messages in a row
        while refused < MOST_REFUSED:
            await asyncio.sleep(0)  # a hundred messages may wait, and others move on between them
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            data = message.get("bytes") or b"" if text is None else text.encode()
            try:
                said = self._understood(data)
            except Problem as problem:
                session.complain(number, label(data), problem)
                refused += 1
                continue
            refused = 0
            if isinstance(said, Hello):
                async with self._tables.welcoming:  # one in a turn of the loop: others move on
                    session.receive(number, said)
                    await asyncio.sleep(0)
            else:
                session.receive(number, said)
        await self._socket.close(REFUSED)

    def _understood(self, data: bytes) -> ClientMessage:
        """What is said; a Problem if it is too much, too large or nothing that can be said."""
        self._check("messages")
        if len(data) > LARGEST:
            raise Problem("message-large", most=LARGEST)
        try:
            message: ClientMessage = decoder.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Problem("message-bad", reason=str(error)) from error
        if isinstance(message, Hello):
            self._check("messages", HELLO)
        elif not isinstance(message, (WhyNot, AskHint)):
            self._check("entries")
        return message

    def _check(self, limit: str, cost: float = 1.0) -> None:
        who = self._subscriber
        self._tables.limits.check(limit, who.person, who.address, cost)


def label(data: bytes) -> str | None:
    """The id of a message that was not done, if that much can be read."""
    try:
        return labels.decode(data).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
