"""The gate: whatever a person is told about a table is made here, for the seat they have.

Nothing of a game leaves by another way: live, on coming back, in a replay, as a reason or a hint.
A spectator is the seat NOBODY.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from pantheon.core.events import Event
from pantheon.core.game import Game
from pantheon.core.problem import Problem
from pantheon.core.record import Record
from pantheon.core.refusal import Refused
from pantheon.core.state import NOBODY
from pantheon.locales.speech import Speech, nameplates
from pantheon.table.clock import deadline
from pantheon.table.entries import Entry
from pantheon.table.language import words_of
from pantheon.table.messages import (
    Changed,
    Clock,
    Happening,
    Line,
    Moved,
    Option,
    Position,
    Reason,
    Sitter,
    Thing,
    Welcome,
)
from pantheon.table.messages import Refused as RefusedMessage
from pantheon.table.playing import Playing
from pantheon.table.state import OVER, TableState
from pantheon.table.undo import can_undo

FRAMES: Final = 50  # positions of a replay in one answer
CHAT_TOLD: Final = 16_384  # letters of chat in a welcome


def welcome(state: TableState, seat: int, here: set[str], since: int, now: float) -> Welcome:
    """All that somebody who comes may know, and what happened after an ordinal."""
    playing = state.playing
    standing = 0 if playing is None else playing.standing(since)
    return Welcome(
        state.ordinal,
        seat,
        state.status,
        sitters(state, here),
        None if playing is None else position(state, playing, seat, now),
        standing,
        [] if playing is None else story(playing, seat, since),
        chat_since(state, since),
        state.seed_hash,
        state.rematch,
    )


def moved(
    state: TableState, entry: Entry, events: list[Event], seat: int, here: set[str], now: float
) -> Moved:
    """What an entry has done to the game."""
    playing = state.game
    happened = happenings(events, seat, len(playing.actions))
    return Moved(
        entry.kind,
        entry.seat,
        happened,
        sitters(state, here),
        position(state, playing, seat, now),
    )


def changed(state: TableState, seat: int, here: set[str]) -> Changed:
    """Who sits where, and who of them is here."""
    return Changed(state.ordinal, seat, state.status, sitters(state, here), state.rematch)


def sitters(state: TableState, here: set[str]) -> list[Sitter]:
    """Who sits on each seat, and whether they are here."""
    playing, found = state.playing, []
    for number, seat in enumerate(state.seating.seats):
        bot = seat.bot if playing is None else playing.bots[number]
        resigned = playing is not None and number in playing.resigned
        found.append(Sitter(seat.name, bot, seat.person in here, resigned))
    return found


def position(state: TableState, playing: Playing, seat: int, now: float) -> Position:
    """The game as a seat sees it."""
    game = playing.state
    decides = seat != NOBODY and playing.bots[seat] is None
    mine = decides and seat == playing.turn
    return Position(
        playing.ordinal,
        len(playing.actions),
        playing.turn,
        game.view(seat),
        [option(playing.game, action) for action in game.legal] if mine else [],
        decides and can_undo(playing, seat),
        Clock(list(playing.spent), playing.turn_started, deadline(state.facts.terms, playing), now),
    )


def option(game: Game, action: int) -> Option:
    """An action, and the things on the board that it is about."""
    verb = game.catalogue.verb(action)
    about = [
        Thing(domain.name, domain.values[index])
        for domain, index in zip(verb.domains, verb.args(action), strict=True)
    ]
    return Option(action, verb.name, about)


def happenings(events: list[Event], seat: int, moment: int) -> list[Happening]:
    """What happened, as a seat may know it."""
    found = []
    for event in events:
        seen = event.seen_by(seat)
        found.append(Happening(event.kind.name, seen, len(seen) > event.kind.open, moment))
    return found


def story(playing: Playing, seat: int, since: int) -> list[Happening]:
    """What has happened after an ordinal and was not taken back."""
    first = 0 if since < playing.started else playing.standing(since) + 1
    found: list[Happening] = []
    for moment, _, events in playing.moments(first):
        found += happenings(events, seat, moment)
    return found


def chat_since(state: TableState, since: int) -> list[Line]:
    """The last lines after an ordinal, as many as a welcome may carry."""
    found: list[Line] = []
    letters = 0
    for line in reversed(state.chat):
        letters += len(line.text)
        if line.ordinal <= since or letters > CHAT_TOLD:
            break
        found.append(line)
    return found[::-1]


# ---- when somebody asks


def reasons(state: TableState, seat: int, actions: list[int], language: str) -> list[Reason]:
    """Which rules forbid actions. Only who decides may ask: a reason can tell what is hidden."""
    playing = state.game
    playing.check_turn(seat)
    speech, asked = speech_of(state, language), playing.state.question()
    found = []
    for action in actions:
        refusal = playing.state.why_not(action)
        text = speech.refusal(refusal, asked) if refusal else None
        found.append(Reason(action, refusal.rule if refusal else None, text))
    return found


def refused(state: TableState, said: str, refused: Refused, language: str) -> RefusedMessage:
    """Which rule forbids an action that was tried."""
    refusal = refused.refusal
    text = speech_of(state, language).refusal(refusal)
    return RefusedMessage(said, refusal.rule, refusal.key, refusal.particulars, text)


def speech_of(state: TableState, language: str) -> Speech:
    """Words for this table, with the names on its plates."""
    words, game = words_of(language), state.facts.game
    plates = [] if state.playing is None else state.playing.state.view(NOBODY)["nameplates"]
    return Speech(words, game, nameplates(words, game, plates))


def record(state: TableState) -> Record:
    """The record of a finished game, with its seed."""
    check_over(state)
    return state.game.record()


def check_over(state: TableState) -> None:
    """Complain while a game still keeps its secrets."""
    if state.status != OVER:
        raise Problem("game-running")


class Frame(NamedTuple):
    """A position of a replay, and what led to it."""

    moment: int
    seat: int  # whose move it was
    action: int | None  # a move tells more than the events that others hear of it
    view: dict[str, Any]
    happened: list[Happening]


def replay(state: TableState, viewer: int, seat: int, first: int) -> list[Frame]:
    """Positions from `first` on, as a seat saw them; while the game runs, only as one's own did."""
    state.seating.check_seat(max(seat, 0))
    if seat not in (NOBODY, viewer):
        check_over(state)
    return list(_frames(state.game, seat, first, state.status == OVER))


def _frames(playing: Playing, seat: int, first: int, over: bool) -> Iterator[Frame]:
    for moment, state, events in playing.moments(first):
        if moment >= first + FRAMES:
            return
        mover, action = NOBODY, None
        if moment > 0:
            mover = playing.marks[moment - 1].seat
            action = playing.actions[moment - 1] if over or mover == seat else None
        yield Frame(moment, mover, action, state.view(seat), happenings(events, seat, moment))
