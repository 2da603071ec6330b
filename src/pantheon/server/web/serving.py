"""How uvicorn takes connections: few at a time, so that the tables go on meanwhile."""

from __future__ import annotations

import socket
from typing import Final

import uvicorn

ACCEPTED: Final = 8  # connections in one turn of the event loop
QUEUE: Final = 2048  # connections that wait to be accepted


class Server(uvicorn.Server):
    """asyncio accepts as many in a turn as may wait, so the queue is made long afterwards."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen."""
        await super().startup(sockets)
        for listening in sockets or []:
            listening.listen(QUEUE)
