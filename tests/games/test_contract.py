"""What every game promises, at every decision of random games."""

import json
import re
from pathlib import Path

import pytest
from games.walks import LONGEST, SEEDS, every_variant, examples, sample, snapshot, walk
from hypothesis import given

from pantheon.core.chance import Chance
from pantheon.core.game import Game
from pantheon.core.playout import play_randomly, random_action
from pantheon.core.record import Replay, read_record, record_of
from pantheon.core.refusal import Refused
from pantheon.core.state import NOBODY, State

RULES = Path(__file__).parents[2] / "docs" / "rules"


def rule_numbers(game: str) -> set[str]:
    """The numbers of all rules on the rules page of a game: its lines begin `- **O1.1** `."""
    page = (RULES / f"{game}.md").read_text("utf-8")
    return set(re.findall(r"^- \*\*([A-Z]+\d+(?:\.\d+)?)\*\* ", page, re.MULTILINE))


def seats(state: State) -> range:
    """All who look on: the spectator and every player."""
    return range(NOBODY, state.players)


def check_particulars(state: State, particulars: dict[str, int]) -> None:
    """A particular called `seat` is a player; one called like a domain points into it."""
    for name, value in particulars.items():
        sort = name.rstrip("0123456789")
        assert type(value) is int
        if sort == "seat":
            assert 0 <= value < state.players, (name, value)
        elif sort in state.game.domains:
            assert 0 <= value < len(state.game.domains[sort].values), (name, value)


# ---- copies


@every_variant
@examples(4)
@given(seed=SEEDS)
def test_a_copy_that_plays_on_leaves_its_original_alone(
    game: Game, players: int, seed: str
) -> None:
    for state in walk(game, players, seed):
        before = snapshot(state)
        copy = state.copy()
        assert snapshot(copy) == before
        play_randomly(copy, Chance(seed))
        assert snapshot(state) == before


@every_variant
@examples(10)
@given(seed=SEEDS)
def test_no_past_copy_has_changed_at_the_end(game: Game, players: int, seed: str) -> None:
    kept = [(state.copy(), snapshot(state)) for state in walk(game, players, seed)]
    for copy, before in kept:
        assert snapshot(copy) == before


@every_variant
@examples(4)
@given(seed=SEEDS)
def test_a_copy_plays_on_like_its_original(game: Game, players: int, seed: str) -> None:
    state = game.new(players, seed)
    chance = Chance(seed)
    copies: list[State] = []
    actions: list[int] = []
    while not state.over:
        copies.append(state.copy())
        actions.append(random_action(state, chance))
        state.apply(actions[-1])
    for done, copy in enumerate(copies):
        for action in actions[done:]:
            copy.apply(action)
        assert snapshot(copy) == snapshot(state)


# ---- records and JSON


@every_variant
@examples(10)
@given(seed=SEEDS)
def test_a_record_replays_to_the_same_state(game: Game, players: int, seed: str) -> None:
    state = game.new(players, seed)
    record = record_of(state, play_randomly(state, Chance(seed)))
    replay = Replay(game, read_record(record.line()))
    assert replay.run() is None
    assert snapshot(replay.state) == snapshot(state)


@every_variant
@examples(5)
@given(seed=SEEDS)
def test_a_state_is_written_and_read_at_every_decision(game: Game, players: int, seed: str) -> None:
    for state in walk(game, players, seed):
        again = game.state(json.loads(json.dumps(state.to_json())))
        assert snapshot(again) == snapshot(state)


@every_variant
@examples(2)
@given(seed=SEEDS)
def test_a_state_that_was_read_plays_on_like_its_original(
    game: Game, players: int, seed: str
) -> None:
    for state in walk(game, players, seed):
        copy, again = state.copy(), game.state(state.to_json())
        assert play_randomly(copy, Chance(seed)) == play_randomly(again, Chance(seed))
        assert snapshot(copy) == snapshot(again)


# ---- what may be done, and why not


@every_variant
@examples(10)
@given(seed=SEEDS)
def test_whose_turn_it_is_has_a_real_choice(game: Game, players: int, seed: str) -> None:
    for state in walk(game, players, seed):
        if state.over:
            assert state.legal == []
            assert state.seat == NOBODY
        else:
            assert len(state.legal) >= (1 if state.frame.always_asks(state) else 2)
            assert state.legal == sorted(set(state.legal))
            assert 0 <= state.legal[0] <= state.legal[-1] < state.game.catalogue.size
            assert 0 <= state.seat < players


@every_variant
@examples(6)
@given(seed=SEEDS)
def test_there_is_a_reason_against_exactly_the_forbidden_actions(
    game: Game, players: int, seed: str
) -> None:
    for ordinal, state in enumerate(walk(game, players, seed)):
        for action in sample(state, ordinal):
            refusal = state.why_not(action)
            assert (refusal is None) == (action in state.legal)
            if refusal is not None:
                assert refusal.key
                check_particulars(state, refusal.particulars)


