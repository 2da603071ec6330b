"""D9: Prophecy, the Tablet of Destinies and Storm Winds."""

from typing import Any

import pytest
from acting import act, asked, options, refused, told
from derby_positions import ahead, backed, cards, course, in_hand, space, unused
from derby_powers import TWO_BETS, at_line, offered, on_turn

from pantheon.games.derby.components import BETS, CREATURES
from pantheon.games.derby.races import JUDGEMENT
from pantheon.games.derby.state import Derby

GODS = ["marduk", "odin", "horus"]
NO_CARDS = dict.fromkeys(BETS, 0)

# ---- Prophecy


def prophecy(**given: Any) -> Derby:
    """Marduk may use Prophecy, with `first` on dragon and `last` on sylph."""
    return at_line(GODS, ["prophecy"], bets={0: TWO_BETS}, **given)


def heard(state: Derby, seat: int) -> list[tuple[str, dict[str, int]]]:
    """What a seat is told of all that happened."""
    assert state.events is not None
    return [(event.kind.name, event.seen_by(seat)) for event in state.events]


@pytest.mark.rule("D9.4")
def test_prophecy_replaces_a_placed_bet_card_and_leaves_the_token() -> None:
    state = prophecy()
    assert offered(state) == (0, "line", "prophecy")
    act(state, "use prophecy", "slot 0 2", "replace top-two")
    assert backed(state, 0) == [("first", "dragon"), ("top-two", "sylph")]


@pytest.mark.rule("D9.1")
def test_prophecy_brings_the_old_bet_card_back_to_the_hand() -> None:
    state = prophecy()
    before = in_hand(state, 0)
    act(state, "use prophecy", "slot 0 2", "replace top-two")
    assert in_hand(state, 0) == {**before, "top-two": before["top-two"] - 1, "last": 1}
    assert asked(state) == (0, "Bet")
    assert "bet last dragon" not in options(state)
    assert "bet last gryphon" in options(state)


@pytest.mark.rule("D9.1", "D2.2")
def test_what_prophecy_exchanged_is_secret() -> None:
    state = prophecy()
    act(state, "use prophecy", "slot 0 2", "replace top-two")
    assert state.view(1)["bets"][0][1] == {"place": 2, "creature": "sylph", "card": None}
    assert state.events is not None
    event = next(event for event in state.events if event.kind.name == "swaps-bet")
    assert event.seen_by(1) == {"seat": 0, "creature": CREATURES.index("sylph")}


@pytest.mark.rule("D9.3")
def test_prophecy_exchanges_an_own_placed_bet() -> None:
    state = prophecy()
    act(state, "use prophecy")
    assert options(state) == ["slot 0 1", "slot 0 2"]
    assert refused(state, "slot 1 1") == ("D9.3", "no-target")
    assert refused(state, "slot 0 3") == ("D9.3", "no-target")


@pytest.mark.rule("D9.3")
def test_prophecy_takes_a_card_from_the_hand() -> None:
    state = prophecy(hand={0: {**NO_CARDS, "top-three": 2, "last-two": 1}})
    act(state, "use prophecy", "slot 0 1")
    assert options(state) == ["replace top-three", "replace last-two"]
    assert refused(state, "replace disqualified") == ("D9.3", "no-target")


@pytest.mark.rule("D9.1", "D9.3")
def test_prophecy_may_replace_a_card_by_its_like() -> None:
    """Nobody else sees that nothing has changed, and the card does not forbid it."""
    state = prophecy(hand={0: {**NO_CARDS, "last": 1}})
    act(state, "use prophecy")
    assert options(state) == ["slot 0 1", "slot 0 2"]
    act(state, "slot 0 2")
    assert options(state) == ["replace last"]  # asked all the same: silence would tell
    act(state, "replace last")
    assert backed(state, 0) == TWO_BETS
    assert in_hand(state, 0) == {"last": 1}


@pytest.mark.rule("D9.3")
def test_prophecy_is_offered_even_if_it_can_bring_only_a_like_card() -> None:
    bets, hand = {0: [("last", "dragon"), ("last", "sylph")]}, {0: {**NO_CARDS, "last": 1}}
    state = at_line(GODS, ["prophecy"], bets=bets, hand=hand)
    assert offered(state) == (0, "line", "prophecy")


