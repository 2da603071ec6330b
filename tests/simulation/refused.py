"""Whether somebody was rightly refused: what a problem says must be true where the table stands."""

from __future__ import annotations

from simulation.chapters import Chapter
from simulation.failure import check

from pantheon.table.state import Facts


def check_refused(facts: Facts, now: Chapter, person: str | None, key: str) -> None:
    """Complain about a problem that is none."""
    right = now.host != person if key == "host-only" else _holds(facts, now, person, key)
    about = (person, now.ordinal, now.status)
    check(right, "allowed", f"refused as {key}", about)


def _holds(facts: Facts, now: Chapter, person: str | None, key: str) -> bool:
    seat, last = now.seat_of(person), now.standing
    free = any(place.person is None and place.bot is None for place in now.places)
    undone = last is not None and last.action is not None
    known = {
        "seat-none": seat < 0,
        "seat-already": seat >= 0,
        "table-full": not free,
        "seats-empty": free,
        "table-started": now.status != "open",
        "table-not-started": last is None,
        "game-over": now.status != "playing",
        "game-running": now.status != "over",
        "turn-other": last is not None and now.turn not in (-1, seat),
        "seat-bot": any(now.bots),
        "comeback-nothing": seat not in now.handed,
        "undo-nothing": not undone,
        "undo-other": undone and last is not None and last.seat != seat,
        "hint-never": not facts.terms.hints,
    }
    if key == "undo-secret":
        return undone and last is not None and last.shows
    return known.get(key, True)
