"""Pages that are right for everybody: accessibility, sizes, addresses, bad input."""

import gzip
import re
from typing import Any

import pytest
from playwright.sync_api import Page
from web.conftest import ON_A_PHONE, PHONE, Visitor, small_targets, violations_in_all_looks
from web.test_games import MINE, OVER

GAMES = ["derby", "elysium", "offrandes"]
RULES = [f"/rules/{game}" for game in GAMES]
PAGES = ["/", *RULES, "/settings", "/nowhere"]
TABS = ("Board", "Me", "Others", "Log")


def shown(page: Page, path: str) -> None:
    page.goto(path)
    page.get_by_role("heading", level=1).wait_for()
    page.wait_for_load_state("networkidle")


@pytest.mark.parametrize(
    ("path", "locale"),
    [(path, "en-GB") for path in PAGES] + [(path, "de-DE") for path in RULES],
)
def test_pages_are_for_everybody(visitors: Any, path: str, locale: str) -> None:
    page = visitors(locale=locale).page
    shown(page, path)
    assert violations_in_all_looks(page) == []
    assert page.evaluate("document.documentElement.lang") == locale[:2]
    assert page.title().endswith("Pantheon")


def test_the_lobby_is_for_everybody(ada: Visitor) -> None:
    ada.named("Ada")
    shown(ada.page, f"/table/{ada.table('offrandes', 4, 1)}")
    ada.page.get_by_role("button", name="Begin").wait_for()
    assert violations_in_all_looks(ada.page) == []


@pytest.mark.parametrize("game", GAMES)
def test_tables_are_for_everybody(ada: Visitor, game: str) -> None:
    ada.named("Ada")
    table = ada.table(game, 3, 2)
    ada.start(table)
    ada.visit(table)
    ada.page.wait_for_selector(MINE)
    assert violations_in_all_looks(ada.page) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_end_is_for_everybody(ada: Visitor, finished: Any, game: str) -> None:
    table, cookies = finished(game)
    ada.context.add_cookies(cookies)
    ada.visit(table)
    ada.page.wait_for_selector(OVER)
    ada.page.get_by_role("table").first.wait_for()  # the score sheet
    assert violations_in_all_looks(ada.page) == []


@pytest.mark.parametrize("game", GAMES)
def test_replay_and_review_are_for_everybody(ada: Visitor, finished: Any, game: str) -> None:
    table, cookies = finished(game)
    ada.context.add_cookies(cookies)
    page = ada.page
    page.goto(f"/table/{table}/replay")
    page.get_by_role("slider").fill("30")
    page.get_by_text("A strong bot looks at every decision").wait_for(
        state="detached", timeout=120_000
    )
    assert violations_in_all_looks(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone(visitors: Any, game: str) -> None:
    ada = visitors(**ON_A_PHONE)
    ada.named("Ada")
    table = ada.table(game, 3, 2)
    ada.start(table)
    ada.visit(table)
    page = ada.page
    page.wait_for_selector(MINE)
    for tab in TABS:
        page.get_by_role("tab", name=re.compile(f"^{tab}")).click()
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE["width"], tab
        assert page.locator(".decision").is_visible()
        assert small_targets(page) == [], tab


@pytest.mark.parametrize("path", PAGES)
def test_pages_are_for_fingers(visitors: Any, path: str) -> None:
    page = visitors(**ON_A_PHONE).page
    shown(page, path)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert small_targets(page) == []


def test_the_lobby_is_for_fingers(visitors: Any) -> None:
    ada = visitors(**ON_A_PHONE)
    ada.named("Ada")
    shown(ada.page, f"/table/{ada.table('offrandes', 4, 1)}")
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert small_targets(ada.page) == []


@pytest.mark.parametrize("game", GAMES)
def test_replays_are_for_fingers(visitors: Any, finished: Any, game: str) -> None:
    ada = visitors(**ON_A_PHONE)
    table, cookies = finished(game)
    ada.context.add_cookies(cookies)
    ada.page.goto(f"/table/{table}/replay")
    ada.page.get_by_role("slider").wait_for()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert small_targets(ada.page) == []


def test_a_dead_link(ada: Visitor) -> None:
    ada.page.goto("/table/nothing-here")
    ada.page.get_by_role("alert").filter(has_text="There is no such table.").wait_for()
    ada.page.get_by_role("link", name="To the start page").click()
    ada.page.get_by_role("article").first.wait_for()
    ada.page.go_back()
    ada.page.get_by_role("alert").wait_for()
    ada.errors = [said for said in ada.errors if "404" not in said]  # the browser tells that too


@pytest.mark.parametrize("name", ["", "   ", "x" * 200])
def test_a_bad_name(ada: Visitor, name: str) -> None:
    page = ada.page
    page.goto("/")
    page.get_by_role("button", name="Play against bots").first.click()
    page.get_by_label("What shall we call you?").fill(name)
    page.get_by_role("button", name="That's me").click()
    page.get_by_role("alert").filter(has_text="A name has 1 to").wait_for()
    ada.errors = [said for said in ada.errors if "400" not in said]


def test_what_a_page_loads(visitors: Any) -> None:
    loaded: list[int] = []
    ada = visitors()
    ada.page.on(
        "response",
        lambda r: loaded.append(len(gzip.compress(r.body()))) if r.url.endswith(".js") else None,
    )
    ada.page.goto("/")
    ada.page.get_by_role("article").first.wait_for()
    ada.page.wait_for_load_state("networkidle")
    assert sum(loaded) <= 150_000
    ada.named("Ada")
    table = ada.table("elysium", 4, 3)
    ada.start(table)
    loaded.clear()
    ada.visit(table)
    ada.page.wait_for_load_state("networkidle")
    assert 0 < sum(loaded) <= 250_000
