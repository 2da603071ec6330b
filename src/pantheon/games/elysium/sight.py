"""The table as numbers, for machines that learn. Only piles and Citizens are face down (E1.8)."""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from pantheon.core.sight import Sight, add, put
from pantheon.core.state import Frame, State
from pantheon.games.elysium.components import (
    CHRONOS,
    CITIZEN,
    COLOURS,
    EPOCHS,
    FAMILIES,
    INCOMPLETE,
    INSTANT,
    LEVELS,
    NO_QUEST,
    NONE,
    PER_FAMILY,
    PERMANENT,
    PIECES,
)
from pantheon.games.elysium.deck import Deck
from pantheon.games.elysium.effects.fetching import Raising, Swallowing
from pantheon.games.elysium.effects.granting import Granted
from pantheon.games.elysium.effects.swapping import Seizing, SwappingIn
from pantheon.games.elysium.epochs import WRITING
from pantheon.games.elysium.legends import (
    LEGEND_KINDS,
    MOST_IN_LEVEL,
    count_of,
    family_of,
    kind_of,
    level_of,
    there_in,
)
from pantheon.games.elysium.powers import Ask
from pantheon.games.elysium.state import Elysium
from pantheon.games.elysium.transfers import Placing
from pantheon.games.elysium.turns import CARDS_TO_TAKE, Turn

SHOWN_LEGENDS: Final = 10  # of each player; hardly anybody has more
STRAIGHT: Final = 2  # or with its ring
SPENT: Final = 1  # turned, or without it


