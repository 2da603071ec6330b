"""Files that were made to do harm: every command answers with one line, and at once."""

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from cli.command import complains, pantheon

from pantheon import games
from pantheon.core.chance import Chance
from pantheon.core.playout import play_randomly
from pantheon.core.record import record_of

ESCAPE = "\x1b]0;evil\x07\x1b[31m"
DEEP = "[" * 100_000


def record(**other: object) -> str:
    """A line of a file that holds a record, with some entries changed."""
    state = games.load("offrandes").new(3, "1")
    return json.dumps({**record_of(state, play_randomly(state, Chance("1"))).to_json(), **other})


READERS: dict[str, Callable[[str], list[str]]] = {
    "verify": lambda file: ["verify", file],
    "replay": lambda file: ["replay", file],
    "review": lambda file: ["review", file],
    "values": lambda file: ["simulate", "offrandes", "--players", "3", "--values", file],
    "deck": lambda file: ["deck", "elysium", "--deck", file],
    "bench": lambda file: ["bench", "--quick", "--against", file],
}
every_reader = pytest.mark.parametrize("reader", READERS)


@every_reader
def test_what_is_no_file_or_has_no_end(reader: str, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "huge").touch()
    os.truncate(tmp_path / "huge", 2 << 30)
    for file in (tmp_path, tmp_path / "pipe", tmp_path / "huge", Path("/dev/zero")):
        assert str(file) in complains(*READERS[reader](str(file)))


@every_reader
@pytest.mark.parametrize(
    "content", [bytes(range(256)), DEEP.encode(), b"{" + ESCAPE.encode(), b"\xff\xfe\x00\x00"]
)
def test_what_is_no_text_of_this_kind(reader: str, content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    assert complains(*READERS[reader](str(file))).strip().isprintable()


@pytest.mark.parametrize(
    "line",
    [
        record(players=float("nan")),
        record(players=3).replace('"players": 3', '"players": ' + "9" * 5000),
        record(actions=DEEP),
        record(seed="\ud800"),
        record()[:-1] + ', "game": "derby"}',
    ],
    ids=["nan", "digits", "actions", "seed", "twice"],
)
def test_a_record_that_is_none(line: str, tmp_path: Path) -> None:
    file = tmp_path / "file.jsonl"
    file.write_text(line + "\n")
    assert "line 1" in complains("verify", str(file))


def test_what_a_record_names_does_not_command_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "file.jsonl"
    derby = record(game="derby", version=3, options={"gods": ESCAPE * 1000})
    huge = [record(players=10**400), record(actions=[10**400])]
    file.write_text("\n".join([record(game=ESCAPE), derby, *huge]) + "\n")
    done = pantheon("verify", str(file))
    assert done.returncode == 1
    assert done.stderr == ""
    lines = done.stdout.splitlines()
    assert [line.isprintable() for line in lines] == [True] * 4


@pytest.mark.parametrize(
    "text",
    [
        f'"{ESCAPE}" = 1'.replace("\x1b", "\\u001b").replace("\x07", "\\u0007"),
        "money = " + "[" * 300,
        "money.cap = " + "9" * 390,
        "a" + ".a" * 60_000 + " = 1",
        "\n".join(f"x{line}" + ".a" * 190 + " = 1" for line in range(300)),
        "[[movement]]\nnote = 1979-05-27",
        "\ufeff[money]\ncap = nan",
    ],
    ids=["escape", "nested", "digits", "dots", "lines", "date", "mark"],
)
def test_values_that_are_none(text: str, tmp_path: Path) -> None:
    file = tmp_path / "values.toml"
    file.write_text(text)
    assert complains(*READERS["values"](str(file))).strip().isprintable()


def test_a_kept_run_with_odd_ratios(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    row = {"name": "offrandes 4", "mode": "compiled"}
    for ratio in (0, -1, "fast", None, []):
        report = {"format": 1, "rows": [{**row, "to_hearts": {"whole": ratio}}]}
        file.write_text(json.dumps(report))
        assert "is no kept run" in complains(*READERS["bench"](str(file)))
