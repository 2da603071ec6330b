"""Hephaestus: gold."""

from __future__ import annotations

from typing import Final

from pantheon.games.elysium.actions import MOST_PAID
from pantheon.games.elysium.amounts import Each, Every, InDomain, InDomainBut, OnBoard, UpTo
from pantheon.games.elysium.cards.printed import Text, gathering, temple
from pantheon.games.elysium.components import CARDS as ALL_CARDS
from pantheon.games.elysium.components import GOLD, HEPHAESTUS, PROTECTED, QUEST_GOLD, VP
from pantheon.games.elysium.effects.fetching import DrawAndTake
from pantheon.games.elysium.effects.gains import Gain, GainAsMany, Pay, PayForVP
from pantheon.games.elysium.powers import (
    Activate,
    Chronos,
    Instantaneous,
    LegendPower,
    Permanent,
    Reaction,
    Standing,
    Trigger,
)

CABEIRI: Final = ALL_CARDS.index("hephaestus-cabeiri")

CARDS: Final[dict[str, Text]] = {
    "gathering": gathering,
    "assistance": lambda n: Instantaneous(Gain(GOLD, n("gold"))),
    "cabeiri": lambda n: Instantaneous(
        GainAsMany(GOLD, UpTo(n("most"), Each(n("each"), InDomainBut(CABEIRI), base=n("gold"))))
    ),
    "throne": lambda n: Chronos(
        UpTo(n("most"), Each(n("vp"), Every(n("every", least=1), OnBoard(GOLD))))
    ),
    "temple": temple(HEPHAESTUS),
    "maidens": lambda n: Activate(
        GainAsMany(GOLD, UpTo(n("most"), Each(n("gold"), InDomain(HEPHAESTUS))))
    ),
    "talos": lambda n: Permanent(Standing(QUEST_GOLD, n("gold")), Standing(PROTECTED)),
    "necklace": lambda n: LegendPower(Pay(n("gold")), Gain(VP, n("vp"))),
    "firegod": lambda n: Reaction(HEPHAESTUS, Gain(VP, n("vp"))),
    "shield": lambda n: Trigger(PayForVP(n("most", least=1, most=MOST_PAID), n("vp"))),
    "pandora": lambda n: Instantaneous(Gain(GOLD, n("gold")), DrawAndTake()),
}
