"""What is said over the WebSocket of a table, by both sides. The written schema comes from here."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

LONGEST_CHAT: Final = 500  # letters
LARGEST: Final = 4096  # bytes of a message from a client

Number = Annotated[int, Meta(ge=-(2**31), lt=2**31)]
Id = Annotated[
    str, Meta(min_length=1, max_length=36, pattern="^[ -~]+$", description="made by the client")
]

View = Annotated[dict[str, Any], Meta(extra_json_schema={"additionalProperties": True})]


class FromClient(Struct, forbid_unknown_fields=True, tag_field="type"):
    """What a client says."""


class Hello(FromClient, tag="hello"):
    """The first message: the last ordinal that was seen, -1 if none; the language of texts.

    What happened and was said after it is told, and to who has seen nothing the whole story from
    the setup on.
    """

    ordinal: Annotated[int, Meta(ge=-1, lt=2**31)] = -1
    language: str = "en"


class Act(FromClient, tag="act"):
    """An action at the position with this ordinal. Said again with its id, it counts once."""

    id: Id
    ordinal: Number
    action: Number


class Undo(FromClient, tag="undo"):
    """Take back the last action."""

    id: Id
    ordinal: Number


class Resign(FromClient, tag="resign"):
    """Leave the rest of the game to a bot, for good."""

    id: Id


class HandOver(FromClient, tag="handover"):
    """Let a bot play for a seat whose clock has run out."""

    id: Id
    seat: Number


class ComeBack(FromClient, tag="comeback"):
    """Take one's seat back from the bot."""

    id: Id


class Say(FromClient, tag="say"):
    """A line of chat."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class AskHint(FromClient, tag="hint"):
    """What would a strong bot do?"""

    id: Id


class WhyNot(FromClient, tag="why-not"):
    """Which rule forbids these actions?"""

    id: Id
    actions: Annotated[list[Number], Meta(max_length=200)]


ClientMessage = Hello | Act | Undo | Resign | HandOver | ComeBack | Say | AskHint | WhyNot


class FromServer(Struct, tag_field="type"):
    """What the server says."""


class Thing(Struct):
    """Something on the board: which sort of thing, and which one."""

    sort: str
    name: str


class Option(Struct):
    """What the seat in turn may do: the verb, and the things on the board that it is about."""

    action: int
    verb: str
    about: list[Thing]


class Happening(Struct):
    """Something that happened, with the particulars that the receiver may know.

    `known` says that a secret is among them, for which there are words of their own. `moment` is
    the number of moves that led to it: its place in the replay.
    """

    kind: str
    particulars: dict[str, int]
    known: bool
    moment: int


class Sitter(Struct):
    """Who sits on a seat: a person, a bot, or a bot in place of a person; or nobody yet."""

    name: str | None
    bot: str | None
    here: bool
    resigned: bool


class Clock(Struct):
    """Seconds that a seat has used up before its turn, and when the clock in turn runs out."""

    spent: list[float]
    began: float
    deadline: float | None
    now: float


class Position(Struct):
    """The table as one seat sees it. `view` is the game's own.

    `ordinal` is that of the entry which led to it; an act names it.
    """

    ordinal: int
    moment: int  # its place in the replay
    turn: int
    view: View
    options: list[Option]
    can_undo: bool
    clock: Clock


class Line(Struct):
    """A line of chat, and its ordinal among all that is done at the table."""

    ordinal: int
    name: str
    text: str
    at: float


class Welcome(FromServer, tag="welcome"):
    """The answer to hello: who is here, the position, and what happened since.

    Of the story told before, what led to more than `standing` moves was taken back.
    """

    ordinal: int  # of the last entry: what to name in a later hello
    seat: int  # -1 for a spectator
    status: str
    sitters: list[Sitter]
    position: Position | None  # None before the start
    standing: int
    missed: list[Happening]
    chat: list[Line]
    seed_hash: str | None
    rematch: str | None


class Moved(FromServer, tag="moved"):
    """The table has moved on: by which kind of entry, of which seat, and what happened."""

    kind: str
    seat: int
    happened: list[Happening]
    sitters: list[Sitter]
    position: Position


class Changed(FromServer, tag="changed"):
    """Somebody sat down, left, came or went; or the table was started, closed or played again."""

    ordinal: int
    seat: int  # one's own
    status: str
    sitters: list[Sitter]
    rematch: str | None


class Done(FromServer, tag="done"):
    """What was said under this id is kept for good, as the entry with this ordinal."""

    id: str
    ordinal: int


class Refused(FromServer, tag="refused"):
    """A rule forbids it."""

    id: str
    rule: str
    key: str
    particulars: dict[str, int]
    text: str


class Trouble(FromServer, tag="problem"):
    """It could not be done, and why; with `store-unavailable` it may be: say it again."""

    id: str | None
    key: str
    text: str


class Said(FromServer, tag="said"):
    """Somebody said something."""

    line: Line


class Reason(Struct):
    """Why an action is not allowed; no rule if it is."""

    action: int
    rule: str | None
    text: str | None


class Reasons(FromServer, tag="reasons"):
    """The answer to why-not."""

    id: str
    reasons: list[Reason]


class Advice(Struct):
    """A move and the share of a win that a bot sees in it."""

    action: int
    visits: int
    expected: float


class Hint(FromServer, tag="hint"):
    """What a strong bot likes at the position with this ordinal, the best first."""

    id: str
    ordinal: int
    moves: list[Advice]


ServerMessage = Welcome | Moved | Changed | Done | Refused | Trouble | Said | Reasons | Hint


class Labelled(Struct):
    """All that can be read of a message that cannot be understood."""

    id: str | None = None


labels: Final = msgspec.json.Decoder(Labelled)
decoder: Final = msgspec.json.Decoder(ClientMessage)
encoder: Final = msgspec.json.Encoder()


def schema() -> dict[str, Any]:
    """The JSON schemas of all messages, by name, and of what each side may say."""
    (client, server), components = msgspec.json.schema_components(
        [ClientMessage, ServerMessage], ref_template="#/components/schemas/{name}"
    )
    return {**components, "ClientMessage": client, "ServerMessage": server}
