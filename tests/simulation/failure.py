"""What an oracle says when something is wrong."""

from __future__ import annotations


class Failure(AssertionError):
    """Something that must never happen has happened; `oracle` names who saw it."""

    def __init__(self, oracle: str, told: str) -> None:
        super().__init__(oracle, told)  # as it is made again for another process
        self.oracle = oracle
        self.told = told

    def __str__(self) -> str:
        return f"{self.oracle}: {self.told}"


def check(true: object, oracle: str, told: str, *about: object) -> None:
    """Complain unless something is true; what it is `about` is only written out then."""
    if not true:
        raise Failure(oracle, " ".join([told, *map(repr, about)])[:3000])
