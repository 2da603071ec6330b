from itertools import pairwise
from typing import Any

import pytest
from games.walks import every_game, every_table, snapshot, walk

from pantheon import games
from pantheon.core.chance import Chance, SecureChance
from pantheon.core.playout import play_randomly
from pantheon.core.problem import Problem
from pantheon.core.refusal import Refused
from pantheon.core.state import NOBODY, Frame, State, contains


def new(name: str) -> State:
    game = games.load(name)
    return game.new(game.least, "seed")


def spoil(data: Any) -> None:
    """Empty every list and table in something that was given away."""
    if isinstance(data, list | dict):
        for inner in data.values() if isinstance(data, dict) else data:
            spoil(inner)
        data.clear()


def finished(name: str) -> State:
    state = new(name)
    play_randomly(state, Chance("walk"))
    return state


# ---- looking up actions


def test_contains_finds_exactly_the_listed_actions() -> None:
    for size in range(9):
        legal = [3 * number for number in range(size)]
        found = [action for action in range(-2, 30) if contains(legal, action)]
        assert found == legal


# ---- pending work


@every_game
def test_work_goes_on_the_stack_and_comes_off_again(name: str) -> None:
    state = new(name)
    before, asked = snapshot(state), state.frame
    work = Frame[State](1)
    state.push(work)
    assert state.frame is work
    assert state.pending()[-2:] == [asked, work]
    state.pop()
    assert state.frame is asked
    assert snapshot(state) == before


@every_game
def test_work_can_take_the_place_of_other_work(name: str) -> None:
    state = new(name)
    depth = len(state.pending())
    work = Frame[State](1)
    state.swap(work)
    assert state.frame is work
    assert len(state.pending()) == depth


@every_game
def test_work_that_decides_nothing_and_does_nothing_is_a_mistake(name: str) -> None:
    state = new(name)
    work = Frame[State](1)
    assert work.legal(state) == []
    with pytest.raises(TypeError, match="Frame"):
        work.resolve(state)
    with pytest.raises(TypeError, match="Frame"):
        work.choose(state, 0)


@every_game
def test_no_work_is_pending_when_the_game_is_over(name: str) -> None:
    state = finished(name)
    assert state.pending() == []
    assert state.to_json()["stack"] == []


# ---- playing


@every_game
def test_when_the_game_is_over_nothing_can_be_done(name: str) -> None:
    state = finished(name)
    before = snapshot(state)
    assert state.over
    assert state.seat == NOBODY
    assert state.legal == []
    assert state.question() is None
    for action in range(state.game.catalogue.size):
        with pytest.raises(Refused) as raised:
            state.apply(action)
        assert raised.value.refusal.rule == state.game.end_rule
        assert raised.value.refusal.key == "over"
    assert snapshot(state) == before


@every_game
@pytest.mark.parametrize("action", [-1, 10_000])
def test_an_action_outside_the_catalogue_is_a_problem(name: str, action: int) -> None:
    state = new(name)
    before = snapshot(state)
    for ask in (state.why_not, state.apply):
        with pytest.raises(Problem) as raised:
            ask(action)
        assert raised.value.key == "action-unknown"
    assert snapshot(state) == before


@every_game
def test_every_chance_has_its_own_ordinal(name: str) -> None:
    state = new(name)
    before = state.draws
    one, other = state.chance(), state.chance()
    assert state.draws == before + 2
    for chance, ordinal in ((one, before + 1), (other, before + 2)):
        again = SecureChance("seed", ordinal)
        assert [chance.below(2**32) for _ in range(4)] == [again.below(2**32) for _ in range(4)]


# ---- telling


@every_game
def test_a_new_state_has_no_listener_and_a_copy_neither(name: str) -> None:
    state = new(name)
    assert state.events is None
    state.events = []
    assert state.copy().events is None


# ---- looking


@every_table
def test_a_view_names_game_players_and_turn(name: str, players: int) -> None:
    state = games.load(name).new(players, "seed")
    for seat in range(NOBODY, players):
        view = state.view(seat)
        assert (view["game"], view["players"], view["viewer"]) == (name, players, seat)
        assert view["turn"] == state.seat
        assert view["asks"] == state.question()
        assert view["nameplates"] == [state.nameplate(other) for other in range(players)]
        assert len(set(view["nameplates"])) == players
        assert [work["seat"] for work in view["pending"]] == [
            frame.seat for frame in state.pending()
        ]


@every_game
def test_a_view_is_the_viewer_s_own(name: str) -> None:
    state = new(name)
    before = snapshot(state)
    spoil(state.view(int(state.seat)))
    assert snapshot(state) == before


@every_game
def test_what_is_written_is_the_writer_s_own(name: str) -> None:
    state = new(name)
    before = snapshot(state)
    data = state.to_json()
    spoil(data["fields"])
    spoil(data["stack"])
    assert snapshot(state) == before


# ---- comparing


@every_game
def test_equal_states_are_equal_and_hash_alike(name: str) -> None:
    one, other = new(name), new(name)
    assert one == other
    assert hash(one) == hash(other)
    assert one != one.to_json()


@every_game
def test_states_of_different_moments_differ(name: str) -> None:
    game = games.load(name)
    moments = [state.copy() for state in walk(game, game.least, "seed")]
    assert all(one != next_one for one, next_one in pairwise(moments))
    assert len(set(moments)) > len(moments) // 2
