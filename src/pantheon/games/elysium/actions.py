"""Everything a player can do, as verbs with numbered actions."""

from __future__ import annotations

from typing import Final

from pantheon.core.actions import Catalogue, Domain, Verb, numbers
from pantheon.games.elysium.components import (
    CARDS_PER_FAMILY,
    COLOURS,
    DEMIGODS,
    FAMILIES,
    FAMILIES_IN_PLAY,
    PIECES,
)

MOST_LEGENDS: Final = CARDS_PER_FAMILY * FAMILIES_IN_PLAY  # each begins with a card of its own
MOST_PAID: Final = 9

# Each of these + a card, or + CITIZEN.
TAKE: Final = 0  # from the Agora, as the turn's action
ORACLE: Final = 89
AGORA: Final = 178  # for a power
RECALL: Final = 267  # from the discard pile
USE: Final = 356
COPY: Final = 445
TRANSFER: Final = 534
GIVE: Final = 623  # from one's own Domain, for a power
SEIZE: Final = 712  # from another Domain
DISCARD: Final = 801  # from one's own Domain

JOIN: Final = 890  # + Legend
START: Final = 995  # a new Legend
QUEST: Final = 996  # + place
DISMISS: Final = 1000  # + colour
PLAYER: Final = 1004  # + seat
PAY: Final = 1008  # + gold - 1
GAIN_GOLD: Final = 1017
GAIN_VP: Final = 1018
LOSE: Final = 1019  # gold
DECLINE: Final = 1020
FINISH: Final = 1021

CARD: Final = Domain("card", PIECES)
FAMILY: Final = Domain("family", FAMILIES)
COLOUR: Final = Domain("colour", COLOURS)
DEMIGOD: Final = Domain("demigod", DEMIGODS)
LEGEND_NUMBER: Final = numbers("legend", 1, MOST_LEGENDS)
QUEST_NUMBER: Final = numbers("quest", 1, 4)

CATALOGUE: Final = Catalogue(
    [
        Verb("take", TAKE, [CARD]),
        Verb("oracle", ORACLE, [CARD]),
        Verb("agora", AGORA, [CARD]),
        Verb("recall", RECALL, [CARD]),
        Verb("use", USE, [CARD]),
        Verb("copy", COPY, [CARD]),
        Verb("transfer", TRANSFER, [CARD]),
        Verb("give", GIVE, [CARD]),
        Verb("seize", SEIZE, [CARD]),
        Verb("discard", DISCARD, [CARD]),
        Verb("join", JOIN, [LEGEND_NUMBER]),
        Verb("start", START, []),
        Verb("quest", QUEST, [QUEST_NUMBER]),
        Verb("dismiss", DISMISS, [COLOUR]),
        Verb("player", PLAYER, [numbers("seat", 0, 3)]),
        Verb("pay", PAY, [numbers("amount", 1, MOST_PAID)]),
        Verb("gold", GAIN_GOLD, []),
        Verb("vp", GAIN_VP, []),
        Verb("lose", LOSE, []),
        Verb("decline", DECLINE, []),
        Verb("end", FINISH, []),
    ]
)
