"""`pantheon study` as it is typed: folders that go on, raw data, reports, and bad input."""

from pathlib import Path

import polars as pl
import pytest
from cli.command import complains, pantheon

STUDIES = [
    ("sets", ["sets"]),
    ("seats", ["seats", "offrandes"]),
    ("cards", ["cards"]),
    ("bets", ["bets"]),
]


def study(out: Path, *args: str, games: int = 2, lang: str = "en") -> str:
    done = pantheon(
        *("study", *args, "--bot", "random", "--players", "3"),
        *("--games", str(games), "--out", str(out)),
        lang=lang,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(("name", "args"), STUDIES)
def test_a_study_leaves_games_data_and_a_report(name: str, args: list[str], tmp_path: Path) -> None:
    out = tmp_path / "out"
    told = study(out, *args, games=3)
    assert f"The report is in {out}/report.html" in told
    assert len((out / "games.jsonl").read_text().splitlines()) == 3
    assert sorted(pl.read_parquet(out / "data.parquet")["game"].unique()) == [0, 1, 2]
    report = (out / "report.html").read_text()
    assert f"pantheon study {name}" in report
    assert report.count("<svg") >= 2
    assert 'src="' not in report  # opens without a network
    assert "<link" not in report


def test_a_study_goes_on_where_it_stopped(tmp_path: Path) -> None:
    study(tmp_path, "sets", games=2)
    kept = tmp_path / "games.jsonl"
    first = kept.read_text()
    kept.write_text(first + '{"half')  # a sudden end
    study(tmp_path, "sets", games=4)
    assert kept.read_text().startswith(first)
    assert pl.read_parquet(tmp_path / "data.parquet")["game"].n_unique() == 4


def test_processes_play_the_same_games(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    study(one, "bets", games=4)
    study(two, "bets", "--jobs", "2", games=4)
    assert pl.read_parquet(one / "data.parquet").equals(pl.read_parquet(two / "data.parquet"))


def test_the_games_of_a_study_verify(tmp_path: Path) -> None:
    study(tmp_path, "cards")
    assert pantheon("verify", str(tmp_path / "games.jsonl")).returncode == 0


def test_own_names_of_cards_are_shown_letter_by_letter(tmp_path: Path) -> None:
    values = tmp_path / "own.toml"
    values.write_text('[cards.zeus-hera]\nname_en = "[red]Hera<b>"\n')
    options = ["--values", str(values), "--option", "families=first"]
    study(tmp_path / "out", "cards", *options, games=4)
    report = (tmp_path / "out" / "report.html").read_text()
    assert "[red]Hera&lt;b&gt;" in report
    assert "Hera<b>" not in report


def test_a_study_speaks_german(tmp_path: Path) -> None:
    assert "Der Bericht steht in" in study(tmp_path, "seats", "derby", lang="de")
    assert '<html lang="de">' in (tmp_path / "report.html").read_text()


def test_a_folder_of_another_study_is_left_alone(tmp_path: Path) -> None:
    study(tmp_path, "bets")
    before = {file: file.read_bytes() for file in tmp_path.iterdir()}
    said = complains("study", "cards", "--bot", "random", "--out", str(tmp_path))
    assert "holds another experiment" in said
    assert {file: file.read_bytes() for file in tmp_path.iterdir()} == before


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["sets", "--bot", "hercules"], "no bot “hercules”"),
        (["sets", "--option", "families=first"], "takes no --option"),
        (["cards", "--players", "5"], "2 to 4 players"),
        (["bets", "--games", "0"], "at least 1"),
        (["bets", "--jobs", "0"], "--jobs 0"),
        (["seats", "chess"], "no game “chess”"),
        (["weather"], "weather"),
    ],
)
def test_bad_input_gets_one_line_and_no_folder(args: list[str], said: str, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert said in complains("study", *args, "--out", str(out))
    assert not out.exists()
