"""Whole games through the interface, by mouse and by keys."""

import random
from typing import Any

import pytest
from web.conftest import Visitor

MINE = ".decision.mine .options button:not([disabled]):not(.picked)"
OVER = ".decision a[href$='/replay']"


def play(visitor: Visitor, chance: random.Random, moves: int = 1000) -> bool:
    """Press any button whenever it is one's turn; whether the game is over."""
    page = visitor.page
    for _ in range(moves):
        page.wait_for_selector(f"{MINE}, {OVER}")
        if page.locator(OVER).count():
            return True
        before = page.inner_text(".decision")
        page.evaluate(
            "([selector, share]) => { const all = document.querySelectorAll(selector);"
            " all[Math.floor(share * all.length)]?.click() }",
            [MINE, chance.random()],
        )
        page.wait_for_function(
            "([before, over]) => document.querySelector('.decision').innerText !== before"
            " || document.querySelector(over)",
            arg=[before, OVER],
        )
    return False


@pytest.mark.parametrize(
    ("game", "name"),
    [("derby", "Divinity Derby"), ("elysium", "Elysium"), ("offrandes", "Offrandes")],
)
def test_a_whole_game_against_bots_from_the_start_page(ada: Visitor, game: str, name: str) -> None:
    page = ada.page
    page.goto("/")
    card = page.get_by_role("article").filter(has=page.get_by_role("heading", name=name))
    card.get_by_label("Bots").select_option("novice")
    card.get_by_role("button", name="Play against bots").click()
    page.get_by_label("What shall we call you?").fill("Ada")
    page.get_by_role("button", name="That's me").click()
    page.wait_for_selector(".decision")
    assert play(ada, random.Random(game))
    assert "The game is over." in page.inner_text(".decision")
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("slider").wait_for()
    page.get_by_role("button", name="One move on").click()
    page.wait_for_function("document.querySelector('.line p').innerText.startsWith('1 /')")


def test_by_keys_alone(ada: Visitor) -> None:
    page = ada.page
    ada.named("Ada")
    page.goto("/")
    page.get_by_role("button", name="Play against bots").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(MINE)
    for _ in range(6):
        page.wait_for_selector(MINE)
        before = page.inner_text(".decision")
        page.locator(MINE).first.press("Enter")
        page.wait_for_function(
            "before => document.querySelector('.decision').innerText !== before", arg=before
        )


def test_in_german(visitors: Any) -> None:
    ada = visitors(locale="de-DE")
    ada.named("Ada")
    table = ada.table("elysium", 2, 1)
    ada.start(table)
    ada.visit(table)
    assert ada.page.evaluate("document.documentElement.lang") == "de"
    ada.page.wait_for_selector(MINE)
    assert "nehmen" in ada.page.inner_text(".decision")
    assert "Zurücknehmen" not in ada.page.inner_text(".decision")
    play(ada, random.Random("de"), 4)
    ada.page.get_by_role("button", name="Tipp").wait_for()
