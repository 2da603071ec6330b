import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from cli.command import complains, pantheon


def simulate(*args: str) -> subprocess.CompletedProcess[str]:
    return pantheon("simulate", "offrandes", "--players", "4", "--games", "20", *args)


def test_it_prints_a_table_with_every_seat() -> None:
    table = simulate().stdout
    assert "4 random players, 20 games" in table
    for seat in range(4):
        assert f"points of seat {seat}" in table


def test_json_holds_means_spreads_and_wins_by_seat() -> None:
    found = json.loads(simulate("--json").stdout)
    assert (found["game"], found["players"], found["games"]) == ("offrandes", 4, 20)
    assert found["decisions"]["least"] <= found["decisions"]["mean"] <= found["decisions"]["most"]
    assert sum(seat["wins"] for seat in found["seats"]) == pytest.approx(1)


def test_the_same_seed_gives_the_same_games_and_another_one_others(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("a.jsonl", "b.jsonl", "c.jsonl")]
    for file, seed in zip(files, ("7", "7", "8"), strict=True):
        simulate("--seed", seed, "--out", str(file))
    first, second, third = (file.read_text() for file in files)
    assert first == second != third


def test_an_existing_file_is_replaced_only_on_demand(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    out.write_text("precious")
    args = ("simulate", "offrandes", "--players", "3", "--games", "2", "--out", str(out))
    assert "exists already" in complains(*args)
    assert out.read_text() == "precious"
    assert pantheon(*args, "--force").returncode == 0
    assert len(out.read_text().splitlines()) == 2


def test_ctrl_c_keeps_the_games_already_played(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    command = ["simulate", "offrandes", "--players", "4", "--games", "100000000", "--out", str(out)]
    running = subprocess.Popen(
        [sys.executable, "-m", "pantheon", *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PANTHEON_LANG": "en"},
    )
    while not (out.exists() and out.stat().st_size):
        assert running.poll() is None
    running.send_signal(signal.SIGINT)
    stdout, stderr = running.communicate()
    assert running.returncode == 130
    assert "Stopped after" in stderr
    assert "Traceback" not in stderr
    assert "points of seat 0" in stdout
    assert "OK" in pantheon("verify", str(out)).stdout


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["chess", "--players", "4"], "no game “chess”; the games are"),
        (["offrandes", "--players", "6"], "offrandes is for 3 to 5 players, not for 6"),
        (["offrandes", "--players", "2"], "offrandes is for 3 to 5 players, not for 2"),
        (["offrandes", "--players", "many"], "invalid int value: 'many'"),
        (["offrandes", "--players", "4", "--games", "0"], "at least 1"),
        (["offrandes", "--players", "4", "--option", "loud"], "write it as name=choice"),
        (["offrandes", "--players", "4", "--option", "loud=on"], "no option “loud”"),
        (["offrandes", "--players", "4", "--values", "no.toml"], "no.toml does not exist"),
        (["offrandes", "--players", "4", "--out", "no/such/folder.jsonl"], "cannot be written"),
    ],
)
def test_bad_input_gets_one_clear_line(args: list[str], complaint: str) -> None:
    assert complaint in complains("simulate", *args)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[money]\ncap = -1", "“money.cap” is -1; it must be a whole number from 1 to 99"),
        ("[money]\ncap = 'x'", "“money.cap” is 'x'"),
        ("[money]\ncash = 1", "no value “money.cash”; known there are: start, income, cap"),
        ("[animals]\nvalues = [1, 2]", "“animals.values” is [1, 2]; it must be a list of 5"),
        ("[coins]\ntotal = 100", "“coins.total” is 100; five players may own 125"),
        ("money = 3", "“money” must be a table"),
        ("[money", "cannot be read as TOML"),
    ],
)
def test_a_values_file_is_checked_and_the_entry_named(
    tmp_path: Path, text: str, complaint: str
) -> None:
    values = tmp_path / "mine.toml"
    values.write_text(text)
    args = ("simulate", "offrandes", "--players", "4", "--values", str(values))
    assert complaint in complains(*args)


def test_other_values_play_and_their_records_verify(tmp_path: Path) -> None:
    values, out = tmp_path / "mine.toml", tmp_path / "games.jsonl"
    values.write_text("[finite]\nlast_round = 2\n")
    simulate("--values", str(values), "--out", str(out))
    assert json.loads(out.read_text().splitlines()[0])["values"] == {"finite": {"last_round": 2}}
    assert pantheon("verify", str(out)).stdout.endswith("OK (20 records)\n")
