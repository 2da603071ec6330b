"""D9: Renewal, Feathered Serpent and Rebirth."""

from typing import Any

import pytest
from acting import act, asked, options, refused, told
from derby_positions import cards, space, unused
from derby_powers import offered, on_turn

from pantheon.games.derby.state import Derby

GODS = ["quetzalcoatl", "odin", "marduk"]
LEFT = ["dragon-4/2", "dragon-5/3", "dragon-2/1+3", "lamassu-4/2"]
RIGHT = ["dragon-3/1", "dragon-5/3", "gryphon-4/2", "gryphon-2/1+3"]

# ---- Renewal


# A second card that asks for nothing: Renewal is not for a dirty-trick card.
TRICK_CARD = "play right gryphon-2/1+3"


def renewal(
    first: str,
    second: str = TRICK_CARD,
    left: list[str] = LEFT,
    right: list[str] = RIGHT,
    **given: Any,
) -> Derby:
    """Quetzalcoatl has named both cards of the turn, and the first one has moved."""
    gods = given.pop("gods", GODS)
    state = on_turn(gods, ["renewal"], left, right, **given)
    act(state, first, second)
    return state


@pytest.mark.rule("D9.4")
def test_renewal_returns_the_played_card_and_discards_another_of_its_creature() -> None:
    state = renewal("play left dragon-4/2")
    assert offered(state) == (0, "after", "renewal")
    assert cards(state, state.discard) == ["dragon-4/2"]  # it lies on its pile
    act(state, "use renewal", "give right dragon-3/1")
    assert cards(state, state.discard) == ["dragon-3/1", "gryphon-2/1+3"]
    assert "dragon-4/2" in cards(state, state.holders[2])
    assert "dragon-3/1" not in cards(state, state.holders[2])
    assert told(state, "returns") == [(0, "right", "dragon-4/2", "dragon-3/1")]


@pytest.mark.rule("D9.1")
def test_after_renewal_the_move_stands() -> None:
    state = renewal("play left dragon-4/2")
    act(state, "use renewal", "give right dragon-3/1")
    assert space(state, "dragon") == 4
    assert told(state, "moves") == [("dragon", 4, 4), ("gryphon", 1, 1)]


@pytest.mark.rule("D9.1", "D3.1")
@pytest.mark.parametrize(
    ("given", "holder"), [("give right dragon-3/1", 2), ("give left dragon-5/3", 0)]
)
def test_a_returned_card_waits_for_another_turn(given: str, holder: int) -> None:
    state = renewal("play left dragon-4/2")
    act(state, "use renewal", given)
    assert asked(state) == (1, "Turn")  # the second card was named before, and has moved
    assert [card for _, _, card, _ in told(state, "names")] == ["dragon-4/2", "gryphon-2/1+3"]
    assert "dragon-4/2" in cards(state, state.holders[holder])
    assert ("play right dragon-4/2" in options(state)) == (holder == 0)  # of the next player


@pytest.mark.rule("D3.1", "D9.3")
def test_renewal_does_not_discard_the_card_named_second() -> None:
    state = renewal("play left dragon-4/2", "play right dragon-3/1")
    act(state, "use renewal")
    assert options(state) == [
        "give left dragon-5/3",
        "give left dragon-2/1+3",
        "give right dragon-5/3",
    ]
    assert refused(state, "give right dragon-3/1") == ("D9.3", "no-target")


@pytest.mark.rule("D3.1", "D9.3")
def test_the_card_named_second_may_be_the_only_other_one_of_its_creature() -> None:
    left, right = ["dragon-4/2", "lamassu-4/2"], ["dragon-3/1", "gryphon-4/2"]
    state = renewal("play left dragon-4/2", "play right dragon-3/1", left, right)
    assert offered(state) == (0, "after", "")
    assert refused(state, "use renewal") == ("D9.3", "power-idle")


@pytest.mark.rule("D3.1")
def test_renewal_does_not_bring_back_the_card_named_second() -> None:
    state = renewal("play left dragon-4/2", "play right dragon-3/1")
    act(state, "use renewal", "give right dragon-5/3")
    assert told(state, "returns") == [(0, "right", "dragon-4/2", "dragon-5/3")]
    assert space(state, "dragon") == 5  # both cards have moved it
    assert cards(state, state.discard) == ["dragon-5/3", "dragon-3/1"]
    assert cards(state, state.holders[2]) == ["dragon-4/2", "gryphon-4/2", "gryphon-2/1+3"]


