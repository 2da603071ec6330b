"""The server killed at any moment: nothing acknowledged is lost, nothing counts twice."""

import os
import random
import signal
from pathlib import Path

import pytest
from server.conftest import new_database
from server.serving import Person, Seat, Server
from websockets.exceptions import ConnectionClosed, WebSocketException

KILLS = int(os.environ.get("PANTHEON_KILLS", "2"))  # make faults: many more


class Stubborn:
    """Somebody who repeats what was not acknowledged, under the same id, until it is."""

    def __init__(self, person: Person, table: str, seed: str) -> None:
        self.person = person
        self.table = table
        self.chance = random.Random(seed)
        self.acknowledged: dict[int, str] = {}  # ids by ordinal
        self.open: dict[str, object] | None = None
        self.number = 0

    def play(self, acts: int) -> bool:
        """Be at the table for so many acts, or until the server is gone; whether it is over."""
        with self.person.at(self.table) as seat:
            if self.open is not None:
                self._say(seat)
            for _ in range(acts):
                seat.wait_for(lambda s: bool(s.options()) or s.position["turn"] == -1)  # type: ignore[index]
                if seat.position["turn"] == -1:  # type: ignore[index]
                    return True
                self.number += 1
                action = self.chance.choice(seat.options())
                self.open = {"id": str(self.number), "ordinal": seat.ordinal, "action": action}
                self._say(seat)
        return False

    def _say(self, seat: Seat) -> None:
        assert self.open is not None
        answer = seat.tell("act", **self.open)
        if answer["type"] == "done":
            ordinal = int(answer["ordinal"])
            known = self.acknowledged.setdefault(ordinal, str(self.open["id"]))
            assert known == self.open["id"]
        else:  # it was never kept, and a bot has moved since
            assert answer["key"] in ("ordinal-old", "turn-other"), answer
        self.open = None
        seat.wait_for(lambda s: s.ordinal >= max(self.acknowledged, default=0))


@pytest.fixture(params=["sqlite", "postgresql"])
def killed(request: pytest.FixtureRequest, tmp_path: Path) -> Server:
    if request.param == "sqlite":
        database = f"sqlite:///{tmp_path / 'pantheon.sqlite'}"
    else:
        database = new_database(request.getfixturevalue("postgres"))
    return Server(database, tmp_path)


def test_killed_at_any_moment(killed: Server) -> None:
    chance = random.Random("kills")
    ada = killed.person("Ada")
    tables = []
    for game, players in (("offrandes", 3), ("derby", 3), ("elysium", 2)):
        table = ada.table(game, players, bots=["novice"] * (players - 1))
        ada.post(f"/api/tables/{table}/start")
        tables.append(Stubborn(ada, table, game))
    for _ in range(KILLS):
        for stubborn in tables:
            try:
                stubborn.play(chance.randrange(1, 4))
                assert killed.process is not None
                if chance.random() < 0.5:
                    killed.process.send_signal(signal.SIGKILL)
                    stubborn.play(2)
            except (ConnectionClosed, WebSocketException, OSError, EOFError):
                pass
        killed.stop(signal.SIGKILL)
        killed.start()
    for stubborn in tables:
        while not stubborn.play(50):
            pass
        record = ada.get(f"/api/tables/{stubborn.table}/record")
        assert record["actions"]
    killed.stop()
