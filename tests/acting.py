"""Playing and asking by the texts of actions, in every game."""

from pantheon.core.state import State


def act(state: State, *texts: str) -> None:
    """Play actions by their texts, such as `bribe corinth farmer`."""
    for text in texts:
        state.apply(state.game.catalogue.parse(text))


def options(state: State, verb: str = "") -> list[str]:
    """The texts of all allowed actions, or of those of one verb."""
    texts = [state.game.catalogue.text(action) for action in state.legal]
    return [text for text in texts if text.split()[0] == verb or not verb]


def refused(state: State, text: str) -> tuple[str, str]:
    """The rule against an action and the key of the reason."""
    refusal = state.why_not(state.game.catalogue.parse(text))
    assert refusal is not None, f"{text} is allowed"
    return refusal.rule, refusal.key
