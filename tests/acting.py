"""Playing and asking by the texts of actions, in every game."""

from pantheon.core.refusal import Refusal
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
    refusal = _refusal(state, text)
    return refusal.rule, refusal.key


def why(state: State, text: str) -> dict[str, int]:
    """The particulars of a refusal."""
    return _refusal(state, text).particulars


def _refusal(state: State, text: str) -> Refusal:
    refusal = state.why_not(state.game.catalogue.parse(text))
    assert refusal is not None, f"{text} is allowed"
    return refusal


def asked(state: State) -> tuple[int, str]:
    """Who decides now, and the kind of the decision, such as `Bet` or `Placing`."""
    return int(state.seat), type(state.frame).__name__


def told(state: State, kind: str) -> list[tuple[int | str, ...]]:
    """The particulars of all events of a kind since somebody listens, things by their names."""
    assert state.events is not None
    return [
        tuple(
            _named(state, name, particular)
            for name, particular in zip(event.kind.particulars, event.particulars, strict=True)
        )
        for event in state.events
        if event.kind.name == kind
    ]


def _named(state: State, name: str, particular: int) -> int | str:
    domain = state.game.domains.get(name.rstrip("0123456789"))
    return domain.values[particular] if domain else particular
