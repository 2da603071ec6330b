"""Running the real command in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

from pantheon import games
from pantheon.bots.chair import Chair
from pantheon.bots.players import make_bot


def pantheon(
    *args: str, stdin: str = "", home: Path | None = None, lang: str = "en"
) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PANTHEON_LANG": lang, "COLUMNS": "120"}
    if home is not None:
        env["XDG_DATA_HOME"] = str(home)
    return subprocess.run(
        [sys.executable, "-m", "pantheon", *args],
        input=stdin,
        capture_output=True,
        text=True,
        env=env,
        check=False,
    )


def complains(*args: str, stdin: str = "") -> str:
    """The one line with which the command refuses bad input."""
    done = pantheon(*args, stdin=stdin)
    assert done.returncode == 2, done
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


def options(on: dict[str, str]) -> list[str]:
    """Options of a game, as the command takes them."""
    return [word for name, choice in on.items() for word in ("--option", f"{name}={choice}")]


def whole_game(name: str, on: dict[str, str], file: Path) -> subprocess.CompletedProcess[str]:
    """Play a game of three to its end, always the last of what seat 1 may do, and save it."""
    game, seed = games.load(name, on), "an evening"
    state = game.new(3, seed)
    typed, played = [], 0
    while not state.over:
        mine = state.seat == 1
        other = make_bot("random", f"{seed}/others/{played}")
        action = state.legal[-1] if mine else other.choose(Chair(state))
        typed += [game.catalogue.text(action)] * mine
        state.apply(action)
        played += 1
    stdin = "".join(line + "\n" for line in [*typed, f"save {file}", ""])
    args = ["--players", "3", "--seat", "1", "--seed", seed, "--bot", "random", *options(on)]
    return pantheon("play", name, *args, stdin=stdin, home=file.parent)
