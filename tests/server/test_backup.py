"""`backup` and `restore`: copies of a database that is in use."""

import os
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from cli.command import complains, pantheon
from server.serving import Person, Seat, Server

from pantheon.server.storage.backup import back_up
from pantheon.server.storage.database import open_engine
from pantheon.server.storage.migrations import migrate


def address(file: Path) -> str:
    return f"sqlite:///{file}"


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A database that nobody uses."""
    file = tmp_path / "kept.sqlite"
    engine = open_engine(address(file))
    migrate(engine)
    engine.dispose()
    return file


@pytest.fixture
def copy(kept: Path, tmp_path: Path) -> Path:
    """A backup of it."""
    file = tmp_path / "copy.sqlite"
    back_up(address(kept), file)
    return file


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Server]:
    """A server on a file of its own."""
    server = Server(address(tmp_path / "running.sqlite"), tmp_path)
    yield server
    assert server.process is not None
    if server.process.poll() is None:
        server.stop(signal.SIGKILL)


def names(file: Path) -> list[str]:
    """What a folder holds beside a file, and the file."""
    return sorted(path.name for path in file.parent.iterdir() if path.name.startswith(file.stem))


# ---- while people play


def test_all_that_is_acknowledged_is_in_a_backup(running: Server, tmp_path: Path) -> None:
    ada = running.person("Ada")
    table = ada.table("elysium", 2, bots=["novice"])
    ada.post(f"/api/tables/{table}/start")
    acknowledged: dict[int, str] = {}
    with ada.at(table) as seat:
        for _ in range(3):
            act(seat, acknowledged)
        assert back_up(running.database, tmp_path / "copy.sqlite") == 1
        act(seat, {})
    found = said(tmp_path / "copy.sqlite")
    assert {ordinal: found[ordinal] for ordinal in acknowledged} == acknowledged


def test_a_backup_made_while_somebody_plays_is_played_on_elsewhere(
    running: Server, tmp_path: Path
) -> None:
    ada = running.person("Ada")
    table = ada.table("offrandes", 3, bots=["novice", "novice"])
    ada.post(f"/api/tables/{table}/start")
    file, there = tmp_path / "copy.sqlite", tmp_path / "there"
    acknowledged: dict[int, str] = {}
    with ada.at(table) as seat:
        for _ in range(3):
            act(seat, acknowledged)
        before = dict(acknowledged)
        args = [sys.executable, "-m", "pantheon", "backup", str(file)]
        backup = subprocess.Popen([*args, "--database", running.database])
        while backup.poll() is None:
            act(seat, acknowledged)
    assert backup.returncode == 0
    assert len(acknowledged) > len(before)
    running.stop()

    restored = address(there / "pantheon.sqlite")
    done = pantheon("restore", str(file), "--database", restored)
    assert done.returncode == 0, done.stderr
    assert "is restored, with 1 table." in done.stdout
    shutil.copytree(tmp_path / "pantheon", there / "pantheon")  # the secret
    server = Server(restored, there)
    found = said(there / "pantheon.sqlite")
    assert {ordinal: found[ordinal] for ordinal in before} == before
    again = Person(server)
    again.client.cookies = ada.client.cookies
    with again.at(table) as seat:
        assert seat.welcome["seat"] == 0
        assert seat.ordinal >= max(before)
        act(seat, {})
    assert server.stop() in (0, -15)


def act(seat: Seat, acknowledged: dict[int, str]) -> None:
    """Do anything as soon as it is one's turn, and note under which ordinal it is kept."""
    seat.wait_for(lambda s: bool(s.options()))
    done = seat.act()
    assert done["type"] == "done", done
    acknowledged[done["ordinal"]] = done["id"]
    seat.reach(done["ordinal"])


def said(file: Path) -> dict[int, str]:
    """The ids under which the entries of the only table were said."""
    rows = sqlite3.connect(file).execute("SELECT ordinal, by FROM entries")
    return {ordinal: by.split(" ", 1)[1] for ordinal, by in rows}


def test_nothing_is_restored_under_a_running_server(running: Server, copy: Path) -> None:
    args = ["restore", str(copy), "--database", running.database, "--replace"]
    assert "running.sqlite is in use; stop the server first." in complains(*args)
    assert running.person("Ada").table("offrandes", 3)
    running.stop()
    assert pantheon(*args).returncode == 0


# ---- backup


def test_a_backup_is_one_file_for_the_owner_s_eyes(copy: Path) -> None:
    assert names(copy) == ["copy.sqlite"]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    header = copy.read_bytes()[18:20]
    assert header == b"\x01\x01"  # no WAL that could be forgotten


def test_a_backup_replaces_nothing(kept: Path, tmp_path: Path) -> None:
    file = tmp_path / "taken"
    file.write_text("precious")
    complaint = complains("backup", str(file), "--database", address(kept))
    assert "taken exists already; name another file." in complaint
    assert file.read_text() == "precious"