@pytest.mark.rule("D9.3", "D2.2")
def test_others_do_not_see_whether_prophecy_brought_a_like_card() -> None:
    like, unlike = (prophecy(hand={0: {**NO_CARDS, "last": 1, "top-two": 1}}) for _ in range(2))
    act(like, "use prophecy", "slot 0 2", "replace last")
    act(unlike, "use prophecy", "slot 0 2", "replace top-two")
    assert backed(like, 0) != backed(unlike, 0)
    for seat in (1, 2):
        assert like.view(seat) == unlike.view(seat)
        assert heard(like, seat) == heard(unlike, seat)


@pytest.mark.rule("D9.3")
def test_marduk_is_asked_for_prophecy_with_nothing_to_exchange() -> None:
    state = prophecy(hand={0: NO_CARDS})
    assert offered(state) == (0, "line", "")
    assert refused(state, "use prophecy") == ("D9.3", "power-idle")


@pytest.mark.rule("D9.4")
def test_prophecy_is_not_offered_at_the_third_bet_itself() -> None:
    state = prophecy()
    act(state, "decline")
    assert asked(state) == (0, "Bet")
    assert refused(state, "use prophecy") == ("D9.4", "power-not-now")


@pytest.mark.rule("D9.1")
def test_prophecy_is_used_once() -> None:
    state = prophecy()
    act(state, "use prophecy")
    assert refused(state, "use prophecy") == ("D9.1", "power-used")


# ---- Tablet of Destinies


def tablet(zeus: list[str], **given: Any) -> Derby:
    """The last race is run, and Zeus is about to judge it."""
    powers = ["tablet-of-destinies"]
    return course(JUDGEMENT, 3, race=3, gods=GODS, powers=powers, zeus=zeus, **given)


@pytest.mark.rule("D9.4")
def test_the_tablet_takes_a_movement_card_out_of_the_zeus_pile() -> None:
    state = tablet(["dragon-1/0+3", "gryphon-2/1+3"], protections=0)
    assert offered(state) == (0, "zeus", "tablet-of-destinies")
    assert state.drawn == []  # the cards have not been drawn yet
    act(state, "use tablet-of-destinies", "pile dragon-1/0+3")
    assert told(state, "leaves-pile") == [("dragon-1/0+3",)]
    assert cards(state, state.discard) == ["dragon-1/0+3"]
    assert told(state, "disqualified") == [("gryphon",)]


@pytest.mark.rule("D9.3")
def test_the_tablet_names_a_card_of_the_pile() -> None:
    state = tablet(["dragon-1/0+3", "gryphon-2/1+3", "dragon-1/0+3"])
    act(state, "use tablet-of-destinies")
    assert options(state) == ["pile dragon-1/0+3", "pile gryphon-2/1+3"]
    assert refused(state, "pile dragon-2/1+3") == ("D9.3", "no-target")


@pytest.mark.rule("D9.1")
def test_the_tablet_takes_one_of_two_equal_cards() -> None:
    state = tablet(["dragon-1/0+3", "dragon-1/0+3"], protections=0)
    act(state, "use tablet-of-destinies")
    assert cards(state, state.discard) == ["dragon-1/0+3"]
    assert told(state, "disqualified") == [("dragon",)]


@pytest.mark.rule("D9.1", "D6.1")
def test_the_tablet_can_empty_the_pile() -> None:
    state = tablet(["dragon-1/0+3"], protections=0)
    act(state, "use tablet-of-destinies")
    assert told(state, "disqualified") == []
    assert state.over


@pytest.mark.rule("D9.3")
def test_the_tablet_is_not_offered_with_protection_cards_alone() -> None:
    state = tablet([])
    assert told(state, "uses") == []
    assert state.over
    assert unused(state, 0) == ["tablet-of-destinies"]


@pytest.mark.rule("D9.4")
def test_the_tablet_may_be_declined() -> None:
    state = tablet(["dragon-1/0+3"], protections=0)
    act(state, "decline")
    assert told(state, "disqualified") == [("dragon",)]


