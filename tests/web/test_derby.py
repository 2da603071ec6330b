"""A turn of Divinity Derby through the tray: both cards are picked, then played (D3.1)."""

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from web.conftest import ON_A_PHONE, PHONE, Visitor, small_targets, violations
from web.test_games import MINE, OVER, play

Told = dict[str, Any]
TURN = "name two cards"
TOKEN = "Put your Fate token"
FIRST, SECOND = ".tray .place:nth-of-type(1)", ".tray .place:nth-of-type(2)"
LOOKS = pytest.mark.parametrize("looks", [{}, ON_A_PHONE], ids=["desktop", "phone"])


def views(visitor: Visitor) -> list[Told]:
    """All tables that a visitor was ever told of, the last one last."""
    told = [json.loads(message) for message in visitor.heard]
    return [one["position"]["view"] for one in told if one.get("position")]


def acts(visitor: Visitor) -> list[Told]:
    """Keeps all that a page will do from now on."""
    said: list[Told] = []

    def keep(payload: str | bytes) -> None:
        if (message := json.loads(payload))["type"] == "act":
            said.append(message)

    visitor.page.on("websocket", lambda s: s.on("framesent", keep))
    return said


def begun(visitor: Visitor, **options: str) -> list[Told]:
    """At a table with powers and Fate tokens, against bots; what will be done there."""
    said = acts(visitor)
    visitor.named("Ada")
    table = visitor.table("derby", 3, 2, options={"powers": "on", "fate": "on", **options})
    visitor.start(table)
    visitor.visit(table)
    return said


def until_turn(visitor: Visitor, chance: random.Random) -> bool:
    """Press buttons until cards of both holders are asked for, or the game is over."""
    page = visitor.page
    while True:
        page.wait_for_selector(f"{MINE}, {OVER}")
        if page.locator(OVER).count():
            return False
        if TURN in page.inner_text(".question"):
            return True
        play(visitor, chance, 1)


def name_by_buttons(visitor: Visitor) -> None:
    """Name a card of the left holder by the buttons below, with its trick or without."""
    page = visitor.page
    page.locator(".options").get_by_role("button", name="Left", exact=True).click()
    chance = random.Random("buttons")
    while TURN in page.inner_text(".question"):  # a card with a trick asks for it
        play(visitor, chance, 1)


def cards(page: Page, side: str) -> Locator:
    return page.locator(f".{side} .derby-card")


def play_pair(page: Page) -> None:
    """Tap a card of each holder, and play them."""
    cards(page, "right").first.click()
    cards(page, "left").last.click()
    go(page).click()
    expect(page.locator(".tray button.card")).to_have_count(0)


def go(page: Page) -> Locator:
    """The button of the decision line that plays what is picked."""
    return page.locator(".options").get_by_role("button", name="Play", exact=True)


@LOOKS
def test_a_turn_is_picked_swapped_and_played(visitors: Any, looks: dict[str, Any]) -> None:
    ada = visitors(**looks)
    said = begun(ada)
    page = ada.page
    assert until_turn(ada, random.Random("tray"))
    done = len(said)
    assert helpers_in_their_boxes(page)
    cards(page, "left").first.click()
    expect(page.locator(FIRST)).to_contain_text("fast")
    expect(go(page)).to_be_disabled()
    cards(page, "right").first.click()
    expect(page.locator(SECOND)).to_contain_text("slow")
    expect(go(page)).to_be_in_viewport(ratio=1)
    assert violations(page) == []
    assert not looks or small_targets(page) == []

    page.get_by_role("button", name="Swap the order").click()
    expect(page.locator(FIRST)).to_contain_text("fast")
    assert len(said) == done  # nobody knows yet
    picked = [put_back(page, place) for place in (FIRST, SECOND)]
    go(page).click()
    log = page.get_by_role("log")
    expect(log).to_contain_text(f"Ada names {picked[0]} (right), to move fast.")
    expect(log).to_contain_text(f"Ada names {picked[1]} (left), to move slowly.")
    assert len(said) == done + 2


