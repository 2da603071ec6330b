"""Many scripted players at many tables at once, over real WebSockets: how much a server bears."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from contextlib import closing
from http.client import HTTPConnection
from itertools import cycle, islice
from time import perf_counter
from typing import Any, Final
from urllib.parse import urlsplit

import psutil
from msgspec import Struct
from msgspec.json import Decoder
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from pantheon import games
from pantheon.core.problem import Problem

COMING: Final = 50  # players who come in at the same time
PATIENCE: Final = 30.0  # seconds for an answer that is overdue by far


class Choice(Struct):
    """Something that may be done."""

    action: int


class Seen(Struct):
    """What a scripted player looks at in a position."""

    ordinal: int
    turn: int
    options: list[Choice]


class Heard(Struct):
    """What a scripted player makes of a message."""

    type: str
    id: str | None = None
    key: str | None = None
    position: Seen | None = None
    rematch: str | None = None


understand: Final = Decoder(Heard).decode


class Figures:
    """What was measured in some span of time."""

    def __init__(self) -> None:
        self.waits: Final[list[float]] = []  # seconds from each act to its acknowledgement
        self.errors: Final[Counter[str]] = Counter()
        self.began: Final = perf_counter()
        self.seconds = 0.0

    @property
    def moves(self) -> int:
        """Acts that were acknowledged."""
        return len(self.waits)

    def end(self) -> None:
        """Stop the clock."""
        self.seconds = perf_counter() - self.began

    def wait(self, share: float) -> float:
        """The seconds within which this share of all acts was acknowledged."""
        return sorted(self.waits)[min(self.moves - 1, int(share * self.moves))]


class Players:
    """All of them. They think for a time between two bounds, then do anything that they may."""

    def __init__(self, url: str, seed: str) -> None:
        self.url: Final = url
        self.chance: Final = random.Random(seed)
        self.thought = (1.0, 3.0)
        self.figures = Figures()
        self.players: Final[list[Player]] = []
        self._tasks: Final[list[asyncio.Task[None]]] = []

    def seat(self, tables: int) -> None:
        """Put up tables, of each game in turn and with as few players as it may have."""
        for game in islice(cycle(games.names()), tables):
            people = [
                Person(self.url, f"Player {seat + 1}") for seat in range(games.shared(game).least)
            ]
            given = {"game": game, "players": len(people)}
            table = people[0].ask("POST", "/api/tables", given)["id"]
            for person in people[1:]:
                person.ask("POST", f"/api/tables/{table}/sit", {})
            people[0].ask("POST", f"/api/tables/{table}/start")
            self.players.extend(
                Player(self, person, table, leads=person is people[0]) for person in people
            )

    async def come(self) -> None:
        """All players come to their tables."""
        door = asyncio.Semaphore(COMING)

        async def come_in(player: Player) -> None:
            async with door:
                self._tasks.append(asyncio.ensure_future(player.play()))
                await player.welcomed.wait()

        await asyncio.gather(*(come_in(player) for player in self.players))

    def measure(self) -> Figures:
        """Begin to measure anew."""
        self.figures = Figures()
        return self.figures

    def memory(self, process: int) -> int:
        """The bytes of memory that a process and those it has started use."""
        found = psutil.Process(process)
        return sum(int(one.memory_info().rss) for one in [found, *found.children(recursive=True)])

    async def go(self) -> None:
        """All players leave."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()
        self.players.clear()


class Person:
    """Somebody with a name, and therefore with a cookie."""

    def __init__(self, url: str, name: str) -> None:
        self._place: Final = urlsplit(url).netloc
        self.cookie = ""
        self.ask("PUT", "/api/me", {"name": name})

    def ask(self, method: str, path: str, given: Any = None) -> Any:
        """What the server answers to this person; a Problem if it refuses."""
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        with closing(HTTPConnection(self._place, timeout=PATIENCE)) as connection:
            connection.request(method, path, json.dumps(given), headers)
            answer = connection.getresponse()
            told = answer.read()
        if answer.status >= 400:
            raise Problem("load-refused", path=path, reason=told.decode(errors="replace"))
        self.cookie = answer.headers.get("Set-Cookie", self.cookie).split(";")[0]
        return json.loads(told)


class Player:
    """A person at a table; who leads puts up the next one when a game is over."""

    def __init__(self, everybody: Players, person: Person, table: str, leads: bool) -> None:
        self.all: Final = everybody
        self.person: Final = person
        self.table = table
        self.leads: Final = leads
        self.welcomed: Final = asyncio.Event()
        self._acts = 0
        self._acted = -1  # the ordinal at which this player acted last
        self._open: dict[str, tuple[float, Figures]] = {}  # acts that are not acknowledged

    async def play(self) -> None:
        """Play one game after the other."""
        while True:
            address = f"{self.all.url.replace('http', 'ws', 1)}/api/tables/{self.table}/play"
            headers = {"Cookie": self.person.cookie}
            try:
                async with connect(address, additional_headers=headers, max_size=None) as socket:
                    await socket.send('{"type": "hello"}')
                    self.table = await self._sit(socket)
                    self._acted = -1
            except (ConnectionClosed, OSError) as error:
                self.all.figures.errors[type(error).__name__] += 1
                await asyncio.sleep(1.0)
            self.welcomed.set()

    async def _sit(self, socket: ClientConnection) -> str:
        """Be at a table until its game is over; the table of the next game."""
        async for message in socket:
            heard = understand(message)
            self._note(heard)
            position = heard.position
            if position is not None:
                self.welcomed.set()
                if position.options and position.ordinal > self._acted:
                    self._acted = position.ordinal
                    asyncio.ensure_future(self._act(socket, position))  # noqa: RUF006
                elif position.turn < 0 and self.leads:
                    return await asyncio.to_thread(self._rematch)
            if heard.rematch is not None:
                return heard.rematch
        return self.table

    def _note(self, heard: Heard) -> None:
        sent = self._open.pop(heard.id or "", None)
        if heard.type == "done" and sent is not None:
            at, figures = sent
            figures.waits.append(perf_counter() - at)
        elif heard.type in ("problem", "refused"):
            self.all.figures.errors[heard.key or heard.type] += 1

    async def _act(self, socket: ClientConnection, position: Seen) -> None:
        chance = self.all.chance
        await asyncio.sleep(chance.uniform(*self.all.thought))
        self._acts += 1
        name = str(self._acts)
        action = chance.choice(position.options).action
        said = {"type": "act", "id": name, "ordinal": position.ordinal, "action": action}
        self._open[name] = perf_counter(), self.all.figures
        try:
            await socket.send(json.dumps(said))
        except ConnectionClosed:
            del self._open[name]

    def _rematch(self) -> str:
        table = str(self.person.ask("POST", f"/api/tables/{self.table}/rematch")["id"])
        self.person.ask("POST", f"/api/tables/{table}/start")
        return table
