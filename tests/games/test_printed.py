"""What a game says of its components: every value with its source, every card with its kind."""

from typing import Any

import pytest
from games.walks import every_game

from pantheon import games
from pantheon.core.values import SOURCES
from pantheon.games.derby.components import GODS, POWERS
from pantheon.games.derby.windows import MOMENTS, REGISTER
from pantheon.games.elysium.components import CARDS
from pantheon.games.elysium.game import ElysiumGame
from pantheon.games.elysium.powers import (
    Activate,
    Chronos,
    Eleusis,
    Instantaneous,
    LegendPower,
    OracleTaking,
    Permanent,
    Reaction,
    Trigger,
)
from pantheon.locales.rulebook import rulebook

CARDS_OF_THEIR_OWN = ("cards", "powers")  # designs tell of these
IN_OTHER_WORDS = ("priestess.points_per_step", "legends.citizen")  # step by step; as a loss


def written(entries: dict[str, Any], path: str = "") -> list[tuple[str, int | str, str]]:
    """All values of a file: their paths, they themselves and their sources."""
    found: list[tuple[str, int | str, str]] = []
    for name, value in entries.items():
        where = f"{path}{name}"
        source = entries.get("sources", {}).get(name, entries.get("source", ""))
        if where in CARDS_OF_THEIR_OWN or name in ("source", "sources", "wins"):
            continue
        if isinstance(value, dict):
            found += written(value, f"{where}.")
        else:
            for inner in value if isinstance(value, list) else [value]:
                several = isinstance(inner, dict)
                found += written(inner, f"{where}.") if several else [(where, inner, source)]
    return found


@every_game
def test_every_value_stands_in_a_sheet_with_its_source(name: str) -> None:
    cells = [c for sheet in games.sheets(name) for row in sheet.rows for c in row.cells if c]
    shown = [(c.value if isinstance(c.value, int) else c.value.key, c.source) for c in cells]
    values = written(games.components(name))
    assert values
    for path, value, source in values:
        if path not in IN_OTHER_WORDS:
            key = value if isinstance(value, int) else f"colour-{value}"
            assert (key, source) in shown, path
            shown.remove((key, source))


@every_game
def test_a_sheet_has_as_many_cells_in_a_row_as_columns(name: str) -> None:
    for sheet in games.sheets(name):
        assert {len(row.cells) for row in sheet.rows} == {len(sheet.columns)}, sheet.name
        assert {c.source for row in sheet.rows for c in row.cells if c} <= set(SOURCES)


@every_game
def test_the_rules_of_values_and_cards_exist(name: str) -> None:
    rules = rulebook(name).rules
    for printed in [*games.sheets(name), *games.designs(name)]:
        assert set(printed.rules) <= set(rules), printed.name
        assert printed.rules


def test_steps_and_losses_are_told_as_players_meet_them() -> None:
    ladders = {row.label.key: row.cells for s in games.sheets("offrandes") for row in s.rows}
    priestess = [c.value for c in ladders["value-priestess"] if c]
    assert priestess == [2, 4, 6, 8, 10]  # O4.7
    end = {row.label.key: row.cells for row in games.sheets("elysium")[-1].rows}
    assert [c.value for c in end["value-citizen"] if c] == [-2]  # E10.5


# ---- the cards of Elysium

KINDS: dict[type, str] = {
    Instantaneous: "instant",
    Permanent: "permanent",
    Reaction: "permanent",
    OracleTaking: "permanent",
    Activate: "activate",
    Eleusis: "eleusis",
    Trigger: "trigger",
    LegendPower: "legend",
    Chronos: "chronos",
}
DESIGNS = {design.name: design for design in games.designs("elysium")}


def test_all_cards_are_told() -> None:
    assert list(DESIGNS) == CARDS


@pytest.mark.parametrize("card", CARDS)
def test_the_kind_of_a_card_is_that_of_its_power(card: str) -> None:
    game = games.shared("elysium")
    assert isinstance(game, ElysiumGame)
    power = game.deck.powers[CARDS.index(card)]
    design = DESIGNS[card]
    assert design.kind == KINDS[type(power)]
    assert design.family == card.split("-")[0]
    assert design.numbers == game.deck.prints[CARDS.index(card)].numbers
    parts = {"name", "level", "copies", "cost", "power", "effect", *design.numbers}
    assert set(design.sources) == parts
    assert set(design.sources.values()) <= set(SOURCES)


def test_the_rule_of_a_kind_is_the_one_that_describes_it() -> None:
    book = rulebook("elysium")
    words = {"instant": "Instantaneous"}
    for design in DESIGNS.values():
        word = words.get(design.kind, design.kind.capitalize())
        assert book.rules[design.rules[0]]["en"].startswith(f"*{word}*")


def test_sources_are_those_of_the_values() -> None:
    trade = DESIGNS["athena-trade"].sources
    assert (trade["effect"], trade["others_gold"], trade["cost"]) == (
        "rulebook",
        "inferred",
        "house",
    )


# ---- the powers of Divinity Derby


def test_every_power_has_its_god_and_its_moment() -> None:
    powers = games.designs("derby")
    assert [power.name for power in powers] == POWERS
    for number, power in enumerate(powers):
        assert power.family == GODS[number // 3]
        assert REGISTER.of_moment[MOMENTS.index(power.kind)] >> number & 1
        assert (power.kind == "fate") == (number % 3 == 2)  # D10


def test_what_of_the_powers_is_printed() -> None:
    powers = {power.name: power.sources for power in games.designs("derby")}
    printed = [name for name, sources in powers.items() if sources["effect"] == "rulebook"]
    assert printed == [
        "trickster",
        "sun-ray",
        "prophecy",
        "superior-wisdom",
        "renewal",
        "blessing",
    ]
    parts = {name: list(sources)[1:] for name, sources in powers.items() if len(sources) > 1}
    assert parts == {
        "trickster": ["unbacked"],
        "sun-ray": ["standing"],
        "prophecy": ["returned"],
        "superior-wisdom": ["order", "choice"],
        "renewal": ["again", "named"],
    }


def test_games_without_such_cards_have_none() -> None:
    assert games.designs("offrandes") == []
