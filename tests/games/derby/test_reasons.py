"""Reading the others: what their bets tell, by the reasons they would have had."""

from __future__ import annotations

import pytest
from acting import act
from derby_positions import course
from games.walks import walk

from pantheon import games
from pantheon.core.chance import Chance
from pantheon.games.derby.components import BETS, CREATURES
from pantheon.games.derby.past import Past, Table
from pantheon.games.derby.races import RUN, SECOND_BETS
from pantheon.games.derby.reasons import Reasons, Story
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
    before = reasons(state).likes
    act(state, "play right dragon-6/4")
    assert len(state.played) == 1
    assert reasons(state).likes == pytest.approx(before)


def reasons(state: Derby) -> Reasons:
    """Those of seat 2 before the race began."""
    return Reasons(state, 2, Table(state).seen_by(Past(state), 2, 0, 0))


def test_a_second_token_lies_on_another_creature() -> None:
    """D2.3: after the dragon, the sylph is one of five."""
    bets = {2: [("top-three", "dragon"), ("top-three", "sylph")]}
    state = course(RUN, holders=HOLDERS, bets=bets)
    second = reasons(state).for_token(2 * 3 + 1)
    state.backed[2 * 3 + 1] = state.backed[2 * 3]
    state.backed[2 * 3] = CREATURES.index("sylph")
    assert second > reasons(state).for_token(2 * 3)


# ---- plays

# Seat 2 wants the dragon in front and plays these cards.
PLAYED = {1: ["sylph-3/1", "gryphon-2/1+3"], 2: ["lamassu-3/1", "gryphon-1/0+3"]}
DRAGONS = {1: ["dragon-3/1", "pegasus-5/3"], 2: ["dragon-4/2", "pegasus-4/2"]}
OTHERS = {1: ["phoenix-3/1", "pegasus-5/3"], 2: ["phoenix-4/2", "pegasus-4/2"]}


def turn_likely(more: dict[int, list[str]], bet: str = "first") -> float:
    """How likely the turn of seat 2 is with the card of a bet on the dragon and more cards."""
    holders = {holder: PLAYED[holder] + more[holder] for holder in PLAYED}
    state = course(RUN, holders=holders, bets={2: [(bet, "dragon")]}, start=2)
    before = Story(state, 0, None).tell(1 << 2)[2]
    act(state, "play right sylph-3/1", "play left lamassu-3/1")
    return Story(state, 0, None).tell(1 << 2)[2] / before


def test_a_turn_explains_itself_if_there_was_nothing_better_to_play() -> None:
    assert turn_likely(OTHERS) > 2.0 * turn_likely(DRAGONS)


def test_a_turn_tells_which_bets_are_hidden() -> None:
    """Who bets that the dragon comes last does not mind that others run."""
    assert turn_likely(DRAGONS, "last") > 2.0 * turn_likely(DRAGONS, "first")


def test_only_what_a_player_did_bears_on_them() -> None:
    state = course(RUN, holders=HOLDERS, bets={2: [("first", "dragon")]}, start=1)
    before = Story(state, 0, None).tell(1 << 2)
    act(state, f"play left {STRONG[0]}")
    act(state, str(state.game.catalogue.text(state.legal[0])))
    assert Story(state, 0, None).tell(1 << 2) == pytest.approx(before)


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
