"""The report: one page that stands alone, says what the games say, and shows it."""

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from pantheon.arena.experiment import Experiment
from pantheon.arena.plots import COLOURS, counted, lines_plot, shares_plot, spreads_plot
from pantheon.arena.report import bot_reading, command, seat_reading, write_report
from pantheon.arena.seats import SeatShare
from pantheon.arena.standings import Standing
from pantheon.core.problem import Problem
from pantheon.locales import Words, languages

EN = Words("en")
PLAYED = Experiment("offrandes", {}, {}, 3, ["greedy", "mcts:3", "random"], 6, "1")
HEADLESS = {"meta", "br"}  # elements without an end
EVIL = "<script>alert(1)</script> & \"'"


class Page(HTMLParser):
    """What a browser would find: elements, their attributes, the text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.attributes: list[tuple[str, str]] = []
        self.open: list[str] = []
        self.tags: list[str] = []
        self.text = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += [(name, value or "") for name, value in attrs]
        self.open += [tag] if tag not in HEADLESS else []

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data.replace("\xa0", " ")


@pytest.fixture(scope="module")
def results() -> list[dict[str, Any]]:
    return [PLAYED.play(ordinal)["arena"] for ordinal in range(PLAYED.games)]


def written(
    path: Path, experiment: Experiment, results: list[dict[str, Any]], words: Words = EN
) -> str:
    write_report(path / "report.html", experiment, results, words)
    return (path / "report.html").read_text("utf-8")


def standing(name: str, share: float, interval: tuple[float, float]) -> Standing:
    return Standing(name, 100, 100 * share, interval, 0.0, 0.0, (25.0, 8.0), 0.0)


@pytest.mark.parametrize("language", languages())
def test_it_says_what_was_played_and_what_came_of_it(
    tmp_path: Path, results: list[dict[str, Any]], language: str
) -> None:
    words = Words(language)
    page = Page(written(tmp_path, PLAYED, results, words))
    assert page.open == []
    assert words("arena-title", game="offrandes", players=3, games=6) in page.text
    assert words("arena-fair", share="33.3 %") in page.text
    for bot in PLAYED.bots:
        assert bot in page.text
    assert command(PLAYED, 6, tmp_path) in page.text
    assert ("lang", language) in page.attributes


def test_it_shows_wins_points_ratings_and_seats(
    tmp_path: Path, results: list[dict[str, Any]]
) -> None:
    page = Page(written(tmp_path, PLAYED, results))
    shown = [value for name, value in page.attributes if name == "aria-label"]
    keys = ("wins", "points", "ratings", "seats")
    assert shown == [EN(f"report-{key}") for key in keys]
    assert page.tags.count("svg") == 4


def test_a_bot_against_itself_is_not_compared_with_itself(tmp_path: Path) -> None:
    alone = PLAYED._replace(bots=["random"] * 3)
    page = Page(written(tmp_path, alone, [alone.play(0)["arena"]]))
    assert "random plays against itself" in page.text
    assert page.tags.count("svg") == 2


def test_it_opens_without_a_network(tmp_path: Path, results: list[dict[str, Any]]) -> None:
    text = written(tmp_path, PLAYED, results)
    page = Page(text)
    assert not {"script", "link", "img", "iframe", "object", "base", "image"} & set(page.tags)
    places = [value for name, value in page.attributes if name.endswith(("href", "src"))]
    assert places
    assert all(place.startswith("#") for place in places)
    assert all(place.startswith("#") for place in re.findall(r"url\(([^)]*)\)", text))
    assert "@import" not in text


def test_what_plots_refer_to_stands_on_the_page_once(
    tmp_path: Path, results: list[dict[str, Any]]
) -> None:
    text = written(tmp_path, PLAYED, results)
    ids = re.findall(r'\bid="([^"]*)"', text)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'(?:url\(|href=")#([\w-]+)', text)) <= set(ids)


def test_it_has_colours_for_the_dark(tmp_path: Path, results: list[dict[str, Any]]) -> None:
    text = written(tmp_path, PLAYED, results)
    dark = text[text.index("prefers-color-scheme: dark") :]
    assert [name for name in COLOURS if f"--{name}: #" not in dark] == []
    for colour in COLOURS.values():
        assert not re.search(rf"(?:fill|stroke): {colour}", text)


def test_everything_is_escaped(tmp_path: Path, results: list[dict[str, Any]]) -> None:
    evil = PLAYED._replace(
        options={"loud": EVIL},
        values={"names": {"ladder": EVIL}},
        bots=[EVIL, "mcts:3", "random"],
        seed=EVIL,
        game=EVIL,
    )
    page = Page(written(tmp_path, evil, results))
    assert page.open == []
    assert "script" not in page.tags
    assert page.text.count("<script>alert(1)</script>") >= 6


def test_games_that_are_still_to_be_played_are_mentioned(
    tmp_path: Path, results: list[dict[str, Any]]
) -> None:
    page = Page(written(tmp_path, PLAYED._replace(games=9), results))
    assert "6 of 9 games have been played so far." in page.text
    assert "--games 9" in page.text


def test_the_command_has_options_and_is_fit_for_a_shell() -> None:
    plan = PLAYED._replace(options={"gods": "chosen"}, values={"money": {"cap": 9}}, seed="a b")
    typed = command(plan, 6, Path("out"))
    assert "--option gods=chosen --values FILE.toml --bots greedy,mcts:3,random" in typed
    assert "--seed 'a b' --out out" in typed


def test_a_report_that_cannot_be_written_is_a_problem(
    tmp_path: Path, results: list[dict[str, Any]]
) -> None:
    (tmp_path / "report.html").mkdir()
    with pytest.raises(Problem, match="file-unwritable"):
        write_report(tmp_path / "report.html", PLAYED, results, EN)


def test_the_reading_tells_whether_the_interval_excludes_the_fair_share() -> None:
    bots = [
        standing("ann", 0.6, (0.5, 0.7)),
        standing("bob", 0.3, (0.2, 0.4)),
        standing("cid", 0.1, (0.05, 0.2)),
    ]
    above, chance, below = bot_reading(bots, 1 / 3, EN)
    assert above == (
        "ann wins 60.0 % of its games, more than the fair share of 33.3 %: "
        "the interval (50.0 % to 70.0 %) lies above it."
    )
    assert chance.startswith("bob wins 30.0 % of its games, which may be chance")
    assert below.startswith("cid wins 10.0 % of its games, less than the fair share")


def test_the_reading_names_the_seats_that_are_better_or_worse_than_fair() -> None:
    even = SeatShare(1, 0.3, (0.2, 0.4))
    seats = [SeatShare(0, 0.5, (0.4, 0.6)), even, SeatShare(2, 0.2, (0.1, 0.3))]
    better, worse = seat_reading(seats, 1 / 3, EN)
    assert better.startswith("Seat 0 is better than fair beyond chance")
    assert worse.startswith("Seat 2 is worse than fair beyond chance")
    assert seat_reading([even], 1 / 3, EN) == [EN("report-seats-open")]


def test_no_number_is_lost_in_a_histogram() -> None:
    edges = [12.5 + 70 / 30 * i for i in range(31)]
    assert sum(counted([0, 12.5, 13, 47.5, 82.5, 90], edges)) == 6
    assert counted([0, 1, 1, 2], [-0.5, 0.5, 1.5, 2.5]) == [1, 2, 1]


def test_plots_stand_even_single_and_equal_numbers() -> None:
    drawn = [
        spreads_plot("points", [("ann", [7.0, 7.0])], "points"),
        shares_plot("wins", [("ann", 0.0, (0.0, 0.0))], 0.5, "fair"),
        lines_plot("ratings", [("ann", [(25.0, 8.0)])], ("games", "rating")),
    ]
    for text in drawn:
        assert Page(text).open == []
        assert "ann" in text
        assert "NaN" not in text


def test_a_row_is_told_by_its_name_and_its_figure() -> None:
    rows = [("ann", 0.6, (0.5, 0.7)), ("<bob>", 0.4, (0.3, 0.5))]
    text = Page(shares_plot("wins", rows, 0.5, "fair share")).text
    for word in ("ann", "<bob>", "60.0 %", "40.0 %", "fair share"):
        assert word in text
