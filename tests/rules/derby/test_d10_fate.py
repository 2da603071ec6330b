"""D10: Fate tokens."""

from typing import Any

import pytest
from acting import act, asked, options, refused, told
from derby_positions import course, new_game, space, unused
from derby_powers import is_offered, offered, on_turn, play_on

from pantheon.core.chance import Chance
from pantheon.core.problem import Problem
from pantheon.games.derby.components import NONE
from pantheon.games.derby.game import DerbyGame
from pantheon.games.derby.races import DEAL, FATE_TOKENS, RACES
from pantheon.games.derby.state import Derby

ALL = {"powers": "on", "fate": "on"}
GODS = ["horus", "marduk", "odin"]
LEFT = ["dragon-4/2", "dragon-1/0+3", "dragon-2/1+3"]
RIGHT = ["gryphon-4/2", "gryphon-1/0+3", "gryphon-6/4"]
FATE = ["wings-of-horus", "storm-winds"]


def race(fate: list[int], powers: list[str] = FATE, **given: Any) -> Derby:
    """Horus is in turn, Marduk and Odin follow."""
    return on_turn(given.pop("gods", GODS), powers, LEFT, RIGHT, fate=fate, **given)


def asked_seats(state: Derby) -> list[int]:
    """Who is asked in the Fate moment that is, one after the other, when all decline."""
    seats = []
    while is_offered(state):
        seat, moment, _ = offered(state)
        assert moment == "fate"
        seats.append(seat)
        act(state, "decline")
    return seats


# ---- D10.1: placing


@pytest.mark.rule("D10.1")
@pytest.mark.parametrize(
    ("players", "start", "order"),
    [(3, 1, [1, 2, 0]), (4, 0, [0, 1, 2, 3]), (6, 5, [5, 0, 1, 2, 3, 4])],
)
def test_each_puts_one_token_from_the_start_player_clockwise(
    players: int, start: int, order: list[int]
) -> None:
    state = course(DEAL, players=players, start=start, options=ALL)
    for turn, seat in enumerate(order):
        assert asked(state) == (seat, "PlacingToken")
        act(state, f"token {turn + 1}")
    assert told(state, "token") == [(seat, turn + 1) for turn, seat in enumerate(order)]
    assert sorted(state.fate) == list(range(1, players + 1))


@pytest.mark.rule("D10.1")
def test_tokens_are_placed_after_the_deal_and_before_the_first_bets() -> None:
    state = course(DEAL, players=3, gods=["marduk", "odin", "anansi"], options=ALL)
    assert [len(holder) for holder in state.holders] == [10, 10, 10]
    act(state, "token 4", "token 9", "token 22")
    assert asked(state) == (0, "Bet")
    assert state.backed == [NONE] * 9


@pytest.mark.rule("D10.1")
def test_a_token_may_lie_on_any_space_but_the_start_space() -> None:
    state = new_game(3, options=ALL)
    assert options(state) == [f"token {space}" for space in range(1, 23)]
    with pytest.raises(Problem):
        act(state, "token 0")


@pytest.mark.rule("D10.1")
def test_no_two_tokens_lie_on_a_space() -> None:
    state = new_game(3, options=ALL)
    act(state, "token 7")
    assert refused(state, "token 7") == ("D10.1", "token-there")
    assert options(state) == [f"token {space}" for space in range(1, 23) if space != 7]


@pytest.mark.rule("D10.1")
def test_who_puts_a_token_does_nothing_else() -> None:
    state = course(FATE_TOKENS, players=3, gods=GODS, powers=["falcons-eye"], fate=[])
    assert asked(state) == (0, "PlacingToken")
    assert refused(state, "decline") == ("D10.1", "not-asked")
    assert refused(state, "use falcons-eye") == ("D9.4", "power-not-now")
    assert refused(state, "use storm-winds") == ("D9.1", "power-not-yours")


