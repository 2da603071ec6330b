"""The epochs and their phases: awakening (E2), order and rewards (E5), the end (E9, E10.1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pantheon.core.state import NOBODY, Frame
from pantheon.games.elysium.components import (
    ALL_COLUMNS,
    APOLLO,
    CITIZEN,
    EPOCHS,
    GOLD,
    INCOMPLETE,
    NO_QUEST,
    NONE,
    VP,
)
from pantheon.games.elysium.events import (
    DISC,
    EPOCH,
    LEAVES_AGORA,
    SCORES,
    SLIDES,
    TO_AGORA,
    TO_ORACLE,
)
from pantheon.games.elysium.legends import SINGLE, kind_of
from pantheon.games.elysium.scoring import total
from pantheon.games.elysium.state import Elysium
from pantheon.games.elysium.taking import draw, lay
from pantheon.games.elysium.tokens import receive
from pantheon.games.elysium.turns import Actions
from pantheon.games.elysium.writing import Writings

AWAKENING: Final = 1
ACTIONS: Final = 2
WRITING: Final = 3
END_OF_EPOCH: Final = 4

ORACLE_CARDS: Final = 4


@mypyc_attr(free_list_len=1)
class Epoch(Frame[Elysium]):
    """The phases of an epoch, one after the other."""

    def __init__(self, phase: i64) -> None:
        super().__init__(NOBODY)
        self.phase = phase

    def args(self) -> list[int]:
        return [self.phase]

    def resolve(self, s: Elysium) -> None:
        s.phase = self.phase
        if self.phase == AWAKENING:
            s.swap(Epoch(ACTIONS))
            awaken(s)
        elif self.phase == ACTIONS:
            s.swap(Epoch(WRITING))
            s.push(Actions(0))
        elif self.phase == WRITING:
            s.swap(Epoch(END_OF_EPOCH))
            deal_discs(s)
            reward(s)
            s.push(Writings(0))
        elif s.epoch < EPOCHS:
            s.swap(Epoch(AWAKENING))
            clean_up(s)
        else:
            s.pop()
            clean_up(s)
            finish(s)


def awaken(s: Elysium) -> None:
    """E2: the Agora and the Oracle get new cards; R19: none of the Oracle's are left over."""
    s.epoch += 1
    s.tell(EPOCH, s.epoch)
    for card in s.agora:
        s.discard.append(card)
        s.tell(LEAVES_AGORA, card)
    for card in s.oracle:
        s.tell(SLIDES, card)
    s.agora = s.oracle
    s.oracle = []
    fill(s, s.agora, 3 * s.players + 1, oracle=False)
    if APOLLO in s.families:
        fill(s, s.oracle, ORACLE_CARDS, oracle=True)


def fill(s: Elysium, row: list[int], size: i64, oracle: bool) -> None:
    """Draw cards for a row until it has its size."""
    while len(row) < size:
        card = draw(s)
        if card == NONE:
            return
        lay(row, card)
        s.tell(TO_ORACLE if oracle else TO_AGORA, card)


def deal_discs(s: Elysium) -> None:
    """E5.1: by the numbers of the Quests; Incomplete ones last, in their present order."""
    order: list[int] = []
    for quest in range(s.quests()):
        if quest in s.quest:
            order.append(s.quest.index(quest))
    s.order = order + [seat for seat in s.order if s.quest[seat] == INCOMPLETE]
    for disc, seat in enumerate(s.order, 1):
        s.tell(DISC, seat, disc)


def reward(s: Elysium) -> None:
    """E5.2: everybody receives the gold and VP of their Quest."""
    for seat in s.order:
        found = s.deck.quest(s.players, s.quest[seat])
        receive(s, seat, GOLD, found[0])
        receive(s, seat, VP, found[1])


def clean_up(s: Elysium) -> None:
    """E9.1: Quests, Columns and turned cards."""
    for seat in range(s.players):
        s.quest[seat] = NO_QUEST
        s.columns[seat] = ALL_COLUMNS
        s.taken[seat] = 0
        s.transfers[seat] = 0
        for family in s.families:
            place = seat * 8 + family
            s.ready[place] = s.ready[place] | s.held[place] & s.deck.turned[family]


def finish(s: Elysium) -> None:
    """E10.1: Domain cards and Legends of one card leave the game; then points are told."""
    removed = s.removed.copy()
    for seat in range(s.players):
        removed += [card for card in s.domain[seat] if card != CITIZEN]
        s.domain[seat] = []
        for place in s.elysium[seat]:
            if kind_of(s.legends[seat][place >> 7]) == SINGLE:
                removed.append(place & 127)
        keep_legends(s, seat)
    s.held = [0] * len(s.held)
    s.ready = [0] * len(s.ready)
    s.removed = removed
    for seat in range(s.players):
        s.tell(SCORES, seat, total(s, seat))


def keep_legends(s: Elysium, seat: i64) -> None:
    """Only Legends of two or more cards stay; they are numbered anew."""
    number: list[int] = []
    kept: list[int] = []
    for found in s.legends[seat]:
        number.append(len(kept) if kind_of(found) != SINGLE else NONE)
        if kind_of(found) != SINGLE:
            kept.append(found)
    s.legends[seat] = kept
    s.elysium[seat] = [
        number[place >> 7] << 7 | place & 127
        for place in s.elysium[seat]
        if number[place >> 7] != NONE
    ]
