"""Kept random games, compared line by line: the cheapest net against unwanted change.

Each file tests/playthroughs/<game>-<players>.txt tells one game in full; a name that goes on says
with which options it is played. After a change that is meant, PANTHEON_REWRITE=1 writes them anew,
to be read in the diff. A new one begins as a file with nothing but its line `seed: <seed>`, and
with options `options: <name>=<choice> <name>=<choice>`.
"""

import os
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from textwrap import wrap

import pytest

from pantheon import games
from pantheon.core.chance import Chance
from pantheon.core.playout import random_action
from pantheon.core.state import NOBODY, State

KEPT = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))
GLUE = "\N{NO-BREAK SPACE}"  # keeps the words of an action on one line


def header(file: Path, entry: str) -> str:
    """What the header of a playthrough says about something, "" if nothing."""
    for line in file.read_text("utf-8").splitlines():
        if line.startswith(f"{entry}: "):
            return line.removeprefix(f"{entry}: ")
    return ""


def playthrough(name: str, players: int, seed: str, options: str) -> Iterator[str]:
    """Every line of a random game."""
    game = games.load(name, dict(option.split("=") for option in options.split()))
    yield f"game: {game.name}, rules version {game.version}"
    if options:
        yield f"options: {options}"
    yield f"players: {players}"
    yield f"seed: {seed}"
    state = game.new(players, seed, listen=True)
    yield ""
    yield "setup"
    yield from told(state)
    chance = Chance(seed)
    ordinal = 0
    while not state.over:
        ordinal += 1
        yield ""
        yield from decision(state, ordinal)
        action = random_action(state, chance)
        yield f"  does: {game.catalogue.text(action)}"
        state.apply(action)
        yield from told(state)
    yield ""
    yield f"end after {ordinal} decisions"
    for seat, place in enumerate(state.places()):
        yield f"  {who(state, seat)}: {state.points(seat)} points, place {place}"


def decision(state: State, ordinal: int) -> Iterator[str]:
    """Who decides, what is asked by which rule, and what may be done."""
    question = state.question()
    assert question is not None
    asked = [f"{question['key']} {question['rule']}", *named(state, question["particulars"])]
    yield f"{ordinal}. {who(state, int(state.seat))}: {', '.join(asked)}"
    texts = [state.game.catalogue.text(action) for action in state.legal]
    unbroken = ", ".join(text.replace(" ", GLUE) for text in texts)
    for line in wrap(f"may: {unbroken}", 96, subsequent_indent="     ", break_on_hyphens=False):
        yield f"  {line.replace(GLUE, ' ')}"


def told(state: State) -> Iterator[str]:
    """What has happened since the last decision; then the listener begins anew."""
    assert state.events is not None
    for event in state.events:
        everything = dict(zip(event.kind.particulars, event.particulars, strict=True))
        yield f"  - {event.kind.name}: {', '.join(named(state, everything))}".rstrip(": ")
        hidden = {
            seat for seat in range(NOBODY, state.players) if event.seen_by(seat) != everything
        }
        if hidden:
            yield f"    hidden from: {', '.join(who(state, seat) for seat in sorted(hidden))}"
    state.events = []


def who(state: State, seat: int) -> str:
    return "spectators" if seat == NOBODY else f"seat {seat} {state.nameplate(seat)}"


def named(state: State, particulars: dict[str, int]) -> list[str]:
    """Particulars as words: those called like a domain point into it."""
    domains = state.game.domains
    return [
        f"{name} {domains[sort].values[value] if sort in domains else value}"
        for name, value in particulars.items()
        for sort in [name.rstrip("0123456789")]
    ]


def test_there_are_playthroughs_of_every_game() -> None:
    assert {file.stem.split("-")[0] for file in KEPT} == set(games.names())


@pytest.mark.parametrize("file", KEPT, ids=lambda file: str(file.stem))
def test_playthrough(file: Path) -> None:
    name, players, *_ = file.stem.split("-")
    seed = header(file, "seed")
    assert seed, f"{file.name} names no seed"
    played = list(playthrough(name, int(players), seed, header(file, "options")))
    if os.environ.get("PANTHEON_REWRITE") == "1":
        file.write_text("\n".join(played) + "\n", "utf-8")
    kept = file.read_text("utf-8").splitlines()
    for number, (then, now) in enumerate(zip_longest(kept, played), 1):
        assert now == then, f"{file.name}, line {number}"
