"""What lies on the table, by name and number."""

from typing import Final

CREATURES: Final = ["dragon", "gryphon", "lamassu", "pegasus", "phoenix", "sylph"]
GODS: Final = ["anansi", "horus", "marduk", "odin", "quetzalcoatl", "yu-huang"]
BETS: Final = [
    "top-three",
    "top-two",
    "first",
    "first-or-disqualified",
    "last-two",
    "last",
    "disqualified",
]
SIDES: Final = ["left", "right"]
LEFT: Final = 0
RIGHT: Final = 1

# The power cards: three a god, the third one for Fate tokens (D10).
POWERS: Final = [
    "trickster",
    "web-of-lies",
    "spiders-thread",
    "sun-ray",
    "falcons-eye",
    "wings-of-horus",
    "prophecy",
    "tablet-of-destinies",
    "storm-winds",
    "superior-wisdom",
    "huginn-and-muninn",
    "sleipnir",
    "renewal",
    "feathered-serpent",
    "rebirth",
    "blessing",
    "celestial-ministry",
    "heavenly-edict",
]

NOWHERE: Final = -1
PROTECTION: Final = -1  # among the cards drawn from the Zeus pile
NONE: Final = -1  # no card, no creature
