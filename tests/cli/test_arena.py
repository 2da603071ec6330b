import html
import json
import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from cli.command import complains, pantheon

BOTS = ("--bots", "greedy,mcts:2,random", "--players", "3")


def arena(out: Path, *args: str) -> subprocess.CompletedProcess[str]:
    return pantheon("arena", "offrandes", *BOTS, "--games", "6", "--out", str(out), *args)


def games(out: Path) -> list[dict[str, Any]]:
    """The games of a folder by their ordinals, without the time they took."""
    lines = [json.loads(line) for line in (out / "games.jsonl").read_text().splitlines()]
    for line in lines:
        del line["arena"]["seconds"]
    return sorted(lines, key=lambda line: int(line["arena"]["ordinal"]))


def content(path: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in path.iterdir()}


def test_it_prints_the_standings_and_writes_a_report(tmp_path: Path) -> None:
    done = arena(tmp_path / "out")
    assert done.returncode == 0, done.stderr
    assert "offrandes, 3 players, 6 games" in done.stdout
    for bot in ("greedy", "mcts:2", "random"):
        row = next(line for line in done.stdout.splitlines() if line.startswith(bot))
        assert len(row.split("│")) == 8
        assert row.split("│")[1].strip() == "6"
    assert "A fair share is 33.3 %" in done.stdout
    assert "report.html" in done.stdout
    assert "<svg" in (tmp_path / "out" / "report.html").read_text("utf-8")


def test_it_speaks_german(tmp_path: Path) -> None:
    done = pantheon(
        "--lang", "de", "arena", "offrandes", *BOTS, "--games", "1", "--out", str(tmp_path / "o")
    )
    assert "Der gerechte Anteil ist 33.3 %" in done.stdout
    assert '<html lang="de">' in (tmp_path / "o" / "report.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("offrandes", []),
        ("derby", ["--option", "powers=on"]),
        ("elysium", ["--option", "families=random"]),
    ],
)
def test_every_record_verifies(tmp_path: Path, game: str, options: list[str]) -> None:
    out = tmp_path / "out"
    args = ["--bots", "random*2,mcts:1", "--players", "3", "--games", "3", "--out", str(out)]
    assert pantheon("arena", game, *options, *args).returncode == 0
    verified = pantheon("verify", str(out / "games.jsonl"))
    assert verified.stdout.endswith("OK (3 records)\n")


def test_two_processes_play_the_same_games(tmp_path: Path) -> None:
    arena(tmp_path / "one")
    arena(tmp_path / "two", "--jobs", "2")
    assert len(games(tmp_path / "one")) == 6
    assert games(tmp_path / "one") == games(tmp_path / "two")


def test_a_second_call_plays_only_what_is_still_to_be_played(tmp_path: Path) -> None:
    arena(tmp_path / "out", "--games", "4")
    first = (tmp_path / "out" / "games.jsonl").read_bytes()
    assert "3 players, 6 games" in arena(tmp_path / "out").stdout
    after = (tmp_path / "out" / "games.jsonl").read_bytes()
    assert after.startswith(first)
    assert len(games(tmp_path / "out")) == 6
    arena(tmp_path / "out")
    assert (tmp_path / "out" / "games.jsonl").read_bytes() == after


