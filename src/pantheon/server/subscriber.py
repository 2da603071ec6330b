"""Who is told what happens at a table: messages wait here until the socket takes them."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from pantheon.table.messages import Changed, FromServer, Moved, Said, Welcome, encoder

MOST_WAITING: Final = 524_288  # bytes that one who does not read may be behind

NEWS: Final = (Welcome, Moved, Changed, Said)  # what a later welcome tells again


class Subscriber:
    """Messages to one connection. Who is too far behind is cut off, and comes back and asks."""

    def __init__(self, person: str | None, address: str) -> None:
        self.person: Final = person
        self.address: Final = address
        self._waiting: deque[tuple[bool, bytes]] = deque()  # whether it is news, and what
        self.waiting_bytes = 0
        self.ended: Final = asyncio.Event()
        self._wake: Final = asyncio.Event()

    def send(self, message: FromServer, encoded: bytes | None = None) -> None:
        """Send a message; who is told the same as others gets it as it was written for them."""
        if self.ended.is_set():
            return
        if isinstance(message, Welcome):
            self._forget_news()
        written = encoder.encode(message) if encoded is None else encoded
        if self._waiting and self.waiting_bytes + len(written) > MOST_WAITING:
            self.end()
            return
        self._waiting.append((isinstance(message, NEWS), written))
        self.waiting_bytes += len(written)
        self._wake.set()

    def _forget_news(self) -> None:
        """Whoever said hello has seen nothing of what waits; the welcome tells all of it."""
        self._waiting = deque(one for one in self._waiting if not one[0])
        self.waiting_bytes = sum(len(written) for _, written in self._waiting)

    def end(self) -> None:
        """Send nothing more, not even what waits."""
        self.ended.set()
        self._waiting.clear()
        self.waiting_bytes = 0
        self._wake.set()

    async def next(self) -> bytes | None:
        """The next message to be sent; None when the connection is to be closed."""
        while not self._waiting and not self.ended.is_set():
            self._wake.clear()
            await self._wake.wait()
        if self.ended.is_set():
            return None
        _, written = self._waiting.popleft()
        self.waiting_bytes -= len(written)
        return written
