"""Transfers from the Domain to the Elysium (E4.10, E5.3, E6, R8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pantheon.core.refusal import Refusal
from pantheon.core.state import NOBODY, Frame
from pantheon.games.elysium.actions import JOIN, MOST_LEGENDS, START, TRANSFER
from pantheon.games.elysium.components import (
    CHEAPER,
    CITIZEN,
    LEVELS,
    MEMBERS,
    NONE,
    PER_FAMILY,
)
from pantheon.games.elysium.legends import claim_tiles, fits, missing_level, put, why_no_join
from pantheon.games.elysium.powers import react
from pantheon.games.elysium.state import Elysium
from pantheon.games.elysium.tokens import pay

FREE: Final = -100  # a price: the transfer costs nothing, whatever else applies
ANY_CARD: Final = 0
FAMILY_CARD: Final = 1  # no Citizen


def cost(s: Elysium, seat: i64, level: i64, price: i64) -> i64:
    """R8: what a transfer costs: the level, a surcharge or reduction, and Helm of Hades."""
    if price == FREE:
        return 0
    total = level + price
    if s.stands(seat, CHEAPER):
        total -= s.deck.amount[CHEAPER]
    return max(total, 0)


def affordable(s: Elysium, seat: i64, price: i64) -> i64:
    """The highest level that a player can pay for, 0 if none."""
    level: i64 = LEVELS
    while level > 0 and cost(s, seat, level, price) > s.gold[seat]:
        level -= 1
    return level


def add_transfers(s: Elysium, seat: i64, price: i64, which: i64, legal: list[int]) -> None:
    """All cards of a Domain that can be transferred at a price."""
    level = affordable(s, seat, price)
    if level == 0:
        return
    for family in s.families:
        mask = s.held[seat * 8 + family] & s.deck.up_to[family * 4 + level]
        if mask:
            base: i64 = TRANSFER + family * PER_FAMILY
            for member in MEMBERS[mask]:
                legal.append(int(base + member))
    if which == ANY_CARD and CITIZEN in s.domain[seat] and citizen_fits(s, seat, level):
        legal.append(TRANSFER + CITIZEN)


def can_transfer(s: Elysium, seat: i64, price: i64, which: i64) -> bool:
    """Whether a player can make a transfer at a price."""
    legal: list[int] = []
    add_transfers(s, seat, price, which, legal)
    return bool(legal)


def citizen_fits(s: Elysium, seat: i64, level: i64) -> bool:
    """E7.1: whether a Citizen can join a Legend for not more than a level."""
    for found in s.legends[seat]:
        missing = missing_level(found)
        if missing != NONE and missing <= level:
            return True
    return False


def why_no_transfer(s: Elysium, seat: i64, card: i64, price: i64, which: i64) -> Refusal:
    """Why a card cannot be transferred now."""
    told = {"card": int(card)}
    if card not in s.domain[seat]:
        return Refusal("E6.1", "not-in-domain", told)
    if card == CITIZEN:
        if which == FAMILY_CARD:
            return Refusal("R8", "no-citizen-here", told)
        if not citizen_fits(s, seat, LEVELS):
            return Refusal("E7.1", "citizen-nowhere", told)
        least = min(
            cost(s, seat, missing_level(found), price)
            for found in s.legends[seat]
            if missing_level(found) != NONE
        )
    else:
        least = cost(s, seat, s.deck.level[card], price)
    return too_dear(s, seat, card, least)


def too_dear(s: Elysium, seat: i64, card: i64, price: i64) -> Refusal:
    """R8: a transfer that cannot be paid."""
    told = {"card": int(card), "cost": int(price), "gold": s.gold[seat]}
    return Refusal("R8", "transfer-gold", told)


# ---- the decision where the card goes

DOMAIN: Final = 0  # where it comes from
ORACLE_ROW: Final = 1  # The Nine Muses


@mypyc_attr(free_list_len=1)
class Placing(Frame[Elysium]):
    """E6.1: a card has been chosen for a transfer: begin a Legend with it, or join one."""

    def __init__(self, seat: i64, card: i64, price: i64, source: i64) -> None:
        super().__init__(seat)
        self.card = card
        self.price = price
        self.source = source

    def args(self) -> list[int]:
        return [self.seat, self.card, self.price, self.source]

    def rule(self) -> str:
        return "E6.1"

    def particulars(self, s: Elysium) -> dict[str, int]:
        return {"card": int(self.card)}

    def shown(self, s: Elysium, seat: int) -> dict[str, object]:
        return {"card": int(self.card)}

    def legal(self, s: Elysium) -> list[int]:
        legends = s.legends[self.seat]
        legal: list[int] = []
        if self.card == CITIZEN:
            level = affordable(s, self.seat, self.price)
            for place, found in enumerate(legends):
                missing = missing_level(found)
                if missing != NONE and missing <= level and not self._repeated(s, place):
                    legal.append(JOIN + place)
            return legal
        level = s.deck.level[self.card]
        family = self.card // PER_FAMILY
        for place, found in enumerate(legends):
            if fits(found, level, family) and not self._repeated(s, place):
                legal.append(JOIN + place)
        legal.append(START)
        return legal

    def _repeated(self, s: Elysium, place: i64) -> bool:
        """Whether an earlier Legend holds the same cards: joining either is one move."""
        legends = s.legends[self.seat]
        for earlier in range(place):
            if legends[earlier] == legends[place] and cards_in(s, self.seat, earlier) == cards_in(
                s, self.seat, place
            ):
                return True
        return False

    def choose(self, s: Elysium, action: i64) -> None:
        s.pop()
        place: i64 = len(s.legends[self.seat]) if action == START else action - JOIN
        transfer(s, self.seat, self.card, place, self.price, self.source)

    def why_not(self, s: Elysium, action: i64) -> Refusal:
        if action == START:  # only a Citizen cannot
            return Refusal("E7.1", "citizen-first", {"card": int(self.card)})
        if not JOIN <= action < JOIN + MOST_LEGENDS:
            return self.not_asked()
        return self._why_no_join(s, action - JOIN)

    def _why_no_join(self, s: Elysium, place: i64) -> Refusal:
        legends = s.legends[self.seat]
        if place < len(legends):
            if self.card == CITIZEN:
                level = missing_level(legends[place])
            elif fits(legends[place], s.deck.level[self.card], self.card // PER_FAMILY):
                level = s.deck.level[self.card]
            else:
                level = NONE
            price = cost(s, self.seat, level, self.price)
            if level != NONE and price > s.gold[self.seat]:
                return too_dear(s, self.seat, self.card, price)
            if level != NONE:
                return Refusal("E6.1", "same-legend", {"legend": int(place) + 1})
        return why_no_join(s, self.seat, self.card, place)


def cards_in(s: Elysium, seat: i64, place: i64) -> list[int]:
    """The cards of a Legend, in rising order."""
    return sorted([card & 127 for card in s.elysium[seat] if card >> 7 == place])


def transfer(s: Elysium, seat: i64, card: i64, place: i64, price: i64, source: i64) -> None:
    """R8: pay, move the card, then reactions and Bonus tiles."""
    legends = s.legends[seat]
    level: i64 = missing_level(legends[place]) if card == CITIZEN else s.deck.level[card]
    pay(s, seat, cost(s, seat, level, price))
    reactor: i64 = NONE
    if card != CITIZEN:
        reactor = s.deck.reactor[card // PER_FAMILY]
        if reactor != NONE and not s.has(seat, reactor):
            reactor = NONE
    moved: i64 = NONE  # out of the Domain
    if source == DOMAIN:
        moved = card
        s.leave(seat, card)
    else:
        s.oracle.remove(card)
    put(s, seat, card, place)
    s.transfers[seat] = s.transfers[seat] + 1
    if s.phase == 3:
        s.written += 1
    if reactor == NONE:
        claim_tiles(s, seat, place, moved)
        return
    s.push(Tiles(seat, place, moved))  # R8.5 comes after the reaction
    react(s, seat, reactor)


@mypyc_attr(free_list_len=1)
class Tiles(Frame[Elysium]):
    """R8.5: the Bonus tiles of a transfer, once the reactions to it are over."""

    def __init__(self, owner: i64, place: i64, moved: i64) -> None:
        super().__init__(NOBODY)
        self.owner = owner
        self.place = place
        self.moved = moved

    def args(self) -> list[int]:
        return [self.owner, self.place, self.moved]

    def resolve(self, s: Elysium) -> None:
        s.pop()
        claim_tiles(s, self.owner, self.place, self.moved)
