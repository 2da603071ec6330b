"""The table drawn in the terminal, from what a seat may see."""

from __future__ import annotations

import json
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

from pantheon.games.elysium.components import CARDS, FAMILIES, KINDS, PER_FAMILY
from pantheon.games.elysium.game import ElysiumGame
from pantheon.games.elysium.powers import Chronos
from pantheon.locales import Words, languages
from pantheon.locales.speech import Speech

FAMILY_COLOURS = {
    "apollo": "bright_yellow",
    "ares": "red",
    "athena": "cyan",
    "hades": "magenta",
    "hephaestus": "dark_orange",
    "hermes": "green",
    "poseidon": "blue",
    "zeus": "bright_white",
}
# Colour is never the only sign: every Column has a shape as well.
COLUMNS = {
    "red": "[red]▲[/]",
    "green": "[green]■[/]",
    "blue": "[bright_blue]●[/]",
    "yellow": "[yellow]◆[/]",
    "any": "○",
}
LYING = {"straight": "", "turned": "↷", "ring": "◎", "used": "[dim]◌[/]", "citizen": ""}


def draw(view: dict[str, Any], speech: Speech) -> RenderableType:
    """The whole table."""
    families = ", ".join(speech.word("family", family) for family in view["families"])
    title = speech.words("elysium-table-title", epoch=view["epoch"], phase=view["phase"])
    over = view["turn"] < 0
    parts: list[RenderableType] = [f"[dim]{escape(families)}[/]", _signs(speech)]
    if not over:
        parts += [_quests(view, speech), _row("agora", view["agora"], speech)]
        if view["oracle"]:
            parts.append(_row("oracle", view["oracle"], speech))
        parts.append(_piles(view, speech))
    parts.append(_boards(view, speech))
    if not over and view["viewer"] >= 0:
        parts += _own_domain(view, speech)
    parts += [_holdings(view, seat, speech) for seat in range(view["players"])]
    if over:
        parts.append(_sheet(view, speech))
    return Panel(Group(*parts), title=f"[bold]{escape(title)}[/]", box=box.ROUNDED, expand=False)


def _signs(speech: Speech) -> str:
    """What the signs stand for."""
    columns = "  ".join(
        f"{sign} {speech.words('elysium-table-any') if c == 'any' else speech.word('colour', c)}"
        for c, sign in COLUMNS.items()
    )
    return f"[dim]{columns}  ·  {speech.words('elysium-table-signs')}[/]"


def _card(name: str, speech: Speech) -> str:
    """A card with its level, in the colour of its family."""
    if name == "citizen":
        return f"[dim]{speech.word('card', name)}[/]"
    number, deck = CARDS.index(name), _game(speech).deck
    colour = FAMILY_COLOURS[name.partition("-")[0]]
    return f"[{colour}]{escape(speech.word('card', name))}[/] [dim]{deck.level[number]}[/]"


def _game(speech: Speech) -> ElysiumGame:
    assert isinstance(speech.game, ElysiumGame)
    return speech.game


def card_text(name: str, speech: Speech) -> str:
    """What a card says, with the numbers printed on it."""
    numbers = _game(speech).deck.prints[CARDS.index(name)].numbers
    return speech.words(f"elysium-text-{name}", **numbers)


def _power(card: int, speech: Speech) -> str:
    """When the power of a card is used."""
    power = _game(speech).deck.powers[card]
    word = speech.words(f"elysium-kind-{KINDS[power.kind]}")
    return f"{word} {power.sign}".rstrip() if isinstance(power, Chronos) else word


