"""What stands around every board: keys, links, the story, the decision line, phones."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from web.conftest import ON_A_PHONE, Visitor, violations
from web.test_games import MINE
from web.test_pages import GAMES

HERE = "document.activeElement.closest('.open, .picked, .decision, [role=tab]') !== null"


def at_table(visitor: Visitor, game: str, players: int = 3) -> str:
    """At a table with bots, and in turn."""
    visitor.named("Ada")
    table = visitor.table(game, players, players - 1)
    visitor.start(table)
    visitor.visit(table)
    visitor.page.wait_for_selector(MINE)
    return table


# ---- keys


def test_a_question_mark_shows_the_keys(ada: Visitor) -> None:
    page = ada.page
    page.goto("/")
    button = page.get_by_role("button", name="Play against bots").first
    button.focus()
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Keys")
    dialog.wait_for()
    assert violations(page) == []
    page.keyboard.press("Escape")
    dialog.wait_for(state="hidden")
    expect(button).to_be_focused()
    page.get_by_role("button", name="Keys").click()
    dialog.get_by_role("button", name="Close").click()
    dialog.wait_for(state="hidden")


def test_a_question_mark_in_a_name_is_a_letter(ada: Visitor) -> None:
    ada.page.goto("/")
    ada.page.get_by_label("A link or code").press_sequentially("?")
    assert ada.page.get_by_role("dialog").count() == 0


@pytest.mark.parametrize("game", GAMES)
def test_arrows_go_to_what_can_be_chosen_and_enter_chooses(ada: Visitor, game: str) -> None:
    at_table(ada, game)
    page = ada.page
    visited = set()
    for key in ["ArrowDown", "ArrowRight", "ArrowRight", "ArrowUp", "ArrowUp", "ArrowLeft"] * 2:
        page.keyboard.press(key)
        assert page.evaluate(HERE), key
        visited.add(page.evaluate("document.activeElement.outerHTML"))
    assert len(visited) > 3
    while not page.evaluate("document.activeElement.matches('.board .open')"):
        page.keyboard.press("ArrowUp")
    before = page.inner_text(".decision")
    page.keyboard.press("Enter")
    page.wait_for_function(
        "before => document.querySelector('.decision').innerText !== before", arg=before
    )


def test_digits_choose_and_letters_take_back(ada: Visitor) -> None:
    at_table(ada, "offrandes", 3)
    page = ada.page
    question = page.locator(".question [aria-live]")  # beside it may stand what others have done
    asked = question.inner_text()
    page.keyboard.press("1")  # the first of three discs (O1.5)
    expect(question).not_to_have_text(asked, use_inner_text=True)
    page.get_by_role("button", name="Undo").wait_for()
    page.keyboard.press("u")
    expect(question).to_have_text(asked, use_inner_text=True)
    page.keyboard.press("h")
    page.wait_for_selector(".options .main")


# ---- links


def test_a_table_is_found_by_its_link_or_its_code(ada: Visitor) -> None:
    ada.named("Ada")
    table = ada.table("derby", 3, 0)
    page = ada.page
    for given in (table, f"{ada.server.url}/table/{table}", f" /table/{table}?from=mail "):
        page.goto("/")
        page.get_by_label("A link or code").fill(given)
        page.get_by_role("button", name="To the table").click()
        page.get_by_label("Link to this table").wait_for()
        assert page.url.endswith(f"/table/{table}")


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("", "This is no link to a table."),
        ("<script>alert(1)</script>", "This is no link to a table."),
        ("https://example.org/", "This is no link to a table."),
        ("abcdefgh", "There is no such table."),
    ],
)
def test_what_is_no_link_is_told(ada: Visitor, given: str, told: str) -> None:
    ada.page.goto("/")
    ada.page.get_by_label("A link or code").fill(given)
    ada.page.get_by_role("button", name="To the table").click()
    ada.page.get_by_role("alert").filter(has_text=told).wait_for()
    ada.errors = [said for said in ada.errors if "404" not in said]


def test_a_full_table_says_so(visitors: Any) -> None:
    ada, ben = visitors(), visitors()
    ada.named("Ada")
    table = ada.table("derby", 3, 2)
    ben.page.goto(f"/table/{table}")
    ben.page.get_by_text("Every seat at this table is taken.").wait_for()


def test_another_device_by_a_private_link(visitors: Any) -> None:
    ada, phone = visitors(), visitors(**ON_A_PHONE)
    ada.named("Ada")
    table = ada.table("derby", 3, 2)
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = ada.page
    page.goto("/settings")
    page.get_by_role("button", name="Make a link").click()
    page.get_by_role("button", name="Copy").click()
    page.get_by_role("status").filter(has_text="Copied").wait_for()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == page.get_by_label("Private link").input_value()
    phone.page.goto(link)
    phone.page.get_by_text("You are Ada on this device too.").wait_for()
    assert phone.page.url.endswith("/device")
    phone.page.get_by_role("link", name="To the start page").click()
    phone.page.locator(f"a[href='/table/{table}']").wait_for()


def test_who_is_somebody_already_is_asked_first(visitors: Any) -> None:
    ada, ben = visitors(), visitors()
    ada.named("Ada")
    ben.named("Ben")
    token = ada.context.request.post("/api/me/link").json()["token"]
    ben.page.goto(f"/device#{token}")
    ben.page.get_by_role("link", name="Stay Ben").wait_for()
    assert ben.context.request.get("/api/me").json() == {"name": "Ben"}
    ben.page.get_by_role("button", name="Be who made the link").click()
    ben.page.get_by_text("You are Ada on this device too.").wait_for()
    assert ben.context.request.get("/api/me").json() == {"name": "Ada"}


def test_a_dead_link_to_another_device(ada: Visitor) -> None:
    ada.page.goto("/device#nonsense")
    ada.page.get_by_role("alert").filter(has_text="This link does not work").wait_for()
    ada.errors = [said for said in ada.errors if "400" not in said]


# ---- the story

SETUP = {"derby": "is the start player", "elysium": "has disc 1", "offrandes": "start player"}


@pytest.mark.parametrize("game", GAMES)
def test_the_story_begins_with_the_setup_and_leads_into_the_replay(ada: Visitor, game: str) -> None:
    table = at_table(ada, game)
    page = ada.page
    lines = page.get_by_role("region", name="Log").get_by_role("link")
    expect(lines.first).to_contain_text(SETUP[game])
    page.locator(MINE).first.click()
    page.wait_for_selector(MINE)
    told = lines.last.inner_text()
    moment = re.findall(r"at=(\d+)", lines.last.get_attribute("href") or "")[0]
    lines.last.click()
    page.get_by_role("slider").wait_for()
    assert page.url.endswith(f"/table/{table}/replay?at={moment}")
    assert page.get_by_role("slider").input_value() == moment
    expect(page.locator(".lines .fresh").last).to_have_text(told)
    lines.first.click()
    assert page.get_by_role("slider").input_value() == "0"
    page.get_by_role("link", name="Back to the table").click()
    page.wait_for_selector(".decision")


def test_what_was_taken_back_is_no_part_of_the_story(ada: Visitor) -> None:
    at_table(ada, "elysium", 2)
    page = ada.page
    lines = page.get_by_role("region", name="Log").get_by_role("link")
    before = lines.all_inner_texts()
    page.locator(".board .open").first.click()
    page.get_by_role("button", name="Undo").click()
    page.wait_for_selector(MINE)
    expect(lines).to_have_count(len(before))
    page.reload()
    page.wait_for_selector(MINE)
    assert lines.all_inner_texts() == before


def test_the_log_of_a_phone_shows_its_end(visitors: Any) -> None:
    ada = visitors(**ON_A_PHONE)
    at_table(ada, "elysium", 4)
    ada.page.get_by_role("tab", name="Log").click()
    expect(ada.page.locator(".lines a").last).to_be_in_viewport()


def test_screen_readers_hear_every_event(ada: Visitor) -> None:
    at_table(ada, "offrandes")
    heard = ada.page.get_by_role("log")
    lines = ada.page.get_by_role("region", name="Log").get_by_role("link")
    ada.page.locator(MINE).first.click()
    ada.page.wait_for_selector(MINE)
    assert heard.locator("p").last.text_content() == lines.last.text_content()


def test_moves_of_others_take_their_time_and_can_be_skipped(visitors: Any) -> None:
    ada = visitors(reduced_motion="no-preference")
    ada.named("Ada")
    table = ada.table("offrandes", 5, 4)
    ada.start(table)
    ada.visit(table)
    page = ada.page
    skip, mine = page.get_by_role("button", name="Skip"), page.locator(MINE).first
    skip.or_(mine).first.wait_for()
    while not skip.count():  # the deal says when others move faster than is shown
        mine.click()
        skip.or_(mine).first.wait_for()
    page.keyboard.press("s")
    page.wait_for_selector(MINE)
    assert skip.count() == 0
    assert page.locator(".news").inner_text()


# ---- the decision line


def test_a_pair_is_chosen_tile_by_tile(ada: Visitor) -> None:
    at_table(ada, "offrandes")
    page = ada.page
    for _ in range(60):
        if "offer two tiles" in page.inner_text(".question"):
            break
        page.locator(MINE).last.click()
        page.wait_for_selector(MINE)
    buttons = page.locator(".options button")
    assert buttons.count() == 8  # seven tiles, and the end of the turn
    page.get_by_role("button", name="Farmer", exact=True).last.click()
    expect(page.locator(".options .picked")).to_have_text("Farmer ✕")
    page.locator(".options").get_by_role("button", name="Guard").click()
    page.get_by_text("offers").last.wait_for()


# ---- phones


def share(page: Page) -> float:
    """How much of the height the decision line takes."""
    return float(
        page.evaluate("document.querySelector('.decision').offsetHeight / window.innerHeight")
    )


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_we_are_shown_where_the_choice_is(visitors: Any, game: str) -> None:
    ada = visitors(**ON_A_PHONE)
    at_table(ada, game)
    page = ada.page
    for _ in range(8):
        page.wait_for_selector(MINE)
        assert share(page) <= 0.41
        marked = page.get_by_role("tab").filter(has=page.locator(".glow"))
        if marked.count():
            assert page.locator("[role=tab][aria-selected=true] .glow").count() == 1
            assert page.locator(".board .open").first.is_visible()
        before = page.inner_text(".decision")
        page.locator(MINE).last.click()
        page.wait_for_function(
            "before => document.querySelector('.decision').innerText !== before", arg=before
        )


def test_on_a_phone_the_choices_fold(visitors: Any) -> None:
    ada = visitors(**ON_A_PHONE)
    at_table(ada, "elysium")
    page = ada.page
    open_share = share(page)
    page.get_by_role("button", name="Fold").click()
    expect(page.locator(".options")).to_be_hidden()
    assert share(page) < open_share
    assert page.get_by_role("button", name="Hint").is_visible()
    page.get_by_role("button", name="Choices").click()
    expect(page.locator(".options")).to_be_visible()
