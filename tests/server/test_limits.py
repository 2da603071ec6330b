"""Limits: requests by address, messages by person, open sockets, and hints."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from server.serving import Person, Server
from server.test_play import my_turn, with_bots
from websockets.exceptions import ConnectionClosed, InvalidStatus

from pantheon.server.limits import REMEMBERED, Rate

MANY = 1000  # requests that no machine makes as slowly as they are allowed here


def test_everybody_has_a_rate_of_their_own() -> None:
    rate = Rate(per_second=0.0, at_a_stroke=2.0)
    assert [rate.allows("Ada") for _ in range(3)] == [True, True, False]
    assert rate.allows("Ben") is True


def test_a_rate_is_earned_again_with_time() -> None:
    rate = Rate(per_second=1e9, at_a_stroke=1.0)
    assert all(rate.allows("Ada") for _ in range(100))


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
        answers = (seat.tell("undo", ordinal=0) for _ in range(MANY))
        assert any(answer["key"] != "limit-messages" for answer in answers), "it passes"


def test_a_person_may_not_ask_without_end_wherever_they_are(strict: Server) -> None:
    ada = strict.person("Ada")
    table = with_bots(ada)
    with ada.at(table) as seat:
        while seat.tell("undo", ordinal=0)["key"] != "limit-messages":
            pass
        assert ada.problem("POST", "/api/me/link") == (429, "limit-messages")


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
