"""Pages that are right for everybody: accessibility, sizes, addresses, bad input."""

import gzip
from typing import Any

import pytest
from web.conftest import Visitor, violations
from web.test_games import MINE

GAMES = ["derby", "elysium", "offrandes"]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/", "/rules/derby", "/settings", "/nowhere"])
def test_pages_are_for_everybody(visitors: Any, path: str, scheme: str) -> None:
    page = visitors(color_scheme=scheme).page
    page.goto(path)
    page.get_by_role("heading", level=1).wait_for()
    page.wait_for_load_state("networkidle")
    assert violations(page) == []
    assert page.title()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_tables_are_for_everybody(visitors: Any, game: str, scheme: str) -> None:
    ada = visitors(color_scheme=scheme)
    ada.named("Ada")
    table = ada.table(game, 3, 2)
    ada.start(table)
    ada.visit(table)
    ada.page.wait_for_selector(MINE)
    assert violations(ada.page) == []


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone(visitors: Any, game: str) -> None:
    ada = visitors(**PHONE)
    ada.named("Ada")
    table = ada.table(game, 3, 2)
    ada.start(table)
    ada.visit(table)
    page = ada.page
    page.wait_for_selector(MINE)
    for tab in ("Board", "Me", "Others", "Log"):
        page.get_by_role("tab", name=tab).click()
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 390, tab
        assert page.locator(".decision").is_visible()
    small = page.evaluate(
        "() => [...document.querySelectorAll('.decision button, [role=tab]')]"
        ".map(b => b.getBoundingClientRect()).filter(r => r.width < 44 || r.height < 44).length"
    )
    assert small == 0


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
