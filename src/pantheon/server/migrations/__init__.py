"""How the database of one version becomes that of the next."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

from pantheon.core.problem import Problem


def migrate(engine: Engine) -> None:
    """Bring a database to the newest version; a Problem if it cannot be reached."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    try:
        with engine.execution_options(writes=True).begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except DBAPIError as error:
        url = engine.url.render_as_string()
        raise Problem("database-closed", url=url, reason=str(error.orig).strip()) from error
