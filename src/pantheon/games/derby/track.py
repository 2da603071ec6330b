"""The course: moving, crossing the lines, and the standings (D3 to D5)."""

from __future__ import annotations

from mypy_extensions import i64

from pantheon.games.derby.components import NONE
from pantheon.games.derby.events import CROSSES, FINISHES, GOES_BACK, MOVES, STAYS
from pantheon.games.derby.state import Derby
from pantheon.games.derby.windows import open_fate_moment


def advance(s: Derby, creature: i64, spaces: i64) -> None:
    """Move a creature forward, perhaps over the middle line and the finish line."""
    if spaces == 0:  # D3.4
        s.tell(STAYS, creature)
        return
    arrive(s, creature, s.space[creature] + spaces)


def arrive(s: Derby, creature: i64, space: i64) -> None:
    """D3.4: put a creature on a space, ahead of all that stand there."""
    spaces = space - s.space[creature]
    last = s.values.last_space
    s.space[creature] = min(space, last + 1)
    s.clock += 1
    s.arrived[creature] = s.clock
    if spaces > 0:
        s.tell(MOVES, creature, spaces, s.space[creature])
    else:
        s.tell(GOES_BACK, creature, space)
    if s.crossed == NONE and space >= s.values.line:  # D4.1
        s.crossed = creature
        s.tell(CROSSES, creature, s.mover)
    if space > last:  # D3.5
        s.finished.append(creature)
        s.tell(FINISHES, creature, len(s.finished))
    elif s.fate and space in s.fate:  # D10.2
        open_fate_moment(s, creature)


def moving(s: Derby) -> i64:
    """The creature of the card that is being played."""
    return s.creature_of(s.card)


def finishes_anyway(s: Derby) -> bool:
    """Whether the creature has finished, or will with the move as it is now."""
    return s.space[moving(s)] + s.spaces > s.values.last_space
