"""Guesses that fit what the others have done come more often."""

from bots.tables import decisions, played
from games.walks import every_game

from pantheon import games
from pantheon.arena.match import Match
from pantheon.bots.chair import Chair
from pantheon.bots.hunches import Hunches
from pantheon.core.chance import Chance
from pantheon.games.derby.bets import Bet

PLAYED = played()


@every_game
def test_a_hunch_agrees_with_all_that_a_seat_knows(name: str) -> None:
    for state in decisions(PLAYED[name], 4, "hunch", every=25):
        hunches = Hunches(Chair(state), Chance("hunch"))
        for _ in range(5):
            guess = hunches.next()
            assert guess.view(int(state.seat)) == state.view(int(state.seat))
            assert guess.seed != state.seed


def test_hunches_are_independent_of_each_other() -> None:
    state = next(decisions(PLAYED["derby"], 4, "free", every=1))
    hunches = Hunches(Chair(state), Chance("free"))
    first = hunches.next()
    kept = first.copy()
    first.apply(first.legal[0])
    hunches.next()
    assert first != kept
    assert hunches.next() != first


def test_hunches_explain_the_others_better_than_guesses() -> None:
    match = Match(games.load("derby"), ["greedy"] * 4, "explained", "")
    state = match.state
    while not isinstance(state.frame, Bet) or state.backed.count(-1) > 8:  # type: ignore[attr-defined]
        match.step()
    seat = int(state.seat)
    chance = Chance("explained")
    guesses = [state.guess(seat, chance).explain(seat, chance) for _ in range(200)]
    hunches = Hunches(Chair(state), chance)
    found = [hunches.next().explain(seat, chance) for _ in range(200)]
    assert sum(found) > 1.2 * sum(guesses)
