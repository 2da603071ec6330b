"""`verify` and `replay`: what is done with records."""

import json
from pathlib import Path
from typing import Any

import pytest
from cli.command import complains, pantheon

from pantheon import games
from pantheon.core.chance import Chance
from pantheon.core.playout import play_randomly
from pantheon.core.record import record_of, seed_hash


@pytest.fixture
def record() -> dict[str, Any]:
    state = games.load("offrandes").new(3, "a record")
    actions = play_randomly(state, Chance("moves"))
    return record_of(state, actions).to_json()


def written(path: Path, *records: dict[str, Any]) -> str:
    path.write_text("".join(json.dumps(record) + "\n" for record in records))
    return str(path)


def test_sound_records_are_ok(tmp_path: Path, record: dict[str, Any]) -> None:
    done = pantheon(
        "verify", written(tmp_path / "a", record, record), written(tmp_path / "b", record)
    )
    assert done.returncode == 0
    assert done.stdout.splitlines() == [
        f"{tmp_path / 'a'}: OK (2 records)",
        f"{tmp_path / 'b'}: OK (1 record)",
    ]


def test_a_forbidden_action_is_named_with_its_ordinal_and_rule(
    tmp_path: Path, record: dict[str, Any]
) -> None:
    record["actions"][1] = record["actions"][0]
    done = pantheon("verify", written(tmp_path / "a", record))
    assert done.returncode == 1
    assert "line 1: breaks at action 2: O1.5: Your" in done.stdout


def test_allowed_actions_that_lead_elsewhere_are_found(
    tmp_path: Path, record: dict[str, Any]
) -> None:
    record["actions"].pop()
    done = pantheon("verify", written(tmp_path / "a", record))
    assert done.returncode == 1
    assert "another position than the recorded one" in done.stdout


def test_an_action_too_many_is_found(tmp_path: Path, record: dict[str, Any]) -> None:
    record["actions"].append(0)
    done = pantheon("verify", written(tmp_path / "a", record))
    assert f"at action {len(record['actions'])}: O6.1: The game is over." in done.stdout


def test_the_seed_is_checked_against_the_hash_in_the_record(
    tmp_path: Path, record: dict[str, Any]
) -> None:
    good = {**record, "seed_hash": seed_hash(record["seed"])}
    assert pantheon("verify", written(tmp_path / "a", good)).returncode == 0
    done = pantheon("verify", written(tmp_path / "a", {**record, "seed_hash": seed_hash("other")}))
    assert done.returncode == 1
    assert "line 1: breaks The seed is not the one whose hash was shown" in done.stdout


def test_the_seed_is_checked_against_a_hash_that_was_written_down(
    tmp_path: Path, record: dict[str, Any]
) -> None:
    good, other = seed_hash(record["seed"]), seed_hash("other")
    for line in (record, {**record, "seed_hash": good}):
        file = written(tmp_path / "a", line)
        assert pantheon("verify", file, "--hash", f" {good.upper()} ").returncode == 0
        assert pantheon("verify", file, "--hash", other).returncode == 1
    assert "“abc” is no hash" in complains("verify", file, "--hash", "abc")


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (lambda text: text[: len(text) // 2], "line 2: This is no record"),
        (lambda _: "[]\n", "line 2: This is no record"),
        (
            lambda text: text.replace('"format": 2', '"format": 1'),
            "line 2: It is written in format 1, and this version reads only format 2.",
        ),
        (lambda text: text.replace('"seed"', '"sead"'), "line 2: The entry “seed”"),
        (lambda text: text.replace('"actions": [', '"actions": ["x", '), "entry “actions”"),
    ],
)
def test_a_broken_record_is_named_with_its_line(
    tmp_path: Path, record: dict[str, Any], command: str, spoil: Any, complaint: str
) -> None:
    line = json.dumps(record) + "\n"
    file = tmp_path / "games.jsonl"
    file.write_text(line + spoil(line))
    args = ["--line", "2"] if command == "replay" else []
    done = pantheon(command, str(file), *args)
    assert done.returncode == 2
    assert complaint in done.stderr
    assert done.stderr.count("\n") == 1


def test_files_without_records_are_refused(tmp_path: Path) -> None:
    assert "does not exist" in complains("verify", str(tmp_path / "nothing"))
    assert "holds no record" in complains("verify", written(tmp_path / "empty"))
    assert "cannot be read" in complains("verify", str(tmp_path))


def test_a_record_of_other_rules_breaks(tmp_path: Path, record: dict[str, Any]) -> None:
    for entry, value, complaint in (
        ("game", "chess", "no game “chess”"),
        ("version", 99, "made with the rules offrandes 99"),
        ("players", 9, "for 3 to 5 players"),
    ):
        done = pantheon("verify", written(tmp_path / "a", {**record, entry: value}))
        assert done.returncode == 1
        assert complaint in done.stdout


def test_replay_tells_the_game_in_words_and_shows_the_end(
    tmp_path: Path, record: dict[str, Any]
) -> None:
    file = written(tmp_path / "a", record)
    told = pantheon("replay", file).stdout
    assert "Round 1 begins" in told
    assert "the game ends" in told
    assert "Group 5: 25 points each" in told
    assert "Runde 1 beginnt" in pantheon("replay", file, lang="de").stdout


def test_replay_refuses_lines_and_seats_that_do_not_exist(
    tmp_path: Path, record: dict[str, Any]
) -> None:
    file = written(tmp_path / "a", record)
    assert "no record in line 2" in complains("replay", file, "--line", "2")
    assert "no seat 3; the seats are numbered 0 to 2" in complains("replay", file, "--seat", "3")
