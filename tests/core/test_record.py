import json
from typing import Any

import pytest
from games.walks import every_game, snapshot

from pantheon import games
from pantheon.core.chance import Chance
from pantheon.core.playout import play_randomly
from pantheon.core.problem import Problem
from pantheon.core.record import Fault, Record, Replay, digest, read_record, record_of, seed_hash
from pantheon.core.refusal import Refused
from pantheon.core.state import State

ENTRIES = ["game", "version", "options", "values", "players", "seed", "actions", "digest"]


def played(name: str, seed: str = "seed") -> tuple[State, Record]:
    """A random game to its end, and its record."""
    game = games.load(name)
    state = game.new(game.least, seed)
    actions = play_randomly(state, Chance(seed))
    return state, record_of(state, actions)


def changed(record: Record, **entries: Any) -> Record:
    """The record with some entries replaced, written and read again."""
    return read_record(json.dumps({**record.to_json(), **entries}))


def faulty(record: Record) -> Fault:
    """What is wrong with a record that does not replay."""
    fault = Replay(games.load(record.game), record).run()
    assert fault is not None
    return fault


def problem_with(line: str) -> Problem:
    with pytest.raises(Problem) as raised:
        read_record(line)
    return raised.value


# ---- writing, reading, replaying


@every_game
def test_a_line_reads_back(name: str) -> None:
    _, record = played(name)
    assert read_record(record.line()) == record
    assert hash(read_record(record.line())) == hash(record)
    assert "\n" not in record.line()


def test_a_line_keeps_every_letter() -> None:
    record = Record("offrandes", 1, {"a": "ä"}, {"b": {"c": [1, 2]}}, 3, "Ἥρα\n\"'", [1, 2], "ff")
    assert read_record(record.line()).to_json() == record.to_json()
    assert "\n" not in record.line()


@every_game
def test_a_record_says_all_about_its_game(name: str) -> None:
    state, record = played(name)
    game = state.game
    assert (record.game, record.version) == (game.name, game.version)
    assert (record.options, record.values) == (game.options, game.overlay)
    assert (record.players, record.seed) == (game.least, "seed")
    assert record.digest == digest(state)


@every_game
def test_records_of_different_games_differ(name: str) -> None:
    _, one = played(name, "one")
    _, other = played(name, "other")
    assert one != other
    assert one.digest != other.digest
    assert one != "one"


@every_game
def test_a_record_replays_to_the_same_state(name: str) -> None:
    state, record = played(name)
    replay = Replay(games.load(name), record)
    assert replay.run() is None
    assert replay.done == len(record.actions)
    assert snapshot(replay.state) == snapshot(state)


@every_game
def test_an_unfinished_game_replays_too(name: str) -> None:
    _, record = played(name)
    some = changed(record, actions=record.actions[:5], digest="")
    replay = Replay(games.load(name), some)
    assert replay.run() is None
    assert not replay.state.over


@every_game
def test_a_replay_goes_step_by_step(name: str) -> None:
    _, record = played(name)
    replay = Replay(games.load(name), record)
    for done in range(5):
        assert replay.done == done
        assert replay.step() is None
    again = changed(record, actions=record.actions[:5], digest=digest(replay.state))
    assert Replay(games.load(name), again).run() is None


@every_game
def test_a_replay_tells_what_happened_when_somebody_listens(name: str) -> None:
    _, record = played(name)
    deaf, listening = (Replay(games.load(name), record, listen) for listen in (False, True))
    assert deaf.run() is None
    assert listening.run() is None
    assert deaf.state.events is None
    assert listening.state.events
    assert snapshot(deaf.state) == snapshot(listening.state)


def test_a_record_keeps_the_hash_of_its_seed_if_there_is_one() -> None:
    _, record = played("offrandes")
    assert "seed_hash" not in record.to_json()
    shown = changed(record, seed_hash=seed_hash(record.seed))
    assert read_record(shown.line()).seed_hash == seed_hash(record.seed)
    assert shown != record


def test_what_else_stands_in_a_line_is_not_read() -> None:
    _, record = played("offrandes")
    assert changed(record, played_at="home") == record


# ---- broken lines


