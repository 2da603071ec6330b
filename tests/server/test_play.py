"""Playing over WebSockets: acts, refusals, undo, bots, chat, and what comes after."""

import random
from pathlib import Path

import pytest
from cli.command import pantheon
from games.walks import tables
from server.serving import Person, Seat, Server
from websockets.exceptions import ConnectionClosed

from pantheon import games
from pantheon.core.record import Replay, read_record, seed_hash


def with_bots(ada: Person, game: str = "offrandes", players: int = 3, **given: object) -> str:
    """A table of one person and bots, begun."""
    table = ada.table(game, players, bots=["novice"] * (players - 1), **given)
    ada.post(f"/api/tables/{table}/start")
    return table


def two_people(ada: Person, ben: Person, game: str = "offrandes", **given: object) -> str:
    """Two people and a bot at a table, begun."""
    table = ada.table(game, 3, bots=["novice"], **given)
    ben.post(f"/api/tables/{table}/sit")
    ada.post(f"/api/tables/{table}/start")
    return table


def my_turn(seat: Seat) -> bool:
    """Whether a seat has to decide."""
    return bool(seat.options())


# ---- whole games


@pytest.mark.parametrize(("game", "players"), [("derby", 3), ("elysium", 2), ("offrandes", 3)])
def test_a_whole_game_against_bots_and_its_record(ada: Person, game: str, players: int) -> None:
    table = with_bots(ada, game, players)
    with ada.at(table) as seat:
        told = seat.welcome["seed_hash"]
        seat.play_out(random.Random(game))
    record = ada.get(f"/api/tables/{table}/record")
    assert seed_hash(record["seed"]) == told == record["seed_hash"]
    answer = ada.ask("GET", f"/api/tables/{table}/record")
    kept = read_record(answer.text)
    assert Replay(games.load(game), kept).run() is None


def test_a_downloaded_record_is_verified_against_the_hash_of_the_start(
    ada: Person, tmp_path: Path
) -> None:
    table = with_bots(ada)
    with ada.at(table) as seat:
        told = seat.welcome["seed_hash"]
        seat.play_out(random.Random("verified"))
    file = tmp_path / "record.json"
    file.write_text(ada.ask("GET", f"/api/tables/{table}/record").text, "utf-8")
    assert pantheon("verify", str(file), "--hash", told).returncode == 0
    assert pantheon("verify", str(file), "--hash", seed_hash("another")).returncode == 1


def test_a_running_game_keeps_its_secrets(ada: Person) -> None:
    table = with_bots(ada)
    for path in ("record", "replay?seat=1", "review"):
        assert ada.problem("GET", f"/api/tables/{table}/{path}") == (409, "game-running")


# ---- acting


def test_an_act_is_kept_once_however_often_it_is_said(ada: Person) -> None:
    table = with_bots(ada)
    with ada.at(table) as seat:
        seat.wait_for(my_turn)
        said = {"id": "once", "ordinal": seat.ordinal, "action": seat.options()[0]}
        first = seat.tell("act", **said)
        assert first["type"] == "done"
        assert seat.tell("act", **said) == first
    with ada.at(table) as again:
        assert again.tell("act", **said) == first


def test_a_forbidden_act_names_the_rule(ada: Person) -> None:
    table = with_bots(ada)
    with ada.at(table, language="de") as seat:
        seat.wait_for(my_turn)
        before = seat.ordinal
        catalogue = games.load("offrandes").catalogue
        forbidden = next(a for a in range(catalogue.size) if a not in seat.options())
        answer = seat.tell("act", ordinal=before, action=forbidden)
        assert answer["type"] == "refused"
        assert answer["rule"].startswith("O")
        assert answer["text"].startswith(answer["rule"])
        assert seat.act()["type"] == "done"


def test_acts_that_cannot_be(ada: Person, ben: Person) -> None:
    table = two_people(ada, ben)
    with ada.at(table) as first, ben.at(table) as second:
        first.wait_for(lambda s: s.position["turn"] in (0, 1))  # type: ignore[index]
        mover, other = (first, second) if my_turn(first) else (second, first)
        mover.wait_for(my_turn)
        other.wait_for(lambda s: s.ordinal == mover.ordinal)
        answer = other.tell("act", ordinal=other.ordinal, action=mover.options()[0])
        assert (answer["type"], answer["key"]) == ("problem", "turn-other")
        answer = mover.tell("act", ordinal=mover.ordinal - 1, action=mover.options()[0])
        assert (answer["type"], answer["key"]) == ("problem", "ordinal-old")
        answer = mover.tell("act", ordinal=mover.ordinal, action=10**6)
        assert (answer["type"], answer["key"]) == ("problem", "action-unknown")
        assert mover.act()["type"] == "done"


