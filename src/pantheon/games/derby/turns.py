"""The race: turns, movement cards and dirty tricks (D3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pantheon.core.refusal import Refusal
from pantheon.core.state import NOBODY, Frame
from pantheon.games.derby.actions import PLAY
from pantheon.games.derby.components import LEFT, NONE, RIGHT
from pantheon.games.derby.events import NAMES, NAMES_TRICK
from pantheon.games.derby.knowledge import leaves_holder
from pantheon.games.derby.state import Derby
from pantheon.games.derby.track import advance
from pantheon.games.derby.windows import AFTER, CARD, TURN, ask, open_window, why_no_power

BOTH: Final = -1  # sides


@mypyc_attr(free_list_len=1)
class Running(Frame[Derby]):
    """D3.1, D3.7: the players take turns until all holders are empty; `seat` is next."""

    def __init__(self, following: i64) -> None:
        super().__init__(NOBODY)
        self.following = following

    def args(self) -> list[int]:
        return [self.following]

    def resolve(self, s: Derby) -> None:
        seat = self.following
        if not s.holders[seat] or (s.crossed != NONE and not s.third):  # D3.7, D4.1
            s.pop()
            return
        s.swap(Running((seat + 1) % s.players))
        s.push(Turn(seat, BOTH))
        ask(s, seat, TURN)


@mypyc_attr(free_list_len=1)
class Turn(Frame[Derby]):
    """D3.1: both cards are named before the first moves; `side` is that of the second."""

    def __init__(self, seat: i64, side: i64) -> None:
        super().__init__(seat)
        self.side = side

    def args(self) -> list[int]:
        return [self.seat, self.side]

    def rule(self) -> str:
        return "D3.1"

    def particulars(self, s: Derby) -> dict[str, int]:
        return {"step": 1} if self.side == BOTH else {"step": 2, "side": self.side}

    def always_asks(self, s: Derby) -> bool:
        """Silence would tell that the cards of a holder are alike."""
        return len(s.holders[s.holder(self.seat, max(self.side, 0))]) > 1

    def legal(self, s: Derby) -> list[int]:
        legal: list[int] = []
        if self.side != RIGHT:
            add_plays(s, self.seat, LEFT, legal)
        if self.side != LEFT:
            add_plays(s, self.seat, RIGHT, legal)
        if self.side == BOTH:
            add_tricks(s, self.seat, LEFT, legal)
            add_tricks(s, self.seat, RIGHT, legal)
        return legal

    def choose(self, s: Derby, action: i64) -> None:
        side, card, trick = named(s, action)
        leaves_holder(s, s.holder(self.seat, side), card)
        if self.side != BOTH:
            s.tell(NAMES, self.seat, side, card, 2)
            s.pop()
            play_both(s, card)
            return
        if trick:
            s.tell(NAMES_TRICK, self.seat, side, card)
        else:
            s.tell(NAMES, self.seat, side, card, 1)
        s.mover = self.seat
        put_in_play(s, card, True, trick)
        s.swap(Turn(self.seat, 1 - side))

    def why_not(self, s: Derby, action: i64) -> Refusal:
        if not PLAY <= action < s.deck.give:
            return why_no_power(s, self.seat, action) or self.not_asked()
        side, card, _ = named(s, action)
        if self.side != BOTH and side != self.side:
            return Refusal("D3.1", "same-holder", {"side": side})
        if card not in s.holders[s.holder(self.seat, side)]:
            return Refusal("D3.1", "not-in-holder", {"card": card, "side": side})
        if self.side != BOTH:
            return Refusal("D3.3", "trick-second", {"card": card})
        if s.values.bonus[card % s.values.kinds] == 0:
            return Refusal("D3.3", "no-trick", {"card": card})
        return Refusal("D3.6", "trick-finished", {"creature": s.creature_of(card)})


def named(s: Derby, action: i64) -> tuple[i64, i64, bool]:
    """What an action names: the side, the card, and whether with its dirty trick."""
    trick = action >= s.deck.trick
    place = action - s.deck.trick if trick else action - PLAY
    return place // s.deck.designs, place % s.deck.designs, trick


def add_plays(s: Derby, seat: i64, side: i64, legal: list[int]) -> None:
    """All different cards of a holder."""
    base: i64 = PLAY + side * s.deck.designs
    before: i64 = NONE
    for card in s.holders[s.holder(seat, side)]:
        if card != before:
            legal.append(base + card)
            before = card


def add_tricks(s: Derby, seat: i64, side: i64, legal: list[int]) -> None:
    """D3.3, D3.6: all different dirty-trick cards of a holder whose creature is still racing."""
    base: i64 = s.deck.trick + side * s.deck.designs
    tricks = s.values.tricks
    before: i64 = NONE
    for card in s.holders[s.holder(seat, side)]:
        if tricks[card] and card != before and not s.is_finished(s.creature_of(card)):
            legal.append(base + card)
            before = card


def put_in_play(s: Derby, card: i64, first: bool, trick: bool) -> None:
    """D3.2, D3.3: the card that moves next; powers may change what it does (D9.4)."""
    kind: i64 = card % s.values.kinds
    s.card = card
    s.fast = 1 if first else 0
    s.trick = 1 if trick else 0
    s.changed = 0
    s.playing = 1
    s.spaces = s.values.fast[kind] if first else s.values.slow[kind]
    if trick:
        s.spaces += s.values.bonus[kind]


def play_both(s: Derby, second: i64) -> None:
    """D3.1: the card in play moves, then the one that was named after it."""
    if s.unused == 0:  # nobody can come in between
        move(s)
        put_in_play(s, second, False, False)
        move(s)
        return
    s.second = second
    s.push(Second(NOBODY))
    s.push(Move(NOBODY))
    open_window(s, s.mover, CARD)


@mypyc_attr(free_list_len=1)
class Second(Frame[Derby]):
    """D3.1: the first card has moved; the second one follows."""

    def resolve(self, s: Derby) -> None:
        put_in_play(s, s.second, False, False)
        s.second = NONE
        s.swap(Move(NOBODY))
        open_window(s, s.mover, CARD)


@mypyc_attr(free_list_len=1)
class Move(Frame[Derby]):
    """The card in play moves its creature, now that all powers have been used on it."""

    def resolve(self, s: Derby) -> None:
        s.pop()
        move(s)
        ask(s, s.mover, AFTER)  # pushed last: comes before the Fate moment


def move(s: Derby) -> None:
    """D3.2, D3.3, D3.6: put the card on its pile, and move its creature."""
    creature = s.creature_of(s.card)
    (s.zeus if s.trick else s.discard).append(s.card)
    s.playing = 0
    if not s.is_finished(creature):
        advance(s, creature, s.spaces)
