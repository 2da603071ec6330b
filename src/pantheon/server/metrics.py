"""Figures for those who run the server, as Prometheus reads them."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """What is counted."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = self._gauge("pantheon_tables", "tables in memory")
        self.sockets = self._gauge("pantheon_sockets", "open WebSockets")
        self.entries = Counter(
            "pantheon_entries", "entries added to logs", ["kind"], registry=self.registry
        )
        self.refused = Counter(
            "pantheon_refused", "messages that were refused", ["key"], registry=self.registry
        )
        self.faults = Counter(
            "pantheon_faults", "failures in housekeeping", ["about"], registry=self.registry
        )
        self.kept = self._histogram("pantheon_act_seconds", "from an act to its acknowledgement")
        self.thought = self._histogram("pantheon_bot_seconds", "for a decision of a bot")

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(name, about, registry=self.registry)

    def _histogram(self, name: str, about: str) -> Histogram:
        return Histogram(name, about, registry=self.registry)

    def text(self) -> bytes:
        """All figures."""
        return generate_latest(self.registry)
