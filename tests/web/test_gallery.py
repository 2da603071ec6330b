"""The gallery of all cards, and the values on the pages of the rules."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from web.conftest import ON_A_PHONE, Visitor, violations

CARDS = "a.card"
POWERS = "li[id]"


def opened(page: Page, address: str) -> Page:
    """A gallery whose cards hang on the wall."""
    page.goto(address)
    page.locator("output").wait_for()
    return page


def address(page: Page) -> str:
    """Where we are, without the server."""
    return page.evaluate("location.pathname + location.search + location.hash")


# ---- filters


@pytest.mark.parametrize(
    ("asked", "count"),
    [
        ("", 88),
        ("?family=zeus", 11),
        ("?family=zeus,ares", 22),
        ("?kind=eleusis", 7),
        ("?level=3&family=hades", 3),
        ("?citizen=yes", 89),
        ("?source=rulebook&family=zeus", 3),
        ("?search=ganymede", 1),
        ("?search=nothing-like-that", 0),
    ],
)
def test_an_address_says_which_cards_are_shown(ada: Visitor, asked: str, count: int) -> None:
    page = opened(ada.page, f"/gallery/elysium{asked}")
    expect(page.locator(CARDS)).to_have_count(count)
    all_cards = 89 if "citizen" in asked else 88
    expect(page.locator("output")).to_have_text(f"{count} of {all_cards}")


def test_filters_by_hand_change_the_address_and_back_takes_them_away(ada: Visitor) -> None:
    page = opened(ada.page, "/gallery/elysium")
    page.get_by_role("button", name="Zeus").click()
    page.get_by_role("button", name="Ares").click()
    page.get_by_role("button", name="III", exact=True).click()
    assert address(page) == "/gallery/elysium?family=zeus,ares&level=3"
    expect(page.locator(CARDS)).to_have_count(6)
    page.get_by_label("Name or text").fill("VP")
    expect(page.locator(CARDS)).to_have_count(3)
    page.go_back()  # typing made no step of its own
    assert address(page) == "/gallery/elysium?family=zeus,ares"
    page.go_back()
    expect(page.locator(CARDS)).to_have_count(11)
    page.get_by_role("button", name="Zeus").click()
    expect(page.locator(CARDS)).to_have_count(88)
    page.get_by_label("The Citizen too").check()
    expect(page.locator("output")).to_have_text("89 of 89")
    page.get_by_role("button", name="Show all").click()
    assert address(page) == "/gallery/elysium"


@pytest.mark.parametrize(
    ("asked", "count"), [("", 18), ("?god=odin", 3), ("?moment=fate", 6), ("?source=rulebook", 6)]
)
def test_powers_are_filtered_too(ada: Visitor, asked: str, count: int) -> None:
    page = opened(ada.page, f"/gallery/derby{asked}")
    expect(page.locator(POWERS)).to_have_count(count)
    expect(page.locator("output")).to_have_text(f"{count} of 18")


# ---- one card


def test_a_card_is_enlarged_with_every_value_and_its_source(ada: Visitor) -> None:
    page = opened(ada.page, "/gallery/elysium?family=athena")
    page.get_by_role("link", name="Trade Agreement").click()
    assert address(page) == "/gallery/elysium?family=athena#athena-trade"
    dialog = page.get_by_role("dialog")
    rows = dialog.get_by_role("row").all_inner_texts()
    told = {row.split("\t")[0].strip(): row.split("\t")[-1].strip() for row in rows}
    assert told["Level"] == "house"
    assert told["Text"] == "printed"
    assert told["Gold of the others"] == "inferred"
    expect(dialog.get_by_role("link", name="E4.3")).to_have_attribute("href", "/rules/elysium#E4.3")
    page.go_back()
    expect(dialog).to_have_count(0)
    assert address(page) == "/gallery/elysium?family=athena"


def test_a_card_has_an_address_of_its_own(ada: Visitor) -> None:
    page = opened(ada.page, "/gallery/elysium?family=ares#zeus-hera")
    page.get_by_role("dialog", name="Hera").wait_for()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert address(page) == "/gallery/elysium?family=ares"
    page.goto("/gallery/derby#sleipnir")
    expect(page.locator("#sleipnir")).to_be_in_viewport()


def test_the_gallery_with_keys_only(ada: Visitor) -> None:
    page = opened(ada.page, "/gallery/elysium?family=zeus")
    page.locator(CARDS).first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#zeus-ganymede")).to_be_focused()
    page.keyboard.press("ArrowDown")
    below = page.evaluate("document.activeElement.getBoundingClientRect()")
    page.keyboard.press("ArrowUp")
    expect(page.locator("#zeus-ganymede")).to_be_focused()
    above = page.evaluate("document.activeElement.getBoundingClientRect()")
    assert (below["left"], below["top"] > above["top"]) == (above["left"], True)
    page.keyboard.press("Enter")
    page.get_by_role("dialog", name="Ganymede").wait_for()
    page.keyboard.press("ArrowRight")
    page.get_by_role("dialog", name="Danaë").wait_for()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    page.get_by_role("dialog", name="Gathering (Zeus)").wait_for()
    expect(page.get_by_role("button", name="Previous")).to_be_disabled()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("#zeus-gathering")).to_be_focused()


# ---- for everybody


@pytest.mark.parametrize(
    ("looks", "scheme"), [({}, "light"), (ON_A_PHONE, "dark")], ids=["desktop", "phone"]
)
@pytest.mark.parametrize(
    "path",
    ["/gallery/elysium", "/gallery/elysium#athena-trade", "/gallery/derby", "/rules/elysium"],
)
def test_galleries_and_values_are_for_everybody(
    visitors: Any, path: str, scheme: str, looks: dict[str, Any]
) -> None:
    page = visitors(color_scheme=scheme, **looks).page
    page.goto(path)
    page.locator("output, #values").first.wait_for()
    if "#" in path:
        page.get_by_role("dialog").wait_for()
    page.wait_for_load_state("networkidle")
    assert violations(page) == []
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= (looks or {"viewport": {"width": 1440}})["viewport"]["width"]


def test_filters_are_folded_on_a_phone(visitors: Any) -> None:
    page = opened(visitors(**ON_A_PHONE).page, "/gallery/elysium")
    zeus = page.get_by_role("button", name="Zeus")
    expect(zeus).to_be_hidden()
    page.get_by_text("Filters", exact=True).click()
    zeus.click()
    expect(page.locator(CARDS)).to_have_count(11)


def test_in_german(visitors: Any) -> None:
    page = opened(visitors(locale="de-DE").page, "/gallery/elysium?search=Übergang")
    expect(page.locator("output")).to_contain_text("von 88")
    assert page.locator(CARDS).count() > 3
    page.goto("/gallery/elysium#hades-judge")
    expect(page.get_by_role("dialog")).to_contain_text("gedruckt")
    opened(page, "/gallery/derby?moment=zeus")
    page.get_by_text("Nimm eine Bewegungskarte deiner Wahl").wait_for()
    page.goto("/rules/offrandes#values-ladders")
    page.get_by_role("row", name="Priesterin: Punkte 2 4 6 8 10").wait_for()


# ---- the pages of the rules


def test_values_stand_with_the_rules(ada: Visitor) -> None:
    page = ada.page
    page.goto("/rules/derby#values-bets")
    bets = page.locator("#values-bets")
    expect(bets).to_be_in_viewport()
    row = bets.get_by_role("row", name="1st or 2nd")
    assert row.inner_text().split() == ["1st", "or", "2nd", "printed", "4", "printed", "2", "house"]
    bets.get_by_role("link", name="D7.1").click()
    expect(page.locator("#D7\\.1")).to_be_in_viewport()
    sun_ray = page.locator("#sun-ray")
    expect(sun_ray).to_contain_text("Any player's card of an unfinished creature")
    expect(sun_ray).to_contain_text("house: a card that would move 0 spaces")
    page.goto("/rules/elysium#values-legends")
    legends = page.locator("#values-legends")
    expect(legends.get_by_role("row", name="Level Legend 2 4 8 12")).to_be_in_viewport()
    page.get_by_role("link", name="All cards in the gallery").click()
    expect(page.locator(CARDS)).to_have_count(88)


def test_below_a_rule_stands_where_it_comes_from(ada: Visitor) -> None:
    page = ada.page
    page.goto("/rules/derby#D3.7")
    turns = page.locator("#D3\\.7")
    expect(turns).to_contain_text("Rulebook: c) Platzierungen bestimmen")
    expect(turns).to_contain_text("Inferred from D1.5 and D3.1")
    turns.get_by_role("link", name="D1.5").click()
    expect(page.locator("#D1\\.5")).to_be_in_viewport()
    expect(page.locator("#D1\\.5")).to_contain_text("House: the print only says where")


def test_the_way_to_the_gallery(ada: Visitor) -> None:
    page = ada.page
    page.goto("/")
    page.get_by_role("link", name="Gallery").click()
    expect(page.locator(CARDS)).to_have_count(88)
    page.get_by_role("link", name="Divinity Derby").click()
    expect(page.locator(POWERS)).to_have_count(18)
    page.goto("/gallery/offrandes")
    page.get_by_role("heading", name="Nothing here").wait_for()
