"""What stands between the network and the server: origins, sizes, rates, headers."""

from __future__ import annotations

from time import monotonic
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pantheon.core.problem import Problem
from pantheon.locales.speech import complaint
from pantheon.server.tongues import accepted, tongue

LARGEST_BODY: Final = 16_384  # bytes
REMEMBERED: Final = 10_000  # people and addresses whose rates are kept

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


class Rate:
    """So many things a second, and so many at once, for each who does them."""

    def __init__(self, per_second: float, at_once: float) -> None:
        self.per_second: Final = per_second
        self.at_once: Final = at_once
        self._left: Final[dict[str, tuple[float, float]]] = {}  # how many, and when

    def allows(self, who: str) -> bool:
        """Whether one more is allowed now, which is then counted."""
        now = monotonic()
        left, at = self._left.pop(who, (self.at_once, now))
        left = min(self.at_once, left + (now - at) * self.per_second)
        allowed = left >= 1.0
        self._left[who] = (left - 1.0 if allowed else left, now)
        if len(self._left) > REMEMBERED:
            del self._left[next(iter(self._left))]  # who has done nothing for longest
        return allowed

    def forget(self) -> None:
        """Forget those who may do as much again as if they had never been here."""
        before = monotonic() - self.at_once / self.per_second
        for who in [who for who, (_, at) in self._left.items() if at < before]:
            del self._left[who]


class Guard:
    """Refuses what comes from elsewhere, is too large or too much, and sets headers."""

    def __init__(self, app: ASGIApp, rate: Rate, origins: list[str]) -> None:
        self.app: Final = app
        self.rate: Final = rate
        self.origins: Final = origins  # beside the server's own

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or WebSocket."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        refused = self._refused(scope)
        if scope["type"] == "websocket":
            if refused is not None:
                await send({"type": "websocket.close", "code": 1008, "reason": refused[1]})
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
            status, key = refused
            words = tongue(accepted(Headers(scope=scope).get("accept-language", "")))
            text = complaint(words, Problem(key, most=LARGEST_BODY))
            answer = JSONResponse({"problem": key, "text": text}, status)
            await answer(scope, receive, send_safely)
            return
        await self.app(scope, Measured(receive), send_safely)

    def _refused(self, scope: Scope) -> tuple[int, str] | None:
        headers = Headers(scope=scope)
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if changes and not self._own(headers):
            return 403, "origin-foreign"
        size = headers.get("content-length", "0")
        if not size.isdigit() or int(size) > LARGEST_BODY:
            return 413, "body-large"
        if not self.rate.allows(address(scope)):
            return 429, "too-much"
        return None

    def _own(self, headers: Headers) -> bool:
        """Browsers say which page asks; what says nothing is no browser and nobody's cookie jar."""
        origin = headers.get("origin")
        if origin is None or origin in self.origins:
            return True
        return urlsplit(origin).netloc == headers.get("host")


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
    """Where somebody is."""
    client = HTTPConnection(scope).client if scope["type"] in ("http", "websocket") else None
    return client.host if client else "?"
