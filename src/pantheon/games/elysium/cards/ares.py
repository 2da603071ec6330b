"""Ares: prestige points."""

from __future__ import annotations

from typing import Final

from pantheon.games.elysium.amounts import (
    Each,
    Every,
    FamiliesInDomain,
    OnBoard,
    UpTo,
    WrittenTransfers,
)
from pantheon.games.elysium.cards.printed import Text, gathering, temple
from pantheon.games.elysium.components import ARES, PP
from pantheon.games.elysium.effects.gains import Gain, GainAsMany, Needs, Pay
from pantheon.games.elysium.effects.others import MostLoses
from pantheon.games.elysium.powers import (
    Activate,
    Chronos,
    Instantaneous,
    LegendPower,
    Reaction,
    Trigger,
)

CARDS: Final[dict[str, Text]] = {
    "gathering": gathering,
    "spartoi": lambda n: Instantaneous(Gain(PP, n("pp"))),
    "amazons": lambda n: Activate(Pay(n("gold")), Gain(PP, n("pp"))),
    "nike": lambda n: Chronos(
        UpTo(n("most"), Each(n("vp"), Every(n("every", least=1), OnBoard(PP))))
    ),
    "temple": temple(ARES),
    "phobos": lambda n: Activate(Gain(PP, n("pp"))),
    "eris": lambda n: Instantaneous(Gain(PP, n("pp")), MostLoses(PP, n("lost"))),
    "hippolyta": lambda n: LegendPower(
        Needs(1, WrittenTransfers()),
        GainAsMany(PP, UpTo(n("most"), Each(n("pp"), WrittenTransfers()))),
    ),
    "spear": lambda n: Reaction(ARES, Gain(PP, n("pp"))),
    "trojan": lambda n: Trigger(GainAsMany(PP, Each(n("pp"), FamiliesInDomain()))),
    "achilles": lambda n: Instantaneous(Gain(PP, n("pp"))),
}
