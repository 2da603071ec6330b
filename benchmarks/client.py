"""How fast the client is, in a real browser with a real server on this machine.

    PYTHONPATH=tests python benchmarks/client.py [--acts 120] [--flights 24] [--game GAME]

For each game: the time from pressing a button to the frame that shows the next position, and how
many frames were drawn and dropped while things flew, by the browser's own trace.
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Page, sync_playwright
from server.serving import Server
from web.chromium import installed
from web.conftest import FLAGS, Visitor
from web.test_games import MINE, OVER

PLAYERS = {"derby": 4, "elysium": 4, "offrandes": 4}
CATEGORIES = ["blink.user_timing", "cc", "benchmark", "disabled-by-default-devtools.timeline.frame"]

# Notes when something is said and heard over the WebSocket, and marks every flight for the trace.
NOTES = """(() => {
  const Real = WebSocket
  window.notes = { sent: 0, heard: 0, flying: 0, flights: 0 }
  window.WebSocket = class extends Real {
    constructor(...given) {
      super(...given)
      this.addEventListener('message', ({ data }) => {
        if (JSON.parse(data).type === 'moved') notes.heard ||= performance.now()
      })
    }
    send(text) {
      if (JSON.parse(text).type === 'act') notes.sent = performance.now()
      super.send(text)
    }
  }
  const animate = Element.prototype.animate
  Element.prototype.animate = function (frames, how) {
    const animation = animate.call(this, frames, how)
    if (!frames.transform) return animation
    if (!notes.flying++) performance.mark('flight-begins')
    animation.finished.catch(() => {}).then(() => {
      if (!--notes.flying) {
        performance.mark('flight-ends')
        notes.flights++
      }
    })
    return animation
  }
})()"""

# Presses a button; when the next position has been drawn, tells how long it took. Null if the
# button only narrowed the choice down.
PRESS = """([selector, share]) => new Promise((resolve) => {
  const buttons = document.querySelectorAll(selector)
  const button = buttons[Math.floor(share * buttons.length)]
  if (!button) return resolve(null)
  notes.sent = notes.heard = 0
  const seen = new MutationObserver(() => {
    if (!notes.heard) return // only what was pressed has changed
    seen.disconnect()
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () =>
        resolve({ heard: notes.heard - began, shown: performance.now() - began })
      port2.postMessage(null)
    })
  })
  seen.observe(document.querySelector('.table'), {
    subtree: true, childList: true, attributes: true, characterData: true,
  })
  const began = performance.now()
  button.click()
  if (!notes.sent) {
    seen.disconnect()
    resolve(null)
  }
})"""


@dataclass
class Flights:
    """What was drawn while things flew."""

    seconds: float
    drawn: int
    dropped: int
    number: int


class Player:
    """Somebody who presses buttons at one table after the other."""

    def __init__(self, visitor: Visitor, game: str, speed: int) -> None:
        self.visitor = visitor
        self.game = game
        self.chance = random.Random(game)
        kept = json.dumps({"speed": speed, "motion": True})
        visitor.context.add_init_script(f"localStorage.setItem('pantheon-settings', '{kept}')")
        visitor.context.add_init_script(NOTES)
        visitor.named("Ada")
        self.sit()

    @property
    def page(self) -> Page:
        """What is seen."""
        return self.visitor.page

    def sit(self) -> None:
        """Begin a game."""
        players = PLAYERS[self.game]
        table = self.visitor.table(self.game, players, players - 1)
        self.visitor.start(table)
        self.visitor.visit(table)

    def press(self) -> dict[str, float] | None:
        """Press any button once it is our turn."""
        self.page.wait_for_selector(f"{MINE}, {OVER}")
        if self.page.locator(OVER).count():
            self.sit()
            return None
        found: dict[str, float] | None = self.page.evaluate(PRESS, [MINE, self.chance.random()])
        return found


def time_acts(player: Player, number: int) -> list[dict[str, float]]:
    """From an act to the board that shows it, in milliseconds."""
    found: list[dict[str, float]] = []
    while len(found) < number:
        if (one := player.press()) is not None:
            found.append(one)
    return found


def watch_flights(player: Player, number: int) -> Flights:
    """Play under the eyes of the browser until things have flown so often."""
    session = player.visitor.context.new_cdp_session(player.page)
    events: list[dict[str, Any]] = []
    ended: list[bool] = []
    session.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    session.on("Tracing.tracingComplete", lambda _: ended.append(True))
    session.send("Tracing.start", {"traceConfig": {"includedCategories": CATEGORIES}})
    while player.page.evaluate("notes.flights") < number:
        player.press()
    player.page.wait_for_function("() => !notes.flying")
    session.send("Tracing.end")
    while not ended:
        player.page.wait_for_timeout(50)
    return frames_in(events)


def frames_in(events: list[dict[str, Any]]) -> Flights:
    """Frames between the marks of flights."""
    marks = [event for event in events if event["name"].startswith("flight-")]
    marks.sort(key=lambda mark: mark["ts"])
    spans = [
        (begins["ts"], ends["ts"])
        for begins, ends in pairwise(marks)
        if (begins["name"], ends["name"]) == ("flight-begins", "flight-ends")
    ]
    drawn: set[int] = set()
    dropped: set[int] = set()
    for event in events:
        told = event.get("args", {}).get("frame_reporter")
        if told is None or event["pid"] != marks[0]["pid"]:  # another page of the browser
            continue
        if not any(begins <= event["ts"] < ends for begins, ends in spans):
            continue
        # Parts of a frame that are ready at different times are told apart, under one number.
        if told["state"] in ("STATE_PRESENTED_ALL", "STATE_PRESENTED_PARTIAL"):
            drawn.add(told["frame_sequence"])
        elif told["state"] == "STATE_DROPPED" and told.get("affects_smoothness"):
            dropped.add(told["frame_sequence"])
    seconds = sum(ends - begins for begins, ends in spans) / 1e6
    return Flights(seconds, len(drawn), len(dropped - drawn), len(spans))


def main() -> None:
    """Measure, and print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--acts", type=int, default=120)
    parser.add_argument("--flights", type=int, default=24)
    parser.add_argument("--game", choices=PLAYERS)
    args = parser.parse_args()
    print("| game | acts | median | 95 % | most | of it waiting | flights | frames/s | dropped |")
    print("|---|---|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        server = Server(f"sqlite:///{kept}/pantheon.sqlite", Path(kept))
        browser = playwright.chromium.launch(executable_path=installed(), args=FLAGS)
        for game in [args.game] if args.game else PLAYERS:
            quick = Player(Visitor(browser, server), game, speed=4)
            acts = time_acts(quick, args.acts)
            quick.visitor.context.close()
            calm = Player(Visitor(browser, server), game, speed=1)
            print(row(game, acts, watch_flights(calm, args.flights)), flush=True)
            calm.visitor.context.close()
        browser.close()
        server.stop()


def row(game: str, acts: list[dict[str, float]], flights: Flights) -> str:
    """What came of a game, in milliseconds and frames."""
    shown = [one["shown"] for one in acts]
    cells = [
        game,
        len(acts),
        f"{median(shown):.0f}",
        f"{quantiles(shown, n=20, method='inclusive')[-1]:.0f}",
        f"{max(shown):.0f}",
        f"{median(one['heard'] for one in acts):.0f}",
        flights.number,
        f"{flights.drawn / flights.seconds:.1f}",
        flights.dropped,
    ]
    return f"| {' | '.join(map(str, cells))} |"


if __name__ == "__main__":
    main()
