"""A policy that was learned, as a bot: a small network in numpy, read from a file.

The file is what `examples/self_play.py` writes: for which game and number of players the network
is, and its layers.
"""

from __future__ import annotations

import zlib
from math import prod
from pathlib import Path
from typing import Any
from zipfile import BadZipFile, ZipFile

from pantheon.bots.chair import Bot, Chair
from pantheon.core.problem import Problem
from pantheon.core.reading import opened
from pantheon.core.sight import Sight
from pantheon.envs.telling import needs

needs("envs", "numpy")

import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

Floats = NDArray[np.float32]
MOST = 1 << 28  # bytes of a network


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
        self._file = file
        try:
            self._about, self._layers = _read(Path(file))
        except (BadZipFile, EOFError, LookupError, NotImplementedError, OSError) as error:
            raise Problem("bot-file", file=file) from error
        except (RuntimeError, TypeError, ValueError, zlib.error) as error:
            raise Problem("bot-file", file=file) from error
        self._encoding: Encoding | None = None

    def choose(self, chair: Chair) -> int:
        """One of the allowed actions."""
        if self._encoding is None:
            if about(chair.game.name, chair.players, chair.game.options) != self._about:
                raise Problem("bot-untrained", bot=self._file, trained=self._about)
            self._encoding = Encoding(chair.game.sight(chair.players))
            ends = (self._layers[0][0].shape[1], len(self._layers[-1][1]))
            if ends != (self._encoding.size, chair.game.catalogue.size):
                raise Problem("bot-file", file=self._file)
        liking = self._encoding(np.frombuffer(chair.see(), np.uint8)[None])[0]
        for weight, bias in self._layers[:-1]:
            liking = np.maximum(weight @ liking + bias, 0)
        weight, bias = self._layers[-1]
        legal = chair.legal()
        return legal[int(np.argmax(weight[legal] @ liking + bias[legal]))]


def _read(file: Path) -> tuple[str, list[tuple[Floats, Floats]]]:
    """What a file says of its network, and the layers, each as wide as the one before is high."""
    with opened(file) as found:
        with ZipFile(found) as archive:
            if sum(entry.file_size for entry in archive.infolist()) > MOST:
                raise ValueError("more than any network has")
        found.seek(0)
        with np.load(found) as kept:
            told = str(_array(kept, "about", "U"))
            count = len([name for name in kept.files if name.startswith("weight")])
            layers = [
                (_array(kept, f"weight{i}", "f"), _array(kept, f"bias{i}", "f"))
                for i in range(count)
            ]
    wide = [weight.shape[1:] for weight, _ in layers]
    high = [(len(bias),) for _, bias in layers]
    flat = all(weight.ndim == 2 and weight.shape[:1] == bias.shape for weight, bias in layers)
    if not layers or not flat or wide[1:] != high[:-1]:
        raise ValueError("no network")
    return told, layers


def _array(kept: Any, name: str, kind: str) -> Any:
    """An array of the file, once it is known that it takes no more room than it should."""
    with kept.zip.open(f"{name}.npy") as found:
        np.lib.format.read_magic(found)
        shape, _, form = np.lib.format.read_array_header_1_0(found)
    if form.kind != kind or len(shape) > 2 or prod(shape) * form.itemsize > MOST:
        raise ValueError(name)
    return kept[name]


def about(game: str, players: int, options: dict[str, str]) -> str:
    """What a policy was learned for, such as `derby 4 gods=dealt`."""
    return " ".join([game, str(players), *[f"{name}={options[name]}" for name in sorted(options)]])


def keep(file: Path, told: str, layers: list[tuple[Floats, Floats]]) -> None:
    """Write a policy down."""
    arrays: dict[str, Any] = {"about": np.array(told)}
    for number, (weight, bias) in enumerate(layers):
        arrays[f"weight{number}"], arrays[f"bias{number}"] = weight, bias
    np.savez_compressed(file, **arrays)
