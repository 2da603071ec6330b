"""What is true about one table: its log, played a second time, and what may be told of it."""

from __future__ import annotations

from simulation.allowed import Case, check_allowed
from simulation.chapters import Chapter, Place, after, options
from simulation.failure import check

from pantheon.core.record import seed_hash
from pantheon.table.entries import Entry
from pantheon.table.messages import (
    Changed,
    Line,
    Moved,
    Position,
    Said,
    Sitter,
    Welcome,
)
from pantheon.table.seating import Seating
from pantheon.table.state import Facts

LINES_AT_HAND = 90  # of the chat; who has missed more is not told all of them


class Referee:
    """All chapters of a table, from the one before the first entry on."""

    def __init__(self, facts: Facts, seating: Seating) -> None:
        self.facts = facts
        places = tuple(Place(seat.person, seat.name, seat.bot) for seat in seating.seats)
        first = Chapter(0, None, facts.created, "open", seating.host, places)
        self.chapters = [first]
        self.by: dict[str, int] = {}
        self.hash = seed_hash(facts.seed)
        self.seed = facts.seed.encode()

    @property
    def now(self) -> Chapter:
        """The last chapter."""
        return self.chapters[-1]

    def add(self, entry: Entry, person: str | None, checked: bool = True) -> None:
        """An entry has come into the log."""
        if checked:
            check_allowed(Case(self.facts, self.now, entry, person))
        check(entry.by not in self.by, "kept", "kept twice", entry)
        self.chapters.append(after(self.facts, self.now, entry))
        self.by[entry.by] = entry.ordinal

    def chapter(self, ordinal: int, about: object) -> Chapter:
        """A chapter that is kept; nothing else may be told."""
        check(0 <= ordinal < len(self.chapters), "kept", "told before it was kept", ordinal, about)
        return self.chapters[ordinal]

    # ---- what each seat is told, `here` and the time apart

    def sitters(self, chapter: Chapter, told: list[Sitter]) -> None:
        """Complain about who is said to sit where."""
        check(len(told) == len(chapter.places), "secrecy", "other seats", told)
        for seat, (place, one) in enumerate(zip(chapter.places, told, strict=True)):
            bot = chapter.bots[seat] if chapter.bots else place.bot
            right = Sitter(place.name, bot, one.here, seat in chapter.resigned)
            check(one == right, "secrecy", "another sitter", chapter.ordinal, one, right)

    def position(self, chapter: Chapter, seat: int, told: Position, now: float) -> None:
        """Complain about a position that is not what a seat may see."""
        standing = chapter.standing
        assert standing is not None
        about = (chapter.ordinal, seat)
        view = standing.view(seat)
        check(told.view == view, "secrecy", "another view", about, told.view, view)
        decides = seat >= 0 and chapter.bots[seat] is None
        mine = decides and seat == chapter.turn
        legal = options(self.facts.game, standing.state.legal) if mine else []
        check(told.options == legal, "secrecy", "other options", about, told.options)
        undo = decides and chapter.may_undo(seat)
        check(told.can_undo == undo, "secrecy", "another undo", about, told.can_undo)
        found = (told.ordinal, told.moment, told.turn)
        right = (chapter.moved, standing.moment, chapter.turn)
        check(found == right, "secrecy", "another place in the game", about, found, right)
        clock = told.clock
        check(
            clock.spent == list(chapter.spent)
            and clock.began == chapter.turn_started
            and clock.deadline == chapter.deadline(self.facts)
            and clock.now == now,
            "secrecy",
            "another clock",
            about,
            clock,
        )

    def moved(self, seat: int, told: Moved, now: float) -> None:
        """Complain about what is told of a move."""
        chapter = self.chapter(told.position.ordinal, told.kind)
        entry = chapter.entry
        assert entry is not None
        assert chapter.standing is not None
        check((told.kind, told.seat) == (entry.kind, entry.seat), "secrecy", "another move", told)
        events = entry.kind in ("act", "start")
        right = chapter.standing.happenings(seat) if events else []
        check(told.happened == right, "secrecy", "another event", seat, told.happened, right)
        self.sitters(chapter, told.sitters)
        self.position(chapter, seat, told.position, now)

    def changed(self, seat: int, told: Changed) -> None:
        """Complain about what is told of the seats."""
        chapter = self.chapter(told.ordinal, told)
        found = (told.seat, told.status, told.rematch)
        right = (seat, chapter.status, chapter.rematch)
        check(found == right, "secrecy", "another table", chapter.ordinal, found, right)
        self.sitters(chapter, told.sitters)

    def said(self, told: Said) -> None:
        """Complain about a line that was not said."""
        self.chapter(told.line.ordinal, told)
        self._line(told.line)

    def _line(self, line: Line) -> None:
        entry = self.chapters[line.ordinal].entry
        assert entry is not None
        right = Line(
            entry.ordinal, entry.detail.get("name", ""), entry.detail.get("text", ""), entry.at
        )
        check(entry.kind == "say" and line == right, "secrecy", "another line", line, entry)

    def welcome(self, seat: int, since: int, told: Welcome, now: float) -> None:
        """Complain about what is told to who comes."""
        chapter = self.chapter(told.ordinal, "welcome")
        standing = chapter.standing
        found = (told.seat, told.status, told.rematch, told.seed_hash)
        right = (seat, chapter.status, chapter.rematch, self.hash if standing else None)
        check(found == right, "secrecy", "another welcome", found, right)
        self.sitters(chapter, told.sitters)
        for line in told.chat:
            check(line.ordinal > since, "flow", "an old line", since, line)
            self._line(line)
        if chapter.said <= LINES_AT_HAND:
            lines = [c.ordinal for c in self.chapters[since + 1 : told.ordinal + 1] if said(c)]
            found_lines = [line.ordinal for line in told.chat]
            check(found_lines == lines, "flow", "other lines", since, found_lines, lines)
        check((told.position is None) == (standing is None), "secrecy", "no position", told.ordinal)
        if told.position is None or standing is None:
            return
        self.position(chapter, seat, told.position, now)
        kept, missed = self._missed(chapter, seat, since)
        check(told.standing == kept, "flow", "other moves stand", since, told.standing, kept)
        check(told.missed == missed, "flow", "another story", since, len(told.missed), len(missed))

    def _missed(self, chapter: Chapter, seat: int, since: int) -> tuple[int, list[object]]:
        """How many moves of those told up to an ordinal stand, and the story after them."""
        assert chapter.standing is not None
        earlier = self.chapters[max(0, min(since, chapter.ordinal))].standing
        seen = set() if earlier is None else {id(one) for one in earlier.back()}
        kept, missed = 0, []
        for one in chapter.standing.back():
            if id(one) in seen:
                kept = one.moment
                break
            missed.append(one)
        return kept, [told for one in missed[::-1] for told in one.happenings(seat)]


def said(chapter: Chapter) -> bool:
    """Whether a chapter is a line of chat."""
    return chapter.entry is not None and chapter.entry.kind == "say"
