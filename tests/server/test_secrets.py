"""Nothing that a seat may not know is ever sent to it."""

import json
import random
from contextlib import ExitStack
from typing import Any

import pytest
from games.walks import VARIANTS, tables
from server.serving import Person, Seat, Server

from pantheon import games
from pantheon.core.events import Event
from pantheon.core.record import Record, read_record
from pantheon.core.state import NOBODY, State

# Every game with every number of players, and once with many options.
PLAYED: list[tuple[str, int, dict[str, str]]] = [
    *((game, players, {}) for game, players in tables()),
    ("derby", 3, VARIANTS["derby"][1]),
    ("elysium", 2, {"families": "random"}),
]
UNDO = -1  # in place of an action


def play(people: list[Seat], chance: random.Random, entries: list[int], most: int = 10_000) -> None:
    """Everybody does anything until the game is over, and takes back now and then."""
    while len(entries) < most:
        for seat in people:
            seat.wait_for(lambda s: gone(s) == len(entries))
        turn = people[0].position["turn"]  # type: ignore[index]
        if turn == NOBODY:
            return
        seat = people[turn]
        action = chance.choice(seat.options())
        assert seat.act(action)["type"] == "done"
        entries.append(action)
        seat.wait_for(lambda s: gone(s) == len(entries))
        if chance.random() < 0.1 and seat.position["can_undo"]:  # type: ignore[index]
            assert seat.tell("undo", ordinal=seat.ordinal)["type"] == "done"
            entries.append(UNDO)


def gone(seat: Seat) -> int:
    """How many entries a game that has begun has had."""
    return seat.ordinal - begun(seat)


def begun(seat: Seat) -> int:
    """The ordinal with which the game began: all sat down one by one, and it was started."""
    return len(seat.welcome["sitters"])


def positions(record: Record, entries: list[int]) -> list[tuple[State, list[Event]]]:
    """The state after every entry, and what happened in it."""
    game = games.load(record.game, record.options)
    ways = [game.new(record.players, record.seed, listen=True)]
    found: list[tuple[State, list[Event]]] = [(ways[0], ways[0].events or [])]
    for entry in entries:
        if entry == UNDO:
            ways.pop()
            found.append((ways[-1], []))
        else:
            state = ways[-1].copy()
            state.events = []
            state.apply(entry)
            ways.append(state)
            found.append((state, state.events))
    return found


def sent(value: Any) -> Any:
    """As it comes out of a message."""
    return json.loads(json.dumps(value))


@pytest.mark.parametrize(("game", "players", "options"), PLAYED)
def test_all_that_is_sent_is_what_view_allows(
    server: Server, game: str, players: int, options: dict[str, str]
) -> None:
    if "postgresql" in server.database and (players, options) != (3, {}):
        pytest.skip("what is sent does not depend on the database")
    people = [server.person(f"Person {number}") for number in range(players)]
    table = people[0].table(game, players, options=options)
    for person in people[1:]:
        person.post(f"/api/tables/{table}/sit")
    people[0].post(f"/api/tables/{table}/start")
    with ExitStack() as stack:
        seats = [stack.enter_context(person.at(table)) for person in people]
        stranger = stack.enter_context(server.person("Stranger").at(table))
        entries: list[int] = []
        play(seats, random.Random(f"{game} {players}"), entries)
        stranger.wait_for(lambda s: gone(s) == len(entries))
    line = people[0].ask("GET", f"/api/tables/{table}/record").text
    record = read_record(line)
    allowed = positions(record, entries)
    assert UNDO in entries or players > 2
    for seat, listener in [*enumerate(seats), (NOBODY, stranger)]:
        assert gone(listener) == len(entries)
        for message in listener.heard:
            assert record.seed not in json.dumps(message)
            check(message, seat, allowed, begun(listener))


def check(
    message: dict[str, Any], seat: int, allowed: list[tuple[State, list[Event]]], start: int
) -> None:
    """A message tells a seat what it may know, and nothing else."""
    assert set(message) <= KNOWN[message["type"]]
    position = message.get("position")
    if position is None:
        return
    state, events = allowed[position["ordinal"] - start]
    assert position["view"] == sent(state.view(seat))
    mine = state.legal if seat == state.seat != NOBODY else []
    assert [option["action"] for option in position["options"]] == mine
    if message["type"] == "moved":
        assert happened(message["happened"]) == allowed_events(events, seat)


