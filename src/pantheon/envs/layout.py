"""What stands where in the vector of a seat, as a table for people.

python -m pantheon.envs.layout derby 4 powers=on
"""

from __future__ import annotations

import sys

from pantheon import games
from pantheon.core.sight import Field, Sight


def table(sight: Sight) -> str:
    """All fields, one a line, in Markdown."""
    head = ["| from | field | shape | numbers | what it tells |", "|---|---|---|---|---|"]
    return "\n".join([*head, *[_line(field) for field in sight.fields]])


def _line(field: Field) -> str:
    shape = " × ".join(map(str, field.shape))
    kind = f"choice of {field.most}" if field.choice else f"0 to {field.most}"
    if not field.choice and field.most == 1:
        kind = "flag"
    return f"| {field.start} | `{field.name}` | {shape} | {kind} | {field.meaning} |"


def main(arguments: list[str]) -> None:
    """Print the table of a game for a number of players, with options."""
    name, players, *options = arguments
    game = games.load(name, dict(option.split("=") for option in options))
    print(table(game.sight(int(players))))


if __name__ == "__main__":
    main(sys.argv[1:])
