"""`pantheon verify`: do records replay to what they claim?"""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from pantheon.cli.inputs import Commands, game_of, records, speech_for
from pantheon.core.problem import Problem
from pantheon.core.record import Record, Replay, seed_hash
from pantheon.locales import Words
from pantheon.locales.speech import complaint


def register(commands: Commands, words: Words) -> None:
    """Add the command."""
    parser = commands.add_parser("verify", help=words("verify-help"))
    parser.add_argument("file", nargs="+", type=Path, help=words("verify-file"))
    parser.add_argument("--hash", default="", help=words("verify-hash"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, words: Words) -> int:
    """Replay all records; the exit code is 1 if one of them breaks."""
    shown = written_hash(args.hash) if args.hash else ""
    broken = 0
    for path in args.file:
        good = 0
        for line, record in records(path, words):
            fault = breaks(record, words, shown)
            if fault:
                broken += 1
                print(words("verify-broken", file=str(path), line=line, fault=fault))
            else:
                good += 1
        if good:
            print(words("verify-ok", file=str(path), count=good))
    return 1 if broken else 0


def written_hash(text: str) -> str:
    """A hash as somebody wrote it down."""
    found = text.strip().lower()
    if not re.fullmatch("[0-9a-f]{64}", found):
        raise Problem("hash-form", text=text)
    return found


def breaks(record: Record, words: Words, shown: str = "") -> str:
    """Where and why a record breaks, or nothing; `shown` is the hash of its seed at the start."""
    if any(told and told != seed_hash(record.seed) for told in (shown, record.seed_hash)):
        return complaint(words, Problem("seed-differs"))
    try:
        game = game_of(record)
        replay = Replay(game, record)
    except Problem as problem:
        return complaint(words, problem)
    speech = speech_for(words, game, replay.state.view(-1)["nameplates"])
    fault = replay.run()
    if fault is None:
        return ""
    return words("verify-fault", ordinal=fault.ordinal, reason=speech.fault(fault.problem))
