"""Random play, the yardstick of the engine and the simplest opponent."""

from pantheon.core.chance import Chance
from pantheon.core.state import State


def random_action(state: State, chance: Chance) -> int:
    """Any of the allowed actions, all equally likely."""
    return state.legal[chance.below(len(state.legal))]


def play_randomly(state: State, chance: Chance) -> list[int]:
    """Play a state to its end with random actions; the actions played."""
    actions: list[int] = []
    while state.legal:
        action = random_action(state, chance)
        state.apply(action)
        actions.append(action)
    return actions