class ElysiumSight(Sight):
    """Rows, boards, Domains and Legends. Cards are counted by design, of the families in play.

    With families drawn at random, of all eight.
    """

    def __init__(
        self, deck: Deck, players: int, frames: list[type[Frame[Any]]], families: list[int]
    ) -> None:
        super().__init__(players, frames)
        self._column: Final = [0] * len(PIECES)  # by card: its place among those of the families
        for place, family in enumerate(families):
            for design in range(PER_FAMILY):
                self._column[family * PER_FAMILY + design] = place * PER_FAMILY + design
        self._designs: Final[i64] = len(families) * PER_FAMILY
        self._lasts: Final = [kind in (INSTANT, PERMANENT, CHRONOS) for kind in deck.kind]
        self._add_table(deck, players)
        self._add_boards(deck, players)
        self._add_legends(players)
        self._add_work(players)

    def _add_table(self, deck: Deck, players: int) -> None:
        designs, copies = self._designs, max(deck.copies)
        self._epoch = self.field("epoch", [1], EPOCHS, "from 1")
        self._phase = self.choice("phase", [1], 4, "1 awakening, 2 actions, 3 writing, 4 end")
        self._active = self.choice("active", [1], players, "whose turn it is")
        self._families = self.field("families", [len(FAMILIES)], 1, "in play")
        self._side = self.field("pediment", [1], 1, "its side")
        self._agora = self.field("agora", [designs], copies, "cards, by design")
        self._oracle = self.field("oracle", [designs], copies, "cards, by design")
        self._discard = self.field("discard", [designs], copies, "cards, by design")
        self._pile = self.field("pile", [1], 105, "cards left to draw")
        self._family_tiles = self.choice(
            "family_tiles", [len(FAMILIES), 2], players, "who has the first and the second"
        )
        self._level_tiles = self.choice("level_tiles", [LEVELS], players, "who has it, by level")

    def _add_boards(self, deck: Deck, players: int) -> None:
        designs, copies = self._designs, max(deck.copies)
        self._disc = self.field("disc", [players], players, "the number of the disc, by player")
        self._gold = self.field("gold", [players], 255, "by player")
        self._vp = self.field("vp", [players], 255, "the tokens, by player")
        self._pp = self.field("pp", [players], 255, "by player")
        self._columns = self.field(
            "columns", [players, len(COLOURS)], 1, "those that still stand, by player and colour"
        )
        self._quest = self.choice(
            "quest", [players], INCOMPLETE + 1, "by player; 5 is an Incomplete one"
        )
        self._taken = self.field("cards_taken", [players], CARDS_TO_TAKE, "this epoch, by player")
        self._transfers = self.field("transfers", [players], 255, "made this epoch, by player")
        self._left = self.field("transfers_left", [1], 255, "of the active player, in phase III")
        self._domain = self.field(
            "domain",
            [players, designs],
            STRAIGHT,
            "by player and design: 2 straight or with its ring, 1 turned or used, 0 not there",
        )
        self._citizens = self.field("citizens", [players], 105, "in the Domain, by player")
        self._elysium = self.field(
            "elysium", [players, designs], copies, "cards in Legends, by player and design"
        )

    def _add_legends(self, players: int) -> None:
        shape = [players, SHOWN_LEGENDS]
        kinds = ", ".join(f"{number} {kind}" for number, kind in enumerate(LEGEND_KINDS, 1))
        self._kind = self.choice("legend_kind", shape, len(LEGEND_KINDS), f"by player: {kinds}")
        self._cards = self.field("legend_cards", shape, MOST_IN_LEVEL, "how many")
        self._level = self.field("legend_level", shape, LEVELS, "of its first card")
        self._family = self.choice("legend_family", shape, len(FAMILIES), "of its first card")
        self._there = self.field(
            "legend_there",
            shape,
            255,
            "the families in a Level Legend, the levels in a Family Legend, as a mask",
        )

    def _add_work(self, players: int) -> None:
        pieces = len(PIECES)
        self._acted = self.field("acted", [1], 1, "whether the action of the turn is done")
        self._card = self.choice("card", [1], pieces, "the card that is placed, or is used")
        self._power = self.choice("power", [1], pieces, "the card whose power asks")
        self._user = self.choice("user", [1], players, "who uses it")
        self._second = self.choice("second_card", [1], pieces, "one that was chosen for it")
        self._third = self.choice("third_card", [1], pieces, "another one")
        self._more = self.field("more", [1], 255, "how often the power may still be used")

    def write(self, state: State, seat: i64, vector: BytesWriter) -> None:
        assert isinstance(state, Elysium)
        self._write_table(state, seat, vector)
        for turn in range(self.players):
            other = (seat + turn) % self.players
            self._write_board(state, turn, other, vector)
            self._write_domain(state, turn, other, vector)
            self._write_legends(state, turn, other, vector)
        self._write_work(state, seat, vector)

    def _write_table(self, s: Elysium, seat: i64, vector: BytesWriter) -> None:
        put(vector, self._epoch, s.epoch)
        put(vector, self._phase, s.phase)
        put(vector, self._active, self.near(s.active, seat))
        for family in s.families:
            put(vector, self._families + family, 1)
        put(vector, self._side, s.side)
        self._count(vector, self._agora, s.agora)
        self._count(vector, self._oracle, s.oracle)
        self._count(vector, self._discard, s.discard)
        put(vector, self._pile, len(s.pile) - s.top)
        for place in range(2 * len(FAMILIES)):
            if s.family_tiles[place] != NONE:
                put(vector, self._family_tiles + place, self.near(s.family_tiles[place], seat))
        for place in range(LEVELS):
            put(vector, self._level_tiles + place, self.near(s.level_tiles[place], seat))
        for disc, other in enumerate(s.order, 1):
            put(vector, self._disc + self.near(other, seat) - 1, disc)
        if s.phase == WRITING:
            put(vector, self._left, s.left)

    def _write_board(self, s: Elysium, turn: i64, other: i64, vector: BytesWriter) -> None:
        put(vector, self._gold + turn, s.gold[other])
        put(vector, self._vp + turn, s.vp[other])
        put(vector, self._pp + turn, s.pp[other])
        columns: i64 = s.columns[other]
        for colour in range(len(COLOURS)):
            put(vector, self._columns + turn * len(COLOURS) + colour, columns >> colour & 1)
        if s.quest[other] != NO_QUEST:
            put(vector, self._quest + turn, s.quest[other] + 1)
        put(vector, self._taken + turn, s.taken[other])
        put(vector, self._transfers + turn, s.transfers[other])

    def _write_domain(self, s: Elysium, turn: i64, other: i64, vector: BytesWriter) -> None:
        start = self._domain + turn * self._designs
        for card in s.domain[other]:
            if card == CITIZEN:
                add(vector, self._citizens + turn)
            elif self._lasts[card] or s.is_ready(other, card):
                put(vector, start + self._column[card], STRAIGHT)
            else:
                put(vector, start + self._column[card], SPENT)

    def _write_legends(self, s: Elysium, turn: i64, other: i64, vector: BytesWriter) -> None:
        start = self._elysium + turn * self._designs
        for placed in s.elysium[other]:
            card = placed & 127
            if card != CITIZEN:
                add(vector, start + self._column[card])
        place = turn * SHOWN_LEGENDS
        last = place + SHOWN_LEGENDS
        for found in s.legends[other]:
            if place == last:
                return
            put(vector, self._kind + place, kind_of(found) + 1)
            put(vector, self._cards + place, count_of(found))
            put(vector, self._level + place, level_of(found))
            put(vector, self._family + place, family_of(found) + 1)
            put(vector, self._there + place, there_in(found))
            place += 1

    def _write_work(self, s: Elysium, seat: i64, vector: BytesWriter) -> None:
        """What the decision in hand is about."""
        frame = s.frame
        if isinstance(frame, Turn):
            put(vector, self._acted, frame.acted)
        elif isinstance(frame, Placing):
            put(vector, self._card, frame.card + 1)
        elif isinstance(frame, Ask):
            put(vector, self._card, frame.card + 1)
            put(vector, self._power, frame.power + 1)
            put(vector, self._user, self.near(frame.user, seat))
            self._write_ask(frame, vector)

    def _write_ask(self, frame: Ask, vector: BytesWriter) -> None:
        if isinstance(frame, Raising):
            put(vector, self._second, frame.lowered + 1)
        elif isinstance(frame, SwappingIn):
            put(vector, self._second, frame.mine + 1)
        elif isinstance(frame, Seizing):
            put(vector, self._second, frame.mine + 1)
            put(vector, self._third, frame.theirs + 1)
        elif isinstance(frame, (Swallowing, Granted)):
            put(vector, self._more, frame.left)

    def _count(self, vector: BytesWriter, start: i64, cards: list[int]) -> None:
        for card in cards:
            add(vector, start + self._column[card])
