"""What is made of the results: shares, intervals, ratings, seats."""

from itertools import pairwise
from typing import Any

import pytest

from pantheon.arena.seats import seat_shares
from pantheon.arena.standings import Result, rate, standings, wilson

NAMES = ["ann", "bob", "cid"]


def result(ordinal: int, points: list[int], seating: list[int] | None = None) -> Result:
    """A game that the most points have won, those who have equally many together."""
    most = max(points)
    return {
        "ordinal": ordinal,
        "seating": seating or list(range(len(points))),
        "points": points,
        "places": [1 + sum(other > mine for other in points) for mine in points],
        "winners": [seat for seat, mine in enumerate(points) if mine == most],
        "decisions": [10] * len(points),
        "seconds": [0.5, 1.0, 0.0][: len(points)],
    }


def by_name(results: list[Result], names: list[str] = NAMES) -> dict[str, Any]:
    return {standing.name: standing for standing in standings(names, results)}


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),  # Newcombe 1998, table I, method 3
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_gives_the_published_intervals(
    wins: int, games: int, low: float, high: float
) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_wilson_mirrors_and_stays_within_all_and_nothing() -> None:
    low, high = wilson(20, 20)
    assert (low, high) == pytest.approx((1 - 0.1611, 1), abs=5e-5)
    assert wilson(0, 0) == (0, 1)


def test_a_greater_certainty_needs_a_wider_interval() -> None:
    low, high = wilson(30, 100)
    lower, higher = wilson(30, 100, z=2.5)
    assert lower < low < high < higher


def test_a_shared_win_is_shared_out() -> None:
    found = by_name([result(0, [9, 9, 3]), result(1, [9, 1, 3])])
    assert [found[name].wins for name in NAMES] == [1.5, 0.5, 0]
    assert found["ann"].share == 0.75
    assert found["ann"].interval == wilson(1.5, 2)


def test_points_lead_and_time_belong_to_the_bot_wherever_it_sits() -> None:
    games = [result(0, [10, 4, 6]), result(1, [1, 2, 9], [1, 2, 0])]  # ann has 10, then 9
    ann = by_name(games)["ann"]
    assert ann.points == 9.5
    assert ann.gap == pytest.approx(((10 - 5) + (9 - 1.5)) / 2)
    assert ann.millis == pytest.approx(1000 * (0.5 + 0.0) / 20)


def test_the_strongest_stands_first() -> None:
    games = [result(i, [1, 5, 3]) for i in range(3)] + [result(3, [1, 2, 3])]
    assert [standing.name for standing in standings(NAMES, games)] == ["bob", "cid", "ann"]


def test_equal_names_are_one_bot_and_count_for_each_of_their_seats() -> None:
    found = by_name([result(0, [1, 2, 3])], ["ann", "bob", "bob"])
    assert (found["bob"].games, found["bob"].wins, found["bob"].points) == (2, 1, 2.5)


def test_who_has_not_played_is_not_listed() -> None:
    assert "dan" not in by_name([result(0, [1, 2, 3])], [*NAMES, "dan"])


def test_ratings_rise_for_who_wins_and_fall_for_who_loses() -> None:
    told = rate(NAMES, [result(i, [9, 5, 1]) for i in range(5)])
    assert len(told) == 6
    for before, after in pairwise(told):
        assert after["ann"][0] > before["ann"][0]
        assert after["cid"][0] < before["cid"][0]
        assert after["ann"][1] < before["ann"][1]  # more games, less doubt


def test_ratings_do_not_depend_on_the_order_in_which_games_come_in() -> None:
    games = [result(i, [i % 3, (i + 1) % 4, 2]) for i in range(8)]
    assert rate(NAMES, games) == rate(NAMES, games[::-1])


def test_a_bot_against_itself_keeps_its_rating() -> None:
    first, last = rate(["ann"] * 3, [result(0, [1, 2, 3])])
    assert first == last


def test_a_table_cell_has_no_minus_before_nothing() -> None:
    games = [result(i, [3, 3, 3]) for i in range(3)]
    assert standings(NAMES, games)[0].cells()[5] == "+0.0"


def won_by(seats: list[int]) -> list[Result]:
    """A game for each seat that is named, which that seat wins."""
    return [result(i, [int(seat == winner) for seat in range(3)]) for i, winner in enumerate(seats)]


def test_shares_of_seats_do_not_ask_who_sat_there() -> None:
    games = [result(0, [9, 1, 1], [0, 1, 2]), result(1, [9, 1, 9], [1, 2, 0])]
    assert [one.share for one in seat_shares(3, games)] == [0.75, 0, 0.25]


def test_a_seat_that_wins_far_too_often_lies_above_the_fair_share() -> None:
    first, *others = seat_shares(3, won_by(([0] * 5 + [1, 2]) * 20))
    assert first.interval[0] > 1 / 3
    assert all(other.interval[1] < 1 / 3 for other in others)


def test_deals_that_end_alike_in_every_seating_say_no_more_than_one_game_each() -> None:
    alike = won_by([0, 0, 0, 1, 1, 1, 2, 2, 2] * 10)  # 30 deals of 3 games
    mixed = won_by([0, 1, 2] * 30)
    narrow, wide = seat_shares(3, mixed)[0].interval, seat_shares(3, alike)[0].interval
    assert wide[1] - wide[0] > narrow[1] - narrow[0]
    single = won_by([0, 1, 2] * 10)
    for game in single:
        game["ordinal"] *= 3  # each game is a deal of its own
    assert wide == pytest.approx(seat_shares(3, single)[0].interval, abs=0.01)


def test_intervals_of_seats_are_wider_than_for_one_seat_alone() -> None:
    games = won_by([0, 1, 2] * 20)
    for game in games:
        game["ordinal"] *= 3
    low, high = wilson(20, 60)
    found = seat_shares(3, games)[0].interval
    assert found[0] < low < high < found[1]
