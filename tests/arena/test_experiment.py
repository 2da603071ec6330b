"""An experiment seats its bots fairly, and its folder neither loses nor spoils a game."""

import json
import os
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from pantheon.arena.experiment import Experiment, Folder
from pantheon.core.problem import Problem


def experiment(**other: Any) -> Experiment:
    usual = Experiment("offrandes", {}, {}, 3, ["mcts:1", "random", "random"], 6, "1")
    return usual._replace(**other)


def kept(path: Path, games: int, **other: Any) -> Folder:
    """A folder in which so many games of an experiment have been played."""
    folder = Folder(path, experiment(**other))
    folder.open()
    for ordinal in folder.todo()[:games]:
        folder.keep(folder.plan.play(ordinal))
    folder.close()
    return folder


def content(path: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in path.iterdir()}


def refused(folder: Folder) -> str:
    with pytest.raises(Problem) as problem:
        folder.open()
    return problem.value.key


@pytest.mark.parametrize(("bots", "rounds"), [(3, 3), (4, 12), (5, 30)])
def test_every_bot_sits_everywhere_equally_often(bots: int, rounds: int) -> None:
    plan = experiment(bots=["random"] * bots)
    sat = Counter(seat for game in range(rounds) for seat in enumerate(plan.seating(game)))
    assert len(sat) == 3 * bots
    assert len(set(sat.values())) == 1


def test_nobody_sits_twice_at_a_table() -> None:
    plan = experiment(bots=["random"] * 5)
    assert all(len(set(plan.seating(game))) == 3 for game in range(30))


def test_the_deal_stays_while_the_seats_of_a_table_rotate() -> None:
    plan = experiment(bots=["random"] * 4)
    for first in range(0, 12, 3):
        turns = range(first, first + 3)
        assert len({plan.deal(game) for game in turns}) == 1
        assert len({frozenset(plan.seating(game)) for game in turns}) == 1
        assert len({tuple(plan.seating(game)) for game in turns}) == 3
    assert len({plan.deal(game) for game in range(12)}) == 4


def test_another_seed_deals_otherwise() -> None:
    assert experiment(seed="1").deal(0) != experiment(seed="2").deal(0)


def test_a_result_tells_which_bot_sat_where() -> None:
    told = experiment().play(1)["arena"]
    assert told["seating"] == [1, 2, 0]
    assert told["bots"] == ["random", "random", "mcts:1"]


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    kept(tmp_path / "out", 4)
    again = Folder(tmp_path / "out", experiment())
    again.open()
    assert [result["ordinal"] for result in again.results] == [0, 1, 2, 3]
    assert again.todo() == [4, 5]


def test_two_cannot_fill_one_folder_at_once(tmp_path: Path) -> None:
    kept(tmp_path / "out", 2)
    first, second = (Folder(tmp_path / "out", experiment()) for _ in range(2))
    first.open()
    before = content(tmp_path / "out")
    assert refused(second) == "arena-busy"
    assert content(tmp_path / "out") == before
    first.close()
    second.open()
    assert second.todo() == [2, 3, 4, 5]


def test_half_a_last_line_is_cut_off_and_its_game_played_again(tmp_path: Path) -> None:
    kept(tmp_path, 2)
    games = tmp_path / "games.jsonl"
    whole = games.read_bytes()
    games.write_bytes(whole + whole[:100])
    again = Folder(tmp_path, experiment())
    again.open()
    assert again.todo() == [2, 3, 4, 5]
    again.keep(experiment().play(2))
    again.close()
    third = Folder(tmp_path, experiment())
    third.open()
    assert [result["ordinal"] for result in third.results] == [0, 1, 2]


def test_nothing_but_half_a_line_is_no_game(tmp_path: Path) -> None:
    kept(tmp_path, 0)
    (tmp_path / "games.jsonl").write_text('{"format":1,"ga')
    again = Folder(tmp_path, experiment())
    again.open()
    assert again.todo() == [0, 1, 2, 3, 4, 5]


