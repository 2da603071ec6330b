"""The HTTP interface, described by OpenAPI at /api/openapi.json."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter

from pantheon.server.web.api import library, me, operation, review, tables
from pantheon.server.web.api.dependencies import PROBLEMS

router: Final = APIRouter(prefix="/api", responses=PROBLEMS)
for story in (library, me, tables, review, operation):
    router.include_router(story.router)
