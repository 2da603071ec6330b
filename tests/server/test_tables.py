"""Tables before the start: who sits where, who may do what."""

from math import prod

import pytest
from server.serving import WAIT, Person, Server
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from pantheon import games
from pantheon.server.web.identity import Signer


def seats(person: Person, table: str) -> list[str | None]:
    """Who sits at a table, people and bots by name."""
    found = person.get(f"/api/tables/{table}")["seats"]
    return [seat["name"] or seat["bot"] for seat in found]


# ---- people


def test_somebody_new_has_no_name_and_then_one(server: Server) -> None:
    somebody = Person(server)
    assert somebody.get("/api/me") == {"name": None}
    assert somebody.put("/api/me", name="  Ada   Lovelace ") == {"name": "Ada Lovelace"}
    assert somebody.get("/api/me") == {"name": "Ada Lovelace"}
    assert somebody.put("/api/me", name="Countess") == {"name": "Countess"}


def test_the_cookie_is_for_the_server_only(server: Server) -> None:
    answer = Person(server).ask("PUT", "/api/me", json={"name": "Ada"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "x" * 200, "a\u0000b", "a\u202eb"])
def test_a_bad_name_is_refused(server: Server, name: str) -> None:
    assert Person(server).problem("PUT", "/api/me", json={"name": name}) == (400, "name-bad")


def test_a_cookie_that_somebody_made_up_is_nobody_s(server: Server, ada: Person) -> None:
    forger = Person(server)
    signed, _, signature = ada.client.cookies["pantheon"].rpartition(".")
    other = "B" if signature[0] == "A" else "A"  # not at its end, where some bits do not count
    forger.client.cookies.set("pantheon", f"{signed}.{other}{signature[1:]}")
    assert forger.get("/api/me") == {"name": None}


def test_a_link_takes_a_person_to_another_device(server: Server, ada: Person) -> None:
    table = ada.table("offrandes", 3)
    phone = Person(server)
    assert phone.post("/api/me/device", **ada.post("/api/me/link")) == {"name": "Ada"}
    assert phone.get(f"/api/tables/{table}")["seat"] == 0


def test_a_broken_link_makes_nobody_somebody(server: Server) -> None:
    stranger = Person(server)
    answer = stranger.problem("POST", "/api/me/device", json={"token": "nonsense"})
    assert answer == (400, "link-dead")
    assert stranger.get("/api/me") == {"name": None}


def test_a_person_whom_the_database_does_not_know_needs_a_name(server: Server) -> None:
    secret = (server.folder / "pantheon" / "secret").read_text("utf-8")
    stale = Person(server)
    stale.client.cookies.set("pantheon", Signer(secret).cookie("forgotten"))
    given = {"game": "offrandes", "players": 3}
    assert stale.problem("POST", "/api/tables", json=given) == (401, "person-unknown")
    assert stale.put("/api/me", name="Ada") == {"name": "Ada"}
    assert stale.table("offrandes", 3)


# ---- putting up a table


def test_who_puts_up_a_table_sits_first_and_bots_last(ada: Person) -> None:
    table = ada.table("elysium", 4, bots=["hero", "novice"])
    assert seats(ada, table) == ["Ada", None, "hero", "novice"]
    assert ada.get(f"/api/tables/{table}")["host"] is True


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"game": "chess", "players": 2}, "game-unknown"),
        ({"game": "offrandes", "players": 2}, "players-wrong"),
        ({"game": "offrandes", "players": 3, "bots": ["zeus"]}, "bot-named"),
        ({"game": "offrandes", "players": 3, "bots": ["hero"] * 3}, "bots-many"),
        ({"game": "derby", "players": 3, "options": {"wings": "on"}}, "option-unknown"),
        ({"game": "derby", "players": 3, "options": {"powers": "maybe"}}, "option-choice"),
        (
            {"game": "derby", "players": 3, "terms": {"clock": "game", "seconds": 1}},
            "clock-short",
        ),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    ada: Person, given: dict[str, object], problem: str
) -> None:
    assert ada.problem("POST", "/api/tables", json=given) == (400, problem)


def test_without_a_name_nobody_puts_up_a_table(server: Server) -> None:
    given = {"game": "offrandes", "players": 3}
    answer = Person(server).problem("POST", "/api/tables", json=given)
    assert answer == (401, "person-unknown")