def test_a_line_cut_off_anywhere_is_broken() -> None:
    line = Record("offrandes", 1, {}, {}, 3, "seed", [5, 17], "ff").line()
    for length in range(len(line)):
        problem = problem_with(line[:length])
        assert problem.key == "record-broken"
        assert problem.particulars["reason"]


@pytest.mark.parametrize(
    "line", ["", " ", "{", "offrandes", "{'game': 1}", '{"a":1} {"b":2}', "\0"]
)
def test_what_is_no_json_is_broken(line: str) -> None:
    assert problem_with(line).key == "record-broken"


def test_a_line_nested_too_deep_is_broken() -> None:
    assert problem_with("[" * 100_000).key == "record-broken"


@pytest.mark.parametrize("line", ["[]", "3", '"offrandes"', "null", "true", "[{}]"])
def test_what_is_no_object_is_broken(line: str) -> None:
    problem = problem_with(line)
    assert problem.key == "record-broken"
    assert problem.particulars == {"reason": repr(json.loads(line))}


@pytest.mark.parametrize("found", [None, 0, 1, 3, "2", "one", []])
def test_unknown_format(found: Any) -> None:
    _, record = played("offrandes")
    problem = problem_with(json.dumps({**record.to_json(), "format": found}))
    assert problem.key == "format-unknown"
    assert problem.particulars == {"found": str(found), "known": 2}


def test_missing_format() -> None:
    assert problem_with("{}").key == "format-unknown"


@pytest.mark.parametrize("entry", ENTRIES)
def test_missing_entry_is_named(entry: str) -> None:
    data = played("offrandes")[1].to_json()
    del data[entry]
    problem = problem_with(json.dumps(data))
    assert problem.key == "record-entry"
    assert problem.particulars == {"entry": entry, "found": "None"}


WRONG_TYPES: list[tuple[str, list[Any]]] = [
    ("game", [1, None, ["offrandes"], True]),
    ("version", ["1", 1.0, None, True, [1]]),
    ("options", [[], "", 0, None]),
    ("values", [[], "", 0, None]),
    ("players", ["3", 3.0, None, True, [3]]),
    ("seed", [5, None, [], {}]),
    ("actions", [{}, "12", 5, None]),
    ("digest", [5, None, [], False]),
    ("seed_hash", [5, None, [], False]),
]


@pytest.mark.parametrize(
    ("entry", "found"), [(entry, found) for entry, wrong in WRONG_TYPES for found in wrong]
)
def test_entry_of_the_wrong_type_is_named(entry: str, found: Any) -> None:
    data = {**played("offrandes")[1].to_json(), entry: found}
    problem = problem_with(json.dumps(data))
    assert problem.key == "record-entry"
    assert problem.particulars == {"entry": entry, "found": repr(found)}


def test_a_long_wrong_entry_is_told_in_short() -> None:
    data = {**played("offrandes")[1].to_json(), "seed": list(range(1000))}
    assert len(str(problem_with(json.dumps(data)).particulars["found"])) <= 60


@pytest.mark.parametrize("action", [True, 1.0, "1", None, [1], {}])
def test_actions_are_whole_numbers(action: Any) -> None:
    data = {**played("offrandes")[1].to_json(), "actions": [1, action]}
    problem = problem_with(json.dumps(data))
    assert problem.key == "record-entry"
    assert problem.particulars["entry"] == "actions"


# ---- records that do not replay


@every_game
@pytest.mark.parametrize("by", [-1, 1])
def test_wrong_version(name: str, by: int) -> None:
    game = games.load(name)
    record = changed(played(name)[1], version=game.version + by)
    with pytest.raises(Problem) as raised:
        Replay(game, record)
    assert raised.value.key == "version-wrong"
    assert raised.value.particulars == {
        "found": f"{name} {game.version + by}",
        "known": f"{name} {game.version}",
    }


@every_game
def test_the_record_of_another_game(name: str) -> None:
    record = changed(played(name)[1], game="tic-tac-toe")
    with pytest.raises(Problem) as raised:
        Replay(games.load(name), record)
    assert raised.value.key == "version-wrong"


@every_game
@pytest.mark.parametrize("players", [-1, 0, 1, 100])
def test_wrong_number_of_players(name: str, players: int) -> None:
    game = games.load(name)
    record = changed(played(name)[1], players=players)
    with pytest.raises(Problem) as raised:
        Replay(game, record)
    assert raised.value.key == "players-wrong"
    assert raised.value.particulars["players"] == players


