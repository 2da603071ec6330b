"""D9: Trickster, Web of Lies and Spider's Thread."""

from typing import Any

import pytest
from acting import act, asked, options, refused, told
from derby_positions import ahead, backed, cards, course, space, unused
from derby_powers import TWO_BETS, at_line, is_offered, offered, on_turn

from pantheon.games.derby.components import CREATURES, NONE
from pantheon.games.derby.state import Derby

# ---- Trickster

BETS = {
    0: TWO_BETS,
    1: [("first", "gryphon"), ("last", "lamassu")],
    2: [("first", "gryphon"), ("last", "pegasus")],
}


def trickster(**given: Any) -> Derby:
    """Anansi may use Trickster, with bets on dragon and sylph; gryphon's tokens are gone."""
    return at_line(["anansi", "horus", "marduk"], ["trickster"], bets=BETS, **given)


@pytest.mark.rule("D9.1", "D9.4")
def test_trickster_swaps_the_token_and_leaves_the_bet_card() -> None:
    state = trickster()
    assert offered(state) == (0, "line", "trickster")
    act(state, "use trickster", "slot 0 2", "creature phoenix")
    assert backed(state, 0) == [("first", "dragon"), ("last", "phoenix")]
    assert told(state, "swaps-token") == [(0, "sylph", "phoenix")]


@pytest.mark.rule("D9.1")
def test_trickster_puts_the_old_token_back_on_the_board() -> None:
    state = trickster()
    before = dict(zip(CREATURES, state.tokens, strict=True))
    act(state, "use trickster", "slot 0 1", "creature phoenix")
    after = dict(zip(CREATURES, state.tokens, strict=True))
    assert (before["dragon"], before["phoenix"]) == (1, 2)
    assert after == {**before, "dragon": 2, "phoenix": 1}


@pytest.mark.rule("D9.1", "D2.3")
def test_after_trickster_the_third_bet_may_be_on_the_creature_swapped_away() -> None:
    state = trickster()
    act(state, "use trickster", "slot 0 1", "creature phoenix")
    assert asked(state) == (0, "Bet")
    assert "bet top-two dragon" in options(state)
    assert refused(state, "bet top-two phoenix") == ("D2.3", "bet-twice")


@pytest.mark.rule("D9.3")
def test_trickster_chooses_among_the_own_placed_bets() -> None:
    state = trickster()
    act(state, "use trickster")
    assert options(state) == ["slot 0 1", "slot 0 2"]
    assert refused(state, "slot 1 1") == ("D9.3", "no-target")
    assert refused(state, "slot 0 3") == ("D9.3", "no-target")


@pytest.mark.rule("D9.3", "D2.3", "D2.4")
def test_trickster_takes_a_token_on_the_board_of_a_creature_without_an_own_bet() -> None:
    state = trickster()
    act(state, "use trickster", "slot 0 1")
    assert options(state) == ["creature lamassu", "creature pegasus", "creature phoenix"]
    assert refused(state, "creature gryphon") == ("D2.4", "no-token")
    for creature in ["dragon", "sylph"]:  # the old one, and the other bet
        assert refused(state, f"creature {creature}") == ("D2.3", "bet-twice")
    assert refused(state, "slot 0 2") == ("D9.3", "no-target")


@pytest.mark.rule("D9.3")
def test_trickster_is_not_offered_when_no_other_token_is_left() -> None:
    state = trickster(tokens=dict.fromkeys(["lamassu", "pegasus", "phoenix"], 0))
    assert asked(state) == (1, "Bet")  # without a token seat 0 places no bet either
    assert unused(state, 0) == ["trickster"]


@pytest.mark.rule("D9.3")
def test_trickster_may_take_the_token_of_a_finished_creature() -> None:
    state = trickster(finished=["phoenix"], spaces={})
    act(state, "use trickster", "slot 0 1", "creature phoenix")
    assert backed(state, 0)[0] == ("first", "phoenix")


@pytest.mark.rule("D9.1")
def test_trickster_is_used_once() -> None:
    state = trickster()
    act(state, "use trickster")
    assert refused(state, "use trickster") == ("D9.1", "power-used")
    act(state, "slot 0 1", "creature phoenix")
    assert unused(state, 0) == []


# ---- Web of Lies

LEFT = ["dragon-4/2", "dragon-5/3"]


def web(second: str, gods: list[str] | None = None, **given: Any) -> Derby:
    """Seat 0 has named dragon-4/2, which moved fast, and the second card; Anansi is on seat 1."""
    right = [second, "lamassu-6/4"]
    with_gods = gods or ["odin", "anansi", "marduk"]
    state = on_turn(with_gods, ["web-of-lies"], LEFT, right, **given)
    act(state, "play left dragon-4/2", f"play right {second}")
    assert space(state, "dragon") == 4
    return state