def helpers_in_their_boxes(page: Page) -> bool:
    """Whether the words in empty places of the tray stay within, and beside the number."""
    return bool(page.evaluate(WITHIN))


WITHIN = """() => [...document.querySelectorAll('.tray .place')].every((place) => {
  const [box, number] = ['.empty', '.number'].map((e) =>
    place.querySelector(e).getBoundingClientRect())
  const range = document.createRange()
  range.selectNodeContents(place.querySelector('.empty'))
  const lines = [...range.getClientRects()]
  const apart = (a, b) =>
    a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
  return lines.length > 0 && lines.every((line) => apart(line, number)
    && line.left > box.left && line.right < box.right
    && line.top > box.top && line.bottom < box.bottom)
})"""


def put_back(page: Page, place: str) -> str:
    """The card that a place of the tray holds, by the words of its button."""
    told = page.locator(place).locator("button.card .hidden-words").text_content()
    assert told
    return told.removeprefix("Put ").removesuffix(" back")


def test_cards_are_replaced_and_put_back(ada: Visitor) -> None:
    said = begun(ada)
    page = ada.page
    assert until_turn(ada, random.Random("back"))
    done = len(said)
    cards(page, "left").nth(0).click()
    cards(page, "right").nth(0).click()
    other = page.locator(".left li:not(.away) .derby-card").last
    other.click()
    expect(page.locator(".left .away")).to_have_count(1)
    expect(page.locator(f"{FIRST} button.card")).to_have_count(1)
    page.locator(f"{FIRST} button.card").click()  # the second card becomes the first
    expect(page.locator(".left .away")).to_have_count(0)
    expect(page.locator(f"{FIRST} .way")).to_contain_text("fast")
    page.locator(".right .away .derby-card").click()
    expect(page.locator(".tray .card")).to_have_count(0)
    cards(page, "left").nth(0).click()
    page.keyboard.press("Escape")
    expect(page.locator(".tray .card")).to_have_count(0)
    assert len(said) == done


def test_the_decision_line_says_what_is_picked_and_plays_it(ada: Visitor) -> None:
    said = begun(ada)
    page = ada.page
    assert until_turn(ada, random.Random("line"))
    done = len(said)
    question, options = page.locator(".question"), page.locator(".options button")
    cards(page, "right").first.click()
    expect(question).to_contain_text("Now one from the left.")
    expect(options.filter(has_text="Left")).to_have_count(0)  # would name it at once
    page.get_by_role("button", name="Clear").press("Enter")
    expect(question).to_contain_text(TURN)
    expect(page.locator(".tray .card")).to_have_count(0)
    cards(page, "right").first.press("Enter")
    cards(page, "left").first.press("Enter")
    names = [put_back(page, place) for place in (FIRST, SECOND)]
    expect(question).to_contain_text(f"Picked: {names[0]} (fast,")
    expect(question).to_contain_text(f"then {names[1]} (slow,")
    assert len(said) == done
    page.keyboard.press("1")  # the first button of the line
    expect(page.get_by_role("log")).to_contain_text(f"Ada names {names[1]} (left), to move slowly.")


def test_cards_of_a_side_are_offered_in_one_form(ada: Visitor) -> None:
    begun(ada)
    page = ada.page
    assert until_turn(ada, random.Random("form"))
    page.locator(".options").get_by_role("button", name="Left", exact=True).click()
    offered = page.locator(".options button:not(.picked)").all_inner_texts()
    assert len(offered) > 4
    assert len({text.startswith("Left: ") for text in offered}) == 1


def test_a_ghost_covers_neither_numbers_nor_tokens(ada: Visitor) -> None:
    begun(ada)
    page = ada.page
    assert until_turn(ada, random.Random("ghost"))
    seen = 0
    for side in ("left", "right"):
        for card in cards(page, side).all():
            card.click()
            seen += page.locator(".ghost").count()
            assert page.evaluate(COVERED) == []
        page.keyboard.press("Escape")
    assert seen > 4


