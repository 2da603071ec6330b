"""Reading the others: what their bets tell, by the reasons they would have had."""

from __future__ import annotations

import pytest
from acting import act
from derby_positions import course
from games.walks import walk

from pantheon import games
from pantheon.core.chance import Chance
from pantheon.games.derby.components import BETS
from pantheon.games.derby.races import SECOND_BETS
from pantheon.games.derby.reasons import Reasons
from pantheon.games.derby.state import Derby

# Seat 2 sees the holders 1 and 2: much of the dragon in them, and nothing that is fast besides.
STRONG = ["dragon-6/4", "dragon-5/3", "dragon-5/3", "dragon-4/2"]
WEAK = ["gryphon-1/0+3", "gryphon-1/0+3", "lamassu-1/0+3", "lamassu-1/0+3"]
HOLDERS = {1: STRONG, 2: WEAK}


def likely(creature: str, holders: dict[int, list[str]] | None = None) -> float:
    """How likely a token of seat 2 on a creature is."""
    bets = {2: [("top-three", creature)]}
    state = course(SECOND_BETS, holders=holders or HOLDERS, bets=bets)
    return state.explain(0, Chance("reasons"))


def test_a_token_on_what_looks_good_from_a_chair_is_likelier_than_by_chance() -> None:
    assert likely("dragon") > 1.0 > likely("sylph")


def test_only_the_cards_beside_a_player_count() -> None:
    elsewhere = {0: STRONG, 2: WEAK}
    assert likely("dragon", elsewhere) < 1.0 < likely("dragon")


def test_cards_that_have_been_played_are_remembered() -> None:
    state = course(holders=HOLDERS, bets={2: [("top-three", "dragon")]}, start=2)
    before = Reasons(state, 2).likes
    act(state, "play right dragon-6/4")
    assert len(state.played) == 1
    assert Reasons(state, 2).likes == pytest.approx(before)


def test_hidden_bet_cards_are_drawn_by_what_they_promise() -> None:
    state = course(SECOND_BETS, holders=HOLDERS, bets={2: [("disqualified", "dragon")]})
    drawn = []
    for number in range(200):
        guess = state.copy()
        guess.explain(0, Chance("bets", number))
        drawn.append(BETS[guess.bet[2 * 3]])
        assert guess.hand[14:21].count(-1) == 0
        assert sum(guess.hand[14:21]) == sum(state.hand[14:21])
    front = sum(drawn.count(bet) for bet in ("top-three", "top-two", "first"))
    assert front > 150 > 10 > drawn.count("last") + drawn.count("last-two")


def test_one_s_own_bets_stay_as_they_are() -> None:
    state = course(SECOND_BETS, holders=HOLDERS, bets={2: [("disqualified", "dragon")]})
    guess = state.copy()
    guess.explain(2, Chance("own"))
    assert guess == state


@pytest.mark.parametrize("options", [{}, {"powers": "on", "fate": "on"}])
@pytest.mark.parametrize("players", [3, 6])
def test_what_a_seat_knows_stays_true(players: int, options: dict[str, str]) -> None:
    chance = Chance("true")
    for state in walk(games.load("derby", options), players, "true"):
        if state.over:
            continue
        seat = int(state.seat)
        guess = state.guess(seat, chance)
        assert guess.explain(seat, chance) > 0.0
        assert guess.view(seat) == state.view(seat)
        assert isinstance(guess, Derby)
        held = [sum(guess.hand[s * 7 : s * 7 + 7]) for s in range(players)]
        assert min(guess.hand) >= 0
        assert held == [len(_hand(state, s)) for s in range(players)]


def _hand(state: object, seat: int) -> list[int]:
    assert isinstance(state, Derby)
    return [card for card in range(7) for _ in range(state.hand[seat * 7 + card])]
