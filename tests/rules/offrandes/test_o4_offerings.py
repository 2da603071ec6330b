"""O4: offerings."""

import pytest
from acting import act, options, refused
from positions import ATHENS, CORINTH, DELOS, SPARTA, THEBES, altar, left, seats_told, table, told

from pantheon.games.offrandes.components import (
    ALTARS,
    FARMER,
    FLOWER_SELLER,
    GUARD,
    PRIESTESS,
    TEMPLE_SERVANT,
    WATER_CARRIER,
)
from pantheon.games.offrandes.rounds import OFFERINGS

CHICKEN, PIG, GOAT, SHEEP, OX = range(1, 6)  # the farmer steps that give these animals


def helpers(farmer: int, number: int, servant: int = 1, priestess: int = 0) -> dict[int, int]:
    """The steps for an offering of `number` animals."""
    return {
        FARMER: farmer,
        WATER_CARRIER: number,
        FLOWER_SELLER: number,
        TEMPLE_SERVANT: servant,
        PRIESTESS: priestess,
    }


@pytest.mark.rule("O4.1")
@pytest.mark.parametrize(
    ("players", "start", "order"),
    [
        (3, CORINTH, [CORINTH, ATHENS, SPARTA]),
        (4, THEBES, [THEBES, SPARTA, CORINTH, ATHENS]),
        (5, ATHENS, [ATHENS, THEBES, DELOS, SPARTA, CORINTH]),
    ],
)
def test_each_player_makes_one_offering_from_the_start_player_clockwise(
    players: int, start: int, order: list[int]
) -> None:
    steps = {seat: helpers(CHICKEN, 1, servant=5) for seat in range(players)}
    state = table(OFFERINGS, players=players, start=start, steps=steps)
    act(state, *[f"lay {name}" for name in ALTARS[:players]])
    assert seats_told(state, "lays") == order
    assert state.round == 2


@pytest.mark.rule("O4.1", "O4.8")
def test_an_offering_that_can_be_made_is_made() -> None:
    state = table(OFFERINGS, steps={SPARTA: helpers(OX, 5)})
    assert options(state) == ["lay hephaestus", "lay ares", "lay hermes"]
    assert refused(state, "pass") == ("O4.1", "must-offer")
    assert refused(state, "decline") == ("O4.1", "must-offer")


@pytest.mark.rule("O4.1", "O4.5")
def test_on_the_only_altar_that_takes_it_the_offering_is_laid_by_itself() -> None:
    altars = dict.fromkeys(["hephaestus", "hermes"], (CORINTH, 2, "chicken"))
    state = table(OFFERINGS, steps={SPARTA: helpers(OX, 1)}, altars=altars)
    assert altar(state, "ares") == (SPARTA, 1, "ox")
    assert state.score[SPARTA] == 5


@pytest.mark.rule("O4.1", "O4.5")
def test_even_the_own_altar_must_be_renewed_if_no_other_takes_the_offering() -> None:
    altars = {
        "hephaestus": (CORINTH, 3, "ox"),
        "ares": (SPARTA, 1, "goat"),
        "hermes": (CORINTH, 3, "ox"),
    }
    state = table(OFFERINGS, steps={SPARTA: helpers(GOAT, 2)}, altars=altars)
    assert altar(state, "ares") == (SPARTA, 2, "goat")


@pytest.mark.rule("O4.2")
@pytest.mark.parametrize(("water", "flowers", "number"), [(2, 4, 2), (4, 2, 2), (3, 3, 3)])
def test_the_number_is_the_lower_of_water_carrier_and_flower_seller(
    water: int, flowers: int, number: int
) -> None:
    steps = {**helpers(GOAT, 0), WATER_CARRIER: water, FLOWER_SELLER: flowers}
    state = table(OFFERINGS, steps={SPARTA: steps})
    act(state, "lay ares")
    assert altar(state, "ares") == (SPARTA, number, "goat")


@pytest.mark.rule("O4.2")
@pytest.mark.parametrize("ladder", [FARMER, WATER_CARRIER, FLOWER_SELLER])
def test_without_one_of_the_helpers_there_is_no_offering(ladder: int) -> None:
    state = table(OFFERINGS, steps={SPARTA: {**helpers(OX, 3, priestess=2), ladder: 0}})
    assert (seats_told(state, "lays"), seats_told(state, "cannot-offer")[0]) == ([], SPARTA)
    assert state.score[SPARTA] == 0


