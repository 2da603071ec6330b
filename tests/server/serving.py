"""A real server, and people who talk to it as browsers do."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from pantheon.server import limits

# All people of a test come from one address.
UNLIMITED = [part for limit in limits.UNLIMITED for part in ("--limit", limit)]
WAIT = 30.0  # seconds in which a server that works has long answered


class Server:
    """`pantheon serve` in a process of its own."""

    def __init__(self, database: str, folder: Path, *args: str) -> None:
        self.database = database
        self.folder = folder
        self.args = args or UNLIMITED
        self.port = "0"
        self.url = ""
        self.process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        """Start it, on the port it had before if it had one."""
        command = [sys.executable, "-m", "pantheon", "serve", "--port", self.port]
        environment = {**os.environ, "XDG_DATA_HOME": str(self.folder)}
        environment.pop("PANTHEON_SECRET", None)
        self.process = subprocess.Popen(
            [*command, "--database", self.database, *self.args],
            stdout=subprocess.PIPE,
            stderr=open(self.folder / "server.log", "a"),  # noqa: SIM115
            text=True,
            env=environment,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://[\w.:]+", line)
        assert found, (line, self.log())
        self.url = found[0]
        self.port = self.url.rsplit(":", 1)[1]
        with httpx.Client(transport=httpx.HTTPTransport(retries=20)) as client:
            assert client.get(f"{self.url}/api/ready", timeout=WAIT).status_code == 200

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Stop it; its exit code."""
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(WAIT)

    def log(self) -> str:
        """What it has written."""
        return (self.folder / "server.log").read_text("utf-8")

    def person(self, name: str) -> Person:
        """Somebody new with a name."""
        person = Person(self)
        person.put("/api/me", name=name)
        return person


class Person:
    """Somebody with a browser, that is: with cookies."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.client = httpx.Client(base_url=server.url, timeout=WAIT, verify=False)  # no TLS

    def ask(self, method: str, path: str, **given: Any) -> httpx.Response:
        """Any request, whatever comes of it."""
        return self.client.request(method, path, **given)

    def get(self, path: str) -> Any:
        """What is there, which must be something."""
        return self._good(self.client.get(path))

    def post(self, path: str, **given: Any) -> Any:
        """The answer, which must be a good one."""
        return self._good(self.client.post(path, json=given))

    def put(self, path: str, **given: Any) -> Any:
        """The answer, which must be a good one."""
        return self._good(self.client.put(path, json=given))

    def _good(self, answer: httpx.Response) -> Any:
        assert answer.is_success, answer.text
        return answer.json()

    def problem(self, method: str, path: str, **given: Any) -> tuple[int, str]:
        """The status and the key of a problem."""
        answer = self.client.request(method, path, **given)
        told = answer.json()
        assert told["text"].endswith((".", "!", "?")), told
        return answer.status_code, told["problem"]

    def table(self, game: str, players: int, **given: Any) -> str:
        """Put up a table; its id."""
        return str(self.post("/api/tables", game=game, players=players, **given)["id"])

    @contextmanager
    def at(
        self, table: str, ordinal: int = -1, language: str = "en", hello: bool = True
    ) -> Iterator[Seat]:
        """Be at a table over a WebSocket."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        address = f"{self.server.url.replace('http', 'ws', 1)}/api/tables/{table}/play"
        with connect(
            address, additional_headers={"Cookie": cookie}, max_size=2**22, open_timeout=WAIT
        ) as socket:
            seat = Seat(socket)
            if hello:
                seat.say(type="hello", ordinal=ordinal, language=language)
                seat.welcome = seat.until("welcome")
            yield seat


class Seat:
    """A WebSocket at a table, and what it was last told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []
        self.position: dict[str, Any] | None = None
        self.ids = count(1)
        self.welcome: dict[str, Any] = {}

    def say(self, **message: Any) -> None:
        """Say something, whatever it is."""
        self.socket.send(json.dumps(message))

    def hear(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(self.socket.recv(WAIT))
        self.heard.append(message)
        if message.get("position"):
            self.position = message["position"]
        return message

    def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            message = self.hear()
            if message["type"] in kinds:
                return message

    def wait_for(self, good: Callable[[Seat], bool]) -> None:
        """Hear on until something is so."""
        while not good(self):
            self.hear()

    def reach(self, ordinal: int) -> None:
        """Hear on until the table is as far as this, or further."""
        while self.ordinal < ordinal:
            self.hear()

    def tell(self, kind: str, **given: Any) -> dict[str, Any]:
        """Say something under an id of its own; the answer to it."""
        mine = given.pop("id", f"{id(self)}-{next(self.ids)}")
        self.say(type=kind, id=mine, **given)
        while True:
            message = self.hear()
            if message.get("id") == mine:
                return message

    @property
    def ordinal(self) -> int:
        """Of the position that was last seen."""
        return -1 if self.position is None else int(self.position["ordinal"])

    def options(self) -> list[int]:
        """What may be done."""
        return [option["action"] for option in (self.position or {"options": []})["options"]]

    def act(self, action: int | None = None) -> dict[str, Any]:
        """Do something, or the first thing that may be done; the answer."""
        chosen = self.options()[0] if action is None else action
        return self.tell("act", ordinal=self.ordinal, action=chosen)

    def play_out(self, chance: random.Random) -> None:
        """Do anything whenever it is one's turn, until the game is over."""
        while True:
            self.wait_for(lambda seat: bool(seat.options()) or seat.position["turn"] == -1)  # type: ignore[index]
            if self.position and self.position["turn"] == -1:
                return
            assert self.act(chance.choice(self.options()))["type"] == "done"