def test_a_stranger_looks_on_and_cannot_move(server: Server, ada: Person) -> None:
    table = with_bots(ada)
    with ada.at(table) as seat, Person(server).at(table) as stranger:
        assert stranger.welcome["seat"] == -1
        seat.wait_for(my_turn)
        action = seat.options()[0]
        answer = stranger.tell("act", ordinal=seat.ordinal, action=action)
        assert (answer["type"], answer["key"]) == ("problem", "seat-none")
        assert seat.act(action)["type"] == "done"
        stranger.wait_for(lambda s: s.ordinal > stranger.welcome["position"]["ordinal"])
        assert stranger.options() == []


@pytest.mark.parametrize(
    "nonsense",
    ["", "{", "[]", "7", '{"type":"dance"}', '{"type":"act"}', "\ud83d", "x" * 5000, '{"type":7}'],
)
def test_nonsense_is_answered_and_the_connection_stays(ada: Person, nonsense: str) -> None:
    table = with_bots(ada)
    with ada.at(table) as seat:
        seat.wait_for(my_turn)
        seat.socket.send(nonsense.encode("utf-8", "surrogatepass"), text=False)
        answer = seat.until("problem")
        assert answer["key"] in ("message-bad", "message-large")
        assert seat.act()["type"] == "done"


def test_hello_comes_first(ada: Person) -> None:
    table = with_bots(ada)
    with ada.at(table, hello=False) as seat:
        assert seat.tell("say", text="hi")["key"] == "hello-first"
        seat.say(type="hello")
        assert seat.until("welcome")["seat"] == 0


def test_where_there_is_no_table_the_door_says_so(ada: Person) -> None:
    with ada.at("nowhere", hello=False) as seat:
        assert seat.hear()["key"] == "table-unknown"
        with pytest.raises(ConnectionClosed) as closed:
            seat.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


# ---- undo, resigning, hints, chat


def test_an_act_can_be_taken_back_until_somebody_else_decides(ada: Person, ben: Person) -> None:
    table = ada.table("elysium", 2)
    ben.post(f"/api/tables/{table}/sit")
    ada.post(f"/api/tables/{table}/start")
    with ada.at(table) as first, ben.at(table) as second:
        mover, other = (first, second) if my_turn(first) else (second, first)
        mover.wait_for(my_turn)
        before = mover.position
        assert before is not None
        quest = next(o["action"] for o in before["options"] if o["verb"] == "quest")
        mover.reach(mover.act(quest)["ordinal"])  # cards may show what was hidden
        assert mover.position["can_undo"] is True  # type: ignore[index]
        undone = mover.tell("undo", ordinal=mover.ordinal)
        assert undone["type"] == "done"
        mover.reach(undone["ordinal"])
        assert mover.position["view"] == before["view"]  # type: ignore[index]
        mover.reach(mover.act(quest)["ordinal"])
        other.wait_for(lambda s: s.ordinal == mover.ordinal)
        assert other.tell("undo", ordinal=other.ordinal)["key"] == "undo-other"


def test_who_resigns_is_played_on_by_a_bot_and_the_game_ends(ada: Person, ben: Person) -> None:
    table = two_people(ada, ben, game="derby")  # the shortest
    with ada.at(table) as first, ben.at(table) as second:
        assert first.tell("resign")["type"] == "done"
        moved = second.until("moved")
        while moved["kind"] != "resign":
            moved = second.until("moved")
        assert moved["sitters"][0]["resigned"] is True
        assert first.tell("comeback")["key"] == "comeback-nothing"
        second.play_out(random.Random(1))
    assert ada.get(f"/api/tables/{table}")["status"] == "over"


def test_a_hint_ranks_all_that_may_be_done(ada: Person) -> None:
    table = with_bots(ada)
    with ada.at(table) as seat:
        seat.wait_for(my_turn)
        hint = seat.tell("hint")
        assert {move["action"] for move in hint["moves"]} == set(seat.options())
        visits = [move["visits"] for move in hint["moves"]]
        assert visits == sorted(visits, reverse=True)


def test_no_hints_where_the_table_does_not_want_them(ada: Person) -> None:
    table = with_bots(ada, terms={"hints": False})
    with ada.at(table) as seat:
        assert seat.tell("hint")["key"] == "hint-never"


