"""Reviews of finished games: made once, in processes of their own, and kept for a while."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from typing import Any, Final

from pantheon.core.problem import Problem
from pantheon.core.record import Record
from pantheon.server.bot_pool import BotPool
from pantheon.server.limits import Limits

ITERATIONS: Final = 100  # of the search for a decision
KEPT: Final = 100  # reviews

Review = asyncio.Task[dict[str, Any]]


class Reviews:
    """The reviews of tables, those that are being made among them."""

    def __init__(self, bots: BotPool, limits: Limits) -> None:
        self._bots: Final = bots
        self._limits: Final = limits
        self._found: Final[dict[str, Review]] = {}

    def of(self, table: str, record: Record, person: str | None, address: str) -> Review:
        """The review of a game; it takes a while."""
        found = self._found.get(table)
        if found is None or (found.done() and (found.cancelled() or found.exception())):
            self._make_room()
            found = self._begin(record, person, address)
            self._found[table] = found
        return found

    def _begin(self, record: Record, person: str | None, address: str) -> Review:
        counted = ExitStack()
        counted.enter_context(self._limits.at_once("reviews", person, address))
        review = asyncio.ensure_future(self._bots.review(record, ITERATIONS, address))
        review.add_done_callback(lambda _: counted.close())
        return review

    def _make_room(self) -> None:
        """Forget one that is made; one that is being made is never thought about in vain."""
        if len(self._found) < KEPT:
            return
        made = next((table for table, review in self._found.items() if review.done()), None)
        if made is None:
            raise Problem("reviews-many")
        del self._found[made]

    def close(self) -> None:
        """Make no more."""
        for review in self._found.values():
            review.cancel()
