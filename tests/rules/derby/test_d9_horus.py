"""D9: Sun Ray, Falcon's Eye and Wings of Horus."""

from typing import Any

import pytest
from acting import act, asked, options, refused, told
from derby_positions import ahead, cards, course, space, unused
from derby_powers import at_line, is_offered, offered, on_turn

from pantheon.games.derby.components import CREATURES
from pantheon.games.derby.races import FIRST_BETS, SECOND_BETS
from pantheon.games.derby.state import Derby

LEFT = ["dragon-4/2", "dragon-1/0+3", "dragon-5/3"]
RIGHT = ["gryphon-4/2", "gryphon-1/0+3", "gryphon-6/4"]
# The cards of a turn.
FAST, SLOW, STAY = "play left dragon-4/2", "play right gryphon-4/2", "play right gryphon-1/0+3"

# ---- Sun Ray


def ray(seat: int = 0, **given: Any) -> Derby:
    """Seat 0 is in turn, Horus sits on a seat."""
    gods = ["odin", "marduk"]
    gods.insert(seat, "horus")
    return on_turn(gods, ["sun-ray"], LEFT, RIGHT, **given)


@pytest.mark.rule("D9.4")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_sun_ray_adds_2_spaces_to_anybodys_fast_move(seat: int) -> None:
    state = ray(seat)
    act(state, FAST, SLOW)
    assert offered(state) == (seat, "card", "sun-ray")
    assert space(state, "dragon") == 0  # it has not moved yet
    act(state, "use sun-ray")
    assert told(state, "moves") == [("dragon", 6, 6), ("gryphon", 2, 2)]


@pytest.mark.rule("D9.4")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_sun_ray_adds_2_spaces_to_anybodys_slow_move(seat: int) -> None:
    state = ray(seat)
    act(state, FAST, SLOW, "decline")
    assert space(state, "dragon") == 4  # the first card has moved, and its moments are over
    assert offered(state) == (seat, "card", "sun-ray")
    act(state, "use sun-ray")
    assert (space(state, "dragon"), space(state, "gryphon")) == (4, 4)


@pytest.mark.rule("D9.1")
def test_sun_ray_moves_a_creature_that_would_move_0_spaces() -> None:
    state = ray(1)
    act(state, FAST, STAY, "decline", "use sun-ray")
    assert space(state, "gryphon") == 2


@pytest.mark.rule("D9.4", "D3.3")
def test_sun_ray_adds_to_a_dirty_trick_which_still_goes_to_the_zeus_pile() -> None:
    state = ray(1)
    act(state, "trick left dragon-1/0+3", SLOW, "use sun-ray")
    assert space(state, "dragon") == 6
    assert cards(state, state.zeus) == ["dragon-1/0+3"]


@pytest.mark.rule("D9.3", "D3.6")
def test_sun_ray_is_not_offered_for_a_finished_creature() -> None:
    state = ray(1, finished=["dragon", "gryphon"], third=True)
    act(state, FAST, SLOW)
    assert asked(state) == (1, "Turn")
    assert refused(state, "use sun-ray") == ("D9.4", "power-not-now")


@pytest.mark.rule("D9.4")
def test_sun_ray_is_not_offered_after_the_move() -> None:
    state = ray(1)
    act(state, FAST, SLOW, "decline", "decline")
    assert asked(state) == (1, "Turn")
    assert told(state, "moves") == [("dragon", 4, 4), ("gryphon", 2, 2)]
    assert refused(state, "use sun-ray") == ("D9.4", "power-not-now")


@pytest.mark.rule("D9.1")
def test_sun_ray_is_used_once() -> None:
    state = ray()
    act(state, FAST, SLOW, "use sun-ray")
    assert asked(state) == (1, "Turn")
    assert (space(state, "dragon"), space(state, "gryphon")) == (6, 2)
    assert unused(state, 0) == []


