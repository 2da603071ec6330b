"""How the log of the first table begins: empty, or with a game that is nearly played."""

from __future__ import annotations

from functools import cache
from random import Random

from simulation.plan import Plan

from pantheon import games
from pantheon.core.game import Game
from pantheon.table.entries import ACT, INVITE, SIT, START, Entry
from pantheon.table.seating import FREE, Seat, Seating
from pantheon.table.state import Facts

SEEDS = 6  # different games that are played before


def opened(plan: Plan, people: list[str | None]) -> tuple[Seating, list[Entry]]:
    """A table where at most the host sits."""
    host = people[0]
    assert host is not None
    first = Seat(host, host) if plan.seed % 2 else FREE
    return Seating(host, (first,) + (FREE,) * (plan.players - 1)), []


def played(
    facts: Facts, plan: Plan, people: list[str | None], now: float
) -> tuple[Seating, list[Entry]]:
    """A table with a game of which few actions are left."""
    host = people[0]
    assert host is not None
    found: list[Entry] = []

    def add(kind: str, seat: int, action: int | None, by: str, **detail: str) -> None:
        at = now - 100.0 + 0.01 * len(found)
        found.append(Entry(len(found) + 1, kind, seat, action, by, at, detail))

    for seat in range(plan.players):
        if seat < len(people):
            person = str(people[seat])
            add(SIT, seat, None, f"{person} before {seat}", person=person, name=person)
        else:
            add(INVITE, seat, None, f"{host} before {seat}", bot="adept")
    add(START, -1, None, f"{host} before")
    actions = _actions(facts, plan)
    for seat, action in actions[: max(0, len(actions) - plan.left)]:
        by = f"{people[seat]} before {len(found)}" if seat < len(people) else f"bot {len(found)}"
        add(ACT, seat, action, by)
    return Seating(host, (FREE,) * plan.players), found


def _actions(facts: Facts, plan: Plan) -> list[tuple[int, int]]:
    game: Game = facts.game
    return list(_played(game.name, plan.players, tuple(sorted(plan.options.items())), facts.seed))


def seed_of(number: int) -> str:
    """The seed of a game that is nearly played."""
    return f"{Random(f'played {number % SEEDS}').getrandbits(128):032x}"


@cache
def _played(
    name: str, players: int, options: tuple[tuple[str, str], ...], seed: str
) -> tuple[tuple[int, int], ...]:
    """A game played at random: seats and actions."""
    state = games.shared(name, dict(options)).new(players, seed)
    random = Random(f"{name} {players} {seed}")
    found = []
    while not state.over:
        action = random.choice(state.legal)
        found.append((int(state.seat), action))
        state.apply(action)
    return tuple(found)
