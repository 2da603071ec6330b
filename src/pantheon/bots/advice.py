"""Advice: what a seat might do, and what the decisions of a recorded game were worth.

What a seat may hope for is its share of a win, from 0 to 1, as `judging.shares` counts it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pantheon.bots.chair import Chair
from pantheon.bots.hunches import Hunches
from pantheon.bots.judging import shares
from pantheon.bots.search import Node, Searcher, iterate, look_ahead
from pantheon.core.chance import Chance
from pantheon.core.game import Game
from pantheon.core.record import Record, Replay
from pantheon.core.state import State

GUESSES: Final = 16  # by each seat, of what it does not see and of what chance brings


class Move:
    """An action, how often it was tried, and what its player may hope for after it."""

    def __init__(self, action: int, visits: int, expected: float) -> None:
        self.action: Final = action
        self.visits: Final = visits
        self.expected: Final = expected

    def to_json(self) -> dict[str, Any]:
        """The move, ready for JSON."""
        return {"action": self.action, "visits": self.visits, "expected": self.expected}


class Decision:
    """A decision of a recorded game, and the moment it led to: how many moves there are then.

    `best` is what the search prefers and `cost` what the player gave away against it; `expected`
    is what each seat may hope for after the decision.
    """

    def __init__(
        self, moment: int, seat: int, played: Move, best: Move, expected: list[float]
    ) -> None:
        self.moment: Final = moment
        self.seat: Final = seat
        self.played: Final = played
        self.best: Final = best
        self.cost: Final = best.expected - played.expected
        self.expected: Final = expected

    def to_json(self) -> dict[str, Any]:
        """The decision, ready for JSON."""
        return {
            "moment": self.moment,
            "seat": self.seat,
            "played": self.played.to_json(),
            "best": self.best.to_json(),
            "cost": self.cost,
            "expected": self.expected,
        }


class Review:
    """A recorded game, decision by decision; `start` is what each seat could hope for at first."""

    def __init__(self, start: list[float], decisions: list[Decision]) -> None:
        self.start: Final = start
        self.decisions: Final = decisions

    def costliest(self, count: int) -> list[Decision]:
        """So many decisions that cost something, the worst first."""
        found = [decision for decision in self.decisions if decision.cost > 0.0]
        found.sort(key=_cost, reverse=True)
        return found[:count]

    def to_json(self) -> dict[str, Any]:
        """The review, ready for JSON."""
        decisions = [decision.to_json() for decision in self.decisions]
        return {"start": self.start, "decisions": decisions}


def _cost(decision: Decision) -> float:
    return decision.cost


def hint(chair: Chair, seconds: float = 0.0, iterations: int = 0, seed: str = "hint") -> list[Move]:
    """All that the seat may do, the best first: what a search of this budget tried most."""
    root = Searcher(seed, seconds, iterations).search(chair)
    moves = [_move(root, action) for action in chair.legal()]
    moves.sort(key=_merit, reverse=True)
    return moves


def _move(root: Node, action: int) -> Move:
    child = root.children.get(action)
    if child is None:
        return Move(action, 0, 0.0)
    return Move(action, int(child.visits), child.mean())


def _merit(move: Move) -> tuple[int, float]:
    return move.visits, move.expected


def review(
    game: Game,
    record: Record,
    iterations: int = 200,
    seed: str = "review",
    on_step: Callable[[int], None] | None = None,
) -> Review:
    """Judge all decisions of a record; a Problem or a Refused if it breaks.

    A decision is judged from the chair of who made it, so that bad luck is no mistake: a search
    of so many iterations finds the best move, then the one that was played is tried until it has
    been tried as often, as a move that a search soon gave up is not known well enough to be
    blamed. What everybody may hope for after it would need as many searches again as there are
    seats; it is there to see how the game went, and for that it is enough that each seat guesses
    what it does not see, plays on a little and judges. `on_step` is told how many decisions are
    done.
    """
    replay = Replay(game, record)
    start = hopes(replay.state, Chance(f"{seed} hopes"))
    decisions: list[Decision] = []
    for action in record.actions:
        moment = replay.done + 1
        before = replay.state.copy()
        fault = replay.step()
        if fault is not None:
            raise fault.problem
        best, played = judged(before, action, iterations, f"{seed} {moment}")
        expected = hopes(replay.state, Chance(f"{seed} hopes", moment))
        decisions.append(Decision(moment, int(before.seat), played, best, expected))
        if on_step is not None:
            on_step(moment)
    return Review(start, decisions)


def judged(state: State, action: int, iterations: int, seed: str) -> tuple[Move, Move]:
    """The best move of a decision and the one that was played, which may be the same."""
    chair = Chair(state)
    root = Searcher(seed, 0.0, iterations).search(chair)
    best = max([_move(root, other) for other in chair.legal()], key=_merit)
    chance = Chance(f"{seed} again")
    hunches = Hunches(chair, chance)
    for _ in range(best.visits - _move(root, action).visits):
        guess = hunches.next()
        guess.legal = [action]
        iterate(root, guess, chance)
    played = _move(root, action)
    return (best if best.expected > played.expected else played), played


def hopes(state: State, chance: Chance) -> list[float]:
    """What each seat may hope for, from what it knows; of a game that is over, what it got.

    Where some know more than others, these need not add up to 1.
    """
    players = int(state.players)
    if state.over:
        winners = state.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    found = [0.0] * players
    for seat in range(players):
        for _ in range(GUESSES):
            guess = state.guess(seat, chance)
            look_ahead(guess, chance)
            found[seat] += shares(guess)[seat] / GUESSES
    return found
