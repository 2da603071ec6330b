"""What a stranger can send that is no message: silence, floods, frames without end, odd origins."""

import socket
from contextlib import suppress

import pytest
from server.serving import WAIT, Person, Server
from server.test_play import my_turn, with_bots
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from pantheon.server.web.serving import LARGEST_FRAME, READ


def test_who_asks_for_nothing_is_not_waited_for(server: Server) -> None:
    host, port = server.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=WAIT) as silent:
        silent.sendall(b"GET /api/health HTTP/1.1\r\n")  # and no more
        assert silent.recv(1) == b""


def test_who_floods_a_socket_is_cut_off_and_others_play_on(ada: Person, ben: Person) -> None:
    table = with_bots(ada)
    _, most = READ
    with ada.at(table) as seat, ben.at(table) as flooding:
        tiny = Frame(Opcode.PONG, b"").serialize(mask=True)
        with suppress(OSError, ConnectionClosed):
            for _ in range(100):
                flooding.socket.socket.sendall(tiny * (most // len(tiny)))
        with pytest.raises(ConnectionClosed):
            flooding.until("nothing more")
        seat.wait_for(my_turn)
        assert seat.act()["type"] == "done"


def test_a_message_is_never_unpacked(ada: Person) -> None:
    with ada.at(with_bots(ada)) as seat:
        assert seat.socket.protocol.extensions == []  # the client has offered to compress


def test_a_message_too_large_to_read_ends_the_connection_only(ada: Person) -> None:
    table = with_bots(ada)
    with ada.at(table) as seat:
        with suppress(ConnectionClosed):
            seat.socket.send("x" * (LARGEST_FRAME + 1))
        with pytest.raises(ConnectionClosed):
            seat.until("nothing more")
    with ada.at(table) as seat:
        assert seat.welcome["seat"] == 0


def test_text_that_is_none_is_answered_like_other_nonsense(server: Server, ada: Person) -> None:
    with ada.at(with_bots(ada)) as seat:
        broken = Frame(Opcode.TEXT, b'{"type": "say", "text": "\xff"}').serialize(mask=True)
        seat.socket.socket.sendall(broken)
        assert seat.until("problem")["key"] == "message-bad"
        seat.wait_for(my_turn)
        assert seat.act()["type"] == "done"
    assert "UTF-8" not in server.log()


def test_an_origin_that_is_none_is_foreign(ada: Person) -> None:
    answer = ada.problem("PUT", "/api/me", json={"name": "Eve"}, headers={"Origin": "http://["})
    assert answer == (403, "origin-foreign")
