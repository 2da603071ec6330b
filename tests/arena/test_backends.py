"""Games are the same wherever they are played, and all of them come in exactly once."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Event
from typing import Any, NamedTuple

import pytest

from pantheon.arena.backends import check_ray, play_here, play_in_processes, play_on_ray
from pantheon.arena.experiment import Experiment
from pantheon.core.problem import Problem

EXPERIMENT = Experiment("offrandes", {}, {}, 3, ["mcts:5", "greedy", "random"], 12, "1")
ALL = list(range(EXPERIMENT.games))


def in_order(lines: Iterator[dict[str, Any]]) -> list[dict[str, Any]]:
    """The games by their ordinals, without what differs from time to time."""
    found = sorted(lines, key=lambda line: int(line["arena"]["ordinal"]))
    for line in found:
        del line["arena"]["seconds"]
    return found


@pytest.fixture(scope="module")
def expected() -> list[dict[str, Any]]:
    return in_order(play_here(EXPERIMENT, ALL))


def test_games_come_in_as_they_are_asked_for() -> None:
    lines = play_here(EXPERIMENT, [4, 2])
    assert [line["arena"]["ordinal"] for line in lines] == [4, 2]


def test_two_processes_play_the_same_games(expected: list[dict[str, Any]]) -> None:
    assert in_order(play_in_processes(EXPERIMENT, ALL, 2)) == expected


def test_nothing_to_play_is_nothing_played() -> None:
    assert list(play_in_processes(EXPERIMENT, [], 2)) == []


def test_whoever_stops_early_leaves_no_process_behind() -> None:
    lines = play_in_processes(EXPERIMENT, ALL, 2)
    next(lines)
    lines.close()
    with pytest.raises(ChildProcessError):
        os.waitpid(-1, os.WNOHANG)


@pytest.mark.parametrize("address", ["nonsense", "127.0.0.1:1", "nowhere.invalid:6379"])
def test_an_address_where_nothing_answers_is_a_problem(address: str) -> None:
    pytest.importorskip("ray")
    with pytest.raises(Problem, match="ray-unreachable"):
        check_ray(address)


class Noted(NamedTuple):
    """An experiment that notes on which node a game was played.

    The first game of all comes to no end: it notes its ordinal and waits for its node to die.
    """

    experiment: Experiment
    first: Path
    games: int = EXPERIMENT.games

    def about(self) -> dict[str, Any]:
        return self.experiment.about()

    def play(self, ordinal: int) -> dict[str, Any]:
        import ray

        try:
            with self.first.open("x") as file:
                file.write(str(ordinal))
            Event().wait()
        except FileExistsError:
            pass
        node = ray.get_runtime_context().get_node_id()
        return {**self.experiment.play(ordinal), "node": node}


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A Ray cluster of one node, to which its user is connected."""
    ray = pytest.importorskip("ray")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    from ray.cluster_utils import Cluster

    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        ray.init(address=nodes.address, log_to_driver=False)
        yield nodes
    finally:
        ray.shutdown()
        nodes.shutdown()


def occupied(node: str) -> Any:
    """Somebody who keeps the only CPU of a node until ended."""
    import ray
    from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

    @ray.remote(num_cpus=1, scheduling_strategy=NodeAffinitySchedulingStrategy(node, soft=False))
    class Sitter:
        def sits(self) -> bool:
            return True

    sitter = Sitter.remote()
    assert ray.get(sitter.sits.remote())
    return sitter


def test_when_a_node_dies_all_games_come_in_exactly_once(
    cluster: Any, tmp_path: Path, expected: list[dict[str, Any]]
) -> None:
    """The head has one CPU, and that is taken until the other node is dead."""
    import ray

    ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])
    head = cluster.head_node.node_id
    doomed = cluster.add_node(num_cpus=2)
    sitter = occupied(head)
    plan = Noted(EXPERIMENT, tmp_path / "first")
    found = []
    for line in play_on_ray(plan, ALL):
        found.append(line)
        if len(found) == 3:  # on one CPU of the node; on the other one the first game waits
            cluster.remove_node(doomed)
            ray.kill(sitter)
    nodes = {line["arena"]["ordinal"]: line.pop("node") for line in found}
    assert list(nodes.values())[:3] == [doomed.node_id] * 3
    assert nodes[int(plan.first.read_text())] == head
    assert in_order(iter(found)) == expected
    assert ray.is_initialized()  # whoever has connected to a cluster stays so


def test_without_a_cluster_one_is_started_and_ended(
    monkeypatch: pytest.MonkeyPatch, expected: list[dict[str, Any]]
) -> None:
    ray = pytest.importorskip("ray")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    assert in_order(play_on_ray(EXPERIMENT, ALL[:4])) == expected[:4]
    assert not ray.is_initialized()
