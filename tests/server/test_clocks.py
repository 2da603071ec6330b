"""Clocks: when they run out, who may call a bot, and how one comes back.

Nobody waits here: the server is stopped, everything it has written is made older, and it starts
again, as after a night.
"""

import pytest
from server.serving import Person, Seat, Server
from server.test_play import with_bots
from sqlalchemy import update

from pantheon import games
from pantheon.server.storage.database import open_engine
from pantheon.server.storage.schema import entries, tables
from pantheon.table.entries import ACT, COME_BACK, HAND_OVER, UNDO, Entry
from pantheon.table.playing import Playing

DAY = 86_400


def pass_time(server: Server, seconds: float) -> None:
    """Let so much time pass between now and the next start of the server."""
    assert server.stop() == 0
    engine = open_engine(server.database)
    with engine.execution_options(writes=True).begin() as connection:
        for table, names in ((tables, ("created", "changed", "deadline")), (entries, ("at",))):
            earlier = {name: table.c[name] - seconds for name in names}
            connection.execute(update(table).values(**earlier))
    engine.dispose()
    server.start()


def duel(ada: Person, ben: Person, **terms: object) -> str:
    """Ada and Ben at Elysium, begun."""
    table = ada.table("elysium", 2, terms=terms)
    ben.post(f"/api/tables/{table}/sit")
    ada.post(f"/api/tables/{table}/start")
    return table


def in_turn(ada: Person, ben: Person, table: str) -> tuple[int, Person, Person]:
    """The seat in turn, whose it is, and who waits."""
    with ada.at(table) as seat:
        turn = int(seat.position["turn"])  # type: ignore[index]
    return (turn, ada, ben) if turn == 0 else (turn, ben, ada)


def clock(seat: Seat) -> dict[str, float]:
    """The clock as a seat sees it."""
    found: dict[str, float] = seat.position["clock"]  # type: ignore[index]
    return found


def moved(seat: Seat, kind: str) -> dict[str, object]:
    """Hear on until the table has moved on in some way."""
    message = seat.until("moved")
    while message["kind"] != kind:
        message = seat.until("moved")
    return message


def test_without_a_clock_nobody_is_late(ada: Person, ben: Person) -> None:
    table = duel(ada, ben)
    turn, _, waiting = in_turn(ada, ben, table)
    with waiting.at(table) as seat:
        assert clock(seat)["deadline"] is None
        assert seat.tell("handover", seat=turn)["key"] == "handover-early"


def test_a_late_seat_is_handed_over_by_the_others_and_taken_back(
    server: Server, ada: Person, ben: Person
) -> None:
    table = duel(ada, ben, clock="decision", seconds=60)
    turn, late, waiting = in_turn(ada, ben, table)
    with waiting.at(table) as seat:
        assert clock(seat)["deadline"] == clock(seat)["began"] + 60
        assert seat.tell("handover", seat=turn)["key"] == "handover-early"
        assert seat.tell("handover", seat=1 - turn)["key"] == "handover-early"
    pass_time(server, 61)
    with late.at(table) as asleep, waiting.at(table) as seat:
        assert seat.tell("handover", seat=1 - turn)["key"] == "handover-early"
        first = asleep.options()[0]
        assert seat.tell("handover", seat=turn)["type"] == "done"
        told = moved(asleep, "handover")
        assert told["sitters"][turn]["bot"] == "adept"  # type: ignore[index]
        assert asleep.options() == []
        assert asleep.act(first)["type"] == "problem"
        assert seat.tell("handover", seat=turn)["key"] == "seat-bot"
        assert asleep.tell("comeback")["type"] == "done"
        told = moved(seat, "comeback")
        assert told["sitters"][turn]["bot"] is None  # type: ignore[index]
        assert asleep.tell("comeback")["key"] == "comeback-nothing"
        assert seat.tell("handover", seat=turn)["key"] == "handover-early"