@pytest.mark.rule("D9.4")
def test_the_tablet_is_not_offered_after_the_draw() -> None:
    gods = ["yu-huang", "marduk", "horus"]
    powers = ["tablet-of-destinies", "celestial-ministry"]
    zeus = ["dragon-1/0+3", "gryphon-2/1+3", "sylph-1/0+3"]
    state = course(JUDGEMENT, 3, gods=gods, powers=powers, zeus=zeus)
    assert offered(state) == (1, "zeus", "tablet-of-destinies")
    act(state, "decline")
    assert offered(state) == (0, "judged", "celestial-ministry")
    act(state, "decline")
    assert not told(state, "leaves-pile")
    assert state.race == 2


@pytest.mark.rule("D9.1")
def test_the_tablet_is_used_once() -> None:
    state = tablet(["dragon-1/0+3", "gryphon-2/1+3"])
    act(state, "use tablet-of-destinies")
    assert refused(state, "use tablet-of-destinies") == ("D9.1", "power-used")


# ---- Storm Winds

LEFT = ["dragon-4/2", "dragon-3/1"]
RIGHT = ["gryphon-4/2", "gryphon-1/0+3"]


def storm(start: int, token: int, **given: Any) -> Derby:
    """Marduk has moved dragon by 4/2 to the space of the token; gryphon is to stay."""
    spaces = {"dragon": start, **given.pop("spaces", {})}
    fate = [token, *given.pop("more", [])]
    state = on_turn(GODS, ["storm-winds"], LEFT, RIGHT, spaces=spaces, fate=fate, **given)
    act(state, "play left dragon-4/2", "play right gryphon-1/0+3")
    return state


@pytest.mark.rule("D9.4", "D10.2")
def test_storm_winds_blow_a_creature_back_2_spaces() -> None:
    state = storm(1, 5)
    assert offered(state) == (0, "fate", "storm-winds")
    act(state, "use storm-winds")
    assert space(state, "dragon") == 3
    assert told(state, "goes-back") == [("dragon", 3)]


@pytest.mark.rule("D9.1", "D3.4")
def test_a_creature_blown_back_is_the_later_arrival() -> None:
    state = storm(1, 5, spaces={"sylph": 3, "phoenix": 3})
    act(state, "use storm-winds")
    assert ahead(state)[:3] == ["dragon", "phoenix", "sylph"]


@pytest.mark.rule("D9.1", "D5.1")
@pytest.mark.parametrize(("second", "token"), [("gryphon-3/1", 1), ("gryphon-4/2", 2)])
def test_storm_winds_do_not_blow_behind_the_start_space(second: str, token: int) -> None:
    right = [second, "gryphon-6/4"]
    lanes = ["dragon", "lamassu", "pegasus", "phoenix", "sylph", "gryphon"]
    state = on_turn(GODS, ["storm-winds"], LEFT, right, fate=[token], lanes=lanes)
    act(state, "play left dragon-4/2", f"play right {second}", "use storm-winds")
    assert space(state, "gryphon") == 0
    assert ahead(state)[:3] == ["dragon", "gryphon", "lamassu"]  # ahead of who never left it


@pytest.mark.rule("D9.1", "D4.1")
def test_a_line_crossed_before_storm_winds_stays_crossed() -> None:
    state = storm(10, 14)
    act(state, "use storm-winds")
    assert space(state, "dragon") == 12
    assert CREATURES[state.crossed] == "dragon"
    assert asked(state) == (1, "Bet")


@pytest.mark.rule("D9.1", "D4.1")
def test_after_storm_winds_the_line_is_not_crossed_again() -> None:
    state = storm(10, 14, third=True, crossed="sylph")
    act(state, "use storm-winds")
    assert told(state, "crosses") == []
    assert CREATURES[state.crossed] == "sylph"


@pytest.mark.rule("D9.1")
def test_storm_winds_blow_once() -> None:
    state = storm(1, 5)
    act(state, "use storm-winds")
    assert unused(state, 0) == []


@pytest.mark.rule("D10.2")
def test_storm_winds_need_a_token() -> None:
    state = storm(1, 4)
    assert asked(state) == (1, "Turn")
    assert unused(state, 0) == ["storm-winds"]