def test_why_not_tells_the_rule_of_each_action(ada: Person) -> None:
    table = with_bots(ada)
    with ada.at(table) as seat:
        seat.wait_for(my_turn)
        size = games.load("offrandes").catalogue.size
        forbidden = next(a for a in range(size) if a not in seat.options())
        reasons = seat.tell("why-not", actions=[seat.options()[0], forbidden])["reasons"]
        assert reasons[0]["rule"] is None
        assert reasons[1]["text"].startswith(reasons[1]["rule"])


def test_why_not_tells_what_is_asked_if_it_is_something_else(ada: Person) -> None:
    table = with_bots(ada)
    with ada.at(table) as seat:
        seat.wait_for(my_turn)
        action = games.load("offrandes").catalogue.parse("end-turn")
        [reason] = seat.tell("why-not", actions=[action])["reasons"]
        assert reason["text"].startswith("O1.5: Asked now: Preparation")


def test_chat_is_heard_and_kept(server: Server, ada: Person, ben: Person) -> None:
    table = two_people(ada, ben)
    with ada.at(table) as first, ben.at(table) as second:
        assert first.tell("say", text=" hello <b>Ben</b> ", id="one")["type"] == "done"
        first.tell("say", text=" hello <b>Ben</b> ", id="one")
        assert second.until("said")["line"]["text"] == "hello <b>Ben</b>"
        assert first.tell("say", text="   ")["key"] == "chat-empty"
        assert first.tell("say", text="x" * 501)["key"] == "message-bad"
    with ben.at(table) as later:
        assert [line["text"] for line in later.welcome["chat"]] == ["hello <b>Ben</b>"]
    with Person(server).at(table) as stranger:
        assert stranger.tell("say", text="hi")["key"] == "seat-none"


# ---- coming back


def test_who_comes_back_hears_what_was_missed(ada: Person) -> None:
    table = with_bots(ada)
    with ada.at(table) as seat:
        seat.wait_for(my_turn)
        seen = seat.ordinal
        seat.act()
    with ada.at(table, ordinal=seen) as back:
        assert back.ordinal > seen
        assert back.welcome["missed"]
    with ada.at(table, ordinal=back.ordinal) as again:
        assert again.welcome["missed"] == [] or again.ordinal > back.ordinal


def test_two_tabs_of_one_seat_see_the_same(ada: Person) -> None:
    table = with_bots(ada)
    with ada.at(table) as one, ada.at(table) as two:
        one.wait_for(my_turn)
        two.wait_for(my_turn)
        assert two.options() == one.options()
        ordinal = one.ordinal
        assert one.act()["type"] == "done"
        answer = two.tell("act", ordinal=ordinal, action=two.options()[0])
        assert answer["key"] in ("ordinal-old", "turn-other")


def test_people_see_who_is_here(ada: Person, ben: Person) -> None:
    table = two_people(ada, ben)
    with ada.at(table) as seat:
        with ben.at(table):
            seat.wait_for(lambda s: s.heard[-1].get("sitters", [{}, {}])[1].get("here") is True)
        seat.wait_for(lambda s: s.heard[-1].get("sitters", [{}, {}])[1].get("here") is False)
        assert seat.heard[-1]["sitters"][0]["here"] is True


# ---- after the game


def test_replay_review_and_rematch(ada: Person) -> None:
    table = with_bots(ada)
    assert ada.problem("POST", f"/api/tables/{table}/rematch") == (409, "game-running")
    with ada.at(table) as seat:
        seat.play_out(random.Random(2))
    length = len(ada.get(f"/api/tables/{table}/record")["actions"])
    frames = ada.get(f"/api/tables/{table}/replay?seat=1&first={length - 9}")
    assert [frame["moment"] for frame in frames] == list(range(length - 9, length + 1))
    assert frames[-1]["view"]["viewer"] == 1
    assert frames[-1]["view"]["turn"] == -1
    assert ada.ask("GET", f"/api/tables/{table}/review").status_code in (200, 202)
    again = ada.post(f"/api/tables/{table}/rematch")
    assert again["id"] != table
    assert [seat["name"] or seat["bot"] for seat in again["seats"]] == ["Ada", "novice", "novice"]
    assert ada.post(f"/api/tables/{table}/rematch")["id"] == again["id"]


@pytest.mark.parametrize(("game", "players"), tables())
def test_every_game_starts_with_every_number(ada: Person, game: str, players: int) -> None:
    table = with_bots(ada, game, players)
    with ada.at(table) as seat:
        assert len(seat.welcome["sitters"]) == players
        assert seat.position is not None
