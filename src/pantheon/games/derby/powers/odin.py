"""The power cards of Odin (D9, D10)."""

from __future__ import annotations

from mypy_extensions import i64

from pantheon.games.derby.actions import SLOT
from pantheon.games.derby.bets import own_bets
from pantheon.games.derby.components import LEFT, NONE, RIGHT
from pantheon.games.derby.events import LOOKS_BET, SWAPS_CARDS
from pantheon.games.derby.knowledge import swap_between
from pantheon.games.derby.state import Derby
from pantheon.games.derby.track import arrive
from pantheon.games.derby.windows import Power, Target


class SuperiorWisdom(Power):
    """Look at one placed bet card of each other player, clockwise one after the other."""

    def usable(self, s: Derby, seat: i64) -> bool:
        return any(self.targets(s, seat, turn, 0) for turn in range(1, s.players))

    def use(self, s: Derby, seat: i64) -> None:
        for turn in range(s.players - 1, 0, -1):
            s.push(Target(seat, self.number, turn, 0))

    def targets(self, s: Derby, seat: i64, step: i64, memo: i64) -> list[int]:
        other = (seat + step) % s.players
        return [slot for slot in own_bets(s, other) if not s.bet_seen[slot - SLOT] >> seat & 1]

    def pick(self, s: Derby, seat: i64, step: i64, memo: i64, action: i64) -> None:
        index = action - SLOT
        seen = s.bet_seen.copy()
        seen[index] |= 1 << seat
        s.bet_seen = seen
        s.whisper(1 << seat, LOOKS_BET, seat, index // 3, s.backed[index], s.bet[index])


class HuginnAndMuninn(Power):
    """Swap one card of your left holder with one of your right holder."""

    def usable(self, s: Derby, seat: i64) -> bool:
        return bool(self.targets(s, seat, 0, 0))

    def betrays(self, s: Derby, seat: i64) -> bool:
        """So few cards could all be alike, and then it could not be used."""
        cards = len(s.holders[s.holder(seat, LEFT)]) + len(s.holders[s.holder(seat, RIGHT)])
        deck = s.values.deck
        return cards <= max(deck.count(card) for card in deck)

    def use(self, s: Derby, seat: i64) -> None:
        s.push(Target(seat, self.number, 0, 0))

    def targets(self, s: Derby, seat: i64, step: i64, memo: i64) -> list[int]:
        left = sorted(set(s.holders[s.holder(seat, LEFT)]))
        right = sorted(set(s.holders[s.holder(seat, RIGHT)]))
        if step == 0:
            return [s.deck.give + card for card in left if right != [card]]
        return [s.deck.give + s.deck.designs + card for card in right if card != memo - s.deck.give]

    def pick(self, s: Derby, seat: i64, step: i64, memo: i64, action: i64) -> None:
        if step == 0:
            s.push(Target(seat, self.number, 1, action))
            return
        card = memo - s.deck.give
        other = action - s.deck.give - s.deck.designs
        left, right = s.holder(seat, LEFT), s.holder(seat, RIGHT)
        swap_between(s, left, right, card, other)
        following, previous = (seat + 1) % s.players, (seat - 1) % s.players
        knowers = 1 << seat | 1 << following | 1 << previous
        s.whisper(knowers, SWAPS_CARDS, seat, card, other)


class Sleipnir(Power):
    """The creature jumps to the next one ahead and is ahead of it there."""

    def usable(self, s: Derby, seat: i64) -> bool:
        return self._next(s) != NONE

    def use(self, s: Derby, seat: i64) -> None:
        arrive(s, s.fated, self._next(s))

    def _next(self, s: Derby) -> int:
        """The space of the next creature ahead that has not finished, or NONE."""
        here = s.space[s.fated]
        spaces = [s.space[c] for c in range(6) if not s.is_finished(c) and s.space[c] > here]
        return min(spaces) if spaces else NONE
