import json
from typing import Any

import pytest
from games.walks import every_game, every_table, snapshot, walk

from pantheon import games
from pantheon.core.game import Game, Option, chosen_options
from pantheon.core.problem import Problem

OPTIONS = [Option("length", ["long", "short"], "X1.1"), Option("gods", ["old", "new"], "X1.2")]


def problem_with(game: Game, data: dict[str, Any]) -> Problem:
    with pytest.raises(Problem) as raised:
        game.state(data)
    return raised.value


def written(name: str) -> dict[str, Any]:
    """A state as it stands in a file."""
    game = games.shared(name)
    return dict(json.loads(json.dumps(game.new(game.least, "seed").to_json())))


# ---- options


def test_the_first_choice_holds_where_nothing_is_said() -> None:
    assert chosen_options(OPTIONS, {}) == {"length": "long", "gods": "old"}


def test_a_choice_replaces_the_first() -> None:
    assert chosen_options(OPTIONS, {"gods": "new"}) == {"length": "long", "gods": "new"}


def test_unknown_option() -> None:
    with pytest.raises(Problem) as raised:
        chosen_options(OPTIONS, {"god": "new"})
    assert raised.value.key == "option-unknown"
    assert raised.value.particulars == {"option": "god", "known": "length, gods"}


def test_unknown_option_where_there_are_none() -> None:
    with pytest.raises(Problem) as raised:
        chosen_options([], {"god": "new"})
    assert raised.value.particulars == {"option": "god", "known": "-"}


def test_unknown_choice() -> None:
    with pytest.raises(Problem) as raised:
        chosen_options(OPTIONS, {"gods": "norse"})
    assert raised.value.key == "option-choice"
    told = {"option": "gods", "choice": "norse", "known": "old, new", "rule": "X1.2"}
    assert raised.value.particulars == told


@every_game
def test_a_game_refuses_unknown_options(name: str) -> None:
    with pytest.raises(Problem) as raised:
        games.load(name, options={"no-such-option": "yes"})
    assert raised.value.key == "option-unknown"
    assert raised.value.particulars["option"] == "no-such-option"


# ---- players


@every_game
def test_too_few_and_too_many_players(name: str) -> None:
    game = games.load(name)
    for players in (-1, 0, game.least - 1, game.most + 1, 1000):
        with pytest.raises(Problem) as raised:
            game.check_players(players)
        assert raised.value.key == "players-wrong"
        assert raised.value.particulars == {
            "game": name,
            "players": players,
            "least": game.least,
            "most": game.most,
            "rule": game.players_rule,
        }


@every_game
def test_no_new_game_with_too_few_or_too_many(name: str) -> None:
    game = games.load(name)
    for players in (game.least - 1, game.most + 1):
        with pytest.raises(Problem) as raised:
            game.new(players, "seed")
        assert raised.value.key == "players-wrong"


@every_table
def test_a_new_game_asks_its_first_question(name: str, players: int) -> None:
    state = games.load(name).new(players, "seed")
    assert state.players == players
    assert not state.over
    assert 0 <= state.seat < players


@every_table
def test_the_same_seed_deals_the_same_game(name: str, players: int) -> None:
    game = games.load(name)
    assert snapshot(game.new(players, "seed")) == snapshot(game.new(players, "seed"))
    assert game.new(players, "seed") != game.new(players, "other")


@every_table
def test_a_listener_hears_the_setup_which_is_the_same_for_the_deaf(name: str, players: int) -> None:
    game = games.load(name)
    listening, deaf = game.new(players, "seed", listen=True), game.new(players, "seed")
    assert listening.events
    assert deaf.events is None
    assert snapshot(listening) == snapshot(deaf)


# ---- reading states


@every_table
def test_a_state_reads_back_from_a_file_at_every_decision(name: str, players: int) -> None:
    game = games.load(name)
    for state in walk(game, players, "seed"):
        again = game.state(json.loads(json.dumps(state.to_json())))
        assert snapshot(again) == snapshot(state)
        assert again == state


