"""Divinity Derby: how often each bet card is placed, how often it hits, and what it earns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import polars as pl

from pantheon.arena.match import Match
from pantheon.arena.standings import Result
from pantheon.arena.studies.betting import by_game, earns, hits, turned_up
from pantheon.arena.studies.drawing import dots_plot, stack_plot
from pantheon.arena.studies.estimates import together
from pantheon.arena.studies.study import Grid, Plot, Study
from pantheon.games.derby.components import BETS, CREATURES
from pantheon.games.derby.values import load_values
from pantheon.locales import Words

ROUNDS = (1, 2, 3)
RARELY = 0.5  # of its copies, below which a card that pays is passed over


class Bets(Study):
    """Every bet that was turned up, with the round it was placed in."""

    name: ClassVar[str] = "bets"
    columns: ClassVar[dict[str, Any]] = {
        "game": pl.Int32,
        "race": pl.Int8,
        "seat": pl.Int8,
        "round": pl.Int8,
        "bet": pl.String,
        "creature": pl.String,
        "hit": pl.Int8,
        "points": pl.Int16,
    }

    def observe(self, match: Match) -> dict[str, Any]:
        """The bets as they were turned up."""
        return {"bets": turned_up(match.state.events or [])}

    def rows(self, result: Result) -> Iterator[tuple[Any, ...]]:
        """A row for each bet."""
        for race, seat, place, bet, creature, points in result["bets"]:
            hit, worth = int(points is not None), points or 0
            yield result["ordinal"], race, seat, place, BETS[bet], CREATURES[creature], hit, worth

    # ---- telling

    def grids(self, frame: pl.DataFrame, words: Words) -> list[Grid]:
        """The bet cards, and the rounds they are placed in."""
        return [self._cards(frame, words), self._rounds(frame, words)]

    def _cards(self, frame: pl.DataFrame, words: Words) -> Grid:
        heads = ["bet", "placed", "of-copies", "hits", "interval", "earns"]
        speech, rows = self.speech(words), []
        for bet in BETS:
            found = by_game(frame, pl.col("bet") == bet)
            used = f"{100 * self.used(found, bet):.0f} %"
            rows.append([speech.word("bet", bet), str(found["placed"].sum()), used, *_cells(found)])
        return Grid(words("study-bets-cards"), [words(f"study-{head}") for head in heads], rows)

    def _rounds(self, frame: pl.DataFrame, words: Words) -> Grid:
        heads = ["round", "placed", "hits", "interval", "earns"]
        rows = []
        for number in ROUNDS:
            found = by_game(frame, pl.col("round") == number)
            rows.append([str(number), str(found["placed"].sum()), *_cells(found)])
        return Grid(words("study-bets-rounds"), [words(f"study-{head}") for head in heads], rows)

    def used(self, found: pl.DataFrame, bet: str) -> float:
        """The share of the copies of a card that were placed; one that nobody has is all used."""
        copies = load_values(self.values, self.players).bet_copies[BETS.index(bet)]
        there = copies * self.players * len(found)
        return int(found["placed"].sum()) / there if there else 1.0

    def reading(self, frame: pl.DataFrame, words: Words) -> list[str]:
        """Which cards pay more or less than the mean, and whether waiting pays."""
        speech = self.speech(words)
        mean = earns(by_game(frame, pl.lit(value=True)))
        lines = [words("study-bets-mean", points=mean.text(2))]
        for bet in BETS:
            found = by_game(frame, pl.col("bet") == bet)
            one, used = earns(found), self.used(found, bet)
            wide = earns(found, together(len(BETS)))
            how = "more" if wide.low > mean.value else "less" if wide.high < mean.value else ""
            if how:
                rarely = "-rarely" if how == "more" and used < RARELY else ""
                told = {"points": one.text(2), "used": f"{100 * used:.0f} %"}
                name = speech.word("bet", bet)
                lines.append(words(f"study-bets-{how}{rarely}", bet=name, **told))
        if len(lines) == 1:
            lines.append(words("study-bets-alike"))
        return [*lines, self._third(frame, words)]

    def _third(self, frame: pl.DataFrame, words: Words) -> str:
        """Whether the bets that are placed in the middle of a race hit more often."""
        early, late = (by_game(frame, pl.col("round").is_in(part)) for part in ([1, 2], [3]))
        first, third = hits(early), hits(late)
        key = "better" if third.low > first.high else "worse" if third.high < first.low else "open"
        told = {"first": first.percent(), "third": third.percent()}
        return words(f"study-bets-third-{key}", **told)

    def plots(self, frame: pl.DataFrame, words: Words) -> list[Plot]:
        """What cards earn, how often they hit, and when they are placed."""
        speech = self.speech(words)
        names = [speech.word("bet", bet) for bet in BETS]
        by_bet = [by_game(frame, pl.col("bet") == bet) for bet in BETS]
        mean = earns(by_game(frame, pl.lit(value=True))).value
        earned = [*zip(names, map(earns, by_bet), strict=True)]
        shares = [(name, hits(found).times(100)) for name, found in zip(names, by_bet, strict=True)]
        parts = [
            (words("study-bets-round", round=number), _placed(frame, number)) for number in ROUNDS
        ]
        titles = [words(f"study-bets-{key}") for key in ("earns", "hits", "placed")]
        drawn = [
            dots_plot(titles[0], earned, words("study-earns"), mean),
            dots_plot(titles[1], shares, f"{words('study-hits')} (%)"),
            stack_plot(titles[2], names, parts, words("study-a-game")),
        ]
        captions = [words(f"study-bets-{key}-plot") for key in ("earns", "hits", "placed")]
        return [Plot(*one) for one in zip(titles, drawn, captions, strict=True)]


def _placed(frame: pl.DataFrame, number: int) -> list[float]:
    """How often each bet card is placed in a game, in one of the rounds."""
    found = frame.filter(pl.col("round") == number)["bet"].to_list()
    return [found.count(bet) / frame["game"].n_unique() for bet in BETS]


def _cells(found: pl.DataFrame) -> list[str]:
    return [hits(found).percent(), hits(found).percents(), earns(found).text(2)]


STUDY = Bets
