"""Plots as SVG that stands in a page: its text is text, its colours are those of the page.

Nothing is told by colour alone: every row has its name beside it, every line its own mark.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable
from html import escape
from io import StringIO
from statistics import median
from typing import TYPE_CHECKING, Any

from pantheon.core.extras import extra

if TYPE_CHECKING:
    from matplotlib.axes import Axes

WIDTH = 7.2  # inches
ROW = 0.42  # inches, of a row with a name
POINTS = 250  # of a line; more could not be told apart
BINS = 30
MARKS = "os^DvPX"
INK, FAINT = "#1f2933", "#9aa5b1"
SERIES = ["#0072b2", "#d55e00", "#00825c", "#a3468c", "#8a6d00", "#3d5a80", "#b3323f", "#5b5f97"]
# The colours of a light page, by the name under which a page may set others.
COLOURS = {"ink": INK, "faint": FAINT} | {f"series-{i}": hue for i, hue in enumerate(SERIES)}
STYLE = {
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": 11,
    "text.color": INK,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.facecolor": "none",
    "xtick.color": FAINT,
    "xtick.labelcolor": INK,
    "ytick.color": FAINT,
    "ytick.labelcolor": INK,
    "legend.frameon": False,
}


def draw(title: str, height: float, paint: Callable[[Axes], None]) -> str:
    """A plot of a height in inches, as what `paint` puts on its axes; the title is for ears."""
    matplotlib, figures = extra("arena", "matplotlib"), extra("arena", "matplotlib.figure")
    told = StringIO()
    with matplotlib.rc_context({**STYLE, "svg.hashsalt": title}):
        figure = figures.Figure(figsize=(WIDTH, height), layout="constrained")
        paint(figure.add_subplot())
        figure.savefig(told, format="svg", transparent=True, metadata={"Date": None})
    return _inline(told.getvalue(), title)


def _inline(text: str, title: str) -> str:
    """An SVG file as a part of a page."""
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    text = re.sub(r'(<g) id="[^"]*"', r"\1", text)  # would stand twice on a page with two plots
    size = re.search(r'viewBox="[^"]*"', text)
    head = f'<svg {size[0] if size else ""} role="img" aria-label="{escape(title)}">'
    text = head + text[text.index(">") + 1 :]
    for name, colour in COLOURS.items():
        text = text.replace(colour, f"var(--{name}, {colour})")
    return text


def look(ordinal: int) -> dict[str, Any]:
    """The colour and the mark of a row or a line."""
    return {"color": SERIES[ordinal % len(SERIES)], "marker": MARKS[ordinal % len(MARKS)]}


def shares_plot(
    title: str, rows: list[tuple[str, float, tuple[float, float]]], fair: float, fair_word: str
) -> str:
    """Shares with their intervals, a row each, and a line at the fair share."""

    def paint(axes: Axes) -> None:
        for place, (_, share, (low, high)) in enumerate(rows):
            axes.plot([100 * low, 100 * high], [place, place], lw=2, color=look(place)["color"])
            axes.plot([100 * share], [place], ms=8, clip_on=False, **look(place))
            _beside(axes, f"{100 * share:.1f} %", place)
        axes.axvline(100 * fair, color=INK, lw=1, ls=(0, (4, 3)), zorder=0)
        axes.text(100 * fair, -0.75, fair_word, ha="center")
        axes.set_xlim(0, max(100 * fair, *(100 * high for *_, (_, high) in rows)) * 1.05)
        axes.xaxis.set_major_formatter("{x:g} %")
        name_rows(axes, [name for name, *_ in rows])

    return draw(title, 0.9 + 1.1 * ROW * len(rows), paint)


def spreads_plot(title: str, rows: list[tuple[str, list[float]]], axis: str) -> str:
    """How numbers are spread: a small histogram for each row, a stroke at its median."""

    def paint(axes: Axes) -> None:
        everything = [number for _, numbers in rows for number in numbers]
        low, high = min(everything), max(everything)
        wide = max(1.0, (high - low) / BINS)
        edges = [low + wide * (i - 0.5) for i in range(int((high - low) / wide) + 2)]
        for place, (_, numbers) in enumerate(rows):
            heights = counted(numbers, edges)
            tops = [place - 0.7 * height / max(heights) for height in heights]
            colour = look(place)["color"]
            axes.stairs(tops, edges, baseline=place, fill=True, color=colour, alpha=0.35)
            axes.stairs(tops, edges, baseline=place, color=colour)
            middle = median(numbers)
            axes.plot([middle, middle], [place, place - 0.75], color=INK, lw=2)
            _beside(axes, f"{middle:g}", place)
        axes.set_xlabel(axis)
        name_rows(axes, [name for name, _ in rows])
        axes.set_ylim(len(rows) - 0.9, -0.85)

    return draw(title, 0.8 + 1.5 * ROW * len(rows), paint)


def counted(numbers: list[float], edges: list[float]) -> list[int]:
    """How many of the numbers lie between every two edges; those outside count at the ends."""
    last = len(edges) - 2
    found = Counter(min(max(0, bisect_right(edges, number) - 1), last) for number in numbers)
    return [found[place] for place in range(last + 1)]


def _beside(axes: Axes, text: str, place: int) -> None:
    """A figure at the right of a row."""
    axes.text(1.02, place, text, va="center", transform=axes.get_yaxis_transform())


def name_rows(axes: Axes, names: list[str]) -> None:
    """Names beside the rows, the first one on top."""
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.4, -0.7)
    axes.tick_params(axis="y", length=0, pad=9)
    axes.spines["left"].set_visible(False)


def lines_plot(
    title: str, lines: list[tuple[str, list[tuple[float, float]]]], axes_words: tuple[str, str]
) -> str:
    """Numbers as they change, each with a band of how unsure it is."""

    def paint(axes: Axes) -> None:
        for place, (name, line) in enumerate(lines):
            step = max(1, len(line) // POINTS)
            at = [*range(0, len(line) - 1, step), len(line) - 1]
            middle = [line[i][0] for i in at]
            marks = max(1, len(at) // 8)
            axes.plot(at, middle, lw=1.6, label=name, markevery=(marks // 2, marks), **look(place))
            low = [line[i][0] - line[i][1] for i in at]
            high = [line[i][0] + line[i][1] for i in at]
            axes.fill_between(at, low, high, color=look(place)["color"], alpha=0.13, lw=0)
        axes.set_xlabel(axes_words[0])
        axes.set_ylabel(axes_words[1])
        axes.margins(x=0)
        axes.legend(loc="upper left", bbox_to_anchor=(1, 1))

    return draw(title, 3.4, paint)
