"""Phase III: each player's transfers and Legend powers (E5.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pantheon.core.refusal import Refusal
from pantheon.core.state import NOBODY, Frame
from pantheon.games.elysium.actions import FINISH, TRANSFER, USE
from pantheon.games.elysium.components import CITIZEN, LEGEND
from pantheon.games.elysium.state import Elysium
from pantheon.games.elysium.transfers import (
    ANY_CARD,
    DOMAIN,
    Placing,
    add_transfers,
    why_no_transfer,
)
from pantheon.games.elysium.turns import add_usable, use_card, why_no_use

IN_WRITING: Final = [LEGEND]


@mypyc_attr(free_list_len=1)
class Writings(Frame[Elysium]):
    """E5.3: the players in the new order; the one with this place is next."""

    def __init__(self, place: i64) -> None:
        super().__init__(NOBODY)
        self.place = place

    def args(self) -> list[int]:
        return [self.place]

    def resolve(self, s: Elysium) -> None:
        s.gone = []
        if self.place == s.players:
            s.active = NOBODY
            s.left = 0
            s.written = 0
            s.pop()
            return
        seat = s.order[self.place]
        s.active = seat
        s.left = s.deck.quest(s.players, s.quest[seat])[2]
        s.written = 0
        s.swap(Writings(self.place + 1))
        s.push(Writing(seat))


@mypyc_attr(free_list_len=1)
class Writing(Frame[Elysium]):
    """E5.3: transfers up to the number on the Quest, and Legend powers, in any order."""

    def rule(self) -> str:
        return "E5.3"

    def particulars(self, s: Elysium) -> dict[str, int]:
        return {"left": int(s.left)}

    def legal(self, s: Elysium) -> list[int]:
        seat = self.seat
        legal: list[int] = []
        for family in s.families:
            mask: i64 = s.ready[seat * 8 + family] & s.deck.in_writing[family]
            if mask:
                add_usable(s, seat, family, mask, legal)
        if s.left > 0:
            add_transfers(s, seat, 0, ANY_CARD, legal)
        legal.append(FINISH)
        return legal

    def choose(self, s: Elysium, action: i64) -> None:
        if action == FINISH:
            s.pop()
        elif action < TRANSFER:
            use_card(s, self.seat, action - USE)
        else:
            s.left -= 1
            s.push(Placing(self.seat, action - TRANSFER, 0, DOMAIN))

    def why_not(self, s: Elysium, action: i64) -> Refusal:
        if USE <= action <= USE + CITIZEN:
            return why_no_use(s, self.seat, action - USE, IN_WRITING)
        if not TRANSFER <= action <= TRANSFER + CITIZEN:
            return self.not_asked()
        if s.left == 0:
            return Refusal("E5.3", "no-transfers-left")
        return why_no_transfer(s, self.seat, action - TRANSFER, 0, ANY_CARD)
