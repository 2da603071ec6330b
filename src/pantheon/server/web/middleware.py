"""What stands between the network and the server: origins, sizes, rates, headers."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pantheon.core.problem import Problem
from pantheon.locales.speech import complaint
from pantheon.server.limits import Limits
from pantheon.server.web.language import words_for
from pantheon.server.web.networks import counted

LARGEST_BODY: Final = 16_384  # bytes

STATUS: Final = {"origin-foreign": 403, "body-large": 413, "limit-requests": 429}

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Middleware:
    """Refuses what comes from elsewhere, is too large or too much, and sets headers."""

    def __init__(self, app: ASGIApp, limits: Limits, origins: list[str]) -> None:
        self.app: Final = app
        self.limits: Final = limits
        self.origins: Final = origins  # beside the server's own

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or WebSocket."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        refused = self._refused(scope)
        if scope["type"] == "websocket":
            if refused is not None:
                if refused.key == "origin-foreign":  # of a refused handshake a page is told nothing
                    await send({"type": "websocket.accept"})
                await send({"type": "websocket.close", "code": 1008, "reason": refused.key})
                return
            await self.app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        if refused is not None:
            text = complaint(words_for(Headers(scope=scope)), refused)
            answer = JSONResponse({"problem": refused.key, "text": text}, STATUS[refused.key])
            await answer(scope, receive, send_safely)
            return
        await self.app(scope, Measured(receive), send_safely)

    def _refused(self, scope: Scope) -> Problem | None:
        try:
            self.limits.check("requests", None, address(scope))
        except Problem as problem:
            return problem
        headers = Headers(scope=scope)
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if changes and not self._own(headers):
            return Problem("origin-foreign")
        size = headers.get("content-length", "0")
        if not size.isdigit() or int(size) > LARGEST_BODY:
            return Problem("body-large", most=LARGEST_BODY)
        return None

    def _own(self, headers: Headers) -> bool:
        """Browsers say which page asks; what says nothing is no browser and nobody's cookie jar."""
        origin = headers.get("origin")
        if origin is None or origin in self.origins:
            return True
        try:
            return urlsplit(origin).netloc == headers.get("host")
        except ValueError:  # such as http://[
            return False


class TooLarge(HTTPException):
    """A body that did not say how long it is, and is too long."""


class Measured:
    """Reads a body that does not say how long it is, up to a limit."""

    def __init__(self, receive: Receive) -> None:
        self._receive: Final = receive
        self._seen = 0

    async def __call__(self) -> Message:
        """The next part."""
        message = await self._receive()
        self._seen += len(message.get("body", b""))
        if self._seen > LARGEST_BODY:
            raise TooLarge(413)
        return message


def address(scope: Scope) -> str:
    """Where somebody is, as it is counted."""
    client = HTTPConnection(scope).client if scope["type"] in ("http", "websocket") else None
    return counted(client.host) if client else "?"
