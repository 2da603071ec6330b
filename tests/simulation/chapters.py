"""How a table stands after each entry of its log, worked out again and apart from the table.

Nothing of `pantheon.table` that decides or plays is used here: only its words for things.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from pantheon.core.events import Event
from pantheon.core.game import Game
from pantheon.core.state import State
from pantheon.table.entries import Entry
from pantheon.table.messages import Happening, Option, Thing
from pantheon.table.state import Facts

View = dict[str, Any]


@dataclass(eq=False)
class Standing:
    """A position: the state, the action that led to it, and the position before it."""

    state: State
    before: Standing | None
    action: int | None
    events: list[Event]
    seat: int = -1  # who acted
    turn_started: float = 0.0  # before the action
    spent: tuple[float, ...] = ()
    moment: int = 0
    told: int = 0  # events in all
    views: dict[int, View] = field(default_factory=dict)
    happened: dict[int, list[Happening]] = field(default_factory=dict)
    _shows: bool | None = None

    def view(self, seat: int) -> View:
        """What a seat sees."""
        if seat not in self.views:
            self.views[seat] = self.state.view(seat)
        return self.views[seat]

    def happenings(self, seat: int) -> list[Happening]:
        """What a seat may know of what led here."""
        if seat not in self.happened:
            found = []
            for event in self.events:
                kind, numbers = event.kind, event.particulars
                knows = event.knowers == -1 or (seat >= 0 and bool(event.knowers >> seat & 1))
                count = len(numbers) if knows else kind.open
                seen = {kind.particulars[place]: numbers[place] for place in range(count)}
                found.append(Happening(kind.name, seen, count > kind.open, self.moment))
            self.happened[seat] = found
        return self.happened[seat]

    def back(self) -> Iterator[Standing]:
        """All positions that led here, this one first."""
        one: Standing | None = self
        while one is not None:
            yield one
            one = one.before

    def actions(self) -> list[int]:
        """All actions that stand."""
        return [one.action for one in self.back() if one.action is not None][::-1]

    def story(self, seat: int) -> list[Happening]:
        """All that a seat may know of the game so far."""
        return [told for one in list(self.back())[::-1] for told in one.happenings(seat)]

    @property
    def shows(self) -> bool:
        """Whether the action showed anybody what was hidden, or used chance."""
        if self._shows is None:
            assert self.before is not None
            old, new = self.before.state, self.state
            self._shows = old.draws != new.draws or any(
                not _within(new.seen(seat), old.seen(seat)) for seat in range(-1, old.players)
            )
        return self._shows


def _within(some: list[int], others: list[int]) -> bool:
    counted = Counter(others)
    return all(count <= counted[one] for one, count in Counter(some).items())


@dataclass(frozen=True)
class Place:
    """A seat at the table."""

    person: str | None = None
    name: str | None = None
    bot: str | None = None


@dataclass(eq=False)
class Chapter:
    """How a table stands after an entry."""

    ordinal: int
    entry: Entry | None
    at: float
    status: str
    host: str
    places: tuple[Place, ...]
    bots: tuple[str | None, ...] = ()  # in the game
    handed: frozenset[int] = frozenset()
    resigned: frozenset[int] = frozenset()
    standing: Standing | None = None
    moved: int = 0  # the ordinal of the last entry that led to a position
    started: int = 0  # that of the start
    turn_started: float = 0.0
    spent: tuple[float, ...] = ()
    undone: tuple[int, ...] = ()
    rematch: str | None = None
    said: int = 0
    told: int = 0  # entries so far that are told one by one: moves and lines
    arranged: int = 0

    def seat_of(self, person: str | None) -> int:
        """Where a person sits, -1 for nowhere."""
        for seat, place in enumerate(self.places):
            if person is not None and place.person == person:
                return seat
        return -1

    @property
    def turn(self) -> int:
        """Whose turn it is, -1 when the game is over."""
        assert self.standing is not None
        return int(self.standing.state.seat)

    def deadline(self, facts: Facts) -> float | None:
        """When the clock in turn runs out."""
        terms = facts.terms
        if terms.clock == "none" or self.turn < 0 or self.bots[self.turn] is not None:
            return None
        used = self.spent[self.turn] if terms.clock == "game" else 0.0
        return self.turn_started + max(0.0, terms.seconds - used)

    def may_undo(self, seat: int) -> bool:
        """Whether a seat may take back its last action."""
        last = self.standing
        return (
            last is not None
            and last.action is not None
            and self.turn >= 0
            and last.seat == seat
            and not last.shows
            and self.undone[seat] < 200
        )


MOVES = ("act", "undo", "resign", "handover", "comeback")


def after(facts: Facts, old: Chapter, entry: Entry) -> Chapter:
    """The chapter that an entry makes of another one."""
    kind, seat, detail = entry.kind, entry.seat, entry.detail
    new = replace(old, ordinal=entry.ordinal, entry=entry, at=entry.at)
    if kind in MOVES:
        _move(new, old, entry)
    elif kind == "start":
        _start(facts, new, entry)
    elif kind == "say":
        new.said += 1
    elif kind == "rematch":
        new.rematch = detail["table"]
    elif kind == "close":
        new.status = "closed"
    else:
        new.arranged += 1
        places = list(old.places)
        if kind == "sit":
            places[seat] = Place(detail["person"], detail["name"])
        elif kind == "invite":
            places[seat] = Place(bot=detail["bot"])
        elif kind == "rename":
            places[seat] = replace(places[seat], name=detail["name"])
        elif kind == "leave":
            places[seat] = Place()
            people = [place.person for place in places if place.person is not None]
            if not people:
                new.status = "closed"
            elif old.host == old.places[seat].person:
                new.host = people[0]
        new.places = tuple(places)
    if kind in MOVES or kind in ("start", "say"):
        new.told += 1
    return new


def _start(facts: Facts, new: Chapter, entry: Entry) -> None:
    players = len(new.places)
    state = facts.game.new(players, facts.seed, listen=True)
    events, state.events = state.events or [], None
    new.status = "playing"
    new.standing = Standing(state, None, None, events, told=len(events))
    new.bots = tuple(place.bot for place in new.places)
    new.moved = new.started = entry.ordinal
    new.turn_started = entry.at
    new.spent, new.undone = (0.0,) * players, (0,) * players


def _move(new: Chapter, old: Chapter, entry: Entry) -> None:
    now = old.standing
    assert now is not None
    new.moved = entry.ordinal
    seat = entry.seat
    if entry.kind == "undo":
        assert now.before is not None
        new.standing = now.before
        new.turn_started, new.spent = now.turn_started, now.spent
        new.undone = _put(old.undone, seat, old.undone[seat] + 1)
    else:
        if entry.kind == "act":
            assert entry.action is not None
            new.standing = _acted(now, old, entry.action)
        elif entry.kind == "comeback":
            new.bots = _put(old.bots, seat, None)
            new.handed = old.handed - {seat}
        else:
            new.bots = _put(old.bots, seat, "adept")
            if entry.kind == "resign":
                new.resigned = old.resigned | {seat}
            else:
                new.handed = old.handed | {seat}
        here = old.turn
        taken = entry.kind in ("comeback", "handover") and seat == here
        if new.turn != here or taken:
            if here >= 0:
                used = old.spent[here] + max(0.0, entry.at - old.turn_started)
                new.spent = _put(old.spent, here, used)
            new.turn_started = entry.at
    only_bots = None not in new.bots and not new.handed
    new.status = "over" if new.turn < 0 or only_bots else "playing"


def _acted(now: Standing, old: Chapter, action: int) -> Standing:
    state = now.state.copy()
    state.events = []
    state.apply(action)
    events, state.events = state.events, None
    return Standing(
        state,
        now,
        action,
        events,
        seat=int(now.state.seat),
        turn_started=old.turn_started,
        spent=old.spent,
        moment=now.moment + 1,
        told=now.told + len(events),
    )


def _put(values: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    listed = list(values)
    listed[place] = value
    return tuple(listed)


def options(game: Game, legal: list[int]) -> list[Option]:
    """Actions as a client gets them."""
    found = []
    for action in legal:
        verb = next(v for v in game.catalogue.verbs if v.base <= action < v.base + v.size)
        rest, things = action - verb.base, []
        for domain in verb.domains[::-1]:
            rest, index = divmod(rest, len(domain.values))
            things.append(Thing(domain.name, domain.values[index]))
        found.append(Option(action, verb.name, things[::-1]))
    return found
