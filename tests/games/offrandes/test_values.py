from typing import Any

import pytest
from games.walks import snapshot

from pantheon import games
from pantheon.core.chance import Chance
from pantheon.core.playout import play_randomly
from pantheon.core.problem import Problem
from pantheon.core.record import Replay, read_record, record_of
from pantheon.games.offrandes.game import OffrandesGame
from pantheon.games.offrandes.state import Offrandes
from pantheon.games.offrandes.values import Values, bids_up_to, load_values

RICH = {"money": {"cap": 40}, "coins": {"total": 200}}  # five players with 40 each


def offrandes(overlay: dict[str, Any]) -> OffrandesGame:
    game = games.load("offrandes", overlay=overlay)
    assert isinstance(game, OffrandesGame)
    return game


def played(overlay: dict[str, Any], players: int = 3) -> Offrandes:
    """The end of a random game with these values."""
    state = offrandes(overlay).new(players, "values")
    play_randomly(state, Chance("values"))
    assert isinstance(state, Offrandes)
    return state


def begun(overlay: dict[str, Any]) -> Offrandes:
    state = offrandes(overlay).new(3, "values")
    assert isinstance(state, Offrandes)
    return state


def plain(values: Values) -> dict[str, Any]:
    return {name: getattr(values, name) for name in RULEBOOK}


RULEBOOK = {
    "start_money": 10,  # O1.2
    "income": 10,  # O5.2
    "cap": 25,  # O5.2
    "coins": 125,
    "animal_values": [1, 2, 3, 4, 5],  # O1.3
    "animals_of_each": 15,  # O1.3
    "priestess_points": 2,  # O4.7
    "pairs": 3,  # O2.7
    "pairs_with_three": 2,  # O2.7
    "altar_points": [5, 10, 15, 20, 25],  # O6.2
    "end_above": 100,  # O6.1
    "last_round": 20,  # O6.4
}


def test_the_built_in_values_are_those_of_the_rulebook() -> None:
    assert plain(load_values({})) == RULEBOOK


def test_a_bidder_passes_or_bids_more_up_to_what_they_own() -> None:
    bids = bids_up_to(4)
    assert bids[0] == [[], [82], [82, 83], [82, 83, 84], [82, 83, 84, 85]]  # O2.3: must open
    assert bids[2] == [[81], [81], [81], [81, 84], [81, 84, 85]]  # O2.4
    assert bids[4] == [[81]] * 5


@pytest.mark.parametrize(
    ("overlay", "name", "value"),
    [
        ({"money": {"start": 7}}, "start_money", 7),
        ({"money": {"start": 0}}, "start_money", 0),
        ({"money": {"income": 3}}, "income", 3),
        ({"money": {"cap": 20}}, "cap", 20),
        ({"coins": {"total": 500}}, "coins", 500),
        ({"animals": {"values": [2, 3, 5, 7, 11]}}, "animal_values", [2, 3, 5, 7, 11]),
        ({"animals": {"of_each": 4}}, "animals_of_each", 4),
        ({"priestess": {"points_per_step": 0}}, "priestess_points", 0),
        ({"auction": {"pairs": 1}}, "pairs", 1),
        ({"auction": {"pairs_with_three_players": 3}}, "pairs_with_three", 3),
        ({"altars": {"points": [1, 1, 2, 3, 5]}}, "altar_points", [1, 1, 2, 3, 5]),
        ({"end": {"above_points": 50}}, "end_above", 50),
        ({"finite": {"last_round": 2}}, "last_round", 2),
    ],
)
def test_an_overlay_changes_what_it_says_and_no_more(
    overlay: dict[str, Any], name: str, value: Any
) -> None:
    assert plain(load_values(overlay)) == {**RULEBOOK, name: value}


def test_start_money_and_animals_are_laid_out_as_said() -> None:
    state = begun({"money": {"start": 7}, "animals": {"of_each": 4}, "coins": {"total": 130}})
    assert state.money == [7, 7, 7]
    assert state.bank == 130 - 21
    assert state.supply == [4] * 5


def test_a_higher_cap_allows_higher_bids() -> None:
    catalogue = offrandes(RICH).catalogue
    assert catalogue.text(catalogue.size - 1) == "bid 40"
    assert offrandes({}).catalogue.size == catalogue.size - 15


def test_the_last_round_can_come_earlier() -> None:
    assert played({"finite": {"last_round": 2}}).round == 2


def test_the_end_can_come_at_fewer_points() -> None:
    assert played({"end": {"above_points": 1}}).round < played({}).round


