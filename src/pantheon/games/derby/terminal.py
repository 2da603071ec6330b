"""The table drawn in the terminal, from what a seat may see."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

from pantheon.games.derby.components import POWERS
from pantheon.games.derby.powers.deck import ALL_POWERS
from pantheon.games.derby.windows import MOMENTS
from pantheon.locales.speech import Speech

COLOURS = {
    "dragon": "red",
    "gryphon": "yellow",
    "lamassu": "blue",
    "pegasus": "white",
    "phoenix": "magenta",
    "sylph": "green",
}


def draw(view: dict[str, Any], speech: Speech) -> RenderableType:
    """The whole table."""
    key = "derby-table-title" if view["dealt"] else "derby-table-next"
    title = speech.words(key, race=view["race"], name=speech.names[view["start"]])
    parts: list[RenderableType] = [_course(view, speech), _gods(view, speech)]
    parts += [_holder(view, holder, speech) for holder in _nearest_first(view)]
    parts += [_named(view, speech), _pile(view, speech), _drawn(view, speech), _hand(view, speech)]
    parts.append(_powers(view, speech))
    shown = [part for part in parts if part]
    return Panel(Group(*shown), title=f"[bold]{escape(title)}[/]", box=box.ROUNDED, expand=False)


def _creature(name: str, speech: Speech) -> str:
    return f"[bold {COLOURS[name]}]{speech.word('creature', name)}[/]"


def _course(view: dict[str, Any], speech: Speech) -> Table:
    """A lane for each creature, the leader on top; ┊ is the middle line, ✦ a Fate token."""
    track = view["track"]
    last, line = track["last_space"], track["line"]
    table = Table(box=None, pad_edge=False, padding=(0, 1))
    table.add_column("")
    table.add_column(_scale(last), no_wrap=True)
    table.add_column(speech.words("derby-table-finish"))
    table.add_column(speech.words("derby-table-tokens"), justify="right")
    for name in view["ahead"]:
        place = track["spaces"][name]
        lane = "".join(_space(space, place, line, track["fate"], name) for space in range(last + 1))
        finish = str(view["finished"].index(name) + 1) if name in view["finished"] else ""
        table.add_row(_creature(name, speech), lane, finish, "●" * view["tokens"][name])
    return table


def _scale(last: int) -> str:
    marks = "".join(f"{space:<10}" for space in range(0, last + 1, 5))
    return marks[: 2 * (last + 1)]


def _space(space: int, place: int, line: int, fate: list[int], name: str) -> str:
    before = "[dim]┊[/]" if space == line else " "
    if space == place:
        return f"{before}[bold {COLOURS[name]}]{name[0].upper()}[/]"
    return before + ("[yellow]✦[/]" if space in fate else "[dim]·[/]")


def _gods(view: dict[str, Any], speech: Speech) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("god", "points", "bets", "powers"):
        head = speech.words(f"derby-table-{column}")
        table.add_column(head, justify="right" if column == "points" else "left")
    for seat, name in enumerate(speech.names):
        you = f" ({speech.words('derby-table-you')})" if seat == view["viewer"] else ""
        arrow = "▶ " if seat == view["turn"] else "  "
        bets = ", ".join(_bet(bet, speech) for bet in view["bets"][seat])
        powers = ", ".join(speech.word("power", power) for power in view["powers"][seat])
        table.add_row(f"{arrow}{name}{you}", str(view["points"][seat]), bets, powers)
    return table


def _bet(bet: dict[str, Any], speech: Speech) -> str:
    creature = _creature(bet["creature"], speech)
    return f"{creature} [dim]{speech.word('bet', bet['card'])}[/]" if bet["card"] else creature


def _nearest_first(view: dict[str, Any]) -> list[int]:
    """The holders: one's own on the left, then the one on the right, then the others."""
    seat, holders = view["viewer"], range(view["players"])
    return sorted(holders, key=lambda h: (view["holders"][h]["cards"] is None, h != seat))


def _holder(view: dict[str, Any], holder: int, speech: Speech) -> str:
    found, following = view["holders"][holder], (holder + 1) % view["players"]
    if found["cards"] is not None:
        side, other = ("left", following) if holder == view["viewer"] else ("right", holder)
        head = speech.words(f"derby-table-{side}", name=speech.names[other])
        return f"[bold]{escape(head)}[/]: {_cards(found['cards'], speech)}"
    names = {"name": speech.names[holder], "other": speech.names[following]}
    text = escape(speech.words("derby-table-holder", count=found["count"], **names))
    for key in ("known", "before"):
        if found.get(key):
            cards = _cards(found[key], speech)
            text += "; " + speech.words(f"derby-table-{key}", cards=cards)
    return f"[dim]{text}[/]"


def _cards(cards: list[str], speech: Speech) -> str:
    """Movement cards, those of one creature together."""
    faces: dict[str, list[str]] = {}
    for card in cards:
        creature, _, face = card.partition("-")
        faces.setdefault(creature, []).append(face)
    return " · ".join(
        f"{_creature(name, speech)} {', '.join(found)}" for name, found in faces.items()
    )


def _named(view: dict[str, Any], speech: Speech) -> str:
    """D3.1: the cards that are named and have not moved yet."""
    if not view["named"]:
        return ""
    cards = [
        speech.words(
            "derby-table-named-card",
            card=_cards([named["card"]], speech),
            fast=int(named["fast"]),
            trick=int(named["trick"]),
            spaces=named["spaces"],
        )
        for named in view["named"]
    ]
    name = escape(speech.names[view["mover"]])
    return speech.words("derby-table-named", name=name, cards="; ".join(cards))


def _pile(view: dict[str, Any], speech: Speech) -> str:
    told = {"protections": view["protections"], "tricks": len(view["zeus"])}
    return speech.words("derby-table-zeus", cards=_cards(view["zeus"], speech), **told)


def _drawn(view: dict[str, Any], speech: Speech) -> str:
    if not view["drawn"]:
        return ""
    protection = speech.words("derby-table-protection")
    cards = [protection if c == "protection" else _cards([c], speech) for c in view["drawn"]]
    return speech.words("derby-table-drawn", cards=", ".join(cards))


def _hand(view: dict[str, Any], speech: Speech) -> str:
    cards = " · ".join(
        f"{count} × {speech.word('bet', name)} ({view['bet_cards'][name]['points']})"
        for name, count in view["hand"].items()
        if count
    )
    return speech.words("derby-table-hand", cards=cards) if cards else ""


def _powers(view: dict[str, Any], speech: Speech) -> str:
    """One's own powers: when they can be used, and what they do."""
    if view["viewer"] < 0:
        return ""
    return "\n".join(
        f"[bold]{escape(speech.word('power', power))}[/] "
        f"[dim]{escape(speech.words(f'derby-moment-{MOMENTS[ALL_POWERS[number].moment]}'))}:[/] "
        f"{escape(speech.words(f'derby-text-{power}'))}"
        for number, power in enumerate(POWERS)
        if power in view["powers"][view["viewer"]]
    )
