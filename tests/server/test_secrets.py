"""Nothing that a seat may not know is ever sent to it."""

import json
import random
from contextlib import ExitStack
from typing import Any

import pytest
from games.walks import VARIANTS, tables
from server.serving import Seat, Server

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


def play(people: list[Seat], chance: random.Random) -> list[int]:
    """Everybody does anything until the game is over, and takes back now and then: all that."""
    entries: list[int] = []
    while True:
        for seat in people:
            seat.wait_for(lambda s: s.ordinal == len(entries))
        turn = people[0].position["turn"]  # type: ignore[index]
        if turn == NOBODY:
            return entries
        seat = people[turn]
        action = chance.choice(seat.options())
        assert seat.act(action)["type"] == "done"
        entries.append(action)
        seat.wait_for(lambda s: s.ordinal == len(entries))
        if chance.random() < 0.1 and seat.position["can_undo"]:  # type: ignore[index]
            assert seat.tell("undo", ordinal=seat.ordinal)["type"] == "done"
            entries.append(UNDO)


def positions(record: Record, entries: list[int]) -> list[tuple[State, list[Event]]]:
    """The state after every entry, and what happened in it."""
    game = games.load(record.game, record.options)
    ways = [game.new(record.players, record.seed)]
    found: list[tuple[State, list[Event]]] = [(ways[0], [])]
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
        entries = play(seats, random.Random(f"{game} {players}"))
        stranger.wait_for(lambda s: s.ordinal == len(entries))
    line = people[0].ask("GET", f"/api/tables/{table}/record").text
    record = read_record(line)
    allowed = positions(record, entries)
    assert UNDO in entries or players > 2
    for seat, listener in [*enumerate(seats), (NOBODY, stranger)]:
        assert listener.ordinal == len(entries)
        for message in listener.heard:
            assert record.seed not in json.dumps(message)
            check(message, seat, allowed)


def check(message: dict[str, Any], seat: int, allowed: list[tuple[State, list[Event]]]) -> None:
    """A message tells a seat what it may know, and nothing else."""
    assert set(message) <= KNOWN[message["type"]]
    position = message.get("position")
    if position is None:
        return
    state, events = allowed[position["ordinal"]]
    assert position["view"] == sent(state.view(seat))
    mine = state.legal if seat == state.seat != NOBODY else []
    assert [option["action"] for option in position["options"]] == mine
    if message["type"] == "moved" and position["ordinal"] > 0:
        told = [(event.kind.name, sent(event.seen_by(seat))) for event in events]
        assert [(one["kind"], one["particulars"]) for one in message["happened"]] == told


# All that a message may contain; sitters, chat and clocks are open to everybody at the table.
KNOWN = {
    "welcome": {"type", "seat", "status", "sitters", "position", "missed", "chat", "seed_hash"},
    "moved": {"type", "kind", "seat", "happened", "sitters", "position"},
    "changed": {"type", "status", "sitters", "rematch"},
    "done": {"type", "id", "ordinal"},
}