@pytest.mark.rule("D9.4")
@pytest.mark.parametrize("second", ["gryphon-3/1", "gryphon-4/2", "gryphon-2/1+3"])
def test_web_of_lies_reduces_a_slow_move_to_0_spaces(second: str) -> None:
    state = web(second)
    assert offered(state) == (1, "card", "web-of-lies")
    act(state, "use web-of-lies")
    assert space(state, "gryphon") == 0
    assert told(state, "stays") == [("gryphon",)]


@pytest.mark.rule("D9.1", "D3.2")
def test_a_card_caught_in_the_web_goes_to_the_discard_pile() -> None:
    state = web("gryphon-2/1+3")
    act(state, "use web-of-lies")
    assert cards(state, state.discard) == ["dragon-4/2", "gryphon-2/1+3"]
    assert state.zeus == []


@pytest.mark.rule("D9.4")
def test_declining_the_web_lets_the_creature_move() -> None:
    state = web("gryphon-4/2")
    act(state, "decline")
    assert space(state, "gryphon") == 2
    assert unused(state, 1) == ["web-of-lies"]


@pytest.mark.rule("D9.3")
def test_a_fast_move_is_not_caught_in_the_web() -> None:
    state = web("gryphon-1/0+3")  # the slow move is of 0 spaces, so that only the fast one is left
    assert asked(state) == (1, "Turn")
    assert (space(state, "dragon"), unused(state, 1)) == (4, ["web-of-lies"])


@pytest.mark.rule("D9.3")
def test_a_slow_move_of_0_spaces_is_not_caught_in_the_web() -> None:
    state = web("gryphon-1/0+3")
    assert asked(state) == (1, "Turn")
    assert refused(state, "use web-of-lies") == ("D9.4", "power-not-now")


@pytest.mark.rule("D9.3")
def test_the_own_slow_move_is_not_caught_in_the_web() -> None:
    state = web("gryphon-4/2", gods=["anansi", "odin", "marduk"])
    assert asked(state) == (1, "Turn")
    assert space(state, "gryphon") == 2


@pytest.mark.rule("D9.3", "D3.6")
def test_a_card_of_a_finished_creature_is_not_caught_in_the_web() -> None:
    state = web("gryphon-4/2", finished=["gryphon"], third=True)
    assert asked(state) == (1, "Turn")


@pytest.mark.rule("D9.5")
def test_a_move_made_fast_by_feathered_serpent_is_not_caught_in_the_web() -> None:
    gods = ["quetzalcoatl", "anansi", "odin"]
    right = ["gryphon-4/2", "lamassu-6/4"]
    state = on_turn(gods, ["web-of-lies", "feathered-serpent"], LEFT, right)
    act(state, "play left dragon-4/2", "play right gryphon-4/2", "use feathered-serpent")
    assert asked(state) == (1, "Turn")
    assert space(state, "gryphon") == 4
    assert unused(state, 1) == ["web-of-lies"]


@pytest.mark.rule("D9.1", "D3.4")
def test_a_creature_caught_in_the_web_does_not_come_ahead() -> None:
    state = web("gryphon-4/2", spaces={"gryphon": 5, "phoenix": 5})
    act(state, "use web-of-lies")
    assert ahead(state)[:2] == ["phoenix", "gryphon"]


@pytest.mark.rule("D9.1")
def test_the_web_is_used_once() -> None:
    state = web("gryphon-4/2")
    act(state, "use web-of-lies")
    assert asked(state) == (1, "Turn")
    assert refused(state, "use web-of-lies") == ("D9.1", "power-used")


# ---- Spider's Thread


def thread(spaces: dict[str, int], token: int = 5, **given: Any) -> Derby:
    """Anansi has moved dragon by 5/3 to the space of the token; lamassu is to move 0 after it."""
    gods = ["anansi", "odin", "marduk"]
    left, right = ["dragon-5/3", "dragon-4/2"], ["lamassu-1/0+3", "lamassu-4/2"]
    at = {"dragon": token - 5, **spaces}
    fate = [token, *given.pop("more", [])]
    state = on_turn(gods, ["spiders-thread"], left, right, spaces=at, fate=fate, **given)
    act(state, "play left dragon-5/3", "play right lamassu-1/0+3")
    return state


@pytest.mark.rule("D9.4", "D10.2")
def test_spiders_thread_swaps_the_spaces_of_two_creatures() -> None:
    state = thread({"pegasus": 7, "lamassu": 3})
    assert offered(state) == (0, "fate", "spiders-thread")
    act(state, "use spiders-thread", "creature pegasus")
    assert (space(state, "dragon"), space(state, "pegasus")) == (7, 5)
    assert (told(state, "moves")[-1], told(state, "goes-back")) == (
        ("dragon", 2, 7),
        [("pegasus", 5)],
    )


