"""D10: Fate tokens."""

from typing import Any

import pytest
from acting import act, asked, options, refused, told
from derby_positions import cards, course, new_game, space, unused
from derby_powers import is_offered, offered, on_turn, play_on

from pantheon.core.chance import Chance
from pantheon.core.problem import Problem
from pantheon.games.derby.components import NONE
from pantheon.games.derby.game import DerbyGame
from pantheon.games.derby.races import DEAL, FATE_TOKENS, PAYOUT, RACES
from pantheon.games.derby.state import Derby
from pantheon.table.undo import reveals

ALL = {"powers": "on", "fate": "on"}
GODS = ["horus", "marduk", "odin"]
LEFT = ["dragon-4/2", "dragon-1/0+3", "dragon-2/1+3"]
RIGHT = ["gryphon-4/2", "gryphon-1/0+3", "gryphon-6/4"]
# The cards of a turn.
FAST, SLOW, STAY = "play left dragon-4/2", "play right gryphon-4/2", "play right gryphon-1/0+3"
FATE = ["wings-of-horus", "storm-winds"]


def race(fate: list[int], powers: list[str] = FATE, **given: Any) -> Derby:
    """Horus is in turn, Marduk and Odin follow."""
    return on_turn(given.pop("gods", GODS), powers, LEFT, RIGHT, fate=fate, **given)


def asked_seats(state: Derby) -> list[int]:
    """Who is asked in the Fate moment that is, one after the other, when all decline."""
    seats = []
    while is_offered(state) and offered(state)[1] == "fate":
        seats.append(offered(state)[0])
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
    act(state, FAST, STAY)
    assert asked_seats(state) == [0, 1]


