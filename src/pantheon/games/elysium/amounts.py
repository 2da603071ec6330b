"""How much a card gives: numbers, and counts of what a player has.

For a Chronos card the `card` is its place in the Elysium: Legend x 128 + the card.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pantheon.games.elysium.components import CITIZEN, FAMILIES, PER_FAMILY, SIZE
from pantheon.games.elysium.state import Elysium


class Amount:
    """Something that can be counted."""

    def of(self, s: Elysium, seat: i64, card: i64) -> i64:
        """How many there are for a player who uses a card."""
        raise NotImplementedError


class UpTo(Amount):
    """As many, but not more than so many."""

    def __init__(self, most: int, amount: Amount) -> None:
        self.most: Final = most
        self.amount: Final = amount

    def of(self, s: Elysium, seat: i64, card: i64) -> i64:
        return min(self.most, self.amount.of(s, seat, card))


class Each(Amount):
    """So many for each one counted, on top of a number that is always there."""

    def __init__(self, number: int, amount: Amount, base: int = 0) -> None:
        self.number: Final = number
        self.amount: Final = amount
        self.base: Final = base

    def of(self, s: Elysium, seat: i64, card: i64) -> i64:
        return self.base + self.number * self.amount.of(s, seat, card)


class Every(Amount):
    """One for every full so many of those counted."""

    def __init__(self, number: int, amount: Amount) -> None:
        self.number: Final = number
        self.amount: Final = amount

    def of(self, s: Elysium, seat: i64, card: i64) -> i64:
        return self.amount.of(s, seat, card) // self.number


class OnBoard(Amount):
    """The gold, VP or PP on the player's board."""

    def __init__(self, what: int) -> None:
        self.what: Final = what

    def of(self, s: Elysium, seat: i64, card: i64) -> i64:
        return s.tokens(self.what)[seat]


# ---- in the Domain


class InDomain(Amount):
    """The cards of a family in the player's Domain."""

    def __init__(self, family: int) -> None:
        self.family: Final = family

    def of(self, s: Elysium, seat: i64, card: i64) -> i64:
        return SIZE[s.held[seat * 8 + self.family]]


class InDomainBut(Amount):
    """The cards of the family of a card in the player's Domain, this card left out."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def of(self, s: Elysium, seat: i64, card: i64) -> i64:
        held = s.held[seat * 8 + self.card // PER_FAMILY]
        return SIZE[held & ~(1 << self.card % PER_FAMILY)]


class FamiliesInDomain(Amount):
    """The different families in the player's Domain."""

    def of(self, s: Elysium, seat: i64, card: i64) -> i64:
        count: i64 = 0
        for family in s.families:
            if s.held[seat * 8 + family]:
                count += 1
        return count


def eleusis_cards(s: Elysium, seat: i64) -> i64:
    """The Eleusis cards in a Domain, turned or not."""
    count: i64 = 0
    for family in s.families:
        count += SIZE[s.held[seat * 8 + family] & s.deck.eleusis[family]]
    return count


class OtherEleusis(Amount):
    """The Eleusis cards in the player's Domain besides the one whose power is used."""

    def of(self, s: Elysium, seat: i64, card: i64) -> i64:
        own = 1 if s.has(seat, card) and s.deck.is_eleusis(card) else 0
        return eleusis_cards(s, seat) - own


class InDomainAndElysium(Amount):
    """The cards of a family in the player's Domain and Elysium, single cards included."""

    def __init__(self, family: int) -> None:
        self.family: Final = family

    def of(self, s: Elysium, seat: i64, card: i64) -> i64:
        count: i64 = SIZE[s.held[seat * 8 + self.family]]
        for place in s.elysium[seat]:
            if (place & 127) // PER_FAMILY == self.family:
                count += 1
        return count


# ---- elsewhere


class OracleLevels(Amount):
    """The different levels among the cards at the Oracle."""

    def of(self, s: Elysium, seat: i64, card: i64) -> i64:
        levels: i64 = 0
        for other in s.oracle:
            levels |= 1 << s.deck.level[other]
        return SIZE[levels]


class EpochTransfers(Amount):
    """The transfers that the player has made this epoch."""

    def of(self, s: Elysium, seat: i64, card: i64) -> i64:
        return s.transfers[seat]


class WrittenTransfers(Amount):
    """The transfers that the player has made in this phase III."""

    def of(self, s: Elysium, seat: i64, card: i64) -> i64:
        return s.written


# ---- for Chronos: what lies in Legends of two or more cards (E10.1)


def scoring_cards(s: Elysium, seat: i64) -> list[int]:
    """All cards of a player in Legends of two or more cards, as places."""
    sizes = [0] * len(s.legends[seat])
    for place in s.elysium[seat]:
        sizes[place >> 7] += 1
    return [place for place in s.elysium[seat] if sizes[place >> 7] > 1]


class FamiliesInLegend(Amount):
    """The different families in the Legend of the card."""

    def of(self, s: Elysium, seat: i64, card: i64) -> i64:
        families = {
            (place & 127) // PER_FAMILY
            for place in s.elysium[seat]
            if place >> 7 == card >> 7 and place & 127 != CITIZEN
        }
        return len(families)


class FamilyInLegend(Amount):
    """The cards of a family in the Legend of the card."""

    def __init__(self, family: int) -> None:
        self.family: Final = family

    def of(self, s: Elysium, seat: i64, card: i64) -> i64:
        count: i64 = 0
        for place in s.elysium[seat]:
            if place >> 7 == card >> 7 and (place & 127) // PER_FAMILY == self.family:
                count += 1
        return count


class CardsInElysium(Amount):
    """All cards in the player's Legends, Citizens included."""

    def of(self, s: Elysium, seat: i64, card: i64) -> i64:
        return len(scoring_cards(s, seat))


class CitizensInElysium(Amount):
    """The Citizens in the player's Legends."""

    def of(self, s: Elysium, seat: i64, card: i64) -> i64:
        return len([1 for place in s.elysium[seat] if place & 127 == CITIZEN])


class IfMostCards(Amount):
    """A number if nobody else has more cards in their Legends, or else another one."""

    def __init__(self, most: int, otherwise: int) -> None:
        self.most: Final = most
        self.otherwise: Final = otherwise

    def of(self, s: Elysium, seat: i64, card: i64) -> i64:
        counts = [len(scoring_cards(s, other)) for other in range(s.players)]
        return self.most if counts[seat] == max(counts) else self.otherwise


class OracleFamilies(Amount):
    """The cards at the Oracle whose family lies in the player's Legends."""

    def of(self, s: Elysium, seat: i64, card: i64) -> i64:
        mine = {(place & 127) // PER_FAMILY for place in scoring_cards(s, seat)}
        return len([1 for other in s.oracle if other // PER_FAMILY in mine])


class BestChronos(Amount):
    """The highest value of another Chronos card in the player's Legends that is no copying card."""

    def of(self, s: Elysium, seat: i64, card: i64) -> i64:
        best: i64 = 0
        for place in scoring_cards(s, seat):
            amount = s.deck.chronos(place & 127)
            if amount is not None and not s.deck.powers[place & 127].copying:
                best = max(best, amount.of(s, seat, place))
        return best


assert len(FAMILIES) <= CITIZEN // PER_FAMILY  # so that a Citizen is of no family (E7.3)