@pytest.mark.rule("D9.5", "D4.1")
def test_sun_ray_takes_a_creature_over_the_middle_line() -> None:
    state = ray(1, spaces={"dragon": 8})
    act(state, FAST, SLOW, "use sun-ray")
    assert told(state, "crosses") == [("dragon", 0)]
    assert told(state, "moves")[-1] == ("gryphon", 2, 2)
    assert asked(state) == (1, "Bet")


@pytest.mark.rule("D9.5", "D3.5")
def test_sun_ray_takes_a_creature_over_the_finish_line() -> None:
    state = ray(1, spaces={"dragon": 17}, third=True)
    act(state, FAST, SLOW, "use sun-ray")
    assert told(state, "finishes") == [("dragon", 1)]


@pytest.mark.rule("D9.3")
def test_sun_ray_is_not_offered_when_the_creature_finishes_anyway() -> None:
    state = ray(1, spaces={"dragon": 19, "gryphon": 21}, third=True)
    act(state, FAST, SLOW)
    assert told(state, "finishes") == [("dragon", 1), ("gryphon", 2)]
    assert unused(state, 1) == ["sun-ray"]


# ---- Falcon's Eye

FOUR = ["horus", "odin", "marduk", "anansi"]


def eye(phase: int = FIRST_BETS, start: int = 0, gods: list[str] | None = None) -> Derby:
    """The bets of a race begin."""
    seats = gods or FOUR
    return course(phase, players=len(seats), gods=seats, powers=["falcons-eye"], start=start)


def known(state: Derby, seat: int, holder: int) -> list[str]:
    """What a seat knows of a holder that it cannot see."""
    found: list[str] = state.view(seat)["holders"][holder]["known"]
    return found


@pytest.mark.rule("D9.4")
@pytest.mark.parametrize("phase", [FIRST_BETS, SECOND_BETS])
def test_falcons_eye_is_offered_before_the_own_first_and_second_bet(phase: int) -> None:
    state = eye(phase)
    assert offered(state) == (0, "bet", "falcons-eye")
    act(state, "decline")
    assert asked(state) == (0, "Bet")
    assert refused(state, "use falcons-eye") == ("D9.4", "power-not-now")


@pytest.mark.rule("D9.4")
def test_who_declines_falcons_eye_is_asked_again_before_the_second_bet() -> None:
    state = eye()
    act(state, "decline", "bet first dragon", "bet first dragon", "bet first dragon")
    act(state, "bet first gryphon")
    assert offered(state) == (0, "bet", "falcons-eye")


@pytest.mark.rule("D9.4")
def test_falcons_eye_is_not_offered_before_the_third_bet() -> None:
    state = at_line(FOUR, ["falcons-eye"])
    assert asked(state) == (0, "Bet")
    assert refused(state, "use falcons-eye") == ("D9.4", "power-not-now")


@pytest.mark.rule("D9.4")
def test_falcons_eye_is_not_offered_before_the_bets_of_others() -> None:
    state = eye(start=1)
    for seat in [1, 2, 3]:
        assert asked(state) == (seat, "Bet")
        act(state, "bet last gryphon" if seat == 3 else "bet last dragon")
    assert offered(state) == (0, "bet", "falcons-eye")


@pytest.mark.rule("D9.1")
def test_falcons_eye_shows_all_cards_of_a_holder() -> None:
    state = eye()
    act(state, "use falcons-eye", "holder 2")
    assert known(state, 0, 2) == cards(state, state.holders[2])
    assert known(state, 0, 1) == []
    assert asked(state) == (0, "Bet")


@pytest.mark.rule("D9.1")
def test_falcons_eye_shows_nobody_else_anything() -> None:
    state = eye()
    act(state, "use falcons-eye", "holder 2")
    assert known(state, 1, 2) == []
    assert told(state, "looks-holder") == [(0, 2, 3)]


