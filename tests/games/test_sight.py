"""What machines see: what the view of their seat shows, and nothing else."""

from collections.abc import Iterator

import pytest
from games.from_view import vector
from games.walks import SEEDS, every_variant, examples, variants, walk
from hypothesis import given

from pantheon import games
from pantheon.core.chance import Chance
from pantheon.core.game import Game
from pantheon.core.problem import Problem
from pantheon.core.sight import allowed
from pantheon.core.state import NOBODY, State

MANY = 50  # random games in which everything should happen at some time


def decisions(game: Game, players: int, seed: str) -> Iterator[tuple[State, int]]:
    """A state and a seat, for every decision of a random game; every seat comes."""
    for ordinal, state in enumerate(walk(game, players, seed)):
        yield state, (state.seat if ordinal % 2 and state.seat != NOBODY else ordinal % players)


@every_variant
@examples(3)
@given(seed=SEEDS)
def test_all_numbers_are_in_the_view(game: Game, players: int, seed: str) -> None:
    sight = game.sight(players)
    for state, seat in decisions(game, players, seed):
        assert list(sight.see(state, seat)) == vector(game, state.view(seat))


@every_variant
@examples(3)
@given(seed=SEEDS)
def test_what_is_hidden_makes_no_difference(game: Game, players: int, seed: str) -> None:
    sight = game.sight(players)
    for state, seat in decisions(game, players, seed):
        seen = sight.see(state, seat)
        for chance in (Chance(seed), Chance("other")):
            assert sight.see(state.guess(seat, chance), seat) == seen


@every_variant
@examples(3)
@given(seed=SEEDS)
def test_no_number_is_higher_than_its_field_says(game: Game, players: int, seed: str) -> None:
    sight = game.sight(players)
    for state, seat in decisions(game, players, seed):
        seen = sight.see(state, seat)
        assert len(seen) == sight.size
        for field in sight.fields:
            assert max(seen[field.start : field.start + field.size]) <= field.most, field.name


@every_variant
@examples(2)
@given(seed=SEEDS)
def test_the_mask_shows_what_whose_turn_it_is_may_do(game: Game, players: int, seed: str) -> None:
    for state, seat in decisions(game, players, seed):
        mask = allowed(state, seat)
        assert len(mask) == game.catalogue.size
        found = [action for action, byte in enumerate(mask) if byte]
        assert found == (state.legal if seat == state.seat else [])


@pytest.mark.parametrize("name", games.names())
def test_every_field_has_something_to_tell(name: str) -> None:
    tables = [table.values for table in variants(name)]
    silent = {field.name for game, players in tables for field in game.sight(players).fields}
    for seed in range(MANY):
        for game, players in tables if silent else []:
            for state, seat in decisions(game, players, f"{seed}"):
                seen = game.sight(players).see(state, seat)
                for field in game.sight(players).fields:
                    if field.name in silent and any(seen[field.start : field.start + field.size]):
                        silent.remove(field.name)
    assert silent == set()


@every_variant
def test_fields_follow_each_other(game: Game, players: int) -> None:
    sight = game.sight(players)
    start = 0
    for field in sight.fields:
        assert field.start == start
        start += field.size
    assert start == sight.size
    assert len({field.name for field in sight.fields}) == len(sight.fields)


def test_a_sight_is_for_players_that_the_game_takes() -> None:
    with pytest.raises(Problem, match=r"players-wrong.*rule O1\.1"):
        games.load("offrandes").sight(9)
