"""A turn of Divinity Derby is two acts: what stays of it when one of them goes wrong (D3.1)."""

import json
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from web.conftest import Visitor
from web.test_derby import FIRST, SECOND, begun, cards, put_back, until_turn

NOT_ASKED = 0  # the action of a god, which nobody is asked for once a race runs
EITHER_ACT = pytest.mark.parametrize("act", [1, 2], ids=["first", "second"])


class Line:
    """The line of a page to its table, on which an act that is still to come goes wrong."""

    def __init__(self, page: Page) -> None:
        self.good = 0  # acts that come before that one
        self.wrong: Callable[[str, WebSocketRoute, WebSocketRoute], None] | None = None
        self.deaf = False  # nothing that the server says arrives
        self.lines = 0
        page.route_web_socket(re.compile("/play$"), self._open)

    def _open(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        self.lines += 1
        self.deaf = False
        page.on_message(lambda said: self._said(str(said), page, server))
        server.on_message(lambda told: self._told(str(told), page, server))

    def _said(self, said: str, page: WebSocketRoute, server: WebSocketRoute) -> None:
        if json.loads(said)["type"] == "act" and self.wrong:
            self.good -= 1
            if self.good < 0:
                wrong, self.wrong = self.wrong, None
                wrong(said, page, server)
                return
        server.send(said)

    def _told(self, told: str, page: WebSocketRoute, server: WebSocketRoute) -> None:
        if self.deaf:
            self._breaks(page, server)
        else:
            page.send(told)

    @staticmethod
    def _breaks(page: WebSocketRoute, server: WebSocketRoute) -> None:
        server.close()
        page.close(code=3000)

    def unheard(self, said: str, page: WebSocketRoute, server: WebSocketRoute) -> None:
        """The line breaks before the server has heard the act."""
        self._breaks(page, server)

    def unanswered(self, said: str, page: WebSocketRoute, server: WebSocketRoute) -> None:
        """The line breaks once the server has heard the act."""
        self.deaf = True
        server.send(said)

    def refused(self, said: str, page: WebSocketRoute, server: WebSocketRoute) -> None:
        """The server refuses the act."""
        server.send(json.dumps({**json.loads(said), "action": NOT_ASKED}))


def picked(visitor: Visitor) -> tuple[Line, list[str]]:
    """At a table with both cards of a turn in the tray; what they are called."""
    page = visitor.page
    line = Line(page)
    begun(visitor)
    assert until_turn(visitor, random.Random("lines"))
    cards(page, "right").first.click()
    cards(page, "left").last.click()
    return line, [put_back(page, place) for place in (FIRST, SECOND)]


def play(page: Page) -> None:
    page.locator(".tray").get_by_role("button", name="Play", exact=True).click()


def expect_both_played(page: Page, names: list[str]) -> None:
    """Each card has been named once, and in its order."""
    story = page.get_by_role("region", name="Log").get_by_role("link")
    first, second = names
    expect(story.filter(has_text=f"Ada names {first} (right), to move fast.")).to_have_count(1)
    expect(story.filter(has_text=f"Ada names {second} (left), to move slowly.")).to_have_count(1)
    expect(page.locator(".tray button.card")).to_have_count(0)


@EITHER_ACT
@pytest.mark.parametrize("how", ["unheard", "unanswered"])
def test_a_turn_that_was_begun_is_played_once_the_line_is_back(
    ada: Visitor, how: str, act: int
) -> None:
    line, names = picked(ada)
    line.good, line.wrong = act - 1, getattr(line, how)
    play(ada.page)
    expect_both_played(ada.page, names)
    assert line.lines == 2


@EITHER_ACT
def test_what_was_picked_stays_when_a_card_is_refused(ada: Visitor, act: int) -> None:
    line, names = picked(ada)
    page = ada.page
    line.good, line.wrong = act - 1, line.refused
    play(page)
    expect(page.locator(".objection")).to_be_visible()
    expect(page.locator(f"{FIRST} .way")).to_contain_text("fast")
    expect(page.locator(f"{FIRST} span.card")).to_have_count(act - 1)  # who is named stays so
    assert put_back(page, SECOND) == names[1]
    if act == 1:
        assert put_back(page, FIRST) == names[0]
    play(page)
    expect_both_played(page, names)
    expect(page.locator(".objection")).to_have_count(0)


@EITHER_ACT
def test_another_card_is_picked_after_a_refusal(ada: Visitor, act: int) -> None:
    line, names = picked(ada)
    page = ada.page
    line.good, line.wrong = act - 1, line.refused
    play(page)
    expect(page.locator(".objection")).to_be_visible()
    cards(page, "left").first.click()
    other = put_back(page, SECOND)
    play(page)
    expect_both_played(page, [names[0], other])