def card_table(
    title: str, names: list[str], speech: Speech, marks: list[str] | None = None
) -> Table:
    """Cards one below the other, with all that is printed on them."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=title, title_justify="left")
    for column in ("level", "card", "cost", "power", "text"):
        table.add_column(speech.words(f"elysium-table-{column}"))
    deck = _game(speech).deck
    for place, name in enumerate(names):
        if name == "citizen":
            table.add_row("", _card(name, speech))
            continue
        number = CARDS.index(name)
        colour = FAMILY_COLOURS[name.partition("-")[0]]
        mark = f" {marks[place]}" if marks and marks[place] else ""
        table.add_row(
            f"[{colour}]{deck.level[number]}[/]",
            f"[{colour}]{escape(speech.word('card', name))}[/]{mark}\n[dim]{name}[/]",
            " ".join(COLUMNS[circle] for circle in deck.cost[number]),
            _power(number, speech),
            escape(card_text(name, speech)),
        )
    return table


def _row(key: str, names: list[str], speech: Speech) -> Table:
    return card_table(f"[bold]{speech.words(f'elysium-table-{key}')}[/]", names, speech)


def _quests(view: dict[str, Any], speech: Speech) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("quest", "columns", "gold", "vp", "transfers", "owner"):
        table.add_column(speech.words(f"elysium-table-{column}"))
    for quest in view["quests"]:
        owner = "" if quest["owner"] is None else escape(speech.names[quest["owner"]])
        colours = " ".join(COLUMNS[colour] for colour in quest["colours"])
        rewards = [str(quest[key]) for key in ("gold", "vp", "transfers")]
        table.add_row(str(quest["number"]), colours, *rewards, owner)
    return table


def _piles(view: dict[str, Any], speech: Speech) -> str:
    discard = ", ".join(_card(name, speech) for name in view["discard"]) or "–"
    pile = speech.words("elysium-table-pile", count=view["pile"])
    return f"{pile}  ·  {speech.words('elysium-table-discard')} {discard}"


def _boards(view: dict[str, Any], speech: Speech) -> Table:
    prestige = "ares" in view["families"]
    columns = ["player", "disc", "gold", "vp", *(["pp"] if prestige else [])]
    columns += ["columns", "quest", "tiles", "score"]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in columns:
        table.add_column(speech.words(f"elysium-table-{column}"))
    for seat, board in enumerate(view["boards"]):
        you = f" ({speech.words('elysium-table-you')})" if seat == view["viewer"] else ""
        arrow = "▶ " if seat == view["turn"] else "  "
        quest = board["quest"]
        if quest == "incomplete":
            quest = speech.words("elysium-table-incomplete")
        cells = [f"{arrow}{escape(speech.names[seat])}{you}", board["disc"], board["gold"]]
        cells += [board["vp"], *([board["pp"]] if prestige else [])]
        cells += [" ".join(COLUMNS[colour] for colour in board["columns"]), quest or "–"]
        cells += [_tiles(view["sheets"][seat], speech), view["sheets"][seat]["total"]]
        table.add_row(*map(str, cells))
    return table


def _tiles(sheet: dict[str, Any], speech: Speech) -> str:
    return ", ".join(f"{_common(tile['of'], speech)}: {tile['vp']}" for tile in sheet["tiles"])


def _common(of: str, speech: Speech) -> str:
    """What the cards of a Legend, or the Legends of a tile, have in common."""
    if of.isdigit():
        return speech.words("elysium-table-of-level", level=int(of))
    return f"[{FAMILY_COLOURS[of]}]{speech.word('family', of)}[/]"


def _own_domain(view: dict[str, Any], speech: Speech) -> list[RenderableType]:
    cards = view["boards"][view["viewer"]]["domain"]
    if not cards:
        return []
    title = f"[bold]{speech.words('elysium-table-domain')}[/]"
    marks = [LYING[card["state"]] for card in cards]
    return [card_table(title, [card["card"] for card in cards], speech, marks)]


def _holdings(view: dict[str, Any], seat: int, speech: Speech) -> str:
    """The Domain of another player in a line, and the Legends of anybody."""
    board, lines = view["boards"][seat], []
    name = escape(speech.names[seat])
    if seat != view["viewer"] and board["domain"]:
        cards = ", ".join(
            f"{_card(card['card'], speech)}{LYING[card['state']]}" for card in board["domain"]
        )
        lines.append(speech.words("elysium-table-domain-of", name=name, cards=cards))
    legends = "  ".join(
        f"[bold]{number}[/] ({', '.join(_card(card, speech) for card in legend)})"
        for number, legend in enumerate(board["legends"], 1)
    )
    if legends:
        lines.append(speech.words("elysium-table-legends-of", name=name, legends=legends))
    return "\n".join(lines)


# ---- the score sheet


def _sheet(view: dict[str, Any], speech: Speech) -> Table:
    """Every line of the score of every player."""
    title = f"[bold]{speech.words('elysium-table-sheet')}[/]"
    table = Table(box=box.SIMPLE_HEAD, title=title, title_justify="left", show_lines=True)
    table.add_column("")
    for name in speech.names:
        table.add_column(escape(name))
    sheets = view["sheets"]
    for line in ("vp", "chronos", "legends", "prestige", "tiles", "citizens"):
        cells = [_line(line, sheet, speech) for sheet in sheets]
        table.add_row(speech.words(f"elysium-sheet-{line}"), *cells)
    totals = [f"[bold]{sheet['total']}[/]" for sheet in sheets]
    table.add_row(f"[bold]{speech.words('elysium-sheet-total')}[/]", *totals)
    gold = [str(board["gold"]) for board in view["boards"]]
    table.add_row(f"[dim]{speech.words('elysium-sheet-gold')}[/]", *gold)
    return table


def _line(line: str, sheet: dict[str, Any], speech: Speech) -> str:
    found = sheet[line]
    if not isinstance(found, list):
        return str(found)
    items = [f"{item['vp']:>3}  {_item(line, item, speech)}" for item in found]
    total = sum(item["vp"] for item in found)
    return "\n".join([*items, f"[bold]{total:>3}[/]"]) if items else "0"


def _item(line: str, item: dict[str, Any], speech: Speech) -> str:
    if line == "chronos":
        return _card(item["card"], speech)
    if line == "tiles":
        return _common(item["of"], speech)
    of = _common(item["of"], speech)
    return speech.words("elysium-sheet-legend", of=of, cards=item["cards"])


# ---- the deck

SOURCE_SIGNS = {"rulebook": "R", "inferred": "I", "public": "P", "house": "H"}


def draw_deck(speech: Speech) -> RenderableType:
    """All printed values, each with the sign of its source."""
    signs = "  ".join(
        f"[bold]{sign}[/] {speech.words(f'elysium-source-{source}')}"
        for source, sign in SOURCE_SIGNS.items()
    )
    families = [_family_table(family, speech) for family in range(len(FAMILIES))]
    return Group(signs, *families, _other_values(speech))


def _family_table(family: int, speech: Speech) -> Table:
    name = FAMILIES[family]
    title = f"[bold {FAMILY_COLOURS[name]}]{speech.word('family', name)}[/]"
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=title, title_justify="left")
    for column in ("card", "level", "copies", "cost", "power", "text", "numbers"):
        table.add_column(speech.words(f"elysium-table-{column}"))
    deck = _game(speech).deck
    for card in range(family * PER_FAMILY, (family + 1) * PER_FAMILY):
        values = {
            "name": f"{escape(speech.word('card', CARDS[card]))}",
            "level": str(deck.level[card]),
            "copies": str(deck.copies[card]),
            "cost": " ".join(COLUMNS[circle] for circle in deck.cost[card]),
            "power": _power(card, speech),
            "effect": escape(card_text(CARDS[card], speech)),
        }
        numbers = {key: f"{key} {value}" for key, value in deck.prints[card].numbers.items()}
        cells = [_sourced(value, deck.source(card, field)) for field, value in values.items()]
        cells[0] += f"\n[dim]{CARDS[card]}[/]"
        shown = [_sourced(text, deck.source(card, key)) for key, text in numbers.items()]
        table.add_row(*cells, "\n".join(shown))
    return table


def _sourced(value: str, source: str) -> str:
    return f"{value} [bold dim]{SOURCE_SIGNS[source]}[/]"


def _other_values(speech: Speech) -> Table:
    title = f"[bold]{speech.words('elysium-table-others')}[/]"
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=title, title_justify="left")
    table.add_column("")
    table.add_column("")
    for path, entries in _tables(_game(speech).deck.entries):
        if not path.startswith("cards."):
            values = "  ".join(
                f"{key} {json.dumps(value)}" for key, value in entries.items() if key != "source"
            )
            table.add_row(path, escape(values) + f" [bold dim]{SOURCE_SIGNS[entries['source']]}[/]")
    return table


def _tables(entries: dict[str, Any], path: str = "") -> list[tuple[str, dict[str, Any]]]:
    """All tables of values that name a source, by their paths."""
    found: list[tuple[str, dict[str, Any]]] = []
    for name, inner in entries.items():
        where = f"{path}{name}"
        if "source" in inner:
            found.append((where, inner))
        else:
            found += _tables(inner, f"{where}.")
    return found


def export_deck(speech: Speech) -> str:
    """All values as a file to start from, with the names of the cards in every language."""
    game = _game(speech)
    tongues = {language: Speech(Words(language), game, []) for language in languages()}
    lines = [f"# {line}" for line in speech.words("elysium-export").splitlines()]
    for path, entries in _tables(game.deck.entries):
        lines += ["", f"[{path}]"]
        if path.startswith("cards."):
            card = path.removeprefix("cards.")
            for language, tongue in tongues.items():
                lines.append(f"name_{language} = {_toml(tongue.word('card', card))}")
        lines += [f"{key} = {_toml(value)}" for key, value in entries.items()]
    return "\n".join(lines) + "\n"


def _toml(value: Any) -> str:
    """A number, a text, a list or a small table, as TOML writes it."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(inner)}" for key, inner in value.items()) + " }"
    return json.dumps(value, ensure_ascii=False)
