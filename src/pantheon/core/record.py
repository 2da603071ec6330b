"""A record holds all that makes a game: it replays to the same state on every machine."""

from __future__ import annotations

import json
from hashlib import blake2b, sha256
from typing import Any, Final

from pantheon.core.game import Game
from pantheon.core.problem import Problem
from pantheon.core.reading import is_number, is_text, quoted, read_json, told
from pantheon.core.refusal import Refused
from pantheon.core.state import FORMAT, State


class Record:
    """Which game, with which options and values, how many players, the seed, and the actions.

    `digest` is the fingerprint of the state after the last action, "" if none was taken.
    `seed_hash` is what a server showed of the seed before the first action, "" without a server.
    """

    def __init__(
        self,
        game: str,
        version: int,
        options: dict[str, str],
        values: dict[str, Any],
        players: int,
        seed: str,
        actions: list[int],
        digest: str = "",
        seed_hash: str = "",
    ) -> None:
        self.game: Final = game
        self.version: Final = version
        self.options: Final = options
        self.values: Final = values
        self.players: Final = players
        self.seed: Final = seed
        self.actions: Final = actions
        self.digest: Final = digest
        self.seed_hash: Final = seed_hash

    def to_json(self) -> dict[str, Any]:
        """The record, ready for JSON."""
        shown = {"seed_hash": self.seed_hash} if self.seed_hash else {}
        return {
            "format": FORMAT,
            "game": self.game,
            "version": self.version,
            "options": self.options,
            "values": self.values,
            "players": self.players,
            "seed": self.seed,
            "actions": self.actions,
            "digest": self.digest,
            **shown,
        }

    def line(self) -> str:
        """The record as one line of a file, without the line's end."""
        return json.dumps(self.to_json(), separators=(",", ":"), ensure_ascii=False)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(self.line())


def record_of(state: State, actions: list[int]) -> Record:
    """The record of a game that has come to this state by these actions."""
    game = state.game
    return Record(
        game.name,
        game.version,
        game.options,
        game.overlay,
        state.players,
        state.seed,
        list(actions),
        digest(state),
    )


def digest(state: State) -> str:
    """A fingerprint of the whole state."""
    text = json.dumps(state.to_json(), sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=8).hexdigest()


def seed_hash(seed: str) -> str:
    """What binds a server to a seed before it tells it."""
    return sha256(seed.encode()).hexdigest()


def read_record(line: str) -> Record:
    """Read one line of a record file; a Problem says what is wrong with it."""
    try:
        data = read_json(line)
    except ValueError as error:
        raise Problem("record-broken", reason=str(error)) from error
    if not isinstance(data, dict):
        raise Problem("record-broken", reason=quoted(data))
    if not is_number(data.get("format"), FORMAT, FORMAT):
        raise Problem("format-unknown", found=told(data.get("format")), known=FORMAT)
    for name, kind in _KINDS.items():
        if not isinstance(data.get(name), kind) or isinstance(data.get(name), bool):
            raise Problem("record-entry", entry=name, found=quoted(data.get(name)))
    for action in data["actions"]:
        if type(action) is not int:
            raise Problem("record-entry", entry="actions", found=quoted(action))
    for choice in data["options"].values():
        if type(choice) is not str:
            raise Problem("record-entry", entry="options", found=quoted(choice))
    if not is_text(data["seed"]):
        raise Problem("record-entry", entry="seed", found=quoted(data["seed"]))
    shown = data.get("seed_hash", "")
    if type(shown) is not str:
        raise Problem("record-entry", entry="seed_hash", found=quoted(shown))
    return Record(*[data[name] for name in _KINDS], *[shown])


_KINDS: Final[dict[str, type]] = {
    "game": str,
    "version": int,
    "options": dict,
    "values": dict,
    "players": int,
    "seed": str,
    "actions": list,
    "digest": str,
}


class Fault:
    """Where a record breaks: the ordinal of the action, counted from 1, and the reason."""

    def __init__(self, ordinal: int, problem: Problem | Refused) -> None:
        self.ordinal: Final = ordinal
        self.problem: Final = problem


class Replay:
    """A record played step by step. `state` is always the position after `done` actions."""

    def __init__(self, game: Game, record: Record, listen: bool = False) -> None:
        if record.game != game.name or record.version != game.version:
            found = f"{record.game} {record.version}"
            raise Problem("version-wrong", found=found, known=f"{game.name} {game.version}")
        game.check_players(record.players)
        self.record: Final = record
        self.state = game.new(record.players, record.seed, listen)
        self.done = 0

    def step(self) -> Fault | None:
        """Play the next action, or say why it cannot be played."""
        try:
            self.state.apply(self.record.actions[self.done])
        except (Refused, Problem) as problem:
            return Fault(self.done + 1, problem)
        self.done += 1
        return None

    def run(self) -> Fault | None:
        """Play all that is left and compare the end with the record's fingerprint."""
        while self.done < len(self.record.actions):
            fault = self.step()
            if fault is not None:
                return fault
        if self.record.digest and digest(self.state) != self.record.digest:
            return Fault(self.done, Problem("digest-differs"))
        return None
