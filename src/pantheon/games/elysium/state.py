"""The table: Agora, Oracle and piles, and each player's board, Domain and Elysium."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from pantheon.core.chance import Chance
from pantheon.core.game import Game
from pantheon.core.state import NOBODY, State
from pantheon.games.elysium.actions import DECLINE
from pantheon.games.elysium.components import (
    CITIZEN,
    COLOURS,
    DEMIGODS,
    FAMILIES,
    GOLD,
    INCOMPLETE,
    NO_QUEST,
    NONE,
    PER_FAMILY,
    PIECES,
    VP,
)

if TYPE_CHECKING:
    from pantheon.games.elysium.deck import Deck


class Elysium(State):
    """A position of Elysium.

    A card is its design; the copies of a design are alike. What is kept by seat and family is a
    mask of the family's designs (no Domain holds a design twice, E3.4).
    """

    families: list[int]  # in play, rising
    side: i64  # of the pediment
    epoch: i64
    phase: i64
    active: i64  # whose turn it is, or NOBODY
    order: list[int]  # seats by disc
    # cards
    pile: list[int]  # the draw pile; never changed in place
    top: i64  # how many of its cards have been drawn
    discard: list[int]
    agora: list[int]  # rising
    oracle: list[int]  # rising
    citizens: list[int]  # the faces of all Citizens; which is which nobody knows
    buried: i64  # how many of them were drawn before the discard pile was last shuffled
    removed: list[int]  # out of the game (E10.1)
    # boards, by seat
    gold: list[int]
    vp: list[int]
    pp: list[int]
    columns: list[int]  # masks of colours
    quest: list[int]
    taken: list[int]  # cards of the three of this epoch
    transfers: list[int]  # made this epoch
    left: i64  # Quest transfers that the active player has left
    written: i64  # transfers that the active player has made in this phase III
    # Domains and Elysiums
    domain: list[list[int]]  # by seat, oldest card first
    held: list[int]  # by seat and family: the designs in the Domain
    ready: list[int]  # by seat and family: those that lie straight, or have their ring
    gone: list[int]  # R7: seat x 128 + a design that no power brings back in this turn
    elysium: list[list[int]]  # by seat: Legend x 128 + card, as they came
    legends: list[list[int]]  # by seat: each Legend in a few words, see `legends`
    family_tiles: list[int]  # by family, first and second: the seat that has it, or NONE
    level_tiles: list[int]  # by level: the seat that has it, or NONE

    def __init__(self, game: Game, deck: Deck, players: int, seed: str) -> None:
        super().__init__(game, players, seed)
        self.deck: Final = deck

    def fields(self) -> list[str]:
        return NUMBERS + LISTS + LOOSE + NESTED

    def loose_fields(self) -> list[str]:
        return LOOSE

    def copy(self) -> Elysium:
        copy = Elysium(self.game, self.deck, self.players, self.seed)
        self.copy_core(copy)
        copy.families = self.families  # never changed in place
        copy.side = self.side
        copy.epoch = self.epoch
        copy.phase = self.phase
        copy.active = self.active
        copy.order = self.order  # never changed in place
        copy.pile = self.pile  # never changed in place
        copy.top = self.top
        copy.discard = self.discard.copy()
        copy.agora = self.agora.copy()
        copy.oracle = self.oracle.copy()
        copy.citizens = self.citizens.copy()
        copy.buried = self.buried
        copy.removed = self.removed  # never changed in place
        copy.gold = self.gold.copy()
        copy.vp = self.vp.copy()
        copy.pp = self.pp.copy()
        copy.columns = self.columns.copy()
        copy.quest = self.quest.copy()
        copy.taken = self.taken.copy()
        copy.transfers = self.transfers.copy()
        copy.left = self.left
        copy.written = self.written
        copy.domain = [cards.copy() for cards in self.domain]
        copy.held = self.held.copy()
        copy.ready = self.ready.copy()
        copy.gone = self.gone  # never changed in place
        copy.elysium = [cards.copy() for cards in self.elysium]
        copy.legends = [legends.copy() for legends in self.legends]
        copy.family_tiles = self.family_tiles.copy()
        copy.level_tiles = self.level_tiles.copy()
        return copy

    # ---- Domains

    def has(self, seat: i64, card: i64) -> bool:
        """Whether a card lies in the Domain of a seat."""
        return self.held[seat * 8 + card // PER_FAMILY] >> card % PER_FAMILY & 1 == 1

    def stands(self, seat: i64, standing: i64) -> bool:
        """Whether a permanent power of this kind lies in the Domain of a seat."""
        return self.has(seat, self.deck.standing[standing])

    def is_ready(self, seat: i64, card: i64) -> bool:
        """Whether a card in the Domain lies straight, or has its ring."""
        return self.ready[seat * 8 + card // PER_FAMILY] >> card % PER_FAMILY & 1 == 1

    def may_enter(self, seat: i64, card: i64) -> bool:
        """R6, R7: whether a card may come into the Domain of a seat by a power."""
        return not self.has(seat, card) and (not self.gone or seat * 128 + card not in self.gone)

    def enter(self, seat: i64, card: i64, ready: bool) -> None:
        """Put a card into a Domain, as its youngest."""
        self.domain[seat].append(card)
        if card != CITIZEN:
            place: i64 = seat * 8 + card // PER_FAMILY
            bit: i64 = 1 << card % PER_FAMILY
            self.held[place] = self.held[place] | bit
            if ready:
                self.ready[place] = self.ready[place] | bit

    def leave(self, seat: i64, card: i64) -> None:
        """Take a card out of a Domain; a ring on it goes back."""
        self.domain[seat].remove(card)
        if card != CITIZEN:
            place: i64 = seat * 8 + card // PER_FAMILY
            bit: i64 = ~(1 << card % PER_FAMILY)
            self.held[place] = self.held[place] & bit
            self.ready[place] = self.ready[place] & bit

    def bar(self, seat: i64, card: i64) -> None:
        """R7: no power brings a card back that was discarded or swapped in this turn."""
        self.gone = [*self.gone, seat * 128 + card]

    def tokens(self, what: i64) -> list[int]:
        """The gold, the VP or the PP of all seats."""
        return self.gold if what == GOLD else self.vp if what == VP else self.pp

    # ---- scores

    def points(self, seat: int) -> int:
        from pantheon.games.elysium.scoring import total

        return total(self, seat)

    def prospects(self) -> list[float]:
        from pantheon.games.elysium.prospects import expected

        return [expected(self, seat) for seat in range(self.players)]

    def horizon(self) -> int:
        return 40  # about as many decisions as an epoch has

    def inkling(self, chance: Chance) -> int:
        """Any action, but what is free is rarely declined: ending stands last."""
        legal = self.legal
        action = legal[chance.below(len(legal))]
        return action if action < DECLINE else legal[chance.below(len(legal))]

    def tie_breaks(self, seat: int) -> list[int]:
        return [self.gold[seat]]  # E10.6

    def nameplate(self, seat: int) -> str:
        return f"demigod-{DEMIGODS[seat]}"

    # ---- what a seat may know

    def guess(self, seat: int, chance: Chance) -> Elysium:
        """E1.8: nobody knows the order of the draw pile and the faces of Citizens.

        Once the discard pile has been shuffled, all know what is in the new pile, and so, as a
        whole, the faces of the Citizens from before.
        """
        guess = self.copy()
        guess.become_guess(chance)
        unseen = guess.pile[guess.top :] + guess.citizens[guess.buried :]
        unseen.sort()
        chance.shuffle(unseen)
        left = len(guess.pile) - guess.top
        guess.pile = unseen[:left]  # without what was drawn, where the Citizens could be found
        guess.top = 0
        guess.citizens = guess.citizens[: guess.buried] + unseen[left:]
        return guess

    def seen(self, seat: int) -> list[Hashable]:
        """E1.8: all cards that have come out of the draw pile, but for Citizens."""
        rows = [self.agora, self.oracle, self.discard, self.removed, *self.domain]
        cards = [card for row in rows for card in row]
        cards += [place & 127 for places in self.elysium for place in places]
        return [card for card in cards if card != CITIZEN]

    def shown(self, seat: int) -> dict[str, Any]:
        from pantheon.games.elysium.scoring import sheet

        return {
            "families": [FAMILIES[family] for family in self.families],
            "epoch": self.epoch,
            "phase": self.phase,
            "active": self.active,
            "order": list(self.order),
            "quests": [self._quest(quest) for quest in range(self.quests())],
            "agora": [PIECES[card] for card in self.agora],
            "oracle": [PIECES[card] for card in self.oracle],
            "pile": len(self.pile) - self.top,
            "discard": [PIECES[card] for card in self.discard],
            "boards": [self._board(other) for other in range(self.players)],
            "family_tiles": {
                FAMILIES[family]: self.family_tiles[family * 2 : family * 2 + 2]
                for family in self.families
            },
            "level_tiles": list(self.level_tiles),
            "sheets": [sheet(self, other) for other in range(self.players)],
        }

    def quests(self) -> int:
        """E1.4: how many Quests there are."""
        return 2 if self.players == 2 else 4

    def quest_colours(self, quest: i64) -> i64:
        """E1.3, E1.4: the colours above a Quest, as a mask."""
        colours = self.deck.pediment[self.side]
        if self.players > 2:
            return 1 << colours[quest]
        return 1 << colours[2 * quest] | 1 << colours[2 * quest + 1]

    def _quest(self, quest: int) -> dict[str, Any]:
        colours = self.quest_colours(quest)
        reward = self.deck.quest(self.players, quest)
        return {
            "number": quest + 1,
            "colours": [name for colour, name in enumerate(COLOURS) if colours >> colour & 1],
            "gold": reward[0],
            "vp": reward[1],
            "transfers": reward[2],
            "owner": self.quest.index(quest) if quest in self.quest else None,
        }

    def _board(self, seat: int) -> dict[str, Any]:
        columns, quest = self.columns[seat], self.quest[seat]
        named = {NO_QUEST: None, INCOMPLETE: "incomplete"}
        return {
            "gold": self.gold[seat],
            "vp": self.vp[seat],
            "pp": self.pp[seat],
            "disc": self.order.index(seat) + 1,
            "columns": [name for colour, name in enumerate(COLOURS) if columns >> colour & 1],
            "quest": named.get(quest, quest + 1),
            "cards_taken": self.taken[seat],
            "transfers": self.transfers[seat],
            "transfers_left": self.left if seat == self.active and self.phase == 3 else None,
            "domain": [self._card(seat, card) for card in self.domain[seat]],
            "legends": [
                [PIECES[card & 127] for card in self.elysium[seat] if card >> 7 == legend]
                for legend in range(len(self.legends[seat]))
            ],
        }

    def _card(self, seat: int, card: int) -> dict[str, Any]:
        """A card as it lies in a Domain: turned, with its ring, or used up."""
        if card == CITIZEN:
            return {"card": PIECES[card], "state": "citizen"}
        return {"card": PIECES[card], "state": self.deck.lies(card, self.is_ready(seat, card))}


NUMBERS: Final = [
    "side",
    "epoch",
    "phase",
    "active",
    "top",
    "buried",
    "left",
    "written",
]
LISTS: Final = [
    "families",
    "order",
    "gold",
    "vp",
    "pp",
    "columns",
    "quest",
    "taken",
    "transfers",
    "held",
    "ready",
    "family_tiles",
    "level_tiles",
]
LOOSE: Final = ["pile", "discard", "agora", "oracle", "citizens", "removed", "gone"]
NESTED: Final = ["domain", "elysium", "legends"]

assert NONE == NOBODY  # a tile that nobody has