def test_a_clock_for_the_game_counts_all_turns_of_a_seat(
    server: Server, ada: Person, ben: Person
) -> None:
    table = duel(ada, ben, clock="game", seconds=100)
    turn, slow, waiting = in_turn(ada, ben, table)
    pass_time(server, 40)
    with slow.at(table) as seat, waiting.at(table) as other:
        play_until(seat, other, lambda: other.options() != [])
        assert 40 <= clock(seat)["spent"][turn] < 100  # type: ignore[index]
        play_until(seat, other, lambda: seat.options() != [])
        left = 100 - clock(seat)["spent"][turn]  # type: ignore[index]
        assert clock(seat)["deadline"] == clock(seat)["began"] + left
    pass_time(server, 61)
    with waiting.at(table) as other:
        assert other.tell("handover", seat=turn)["type"] == "done"


def play_until(one: Seat, other: Seat, good: object) -> None:
    """Both do anything until something is so."""
    while not good():  # type: ignore[operator]
        mover = one if one.options() else other
        done = mover.act()
        assert done["type"] == "done"
        one.reach(done["ordinal"])
        other.reach(done["ordinal"])


def test_play_by_the_day(server: Server, ada: Person, ben: Person) -> None:
    table = duel(ada, ben, pace="daily", clock="decision", seconds=2 * DAY)
    turn, _, waiting = in_turn(ada, ben, table)
    with waiting.at(table) as seat:
        assert clock(seat)["deadline"] == clock(seat)["began"] + 2 * DAY
    pass_time(server, 2 * DAY)
    with waiting.at(table) as seat:
        assert seat.tell("handover", seat=turn)["type"] == "done"


def test_a_bot_comes_by_itself_where_that_was_agreed(
    server: Server, ada: Person, ben: Person
) -> None:
    table = duel(ada, ben, clock="decision", seconds=60, absent="bot")
    turn, late, waiting = in_turn(ada, ben, table)
    pass_time(server, 61)
    with waiting.at(table) as seat:
        seat.reach(4)  # after sitting down (1), start (2) and handing over (3) the bot has acted
        told = [message["sitters"] for message in seat.heard if "sitters" in message]
        assert told[-1][turn]["bot"] == "adept"
    with late.at(table) as back:
        assert back.tell("comeback")["type"] == "done"
        assert back.heard[-1]["type"] == "done"


def test_bots_play_on_for_the_only_person_and_tell_no_secrets(server: Server, ada: Person) -> None:
    table = with_bots(ada, "derby", 3, terms={"clock": "decision", "seconds": 60, "absent": "bot"})
    with ada.at(table) as seat:
        seat.wait_for(lambda s: bool(s.options()))
    pass_time(server, 61)
    with ada.at(table) as seat:
        seat.wait_for(lambda s: s.heard[-1].get("sitters", [{}])[0].get("bot") == "adept")
        assert ada.get(f"/api/tables/{table}")["status"] == "playing"
        assert ada.problem("GET", f"/api/tables/{table}/record") == (409, "game-running")
        assert seat.tell("comeback")["type"] == "done"
        seat.wait_for(lambda s: bool(s.options()))
        assert seat.act()["type"] == "done"


# ---- the clocks of a log


@pytest.fixture
def playing() -> Playing:
    """Elysium, begun at second 0."""
    return Playing(games.load("elysium"), "clocks", [None, None], 0, 0.0)


def after(playing: Playing, kind: str, seat: int, at: float) -> Playing:
    """The game after somebody has done something at some second."""
    action = playing.state.legal[0] if kind == ACT else None
    entry = Entry(playing.ordinal + 1, kind, seat, action, f"entry {playing.ordinal}", at)
    return playing.after(entry)[0]


def test_who_comes_back_does_not_wind_the_clock_of_others(playing: Playing) -> None:
    late = playing.turn
    playing = after(playing, HAND_OVER, late, 60.0)
    while playing.turn == late:
        playing = after(playing, ACT, late, 70.0)
    assert playing.turn_started == 70.0
    playing = after(playing, COME_BACK, late, 100.0)
    assert playing.turn_started == 70.0
    assert playing.spent[1 - late] == 0.0


def test_what_is_taken_back_was_never_played(playing: Playing) -> None:
    mover = playing.turn
    while playing.turn == mover:
        playing = after(playing, ACT, mover, 10.0)
    assert (playing.turn_started, playing.spent[mover]) == (10.0, 10.0)
    playing = after(playing, UNDO, mover, 20.0)
    assert (playing.turn, playing.turn_started, playing.spent[mover]) == (mover, 0.0, 0.0)