@pytest.mark.rule("O4.2")
def test_fewer_animals_or_a_lower_kind_cannot_be_chosen() -> None:
    state = table(OFFERINGS, steps={SPARTA: helpers(OX, 3)})
    assert options(state) == ["lay hephaestus", "lay ares", "lay hermes"]
    assert refused(state, "take chicken")[1] == "not-asked"


@pytest.mark.rule("O4.2", "O4.3")
def test_a_supply_of_exactly_the_number_is_no_shortage() -> None:
    state = table(OFFERINGS, steps={SPARTA: helpers(OX, 3)}, supply={"ox": 3})
    act(state, "lay ares")
    assert altar(state, "ares") == (SPARTA, 3, "ox")
    assert left(state, "ox") == 0


@pytest.mark.rule("O4.3")
def test_in_a_shortage_the_kind_or_a_lower_one_is_chosen() -> None:
    state = table(OFFERINGS, steps={SPARTA: helpers(GOAT, 3)}, supply={"goat": 2})
    assert options(state) == ["take chicken", "take pig", "take goat"]


@pytest.mark.rule("O4.3")
def test_in_a_shortage_the_player_takes_as_many_as_there_are() -> None:
    state = table(OFFERINGS, steps={SPARTA: helpers(GOAT, 3)}, supply={"goat": 2})
    act(state, "take goat", "lay ares")
    assert altar(state, "ares") == (SPARTA, 2, "goat")
    assert told(state, "takes") == [(SPARTA, 2, 2)]


@pytest.mark.rule("O4.3")
def test_of_a_lower_kind_the_player_takes_at_most_the_number() -> None:
    state = table(OFFERINGS, steps={SPARTA: helpers(GOAT, 3)}, supply={"goat": 2})
    act(state, "take pig", "lay ares")
    assert altar(state, "ares") == (SPARTA, 3, "pig")


@pytest.mark.rule("O4.3")
def test_a_lower_kind_may_be_short_as_well() -> None:
    supply = {"goat": 2, "pig": 1}
    state = table(OFFERINGS, steps={SPARTA: helpers(GOAT, 3)}, supply=supply)
    act(state, "take pig", "lay ares")
    assert altar(state, "ares") == (SPARTA, 1, "pig")


@pytest.mark.rule("O4.3")
def test_a_kind_of_which_none_is_left_cannot_be_taken() -> None:
    supply = {"goat": 0, "pig": 0}
    state = table(OFFERINGS, steps={SPARTA: helpers(SHEEP, 3)}, supply={**supply, "sheep": 1})
    assert options(state) == ["take chicken", "take sheep"]
    assert refused(state, "take pig") == ("O4.3", "none-left")


@pytest.mark.rule("O4.2", "O4.3")
def test_even_in_a_shortage_a_higher_kind_cannot_be_taken() -> None:
    state = table(OFFERINGS, steps={SPARTA: helpers(GOAT, 3)}, supply={"goat": 2})
    assert refused(state, "take sheep") == ("O4.2", "farmer-too-low")


@pytest.mark.rule("O4.3")
def test_the_only_kind_left_is_taken_by_itself() -> None:
    supply = {"chicken": 0, "pig": 1}
    state = table(OFFERINGS, steps={SPARTA: helpers(PIG, 3)}, supply=supply)
    assert told(state, "takes") == [(SPARTA, 1, 1)]
    assert options(state, "lay") == ["lay hephaestus", "lay ares", "lay hermes"]


@pytest.mark.rule("O4.3")
def test_without_any_animal_left_there_is_no_offering() -> None:
    supply = {"chicken": 0, "pig": 0}
    state = table(OFFERINGS, steps={SPARTA: helpers(PIG, 3, priestess=5)}, supply=supply)
    assert seats_told(state, "cannot-offer")[0] == SPARTA
    assert state.score[SPARTA] == 0


@pytest.mark.rule("O4.3", "O4.8")
def test_in_a_shortage_a_kind_may_be_taken_that_no_altar_takes() -> None:
    full = dict.fromkeys(["hephaestus", "ares", "hermes"], (CORINTH, 2, "pig"))
    supply = {"chicken": 15, "goat": 2}
    steps = {SPARTA: helpers(GOAT, 3, priestess=4)}
    state = table(OFFERINGS, steps=steps, altars=full, supply=supply)
    assert "take chicken" in options(state)
    act(state, "take chicken")
    assert (seats_told(state, "lays"), seats_told(state, "cannot-offer")[0]) == ([], SPARTA)
    assert (state.score[SPARTA], left(state, "chicken"), left(state, "goat")) == (0, 15, 2)


