"""What a step tells, found out without asking the rules of undo: an oracle, and games that ask it.

A seat has learned something if what it saw of a step could not have been seen in some position that
it held possible before. Such a step must not be taken back.
"""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import Any

from pantheon.core.chance import Chance
from pantheon.core.game import Game
from pantheon.core.playout import random_action
from pantheon.core.state import NOBODY, State
from pantheon.table.undo import reveals

Seen = tuple[dict[str, Any], list[tuple[str, dict[str, int]]]]


def observed(before: State, action: int, seat: int) -> Seen:
    """All that a seat is shown and told of a step."""
    state = before.copy()
    state.events = []
    state.apply(action)
    told = [(event.kind.name, event.seen_by(seat)) for event in state.events]
    return state.view(seat), told


def learns(before: State, action: int, seat: int, chance: Chance, guesses: int) -> bool:
    """Whether a step tells a seat something, as far as so many guesses show.

    What others choose may be hidden: then any of their choices that looks the same will do.
    """
    seen = observed(before, action, seat)
    for _ in range(guesses):
        guess = supposed(before, seat, chance)
        others = guess.legal if guess.seat != seat else []
        first = [action] if action in guess.legal else []
        if all(observed(guess, choice, seat) != seen for choice in chain(first, others)):
            return True
    return False


def supposed(state: State, seat: int, chance: Chance) -> State:
    """A position that a seat holds possible, with the same work pending.

    What a player has begun to choose is theirs to tell, and nothing that was hidden from them.
    """
    begun = [frame.args() for frame in state.pending()]
    while True:
        guess = state.guess(seat, chance)
        if [frame.args() for frame in guess.pending()] == begun:
            return guess


class Found:
    """What came of many steps, those that can be taken back and those that cannot."""

    def __init__(self) -> None:
        self.steps = 0
        self.final = 0  # cannot be taken back
        self.asked = 0  # times that the oracle was asked about one that can
        self.peeks: list[str] = []  # can, although somebody has learned something
        self.checked: Counter[str] = Counter()  # cannot, and the oracle was asked whether rightly
        self.needless: Counter[str] = Counter()  # those of them of which nobody learned anything

    def add(self, other: Found) -> None:
        """Take in what came of other steps."""
        self.steps += other.steps
        self.final += other.final
        self.asked += other.asked
        self.peeks += other.peeks
        self.checked += other.checked
        self.needless += other.needless


def check_undo(game: Game, players: int, seed: str, guesses: int, one_in: int) -> Found:
    """A random game. A spectator and one of the seats are asked at every step that can be undone.

    Of `one_in` steps that cannot, all are asked about one, with eight guesses for every one.
    """
    found, state, chance = Found(), game.new(players, seed), Chance(f"{seed} undo")
    while not state.over:
        before, action = state.copy(), random_action(state, chance)
        state.apply(action)
        found.steps += 1
        if reveals(before, state):
            found.final += 1
            if chance.below(one_in) == 0:
                kind = f"{type(before.frame).__name__} {game.catalogue.verb(action).name}"
                seats = range(NOBODY, players)
                found.checked[kind] += 1
                if not any(learns(before, action, seat, chance, 8 * guesses) for seat in seats):
                    found.needless[kind] += 1
            continue
        for seat in (NOBODY, chance.below(players)):
            found.asked += 1
            if learns(before, action, seat, chance, guesses):
                where = f"{game.name} {game.options}, {players} players, seed {seed}"
                text = f"step {found.steps}: {game.catalogue.text(action)}, seen by {seat}"
                found.peeks.append(f"{where}, {text}")
    return found
