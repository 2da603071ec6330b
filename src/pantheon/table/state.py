"""How a table stands: what follows from its log. A value, of which each entry makes a new one."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from pantheon.core.events import Event
from pantheon.core.game import Game
from pantheon.core.problem import Problem
from pantheon.core.record import seed_hash
from pantheon.table.clock import deadline
from pantheon.table.entries import (
    CLOSE,
    INVITE,
    LEAVE,
    MOVES,
    REMATCH,
    RENAME,
    SAY,
    SIT,
    START,
    Entry,
)
from pantheon.table.messages import Line
from pantheon.table.playing import Playing
from pantheon.table.seating import Seat, Seating
from pantheon.table.terms import Terms

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"

LINES: Final = 100  # of the chat that are kept at hand


class Facts(NamedTuple):
    """What is fixed when a table is put up. The seed is a secret until the game is over."""

    id: str
    game: Game
    terms: Terms
    public: bool
    seed: str
    created: float


class TableState(NamedTuple):
    """A table after some entry of its log, the one with this `ordinal`."""

    facts: Facts
    ordinal: int
    changed: float  # when that was
    status: str
    seating: Seating
    playing: Playing | None = None  # None before the start
    rematch: str | None = None  # the table where they play on
    chat: tuple[Line, ...] = ()  # its last lines
    said: int = 0  # lines in all
    arranged: Mapping[str, int] = MappingProxyType({})  # entries about seats, by person

    @property
    def game(self) -> Playing:
        """The game; a Problem before the start."""
        if self.playing is None:
            raise Problem("table-not-started")
        return self.playing

    @property
    def seed_hash(self) -> str | None:
        """What the seed can be checked against once it is told."""
        return None if self.playing is None else seed_hash(self.facts.seed)

    def after(self, entry: Entry) -> tuple[TableState, list[Event]]:
        """The table after an entry, and what happened in its game."""
        then = self._replace(ordinal=entry.ordinal, changed=entry.at)
        if entry.kind in MOVES:
            playing, events = self.game.after(entry)
            status = OVER if playing.over else PLAYING
            return then._replace(playing=playing, status=status), events
        if entry.kind == START:
            bots = [seat.bot for seat in self.seating.seats]
            facts = self.facts
            playing = Playing(facts.game, facts.seed, bots, entry.ordinal, entry.at)
            _, _, opening = next(playing.moments(0))
            return then._replace(playing=playing, status=PLAYING), opening
        if entry.kind == SAY:
            line = Line(entry.ordinal, entry.detail["name"], entry.detail["text"], entry.at)
            return then._replace(chat=(*self.chat, line)[-LINES:], said=self.said + 1), []
        if entry.kind == REMATCH:
            return then._replace(rematch=entry.detail["table"]), []
        if entry.kind == CLOSE:
            return then._replace(status=CLOSED), []
        return then._arranged(entry), []

    def _arranged(self, entry: Entry) -> TableState:
        """Somebody sat down, got up or has another name, or a bot came or went."""
        seating = arranged(self.seating, entry.kind, entry.seat, entry.detail)
        status = CLOSED if entry.kind == LEAVE and seating.deserted else self.status
        sits = entry.detail.get("person") or self.seating.seats[entry.seat].person
        who = self.seating.host if sits is None else sits  # bots come and go as the host wants
        counted = {**self.arranged, who: self.arranged.get(who, 0) + 1}
        return self._replace(seating=seating, status=status, arranged=counted)

    # ---- what follows, for whoever looks for tables

    @property
    def waits_for(self) -> str:
        """Who has to decide: a person, a bot or nobody."""
        if self.playing is None or self.status != PLAYING:
            return "nobody"
        return "person" if self.playing.bot_in_turn is None else "bot"

    @property
    def deadline(self) -> float | None:
        """When a clock runs out by itself, if one does."""
        terms = self.facts.terms
        if self.playing is None or self.status != PLAYING or terms.absent != "bot":
            return None
        return deadline(terms, self.playing)


def arranged(seating: Seating, kind: str, seat: int, detail: dict[str, Any]) -> Seating:
    """Who sits where after such an entry."""
    if kind == SIT:
        return seating.with_seat(seat, Seat(detail["person"], detail["name"]))
    if kind == INVITE:
        return seating.with_seat(seat, Seat(bot=detail["bot"]))
    if kind == LEAVE:
        person = seating.seats[seat].person
        assert person is not None
        return seating.without(person)
    assert kind == RENAME, kind
    return seating.with_seat(seat, seating.seats[seat]._replace(name=detail["name"]))
