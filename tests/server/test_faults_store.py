"""The database cut off, locked or full: who sits at a table is told, and the table goes on."""

import os
import random
import resource
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from time import sleep

import pytest
from server.conftest import new_database
from server.serving import Person, Seat, Server
from server.stubborn import Stubborn, check_logs
from server.test_play import my_turn, with_bots
from sqlalchemy import text

from pantheon import games
from pantheon.server.storage.database import open_engine

CUTS = 5 * int(os.environ.get("PANTHEON_KILLS", "2"))  # make faults: many more

CUT = text(
    "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


def cut(database: str, times: int, chance: random.Random) -> int:
    """Cut all connections to PostgreSQL, again and again; how many that were."""
    engine = open_engine(database)
    found = 0
    with engine.connect() as connection:
        for _ in range(times):
            sleep(chance.uniform(0.0, 0.5))  # any moment will do
            found += connection.execute(CUT).scalar_one()
            connection.commit()
    engine.dispose()
    return found


def test_connections_cut_at_any_moment(postgres: str, tmp_path: Path) -> None:
    database = new_database(postgres)
    here, there = Server(database, tmp_path), Server(database, tmp_path)
    ada = here.person("Ada")
    crowd = [Stubborn(ada, game) for game in games.names()]
    enough = Event()
    with ThreadPoolExecutor() as threads:
        playing = [threads.submit(stubborn.play_on, enough) for stubborn in crowd]
        assert cut(database, CUTS, random.Random("cuts")) >= CUTS
        enough.set()
    for each in playing:
        each.result()
    for stubborn in crowd:
        stubborn.go_on(2)
    check_logs(here, crowd)
    news_arrive(here, there)
    for server in (here, there):
        server.stop()
        assert "Traceback" not in server.log()


def news_arrive(here: Server, there: Server) -> None:
    """What happens at one server is told at the other."""
    ada = here.person("Ada")
    table = with_bots(ada)
    with ada.at(table) as seat, Person(there).at(table) as stranger:
        cut(here.database, 1, random.Random("news"))
        seat.wait_for(my_turn)
        done = say_until_kept(seat, "heard over there")
        stranger.reach(int(done["ordinal"]))


def say_until_kept(seat: Seat, mine: str) -> dict[str, object]:
    """Act, and again with the same id while the database is away."""
    said = {"id": mine, "ordinal": seat.ordinal, "action": seat.options()[0]}
    answer = seat.tell("act", **said)
    while answer.get("key") == "store-unavailable":
        answer = seat.tell("act", **said)
    assert answer["type"] == "done", answer
    return answer


# ---- SQLite


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(f"sqlite:///{tmp_path / 'pantheon.sqlite'}", tmp_path)
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.log()


@contextmanager
def locked(server: Server) -> Iterator[None]:
    """Somebody else writes, and does not come to an end."""
    engine = open_engine(server.database)
    with engine.execution_options(writes=True).connect() as blocker:
        blocker.execute(text("SELECT 1"))
        yield
    engine.dispose()


@contextmanager
def full(server: Server) -> Iterator[None]:
    """No file of the server can grow, as on a full disk."""
    assert server.process is not None
    size = Path(server.database.removeprefix("sqlite:///") + "-wal").stat().st_size
    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, -1))
    yield
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)


@pytest.mark.parametrize("fault", [locked, full])
def test_what_cannot_be_kept_is_told_and_kept_later(
    server: Server, ada: Person, fault: object
) -> None:
    table = with_bots(ada)
    with ada.at(table) as seat, Person(server).at(table) as stranger:
        seat.wait_for(my_turn)
        said = {"id": "once", "ordinal": seat.ordinal, "action": seat.options()[0]}
        with fault(server):  # type: ignore[operator]
            answer = seat.tell("act", **said)
            assert (answer["type"], answer["key"]) == ("problem", "store-unavailable")
            assert answer["text"].startswith("The server cannot keep anything just now")
            assert ada.get(f"/api/tables/{table}")["status"] == "playing"
            assert ada.problem("PUT", "/api/me", json={"name": "A"}) == (503, "store-unavailable")
        first = seat.tell("act", **said)
        assert (first["type"], first["ordinal"]) == ("done", said["ordinal"] + 1)
        assert seat.tell("act", **said) == first
        stranger.reach(first["ordinal"])
        seat.wait_for(my_turn)
        assert seat.act()["type"] == "done"
