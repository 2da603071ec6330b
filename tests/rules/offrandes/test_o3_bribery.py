"""O3: bribery."""

import pytest
from acting import act, options, refused
from positions import ATHENS, CORINTH, DELOS, SPARTA, THEBES, seats_told, table, told

from pantheon.games.offrandes.components import (
    FARMER,
    FLOWER_SELLER,
    GUARD,
    PRIESTESS,
    SEDUCER,
    TEMPLE_SERVANT,
    WATER_CARRIER,
)
from pantheon.games.offrandes.rounds import BRIBERY


@pytest.mark.rule("O3.1")
def test_bribers_act_by_falling_seducer_step() -> None:
    steps = {
        SPARTA: {SEDUCER: 1, FARMER: 1},
        CORINTH: {SEDUCER: 3, FARMER: 1},
        ATHENS: {SEDUCER: 5, FARMER: 1},
        THEBES: {SEDUCER: 2, FARMER: 1},
    }
    state = table(BRIBERY, steps=steps)
    act(state, "decline", "decline", "decline", "decline")
    assert seats_told(state, "declines") == [ATHENS, CORINTH, THEBES, SPARTA]


@pytest.mark.rule("O3.1")
@pytest.mark.parametrize(
    ("players", "start", "order"),
    [
        (3, CORINTH, [CORINTH, ATHENS, SPARTA]),
        (4, ATHENS, [ATHENS, THEBES, SPARTA, CORINTH]),
        (5, DELOS, [DELOS, SPARTA, CORINTH, ATHENS, THEBES]),
    ],
)
def test_equal_bribers_act_from_the_start_player_clockwise(
    players: int, start: int, order: list[int]
) -> None:
    steps = {seat: {SEDUCER: 2, FARMER: 1} for seat in range(players)}
    state = table(BRIBERY, players=players, start=start, steps=steps)
    act(state, *["decline"] * players)
    assert seats_told(state, "declines") == order


@pytest.mark.rule("O3.1")
def test_who_has_no_seducer_does_not_act() -> None:
    steps = {
        SPARTA: {SEDUCER: 0, FARMER: 3},
        CORINTH: {SEDUCER: 1, FARMER: 1},
        ATHENS: {FARMER: 1},
    }
    state = table(BRIBERY, steps=steps)
    act(state, "decline")
    assert seats_told(state, "declines") == [CORINTH]
    assert state.round == 2


@pytest.mark.rule("O3.2")
def test_a_bribe_lifts_the_briber_and_lowers_the_opponent_one_step() -> None:
    steps = {SPARTA: {SEDUCER: 1, PRIESTESS: 2}, CORINTH: {PRIESTESS: 3}}
    state = table(BRIBERY, steps=steps)
    act(state, "bribe corinth priestess")
    assert (state.step(PRIESTESS, SPARTA), state.step(PRIESTESS, CORINTH)) == (3, 2)
    assert told(state, "bribes") == [(SPARTA, CORINTH, PRIESTESS)]


@pytest.mark.rule("O3.2")
def test_a_briber_may_decline_and_nothing_moves() -> None:
    steps = {SPARTA: {SEDUCER: 1, PRIESTESS: 2}, CORINTH: {PRIESTESS: 3}}
    state = table(BRIBERY, steps=steps)
    before = state.steps.copy()
    act(state, "decline")
    assert state.steps == before
    assert state.round == 2


@pytest.mark.rule("O3.2")
def test_a_briber_bribes_once_in_a_round() -> None:
    farmers = {seat: {FARMER: 2} for seat in [CORINTH, ATHENS, THEBES]}
    state = table(BRIBERY, steps={SPARTA: {SEDUCER: 5, FARMER: 1}, **farmers})
    act(state, "bribe corinth farmer")
    assert seats_told(state, "bribes") == [SPARTA]
    assert state.round == 2  # nobody else has a seducer: the round has gone on


@pytest.mark.rule("O3.2")
def test_nobody_bribes_themselves() -> None:
    steps = {SPARTA: {SEDUCER: 1, FARMER: 1}, CORINTH: {FARMER: 1}}
    state = table(BRIBERY, steps=steps)
    assert refused(state, "bribe sparta farmer") == ("O3.2", "bribe-self")