@pytest.mark.rule("O4.3", "O4.5")
def test_what_is_left_may_be_too_little_for_every_altar() -> None:
    full = dict.fromkeys(["hephaestus", "ares", "hermes"], (CORINTH, 2, "chicken"))
    supply = {"chicken": 0, "pig": 1}
    state = table(OFFERINGS, steps={SPARTA: helpers(PIG, 3)}, altars=full, supply=supply)
    assert told(state, "takes") == [(SPARTA, 1, 1)]
    assert seats_told(state, "cannot-offer")[0] == SPARTA
    assert left(state, "pig") == 1


@pytest.mark.rule("O4.4")
@pytest.mark.parametrize(("servant", "altars"), [(1, 3), (2, 6), (3, 8), (4, 10), (5, 11)])
def test_the_temple_servant_opens_all_groups_up_to_his_step(servant: int, altars: int) -> None:
    state = table(OFFERINGS, steps={SPARTA: helpers(CHICKEN, 1, servant)})
    assert options(state, "lay") == [f"lay {name}" for name in ALTARS[:altars]]


@pytest.mark.rule("O4.4")
@pytest.mark.parametrize(
    ("servant", "name"), [(1, "athena"), (2, "artemis"), (3, "hades"), (4, "zeus")]
)
def test_an_altar_of_a_higher_group_is_refused(servant: int, name: str) -> None:
    state = table(OFFERINGS, steps={SPARTA: helpers(CHICKEN, 1, servant)})
    assert refused(state, f"lay {name}") == ("O4.4", "altar-too-high")


@pytest.mark.rule("O4.4")
def test_without_temple_servant_there_is_no_offering() -> None:
    state = table(OFFERINGS, steps={SPARTA: helpers(OX, 5, servant=0, priestess=5)})
    assert (seats_told(state, "lays"), seats_told(state, "cannot-offer")[0]) == ([], SPARTA)
    assert (state.score[SPARTA], left(state, "ox")) == (0, 15)


@pytest.mark.rule("O4.4")
def test_without_temple_servant_nobody_is_asked_for_the_kind_in_a_shortage() -> None:
    altars = {"zeus": (CORINTH, 5, "ox"), "hades": (CORINTH, 5, "ox"), "ares": (CORINTH, 3, "ox")}
    state = table(OFFERINGS, steps={SPARTA: helpers(OX, 5, servant=0)}, altars=altars)
    assert left(state, "ox") == 2
    assert seats_told(state, "cannot-offer")[0] == SPARTA


@pytest.mark.rule("O4.5")
@pytest.mark.parametrize(("farmer", "number"), [(CHICKEN, 1), (OX, 5)])
def test_an_empty_altar_takes_any_offering(farmer: int, number: int) -> None:
    state = table(OFFERINGS, steps={SPARTA: helpers(farmer, number)})
    assert "lay ares" in options(state)


@pytest.mark.rule("O4.5")
@pytest.mark.parametrize(
    ("farmer", "number"),
    [
        (GOAT, 1),  # fewer
        (OX, 1),  # fewer, though worth more
        (PIG, 2),  # lower
        (PIG, 5),  # lower, though more
    ],
)
def test_two_goats_are_not_outdone(farmer: int, number: int) -> None:
    altars = {"ares": (CORINTH, 2, "goat")}
    state = table(OFFERINGS, steps={SPARTA: helpers(farmer, number)}, altars=altars)
    assert refused(state, "lay ares") == ("O4.5", "offering-too-small")


@pytest.mark.rule("O4.5")
def test_an_offering_must_differ_from_the_one_there() -> None:
    altars = {"ares": (CORINTH, 2, "goat")}
    state = table(OFFERINGS, steps={SPARTA: helpers(GOAT, 2)}, altars=altars)
    assert refused(state, "lay ares") == ("O4.5", "offering-the-same")


@pytest.mark.rule("O4.5")
@pytest.mark.parametrize(("farmer", "number"), [(GOAT, 3), (SHEEP, 2), (OX, 5)])
def test_two_goats_are_outdone_by_more_or_better_animals(farmer: int, number: int) -> None:
    altars = {"ares": (CORINTH, 2, "goat")}
    state = table(OFFERINGS, steps={SPARTA: helpers(farmer, number)}, altars=altars)
    assert "lay ares" in options(state)


