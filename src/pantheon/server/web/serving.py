"""How uvicorn takes connections: few at a time, none that is silent, none that is flooded.

asyncio and uvicorn read and write as much as there is. Here a bound stands at each place where a
stranger could make that too much.
"""

from __future__ import annotations

import asyncio
import socket
from asyncio.transports import BaseTransport
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from pantheon.server.limits import Rate

ACCEPTED: Final = 4  # connections in one turn of the event loop
QUEUE: Final = 2048  # connections that wait to be accepted
SILENCE: Final = 10.0  # seconds in which a connection makes its first request
LARGEST_FRAME: Final = 8192  # bytes of a WebSocket message that are read to say it is too large
READ_AT_ONCE: Final = 4096  # bytes of a WebSocket, of which hundreds of messages may consist
READ: Final = (16_384, 65_536)  # bytes of a WebSocket in a second, and at a stroke
MOST_WRITTEN: Final = 1_048_576  # bytes that may wait for a socket, pongs among them


class HTTPProtocol(AutoHTTPProtocol):  # type: ignore[misc, valid-type]  # h11 or httptools
    """Closes a connection that asks for nothing."""

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Give it some time."""
        super().connection_made(transport)
        self.loop.call_later(SILENCE, self._check_silence, transport)

    def _check_silence(self, transport: asyncio.Transport) -> None:
        if self.cycle is None and transport.get_protocol() is self:
            transport.close()


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """Reads little at a time, and aborts who sends too much or does not read."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._read: Final = Rate(*READ)

    def connection_made(self, transport: BaseTransport) -> None:
        """Read no more in one turn of the loop than others can wait for."""
        super().connection_made(transport)
        transport.max_size = READ_AT_ONCE  # type: ignore[attr-defined]  # of selector transports

    def data_received(self, data: bytes) -> None:
        """Count what comes, whichever frames it consists of."""
        behind = self.transport.get_write_buffer_size() > MOST_WRITTEN
        if behind or not self._read.allows("", len(data)):
            self.transport.abort()
        else:
            super().data_received(data)

    def handle_text(self, event: Frame) -> None:
        """Text is read as bytes: what is no UTF-8 is answered like other nonsense."""
        self.handle_bytes(event)

    def keepalive_timeout(self) -> None:
        """Who does not answer a ping does not read what waits either."""
        super().keepalive_timeout()
        self.transport.abort()


class Server(uvicorn.Server):
    """asyncio accepts as many in a turn as may wait, so the queue is made long afterwards."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen."""
        await super().startup(sockets)
        for listening in sockets or []:
            listening.listen(QUEUE)
