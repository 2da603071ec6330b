"""What is wrong with something a person gave us."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(native_class=False)
class Problem(Exception):
    """Bad input: a message of the locale files and its particulars, told in one sentence."""

    def __init__(self, key: str, **particulars: str | int) -> None:
        super().__init__(key, particulars)
        self.key = key
        self.particulars = particulars

    def __str__(self) -> str:
        told = ", ".join(f"{name} {value}" for name, value in self.particulars.items())
        return f"{self.key} ({told})" if told else self.key

    def __reduce__(self) -> tuple[Any, ...]:
        return _remade, (self.key, self.particulars)


def _remade(key: str, particulars: dict[str, str | int]) -> Problem:
    """A problem that comes from another process."""
    return Problem(key, **particulars)
