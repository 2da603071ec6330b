"""Simulate tables: `python -m simulation 17` one seed, `--seeds 10000` many of them."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter
from traceback import print_exception

from simulation.plan import plan
from simulation.runner import Result, run
from simulation.shrink import report

PIECE = 50  # seeds that a process gets at once


def main() -> int:
    """Do what the arguments say; the number of failures."""
    parser = argparse.ArgumentParser(prog="python -m simulation", description=__doc__)
    parser.add_argument("seed", type=int, nargs="?", help="simulate this one")
    parser.add_argument("--steps", help="only these steps of it, such as 0,3,17")
    parser.add_argument("--seeds", type=int, default=1000, help="how many")
    parser.add_argument("--first", type=int, default=0, help="the first of many")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes")
    given = parser.parse_args()
    if given.seed is not None:
        return one(given.seed, given.steps)
    return many(range(given.first, given.first + given.seeds), given.jobs)


def one(seed: int, steps: str | None) -> int:
    """Simulate one seed and tell what happens."""
    chosen = plan(seed)
    if steps is not None:
        places = [] if steps == "none" else [int(place) for place in steps.split(",")]
        chosen = chosen.with_steps(places)
    print(chosen.told())
    for step in chosen.steps:
        print(f"  {step.told()}")
    result = run(chosen)
    print(f"{result.entries} entries, {result.seconds:.0f} s of virtual time")
    if result.failure is not None:
        print_exception(result.failure)
        return 1
    return 0


def many(seeds: range, jobs: int) -> int:
    """Simulate many seeds by several processes; tell how it goes, and every failure."""
    began, done, failed = perf_counter(), 0, 0
    games, entries, virtual = 0, 0, 0.0
    for piece, results in _pieces(seeds, jobs):
        for seed, result in zip(piece, results, strict=True):
            if result.failure is not None:
                failed += 1
                print(report(plan(seed), result.failure), flush=True)
        done += len(piece)
        games += sum(result.games for result in results)
        entries += sum(result.entries for result in results)
        virtual += sum(result.seconds for result in results)
        minutes = (perf_counter() - began) / 60
        print(
            f"{done} seeds, {failed} failed, {games} games, {entries} entries, "
            f"{virtual / 3600:.1f} h of virtual time, {games / minutes:.0f} games a minute",
            flush=True,
        )
    return min(failed, 100)


def _pieces(seeds: range, jobs: int) -> Iterator[tuple[range, list[Result]]]:
    pieces = [seeds[first : first + PIECE] for first in range(0, len(seeds), PIECE)]
    if jobs == 1:
        yield from ((piece, _simulated(piece)) for piece in pieces)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from zip(pieces, pool.map(_simulated, pieces), strict=True)


def _simulated(seeds: range) -> list[Result]:
    return [run(plan(seed)) for seed in seeds]


if __name__ == "__main__":
    sys.exit(main())