def test_altars_score_as_said() -> None:
    poor = {"altars": {"points": [0, 0, 0, 0, 0]}}
    state, same = played(poor), played({})
    bonus = [0, 0, 0]
    for altar, owner in enumerate(same.altar_owner):
        if owner >= 0:
            bonus[owner] += [5, 5, 5, 10, 10, 10, 15, 15, 20, 20, 25][altar]
    assert [a + b for a, b in zip(state.score, bonus, strict=True)] == same.score
    assert sum(bonus) > 0


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize(
    "overlay",
    [
        RICH,
        {"money": {"cap": 1, "start": 0, "income": 1}},
        {"animals": {"of_each": 1}},  # so that O4.3 comes up often
        {"auction": {"pairs": 1, "pairs_with_three_players": 3}},
    ],
)
def test_a_game_with_other_values_is_played_recorded_and_replayed(
    overlay: dict[str, Any], players: int
) -> None:
    game = offrandes(overlay)
    state = game.new(players, "values")
    record = record_of(state, play_randomly(state, Chance("values")))
    assert state.over
    assert record.values == overlay
    again = read_record(record.line())
    replay = Replay(games.load(again.game, again.options, again.values), again)
    assert replay.run() is None
    assert snapshot(replay.state) == snapshot(state)


@pytest.mark.parametrize(
    ("overlay", "money"),
    [
        ({}, [10, 20, 25, 25]),
        (RICH, [10, 20, 30, 40, 40]),
        ({"money": {"income": 7}}, [10, 17, 24]),
    ],
)
def test_the_thrifty_save_up_to_the_cap(overlay: dict[str, Any], money: list[int]) -> None:
    state = begun({**overlay, "finite": {"last_round": len(money)}})
    end_turn = state.game.catalogue.parse("end-turn")
    saved: dict[int, list[int]] = {}
    while not state.over:
        if end_turn in state.legal:
            saved[int(state.round)] = list(state.money)
        state.apply(end_turn if end_turn in state.legal else state.legal[0])
    assert list(saved.values()) == [[drachmas] * 3 for drachmas in money]


@pytest.mark.parametrize(
    ("overlay", "key", "entry"),
    [
        ({"moneys": {}}, "value-unknown", "moneys"),
        ({"money": {"starts": 3}}, "value-unknown", "money.starts"),
        ({"money": 3}, "value-not-table", "money"),
        ({"money": {"start": 26}}, "value-absurd", "money.start"),
        ({"money": {"start": -1}}, "value-absurd", "money.start"),
        ({"money": {"start": True}}, "value-absurd", "money.start"),
        ({"money": {"cap": 0, "start": 0}}, "value-absurd", "money.cap"),
        ({"money": {"cap": 100}}, "value-absurd", "money.cap"),
        ({"money": {"income": 0}}, "value-absurd", "money.income"),
        ({"money": {"income": 2.5}}, "value-absurd", "money.income"),
        ({"money": {"source": "rumour"}}, "value-source", "money.source"),
        ({"coins": {"total": 10_000}}, "value-absurd", "coins.total"),
        ({"animals": {"values": [1, 2, 3, 4]}}, "value-count", "animals.values"),
        ({"animals": {"values": [1, 2, 3, 4, 0]}}, "value-absurd", "animals.values.4"),
        ({"animals": {"of_each": 0}}, "value-absurd", "animals.of_each"),
        ({"priestess": {"points_per_step": -1}}, "value-absurd", "priestess.points_per_step"),
        ({"auction": {"pairs": 4}}, "value-absurd", "auction.pairs"),
        ({"auction": {"pairs": 0}}, "value-absurd", "auction.pairs"),
        (
            {"auction": {"pairs_with_three_players": 4}},
            "value-absurd",
            "auction.pairs_with_three_players",
        ),
        ({"altars": {"points": 5}}, "value-count", "altars.points"),
        ({"altars": {"points": [5, 10, 15, 20, "25"]}}, "value-absurd", "altars.points.4"),
        ({"end": {"above_points": 0}}, "value-absurd", "end.above_points"),
        ({"finite": {"last_round": 0}}, "value-absurd", "finite.last_round"),
        ({"finite": {"last_round": 100}}, "value-absurd", "finite.last_round"),
    ],
)
def test_a_bad_overlay_is_refused_by_the_name_of_its_entry(
    overlay: dict[str, Any], key: str, entry: str
) -> None:
    with pytest.raises(Problem) as raised:
        games.load("offrandes", overlay=overlay)
    assert raised.value.key == key
    assert raised.value.particulars["entry"] == entry


@pytest.mark.parametrize(
    ("overlay", "coins", "needed"),
    [({"money": {"cap": 26}}, 125, 130), ({"coins": {"total": 124}}, 124, 125)],
)
def test_there_are_coins_for_everybody_up_to_the_cap(
    overlay: dict[str, Any], coins: int, needed: int
) -> None:
    with pytest.raises(Problem) as raised:
        games.load("offrandes", overlay=overlay)
    assert raised.value.key == "offrandes-coins-few"
    assert raised.value.particulars == {"coins": coins, "needed": needed}