def test_public_tables_are_listed_and_private_ones_are_not(ada: Person, ben: Person) -> None:
    public = ada.table("offrandes", 3, public=True)
    private = ada.table("offrandes", 3)
    listed = [table["id"] for table in ben.get("/api/tables")]
    assert public in listed
    assert private not in listed
    assert {public, private} <= {table["id"] for table in ada.get("/api/me/tables")}


def test_a_table_that_does_not_exist(ada: Person) -> None:
    assert ada.problem("GET", "/api/tables/nowhere") == (404, "table-unknown")


def test_nothing_secret_is_told_about_a_table(ada: Person) -> None:
    table = ada.table("offrandes", 3, bots=["novice", "novice"])
    ada.post(f"/api/tables/{table}/start")
    assert "seed" not in ada.get(f"/api/tables/{table}")


# ---- sitting down


def test_people_sit_where_they_like_or_where_there_is_room(ada: Person, ben: Person) -> None:
    table = ada.table("offrandes", 4)
    ben.post(f"/api/tables/{table}/sit", seat=2)
    assert seats(ben, table) == ["Ada", None, "Ben", None]
    ben.post(f"/api/tables/{table}/leave")
    ben.post(f"/api/tables/{table}/sit")
    assert seats(ben, table) == ["Ada", "Ben", None, None]


def test_a_seat_is_taken_once_and_a_person_sits_once(ada: Person, ben: Person) -> None:
    table = ada.table("offrandes", 3, bots=["hero"])
    sit = f"/api/tables/{table}/sit"
    assert ben.problem("POST", sit, json={"seat": 0}) == (409, "seat-taken")
    assert ben.problem("POST", sit, json={"seat": 2}) == (409, "seat-taken")
    assert ben.problem("POST", sit, json={"seat": 3}) == (400, "seat-wrong")
    ben.post(sit)
    assert ben.problem("POST", sit, json={}) == (409, "seat-already")


def test_a_full_table_says_so(server: Server, ada: Person, ben: Person) -> None:
    table = ada.table("offrandes", 3, bots=["hero"])
    ben.post(f"/api/tables/{table}/sit")
    carl = server.person("Carl")
    assert carl.problem("POST", f"/api/tables/{table}/sit", json={}) == (409, "table-full")


def test_the_host_who_leaves_hands_the_table_on(ada: Person, ben: Person) -> None:
    table = ada.table("offrandes", 3)
    ben.post(f"/api/tables/{table}/sit")
    ada.post(f"/api/tables/{table}/leave")
    assert ben.get(f"/api/tables/{table}")["host"] is True
    assert ben.post(f"/api/tables/{table}/leave")["status"] == "closed"


def test_only_the_host_invites_bots_and_starts(ada: Person, ben: Person) -> None:
    table = ada.table("offrandes", 3)
    ben.post(f"/api/tables/{table}/sit")
    bot = f"/api/tables/{table}/seats/2/bot"
    assert ben.problem("PUT", bot, json={"bot": "hero"}) == (403, "host-only")
    assert ada.problem("PUT", bot, json={"bot": "zeus"}) == (400, "bot-named")
    ada.put(bot, bot="hero")
    assert seats(ada, table) == ["Ada", "Ben", "hero"]
    ada.put(bot, bot="novice")
    assert ada.ask("DELETE", bot).is_success
    assert seats(ada, table) == ["Ada", "Ben", None]
    assert ada.problem("POST", f"/api/tables/{table}/start") == (409, "seats-empty")
    ada.put(bot, bot="novice")
    assert ben.problem("POST", f"/api/tables/{table}/start") == (403, "host-only")
    assert ada.post(f"/api/tables/{table}/start")["status"] == "playing"


def test_after_the_start_nobody_comes_or_goes(server: Server, ada: Person) -> None:
    table = ada.table("offrandes", 3, bots=["novice", "novice"])
    ada.post(f"/api/tables/{table}/start")
    path = f"/api/tables/{table}"
    assert ada.problem("POST", f"{path}/leave") == (409, "table-started")
    assert ada.problem("POST", f"{path}/start") == (409, "table-started")
    carl = server.person("Carl")
    assert carl.problem("POST", f"{path}/sit", json={}) == (409, "table-started")


# ---- what stands before the door


def test_pages_of_another_site_change_nothing(ada: Person) -> None:
    given = {"json": {"game": "offrandes", "players": 3}}
    foreign = {"Origin": "https://evil.example"}
    answer = ada.problem("POST", "/api/tables", headers=foreign, **given)
    assert answer == (403, "origin-foreign")
    own = {"Origin": ada.server.url}
    assert ada.ask("POST", "/api/tables", headers=own, **given).status_code == 201


