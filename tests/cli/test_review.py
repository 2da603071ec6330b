"""`pantheon review`: how a game went, and what cost most."""

import json
from pathlib import Path
from typing import Any

import pytest
from cli.command import complains, pantheon
from rich.console import Console

from pantheon import games
from pantheon.cli.curves import curves, squeezed
from pantheon.core.chance import Chance
from pantheon.core.playout import play_randomly
from pantheon.core.record import record_of


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with a game of Elysium in line 1 and the beginning of the same one in line 2."""
    game = games.load("elysium")
    state = game.new(2, "reviewed")
    actions = play_randomly(state, Chance("reviewed"))
    begun = game.new(2, "reviewed")
    for action in actions[:10]:
        begun.apply(action)
    file = tmp_path_factory.mktemp("review") / "games.jsonl"
    lines = [record_of(state, actions).line(), record_of(begun, actions[:10]).line()]
    file.write_text("".join(line + "\n" for line in lines))
    return file


def spoiled(file: Path, entry: str, value: Any) -> str:
    """A copy of the second record with another entry."""
    record = json.loads(file.read_text().splitlines()[1])
    copy = file.with_name(f"{entry}.jsonl")
    copy.write_text(json.dumps({**record, entry: value}) + "\n")
    return str(copy)


def test_a_game_is_told_with_its_result_its_course_and_its_mistakes(whole: Path) -> None:
    done = pantheon("review", str(whole), "--iterations", "4", "--top", "3")
    assert (done.returncode, done.stderr) == (0, "")
    result, _, rest = done.stdout.partition("\n\n")
    assert [line[0] for line in result.splitlines()] == ["1", "2"]
    assert rest.count("100 %┤") == 2
    assert "█" in rest
    table = rest.partition("The costliest decisions")[2]
    assert table.count("played:") == table.count("better:") == 3


def test_the_decisions_listed_are_the_costliest(whole: Path) -> None:
    args = ["review", str(whole), "--line", "2", "--iterations", "9"]
    decisions = json.loads(pantheon(*args, "--json").stdout)["decisions"]
    worst = max(decisions, key=lambda decision: decision["cost"])
    table = pantheon(*args, "--top", "1").stdout.partition("The costliest decisions")[2]
    row = next(line.split() for line in table.splitlines() if line.split()[:1] == ["1"])
    assert row[:2] == ["1", str(worst["moment"])]
    assert row[-2:] == [f"{100 * worst['cost']:.0f}", "%"]


def test_a_game_that_was_left_is_told_in_german(whole: Path) -> None:
    done = pantheon("review", str(whole), "--line", "2", "--iterations", "4", lang="de")
    assert done.stdout.startswith("Die Aufzeichnung endet vor der Partie. Nach 10 Entscheidungen:")
    assert "gespielt:" in done.stdout
    assert "besser:" in done.stdout


def test_decisions_are_listed_only_on_demand(whole: Path) -> None:
    args = ["review", str(whole), "--line", "2", "--iterations", "2"]
    assert "costliest" not in pantheon(*args, "--top", "0").stdout


def test_the_review_as_json_holds_its_record(whole: Path) -> None:
    args = ["review", str(whole), "--line", "2", "--iterations", "3", "--json"]
    done = pantheon(*args)
    found = json.loads(done.stdout)
    assert found["record"] == json.loads(whole.read_text().splitlines()[1])
    played = [decision["played"]["action"] for decision in found["decisions"]]
    assert played == found["record"]["actions"]
    assert len(found["start"]) == 2
    assert pantheon(*args).stdout == done.stdout
    assert pantheon(*args, "--seed", "2").stdout != done.stdout


def test_what_cannot_be_reviewed_is_refused(whole: Path) -> None:
    file = str(whole)
    assert "does not exist" in complains("review", file + "x")
    assert "no record in line 3" in complains("review", file, "--line", "3")
    assert "from 1 to" in complains("review", file, "--iterations", "0")
    assert "at least 0" in complains("review", file, "--top", "-1")


def test_a_record_that_breaks_is_refused_with_the_reason(whole: Path) -> None:
    actions = json.loads(whole.read_text().splitlines()[1])["actions"]
    told = complains("review", spoiled(whole, "actions", [*actions[:3], 0]))
    assert "line 1 cannot be reviewed, the record breaks: at action 4: E" in told
    assert "another position" in complains("review", spoiled(whole, "actions", actions[:9]))
    assert "no game “chess”" in complains("review", spoiled(whole, "game", "chess"))
    assert "entry “seed”" in complains("review", spoiled(whole, "seed", 5))


# ---- the plots


def drawn(shares: list[list[float]], marks: list[dict[int, str]], width: int) -> list[str]:
    names = ["Ajax", "Penelope"][: len(shares)]
    return [line.plain for line in curves(names, shares, marks, width)]


def test_a_plot_rises_with_its_shares() -> None:
    lines = drawn([[0.0, 0.25, 0.5, 1.0] * 1], [{}], 5 + 6 + 12)
    assert [line[:11] for line in lines] == [
        "Ajax 100 %┤",
        "          │",
        "          │",
        "       0 %┤",
        "",
    ]
    assert [line[11:] for line in lines[:4]] == [
        "         ███",
        "         ███",
        "      ██████",
        "   █████████",
    ]


def test_marks_stand_below_their_moments_and_of_two_in_a_place_the_first_stays() -> None:
    shares = [[0.5] * 20, [0.5] * 20]
    lines = drawn(shares, [{0: "1", 1: "3"}, {19: "2"}], 9 + 6 + 10)
    assert lines[4] == " " * 15 + "1"
    assert lines[9] == " " * 15 + " " * 9 + "2"


def test_a_hope_however_small_can_be_seen_and_none_cannot() -> None:
    lines = drawn([[0.001] * 10 + [0.0] * 10], [{}], 5 + 6 + 20)
    assert lines[3].endswith("┤" + "▁" * 10 + " " * 10)


def test_plots_fit_the_screen_and_six_are_lower_than_two() -> None:
    names = [f"player {number}" for number in range(6)]
    lines = curves(names, [[0.2] * 333] * 6, [{}] * 6, 100)
    assert len(lines) == 6 * 4
    assert max(Console(width=200).measure(line).maximum for line in lines) == 100


def test_a_long_game_is_squeezed_into_means_and_keeps_its_end() -> None:
    assert squeezed([0.0, 1.0, 0.0, 1.0, 0.0, 1.0], 3) == [0.5, 0.5, 1.0]
    assert squeezed([0.2, 0.8], 4) == [0.2, 0.2, 0.8, 0.8]