def test_more_games_of_the_same_may_be_asked_for_later(tmp_path: Path) -> None:
    kept(tmp_path, 6)
    again = Folder(tmp_path, experiment(games=8))
    again.open()
    assert again.todo() == [6, 7]


@pytest.mark.parametrize(
    "other",
    [
        {"game": "elysium"},
        {"game": "derby", "options": {"gods": "chosen"}},
        {"values": {"money": {"cap": 24}}},
        {"players": 4, "bots": ["random"] * 4},
        {"bots": ["random", "mcts:1", "random"]},
        {"seed": "2"},
    ],
)
def test_another_experiment_is_refused_and_nothing_changes(
    tmp_path: Path, other: dict[str, Any]
) -> None:
    kept(tmp_path, 2)
    before = content(tmp_path)
    assert refused(Folder(tmp_path, experiment(**other))) == "arena-other"
    assert content(tmp_path) == before


def test_a_folder_with_other_files_is_refused_and_nothing_changes(tmp_path: Path) -> None:
    (tmp_path / "holiday.txt").write_text("precious")
    assert refused(Folder(tmp_path, experiment())) == "arena-not-empty"
    assert content(tmp_path) == {"holiday.txt": b"precious"}


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    file = tmp_path / "holiday.txt"
    file.write_text("precious")
    assert refused(Folder(file, experiment())) == "arena-not-empty"
    assert file.read_text() == "precious"


@pytest.mark.parametrize("line", ["nonsense", '"text"', '{"format":1}', "[]"])
def test_games_that_cannot_be_read_are_left_as_they_are(tmp_path: Path, line: str) -> None:
    kept(tmp_path, 1)
    games = tmp_path / "games.jsonl"
    games.write_text(games.read_text() + line + "\nhalf a li")
    before = content(tmp_path)
    assert refused(Folder(tmp_path, experiment())) == "arena-line"
    assert content(tmp_path) == before


def test_a_broken_description_is_refused(tmp_path: Path) -> None:
    kept(tmp_path, 1)
    (tmp_path / "experiment.json").write_text("{")
    assert refused(Folder(tmp_path, experiment())) == "file-unreadable"


CRAFTED = [
    {"ordinal": 0},  # stands there already
    {"ordinal": -1},
    {"ordinal": True},
    {"points": [1, 2]},
    {"points": [1, 2, float("nan")]},
    {"points": [10**5000 // 10**4990, 0, 10**30]},
    {"places": [0, 1, 1]},
    {"winners": []},
    {"winners": [3]},
    {"winners": [[0]]},
    {"seconds": "long"},
    {"seconds": [1e300, 0, 0]},
    {"decisions": None},
    {"seating": [0, 0, 1]},
    {"seating": [0, 1, 99]},
    {"seating": [0]},
]


@pytest.mark.parametrize("changes", CRAFTED, ids=range(len(CRAFTED)))
def test_a_result_that_cannot_be_is_refused(tmp_path: Path, changes: dict[str, Any]) -> None:
    kept(tmp_path, 1)
    games = tmp_path / "games.jsonl"
    line = json.loads(games.read_text().splitlines()[-1])
    line["arena"] = {**line["arena"], "ordinal": 1, **changes}
    with games.open("a") as file:
        file.write(json.dumps(line) + "\n")
    assert refused(Folder(tmp_path, experiment())) == "arena-line"


def test_a_result_that_can_be_is_read(tmp_path: Path) -> None:
    kept(tmp_path, 1)
    games = tmp_path / "games.jsonl"
    line = json.loads(games.read_text().splitlines()[-1])
    line["arena"]["ordinal"] = 1
    with games.open("a") as file:
        file.write(json.dumps(line) + "\n")
    folder = Folder(tmp_path, experiment())
    folder.open()
    folder.close()
    assert len(folder.results) == 2


def test_a_line_without_an_end_is_refused(tmp_path: Path) -> None:
    kept(tmp_path, 1)
    os.truncate(tmp_path / "games.jsonl", 2 << 30)
    assert refused(Folder(tmp_path, experiment())) == "file-line-long"