COVERED = """() => {
  const circle = (e) => {
    const { x, y, width } = e.getBoundingClientRect()
    return { x: x + width / 2, y: y + width / 2, r: width / 2 }
  }
  const near = (a, low, high) => Math.max(low, Math.min(a, high))
  const below = [...document.querySelectorAll('.course text.number, .course .fate')]
  return [...document.querySelectorAll('.ghost')].map(circle).flatMap(({ x, y, r }) =>
    below.filter((e) => {
      const box = e.getBoundingClientRect() // a number's is higher than its figures
      const inset = e.matches('.fate') ? 0 : 5
      const [dx, dy] = [x - near(x, box.left, box.right),
        y - near(y, box.top + inset, box.bottom - inset)]
      return Math.hypot(dx, dy) < r - 3
    }).map((e) => e.outerHTML))
}"""


def test_a_trick_and_where_it_leads(ada: Visitor) -> None:
    begun(ada)
    page = ada.page
    assert until_turn(ada, random.Random("trick"))
    view = views(ada)[-1]
    mine = next(card for card in view["holders"][0]["cards"] if card.endswith("+3"))
    face = mine.removeprefix(creature := mine.rpartition("-")[0]).strip("-")
    fast = int(face[0])
    space = view["track"]["spaces"][creature]
    page.locator(".left").get_by_role("button", name=f"{creature} {face}").first.click()
    expect(page.locator(f"{FIRST} .way")).to_have_text(f"fast, to space {space + fast}")
    trick = page.get_by_role("button", name="Trick: 3 more")
    expect(trick).to_contain_text("card to Zeus")
    trick.click()
    expect(page.locator(f"{FIRST} .way")).to_have_text(f"fast, to space {space + fast + 3}")
    picked = f"{creature} {face} with its trick (fast, to space {space + fast + 3})"
    expect(page.locator(".question")).to_contain_text(f"Picked: {picked}. Now one from the right.")
    page.locator(".options").get_by_role("button", name="Trick +3: card to Zeus").click()
    expect(trick).to_have_attribute("aria-pressed", "false")
    trick.click()
    expect(page.locator(".ghost")).to_have_count(1)
    expect(page.locator(".landing")).to_have_count(1)


def test_who_names_the_first_card_by_a_button_adds_the_second(ada: Visitor) -> None:
    said = begun(ada)
    page = ada.page
    assert until_turn(ada, random.Random("line"))
    done = len(said)
    name_by_buttons(ada)
    expect(page.locator(f"{FIRST} span.card")).to_be_visible()  # it is named
    page.reload()
    expect(page.locator(f"{FIRST} span.card")).to_be_visible()
    expect(page.get_by_role("button", name="Swap the order")).to_have_count(0)
    cards(page, "right").last.click()
    assert len(said) == done + 1
    go(page).click()
    expect(page.get_by_role("log")).to_contain_text("Ada names")


def three(visitors: Any, **options: str) -> list[Visitor]:
    """Three people at a table that has begun."""
    people = [visitors() for _ in range(3)]
    for person, name in zip(people, ("Ada", "Ben", "Cyd"), strict=True):
        person.named(name)
    table = people[0].table("derby", 3, 0, options=options)
    for person in people[1:]:
        assert person.context.request.post(f"/api/tables/{table}/sit", data={}).ok
    people[0].start(table)
    for person in people:
        person.visit(table)
    return people


def in_turn(people: list[Visitor]) -> Visitor:
    """Who is asked for something."""
    while not people[0].page.locator(OVER).count():
        for one in people:
            if one.page.locator(MINE).count():
                return one
    raise AssertionError("the game is over")


def press(visitor: Visitor, said: str) -> None:
    """Press a button of the decision line, and see what comes of it."""
    page = visitor.page
    before = page.inner_text(".decision")
    page.locator(MINE).filter(has_text=said).click()
    expect(page.locator(".decision")).not_to_have_text(before, use_inner_text=True)


