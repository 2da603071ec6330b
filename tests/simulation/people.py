"""People: they sit, play, talk, leave, change their minds, and some of them mean no good."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from simulation.clients import Client
from simulation.refused import check_refused

from pantheon.core.problem import Problem
from pantheon.core.refusal import Refused
from pantheon.table import messages
from pantheon.table.commands import Command
from pantheon.table.effects import Opening
from pantheon.table.state import TableState

if TYPE_CHECKING:
    from simulation.world import World

PATIENCE = 4.0  # seconds until a request is repeated
AGAIN = ("store-unavailable", "table-busy", "server-wrong")


class Person:
    """Somebody with an id, a name, and browsers."""

    def __init__(self, world: World, number: int, name: str | None) -> None:
        self.world = world
        self.id = name
        self.name = f"{name or 'guest'}"
        self.random = world.random(f"person {number}")
        self.clients: list[Client] = []
        self.plays = name is not None
        self.pace = self.random.choice([0.1, 0.4, 0.4, 1.5])
        self._said = 0
        self._wished: set[str] = set()  # tables of which a rematch was perhaps asked for
        self._played_on: set[str] = set()  # tables of which it has come

    def client(self, table: str) -> Client:
        """A new browser on a table."""
        client = Client(self.world, self, table)
        self.clients.append(client)
        return client

    def new_id(self) -> str:
        """An id that this person has not used."""
        self._said += 1
        return f"{self._said}"

    # ---- playing by oneself

    def think(self, client: Client) -> None:
        """Decide soon, if it is one's turn."""
        if not self.plays or not self.world.playing:
            return
        position = client.position
        if position is not None and client.status == "playing" and client.seat >= 0:
            if position.options:
                key = (client, position.ordinal)
                if self.world.thinking.get(id(client)) != key:
                    self.world.thinking[id(client)] = key
                    delay = self.random.uniform(0.5, 1.5) * self.pace
                    self.world.after(delay, self._act, client, position)
            elif client.sitters[client.seat].bot and not client.sitters[client.seat].resigned:
                self._without_hand(client, position)
        elif client.status == "over" and client.seat >= 0:
            self._play_on(client)
        elif client.status == "open" and client.seat >= 0:
            full = all(one.name or one.bot for one in client.sitters)
            asked = any(one.command.kind == "start" for one in self.world.requests)
            host = self.id == self.world.referees[client.table].now.host
            if full and (self.random.random() < 0.1 or (host and not asked)):
                self.request(client.table, "start")  # only the host may

    def _without_hand(self, client: Client, position: messages.Position) -> None:
        """A bot has one's seat: come back, or try to act all the same."""
        waits = any(isinstance(one, messages.ComeBack) for one, _ in client.pending.values())
        standing = self.world.referees[client.table].now.standing
        if position.turn == client.seat and self.random.random() < 0.2:
            assert standing is not None
            for action in standing.state.legal[:1]:
                self.say(client, messages.Act, ordinal=position.ordinal, action=action)
        elif not waits and self.random.random() < 0.2:
            self.say(client, messages.ComeBack)

    def _play_on(self, client: Client) -> None:
        """Many want a rematch as soon as a game is over."""
        table = client.table
        if table in self._played_on or table.count("+") >= 2:
            return
        if client.rematch is not None:
            self._played_on.add(table)
            self.client(client.rematch)
        elif table not in self._wished:
            self._wished.add(table)
            if self.random.random() < 0.5:
                self.request(table, "rematch")

    def _act(self, client: Client, position: messages.Position) -> None:
        self.world.thinking.pop(id(client), None)
        if not self.world.playing or client.position is not position or not client.welcomed:
            return
        if any(isinstance(message, messages.Act) for message, _ in client.pending.values()):
            return
        choice = self.random.choice(position.options).action
        self.say(client, messages.Act, ordinal=position.ordinal, action=choice)

    def say(self, client: Client, kind: Any, **about: Any) -> None:
        """Say something over a connection."""
        said = self.new_id()
        client.say(kind(id=said, **about), said)

    # ---- requests

    def request(self, table: str, kind: str, **about: Any) -> None:
        """Ask for something over HTTP, until there is an answer."""
        Request(self, table, kind, about)


class Request:
    """Something asked for over HTTP, again and again under the same id."""

    def __init__(self, person: Person, table: str, kind: str, about: dict[str, Any]) -> None:
        self.person, self.world, self.table = person, person.world, table
        by = "rematch" if kind == "rematch" else f"{person.id} r{person.new_id()}"
        detail = about.pop("detail", {})
        if kind == "rematch":
            detail = {"table": f"{table}+{self.world.number()}"}
        self.command = Command(kind, by, person.id, detail=detail, **about)
        self.tried = 0
        self.world.requests.add(self)
        self.world.intended.setdefault(by, []).append(self.command)
        self._try()

    def _try(self) -> None:
        if self not in self.world.requests:
            return
        self.tried += 1
        random, faults = self.person.random, self.world.faults
        self.world.after(PATIENCE, self._try)
        process = self.world.any_process(random)
        if process is None or faults.broken(random, "request_lost"):
            return
        opening = self._opening if self.command.kind == "rematch" else None
        delay = random.uniform(0.005, 0.05) * faults.distance
        self.world.after(delay, process.request, self.table, self.command, self._answer, opening)

    def _opening(self, state: TableState) -> Opening:
        if self.world.faults.broken(self.person.random, "opening_fails"):
            raise RuntimeError("an engine that was broken on purpose")
        return self.world.opening(state, self.command.detail["table"])

    def _answer(self, result: int | Problem | Refused, ordinal: int) -> None:
        referee = self.world.referees[self.table]
        if isinstance(result, Problem):
            chapter = referee.chapters[ordinal]
            check_refused(referee.facts, chapter, self.person.id, result.key)
        if self.world.faults.broken(self.person.random, "request_lost"):
            return
        self.world.after(self.person.random.uniform(0.005, 0.05), self._heard, result)

    def _heard(self, result: int | Problem | Refused) -> None:
        if isinstance(result, int):
            referee = self.world.referees[self.table]
            self.world.gate.acknowledged(referee, self.command.by, result)
        elif isinstance(result, Problem) and result.key in AGAIN:
            return
        self.world.requests.discard(self)
