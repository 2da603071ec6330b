"""Somebody who looks at a table over a WebSocket."""

from __future__ import annotations

import asyncio
from typing import Final

from pantheon.server.messages import FromServer, encoder

PATIENCE: Final = 200  # messages that a guest may be behind


class Guest:
    """A connection. Messages wait here until they are sent; who is too far behind is let go."""

    def __init__(self, person: str | None, seat: int) -> None:
        self.person: Final = person
        self.seat = seat
        self._waiting: Final[asyncio.Queue[bytes | None]] = asyncio.Queue(PATIENCE)
        self._gone = False

    def tell(self, message: FromServer) -> None:
        """Send a message."""
        self.send(encoder.encode(message))

    def send(self, message: bytes) -> None:
        """Send a message that is written already."""
        if self._waiting.full():
            self.let_go()
        elif not self._gone:
            self._waiting.put_nowait(message)

    def let_go(self) -> None:
        """Send nothing more, not even what waits: the client comes back and asks again."""
        self._gone = True
        while not self._waiting.empty():
            self._waiting.get_nowait()
        self._waiting.put_nowait(None)

    async def next(self) -> bytes | None:
        """The next message to be sent; None when the guest is to go."""
        return await self._waiting.get()
