"""What a city does without much thought: how a search plays on beyond its tree.

It compares a few things by the judgement of `prospects`, and leaves the rest to chance, so that
many looks ahead see many ways in which a round may go.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pantheon.core.chance import Chance
from pantheon.games.offrandes.actions import BID, BRIBE, OFFER
from pantheon.games.offrandes.auction import AuctionTurn, Bidding
from pantheon.games.offrandes.bribery import Bribe
from pantheon.games.offrandes.offering import Laying
from pantheon.games.offrandes.prospects import PLACE, Reckoning, plan_for, standing_of
from pantheon.games.offrandes.state import Offrandes

GLANCES: Final = 3  # pairs or bribes that are compared
SPITE: Final = 0.5  # what a loss of a rival is worth beside a gain of one's own
MODESTY: Final = 3  # one offering in so many may go to any altar, the others to the highest


def instinct(s: Offrandes, chance: Chance) -> int:
    """An allowed action; what is free is not declined."""
    frame = s.frame
    if isinstance(frame, AuctionTurn):
        return offer(s, chance)
    if isinstance(frame, Bidding):
        return bid(s, frame)
    if isinstance(frame, Bribe):
        return bribe(s, chance)
    if isinstance(frame, Laying):
        return lay(s, chance)
    return s.legal[chance.below(len(s.legal))]


def offer(s: Offrandes, chance: Chance) -> int:
    """O2.3: of a few pairs the one that the auctioneer would like best."""
    legal = s.legal
    reckoning = Reckoning(s)
    chosen = legal[0]
    most = -1e9
    for _ in range(GLANCES):
        action = legal[chance.below(len(legal) - 1)]  # the turn is not ended
        worth = reckoning.prize(s.seat, action - OFFER)
        if worth > most:
            most = worth
            chosen = action
    return chosen


def bid(s: Offrandes, bidding: Bidding) -> int:
    """O2.4: who would win bids the price at once; a bid above 1 was one, and stands."""
    lowest = s.legal[0]  # to pass, or to open with 1
    if bidding.high > 1:
        return lowest
    reckoning = Reckoning(s)
    if reckoning.winner != s.seat:
        return lowest
    price: i64 = int(reckoning.price)
    return int(BID + min(max(price, bidding.high + 1), s.money[s.seat]))


def bribe(s: Offrandes, chance: Chance) -> int:
    """O3.2: of a few bribes the one that brings most and hurts most."""
    legal = s.legal
    count = len(legal) - 1
    chosen = legal[count]
    if count == 0:
        return chosen
    plan = plan_for(s.values)
    mine = standing_of(s, s.seat)
    most = -1e9
    for _ in range(GLANCES):
        action = legal[chance.below(count)]
        step: i64 = PLACE[(action - BRIBE) % 7]
        theirs = standing_of(s, (action - BRIBE) // 7)
        worth = plan.robbed[mine + step] - plan.robbed[mine]
        worth += SPITE * (plan.safe[theirs] - plan.safe[theirs - step])
        if worth > most:
            most = worth
            chosen = action
    return chosen


def lay(s: Offrandes, chance: Chance) -> int:
    """O4.4: mostly on the highest altar that takes the offering."""
    count = len(s.legal)
    return s.legal[chance.below(count) if chance.below(MODESTY) == 0 else count - 1]