def test_the_command_in_the_report_plays_the_same_games(tmp_path: Path) -> None:
    arena(tmp_path / "out", "--seed", "it's <b>")
    page = (tmp_path / "out" / "report.html").read_text("utf-8")
    typed = re.search(r"<code>(pantheon arena.*?)</code>", page, re.DOTALL)
    assert typed
    args = shlex.split(html.unescape(typed[1]))[1:]
    args[args.index("--out") + 1] = str(tmp_path / "again")
    assert pantheon(*args).returncode == 0
    assert games(tmp_path / "again") == games(tmp_path / "out")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_the_games_and_a_second_call_goes_on(tmp_path: Path, jobs: str) -> None:
    out = tmp_path / "out"
    args = ["arena", "offrandes", "--bots", "random*3", "--players", "3", "--out", str(out)]
    running = subprocess.Popen(
        [sys.executable, "-m", "pantheon", *args, "--games", "100000", "--jobs", jobs],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PANTHEON_LANG": "en"},
        start_new_session=True,
    )
    kept = out / "games.jsonl"
    while not (kept.exists() and kept.read_bytes().count(b"\n") > 2):
        assert running.poll() is None
    os.killpg(running.pid, signal.SIGINT)  # as a terminal does: to all processes
    stdout, stderr = running.communicate()
    count = len(games(out))
    assert running.returncode == 130, stderr
    assert stderr == f"Stopped. {count} games are kept; the same command goes on.\n"
    assert f"3 players, {count} games" in stdout
    assert f"OK ({count} records)" in pantheon("verify", str(kept)).stdout
    more = count + 8
    assert f"3 players, {more} games" in pantheon(*args, "--games", str(more)).stdout
    assert [line["arena"]["ordinal"] for line in games(out)] == list(range(more))


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["chess", *BOTS], "no game “chess”"),
        (["offrandes", "--bots", "greedy,hal", "--players", "3"], "no bot “hal”; the bots are"),
        (["offrandes", "--bots", "", "--players", "3"], "no bot “”"),
        (["offrandes", "--bots", "mcts,random*2", "--players", "3"], "“mcts” needs a budget"),
        (["offrandes", "--bots", "mcts:0,random*2", "--players", "3"], "“mcts:0” needs a budget"),
        (["offrandes", "--bots", "mcts:-1s,random*2", "--players", "3"], "needs a budget"),
        (["offrandes", "--bots", "mcts:nans,random*2", "--players", "3"], "needs a budget"),
        (["offrandes", "--bots", "mcts:many,random*2", "--players", "3"], "needs a budget"),
        (["offrandes", "--bots", "random*x", "--players", "3"], "no bot and a number of them"),
        (["offrandes", "--bots", "random*0", "--players", "3"], "no bot and a number of them"),
        (["offrandes", "--bots", "random*2", "--players", "3"], "2 bots are not enough for 3"),
        (["offrandes", "--bots", "random*9", "--players", "9"], "3 to 5 players, not for 9"),
        (["offrandes", *BOTS, "--games", "0"], "at least 1"),
        (["offrandes", *BOTS, "--jobs", "0"], "--jobs 0 should be at least 1"),
        (["offrandes", *BOTS, "--jobs", "-2"], "--jobs -2 should be at least 1"),
        (["offrandes", *BOTS, "--backend", "moon"], "invalid choice: 'moon'"),
        (["offrandes", *BOTS, "--option", "loud=on"], "no option “loud”"),
    ],
)
def test_bad_input_gets_one_clear_line_and_makes_no_folder(
    tmp_path: Path, args: list[str], complaint: str
) -> None:
    out = tmp_path / "out"
    assert complaint in complains("arena", *args, "--out", str(out))
    assert not out.exists()


def test_a_folder_is_needed() -> None:
    assert "--out" in complains("arena", "offrandes", *BOTS)


def test_the_folder_of_another_experiment_is_left_alone(tmp_path: Path) -> None:
    out = tmp_path / "out"
    arena(out)
    before = content(out)
    other = ["--seed", "2", "--out", str(out)]
    assert "holds another experiment" in complains("arena", "offrandes", *BOTS, *other)
    assert content(out) == before


def test_a_folder_with_other_files_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "holiday.txt").write_text("precious")
    complaint = complains("arena", "offrandes", *BOTS, "--out", str(tmp_path))
    assert "exists and is no experiment" in complaint
    assert content(tmp_path) == {"holiday.txt": b"precious"}


def test_a_place_where_nothing_can_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("precious")
    inside = str(tmp_path / "file" / "out")
    assert "cannot be written" in complains("arena", "offrandes", *BOTS, "--out", inside)


@pytest.mark.parametrize(
    ("module", "extra", "args"),
    [
        ("matplotlib", "arena", []),
        ("openskill", "arena", []),
        ("ray", "ray", ["--backend", "ray"]),
    ],
)
def test_a_missing_extra_is_named_before_a_game_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: str, extra: str, args: list[str]
) -> None:
    (tmp_path / f"{module}.py").write_text("raise ImportError")
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    monkeypatch.setenv("PYTHONPATH", path)
    out = tmp_path / "out"
    complaint = complains("arena", "offrandes", *BOTS, *args, "--out", str(out))
    assert f"pantheon-games[{extra}]" in complaint
    assert not out.exists()


def test_a_cluster_that_does_not_answer_is_named(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    out = tmp_path / "out"
    ray = ["--backend", "ray", "--address", "127.0.0.1:1", "--out", str(out)]
    assert "No Ray cluster answers" in complains("arena", "offrandes", *BOTS, *ray)
    assert not out.exists()
