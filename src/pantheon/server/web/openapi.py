"""The whole interface, described without a server: python -m pantheon.server.web.openapi."""

from __future__ import annotations

import json
from typing import Any

from pantheon.server.web.app import Settings, make_app


def described() -> dict[str, Any]:
    """All requests, and all messages of the WebSocket."""
    return make_app(Settings(database="", secret="")).openapi()


if __name__ == "__main__":
    print(json.dumps(described(), indent=1))
