"""What is wrong with the world just now. Every fault lasts for a while and ends."""

from __future__ import annotations

from random import Random


class Faults:
    """How likely each thing goes wrong."""

    def __init__(self) -> None:
        self.rates: dict[str, float] = {}
        self.slowness = 1.0  # of the database
        self.distance = 1.0  # of clients

    def broken(self, chance: Random, name: str) -> bool:
        """Whether this goes wrong now."""
        rate = self.rates.get(name)
        return rate is not None and chance.random() < rate

    def begin(self, name: str, rate: float) -> None:
        """Something goes wrong from now on."""
        if name == "database_slow":
            self.slowness = 50.0 * rate
        elif name == "network_slow":
            self.distance = 30.0 * rate
        else:
            self.rates[name] = rate

    def end(self, name: str) -> None:
        """Something is all right again."""
        self.rates.pop(name, None)
        if name == "database_slow":
            self.slowness = 1.0
        elif name == "network_slow":
            self.distance = 1.0

    def cease(self) -> None:
        """All is well."""
        self.rates.clear()
        self.slowness = self.distance = 1.0


# What can go wrong for a while, and how often it does.
LASTING = {
    "write_refused": 2,
    "write_unanswered": 3,
    "write_late": 3,
    "read_fails": 2,
    "database_slow": 2,
    "network_slow": 1,
    "said_lost": 1,
    "said_twice": 2,
    "said_late": 2,
    "request_lost": 1,
    "notice_lost": 4,
    "notice_late": 3,
    "notice_twice": 1,
    "bot_fails": 4,
    "bot_late": 2,
    "bot_twice": 2,
    "bot_wrong": 2,
    "opening_fails": 1,
}
