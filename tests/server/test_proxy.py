"""Behind a reverse proxy: whose word about addresses and https is believed."""

from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from cli.command import complains
from server.serving import Server

HERE, THERE = "203.0.113.7", "203.0.113.8"
FOREIGN = ("--behind-proxy", "198.51.100.1")  # a proxy, but not the one that asks
Serve = Callable[..., str]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts servers; where they are."""
    servers: list[Server] = []

    def start(*args: str) -> str:
        servers.append(Server(f"sqlite:///{tmp_path / 'pantheon.sqlite'}", tmp_path, *args))
        return servers[-1].url

    yield start
    for server in servers:
        server.stop()


def cookie(url: str, **headers: str) -> str:
    """The cookie that somebody is given."""
    answer = httpx.put(f"{url}/api/me", json={"name": "Ada"}, headers=headers)
    return answer.headers["set-cookie"].lower()


def test_the_cookie_stays_on_https_if_the_proxy_says_so(serve: Serve) -> None:
    url = serve("--behind-proxy")
    assert "; secure" in cookie(url, **{"X-Forwarded-Proto": "https"})
    assert "; secure" not in cookie(url)


@pytest.mark.parametrize("args", [(), FOREIGN])
def test_who_is_not_the_proxy_is_not_believed(serve: Serve, args: tuple[str, ...]) -> None:
    url = serve("--limit", "requests=1", *args)
    assert "; secure" not in cookie(url, **{"X-Forwarded-Proto": "https"})
    assert 429 in codes(url, [f"203.0.113.{number}" for number in range(30)])


def test_behind_a_proxy_everybody_has_a_limit_of_their_own(serve: Serve) -> None:
    url = serve("--limit", "requests=1", "--behind-proxy", "127.0.0.0/8")
    assert 429 in codes(url, [HERE] * 30)
    assert codes(url, [THERE]) == [200]


def codes(url: str, addresses: list[str]) -> list[int]:
    """What a proxy is answered that asks for people at these addresses."""
    with httpx.Client() as proxy:
        asked = [proxy.get(f"{url}/api/me", headers=coming_from(where)) for where in addresses]
    return [answer.status_code for answer in asked]


def coming_from(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address}


def test_a_page_that_the_proxy_serves_may_talk_to_the_server(serve: Serve) -> None:
    url = serve("--behind-proxy")
    own = {"Host": "games.example", "Origin": "https://games.example"}
    assert httpx.put(f"{url}/api/me", json={"name": "Ada"}, headers=own).status_code == 200
    other = {**own, "Origin": "https://evil.example"}
    assert httpx.put(f"{url}/api/me", json={"name": "Ada"}, headers=other).status_code == 403


def test_the_figures_are_for_this_machine_or_for_whom_one_names(serve: Serve) -> None:
    url = serve("--behind-proxy")
    assert httpx.get(f"{url}/metrics").status_code == 200
    assert httpx.get(f"{url}/metrics", headers=coming_from(HERE)).status_code == 404
    url = serve("--behind-proxy", "--metrics-from", "203.0.113.7, 10.0.0.0/8")
    assert httpx.get(f"{url}/metrics", headers=coming_from(HERE)).status_code == 200
    assert httpx.get(f"{url}/metrics", headers=coming_from(THERE)).status_code == 404
    assert httpx.get(f"{url}/metrics").status_code == 404


@pytest.mark.parametrize("option", ["--behind-proxy", "--metrics-from"])
def test_what_is_no_address_is_refused(option: str, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'pantheon.sqlite'}"
    args = ["serve", "--port", "0", "--database", database, option, "proxy.example"]
    assert "“proxy.example” is no address or network" in complains(*args)
