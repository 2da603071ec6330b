"""The power cards of Anansi (D9, D10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pantheon.core.refusal import Refusal
from pantheon.games.derby.actions import CREATURE, REPLACE, SLOT
from pantheon.games.derby.bets import creatures_open, own_bets, why_closed
from pantheon.games.derby.components import NONE
from pantheon.games.derby.events import SWAPS_TOKEN
from pantheon.games.derby.state import Derby
from pantheon.games.derby.track import arrive, moving
from pantheon.games.derby.windows import Power, Target

WEB_OF_LIES: Final = 1


class Trickster(Power):
    """Swap the token on one of your bets with one of a creature you have no bet on."""

    def usable(self, s: Derby, seat: i64) -> bool:
        return bool(creatures_open(s, seat)) and s.backed[seat * 3] != NONE

    def use(self, s: Derby, seat: i64) -> None:
        s.push(Target(seat, self.number, 0, 0))

    def targets(self, s: Derby, seat: i64, step: i64, memo: i64) -> list[int]:
        if step == 0:
            return own_bets(s, seat)
        return [CREATURE + creature for creature in creatures_open(s, seat)]

    def pick(self, s: Derby, seat: i64, step: i64, memo: i64, action: i64) -> None:
        if step == 0:
            s.push(Target(seat, self.number, 1, action))
            return
        index = memo - SLOT
        old = s.backed[index]
        s.tokens[old] += 1
        s.tokens[action - CREATURE] -= 1
        s.backed[index] = action - CREATURE
        s.tell(SWAPS_TOKEN, seat, old, action - CREATURE)

    def why_not(self, s: Derby, seat: i64, action: i64) -> Refusal:
        if CREATURE <= action < REPLACE:
            return why_closed(s, seat, action - CREATURE)
        return super().why_not(s, seat, action)


class WebOfLies(Power):
    """Another player's slow move of 1 space or more becomes one of 0 spaces."""

    def usable(self, s: Derby, seat: i64) -> bool:
        return seat != s.mover and s.fast == 0 and s.spaces > 0 and not s.is_finished(moving(s))

    def use(self, s: Derby, seat: i64) -> None:
        s.spaces = 0
        s.changed = 1


class SpidersThread(Power):
    """The creature swaps spaces with another one at most two spaces ahead or behind."""

    def usable(self, s: Derby, seat: i64) -> bool:
        return bool(self.targets(s, seat, 0, 0))

    def use(self, s: Derby, seat: i64) -> None:
        s.push(Target(seat, self.number, 0, 0))

    def targets(self, s: Derby, seat: i64, step: i64, memo: i64) -> list[int]:
        here = s.space[s.fated]
        return [
            CREATURE + other
            for other in range(6)
            if not s.is_finished(other) and 0 < abs(s.space[other] - here) <= 2
        ]

    def pick(self, s: Derby, seat: i64, step: i64, memo: i64, action: i64) -> None:
        creature = s.fated
        other = action - CREATURE
        here, there = s.space[creature], s.space[other]
        arrive(s, other, here)
        arrive(s, creature, there)
