"""Small positions of Offrandes, and short ways to play and question them."""

from pantheon.core.state import NOBODY
from pantheon.games import load
from pantheon.games.offrandes.components import ALTARS, ANIMALS
from pantheon.games.offrandes.rounds import AUCTIONS, Round
from pantheon.games.offrandes.state import Offrandes

SPARTA, CORINTH, ATHENS, THEBES, DELOS = range(5)


def new_game(players: int = 4, start: int | None = None, seed: str = "") -> Offrandes:
    """A new game, somebody listening; with `start`, the first one that draws this start player."""
    if start is None:
        return _set_up(players, seed)
    draws = (_set_up(players, str(number)) for number in range(100))
    return next(state for state in draws if state.start == start)


def _set_up(players: int, seed: str) -> Offrandes:
    game = load("offrandes")
    state = game.blank(players, seed)
    assert isinstance(state, Offrandes)
    state.events = []
    game.set_up(state)
    state.settle()
    return state


def table(
    phase: int = AUCTIONS,
    players: int = 4,
    start: int = SPARTA,
    in_round: int = 1,
    steps: dict[int, dict[int, int]] | None = None,
    money: list[int] | None = None,
    score: list[int] | None = None,
    altars: dict[str, tuple[int, int, str]] | None = None,
    supply: dict[str, int] | None = None,
) -> Offrandes:
    """The first decision of a phase, somebody listening from the phase's beginning.

    `steps` by seat, then ladder; the others are as after the setup where nothing is said.
    `altars` by name: owner, number and kind of animals, which are then not in the supply.
    `supply` by kind says what is left of it, wherever the rest may be.
    """
    state = new_game(players)
    while state.stack:
        state.pop()  # the work of the setup
    state.events = []
    state.start = start
    state.round = in_round - (phase == AUCTIONS)  # the auctions open a round
    for seat, ladders in (steps or {}).items():
        for ladder, step in ladders.items():
            state.put(ladder, seat, step)
    for seat, drachmas in enumerate(money or []):
        state.pay(seat, state.money[seat] - drachmas)  # to or from the bank
    state.score = score or state.score
    for name, (owner, number, animal) in (altars or {}).items():
        altar, kind = ALTARS.index(name), ANIMALS.index(animal)
        state.altar_owner[altar] = owner
        state.altar_number[altar] = number
        state.altar_kind[altar] = kind
        state.supply[kind] -= number
    for animal, left in (supply or {}).items():
        state.supply[ANIMALS.index(animal)] = left
    state.push(Round(phase))
    state.settle()
    return state


def told(state: Offrandes, kind: str) -> list[tuple[int, ...]]:
    """The particulars of all events of a kind since somebody listens."""
    assert state.events is not None
    return [tuple(event.particulars) for event in state.events if event.kind.name == kind]


def seats_told(state: Offrandes, kind: str) -> list[int]:
    """The seats that did something, in order."""
    return [particulars[0] for particulars in told(state, kind)]


def altar(state: Offrandes, name: str) -> tuple[int, int, str] | None:
    """Owner, number and kind of what lies on an altar."""
    place = ALTARS.index(name)
    if state.altar_owner[place] == NOBODY:
        return None
    return (
        state.altar_owner[place],
        state.altar_number[place],
        ANIMALS[state.altar_kind[place]],
    )


def left(state: Offrandes, animal: str) -> int:
    """How many animals of a kind the supply holds."""
    return state.supply[ANIMALS.index(animal)]