@pytest.mark.rule("D10.1")
@pytest.mark.parametrize("powers", ["off", "on"])
def test_without_the_variant_no_tokens_are_placed(powers: str) -> None:
    state = course(DEAL, players=3, gods=["marduk", "odin", "anansi"], options={"powers": powers})
    assert asked(state) == (0, "Bet")
    assert state.fate == []


@pytest.mark.rule("D10.1")
def test_fate_tokens_are_played_only_with_the_powers() -> None:
    with pytest.raises(Problem) as found:
        DerbyGame({"fate": "on"}, {})
    assert found.value.key == "derby-fate-alone"


# ---- D10.2: the Fate moment


@pytest.mark.rule("D10.2")
def test_a_card_that_ends_on_a_token_starts_a_fate_moment_for_all() -> None:
    state = race([4])
    act(state, "play left dragon-4/2")
    assert asked_seats(state) == [0, 1]


@pytest.mark.rule("D10.2", "D9.2")
@pytest.mark.parametrize(("turn", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_in_a_fate_moment_the_player_in_turn_comes_first(turn: int, order: list[int]) -> None:
    holders = [["lamassu-4/2", "lamassu-6/4"] for _ in range(3)]
    holders[turn], holders[turn - 1] = LEFT[:2], RIGHT[:2]
    powers = ["wings-of-horus", "storm-winds", "sleipnir"]
    given: dict[str, Any] = {"holders": holders, "spaces": {"sylph": 9}, "fate": [4]}
    state = course(players=3, gods=GODS, powers=powers, turn=turn, **given)
    act(state, "play left dragon-4/2")
    assert asked_seats(state) == order


@pytest.mark.rule("D10.2")
def test_using_a_fate_power_removes_the_token_and_ends_the_moment() -> None:
    state = race([4, 9])
    act(state, "play left dragon-4/2", "use wings-of-horus")
    assert asked(state) == (0, "Turn")  # Marduk was not asked for Storm Winds
    assert state.fate == [9]
    assert told(state, "token-gone") == [(4,)]
    assert unused(state, 1) == ["storm-winds"]


@pytest.mark.rule("D10.2")
def test_the_token_is_gone_for_the_next_creature() -> None:
    state = race([4], spaces={"gryphon": 2})
    act(state, "play left dragon-4/2", "use wings-of-horus", "play right gryphon-4/2")
    assert space(state, "gryphon") == 4
    assert asked(state) == (1, "Turn")


@pytest.mark.rule("D10.2")
def test_a_token_that_nobody_used_stays() -> None:
    state = race([4], spaces={"gryphon": 2})
    act(state, "play left dragon-4/2", "decline", "decline")
    assert state.fate == [4]
    act(state, "play right gryphon-4/2")
    assert offered(state) == (0, "fate", "wings-of-horus")


@pytest.mark.rule("D10.2")
def test_a_fate_power_works_on_the_creature_that_moved() -> None:
    state = race([4], spaces={"sylph": 4})
    act(state, "play left dragon-4/2", "decline", "use storm-winds")
    assert (space(state, "dragon"), space(state, "sylph")) == (2, 4)


@pytest.mark.rule("D10.2")
@pytest.mark.parametrize(
    ("play", "token"),
    [("play left dragon-4/2", 3), ("play left dragon-4/2", 5), ("trick left dragon-1/0+3", 1)],
)
def test_a_token_beside_the_last_space_of_a_move_does_nothing(play: str, token: int) -> None:
    state = race([token])
    act(state, play)
    assert asked(state) == (0, "Turn")
    assert state.fate == [token]


@pytest.mark.rule("D10.2", "D3.3")
def test_a_move_with_a_trick_may_end_on_a_token() -> None:
    state = race([4])
    act(state, "trick left dragon-1/0+3")
    assert offered(state) == (0, "fate", "wings-of-horus")


@pytest.mark.rule("D10.2")
def test_a_slow_move_may_end_on_a_token() -> None:
    state = race([2])
    act(state, "play left dragon-4/2", "play right gryphon-4/2")
    assert offered(state) == (0, "fate", "wings-of-horus")


@pytest.mark.rule("D10.2")
def test_a_move_of_0_spaces_starts_no_fate_moment() -> None:
    state = race([5], spaces={"gryphon": 5})
    act(state, "play left dragon-4/2", "play right gryphon-1/0+3")
    assert told(state, "stays") == [("gryphon",)]
    assert asked(state) == (1, "Turn")
    assert state.fate == [5]


@pytest.mark.rule("D10.2", "D9.5")
def test_a_move_that_the_web_made_0_spaces_starts_no_fate_moment() -> None:
    gods = ["horus", "anansi", "marduk"]
    state = race([5], [*FATE, "web-of-lies"], gods=gods, spaces={"gryphon": 5})
    act(state, "play left dragon-4/2", "play right gryphon-4/2", "use web-of-lies")
    assert asked(state) == (1, "Turn")
    assert state.fate == [5]


@pytest.mark.rule("D10.2", "D9.5")
def test_a_card_moved_on_by_sun_ray_may_end_on_a_token() -> None:
    state = race([2], ["sun-ray", "storm-winds"])
    act(state, "play left dragon-4/2", "decline", "play right gryphon-1/0+3", "use sun-ray")
    assert space(state, "gryphon") == 2
    assert offered(state) == (1, "fate", "storm-winds")


@pytest.mark.rule("D10.2")
def test_a_move_made_by_a_power_starts_no_fate_moment() -> None:
    state = race([4, 6])
    act(state, "play left dragon-4/2", "use wings-of-horus")
    assert space(state, "dragon") == 6
    assert asked(state) == (0, "Turn")
    assert state.fate == [6]


@pytest.mark.rule("D10.2")
@pytest.mark.parametrize("other", [6, 3])
def test_a_swap_by_spiders_thread_starts_no_fate_moment(other: int) -> None:
    gods, powers = ["anansi", "horus", "marduk"], ["spiders-thread", *FATE]
    state = race([4, other], powers, gods=gods, spaces={"sylph": other})
    act(state, "play left dragon-4/2", "use spiders-thread")
    assert (space(state, "dragon"), space(state, "sylph")) == (other, 4)
    assert asked(state) == (0, "Turn")
    assert state.fate == [other]


@pytest.mark.rule("D10.2", "D3.5")
def test_a_creature_that_finishes_meets_no_token() -> None:
    state = race([22], spaces={"dragon": 21}, third=True)
    act(state, "play left dragon-4/2")
    assert asked(state) == (0, "Turn")
    assert state.fate == [22]


@pytest.mark.rule("D10.2", "D3.6")
def test_a_card_of_a_finished_creature_starts_no_fate_moment() -> None:
    state = race([4], finished=["dragon"], third=True)
    act(state, "play left dragon-4/2")
    assert asked(state) == (0, "Turn")


@pytest.mark.rule("D10.2")
def test_the_last_space_is_a_space_for_a_token() -> None:
    state = race([22], spaces={"dragon": 18}, third=True)
    act(state, "play left dragon-4/2", "decline", "use storm-winds")
    assert space(state, "dragon") == 20


# ---- D10.3: the next race


@pytest.mark.rule("D10.3", "D10.1")
def test_tokens_are_taken_back_after_a_race_and_placed_anew() -> None:
    state = new_game(3, seed="again", options=ALL)
    chance = Chance("again")
    placed: dict[int, list[int]] = {}
    while not state.over:
        race_number = int(state.race)
        if asked(state)[1] == "PlacingToken":
            seats = placed.setdefault(race_number, [])
            assert len(state.fate) == len(seats)  # none of the last race
            if not seats:
                assert state.seat == state.start
            seats.append(int(state.seat))
        if is_offered(state):
            act(state, "decline")
        else:
            play_on(state, chance)
    assert [len(set(placed[race])) for race in range(1, RACES + 1)] == [3, 3, 3]


@pytest.mark.rule("D10.3")
def test_a_space_whose_token_was_used_may_get_one_in_the_next_race() -> None:
    state = course(DEAL, players=3, race=2, gods=GODS, fate=[4], options=ALL)
    assert state.fate == []
    assert "token 4" in options(state)
