"""The values that stand on no card, as tables to read."""

from __future__ import annotations

from typing import Any

from pantheon.core.printed import Cell, Label, Row, Sheet, cells
from pantheon.core.values import Table


def sheets(values: dict[str, Any]) -> list[Sheet]:
    """From setup to scoring."""
    root = Table(values)
    bonus = Table(values["bonus"], "bonus")
    return [
        _start(root),
        *_quests(root),
        _pediment(root),
        _legends(root),
        _tiles(bonus),
        _end(root),
    ]


def _start(root: Table) -> Sheet:
    gold = Row(Label("table-gold"), cells(root.table("start"), "gold"))
    return Sheet("start", ["E1.5"], [Label("value-each")], [gold])


def _quests(root: Table) -> list[Sheet]:
    rewards = ["gold", "vp", "transfers"]
    columns = [Label(f"table-{reward}") for reward in rewards]
    found: list[Sheet] = []
    for name in ("quests_3_4", "quests_2"):
        quests = Table(root.entries[name], name)
        rows = [
            Row(Label("value-quest", number=int(number)), cells(quests.table(number), *rewards))
            for number in quests.entries
        ]
        incomplete = cells(root.table("incomplete"), *rewards)
        rows.append(Row(Label("value-incomplete"), incomplete))
        found.append(Sheet(name.replace("_", "-"), ["E1.4", "E5.2", "E5.3"], columns, rows))
    return found


def _pediment(root: Table) -> Sheet:
    pediment = root.table("pediment")
    rows: list[Row] = []
    for side, label in (("side_a", "value-side-a"), ("side_b", "value-side-b")):
        source = pediment.source(side)
        colours = [Cell(Label(f"colour-{colour}"), source) for colour in pediment.entries[side]]
        rows.append(Row(Label(label), list(colours)))
    columns = [Label("value-place", number=number) for number in range(1, 5)]
    return Sheet("pediment", ["E1.3", "E1.4", "E3.3"], columns, rows)


def _legends(root: Table) -> Sheet:
    legends = root.table("legends")
    family: list[Cell | None] = [*cells(legends, "family"), None, None]
    rows = [
        Row(Label("value-family-legend"), family),
        Row(Label("value-level-legend"), cells(legends, "level")),
    ]
    columns = [Label("value-cards", number=number) for number in range(2, 6)]
    return Sheet("legends", ["E10.3"], columns, rows)


def _tiles(bonus: Table) -> Sheet:
    rows = [
        Row(Label(f"value-{tile}-tile", number=place), [cell])
        for tile in ("family", "level")
        for place, cell in enumerate(cells(bonus.table(tile), "vp"), 1)
    ]
    return Sheet("tiles", ["E1.7", "E8.1", "E8.2"], [Label("table-vp")], rows)


def _end(root: Table) -> Sheet:
    rows = [
        Row(Label("value-prestige", number=place), [cell])
        for place, cell in enumerate(cells(root.table("prestige"), "vp"), 1)
    ]
    legends = root.table("legends")
    lost = Cell(-legends.entries["citizen"], legends.source("citizen"))
    rows.append(Row(Label("value-citizen"), [lost]))
    return Sheet("end", ["E10.4", "E10.5"], [Label("table-vp")], rows)
