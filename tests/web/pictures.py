"""Pictures of all pages and tables, to be looked at: python -m web.pictures FOLDER.

Every picture is taken on a desktop and on a phone, in the light and in the dark. Our own moves
are drawn from a seed, so that a table looks much the same every time.
"""

import random
import re
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from server.serving import Server
from web.chromium import installed
from web.conftest import DESKTOP, FLAGS, PHONE, Visitor
from web.test_games import MINE, OVER, play

MIDDLE = {"derby": 22, "elysium": 35, "offrandes": 30}  # presses of a button
PAGES = ["/", "/rules/elysium", "/settings", "/gallery", "/nowhere"]
SETTLE = 500  # milliseconds, for fonts and what still moves


def take(page: Page, folder: Path, name: str) -> None:
    """Four pictures."""
    for place, size in (("desktop", DESKTOP), ("phone", PHONE)):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            page.wait_for_timeout(SETTLE)
            page.screenshot(path=folder / f"{name}-{place}-{scheme}.png")
    page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]


def take_tabs(page: Page, folder: Path, name: str) -> None:
    """What the other tabs of a phone show."""
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    for tab in ("Me", "Others", "Log", "Board"):
        page.get_by_role("tab", name=re.compile(f"^{tab}")).click()
        page.wait_for_timeout(SETTLE)
        if tab != "Board":
            page.screenshot(path=folder / f"{name}-phone-{tab.lower()}.png")
    page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]


def take_game(ada: Visitor, folder: Path, game: str, middle: int) -> None:
    """A table at the start, in the middle and at the end, and its replay."""
    chance = random.Random(game)
    table = ada.table(game, 4, 3)
    ada.start(table)
    ada.visit(table)
    ada.page.wait_for_selector(MINE)
    take(ada.page, folder, f"{game}-1-start")
    play(ada, chance, middle)
    ada.page.wait_for_selector(f"{MINE}, {OVER}")
    take(ada.page, folder, f"{game}-2-middle")
    take_tabs(ada.page, folder, f"{game}-2-middle")
    play(ada, chance)
    take(ada.page, folder, f"{game}-3-end")
    ada.page.goto(f"/table/{table}/replay")
    ada.page.get_by_role("slider").fill("40")
    take(ada.page, folder, f"{game}-4-replay")


def main(folder: Path, games: list[str]) -> None:
    """All pictures, or only those of some games."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        server = Server(f"sqlite:///{kept}/pantheon.sqlite", Path(kept))
        browser = playwright.chromium.launch(executable_path=installed(), args=FLAGS)
        ada = Visitor(browser, server, reduced_motion="reduce")
        for path in [] if games else PAGES:
            ada.page.goto(path)
            ada.page.wait_for_load_state("networkidle")
            take(ada.page, folder, path.strip("/").replace("/", "-") or "start")
        ada.named("Ada")
        if not games:
            ada.page.goto(f"/table/{ada.table('offrandes', 4, 1)}")
            ada.page.get_by_role("button", name="Begin").wait_for()
            take(ada.page, folder, "lobby")
        for game, middle in MIDDLE.items():
            if not games or game in games:
                take_game(ada, folder, game, middle)
        browser.close()
        server.stop()
        print(*ada.errors, sep="\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