@pytest.mark.rule("O3.2")
def test_a_briber_is_asked_for_a_bribe_and_nothing_else() -> None:
    steps = {SPARTA: {SEDUCER: 1, FARMER: 1}, CORINTH: {FARMER: 1}}
    state = table(BRIBERY, steps=steps)
    assert refused(state, "end-turn") == ("O3.2", "not-asked")


@pytest.mark.rule("O3.3")
def test_the_seducer_must_be_higher_than_the_guard() -> None:
    steps = {
        SPARTA: {SEDUCER: 2, FARMER: 1},
        CORINTH: {GUARD: 1, FARMER: 1},
        ATHENS: {GUARD: 2, FARMER: 1},
        THEBES: {GUARD: 3, FARMER: 1},
    }
    state = table(BRIBERY, steps=steps)
    assert options(state) == ["bribe corinth farmer", "decline"]
    assert refused(state, "bribe athens farmer") == ("O3.3", "guarded")
    assert refused(state, "bribe thebes farmer") == ("O3.3", "guarded")


@pytest.mark.rule("O3.3")
def test_who_can_bribe_nobody_declines_by_themselves() -> None:
    guards = {seat: {GUARD: 1, FARMER: 1} for seat in [CORINTH, ATHENS, THEBES]}
    state = table(BRIBERY, steps={SPARTA: {SEDUCER: 1, FARMER: 1}, **guards})
    assert seats_told(state, "declines") == [SPARTA]
    assert state.round == 2


@pytest.mark.rule("O3.4")
def test_seducers_and_guards_cannot_be_bribed() -> None:
    every_ladder = dict.fromkeys(range(7), 2)
    state = table(
        BRIBERY, players=3, steps={SPARTA: {**every_ladder, SEDUCER: 3}, CORINTH: every_ladder}
    )
    assert refused(state, "bribe corinth seducer") == ("O3.4", "unbribable")
    assert refused(state, "bribe corinth guard") == ("O3.4", "unbribable")
    assert options(state) == [
        "bribe corinth farmer",
        "bribe corinth water-carrier",
        "bribe corinth flower-seller",
        "bribe corinth temple-servant",
        "bribe corinth priestess",
        "decline",
    ]


@pytest.mark.rule("O3.5")
def test_the_briber_must_stand_on_the_named_ladder() -> None:
    steps = {SPARTA: {SEDUCER: 1, FARMER: 1}, CORINTH: {FARMER: 1, PRIESTESS: 1}}
    state = table(BRIBERY, steps=steps)
    assert options(state) == ["bribe corinth farmer", "decline"]
    assert refused(state, "bribe corinth priestess") == ("O3.5", "no-foothold")


@pytest.mark.rule("O3.6")
def test_nobody_is_bribed_twice_in_a_round() -> None:
    steps = {
        SPARTA: {SEDUCER: 2, FARMER: 1},
        CORINTH: {FARMER: 3, WATER_CARRIER: 3},
        ATHENS: {SEDUCER: 1, FARMER: 1, WATER_CARRIER: 1},
    }
    state = table(BRIBERY, steps=steps)
    act(state, "bribe corinth farmer")
    assert state.seat == ATHENS
    assert refused(state, "bribe corinth farmer") == ("O3.6", "bribed-already")
    assert refused(state, "bribe corinth water-carrier") == ("O3.6", "bribed-already")
    assert options(state) == ["bribe sparta farmer", "decline"]


@pytest.mark.rule("O3.6")
def test_who_was_bribed_may_still_bribe() -> None:
    steps = {SPARTA: {SEDUCER: 2, FARMER: 1}, CORINTH: {SEDUCER: 1, FARMER: 3}}
    state = table(BRIBERY, steps=steps)
    act(state, "bribe corinth farmer", "bribe sparta farmer")
    assert seats_told(state, "bribes") == [SPARTA, CORINTH]


@pytest.mark.rule("O3.6")
def test_in_the_next_round_the_same_player_may_be_bribed_again() -> None:
    steps = {SPARTA: {SEDUCER: 2, FARMER: 1}, CORINTH: {FARMER: 3}}
    state = table(BRIBERY, players=3, steps=steps)
    act(state, "bribe corinth farmer", "end-turn", "end-turn", "end-turn", "bribe corinth farmer")
    assert (state.step(FARMER, SPARTA), state.step(FARMER, CORINTH)) == (3, 1)


