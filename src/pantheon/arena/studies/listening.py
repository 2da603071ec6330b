"""What the events of a game of Elysium tell: who did what to whom, and where cards went."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from pantheon.core.events import Event
from pantheon.games.elysium.components import PIECES
from pantheon.games.elysium.events import (
    COPIES,
    DISC,
    DISCARDS,
    DRAWS,
    EPOCH,
    GIVES,
    JOINS,
    LOSES,
    REACTS,
    RECALLS,
    RETURNS,
    SITS_OUT,
    STARTS,
    SWAPS,
    TAKES,
    TAKES_CITIZEN,
    TAKES_ORACLE,
    TAKES_QUEST,
    TO_AGORA,
    TO_ORACLE,
    USES,
)

TURNS: Final = [TAKES, TAKES_ORACLE, TAKES_CITIZEN, TAKES_QUEST, SITS_OUT, USES]  # tell whose it is
POWERS: Final = [USES, COPIES, REACTS]
TRANSFERS: Final = [STARTS, JOINS]
FROM_ROWS: Final = [TAKES, TAKES_ORACLE]
COMES: Final = [*FROM_ROWS, RECALLS, DRAWS]  # into a Domain, to stay
APPEARS: Final = [TO_AGORA, TO_ORACLE, RETURNS]  # where it can be taken

DEEDS: Final = ["transfers", "early", "powers", "losses"]


def deeds(events: list[Event], players: int) -> list[dict[str, int]]:
    """By seat: transfers, those of them before the writing, powers used, losses to others."""
    found: list[Counter[str]] = [Counter() for _ in range(players)]
    actor, writing = -1, False
    for event in events:
        kind, seat = event.kind, _seat(event)
        if kind in TURNS:
            actor = seat
        elif kind is EPOCH or kind is DISC:  # E5.1: discs are dealt before the writing
            writing = kind is DISC
        elif kind in TRANSFERS:
            found[seat]["transfers"] += 1
            found[seat]["early"] += not writing
        loser = _loser(event, actor)
        if loser >= 0:
            found[loser]["losses"] += 1
        if kind in POWERS:
            found[seat]["powers"] += 1
    return [{deed: counted[deed] for deed in DEEDS} for counted in found]


def _seat(event: Event) -> int:
    return event.particulars[0] if "seat" in event.kind.particulars else -1


def _loser(event: Event, actor: int) -> int:
    """Who loses something because another wants it, if anybody."""
    if event.kind in LOSES or event.kind in GIVES:
        return _seat(event)
    if event.kind is SWAPS:
        return event.particulars[1]
    if event.kind is DISCARDS and _seat(event) != actor:
        return _seat(event)
    return -1


def ways(events: list[Event]) -> dict[str, Any]:
    """By card: how often it came to where it can be taken, and was; who took and transferred it."""
    seen: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    takers: dict[str, set[int]] = {}
    writers: dict[str, set[int]] = {}
    for event in events:
        kind, told = event.kind, event.seen_by(-1)
        if "card" not in told:
            continue
        card = PIECES[told["card"]]
        seen[card] += kind in APPEARS
        taken[card] += kind in FROM_ROWS
        if kind in COMES:
            takers.setdefault(card, set()).add(told["seat"])
        elif kind in TRANSFERS and told["seat"] in takers.get(card, ()):
            writers.setdefault(card, set()).add(told["seat"])
    return {
        "seen": dict(+seen),
        "taken": dict(+taken),
        "takers": {card: sorted(seats) for card, seats in takers.items()},
        "writers": {card: sorted(seats) for card, seats in writers.items()},
    }
