"""The power cards of Marduk (D9, D10)."""

from __future__ import annotations

from mypy_extensions import i64

from pantheon.games.derby.actions import REPLACE, SLOT
from pantheon.games.derby.bets import own_bets
from pantheon.games.derby.events import SWAPS_BET
from pantheon.games.derby.piles import leave_pile
from pantheon.games.derby.state import Derby
from pantheon.games.derby.track import arrive
from pantheon.games.derby.windows import Power, Target


class Prophecy(Power):
    """Replace one of your placed bet cards by another one from your hand."""

    def usable(self, s: Derby, seat: i64) -> bool:
        return bool(self.targets(s, seat, 0, 0)) and bool(self.targets(s, seat, 1, 0))

    def use(self, s: Derby, seat: i64) -> None:
        s.push(Target(seat, self.number, 0, 0))

    def targets(self, s: Derby, seat: i64, step: i64, memo: i64) -> list[int]:
        if step == 0:
            return own_bets(s, seat)
        return [REPLACE + card for card in range(7) if s.hand[seat * 7 + card] > 0]

    def pick(self, s: Derby, seat: i64, step: i64, memo: i64, action: i64) -> None:
        if step == 0:
            s.push(Target(seat, self.number, 1, action))
            return
        index = memo - SLOT
        old = s.bet[index]
        card = action - REPLACE
        s.hand[seat * 7 + old] += 1
        s.hand[seat * 7 + card] -= 1
        s.bet[index] = card
        if s.bet_seen[index]:
            s.taken_back = [index, old, s.bet_seen[index]]
        seen = s.bet_seen.copy()
        seen[index] = 0
        s.bet_seen = seen
        s.whisper(1 << seat, SWAPS_BET, seat, s.backed[index], old, card)


class TabletOfDestinies(Power):
    """Take one movement card out of the Zeus pile; it goes to the discard pile."""

    def usable(self, s: Derby, seat: i64) -> bool:
        return bool(s.zeus)

    def use(self, s: Derby, seat: i64) -> None:
        s.push(Target(seat, self.number, 0, 0))

    def targets(self, s: Derby, seat: i64, step: i64, memo: i64) -> list[int]:
        return sorted({s.deck.pile + card for card in s.zeus})

    def pick(self, s: Derby, seat: i64, step: i64, memo: i64, action: i64) -> None:
        leave_pile(s, action - s.deck.pile)


class StormWinds(Power):
    """The creature goes back 2 spaces, not behind the start space."""

    def usable(self, s: Derby, seat: i64) -> bool:
        return True

    def use(self, s: Derby, seat: i64) -> None:
        arrive(s, s.fated, max(0, s.space[s.fated] - 2))
