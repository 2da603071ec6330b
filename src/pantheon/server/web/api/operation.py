"""What whoever runs a server asks it."""

from __future__ import annotations

from typing import Any, Final

from fastapi import APIRouter

from pantheon.server.storage import queries
from pantheon.server.web.api.dependencies import AllTables

router: Final = APIRouter(include_in_schema=False)


@router.get("/health")
def health() -> dict[str, str]:
    """Whether the process is alive."""
    return {"status": "alive"}


@router.get("/ready")
async def ready(tables: AllTables) -> dict[str, Any]:
    """Whether it can serve: the database answers, also the thread that writes to it."""
    return {"status": "ready", "tables": await tables.database.write(queries.counts)}
