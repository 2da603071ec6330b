"""Simulated worlds, from one seed each: nothing that an oracle watches may go wrong in them."""

import pytest
from simulation.plan import plan
from simulation.runner import run
from simulation.shrink import report
from simulation.world import World

EACH = 32  # seeds in a test
TRIES = 60  # of a failure that is shortened here


@pytest.mark.parametrize("first", range(0, 10 * EACH, EACH))
def test_nothing_goes_wrong(first: int) -> None:
    for seed in range(first, first + EACH):
        failure = run(plan(seed)).failure
        assert failure is None, report(plan(seed), failure, TRIES)


@pytest.mark.parametrize("seed", [8, 28])
def test_a_seed_is_the_same_world_again(seed: int) -> None:
    one, two = World(plan(seed)), World(plan(seed))
    one.run()
    two.run()
    assert one.now == two.now
    logs = [{table: kept.log for table, kept in w.storage.tables.items()} for w in (one, two)]
    assert logs[0] == logs[1]
    assert len(logs[0]["t"]) > 20
