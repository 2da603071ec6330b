"""The three races, from the deal to the payout (D1, D4 to D8, D10, D11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pantheon.core.events import EVERYBODY
from pantheon.core.refusal import Refusal
from pantheon.core.state import NOBODY, Frame
from pantheon.games.derby.actions import BET, GOD
from pantheon.games.derby.bets import Bets, pay_out
from pantheon.games.derby.components import CREATURES, GODS, NONE, PROTECTION
from pantheon.games.derby.events import (
    DISQUALIFIED,
    RACE,
    STANDS,
    TAKES_GOD,
    TOKEN,
)
from pantheon.games.derby.piles import draw
from pantheon.games.derby.state import Derby, ranking
from pantheon.games.derby.turns import Running
from pantheon.games.derby.windows import JUDGED, LINE, ZEUS, open_window, why_no_power

RACES: Final = 3

# The phases of a race.
DEAL: Final = 0
FATE_TOKENS: Final = 1
FIRST_BETS: Final = 2
SECOND_BETS: Final = 3
RUN: Final = 4
MIDDLE_LINE: Final = 5
THIRD_BETS: Final = 6
JUDGEMENT: Final = 7
DRAW: Final = 8
PAYOUT: Final = 9
CLEARING: Final = 10
NEXT_TOKENS: Final = 11
NEXT_DEAL: Final = 12


class ChoosingGods(Frame[Derby]):
    """D1.1: from the start player clockwise, each player chooses a god."""

    def __init__(self, seat: i64, turn: i64) -> None:
        super().__init__(seat)
        self.turn = turn

    def args(self) -> list[int]:
        return [self.seat, self.turn]

    def rule(self) -> str:
        return "D1.1"

    def legal(self, s: Derby) -> list[int]:
        taken = [s.gods[s.clockwise(turn)] for turn in range(self.turn)]
        return [GOD + god for god in range(len(GODS)) if god not in taken]

    def choose(self, s: Derby, action: i64) -> None:
        gods = s.gods.copy()
        gods[self.seat] = action - GOD
        s.gods = gods
        s.tell(TAKES_GOD, self.seat, action - GOD)
        s.pop()
        if self.turn + 1 < s.players:
            s.push(ChoosingGods(s.clockwise(self.turn + 1), self.turn + 1))
        else:
            give_powers(s)

    def why_not(self, s: Derby, action: i64) -> Refusal:
        if GOD <= action < BET:
            return Refusal("D1.1", "god-taken", {"god": action - GOD})
        return self.not_asked()


def give_powers(s: Derby) -> None:
    """D9.1: everybody gets the power cards of their god."""
    s.unused = powers_of(s)


def powers_of(s: Derby) -> int:
    """D9.1: the power cards of all gods in play, as a mask: two each, or three with Fate tokens."""
    powers = 0
    if s.game.options["powers"] == "on":
        each = 0b111 if s.game.options["fate"] == "on" else 0b011
        for god in s.gods:
            powers |= each << (god * 3)
    return powers


@mypyc_attr(free_list_len=1)
class Race(Frame[Derby]):
    """What the race comes to next: its `phase`."""

    def __init__(self, phase: i64) -> None:
        super().__init__(NOBODY)
        self.phase = phase

    def args(self) -> list[int]:
        return [self.phase]

    def resolve(self, s: Derby) -> None:
        phase = self.phase
        s.swap(Race(phase + 1))
        if phase == DEAL:
            lay_out(s)
        elif phase == FATE_TOKENS:
            place_tokens(s)
        elif phase == FIRST_BETS:
            s.push(Bets(0, 0))
        elif phase == SECOND_BETS:
            s.push(Bets(1, 0))
        elif phase == RUN:
            s.push(Running(s.start))
        elif phase == MIDDLE_LINE:
            cross_middle_line(s)
        elif phase == THIRD_BETS:
            s.third = 1
            if s.holders[s.start]:
                s.push(Running(s.start))
            s.push(Bets(2, 0))
        elif phase == JUDGEMENT:
            tell_standings(s)
            open_window(s, s.start, ZEUS)
        elif phase == DRAW:
            judge(s)
            open_window(s, s.start, JUDGED)
        elif phase == PAYOUT:
            disqualify_and_pay_out(s)
            if s.race == RACES:  # D8.2
                s.pop()
        elif phase == CLEARING:
            clear(s)
        elif phase == NEXT_TOKENS:
            place_tokens(s)
        else:
            s.start = (s.start + 1) % s.players  # D8.1
            lay_out(s)
            s.swap(Race(FIRST_BETS))  # the Fate tokens lie already (D10.3)


def lay_out(s: Derby) -> None:
    """D1.2 to D1.6, D8.1: creatures, tokens, cards and the Zeus pile for a race."""
    s.tell(RACE, s.race, s.start)
    s.mover = s.start
    chance = s.chance()
    chance.shuffle(s.arrived)  # D1.2
    deck = s.values.deck.copy()
    size = s.values.holder_size
    chance.draw(deck, s.players * size)
    s.holders = [sorted(deck[h * size : (h + 1) * size]) for h in range(s.players)]
    s.undealt = sorted(deck[s.players * size :])


def clear(s: Derby) -> None:
    """D8.1: set the table for the next race, before the deal."""
    s.race += 1
    s.space = [0] * len(CREATURES)
    s.arrived = [-1, -2, -3, -4, -5, -6]  # on the start space, the first one ahead
    s.clock = 0
    s.finished = []
    s.crossed = NONE
    s.tokens = [s.values.tokens] * len(CREATURES)
    s.fate = []
    s.holders = [[] for _ in range(s.players)]
    s.undealt = s.values.deck
    s.discard = []
    s.zeus = []
    s.protections = s.protections_left
    s.drawn = []
    s.bet = [NONE] * (3 * s.players)
    s.backed = [NONE] * (3 * s.players)
    s.third = 0
    s.card = 0
    s.spaces = 0
    s.fast = 0
    s.trick = 0
    s.changed = 0
    s.playing = 0
    s.second = NONE
    s.fated = NONE
    # What was known of the last race is worth nothing now.
    s.known = [[] for _ in range(s.players + 1)]
    s.before = [[] for _ in range(s.players + 1)]
    s.bet_seen = [0] * (3 * s.players)
    s.taken_back = []
    s.swapped = []
    s.left_first = []
    s.left_second = []
    s.returned = []
    s.played = []


def place_tokens(s: Derby) -> None:
    """D10.1, D10.3: with the variant everybody puts a Fate token on the empty course."""
    if s.game.options["fate"] == "on":
        s.push(PlacingToken(s.start, 0))


@mypyc_attr(free_list_len=1)
class PlacingToken(Frame[Derby]):
    """D10.1: from the start player clockwise, each puts a Fate token on a space without one."""

    def __init__(self, seat: i64, turn: i64) -> None:
        super().__init__(seat)
        self.turn = turn

    def args(self) -> list[int]:
        return [self.seat, self.turn]

    def rule(self) -> str:
        return "D10.1"

    def legal(self, s: Derby) -> list[int]:
        token = s.deck.token
        last = s.values.last_space
        return [token + space - 1 for space in range(1, last + 1) if space not in s.fate]

    def choose(self, s: Derby, action: i64) -> None:
        space = action - s.deck.token + 1
        s.fate.append(space)
        s.tell(TOKEN, self.seat, space)
        s.pop()
        if self.turn + 1 < s.players:
            s.push(PlacingToken(s.clockwise(self.turn + 1), self.turn + 1))

    def why_not(self, s: Derby, action: i64) -> Refusal:
        if action >= s.deck.token:
            return Refusal("D10.1", "token-there", {"spaces": action - s.deck.token + 1})
        return why_no_power(s, self.seat, action) or self.not_asked()


def cross_middle_line(s: Derby) -> None:
    """D4.1, D9.4: the marker goes on and powers may be used, if a creature has crossed (D4.3)."""
    if s.crossed != NONE:
        s.start = (s.mover + 1) % s.players
        s.mover = s.start
        open_window(s, s.start, LINE)


def tell_standings(s: Derby) -> None:
    """D5.1: where everybody stands."""
    if s.events is not None:
        for place, creature in enumerate(ranking(s), 1):
            s.tell(STANDS, place, creature)


def judge(s: Derby) -> None:
    """D6.1: the Zeus pile is shuffled and two cards are drawn, or as many as there are (D11.1)."""
    chance = s.chance()
    for _ in range(2):
        if len(s.zeus) + s.protections > 0:
            draw(s, chance.below(len(s.zeus) + s.protections))


def disqualify_and_pay_out(s: Derby) -> None:
    """D6.2, D7.1: creatures that Zeus has drawn are out; the bets on the others are paid out."""
    out = [s.creature_of(card) for card in s.drawn if card != PROTECTION]
    for creature in range(len(CREATURES)):
        if creature in out:
            s.tell(DISQUALIFIED, creature)
    pay_out(s, [creature for creature in ranking(s) if creature not in out])
    s.bet_seen = [EVERYBODY] * (3 * s.players)  # D7.1
    if s.game.options["sober"] == "on":  # D11.1
        s.protections_left -= s.drawn.count(PROTECTION)
