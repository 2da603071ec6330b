"""E2: phase I, awakening."""

from typing import Any

import pytest
from acting import act, asked, options, told
from elysium_positions import conserved, happened, names, position

from pantheon import games
from pantheon.games.elysium.components import FAMILIES, PIECES
from pantheon.games.elysium.epochs import WRITING
from pantheon.games.elysium.state import Elysium

FIRST = ["athena", "hades", "hephaestus", "poseidon", "zeus"]
GATHERINGS = [f"{family}-gathering" for family in FIRST]
TEMPLES = [f"{family}-temple" for family in FIRST]


def awakened(players: int = 3, **parts: Any) -> Elysium:
    """The next epoch, after the last player had nothing to do in phase III."""
    return position(players, phase=WRITING, turn=players - 1, **parts)


def before_the_end(players: int = 3, **parts: Any) -> Elysium:
    """The last decision of an epoch: `end` goes on to the next one."""
    last = players - 1
    return position(
        players, phase=WRITING, turn=last, gold=9, domain={last: ["hades-helm"]}, **parts
    )


@pytest.mark.rule("E2.1")
def test_cards_left_in_the_agora_go_to_the_discard_pile() -> None:
    state = awakened(agora=["hades-charon", "zeus-hera"], discard=["zeus-danae"])
    assert names(state.discard) == ["zeus-danae", "hades-charon", "zeus-hera"]
    assert told(state, "leaves-agora") == [("hades-charon",), ("zeus-hera",)]


@pytest.mark.rule("E2.1")
@pytest.mark.parametrize("families", ["first", "plots"])
def test_the_first_epoch_has_no_awakening(families: str) -> None:
    state = games.load("elysium", {"families": families}).new(3, "", listen=True)
    assert isinstance(state, Elysium)
    assert (state.epoch, state.discard, told(state, "leaves-agora")) == (1, [], [])
    assert told(state, "slides") == []


@pytest.mark.rule("E2.2")
def test_cards_left_at_the_oracle_move_into_the_agora() -> None:
    left = ["apollo-pythia", "athena-owl", "hades-judge", "hermes-echo"]
    state = awakened(families="plots", agora=["hades-charon"], oracle=left)
    assert told(state, "slides") == [(card,) for card in left]
    assert set(left) <= set(names(state.agora))
    assert names(state.discard) == ["hades-charon"]


@pytest.mark.rule("E2.2", "E2.3")
def test_the_agora_is_cleared_before_the_oracle_moves_into_it_and_filled_after() -> None:
    state = awakened(families="plots", agora=["hades-charon"], oracle=["athena-owl"])
    steps = ("leaves-agora", "slides", "to-agora", "to-oracle")
    order = [kind for kind in happened(state) if kind in steps]
    assert order == ["leaves-agora", "slides"] + ["to-agora"] * 9 + ["to-oracle"] * 4


@pytest.mark.rule("E2.3")
@pytest.mark.parametrize(("players", "size"), [(2, 7), (3, 10), (4, 13)])
def test_the_agora_is_filled_from_the_draw_pile(players: int, size: int) -> None:
    state = awakened(players, agora=["zeus-hera"], pile=[*GATHERINGS, *TEMPLES])
    assert len(state.agora) == size
    top = [card for (card,) in told(state, "to-agora")]
    assert top[:10] == (GATHERINGS + TEMPLES)[:size]
    assert (len(top), state.oracle) == (size, [])


@pytest.mark.rule("E2.3", "E2.2")
@pytest.mark.parametrize(("players", "new"), [(2, 4), (3, 7), (4, 10)])
def test_cards_that_moved_from_the_oracle_count_for_the_size_of_the_agora(
    players: int, new: int
) -> None:
    state = awakened(players, families="plots", oracle=["athena-owl", "hades-judge", "hermes-echo"])
    assert (len(state.agora), len(told(state, "to-agora"))) == (new + 3, new)


@pytest.mark.rule("E2.4")
def test_four_new_cards_come_to_the_oracle_after_the_agora() -> None:
    temples = [f"{family}-temple" for family in ("athena", "hades", "hephaestus", "hermes")]
    pile = [*[f"{family}-gathering" for family in FAMILIES[2:6]], "hades-helm"]
    state = awakened(
        2, families="plots", oracle=["apollo-pythia", "apollo-daphne"], pile=pile + temples
    )
    assert names(state.oracle) == temples
    assert set(names(state.agora)) == {*pile, "apollo-pythia", "apollo-daphne"}


@pytest.mark.rule("E2.5", "R3")
@pytest.mark.parametrize("families", ["first", "plots"])
def test_an_empty_draw_pile_is_made_anew_of_the_discard_pile(families: str) -> None:
    state = awakened(
        2,
        families=families,
        pile=[],
        agora=["hades-charon"],
        discard=["athena-owl", "hades-judge", "hades-helm"],
    )
    found = {"hades-charon", "athena-owl", "hades-judge", "hades-helm"}
    assert (set(names(state.agora)), state.discard) == (found, [])
    assert told(state, "shuffles") == [()]
    assert (state.oracle, conserved(state)) == ([], True)


@pytest.mark.rule("E2.5", "R3")
def test_the_draw_pile_is_used_up_before_the_discard_pile_is_shuffled() -> None:
    state = before_the_end(discard=GATHERINGS + TEMPLES)
    state.top = len(state.pile) - 2
    last = names(state.pile[-2:])
    act(state, "end")
    drawn = [card for (card,) in told(state, "to-agora")]
    assert drawn[:2] == last
    assert set(drawn[2:]) < {*GATHERINGS, *TEMPLES}
    assert (len(state.agora), state.discard) == (10, [])
    assert happened(state).index("shuffles") == happened(state).index("to-agora") + 2


@pytest.mark.rule("E2.5", "R3")
def test_the_new_draw_pile_is_shuffled() -> None:
    orders = []
    for seed in ("one", "two"):
        state = before_the_end(pile=[], discard=GATHERINGS + TEMPLES)
        state.seed = seed
        act(state, "end")
        orders.append([str(card) for (card,) in told(state, "to-agora")])
    assert sorted(orders[0]) == sorted(orders[1])
    assert orders[0] != orders[1]
    assert orders[0] != sorted(orders[0], key=PIECES.index)


@pytest.mark.rule("E2.5", "R3")
@pytest.mark.parametrize("families", ["first", "plots"])
def test_without_any_card_none_is_drawn_and_the_game_goes_on(families: str) -> None:
    state = awakened(families=families, pile=[])
    assert (state.agora, state.oracle, told(state, "shuffles")) == ([], [], [])
    assert (state.epoch, asked(state)[1]) == (2, "Turn")
    assert options(state) == ["quest 1", "quest 2", "quest 3", "quest 4"]


@pytest.mark.rule("E2.5")
def test_the_agora_gets_the_last_cards_and_the_oracle_none() -> None:
    state = awakened(2, families="plots", pile=[], discard=["hades-helm", "athena-owl"])
    assert (len(state.agora), state.oracle) == (2, [])
