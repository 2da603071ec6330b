"""Studies: what they hear in a game, what they make of many, and which sentences they choose."""

import json
from math import isnan
from typing import Any

import polars as pl
import pytest

from pantheon.arena.match import Match
from pantheon.arena.standings import wilson
from pantheon.arena.studies.bets import Bets
from pantheon.arena.studies.betting import turned_up
from pantheon.arena.studies.cards import Cards
from pantheon.arena.studies.claims import LESS, MORE, kept
from pantheon.arena.studies.estimates import difference, mean, quantile, ratio, share
from pantheon.arena.studies.listening import deeds, ways
from pantheon.arena.studies.seats import Seats
from pantheon.arena.studies.sets import Sets
from pantheon.arena.studies.study import Study
from pantheon.arena.studies.weighing import outliers, weigh
from pantheon.core.events import EVERYBODY, Event, Kind
from pantheon.core.record import Replay, read_record
from pantheon.games.derby import events as derby
from pantheon.games.elysium import events as elysium
from pantheon.games.elysium.components import CARDS, SETS
from pantheon.locales import Words, languages

STUDIES: list[Study] = [
    Sets("elysium", {}, {}, "random", 3, 12, "s"),
    Seats("offrandes", {}, {}, "random", 3, 12, "s"),
    Cards("elysium", {"families": "random"}, {}, "random", 3, 12, "s"),
    Bets("derby", {"powers": "on", "fate": "on"}, {}, "random", 3, 12, "s"),
]


def told(kind: Kind, *particulars: int) -> Event:
    return Event(kind, list(particulars), EVERYBODY)


