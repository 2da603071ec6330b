"""What can happen, for the log, the animations and the statistics."""

from typing import Final

from pantheon.core.events import Kind

FAMILY: Final = Kind("family", ["family"])
FIRST: Final = Kind("first", ["seat"])
EPOCH: Final = Kind("epoch", ["epoch"])
TO_AGORA: Final = Kind("to-agora", ["card"])
TO_ORACLE: Final = Kind("to-oracle", ["card"])
SLIDES: Final = Kind("slides", ["card"])  # from the Oracle into the Agora
LEAVES_AGORA: Final = Kind("leaves-agora", ["card"])
SHUFFLES: Final = Kind("shuffles", [])
TAKES: Final = Kind("takes", ["seat", "card"])
TAKES_ORACLE: Final = Kind("takes-oracle", ["seat", "card"])
RECALLS: Final = Kind("recalls", ["seat", "card"])
DRAWS: Final = Kind("draws", ["seat", "card"])
DRAWS_TWIN: Final = Kind("draws-twin", ["seat", "card"])
TAKES_CITIZEN: Final = Kind("takes-citizen", ["seat"])
NO_CITIZEN: Final = Kind("no-citizen", ["seat"])
TAKES_QUEST: Final = Kind("takes-quest", ["seat", "quest"])
SITS_OUT: Final = Kind("sits-out", ["seat"])
GETS_INCOMPLETE: Final = Kind("gets-incomplete", ["seat"])
DISMISSES: Final = Kind("dismisses", ["seat", "colour"])
USES: Final = Kind("uses", ["seat", "card"])
REACTS: Final = Kind("reacts", ["seat", "card"])
COPIES: Final = Kind("copies", ["seat", "card"])
GAINS_GOLD: Final = Kind("gains-gold", ["seat", "amount"])
GAINS_VP: Final = Kind("gains-vp", ["seat", "amount"])
GAINS_PP: Final = Kind("gains-pp", ["seat", "amount"])
LOSES_GOLD: Final = Kind("loses-gold", ["seat", "amount"])
LOSES_VP: Final = Kind("loses-vp", ["seat", "amount"])
LOSES_PP: Final = Kind("loses-pp", ["seat", "amount"])
GIVES_GOLD: Final = Kind("gives-gold", ["seat", "seat2", "amount"])
GIVES_VP: Final = Kind("gives-vp", ["seat", "seat2", "amount"])
GIVES_PP: Final = Kind("gives-pp", ["seat", "seat2", "amount"])
PAYS: Final = Kind("pays", ["seat", "amount"])
DISCARDS: Final = Kind("discards", ["seat", "card"])
RETURNS: Final = Kind("returns", ["seat", "card"])  # from a Domain into the Agora
SWAPS_ROWS: Final = Kind("swaps-rows", ["seat", "card", "card2"])
SWAPS: Final = Kind("swaps", ["seat", "seat2", "card", "card2"])
DISC: Final = Kind("disc", ["seat", "disc"])
STARTS: Final = Kind("starts", ["seat", "card", "legend"])
JOINS: Final = Kind("joins", ["seat", "card", "legend"])
FAMILY_TILE: Final = Kind("family-tile", ["seat", "family", "vp"])
LEVEL_TILE: Final = Kind("level-tile", ["seat", "level", "vp"])
SCORES: Final = Kind("scores", ["seat", "points"])

GAINS: Final = [GAINS_GOLD, GAINS_VP, GAINS_PP]
LOSES: Final = [LOSES_GOLD, LOSES_VP, LOSES_PP]
GIVES: Final = [GIVES_GOLD, GIVES_VP, GIVES_PP]
