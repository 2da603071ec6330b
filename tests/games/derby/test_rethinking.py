"""Guesses from guesses: small changes of what is hidden."""

import pytest
from games.walks import walk

from pantheon import games
from pantheon.arena.match import Match
from pantheon.core.chance import Chance
from pantheon.games.derby.rethinking import Rethinking
from pantheon.games.derby.state import Derby


def late_in_a_race() -> Derby:
    """A position between greedy bots after twelve cards."""
    match = Match(games.load("derby"), ["greedy"] * 4, "late", "")
    state = match.state
    assert isinstance(state, Derby)
    while len(state.played) < 12:
        match.step()
    return state


@pytest.mark.parametrize("players", [3, 5])
def test_what_a_seat_knows_stays_true(players: int) -> None:
    chance = Chance("true")
    seen = 0
    for state in walk(games.load("derby"), players, "rethought"):
        if state.over:
            continue
        seat = int(state.seat)
        thought = state.guess(seat, chance).rethink(seat, chance)
        if thought is None:
            continue
        seen += 1
        for _ in range(5):
            guess = thought.next()
            assert guess.view(seat) == state.view(seat)
            assert isinstance(guess, Derby)
            assert min(guess.hand) >= 0
            assert sum(guess.hand) == sum(state.hand)  # type: ignore[attr-defined]
            assert all_cards(guess) == all_cards(state)
    assert seen > 20


def all_cards(state: object) -> list[int]:
    """Those that are still hidden from somebody."""
    assert isinstance(state, Derby)
    return sorted(state.undealt + [card for holder in state.holders for card in holder])


def test_cards_and_bets_are_both_changed() -> None:
    state = late_in_a_race()
    seat = int(state.seat)
    thought = Rethinking(state, seat, Chance("both"))
    guesses = [thought.next() for _ in range(200)]
    assert any(guess.bet != state.bet for guess in guesses)
    assert any(guess.undealt != state.undealt for guess in guesses)
    assert any(guess.holders != state.holders for guess in guesses)
    assert len({str(guess.holders) for guess in guesses}) > 20


def test_a_guess_that_was_given_away_is_not_changed_any_more() -> None:
    state = late_in_a_race()
    thought = Rethinking(state, int(state.seat), Chance("away"))
    guess = thought.next()
    before = guess.copy()
    for _ in range(50):
        thought.next()
    assert guess == before


def test_thinking_a_guess_over_explains_the_others_better() -> None:
    state = late_in_a_race()
    seat = int(state.seat)
    chance = Chance("better")
    better = 0
    for _ in range(10):
        guess = state.guess(seat, chance)
        thought = guess.rethink(seat, chance)
        assert thought is not None
        for _ in range(150):
            last = thought.next()
        better += last.copy().explain(seat, chance) > guess.copy().explain(seat, chance)
    assert better >= 8


def test_a_power_may_have_shown_more_than_is_known_here() -> None:
    chance = Chance("powers")
    for state in walk(games.load("derby", {"powers": "on"}), 4, "powers"):
        assert state.rethink(0, chance) is None
