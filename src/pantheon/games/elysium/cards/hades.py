"""Hades: extra transfers, and the discard pile."""

from __future__ import annotations

from typing import Final

from pantheon.games.elysium.amounts import (
    CardsInElysium,
    Each,
    EpochTransfers,
    Every,
    InDomain,
)
from pantheon.games.elysium.cards.printed import Text, gathering, temple
from pantheon.games.elysium.components import CHEAPER, HADES, LEVELS
from pantheon.games.elysium.effects.fetching import FROM_DISCARD, Take
from pantheon.games.elysium.effects.gains import Needs
from pantheon.games.elysium.effects.granting import Transfers
from pantheon.games.elysium.effects.swapping import Swap
from pantheon.games.elysium.powers import (
    Activate,
    Chronos,
    Eleusis,
    Instantaneous,
    LegendPower,
    Permanent,
    Standing,
    Trigger,
)
from pantheon.games.elysium.transfers import FREE

CARDS: Final[dict[str, Text]] = {
    "gathering": gathering,
    "tartarus": lambda n: Chronos(Each(n("vp"), Every(n("every", least=1), CardsInElysium()))),
    "charon": lambda n: Instantaneous(Transfers(n("transfers"), price=-n("less"), may=True)),
    "lethe": lambda n: Activate(Swap(FROM_DISCARD, highest=n("highest", least=1, most=LEVELS))),
    "temple": temple(HADES),
    "persephone": lambda n: Eleusis(Transfers(n("transfers", least=1), price=-n("less"))),
    "cerberus": lambda n: LegendPower(
        Needs(n("needed"), EpochTransfers()), Transfers(n("transfers", least=1), price=FREE)
    ),
    "eurydice": lambda n: Instantaneous(
        Take(FROM_DISCARD, highest=n("highest", least=1, most=LEVELS), or_gold=n("gold"))
    ),
    "judge": lambda n: Trigger(Transfers(up_to=InDomain(HADES), may=True)),
    "thanatos": lambda n: Instantaneous(
        Transfers(n("transfers"), price=FREE, may=True, family_only=True)
    ),
    "helm": lambda n: Permanent(Standing(CHEAPER, n("less"))),
}
