"""The power cards of Yù Huáng (D9, D10)."""

from __future__ import annotations

from mypy_extensions import i64

from pantheon.games.derby.actions import CREATURE, DRAWN
from pantheon.games.derby.components import PROTECTION
from pantheon.games.derby.events import JOINS_PILE, PUTS_BACK, PUTS_BACK_PROTECTION
from pantheon.games.derby.piles import draw
from pantheon.games.derby.state import Derby
from pantheon.games.derby.track import advance
from pantheon.games.derby.windows import Power, Target


class Blessing(Power):
    """A creature other than the one that crossed the line first moves 3 spaces forward."""

    def usable(self, s: Derby, seat: i64) -> bool:
        return bool(self.targets(s, seat, 0, 0))

    def use(self, s: Derby, seat: i64) -> None:
        s.push(Target(seat, self.number, 0, 0))

    def targets(self, s: Derby, seat: i64, step: i64, memo: i64) -> list[int]:
        return [
            CREATURE + creature
            for creature in range(6)
            if creature != s.crossed and not s.is_finished(creature)
        ]

    def pick(self, s: Derby, seat: i64, step: i64, memo: i64, action: i64) -> None:
        advance(s, action - CREATURE, 3)


class CelestialMinistry(Power):
    """Put a drawn Zeus card back, shuffle the pile and draw another one, which stands."""

    def usable(self, s: Derby, seat: i64) -> bool:
        return bool(self.targets(s, seat, 0, 0))

    def use(self, s: Derby, seat: i64) -> None:
        s.push(Target(seat, self.number, 0, 0))

    def targets(self, s: Derby, seat: i64, step: i64, memo: i64) -> list[int]:
        places = [place for place, card in enumerate(s.drawn) if self._others(s, card)]
        if len(places) == 2 and s.drawn[0] == s.drawn[1]:
            places.pop()  # equal moves are one move
        return [DRAWN + place for place in places]

    def _others(self, s: Derby, card: int) -> bool:
        """Whether the pile holds another card than one of these."""
        others = len(s.zeus) - s.zeus.count(card)
        return others > 0 or (card != PROTECTION and s.protections > 0)

    def pick(self, s: Derby, seat: i64, step: i64, memo: i64, action: i64) -> None:
        card = s.drawn.pop(action - DRAWN)
        if card == PROTECTION:
            s.protections += 1
            s.tell(PUTS_BACK_PROTECTION, seat)
        else:
            s.zeus.append(card)
            s.tell(PUTS_BACK, seat, card)
        draw(s, s.chance().below(len(s.zeus) + s.protections))


class HeavenlyEdict(Power):
    """One dirty-trick card of the creature goes from the discard pile to the Zeus pile."""

    def usable(self, s: Derby, seat: i64) -> bool:
        return bool(self.targets(s, seat, 0, 0))

    def use(self, s: Derby, seat: i64) -> None:
        s.push(Target(seat, self.number, 0, 0))

    def targets(self, s: Derby, seat: i64, step: i64, memo: i64) -> list[int]:
        found = {
            s.deck.pile + card
            for card in s.discard
            if s.creature_of(card) == s.fated and s.values.bonus[card % s.values.kinds]
        }
        return sorted(found)

    def pick(self, s: Derby, seat: i64, step: i64, memo: i64, action: i64) -> None:
        card = action - s.deck.pile
        s.discard.remove(card)
        s.zeus.append(card)
        s.tell(JOINS_PILE, card)
