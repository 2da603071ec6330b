"""Bad input, over WebSockets and HTTP: a precise answer, and the table is unharmed."""

import json
from collections.abc import Iterator

import pytest
from server.serving import Person, Seat, Server
from server.test_play import my_turn, with_bots
from websockets.exceptions import ConnectionClosed

DEEP = '{"type":"act","id":"deep","x":' + "[" * 1900 + "]" * 1900 + "}"


@pytest.fixture
def seat(ada: Person) -> Iterator[Seat]:
    """Ada at a table of her own, to decide; whatever was said, she can act afterwards."""
    with ada.at(with_bots(ada)) as found:
        found.wait_for(my_turn)
        yield found
        assert found.act()["type"] == "done"


# ---- messages


def test_an_action_that_is_in_no_catalogue(seat: Seat) -> None:
    for action in (-1, -(2**31), 2**31 - 1):
        answer = seat.tell("act", ordinal=seat.ordinal, action=action)
        assert (answer["type"], answer["key"]) == ("problem", "action-unknown")


def test_an_ordinal_that_never_was(seat: Seat) -> None:
    for ordinal in (-1, -(2**31), 2**31 - 1):
        answer = seat.tell("act", ordinal=ordinal, action=seat.options()[0])
        assert (answer["type"], answer["key"]) == ("problem", "ordinal-old")


@pytest.mark.parametrize("field", ["ordinal", "action"])
def test_values_of_the_wrong_type(seat: Seat, field: str) -> None:
    for wrong in ("1", 1.5, None, True, [1], {"a": 1}, 2**31, -(2**70), 10**30):
        said = {"ordinal": seat.ordinal, "action": seat.options()[0], field: wrong}
        answer = seat.tell("act", **said)
        assert answer["key"] == "message-bad"
        assert field in answer["text"]


def test_fields_that_nobody_knows(seat: Seat) -> None:
    answer = seat.tell("act", ordinal=seat.ordinal, action=seat.options()[0], seat=1)
    assert answer["key"] == "message-bad"
    assert "seat" in answer["text"]


@pytest.mark.parametrize("mine", ["x" * 37, "x" * 3000, "nul\0", "line\nbreak", "Ω"])
def test_an_id_that_is_no_id_is_told_back(seat: Seat, mine: str) -> None:
    answer = seat.tell("act", id=mine, ordinal=seat.ordinal, action=seat.options()[0])
    assert (answer["type"], answer["key"]) == ("problem", "message-bad")


@pytest.mark.parametrize("mine", ["", None, 7])
def test_without_an_id_nothing_is_done(seat: Seat, mine: object) -> None:
    seat.say(type="act", id=mine, ordinal=seat.ordinal, action=seat.options()[0])
    assert seat.until("problem")["key"] == "message-bad"


@pytest.mark.parametrize(
    ("frame", "key"),
    [
        (b"\x00\xff\xfe", "message-bad"),
        (DEEP, "message-bad"),
        ('{"x":' + "[" * 3000, "message-bad"),
        (json.dumps({"type": "say", "id": "long", "text": "x" * 7_000}), "message-large"),
        (json.dumps({"type": "why-not", "id": "many", "actions": [1] * 300}), "message-bad"),
        ('{"type":"hello","ordinal":-2}', "message-bad"),
        ('{"type":"handover","id":"h","seat":99}', "seat-wrong"),
        ('{"type":"handover","id":"h","seat":-1}', "seat-wrong"),
    ],
)
def test_frames_that_are_refused(seat: Seat, frame: bytes | str, key: str) -> None:
    seat.socket.send(frame)
    assert seat.until("problem")["key"] == key


def test_a_binary_frame_is_read_like_any_other(seat: Seat) -> None:
    said = {"type": "act", "id": "binary", "ordinal": seat.ordinal, "action": seat.options()[0]}
    seat.socket.send(json.dumps(said).encode(), text=False)
    assert seat.until("done")["id"] == "binary"
    seat.wait_for(lambda s: my_turn(s) and s.ordinal > said["ordinal"])


def test_a_frame_that_is_too_large_to_read_ends_the_connection_only(ada: Person) -> None:
    table = with_bots(ada)
    with ada.at(table) as seat:
        seat.socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed) as closed:
            seat.until("nothing more")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    with ada.at(table) as again:
        again.wait_for(my_turn)
        assert again.act()["type"] == "done"


