"""The simulation finds tables that are broken on purpose, and says how to see it again."""

from typing import Any

import pytest
from simulation import planted
from simulation.failure import Failure
from simulation.plan import Plan, plan
from simulation.runner import run
from simulation.shrink import report, shrink

MOST = 500  # seeds within which a fault is found

# What is broken, who sees it, and a seed at which to begin, as the first to show it comes soon.
FOUND = [
    (planted.seat_remembered_at_hello, "secrecy", 0),
    (planted.told_before_it_is_kept, "kept", 0),
    (planted.undo_after_a_reveal, "secrecy", 20),
    (planted.ids_forgotten, "kept", 0),
    (planted.line_skipped, "flow", 0),
    (planted.rename_told_to_nobody, "flow", 0),
    (planted.news_dropped, "alive", 0),
    (planted.bot_given_up, "alive", 20),
    (planted.connection_never_removed, "bounds", 0),
    (planted.setup_left_out, "flow", 15),
    (planted.dead_process_believed, "alive", 0),
    (planted.welcome_back_in_time, "flow", 0),
    (planted.secrets_told_to_all, "flow", 0),
    (planted.clock_not_looked_at, "allowed", 0),
    (planted.old_position_acted_on, "allowed", 0),
    (planted.hint_for_whoever_asked, "secrecy", 0),
    (planted.refusal_forgotten, "alive", 35),
]


def first_failure(first: int) -> tuple[Plan, Failure]:
    """The first seed from this one on that fails."""
    for seed in range(first, first + MOST):
        failure = run(plan(seed)).failure
        if failure is not None:
            return plan(seed), failure
    raise AssertionError(f"nothing found within {MOST} seeds")


@pytest.mark.parametrize(
    ("broken", "oracle", "first"), [pytest.param(*one, id=one[0].__name__) for one in FOUND]
)
def test_a_planted_fault_is_found(broken: Any, oracle: str, first: int) -> None:
    with broken():
        _, failure = first_failure(first)
    assert failure.oracle == oracle, failure


def test_a_failure_is_shortened_and_can_be_seen_again() -> None:
    with planted.rename_told_to_nobody():
        failed, failure = first_failure(1)
        kept = shrink(failed, failure)
        told = report(failed, failure)
        again = run(failed.with_steps(kept)).failure
    assert [failed.steps[place].kind for place in kept] == ["rename"]
    assert again is not None
    assert again.oracle == failure.oracle
    assert f"python -m simulation {failed.seed} --steps {kept[0]}" in told
    assert run(failed.with_steps(kept)).failure is None
