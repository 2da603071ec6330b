"""Tables for bots: decisions of random games, and late positions that one move wins."""

from collections.abc import Iterator

import derby_positions
import elysium_positions
import positions
from acting import act
from games.walks import VARIANTS, walk

from pantheon import games
from pantheon.core.game import Game
from pantheon.core.state import State
from pantheon.games.elysium.epochs import WRITING
from pantheon.games.offrandes.components import (
    FARMER,
    FLOWER_SELLER,
    TEMPLE_SERVANT,
    WATER_CARRIER,
)
from pantheon.games.offrandes.rounds import OFFERINGS

EVERYTHING = {"derby": {"powers": "on", "fate": "on", "sober": "on", "gods": "chosen"}}


def played() -> dict[str, Game]:
    """Every game as it is, and as it is with many options, by a label."""
    plain = {name: games.load(name) for name in games.names()}
    rich = {
        f"{name}-options": games.load(name, EVERYTHING.get(name, VARIANTS[name][-1]))
        for name in plain
        if name in VARIANTS
    }
    return plain | rich


def decisions(game: Game, players: int, seed: str, every: int) -> Iterator[State]:
    """Some decisions of a random game, each a state that nobody else changes."""
    for ordinal, state in enumerate(walk(game, players, seed)):
        if ordinal % every == 0 and not state.over:
            yield state.copy()


def zeus_or_less() -> State:
    """Offrandes: the last offering; only the altar of Zeus brings the points that Athens lacks."""
    chicken = {FARMER: 1, WATER_CARRIER: 1, FLOWER_SELLER: 1, TEMPLE_SERVANT: 5}
    steps = {positions.ATHENS: chicken}
    return positions.table(OFFERINGS, players=3, score=[101, 101, 76], steps=steps)


def last_transfer() -> State:
    """Elysium: the last transfer; only a third card for the Legend of Zeus overtakes the others."""
    return elysium_positions.position(
        phase=WRITING,
        epoch=5,
        turn=2,
        left=1,
        gold=9,
        vp=[5, 5, 0],
        domain={2: ["zeus-hera"]},
        legends={2: [["zeus-danae", "zeus-companion"]]},
    )


def last_place() -> State:
    """The same, when the card has been chosen and is still to be placed."""
    state = last_transfer()
    act(state, "transfer zeus-hera")
    return state


def last_card() -> State:
    """Derby: the last turn; the dragon, on which Anansi bet, wins if its card is played first."""
    return derby_positions.course(
        race=3,
        third=True,
        holders=[["dragon-6/4"], [], [], ["gryphon-6/4"]],
        spaces={"pegasus": 19, "dragon": 14, "gryphon": 14},
        score=[0, 3, 0, 0],
        bets={0: [("first", "dragon")]},
    )


# The positions before the last decision of a game, each with the one move that wins.
WON = {
    "offrandes": (zeus_or_less, "lay zeus"),
    "elysium": (last_place, "join 1"),
    "derby": (last_card, "play left dragon-6/4"),
}
