"""A state that somebody has tampered with is refused in words, or can be played to its end."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from games.crafted import check_playable, crafted, written_states
from games.walks import every_game, every_variant, walk

from pantheon import games
from pantheon.core.game import Game
from pantheon.core.problem import Problem
from pantheon.locales import Words
from pantheon.locales.speech import complaint

CHANGED = 60  # states a game with its options
LANGUAGES = [Words("en"), Words("de")]
ODD_NUMBERS: list[Any] = [True, 1.0, float("inf"), "3", 10**5000, -(10**30), [3]]


def refused(game: Game, data: Any) -> Problem:
    """The Problem with a state, which can be told in every language."""
    with pytest.raises(Problem) as raised:
        game.state(data)
    for words in LANGUAGES:
        assert complaint(words, raised.value).isprintable()
    return raised.value


@every_variant
def test_a_changed_state_is_refused_or_can_be_played(game: Game, players: int) -> None:
    dice = random.Random(f"{game.name} {players}")
    states = written_states(game, players, "crafted")
    accepted = 0
    told: list[str] = []
    for number in range(CHANGED):
        try:
            state = game.state(crafted(dice.choice(states), dice))
        except Problem as problem:
            told += [complaint(words, problem) for words in LANGUAGES]
        else:
            check_playable(state, str(number))
            accepted += 1
    assert all(line.isprintable() for line in told)
    assert accepted < CHANGED / 2


@every_variant
def test_what_was_played_and_what_is_guessed_is_accepted(game: Game, players: int) -> None:
    for state in walk(game, players, "played"):
        assert game.state(json.loads(json.dumps(state.to_json()))) == state


@every_game
@pytest.mark.parametrize("entry", ["players", "draws"])
@pytest.mark.parametrize("found", ODD_NUMBERS, ids=range(len(ODD_NUMBERS)))
def test_a_number_that_is_none(name: str, entry: str, found: Any) -> None:
    game = games.shared(name)
    data = {**game.new(game.least, "1").to_json(), entry: found}
    assert refused(game, data).key in ("state-broken", "players-wrong")


@every_game
@pytest.mark.parametrize("seed", ["\ud800", 7, None, ["seed"]])
def test_a_seed_that_is_no_text(name: str, seed: Any) -> None:
    game = games.shared(name)
    problem = refused(game, {**game.new(game.least, "1").to_json(), "seed": seed})
    assert problem.particulars["entry"] == "seed"


@every_game
def test_endless_lists_are_not_gone_through(name: str) -> None:
    game = games.shared(name)
    data = game.new(game.least, "1").to_json()
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    for wrong in ([0] * 1_000_000, deep, [["Round", 0]] * 1_000_000):
        assert refused(game, {**data, "stack": wrong}).particulars["entry"] == "stack"
    for field, value in data["fields"].items():
        if isinstance(value, list):
            changed = {**data, "fields": {**data["fields"], field: [0] * 1_000_000}}
            assert refused(game, changed).particulars["entry"] == field


def written(name: str, options: dict[str, str] | None = None) -> tuple[Game, dict[str, Any]]:
    """A new game of three, and its state, which can be changed."""
    game = games.load(name, options)
    return game, game.new(3, "1").to_json()


def test_money_does_not_come_from_nowhere() -> None:
    game, data = written("offrandes")
    data["fields"]["money"][0] -= 1
    assert refused(game, data).particulars == {"game": "offrandes", "entry": "bank", "rule": "O2.5"}


def test_a_top_step_bears_one_disc() -> None:
    game, data = written("offrandes")
    data["fields"]["steps"][:2] = [5, 5]
    assert refused(game, data).particulars["rule"] == "O2.8"


def test_a_bidder_who_is_out_of_the_auction() -> None:
    game = games.load("offrandes")
    bidding = next(s for s in written_states(game, 3, "1") if s["stack"][-1][0] == "Bidding")
    bidding["stack"][-1][-1] = 0  # nobody is in it: the next bidder was looked for for ever
    assert refused(game, bidding).particulars["entry"] == "Bidding"


def test_a_movement_card_at_two_places() -> None:
    game, data = written("derby")
    data["fields"]["discard"].append(0)
    assert refused(game, data).particulars["game"] == "derby"


def test_knowledge_of_what_is_not_so() -> None:
    game, data = written("derby", {"powers": "on"})
    holder = data["fields"]["holders"][1]
    absent = next(card for card in range(60) if card not in holder)
    designs = len(game.domains["card"].values)
    data["fields"]["known"][0] = [designs + absent % designs]  # no guess would ever agree
    assert refused(game, data).particulars["entry"] == "known"


def test_a_card_in_a_domain_and_in_the_agora() -> None:
    game, data = written("elysium")
    data["fields"]["domain"][0].append(data["fields"]["agora"][0])
    assert refused(game, data).particulars["rule"] == "E1.1"


def test_a_turn_without_a_column_to_dismiss() -> None:
    game, data = written("elysium")
    data["fields"]["columns"][0] = 0
    assert refused(game, data).particulars["entry"] == "columns"


def test_a_question_that_no_effect_asks() -> None:
    game, data = written("elysium")
    seat = data["stack"][-1][1]
    data["stack"].append(["Paying", seat, seat, 0, 0, 0])
    assert refused(game, data).particulars["entry"] == "Paying"
