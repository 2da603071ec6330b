"""Whether an entry was allowed where it stands: the rules of a table, written a second time."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from simulation.chapters import Chapter
from simulation.failure import check

from pantheon.table.entries import Entry
from pantheon.table.state import Facts


class Case(NamedTuple):
    """An entry, how the table stood before it, and the person who did it, if it was one."""

    facts: Facts
    now: Chapter
    entry: Entry
    person: str | None

    def asks(self, allowed: object, told: str, *about: object) -> None:
        """Complain about this entry unless something holds."""
        check(allowed, "allowed", told, self.entry, *about)


def check_allowed(case: Case) -> None:
    """Complain about an entry that must not follow."""
    _, now, entry, person = case
    check(entry.ordinal == now.ordinal + 1, "kept", "an entry leaves a gap", entry)
    case.asks(entry.at >= now.at, "an entry goes back in time", now.at)
    if person is not None:
        seat = now.seat_of(person)
        if entry.kind == "sit":
            case.asks(seat < 0, "a person sits twice")
            case.asks(entry.detail["person"] == person, "somebody sits for another")
        elif entry.kind in ("invite", "start"):
            case.asks(now.host == person, "only the host may do this")
        else:
            case.asks(seat >= 0, "who does this does not sit here")
            if entry.kind != "handover":
                case.asks(entry.seat == seat, "the seat of another", seat)
    _RULES[entry.kind](case)


def _open(case: Case) -> None:
    case.asks(case.now.status == "open", "the table is not open any more")


def _running(case: Case) -> None:
    case.asks(case.now.status == "playing", "no game is running", case.now.status)


def _own_hand(case: Case) -> None:
    _running(case)
    case.asks(case.now.bots[case.entry.seat] is None, "a bot has this seat")


def _sit(case: Case) -> None:
    _open(case)
    place = case.now.places[case.entry.seat]
    case.asks(place.person is None and place.bot is None, "the seat is taken")
    case.asks(case.person is not None, "nobody sits down")


def _invite(case: Case) -> None:
    _open(case)
    case.asks(case.now.places[case.entry.seat].person is None, "a bot on somebody's seat")


def _start(case: Case) -> None:
    _open(case)
    free = [place for place in case.now.places if place.person is None and place.bot is None]
    case.asks(not free, "a start with empty seats")


def _act(case: Case) -> None:
    _running(case)
    now, entry = case.now, case.entry
    assert now.standing is not None
    case.asks(entry.seat == now.turn, "not this seat's turn", now.turn)
    bot = now.bots[entry.seat]
    case.asks((bot is None) == (case.person is not None), "the hand of another", bot)
    if case.person is None:
        case.asks(entry.by == f"bot {now.moved}", "a bot's late answer", now.moved)
    legal = now.standing.state.legal
    case.asks(entry.action in legal, "an action against the rules", legal)


def _undo(case: Case) -> None:
    _own_hand(case)
    case.asks(case.now.may_undo(case.entry.seat), "an undo that may not be")


def _hand_over(case: Case) -> None:
    _own_hand(case)
    facts, now, entry, person = case
    late = now.deadline(facts)
    case.asks(entry.seat == now.turn, "who is not in turn is handed over")
    case.asks(late is not None and entry.at >= late, "a clock still runs", late)
    if person is None:
        case.asks(facts.terms.absent == "bot", "a clock calls a bot unasked")


def _come_back(case: Case) -> None:
    _running(case)
    case.asks(case.entry.seat in case.now.handed, "somebody comes back from nowhere")


def _say(case: Case) -> None:
    text, name = case.entry.detail["text"], case.entry.detail["name"]
    case.asks(name == case.now.places[case.entry.seat].name, "another name")
    case.asks(text and text == text.strip(), "an empty line")
    case.asks(not any(ord(letter) < 32 for letter in text), "a line of signs")


def _rename(case: Case) -> None:
    case.asks(case.person is not None, "nobody has another name")


def _rematch(case: Case) -> None:
    case.asks(case.now.status == "over", "a rematch of a running game")
    check(case.now.rematch is None, "kept", "two rematches of one game", case.entry)


_RULES: dict[str, Callable[[Case], None]] = {
    "sit": _sit,
    "leave": _open,
    "invite": _invite,
    "start": _start,
    "close": _open,
    "act": _act,
    "undo": _undo,
    "resign": _own_hand,
    "handover": _hand_over,
    "comeback": _come_back,
    "say": _say,
    "rename": _rename,
    "rematch": _rematch,
}
