"""Limits: requests by address, messages by person, open sockets, and hints."""

import asyncio
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from time import sleep

import pytest
from server.serving import Person, Server
from server.test_play import my_turn, with_bots
from websockets.exceptions import ConnectionClosed, InvalidStatus

from pantheon import games
from pantheon.core.problem import Problem
from pantheon.core.record import Record, record_of
from pantheon.server.limits import LIMITS, REMEMBERED, Limits, Rate, parse
from pantheon.server.reviews import Reviews
from pantheon.server.web.networks import counted

MANY = 500  # requests that no machine makes as slowly as they are allowed here


def test_everybody_has_a_rate_of_their_own() -> None:
    rate = Rate(per_second=0.0, at_a_stroke=2.0)
    assert [rate.allows("Ada") for _ in range(3)] == [True, True, False]
    assert rate.allows("Ben") is True


def test_a_rate_is_earned_again_with_time() -> None:
    rate = Rate(per_second=1e9, at_a_stroke=1.0)
    assert all(rate.allows("Ada") for _ in range(100))


def test_who_may_do_as_much_as_ever_is_forgotten_and_nobody_else() -> None:
    quick, slow = Rate(per_second=1e9, at_a_stroke=2.0), Rate(per_second=1e-9, at_a_stroke=2.0)
    for rate in (quick, slow):
        rate.allows("Ada")
        rate.forget()
    assert "Ada" not in quick._left
    assert [slow.allows("Ada") for _ in range(2)] == [True, False]


def test_rates_forget_who_has_done_nothing_for_longest() -> None:
    rate = Rate(per_second=0.0, at_a_stroke=1.0)
    for number in range(REMEMBERED):
        rate.allows(str(number))
    assert rate.allows("0") is False  # and so it is the latest again
    rate.allows("one too many")
    assert rate.allows("0") is False
    assert rate.allows("1") is True


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """A server that allows 20 things at once, and then 5 a second."""
    running = Server(
        f"sqlite:///{tmp_path / 'pantheon.sqlite'}",
        tmp_path,
        "--limit",
        "requests=5",
        "--limit",
        "messages=5",
    )
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.log()


def test_an_address_may_not_ask_without_end(strict: Server) -> None:
    somebody = Person(strict)
    answers = (somebody.ask("GET", "/api/health") for _ in range(MANY))
    refused = next(answer for answer in answers if answer.status_code != 200)
    assert refused.status_code == 429
    assert refused.json()["problem"] == "limit-requests"
    with pytest.raises(InvalidStatus):
        knock(somebody)


def knock(somebody: Person) -> None:
    """Open sockets until one is refused."""
    for _ in range(MANY):
        with somebody.at("nowhere", hello=False):
            pass


def test_a_person_may_not_talk_without_end_and_others_may_talk(strict: Server) -> None:
    ada, ben = strict.person("Ada"), strict.person("Ben")
    table = with_bots(ada)
    with ada.at(table) as seat, ben.at(table) as other:
        answers = (seat.tell("undo", ordinal=0) for _ in range(MANY))
        assert any(answer["key"] == "limit-messages" for answer in answers)
        assert other.tell("undo", ordinal=0)["key"] == "seat-none"
        while seat.tell("undo", ordinal=0)["key"] == "limit-messages":
            sleep(0.05)  # it passes


def test_who_sends_nothing_but_what_is_refused_is_cut_off(strict: Server) -> None:
    ada = strict.person("Ada")
    table = with_bots(ada)
    with ada.at(table) as seat:
        for number in range(MANY):
            seat.say(type="undo", id=str(number), ordinal=0)
        with pytest.raises(ConnectionClosed) as closed:
            seat.until("nothing more")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


def test_a_person_may_not_ask_without_end_wherever_they_are(strict: Server) -> None:
    ada = strict.person("Ada")
    table = with_bots(ada)
    with ada.at(table) as seat:
        for _ in range(MANY):  # a slow machine may give time for one more in between
            while seat.tell("undo", ordinal=0)["key"] != "limit-messages":
                pass
            answer = ada.ask("POST", "/api/me/link")
            if answer.status_code == 429:
                break
        assert answer.json()["problem"] == "limit-messages"


def test_nobody_opens_sockets_without_end(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'pantheon.sqlite'}", tmp_path, "--limit", "sockets=3")
    ada, ben = server.person("Ada"), server.person("Ben")
    table = with_bots(ada)
    with ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(ada.at(table, hello=False))
        with ada.at(table, hello=False) as seat:
            assert seat.hear()["key"] == "limit-sockets"
            with pytest.raises(ConnectionClosed) as closed:
                seat.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
        with ben.at(table) as other, Person(server).at(table) as stranger:
            assert other.welcome["seat"] == stranger.welcome["seat"] == -1
    with ada.at(table) as seat:
        assert seat.welcome["seat"] == 0
    server.stop()


