"""The end of a world: faults cease, the game goes on, and all that is told becomes true."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.chapters import Chapter
from simulation.failure import Failure, check
from simulation.processes import LISTEN

if TYPE_CHECKING:
    from simulation.world import World

LONGEST = 900.0  # seconds until a game goes on in which somebody can move
SETTLED = 300.0  # seconds until everybody knows all
SOON = LISTEN + 5.0  # the same where nothing went wrong


def end(world: World) -> None:
    """Let the world come to rest, or complain that it does not."""
    _heal(world)
    _goes_on(world)
    _comes_to_rest(world)


def _heal(world: World) -> None:
    world.faults.cease()
    for slot in range(world.plan.processes):
        world.start(slot)
    for person in world.people:
        for client in person.clients:
            client.wanted = True
            client.connect()


def _goes_on(world: World) -> None:
    """Everybody who plays is here, or clocks run out, so every game that is not over goes on."""
    terms = world.plan.terms
    begun = all(referee.now.status != "open" for referee in world.referees.values())
    if begun and terms.clock != "none" and terms.absent == "bot" and world.plan.seed % 2:
        world.playing = False
    before = {table: referee.now.moved for table, referee in world.referees.items()}
    until = world.now + LONGEST
    waits = list(before)
    while waits:
        check(world.now < until, "alive", "a game does not go on", waits)
        world.run_until(world.now + 2.0)
        waits = [table for table in waits if _waits(world.referees[table].now, before[table])]


def _waits(now: Chapter, before: int) -> bool:
    """Whether nothing has happened at a table where something must."""
    if now.status == "open":
        here = all(place.person or place.bot for place in now.places)
        return here and now.seat_of(now.host) >= 0
    return now.status == "playing" and now.moved == before


def _comes_to_rest(world: World) -> None:
    """Nobody does anything any more, and after a while everybody knows all that was done."""
    world.playing = False
    world.bots.held = True
    died = _die_together(world)
    until = world.now + (SOON if world.calm and not died else SETTLED)
    while True:
        world.run_until(world.now + 2.0)
        try:
            _check(world)
        except Failure:
            if world.now >= until:
                raise
        else:
            return


def _die_together(world: World) -> bool:
    """Somebody goes for good and takes a process along, which so tells nobody; if that happens."""
    away = world.people[world.plan.seed % len(world.people)]
    links = [client.link for client in away.clients if client.link is not None]
    if world.plan.seed % 3 or not links:
        return False
    for client in away.clients:
        client.wanted = False
    for process in {link.process.name: link.process for link in links}.values():
        if process.alive:
            world.kill(process, 1.0)
    return True


def _check(world: World) -> None:
    check(not world.requests, "alive", "requests without an answer", len(world.requests))
    for person in (*world.people, *world.strangers[-1:]):
        for client in person.clients:
            if client.wanted:
                client.check_all()
    for process in world.processes:
        check(not process.answers, "alive", "a request is forgotten", process.name)
        for hosted in process.tables.values():
            for link in hosted.links.values():
                check(not +link.owed, "alive", "no answer", link.person, link.owed)
                check(not link.since, "alive", "no welcome", link.person, link.since)
