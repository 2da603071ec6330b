"""Somebody whom no fault can stop, and what must be so afterwards."""

import random
from threading import Event
from typing import Any

from server.serving import Person, Seat, Server
from sqlalchemy import select
from websockets.exceptions import WebSocketException

from pantheon import games
from pantheon.server.storage.database import open_engine
from pantheon.server.storage.queries import log_of
from pantheon.server.storage.schema import tables
from pantheon.table.entries import ACT

LOST = (WebSocketException, OSError, EOFError)  # how it shows that the server is gone


class Stubborn:
    """Repeats what was not acknowledged, under the same id, until it is."""

    def __init__(self, person: Person, game: str) -> None:
        self.person = person
        self.game = game
        self.chance = random.Random(game)
        self.acknowledged: dict[str, dict[int, str]] = {}  # ids by ordinal, at every table
        self.open: dict[str, Any] | None = None
        self.number = 0
        self.sit_down()

    def sit_down(self) -> None:
        """Begin a game with bots."""
        players = games.load(self.game).least
        self.table = self.person.table(self.game, players, bots=["novice"] * (players - 1))
        self.person.post(f"/api/tables/{self.table}/start")
        self.acknowledged[self.table] = {}

    def play_on(self, enough: Event) -> None:
        """Play until it is enough or the server is gone."""
        try:
            while not enough.is_set():
                self.play(1)
        except LOST:
            pass

    def play(self, acts: int) -> None:
        """Be at the table for so many acts, or until the game is over."""
        with self.person.at(self.table, hello=False) as seat:
            self._hello(seat)
            while acts or self.open:
                if self.open is None:
                    seat.wait_for(lambda s: bool(s.options()) or s.position["turn"] == -1)  # type: ignore[index]
                    if not seat.options():
                        return
                    self._choose(seat)
                    acts -= 1
                self._say(seat)

    def _hello(self, seat: Seat) -> None:
        answer = {"type": "problem", "key": "store-unavailable"}
        while answer["type"] == "problem":
            assert answer["key"] == "store-unavailable", answer
            seat.say(type="hello")
            answer = seat.until("welcome", "problem")

    def _choose(self, seat: Seat) -> None:
        self.number += 1
        action = self.chance.choice(seat.options())
        self.open = {"id": str(self.number), "ordinal": seat.ordinal, "action": action}

    def _say(self, seat: Seat) -> None:
        assert self.open is not None
        answer = seat.tell("act", **self.open)
        if answer.get("key") == "store-unavailable":
            return  # and so it stays open
        if answer["type"] == "done":
            ordinal = int(answer["ordinal"])
            assert ordinal > max(self.acknowledged[self.table], default=0)
            self.acknowledged[self.table][ordinal] = str(self.open["id"])
            seat.reach(ordinal)
        else:  # it was never kept, and the table has moved on since
            assert answer["key"] in ("ordinal-old", "turn-other"), answer
        self.open = None

    def go_on(self, acts: int) -> None:
        """Now that all is well again: the table goes on, or another one begins."""
        with self.person.at(self.table) as seat:
            over = seat.position["turn"] == -1  # type: ignore[index]
        if over:
            self.open = None
            self.sit_down()
        before = self.number
        self.play(acts)
        assert self.number > before or over or self.is_over()

    def is_over(self) -> bool:
        """Whether the game at the table is over."""
        return bool(self.person.get(f"/api/tables/{self.table}")["status"] == "over")


def check_logs(server: Server, crowd: list[Stubborn]) -> None:
    """Nothing acknowledged is lost, nothing counts twice, and every log can be played."""
    engine = open_engine(server.database)
    with engine.connect() as connection:
        for stubborn in crowd:
            for table, acknowledged in stubborn.acknowledged.items():
                log = log_of(connection, table)
                assert [entry.ordinal for entry in log] == list(range(1, len(log) + 1))
                said = {entry.ordinal: entry.by.split(" ")[1] for entry in log}
                assert {ordinal: said.get(ordinal) for ordinal in acknowledged} == acknowledged
                assert len({entry.by for entry in log}) == len(log)
                row = connection.execute(select(tables).where(tables.c.id == table)).one()
                players = len(row.seating["seats"])
                state = games.load(row.game, row.options).new(players, row.seed)
                for entry in log:
                    if entry.kind == ACT:
                        assert state.seat == entry.seat
                        state.apply(entry.action)
    engine.dispose()
