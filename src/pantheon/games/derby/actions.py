"""Everything a player can do, as verbs with numbered actions."""

from __future__ import annotations

from typing import Final

from pantheon.core.actions import Catalogue, Domain, Verb, numbers
from pantheon.games.derby.components import BETS, CREATURES, GODS, POWERS, SIDES
from pantheon.games.derby.values import Values

GOD: Final = 0  # + god
BET: Final = 6  # + bet card x 6 + creature
DECLINE: Final = 48
USE: Final = 49  # + power
CREATURE: Final = 67  # + creature, for a power
REPLACE: Final = 73  # + bet card, for a power
SLOT: Final = 80  # + seat x 3 + place of the bet, for a power
HOLDER: Final = 98  # + seat on whose left it stands, for a power
DRAWN: Final = 104  # + 0 or 1, for a power
PLAY: Final = 106  # + side x designs + design; then TRICK, GIVE, PILE and TOKEN, by the designs


class Deck:
    """Where the actions begin that name movement cards, and the words for them."""

    def __init__(self, values: Values) -> None:
        names = values.card_names()
        designs = len(names)
        self.designs: Final = designs
        self.trick: Final = PLAY + 2 * designs  # + side x designs + design
        self.give: Final = PLAY + 4 * designs  # + side x designs + design, for a power
        self.pile: Final = PLAY + 6 * designs  # + design, for a power
        self.token: Final = PLAY + 7 * designs  # + space, from 1
        self.card: Final = Domain("card", names, "creature")
        self.space: Final = numbers("space", 1, values.last_space)

    def catalogue(self) -> Catalogue:
        """All actions."""
        return Catalogue(
            [
                Verb("god", GOD, [GODS_IN_PLAY]),
                Verb("bet", BET, [BET_CARD, CREATURE_NAME]),
                Verb("decline", DECLINE, []),
                Verb("use", USE, [POWER]),
                Verb("creature", CREATURE, [CREATURE_NAME]),
                Verb("replace", REPLACE, [BET_CARD]),
                Verb("slot", SLOT, [SEAT, PLACE]),
                Verb("holder", HOLDER, [SEAT]),
                Verb("drawn", DRAWN, [ORDER]),
                Verb("play", PLAY, [SIDE, self.card]),
                Verb("trick", self.trick, [SIDE, self.card]),
                Verb("give", self.give, [SIDE, self.card]),
                Verb("pile", self.pile, [self.card]),
                Verb("token", self.token, [self.space]),
            ]
        )


GODS_IN_PLAY: Final = Domain("god", GODS)
BET_CARD: Final = Domain("bet", BETS)
CREATURE_NAME: Final = Domain("creature", CREATURES)
POWER: Final = Domain("power", POWERS)
SIDE: Final = Domain("side", SIDES)
SEAT: Final = numbers("seat", 0, 5)
PLACE: Final = numbers("place", 1, 3)
ORDER: Final = numbers("order", 1, 2)
