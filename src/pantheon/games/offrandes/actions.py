"""Everything a player can do, as verbs with numbered actions."""

from typing import Final

from pantheon.core.actions import Catalogue, Domain, Verb, numbers
from pantheon.games.offrandes.components import ALTARS, ANIMALS, CITIES, LADDERS

PREPARE: Final = 0  # + ladder
OFFER: Final = 7  # + pair of ladders
END_TURN: Final = 28
BRIBE: Final = 29  # + seat of the opponent x 7 + ladder
DECLINE: Final = 64
TAKE: Final = 65  # + kind of animal
LAY: Final = 70  # + altar
PASS: Final = 81
BID: Final = 81  # + drachmas, from 1

PAIRS: Final = [(a, b) for a in range(7) for b in range(a + 1, 7)]
PAIR_TILES: Final = [1 << a | 1 << b for a, b in PAIRS]  # the two tiles as a mask

LADDER: Final = Domain("ladder", LADDERS)
PAIR: Final = Domain("pair", [f"{LADDERS[a]}+{LADDERS[b]}" for a, b in PAIRS], "ladder")
CITY: Final = Domain("city", CITIES)
ANIMAL: Final = Domain("animal", ANIMALS)
ALTAR: Final = Domain("altar", ALTARS)


def catalogue(cap: int) -> Catalogue:
    """All actions, when nobody can own more than `cap` drachmas."""
    return Catalogue(
        [
            Verb("prepare", PREPARE, [LADDER]),
            Verb("offer", OFFER, [PAIR]),
            Verb("end-turn", END_TURN, []),
            Verb("bribe", BRIBE, [CITY, LADDER]),
            Verb("decline", DECLINE, []),
            Verb("take", TAKE, [ANIMAL]),
            Verb("lay", LAY, [ALTAR]),
            Verb("pass", PASS, []),
            Verb("bid", BID + 1, [numbers("drachmas", 1, cap)]),
        ]
    )
