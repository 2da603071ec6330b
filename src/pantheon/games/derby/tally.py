"""What many games say about the values: read from the events, never from the engine."""

from __future__ import annotations

from collections import Counter
from typing import Any

from pantheon.core.events import Event
from pantheon.games.derby.components import BETS

Row = tuple[str, dict[str, int], list[float]]


class Tally:
    """Counts over many games: finishers, third bets, disqualifications, and what bets bring."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.placed: Counter[int] = Counter()
        self.hit: Counter[int] = Counter()
        self.won: Counter[int] = Counter()
        self._named = 0

    def add(self, events: list[Event]) -> None:
        """Count a finished game."""
        for event in events:
            told = event.seen_by(-1)
            name = event.kind.name
            if name == "race":
                self._begin_race()
            elif name in ("names", "names-trick"):
                self._named += 1
            elif name == "crosses":
                self.counts["crossed"] += 1
                self.counts["turns"] += self._named // 2
            elif name == "finishes":
                self.counts["finishers"] += 1
                self.counts["with_finisher"] += told["place"] == 1
            elif name == "disqualified":
                self.counts["disqualified"] += 1
            elif name in ("hits", "misses"):
                self._count_bet(told["bet"], told.get("points"))

    def _begin_race(self) -> None:
        self.counts["races"] += 1
        self._named = 0

    def _count_bet(self, bet: int, points: int | None) -> None:
        self.placed[bet] += 1
        if points is not None:
            self.hit[bet] += 1
            self.won[bet] += points

    def rows(self) -> list[Row]:
        """What is told: the key of the words, what they mention, and one or two figures."""
        races = self.counts["races"]
        crossed = self.counts["crossed"]
        rows: list[Row] = [
            ("finishers", {}, [self.counts["finishers"] / races]),
            ("unfinished", {}, [1 - self.counts["with_finisher"] / races]),
            ("third-turn", {}, [self.counts["turns"] / max(crossed, 1)]),
            ("late", {}, [1 - crossed / races]),
            ("disqualified", {}, [self.counts["disqualified"] / races]),
        ]
        for bet in range(len(BETS)):
            placed = max(self.placed[bet], 1)
            figures = [self.hit[bet] / placed, self.won[bet] / placed]
            rows.append(("bet", {"bet": bet}, figures))
        return rows

    def summary(self) -> dict[str, Any]:
        """The same, ready for JSON."""
        found: dict[str, Any] = {key: figures[0] for key, told, figures in self.rows() if not told}
        found["bets"] = {
            BETS[told["bet"]]: {"hit_rate": figures[0], "points": figures[1]}
            for _, told, figures in self.rows()
            if told
        }
        return found
