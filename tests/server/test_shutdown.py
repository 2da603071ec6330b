"""The server is told to stop while people play: what it acknowledged is kept, and they are told."""

import signal
from pathlib import Path

import psutil
import pytest
from server.conftest import new_database
from server.serving import WAIT, Person, Seat, Server
from server.test_play import my_turn, with_bots
from websockets.exceptions import ConnectionClosed

COME_AGAIN = 1012


@pytest.fixture(params=["sqlite", "postgresql"])
def stopped(request: pytest.FixtureRequest, tmp_path: Path) -> Server:
    if request.param == "sqlite":
        return Server(f"sqlite:///{tmp_path / 'pantheon.sqlite'}", tmp_path)
    return Server(new_database(request.getfixturevalue("postgres")), tmp_path)


def end(seat: Seat) -> int:
    """Hear all that is still told; the code with which it ends."""
    with pytest.raises(ConnectionClosed) as closed:
        seat.until("nothing more")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_who_plays_is_told_to_come_again_and_finds_what_was_kept(stopped: Server) -> None:
    ada = stopped.person("Ada")
    table = with_bots(ada)
    assert stopped.process is not None
    with ada.at(table) as seat, Person(stopped).at(table) as stranger:
        seat.wait_for(my_turn)
        said = {"id": "last", "ordinal": seat.ordinal, "action": seat.options()[0]}
        seat.say(type="hint", id="never told")
        seat.say(type="act", **said)
        stopped.process.send_signal(signal.SIGTERM)
        assert end(seat) == COME_AGAIN
        assert end(stranger) == COME_AGAIN
        answers = [message for message in seat.heard if message.get("id") == "last"]
    assert stopped.process.wait(30) == 0
    stopped.start()
    with ada.at(table) as seat:
        again = seat.tell("act", **said)
        assert (again["type"], again["ordinal"]) == ("done", said["ordinal"] + 1)
        assert answers in ([], [again])
        seat.wait_for(my_turn)
        assert seat.act()["type"] == "done"
    assert stopped.stop() == 0
    assert "Traceback" not in stopped.log()


def test_a_killed_server_leaves_no_thinking_processes_behind(tmp_path: Path) -> None:
    killed = Server(f"sqlite:///{tmp_path / 'pantheon.sqlite'}", tmp_path)
    ada = killed.person("Ada")
    with ada.at(with_bots(ada)) as seat:
        seat.wait_for(my_turn)
        assert seat.tell("hint")["type"] == "hint"  # a bot has thought
    assert killed.process is not None
    thinkers = psutil.Process(killed.process.pid).children(recursive=True)
    assert thinkers
    killed.stop(signal.SIGKILL)
    assert psutil.wait_procs(thinkers, timeout=WAIT)[1] == []
