"""Hermes: reuses and copies powers, swaps, flexible Columns."""

from __future__ import annotations

from typing import Final

from pantheon.games.elysium.amounts import BestChronos, UpTo
from pantheon.games.elysium.cards.printed import Text, gathering, temple
from pantheon.games.elysium.components import (
    ELEUSIS,
    EVERY_COLOUR,
    GOLD,
    HERMES,
    INSTANT,
    LEVELS,
    TRIGGER,
)
from pantheon.games.elysium.effects.copying import ANYBODYS, MINE, OTHERS, UsePower
from pantheon.games.elysium.effects.fetching import FROM_AGORA
from pantheon.games.elysium.effects.gains import Gain
from pantheon.games.elysium.effects.swapping import Swap, SwapDomains
from pantheon.games.elysium.powers import (
    Activate,
    Chronos,
    Eleusis,
    Instantaneous,
    Permanent,
    Reaction,
    Standing,
    Trigger,
)

CARDS: Final[dict[str, Text]] = {
    "gathering": gathering,
    "sandals": lambda n: Permanent(Standing(EVERY_COLOUR)),
    "echo": lambda n: Chronos(UpTo(n("most"), BestChronos()), copying=True),
    "herma": lambda n: Instantaneous(Swap(FROM_AGORA, may=True)),
    "temple": temple(HERMES),
    "autolycus": lambda n: Instantaneous(
        UsePower(INSTANT, OTHERS, or_gold=n("gold")), copying=True
    ),
    "mystagogue": lambda n: Eleusis(UsePower(ELEUSIS, ANYBODYS), copying=True),
    "syrinx": lambda n: Activate(
        UsePower(INSTANT, MINE, highest=n("highest", least=1, most=LEVELS), or_gold=n("gold")),
        copying=True,
    ),
    "caduceus": lambda n: Reaction(HERMES, Gain(GOLD, n("gold"))),
    "argus": lambda n: Trigger(UsePower(TRIGGER, ANYBODYS), copying=True),
    "thieves": lambda n: Instantaneous(SwapDomains(or_gold=n("gold"))),
}
