"""Zeus: victory points during the game."""

from __future__ import annotations

from typing import Final

from pantheon.games.elysium.amounts import (
    CitizensInElysium,
    Each,
    Every,
    InDomainAndElysium,
    OnBoard,
    UpTo,
)
from pantheon.games.elysium.cards.printed import Text, gathering, temple
from pantheon.games.elysium.components import GOLD, MORE_VP, TILE_VP, VP, ZEUS
from pantheon.games.elysium.effects.gains import Gain, GainAsMany, Needs
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

CARDS: Final[dict[str, Text]] = {
    "gathering": gathering,
    "ganymede": lambda n: Instantaneous(Gain(VP, n("vp"))),
    "danae": lambda n: LegendPower(Needs(n("gold"), OnBoard(GOLD)), Gain(VP, n("vp"))),
    "philemon": lambda n: Chronos(
        UpTo(n("most"), Each(n("each"), CitizensInElysium(), base=n("vp")))
    ),
    "temple": temple(ZEUS),
    "companion": lambda n: Activate(Gain(VP, n("vp"))),
    "demeter": lambda n: Eleusis(Gain(GOLD, n("gold")), Gain(VP, n("vp"))),
    "perseus": lambda n: Permanent(Standing(TILE_VP, n("vp"))),
    "herakles": lambda n: Trigger(
        Needs(n("every", least=1), OnBoard(VP)),
        GainAsMany(VP, Each(n("vp"), Every(n("every", least=1), OnBoard(VP)))),
    ),
    "thunderbolt": lambda n: Permanent(Standing(MORE_VP, n("vp"))),
    "hera": lambda n: Instantaneous(
        GainAsMany(VP, UpTo(n("most"), Each(n("vp"), InDomainAndElysium(ZEUS))))
    ),
}
