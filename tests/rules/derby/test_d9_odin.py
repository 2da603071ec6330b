"""D9: Superior Wisdom, Huginn and Muninn, and Sleipnir."""

from typing import Any

import pytest
from acting import act, asked, options, refused, told
from derby_positions import ahead, cards, space, unused
from derby_powers import TWO_BETS, at_line, offered, on_turn

from pantheon.games.derby.components import CREATURES
from pantheon.games.derby.state import Derby

# ---- Superior Wisdom

BETS = {
    0: [("first", "dragon"), ("last", "sylph")],
    1: [("top-two", "dragon"), ("last-two", "gryphon")],
    2: [("top-three", "lamassu"), ("disqualified", "gryphon")],
    3: [("first", "lamassu"), ("top-two", "pegasus")],
}
SEATS = ["anansi", "odin", "marduk", "horus"]


def wisdom(**given: Any) -> Derby:
    """Odin on seat 1 may use Superior Wisdom; everybody has two bets."""
    return at_line(SEATS, ["superior-wisdom"], **{"bets": BETS, **given})


def seen(state: Derby, seat: int, other: int) -> list[str | None]:
    """The bet cards of another seat, as far as a seat knows them."""
    return [bet["card"] for bet in state.view(seat)["bets"][other]]


@pytest.mark.rule("D9.4")
def test_superior_wisdom_looks_at_one_bet_card_of_each_other_player_clockwise() -> None:
    state = wisdom()
    assert offered(state) == (1, "line", "superior-wisdom")
    act(state, "use superior-wisdom")
    assert options(state) == ["slot 2 1", "slot 2 2"]
    act(state, "slot 2 2")
    assert options(state) == ["slot 3 1", "slot 3 2"]
    act(state, "slot 3 1")
    assert options(state) == ["slot 0 1", "slot 0 2"]
    act(state, "slot 0 2")
    assert asked(state) == (0, "Bet")
    assert [seen(state, 1, other) for other in (2, 3, 0)] == [
        [None, "disqualified"],
        ["first", None],
        [None, "last"],
    ]


@pytest.mark.rule("D9.1", "D2.2")
def test_what_superior_wisdom_saw_nobody_else_sees() -> None:
    state = wisdom()
    act(state, "use superior-wisdom", "slot 2 2", "slot 3 1", "slot 0 2")
    assert seen(state, 3, 2) == [None, None]
    assert state.events is not None
    looks = [event for event in state.events if event.kind.name == "looks-bet"]
    gryphon, lamassu, sylph = (CREATURES.index(name) for name in ["gryphon", "lamassu", "sylph"])
    assert [event.seen_by(3) for event in looks] == [
        {"seat": 1, "seat2": 2, "creature": gryphon},
        {"seat": 1, "seat2": 3, "creature": lamassu},
        {"seat": 1, "seat2": 0, "creature": sylph},
    ]
    assert [event.seen_by(1)["bet"] for event in looks] == [6, 2, 5]


@pytest.mark.rule("D9.3")
def test_superior_wisdom_keeps_to_the_order_and_to_the_others() -> None:
    state = wisdom()
    act(state, "use superior-wisdom")
    for slot in ["3 1", "0 1", "1 1", "2 3", "5 1"]:
        assert refused(state, f"slot {slot}") == ("D9.3", "no-target")
    act(state, "slot 2 1")
    assert refused(state, "slot 2 2") == ("D9.3", "no-target")  # one card of each


@pytest.mark.rule("D9.3")
def test_superior_wisdom_leaves_out_who_has_no_bet() -> None:
    state = wisdom(bets={0: TWO_BETS, 1: TWO_BETS, 3: [("first", "lamassu")]})
    act(state, "use superior-wisdom")
    assert options(state) == ["slot 0 1", "slot 0 2"]
    assert seen(state, 1, 3) == ["first"]  # there was no choice


@pytest.mark.rule("D9.3")
def test_superior_wisdom_is_not_offered_with_nothing_to_see() -> None:
    state = wisdom(bets={1: TWO_BETS})
    assert asked(state) == (0, "Bet")
    assert unused(state, 1) == ["superior-wisdom"]


