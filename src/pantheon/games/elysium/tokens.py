"""R10: gold, VP and PP are gained, paid, lost and given."""

from __future__ import annotations

from mypy_extensions import i64

from pantheon.games.elysium.components import MORE_VP, VP
from pantheon.games.elysium.events import GAINS, GIVES, LOSES, PAYS, REACTS
from pantheon.games.elysium.state import Elysium


def gain(s: Elysium, seat: i64, what: i64, amount: i64) -> None:
    """A power gives a player gold, VP or PP."""
    if amount <= 0:
        return
    tokens = s.tokens(what)
    tokens[seat] = tokens[seat] + amount
    s.tell(GAINS[what], seat, amount)
    if what == VP and s.active == seat and s.stands(seat, MORE_VP):
        gain_more(s, seat)


def gain_more(s: Elysium, seat: i64) -> None:
    """Thunderbolt: VP on top of those that a power gave; once for each use of a power."""
    s.tell(REACTS, seat, s.deck.standing[MORE_VP])
    receive(s, seat, VP, s.deck.amount[MORE_VP])


def receive(s: Elysium, seat: i64, what: i64, amount: i64) -> None:
    """A player gets gold, VP or PP, but not by a power."""
    if amount > 0:
        tokens = s.tokens(what)
        tokens[seat] = tokens[seat] + amount
        s.tell(GAINS[what], seat, amount)


def lose(s: Elysium, seat: i64, what: i64, amount: i64) -> None:
    """A player loses gold, VP or PP: as much as there is."""
    tokens = s.tokens(what)
    lost = min(amount, tokens[seat])
    if lost > 0:
        tokens[seat] = tokens[seat] - lost
        s.tell(LOSES[what], seat, lost)


def give(s: Elysium, giver: i64, seat: i64, what: i64, amount: i64) -> None:
    """A player gives gold, VP or PP to the user of a power: as much as there is."""
    tokens = s.tokens(what)
    given = min(amount, tokens[giver])
    if given <= 0:
        return
    tokens[giver] = tokens[giver] - given
    tokens[seat] = tokens[seat] + given
    s.tell(GIVES[what], giver, seat, given)
    if what == VP and s.active == seat and s.stands(seat, MORE_VP):
        gain_more(s, seat)


def pay(s: Elysium, seat: i64, amount: i64) -> None:
    """A player pays gold, who has it."""
    if amount > 0:
        s.gold[seat] = s.gold[seat] - amount
        s.tell(PAYS, seat, amount)