@pytest.mark.rule("D10.2", "D9.2")
@pytest.mark.parametrize(("turn", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_in_a_fate_moment_the_player_in_turn_comes_first(turn: int, order: list[int]) -> None:
    holders = [["lamassu-4/2", "lamassu-6/4"] for _ in range(3)]
    holders[turn], holders[turn - 1] = LEFT[:2], RIGHT[:2]
    powers = ["wings-of-horus", "storm-winds", "sleipnir"]
    given: dict[str, Any] = {"holders": holders, "spaces": {"sylph": 9}, "fate": [4]}
    state = course(players=3, gods=GODS, powers=powers, turn=turn, **given)
    act(state, FAST, STAY)
    assert asked_seats(state) == order


@pytest.mark.rule("D10.2")
def test_using_a_fate_power_removes_the_token_and_ends_the_moment() -> None:
    state = race([4, 9])
    act(state, FAST, STAY, "use wings-of-horus")
    assert asked(state) == (1, "Turn")  # Marduk was not asked for Storm Winds
    assert state.fate == [9]
    assert told(state, "token-gone") == [(4,)]
    assert unused(state, 1) == ["storm-winds"]


@pytest.mark.rule("D10.2")
def test_the_token_is_gone_for_the_next_creature() -> None:
    state = race([4], spaces={"gryphon": 2})
    act(state, FAST, SLOW, "use wings-of-horus")
    assert space(state, "gryphon") == 4
    assert asked(state) == (1, "Turn")


@pytest.mark.rule("D10.2")
def test_a_token_that_nobody_used_stays() -> None:
    state = race([4], spaces={"gryphon": 2})
    act(state, FAST, SLOW, "decline", "decline")
    assert state.fate == [4]
    assert space(state, "gryphon") == 4  # the second card comes after the Fate moment of the first
    assert offered(state) == (0, "fate", "wings-of-horus")


@pytest.mark.rule("D10.2")
def test_a_fate_power_works_on_the_creature_that_moved() -> None:
    state = race([4], spaces={"sylph": 4})
    act(state, FAST, STAY, "decline", "use storm-winds")
    assert (space(state, "dragon"), space(state, "sylph")) == (2, 4)


@pytest.mark.rule("D10.2")
@pytest.mark.parametrize(
    ("play", "token"),
    [("play left dragon-4/2", 3), ("play left dragon-4/2", 5), ("trick left dragon-1/0+3", 1)],
)
def test_a_token_beside_the_last_space_of_a_move_does_nothing(play: str, token: int) -> None:
    state = race([token])
    act(state, play, STAY)
    assert asked(state) == (1, "Turn")
    assert state.fate == [token]


@pytest.mark.rule("D10.2", "D3.3")
def test_a_move_with_a_trick_may_end_on_a_token() -> None:
    state = race([4])
    act(state, "trick left dragon-1/0+3", STAY)
    assert offered(state) == (0, "fate", "wings-of-horus")


@pytest.mark.rule("D10.2")
def test_a_slow_move_may_end_on_a_token() -> None:
    state = race([2])
    act(state, FAST, SLOW)
    assert offered(state) == (0, "fate", "wings-of-horus")


@pytest.mark.rule("D10.2")
def test_a_move_of_0_spaces_starts_no_fate_moment() -> None:
    state = race([5], spaces={"gryphon": 5})
    act(state, FAST, STAY)
    assert told(state, "stays") == [("gryphon",)]
    assert asked(state) == (1, "Turn")
    assert state.fate == [5]


@pytest.mark.rule("D10.2", "D9.5")
def test_a_move_that_the_web_made_0_spaces_starts_no_fate_moment() -> None:
    gods = ["horus", "anansi", "marduk"]
    state = race([5], [*FATE, "web-of-lies"], gods=gods, spaces={"gryphon": 5})
    act(state, FAST, SLOW, "use web-of-lies")
    assert asked(state) == (1, "Turn")
    assert state.fate == [5]


@pytest.mark.rule("D10.2", "D9.5")
def test_a_card_moved_on_by_sun_ray_may_end_on_a_token() -> None:
    state = race([2], ["sun-ray", "storm-winds"])
    act(state, FAST, STAY, "decline", "use sun-ray")
    assert space(state, "gryphon") == 2
    assert offered(state) == (1, "fate", "storm-winds")


# ---- D10.2: a power that takes a creature onto a token


@pytest.mark.rule("D10.2")
@pytest.mark.parametrize(
    ("god", "power", "there"),
    [("horus", "wings-of-horus", 6), ("marduk", "storm-winds", 2), ("odin", "sleipnir", 9)],
)
def test_a_power_that_moves_a_creature_onto_a_token_starts_a_fate_moment(
    god: str, power: str, there: int
) -> None:
    gods = [god, "anansi", "quetzalcoatl"]
    state = race(
        [4, there], [power, "rebirth"], gods=gods, zeus=["dragon-1/0+3"], spaces={"sylph": 9}
    )
    act(state, FAST, STAY, f"use {power}")
    assert space(state, "dragon") == there
    assert offered(state) == (2, "fate", "rebirth")
    act(state, "use rebirth")
    assert state.zeus == []  # it was dragon's moment
    assert (state.fate, asked(state)) == ([], (1, "Turn"))


@pytest.mark.rule("D10.2", "D9.2")
def test_in_a_fate_moment_that_a_power_starts_the_player_in_turn_comes_first() -> None:
    gods, powers = ["odin", "horus", "marduk"], ["wings-of-horus", "storm-winds", "sleipnir"]
    state = race([4, 6], powers, gods=gods, spaces={"sylph": 9})
    act(state, FAST, STAY, "decline", "use wings-of-horus")
    assert asked_seats(state) == [0, 2]
    assert state.fate == [6]  # nobody used it


@pytest.mark.rule("D10.2")
def test_a_chain_of_fate_moments_takes_one_token_each_and_ends() -> None:
    gods, powers = ["odin", "horus", "marduk"], ["wings-of-horus", "storm-winds", "sleipnir"]
    state = race([4, 6, 9, 7], powers, gods=gods, spaces={"sylph": 9})
    act(state, FAST, STAY, "decline", "use wings-of-horus")  # from 4 to 6
    act(state, "use sleipnir")  # from 6 to 9
    assert offered(state) == (2, "fate", "storm-winds")
    act(state, "use storm-winds")  # from 9 to 7, with no power left
    assert (space(state, "dragon"), state.fate) == (7, [7])
    assert told(state, "token-gone") == [(4,), (6,), (9,)]
    assert asked(state) == (1, "Turn")


@pytest.mark.rule("D10.2")
def test_the_second_card_waits_for_the_fate_moments_of_the_first() -> None:
    state = race([4, 6])
    act(state, FAST, SLOW, "use wings-of-horus")
    assert offered(state) == (1, "fate", "storm-winds")
    assert space(state, "gryphon") == 0
    act(state, "decline")
    assert (space(state, "dragon"), space(state, "gryphon")) == (6, 2)


@pytest.mark.rule("D10.2")
def test_a_power_that_moves_a_creature_past_a_token_starts_no_fate_moment() -> None:
    state = race([4, 5, 7])
    act(state, FAST, STAY, "use wings-of-horus")
    assert space(state, "dragon") == 6
    assert asked(state) == (1, "Turn")
    assert state.fate == [5, 7]


@pytest.mark.rule("D10.2", "D3.5")
def test_a_power_that_takes_a_creature_over_the_finish_starts_no_fate_moment() -> None:
    state = race([21, 22], spaces={"dragon": 17}, third=True)
    act(state, FAST, STAY, "use wings-of-horus")
    assert told(state, "finishes") == [("dragon", 1)]
    assert asked(state) == (1, "Turn")
    assert state.fate == [22]


@pytest.mark.rule("D10.2")
@pytest.mark.parametrize("other", [6, 3])
def test_a_swap_by_spiders_thread_onto_a_token_starts_a_fate_moment(other: int) -> None:
    gods, powers = ["anansi", "horus", "marduk"], ["spiders-thread", "wings-of-horus"]
    state = race([4, other], powers, gods=gods, spaces={"sylph": other})
    act(state, FAST, STAY, "use spiders-thread")
    assert (space(state, "dragon"), space(state, "sylph")) == (other, 4)
    assert state.fate == [other]  # the token of the space where sylph is now was used
    assert offered(state) == (1, "fate", "wings-of-horus")
    act(state, "use wings-of-horus")
    assert (space(state, "dragon"), space(state, "sylph")) == (other + 2, 4)
    assert state.fate == []


@pytest.mark.rule("D10.2")
def test_the_creature_that_spiders_thread_was_used_on_is_the_one_of_the_fate_moment() -> None:
    gods, powers = ["anansi", "quetzalcoatl", "marduk"], ["spiders-thread", "rebirth"]
    zeus = ["dragon-1/0+3", "sylph-1/0+3"]
    state = race([4, 6], powers, gods=gods, spaces={"sylph": 6}, zeus=zeus)
    act(state, FAST, STAY, "use spiders-thread", "use rebirth")
    assert cards(state, state.zeus) == ["sylph-1/0+3"]


# ---- D10.2: the Blessing


def blessed(powers: list[str], fate: list[int], **given: Any) -> Derby:
    """Dragon has crossed the line in seat 0's turn, and sylph is blessed onto space 3."""
    gods = ["horus", "marduk", "yu-huang"]
    at = {"dragon": 12, **given.pop("spaces", {})}
    state = race(fate, ["blessing", *powers], gods=gods, spaces=at, **given)
    act(state, FAST, STAY)
    assert offered(state) == (2, "line", "blessing")
    act(state, "use blessing", "creature sylph")
    return state


@pytest.mark.rule("D10.2", "D9.2")
def test_the_blessing_onto_a_token_starts_a_fate_moment_the_new_start_player_first() -> None:
    state = blessed(FATE, [3])
    assert (state.start, space(state, "sylph")) == (1, 3)
    assert asked_seats(state) == [1, 0]  # Marduk, who follows the player in turn, then Horus
    assert asked(state) == (1, "Bet")
    assert state.fate == [3]


@pytest.mark.rule("D10.2")
def test_a_fate_power_is_used_on_the_creature_that_was_blessed() -> None:
    state = blessed(FATE, [3])
    act(state, "use storm-winds")
    assert (space(state, "sylph"), space(state, "dragon")) == (1, 16)
    assert (state.fate, asked(state)) == ([], (1, "Bet"))


@pytest.mark.rule("D10.2")
def test_the_blessing_may_start_a_chain_of_fate_moments() -> None:
    state = blessed(FATE, [3, 5])
    act(state, "decline", "use wings-of-horus")
    assert space(state, "sylph") == 5
    assert offered(state) == (1, "fate", "storm-winds")
    act(state, "use storm-winds")
    assert (space(state, "sylph"), state.fate) == (3, [])
    assert asked(state) == (1, "Bet")


@pytest.mark.rule("D10.2", "D9.2")
def test_after_the_fate_moment_the_powers_of_the_line_go_on() -> None:
    gods, powers = ["horus", "yu-huang", "odin"], ["blessing", "superior-wisdom", "wings-of-horus"]
    bets = {0: [("first", "dragon"), ("last", "lamassu")]}
    state = race([3], powers, gods=gods, spaces={"dragon": 12}, bets=bets)
    act(state, FAST, STAY, "use blessing", "creature sylph")
    assert offered(state) == (0, "fate", "wings-of-horus")
    act(state, "use wings-of-horus")
    assert offered(state) == (2, "line", "superior-wisdom")


@pytest.mark.rule("D10.2", "D3.5")
def test_a_creature_that_finishes_meets_no_token() -> None:
    state = race([22], spaces={"dragon": 21}, third=True)
    act(state, FAST, STAY)
    assert asked(state) == (1, "Turn")
    assert state.fate == [22]


@pytest.mark.rule("D10.2", "D3.6")
def test_a_card_of_a_finished_creature_starts_no_fate_moment() -> None:
    state = race([4], finished=["dragon"], third=True)
    act(state, FAST, STAY)
    assert asked(state) == (1, "Turn")


@pytest.mark.rule("D10.2")
def test_the_last_space_is_a_space_for_a_token() -> None:
    state = race([22], spaces={"dragon": 18}, third=True)
    act(state, FAST, STAY, "decline", "use storm-winds")
    assert space(state, "dragon") == 20


# ---- D10.3: the next race


NO_JUDGEMENT = ["protection", "protection"]


def race_ended(race_number: int, start: int = 1, **given: Any) -> Derby:
    """A race has just been paid out; tokens are left on the course."""
    said = {"fate": [4, 9], "powers": [], "spaces": {"dragon": 9}, "drawn": NO_JUDGEMENT, **given}
    return course(PAYOUT, 3, race=race_number, start=start, gods=GODS, **said)


@pytest.mark.rule("D10.3")
@pytest.mark.parametrize("race_number", [1, 2])
@pytest.mark.parametrize("start", [0, 1, 2])
def test_tokens_are_placed_at_the_end_of_a_race_from_its_start_player(
    race_number: int, start: int
) -> None:
    state = race_ended(race_number, start)
    for turn in range(3):
        assert (state.race, state.is_dealt()) == (race_number + 1, False)  # what is set up
        assert state.start == start  # the marker has not passed
        assert asked(state) == ((start + turn) % 3, "PlacingToken")
        assert len(state.fate) == turn
        act(state, f"token {turn + 7}")
    assert (state.race, state.start) == (race_number + 1, (start + 1) % 3)
    assert asked(state) == (state.start, "Bet")
    assert sorted(state.fate) == [7, 8, 9]


@pytest.mark.rule("D10.3")
@pytest.mark.parametrize("race_number", [1, 2])
def test_tokens_are_placed_before_anybody_has_seen_a_new_card(race_number: int) -> None:
    state = race_ended(race_number)
    for token in (1, 2, 3):
        assert asked(state)[1] == "PlacingToken"
        assert state.holders == [[], [], []]
        for seat in range(-1, 3):
            assert [holder["count"] for holder in state.view(seat)["holders"]] == [0, 0, 0]
        act(state, f"token {token}")
    assert [len(holder) for holder in state.holders] == [10, 10, 10]


@pytest.mark.rule("D10.3", "D7.1")
def test_bets_that_were_turned_up_before_the_next_deal_are_known_to_all() -> None:
    """So that what led to them is not taken back: tokens are placed before chance speaks again."""
    drawn = {"drawn": ["dragon-1/0+3", "protection"], "zeus": ["gryphon-1/0+3"], "protections": 3}
    given = {"gods": ["yu-huang", "odin", "horus"], "powers": ["celestial-ministry"], **drawn}
    judged = course(PAYOUT, 3, options=ALL, bets={1: [("first", "dragon")]}, **given)
    assert offered(judged) == (0, "judged", "celestial-ministry")
    before = judged.copy()
    act(judged, "decline")
    assert asked(judged)[1] == "PlacingToken"
    assert judged.draws == before.draws
    assert reveals(before, judged)


@pytest.mark.rule("D10.3")
def test_tokens_are_placed_after_the_payout_on_an_empty_course() -> None:
    state = race_ended(1, bets={0: [("first", "dragon")]})
    assert state.score == [6, 0, 0]
    view = state.view(0)
    assert set(view["track"]["spaces"].values()) == {0}
    assert view["bets"] == [[], [], []]
    assert (view["race"], view["dealt"]) == (2, False)


@pytest.mark.rule("D10.3")
def test_no_tokens_are_placed_after_the_last_race() -> None:
    state = race_ended(3)
    assert state.over
    assert told(state, "token") == []


@pytest.mark.rule("D10.3")
def test_without_the_variant_no_tokens_are_placed_between_races() -> None:
    state = course(PAYOUT, 3, gods=GODS, powers=[], drawn=NO_JUDGEMENT)
    assert asked(state)[1] == "Bet"
    assert (state.race, state.fate) == (2, [])


@pytest.mark.rule("D10.3", "D10.1")
def test_tokens_are_taken_back_after_a_race_and_placed_anew() -> None:
    state = new_game(3, seed="again", options=ALL)
    chance = Chance("again")
    placed: dict[int, list[int]] = {}
    while not state.over:
        if asked(state)[1] == "PlacingToken":
            seats = placed.setdefault(int(state.race), [])  # by the race for which they are placed
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
    state = race_ended(1, fate=[9])
    act(state, "token 4")
    assert (state.fate, "token 9" in options(state)) == ([4], True)
