"""A policy that was learned, as a bot: a small network in numpy, read from a file.

The file is what `examples/self_play.py` writes: for which game and number of players the network
is, and its layers.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pantheon.bots.chair import Bot, Chair
from pantheon.core.problem import Problem
from pantheon.core.sight import Sight
from pantheon.envs.telling import needs

needs("envs", "numpy")

import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

Floats = NDArray[np.float32]


class Encoding:
    """What a network reads: amounts as parts of the highest, choices as one of so many."""

    def __init__(self, sight: Sight) -> None:
        amounts = [field for field in sight.fields if not field.choice]
        choices = [field for field in sight.fields if field.choice]
        self._amounts = _places(amounts)
        self._scale = np.array([f.most for f in amounts for _ in range(f.size)], np.float32)
        self._choices = _places(choices)
        widths = np.array([f.most + 1 for f in choices for _ in range(f.size)], np.int64)
        self._starts = len(self._amounts) + np.cumsum(widths) - widths
        self.size = len(self._amounts) + int(widths.sum())

    def __call__(self, seen: NDArray[np.uint8]) -> Floats:
        """A row for each vector."""
        read = np.zeros((len(seen), self.size), np.float32)
        read[:, : len(self._amounts)] = seen[:, self._amounts] / self._scale
        rows = np.arange(len(seen))[:, None]
        read[rows, self._starts + seen[:, self._choices]] = 1
        return read


def _places(fields: list[Any]) -> NDArray[np.int64]:
    """Where the numbers of some fields stand in the vector."""
    return np.array([f.start + i for f in fields for i in range(f.size)], np.int64)


class LearnedBot(Bot):
    """Takes the action that its network likes best."""

    def __init__(self, file: str) -> None:
        try:
            with np.load(Path(file)) as kept:
                self._about = str(kept["about"])
                count = len([name for name in kept.files if name.startswith("weight")])
                self._layers = [(kept[f"weight{i}"], kept[f"bias{i}"]) for i in range(count)]
        except FileNotFoundError:
            raise Problem("file-missing", file=file) from None
        except (OSError, KeyError, ValueError) as error:
            raise Problem("file-unreadable", file=file, reason=str(error)) from error
        self._file = file
        self._encoding: Encoding | None = None

    def choose(self, chair: Chair) -> int:
        """One of the allowed actions."""
        if self._encoding is None:
            if about(chair.game.name, chair.players, chair.game.options) != self._about:
                raise Problem("bot-untrained", bot=self._file, trained=self._about)
            self._encoding = Encoding(chair.game.sight(chair.players))
        liking = self._encoding(np.frombuffer(chair.see(), np.uint8)[None])[0]
        for weight, bias in self._layers[:-1]:
            liking = np.maximum(weight @ liking + bias, 0)
        weight, bias = self._layers[-1]
        legal = chair.legal()
        return legal[int(np.argmax(weight[legal] @ liking + bias[legal]))]


def about(game: str, players: int, options: dict[str, str]) -> str:
    """What a policy was learned for, such as `derby 4 gods=dealt`."""
    return " ".join([game, str(players), *[f"{name}={options[name]}" for name in sorted(options)]])


def keep(file: Path, told: str, layers: list[tuple[Floats, Floats]]) -> None:
    """Write a policy down."""
    arrays: dict[str, Any] = {"about": np.array(told)}
    for number, (weight, bias) in enumerate(layers):
        arrays[f"weight{number}"], arrays[f"bias{number}"] = weight, bias
    np.savez_compressed(file, **arrays)
