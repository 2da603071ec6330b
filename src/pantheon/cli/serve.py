"""`pantheon serve`: tables in the browser."""

from __future__ import annotations

import argparse
import os
import socket
import webbrowser
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from pantheon.arena.extras import extra
from pantheon.cli.inputs import Commands
from pantheon.core.problem import Problem
from pantheon.locales import Words


def register(commands: Commands, words: Words) -> None:
    """Add the command."""
    parser = commands.add_parser("serve", help=words("serve-help"))
    parser.add_argument("--host", default="127.0.0.1", help=words("serve-host"))
    parser.add_argument("--port", type=int, default=8451, help=words("serve-port"))
    parser.add_argument("--database", metavar="URL", help=words("serve-database"))
    parser.add_argument("--origin", action="append", default=[], help=words("serve-origin"))
    parser.add_argument("--thinkers", type=int, default=1, help=words("serve-thinkers"))
    parser.add_argument("--behind-proxy", action="store_true", help=words("serve-proxy"))
    parser.add_argument("--open", action="store_true", help=words("serve-open"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, words: Words) -> int:
    """Serve until Ctrl-C or SIGTERM."""
    uvicorn: Any = extra("server", "uvicorn")
    app: Any = extra("server", "pantheon.server.app")
    folder = user_data_path("pantheon")
    database = args.database or os.environ.get("PANTHEON_DATABASE") or sqlite_url(folder)
    listening = listen(args.host, args.port)
    address = f"http://{shown_host(args.host)}:{listening.getsockname()[1]}"
    served = app.prepared(database, folder, args.origin, args.thinkers)
    config = uvicorn.Config(
        served,
        ws="websockets-sansio",
        ws_max_size=app.LARGEST_FRAME,
        proxy_headers=args.behind_proxy,
        server_header=False,
        access_log=False,
        log_config=app.LOGGING,
        timeout_graceful_shutdown=5,
    )
    print(words("serve-where", address=address, database=app.hidden(database)), flush=True)
    if args.open:
        webbrowser.open(address)
    uvicorn.Server(config).run([listening])
    return 0


def sqlite_url(folder: Path) -> str:
    """The file where tables are kept if nothing else is said."""
    return f"sqlite:///{folder / 'pantheon.sqlite'}"


def listen(host: str, port: int) -> socket.socket:
    """Take the port, or say who has it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        raise Problem("port-taken", host=host, port=port, reason=str(error)) from error
    return listening


def shown_host(host: str) -> str:
    """What a browser on this machine calls it."""
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host
