"""The seven ladders and their discs."""

from mypy_extensions import i64

from pantheon.core.state import NOBODY
from pantheon.games.offrandes.components import TOP
from pantheon.games.offrandes.events import CLIMBS, SINKS
from pantheon.games.offrandes.state import Offrandes


def climb(s: Offrandes, ladder: i64, seat: i64) -> None:
    """Move a disc one step up (O2.5); on the top step there is room for one disc (O2.8)."""
    step = s.step(ladder, seat)
    if step == TOP:  # O2.9
        return
    if step + 1 == TOP:
        holder = on_top(s, ladder)
        if holder != NOBODY:
            sink(s, ladder, holder)
    s.put(ladder, seat, step + 1)
    s.tell(CLIMBS, seat, ladder, step + 1)


def sink(s: Offrandes, ladder: i64, seat: i64) -> None:
    """Move a disc one step down."""
    step = s.step(ladder, seat) - 1
    s.put(ladder, seat, step)
    s.tell(SINKS, seat, ladder, step)


def on_top(s: Offrandes, ladder: i64) -> i64:
    """The seat whose disc lies on the top step, or NOBODY."""
    for seat in range(s.players):
        if s.step(ladder, seat) == TOP:
            return seat
    return NOBODY
