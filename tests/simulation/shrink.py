"""Find few steps of a plan that still fail in the same way."""

from __future__ import annotations

from simulation.failure import Failure
from simulation.plan import Plan
from simulation.runner import run

TRIES = 300  # simulations at most


def shrink(plan: Plan, failure: Failure, tries: int = TRIES) -> list[int]:
    """The places of steps without which it does not fail; leaves out ever smaller pieces."""
    kept = list(range(len(plan.steps)))
    size = len(kept)
    while size > 0 and tries > 0:
        shorter = False
        for first in range(0, len(kept), size):
            fewer = kept[:first] + kept[first + size :]
            if len(fewer) == len(kept) or tries == 0:
                break
            tries -= 1
            if _fails(plan.with_steps(fewer), failure):
                kept, shorter = fewer, True
                break
        if not shorter:
            size //= 2
        size = min(size, len(kept))
    return kept


def _fails(plan: Plan, failure: Failure) -> bool:
    found = run(plan).failure
    return found is not None and _kind(found) == _kind(failure)


def _kind(failure: Failure) -> str:
    """What a failure says, without the particulars."""
    return " ".join(str(failure).split()[:4])


def report(plan: Plan, failure: Failure, tries: int = TRIES) -> str:
    """All that is needed to see a failure again."""
    kept = shrink(plan, failure, tries)
    places = ",".join(map(str, kept)) or "none"
    again = f"PYTHONPATH=tests python -m simulation {plan.seed}"
    steps = [f"  {place:3} {plan.steps[place].told()}" for place in kept]
    short = run(plan.with_steps(kept)).failure
    return "\n".join(
        [
            f"seed {plan.seed}: {failure}",
            f"  {plan.told()}",
            f"again: {again}",
            f"with {len(kept)} of {len(plan.steps)} steps: {again} --steps {places}",
            *steps,
            f"  {short}",
        ]
    )