@every_game
def test_a_forbidden_action_is_found_at_its_ordinal(name: str) -> None:
    _, record = played(name)
    game = games.load(name)
    replay = Replay(game, record)
    for ordinal in range(1, len(record.actions) + 1):
        legal = replay.state.legal
        forbidden = next(action for action in range(game.catalogue.size) if action not in legal)
        actions = [*record.actions[: ordinal - 1], forbidden, *record.actions[ordinal:]]
        fault = faulty(changed(record, actions=actions))
        assert fault.ordinal == ordinal
        assert isinstance(fault.problem, Refused)
        assert replay.step() is None


@every_game
def test_after_a_fault_the_state_is_that_before_the_action(name: str) -> None:
    game = games.load(name)
    _, record = played(name)
    before = Replay(game, changed(record, actions=record.actions[:7], digest=""))
    assert before.run() is None
    broken = Replay(game, changed(record, actions=[*record.actions[:7], -1]))
    assert broken.run() is not None
    assert broken.done == 7
    assert snapshot(broken.state) == snapshot(before.state)


@every_game
@pytest.mark.parametrize("ordinal", [1, 4])
@pytest.mark.parametrize("action", [-1, 10_000])
def test_an_action_outside_the_catalogue(name: str, ordinal: int, action: int) -> None:
    _, record = played(name)
    fault = faulty(changed(record, actions=[*record.actions[: ordinal - 1], action]))
    assert fault.ordinal == ordinal
    assert isinstance(fault.problem, Problem)
    assert fault.problem.key == "action-unknown"
    assert fault.problem.particulars["action"] == action


@every_game
@pytest.mark.parametrize("action", [2**63, -(2**63) - 1, 10**30])
def test_an_action_too_big_for_64_bits(name: str, action: int) -> None:
    fault = faulty(changed(played(name)[1], actions=[action]))
    assert fault.ordinal == 1
    assert isinstance(fault.problem, Problem)
    assert fault.problem.key == "action-unknown"


@every_game
def test_an_action_too_many(name: str) -> None:
    state, record = played(name)
    fault = faulty(changed(record, actions=[*record.actions, record.actions[-1]]))
    assert fault.ordinal == len(record.actions) + 1
    assert isinstance(fault.problem, Refused)
    assert fault.problem.refusal.rule == state.game.end_rule
    assert fault.problem.refusal.key == "over"


@every_game
def test_a_missing_action_is_found_by_the_digest(name: str) -> None:
    _, record = played(name)
    fault = faulty(changed(record, actions=record.actions[:-1]))
    assert fault.ordinal == len(record.actions) - 1
    assert isinstance(fault.problem, Problem)
    assert fault.problem.key == "digest-differs"


def test_any_other_final_action_is_found() -> None:
    _, record = played("offrandes")
    *first, last = record.actions
    keys: set[str] = set()
    for action in range(games.load("offrandes").catalogue.size):
        if action != last:
            fault = faulty(changed(record, actions=[*first, action]))
            assert fault.ordinal == len(record.actions)
            problem = fault.problem
            keys.add(problem.key if isinstance(problem, Problem) else "refused")
    assert keys == {"refused", "digest-differs"}


@every_game
@pytest.mark.parametrize("entries", [{"digest": "00"}, {"seed": "another"}])
def test_changed_entries_are_found(name: str, entries: dict[str, Any]) -> None:
    fault = faulty(changed(played(name)[1], **entries))
    assert 0 < fault.ordinal <= len(played(name)[1].actions)


@every_game
def test_a_seed_that_cannot_be_written_is_refused(name: str) -> None:
    line = changed(played(name)[1], seed="SEED").line().replace("SEED", "\\ud800")
    with pytest.raises(Problem) as raised:
        Replay(games.load(name), read_record(line))
    assert raised.value.particulars["entry"] == "seed"


@every_game
def test_options_are_words(name: str) -> None:
    data = {**played(name)[1].to_json(), "options": {"variant": 1}}
    assert problem_with(json.dumps(data)).particulars["entry"] == "options"
