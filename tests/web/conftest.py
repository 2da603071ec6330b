"""A real server and a real browser."""

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from server.serving import Server
from web.chromium import installed

PATIENCE = 30_000  # milliseconds in which a page that works has long shown it
expect.set_options(timeout=PATIENCE)

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": installed(), "args": FLAGS}


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with SQLite that all tests share."""
    folder = tmp_path_factory.mktemp("site")
    running = Server(f"sqlite:///{folder / 'pantheon.sqlite'}", folder)
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.log()


class Visitor:
    """Somebody with a browser of their own, in which nothing may go wrong."""

    def __init__(self, browser: Browser, server: Server, **looks: Any) -> None:
        self.server = server
        shown = {"viewport": {"width": 1440, "height": 900}, "locale": "en-GB", **looks}
        self.context: BrowserContext = browser.new_context(base_url=server.url, **shown)
        self.context.set_default_timeout(PATIENCE)
        self.errors: list[str] = []
        self.heard: list[str] = []  # all that came over WebSockets
        self.page = self.new_page()

    def new_page(self) -> Page:
        """Another tab."""
        page = self.context.new_page()
        page.on(
            "console", lambda said: self.errors.append(said.text) if said.type == "error" else None
        )
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("websocket", lambda s: s.on("framereceived", lambda m: self.heard.append(str(m))))
        return page

    def named(self, name: str) -> None:
        """Take a name without ceremony."""
        answer = self.context.request.put("/api/me", data={"name": name})
        assert answer.ok, answer.text()

    def table(self, game: str, players: int, bots: int, **given: Any) -> str:
        """Put up a table with easy bots; its id."""
        wanted = {"game": game, "players": players, "bots": ["novice"] * bots, **given}
        answer = self.context.request.post("/api/tables", data=wanted)
        assert answer.ok, answer.text()
        return str(answer.json()["id"])

    def start(self, table: str) -> None:
        """Begin."""
        assert self.context.request.post(f"/api/tables/{table}/start").ok

    def visit(self, table: str) -> None:
        """Come to a table that has begun."""
        self.page.goto(f"/table/{table}")
        self.page.wait_for_selector(".decision")


@pytest.fixture
def visitors(browser: Browser, site: Server) -> Iterator[Any]:
    """Makes visitors, and looks at the end whether their browsers had anything to complain."""
    made: list[Visitor] = []

    def make(**looks: Any) -> Visitor:
        made.append(Visitor(browser, site, **{"reduced_motion": "reduce", **looks}))
        return made[-1]

    yield make
    for visitor in made:
        visitor.context.close()
        assert visitor.errors == []


@pytest.fixture
def ada(visitors: Any) -> Visitor:
    found: Visitor = visitors()
    return found


@pytest.fixture(scope="session")
def finished(site: Server) -> Any:
    """Makes finished games: the table of one, and the cookies of who played there."""

    @cache
    def make(game: str) -> tuple[str, list[Any]]:
        ada = site.person("Ada")
        table = ada.table(game, 3, bots=["novice"] * 2)
        ada.post(f"/api/tables/{table}/start")
        with ada.at(table) as seat:
            seat.play_out(random.Random(game))
        cookies = [
            {"name": name, "value": value, "url": site.url}
            for name, value in ada.client.cookies.items()
        ]
        return table, cookies

    return make


DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
ON_A_PHONE = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


def violations(page: Page) -> list[str]:
    """What axe-core finds wrong with a page."""
    page.evaluate(AXE.read_text("utf-8"))  # the page's own policy forbids to load it as a script
    found = page.evaluate("axe.run()")["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found]


# Colours are the same on every screen, and places in every theme.
LOOKS = (("desktop", DESKTOP, "light"), ("phone", PHONE, "dark"))


def violations_in_all_looks(page: Page) -> list[str]:
    """What axe-core finds on the desktop and on the phone, in the light and in the dark."""
    found = []
    for name, size, scheme in LOOKS:
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        found += [f"{name}, {scheme}: {one}" for one in violations(page)]
    return found


def small_targets(page: Page) -> list[str]:
    """What is too small for a finger: under 44 pixels.

    As WCAG 2.5.5 has it, links within a text may be smaller, and so may creatures on the course:
    the same choice stands in the decision line.
    """
    return list(page.evaluate(SMALL))


SMALL = """() => {
  const wide = (box) => Math.round(box.width)
  const high = (box) => Math.round(box.height)
  return [...document.querySelectorAll('a, button, input, select, textarea, summary, [role=tab]')]
    .filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.disabled)
    .filter((e) => !e.matches('.course .derby-round'))
    .map((e) => (e.matches('[type=checkbox], [type=radio]') ? (e.closest('label') ?? e) : e))
    .filter((e) => getComputedStyle(e).display !== 'inline')
    .map((e) => [e, e.getBoundingClientRect()])
    .filter(([, box]) => box.right > 0 && (wide(box) < 44 || high(box) < 44))
    .map(([e, box]) => `${wide(box)}x${high(box)}: ${e.outerHTML.slice(0, 120)}`)
}"""
