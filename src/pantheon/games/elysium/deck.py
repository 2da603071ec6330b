"""All that is printed: the cards with their powers, the Quests, the pediment and the tiles."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

from mypy_extensions import i64

from pantheon.core.problem import Problem
from pantheon.core.reading import quoted
from pantheon.core.values import Table, lay_over, read_values
from pantheon.games.elysium.amounts import Amount
from pantheon.games.elysium.cards import (
    apollo,
    ares,
    athena,
    hades,
    hephaestus,
    hermes,
    poseidon,
    zeus,
)
from pantheon.games.elysium.cards.printed import Print, Text
from pantheon.games.elysium.components import (
    ACTIVATE,
    CARDS,
    CARDS_PER_FAMILY,
    CHRONOS,
    COLOURS,
    ELEUSIS,
    FAMILIES,
    INCOMPLETE,
    INSTANT,
    LEGEND,
    LEVELS,
    NONE,
    PER_FAMILY,
    PERMANENT,
    STANDINGS,
    TRIGGER,
)
from pantheon.games.elysium.powers import Chronos, OracleTaking, Permanent, Power, Reaction
from pantheon.locales.words import languages

TEXTS: Final[list[dict[str, Text]]] = [
    apollo.CARDS,
    ares.CARDS,
    athena.CARDS,
    hades.CARDS,
    hephaestus.CARDS,
    hermes.CARDS,
    poseidon.CARDS,
    zeus.CARDS,
]

ANY: Final = "any"
LONGEST_NAME: Final = 40
FIELDS: Final = ["level", "copies", "cost", "source", "sources"]  # the others are numbers


class Deck:
    """The printed values, as tables that the rules look things up in."""

    def __init__(self, entries: dict[str, Any], names: dict[str, dict[str, str]]) -> None:
        root = Table(entries)
        self.entries: Final = entries
        self.names: Final = names  # by card and language, where they are not the built-in ones
        self.tables: Final[list[Table]] = []  # by card
        self.prints: Final[list[Print]] = []
        self.level: Final[list[int]] = []
        self.copies: Final[list[int]] = []
        self.cost: Final[list[list[str]]] = []
        self.powers: Final[list[Power]] = []
        self._read_cards(root)
        self.start_gold: Final = root.table("start").number("gold", 0, 20)
        self._read_quests(root)
        pediment = root.table("pediment")
        self.pediment: Final = [_colours(pediment, side) for side in ("side_a", "side_b")]
        bonus = Table(_inner(entries, "bonus"), "bonus")
        self.level_vp: Final = bonus.table("level").numbers("vp", 3, 0, 20)
        self.family_vp: Final = bonus.table("family").numbers("vp", 2, 0, 20)
        self.prestige: Final = root.table("prestige").numbers("vp", 4, 0, 50)
        legends = root.table("legends")
        self.family_legend: Final = legends.numbers("family", 2, 0, 50)
        self.level_legend: Final = legends.numbers("level", 4, 0, 50)
        self.citizen_cost: Final = legends.number("citizen", 0, 20)
        self._look_up_powers()
        self.reach: Final = [  # by columns, + 16 where each counts as every colour
            self._reach(columns % 16, columns // 16) for columns in range(32)
        ]

    # ---- reading

    def _read_cards(self, root: Table) -> None:
        cards = Table(_inner(root.entries, "cards"), "cards")
        for family, texts in zip(FAMILIES, TEXTS, strict=True):
            for name, text in texts.items():
                assert CARDS[len(self.powers)] == f"{family}-{name}"
                self._read_card(cards.table(f"{family}-{name}"), text)
            found = sum(self.copies[-PER_FAMILY:])
            if found != CARDS_PER_FAMILY:
                raise Problem("elysium-copies", family=family, found=found, needed=CARDS_PER_FAMILY)

    def _read_card(self, table: Table, text: Text) -> None:
        print_ = Print(table)
        self.tables.append(table)
        self.prints.append(print_)
        self.level.append(table.number("level", 1, LEVELS))
        self.copies.append(table.number("copies", 1, CARDS_PER_FAMILY))
        self.cost.append(_cost(table))
        self.powers.append(text(print_))

    def _read_quests(self, root: Table) -> None:
        self._quests: list[list[list[int]]] = []  # for two players, for more
        incomplete = _reward(root.table("incomplete"))
        for name, count in (("quests_2", 2), ("quests_3_4", 4)):
            quests = Table(_inner(root.entries, name), name)
            rewards = [_reward(quests.table(str(number + 1))) for number in range(count)]
            self._quests.append(rewards + [incomplete] * (INCOMPLETE + 1 - count))

    # ---- looking up

    def _look_up_powers(self) -> None:
        self.kind: list[int] = [power.kind for power in self.powers]
        self.reactor: list[int] = [NONE] * (len(FAMILIES) + 1)  # by family of the card; Citizen
        self.standing: list[int] = [NONE] * STANDINGS
        self.amount: list[int] = [0] * STANDINGS
        self.tripod: i64 = NONE
        for card, power in enumerate(self.powers):
            if isinstance(power, Reaction):
                assert self.reactor[power.family] == NONE
                self.reactor[power.family] = card
            elif isinstance(power, OracleTaking):
                self.tripod = card
            elif isinstance(power, Permanent):
                for standing in power.standings:
                    assert self.standing[standing.kind] == NONE
                    self.standing[standing.kind] = card
                    self.amount[standing.kind] = standing.amount
        assert NONE not in self.standing
        # Masks of the designs of each family.
        self.eleusis: list[int] = self._masks([ELEUSIS])
        self.in_turn: list[int] = self._masks([ACTIVATE, TRIGGER])
        self.in_writing: list[int] = self._masks([LEGEND])
        self.turned: list[int] = self._masks([ACTIVATE, ELEUSIS, LEGEND])  # E9.1
        self.up_to: list[int] = []  # by family x 4 + level: those of at most this level
        for family in range(len(FAMILIES)):
            for level in range(LEVELS + 1):
                self.up_to.append(self._mask(family, [c <= level for c in self.level]))

    def _masks(self, kinds: list[int]) -> list[int]:
        chosen = [kind in kinds for kind in self.kind]
        return [self._mask(family, chosen) for family in range(len(FAMILIES))]

    def _mask(self, family: int, chosen: list[bool]) -> int:
        first = family * PER_FAMILY
        return sum(1 << place for place in range(PER_FAMILY) if chosen[first + place])

    def _reach(self, columns: int, any_colour: int) -> list[bool]:
        """E3.2: by card, whether these Columns meet its condition."""
        standing = [colour for place, colour in enumerate(COLOURS) if columns >> place & 1]
        return [
            len(cost) <= len(standing)
            and (any_colour == 1 or all(c in standing or c == ANY for c in cost))
            for cost in self.cost
        ]

    def quest(self, players: i64, quest: i64) -> list[int]:
        """Gold, VP and transfers of a Quest, or of an Incomplete one."""
        return self._quests[0 if players == 2 else 1][quest]

    def is_eleusis(self, card: i64) -> bool:
        """Whether a card has the Eleusis sign."""
        return self.kind[card] == ELEUSIS

    def chronos(self, card: i64) -> Amount | None:
        """What a Chronos card scores; None for all others."""
        if card >= len(self.powers):
            return None
        power = self.powers[card]
        return power.amount if isinstance(power, Chronos) else None

    def lies(self, card: int, ready: bool) -> str:
        """How a card lies in a Domain."""
        kind = self.kind[card]
        if kind in (INSTANT, PERMANENT, CHRONOS):
            return "straight"
        if kind == TRIGGER:
            return "ring" if ready else "used"
        return "straight" if ready else "turned"

    def source(self, card: int, field: str) -> str:
        """Where a value of a card comes from; a number is part of the effect."""
        table = self.tables[card]
        named = table.entries.get("sources", {})
        inherits = field in self.prints[card].numbers and field not in named
        return table.source("effect" if inherits else field)


def _inner(entries: dict[str, Any], name: str) -> dict[str, Any]:
    """A table of tables, which has no source of its own."""
    inner = entries.get(name)
    if not isinstance(inner, dict):
        raise Problem("value-not-table", entry=name)
    return inner


def _reward(table: Table) -> list[int]:
    return [table.number(name, 0, 20) for name in ("gold", "vp", "transfers")]


def _cost(table: Table) -> list[str]:
    """An acquisition condition: one to four circles, each colour at most once."""
    cost = table.entries.get("cost")
    table.words("cost", [*COLOURS, ANY])
    assert isinstance(cost, list)
    coloured = [colour for colour in cost if colour != ANY]
    if len(cost) > len(COLOURS) or len(set(coloured)) < len(coloured):
        raise Problem("elysium-cost", entry=f"{table.path}.cost", found=quoted(cost))
    return cost


def _colours(table: Table, side: str) -> list[int]:
    """A side of the pediment: the four colours in some order."""
    names = table.entries.get(side)
    table.words(side, COLOURS)
    assert isinstance(names, list)
    if sorted(names) != sorted(COLOURS):
        raise Problem("elysium-pediment", entry=f"{table.path}.{side}", found=quoted(names))
    return [COLOURS.index(name) for name in names]


def built_in() -> dict[str, Any]:
    """The built-in values."""
    text = files("pantheon.games.elysium").joinpath("values.toml").read_text("utf-8")
    return read_values(text, "values.toml")


def load_deck(overlay: dict[str, Any]) -> Deck:
    """The built-in values, with those of `overlay` in their place."""
    names, values = _split_names(overlay)
    return Deck(lay_over(built_in(), values), names)


def _split_names(overlay: dict[str, Any]) -> tuple[dict[str, dict[str, str]], dict[str, Any]]:
    """The names that an overlay gives to cards (`name_en`), and its other entries."""
    cards = overlay.get("cards")
    if not isinstance(cards, dict):
        return {}, overlay
    names: dict[str, dict[str, str]] = {}
    rest: dict[str, Any] = {}
    for card, entries in cards.items():
        rest[card] = entries
        if isinstance(entries, dict):
            fields = {f"name_{language}": language for language in languages()}
            rest[card] = {key: value for key, value in entries.items() if key not in fields}
            for field, language in fields.items():
                if field in entries:
                    name = _checked_name(entries[field], f"cards.{card}.{field}")
                    names.setdefault(card, {})[language] = name
    return names, {**overlay, "cards": rest}


def _checked_name(name: Any, entry: str) -> str:
    fine = isinstance(name, str) and name.isprintable() and len(name) <= LONGEST_NAME
    if not fine or not name.strip():
        raise Problem("elysium-name", entry=entry, found=quoted(name), longest=LONGEST_NAME)
    return str(name)