@every_game
@pytest.mark.parametrize("found", [None, 0, 1, 3, "2", []])
def test_unknown_format(name: str, found: Any) -> None:
    problem = problem_with(games.load(name), {**written(name), "format": found})
    assert problem.key == "format-unknown"
    assert problem.particulars == {"found": str(found), "known": 2}


@every_game
@pytest.mark.parametrize("entry", ["game", "version"])
@pytest.mark.parametrize("found", [None, "tic-tac-toe", 99, 0, []])
def test_wrong_game_or_version(name: str, entry: str, found: Any) -> None:
    game = games.load(name)
    data = {**written(name), entry: found}
    problem = problem_with(game, data)
    assert problem.key == "version-wrong"
    assert problem.particulars == {
        "found": f"{data['game']} {data['version']}",
        "known": f"{name} {game.version}",
    }


@every_game
@pytest.mark.parametrize("players", [-1, 0, 1, 100])
def test_a_state_with_wrong_players(name: str, players: int) -> None:
    assert problem_with(games.load(name), {**written(name), "players": players}).key == (
        "players-wrong"
    )


@every_game
@pytest.mark.parametrize("entry", ["players", "seed", "draws", "guessed", "fields", "stack"])
def test_a_state_without_an_entry_is_broken(name: str, entry: str) -> None:
    data = written(name)
    del data[entry]
    problem = problem_with(games.load(name), data)
    assert problem.key == "state-broken"
    assert problem.particulars["game"] == name
    assert problem.particulars["entry"] == entry


@every_game
def test_a_state_without_a_field_is_broken(name: str) -> None:
    for field in written(name)["fields"]:
        data = written(name)
        del data["fields"][field]
        problem = problem_with(games.load(name), data)
        assert problem.key == "state-broken"
        assert problem.particulars["entry"] == field


GARBAGE: list[tuple[str, list[Any]]] = [
    ("players", [None, "three", [], {}]),
    ("draws", [None, "none", [], {}]),
    ("guessed", [None, 1, "none", [], {}]),
    ("fields", [None, 3, "x", []]),
    ("stack", [None, 3, [3], [[]], [["Nothing", 0]], [[None]]]),
]


@every_game
@pytest.mark.parametrize(
    ("entry", "garbage"),
    [(entry, garbage) for entry, all_of_it in GARBAGE for garbage in all_of_it],
)
def test_garbage_is_broken(name: str, entry: str, garbage: Any) -> None:
    problem = problem_with(games.load(name), {**written(name), entry: garbage})
    assert problem.key == "state-broken"
    assert problem.particulars["entry"] == entry


@every_game
def test_pending_work_with_wrong_arguments_is_broken(name: str) -> None:
    data = written(name)
    kind, *args = data["stack"][-1]
    for wrong in ([], [*args, 0], args[:-1]):
        stack = [*data["stack"][:-1], [kind, *wrong]]
        assert problem_with(games.load(name), {**data, "stack": stack}).key == "state-broken"


@every_game
def test_a_field_of_another_form_is_broken(name: str) -> None:
    game = games.load(name)
    loose = game.new(game.least, "seed").loose_fields()
    for field, value in written(name)["fields"].items():
        wrongs: list[Any] = ["x", None, 1.5, True, {}, [value]]
        if isinstance(value, list):
            wrongs += [["x", *value[1:]], [1.5, *value[1:]], [True, *value[1:]]]
        if isinstance(value, list) and field not in loose:
            wrongs += [value[1:], [*value, 0]]
        for wrong in wrongs:
            data = written(name)
            data["fields"][field] = wrong
            assert problem_with(game, data).key == "state-broken", (field, wrong)


@every_game
@pytest.mark.parametrize("entry", ["options", "values"])
def test_a_state_of_other_options_or_values_is_refused(name: str, entry: str) -> None:
    data = {**written(name), entry: {"other": "than ours"}}
    problem = problem_with(games.load(name), data)
    assert problem.key == "state-other"
    assert problem.particulars == {"game": name}
