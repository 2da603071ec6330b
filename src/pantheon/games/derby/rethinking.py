"""Guesses from guesses: one hidden thing is changed at a time, as long as it explains the others.

What everybody did in a race tells so much of hidden cards and bets that hardly any fresh guess
agrees with it. Small steps from a guess that does find others (Metropolis and Hastings).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pantheon.core.chance import Chance
from pantheon.core.state import Thought
from pantheon.games.derby.components import NONE
from pantheon.games.derby.reasons import FINE, Story
from pantheon.games.derby.state import Derby

BETS: Final = 30  # of a hundred steps: those that change a bet card and not a movement card


def rethinking(g: Derby, seat: int, chance: Chance) -> Rethinking | None:
    """Guesses near one, if a round of turns is to be explained and no power has shown more (D9)."""
    if len(g.played) < 2 * g.players or g.game.options["powers"] == "on":
        return None
    return Rethinking(g, seat, chance)


class Rethinking(Thought):
    """A guess of a seat that is changed step by step."""

    def __init__(self, g: Derby, seat: int, chance: Chance) -> None:
        self._g: Final = g.copy()
        self._chance: Final = chance
        self._story: Final = Story(self._g, seat, None)
        self._others: Final[i64] = (1 << g.players) - 1 & ~(1 << seat)
        self._likely = self._story.tell(self._others)  # by seat
        self._bets: Final = [
            index
            for index in range(g.players * 3)
            if g.bet[index] != NONE and not g.knows_bet(seat, index)
        ]
        self._holders: Final = [
            holder for holder in range(g.players) if not g.sees(seat, holder) and g.holders[holder]
        ]

    def next(self) -> Derby:
        """The guess one step further."""
        if self._holders and (not self._bets or self._chance.below(100) >= BETS):
            self._change_card()
        elif self._bets:
            self._change_bet()
        return self._g.copy()

    def _change_bet(self) -> None:
        """D2.2: another card of the hand for one that lies on the table."""
        g = self._g
        index = self._bets[self._chance.below(len(self._bets))]
        other: i64 = index // 3
        hand = [card for card in range(7) for _ in range(g.hand[other * 7 + card])]
        if not hand:
            return
        was = g.bet[index]
        card = hand[self._chance.below(len(hand))]
        put_bet(g, index, card)
        if not self._is_taken(1 << other):
            put_bet(g, index, was)

    def _change_card(self) -> None:
        """D1.5: a card of a holder for one of another, or for one that was not dealt."""
        g = self._g
        here = self._holders[self._chance.below(len(self._holders))]
        places = [holder for holder in self._holders if holder != here]
        pick = self._chance.below(len(places) + 1)
        there = places[pick] if pick < len(places) else g.players
        mine = g.holders[here]
        theirs = g.holders[there] if there < g.players else g.undealt
        if not theirs:
            return
        swapped = mine.copy()
        given = theirs.copy()
        place = self._chance.below(len(swapped))
        other = self._chance.below(len(given))
        swapped[place], given[other] = given[other], swapped[place]
        who: i64 = 0
        for player in range(g.players):
            if g.sees(player, here) or g.sees(player, there):
                who |= 1 << player
        put_cards(g, here, sorted(swapped))
        put_cards(g, there, sorted(given))
        if not self._is_taken(who & self._others):
            put_cards(g, here, mine)
            put_cards(g, there, theirs)

    def _is_taken(self, who: i64) -> bool:
        """Whether a change is kept, which bears on some players (a mask); a bad one rarely is."""
        now = self._story.tell(who)
        ratio = 1.0
        for player in range(self._g.players):
            if who >> player & 1:
                ratio *= now[player] / self._likely[player]
        if float(self._chance.below(FINE)) >= ratio * float(FINE):
            return False
        for player in range(self._g.players):
            if who >> player & 1:
                self._likely[player] = now[player]
        return True


def put_bet(g: Derby, index: int, card: int) -> None:
    """A card of the hand takes the place of the one on the table."""
    first = index // 3 * 7
    g.hand[first + g.bet[index]] += 1
    g.hand[first + card] -= 1
    g.bet[index] = card


def put_cards(g: Derby, holder: int, cards: list[int]) -> None:
    """Other cards in a holder; beyond the last one are those that were not dealt."""
    if holder < g.players:
        g.holders[holder] = cards
    else:
        g.undealt = cards
