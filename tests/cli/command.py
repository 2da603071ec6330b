"""Running the real command in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path


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
