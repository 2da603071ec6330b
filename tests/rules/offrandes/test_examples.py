"""The worked examples of the rulebook, in its order, each with the heading where it stands."""

import pytest
from acting import act, options, refused
from positions import (
    ATHENS,
    CORINTH,
    DELOS,
    SPARTA,
    THEBES,
    altar,
    left,
    new_game,
    seats_told,
    table,
    told,
)

from pantheon.games.offrandes.components import (
    ALTARS,
    ANIMALS,
    FARMER,
    FLOWER_SELLER,
    GUARD,
    LADDERS,
    PRIESTESS,
    SEDUCER,
    TEMPLE_SERVANT,
    WATER_CARRIER,
)
from pantheon.games.offrandes.rounds import BRIBERY, INCOME, OFFERINGS
from pantheon.games.offrandes.state import Offrandes


def on_ladders(state: Offrandes, seat: int) -> dict[int, int]:
    """The discs of a seat that have left the start, by ladder."""
    steps = {ladder: int(state.step(ladder, seat)) for ladder in range(len(LADDERS))}
    return {ladder: step for ladder, step in steps.items() if step}


def cities_to_bribe(state: Offrandes) -> set[str]:
    return {text.split()[1] for text in options(state, "bribe")}


@pytest.mark.rule("O1.2", "O1.3", "O5.2")
def test_preparation_and_material() -> None:
    """Spielvorbereitung und Material: the captions of the components."""
    state = new_game(players=5)
    assert {animal: left(state, animal) for animal in ANIMALS} == dict.fromkeys(ANIMALS, 15)
    assert len(LADDERS) == 7  # character tiles
    assert 5 * (len(LADDERS) + 1 + len(ALTARS)) == 5 * 19 == 95  # discs in five colours
    assert state.bank + sum(state.money) == 5 * 10 + 10 * 5 + 25 * 1  # coins


@pytest.mark.rule("O1.5")
def test_preparation_phase() -> None:
    """Vorbereitungsphase: what four cities choose."""
    state = new_game(players=4, start=SPARTA)
    act(state, "prepare guard", "prepare farmer", "prepare water-carrier")  # Thebes
    act(state, "prepare guard", "prepare flower-seller", "prepare water-carrier")  # Athens
    act(state, "prepare temple-servant", "prepare priestess", "prepare seducer")  # Corinth
    act(state, "prepare temple-servant", "prepare farmer", "prepare flower-seller")  # Sparta
    assert on_ladders(state, SPARTA) == {TEMPLE_SERVANT: 1, FARMER: 1, FLOWER_SELLER: 1}
    assert on_ladders(state, ATHENS) == {GUARD: 1, FLOWER_SELLER: 1, WATER_CARRIER: 1}
    assert on_ladders(state, THEBES) == {GUARD: 1, FARMER: 1, WATER_CARRIER: 1}
    assert on_ladders(state, CORINTH) == {TEMPLE_SERVANT: 1, PRIESTESS: 1, SEDUCER: 1}
    assert (state.seat, state.round) == (SPARTA, 1)


@pytest.mark.rule("O2.3", "O2.4", "O2.5", "O2.6")
def test_auction_turn() -> None:
    """Versteigerungszug: Sparta loses guard and temple servant to Thebes, then wins two others."""
    state = table(start=SPARTA)
    act(state, "offer temple-servant+guard", "bid 3", "pass", "pass", "bid 4", "pass")
    assert told(state, "wins") == [(THEBES, TEMPLE_SERVANT, GUARD, 4)]
    assert on_ladders(state, THEBES) == {TEMPLE_SERVANT: 1, GUARD: 1}
    assert (state.seat, state.money) == (SPARTA, [10, 10, 10, 6])
    act(state, "offer farmer+water-carrier", "bid 2", "pass", "pass")  # Thebes is not asked
    assert told(state, "wins")[1:] == [(SPARTA, FARMER, WATER_CARRIER, 2)]
    assert on_ladders(state, SPARTA) == {FARMER: 1, WATER_CARRIER: 1}
    assert (state.seat, state.money) == (CORINTH, [8, 10, 10, 6])
    assert len(options(state, "offer")) == 21


@pytest.mark.rule("O2.8")
def test_the_top_space_of_each_ladder() -> None:
    """Das oberste Feld auf jeder Personenleiter: Sparta wins a farmer, and Corinth steps back."""
    state = table(steps={SPARTA: {FARMER: 4}, CORINTH: {FARMER: 5}})
    act(state, "offer farmer+water-carrier", "bid 1", "pass", "pass", "pass")
    assert (state.step(FARMER, SPARTA), state.step(FARMER, CORINTH)) == (5, 4)


@pytest.mark.rule("O3.1", "O3.3", "O3.6")
def test_order_of_bribery() -> None:
    """Reihenfolge der Bestechung: Corinth, then Sparta as start player, then Thebes."""
    steps = {
        SPARTA: {SEDUCER: 1, GUARD: 0, FLOWER_SELLER: 1, WATER_CARRIER: 1},
        CORINTH: {SEDUCER: 3, GUARD: 0, FLOWER_SELLER: 1},
        ATHENS: {SEDUCER: 0, GUARD: 0, FLOWER_SELLER: 1, WATER_CARRIER: 2},
        THEBES: {SEDUCER: 1, GUARD: 1, FLOWER_SELLER: 2, WATER_CARRIER: 2},
    }
    state = table(BRIBERY, steps=steps)
    assert (state.seat, cities_to_bribe(state)) == (CORINTH, {"sparta", "athens", "thebes"})
    act(state, "bribe sparta flower-seller")
    assert (state.seat, cities_to_bribe(state)) == (SPARTA, {"athens"})
    act(state, "bribe athens water-carrier")
    assert state.seat == THEBES
    assert refused(state, "bribe sparta water-carrier") == ("O3.6", "bribed-already")
    assert refused(state, "bribe athens water-carrier") == ("O3.6", "bribed-already")
    act(state, "decline")
    assert seats_told(state, "bribes") == [CORINTH, SPARTA]
    assert seats_told(state, "declines") == [THEBES]  # Athens is not asked


