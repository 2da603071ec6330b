"""`pantheon load`: a server of its own, scripted players, and what was measured."""

import re
import subprocess
import sys


def load(*args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pantheon", "--lang", "en", "load", *args]
    return subprocess.run(command, capture_output=True, text=True, timeout=300)


def test_measures_a_server() -> None:
    done = load("--tables", "3", "--minutes", "0.05")
    assert done.returncode == 0, done.stderr
    for label in ("1 to 3 seconds of thought", "no thought"):
        line = re.search(
            rf"{label} │ +(\d+) │ +\d+ │ +([\d.]+) │ +([\d.]+) │ +([\d.]+) │", done.stdout
        )
        assert line, done.stdout
        assert int(line[1]) > 0
        assert 0 < float(line[2]) <= float(line[3]) <= float(line[4])
    assert "KiB for each table more at rest" in done.stdout


def test_bad_input() -> None:
    done = load("--tables", "0")
    assert (done.returncode, done.stderr) == (2, "pantheon: A load has 1 table or more, not 0.\n")
    done = load("--minutes", "0")
    assert (done.returncode, done.stderr) == (
        2,
        "pantheon: A load lasts longer than 0.0 minutes.\n",
    )
    done = load("--database", "mysql://nowhere")
    assert done.returncode == 2
    assert "sqlite:///FILE or postgresql://" in done.stderr
