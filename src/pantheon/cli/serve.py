"""`pantheon serve`: tables in the browser."""

from __future__ import annotations

import argparse
import os
import signal
import socket
import sys
import webbrowser
from typing import Any, NoReturn

from platformdirs import user_data_path

from pantheon.cli.inputs import Commands
from pantheon.core.extras import extra
from pantheon.core.problem import Problem
from pantheon.locales import Words
from pantheon.server.web.networks import THIS_MACHINE, Networks


def register(commands: Commands, words: Words) -> None:
    """Add the command."""
    parser = commands.add_parser("serve", help=words("serve-help"))
    parser.add_argument("--host", default="127.0.0.1", help=words("serve-host"))
    parser.add_argument("--port", type=int, default=8451, help=words("serve-port"))
    parser.add_argument("--database", metavar="URL", help=words("serve-database"))
    parser.add_argument("--origin", action="append", default=[], help=words("serve-origin"))
    parser.add_argument("--thinkers", type=int, default=1, help=words("serve-thinkers"))
    limit = {"action": "append", "default": [], "metavar": "NAME=N"}
    parser.add_argument("--limit", **limit, help=words("serve-limit"))
    proxy = {"nargs": "?", "const": "127.0.0.1", "metavar": "ADDRESS"}
    parser.add_argument("--behind-proxy", **proxy, help=words("serve-proxy"))
    parser.add_argument(
        "--metrics-from", metavar="ADDRESS", default=THIS_MACHINE, help=words("serve-metrics")
    )
    parser.add_argument("--open", action="store_true", help=words("serve-open"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, words: Words) -> int:
    """Serve until Ctrl-C or SIGTERM."""
    uvicorn: Any = extra("server", "uvicorn")
    app: Any = extra("server", "pantheon.server.web.app")
    serving: Any = extra("server", "pantheon.server.web.serving")
    Networks(args.behind_proxy or THIS_MACHINE)  # uvicorn would not complain about a bad one
    if args.thinkers < 1:
        raise Problem("serve-few")
    folder = user_data_path("pantheon")
    database = chosen_database(args.database)
    listening = listen(args.host, args.port)
    address = f"http://{shown_host(args.host)}:{listening.getsockname()[1]}"
    served = app.prepared(
        database, folder, args.origin, args.thinkers, args.limit, args.metrics_from
    )
    config = uvicorn.Config(
        served,
        http=serving.HTTPProtocol,
        ws=serving.WebSocketProtocol,
        ws_max_size=serving.LARGEST_FRAME,
        ws_per_message_deflate=False,  # what is small comes out large
        proxy_headers=args.behind_proxy is not None,
        forwarded_allow_ips=args.behind_proxy or "",
        server_header=False,
        access_log=False,
        log_config=app.LOGGING,
        timeout_graceful_shutdown=5,
        backlog=serving.ACCEPTED,
    )
    open_many_files()
    print(words("serve-where", address=address, database=app.hidden(database)), flush=True)
    if args.open:
        webbrowser.open(address)
    signal.signal(signal.SIGTERM, end)
    serving.Server(config).run([listening])
    return 0


def open_many_files() -> None:
    """Each connection is a file; the usual limit is for programs that open few."""
    if sys.platform != "win32":
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def end(*_: object) -> NoReturn:
    """SIGTERM is how a server is meant to end; uvicorn raises it once more when all is done."""
    sys.exit(0)


def chosen_database(given: str | None) -> str:
    """Where tables are kept: as said, or from the environment, or a file in the data folder."""
    file = user_data_path("pantheon") / "pantheon.sqlite"
    return given or os.environ.get("PANTHEON_DATABASE") or f"sqlite:///{file}"


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
