"""The table as numbers, for machines that learn: what one seat may know of it."""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from pantheon.core.sight import Sight, add, put
from pantheon.core.state import Frame, State
from pantheon.games.derby.bets import Bet
from pantheon.games.derby.components import BETS, CREATURES, GODS, NONE, POWERS, PROTECTION
from pantheon.games.derby.state import Derby, ranking
from pantheon.games.derby.turns import Turn
from pantheon.games.derby.values import CARDS_PER_CREATURE, Values
from pantheon.games.derby.windows import AFTER, FATE, MOMENTS, REGISTER, Response, Target

RACES: Final = 3
PLACES: Final = 3  # of the bets of a player


class DerbySight(Sight):
    """The course, the cards and bets the seat knows; with powers, what they have shown it."""

    def __init__(
        self, values: Values, players: int, frames: list[type[Frame[Any]]], powers: bool
    ) -> None:
        super().__init__(players, frames)
        self._designs: Final[i64] = len(values.tricks)
        self._powers: Final = powers
        self._add_course(values, players)
        self._add_cards(values, players)
        self._add_bets(values, players)
        if powers:
            self._add_powers(players)

    def _add_course(self, values: Values, players: int) -> None:
        last, creatures = values.last_space, len(CREATURES)
        self._race = self.field("race", [1], RACES, "that the table is set for, from 1")
        self._start = self.choice("start", [1], players, "the start player")
        self._gods = self.choice("gods", [players], len(GODS), "by player")
        self._points = self.field("points", [players], 255, "by player")
        self._space = self.field(
            "space", [creatures], last + 1, f"by creature; {last + 1} is beyond the finish"
        )
        self._rank = self.field("rank", [creatures], creatures, "the standings now, by creature")
        self._crossed = self.choice(
            "crossed", [1], creatures, "the creature that crossed the middle line first"
        )
        self._tokens = self.field("tokens", [creatures], 6, "bet tokens left, by creature")
        self._fate = self.field("fate", [last], 1, "spaces with a Fate token, from space 1")

    def _add_cards(self, values: Values, players: int) -> None:
        designs, copies = len(values.tricks), CARDS_PER_CREATURE
        self._left = self.field("left", [designs], copies, "cards on the left, by design")
        self._right = self.field("right", [designs], copies, "cards on the right, by design")
        self._counts = self.field(
            "holders", [players], 18, "how many cards each holds, from the one on the left"
        )
        self._discard = self.field("discard", [designs], copies, "played cards, by design")
        self._zeus = self.field("zeus", [designs], copies, "the Zeus pile, by design")
        self._protections = self.field("protections", [1], 20, "in the Zeus pile")
        self._named = self.choice("named", [1], designs, "the card that is named and moves next")
        self._trick = self.field("trick", [1], 1, "whether it moves with its dirty trick")
        self._drawn = self.field("drawn", [designs], 2, "drawn by Zeus, by design")
        self._spared = self.field("drawn_protections", [1], 2, "drawn by Zeus")

    def _add_bets(self, values: Values, players: int) -> None:
        bets, creatures = len(BETS), len(CREATURES)
        most = max(values.bet_copies)
        self._backed = self.choice(
            "backed", [players, PLACES], creatures, "the creature of each bet, by player"
        )
        self._bet = self.choice(
            "bets", [players, PLACES], bets, "the card of each bet, 0 where it is not known"
        )
        self._hand = self.field("hand", [bets], most, "own bet cards left, by card")
        self._kept = self.field("kept", [players, bets], most, "bets that paid, by card")
        self._lost = self.field("lost", [players, bets], most, "bets that did not, by card")
        self._place = self.choice("place", [1], PLACES, "the bet that is asked for")
        self._second = self.choice("second", [1], 2, "the side of the second card of a turn")

    def _add_powers(self, players: int) -> None:
        designs, copies, unseen = self._designs, CARDS_PER_CREATURE, players - 2
        self._unused = self.field(
            "powers", [players, 3], 1, "the three power cards of each god, if still to be used"
        )
        moments = ", ".join(f"{number} {moment}" for number, moment in enumerate(MOMENTS, 1))
        self._moment = self.choice("moment", [1], len(MOMENTS), f"for a power: {moments}")
        self._spaces = self.field("spaces", [1], 63, "how far the card that moves next will move")
        self._following = self.choice("following", [1], designs, "the card that moves after it")
        self._played = self.choice("played", [1], designs, "the card just played, for Renewal")
        self._fated = self.choice(
            "fated", [1], len(CREATURES), "the creature on which Fate powers may be used"
        )
        self._power = self.choice("power", [1], len(POWERS), "the power that is being used")
        self._step = self.field("step", [1], 9, "how much of it has been chosen")
        self._known = self.field(
            "known", [unseen, designs], copies, "cards known in the other holders, by design"
        )
        self._before = self.field(
            "before", [unseen, designs], copies, "the same, from before Huginn and Muninn"
        )
        self._ravens = self.choice(
            "ravens", [2], players, "the holders of Huginn and Muninn, from the one on the left"
        )
        self._returned = self.choice(
            "taken_back", [1], players, "whose bet card Prophecy took back, if it was seen"
        )
        self._return_place = self.choice("taken_back_place", [1], PLACES, "of which bet")
        self._return_card = self.choice("taken_back_card", [1], len(BETS), "which card")

    def write(self, state: State, seat: i64, vector: BytesWriter) -> None:
        assert isinstance(state, Derby)
        self._write_course(state, seat, vector)
        self._write_cards(state, seat, vector)
        self._write_named(state, vector)
        self._write_bets(state, seat, vector)
        if self._powers:
            self._write_powers(state, seat, vector)
            self._write_knowledge(state, seat, vector)

    def _write_course(self, s: Derby, seat: i64, vector: BytesWriter) -> None:
        put(vector, self._race, s.race)
        put(vector, self._start, self.near(s.start, seat))
        for turn in range(self.players):
            other = (seat + turn) % self.players
            put(vector, self._gods + turn, s.gods[other] + 1)
            put(vector, self._points + turn, s.score[other])
        for creature in range(len(CREATURES)):
            put(vector, self._space + creature, s.space[creature])
            put(vector, self._tokens + creature, s.tokens[creature])
        for rank, creature in enumerate(ranking(s), 1):
            put(vector, self._rank + creature, rank)
        put(vector, self._crossed, s.crossed + 1)
        for space in s.fate:
            put(vector, self._fate + space - 1, 1)

    def _write_cards(self, s: Derby, seat: i64, vector: BytesWriter) -> None:
        count(vector, self._left, s.holders[s.holder(seat, 0)])
        count(vector, self._right, s.holders[s.holder(seat, 1)])
        for turn in range(self.players):
            put(vector, self._counts + turn, len(s.holders[(seat + turn) % self.players]))
        count(vector, self._discard, s.discard)
        count(vector, self._zeus, s.zeus)
        put(vector, self._protections, s.protections)
        for card in s.drawn:
            place = self._spared if card == PROTECTION else self._drawn + card
            add(vector, place)

    def _write_named(self, s: Derby, vector: BytesWriter) -> None:
        """D3.1: the card that moves next, and with powers the one that moves after it."""
        if s.playing:
            put(vector, self._named, s.card + 1)
            put(vector, self._trick, s.trick)
            if self._powers:
                put(vector, self._spaces, s.spaces)
                put(vector, self._following, s.second + 1)
        elif s.second != NONE:
            put(vector, self._named, s.second + 1)
            if self._powers:
                put(vector, self._spaces, s.second_spaces())

    def _write_bets(self, s: Derby, seat: i64, vector: BytesWriter) -> None:
        bets: i64 = len(BETS)
        for turn in range(self.players):
            other = (seat + turn) % self.players
            for place in range(PLACES):
                index = other * PLACES + place
                if s.backed[index] != NONE:
                    put(vector, self._backed + turn * PLACES + place, s.backed[index] + 1)
                    if s.knows_bet(seat, index):
                        put(vector, self._bet + turn * PLACES + place, s.bet[index] + 1)
            for card in range(bets):
                put(vector, self._kept + turn * bets + card, s.kept[other * bets + card])
                put(vector, self._lost + turn * bets + card, s.lost[other * bets + card])
        for card in range(bets):
            put(vector, self._hand + card, s.hand[seat * bets + card])
        frame = s.frame
        if isinstance(frame, Bet):
            put(vector, self._place, frame.place + 1)
        elif isinstance(frame, Turn):
            put(vector, self._second, frame.side + 1)

    def _write_powers(self, s: Derby, seat: i64, vector: BytesWriter) -> None:
        for turn in range(self.players):
            other = (seat + turn) % self.players
            first = s.gods[other] * 3
            for power in range(3):
                if first >= 0 and s.unused >> (first + power) & 1:
                    put(vector, self._unused + turn * 3 + power, 1)
        frame = s.frame
        if isinstance(frame, Response):
            put(vector, self._moment, frame.moment + 1)
            if frame.moment == AFTER:
                put(vector, self._played, s.card + 1)
            elif frame.moment == FATE:
                put(vector, self._fated, s.fated + 1)
        elif isinstance(frame, Target):
            put(vector, self._power, frame.power + 1)
            if REGISTER.powers[frame.power].moment == FATE:
                put(vector, self._fated, s.fated + 1)
            put(vector, self._step, frame.step)

    def _write_knowledge(self, s: Derby, seat: i64, vector: BytesWriter) -> None:
        """What powers have shown to this seat."""
        self._write_known(s, seat, vector, self._known, s.known[seat])
        self._write_known(s, seat, vector, self._before, s.before[seat])
        for place in range(min(2, len(s.swapped))):
            put(vector, self._ravens + place, self.near(s.swapped[place], seat))
        if s.taken_back and s.taken_back[2] >> seat & 1:
            index = s.taken_back[0]
            put(vector, self._returned, self.near(index // PLACES, seat))
            put(vector, self._return_place, index % PLACES + 1)
            put(vector, self._return_card, s.taken_back[1] + 1)

    def _write_known(
        self, s: Derby, seat: i64, vector: BytesWriter, start: i64, known: list[int]
    ) -> None:
        for key in known:
            holder: i64 = key // self._designs
            if not s.sees(seat, holder):
                turn = (holder - seat + self.players) % self.players
                add(vector, start + (turn - 1) * self._designs + key % self._designs)


def count(vector: BytesWriter, start: i64, cards: list[int]) -> None:
    """Count cards by their designs."""
    for card in cards:
        add(vector, start + card)
