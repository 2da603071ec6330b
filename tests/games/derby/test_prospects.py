"""The judgement that bots use: a better position is judged better."""

from __future__ import annotations

from itertools import pairwise

import pytest
from acting import act, asked
from derby_positions import HORUS, MARDUK, card, course, new_game, space

from pantheon.core.chance import Chance
from pantheon.core.playout import play_randomly
from pantheon.games.derby.components import BETS, CREATURES
from pantheon.games.derby.prospects import LANE, ONE_LANE, Forecast, named_spaces
from pantheon.games.derby.races import PAYOUT, THIRD_BETS
from pantheon.games.derby.state import Derby

# Two cards in every holder; in the holder between seats 0 and 1 one of the dragon.
HOLDERS = [
    ["dragon-5/3", "gryphon-5/3"],
    ["lamassu-5/3", "pegasus-5/3"],
    ["phoenix-5/3", "sylph-5/3"],
    ["gryphon-4/2", "sylph-4/2"],
]
EVERY_OPTION = {"powers": "on", "fate": "on", "sober": "on", "gods": "chosen"}
NEARLY_OVER = {"sylph": 3, "phoenix": 9, "pegasus": 11, "lamassu": 13, "gryphon": 15, "dragon": 21}


def chance(state: Derby, bet: str, creature: str) -> float:
    """How likely a bet on a creature pays."""
    wins = state.values.bet_wins[BETS.index(bet)]
    return Forecast(state).chance(CREATURES.index(creature), wins)


def rise(numbers: list[float]) -> bool:
    """Whether each number is greater than the one before."""
    return all(one < other for one, other in pairwise(numbers))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_prospects_at_the_end_are_the_points(players: int) -> None:
    state = new_game(players)
    play_randomly(state, Chance("end"))
    assert state.prospects() == state.score


def test_nobody_is_ahead_before_the_first_bet() -> None:
    state = new_game(4)
    assert len(set(state.prospects())) == 1


def test_points_won_count_in_full() -> None:
    state, richer = course(), course(score=[5, 0, 0, 0])
    assert richer.prospects()[0] == pytest.approx(state.prospects()[0] + 5)


# ---- where creatures will be


def test_the_further_ahead_the_likelier_first_and_the_less_likely_last() -> None:
    states = [course(holders=HOLDERS, spaces={"dragon": space}) for space in (0, 2, 4)]
    assert rise([chance(state, "first", "dragon") for state in states])
    assert rise([-chance(state, "last", "dragon") for state in states])


def test_places_of_a_creature_exclude_each_other() -> None:
    spaces = {"dragon": 3, "sylph": 5}
    state = course(holders=HOLDERS, spaces=spaces, zeus=["sylph-2/1+3"])
    for creature in CREATURES:
        assert chance(state, "top-three", creature) > chance(state, "top-two", creature)
        assert chance(state, "top-two", creature) > chance(state, "first", creature)
        assert chance(state, "top-three", creature) + chance(state, "disqualified", creature) < 1


def test_cards_in_the_holders_are_moves_to_come() -> None:
    slower = [["dragon-3/1", "gryphon-5/3"], *HOLDERS[1:]]
    state, faster = course(holders=slower), course(holders=HOLDERS)
    assert chance(state, "first", "dragon") < chance(faster, "first", "dragon")


def test_bets_beside_a_holder_drive_its_creatures() -> None:
    bets = [{1: [("last", "dragon")]}, {2: [("first", "dragon")]}, {1: [("first", "dragon")]}]
    states = [course(holders=HOLDERS, bets=placed) for placed in bets]
    assert rise([chance(state, "first", "dragon") for state in states])


def test_who_has_finished_keeps_the_place() -> None:
    state = course(holders=HOLDERS, finished=["sylph", "dragon"], third=True)
    assert chance(state, "first-or-disqualified", "sylph") == 1
    assert chance(state, "first", "dragon") == 0
    assert chance(state, "top-two", "dragon") == 1


# ---- Zeus


def test_a_trick_in_the_zeus_pile_threatens_its_creature() -> None:
    state, guilty = course(holders=HOLDERS), course(holders=HOLDERS, zeus=["dragon-2/1+3"])
    assert chance(state, "disqualified", "dragon") == 0
    assert chance(guilty, "disqualified", "dragon") == pytest.approx(2 / 5)
    assert chance(guilty, "top-three", "dragon") < chance(state, "top-three", "dragon")


