"""Who knows what of the cards in the holders."""

from __future__ import annotations

from collections.abc import Hashable

from mypy_extensions import i64

from pantheon.core.events import EVERYBODY
from pantheon.games.derby.components import BETS, NONE, PROTECTION
from pantheon.games.derby.state import Derby


def leaves_holder(s: Derby, holder: i64, card: i64) -> None:
    """A card goes from a holder onto the table, for all to see."""
    s.holders[holder].remove(card)
    s.played.append(int(holder * s.deck.designs + card))
    if s.unused == 0 and not s.swapped and not s.returned and not _anything(s.known):
        return
    key: int = holder * s.deck.designs + card
    s.known = [without(known, key) for known in s.known]
    if key in s.returned:
        s.returned = without(s.returned, key)
    elif s.swapped and s.swapped[0] == holder:
        s.left_first = [*s.left_first, card]
    elif s.swapped and s.swapped[1] == holder:
        s.left_second = [*s.left_second, card]


def _anything(known: list[list[int]]) -> bool:
    return any(entries for entries in known)


def without(entries: list[int], key: int) -> list[int]:
    """The entries less one of these, if it is among them."""
    if key not in entries:
        return entries
    left = entries.copy()
    left.remove(key)
    return left


def enters_holder(s: Derby, holder: i64, card: i64) -> None:
    """A card comes into a holder."""
    s.holders[holder].append(card)
    s.holders[holder].sort()


def learns(s: Derby, seat: i64, holder: i64, cards: list[int]) -> None:
    """A seat comes to know cards of a holder that it does not see."""
    if not s.sees(seat, holder):
        known = s.known.copy()
        first: int = holder * s.deck.designs
        known[seat] = known[seat] + [first + card for card in cards]
        s.known = known


def looks_into(s: Derby, seat: i64, holder: i64) -> None:
    """A seat sees all cards of a holder: that is now all it knows of it."""
    known = s.known.copy()
    known[seat] = [key for key in known[seat] if key // s.deck.designs != holder]
    s.known = known
    learns(s, seat, holder, s.holders[holder])


def all_see_return(s: Derby, holder: i64, card: i64) -> None:
    """Renewal puts a played card back: everybody knows where it is now."""
    enters_holder(s, holder, card)
    s.played = without(s.played, holder * s.deck.designs + card)
    for seat in range(-1, s.players):
        learns(s, seat, holder, [card])
    s.returned = [*s.returned, holder * s.deck.designs + card]


def swap_between(s: Derby, first: i64, second: i64, card: i64, other: i64) -> None:
    """Huginn and Muninn: a card goes from the first holder to the second, another one back.

    Who sees one of the holders sees which card came and which went, and so knows a card in the
    other. Who sees neither knows only that it happened: what they knew was before it.
    """
    s.swapped = [first, second, len(s.holders[first]), len(s.holders[second])]
    s.holders[first].remove(card)
    s.holders[second].remove(other)
    enters_holder(s, first, other)
    enters_holder(s, second, card)
    designs = s.deck.designs
    known = s.known.copy()
    before = s.before.copy()
    for seat in range(-1, s.players):
        if s.sees(seat, first) or s.sees(seat, second):
            known[seat] = without(known[seat], first * designs + card)
            known[seat] = without(known[seat], second * designs + other)
        else:
            before[seat] = [key for key in known[seat] if key // designs in s.swapped[:2]]
            known[seat] = [key for key in known[seat] if key // designs not in s.swapped[:2]]
    s.known = known
    s.before = before
    s.returned = [key for key in s.returned if key // designs not in s.swapped[:2]]
    for seat in range(s.players):
        if s.sees(seat, first):
            learns(s, seat, second, [card])
        elif s.sees(seat, second):
            learns(s, seat, first, [other])


# ---- what an undo must not leave known


def seen(s: Derby, seat: int) -> list[Hashable]:
    """Which movement cards are in play, which bets lie where, and what a power has given away."""
    known: list[Hashable] = [("card", card) for card in _cards_seen(s, seat)]
    known += [
        ("bet", index, s.bet[index])
        for index in range(3 * s.players)
        if s.backed[index] != NONE and index // 3 != seat and _peeked(s, seat, index)
    ]
    for place, paid in enumerate(s.kept):
        turned_up: Hashable = ("turned up", place // len(BETS), place % len(BETS))
        known += [turned_up] * (paid + s.lost[place])
    known += [("usable", power) for power in _powers_betrayed(s, seat)]
    return known


def _cards_seen(s: Derby, seat: int) -> list[int]:
    """The movement cards on the table, in holders of the seat, and in others as far as known."""
    cards = s.discard + s.zeus + [card for card in s.drawn if card != PROTECTION]
    if s.playing:
        cards.append(s.card)
    if s.second != NONE:
        cards.append(s.second)
    for holder in range(s.players):
        if s.sees(seat, holder):
            cards += s.holders[holder]
    return cards + [key % s.deck.designs for key in s.known[seat]]


def _peeked(s: Derby, seat: int, index: int) -> bool:
    """Whether a seat knows a bet that has not been turned up."""
    return s.bet_seen[index] != EVERYBODY and s.knows_bet(seat, index)


def _powers_betrayed(s: Derby, seat: int) -> list[int]:
    """The powers of others in use that tell of cards which are not shown."""
    from pantheon.games.derby.windows import REGISTER, Target

    return [
        int(frame.power)
        for frame in s.pending()
        if isinstance(frame, Target)
        and frame.seat != seat
        and REGISTER.powers[frame.power].betrays(s, frame.seat)
    ]