@pytest.mark.rule("D9.3")
def test_renewal_discards_a_card_of_the_same_creature_from_either_holder() -> None:
    state = renewal("play left dragon-4/2")
    act(state, "use renewal")
    assert options(state) == [
        "give left dragon-5/3",
        "give left dragon-2/1+3",
        "give right dragon-3/1",
        "give right dragon-5/3",
    ]
    assert refused(state, "give left lamassu-4/2") == ("D9.3", "no-target")
    assert refused(state, "give left dragon-3/1") == ("D9.3", "no-target")


@pytest.mark.rule("D9.3")
def test_a_dirty_trick_card_may_be_discarded_by_renewal() -> None:
    state = renewal("play left dragon-4/2")
    act(state, "use renewal", "give left dragon-2/1+3")
    assert cards(state, state.discard) == ["dragon-2/1+3", "gryphon-2/1+3"]
    assert state.zeus == []


@pytest.mark.rule("D9.3")
def test_renewal_does_not_exchange_equal_cards() -> None:
    state = renewal("play left dragon-5/3")
    act(state, "use renewal")
    assert "give left dragon-4/2" in options(state)
    assert refused(state, "give right dragon-5/3") == ("D9.3", "no-target")


@pytest.mark.rule("D9.3")
def test_quetzalcoatl_is_asked_for_renewal_with_an_equal_card_alone() -> None:
    left, right = ["dragon-5/3", "lamassu-4/2"], ["dragon-5/3", "gryphon-2/1+3"]
    state = renewal("play left dragon-5/3", left=left, right=right)
    assert offered(state) == (0, "after", "")
    assert refused(state, "use renewal") == ("D9.3", "power-idle")


@pytest.mark.rule("D9.3")
def test_quetzalcoatl_is_asked_for_renewal_without_a_card_of_the_creature() -> None:
    state = renewal("play left lamassu-4/2")
    assert offered(state) == (0, "after", "")
    assert refused(state, "use renewal") == ("D9.3", "power-idle")
    act(state, "decline")
    assert asked(state) == (1, "Turn")


@pytest.mark.rule("D9.3")
def test_renewal_with_one_card_to_discard_is_asked_for_it() -> None:
    state = renewal("play right gryphon-4/2", "play left dragon-2/1+3")
    act(state, "use renewal")
    assert options(state) == ["give right gryphon-2/1+3"]


@pytest.mark.rule("D9.3", "D9.4")
@pytest.mark.parametrize("verb", ["play", "trick"])
def test_renewal_is_not_offered_for_a_dirty_trick_card(verb: str) -> None:
    state = renewal(f"{verb} left dragon-2/1+3")
    assert asked(state) == (1, "Turn")
    assert unused(state, 0) == ["renewal"]


@pytest.mark.rule("D9.3", "D9.4")
def test_renewal_is_not_offered_for_a_dirty_trick_card_played_second() -> None:
    state = renewal("play left dragon-4/2", "play right gryphon-2/1+3")
    act(state, "decline")
    assert asked(state) == (1, "Turn")


@pytest.mark.rule("D9.4")
def test_renewal_may_return_the_second_card_of_the_turn() -> None:
    state = renewal("play left dragon-4/2", "play right dragon-3/1")
    act(state, "decline")
    assert offered(state) == (0, "after", "renewal")
    act(state, "use renewal", "give right dragon-5/3")
    assert cards(state, state.discard) == ["dragon-4/2", "dragon-5/3"]
    assert "dragon-3/1" in cards(state, state.holders[2])
    assert asked(state) == (1, "Turn")


@pytest.mark.rule("D9.4")
def test_renewal_returns_the_card_just_played_and_no_earlier_one() -> None:
    state = renewal("play left dragon-4/2", "play right gryphon-4/2")
    act(state, "decline", "use renewal")
    assert options(state) == ["give right gryphon-2/1+3"]


@pytest.mark.rule("D9.4", "D3.6")
def test_renewal_returns_a_card_that_moved_nothing() -> None:
    state = renewal("play left dragon-4/2", finished=["dragon"], third=True)
    assert offered(state) == (0, "after", "renewal")
    act(state, "use renewal", "give right dragon-3/1")
    assert "dragon-4/2" in cards(state, state.holders[2])


@pytest.mark.rule("D9.4")
def test_renewal_is_not_offered_for_the_cards_of_others() -> None:
    gods = ["odin", "marduk", "quetzalcoatl"]  # who is start player
    state = renewal("play left dragon-4/2", gods=gods)
    assert asked(state) == (1, "Turn")
    assert unused(state, 2) == ["renewal"]