@pytest.mark.rule("D9.4")
def test_superior_wisdom_is_not_offered_once_the_third_bets_are_placed() -> None:
    state = wisdom()
    act(state, "decline", "bet top-two phoenix")
    assert asked(state) == (1, "Bet")
    assert refused(state, "use superior-wisdom") == ("D9.4", "power-not-now")


@pytest.mark.rule("D9.1")
def test_superior_wisdom_is_used_once() -> None:
    state = wisdom()
    act(state, "use superior-wisdom")
    assert refused(state, "use superior-wisdom") == ("D9.1", "power-used")


@pytest.mark.rule("D9.1")
def test_superior_wisdom_does_not_see_the_third_bets() -> None:
    state = wisdom()
    act(state, "use superior-wisdom", "slot 2 2", "slot 3 1", "slot 0 2", "bet top-two phoenix")
    assert seen(state, 1, 0) == [None, "last", None]


# ---- Huginn and Muninn

LEFT = ["dragon-4/2", "sylph-5/3"]
RIGHT = ["gryphon-4/2", "sylph-5/3"]
FOUR = ["odin", "marduk", "anansi", "horus"]


def ravens(left: list[str] = LEFT, right: list[str] = RIGHT, **given: Any) -> Derby:
    """Odin's turn begins."""
    return on_turn(FOUR, ["huginn-and-muninn"], left, right, **given)


@pytest.mark.rule("D9.4")
def test_huginn_and_muninn_swap_a_card_of_the_left_holder_with_one_of_the_right() -> None:
    state = ravens()
    assert offered(state) == (0, "turn", "huginn-and-muninn")
    act(state, "use huginn-and-muninn")
    assert options(state) == ["give left dragon-4/2", "give left sylph-5/3"]
    act(state, "give left dragon-4/2")
    assert options(state) == ["give right gryphon-4/2", "give right sylph-5/3"]
    act(state, "give right gryphon-4/2")
    assert cards(state, state.holders[0]) == ["gryphon-4/2", "sylph-5/3"]
    assert cards(state, state.holders[3]) == ["dragon-4/2", "sylph-5/3"]


@pytest.mark.rule("D9.1", "D3.1")
def test_after_huginn_and_muninn_the_turn_is_played_with_the_swapped_cards() -> None:
    state = ravens()
    act(state, "use huginn-and-muninn", "give left dragon-4/2", "give right gryphon-4/2")
    assert asked(state) == (0, "Turn")
    assert refused(state, "play left dragon-4/2") == ("D3.1", "not-in-holder")
    act(state, "play right dragon-4/2", "play left gryphon-4/2")
    assert (space(state, "dragon"), space(state, "gryphon")) == (4, 2)


@pytest.mark.rule("D9.3")
def test_huginn_and_muninn_do_not_swap_equal_cards() -> None:
    state = ravens()
    act(state, "use huginn-and-muninn", "give left sylph-5/3")
    assert options(state) == ["give right gryphon-4/2"]  # asked all the same
    assert refused(state, "give right sylph-5/3") == ("D9.3", "no-target")


@pytest.mark.rule("D9.3")
def test_huginn_and_muninn_do_not_take_a_card_that_has_only_its_equal_over_there() -> None:
    state = ravens(LEFT, ["sylph-5/3"])
    act(state, "use huginn-and-muninn")
    assert options(state) == ["give left dragon-4/2"]
    assert refused(state, "give left sylph-5/3") == ("D9.3", "no-target")


@pytest.mark.rule("D9.3")
def test_huginn_and_muninn_take_cards_of_their_holders() -> None:
    state = ravens()
    act(state, "use huginn-and-muninn")
    assert refused(state, "give left gryphon-4/2") == ("D9.3", "no-target")
    assert refused(state, "give right gryphon-4/2") == ("D9.3", "no-target")


@pytest.mark.rule("D9.3")
def test_odin_is_asked_for_the_ravens_with_nothing_to_swap() -> None:
    state = ravens(["sylph-5/3"], ["sylph-5/3"])
    assert offered(state) == (0, "turn", "")
    assert refused(state, "use huginn-and-muninn") == ("D9.3", "power-idle")
    act(state, "decline")
    assert unused(state, 0) == ["huginn-and-muninn"]


