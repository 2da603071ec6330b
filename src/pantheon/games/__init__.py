"""The games, one folder each. A game is found by the name of its folder."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Any, cast

from pantheon.core.game import Game
from pantheon.core.problem import Problem


def names() -> list[str]:
    """The names of all games."""
    return sorted(module.name for module in iter_modules(__path__) if module.ispkg)


def load(
    name: str, options: dict[str, str] | None = None, overlay: dict[str, Any] | None = None
) -> Game:
    """A game by its name, with its options, and other values laid over the built-in ones."""
    if name not in names():
        raise Problem("game-unknown", game=name, known=", ".join(names()))
    module = import_module(f"pantheon.games.{name}")
    return cast(Game, module.game(options or {}, overlay or {}))
