"""What a table wants done by whoever runs it."""

from __future__ import annotations

from typing import NamedTuple

from pantheon.core.problem import Problem
from pantheon.core.record import Record
from pantheon.core.refusal import Refused
from pantheon.table.entries import Entry
from pantheon.table.messages import FromServer
from pantheon.table.seating import Seating
from pantheon.table.state import Facts, TableState


class Opening(NamedTuple):
    """A table that is put up together with an entry: where people play on."""

    facts: Facts
    seating: Seating


class Keep(NamedTuple):
    """Keep an entry, unless there is one with its ordinal: then `kept` or `taken` or `not_kept`.

    `state` is the table after it.
    """

    entry: Entry
    state: TableState
    opening: Opening | None


class Load(NamedTuple):
    """Look for what others have added after an ordinal, then `loaded` or `not_loaded`."""

    after: int


class Tell(NamedTuple):
    """Tell some connections the same."""

    connections: list[int]
    message: FromServer


class Answer(NamedTuple):
    """The answer to a request: the ordinal under which it is kept, or what was wrong."""

    request: int
    result: int | Problem | Refused


class Think(NamedTuple):
    """Let a bot decide at the position with this ordinal, then `chosen` or `not_chosen`."""

    bot: str
    ordinal: int
    record: Record


class Advise(NamedTuple):
    """Let a strong bot give a hint, then `advised` or `not_advised`."""

    connection: int
    said: str
    person: str
    ordinal: int
    record: Record


class Announce(NamedTuple):
    """Tell other processes who is here."""

    people: list[str]


class Report(NamedTuple):
    """Something that whoever runs the server should know."""

    event: str
    error: Exception


Effect = Keep | Load | Tell | Answer | Think | Advise | Announce | Report
Effects = list[Effect]
