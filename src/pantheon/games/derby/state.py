"""The table: the course, the holders, the bets, the Zeus pile, and who knows what of them."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final

from mypy_extensions import i64

from pantheon.core.chance import Chance
from pantheon.core.events import EVERYBODY
from pantheon.core.game import Game
from pantheon.core.state import State, Thought
from pantheon.games.derby.actions import Deck
from pantheon.games.derby.components import BETS, CREATURES, GODS, NONE, POWERS, PROTECTION
from pantheon.games.derby.values import Values


class Derby(State):
    """A position of Divinity Derby.

    A movement card is its design. Holder h stands between seat h, who has it on the left, and the
    next seat clockwise, who has it on the right (D1.4).
    """

    race: i64  # the one that the table is set for, from 1
    start: i64
    gods: list[int]  # by seat
    score: list[int]  # by seat
    # the course
    space: list[int]  # by creature
    arrived: list[int]  # by creature: the later, the higher (D3.4)
    clock: i64  # the last arrival
    finished: list[int]  # creatures, in the order in which they crossed the finish
    crossed: i64  # the creature that crossed the middle line first, or NONE
    tokens: list[int]  # by creature: bet tokens left
    fate: list[int]  # spaces with a Fate token
    # movement cards
    holders: list[list[int]]  # designs in rising order
    undealt: list[int]
    discard: list[int]
    zeus: list[int]  # movement cards in the Zeus pile
    protections: i64  # protection cards in the Zeus pile
    protections_left: i64  # in the game (D11.1)
    drawn: list[int]  # by Zeus: designs, or PROTECTION
    # bets
    hand: list[int]  # by seat and bet card: how many
    bet: list[int]  # by seat and place: the bet card, or NONE
    backed: list[int]  # by seat and place: the creature, or NONE
    kept: list[int]  # by seat and bet card: how many have paid
    lost: list[int]  # by seat and bet card: how many have not
    third: i64  # 1 when the third bets have been placed
    # powers
    unused: i64  # the powers that can still be used, as a mask
    mover: i64  # who named cards last (D3.1); at a deal and at the middle line the start player
    card: i64  # the card that moves next, or moved last: its design,
    spaces: i64  # how far it moves,
    fast: i64  # 1 if by its fast value,
    trick: i64  # 1 if with its dirty trick,
    changed: i64  # 1 if a power has changed the move,
    playing: i64  # 1 until it has moved
    second: i64  # the card that was named to move after it (D3.1), or NONE
    fated: i64  # the creature on which Fate powers may be used (D10.2): `Window` sets it when it
    # asks, for the powers whose targets are chosen after that window is gone; NONE for the others
    # knowledge beyond one's own holders and bets
    known: list[list[int]]  # by seat: holder x designs + design, of cards in holders it cannot see;
    # the last entry is what a spectator knows, who is seat -1
    bet_seen: list[int]  # by seat and place: the seats that have looked at the bet card, as a mask
    taken_back: list[int]  # by Prophecy: seat and place, the bet card, who knows it (a mask)
    swapped: list[int]  # by Huginn and Muninn: the two holders and how many cards were in them
    before: list[list[int]]  # by seat: what it knew of those holders and does not see, as in known
    left_first: list[int]  # cards that left the first of them since
    left_second: list[int]  # cards that left the second of them since
    returned: list[int]  # cards that Renewal put into a holder, as in known
    played: list[int]  # cards that have left a holder in this race, as in known

    def __init__(self, game: Game, values: Values, deck: Deck, players: int, seed: str) -> None:
        super().__init__(game, players, seed)
        self.values: Final = values
        self.deck: Final = deck

    def fields(self) -> list[str]:
        return NUMBERS + LISTS + NESTED

    def loose_fields(self) -> list[str]:
        return LOOSE

    def copy(self) -> Derby:
        copy = Derby(self.game, self.values, self.deck, self.players, self.seed)
        self.copy_core(copy)
        copy.race = self.race
        copy.start = self.start
        copy.gods = self.gods  # never changed in place
        copy.score = self.score.copy()
        copy.space = self.space.copy()
        copy.arrived = self.arrived.copy()
        copy.clock = self.clock
        copy.finished = self.finished.copy()
        copy.crossed = self.crossed
        copy.tokens = self.tokens.copy()
        copy.fate = self.fate.copy()
        copy.holders = [holder.copy() for holder in self.holders]
        copy.undealt = self.undealt  # never changed in place
        copy.discard = self.discard.copy()
        copy.zeus = self.zeus.copy()
        copy.protections = self.protections
        copy.protections_left = self.protections_left
        copy.drawn = self.drawn.copy()
        copy.hand = self.hand.copy()
        copy.bet = self.bet.copy()
        copy.backed = self.backed.copy()
        copy.kept = self.kept.copy()
        copy.lost = self.lost.copy()
        copy.third = self.third
        copy.unused = self.unused
        copy.mover = self.mover
        copy.card = self.card
        copy.spaces = self.spaces
        copy.fast = self.fast
        copy.trick = self.trick
        copy.changed = self.changed
        copy.playing = self.playing
        copy.second = self.second
        copy.fated = self.fated
        # Knowledge is replaced and never changed in place, so that copies can share it.
        copy.known = self.known
        copy.bet_seen = self.bet_seen
        copy.taken_back = self.taken_back
        copy.swapped = self.swapped
        copy.before = self.before
        copy.left_first = self.left_first
        copy.left_second = self.left_second
        copy.returned = self.returned
        copy.played = self.played.copy()
        return copy

    # ---- where things are

    def holder(self, seat: i64, side: i64) -> i64:
        """The holder on the left (0) or right (1) of a seat (D1.4)."""
        return seat if side == 0 else (seat + self.players - 1) % self.players

    def sees(self, seat: i64, holder: i64) -> bool:
        """Whether a holder stands beside a seat; none stands beside a spectator."""
        return seat >= 0 and (holder == seat or holder == self.holder(seat, 1))

    def creature_of(self, card: i64) -> i64:
        """The creature on a movement card."""
        return card // self.values.kinds

    def is_finished(self, creature: i64) -> bool:
        """Whether a creature has crossed the finish line in this race."""
        return self.space[creature] > self.values.last_space

    def clockwise(self, turn: i64) -> i64:
        """The seat that is `turn` places after the start player."""
        return (self.start + turn) % self.players

    def is_dealt(self) -> bool:
        """Whether the cards of the race have been dealt; if not, the table is only set for it."""
        return len(self.undealt) < len(self.values.deck)

    def second_spaces(self) -> i64:
        """D3.2: how far the card that was named second will move."""
        return self.values.slow[self.second % self.values.kinds]

    def may_use(self, seat: i64, power: i64) -> bool:
        """Whether a seat holds a power card and has not used it."""
        return self.gods[seat] == power // 3 and self.unused >> power & 1 == 1

    def holder_of(self, power: i64) -> i64:
        """The seat whose god has a power."""
        return self.gods.index(power // 3)

    def points(self, seat: int) -> int:
        return self.score[seat]

    def prospects(self) -> list[float]:
        from pantheon.games.derby.prospects import expected

        return expected(self)

    def explain(self, seat: int, chance: Chance) -> float:
        from pantheon.games.derby.reasons import explain

        return explain(self, seat, chance)

    def rethink(self, seat: int, chance: Chance) -> Thought | None:
        from pantheon.games.derby.rethinking import rethinking

        return rethinking(self, seat, chance)

    def foresees(self) -> bool:
        return False  # what the others will do hangs on bets and cards that nobody else sees

    def horizon(self) -> int:
        return 0

    def nameplate(self, seat: int) -> str:
        god = self.gods[seat]
        return "god-yet" if god == NONE else f"god-{GODS[god]}"

    # ---- what a seat may know

    def guess(self, seat: int, chance: Chance) -> Derby:
        from pantheon.games.derby.guesses import guessed

        return guessed(self, seat, chance)

    def seen(self, seat: int) -> list[Hashable]:
        from pantheon.games.derby.knowledge import seen

        return seen(self, seat)

    def shown(self, seat: int) -> dict[str, Any]:
        cards = self.deck.card.values
        return {
            "race": self.race,
            "dealt": self.is_dealt(),
            "start": self.start,
            "mover": self.mover,
            "points": list(self.score),
            "track": {
                "last_space": self.values.last_space,
                "line": self.values.line,
                "spaces": dict(zip(CREATURES, self.space, strict=True)),
                "fate": sorted(self.fate),
            },
            "ahead": [CREATURES[creature] for creature in ranking(self)],
            "finished": [CREATURES[creature] for creature in self.finished],
            "crossed": None if self.crossed == NONE else CREATURES[self.crossed],
            "tokens": dict(zip(CREATURES, self.tokens, strict=True)),
            "holders": [self._holder(holder, seat) for holder in range(self.players)],
            "named": self._named(),
            "undealt": len(self.undealt),
            "discard": [cards[card] for card in self.discard],
            "zeus": [cards[card] for card in self.zeus],
            "protections": self.protections,
            "drawn": ["protection" if c == PROTECTION else cards[c] for c in self.drawn],
            "bets": [self._bets(other, seat) for other in range(self.players)],
            "hand": self._counted(self.hand, seat) if seat >= 0 else {},
            "kept": [self._counted(self.kept, other) for other in range(self.players)],
            "lost": [self._counted(self.lost, other) for other in range(self.players)],
            "bet_cards": {
                name: {"points": self.values.bet_points[i], "copies": self.values.bet_copies[i]}
                for i, name in enumerate(BETS)
            },
            "powers": [self._powers(other) for other in range(self.players)],
            "taken_back": self._taken_back(seat),
            "ravens": self.swapped[:2],
        }

    def _holder(self, holder: int, seat: int) -> dict[str, Any]:
        """A holder: all its cards, or how many and what the seat knows of them."""
        cards = self.deck.card.values
        shown: dict[str, Any] = {"count": len(self.holders[holder]), "cards": None, "known": []}
        if self.sees(seat, holder):
            shown["cards"] = [cards[card] for card in self.holders[holder]]
        else:
            shown["known"] = [cards[card] for card in self.cards_in(self.known[seat], holder)]
            before = self.cards_in(self.before[seat], holder)
            if before:
                shown["before"] = [cards[card] for card in before]
        return shown

    def _named(self) -> list[dict[str, Any]]:
        """D3.1: the cards that are named and have not moved yet, the next one first."""
        cards = self.deck.card.values
        found: list[dict[str, Any]] = []
        if self.playing:
            how = {"fast": bool(self.fast), "trick": bool(self.trick), "spaces": self.spaces}
            found.append({"card": cards[self.card], **how})
        if self.second != NONE:
            how = {"fast": False, "trick": False, "spaces": self.second_spaces()}
            found.append({"card": cards[self.second], **how})
        return found

    def knows_bet(self, seat: int, index: int) -> bool:
        """Whether a seat knows the card of a bet, given by owner and place."""
        seen = self.bet_seen[index]
        return seen == EVERYBODY or (seat >= 0 and (seat == index // 3 or seen >> seat & 1 == 1))

    def cards_in(self, known: list[int], holder: int) -> list[int]:
        """The designs that an entry of `known` or `before` places in a holder."""
        first = holder * self.deck.designs
        return sorted(k - first for k in known if 0 <= k - first < self.deck.designs)

    def _bets(self, other: int, seat: int) -> list[dict[str, Any]]:
        """The bets of a player in this race: the creature, and the card if the seat knows it."""
        shown = []
        for place in range(3):
            index = other * 3 + place
            if self.backed[index] != NONE:
                card = BETS[self.bet[index]] if self.knows_bet(seat, index) else None
                creature = CREATURES[self.backed[index]]
                shown.append({"place": place + 1, "creature": creature, "card": card})
        return shown

    def _counted(self, counts: list[int], seat: int) -> dict[str, int]:
        return {name: counts[seat * 7 + card] for card, name in enumerate(BETS)}

    def _powers(self, seat: int) -> list[str]:
        return [name for power, name in enumerate(POWERS) if self.may_use(seat, power)]

    def _taken_back(self, seat: int) -> dict[str, Any] | None:
        """What a seat knows of the card that Prophecy brought back to a hand."""
        if not self.taken_back or seat < 0 or not self.taken_back[2] >> seat & 1:
            return None
        owner, place = divmod(self.taken_back[0], 3)
        return {"seat": owner, "place": place + 1, "card": BETS[self.taken_back[1]]}


def ranking(s: Derby) -> list[int]:
    """D3.4, D3.5, D5.1: all creatures, the first one first."""
    places: list[int] = []
    for creature in range(len(CREATURES)):
        if not s.is_finished(creature):
            # further along the course first, then the later arrival (at most 255 in a race)
            places.append((s.space[creature] * 512 + s.arrived[creature]) * 8 + creature)
    places.sort(reverse=True)
    return s.finished + [place % 8 for place in places]


NUMBERS: Final = [
    "race",
    "start",
    "clock",
    "crossed",
    "protections",
    "protections_left",
    "third",
    "unused",
    "mover",
    "card",
    "spaces",
    "fast",
    "trick",
    "changed",
    "playing",
    "second",
    "fated",
]
LISTS: Final = [
    "gods",
    "score",
    "space",
    "arrived",
    "finished",
    "tokens",
    "fate",
    "undealt",
    "discard",
    "zeus",
    "drawn",
    "hand",
    "bet",
    "backed",
    "kept",
    "lost",
    "bet_seen",
    "taken_back",
    "swapped",
    "left_first",
    "left_second",
    "returned",
    "played",
]
NESTED: Final = ["holders", "known", "before"]
LOOSE: Final = [
    "finished",
    "fate",
    "undealt",
    "discard",
    "zeus",
    "drawn",
    "taken_back",
    "swapped",
    "left_first",
    "left_second",
    "returned",
    "played",
]
