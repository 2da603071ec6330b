from typing import Any

import pytest

from pantheon.core.problem import Problem
from pantheon.core.values import SOURCES, Table, lay_over, read_values

TEXT = """
[money]
start = 10
coins = [1, 5, 10]
source = "rulebook"

[money.bank]
total = 125
source = "house"
"""


def root() -> Table:
    return Table(read_values(TEXT, "values.toml"))


def money(**entries: Any) -> Table:
    return Table({"money": {"source": "rulebook", **entries}}).table("money")


def test_numbers_and_lists_are_read() -> None:
    table = root().table("money")
    assert table.number("start", 0, 10) == 10
    assert table.numbers("coins", 3, 1, 10) == [1, 5, 10]
    assert table.table("bank").number("total", 125, 125) == 125


@pytest.mark.parametrize("source", SOURCES)
def test_a_table_knows_its_source(source: str) -> None:
    assert money(source=source).source() == source


def test_missing_table() -> None:
    with pytest.raises(Problem) as raised:
        root().table("animals")
    assert raised.value.key == "value-missing"
    assert raised.value.particulars == {"entry": "animals"}


def test_missing_entry_is_named_with_its_table() -> None:
    with pytest.raises(Problem) as raised:
        root().table("money").table("bank").number("notes", 0, 9)
    assert raised.value.key == "value-missing"
    assert raised.value.particulars == {"entry": "money.bank.notes"}


def test_missing_list() -> None:
    with pytest.raises(Problem) as raised:
        money().numbers("coins", 3, 1, 10)
    assert raised.value.key == "value-missing"
    assert raised.value.particulars == {"entry": "money.coins"}


def test_missing_source() -> None:
    with pytest.raises(Problem) as raised:
        Table({"money": {"start": 10}}).table("money")
    assert raised.value.key == "value-missing"
    assert raised.value.particulars == {"entry": "money.source"}


@pytest.mark.parametrize("source", ["", "Rulebook", "rumour", 1, True, ["rulebook"], {}])
def test_unknown_source(source: Any) -> None:
    with pytest.raises(Problem) as raised:
        money(source=source)
    assert raised.value.key == "value-source"
    assert raised.value.particulars == {
        "entry": "money.source",
        "found": repr(source),
        "known": "rulebook, inferred, public, house",
    }


@pytest.mark.parametrize(
    "value", [True, False, 2.0, -1, 5, 10**30, "3", "", [3], [], {}, {"a": 3}, None]
)
def test_absurd_number(value: Any) -> None:
    with pytest.raises(Problem) as raised:
        money(start=value).number("start", 0, 4)
    assert raised.value.key == "value-absurd"
    assert raised.value.particulars == {
        "entry": "money.start",
        "found": repr(value),
        "least": 0,
        "most": 4,
    }


@pytest.mark.parametrize("value", [0, 2, 4])
def test_bounds_are_allowed(value: int) -> None:
    assert money(start=value).number("start", 0, 4) == value


@pytest.mark.parametrize("value", [True, 1.0, 0, 11, "5", [5], None])
def test_absurd_number_in_a_list_is_named_by_its_place(value: Any) -> None:
    with pytest.raises(Problem) as raised:
        money(coins=[1, value, 10]).numbers("coins", 3, 1, 10)
    assert raised.value.key == "value-absurd"
    assert raised.value.particulars == {
        "entry": "money.coins.1",
        "found": repr(value),
        "least": 1,
        "most": 10,
    }


@pytest.mark.parametrize("value", [[], [1, 5], [1, 5, 10, 25], 3, "abc", {"a": 1}, True])
def test_wrong_count(value: Any) -> None:
    with pytest.raises(Problem) as raised:
        money(coins=value).numbers("coins", 3, 1, 10)
    assert raised.value.key == "value-count"
    assert raised.value.particulars == {
        "entry": "money.coins",
        "found": repr(value),
        "count": 3,
    }


@pytest.mark.parametrize("value", [3, "x", [1, 2], True])
def test_not_a_table(value: Any) -> None:
    with pytest.raises(Problem) as raised:
        money(bank=value).table("bank")
    assert raised.value.key == "value-not-table"
    assert raised.value.particulars == {"entry": "money.bank"}


