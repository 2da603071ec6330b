"""Where the games of an experiment are played: here, in processes, or on a Ray cluster."""

from __future__ import annotations

from collections.abc import Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from signal import SIG_IGN, SIGINT, signal
from socket import create_connection
from typing import Any

from pantheon.arena.experiment import Plan
from pantheon.core.extras import extra
from pantheon.core.problem import Problem

Line = dict[str, Any]
AHEAD = 2  # tasks that wait for each worker, so that none stands idle
REACH = 5.0  # seconds in which a cluster should answer; Ray itself tries for a quarter of an hour


def play_here(plan: Plan, ordinals: list[int]) -> Generator[Line]:
    """Play in this process, one game after the other."""
    for ordinal in ordinals:
        yield plan.play(ordinal)


def play_in_processes(plan: Plan, ordinals: list[int], jobs: int) -> Generator[Line]:
    """Play in so many processes; games come in as they finish."""
    waiting = iter(ordinals)
    running: set[Future[Line]] = set()
    pool = ProcessPoolExecutor(jobs, initializer=signal, initargs=(SIGINT, SIG_IGN))
    try:
        while True:
            for ordinal in waiting:
                running.add(pool.submit(plan.play, ordinal))
                if len(running) >= jobs * AHEAD:
                    break
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        for process in list((pool._processes or {}).values()):  # a game may take long
            process.terminate()
        pool.shutdown(wait=True, cancel_futures=True)


def check_ray(address: str) -> None:
    """A Problem if there is no Ray, or if nothing answers at the address of a cluster."""
    extra("ray", "ray")
    if not address or address in ("auto", "local") or "://" in address:
        return
    host, _, port = address.rpartition(":")
    try:
        create_connection((host, int(port)), REACH).close()
    except (OSError, OverflowError, ValueError) as error:
        raise Problem("ray-unreachable", address=address, reason=str(error)) from error


def play_on_ray(plan: Plan, ordinals: list[int], address: str = "") -> Generator[Line]:
    """Play on a Ray cluster; a game whose node dies is played again elsewhere."""
    ray = extra("ray", "ray")
    mine = not ray.is_initialized()
    if mine:
        try:
            ray.init(address=address or None, include_dashboard=False, log_to_driver=False)
        except (ConnectionError, ValueError) as error:
            raise Problem("ray-unreachable", address=address, reason=str(error)) from error
    try:
        task = ray.remote(max_retries=-1)(type(plan).play)
        workers = int(ray.cluster_resources().get("CPU", 1))
        waiting = iter(ordinals)
        running: list[Any] = []
        while True:
            for ordinal in waiting:
                running.append(task.remote(plan, ordinal))
                if len(running) >= workers * AHEAD:
                    break
            if not running:
                return
            done, running = ray.wait(running, num_returns=1)
            for finished in done:
                yield ray.get(finished)
    finally:
        if mine:
            ray.shutdown()
