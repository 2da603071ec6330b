"""Servers that start, several at once, where nothing is yet."""

import secrets
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import pytest
from server.conftest import new_database
from server.serving import WAIT, Person, Server

from pantheon.server.web.identity import secret_of


def test_a_secret_is_made_once_for_its_owner_s_eyes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PANTHEON_SECRET", raising=False)
    folder = tmp_path / "new"
    secret = secret_of(folder)
    assert len(secret) == 64
    assert secret_of(folder) == secret
    assert [file.name for file in folder.iterdir()] == ["secret"]
    assert (folder / "secret").stat().st_mode & 0o777 == 0o600
    monkeypatch.setenv("PANTHEON_SECRET", "given")
    assert secret_of(folder) == "given"


def test_who_is_slow_takes_the_secret_that_another_made_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PANTHEON_SECRET", raising=False)
    asked, go_on = Event(), Event()
    make = secrets.token_hex

    def slowly(size: int) -> str:
        monkeypatch.setattr(secrets, "token_hex", make)  # only the first is slow
        asked.set()
        go_on.wait()
        return make(size)

    monkeypatch.setattr(secrets, "token_hex", slowly)
    with ThreadPoolExecutor() as threads:
        slow = threads.submit(secret_of, tmp_path)
        asked.wait()
        quick = secret_of(tmp_path)
        go_on.set()
    assert len(quick) == 64
    assert slow.result() == quick


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_two_servers_start_at_once(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = f"sqlite:///{tmp_path / 'pantheon.sqlite'}"
    if kind == "postgresql":
        database = new_database(request.getfixturevalue("postgres"))
    with ThreadPoolExecutor(2) as threads:
        here, there = threads.map(lambda _: Server(database, tmp_path), range(2))
    ada = here.person("Ada")
    twin = Person(there)
    twin.client.cookies = ada.client.cookies
    assert twin.get("/api/me") == {"name": "Ada"}
    for server in (here, there):
        assert server.stop() == 0
    assert "Traceback" not in here.log()


def serve(*args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pantheon", "--lang", "en", "serve", *args]
    return subprocess.run(command, capture_output=True, text=True, timeout=WAIT)


def test_bots_need_a_process() -> None:
    done = serve("--thinkers", "0")
    assert done.returncode == 2
    assert done.stderr.startswith("pantheon: A server needs at least one process")


@pytest.mark.parametrize(
    "limit", ["", "sockets", "sockets=", "sockets=0", "sockets=-1", "sockets=nan", "seats=3", "=5"]
)
def test_a_limit_that_is_none(limit: str) -> None:
    done = serve("--limit", limit)
    assert done.returncode == 2
    assert done.stderr.startswith(f"pantheon: “{limit}” is no limit; write NAME=NUMBER")
