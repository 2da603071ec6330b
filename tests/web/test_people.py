"""Several people in browsers of their own: secrets, links, broken lines, second tabs."""

import json
import random
import signal
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect
from server.serving import Server
from web.conftest import ON_A_PHONE, Visitor
from web.test_games import MINE, play


def bet_cards(visitor: Visitor, seat: int) -> set[str | None]:
    """All that a visitor was ever told about the bet cards of a seat."""
    found = set()
    for message in map(json.loads, visitor.heard):
        if message.get("position"):
            found |= {bet["card"] for bet in message["position"]["view"]["bets"][seat]}
    return found


def test_a_hidden_bet_never_reaches_the_other(visitors: Any) -> None:
    ada, ben = visitors(), visitors()
    ada.named("Ada")
    ben.named("Ben")
    table = ada.table("derby", 3, 1)
    assert ben.context.request.post(f"/api/tables/{table}/sit", data={}).ok
    ada.start(table)
    for visitor in (ada, ben):
        visitor.visit(table)
    start = json.loads(ada.heard[0])["position"]["view"]["start"]
    clockwise = (ben, ada) if start == 1 else (ada, ben)  # the bot sits third
    for visitor in clockwise * 2:  # D2.1: who places the second bet has seen all first ones
        play(visitor, random.Random("bets"), 2)  # a card and a creature
    assert bet_cards(ada, 0) - {None}
    assert bet_cards(ben, 1) - {None}
    assert bet_cards(ben, 0) == bet_cards(ada, 1) == {None}


def test_a_link_a_name_and_a_seat(visitors: Any) -> None:
    ada, ben = visitors(), visitors(viewport={"width": 390, "height": 844}, has_touch=True)
    ada.page.goto("/")
    ada.page.get_by_role("button", name="Invite friends").first.click()
    ada.page.get_by_label("What shall we call you?").fill("Ada")
    ada.page.get_by_role("button", name="That's me").click()
    link = ada.page.get_by_label("Link to this table").input_value()
    ben.page.goto(link)
    ben.page.get_by_label("What shall we call you?").fill("Ben <b>")
    ben.page.get_by_role("button", name="That's me").click()
    ada.page.get_by_text("Ben <b>").wait_for()
    ada.page.get_by_role("button", name="+ Novice").first.click()
    ada.page.get_by_role("button", name="Begin").click()
    for visitor in (ada, ben):
        visitor.page.wait_for_selector(".decision")


def test_after_the_server_was_killed_the_table_is_there_again(
    browser: Browser, tmp_path: Path
) -> None:
    server = Server(f"sqlite:///{tmp_path / 'pantheon.sqlite'}", tmp_path)
    ada = Visitor(browser, server, reduced_motion="reduce")
    ada.named("Ada")
    table = ada.table("offrandes", 3, 2)
    ada.start(table)
    ada.visit(table)
    ada.page.wait_for_selector(MINE)
    server.stop(signal.SIGKILL)
    ada.page.get_by_text("The line is broken").wait_for()
    ada.page.locator(MINE).first.click()  # kept until the line is there again
    server.start()
    ada.page.get_by_text("The line is broken").wait_for(state="detached")
    while not any(json.loads(message)["type"] == "done" for message in ada.heard):
        ada.page.wait_for_timeout(50)  # what was clicked is said again
    ada.context.close()
    assert server.stop() == 0


def test_two_tabs_of_one_seat_see_the_same(ada: Visitor) -> None:
    ada.named("Ada")
    table = ada.table("offrandes", 3, 2)
    ada.start(table)
    ada.visit(table)
    second = ada.new_page()
    second.goto(f"/table/{table}")
    ada.page.wait_for_selector(MINE)
    second.wait_for_selector(MINE)
    before = second.inner_text(".decision")
    ada.page.locator(MINE).first.click()
    second.wait_for_function(
        "before => document.querySelector('.decision').innerText !== before", arg=before
    )


def test_who_writes_on_a_phone_is_not_led_to_the_board(visitors: Any) -> None:
    ada = visitors(**ON_A_PHONE)
    ada.named("Ada")
    table = ada.table("offrandes", 3, 2)
    ada.start(table)
    ada.visit(table)
    ada.page.get_by_role("tab").locator(".glow").first.wait_for()
    second = ada.new_page()
    second.goto(f"/table/{table}")
    second.wait_for_selector(MINE)
    ada.page.bring_to_front()
    ada.page.get_by_role("tab", name="Log").click()
    ada.page.get_by_label("Say something").press_sequentially("Well p")
    before = ada.page.inner_text(".decision")
    second.locator(MINE).first.click()
    ada.page.wait_for_function(
        "([before, mine]) => document.querySelector('.decision').innerText !== before"
        " && document.querySelector(mine)",
        arg=[before, MINE],
    )
    ada.page.keyboard.type("layed!")
    expect(ada.page.get_by_label("Say something")).to_have_value("Well played!")
