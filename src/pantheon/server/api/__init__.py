"""The HTTP interface, described by OpenAPI at /api/openapi.json."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter

from pantheon.server.api import aftermath, library, me, operation, tables
from pantheon.server.api.asking import PROBLEMS

router: Final = APIRouter(prefix="/api", responses=PROBLEMS)
for story in (library, me, tables, aftermath, operation):
    router.include_router(story.router)
