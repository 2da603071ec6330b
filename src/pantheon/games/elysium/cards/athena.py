"""Athena: much for you, a smaller share for everyone; Eleusis."""

from __future__ import annotations

from typing import Final

from pantheon.games.elysium.amounts import Each, OtherEleusis, UpTo
from pantheon.games.elysium.cards.printed import Text, gathering, temple
from pantheon.games.elysium.components import ATHENA, GOLD, SHARED_VP, VP
from pantheon.games.elysium.effects.fetching import FROM_AGORA, Take
from pantheon.games.elysium.effects.gains import Gain, GainAsMany
from pantheon.games.elysium.effects.granting import OthersMayTransfer, Transfers
from pantheon.games.elysium.effects.others import (
    OthersChooseGain,
    OthersGain,
    OthersGainByEleusis,
)
from pantheon.games.elysium.powers import (
    Activate,
    Eleusis,
    Instantaneous,
    Permanent,
    Reaction,
    Standing,
    Trigger,
)

CARDS: Final[dict[str, Text]] = {
    "gathering": gathering,
    "olive": lambda n: Instantaneous(
        Gain(GOLD, n("gold")),
        Gain(VP, n("vp")),
        OthersChooseGain(n("others_gold"), n("others_vp")),
        shared=True,
    ),
    "games": lambda n: Activate(
        Transfers(n("transfers"), may=True), OthersMayTransfer(n("more")), shared=True
    ),
    "trade": lambda n: Instantaneous(
        Gain(GOLD, n("gold")), OthersGain(GOLD, n("others_gold")), shared=True
    ),
    "temple": temple(ATHENA),
    "initiation": lambda n: Eleusis(
        Gain(GOLD, n("gold")), OthersGain(GOLD, n("others_gold"), eleusis=n("needed")), shared=True
    ),
    "kykeon": lambda n: Eleusis(
        GainAsMany(VP, UpTo(n("most"), Each(n("vp"), OtherEleusis()))),
        OthersGain(VP, n("others_vp"), eleusis=n("needed")),
        shared=True,
    ),
    "owl": lambda n: Permanent(Standing(SHARED_VP, n("vp"))),
    "aegis": lambda n: Reaction(ATHENA, Gain(GOLD, n("gold"))),
    "horse": lambda n: Trigger(Take(FROM_AGORA), OthersGain(GOLD, n("others_gold")), shared=True),
    "telesterion": lambda n: Eleusis(
        Gain(VP, n("vp")),
        OthersGainByEleusis(n("needed"), n("others_vp"), n("others_gold")),
        shared=True,
    ),
}
