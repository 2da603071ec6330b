"""`pantheon review`: how a recorded game went, and the decisions that cost most."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from rich.box import HORIZONTALS
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from pantheon.bots.advice import Decision, Review, review
from pantheon.bots.players import MOST
from pantheon.cli.curves import COLOURS, curves
from pantheon.cli.inputs import Commands, game_of, record_in, speech_for
from pantheon.cli.verify import breaks
from pantheon.core.game import Game
from pantheon.core.problem import Problem
from pantheon.core.record import Record, Replay
from pantheon.core.state import NOBODY
from pantheon.locales import Words

WIDEST = 120  # columns of the plot


def register(commands: Commands, words: Words) -> None:
    """Add the command."""
    parser = commands.add_parser("review", help=words("review-help"))
    parser.add_argument("file", type=Path, help=words("review-file"))
    parser.add_argument("--line", type=int, default=1, help=words("review-line"))
    parser.add_argument("--iterations", type=int, default=200, help=words("review-iterations"))
    parser.add_argument("--top", type=int, default=5, help=words("review-top"))
    parser.add_argument("--seed", default="1", help=words("review-seed"))
    parser.add_argument("--json", action="store_true", help=words("review-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, words: Words) -> int:
    """Judge the game decision by decision, then tell about it."""
    if not 1 <= args.iterations <= MOST:
        raise Problem("review-iterations", iterations=args.iterations, most=MOST)
    if args.top < 0:
        raise Problem("review-top", top=args.top)
    record = _record(args, words)
    game = game_of(record)
    found = _reviewed(game, record, args, words)
    if args.json:
        print(json.dumps({**found.to_json(), "record": record.to_json()}, ensure_ascii=False))
        return 0
    Report(game, record, found, words).tell(args.top)
    return 0


def _record(args: argparse.Namespace, words: Words) -> Record:
    """The record of the line, which is sound."""
    record = record_in(args.file, args.line, words)
    fault = breaks(record, words)
    if fault:
        raise Problem("review-broken", file=str(args.file), line=args.line, fault=fault)
    return record


def _reviewed(game: Game, record: Record, args: argparse.Namespace, words: Words) -> Review:
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns,
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as progress:
        task = progress.add_task(words("review-progress"), total=len(record.actions))
        return review(
            game,
            record,
            args.iterations,
            args.seed,
            lambda done: progress.update(task, completed=done),
        )


class Report:
    """A review in words and plots."""

    def __init__(self, game: Game, record: Record, found: Review, words: Words) -> None:
        self.words = words
        self.review = found
        self.asked: list[dict[str, Any]] = []  # the question of each decision
        replay = Replay(game, record)
        while replay.done < len(record.actions):
            self.asked.append(replay.state.question() or {})
            replay.step()
        self.state = replay.state
        self.speech = speech_for(words, game, self.state.view(NOBODY)["nameplates"])
        self.console = Console(highlight=False)

    def tell(self, top: int) -> None:
        """Print the result, the plots, and so many decisions."""
        worst = self.review.costliest(top)
        self._tell_result()
        self._draw(worst)
        if worst:
            self.console.print(self._table(worst))
        elif top:
            self.console.print(self.words("review-flawless"))

    def _tell_result(self) -> None:
        places = self.state.places()
        if not self.state.over:
            self.console.print(self.words("review-unfinished", count=len(self.asked)))
        for seat in sorted(range(len(places)), key=lambda seat: places[seat]):
            told = {"place": places[seat], "points": self.state.points(seat)}
            self.console.print(self.words("play-place", name=self.speech.names[seat], **told))

    def _draw(self, worst: list[Decision]) -> None:
        """What everybody could hope for; a digit below a moment is a row of the table."""
        seats = range(len(self.speech.names))
        moments = [self.review.start, *(one.expected for one in self.review.decisions)]
        marks: list[dict[int, str]] = [{} for _ in seats]
        for rank, decision in enumerate(worst[:9], 1):
            marks[decision.seat][decision.moment] = str(rank)
        shares = [[moment[seat] for moment in moments] for seat in seats]
        width = min(self.console.width, WIDEST)
        self.console.print()
        self.console.print(self.words("review-plot", count=len(self.asked)))
        for line in curves(self.speech.names, shares, marks, width):
            self.console.print(line, no_wrap=True)

    def _table(self, worst: list[Decision]) -> Table:
        table = Table(title=self.words("review-costliest"), title_justify="left", box=HORIZONTALS)
        table.add_column("", justify="right")
        table.add_column(self.words("review-decision"), justify="right")
        table.add_column(self.words("review-player"))
        table.add_column(self.words("review-what"), ratio=1)
        table.add_column(self.words("review-cost"), justify="right", no_wrap=True)
        for rank, one in enumerate(worst, 1):
            name = Text(self.speech.names[one.seat], COLOURS[one.seat % len(COLOURS)])
            what = self._what(one)
            table.add_row(str(rank), str(one.moment), name, what, percent(one.cost))
        return table

    def _what(self, decision: Decision) -> Text:
        """What was asked, what was played, and what would have been better."""
        asked = self.speech.question(self.asked[decision.moment - 1])
        lines = [Text(asked, "dim")]
        for key, move in (("review-played", decision.played), ("review-better", decision.best)):
            told = {"move": self.speech.option(move.action), "expected": percent(move.expected)}
            lines.append(Text(self.words(key, **told)))
        return Text("\n").join(lines)


def percent(share: float) -> str:
    """A share in whole hundredths: a search does not know more."""
    return f"{100 * share:.0f} %"