def asked_of(people: list[Visitor], said: str) -> Visitor:
    """Use no power until something is asked; of whom."""
    chance = random.Random("people")
    while said not in (question := (one := in_turn(people)).page.inner_text(".question")):
        if "use a power" in question:
            press(one, "Use none")
        else:
            play(one, chance, 1)
    return one


def gods(visitors: Any, *names: str) -> list[Visitor]:
    """People with powers who have chosen these gods, the start player first."""
    people, chosen = three(visitors, powers="on", gods="chosen"), []
    for name in names:
        chosen.append(in_turn(people))
        press(chosen[-1], name)
    return chosen


def at_turn(visitors: Any) -> tuple[Visitor, list[Visitor]]:
    """Three people without powers: who is in turn in the race, and the two others."""
    people = three(visitors)
    one = asked_of(people, TURN)
    return one, [other for other in people if other is not one]


def test_what_is_picked_is_seen_by_nobody_until_it_is_named(visitors: Any) -> None:
    one, others = at_turn(visitors)
    cards(one.page, "left").first.click()
    cards(one.page, "right").first.click()
    expect(one.page.locator(".tray .card")).to_have_count(2)
    for other in others:
        assert views(other)[-1]["named"] == []
        expect(other.page.locator(".tray")).to_contain_text("’s turn")
        expect(other.page.locator(".tray .card, .tray .play")).to_have_count(0)
    one.page.get_by_role("button", name="Clear").click()
    name_by_buttons(one)
    for other in others:
        expect(other.page.locator(".tray .card")).to_have_count(1)
        expect(other.page.locator(".tray")).to_contain_text("plays")
        expect(other.page.locator(".tray button")).to_have_count(0)


def covered(page: Page) -> list[str]:
    """The numbers and words of the course on which something lies that does not run there."""
    return list(page.evaluate(LIES_ON))


LIES_ON = """() => [...document.querySelectorAll('.course text.number')].filter((text) => {
  const box = text.getBoundingClientRect()
  const found = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  const top = found.find((e) => !e.matches('.infield, .olympus, .top')) // which are empty there
  return !top?.closest('.field > svg, .runner, .ghost')
}).map((text) => text.textContent)"""


@LOOKS
def test_numbers_are_seen_where_a_token_may_lie(visitors: Any, looks: dict[str, Any]) -> None:
    ada = visitors(**looks)
    begun(ada)
    page = ada.page
    expect(page.locator(".question")).to_contain_text(TOKEN)
    expect(page.locator(".derby-token.open")).not_to_have_count(0)
    assert covered(page) == []


def play_trick(page: Page) -> None:
    """Play a pair, the first card with its trick if one has any."""
    bonus = page.locator(".trick")
    tricks = {side: cards(page, side).filter(has=bonus) for side in ("left", "right")}
    side = "left" if tricks["left"].count() else "right"
    (tricks[side] if tricks[side].count() else cards(page, side)).first.click()
    cards(page, "right" if side == "left" else "left").first.click()
    if (trick := page.locator(".tray button.trick")).count():
        trick.click()
    go(page).click()
    expect(page.locator(".tray button.card")).to_have_count(0)


def test_many_tricks_in_the_cloud_leave_the_course_free(ada: Visitor) -> None:
    begun(ada)
    page, chance = ada.page, random.Random("tricks")
    tricks = page.locator(".cloud .derby-small")
    assert until_turn(ada, chance)
    while tricks.count() < 5:
        play_trick(page)
        assert until_turn(ada, chance)
    assert covered(page) == []
    assert len({trick.bounding_box()["y"] for trick in tricks.all()}) == 1  # type: ignore[index]


