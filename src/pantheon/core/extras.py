"""What only some commands need comes with an extra of the package."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from pantheon.core.problem import Problem


def extra(name: str, module: str) -> Any:
    """A module that an extra brings; a Problem says what to install if it is not there."""
    try:
        return import_module(module)
    except ImportError as error:
        raise Problem("extra-missing", extra=name) from error
