"""A race told again from the cards that were played."""

import pytest
from acting import act
from derby_positions import course
from games.walks import walk

from pantheon import games
from pantheon.games.derby.past import NEVER, Past
from pantheon.games.derby.state import Derby

HOLDERS = {0: ["dragon-6/4", "pegasus-2/1+3"], 3: ["sylph-5/3", "gryphon-4/2"]}


def test_a_turn_is_told_with_its_player_and_its_cards() -> None:
    state = course(holders=HOLDERS)
    act(state, "play right sylph-5/3", "play left dragon-6/4")
    past = Past(state)
    assert (past.turns, past.movers) == (1, [0])
    assert past.first + past.second == state.played
    assert past.space[:6] == [0] * 6
    assert past.space[6:] == state.space == [4, 0, 0, 0, 0, 5]


def test_a_dirty_trick_is_told_as_one() -> None:
    """D3.3: it goes further, and to the Zeus pile."""
    state = course(holders=HOLDERS)
    act(state, "trick left pegasus-2/1+3", "play right sylph-5/3")
    past = Past(state)
    assert past.tricked == [1]
    assert past.space[6:] == state.space == [0, 0, 0, 5, 0, 3]
    assert past.against[6:] == [0, 0, 0, 1, 0, 0]


def test_a_turn_that_is_not_over_is_not_told() -> None:
    state = course(holders=HOLDERS)
    act(state, "play right sylph-5/3")
    assert Past(state).turns == 0


@pytest.mark.parametrize("players", [3, 4, 6])
def test_a_race_ends_where_it_ended(players: int) -> None:
    last = 0
    for state in walk(games.load("derby"), players, "past"):
        assert isinstance(state, Derby)
        past = Past(state)
        if len(state.played) == 2 * past.turns:
            end = state.values.last_space + 1
            assert [min(space, end) for space in past.space[-6:]] == state.space
            assert (past.third != NEVER) == (state.crossed >= 0 or state.third == 1)
            last = max(last, past.turns)
    assert last > 10


def test_powers_change_a_race_too_much_to_tell_it() -> None:
    for state in walk(games.load("derby", {"powers": "on"}), 4, "powers"):
        assert isinstance(state, Derby)
        assert Past(state).turns == 0