def results(study: Study, games: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = [study.play(ordinal)["arena"] for ordinal in range(games)]
    return found


# ---- figures


def test_the_interval_of_a_mean_is_that_of_student() -> None:
    assert quantile(1.959964, 10) == pytest.approx(2.228, abs=0.005)
    found = mean(pl.Series([1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0]))
    assert found.value == 6
    assert found.high - found.value == pytest.approx(2.228, abs=0.005)  # sd / sqrt(n) is 1


def test_one_game_gives_a_figure_but_no_interval() -> None:
    found = mean(pl.Series([7.0]))
    assert found.value == 7
    assert isnan(found.low)
    assert found.text() == "7.0"


def test_a_difference_counts_from_the_second_to_the_first() -> None:
    found = difference(pl.Series([5.0, 6.0, 7.0]), pl.Series([1.0, 2.0, 3.0]))
    assert found.value == 4
    assert found.low < 4 < found.high


def test_tries_that_do_not_hang_together_give_the_interval_of_wilson() -> None:
    found = share(pl.Series([1, 0] * 20), pl.Series([1] * 40))
    assert (found.low, found.high) == pytest.approx(wilson(20, 40), abs=0.003)


def test_tries_that_hang_together_say_less() -> None:
    apart = share(pl.Series([5, 5, 5, 5]), pl.Series([10, 10, 10, 10]))
    alike = share(pl.Series([10, 0, 10, 0]), pl.Series([10, 10, 10, 10]))
    assert apart.value == alike.value == 0.5
    assert alike.high - alike.low > 2 * (apart.high - apart.low)


def test_nothing_tried_gives_no_figure() -> None:
    nothing = pl.Series([0, 0])
    assert isnan(share(nothing, nothing).value)
    assert ratio(nothing, nothing).text() == "–"


# ---- listening


def test_a_discard_is_a_loss_only_in_the_turn_of_another() -> None:
    events = [
        told(elysium.USES, 0, 3),
        told(elysium.DISCARDS, 0, 5),  # one's own
        told(elysium.DISCARDS, 1, 5),
    ]
    assert [seat["losses"] for seat in deeds(events, 2)] == [0, 1]


def test_what_is_lost_given_and_swapped_away_are_losses() -> None:
    events = [
        told(elysium.LOSES_VP, 0, 2),
        told(elysium.GIVES_GOLD, 1, 2, 1),
        told(elysium.SWAPS, 2, 1, 4, 5),
        told(elysium.GAINS_VP, 2, 4),
        told(elysium.PAYS, 2, 4),
    ]
    assert [seat["losses"] for seat in deeds(events, 3)] == [1, 2, 0]


def test_transfers_before_the_discs_are_dealt_are_early() -> None:
    events = [
        told(elysium.EPOCH, 1),
        told(elysium.STARTS, 0, 3, 1),
        told(elysium.DISC, 0, 1),
        told(elysium.JOINS, 0, 4, 1),
        told(elysium.EPOCH, 2),
        told(elysium.JOINS, 0, 5, 1),
    ]
    found = deeds(events, 1)[0]
    assert (found["transfers"], found["early"]) == (3, 2)


def test_the_way_of_a_card() -> None:
    card, name = 7, CARDS[7]
    events = [
        told(elysium.TO_ORACLE, card),
        told(elysium.SLIDES, card),  # the same copy
        told(elysium.TO_AGORA, card),
        told(elysium.TAKES, 1, card),
        told(elysium.LEAVES_AGORA, card),
        told(elysium.DRAWS, 0, card),
        told(elysium.JOINS, 1, card, 2),
    ]
    assert ways(events) == {
        "seen": {name: 2},
        "taken": {name: 1},
        "takers": {name: [0, 1]},
        "writers": {name: [1]},
    }


def test_a_bet_keeps_its_round_when_its_token_is_swapped() -> None:
    events = [
        told(derby.RACE, 1, 0),
        told(derby.BETS, 0, 1, 4, 2),
        told(derby.BETS, 0, 2, 5, 3),
        told(derby.SWAPS_TOKEN, 0, 4, 1),
        told(derby.HITS, 0, 2, 1, 6),
        told(derby.MISSES, 0, 3, 5),
        told(derby.RACE, 2, 0),
        told(derby.BETS, 0, 3, 1, 6),
        told(derby.MISSES, 0, 6, 1),
    ]
    assert turned_up(events) == [
        [1, 0, 1, 2, 1, 6],
        [1, 0, 2, 3, 5, None],
        [2, 0, 3, 6, 1, None],
    ]


# ---- whole games


@pytest.mark.parametrize("study", STUDIES, ids=lambda study: study.name)
def test_listening_changes_nothing_and_the_record_verifies(study: Study) -> None:
    line = study.play(4)
    options, seed = study.dealt(4)
    deaf = Match(study.loaded(options), [study.bot] * study.players, seed, seed)
    deaf.play()
    assert line["actions"] == deaf.actions
    record = read_record(deaf.record().line())
    assert Replay(study.loaded(record.options), record).run() is None


@pytest.mark.parametrize("study", STUDIES, ids=lambda study: study.name)
def test_a_study_knows_its_own_results(study: Study) -> None:
    for result in results(study, 2):
        assert study.is_told(json.loads(json.dumps(result)))


CRAFTED = [None, [], {}, "x", -1, 10**30, [[99] * 6], {"x": [7]}, {"x": 10**30}]


@pytest.mark.parametrize("study", STUDIES, ids=lambda study: study.name)
@pytest.mark.parametrize("value", CRAFTED, ids=range(len(CRAFTED)))
def test_what_a_study_has_not_seen_is_no_result(study: Study, value: Any) -> None:
    result = results(study, 1)[0]
    observed = result.keys() - {"ordinal", "bots", "places", "decisions", "seconds"}
    for name in observed - {"points", "winners"}:
        changed = {**result, name: value}
        if study.is_told(changed):  # then it can be told like any other
            frame = study.frame([changed])
            study.grids(frame, Words("en"))
            study.reading(frame, Words("en"))
        del changed[name]
        assert not study.is_told(changed), name


def test_the_bets_of_a_game_add_up_to_its_scores() -> None:
    study = STUDIES[3]
    for result in results(study, 6):
        frame = study.frame([result])
        by_seat = [frame.filter(pl.col("seat") == seat)["points"].sum() for seat in range(3)]
        assert by_seat == result["points"]


def test_the_lines_of_a_score_add_up() -> None:
    frame = STUDIES[0].frame(results(STUDIES[0], 6))
    lines = ["vp", "chronos", "prestige", "legends", "tiles", "citizens"]
    summed = frame.select(pl.sum_horizontal(lines).clip(0)).to_series()
    assert summed.to_list() == frame["points"].to_list()
    assert frame["transfers"].sum() > 0


def test_no_more_copies_are_taken_than_seen() -> None:
    frame = STUDIES[2].frame(results(STUDIES[2], 6))
    assert frame["taken"].sum() > 0
    assert (frame["taken"] <= frame["seen"]).all()
    assert (frame["writers"] <= frame["takers"]).all()


def test_sets_are_played_equally_often_with_the_same_deals() -> None:
    study = Sets("elysium", {}, {}, "random", 4, 0, "s")
    dealt = [study.dealt(ordinal) for ordinal in range(12)]
    assert len({options["families"] for options, _ in dealt[:6]}) == len(SETS)
    assert {seed for _, seed in dealt[:6]} == {"s/0"}
    assert {seed for _, seed in dealt[6:]} == {"s/1"}
    every = Sets("elysium", {}, {}, "random", 4, 0, "s", every=True)
    assert len({every.dealt(ordinal)[0]["families"] for ordinal in range(56)}) == 56


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("study", STUDIES, ids=lambda study: study.name)
def test_every_study_has_its_words(study: Study, language: str) -> None:
    words, frame = Words(language), study.frame(results(study, 7))
    assert study.reading(frame, words)
    for grid in study.grids(frame, words):
        assert grid.rows
        assert {len(row) for row in grid.rows} == {len(grid.heads)}
    for plot in study.plots(frame, words):
        assert plot.svg.startswith("<svg")


# ---- the sentences that are chosen


@pytest.mark.parametrize(
    ("here", "way", "verdict"),
    [(20.0, MORE, "yes"), (20.0, LESS, "no"), (1.0, LESS, "yes"), (10.0, MORE, "open")],
)
def test_a_claim_is_kept_or_not(here: float, way: int, verdict: str) -> None:
    there = pl.Series([9.0, 10.0, 11.0] * 5)
    assert kept(there - 10 + here, there, way) == verdict


def cards_frame(wins: float) -> pl.DataFrame:
    """A hundred games in which one of four players takes the first design and wins so often."""
    rows = [(game, CARDS[0], 2, 1, 1, 0, float(game < 100 * wins)) for game in range(100)]
    return pl.DataFrame(rows, schema=Cards.columns, orient="row")


@pytest.mark.parametrize(
    ("wins", "strong", "weak"), [(0.9, True, False), (0.25, False, False), (0.01, False, True)]
)
def test_a_card_is_named_when_its_takers_win_too_often_or_too_rarely(
    wins: float, strong: bool, weak: bool
) -> None:
    found = outliers(weigh(cards_frame(wins), 4, {}))
    assert [bool(found["strong"]), bool(found["weak"])] == [strong, weak]


def test_a_few_lucky_games_do_not_make_an_outlier() -> None:
    found = outliers(weigh(cards_frame(1.0).head(10), 4, {}))
    assert not any(found.values())


def test_a_card_that_lies_about_is_named() -> None:
    frame = cards_frame(0.25).with_columns(pl.lit(0).alias("taken"))
    assert outliers(weigh(frame, 4, {}))["rare"]


def test_the_furthest_outlier_is_named_first() -> None:
    taken = dict(zip(CARDS, (8, 9, 8), strict=False))  # of nine that were seen
    rows = [(game, card, 9, taken[card], 1, 0, 0.25) for game in range(100) for card in taken]
    frame = pl.DataFrame(rows, schema=Cards.columns, orient="row")
    assert outliers(weigh(frame, 4, {}))["always"][0].card == CARDS[1]


def seats_said(winner: int) -> list[str]:
    """What is said after games that seat 0 began, and that one player won, or all in turn."""
    study = Seats("derby", {}, {}, "random", 3, 60, "s")
    played = [
        {
            "ordinal": i,
            "start": 0,
            "points": [3, 2, 1],
            "winners": [i % 3 if winner < 0 else winner],
        }
        for i in range(60)
    ]
    return study.reading(study.frame(played), Words("en"))


def test_a_better_position_is_named() -> None:
    assert "Position 2 wins more often than is fair: 100.0 %" in seats_said(1)[1]
    assert seats_said(1)[0].startswith("Position 1 wins less")


def test_even_positions_are_called_even() -> None:
    assert seats_said(-1)[0].startswith("No position is seen to be better")


def bets_said(points: int, late: int) -> str:
    """What is said after games with hits of a first card worth so much, and of third bets."""
    study = Bets("derby", {}, {}, "random", 3, 40, "s")
    played = []
    for i in range(40):
        first = [1, 0, 1, 0, 0, points + i % 2]
        second = [1, 0, 2, 1, 1, 1 + i % 2 if i % 4 else None]
        third = [1, 0, 3, 1, 2, 1 if i < late else None]
        played.append({"ordinal": i, "bets": [first, second, third]})
    return "\n".join(study.reading(study.frame(played), Words("en")))


def test_a_bet_that_pays_is_named_and_that_it_is_passed_over() -> None:
    assert "“1st, 2nd or 3rd” pays more than that, 9.50" in bets_said(9, 20)
    assert "still only" in bets_said(9, 20)
    assert "“1st, 2nd or 3rd” pays less than that" in bets_said(0, 40)


def test_third_bets_are_compared_with_the_first_two() -> None:
    assert "third bet hits less often (2.5 %)" in bets_said(9, 1)
    assert "not seen to hit more or less often" in bets_said(9, 33)
