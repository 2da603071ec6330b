"""What holds at every decision of any game of Offrandes."""

from collections.abc import Iterator

import pytest
from games.walks import SEEDS, examples, walk
from hypothesis import given

from pantheon import games
from pantheon.core.state import NOBODY
from pantheon.games.offrandes.components import ALTARS, ANIMALS, LADDERS, TOP
from pantheon.games.offrandes.state import Offrandes

every_number_of_players = pytest.mark.parametrize("players", [3, 4, 5])


def positions(players: int, seed: str) -> Iterator[Offrandes]:
    for state in walk(games.load("offrandes"), players, seed):
        assert isinstance(state, Offrandes)
        yield state


@every_number_of_players
@examples(15)
@given(seed=SEEDS)
def test_animals_lie_in_the_supply_or_on_altars(players: int, seed: str) -> None:
    for state in positions(players, seed):
        on_altars = [0] * len(ANIMALS)
        for altar in range(len(ALTARS)):
            on_altars[state.altar_kind[altar]] += state.altar_number[altar]
        assert min(state.supply) >= 0
        assert [a + b for a, b in zip(state.supply, on_altars, strict=True)] == [15] * 5


@every_number_of_players
@examples(15)
@given(seed=SEEDS)
def test_every_player_has_a_disc_on_each_ladder(players: int, seed: str) -> None:
    for state in positions(players, seed):
        assert len(state.steps) == 7 * players
        for ladder in range(len(LADDERS)):
            steps = [state.step(ladder, seat) for seat in range(players)]
            assert all(0 <= step <= TOP for step in steps)
            assert steps.count(TOP) <= 1


@every_number_of_players
@examples(15)
@given(seed=SEEDS)
def test_an_altar_has_an_owner_if_and_only_if_it_has_animals(players: int, seed: str) -> None:
    for state in positions(players, seed):
        for altar in range(len(ALTARS)):
            owner, number = state.altar_owner[altar], state.altar_number[altar]
            assert (owner == NOBODY) == (number == 0)
            assert NOBODY <= owner < players
            assert 0 <= number <= TOP
            assert 0 <= state.altar_kind[altar] < len(ANIMALS)
        assert sum(state.altars_of(seat) for seat in range(NOBODY, players)) == 11


@every_number_of_players
@examples(15)
@given(seed=SEEDS)
def test_an_altar_once_taken_only_gets_better_offerings(players: int, seed: str) -> None:
    before = [(0, 0)] * len(ALTARS)
    for state in positions(players, seed):
        now = list(zip(state.altar_number, state.altar_kind, strict=True))
        for old, new in zip(before, now, strict=True):
            assert new[0] >= old[0]
            assert old[0] == 0 or new[1] >= old[1]
        before = now


@every_number_of_players
@examples(15)
@given(seed=SEEDS)
def test_no_drachma_is_made_or_lost(players: int, seed: str) -> None:
    for state in positions(players, seed):
        assert sum(state.money) + state.bank == 125
        assert all(0 <= money <= 25 for money in state.money)


@every_number_of_players
@examples(15)
@given(seed=SEEDS)
def test_points_never_fall(players: int, seed: str) -> None:
    before = [0] * players
    for state in positions(players, seed):
        assert all(old <= new for old, new in zip(before, state.score, strict=True))
        before = list(state.score)


@every_number_of_players
@examples(15)
@given(seed=SEEDS)
def test_rounds_go_on_one_by_one_up_to_the_twentieth(players: int, seed: str) -> None:
    before = 0
    for state in positions(players, seed):
        assert before <= state.round <= min(before + 1, 20)
        before = state.round


@every_number_of_players
@examples(15)
@given(seed=SEEDS)
def test_the_start_marker_moves_clockwise_with_the_rounds(players: int, seed: str) -> None:
    first = int(next(positions(players, seed)).start)
    for state in positions(players, seed):
        assert state.start == (first + max(state.round - 1, 0)) % players


@every_number_of_players
@examples(25)
@given(seed=SEEDS)
def test_a_game_ends_for_one_of_the_three_reasons(players: int, seed: str) -> None:
    *_, end = positions(players, seed)
    altars = sum([5, 5, 5, 10, 10, 10, 15, 15, 20, 20, 25][altar] for altar in taken(end))
    assert len(taken(end)) == 11 or max(end.score) > 100 or end.round == 20
    assert altars <= sum(end.score)


def taken(state: Offrandes) -> list[int]:
    """The altars on which an offering lies."""
    return [altar for altar in range(len(ALTARS)) if state.altar_owner[altar] != NOBODY]
