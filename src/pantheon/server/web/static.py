"""The client, as it was built into the package: files for the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.routing import Router
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

import pantheon

FOREVER: Final = "public, max-age=31536000, immutable"  # names of built files tell their contents
INSIDE: Final = Path(pantheon.__file__).parent
NOTHING: Final = Router().not_found
BUILT: Final = (INSIDE / "web", INSIDE.parents[1] / "web/dist")  # in a wheel, in a working copy


def built() -> Path | None:
    """Where the client is, if it was built."""
    return next((folder for folder in BUILT if (folder / "index.html").exists()), None)


class ClientFiles(StaticFiles):
    """Files, and for every other address the page that finds its own way."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder)
        self.folder: Final = folder

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer what nothing else does."""
        if scope["type"] != "http" or scope["path"].startswith("/api/"):
            await NOTHING(scope, receive, send)
            return
        await super().__call__(scope, receive, send)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file with how long it may be kept; else the page."""
        try:
            answer = await super().get_response(path, scope)
            if path.startswith("assets/"):
                answer.headers["cache-control"] = FOREVER
            return answer
        except HTTPException as error:
            if error.status_code != 404 or path.startswith("assets/"):
                raise
            return FileResponse(self.folder / "index.html", headers={"cache-control": "no-cache"})
