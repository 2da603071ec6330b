"""The things of a board: what may be chosen glows, the rest tells why not, all can be looked at."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page
from web.conftest import ON_A_PHONE, Visitor
from web.test_games import MINE
from web.test_pages import GAMES


def sit(visitor: Visitor, game: str, **options: str) -> Page:
    """At a table, when it is one's turn."""
    visitor.named("Ada")
    table = visitor.table(game, 3, 2, options=options)
    visitor.start(table)
    visitor.visit(table)
    visitor.page.wait_for_selector(MINE)
    return visitor.page


def test_a_greyed_thing_tells_the_rule_that_forbids_it(ada: Visitor) -> None:
    page = sit(ada, "elysium")
    pile = page.get_by_role("button", name="Draw pile")
    pile.click(force=True)  # it is greyed, and yet answers
    panel = page.get_by_role("dialog")
    rule = panel.locator(".reason a")
    assert re.fullmatch(r"[ER]\d[\d.]*", rule.inner_text())  # E3.6, unless a bot's power asks us
    assert rule.get_attribute("href") == f"/rules/elysium#{rule.inner_text()}"
    page.keyboard.press("Escape")
    panel.wait_for(state="detached")
    assert pile.evaluate("pile => pile === document.activeElement")


def test_who_points_at_a_thing_can_reach_what_is_told_of_it(ada: Visitor) -> None:
    page = sit(ada, "offrandes")
    page.get_by_role("button", name="Zeus").hover()
    told = page.get_by_role("tooltip")
    told.get_by_role("link").first.hover()
    assert told.is_visible()
    page.get_by_role("heading", name="Log").or_(page.locator("header").first).first.hover()
    told.wait_for(state="detached")


def test_gods_tell_their_powers_before_they_are_chosen(ada: Visitor) -> None:
    page = sit(ada, "derby", gods="chosen", powers="on")
    god = page.locator(".derby-god.open").first
    name = god.locator("small").first.inner_text()
    god.hover()
    assert name in page.get_by_role("tooltip").inner_text()


def test_a_long_press_looks_and_a_tap_chooses(visitors: Any) -> None:
    page = sit(visitors(**ON_A_PHONE), "elysium")
    card = page.locator(".spot.open").first
    card.dispatch_event("pointerdown", {"pointerType": "touch"})
    panel = page.get_by_role("dialog")
    panel.get_by_role("button", name="Take").wait_for()
    card.dispatch_event("pointerup", {"pointerType": "touch"})
    card.dispatch_event("click")  # the finger is lifted: that chooses nothing
    before = page.inner_text(".decision")
    panel.get_by_role("button", name="Close").tap()
    panel.wait_for(state="detached")
    assert page.inner_text(".decision") == before
    card.tap()
    page.wait_for_function(
        "before => document.querySelector('.decision').innerText !== before", arg=before
    )


# The panel grows when the rule comes from the server, and finds its place in the next frame.
PLACES = """async () => {
  const misplaced = (spot) => {
    const panel = document.querySelector('.closer')?.getBoundingClientRect()
    if (!panel) return ''
    if (panel.left < 0 || panel.top < 0 || panel.right > innerWidth || panel.bottom > innerHeight)
      return 'off the screen'
    const thing = spot.getBoundingClientRect()
    const apart = panel.right <= thing.left || panel.left >= thing.right ||
      panel.bottom <= thing.top || panel.top >= thing.bottom
    return apart ? '' : 'over the thing'
  }
  const wrong = []
  for (const spot of document.querySelectorAll('.spot')) {
    spot.focus()
    let found = 'unseen'
    for (let frame = 0; found && frame < 120; frame++) {
      await new Promise((done) => requestAnimationFrame(done))
      found = misplaced(spot)
    }
    if (found) wrong.push(`${found}: ${spot.firstElementChild.textContent}`)
  }
  return wrong
}"""


@pytest.mark.parametrize("looks", [{}, ON_A_PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_stands_beside_the_thing(
    visitors: Any, game: str, looks: dict[str, Any]
) -> None:
    page = sit(visitors(**looks), game)
    page.keyboard.press("Tab")  # who uses keys sees what has the focus
    assert page.evaluate(PLACES) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_advised_move_is_marked_on_the_board(ada: Visitor, game: str) -> None:
    page = sit(ada, game)
    page.get_by_role("button", name="Hint").click()
    page.locator(".spot.best").first.wait_for()
