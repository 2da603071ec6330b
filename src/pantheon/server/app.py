"""The server, put together."""

from __future__ import annotations

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

from pantheon.core.problem import Problem
from pantheon.locales.speech import complaint
from pantheon.server import api, door, messages
from pantheon.server.addresses import THIS_MACHINE, Addresses
from pantheon.server.guard import HEADERS, LARGEST_BODY, Guard, Rate, TooLarge, address
from pantheon.server.house import House
from pantheon.server.logs import LOGGING as LOGGING
from pantheon.server.metrics import Metrics
from pantheon.server.migrations import migrate
from pantheon.server.people import Signet, secret_of
from pantheon.server.site import Site, built
from pantheon.server.store import Store, Unavailable, open_engine
from pantheon.server.thinking import Thinkers
from pantheon.server.tongues import accepted, tongue

log: Final = logging.getLogger("pantheon")

LARGEST_FRAME: Final = 65_536  # bytes of a WebSocket message that are read to say it is too large

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
    "too-much": 429,
    "store-unavailable": 503,
}


class Settings(BaseModel):
    """How a server is run."""

    database: str
    secret: str
    origins: list[str] = []
    thinkers: int = 1
    rate: float  # requests a second from one address, and messages from one person
    metrics_from: str = THIS_MACHINE  # addresses that may read the figures


def prepared(
    database: str, folder: Path, origins: list[str], thinkers: int, rate: float, metrics_from: str
) -> FastAPI:
    """The application for a database, which is brought to the newest version first."""
    engine = open_engine(database)
    migrate(engine)
    engine.dispose()
    return make_app(
        Settings(
            database=database,
            secret=secret_of(folder),
            origins=origins,
            thinkers=thinkers,
            rate=rate,
            metrics_from=metrics_from,
        )
    )


def hidden(database: str) -> str:
    """The address of a database without the password in it."""
    return make_url(database).render_as_string()


def make_app(settings: Settings) -> FastAPI:
    """The application, ready to be served."""
    requests, talk = (Rate(settings.rate, 4 * settings.rate) for _ in range(2))

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        metrics = Metrics()
        house = House(
            Store(settings.database), Thinkers(settings.thinkers), metrics, [requests, talk]
        )
        metrics.tables.set_function(lambda: len(house.rooms))
        app.state.house = house
        await house.open()
        log.info("the server is open")
        yield
        await house.close()
        log.info("the server is closed")

    app = FastAPI(
        title="Pantheon",
        lifespan=lifespan,
        docs_url=None,  # it would load its scripts from elsewhere
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.signet = Signet(settings.secret)
    app.state.talk = talk
    app.include_router(api.router)
    app.include_router(door.router)
    app.add_middleware(Guard, rate=requests, origins=settings.origins)
    app.add_exception_handler(Problem, _problem)
    app.add_exception_handler(Unavailable, _problem)
    app.add_exception_handler(HTTPException, _problem)
    app.add_exception_handler(RequestValidationError, _problem)
    app.add_exception_handler(Exception, _problem)

    readers = Addresses(settings.metrics_from)

    @app.get("/metrics", include_in_schema=False)
    def metrics_now(request: Request) -> Response:
        if address(request.scope) not in readers:
            raise HTTPException(404)
        house: House = request.app.state.house
        return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")

    client = built()
    if client is not None:
        app.router.default = Site(client)  # mounted, it would answer before wrong methods are told
    described = app.openapi

    def openapi() -> dict[str, Any]:
        """The HTTP interface and the messages of the WebSocket in one description."""
        found = described()
        found["components"]["schemas"].update(messages.schema())
        return found

    app.openapi = openapi  # type: ignore[method-assign]  # as FastAPI's documentation does it
    return app


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
        problem, status = error, STATUS.get(error.key, 400)
    elif isinstance(error, Unavailable):
        problem, status = Problem("store-unavailable"), 503
    else:
        problem, status = Problem("server-wrong"), 500
    words = tongue(accepted(request.headers.get("accept-language", "")))
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
