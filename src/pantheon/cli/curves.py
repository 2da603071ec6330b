"""Shares that change over a game, drawn for the terminal: a small plot for each player."""

from __future__ import annotations

from rich.text import Text

COLOURS = ("cyan", "yellow", "magenta", "green", "blue", "red")
BLOCKS = " ▁▂▃▄▅▆▇█"
AXIS = 6  # columns: `100 %┤`


def curves(
    names: list[str], shares: list[list[float]], marks: list[dict[int, str]], width: int
) -> list[Text]:
    """The lines of all plots, one below the other, `width` columns wide.

    `shares` are from 0 to 1, by player and moment; `marks` are letters by player that stand below
    a moment.
    """
    margin = max(map(len, names)) + 1
    columns = max(10, width - margin - AXIS)
    height = 4 if len(names) <= 4 else 3
    lines: list[Text] = []
    for place, name in enumerate(names):
        plot = _plot(squeezed(shares[place], columns), height)
        colour = COLOURS[place % len(COLOURS)]
        for row, blocks in enumerate(plot):
            label = {0: "100 %┤", height - 1: "  0 %┤"}.get(row, "     │")
            head = Text((name if row == 0 else "").ljust(margin), f"bold {colour}")
            lines.append(head + Text(label, "dim") + Text(blocks, colour))
        below = " " * (margin + AXIS) + _below(marks[place], len(shares[place]), columns)
        lines.append(Text(below.rstrip(), "bold"))
    return lines


def squeezed(shares: list[float], columns: int) -> list[float]:
    """The same course in so many columns: means where there are fewer, steps where more."""
    found: list[float] = []
    for column in range(columns):
        begin = column * len(shares) // columns
        part = shares[begin : max(begin + 1, (column + 1) * len(shares) // columns)]
        found.append(sum(part) / len(part))
    found[-1] = shares[-1]  # how it ended is never blurred
    return found


def _plot(shares: list[float], height: int) -> list[str]:
    """Bars in eighths of a line, from the top line down; what is not nothing can be seen."""
    full = height * 8
    bars = [max(round(share * full), int(share > 0)) for share in shares]
    floors = range(full - 8, -1, -8)
    return ["".join(BLOCKS[min(max(bar - floor, 0), 8)] for bar in bars) for floor in floors]


def _below(marks: dict[int, str], moments: int, columns: int) -> str:
    """The marks under the moments they belong to; where two meet, the first stays."""
    found = [" "] * columns
    for moment, mark in marks.items():
        column = moment * columns // moments
        if found[column] == " ":
            found[column] = mark
    return "".join(found)
