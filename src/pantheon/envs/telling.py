"""What went wrong, in a sentence with the number of the rule, for those who write programs."""

from __future__ import annotations

from functools import lru_cache

from pantheon.core.extras import extra
from pantheon.core.problem import Problem
from pantheon.core.refusal import Refusal
from pantheon.core.state import State
from pantheon.locales import Words
from pantheon.locales.speech import Speech, complaint, nameplates


@lru_cache(maxsize=1)
def english() -> Words:
    """The language of programs."""
    return Words("en")


def speech_at(state: State) -> Speech:
    """What speaks at a table, where players are called by their nameplates."""
    plates = [state.nameplate(seat) for seat in range(state.players)]
    return Speech(english(), state.game, nameplates(english(), state.game, plates))


def told(state: State, problem: Refusal | Problem) -> str:
    """Why an action cannot be taken, with the number of the rule that forbids it."""
    if isinstance(problem, Problem):
        return complaint(english(), problem)
    return speech_at(state).refusal(problem)


def needs(extra_name: str, module: str) -> None:
    """An ImportError that says what to install, if a toolkit is not there."""
    try:
        extra(extra_name, module)
    except Problem as problem:
        raise ImportError(complaint(english(), problem)) from problem
