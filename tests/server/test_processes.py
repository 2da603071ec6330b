"""Several servers on one PostgreSQL serve the same table."""

import random
from pathlib import Path

import pytest
from server.conftest import new_database
from server.serving import Person, Seat, Server


@pytest.fixture
def both(postgres: str, tmp_path: Path) -> tuple[Server, Server]:
    """Two processes that keep the same tables and trust the same cookies."""
    database = new_database(postgres)
    return Server(database, tmp_path), Server(database, tmp_path)


def test_people_at_two_servers_play_at_one_table(both: tuple[Server, Server]) -> None:
    here, there = both
    ada, ben = here.person("Ada"), there.person("Ben")
    table = ada.table("offrandes", 3, bots=["novice"])
    ben.post(f"/api/tables/{table}/sit")
    with ada.at(table) as first, ben.at(table) as second:
        ada.post(f"/api/tables/{table}/start")
        first.wait_for(present)
        second.wait_for(present)
        first.tell("say", text="hello over there")
        assert second.until("said")["line"]["text"] == "hello over there"
        play(first, second)
        assert first.position["view"]["turn"] == second.position["view"]["turn"] == -1  # type: ignore[index]
    actions = ada.get(f"/api/tables/{table}/record")["actions"]
    assert ben.get(f"/api/tables/{table}/record")["actions"] == actions
    for server in both:
        server.stop()
        assert "Traceback" not in server.log()


def present(seat: Seat) -> bool:
    """Whether a seat knows that the other person is here."""
    sitters = seat.heard[-1].get("sitters", [])
    return len(sitters) == 3 and sitters[0]["here"] and sitters[1]["here"]


def play(first: Seat, second: Seat) -> None:
    """Both do anything until the game is over, each on its own server."""
    chance = random.Random("both")
    while True:
        first.wait_for(lambda s: s.position is not None and s.position["turn"] != 2)
        turn = first.position["turn"]  # type: ignore[index]
        if turn == -1:
            second.wait_for(lambda s: s.position["turn"] == -1)  # type: ignore[index]
            return
        mover, other = (first, second) if turn == 0 else (second, first)
        mover.wait_for(lambda s: bool(s.options()))
        assert mover.act(chance.choice(mover.options()))["type"] == "done"
        other.reach(mover.ordinal)
        mover.reach(other.ordinal)


def test_a_move_that_comes_too_late_is_told_and_both_see_the_same(
    both: tuple[Server, Server],
) -> None:
    here, there = both
    ada = here.person("Ada")
    table = ada.table("elysium", 2, bots=["novice"])
    ada.post(f"/api/tables/{table}/start")
    twin = Person(there)
    twin.client.cookies = ada.client.cookies
    with ada.at(table) as one, twin.at(table) as two:
        one.wait_for(lambda s: bool(s.options()))
        two.wait_for(lambda s: s.ordinal == one.ordinal)
        ordinal = one.ordinal
        for number, seat in enumerate((one, two)):
            seat.say(type="act", id=f"race {number}", ordinal=ordinal, action=one.options()[number])
        answers = [seat.until("done", "problem") for seat in (one, two)]
        assert sorted(answer["type"] for answer in answers) == ["done", "problem"]
        late = next(answer for answer in answers if answer["type"] == "problem")
        assert late["key"] in ("ordinal-old", "turn-other")
        reached = max(one.ordinal, two.ordinal, ordinal + 1)
        for seat in (one, two):
            seat.reach(reached)
    for server in both:
        server.stop()