def test_hello_may_be_said_again(seat: Seat) -> None:
    position = seat.position
    seat.say(type="hello", ordinal=seat.ordinal)
    assert seat.until("welcome")["seat"] == 0
    assert seat.ordinal == position["ordinal"]  # type: ignore[index]
    done = seat.act()
    seat.wait_for(lambda s: my_turn(s) and s.ordinal >= done["ordinal"])
    told = [m["position"]["ordinal"] for m in seat.heard if m["type"] == "moved"]
    assert len(told) == len(set(told)), "nothing is told twice"


def test_an_unknown_language_is_english(ada: Person) -> None:
    with ada.at(with_bots(ada), language="tlh\0") as seat:
        answer = seat.tell("handover", seat=9)
        assert answer["text"].startswith("There is no seat 9")


def test_both_tabs_play_and_both_see_everything(ada: Person) -> None:
    with ada.at(table := with_bots(ada)) as one, ada.at(table) as two:
        for mover, other in ((one, two), (two, one), (one, two)):
            mover.wait_for(my_turn)
            done = mover.act()
            assert done["type"] == "done"
            for tab in (mover, other):
                tab.reach(done["ordinal"])
                tab.wait_for(my_turn)
            assert one.position["view"] == two.position["view"]  # type: ignore[index]


@pytest.mark.parametrize("table", ["%00", "%F0%9F%8E%B2", "x" * 500, "%2e%2e"])
def test_a_table_that_cannot_be(ada: Person, table: str) -> None:
    with ada.at(table, hello=False) as seat:
        assert seat.hear()["key"] == "table-unknown"


# ---- chat


@pytest.mark.parametrize("text", ["nul\0", "\x1b[31mred", "\u202eturned round", "a\x7fb"])
def test_chat_has_no_control_characters(seat: Seat, text: str) -> None:
    assert seat.tell("say", text=text)["key"] == "chat-bad"


@pytest.mark.parametrize("text", ["", "x" * 501, 7, None])
def test_chat_that_cannot_be(seat: Seat, text: object) -> None:
    assert seat.tell("say", text=text)["key"] == "message-bad"


def test_chat_keeps_emoji_and_makes_one_line(seat: Seat) -> None:
    assert seat.tell("say", text="\n well\t played \N{WOMAN}\u200d\N{ROCKET} <i>!</i>")
    line = next(message for message in seat.heard if message["type"] == "said")["line"]
    assert line["text"] == "well played \N{WOMAN}\u200d\N{ROCKET} <i>!</i>"


# ---- HTTP


def test_markup_in_a_name_is_only_text(server: Server) -> None:
    answer = Person(server).ask("PUT", "/api/me", json={"name": "<b onload=x>Ada</b>"})
    assert answer.json() == {"name": "<b onload=x>Ada</b>"}
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("name", ["x" * 500, 7, None, ["Ada"]])
def test_a_name_that_is_none(server: Server, name: object) -> None:
    somebody = Person(server)
    assert somebody.problem("PUT", "/api/me", json={"name": name}) == (422, "request-bad")
    assert somebody.get("/api/me") == {"name": None}


def test_a_body_that_does_not_say_how_long_it_is(ada: Person) -> None:
    parts = (b"x" * 1000 for _ in range(100))
    headers = {"Content-Type": "application/json"}
    answer = ada.problem("PUT", "/api/me", content=parts, headers=headers)
    assert answer == (413, "body-large")
    assert ada.get("/api/me") == {"name": "Ada"}


@pytest.mark.parametrize(
    "body", [b"\xff", b"[]", b"null", b'{"name":"\\ud800"}', b'{"name":' + b"[" * 5000]
)
def test_bodies_that_are_no_name(ada: Person, body: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    status, key = ada.problem("PUT", "/api/me", content=body, headers=headers)
    assert (status, key) in ((400, "request-bad"), (422, "request-bad"), (400, "name-bad"))


def test_addresses_and_methods_that_there_are_not(ada: Person) -> None:
    assert ada.problem("GET", "/api/nowhere") == (404, "request-bad")
    assert ada.problem("DELETE", "/api/me") == (405, "request-bad")


@pytest.mark.parametrize("token", ["", "\ud800", "a.b.c", "x" * 200])
def test_links_that_are_none(server: Server, token: str) -> None:
    status, key = Person(server).problem(
        "POST", "/api/me/device", content=json.dumps({"token": token})
    )
    assert (status, key) in ((400, "link-dead"), (422, "request-bad"))
