"""The server's log: one line of JSON for each event, without secrets."""

from __future__ import annotations

import json
import logging
from typing import Any, Final

TOLD: Final = ("table", "job", "reason", "key")  # what an event may bring along


class Lines(logging.Formatter):
    """One line of JSON for a record."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        told: dict[str, Any] = {
            "at": self.formatTime(record),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        told.update({name: getattr(record, name) for name in TOLD if hasattr(record, name)})
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


LOGGING: Final[dict[str, Any]] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"lines": {"()": Lines}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "lines"}},
    "root": {"handlers": ["stderr"], "level": "WARNING"},
    "loggers": {"pantheon": {"level": "INFO"}, "uvicorn": {"level": "WARNING"}},
}