def test_one_hint_at_a_time(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'pantheon.sqlite'}", tmp_path, "--limit", "hints=1")
    ada = server.person("Ada")
    table = with_bots(ada)
    with ada.at(table) as one, ada.at(table) as two:
        one.wait_for(my_turn)
        one.say(type="hint", id="first")
        assert one.tell("why-not", actions=[])["type"] == "reasons"  # one may talk meanwhile
        assert two.tell("hint")["key"] == "limit-hints"
        assert one.until("hint")["id"] == "first"
        assert two.tell("hint")["type"] == "hint"
    server.stop()


# ---- quotas


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Server]:
    """A server with small limits, of which an address has ten times as much."""
    given = ("people=2", "tables=4", "open-tables=2", "entries=6")
    limits = [part for limit in given for part in ("--limit", limit)]
    running = Server(f"sqlite:///{tmp_path / 'pantheon.sqlite'}", tmp_path, *limits)
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.log()


def test_people_do_not_come_without_end(small: Server) -> None:
    ada, ben = small.person("Ada"), small.person("Ben")
    eve = Person(small)
    assert eve.problem("PUT", "/api/me", json={"name": "Eve"}) == (429, "limit-people")
    assert eve.get("/api/me") == {"name": None}
    assert ada.put("/api/me", name="Countess") == {"name": "Countess"}
    assert ben.get("/api/me") == {"name": "Ben"}


def test_tables_that_have_not_begun_are_few(small: Server) -> None:
    ada = small.person("Ada")
    given = {"game": "derby", "players": 3, "bots": ["novice", "novice"]}
    first, _ = (ada.post("/api/tables", **given)["id"] for _ in range(2))
    assert ada.problem("POST", "/api/tables", json=given) == (429, "limit-open-tables")
    ada.post(f"/api/tables/{first}/leave")
    ada.post("/api/tables", **given)


def test_tables_are_put_up_so_often_and_no_more(small: Server) -> None:
    ada, ben = small.person("Ada"), small.person("Ben")
    given = {"game": "derby", "players": 3, "bots": ["novice", "novice"]}
    for _ in range(4):
        table = ada.post("/api/tables", **given)["id"]
        ada.post(f"/api/tables/{table}/leave")
    assert ada.problem("POST", "/api/tables", json=given) == (429, "limit-tables")
    ben.post("/api/tables", **given)


def test_logs_do_not_grow_without_end(small: Server) -> None:
    ada = small.person("Ada")
    table = with_bots(ada)  # the first entry: it begins
    with ada.at(table) as seat:
        for number in range(5):
            assert seat.tell("say", text=f"line {number}")["type"] == "done"
        assert seat.tell("say", text="one too many")["key"] == "limit-entries"
        assert seat.tell("why-not", actions=[]).get("key") != "limit-entries"
    assert ada.problem("POST", f"/api/tables/{table}/leave") == (429, "limit-entries")


def test_many_people_of_one_address_are_limited_together() -> None:
    limits = Limits(parse(["tables=2", "sockets=1"]))
    for number in range(20):
        limits.check("tables", f"person {number}", "here")
    with pytest.raises(Problem) as problem:
        limits.check("tables", "person 20", "here")
    assert problem.value.key == "limit-tables"
    limits.check("tables", "person 20", "there")
    with ExitStack() as stack:
        for number in range(10):
            stack.enter_context(limits.at_once("sockets", f"person {number}", "here"))
        with pytest.raises(Problem), limits.at_once("sockets", "person 10", "here"):
            pass
        with limits.at_once("sockets", "person 10", "there"):
            pass
    with limits.at_once("sockets", "person 10", "here"):
        pass


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("somewhere", "somewhere"),
    ],
)
def test_as_what_an_address_is_counted(host: str, expected: str) -> None:
    assert counted(host) == expected


def test_reviews_are_few_at_a_time_and_none_is_thought_about_in_vain() -> None:
    async def ask() -> None:
        slow = Slow()
        reviews = Reviews(slow, Limits(parse(["reviews=2"])))  # type: ignore[arg-type]
        game = games.load("derby")
        record = record_of(game.new(3, "review"), [])
        first, second = (reviews.of(f"table {n}", record, "ada", "here") for n in range(2))
        assert reviews.of("table 0", record, "ben", "here") is first, "one for all who ask"
        with pytest.raises(Problem) as problem:
            reviews.of("table 2", record, "ada", "here")
        assert problem.value.key == "limit-reviews"
        slow.done.set()
        await asyncio.gather(first, second)
        assert await reviews.of("table 2", record, "ada", "here") == {"reviewed": 3}

    asyncio.run(ask())


class Slow:
    """A bot that thinks until it may stop."""

    def __init__(self) -> None:
        self.done = asyncio.Event()
        self.asked = 0

    async def review(self, record: Record, iterations: int, who: str) -> dict[str, int]:
        assert record.players == 3
        assert iterations > 0
        assert who == "here"
        self.asked += 1
        mine = self.asked
        await self.done.wait()
        return {"reviewed": mine}


def test_the_limits_are_those_that_are_written_down() -> None:
    text = Path("docs/operation.md").read_text("utf-8")
    told = dict(re.findall(r"^\| `([a-z-]+)` \| ([\d,]+)", text, re.M))
    assert told == {name: f"{int(limit.default):,}" for name, limit in LIMITS.items()}
