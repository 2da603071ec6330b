"""The database: its versions, and what happens when it does not answer."""

import asyncio
from pathlib import Path
from threading import Event
from types import NoneType

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import insert, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from pantheon.core.problem import Problem
from pantheon.server.storage.database import Database, Unavailable, add_new, open_engine
from pantheon.server.storage.migrations import migrate
from pantheon.server.storage.schema import metadata, people


def add(connection: object, person: str) -> None:
    row = {"id": person, "name": person, "since": 0.0}
    connection.execute(insert(people).values(**row))  # type: ignore[attr-defined]


def names(store: Database) -> list[str]:
    found = store.read_now(lambda c: list(c.execute(select(people.c.id)).scalars()))
    return sorted(found)


def test_migrations_lead_to_the_schema_of_the_code(database: str) -> None:
    engine = open_engine(database)
    migrate(engine)
    migrate(engine)  # a second time changes nothing
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_a_database_of_a_version_to_come_is_a_problem(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'newer.sqlite'}")
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(Problem) as problem:
        migrate(engine)
    assert problem.value.key == "database-newer"


def test_what_complains_is_taken_back_and_the_rest_is_kept(database: str) -> None:
    migrate(open_engine(database))
    store = Database(database)

    def complains(connection: object) -> None:
        add(connection, "lost")
        raise Problem("table-full")

    async def write() -> list[object]:
        works = [
            lambda c: add(c, "one"),
            complains,
            lambda c: add(c, "one"),
            lambda c: add(c, "two"),
        ]
        return await asyncio.gather(*map(store.write, works), return_exceptions=True)

    answers = asyncio.run(write())
    assert [type(answer) for answer in answers] == [NoneType, Problem, IntegrityError, NoneType]
    assert names(store) == ["one", "two"]
    store.close()


def test_a_taken_key_is_not_an_error(database: str) -> None:
    engine = open_engine(database)
    migrate(engine)
    row = {"id": "same", "name": "", "since": 0.0}
    with engine.begin() as connection:
        assert add_new(connection, people, **row) is True
        assert add_new(connection, people, **row) is False
    engine.dispose()


def test_a_locked_file_gives_an_error_and_goes_on_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pantheon.server.storage.database.PATIENCE", 50)
    url = f"sqlite:///{tmp_path / 'locked.sqlite'}"
    migrate(open_engine(url))
    store = Database(url)
    blocker = open_engine(url).execution_options(writes=True).connect()
    blocker.execute(text("SELECT 1"))

    async def write(person: str) -> None:
        await store.write(lambda c: add(c, person))

    with pytest.raises(Unavailable, match="locked"):
        asyncio.run(write("refused"))
    blocker.rollback()
    asyncio.run(write("kept"))
    assert names(store) == ["kept"]
    store.close()


def test_a_full_disk_gives_an_error_and_goes_on_afterwards(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'full.sqlite'}"
    migrate(open_engine(url))
    store = Database(url)

    async def fill(pages: int, person: str) -> None:
        def work(connection: object) -> None:
            connection.execute(text(f"PRAGMA max_page_count={pages}"))  # type: ignore[attr-defined]
            for number in range(200):
                add(connection, f"{person} {number} ".ljust(900, "."))

        await store.write(work)

    with pytest.raises(Unavailable):
        asyncio.run(fill(1, "lost"))
    assert names(store) == []
    asyncio.run(fill(100_000, "kept"))
    assert len(names(store)) == 200
    store.close()


@pytest.mark.parametrize("url", ["", "nonsense", "mysql://x/y", "sqlite://", "oracle://x"])
def test_what_is_no_database_is_refused(url: str) -> None:
    with pytest.raises(Problem) as problem:
        open_engine(url)
    assert problem.value.key == "database-kind"


def test_a_database_that_is_not_there_is_a_problem() -> None:
    with pytest.raises(Problem) as problem:
        migrate(open_engine("postgresql://nobody@127.0.0.1:1/nothing"))
    assert problem.value.key == "database-closed"


@pytest.mark.parametrize(
    "error", [PoolTimeout("the pool is empty"), RuntimeError("nobody thought of this")]
)
def test_whatever_happens_the_next_write_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    url = f"sqlite:///{tmp_path / 'goes on.sqlite'}"
    migrate(open_engine(url))
    store = Database(url)

    def fails(*_: object) -> None:
        raise error

    async def write(person: str) -> None:
        await store.write(lambda c: add(c, person))

    with monkeypatch.context() as broken:
        broken.setattr(Database, "_do", fails)
        with pytest.raises(Unavailable, match=str(error)):
            asyncio.run(write("refused"))
    asyncio.run(write("kept"))
    assert names(store) == ["kept"]
    store.close()


def test_an_answer_for_a_loop_that_is_closed_disturbs_nobody(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'closed.sqlite'}"
    migrate(open_engine(url))
    store = Database(url)
    begun, go_on = Event(), Event()

    def slow(connection: object) -> None:
        begun.set()
        go_on.wait()
        add(connection, "slow")

    async def leave() -> None:
        asyncio.ensure_future(store.write(slow))  # noqa: RUF006
        await asyncio.to_thread(begun.wait)

    asyncio.run(leave())
    go_on.set()

    async def write() -> None:
        await store.write(lambda c: add(c, "next"))

    asyncio.run(write())
    assert names(store) == ["next", "slow"]
    store.close()