@pytest.mark.rule("O3.2")
def test_bribery_of_a_person() -> None:
    """Bestechung einer Person: a flower seller of Sparta, then a water carrier of Athens."""
    steps = {
        SPARTA: {SEDUCER: 1, FLOWER_SELLER: 1, WATER_CARRIER: 1},
        CORINTH: {SEDUCER: 3, FLOWER_SELLER: 1},
        ATHENS: {WATER_CARRIER: 2},
    }
    state = table(BRIBERY, steps=steps)
    act(state, "bribe sparta flower-seller")
    assert (state.step(FLOWER_SELLER, CORINTH), state.step(FLOWER_SELLER, SPARTA)) == (2, 0)
    act(state, "bribe athens water-carrier")
    assert (state.step(WATER_CARRIER, SPARTA), state.step(WATER_CARRIER, ATHENS)) == (2, 1)


@pytest.mark.rule("O4.2", "O4.6")
def test_making_an_offering() -> None:
    """Opfergabe darreichen: the animals that four cities get after those two bribes."""
    steps = {
        SPARTA: {FARMER: 2, WATER_CARRIER: 2, FLOWER_SELLER: 0, TEMPLE_SERVANT: 1},
        CORINTH: {FLOWER_SELLER: 2, TEMPLE_SERVANT: 1},
        ATHENS: {FARMER: 4, WATER_CARRIER: 1, FLOWER_SELLER: 1, TEMPLE_SERVANT: 2},
        THEBES: {FARMER: 1, WATER_CARRIER: 2, FLOWER_SELLER: 2, TEMPLE_SERVANT: 1},
    }
    state = table(OFFERINGS, steps=steps)
    act(state, "lay athena", "lay hermes")  # Sparta and Corinth have no animals
    assert altar(state, "athena") == (ATHENS, 1, "sheep")
    assert altar(state, "hermes") == (THEBES, 2, "chicken")
    assert seats_told(state, "cannot-offer") == [SPARTA, CORINTH]


@pytest.mark.rule("O1.3", "O4.7")
def test_value_of_the_animals() -> None:
    """Wert der Tiere: one of each."""
    cities = [SPARTA, CORINTH, ATHENS, THEBES, DELOS]
    once = {WATER_CARRIER: 1, FLOWER_SELLER: 1, TEMPLE_SERVANT: 2}
    steps = {seat: {**once, FARMER: seat + 1} for seat in cities}
    state = table(OFFERINGS, players=5, steps=steps)
    act(state, "lay ares", "lay hermes", "lay athena", "lay hera", "lay aphrodite")
    laid = ["ares", "hermes", "athena", "hera", "aphrodite"]
    assert [altar(state, name) for name in laid] == [
        (SPARTA, 1, "chicken"),
        (CORINTH, 1, "pig"),
        (ATHENS, 1, "goat"),
        (THEBES, 1, "sheep"),
        (DELOS, 1, "ox"),
    ]
    assert state.score == [1, 2, 3, 4, 5]


@pytest.mark.rule("O4.4", "O4.5")
def test_conditions_for_offerings_on_an_altar() -> None:
    """Bedingungen für die Opfergaben auf einem Altar: three altars take Sparta's two sheep."""
    helpers = {FARMER: 4, WATER_CARRIER: 2, FLOWER_SELLER: 2, TEMPLE_SERVANT: 2}
    altars = {
        "hephaestus": (CORINTH, 3, "chicken"),
        "ares": (ATHENS, 1, "ox"),
        "hermes": (THEBES, 2, "chicken"),
        "athena": (ATHENS, 1, "sheep"),
        "hera": (CORINTH, 2, "sheep"),
    }
    state = table(OFFERINGS, steps={SPARTA: helpers}, altars=altars)
    assert options(state) == ["lay hermes", "lay athena", "lay aphrodite"]


@pytest.mark.rule("O4.7")
def test_recording_devotion_points() -> None:
    """Frömmigkeitspunkte festhalten: 4 + 1 x 1, 8 + 1 x 3, 4 + 2 x 5 and 0 + 3 x 4."""

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


@pytest.mark.rule("O6.2")
def test_scoring_the_altars() -> None:
    """Abrechnung der Altäre: 5 + 25, 10 + 10 + 20, 5 + 5 + 10 and 15 + 15 + 20."""
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


@pytest.mark.rule("O2.7")
def test_changes_with_three_players() -> None:
    """Änderungen bei « 3 Spielern »: the second auction that is lost ends the turn."""
    state = table(players=3)
    act(state, "offer farmer+guard", "bid 1", "bid 2", "pass", "pass")
    assert state.seat == SPARTA
    act(state, "offer water-carrier+priestess", "bid 1", "bid 2", "pass")
    assert seats_told(state, "wins") == [CORINTH, ATHENS]
    assert (state.seat, told(state, "ends-turn")) == (CORINTH, [(SPARTA,)])