@pytest.mark.rule("D9.1")
def test_renewal_is_used_once() -> None:
    state = renewal("play left dragon-4/2", "play right gryphon-4/2")
    act(state, "use renewal", "give right dragon-3/1")
    assert asked(state) == (1, "Turn")  # and not for gryphon-4/2
    assert unused(state, 0) == []


@pytest.mark.rule("D9.1")
def test_everybody_sees_where_renewal_put_the_card() -> None:
    gods = ["quetzalcoatl", "odin", "marduk", "horus"]
    state = renewal("play left dragon-4/2", gods=gods)
    act(state, "use renewal", "give right dragon-3/1")
    assert state.view(1)["holders"][3]["known"] == ["dragon-4/2"]


# ---- Feathered Serpent


def serpent(second: str, **given: Any) -> Derby:
    """Quetzalcoatl names dragon-4/2, which moves fast, and this one for the second card."""
    gods = given.pop("gods", GODS)
    left, right = ["dragon-4/2", "lamassu-6/4"], [second, "lamassu-4/2"]
    state = on_turn(gods, ["feathered-serpent"], left, right, **given)
    act(state, "play left dragon-4/2", f"play right {second}")
    return state


@pytest.mark.rule("D9.4")
@pytest.mark.parametrize(
    ("second", "fast"), [("gryphon-4/2", 4), ("gryphon-6/4", 6), ("gryphon-1/0+3", 1)]
)
def test_feathered_serpent_makes_the_second_card_fast(second: str, fast: int) -> None:
    state = serpent(second)
    assert offered(state) == (0, "card", "feathered-serpent")
    act(state, "use feathered-serpent")
    assert space(state, "gryphon") == fast


@pytest.mark.rule("D9.1", "D3.3")
def test_feathered_serpent_allows_no_trick() -> None:
    state = serpent("gryphon-2/1+3")
    act(state, "use feathered-serpent")
    assert space(state, "gryphon") == 2
    assert state.zeus == []
    assert cards(state, state.discard) == ["dragon-4/2", "gryphon-2/1+3"]


@pytest.mark.rule("D9.4")
def test_declining_feathered_serpent_leaves_the_slow_value() -> None:
    state = serpent("gryphon-4/2")
    act(state, "decline")
    assert space(state, "gryphon") == 2


@pytest.mark.rule("D9.3")
def test_feathered_serpent_is_not_offered_for_the_first_card() -> None:
    state = serpent("gryphon-4/2")
    assert told(state, "moves") == [("dragon", 4, 4)]  # nobody was asked before it moved
    assert offered(state) == (0, "card", "feathered-serpent")


@pytest.mark.rule("D9.3")
def test_feathered_serpent_is_not_offered_for_the_cards_of_others() -> None:
    state = serpent("gryphon-4/2", gods=["odin", "quetzalcoatl", "marduk"])
    assert asked(state) == (1, "Turn")
    assert space(state, "gryphon") == 2


@pytest.mark.rule("D9.3", "D3.6")
def test_feathered_serpent_is_not_offered_for_a_finished_creature() -> None:
    state = serpent("gryphon-4/2", finished=["gryphon"], third=True)
    assert asked(state) == (1, "Turn")


@pytest.mark.rule("D9.5")
@pytest.mark.parametrize(
    ("god", "power", "moved"), [("horus", "sun-ray", 4), ("anansi", "web-of-lies", 0)]
)
def test_feathered_serpent_is_not_usable_after_another_power(
    god: str, power: str, moved: int
) -> None:
    left, right = ["dragon-4/2", "lamassu-6/4"], ["gryphon-4/2", "lamassu-4/2"]
    gods = ["quetzalcoatl", god, "marduk"]
    state = on_turn(gods, ["feathered-serpent", power], left, right)
    act(state, "play left dragon-4/2", "play right gryphon-4/2")
    if god == "horus":
        act(state, "decline")  # for dragon
    act(state, "decline", f"use {power}")
    assert asked(state) == (1, "Turn")  # Quetzalcoatl was not asked again
    assert space(state, "gryphon") == moved
    assert unused(state, 0) == ["feathered-serpent"]


@pytest.mark.rule("D9.1")
def test_feathered_serpent_is_used_once() -> None:
    state = serpent("gryphon-4/2")
    act(state, "use feathered-serpent")
    assert unused(state, 0) == []
    assert asked(state) == (1, "Turn")
    assert refused(state, "use feathered-serpent") == ("D9.1", "power-not-yours")


