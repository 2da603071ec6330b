"""Everybody comes back at once: what it costs the server, and how long its event loop stands still.

    python benchmarks/reconnect.py [--clients 500] [--cold]

Starts a server of its own with tables of each game in play. All clients are at their tables, are
cut off, and say hello again at the same moment with the ordinal that they have seen (`--cold`: the
tables have been dropped from memory meanwhile, and the clients have seen nothing).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import sys
import time
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psutil
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from pantheon import games
from pantheon.cli.serve import listen
from pantheon.server.limits import UNLIMITED
from pantheon.server.load_test import Person
from pantheon.server.web.app import prepared
from pantheon.server.web.networks import THIS_MACHINE
from pantheon.server.web.serving import ACCEPTED, HTTPProtocol, Server, WebSocketProtocol

LOOKS = 0.002  # seconds between two looks at the clock of the loop
ACTS = 40  # of each table before it is measured


def serve(folder: Path, pipe: Connection) -> None:
    """A server that tells how long its event loop stood still at most, each time it is asked."""
    app = prepared(f"sqlite:///{folder / 'db.sqlite'}", folder, [], 1, UNLIMITED, THIS_MACHINE)
    config = uvicorn.Config(
        app,
        http=HTTPProtocol,
        ws=WebSocketProtocol,
        ws_per_message_deflate=False,
        log_level="warning",
        backlog=ACCEPTED,
    )
    server = Server(config)
    listening = listen("127.0.0.1", 0)

    async def watch() -> None:
        while not server.started:
            await asyncio.sleep(LOOKS)
        pipe.send(listening.getsockname()[1])
        longest, last = 0.0, time.perf_counter()
        while not server.should_exit:
            await asyncio.sleep(LOOKS)
            now = time.perf_counter()
            longest, last = max(longest, now - last - LOOKS), now
            if pipe.poll():
                pipe.recv()
                pipe.send((time.process_time(), longest, len(app.state.tables.sessions)))
                longest, last = 0.0, time.perf_counter()

    async def both() -> None:
        await asyncio.gather(server.serve([listening]), watch())

    asyncio.run(both())


class Client:
    """A person at a table."""

    def __init__(self, url: str, person: Person, table: str) -> None:
        self.address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/play"
        self.person = person
        self.socket: ClientConnection | None = None
        self.seen = -1

    async def come(self, seen: int) -> None:
        """Connect and be welcomed."""
        self.socket = await connect(
            self.address,
            additional_headers={"Cookie": self.person.cookie},
            max_size=None,
            open_timeout=60,
        )
        await self.socket.send(json.dumps({"type": "hello", "ordinal": seen}))
        while True:
            told = json.loads(await self.socket.recv())
            if told["type"] == "welcome":
                self.seen = told["ordinal"]
                return

    async def play(self, acts: int) -> None:
        """Do the first thing that may be done, whenever it is one's turn."""
        assert self.socket is not None
        number = 0
        await self.socket.send(json.dumps({"type": "hello", "ordinal": -1}))
        while number < acts:
            told: dict[str, Any] = json.loads(await self.socket.recv())
            position = told.get("position")
            self.seen = max(self.seen, position["ordinal"] if position else 0)
            if position and position["turn"] == -1:
                return
            if position and position["options"]:
                number += 1
                said = {"type": "act", "id": str(number), "ordinal": position["ordinal"]}
                said["action"] = position["options"][0]["action"]
                await self.socket.send(json.dumps(said))

    async def go(self) -> None:
        """Be cut off."""
        assert self.socket is not None
        await self.socket.close()


def seated(url: str, count: int) -> list[Client]:
    """People with a bot each, at tables of each game in turn."""
    found = []
    for number in range(count):
        name = games.names()[number % len(games.names())]
        players = games.shared(name).least
        person = Person(url, "Client")
        bots = ["novice"] * (players - 1)
        table = person.ask("POST", "/api/tables", {"game": name, "players": players, "bots": bots})[
            "id"
        ]
        person.ask("POST", f"/api/tables/{table}/start")
        found.append(Client(url, person, table))
    return found


async def measure(url: str, pipe: Connection, count: int, cold: bool) -> None:
    """Come, play a little, be cut off, and come back all at once."""
    clients = await asyncio.to_thread(seated, url, count)
    for first in range(0, count, 50):
        some = clients[first : first + 50]
        await asyncio.gather(*(client.come(-1) for client in some))
        await asyncio.gather(*(client.play(ACTS // 10) for client in some))
    await asyncio.gather(*(client.go() for client in clients))
    while cold and asked(pipe)[2]:
        await asyncio.sleep(1.0)
    await asyncio.sleep(1.0)  # the server has seen that they are gone
    before = asked(pipe)[0]
    began = time.perf_counter()
    await asyncio.gather(*(client.come(-1 if cold else client.seen) for client in clients))
    wall = time.perf_counter() - began
    await asyncio.sleep(0.1)
    after, longest, sessions = asked(pipe)
    print(f"{count} clients at {sessions} tables, {'cold' if cold else 'warm'}:")
    print(f"  machine time of the server  {after - before:6.2f} s")
    print(f"  until all were welcomed     {wall:6.2f} s")
    print(f"  event loop stood still      {1000 * longest:6.0f} ms at most")
    await asyncio.gather(*(client.go() for client in clients))


def asked(pipe: Connection) -> tuple[float, float, int]:
    """Machine time so far, the longest stand still since it was last asked, tables in memory."""
    pipe.send("now")
    found: tuple[float, float, int] = pipe.recv()
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clients", type=int, default=500)
    parser.add_argument("--cold", action="store_true")
    args = parser.parse_args()
    with TemporaryDirectory() as folder:
        here, there = multiprocessing.get_context("spawn").Pipe()
        server = multiprocessing.get_context("spawn").Process(
            target=serve, args=(Path(folder), there)
        )
        server.start()
        try:
            port = here.recv()
            asyncio.run(measure(f"http://127.0.0.1:{port}", here, args.clients, args.cold))
        finally:
            for process in psutil.Process(server.pid).children(recursive=True):
                process.kill()
            server.kill()


if __name__ == "__main__":
    os.environ.pop("PANTHEON_SECRET", None)
    sys.exit(main())
