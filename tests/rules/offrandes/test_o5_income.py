"""O5: income."""

import pytest
from acting import act
from positions import ATHENS, CORINTH, DELOS, SPARTA, THEBES, table, told

from pantheon.games.offrandes.rounds import INCOME


@pytest.mark.rule("O5.1")
@pytest.mark.parametrize(
    ("players", "start", "after"),
    [
        (3, CORINTH, ATHENS),
        (3, ATHENS, SPARTA),
        (4, ATHENS, THEBES),
        (4, THEBES, SPARTA),
        (5, THEBES, DELOS),
        (5, DELOS, SPARTA),
    ],
)
def test_the_start_marker_passes_clockwise(players: int, start: int, after: int) -> None:
    state = table(INCOME, players=players, start=start)
    assert (state.start, state.seat) == (after, after)
    assert told(state, "round") == [(2, after)]


@pytest.mark.rule("O5.2")
def test_everybody_receives_10_drachmas_and_keeps_at_most_25() -> None:
    state = table(INCOME, players=5, money=[0, 7, 15, 16, 25])
    assert state.money == [10, 17, 25, 25, 25]
    earned = [(SPARTA, 10), (CORINTH, 10), (ATHENS, 10), (THEBES, 9), (DELOS, 0)]
    assert told(state, "earns") == earned


@pytest.mark.rule("O5.2")
def test_what_is_above_25_stays_in_the_bank() -> None:
    money = [0, 7, 16, 25]
    state = table(INCOME, money=money)
    assert sum(state.money) == sum(money) + 10 + 10 + 9
    assert sum(state.money) + state.bank == 125  # all coins in the box


@pytest.mark.rule("O5.2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_income_comes_after_every_round(players: int) -> None:
    state = table(players=players)
    act(state, *["end-turn"] * players)
    assert (state.round, state.money) == (2, [20] * players)
