"""The power cards of Quetzalcoatl (D9, D10)."""

from __future__ import annotations

from mypy_extensions import i64

from pantheon.games.derby.components import LEFT, RIGHT
from pantheon.games.derby.events import RETURNS
from pantheon.games.derby.knowledge import all_see_return, leaves_holder
from pantheon.games.derby.piles import leave_pile
from pantheon.games.derby.powers.anansi import WEB_OF_LIES
from pantheon.games.derby.state import Derby
from pantheon.games.derby.track import finishes_anyway, moving
from pantheon.games.derby.windows import Power, Target


class Renewal(Power):
    """The card you played goes back to a holder, another one of its creature there is discarded."""

    def usable(self, s: Derby, seat: i64) -> bool:
        return self.timely(s, seat) and bool(self.targets(s, seat, 0, 0))

    def timely(self, s: Derby, seat: i64) -> bool:
        if s.values.bonus[s.card % s.values.kinds]:
            return False  # a dirty-trick card
        return bool(s.holders[s.holder(seat, LEFT)]) or bool(s.holders[s.holder(seat, RIGHT)])

    def betrays(self, s: Derby, seat: i64) -> bool:
        return True  # that another card of the creature is there

    def use(self, s: Derby, seat: i64) -> None:
        s.push(Target(seat, self.number, 0, 0))

    def targets(self, s: Derby, seat: i64, step: i64, memo: i64) -> list[int]:
        found: list[int] = []
        for side in (LEFT, RIGHT):
            cards = sorted(set(s.holders[s.holder(seat, side)]))
            base = s.deck.give + side * s.deck.designs
            found += [
                base + card for card in cards if s.creature_of(card) == moving(s) and card != s.card
            ]
        return found

    def pick(self, s: Derby, seat: i64, step: i64, memo: i64, action: i64) -> None:
        side = (action - s.deck.give) // s.deck.designs
        card = (action - s.deck.give) % s.deck.designs
        holder = s.holder(seat, side)
        leaves_holder(s, holder, card)
        s.discard.remove(s.card)
        s.discard.append(card)
        all_see_return(s, holder, s.card)
        s.tell(RETURNS, seat, side, s.card, card)


class FeatheredSerpent(Power):
    """Your own second card of the turn moves by its fast value."""

    def usable(self, s: Derby, seat: i64) -> bool:
        return (
            seat == s.mover
            and s.fast == 0
            and s.changed == 0
            and not s.is_finished(moving(s))
            and (self._web_threatens(s) or not finishes_anyway(s))
        )

    def _web_threatens(self, s: Derby) -> bool:
        """D9.5: a fast move is safe from Web of Lies."""
        return s.spaces > 0 and s.unused >> WEB_OF_LIES & 1 == 1

    def use(self, s: Derby, seat: i64) -> None:
        s.spaces = s.values.fast[s.card % s.values.kinds]
        s.fast = 1
        s.changed = 1


class Rebirth(Power):
    """All cards of the creature in the Zeus pile go to the discard pile."""

    def usable(self, s: Derby, seat: i64) -> bool:
        return bool(self._cards(s))

    def use(self, s: Derby, seat: i64) -> None:
        for card in self._cards(s):
            leave_pile(s, card)

    def _cards(self, s: Derby) -> list[int]:
        return [card for card in s.zeus if s.creature_of(card) == s.fated]
