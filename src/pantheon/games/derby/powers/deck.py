"""All eighteen power cards, three a god, and the moment of each (D9.4)."""

from __future__ import annotations

from typing import Final

from pantheon.games.derby.powers.anansi import WEB_OF_LIES, SpidersThread, Trickster, WebOfLies
from pantheon.games.derby.powers.horus import FalconsEye, SunRay, WingsOfHorus
from pantheon.games.derby.powers.marduk import Prophecy, StormWinds, TabletOfDestinies
from pantheon.games.derby.powers.odin import HuginnAndMuninn, Sleipnir, SuperiorWisdom
from pantheon.games.derby.powers.quetzalcoatl import FeatheredSerpent, Rebirth, Renewal
from pantheon.games.derby.powers.yu_huang import Blessing, CelestialMinistry, HeavenlyEdict
from pantheon.games.derby.windows import (
    AFTER,
    BEFORE_BET,
    CARD,
    FATE,
    JUDGED,
    LINE,
    REGISTER,
    TURN,
    ZEUS,
    Power,
)

ALL_POWERS: Final[list[Power]] = [
    Trickster(0, LINE),
    WebOfLies(WEB_OF_LIES, CARD),
    SpidersThread(2, FATE),
    SunRay(3, CARD),
    FalconsEye(4, BEFORE_BET),
    WingsOfHorus(5, FATE),
    Prophecy(6, LINE, hidden=True),
    TabletOfDestinies(7, ZEUS),
    StormWinds(8, FATE),
    SuperiorWisdom(9, LINE),
    HuginnAndMuninn(10, TURN, hidden=True),
    Sleipnir(11, FATE),
    Renewal(12, AFTER, hidden=True),
    FeatheredSerpent(13, CARD),
    Rebirth(14, FATE),
    Blessing(15, LINE),
    CelestialMinistry(16, JUDGED),
    HeavenlyEdict(17, FATE),
]
REGISTER.add(ALL_POWERS)