@pytest.mark.rule("O3.7")
def test_a_disc_on_step_5_is_protected_from_lower_seducers() -> None:
    steps = {SPARTA: {SEDUCER: 4, FARMER: 1}, CORINTH: {FARMER: 5}, ATHENS: {FARMER: 4}}
    state = table(BRIBERY, steps=steps)
    assert refused(state, "bribe corinth farmer") == ("O3.7", "top-protected")
    assert options(state) == ["bribe athens farmer", "decline"]


@pytest.mark.rule("O3.7")
def test_a_seducer_on_step_5_bribes_a_disc_on_step_5() -> None:
    steps = {SPARTA: {SEDUCER: 5, FARMER: 1}, CORINTH: {FARMER: 5}}
    state = table(BRIBERY, steps=steps)
    act(state, "bribe corinth farmer")
    assert (state.step(FARMER, SPARTA), state.step(FARMER, CORINTH)) == (2, 4)


@pytest.mark.rule("O3.8")
def test_the_opponent_must_stand_on_the_named_ladder() -> None:
    steps = {SPARTA: {SEDUCER: 1, FARMER: 1, PRIESTESS: 1}, CORINTH: {PRIESTESS: 1}}
    state = table(BRIBERY, steps=steps)
    assert options(state) == ["bribe corinth priestess", "decline"]
    assert refused(state, "bribe corinth farmer") == ("O3.8", "nobody-there")


@pytest.mark.rule("O3.9")
def test_a_briber_on_step_5_cannot_name_that_ladder() -> None:
    steps = {SPARTA: {SEDUCER: 5, FARMER: 5, PRIESTESS: 1}, CORINTH: {FARMER: 1, PRIESTESS: 1}}
    state = table(BRIBERY, steps=steps)
    assert options(state) == ["bribe corinth priestess", "decline"]
    assert refused(state, "bribe corinth farmer") == ("O3.9", "on-top")


@pytest.mark.rule("O3.10", "O2.8")
def test_a_named_holder_of_step_5_goes_down_one_step_only() -> None:
    steps = {SPARTA: {SEDUCER: 5, FARMER: 4}, CORINTH: {FARMER: 5}}
    state = table(BRIBERY, steps=steps)
    act(state, "bribe corinth farmer")
    assert (state.step(FARMER, SPARTA), state.step(FARMER, CORINTH)) == (5, 4)
    assert told(state, "sinks") == [(CORINTH, FARMER, 4)]


@pytest.mark.rule("O3.10", "O2.8")
def test_an_unnamed_holder_of_step_5_is_not_protected_from_lower_seducers() -> None:
    steps = {SPARTA: {SEDUCER: 2, FARMER: 4}, CORINTH: {FARMER: 2}, ATHENS: {FARMER: 5}}
    state = table(BRIBERY, steps=steps)
    act(state, "bribe corinth farmer")
    assert [state.step(FARMER, seat) for seat in [SPARTA, CORINTH, ATHENS]] == [5, 1, 4]


@pytest.mark.rule("O3.10", "O3.6")
def test_an_unnamed_holder_of_step_5_does_not_count_as_bribed() -> None:
    steps = {
        SPARTA: {SEDUCER: 2, FARMER: 4},
        CORINTH: {FARMER: 2},
        ATHENS: {FARMER: 5},
        THEBES: {SEDUCER: 1, FARMER: 1},
    }
    state = table(BRIBERY, steps=steps)
    act(state, "bribe corinth farmer", "bribe athens farmer")
    assert [state.step(FARMER, seat) for seat in range(4)] == [5, 1, 3, 2]


@pytest.mark.rule("O3.2", "O3.4")
@pytest.mark.parametrize(
    ("ladder", "name"),
    [
        (FARMER, "farmer"),
        (WATER_CARRIER, "water-carrier"),
        (FLOWER_SELLER, "flower-seller"),
        (TEMPLE_SERVANT, "temple-servant"),
        (PRIESTESS, "priestess"),
    ],
)
def test_every_other_ladder_can_be_named(ladder: int, name: str) -> None:
    state = table(BRIBERY, players=5, steps={DELOS: {SEDUCER: 1, ladder: 3}, THEBES: {ladder: 2}})
    act(state, f"bribe thebes {name}")
    assert (state.step(ladder, DELOS), state.step(ladder, THEBES)) == (4, 1)