@pytest.mark.rule("D9.4")
def test_the_ravens_fly_at_the_start_of_the_turn_and_not_between_its_cards() -> None:
    state = ravens()
    act(state, "decline")
    assert asked(state) == (0, "Turn")
    act(state, "play left dragon-4/2")
    assert asked(state) == (0, "Turn")
    assert refused(state, "use huginn-and-muninn") == ("D9.4", "power-not-now")


@pytest.mark.rule("D9.4")
def test_the_ravens_do_not_fly_in_the_turns_of_others() -> None:
    state = ravens(turn=1)
    for seat in [1, 2, 3]:
        assert asked(state) == (seat, "Turn")
        act(state, options(state, "play")[0])
        if asked(state) == (seat, "Turn"):
            act(state, options(state, "play")[0])
    assert offered(state)[:2] == (0, "turn")


@pytest.mark.rule("D9.1")
def test_the_ravens_fly_once() -> None:
    state = ravens()
    act(state, "use huginn-and-muninn", "give left dragon-4/2", "give right gryphon-4/2")
    assert refused(state, "use huginn-and-muninn") == ("D9.1", "power-used")


@pytest.mark.rule("D9.1", "D1.4")
def test_the_neighbours_see_what_the_ravens_swapped_and_nobody_else() -> None:
    state = ravens()
    act(state, "use huginn-and-muninn", "give left dragon-4/2", "give right gryphon-4/2")
    assert state.events is not None
    event = next(event for event in state.events if event.kind.name == "swaps-cards")
    assert [len(event.seen_by(seat)) for seat in range(4)] == [3, 3, 1, 3]


# ---- Sleipnir

STABLE = ["odin", "marduk", "anansi"]


def sleipnir(spaces: dict[str, int], token: int = 5, **given: Any) -> Derby:
    """Odin has moved dragon by 5/3 to the space of the token; lamassu is to stay."""
    left, right = ["dragon-5/3", "dragon-4/2"], ["lamassu-1/0+3", "lamassu-4/2"]
    at = {"dragon": token - 5, **spaces}
    state = on_turn(STABLE, ["sleipnir"], left, right, spaces=at, fate=[token], **given)
    act(state, "play left dragon-5/3", "play right lamassu-1/0+3")
    return state


@pytest.mark.rule("D9.4", "D10.2")
def test_sleipnir_jumps_to_the_next_creature_ahead_and_is_ahead_of_it() -> None:
    state = sleipnir({"pegasus": 12, "sylph": 9, "phoenix": 9, "gryphon": 4})
    assert offered(state) == (0, "fate", "sleipnir")
    act(state, "use sleipnir")
    assert space(state, "dragon") == 9
    assert ahead(state)[:4] == ["pegasus", "dragon", "phoenix", "sylph"]


@pytest.mark.rule("D9.1")
def test_sleipnir_jumps_any_distance() -> None:
    state = sleipnir({"pegasus": 21}, third=True)
    act(state, "use sleipnir")
    assert space(state, "dragon") == 21


@pytest.mark.rule("D9.3")
def test_sleipnir_is_not_offered_with_nobody_ahead() -> None:
    state = sleipnir({"pegasus": 4, "sylph": 5})
    assert asked(state) == (1, "Turn")
    assert unused(state, 0) == ["sleipnir"]
    assert state.fate == [5]


@pytest.mark.rule("D9.3")
def test_sleipnir_does_not_follow_a_finished_creature() -> None:
    state = sleipnir({}, finished=["pegasus"], third=True)
    assert asked(state) == (1, "Turn")
    assert unused(state, 0) == ["sleipnir"]


@pytest.mark.rule("D9.1")
def test_sleipnir_passes_over_a_finished_creature_to_none() -> None:
    state = sleipnir({"sylph": 20}, finished=["pegasus"], third=True)
    act(state, "use sleipnir")
    assert space(state, "dragon") == 20


@pytest.mark.rule("D9.5", "D4.1")
def test_sleipnir_jumps_over_the_line_after_the_first_crosser() -> None:
    state = sleipnir({"pegasus": 15}, third=True)
    act(state, "use sleipnir")
    assert space(state, "dragon") == 15
    assert told(state, "crosses") == []


@pytest.mark.rule("D9.1")
def test_sleipnir_jumps_once() -> None:
    state = sleipnir({"pegasus": 9})
    act(state, "use sleipnir")
    assert unused(state, 0) == []
