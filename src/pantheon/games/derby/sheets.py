"""The values on course, cards and bets, as tables to read."""

from __future__ import annotations

from typing import Any

from pantheon.core.printed import Label, Row, Sheet, cells
from pantheon.core.values import Table
from pantheon.games.derby.components import BETS


def sheets(values: dict[str, Any]) -> list[Sheet]:
    """From setup to payout."""
    root = Table(values)
    bets = Table(values["bets"], "bets")
    return [_deal(root), _course(root), _movement(root), _bets(bets), _zeus(root)]


def _deal(root: Table) -> Sheet:
    deal = root.table("deal")
    rows = [
        Row(Label("value-holder"), cells(deal, "cards_per_holder")),
        Row(Label("value-tokens"), cells(deal, "tokens_per_creature")),
    ]
    columns = [Label("value-players", number=players) for players in range(3, 7)]
    return Sheet("deal", ["D1.3", "D1.5"], columns, rows)


def _course(root: Table) -> Sheet:
    track = root.table("track")
    rows = [
        Row(Label("value-line-few"), cells(track, "middle_line_3_4")),
        Row(Label("value-line-many"), cells(track, "middle_line_5_6")),
        Row(Label("value-last-space"), cells(track, "last_space")),
    ]
    return Sheet("course", ["D3.5", "D4.1"], [Label("value-space")], rows)


def _movement(root: Table) -> Sheet:
    fields = ["fast", "slow", "bonus", "copies"]
    rows: list[Row] = []
    for card in root.tables("movement"):
        fast, slow, bonus = (card.entries[field] for field in fields[:3])
        face = Label("value-card", fast=fast, slow=slow, bonus=bonus)
        rows.append(Row(face, cells(card, *fields)))
    columns = [Label(f"value-{field}") for field in fields]
    return Sheet("movement", ["D3.2", "D3.3"], columns, rows)


def _bets(bets: Table) -> Sheet:
    rows: list[Row] = []
    for name in BETS:
        bet = bets.table(name)
        rows.append(Row(Label(f"bet-{name}"), cells(bet, "points", "copies"), bet.source("wins")))
    return Sheet("bets", ["D1.1", "D7.1"], [Label("table-points"), Label("value-copies")], rows)


def _zeus(root: Table) -> Sheet:
    protections = Row(Label("value-protections"), cells(root.table("zeus"), "protection_cards"))
    return Sheet("zeus", ["D1.6"], [Label("value-copies")], [protections])