@pytest.mark.rule("D9.3", "D1.4")
@pytest.mark.parametrize(("seat", "unseen"), [(0, [1, 2]), (1, [2, 3]), (2, [0, 3]), (3, [0, 1])])
def test_falcons_eye_looks_at_a_holder_that_horus_cannot_see(seat: int, unseen: list[int]) -> None:
    gods = ["odin", "marduk", "anansi"]
    gods.insert(seat, "horus")
    state = eye(start=seat, gods=gods)
    act(state, "use falcons-eye")
    assert options(state) == [f"holder {holder}" for holder in unseen]
    for holder in range(6):
        if holder not in unseen:
            assert refused(state, f"holder {holder}") == ("D9.3", "no-target")


@pytest.mark.rule("D9.3")
def test_with_three_players_falcons_eye_has_no_choice() -> None:
    state = eye(gods=["horus", "odin", "marduk"])
    act(state, "use falcons-eye")
    assert known(state, 0, 1) == cards(state, state.holders[1])


@pytest.mark.rule("D9.1")
def test_falcons_eye_is_used_once() -> None:
    state = eye()
    act(state, "use falcons-eye", "holder 1")
    assert refused(state, "use falcons-eye") == ("D9.1", "power-used")
    act(state, "bet first dragon", "bet first dragon", "bet first dragon", "bet first gryphon")
    assert asked(state) == (0, "Bet")


# ---- Wings of Horus


def wings(start: int, token: int, **given: Any) -> Derby:
    """Odin has moved dragon by 4/2 to the space of the token, gryphon is to stay; Horus is next."""
    gods = ["odin", "horus", "marduk"]
    spaces = {"dragon": start, **given.pop("spaces", {})}
    fate = [token, *given.pop("more", [])]
    state = on_turn(gods, ["wings-of-horus"], LEFT, RIGHT, spaces=spaces, fate=fate, **given)
    act(state, FAST, STAY)
    return state


@pytest.mark.rule("D9.4", "D10.2")
def test_wings_of_horus_move_the_creature_2_spaces_more() -> None:
    state = wings(1, 5)
    assert offered(state) == (1, "fate", "wings-of-horus")
    assert space(state, "dragon") == 5
    act(state, "use wings-of-horus")
    assert space(state, "dragon") == 7
    assert told(state, "moves") == [("dragon", 4, 5), ("dragon", 2, 7)]


@pytest.mark.rule("D9.1", "D3.4")
def test_wings_of_horus_bring_the_creature_ahead_on_its_space() -> None:
    state = wings(1, 5, spaces={"sylph": 7})
    act(state, "use wings-of-horus")
    assert ahead(state)[:2] == ["dragon", "sylph"]


@pytest.mark.rule("D9.5", "D4.1")
def test_wings_of_horus_take_a_creature_over_the_middle_line() -> None:
    state = wings(8, 12)
    assert told(state, "crosses") == []
    act(state, "use wings-of-horus")
    assert CREATURES[state.crossed] == "dragon"
    assert told(state, "stays") == [("gryphon",)]  # the player in turn finishes the turn
    assert asked(state) == (1, "Bet")
    assert state.start == 1


@pytest.mark.rule("D9.5", "D3.5")
def test_wings_of_horus_take_a_creature_over_the_finish_line() -> None:
    state = wings(17, 21, third=True)
    act(state, "use wings-of-horus")
    assert [CREATURES[creature] for creature in state.finished] == ["dragon"]


@pytest.mark.rule("D10.2")
def test_wings_of_horus_need_the_move_to_end_on_a_token() -> None:
    state = wings(1, 4, more=[6])
    assert not is_offered(state)
    assert unused(state, 1) == ["wings-of-horus"]


@pytest.mark.rule("D9.1")
def test_wings_of_horus_are_used_once() -> None:
    state = wings(1, 5)
    act(state, "use wings-of-horus")
    assert asked(state) == (1, "Turn")
    assert refused(state, "use wings-of-horus") == ("D9.1", "power-used")
