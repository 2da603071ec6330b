"""What whoever runs a server asks it."""

from __future__ import annotations

from typing import Any, Final

from fastapi import APIRouter

from pantheon.server import register
from pantheon.server.api.asking import Inside

router: Final = APIRouter(include_in_schema=False)


@router.get("/health")
def health() -> dict[str, str]:
    """Whether the process is alive."""
    return {"status": "alive"}


@router.get("/ready")
async def ready(house: Inside) -> dict[str, Any]:
    """Whether it can serve: the database answers."""
    return {"status": "ready", "tables": await house.store.read(register.counts)}
