"""The commonest evening: somebody invites a friend, and they play a game to its end.

Both are here for the first time, and everything is done with the buttons that people have.
"""

import random
import re
from collections.abc import Callable
from contextlib import suppress
from itertools import cycle, islice
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate
from web.conftest import DESKTOP, ON_A_PHONE, PATIENCE, Visitor
from web.test_games import MINE, OVER

SOON = 100  # milliseconds after which the other one is looked at
TO_THE_END = 10_000  # presses of a button
NAMES = {"derby": "Divinity Derby", "elysium": "Elysium", "offrandes": "Offrandes"}
PLAYERS = {"derby": 3, "elysium": 2, "offrandes": 3}
LOOKS = {"desktop": {"viewport": DESKTOP}, "phone": ON_A_PHONE}


def take_name(visitor: Visitor, name: str) -> None:
    """Say what we want to be called."""
    visitor.page.get_by_label("What shall we call you?").fill(name)
    visitor.page.get_by_role("button", name="That's me").click()


def invite(host: Visitor, game: str) -> str:
    """Put up a table; the link for a friend."""
    page = host.page
    page.goto("/")
    heading = page.get_by_role("heading", name=NAMES[game], exact=True)
    card = page.get_by_role("article").filter(has=heading)
    card.get_by_label("Players").select_option(str(PLAYERS[game]))
    card.get_by_role("button", name="Invite friends").click()
    take_name(host, "Ada")
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("status")).to_have_text("Copied")
    return page.get_by_label("Link to this table").input_value()


def come(friend: Visitor, link: str) -> None:
    """Follow the link and get a seat."""
    friend.page.goto(link)
    take_name(friend, "Ben")
    expect(friend.page.get_by_role("button", name="Leave")).to_be_visible()


def begin(host: Visitor, bots: int) -> None:
    """Fill up with bots and begin."""
    expect(host.page.get_by_text("Ben")).to_be_visible()
    for _ in range(bots):
        host.page.get_by_role("button", name="+ Novice").first.click()
    host.page.get_by_role("button", name="Begin").click()


def show(page: Page, tab: str) -> None:
    """On a phone, turn to a part of the table."""
    if page.get_by_role("tablist").is_visible():
        page.get_by_role("tab", name=re.compile(f"^{tab}")).click()


def chat(friend: Visitor, host: Visitor, text: str) -> None:
    """The friend says something, and the host reads it."""
    for visitor in (friend, host):
        show(visitor.page, "Log")
    friend.page.get_by_label("Say something").fill(text)
    friend.page.get_by_role("button", name="Send").click()
    expect(host.page.get_by_label("Chat").get_by_text(text)).to_be_visible()
    for visitor in (friend, host):
        show(visitor.page, "Board")


# ---- what only one of them sees


def racks(page: Page) -> list[list[str]]:
    """The cards of Divinity Derby that are shown, holder by holder."""
    show(page, "Me")
    page.wait_for_selector(".rack li button")
    found = page.locator(".rack ul").all()
    cards = [rack.locator(".hidden-words").all_text_contents() for rack in found]
    show(page, "Board")
    return cards


def see_derby(host: Page, friend: Page) -> None:
    """One holder is seen by both, one by each of them alone."""
    seen, others = racks(friend), racks(host)
    assert [len(cards) for cards in seen + others] == [10] * 4
    assert [cards in others for cards in seen] == [False, True]


def see_elysium(host: Page, friend: Page) -> None:
    """Nothing is secret; one's own board lies in front."""
    for page, name in ((host, "Ada"), (friend, "Ben")):
        show(page, "Me")
        expect(page.locator("section.front")).to_have_attribute("aria-label", name)
        show(page, "Board")


def see_offrandes(host: Page, friend: Page) -> None:
    """Nothing is secret; one's own discs are marked."""
    for page, seat in ((host, 0), (friend, 1)):
        disc = f"[data-thing=disc-farmer-{seat}]"
        expect(page.locator(f"{disc}.mine, {disc} .mine")).to_be_attached()


SEE: dict[str, Callable[[Page, Page], None]] = {
    "derby": see_derby,
    "elysium": see_elysium,
    "offrandes": see_offrandes,
}


# ---- playing


def decide(visitor: Visitor, chance: random.Random) -> None:
    """Press any of the buttons that are offered, as a finger or a mouse does."""
    page = visitor.page
    before = page.inner_text(".decision")
    buttons = page.locator(MINE)
    buttons.nth(chance.randrange(buttons.count())).click()
    page.wait_for_function(
        "([before, over]) => document.querySelector('.decision').innerText !== before"
        " || document.querySelector(over)",
        arg=[before, OVER],
    )


def in_turn(people: list[Visitor]) -> Visitor:
    """Who is asked for a decision; once the game is over, anybody."""
    for visitor in islice(cycle(people), PATIENCE // SOON):
        with suppress(TooLate):
            visitor.page.wait_for_selector(f"{MINE}, {OVER}", timeout=SOON)
            return visitor
    raise AssertionError("nobody is asked for anything")


def play(people: list[Visitor], chance: random.Random, presses: int) -> set[Visitor]:
    """Play on until the game is over or so many buttons were pressed; who has pressed one."""
    pressed = set()
    visitor = people[0]
    for _ in range(presses):
        visitor = in_turn([visitor, *people])
        if visitor.page.locator(OVER).count():
            break
        decide(visitor, chance)
        pressed.add(visitor)
    return pressed


# Every game is played to its end once, the longest where it is fastest.
@pytest.mark.parametrize(
    ("game", "look", "presses"),
    [
        ("derby", "desktop", 8),
        ("derby", "phone", TO_THE_END),
        ("elysium", "desktop", TO_THE_END),
        ("elysium", "phone", 8),
        ("offrandes", "desktop", TO_THE_END),
        ("offrandes", "phone", 8),
    ],
)
def test_an_invited_friend_plays(visitors: Any, game: str, look: str, presses: int) -> None:
    people = [visitors(**LOOKS[look]), visitors(**LOOKS[look])]
    host, friend = people
    come(friend, invite(host, game))
    begin(host, PLAYERS[game] - len(people))
    for visitor in people:
        visitor.page.wait_for_selector(".decision")
    first = in_turn(people).page
    if "is_mobile" in LOOKS[look]:  # we are shown where the choice is, and may then go elsewhere
        expect(first.get_by_role("tab").locator(".glow").first).to_be_visible()
    chat(friend, host, "Good evening!")
    SEE[game](host.page, friend.page)
    assert play(people, random.Random(game), presses) == {host, friend}
    if presses == TO_THE_END:
        for visitor in people:
            expect(visitor.page.locator(".decision")).to_contain_text("The game is over.")


def test_all_tabs_of_the_friend_learn_who_it_is(visitors: Any) -> None:
    host, friend = visitors(), visitors()
    link = invite(host, "elysium")
    other = friend.new_page()
    other.goto(link)
    other.get_by_label("What shall we call you?").wait_for()
    come(friend, link)
    expect(other.get_by_role("button", name="Leave")).to_be_visible()
