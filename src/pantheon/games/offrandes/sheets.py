"""The values on boards, animals and altars, as tables to read."""

from __future__ import annotations

from typing import Any

from pantheon.core.printed import Cell, Label, Row, Sheet, cells
from pantheon.core.values import Table
from pantheon.games.offrandes.components import ALTARS, ANIMALS, GROUP, TOP

STEPS = range(1, TOP + 1)
PRINTED = "rulebook"  # O4.2, O4.4: what the steps of these ladders allow


def sheets(values: dict[str, Any]) -> list[Sheet]:
    """From setup to the end."""
    root = Table(values)
    return [_money(root), _animals(root), _auction(root), _ladders(root), _altars(root), _end(root)]


def _money(root: Table) -> Sheet:
    money = root.table("money")
    rows = [
        Row(Label(f"value-{field}"), cells(money, field)) for field in ("start", "income", "cap")
    ]
    rows.append(Row(Label("value-coins"), cells(root.table("coins"), "total")))
    return Sheet("money", ["O1.2", "O5.2"], [Label("value-drachmas")], rows)


def _animals(root: Table) -> Sheet:
    animals = root.table("animals")
    supply = cells(animals, "of_each")
    rows = [
        Row(Label(f"animal-{animal}"), [worth, *supply])
        for animal, worth in zip(ANIMALS, cells(animals, "values"), strict=True)
    ]
    return Sheet("animals", ["O1.3", "O4.7"], [Label("value-worth"), Label("value-supply")], rows)


def _auction(root: Table) -> Sheet:
    auction = root.table("auction")
    rows = [
        Row(Label("value-three"), cells(auction, "pairs_with_three_players")),
        Row(Label("value-more"), cells(auction, "pairs")),
    ]
    return Sheet("auction", ["O2.7"], [Label("value-pairs")], rows)


def _ladders(root: Table) -> Sheet:
    """What each step of a ladder brings."""
    priestess = root.table("priestess")
    source, points = priestess.source("points_per_step"), priestess.entries["points_per_step"]
    counted: list[Cell | None] = [Cell(step, PRINTED) for step in STEPS]
    rows = [
        Row(Label("value-farmer"), [Cell(Label(f"animal-{kind}"), PRINTED) for kind in ANIMALS]),
        Row(Label("value-water-carrier"), counted),
        Row(Label("value-flower-seller"), counted),
        Row(Label("value-temple-servant"), counted),
        Row(Label("value-priestess"), [Cell(step * points, source) for step in STEPS]),
    ]
    columns = [Label("value-step", number=step) for step in STEPS]
    return Sheet("ladders", ["O4.2", "O4.4", "O4.7"], columns, rows)


def _altars(root: Table) -> Sheet:
    altars = root.table("altars")
    points, gods = cells(altars, "points"), altars.source("gods")
    rows = [
        Row(Label(f"altar-{altar}"), [Cell(group, PRINTED), points[group - 1]], gods)
        for altar, group in zip(ALTARS, GROUP, strict=True)
    ]
    columns = [Label("value-group"), Label("table-points")]
    return Sheet("altars", ["O4.4", "O6.2"], columns, rows)


def _end(root: Table) -> Sheet:
    rows = [
        Row(Label("value-above"), cells(root.table("end"), "above_points")),
        Row(Label("value-last-round"), cells(root.table("finite"), "last_round")),
    ]
    return Sheet("end", ["O6.1", "O6.4"], [Label("value-number")], rows)
