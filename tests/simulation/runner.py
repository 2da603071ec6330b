"""Run a plan, and say what came of it."""

from __future__ import annotations

from typing import NamedTuple
from unittest.mock import patch

from simulation.failure import Failure
from simulation.plan import Plan
from simulation.world import BEGIN, World

from pantheon.table import playing

APART = [2, 7, playing.APART]  # actions between two positions that a table keeps


class Result(NamedTuple):
    """What came of a simulated world."""

    failure: Failure | None
    games: int  # that were begun
    entries: int  # in all logs
    seconds: float  # of virtual time


def run(plan: Plan) -> Result:
    """Simulate a plan. Whatever the table raises is a failure as well."""
    world = World(plan)
    failure = None
    apart = APART[plan.seed % len(APART)]
    try:
        with patch.object(playing, "APART", apart):
            world.run()
    except Failure as found:
        failure = found
    except Exception as error:
        failure = Failure("raises", f"{type(error).__name__}: {error}")
        failure.__cause__ = error
    ends = [referee.now for referee in world.referees.values()]
    games = sum(1 for end in ends if end.standing is not None)
    return Result(failure, games, sum(end.ordinal for end in ends), world.now - BEGIN)
