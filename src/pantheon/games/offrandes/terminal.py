"""The table drawn in the terminal, from what a seat may see."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

from pantheon.games.offrandes.components import ALTARS, ANIMALS, GROUP, LADDERS, TOP
from pantheon.locales.speech import Speech

COLOURS = ["red", "yellow", "green", "blue", "white"]  # a city also has its initial


def draw(view: dict[str, Any], speech: Speech) -> RenderableType:
    """The whole table."""
    key = "round" if view["round"] else "preparation"
    title = speech.words(
        f"offrandes-table-{key}", round=view["round"], name=speech.names[view["start"]]
    )
    parts: list[RenderableType] = [
        _ladders(view, speech),
        _altars(view, speech),
        _cities(view, speech),
    ]
    parts += [_line(pending, speech) for pending in view["pending"] if _line(pending, speech)]
    return Panel(Group(*parts), title=f"[bold]{escape(title)}[/]", box=box.ROUNDED, expand=False)


def _disc(seat: int, speech: Speech) -> str:
    """A city's disc: its initial in its colour."""
    return f"[bold {COLOURS[seat]}]{speech.names[seat][0]}[/]"


def _ladders(view: dict[str, Any], speech: Speech) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
    table.add_column(speech.words("offrandes-table-step"), justify="center", style="dim")
    for ladder in LADDERS:
        table.add_column(speech.word("ladder", ladder), justify="center", overflow="fold")
    for step in range(TOP, -1, -1):
        cells = [
            "".join(
                _disc(seat, speech)
                for seat, found in enumerate(view["ladders"][ladder])
                if found == step
            )
            or "[dim]·[/]"
            for ladder in LADDERS
        ]
        table.add_row(str(step), *cells)
    return table


def _altars(view: dict[str, Any], speech: Speech) -> Columns:
    """The five groups of altars, side by side."""
    groups = []
    for group in sorted(set(GROUP)):
        lines = [
            _altar(name, view["altars"][name], speech)
            for name, its_group in zip(ALTARS, GROUP, strict=True)
            if its_group == group
        ]
        points = view["altar_points"][group - 1]
        title = speech.words("offrandes-table-group", group=group, points=points)
        groups.append(Panel("\n".join(lines), title=escape(title), box=box.ROUNDED, width=34))
    return Columns(groups)


def _altar(name: str, laid: dict[str, Any] | None, speech: Speech) -> str:
    god = speech.word("altar", name)
    if laid is None:
        return f"{god:<11} [dim]{speech.words('offrandes-table-empty')}[/]"
    animal = speech.word("animal", laid["animal"])
    return f"{god:<11} {_disc(laid['owner'], speech)} {laid['number']} × {animal}"


def _cities(view: dict[str, Any], speech: Speech) -> Table:
    supply = " · ".join(
        f"{view['supply'][animal]} {speech.word('animal', animal)}" for animal in ANIMALS
    )
    table = Table(
        box=box.SIMPLE_HEAD,
        pad_edge=False,
        caption=f"{speech.words('offrandes-table-supply')}: {supply}",
        caption_justify="left",
    )
    for column in ("city", "drachmas", "points", "owned", "offering"):
        wordy = column in ("city", "offering")
        head = speech.words(f"offrandes-table-{column}")
        table.add_column(head, justify="left" if wordy else "right")
    owners = [laid["owner"] for laid in view["altars"].values() if laid]
    for seat, name in enumerate(speech.names):
        you = f" ({speech.words('offrandes-table-you')})" if seat == view["viewer"] else ""
        arrow = "▶ " if seat == view["turn"] else "  "
        table.add_row(
            f"{arrow}[{COLOURS[seat]}]{name}[/]{you}",
            str(view["money"][seat]),
            str(view["points"][seat]),
            str(owners.count(seat)),
            _offering(view, seat, speech),
        )
    return table


def _offering(view: dict[str, Any], seat: int, speech: Speech) -> str:
    """What the ladders of a city would let it offer now."""
    offering = view["offerings"][seat]
    if offering is None:
        return f"[dim]{speech.words('offrandes-table-no-offering')}[/]"
    told = {**offering, "animal": speech.word("animal", offering["animal"])}
    return speech.words("offrandes-table-worth", **told)


def _line(pending: dict[str, Any], speech: Speech) -> str:
    """What an auction is about."""
    if pending["kind"] == "AuctionTurn":
        tiles = ", ".join(speech.word("ladder", tile) for tile in pending["tiles"])
        return speech.words("offrandes-table-tiles", tiles=tiles)
    if pending["kind"] != "Bidding":
        return ""
    first, second = (speech.word("ladder", ladder) for ladder in pending["pair"])
    leader = speech.names[pending["leader"]] if pending["high"] else ""
    told = {"first": first, "second": second, "leader": leader, "high": pending["high"]}
    names = ", ".join(speech.names[seat] for seat in pending["bidders"])
    bidders = speech.words("offrandes-table-bidders", names=names)
    return f"{speech.words('offrandes-table-auction', **told)}; {bidders}"
