"""The worked examples of the rules page, and those that run through the rulebook."""

import pytest
from acting import act, options, refused
from positions import ATHENS, CORINTH, SPARTA, THEBES, altar, new_game, seats_told, table, told

from pantheon.games.offrandes.components import (
    FARMER,
    FLOWER_SELLER,
    GUARD,
    PRIESTESS,
    SEDUCER,
    TEMPLE_SERVANT,
    WATER_CARRIER,
)
from pantheon.games.offrandes.rounds import BRIBERY, INCOME, OFFERINGS


@pytest.mark.rule("O6.2")
def test_example_1_final_altars() -> None:
    owners = {
        "hephaestus": SPARTA,
        "ares": ATHENS,
        "hermes": ATHENS,
        "athena": CORINTH,
        "hera": CORINTH,
        "aphrodite": ATHENS,
        "artemis": THEBES,
        "apollo": THEBES,
        "hades": CORINTH,
        "poseidon": THEBES,
        "zeus": SPARTA,
    }
    state = table(INCOME, altars={name: (owner, 1, "ox") for name, owner in owners.items()})
    assert state.over
    assert state.score == [30, 40, 20, 50]


@pytest.mark.rule("O4.7")
def test_example_2_offerings() -> None:
    def helpers(farmer: int, number: int, priestess: int) -> dict[int, int]:
        return {
            FARMER: farmer,
            WATER_CARRIER: number,
            FLOWER_SELLER: number,
            TEMPLE_SERVANT: 2,
            PRIESTESS: priestess,
        }

    steps = {
        SPARTA: helpers(1, 1, priestess=2),
        CORINTH: helpers(3, 1, priestess=4),
        ATHENS: helpers(5, 2, priestess=2),
        THEBES: helpers(4, 3, priestess=0),
    }
    state = table(OFFERINGS, steps=steps)
    act(state, "lay ares", "lay hermes", "lay athena", "lay hera")
    assert state.score == [5, 11, 14, 12]


@pytest.mark.rule("O2.7")
def test_example_3_with_three_players_two_lost_auctions_end_the_turn() -> None:
    state = table(players=3)
    act(state, "offer farmer+guard", "bid 1", "bid 2", "pass", "pass")
    assert state.seat == SPARTA
    act(state, "offer water-carrier+priestess", "bid 1", "bid 2", "pass")
    assert seats_told(state, "wins") == [CORINTH, ATHENS]
    assert (state.seat, told(state, "ends-turn")) == (CORINTH, [(SPARTA,)])


@pytest.mark.rule("O3.1", "O3.6")
def test_example_4_bribes_in_order() -> None:
    steps = {
        SPARTA: {SEDUCER: 1, GUARD: 0, FLOWER_SELLER: 1, WATER_CARRIER: 1},
        CORINTH: {SEDUCER: 3, GUARD: 0, FLOWER_SELLER: 1},
        ATHENS: {SEDUCER: 0, GUARD: 0, FLOWER_SELLER: 1, WATER_CARRIER: 2},
        THEBES: {SEDUCER: 1, GUARD: 1, FLOWER_SELLER: 2, WATER_CARRIER: 2},
    }
    state = table(BRIBERY, steps=steps)
    assert state.seat == CORINTH
    act(state, "bribe sparta flower-seller")
    assert state.seat == SPARTA
    assert options(state) == ["bribe athens water-carrier", "decline"]
    act(state, "bribe athens water-carrier")
    assert state.seat == THEBES
    assert refused(state, "bribe sparta water-carrier") == ("O3.6", "bribed-already")
    assert refused(state, "bribe athens water-carrier") == ("O3.6", "bribed-already")
    act(state, "decline")
    assert seats_told(state, "bribes") == [CORINTH, SPARTA]
    assert seats_told(state, "declines") == [THEBES]  # Athens is not asked


@pytest.mark.rule("O2.8")
def test_example_5_sparta_wins_a_farmer_and_corinth_steps_back() -> None:
    state = table(steps={SPARTA: {FARMER: 4}, CORINTH: {FARMER: 5}})
    act(state, "offer farmer+water-carrier", "bid 1", "pass", "pass", "pass")
    assert (state.step(FARMER, SPARTA), state.step(FARMER, CORINTH)) == (5, 4)


@pytest.mark.rule("O1.5", "O2.3", "O2.4", "O2.5", "O2.6")
def test_rulebook_preparation_and_first_auction_turn() -> None:
    state = new_game(players=4, start=SPARTA)
    act(state, "prepare guard", "prepare farmer", "prepare water-carrier")  # Thebes
    act(state, "prepare guard", "prepare flower-seller", "prepare water-carrier")  # Athens
    act(state, "prepare temple-servant", "prepare priestess", "prepare seducer")  # Corinth
    act(state, "prepare temple-servant", "prepare farmer", "prepare flower-seller")  # Sparta
    assert state.seat == SPARTA
    act(state, "offer temple-servant+guard", "bid 3", "pass", "pass", "bid 4", "pass")
    assert (state.seat, state.money) == (SPARTA, [10, 10, 10, 6])
    assert (state.step(TEMPLE_SERVANT, THEBES), state.step(GUARD, THEBES)) == (1, 2)
    act(state, "offer farmer+water-carrier", "bid 2", "pass", "pass")  # Thebes is not asked
    assert told(state, "wins")[-1] == (SPARTA, FARMER, WATER_CARRIER, 2)
    assert (state.step(FARMER, SPARTA), state.step(WATER_CARRIER, SPARTA)) == (2, 1)
    assert (state.seat, state.money) == (CORINTH, [8, 10, 10, 6])


@pytest.mark.rule("O3.2", "O4.2", "O4.6")
def test_rulebook_bribes_and_the_animals_after_them() -> None:
    steps = {
        SPARTA: {SEDUCER: 1, FARMER: 2, FLOWER_SELLER: 1, WATER_CARRIER: 1, TEMPLE_SERVANT: 1},
        CORINTH: {SEDUCER: 3, FLOWER_SELLER: 1, TEMPLE_SERVANT: 1},
        ATHENS: {FARMER: 4, FLOWER_SELLER: 1, WATER_CARRIER: 2, TEMPLE_SERVANT: 2},
        THEBES: {FARMER: 1, FLOWER_SELLER: 2, WATER_CARRIER: 2, TEMPLE_SERVANT: 1},
    }
    state = table(BRIBERY, steps=steps)
    act(state, "bribe sparta flower-seller", "bribe athens water-carrier")
    act(state, "lay athena", "lay hermes")  # Sparta and Corinth have no animals
    assert altar(state, "athena") == (ATHENS, 1, "sheep")
    assert altar(state, "hermes") == (THEBES, 2, "chicken")
    assert seats_told(state, "abstains") == [SPARTA, CORINTH]


@pytest.mark.rule("O4.4", "O4.5")
def test_rulebook_two_sheep_fit_on_three_altars_only() -> None:
    helpers = {FARMER: 4, WATER_CARRIER: 2, FLOWER_SELLER: 2, TEMPLE_SERVANT: 2}
    altars = {
        "hephaestus": (CORINTH, 3, "chicken"),
        "ares": (ATHENS, 1, "ox"),
        "hermes": (THEBES, 2, "chicken"),
        "athena": (ATHENS, 1, "sheep"),
        "hera": (CORINTH, 2, "sheep"),
    }
    state = table(OFFERINGS, steps={SPARTA: helpers}, altars=altars)
    assert options(state, "lay") == ["lay hermes", "lay athena", "lay aphrodite"]
