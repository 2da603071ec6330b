"""`pantheon replay`: step through a recorded game."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from pantheon import games
from pantheon.cli.inputs import Commands, game_of, record_in, speech_for
from pantheon.core.problem import Problem
from pantheon.core.record import Fault, Record, Replay
from pantheon.core.state import NOBODY
from pantheon.locales import Words


def register(commands: Commands, words: Words) -> None:
    """Add the command."""
    parser = commands.add_parser("replay", help=words("replay-help"))
    parser.add_argument("file", type=Path, help=words("replay-file"))
    parser.add_argument("--line", type=int, default=1, help=words("replay-line"))
    parser.add_argument("--seat", type=int, default=NOBODY, help=words("replay-seat"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, words: Words) -> int:
    """Show the game step by step, or all of it where nobody is there to press a key."""
    film = Film(record_in(args.file, args.line, words), args.seat, words)
    if sys.stdin.isatty() and sys.stdout.isatty():
        return film.step_through()
    return film.tell_all()


class Film:
    """A record on the screen, as one seat (or a spectator) sees it."""

    def __init__(self, record: Record, seat: int, words: Words) -> None:
        self.record = record
        self.words = words
        self.game = game_of(record)
        self.replay = Replay(self.game, record, listen=True)
        if not NOBODY <= seat < record.players:
            raise Problem("seat-wrong", seat=seat, last=record.players - 1)
        self.seat = seat
        self.speech = speech_for(words, self.game, self.replay.state.view(seat)["nameplates"])
        self.console = Console(highlight=False)

    def tell_all(self) -> int:
        """Print all that happened, then the final position."""
        while self.replay.done < len(self.record.actions):
            if self._tell_next():
                return 1
        self._draw()
        return 0

    def step_through(self) -> int:
        """Show position after position: Enter goes on, other keys are explained below it."""
        while True:
            self._draw()
            total = len(self.record.actions)
            self.console.print(self.words("replay-at", done=self.replay.done, total=total))
            try:
                command = self.console.input(self.words("replay-keys") + " ").strip().lower()
            except EOFError:
                return 0
            if command == "q":
                return 0
            if command == "" and self.replay.done < total:
                self._tell_next()
            elif command == "b" or command.isdigit():
                self._go_to(int(command) if command.isdigit() else self.replay.done - 1)

    def _go_to(self, ordinal: int) -> None:
        ordinal = max(0, min(ordinal, len(self.record.actions)))
        self.replay = Replay(self.game, self.record, listen=True)
        while self.replay.done < ordinal and self._step() is None:
            pass

    def _step(self) -> Fault | None:
        self.replay.state.events = []
        return self.replay.step()

    def _tell_next(self) -> Fault | None:
        """Play the next action and tell its events, or why it breaks."""
        fault = self._step()
        if fault is not None:
            reason = escape(self.speech.fault(fault.problem))
            self.console.print(self.words("verify-fault", ordinal=fault.ordinal, reason=reason))
        for event in self.replay.state.events or []:
            line = self.speech.event(event, self.seat)
            self.console.print(f"[dim]{self.replay.done:4}[/]  {escape(line)}")
        return fault

    def _draw(self) -> None:
        draw = games.terminal(self.game.name)
        self.console.print(draw(self.replay.state.view(self.seat), self.speech))
