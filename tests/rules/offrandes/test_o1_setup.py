"""O1: setup."""

import pytest
from acting import act, options, refused
from positions import ATHENS, CORINTH, DELOS, SPARTA, THEBES, new_game, seats_told, table, told

from pantheon.core.chance import Chance
from pantheon.core.problem import Problem
from pantheon.core.state import NOBODY
from pantheon.games import load
from pantheon.games.offrandes.components import (
    FARMER,
    FLOWER_SELLER,
    GUARD,
    LADDERS,
    PRIESTESS,
    SEDUCER,
    TEMPLE_SERVANT,
    WATER_CARRIER,
)
from pantheon.games.offrandes.rounds import BRIBERY, OFFERINGS

PLAYERS = [3, 4, 5]


@pytest.mark.rule("O1.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_three_to_five_players_take_cities_in_seat_order(players: int) -> None:
    cities = ["city-sparta", "city-corinth", "city-athens", "city-thebes", "city-delos"]
    load("offrandes").check_players(players)
    assert new_game(players).view(NOBODY)["nameplates"] == cities[:players]


@pytest.mark.rule("O1.1")
@pytest.mark.parametrize("players", [0, 2, 6])
def test_fewer_than_three_or_more_than_five_players_are_refused(players: int) -> None:
    with pytest.raises(Problem) as problem:
        load("offrandes").check_players(players)
    assert problem.value.key == "players-wrong"


@pytest.mark.rule("O1.1")
def test_a_city_without_player_cannot_be_bribed() -> None:
    steps = {SPARTA: {SEDUCER: 1, FARMER: 1}, CORINTH: {FARMER: 1}}
    state = table(BRIBERY, players=4, steps=steps)
    assert refused(state, "bribe delos farmer") == ("O1.1", "no-such-city")


@pytest.mark.rule("O1.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_disc_starts_on_step_0_of_seven_ladders(players: int) -> None:
    names = [
        "farmer",
        "water-carrier",
        "flower-seller",
        "temple-servant",
        "priestess",
        "seducer",
        "guard",
    ]
    ladders = new_game(players).view(NOBODY)["ladders"]
    assert ladders == {name: [0] * players for name in names}


@pytest.mark.rule("O1.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_starts_with_10_drachmas_and_no_points(players: int) -> None:
    state = new_game(players)
    assert state.money == [10] * players
    assert state.score == [0] * players


@pytest.mark.rule("O1.2")
@pytest.mark.parametrize("ladder", range(7))
def test_every_ladder_ends_at_step_5(ladder: int) -> None:
    other = FARMER if ladder != FARMER else GUARD
    first, second = sorted([ladder, other])
    state = table(steps={SPARTA: {ladder: 4}})
    for _ in range(2):  # from 4 to 5, and no further
        while state.seat != SPARTA:
            act(state, "end-turn")
        act(state, f"offer {LADDERS[first]}+{LADDERS[second]}", "bid 1", "pass", "pass", "pass")
    assert state.step(ladder, SPARTA) == 5


@pytest.mark.rule("O1.3")
def test_the_supply_holds_15_animals_of_each_kind() -> None:
    supply = new_game().view(NOBODY)["supply"]
    assert supply == {"chicken": 15, "pig": 15, "goat": 15, "sheep": 15, "ox": 15}


@pytest.mark.rule("O1.3", "O4.7")
@pytest.mark.parametrize(
    ("farmer", "animal", "value"),
    [(1, "chicken", 1), (2, "pig", 2), (3, "goat", 3), (4, "sheep", 4), (5, "ox", 5)],
)
def test_one_animal_is_worth_the_value_of_its_kind(farmer: int, animal: str, value: int) -> None:
    helpers = {FARMER: farmer, WATER_CARRIER: 1, FLOWER_SELLER: 1, TEMPLE_SERVANT: 1}
    state = table(OFFERINGS, steps={SPARTA: helpers})
    act(state, "lay ares")
    assert state.view(NOBODY)["altars"]["ares"]["animal"] == animal
    assert state.score[SPARTA] == value


@pytest.mark.rule("O1.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_start_player_is_drawn_from_all_players(players: int) -> None:
    starts = {new_game(players, seed=str(seed)).start for seed in range(60)}
    assert starts == set(range(players))


@pytest.mark.rule("O1.4")
def test_the_draw_of_the_start_player_is_told() -> None:
    state = new_game(start=THEBES)
    assert told(state, "starts") == [(THEBES,)]


@pytest.mark.rule("O1.4")
def test_seats_are_counted_clockwise_from_the_start_player() -> None:
    state = new_game(players=4, start=ATHENS)
    seats = [state.clockwise(turn) for turn in range(4)]
    assert seats == [ATHENS, THEBES, SPARTA, CORINTH]


@pytest.mark.rule("O1.5")
@pytest.mark.parametrize(
    ("players", "start", "order"),
    [
        (3, SPARTA, [ATHENS, CORINTH, SPARTA]),
        (4, CORINTH, [SPARTA, THEBES, ATHENS, CORINTH]),
        (5, ATHENS, [CORINTH, SPARTA, DELOS, THEBES, ATHENS]),
    ],
)
def test_preparation_goes_anticlockwise_and_ends_with_the_start_player(
    players: int, start: int, order: list[int]
) -> None:
    state = new_game(players, start)
    for _ in order:
        act(state, "prepare farmer", "prepare guard", "prepare priestess")
    assert seats_told(state, "climbs") == [seat for seat in order for _ in range(3)]
    assert (state.seat, options(state)[-1]) == (start, "end-turn")  # the first auction turn


@pytest.mark.rule("O1.5")
def test_preparation_moves_three_discs_one_step_each() -> None:
    state = new_game(start=SPARTA)
    act(state, "prepare farmer", "prepare guard", "prepare priestess")
    moved = {ladder: state.step(ladder, THEBES) for ladder in range(7)}
    assert {ladder: step for ladder, step in moved.items() if step} == {
        FARMER: 1,
        GUARD: 1,
        PRIESTESS: 1,
    }


@pytest.mark.rule("O1.5")
def test_no_disc_moves_two_steps_in_the_preparation() -> None:
    state = new_game()
    act(state, "prepare farmer")
    assert refused(state, "prepare farmer") == ("O1.5", "moved-already")
    assert len(options(state)) == 6


@pytest.mark.rule("O1.5")
def test_nobody_can_leave_the_preparation_early() -> None:
    state = new_game()
    act(state, "prepare farmer", "prepare guard")
    assert refused(state, "end-turn") == ("O1.5", "not-asked")


@pytest.mark.rule("O1.6")
def test_all_seats_and_spectators_see_the_same_table() -> None:
    state = table(money=[3, 4, 5, 6], steps={CORINTH: {GUARD: 2}})
    act(state, "offer farmer+guard", "bid 1", "bid 2")
    shown = [state.view(seat) for seat in [NOBODY, SPARTA, CORINTH, ATHENS, THEBES]]
    for view in shown:
        del view["viewer"], view["legal"]  # who looks, and what they may do
    assert all(view == shown[0] for view in shown)
    assert shown[0]["money"] == [3, 4, 5, 6]
    assert shown[0]["ladders"]["guard"] == [0, 2, 0, 0]


@pytest.mark.rule("O1.6")
def test_there_is_nothing_to_guess_but_the_seed() -> None:
    state = table(money=[1, 2, 3, 4])
    known, guessed = state.to_json(), state.guess(SPARTA, Chance("guess")).to_json()
    for drawn_from in ("seed", "guessed"):
        del known[drawn_from], guessed[drawn_from]
    assert guessed == known
