"""A table as text and as a picture: what the terminal shows, drawn into an array."""

from __future__ import annotations

import io
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import DIMMED_MONOKAI

from pantheon import games
from pantheon.core.state import State
from pantheon.envs.telling import needs, speech_at

COLUMNS, LINES = 116, 66  # of the picture, so that all frames of a film have one size
FONT_SIZE = 12
MODES = ["human", "ansi", "rgb_array"]


def render(mode: str | None, state: State, seat: int) -> str | NDArray[np.uint8] | None:
    """The table as a seat sees it, in a mode of the toolkits; `human` prints it."""
    if mode == "rgb_array":
        return pixels(state, seat)
    text = ansi(state, seat)
    if mode == "ansi":
        return text
    print(text)
    return None


def ansi(state: State, seat: int) -> str:
    """The table as text."""
    console = _console()
    console.print(games.terminal(state.game.name)(state.view(seat), speech_at(state)))
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def pixels(state: State, seat: int) -> NDArray[np.uint8]:
    """The same as a picture: height x width x 3."""
    needs("envs", "PIL")
    from PIL import Image, ImageDraw

    font, width, height = _font()
    theme = DIMMED_MONOKAI
    size = (round(COLUMNS * width), LINES * height)
    image = Image.new("RGB", size, tuple(theme.background_color))
    draw = ImageDraw.Draw(image)
    console = _console()
    shown = games.terminal(state.game.name)(state.view(seat), speech_at(state))
    for line, segments in enumerate(console.render_lines(shown)[:LINES]):
        column = 0
        for segment in segments:
            place = (column * width, line * height)
            draw.text(place, segment.text, _colour(segment), font)
            column += segment.cell_length
    return np.asarray(image, np.uint8)


def _console() -> Console:
    return Console(file=io.StringIO(), width=COLUMNS, force_terminal=True, color_system="truecolor")


def _colour(segment: Segment) -> tuple[int, int, int]:
    style = segment.style or Style.null()
    shade: tuple[int, int, int] = DIMMED_MONOKAI.foreground_color
    if style.color is not None:
        shade = style.color.get_truecolor(DIMMED_MONOKAI)
    red, green, blue = (part * 2 // 3 if style.dim else part for part in shade)
    return red, green, blue


@lru_cache(maxsize=1)
def _font() -> tuple[Any, float, int]:
    """A font whose letters are all of one width, and that width and height."""
    needs("envs", "matplotlib")
    import matplotlib
    from PIL import ImageFont

    path = Path(matplotlib.get_data_path()) / "fonts" / "ttf" / "DejaVuSansMono.ttf"
    font = ImageFont.truetype(str(path), FONT_SIZE)
    return font, font.getlength("M"), sum(font.getmetrics())