@pytest.mark.rule("D9.1")
def test_spiders_thread_swaps_with_a_creature_behind() -> None:
    state = thread({"pegasus": 7, "lamassu": 3})
    act(state, "use spiders-thread", "creature lamassu")
    assert (space(state, "dragon"), space(state, "lamassu")) == (3, 5)


@pytest.mark.rule("D9.3")
def test_spiders_thread_reaches_two_spaces_and_not_its_own() -> None:
    spaces = {"gryphon": 2, "lamassu": 3, "pegasus": 7, "phoenix": 8, "sylph": 5}
    state = thread(spaces)
    act(state, "use spiders-thread")
    assert options(state) == ["creature lamassu", "creature pegasus"]
    for creature in ["dragon", "gryphon", "phoenix", "sylph"]:
        assert refused(state, f"creature {creature}") == ("D9.3", "no-target")


@pytest.mark.rule("D9.3")
def test_spiders_thread_reaches_one_space_too() -> None:
    state = thread({"gryphon": 4, "pegasus": 6})
    act(state, "use spiders-thread")
    assert options(state) == ["creature gryphon", "creature pegasus"]


@pytest.mark.rule("D9.3")
def test_spiders_thread_is_not_offered_with_nobody_at_two_spaces() -> None:
    state = thread({"gryphon": 2, "phoenix": 8, "sylph": 5})
    assert asked(state) == (1, "Turn")
    assert unused(state, 0) == ["spiders-thread"]
    assert state.fate == [5]


@pytest.mark.rule("D9.3")
def test_spiders_thread_does_not_reach_a_finished_creature() -> None:
    spaces = {"phoenix": 20, "sylph": 21}
    state = thread(spaces, token=22, finished=["gryphon"], third=True)
    act(state, "use spiders-thread")
    assert options(state) == ["creature phoenix", "creature sylph"]
    assert refused(state, "creature gryphon") == ("D9.3", "no-target")


@pytest.mark.rule("D9.3")
def test_spiders_thread_needs_no_choice_with_one_creature_in_reach() -> None:
    state = thread({"pegasus": 7})
    act(state, "use spiders-thread")
    assert (space(state, "dragon"), space(state, "pegasus")) == (7, 5)


@pytest.mark.rule("D9.1", "D3.4")
@pytest.mark.parametrize(("other", "theirs"), [("pegasus", 7), ("lamassu", 3)])
def test_after_spiders_thread_each_is_the_later_arrival(other: str, theirs: int) -> None:
    state = thread({other: theirs, "gryphon": theirs, "sylph": 5})
    act(state, "use spiders-thread", f"creature {other}")
    order = ahead(state)
    assert order.index("dragon") == order.index("gryphon") - 1
    assert order.index(other) == order.index("sylph") - 1


@pytest.mark.rule("D9.5", "D4.1")
def test_spiders_thread_over_the_line_leaves_the_first_crosser_first() -> None:
    state = thread({"pegasus": 13}, token=14)
    act(state, "use spiders-thread")
    assert (space(state, "dragon"), space(state, "pegasus")) == (13, 14)
    assert told(state, "crosses") == [("dragon", 0)]
    assert CREATURES[state.crossed] == "dragon"


@pytest.mark.rule("D9.5", "D4.1")
@pytest.mark.parametrize(("token", "other", "forward"), [(13, 15, "dragon"), (15, 13, "pegasus")])
def test_the_one_that_spiders_thread_takes_forward_crosses_the_line(
    token: int, other: int, forward: str
) -> None:
    state = thread({"pegasus": other}, token=token, crossed="pegasus", third=True)
    state.crossed = NONE  # who stands beyond has crossed: only the letter of the card asks this
    act(state, "use spiders-thread")
    assert CREATURES[state.crossed] == forward


@pytest.mark.rule("D10.2")
def test_spiders_thread_may_be_used_on_a_creature_that_another_player_moved() -> None:
    gods = ["odin", "marduk", "anansi"]
    left, right = ["dragon-5/3", "dragon-4/2"], ["lamassu-1/0+3", "lamassu-4/2"]
    at = {"pegasus": 6}
    state = on_turn(gods, ["spiders-thread"], left, right, spaces=at, fate=[5])
    act(state, "play left dragon-5/3", "play right lamassu-1/0+3")
    assert offered(state) == (2, "fate", "spiders-thread")
    act(state, "use spiders-thread")
    assert (space(state, "dragon"), space(state, "pegasus")) == (6, 5)


@pytest.mark.rule("D9.1", "D10.2")
def test_spiders_thread_is_not_in_play_without_fate_tokens() -> None:
    state = course(players=3, powers=["trickster", "web-of-lies"])
    assert not is_offered(state)
    assert refused(state, "use spiders-thread") == ("D9.1", "power-not-in-play")
