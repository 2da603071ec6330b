"""What those who run a server see of it: figures, and a log without secrets."""

import asyncio
import json
import random
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from server.serving import Person, Server
from sqlalchemy.exc import IntegrityError
from websockets.exceptions import ConnectionClosed

from pantheon import games
from pantheon.server.storage import queries
from pantheon.server.storage.database import Database, open_engine
from pantheon.server.storage.migrations import migrate
from pantheon.server.web.identity import Signer


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Server]:
    """A server for one test, on a file that the test may damage."""
    running = Server(f"sqlite:///{tmp_path / 'pantheon.sqlite'}", tmp_path)
    yield running
    assert running.process is not None
    if running.process.poll() is None:
        running.stop()


def damage(server: Server, table: str) -> None:
    """Make the row of a table so wrong that the code breaks on it."""
    with sqlite3.connect(server.folder / "pantheon.sqlite") as connection:
        connection.execute("UPDATE tables SET terms = '{\"pace\": 7}' WHERE id = ?", [table])
    connection.close()


def figure(person: Person, name: str) -> float:
    """One of the figures."""
    found = re.search(rf"^{re.escape(name)} (\S+)$", person.ask("GET", "/metrics").text, re.M)
    assert found, name
    return float(found[1])


# ---- figures


def test_the_figures_count_tables_moves_and_times(alone: Server) -> None:
    ada = alone.person("Ada")
    before = figure(ada, "pantheon_act_seconds_count")
    table = ada.table("elysium", 2, bots=["novice"])
    ada.post(f"/api/tables/{table}/start")
    with ada.at(table) as seat:
        assert figure(ada, "pantheon_sockets") == 1
        seat.play_out(random.Random("figures"))
        seat.tell("act", ordinal=-1, action=0)
    actions = len(ada.get(f"/api/tables/{table}/record")["actions"])
    mine = figure(ada, "pantheon_act_seconds_count") - before
    assert figure(ada, "pantheon_tables") >= 1
    assert figure(ada, 'pantheon_entries_total{kind="act"}') == actions
    assert figure(ada, "pantheon_bot_seconds_count") == actions - mine
    assert figure(ada, "pantheon_bot_seconds_sum") > 0
    assert figure(ada, 'pantheon_refused_total{key="ordinal-old"}') == 1


def test_a_server_says_that_it_lives_and_that_it_can_serve(server: Server) -> None:
    somebody = Person(server)
    assert somebody.get("/api/health") == {"status": "alive"}
    assert somebody.get("/api/ready")["status"] == "ready"


def test_a_server_whose_database_is_gone_lives_but_is_not_ready(alone: Server) -> None:
    ada = alone.person("Ada")
    with sqlite3.connect(alone.folder / "pantheon.sqlite") as connection:
        connection.execute("DROP TABLE tables")
    connection.close()
    assert ada.get("/api/health") == {"status": "alive"}
    assert ada.problem("GET", "/api/ready") == (503, "store-unavailable")


# ---- the log


def lines(server: Server) -> list[dict[str, Any]]:
    """The log, of which every line is JSON."""
    return [json.loads(line) for line in server.log().splitlines()]


def test_the_log_keeps_no_secrets(alone: Server) -> None:
    ada, ben = alone.person("Adalgisa"), alone.person("Benedetta")
    phone = Person(alone)
    link = ada.post("/api/me/link")["token"]
    phone.post("/api/me/device", token=link)
    table = ada.table("elysium", 3, bots=["novice"])
    ben.post(f"/api/tables/{table}/sit")
    ada.post(f"/api/tables/{table}/start")
    with ada.at(table) as first, ben.at(table) as second:
        first.tell("say", text="between you and me")
        first.say(type="act", id="nonsense")
        resigned = second.tell("resign")
        assert resigned["type"] == "done"
        first.reach(resigned["ordinal"])
        first.play_out(random.Random("log"))
    seed = ada.get(f"/api/tables/{table}/record")["seed"]
    damaged = ada.table("elysium", 2, bots=["novice"])
    damage(alone, damaged)
    assert ada.ask("GET", f"/api/tables/{damaged}").status_code == 500
    alone.stop()
    assert [line["event"] for line in lines(alone) if line["level"] == "info"] == [
        "the server is open",
        "the server is closed",
    ]
    assert [line for line in lines(alone) if "trace" in line]
    secret = (alone.folder / "pantheon" / "secret").read_text("utf-8")
    cookies = [person.client.cookies["pantheon"] for person in (ada, ben, phone)]
    people = [str(Signer(secret).person(cookie)) for cookie in cookies]
    domains = games.load("elysium").domains.values()
    cards = [value for domain in domains for value in domain.values if "-" in value]
    assert cards
    names = ["Adalgisa", "Benedetta"]
    for told in [link, seed, secret, "between you", *names, *cookies, *people, *cards]:
        assert told not in alone.log()


def test_what_the_database_complains_about_is_told_without_what_was_to_be_written(
    database: str,
) -> None:
    engine = open_engine(database)
    migrate(engine)
    engine.dispose()
    store = Database(database)
    row = {"person": "twice", "name": "Secretive", "at": 0.0}

    async def add() -> None:
        await store.write(lambda connection: queries.add_person(connection, **row))

    asyncio.run(add())
    with pytest.raises(IntegrityError) as error:
        asyncio.run(add())
    assert "Secretive" not in str(error.value)
    store.close()


# ---- when the server itself is wrong


def test_nobody_is_shown_where_the_code_broke(alone: Server) -> None:
    ada = alone.person("Ada")
    table = ada.table("elysium", 2, bots=["novice"])
    damage(alone, table)
    answer = ada.ask("GET", f"/api/tables/{table}")
    assert answer.status_code == 500
    assert answer.json()["problem"] == "server-wrong"
    assert set(answer.json()) == {"problem", "text"}
    assert answer.headers["x-content-type-options"] == "nosniff"
    alone.stop()
    alone.start()
    with ada.at(table, hello=False) as seat, pytest.raises(ConnectionClosed) as closed:
        seat.hear()
    assert closed.value.rcvd is None or "Error" not in closed.value.rcvd.reason
    assert ada.get("/api/me") == {"name": "Ada"}
