"""Hints for a seat, and reviews of recorded games."""

import json

import pytest
from bots.tables import WON, decisions, played
from games.walks import every_game, snapshot

from pantheon.bots.advice import Review, hint, hopes, judged, review
from pantheon.bots.chair import Chair
from pantheon.core.chance import Chance
from pantheon.core.game import Game
from pantheon.core.playout import play_randomly
from pantheon.core.problem import Problem
from pantheon.core.record import Record, record_of
from pantheon.core.refusal import Refused
from pantheon.core.state import State

PLAYED = played()


def record(game: Game, actions: int) -> Record:
    """The first actions of a random game of the fewest players."""
    whole = play_randomly(game.new(game.least, "advice"), Chance("advice"))
    state = game.new(game.least, "advice")
    for action in whole[:actions]:
        state.apply(action)
    return record_of(state, whole[:actions])


def parsed(state: State, text: str) -> int:
    return state.game.catalogue.parse(text)


# ---- hints


@every_game
def test_a_hint_names_every_move_the_most_tried_first(name: str) -> None:
    for state in decisions(PLAYED[name], 4, "hint", every=40):
        moves = hint(Chair(state), iterations=40)
        assert sorted(move.action for move in moves) == state.legal
        assert sum(move.visits for move in moves) == 40
        assert [move.visits for move in moves] == sorted((m.visits for m in moves), reverse=True)
        assert all(0.0 <= move.expected <= 1.0 for move in moves)


@every_game
def test_a_hint_leaves_the_table_alone_and_repeats_itself(name: str) -> None:
    state = next(decisions(PLAYED[name], 4, "hint", every=1))
    before = snapshot(state)
    first, again, other = (
        [move.to_json() for move in hint(Chair(state), iterations=30, seed=seed)]
        for seed in ("a", "a", "b")
    )
    assert first == again != other
    assert snapshot(state) == before


@every_game
def test_the_first_hint_is_the_move_that_wins(name: str) -> None:
    position, winning = WON[name]
    state = position()
    best, second, *_ = hint(Chair(state), iterations=100)
    assert best.action == parsed(state, winning)
    assert best.expected > 0.8 > 0.2 > second.expected


def test_a_hint_can_have_a_budget_of_seconds() -> None:
    state = next(decisions(PLAYED["offrandes"], 3, "hint", every=1))
    assert sum(move.visits for move in hint(Chair(state), seconds=1e-9)) >= 1


# ---- what a decision costs


@every_game
def test_a_lost_win_costs_what_it_was_worth(name: str) -> None:
    position, winning = WON[name]
    state = position()
    right = parsed(state, winning)
    for wrong in state.legal:
        best, played = judged(state, wrong, 60, "cost")
        if wrong != right:
            assert (best.action, played.action) == (right, wrong)
            assert best.expected - played.expected > 0.6
            assert played.visits == best.visits  # known as well as what it is compared with


@every_game
def test_what_the_search_would_play_costs_nothing(name: str) -> None:
    position, winning = WON[name]
    state = position()
    best, played = judged(state, parsed(state, winning), 60, "cost")
    assert best is played


def test_the_player_is_judged_by_what_can_be_known() -> None:
    state = next(decisions(PLAYED["elysium"], 3, "know", every=1))
    other = state.guess(int(state.seat), Chance("anew"))
    assert snapshot(other) != snapshot(state)
    moves = [
        move.to_json()
        for table in (state, other)
        for move in judged(table, state.legal[0], 30, "know")
    ]
    assert moves[:2] == moves[2:]


# ---- what everybody may hope for


@every_game
def test_hopes_are_shares_and_end_as_the_result(name: str) -> None:
    state = PLAYED[name].new(3, "hopes")
    assert sum(hopes(state, Chance("hopes"))) == pytest.approx(1.0, abs=0.2)
    play_randomly(state, Chance("hopes"))
    winners = state.winners()
    expected = [(seat in winners) / len(winners) for seat in range(3)]
    assert hopes(state, Chance("hopes")) == expected


# ---- reviews


@every_game
def test_a_review_follows_the_record_decision_by_decision(name: str) -> None:
    game = PLAYED[name]
    given = record(game, 12)
    steps: list[int] = []
    found = review(game, given, iterations=8, on_step=steps.append)
    state = game.new(given.players, given.seed)
    assert len(found.start) == given.players
    assert steps == [decision.moment for decision in found.decisions] == list(range(1, 13))
    for decision, action in zip(found.decisions, given.actions, strict=True):
        assert (decision.seat, decision.played.action) == (state.seat, action)
        assert decision.best.action in state.legal
        assert decision.cost == decision.best.expected - decision.played.expected >= 0.0
        assert len(decision.expected) == given.players
        state.apply(action)


def test_a_review_of_a_whole_game_ends_with_its_winners() -> None:
    game = PLAYED["elysium"]
    given = record(game, 10_000)
    found = review(game, given, iterations=1)
    state = game.new(given.players, given.seed)
    for action in given.actions:
        state.apply(action)
    best = max(found.decisions[-1].expected)
    assert state.over
    assert [s for s, e in enumerate(found.decisions[-1].expected) if e == best] == state.winners()


def test_the_costliest_decisions_come_first_and_cost_something() -> None:
    game = PLAYED["offrandes"]
    found = review(game, record(game, 30), iterations=10)
    worst = found.costliest(100)
    costs = [decision.cost for decision in worst]
    assert costs == sorted(costs, reverse=True)
    assert costs
    assert costs[-1] > 0.0
    assert len(worst) == sum(decision.cost > 0.0 for decision in found.decisions)
    assert found.costliest(2) == worst[:2]
    assert found.costliest(0) == []


def test_equal_seeds_make_equal_reviews_which_are_plain_data() -> None:
    game = PLAYED["derby"]
    reviews = [review(game, record(game, 6), iterations=8, seed=seed) for seed in "aab"]
    first, again, other = (json.dumps(found.to_json()) for found in reviews)
    assert first == again != other
    assert json.loads(first) == reviews[0].to_json()


def test_nothing_played_is_nothing_to_blame() -> None:
    game = PLAYED["derby"]
    found = review(game, record(game, 0))
    assert isinstance(found, Review)
    assert found.decisions == found.costliest(5) == []


def test_a_record_that_breaks_is_refused() -> None:
    game = PLAYED["offrandes"]
    broken = record(game, 1)
    broken.actions.append(broken.actions[0])  # O1.5: three different discs
    with pytest.raises(Refused):
        review(game, broken, iterations=2)
    with pytest.raises(Problem) as raised:
        review(PLAYED["derby"], broken)
    assert raised.value.key == "version-wrong"
