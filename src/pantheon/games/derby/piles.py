"""The Zeus pile (D6)."""

from __future__ import annotations

from mypy_extensions import i64

from pantheon.games.derby.components import PROTECTION
from pantheon.games.derby.events import DRAWS, DRAWS_PROTECTION, LEAVES_PILE
from pantheon.games.derby.state import Derby


def draw(s: Derby, place: i64) -> None:
    """Draw the card that came to lie at a place of the shuffled pile."""
    if place < len(s.zeus):
        card = s.zeus.pop(place)
        s.drawn.append(card)
        s.tell(DRAWS, card)
    else:
        s.protections -= 1
        s.drawn.append(PROTECTION)
        s.tell(DRAWS_PROTECTION)


def leave_pile(s: Derby, card: int) -> None:
    """A card goes from the Zeus pile to the discard pile."""
    s.zeus.remove(card)
    s.discard.append(card)
    s.tell(LEAVES_PILE, card)
