"""How the database of one version becomes that of the next."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Engine, text
from sqlalchemy.exc import DBAPIError

from pantheon.core.problem import Problem

ALONE: Final = 8451  # the lock under which one process at a time migrates


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    return config


def revisions() -> set[str]:
    """All versions of the database that this Pantheon can read or bring to the newest."""
    return {step.revision for step in ScriptDirectory.from_config(_config()).walk_revisions()}


def migrate(engine: Engine) -> None:
    """Bring a database to the newest version; a Problem if it cannot be reached."""
    config = _config()
    try:
        with engine.execution_options(writes=True).begin() as connection:
            if connection.dialect.name == "postgresql":  # SQLite has one writer anyway
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ALONE})
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except DBAPIError as error:
        url = engine.url.render_as_string()
        raise Problem("database-closed", url=url, reason=str(error.orig).strip()) from error
    except CommandError as error:  # a version that is not among ours
        raise Problem("database-newer", url=engine.url.render_as_string()) from error
