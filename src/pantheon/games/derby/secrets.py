"""What seats know beyond what they see, in a position of Divinity Derby: all of it must be true.

A guess is drawn until it agrees with what is known; of something untrue none could be made.
"""

from __future__ import annotations

from collections import Counter

from pantheon.core.checks import must, within
from pantheon.games.derby.components import BETS
from pantheon.games.derby.guesses import after_swap, swaps
from pantheon.games.derby.state import Derby


def check_secrets(s: Derby) -> None:
    """A Problem about knowledge of something that is not so."""
    everybody = (1 << s.players) - 1
    within(s, "bet_seen", s.bet_seen, 0 if s.pending() else -1, everybody)
    _check_taken_back(s, everybody)
    _check_known(s)
    _check_ravens(s)


def _check_taken_back(s: Derby, everybody: int) -> None:
    """Prophecy: the card went to the hand, and from there perhaps to the third bet."""
    if not s.taken_back:
        return
    must(s, len(s.taken_back) == 3, "taken_back", "D9.1")
    index, card, knowers = s.taken_back
    within(s, "taken_back", [index], 0, 3 * s.players - 1)
    within(s, "taken_back", [card], 0, len(BETS) - 1)
    within(s, "taken_back", [knowers], 1, everybody)
    third = index // 3 * 3 + 2
    laid = s.bet[third] == card and s.bet_seen[third] == 0
    back = s.hand[index // 3 * 7 + card] > 0 or laid or not s.pending()
    must(s, back, "taken_back", "D9.1")


def _check_known(s: Derby) -> None:
    """What somebody knows to be in a holder is there, and stands beside somebody else."""
    there = Counter(_keys(s))
    returned = Counter(s.returned)
    must(s, returned <= there, "returned", "D9.1")
    for seat in range(-1, s.players):
        known = Counter(s.known[seat])
        must(s, known <= there, "known", "D9.1")
        holders = {key // s.deck.designs for key in s.known[seat]}
        must(s, not any(s.sees(seat, holder) for holder in holders), "known", "D1.4")
        public = [key for key in s.returned if not s.sees(seat, key // s.deck.designs)]
        must(s, Counter(public) <= known, "returned", "D9.1")


def _keys(s: Derby) -> list[int]:
    """All cards in holders, as in `known`."""
    designs = s.deck.designs
    return [h * designs + card for h, cards in enumerate(s.holders) for card in cards]


def _check_ravens(s: Derby) -> None:
    """Huginn and Muninn: what is known from before the swap can have been so."""
    for entry, cards in (("left_first", s.left_first), ("left_second", s.left_second)):
        within(s, entry, cards, 0, s.deck.designs - 1)
    if not s.swapped:
        told = [s.left_first, s.left_second, *s.before]
        must(s, not any(told), "swapped", "D9.1")
        return
    must(s, len(s.swapped) == 4, "swapped", "D9.1")
    first, second, many, many_there = s.swapped
    within(s, "swapped", [first], 0, s.players - 1)
    must(s, second == s.holder(first, 1), "swapped", "D1.4")
    here, there = after_swap(s)
    must(s, len(here) == many and len(there) == many_there, "swapped", "D9.1")
    found = set(swaps(s, -1))  # what came and went, if all that is known is true
    for seat in range(-1, s.players):
        stranger = not s.sees(seat, first) and not s.sees(seat, second)
        holders = {key // s.deck.designs for key in s.before[seat]}
        must(s, holders <= {first, second} if stranger else not holders, "before", "D9.1")
        if stranger:
            known = [key for key in s.known[seat] if key // s.deck.designs in (first, second)]
            public = [key for key in s.returned if key // s.deck.designs in (first, second)]
            must(s, sorted(known) == sorted(public), "known", "D9.1")
        found &= set(swaps(s, seat))
    must(s, bool(found), "before", "D9.1")