def test_on_a_phone_nothing_lies_on_the_course(visitors: Any) -> None:
    one, others = at_turn(visitors)
    page = others[0].page
    for person in (page, one.page):
        person.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.get_by_role("tab", name="Board").click()
    expect(page.locator(".tray")).to_contain_text("’s turn")
    turn = page.locator(".tray h3").inner_text()
    assert covered(page) == []
    page = one.page
    page.get_by_role("tab", name=re.compile("^Me")).click()
    for side in ("left", "right"):
        cards(page, side).first.click()
    page.get_by_role("tab", name=re.compile("^Board")).click()
    expect(page.locator(".question")).to_contain_text("Picked:")
    assert covered(page) == []
    go(page).click()
    page = others[0].page
    expect(page.locator(".tray")).not_to_contain_text(turn)  # it may be the next one's already
    assert covered(page) == []


def test_on_a_phone_the_cards_of_both_holders_are_in_reach(visitors: Any) -> None:
    ada = visitors(**ON_A_PHONE)
    begun(ada)
    page = ada.page
    assert until_turn(ada, random.Random("reach"))
    found = [*cards(page, "left").all(), *cards(page, "right").all()]
    assert len(found) > 16
    for card in found:
        expect(card).to_be_in_viewport(ratio=1)
        assert card.evaluate(ON_TOP)


ON_TOP = """(card) => {
  const { x, y, width, height } = card.getBoundingClientRect()
  return [0.1, 0.9].every((part) =>
    card.contains(document.elementFromPoint(x + width / 2, y + part * height)))
}"""


def test_a_bet_can_be_taken_back_but_no_card_that_others_have_seen(visitors: Any) -> None:
    people = three(visitors)
    one, chance = in_turn(people), random.Random("bet")
    undo = one.page.get_by_role("button", name="Undo")
    while one.page.locator(MINE).count():  # what to bet on, and on which place
        play(one, chance, 1)
    undo.click()
    expect(one.page.locator(MINE)).not_to_have_count(0)
    assert views(one)[-1]["bets"] == [[], [], []]
    mover = asked_of(people, TURN)
    play_pair(mover.page)
    expect(mover.page.locator(".question")).not_to_contain_text(TURN)
    expect(mover.page.get_by_role("button", name="Undo")).to_have_count(0)


def test_a_second_card_that_is_fast_is_still_the_second(visitors: Any) -> None:
    serpent, horus, _ = people = gods(visitors, "Quetzalcoatl", "Horus", "Odin")
    assert asked_of(people, TURN) is serpent
    play_pair(serpent.page)
    while not serpent.page.get_by_role("button", name="Use Feathered Serpent").count():
        press(in_turn(people), "Use none")
    press(serpent, "Use Feathered Serpent")
    assert asked_of(people, "About to move") is horus
    for person in people:
        expect(person.page.locator(".tray .number")).to_have_text(["2"])
        expect(person.page.locator(".tray .way")).to_contain_text("fast")


def test_on_a_phone_a_judgement_covers_no_space_where_a_token_may_lie(visitors: Any) -> None:
    ada = visitors(**ON_A_PHONE)
    begun(ada)
    page, chance = ada.page, random.Random("token")
    page.wait_for_selector(MINE)
    if TOKEN in page.inner_text(".question"):
        play(ada, chance, 1)
    while TOKEN not in page.inner_text(".question"):
        play(ada, chance, 1)
        page.wait_for_selector(MINE)
    expect(page.locator(".stage")).to_contain_text("judgement in race 1")
    spaces = page.locator(".derby-token.open")
    assert spaces.count() >= 20  # D10.1
    for space in spaces.all():
        space.click(trial=True)  # nothing lies on it
    assert violations(page) == []
    spaces.last.click()
    expect(page.locator(".stage")).to_have_count(0)
    expect(page.get_by_role("log")).to_contain_text("Ada puts a Fate token")


@LOOKS
def test_a_whole_game_through_the_tray(visitors: Any, looks: dict[str, Any]) -> None:
    ada = visitors(**looks)
    begun(ada)
    chance = random.Random("derby")
    turns = 0
    while until_turn(ada, chance):
        play_pair(ada.page)
        turns += 1
    assert turns == 15  # D3.7: five in each race with three players
    assert "The game is over." in ada.page.inner_text(".decision")