def happened(told: list[dict[str, Any]]) -> list[tuple[str, Any]]:
    """What a message or a frame of a replay tells."""
    return [(one["kind"], one["particulars"]) for one in told]


def allowed_events(events: list[Event], seat: int) -> list[tuple[str, Any]]:
    """What a seat may know of it."""
    return [(event.kind.name, sent(event.seen_by(seat))) for event in events]


@pytest.mark.parametrize("game", games.names())
def test_who_looks_back_sees_what_was_seen(server: Server, game: str) -> None:
    """The story that a hello tells, and the replay of a game that still runs."""
    players = games.load(game).least
    people = [server.person(f"Person {number}") for number in range(players)]
    table = people[0].table(game, players)
    for person in people[1:]:
        person.post(f"/api/tables/{table}/sit")
    people[0].post(f"/api/tables/{table}/start")
    stranger = server.person("Stranger")
    chance = random.Random(f"back {game}")
    entries: list[int] = []
    with ExitStack() as stack:
        seats = [stack.enter_context(person.at(table)) for person in people]
        play(seats, chance, entries, most=40)
        actions = standing(entries)
        looks = [look_back(person, table, seat) for seat, person in enumerate(people)]
        looks.append(look_back(stranger, table, NOBODY))
        path = f"/api/tables/{table}/replay?seat=1"
        assert people[0].problem("GET", path) == (409, "game-running")
        assert stranger.problem("GET", path) == (409, "game-running")
        play(seats, chance, entries)
    record = read_record(people[0].ask("GET", f"/api/tables/{table}/record").text)
    moments = positions(record, actions)
    for seat, frames, story in looks:
        told = [allowed_events(events, seat) for _, events in moments]
        assert [happened(frame["happened"]) for frame in frames] == told
        assert [frame["view"] for frame in frames] == [sent(s.view(seat)) for s, _ in moments]
        assert story == [one for frame in frames for one in frame["happened"]]
        movers = [state.seat for state, _ in moments]
        mine = [a if m == seat else None for a, m in zip(actions, movers, strict=False)]
        assert [frame["action"] for frame in frames] == [None, *mine]


def test_who_got_up_is_not_told_what_the_seat_is_told(server: Server) -> None:
    host, gone, comes = (server.person(name) for name in ("Host", "Gone", "Comes"))
    table = host.table("derby", 3, bots=["novice"])
    gone.post(f"/api/tables/{table}/sit")
    with gone.at(table) as left:
        assert left.welcome["seat"] == 1
        gone.post(f"/api/tables/{table}/leave")
        comes.post(f"/api/tables/{table}/sit", seat=1)
        with comes.at(table) as sits:
            host.post(f"/api/tables/{table}/start")
            for listener in (left, sits):
                listener.wait_for(lambda s: s.position is not None)
            assert left.position["view"]["viewer"] == NOBODY  # type: ignore[index]
            assert sits.position["view"]["viewer"] == 1  # type: ignore[index]
            assert left.tell("undo", ordinal=0)["key"] == "seat-none"


def standing(entries: list[int]) -> list[int]:
    """The actions that were not taken back."""
    actions: list[int] = []
    for entry in entries:
        if entry == UNDO:
            actions.pop()
        else:
            actions.append(entry)
    return actions


def look_back(person: Person, table: str, seat: int) -> tuple[int, list[Any], list[Any]]:
    """A seat, the replay as it sees it, and the story as it is told."""
    frames = person.get(f"/api/tables/{table}/replay?seat={seat}")
    with person.at(table) as again:
        return seat, frames, again.welcome["missed"]


# All that a message may contain; sitters, chat and clocks are open to everybody at the table.
KNOWN = {
    "welcome": {
        *("type", "ordinal", "seat", "status", "sitters", "position", "standing"),
        *("missed", "chat", "seed_hash", "rematch"),
    },
    "moved": {"type", "kind", "seat", "happened", "sitters", "position"},
    "changed": {"type", "ordinal", "seat", "status", "sitters", "rematch"},
    "done": {"type", "id", "ordinal"},
}