@every_variant
@examples(6)
@given(seed=SEEDS)
def test_every_reason_and_question_is_a_rule_of_the_rules_page(
    game: Game, players: int, seed: str
) -> None:
    rules = rule_numbers(game.name)
    assert rules, f"docs/rules/{game.name}.md holds no numbered rule"
    found: set[str] = set()
    for ordinal, state in enumerate(walk(game, players, seed)):
        found |= {state.frame.rule()} if not state.over else {state.game.end_rule}
        for action in sample(state, ordinal):
            refusal = state.why_not(action)
            if refusal is not None:
                found.add(refusal.rule)
    assert found <= rules


@every_variant
@examples(4)
@given(seed=SEEDS)
def test_a_forbidden_action_is_refused_and_changes_nothing(
    game: Game, players: int, seed: str
) -> None:
    for ordinal, state in enumerate(walk(game, players, seed)):
        before = snapshot(state)
        state.events = []
        for action in sample(state, ordinal):
            if action not in state.legal:
                with pytest.raises(Refused) as raised:
                    state.apply(action)
                why = state.why_not(action)
                assert why is not None
                assert (raised.value.refusal.rule, raised.value.refusal.key) == (why.rule, why.key)
        assert snapshot(state) == before
        assert state.events == []


@every_variant
@examples(6)
@given(seed=SEEDS)
def test_every_question_has_words_a_rule_and_particulars(
    game: Game, players: int, seed: str
) -> None:
    for state in walk(game, players, seed):
        question = state.question()
        assert (question is None) == state.over
        if question is not None:
            assert question["key"] in state.game.frames
            assert re.fullmatch(r"[A-Z]+\d+(?:\.\d+)?", question["rule"])
            check_particulars(state, question["particulars"])


# ---- views


@every_variant
@examples(3)
@given(seed=SEEDS)
def test_only_whose_turn_it_is_sees_what_may_be_done(game: Game, players: int, seed: str) -> None:
    for state in walk(game, players, seed):
        for seat in seats(state):
            expected = state.legal if seat == state.seat else []
            assert state.view(seat)["legal"] == expected


@every_variant
@examples(3)
@given(seed=SEEDS)
def test_views_are_plain_and_never_hold_the_seed(game: Game, players: int, seed: str) -> None:
    for state in walk(game, players, seed):
        for seat in seats(state):
            view = state.view(seat)
            written = json.dumps(view)
            assert json.loads(written) == view
            assert seed not in written


@every_variant
@examples(3)
@given(seed=SEEDS)
def test_a_guess_looks_the_same_to_the_guesser(game: Game, players: int, seed: str) -> None:
    for state in walk(game, players, seed):
        before = snapshot(state)
        for seat in range(players):
            guess = state.guess(seat, Chance("x"))
            assert guess.view(seat) == state.view(seat)
            assert guess.seat == state.seat
            assert guess.legal == guess.frame.legal(guess)  # of the guessed hands, not of the real
            assert guess.seed != state.seed  # else the guesser would know what chance will bring
        assert snapshot(state) == before


@every_variant
@examples(2)
@given(seed=SEEDS)
def test_a_guess_is_independent_and_plays_to_an_end(game: Game, players: int, seed: str) -> None:
    for state in walk(game, players, seed):
        before = snapshot(state)
        guess = state.guess(0, Chance(seed))
        play_randomly(guess, Chance(seed))
        assert guess.over
        assert snapshot(state) == before


# ---- events


@every_variant
@examples(8)
@given(seed=SEEDS)
def test_a_listener_does_not_change_the_course_of_the_game(
    game: Game, players: int, seed: str
) -> None:
    listening = game.new(players, seed)
    listening.events = []
    chance = Chance(f"{seed} walk")
    for deaf in walk(game, players, seed):
        assert snapshot(listening) == snapshot(deaf)
        if not listening.over:
            listening.apply(random_action(listening, chance))
    assert listening.over
    assert listening.events


@every_variant
@examples(8)
@given(seed=SEEDS)
def test_events_say_what_their_kind_promises(game: Game, players: int, seed: str) -> None:
    state = game.new(players, seed, listen=True)
    play_randomly(state, Chance(seed))
    assert state.events
    for event in state.events:
        everything = dict(zip(event.kind.particulars, event.particulars, strict=True))
        check_particulars(state, everything)
        for seat in seats(state):
            assert event.seen_by(seat).items() <= everything.items()


# ---- the end


@every_variant
@examples(25)
@given(seed=SEEDS)
def test_every_random_game_ends(game: Game, players: int, seed: str) -> None:
    decisions = sum(1 for state in walk(game, players, seed) if not state.over)
    assert 0 < decisions < LONGEST


@every_variant
@examples(4)
@given(seed=SEEDS)
def test_places_follow_points_and_ties(game: Game, players: int, seed: str) -> None:
    for state in walk(game, players, seed):
        places = state.places()
        points = [state.points(seat) for seat in range(players)]
        worth = [(points[seat], state.tie_breaks(seat)) for seat in range(players)]
        for mine, place in zip(worth, places, strict=True):
            assert place == 1 + sum(other > mine for other in worth)
        assert state.winners() == [seat for seat in range(players) if places[seat] == 1]
        assert state.winners()
        assert {points[seat] for seat in state.winners()} == {max(points)}
