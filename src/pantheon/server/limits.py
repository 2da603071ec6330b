"""How much one person and one address may do, and for how long what is old is kept.

A person may do as much as a limit says. So may somebody without a name, who is known by the address
alone; and one address may do ten times as much, as several people may share it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from time import monotonic
from typing import Final, NamedTuple

from pantheon.core.problem import Problem

HOUR: Final = 3600.0
DAY: Final = 86_400.0
SHARED: Final = 10  # people of one address who may do all they are allowed
REMEMBERED: Final = 20_000  # people and addresses whose rates are kept


class Limit(NamedTuple):
    """A limit as it is set: how much, and how it is counted."""

    default: float
    unit: str  # second, hour, at once, or days


LIMITS: Final[Mapping[str, Limit]] = {
    "requests": Limit(50, "second"),  # HTTP requests and new sockets of an address
    "messages": Limit(50, "second"),  # on sockets, and requests of a person
    "people": Limit(30, "hour"),  # new ones
    "tables": Limit(60, "hour"),  # put up
    "entries": Limit(20_000, "hour"),  # in logs: acts, undos, chat, sitting down and getting up
    "open-tables": Limit(20, "at once"),  # which have not begun
    "sockets": Limit(30, "at once"),
    "hints": Limit(1, "at once"),
    "reviews": Limit(2, "at once"),
    "deserted-days": Limit(3, "days"),  # after which a table that never began is closed
    "closed-days": Limit(7, "days"),  # after which a closed table is removed
    "over-days": Limit(0, "days"),  # after which a finished one is removed; 0 for never
    "people-days": Limit(90, "days"),  # after which who sits nowhere is removed
}

UNLIMITED: Final = [f"{name}=1e9" for name, limit in LIMITS.items() if limit.unit != "days"]


def parse(given: list[str]) -> dict[str, float]:
    """All limits, some of them as NAME=NUMBER says; a Problem about what is none."""
    found = {name: limit.default for name, limit in LIMITS.items()}
    for text in given:
        name, _, number = text.partition("=")
        try:
            amount = float(number)
        except ValueError:
            amount = -1.0
        least = 0.0 if name.endswith("-days") else 1.0
        if name not in LIMITS or not least <= amount <= 1e9:
            raise Problem("limit-bad", text=text, known=", ".join(LIMITS))
        found[name] = amount
    return found


class Rate:
    """So many things a second, and so many at a stroke, for each who does them."""

    def __init__(self, per_second: float, at_a_stroke: float) -> None:
        self.per_second: Final = per_second
        self.at_a_stroke: Final = at_a_stroke
        self._left: Final[dict[str, tuple[float, float]]] = {}  # how many, and when

    def allows(self, who: str, cost: float = 1.0) -> bool:
        """Whether so much more is allowed now, which is then counted."""
        now = monotonic()
        left, at = self._left.pop(who, (self.at_a_stroke, now))
        left = min(self.at_a_stroke, left + (now - at) * self.per_second)
        allowed = left >= cost
        self._left[who] = (left - cost if allowed else left, now)
        if len(self._left) > REMEMBERED:
            del self._left[next(iter(self._left))]  # who has done nothing for longest
        return allowed

    def forget(self) -> None:
        """Forget those who may do as much again as if they had never been here."""
        now = monotonic()
        whole = [
            who
            for who, (left, at) in self._left.items()
            if left + (now - at) * self.per_second >= self.at_a_stroke
        ]
        for who in whole:
            del self._left[who]


class Limits:
    """What everybody has done, and whether they may do more."""

    def __init__(self, amounts: dict[str, float]) -> None:
        self.amounts: Final = amounts
        self._own: Final[dict[str, Rate]] = {}
        self._shared: Final[dict[str, Rate]] = {}
        self._under_way: Final[Counter[tuple[str, ...]]] = Counter()
        for name, limit in LIMITS.items():
            if limit.unit in ("second", "hour"):
                amount = amounts[name]
                self._own[name] = _rate(amount, limit.unit)
                self._shared[name] = _rate(SHARED * amount, limit.unit)

    def check(self, name: str, person: str | None, address: str, cost: float = 1.0) -> None:
        """Complain if a person, or everybody of an address together, has done enough for now."""
        for rate, who in ((self._own[name], person or address), (self._shared[name], address)):
            if not rate.allows(who, cost):
                raise Problem(f"limit-{name}", most=int(rate.at_a_stroke))

    def check_open(self, name: str, so_far: int) -> None:
        """Complain if there are as many of something as there may be."""
        if so_far >= self.amounts[name]:
            raise Problem(f"limit-{name}", most=int(self.amounts[name]))

    @contextmanager
    def at_once(self, name: str, person: str | None, address: str) -> Iterator[None]:
        """Count something while it lasts; a Problem if there is too much of it already."""
        most = self.amounts[name]
        counted = {(name, person or address): most, (name, "all of", address): SHARED * most}
        for key, bound in counted.items():
            if self._under_way[key] >= bound:
                raise Problem(f"limit-{name}", most=int(bound))
        for key in counted:
            self._under_way[key] += 1
        try:
            yield
        finally:
            for key in counted:
                self._under_way[key] -= 1
                if not self._under_way[key]:
                    del self._under_way[key]

    def forget(self) -> None:
        """Forget those who have done nothing for a while."""
        for rate in (*self._own.values(), *self._shared.values()):
            rate.forget()

    def seconds(self, name: str) -> float:
        """For how long something is kept."""
        return self.amounts[name] * DAY


def _rate(amount: float, unit: str) -> Rate:
    """What is allowed in a second may come four times at a stroke; what in an hour, at once."""
    return Rate(amount, 4 * amount) if unit == "second" else Rate(amount / HOUR, amount)