def test_others_hope_to_move_up_when_one_is_threatened() -> None:
    spaces = {"gryphon": 9, "dragon": 11}
    state = course(holders=HOLDERS, spaces=spaces)
    hopeful = course(holders=HOLDERS, spaces=spaces, zeus=["dragon-2/1+3"])
    assert chance(state, "first", "gryphon") < chance(hopeful, "first", "gryphon")
    assert chance(state, "last", "gryphon") <= chance(hopeful, "last", "gryphon")


def test_after_the_judgement_nothing_is_left_to_fear() -> None:
    state = course(
        PAYOUT,
        players=6,
        spaces=NEARLY_OVER,
        zeus=["gryphon-2/1+3"],
        drawn=["dragon-2/1+3", "protection"],
        powers=["celestial-ministry"],
    )
    assert chance(state, "disqualified", "dragon") == 1
    assert chance(state, "first", "gryphon") == 1


# ---- what is done, and what is kept for later


def after_third_bet(bet: str) -> float:
    """The prospects of a player after a bet in a race that is nearly over."""
    bets = {0: [("top-three", "lamassu"), ("top-two", "gryphon")]}
    state = course(THIRD_BETS, holders=HOLDERS, spaces=NEARLY_OVER, bets=bets)
    act(state, bet)
    return state.prospects()[0]


def test_a_good_bet_is_better_than_a_bad_one() -> None:
    bets = ["bet top-two sylph", "bet top-two pegasus", "bet top-two dragon"]
    assert rise([after_third_bet(bet) for bet in bets])


def test_a_bad_bet_is_better_made_with_a_poor_card() -> None:
    bets = ["bet first phoenix", "bet top-two phoenix", "bet top-three phoenix"]
    assert rise([after_third_bet(bet) for bet in bets])


@pytest.mark.rule("D3.1")
def test_a_card_counts_as_soon_as_it_is_named() -> None:
    bets = {0: [("first", "dragon")]}
    state = course(holders=HOLDERS, bets=bets)
    before = state.prospects()[0]
    act(state, "play left dragon-5/3")
    assert asked(state) == (0, "Turn")
    assert state.card == card(state, "dragon-5/3")
    assert space(state, "dragon") == 0
    assert state.prospects()[0] > before


@pytest.mark.rule("D3.1")
def test_the_card_named_second_counts_while_others_use_powers_on_the_first() -> None:
    state = course(holders=HOLDERS, powers=["sun-ray"])
    act(state, "play left dragon-5/3", "play right gryphon-4/2")
    assert asked(state) == (HORUS, "Response")
    assert coming(state) == {"dragon": 5, "gryphon": 2}
    act(state, "use sun-ray")
    assert coming(state) == {}


def coming(state: Derby) -> dict[str, int]:
    """How far the named cards will take their creatures."""
    lanes = int(named_spaces(state))
    spaces = [lanes >> creature * LANE & ONE_LANE for creature in range(len(CREATURES))]
    return {CREATURES[creature]: many for creature, many in enumerate(spaces) if many}


def test_a_named_trick_is_feared_at_once() -> None:
    holders = [["dragon-2/1+3", "gryphon-5/3"], *HOLDERS[1:]]
    state = course(holders=holders)
    before = chance(state, "disqualified", "dragon")
    act(state, "trick left dragon-2/1+3")
    assert asked(state) == (0, "Turn")
    assert chance(state, "disqualified", "dragon") > before


def test_an_unused_power_is_worth_something_and_more_while_it_is_aimed() -> None:
    bets = {MARDUK: [("top-three", "dragon"), ("last", "sylph")]}
    state = course(
        THIRD_BETS - 1, holders=HOLDERS, spaces=NEARLY_OVER, bets=bets, powers=["prophecy"]
    )
    aimed, declined = state.copy(), state.copy()
    act(aimed, "use prophecy")
    act(declined, "decline")
    used_up = declined.copy()
    used_up.unused = 0
    assert rise(
        [used_up.prospects()[MARDUK], declined.prospects()[MARDUK], aimed.prospects()[MARDUK]]
    )
