"""The games, one folder each. A game is found by the name of its folder."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from importlib.resources import files
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any, cast

from pantheon.core.game import Game
from pantheon.core.problem import Problem
from pantheon.core.values import read_values

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import RenderableType

    from pantheon.core.printed import Design, Sheet
    from pantheon.locales.speech import Speech


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
    return cast(Game, module.make(options or {}, overlay or {}))


def shared(name: str, options: dict[str, str] | None = None) -> Game:
    """The same for all who ask for it: a game never changes, and to make one takes a while."""
    return _shared(name, tuple(sorted((options or {}).items())))


@lru_cache(maxsize=64)
def _shared(name: str, options: tuple[tuple[str, str], ...]) -> Game:
    return load(name, dict(options))


def components(name: str) -> dict[str, Any]:
    """The numbers on the components of a game, each with its source."""
    text = files(f"pantheon.games.{name}").joinpath("values.toml").read_text("utf-8")
    return read_values(text, "values.toml")


def sheets(name: str) -> list[Sheet]:
    """The values of a game as tables to read."""
    module = import_module(f"pantheon.games.{name}.sheets")
    return cast("list[Sheet]", module.sheets(components(name)))


def designs(name: str) -> list[Design]:
    """The cards of a game that have a text of their own, if it has such cards."""
    try:
        module = import_module(f"pantheon.games.{name}.designs")
    except ModuleNotFoundError:
        return []
    return cast("list[Design]", module.designs(shared(name)))


def measured(name: str) -> list[tuple[str, int, dict[str, str]]]:
    """What the benchmark plays: labels, each with a number of players and options."""
    module = import_module(f"pantheon.games.{name}")
    game = load(name)
    return getattr(module, "MEASURED", [("", (game.least + game.most) // 2, {})])


def tally(name: str) -> Any:
    """What counts more than points over many games of this kind, if the game has such a thing."""
    try:
        return import_module(f"pantheon.games.{name}.tally").Tally()
    except ModuleNotFoundError:
        return None


def terminal(name: str) -> Callable[[dict[str, Any], Speech], RenderableType]:
    """What draws the view of a game in the terminal."""
    module = import_module(f"pantheon.games.{name}.terminal")
    return cast("Callable[[dict[str, Any], Speech], RenderableType]", module.draw)


def printed(name: str) -> Any:
    """What draws (`draw_deck`) and writes (`export_deck`) the printed cards of a game."""
    module = import_module(f"pantheon.games.{name}.terminal")
    if not hasattr(module, "draw_deck"):
        raise Problem("deck-none", game=name)
    return module
