"""The server, put together."""

from __future__ import annotations

import gc
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel
from sqlalchemy import make_url
from starlette.exceptions import HTTPException
from starlette.routing import Match, Route

from pantheon import games
from pantheon.core.problem import Problem
from pantheon.locales.speech import complaint
from pantheon.server import limits
from pantheon.server.bot_pool import BotPool
from pantheon.server.housekeeping import Housekeeping
from pantheon.server.limits import Limits
from pantheon.server.logging_config import LOGGING as LOGGING
from pantheon.server.metrics import Metrics
from pantheon.server.reviews import Reviews
from pantheon.server.storage.database import Database, Unavailable, open_engine
from pantheon.server.storage.migrations import migrate
from pantheon.server.tables import Tables
from pantheon.server.web import api, websocket
from pantheon.server.web.identity import Signer, secret_of
from pantheon.server.web.language import words_for
from pantheon.server.web.middleware import HEADERS, LARGEST_BODY, Middleware, TooLarge
from pantheon.server.web.networks import THIS_MACHINE, Networks
from pantheon.server.web.static import ClientFiles, built
from pantheon.table import messages

log: Final = logging.getLogger("pantheon")

GARBAGE: Final = (10_000, 50, 20)  # collected rarely: looking for it stops all tables

# Which HTTP status a problem has, if it is not simply a bad request.
STATUS: Final = {
    "person-unknown": 401,
    "host-only": 403,
    "table-unknown": 404,
    "table-full": 409,
    "table-started": 409,
    "table-not-started": 409,
    "seat-taken": 409,
    "seat-already": 409,
    "seat-none": 409,
    "seats-empty": 409,
    "game-running": 409,
    "table-busy": 409,
    "table-old": 409,
    "reviews-many": 429,
    "store-unavailable": 503,
}


class Settings(BaseModel):
    """How a server is run."""

    database: str
    secret: str
    origins: list[str] = []
    thinkers: int = 1
    limits: dict[str, float] = limits.parse([])
    metrics_from: str = THIS_MACHINE  # addresses that may read the figures


def prepared(
    database: str,
    folder: Path,
    origins: list[str],
    thinkers: int,
    given: list[str],
    metrics_from: str,
) -> FastAPI:
    """The application for a database, which is brought to the newest version first."""
    settings = Settings(
        database=database,
        secret=secret_of(folder),
        origins=origins,
        thinkers=thinkers,
        limits=limits.parse(given),
        metrics_from=metrics_from,
    )
    engine = open_engine(database)
    migrate(engine)
    engine.dispose()
    return make_app(settings)


def hidden(database: str) -> str:
    """The address of a database without the password in it."""
    return make_url(database).render_as_string()


def make_app(settings: Settings) -> FastAPI:
    """The application, ready to be served."""
    allowed = Limits(settings.limits)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        database, bots, metrics = Database(settings.database), BotPool(settings.thinkers), Metrics()
        tables = Tables(database, bots, metrics, allowed)
        metrics.tables.set_function(lambda: len(tables.sessions))
        app.state.tables = tables
        app.state.reviews = Reviews(bots, allowed)
        app.state.metrics = metrics
        for game in games.names():
            games.shared(game)
        gc.freeze()  # what there is now stays: nobody needs to look through it again and again
        gc.set_threshold(*GARBAGE)
        tables.listen()
        tables.spawn(Housekeeping(tables).run())
        log.info("the server is open")
        yield
        app.state.reviews.close()
        await tables.close()
        log.info("the server is closed")

    app = FastAPI(
        title="Pantheon",
        lifespan=lifespan,
        docs_url=None,  # it would load its scripts from elsewhere
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.signer = Signer(settings.secret)
    app.state.limits = allowed
    app.include_router(api.router)
    app.include_router(websocket.router)
    app.add_middleware(Middleware, limits=allowed, origins=settings.origins)
    for error in (Problem, Unavailable, HTTPException, RequestValidationError, Exception):
        app.add_exception_handler(error, _problem)
    _add_metrics(app, Networks(settings.metrics_from))
    client = built()
    if client is not None:
        app.router.default = ClientFiles(client)  # mounted, it would answer for wrong methods
    _describe_messages(app)
    return app


def _add_metrics(app: FastAPI, readers: Networks) -> None:
    @app.get("/metrics", include_in_schema=False)
    def metrics_now(request: Request) -> Response:
        if request.client is None or request.client.host not in readers:
            raise HTTPException(404)
        metrics: Metrics = request.app.state.metrics
        return Response(metrics.text(), media_type="text/plain; version=0.0.4")


def _describe_messages(app: FastAPI) -> None:
    """Put the HTTP interface and the messages of the WebSocket in one description."""
    described = app.openapi

    def openapi() -> dict[str, Any]:
        found = described()
        found["components"]["schemas"].update(messages.schema())
        return found

    app.openapi = openapi  # type: ignore[method-assign]  # as FastAPI's documentation does it


async def _problem(request: Request, error: Exception) -> JSONResponse:
    """What was wrong, in one sentence; never where in the code."""
    if isinstance(error, RequestValidationError):
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        problem, status = Problem("request-bad", where=where, reason=first["msg"]), 422
    elif isinstance(error, TooLarge):
        problem, status = Problem("body-large", most=LARGEST_BODY), 413
    elif isinstance(error, HTTPException):
        asked, status = f"{request.method} {request.url.path}", error.status_code
        problem = Problem("request-bad", where=asked, reason=error.detail)
    elif isinstance(error, Problem):
        limited = 429 if error.key.startswith("limit-") else 400
        problem, status = error, STATUS.get(error.key, limited)
    elif isinstance(error, Unavailable):
        problem, status = Problem("store-unavailable"), 503
    else:
        problem, status = Problem("server-wrong"), 500
    words = words_for(request.headers)
    headers = {"allow": _allowed(request)} if status == 405 else HEADERS
    told = {"problem": problem.key, "text": complaint(words, problem)}
    return JSONResponse(told, status, headers)


def _allowed(request: Request) -> str:
    """What may be done where something else was tried; Starlette would name one way only."""
    ways = {
        method
        for route in api.router.routes
        if isinstance(route, Route) and route.matches(request.scope)[0] != Match.NONE
        for method in route.methods or ()
    }
    return ", ".join(sorted(ways))