def test_a_list_of_tables_is_read_in_order() -> None:
    tables = money(notes=[{"worth": 5, "source": "house"}, {"worth": 9, "source": "public"}])
    assert [note.number("worth", 0, 9) for note in tables.tables("notes")] == [5, 9]


@pytest.mark.parametrize("value", [[], {}, 3, "x", True])
def test_not_a_list_of_tables(value: Any) -> None:
    with pytest.raises(Problem) as raised:
        money(notes=value).tables("notes")
    assert raised.value.key == "value-not-tables"
    assert raised.value.particulars == {"entry": "money.notes"}


@pytest.mark.parametrize(
    ("second", "key", "entry"),
    [
        (3, "value-not-table", "money.notes.2"),
        ({"worth": 5}, "value-missing", "money.notes.2.source"),
        ({"source": "rumour"}, "value-source", "money.notes.2.source"),
    ],
)
def test_a_bad_table_in_a_list_is_named_by_its_place(second: Any, key: str, entry: str) -> None:
    with pytest.raises(Problem) as raised:
        money(notes=[{"source": "house"}, second]).tables("notes")
    assert raised.value.key == key
    assert raised.value.particulars["entry"] == entry


@pytest.mark.parametrize(
    ("words", "mask"), [(["first"], 0b001), (["last", "first"], 0b101), (["second"] * 2, 0b010)]
)
def test_words_are_read_as_a_mask_of_their_places(words: list[str], mask: int) -> None:
    assert money(places=words).words("places", ["first", "second", "last"]) == mask


@pytest.mark.parametrize("value", [[], ["third"], ["first", "third"], [1], [["first"]], "first", 1])
def test_unknown_words(value: Any) -> None:
    with pytest.raises(Problem) as raised:
        money(places=value).words("places", ["first", "second"])
    assert raised.value.key == "value-words"
    assert raised.value.particulars == {
        "entry": "money.places",
        "found": repr(value),
        "known": "first, second",
    }


@pytest.mark.parametrize("text", ["[money", "start = ", "start = 1\nstart = 2", "a = 0x", "\0"])
def test_broken_toml(text: str) -> None:
    with pytest.raises(Problem) as raised:
        read_values(text, "house.toml")
    assert raised.value.key == "values-broken"
    assert raised.value.particulars["file"] == "house.toml"
    assert raised.value.particulars["reason"]


BUILT_IN = {"money": {"start": 10, "bank": {"total": 125}}, "rounds": 20}


def test_nothing_laid_over_changes_nothing() -> None:
    assert lay_over(BUILT_IN, {}) == BUILT_IN


def test_what_is_laid_over_replaces_only_itself() -> None:
    laid = lay_over(BUILT_IN, {"money": {"bank": {"total": 200}}})
    assert laid == {"money": {"start": 10, "bank": {"total": 200}}, "rounds": 20}


def test_the_built_in_values_stay_as_they_are() -> None:
    lay_over(BUILT_IN, {"money": {"start": 1, "bank": {"total": 1}}, "rounds": 1})
    assert BUILT_IN == {"money": {"start": 10, "bank": {"total": 125}}, "rounds": 20}


@pytest.mark.parametrize(
    ("overlay", "entry", "known"),
    [
        ({"honey": {}}, "honey", "money, rounds"),
        ({"money": {"stat": 3}}, "money.stat", "start, bank"),
        ({"money": {"bank": {"totals": 3}}}, "money.bank.totals", "total"),
    ],
)
def test_unknown_entry_is_named(overlay: dict[str, Any], entry: str, known: str) -> None:
    with pytest.raises(Problem) as raised:
        lay_over(BUILT_IN, overlay)
    assert raised.value.key == "value-unknown"
    assert raised.value.particulars == {"entry": entry, "known": known}


def test_a_number_in_the_place_of_a_table_is_found_when_the_table_is_read() -> None:
    laid = lay_over(BUILT_IN, {"money": 3})
    with pytest.raises(Problem) as raised:
        Table(laid).table("money")
    assert raised.value.key == "value-not-table"
    assert raised.value.particulars == {"entry": "money"}
