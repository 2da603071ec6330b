"""What can happen, for the log, the animations and the statistics."""

from typing import Final

from pantheon.core.events import Kind

STARTS: Final = Kind("starts", ["seat"])
ROUND: Final = Kind("round", ["round", "seat"])
CLIMBS: Final = Kind("climbs", ["seat", "ladder", "step"])
SINKS: Final = Kind("sinks", ["seat", "ladder", "step"])
OFFERS: Final = Kind("offers", ["seat", "ladder", "ladder2"])
ENDS_TURN: Final = Kind("ends-turn", ["seat"])
BIDS: Final = Kind("bids", ["seat", "drachmas"])
PASSES: Final = Kind("passes", ["seat"])
WINS: Final = Kind("wins", ["seat", "ladder", "ladder2", "drachmas"])
BRIBES: Final = Kind("bribes", ["seat", "seat2", "ladder"])
DECLINES: Final = Kind("declines", ["seat"])
TAKES: Final = Kind("takes", ["seat", "number", "animal"])
LAYS: Final = Kind("lays", ["seat", "number", "animal", "altar"])
DRIVES_OUT: Final = Kind("drives-out", ["seat", "seat2", "altar"])
SCORES: Final = Kind("scores", ["seat", "points", "total"])
CANNOT_OFFER: Final = Kind("cannot-offer", ["seat"])
EARNS: Final = Kind("earns", ["seat", "drachmas"])
ALL_ALTARS: Final = Kind("all-altars", [])
ABOVE: Final = Kind("above", ["seat", "points"])
LAST_ROUND: Final = Kind("last-round", ["round"])
ALTAR_SCORES: Final = Kind("altar-scores", ["seat", "altar", "points"])
