"""Component values from a data file, checked on load."""

from __future__ import annotations

import tomllib
from typing import Any

from pantheon.core.problem import Problem
from pantheon.core.reading import quoted

SOURCES = ("rulebook", "inferred", "public", "house")
MOST = 1 << 17  # bytes of a values file; no line of it needs a thousandth of that
LONGEST_LINE = 400


class Table:
    """A table of a values file that knows its place in it, so that a complaint names the entry."""

    def __init__(self, entries: dict[str, Any], path: str = "") -> None:
        self.entries = entries
        self.path = path

    def table(self, name: str) -> Table:
        """A table inside this one. Every table that holds values names their source."""
        inner = self._entry(name)
        where = self._where(name)
        if not isinstance(inner, dict):
            raise Problem("value-not-table", entry=where)
        table = Table(inner, where)
        table.source()
        return table

    def tables(self, name: str) -> list[Table]:
        """A list of tables inside this one."""
        inner = self._entry(name)
        where = self._where(name)
        if not isinstance(inner, list) or not inner:
            raise Problem("value-not-tables", entry=where)
        numbered = Table({str(place): entry for place, entry in enumerate(inner, 1)}, where)
        return [numbered.table(str(place)) for place in range(1, len(inner) + 1)]

    def words(self, name: str, known: list[str]) -> int:
        """A list of known words, as a mask of their places among them."""
        words = self._entry(name)
        if not isinstance(words, list) or not words or not all(word in known for word in words):
            where, choices = self._where(name), ", ".join(known)
            raise Problem("value-words", entry=where, found=quoted(words), known=choices)
        mask = 0
        for word in words:
            mask |= 1 << known.index(word)
        return mask

    def number(self, name: str, least: int, most: int) -> int:
        """A whole number between two bounds."""
        value = self._entry(name)
        if type(value) is not int or not least <= value <= most:
            entry = self._where(name)
            raise Problem("value-absurd", entry=entry, found=quoted(value), least=least, most=most)
        return value

    def numbers(self, name: str, count: int, least: int, most: int) -> list[int]:
        """A list of exactly so many whole numbers between two bounds."""
        values = self._entry(name)
        if not isinstance(values, list) or len(values) != count:
            raise Problem("value-count", entry=self._where(name), found=quoted(values), count=count)
        inner = Table({str(i): value for i, value in enumerate(values)}, self._where(name))
        return [inner.number(str(i), least, most) for i in range(count)]

    def source(self, field: str = "") -> str:
        """Where the values of this table come from, or one of them that `sources` names."""
        named = self.entries.get("sources", {})
        if not isinstance(named, dict):
            raise Problem("value-not-table", entry=self._where("sources"))
        sources = Table(named, self._where("sources"))
        for name in named:
            sources._known_source(name)
        return str(named[field]) if field in named else self._known_source("source")

    def _known_source(self, name: str) -> str:
        source = self._entry(name)
        if source not in SOURCES:
            where = self._where(name)
            raise Problem(
                "value-source", entry=where, found=quoted(source), known=", ".join(SOURCES)
            )
        return str(source)

    def _entry(self, name: str) -> Any:
        if name not in self.entries:
            raise Problem("value-missing", entry=self._where(name))
        return self.entries[name]

    def _where(self, name: str) -> str:
        return f"{self.path}.{name}" if self.path else name


def read_values(text: str, name: str) -> dict[str, Any]:
    """Parse the text of a values file."""
    if len(text) > MOST:
        raise Problem("file-large", file=name, most=MOST)
    for line, found in enumerate(text.splitlines(), 1):
        if len(found) > LONGEST_LINE:  # the parser takes ever longer over dots in a row
            raise Problem("file-line-long", file=name, line=line, most=LONGEST_LINE)
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise Problem("values-broken", file=name, reason="it is nested too deep") from None
    except ValueError as error:
        reason = "a number has thousands of digits" if "digits" in str(error) else str(error)
        raise Problem("values-broken", file=name, reason=reason) from error


def lay_over(built_in: dict[str, Any], overlay: dict[str, Any], path: str = "") -> dict[str, Any]:
    """The built-in values with some replaced; an entry that does not exist is a mistake."""
    laid = dict(built_in)
    for name, value in overlay.items():
        where = f"{path}.{name}" if path else name
        if name not in built_in:
            raise Problem("value-unknown", entry=where, known=", ".join(built_in))
        inner = built_in[name]
        if isinstance(inner, dict) and isinstance(value, dict):
            value = lay_over(inner, value, where)
        elif isinstance(inner, list) and isinstance(value, list):
            _check_tables(inner, value, where)
        laid[name] = value
    return laid


def _check_tables(built_in: list[Any], tables: list[Any], path: str) -> None:
    """Complain of an entry in a list of tables that none of the built-in ones has."""
    known = {name: 0 for table in built_in if isinstance(table, dict) for name in table}
    for place, table in enumerate(tables, 1):
        for name in table if known and isinstance(table, dict) else []:
            if name not in known:
                where = f"{path}.{place}.{name}"
                raise Problem("value-unknown", entry=where, known=", ".join(known))
