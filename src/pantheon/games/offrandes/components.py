"""What lies on the table, by name and number."""

from typing import Final

LADDERS: Final = [
    "farmer",
    "water-carrier",
    "flower-seller",
    "temple-servant",
    "priestess",
    "seducer",
    "guard",
]
FARMER: Final = 0
WATER_CARRIER: Final = 1
FLOWER_SELLER: Final = 2
TEMPLE_SERVANT: Final = 3
PRIESTESS: Final = 4
SEDUCER: Final = 5
GUARD: Final = 6
TOP: Final = 5  # the highest step of every ladder

ANIMALS: Final = ["chicken", "pig", "goat", "sheep", "ox"]
CITIES: Final = ["sparta", "corinth", "athens", "thebes", "delos"]

ALTARS: Final = [
    "hephaestus",
    "ares",
    "hermes",
    "athena",
    "hera",
    "aphrodite",
    "artemis",
    "apollo",
    "hades",
    "poseidon",
    "zeus",
]
GROUP: Final = [1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5]  # of each altar
