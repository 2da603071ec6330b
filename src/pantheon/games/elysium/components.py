"""What lies on the table: families, cards, Columns, Quests and the named sets."""

from typing import Final

FAMILIES: Final = [
    "apollo",
    "ares",
    "athena",
    "hades",
    "hephaestus",
    "hermes",
    "poseidon",
    "zeus",
]
APOLLO: Final = 0
ARES: Final = 1
ATHENA: Final = 2
HADES: Final = 3
HEPHAESTUS: Final = 4
HERMES: Final = 5
POSEIDON: Final = 6
ZEUS: Final = 7

FAMILIES_IN_PLAY: Final = 5
CARDS_PER_FAMILY: Final = 21
EPOCHS: Final = 5
LEVELS: Final = 3

# E1.2: the named sets of families.
SETS: Final = {
    "first": ["athena", "hades", "hephaestus", "poseidon", "zeus"],
    "opulence": ["ares", "athena", "hephaestus", "hermes", "zeus"],
    "misfortune": ["ares", "hades", "hephaestus", "hermes", "poseidon"],
    "wasteland": ["apollo", "ares", "hades", "hermes", "poseidon"],
    "plots": ["apollo", "athena", "hades", "hephaestus", "hermes"],
    "whybother": ["apollo", "ares", "athena", "poseidon", "zeus"],
}

# The designs of each family. A design has the number family x 11 + its place here.
DESIGNS: Final = {
    "apollo": (
        "gathering pythia daphne sibyl temple tripod orpheus omphalos cassandra muses asclepius"
    ),
    "ares": "gathering spartoi amazons nike temple phobos eris hippolyta spear trojan achilles",
    "athena": "gathering olive games trade temple initiation kykeon owl aegis horse telesterion",
    "hades": (
        "gathering tartarus charon lethe temple persephone cerberus eurydice judge thanatos helm"
    ),
    "hephaestus": (
        "gathering assistance cabeiri throne temple maidens talos necklace firegod shield pandora"
    ),
    "hermes": (
        "gathering sandals echo herma temple autolycus mystagogue syrinx caduceus argus thieves"
    ),
    "poseidon": (
        "gathering triton charybdis proteus temple cyclops atlantis scylla trident earthquake ketos"
    ),
    "zeus": (
        "gathering ganymede danae philemon temple companion demeter perseus herakles thunderbolt "
        "hera"
    ),
}
PER_FAMILY: Final = 11
CARDS: Final = [f"{family}-{name}" for family in FAMILIES for name in DESIGNS[family].split()]
CITIZEN: Final = 88  # E3.6: a card face down; not a design, but it can be taken and transferred
PIECES: Final = [*CARDS, "citizen"]

COLOURS: Final = ["red", "green", "blue", "yellow"]
ALL_COLUMNS: Final = 15  # as a mask of colours

# What a board holds.
GOLD: Final = 0
VP: Final = 1
PP: Final = 2

# When a power is used (R21).
INSTANT: Final = 0
PERMANENT: Final = 1
ACTIVATE: Final = 2
ELEUSIS: Final = 3
TRIGGER: Final = 4
LEGEND: Final = 5
CHRONOS: Final = 6
KINDS: Final = ["instant", "permanent", "activate", "eleusis", "trigger", "legend", "chronos"]

# What a permanent power changes as long as it lies in a Domain.
CHEAPER: Final = 0  # each transfer costs less gold
EVERY_COLOUR: Final = 1  # each Column counts as every colour
PROTECTED: Final = 2  # R18
QUEST_GOLD: Final = 3  # gold when taking a Quest
TILE_VP: Final = 4  # VP with each Bonus tile
SHARED_VP: Final = 5  # VP when a shared power has been used
MORE_VP: Final = 6  # VP on top of those that a power gives
STANDINGS: Final = 7

# A Quest is its place below the pediment, counted from 0.
NO_QUEST: Final = -1
INCOMPLETE: Final = 4

NONE: Final = -1

DEMIGODS: Final = ["theseus", "atalanta", "bellerophon", "jason"]

# Sets of the designs of one family are masks of 11 bits: their sizes, and their members.
SIZE: Final = [bin(mask).count("1") for mask in range(1 << PER_FAMILY)]
MEMBERS: Final = [
    [place for place in range(PER_FAMILY) if mask >> place & 1] for mask in range(1 << PER_FAMILY)
]
