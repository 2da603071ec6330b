"""The server killed at any moment: nothing acknowledged is lost, nothing counts twice."""

import os
import random
import signal
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from time import monotonic, sleep

import pytest
from server.conftest import new_database
from server.serving import WAIT, Server
from server.stubborn import Stubborn, check_logs

from pantheon import games
from pantheon.server.storage.database import open_engine
from pantheon.server.storage.queries import log_of

KILLS = int(os.environ.get("PANTHEON_KILLS", "2"))  # make faults: many more


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
    crowd = [Stubborn(ada, game) for game in games.names()]
    for _ in range(KILLS):
        with ThreadPoolExecutor() as threads:
            playing = [threads.submit(stubborn.play_on, Event()) for stubborn in crowd]
            sleep(chance.uniform(0.0, 1.0))  # any moment will do
            killed.stop(signal.SIGKILL)
        for each in playing:
            each.result()
        killed.start()
        for stubborn in crowd:
            stubborn.go_on(1)
    check_logs(killed, crowd)
    killed.stop()
    assert "Traceback" not in killed.log()


def test_one_of_two_killed_at_any_moment(postgres: str, tmp_path: Path) -> None:
    database = new_database(postgres)
    both = [Server(database, tmp_path), Server(database, tmp_path)]
    chance = random.Random("one of two")
    crowd = [
        Stubborn(server.person("Ada"), game)
        for server, game in zip(both * len(games.names()), games.names() * 2, strict=True)
    ]
    for _ in range(KILLS):
        killed = chance.choice(both)
        enough = Event()
        with ThreadPoolExecutor() as threads:
            playing = [threads.submit(stubborn.play_on, enough) for stubborn in crowd]
            sleep(chance.uniform(0.0, 1.0))  # any moment will do
            killed.stop(signal.SIGKILL)
            enough.set()
        for each in playing:
            each.result()
        killed.start()
        for stubborn in crowd:
            stubborn.go_on(1)
    check_logs(both[0], crowd)
    for server in both:
        server.stop()
        assert "Traceback" not in server.log()


def test_bots_go_on_by_themselves_when_nobody_is_there(killed: Server) -> None:
    ada = killed.person("Ada")
    table = ada.table("elysium", 2, bots=["hero"])
    ada.post(f"/api/tables/{table}/start")
    with ada.at(table) as seat:
        while seat.position["turn"] == 0:  # type: ignore[index]
            seat.reach(int(seat.act()["ordinal"]))
        killed.stop(signal.SIGKILL)
    before = length(killed, table)
    killed.start()
    soon = monotonic() + WAIT
    while length(killed, table) == before:
        assert monotonic() < soon
        sleep(0.1)
    killed.stop()


def length(server: Server, table: str) -> int:
    """How many entries the log of a table has."""
    engine = open_engine(server.database)
    with engine.connect() as connection:
        found = len(log_of(connection, table))
    engine.dispose()
    return found
