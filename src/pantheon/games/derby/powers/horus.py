"""The power cards of Horus (D9, D10)."""

from __future__ import annotations

from mypy_extensions import i64

from pantheon.games.derby.actions import HOLDER
from pantheon.games.derby.events import LOOKS_HOLDER
from pantheon.games.derby.knowledge import looks_into
from pantheon.games.derby.state import Derby
from pantheon.games.derby.track import advance, finishes_anyway
from pantheon.games.derby.windows import Power, Target


class SunRay(Power):
    """A card of a creature that has not finished moves it 2 spaces more."""

    def usable(self, s: Derby, seat: i64) -> bool:
        return not finishes_anyway(s)

    def use(self, s: Derby, seat: i64) -> None:
        s.spaces += 2
        s.changed = 1


class FalconsEye(Power):
    """Look at all cards of one holder that you cannot see."""

    def usable(self, s: Derby, seat: i64) -> bool:
        return True

    def use(self, s: Derby, seat: i64) -> None:
        s.push(Target(seat, self.number, 0, 0))

    def targets(self, s: Derby, seat: i64, step: i64, memo: i64) -> list[int]:
        return [HOLDER + holder for holder in range(s.players) if not s.sees(seat, holder)]

    def pick(self, s: Derby, seat: i64, step: i64, memo: i64, action: i64) -> None:
        holder = action - HOLDER
        looks_into(s, seat, holder)
        s.tell(LOOKS_HOLDER, seat, holder, (holder + 1) % s.players)


class WingsOfHorus(Power):
    """The creature moves 2 spaces more."""

    def usable(self, s: Derby, seat: i64) -> bool:
        return True

    def use(self, s: Derby, seat: i64) -> None:
        advance(s, s.fated, 2)
