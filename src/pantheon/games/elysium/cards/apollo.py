"""Apollo: the Oracle."""

from __future__ import annotations

from typing import Final

from pantheon.games.elysium.amounts import Each, OracleFamilies, OracleLevels, UpTo
from pantheon.games.elysium.cards.printed import Text, gathering, temple
from pantheon.games.elysium.components import APOLLO, GOLD, LEVELS, VP
from pantheon.games.elysium.effects.fetching import (
    FROM_DISCARD,
    FROM_ORACLE,
    AddToOracle,
    SwapRows,
    Take,
)
from pantheon.games.elysium.effects.gains import Gain, GainAsMany
from pantheon.games.elysium.effects.granting import TransferFromOracle
from pantheon.games.elysium.powers import (
    Activate,
    Chronos,
    Eleusis,
    Instantaneous,
    LegendPower,
    OracleTaking,
    Trigger,
)

CARDS: Final[dict[str, Text]] = {
    "gathering": gathering,
    "pythia": lambda n: Activate(SwapRows(), Gain(GOLD, n("gold"))),
    "daphne": lambda n: Instantaneous(GainAsMany(GOLD, Each(n("gold"), OracleLevels()))),
    "sibyl": lambda n: Chronos(UpTo(n("most"), Each(n("vp"), OracleFamilies()))),
    "temple": temple(APOLLO),
    "tripod": lambda n: OracleTaking(Gain(VP, n("vp"))),
    "orpheus": lambda n: Eleusis(AddToOracle(1, gold=True)),
    "omphalos": lambda n: Instantaneous(
        AddToOracle(n("cards")),
        Take(FROM_ORACLE, highest=n("highest", least=1, most=LEVELS), may=True),
    ),
    "cassandra": lambda n: Trigger(Take(FROM_ORACLE)),
    "muses": lambda n: LegendPower(
        TransferFromOracle(n("highest", least=1, most=LEVELS), n("more"))
    ),
    "asclepius": lambda n: Instantaneous(
        Take(FROM_DISCARD | FROM_ORACLE, highest=n("highest", least=1, most=LEVELS), may=True)
    ),
}