@pytest.mark.rule("D9.5", "D4.1")
def test_feathered_serpent_takes_a_creature_over_the_middle_line() -> None:
    state = serpent("gryphon-4/2", spaces={"gryphon": 10})
    act(state, "use feathered-serpent")
    assert told(state, "crosses") == [("gryphon", 0)]
    assert asked(state) == (1, "Bet")


@pytest.mark.rule("D9.3")
def test_feathered_serpent_is_not_offered_when_the_creature_finishes_anyway() -> None:
    state = serpent("gryphon-4/2", spaces={"gryphon": 21}, third=True)
    assert asked(state) == (1, "Turn")


@pytest.mark.rule("D9.3", "D9.5")
def test_feathered_serpent_makes_a_move_that_finishes_anyway_safe_from_the_web() -> None:
    left, right = ["dragon-4/2", "lamassu-6/4"], ["gryphon-4/2", "lamassu-4/2"]
    gods, powers = ["quetzalcoatl", "anansi", "odin"], ["feathered-serpent", "web-of-lies"]
    state = on_turn(gods, powers, left, right, spaces={"gryphon": 21}, third=True)
    act(state, "play left dragon-4/2", "play right gryphon-4/2")
    assert offered(state) == (0, "card", "feathered-serpent")
    act(state, "use feathered-serpent")
    assert told(state, "finishes") == [("gryphon", 1)]
    assert unused(state, 1) == ["web-of-lies"]


# ---- Rebirth


def rebirth(play: str, token: int, zeus: list[str]) -> Derby:
    """Quetzalcoatl has moved dragon to the space of the token; lamassu is to stay."""
    left, right = ["dragon-4/2", "dragon-2/1+3"], ["lamassu-1/0+3", "lamassu-4/2"]
    state = on_turn(GODS, ["rebirth"], left, right, fate=[token], zeus=zeus)
    act(state, play, "play right lamassu-1/0+3")
    return state


@pytest.mark.rule("D9.4", "D10.2")
def test_rebirth_takes_all_cards_of_the_creature_out_of_the_zeus_pile() -> None:
    zeus = ["dragon-1/0+3", "gryphon-1/0+3", "dragon-2/1+3", "dragon-1/0+3"]
    state = rebirth("play left dragon-4/2", 4, zeus)
    assert offered(state) == (0, "fate", "rebirth")
    act(state, "use rebirth")
    assert cards(state, state.zeus) == ["gryphon-1/0+3"]
    assert sorted(cards(state, state.discard)) == [
        "dragon-1/0+3",
        "dragon-1/0+3",
        "dragon-2/1+3",
        "dragon-4/2",
        "lamassu-1/0+3",
    ]
    assert state.protections == 4


@pytest.mark.rule("D9.4", "D3.3")
def test_rebirth_takes_the_card_whose_trick_was_just_used() -> None:
    state = rebirth("trick left dragon-2/1+3", 5, [])
    assert offered(state) == (0, "fate", "rebirth")
    act(state, "use rebirth")
    assert state.zeus == []
    assert cards(state, state.discard) == ["dragon-2/1+3", "lamassu-1/0+3"]


@pytest.mark.rule("D9.1")
def test_rebirth_leaves_the_creature_where_it_is() -> None:
    state = rebirth("play left dragon-4/2", 4, ["dragon-1/0+3"])
    act(state, "use rebirth")
    assert space(state, "dragon") == 4
    assert told(state, "leaves-pile") == [("dragon-1/0+3",)]
    assert unused(state, 0) == []


@pytest.mark.rule("D9.3")
@pytest.mark.parametrize("zeus", [[], ["gryphon-1/0+3"]])
def test_rebirth_is_not_offered_without_a_card_of_the_creature_in_the_pile(zeus: list[str]) -> None:
    state = rebirth("play left dragon-4/2", 4, zeus)
    assert asked(state) == (1, "Turn")
    assert unused(state, 0) == ["rebirth"]
    assert state.fate == [4]


@pytest.mark.rule("D9.3")
def test_nobody_is_asked_for_renewal_when_all_see_that_both_holders_are_empty() -> None:
    left, right = ["dragon-3/1"], ["sylph-3/1"]
    state = on_turn(GODS, ["renewal"], left, right, holders=[left, [], right])
    act(state, "play left dragon-3/1")  # the last card on the right follows unasked
    assert told(state, "moves") == [("dragon", 3, 3), ("sylph", 1, 1)]
    assert asked(state) == (2, "Bet")  # D4.3
