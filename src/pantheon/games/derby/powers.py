"""The eighteen power cards, by god (D9, D10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pantheon.games.derby.actions import CREATURE, DRAWN, HOLDER, REPLACE, SLOT
from pantheon.games.derby.bets import creatures_open
from pantheon.games.derby.components import LEFT, NONE, PROTECTION, RIGHT
from pantheon.games.derby.events import (
    JOINS_PILE,
    LEAVES_PILE,
    LOOKS_BET,
    LOOKS_HOLDER,
    PUTS_BACK,
    RETURNS,
    SWAPS_BET,
    SWAPS_CARDS,
    SWAPS_TOKEN,
)
from pantheon.games.derby.races import draw
from pantheon.games.derby.secrets import (
    all_see_return,
    leaves_holder,
    looks_into,
    swap_between,
)
from pantheon.games.derby.state import Derby
from pantheon.games.derby.track import advance, arrive
from pantheon.games.derby.windows import (
    AFTER,
    BEFORE_BET,
    CARD,
    FATE,
    JUDGED,
    LINE,
    REGISTER,
    TURN,
    ZEUS,
    Power,
    Target,
)

WEB_OF_LIES: Final = 1


def moving(s: Derby) -> i64:
    """The creature of the card that is being played."""
    return s.creature_of(s.card)


def finishes_anyway(s: Derby) -> bool:
    """Whether the creature has finished, or will with the move as it is now."""
    return s.space[moving(s)] + s.spaces > s.values.last_space


# ---- Anansi


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


def own_bets(s: Derby, seat: i64) -> list[int]:
    """The bets a player has placed in this race."""
    return [SLOT + index for index in range(seat * 3, seat * 3 + 3) if s.backed[index] != NONE]


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
        here = s.space[moving(s)]
        return [
            CREATURE + other
            for other in range(6)
            if not s.is_finished(other) and 0 < abs(s.space[other] - here) <= 2
        ]

    def pick(self, s: Derby, seat: i64, step: i64, memo: i64, action: i64) -> None:
        creature = moving(s)
        other = action - CREATURE
        here, there = s.space[creature], s.space[other]
        arrive(s, creature, there)
        arrive(s, other, here)


# ---- Horus


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
        s.secrets_shown += 1
        s.tell(LOOKS_HOLDER, seat, holder, (holder + 1) % s.players)


class WingsOfHorus(Power):
    """The creature moves 2 spaces more."""

    def usable(self, s: Derby, seat: i64) -> bool:
        return True

    def use(self, s: Derby, seat: i64) -> None:
        advance(s, moving(s), 2)


# ---- Marduk


class Prophecy(Power):
    """Replace one of your placed bet cards by another one from your hand."""

    def usable(self, s: Derby, seat: i64) -> bool:
        return bool(self.targets(s, seat, 0, 0))

    def use(self, s: Derby, seat: i64) -> None:
        s.push(Target(seat, self.number, 0, 0))

    def targets(self, s: Derby, seat: i64, step: i64, memo: i64) -> list[int]:
        if step == 0:
            return [slot for slot in own_bets(s, seat) if self._others(s, seat, slot - SLOT)]
        return self._others(s, seat, memo - SLOT)

    def _others(self, s: Derby, seat: i64, index: i64) -> list[int]:
        """The cards in hand that differ from the one placed."""
        return [
            REPLACE + card
            for card in range(7)
            if s.hand[seat * 7 + card] > 0 and card != s.bet[index]
        ]

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


def leave_pile(s: Derby, card: int) -> None:
    """A card goes from the Zeus pile to the discard pile."""
    s.zeus.remove(card)
    s.discard.append(card)
    s.tell(LEAVES_PILE, card)


class StormWinds(Power):
    """The creature goes back 2 spaces, not behind the start space."""

    def usable(self, s: Derby, seat: i64) -> bool:
        return True

    def use(self, s: Derby, seat: i64) -> None:
        creature = moving(s)
        arrive(s, creature, max(0, s.space[creature] - 2))


# ---- Odin


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
        s.secrets_shown += 1
        s.whisper(1 << seat, LOOKS_BET, seat, index // 3, s.backed[index], s.bet[index])


class HuginnAndMuninn(Power):
    """Swap one card of your left holder with one of your right holder."""

    def usable(self, s: Derby, seat: i64) -> bool:
        return bool(self.targets(s, seat, 0, 0))

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
        s.secrets_shown += 1
        following, previous = (seat + 1) % s.players, (seat - 1) % s.players
        knowers = 1 << seat | 1 << following | 1 << previous
        s.whisper(knowers, SWAPS_CARDS, seat, card, other)


class Sleipnir(Power):
    """The creature jumps to the next one ahead and is ahead of it there."""

    def usable(self, s: Derby, seat: i64) -> bool:
        return self._next(s) != NONE

    def use(self, s: Derby, seat: i64) -> None:
        arrive(s, moving(s), self._next(s))

    def _next(self, s: Derby) -> int:
        """The space of the next creature ahead that has not finished, or NONE."""
        here = s.space[moving(s)]
        spaces = [s.space[c] for c in range(6) if not s.is_finished(c) and s.space[c] > here]
        return min(spaces) if spaces else NONE


# ---- Quetzalcoatl


class Renewal(Power):
    """The card you played goes back to a holder, another one of its creature there is discarded."""

    def usable(self, s: Derby, seat: i64) -> bool:
        return self.timely(s, seat) and bool(self.targets(s, seat, 0, 0))

    def timely(self, s: Derby, seat: i64) -> bool:
        return s.values.bonus[s.card % s.values.kinds] == 0  # no dirty-trick card

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
        rest = action - s.deck.give
        holder = s.holder(seat, rest // s.deck.designs)
        card = rest % s.deck.designs
        leaves_holder(s, holder, card)
        s.discard.remove(s.card)
        s.discard.append(card)
        all_see_return(s, holder, s.card)
        s.tell(RETURNS, seat, s.card, card)


class FeatheredSerpent(Power):
    """Your own second card of the turn moves by its fast value."""

    def usable(self, s: Derby, seat: i64) -> bool:
        return (
            seat == s.mover
            and s.fast == 0
            and s.changed == 0
            and not s.is_finished(moving(s))
            and (self._web_threatens(s) or self._farther(s))
        )

    def _farther(self, s: Derby) -> bool:
        kind = s.card % s.values.kinds
        return s.values.fast[kind] != s.values.slow[kind] and not finishes_anyway(s)

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
        return [card for card in s.zeus if s.creature_of(card) == moving(s)]


# ---- Yù Huáng


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
        else:
            s.zeus.append(card)
        s.tell(PUTS_BACK, seat)
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
            if s.creature_of(card) == moving(s) and s.values.bonus[card % s.values.kinds]
        }
        return sorted(found)

    def pick(self, s: Derby, seat: i64, step: i64, memo: i64, action: i64) -> None:
        card = action - s.deck.pile
        s.discard.remove(card)
        s.zeus.append(card)
        s.tell(JOINS_PILE, card)


ALL_POWERS: Final[list[Power]] = [
    Trickster(0, LINE),
    WebOfLies(WEB_OF_LIES, CARD),
    SpidersThread(2, FATE),
    SunRay(3, CARD),
    FalconsEye(4, BEFORE_BET),
    WingsOfHorus(5, FATE),
    Prophecy(6, LINE, hidden=True),
    TabletOfDestinies(7, ZEUS),
    StormWinds(8, FATE),
    SuperiorWisdom(9, LINE),
    HuginnAndMuninn(10, TURN, hidden=True),
    Sleipnir(11, FATE),
    Renewal(12, AFTER, hidden=True),
    FeatheredSerpent(13, CARD),
    Rebirth(14, FATE),
    Blessing(15, LINE),
    CelestialMinistry(16, JUDGED),
    HeavenlyEdict(17, FATE),
]
REGISTER.add(ALL_POWERS)