def test_a_backup_that_cannot_be_written_leaves_nothing(kept: Path, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    into = tmp_path / "file" / "copy"
    assert "cannot be copied to" in complains("backup", str(into), "--database", address(kept))
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []


def test_what_is_not_there_or_no_database_is_not_backed_up(tmp_path: Path) -> None:
    missing = tmp_path / "missing.sqlite"
    file = tmp_path / "copy"
    assert "does not exist" in complains("backup", str(file), "--database", address(missing))
    assert not missing.exists()
    (tmp_path / "letter").write_text("Dear Ada, " * 500)
    complaint = complains("backup", str(file), "--database", address(tmp_path / "letter"))
    assert f"letter cannot be copied to {file}: file is not a database." in complaint
    assert not file.exists()


def test_the_database_is_that_of_serve(kept: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    (home / "pantheon").mkdir(parents=True)
    shutil.copy(kept, home / "pantheon" / "pantheon.sqlite")
    assert pantheon("backup", str(tmp_path / "copy"), home=home).returncode == 0


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_postgresql_has_its_own_tools(command: str, copy: Path) -> None:
    url = "postgresql://ada:secret@127.0.0.1/pantheon"
    complaint = complains(command, str(copy), "--database", url)
    assert "pg_dump" in complaint
    assert "mysql:…” is no database" in complains(command, str(copy), "--database", "mysql://a:b@c")


# ---- restore


def test_a_database_with_tables_is_put_aside_only_on_demand(kept: Path, copy: Path) -> None:
    with sqlite3.connect(kept) as connection:
        connection.execute("INSERT INTO people VALUES ('ada', 'Ada', 0)")
    connection.close()
    args = ["restore", str(copy), "--database", address(kept)]
    assert "say --replace to put it aside" in complains(*args)
    for number in (1, 2):
        done = pantheon(*args, "--replace")
        assert f"What was there is now {kept}.old-{number}." in done.stdout
    assert names(kept) == ["kept.sqlite", "kept.sqlite.old-1", "kept.sqlite.old-2"]
    assert people(kept.with_name("kept.sqlite.old-1")) == ["Ada"]
    assert people(kept) == []


def people(file: Path) -> list[str]:
    return [name for (name,) in sqlite3.connect(file).execute("SELECT name FROM people")]


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files away")
def test_what_root_restores_belongs_to_whom_the_folder_belongs(copy: Path, tmp_path: Path) -> None:
    folder = tmp_path / "theirs"
    folder.mkdir()
    os.chown(folder, 65534, 65534)
    there = folder / "pantheon.sqlite"
    assert pantheon("restore", str(copy), "--database", address(there)).returncode == 0
    assert there.stat().st_uid == 65534


def test_a_broken_database_can_be_replaced(copy: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.sqlite"
    broken.write_bytes(b"nonsense" * 1000)
    args = ["restore", str(copy), "--database", address(broken)]
    assert "say --replace" in complains(*args)
    assert pantheon(*args, "--replace").returncode == 0
    assert people(broken) == []
    assert (tmp_path / "broken.sqlite.old-1").read_bytes() == b"nonsense" * 1000


def test_a_log_that_was_left_behind_does_not_flow_into_what_is_restored(
    copy: Path, kept: Path, tmp_path: Path
) -> None:
    lost = tmp_path / "lost.sqlite"
    writer = sqlite3.connect(kept)
    writer.execute("PRAGMA journal_mode=WAL")
    writer.execute("INSERT INTO people VALUES ('ada', 'Ada', 0)")
    writer.commit()
    shutil.copy(f"{kept}-wal", f"{lost}-wal")
    writer.close()
    assert pantheon("restore", str(copy), "--database", address(lost)).returncode == 0
    assert people(lost) == []


def test_what_is_no_backup_is_refused_and_nothing_is_touched(copy: Path, tmp_path: Path) -> None:
    there = tmp_path / "there.sqlite"
    empty = tmp_path / "empty"
    sqlite3.connect(empty).execute("CREATE TABLE other (a)").connection.close()
    half = tmp_path / "half"
    half.write_bytes(copy.read_bytes()[: os.path.getsize(copy) // 2])
    for file in (empty, half):
        complaint = complains("restore", str(file), "--database", address(there))
        assert f"{file.name} is no sound copy of a database" in complaint
    missing = tmp_path / "missing"
    assert "does not exist" in complains("restore", str(missing), "--database", address(there))
    assert not there.exists()


def test_a_backup_of_a_version_to_come_is_refused(copy: Path, tmp_path: Path) -> None:
    with sqlite3.connect(copy) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    there = address(tmp_path / "there.sqlite")
    assert "another version of Pantheon" in complains("restore", str(copy), "--database", there)