def test_pages_of_another_site_are_told_that_they_may_not_play(ada: Person) -> None:
    table = ada.table("offrandes", 3)
    address = f"{ada.server.url.replace('http', 'ws', 1)}/api/tables/{table}/play"
    foreign = Origin("https://evil.example")
    with connect(address, origin=foreign) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(WAIT)
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "origin-foreign")


def test_what_is_too_large_is_not_read(ada: Person) -> None:
    answer = ada.problem("PUT", "/api/me", content=b"x" * 20_000)
    assert answer == (413, "body-large")


def test_bad_requests_say_what_is_wrong(ada: Person) -> None:
    broken = {"content": b"{", "headers": {"Content-Type": "application/json"}}
    assert ada.problem("PUT", "/api/me", **broken) == (422, "request-bad")
    assert ada.problem("PUT", "/api/me", json={"name": 7}) == (422, "request-bad")
    assert ada.problem("PUT", "/api/me", json={"name": "A", "x": 1}) == (422, "request-bad")


def test_problems_are_told_in_the_language_of_the_browser(ada: Person) -> None:
    answer = ada.ask("GET", "/api/tables/nowhere", headers={"Accept-Language": "de-AT,en;q=0.5"})
    assert answer.json()["text"] == "Diesen Tisch gibt es nicht."


def test_every_answer_has_the_headers_that_protect(ada: Person) -> None:
    for path in ("/api/me", "/api/tables/nowhere", "/nowhere"):
        headers = ada.ask("GET", path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_components(ada: Person) -> None:
    told = ada.get("/api/games/derby/components")
    game = games.load("derby")
    assert {domain["name"] for domain in told["domains"]} == set(game.domains)
    for verb in told["verbs"]:
        last = [thing["values"][-1] for thing in verb["about"]]
        size = prod(len(thing["values"]) for thing in verb["about"])
        assert game.catalogue.parse(" ".join([verb["name"], *last])) == verb["base"] + size - 1
    assert told["values"]["track"]["last_space"] == 22
    assert [sheet["name"] for sheet in told["sheets"]] == [s.name for s in games.sheets("derby")]
    assert ada.problem("GET", "/api/games/chess/components") == (400, "game-unknown")


def test_the_cards_that_components_tell_of(ada: Person) -> None:
    powers = {card["name"]: card for card in ada.get("/api/games/derby/components")["designs"]}
    assert powers["renewal"] == {
        "sort": "power",
        "name": "renewal",
        "family": "quetzalcoatl",
        "kind": "after",
        "rules": ["D9.4", "D9.3"],  # of its moment, and where it is named
        "numbers": {},
        "sources": {"effect": "rulebook", "again": "house", "named": "house"},
    }
    cards = {card["name"]: card for card in ada.get("/api/games/elysium/components")["designs"]}
    assert len(cards) == 88
    assert (cards["zeus-hera"]["kind"], cards["zeus-hera"]["rules"][0]) == ("instant", "E4.3")
    assert cards["zeus-hera"]["numbers"] == {"most": 4, "vp": 1}
    assert "R18" in cards["hephaestus-talos"]["rules"]


def test_rules(ada: Person) -> None:
    told = ada.get("/api/games/derby/rules")
    rules = {rule["name"]: rule["texts"] for rule in told["rules"]}
    assert rules["D1.6"]["en"] == "The Zeus pile starts with four protection cards."
    assert rules["D1.6"]["de"].startswith("Der Zeus-Stapel")
    assert {
        "name": "D2",
        "texts": {"en": "First and second bet", "de": "Erste und zweite Wette"},
    } in told["heads"]


def test_every_rule_says_where_it_comes_from(ada: Person) -> None:
    told = ada.get("/api/games/derby/rules")["rules"]
    sources = {rule["name"]: rule["sources"] for rule in told}
    head = {"en": "SPIELAUFBAU", "de": "SPIELAUFBAU"}
    assert sources["D1.6"] == [{"kind": "rulebook", "texts": head, "rules": []}]
    assert {"kind": "inferred", "texts": {}, "rules": ["D1.5", "D3.1"]} in sources["D3.7"]
    (house,) = [source["texts"] for source in sources["D3.6"] if source["kind"] == "house"]
    assert sorted(house) == ["de", "en"]