@pytest.mark.rule("O4.5")
def test_the_own_altar_may_be_renewed_under_the_same_conditions() -> None:
    altars = {"ares": (SPARTA, 2, "goat"), "hermes": (SPARTA, 3, "goat")}
    state = table(OFFERINGS, steps={SPARTA: helpers(GOAT, 3)}, altars=altars)
    assert refused(state, "lay hermes") == ("O4.5", "offering-the-same")
    act(state, "lay ares")
    assert altar(state, "ares") == (SPARTA, 3, "goat")
    assert told(state, "drives-out") == []


@pytest.mark.rule("O4.6")
def test_new_animals_leave_the_supply_and_old_ones_return() -> None:
    altars = {"ares": (CORINTH, 2, "goat")}
    state = table(OFFERINGS, steps={SPARTA: helpers(SHEEP, 3)}, altars=altars)
    assert (left(state, "goat"), left(state, "sheep")) == (13, 15)
    act(state, "lay ares")
    assert (left(state, "goat"), left(state, "sheep")) == (15, 12)


@pytest.mark.rule("O4.6")
def test_the_disc_on_the_altar_is_replaced() -> None:
    altars = {"ares": (CORINTH, 2, "goat")}
    state = table(OFFERINGS, steps={SPARTA: helpers(SHEEP, 3)}, altars=altars)
    act(state, "lay ares")
    assert altar(state, "ares") == (SPARTA, 3, "sheep")
    assert told(state, "drives-out") == [(SPARTA, CORINTH, ALTARS.index("ares"))]


@pytest.mark.rule("O4.6", "O4.3")
def test_the_old_animals_come_back_too_late_to_be_offered() -> None:
    altars = {"ares": (SPARTA, 2, "chicken")}
    state = table(
        OFFERINGS, steps={SPARTA: helpers(CHICKEN, 4)}, altars=altars, supply={"chicken": 3}
    )
    assert told(state, "takes") == [(SPARTA, 3, 0)]  # and not 4 of 3 + 2
    act(state, "lay ares")
    assert left(state, "chicken") == 2


@pytest.mark.rule("O4.7")
@pytest.mark.parametrize("step", range(6))
def test_an_offering_scores_2_points_per_priestess_step(step: int) -> None:
    state = table(OFFERINGS, steps={SPARTA: helpers(CHICKEN, 1, priestess=step)})
    act(state, "lay ares")
    assert state.score[SPARTA] == 1 + 2 * step


@pytest.mark.rule("O4.7")
def test_an_offering_scores_value_times_number_at_once() -> None:
    steps = {SPARTA: helpers(SHEEP, 5), CORINTH: helpers(CHICKEN, 1)}
    state = table(OFFERINGS, steps=steps, score=[7, 0, 0, 0])
    act(state, "lay ares")
    assert (state.seat, state.score) == (CORINTH, [27, 0, 0, 0])
    assert told(state, "scores") == [(SPARTA, 20, 27)]


@pytest.mark.rule("O4.7")
def test_points_are_kept_when_the_altar_is_lost() -> None:
    altars = {"ares": (CORINTH, 2, "goat")}
    state = table(OFFERINGS, steps={SPARTA: helpers(SHEEP, 3)}, altars=altars, score=[0, 6, 0, 0])
    act(state, "lay ares")
    assert state.score[CORINTH] == 6


@pytest.mark.rule("O4.8")
def test_animals_that_no_altar_takes_go_back_and_score_nothing() -> None:
    full = dict.fromkeys(["hephaestus", "ares", "hermes"], (CORINTH, 2, "ox"))
    state = table(OFFERINGS, steps={SPARTA: helpers(SHEEP, 5, priestess=5)}, altars=full)
    assert (state.score, left(state, "sheep")) == ([0, 0, 0, 0], 15)
    assert seats_told(state, "cannot-offer")[0] == SPARTA


@pytest.mark.rule("O4.8")
def test_the_priestess_alone_scores_nothing() -> None:
    state = table(OFFERINGS, steps={seat: {PRIESTESS: 4, GUARD: 1} for seat in range(4)})
    assert state.score == [0, 0, 0, 0]
    assert seats_told(state, "cannot-offer") == [SPARTA, CORINTH, ATHENS, THEBES]
