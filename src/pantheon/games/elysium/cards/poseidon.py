"""Poseidon: hurts the other players."""

from __future__ import annotations

from typing import Final

from pantheon.games.elysium.amounts import IfMostCards
from pantheon.games.elysium.cards.printed import Text, gathering, temple
from pantheon.games.elysium.components import GOLD, POSEIDON, VP
from pantheon.games.elysium.effects.fetching import DiscardFromAgora
from pantheon.games.elysium.effects.gains import Gain
from pantheon.games.elysium.effects.others import MostGives, OthersDiscard, OthersLose
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
    "triton": lambda n: Instantaneous(MostGives(GOLD, n("gold"))),
    "charybdis": lambda n: Instantaneous(DiscardFromAgora(n("most"), n("gold"))),
    "proteus": lambda n: LegendPower(MostGives(GOLD, n("gold"), needed=True)),
    "temple": temple(POSEIDON),
    "cyclops": lambda n: Instantaneous(OthersDiscard(or_gold=n("gold", least=1))),
    "atlantis": lambda n: Chronos(IfMostCards(n("vp"), n("otherwise"))),
    "scylla": lambda n: Activate(MostGives(VP, n("vp"), needed=True)),
    "trident": lambda n: Reaction(POSEIDON, MostGives(GOLD, n("gold"))),
    "earthquake": lambda n: Trigger(OthersDiscard(else_vp=n("vp")), Gain(GOLD, n("gold"))),
    "ketos": lambda n: Instantaneous(OthersLose(VP, n("lost")), Gain(VP, n("vp"))),
}
