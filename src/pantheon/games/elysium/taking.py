"""Cards come: drawing (E2.5, R3) and taking (E3.5, R5)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from pantheon.core.state import NOBODY, Frame
from pantheon.games.elysium.components import INSTANT, NONE, PER_FAMILY
from pantheon.games.elysium.events import SHUFFLES
from pantheon.games.elysium.powers import react, use_power
from pantheon.games.elysium.state import Elysium


def draw(s: Elysium) -> i64:
    """The top card of the draw pile, or NONE; an empty one is made anew of the discard pile."""
    if s.top == len(s.pile):
        if not s.discard:
            return NONE
        s.pile = s.discard
        s.discard = []
        s.pile.sort()  # so that the shuffle does not depend on how the cards came there
        s.chance().shuffle(s.pile)
        s.top = 0
        s.buried = len(s.citizens)
        s.tell(SHUFFLES)
    card = s.pile[s.top]
    s.top += 1
    return card


def can_draw(s: Elysium) -> bool:
    """R3: whether there is a card to draw."""
    return s.top < len(s.pile) or len(s.discard) > 0


def lay(row: list[int], card: i64) -> None:
    """Put a card into the Agora or to the Oracle, whose cards are in rising order."""
    place: i64 = len(row)
    while place > 0 and row[place - 1] > card:
        place -= 1
    row.insert(int(place), int(card))


def take(s: Elysium, seat: i64, card: i64, from_oracle: bool = False) -> None:
    """R5: a card has left its place and comes into a Domain.

    `from_oracle` is for the main action only: Delphic Tripod reacts to it.
    """
    s.enter(seat, card, True)
    power = s.deck.powers[card]
    if power.kind != INSTANT:
        react_to_taking(s, seat, card, from_oracle)
    elif power.plain:
        use_power(s, seat, card, card)
        react_to_taking(s, seat, card, from_oracle)
    else:
        s.push(Taken(seat, card, 1 if from_oracle else 0))
        use_power(s, seat, card, card)


@mypyc_attr(free_list_len=1)
class Taken(Frame[Elysium]):
    """R5 step 3: reactions to a taking, once the Instantaneous power has been resolved."""

    def __init__(self, taker: i64, card: i64, from_oracle: i64) -> None:
        super().__init__(NOBODY)
        self.taker = taker
        self.card = card
        self.from_oracle = from_oracle

    def args(self) -> list[int]:
        return [self.taker, self.card, self.from_oracle]

    def resolve(self, s: Elysium) -> None:
        s.pop()
        react_to_taking(s, self.taker, self.card, self.from_oracle == 1)


def react_to_taking(s: Elysium, seat: i64, card: i64, from_oracle: bool) -> None:
    """R5 step 3, R15: the player's permanent powers that react to this, oldest first."""
    reactor = s.deck.reactor[card // PER_FAMILY]
    reacts = reactor != NONE and s.has(seat, reactor)
    tripod = s.deck.tripod
    if not (from_oracle and s.has(seat, tripod)):
        if reacts:
            react(s, seat, reactor)
    elif not reacts:
        react(s, seat, tripod)
    else:
        older = s.domain[seat].index(reactor) < s.domain[seat].index(tripod)
        first, second = (reactor, tripod) if older else (tripod, reactor)
        s.push(Reacting(seat, second))
        react(s, seat, first)


@mypyc_attr(free_list_len=1)
class Reacting(Frame[Elysium]):
    """R15: a reaction that waits for an older one."""

    def __init__(self, owner: i64, card: i64) -> None:
        super().__init__(NOBODY)
        self.owner = owner
        self.card = card

    def args(self) -> list[int]:
        return [self.owner, self.card]

    def resolve(self, s: Elysium) -> None:
        s.pop()
        react(s, self.owner, self.card)
