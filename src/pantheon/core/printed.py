"""What is printed on the components of a game, each value with its source, for people to read."""

from __future__ import annotations

from typing import Final

from pantheon.core.values import Table


class Label:
    """Words of the game: the key of a message without the game's name, and the numbers in it."""

    def __init__(self, key: str, **numbers: int) -> None:
        self.key: Final = key
        self.numbers: Final = numbers


class Cell:
    """A value, as a number or in words, and its source."""

    def __init__(self, value: int | Label, source: str) -> None:
        self.value: Final = value
        self.source: Final = source


def cells(table: Table, *fields: str) -> list[Cell | None]:
    """The numbers of these fields of a table that has been read before; a field may be a list."""
    found: list[Cell | None] = []
    for field in fields:
        entry = table.entries[field]
        source = table.source(field)
        found += [
            Cell(number, source) for number in (entry if isinstance(entry, list) else [entry])
        ]
    return found


class Row:
    """Values that belong together. `source` is that of what the label says, if it says a value."""

    def __init__(self, label: Label, cells: list[Cell | None], source: str = "") -> None:
        self.label: Final = label
        self.cells: Final = cells
        self.source: Final = source


class Sheet:
    """Values of one sort as a table, and the rules that they belong to."""

    def __init__(self, name: str, rules: list[str], columns: list[Label], rows: list[Row]) -> None:
        self.name: Final = name
        self.rules: Final = rules
        self.columns: Final = columns
        self.rows: Final = rows


class Design:
    """A card with a text: whose it is, when it is used, and the source of each of its parts."""

    def __init__(
        self,
        sort: str,
        name: str,
        family: str,
        kind: str,
        rules: list[str],
        numbers: dict[str, int],
        sources: dict[str, str],
    ) -> None:
        self.sort: Final = sort  # the domain that it is a thing of
        self.name: Final = name
        self.family: Final = family  # or god
        self.kind: Final = kind  # of power, or moment
        self.rules: Final = rules  # about its kind
        self.numbers: Final = numbers  # in its text
        self.sources: Final = sources  # of its text: `effect`
