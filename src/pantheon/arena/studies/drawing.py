"""Drawings of studies: dots with their intervals, stacks of parts, and a cloud of named dots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pantheon.arena.plots import FAINT, INK, ROW, SERIES, draw, look, name_rows
from pantheon.arena.studies.estimates import Estimate

if TYPE_CHECKING:
    from matplotlib.axes import Axes

HATCHES = ["", "///", "...", "\\\\\\", "xxx", "ooo"]  # nothing is told by colour alone


def dots_plot(
    title: str, rows: list[tuple[str, Estimate]], axis: str, line: float | None = None
) -> str:
    """Figures with their intervals, a row each, and perhaps a line to compare them with."""

    def paint(axes: Axes) -> None:
        for place, (_, found) in enumerate(rows):
            axes.plot([found.low, found.high], [place, place], lw=2, color=SERIES[0])
            axes.plot([found.value], [place], ms=6, **look(0))
        if line is not None:
            axes.axvline(line, color=INK, lw=1, ls=(0, (4, 3)), zorder=0)
        axes.set_xlabel(axis)
        axes.grid(axis="x", color=FAINT, alpha=0.3, lw=0.6)
        name_rows(axes, [name for name, _ in rows])

    return draw(title, 0.9 + 0.62 * ROW * len(rows), paint)


def stack_plot(
    title: str, names: list[str], parts: list[tuple[str, list[float]]], axis: str
) -> str:
    """What a whole is made of, a row for each name; parts below zero go to the left."""

    def paint(axes: Axes) -> None:
        right, left = [0.0] * len(names), [0.0] * len(names)
        for place, (part, sizes) in enumerate(parts):
            starts = [(right if size > 0 else left)[i] for i, size in enumerate(sizes)]
            for i, size in enumerate(sizes):
                (right if size > 0 else left)[i] += size
            axes.barh(
                range(len(names)),
                sizes,
                left=starts,
                height=0.62,
                label=part,
                color=SERIES[place],
                hatch=HATCHES[place],
                edgecolor="#ffffff",
                linewidth=0.5,
            )
        axes.set_xlabel(axis)
        name_rows(axes, names)
        axes.legend(loc="lower left", bbox_to_anchor=(0, 1), ncols=3)

    return draw(title, 1.5 + 0.8 * ROW * len(names), paint)


def cloud_plot(
    title: str, dots: list[tuple[str, float, Estimate]], axes_words: tuple[str, str]
) -> str:
    """A dot for each thing, by two figures; those that have a name stand out."""

    def paint(axes: Axes) -> None:
        for name, across, up in dots:
            if name:
                axes.plot([across, across], [up.low, up.high], lw=1, color=SERIES[1])
            outstanding = look(1) if name else {**look(0), "alpha": 0.55}
            axes.plot([across], [up.value], ms=8 if name else 4, ls="", **outstanding)
        axes.axhline(0, color=INK, lw=1, ls=(0, (4, 3)), zorder=0)
        axes.set_xlabel(axes_words[0])
        axes.set_ylabel(axes_words[1])
        _name_dots(axes, [(name, across, up.value) for name, across, up in dots if name])

    return draw(title, 4.6, paint)


def _name_dots(axes: Axes, dots: list[tuple[str, float, float]]) -> None:
    """Names towards the middle, from top to bottom, none over another."""
    (left, right), (bottom, top) = axes.get_xlim(), axes.get_ylim()
    free = {"left": top, "right": top}  # how far down each side has been written on
    for name, across, up in sorted(dots, key=lambda dot: -dot[2]):
        side = "left" if across < (left + right) / 2 else "right"
        height = min(up, free[side])
        free[side] = height - (top - bottom) / 18
        shift = (right - left) / 50 * (1 if side == "left" else -1)
        axes.annotate(
            name,
            (across, up),
            (across + shift, height),
            ha=side,
            va="center",
            arrowprops={"arrowstyle": "-", "color": FAINT, "lw": 0.6, "shrinkA": 0},
        )
