"""Phase II: turns, powers, Columns (E3, E4, R4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pantheon.core.refusal import Refusal
from pantheon.core.state import NOBODY, Frame
from pantheon.games.elysium.actions import (
    DISMISS,
    FINISH,
    ORACLE,
    QUEST,
    TAKE,
    USE,
)
from pantheon.games.elysium.amounts import eleusis_cards
from pantheon.games.elysium.components import (
    ACTIVATE,
    CHRONOS,
    CITIZEN,
    COLOURS,
    ELEUSIS,
    EVERY_COLOUR,
    GOLD,
    INCOMPLETE,
    INSTANT,
    LEGEND,
    MEMBERS,
    NO_QUEST,
    NONE,
    PER_FAMILY,
    PERMANENT,
    QUEST_GOLD,
    TRIGGER,
)
from pantheon.games.elysium.events import (
    DISMISSES,
    GETS_INCOMPLETE,
    NO_CITIZEN,
    REACTS,
    SITS_OUT,
    TAKES,
    TAKES_CITIZEN,
    TAKES_ORACLE,
    TAKES_QUEST,
    USES,
)
from pantheon.games.elysium.powers import use_power
from pantheon.games.elysium.state import Elysium
from pantheon.games.elysium.taking import draw, take
from pantheon.games.elysium.tokens import gain

ROUNDS: Final = 4
CARDS_TO_TAKE: Final = 3


@mypyc_attr(free_list_len=1)
class Actions(Frame[Elysium]):
    """E3.1: four rounds in the order of the discs; so many turns are over."""

    def __init__(self, turn: i64) -> None:
        super().__init__(NOBODY)
        self.turn = turn

    def args(self) -> list[int]:
        return [self.turn]

    def resolve(self, s: Elysium) -> None:
        s.gone = []
        if self.turn == ROUNDS * s.players:
            s.active = NOBODY
            hand_out_incomplete_quests(s)
            s.pop()
            return
        seat = s.order[self.turn % s.players]
        s.active = seat
        s.swap(Actions(self.turn + 1))
        s.push(Turn(seat, 0))


def hand_out_incomplete_quests(s: Elysium) -> None:
    """E3.7: who has sat out gets a Quest that is left, its Incomplete side up."""
    for seat in s.order:
        if s.quest[seat] == NO_QUEST:
            s.quest[seat] = INCOMPLETE
            s.tell(GETS_INCOMPLETE, seat)


# ---- what can be taken


def reach(s: Elysium, seat: i64) -> list[bool]:
    """E3.2: by card, whether the Columns of a player meet its condition."""
    columns: i64 = s.columns[seat]
    return s.deck.reach[columns + 16 if s.stands(seat, EVERY_COLOUR) else columns]


def add_takes(s: Elysium, seat: i64, row: list[int], base: i64, legal: list[int]) -> None:
    """E3.2, E3.4: the cards of a row that a player can take. R7 binds powers only."""
    met = reach(s, seat)
    before: i64 = NONE
    for card in row:
        if card != before and met[card] and not s.has(seat, card):
            legal.append(int(base + card))
        before = card


def add_cards(s: Elysium, seat: i64, legal: list[int]) -> None:
    """The cards that a player who needs one can take; Delphic Tripod opens the Oracle."""
    if s.taken[seat] == CARDS_TO_TAKE:
        return
    add_takes(s, seat, s.agora, TAKE, legal)
    if s.oracle and s.has(seat, s.deck.tripod):
        add_takes(s, seat, s.oracle, ORACLE, legal)


def can_take_quest(s: Elysium, seat: i64, quest: i64) -> bool:
    """E3.3: whether a Quest is there and its Column stands on the board."""
    if quest in s.quest:
        return False
    if s.stands(seat, EVERY_COLOUR):
        return s.columns[seat] != 0
    return s.columns[seat] & s.quest_colours(quest) != 0


def finds_quest(s: Elysium, seat: i64) -> bool:
    """Whether a player has no Quest and can take one."""
    if s.quest[seat] != NO_QUEST:
        return False
    return any(can_take_quest(s, seat, quest) for quest in range(s.quests()))


def sits_out(s: Elysium, seat: i64) -> bool:
    """E3.7: who has three cards and can take no Quest has no more to do in phase II."""
    return s.taken[seat] == CARDS_TO_TAKE and not finds_quest(s, seat)


def add_quests(s: Elysium, seat: i64, legal: list[int]) -> None:
    """The Quests that a player without one can take."""
    if s.quest[seat] == NO_QUEST:
        for quest in range(s.quests()):
            if can_take_quest(s, seat, quest):
                legal.append(QUEST + quest)


# ---- powers


def add_powers(s: Elysium, seat: i64, legal: list[int]) -> None:
    """E4.2, R13, R14: the powers that a player can use in phase II."""
    for family in s.families:
        ready = s.ready[seat * 8 + family]
        if not ready:
            continue
        mask: i64 = ready & s.deck.in_turn[family]
        eleusis: i64 = ready & s.deck.eleusis[family]
        if eleusis and eleusis_cards(s, seat) > 1:
            mask |= eleusis
        if mask:
            add_usable(s, seat, family, mask, legal)


def add_usable(s: Elysium, seat: i64, family: i64, mask: i64, legal: list[int]) -> None:
    """R9: those cards of a family whose powers can do something."""
    for member in MEMBERS[mask]:
        card: i64 = family * PER_FAMILY + member
        if s.deck.powers[card].can(s, seat, card):
            legal.append(int(USE + card))


def use_card(s: Elysium, seat: i64, card: i64) -> None:
    """R13, R14: turn the card, or take its ring off, and use its power."""
    place: i64 = seat * 8 + card // PER_FAMILY
    s.ready[place] = s.ready[place] & ~(1 << card % PER_FAMILY)
    s.tell(USES, seat, card)
    use_power(s, seat, card, card)


def why_no_use(s: Elysium, seat: i64, card: i64, kinds: list[int]) -> Refusal:
    """Why the power of a card cannot be used now, where these kinds of powers can be."""
    told = {"card": int(card)}
    if card == CITIZEN:
        return Refusal("E7.3", "no-power", told)
    if not s.has(seat, card):
        return Refusal("E4.1", "not-in-domain", told)
    kind = s.deck.kind[card]
    if kind not in kinds:
        rules = {
            INSTANT: "E4.3",
            PERMANENT: "E4.4",
            ACTIVATE: "E4.2",
            ELEUSIS: "E4.2",
            TRIGGER: "E4.2",
            LEGEND: "E4.8",
            CHRONOS: "E4.9",
        }
        return Refusal(rules[kind], KEYS[kind], told)
    if not s.is_ready(seat, card):
        used = {ACTIVATE: "E4.5", ELEUSIS: "E4.7", TRIGGER: "E4.6", LEGEND: "E4.8"}
        return Refusal(used[kind], "ring-gone" if kind == TRIGGER else "turned", told)
    if kind == ELEUSIS and eleusis_cards(s, seat) < 2:
        return Refusal("E4.7", "eleusis-alone", told)
    return Refusal("R9", "power-idle", told)


KEYS: Final = {
    INSTANT: "instant-only",
    PERMANENT: "always-active",
    ACTIVATE: "phase-two-only",
    ELEUSIS: "phase-two-only",
    TRIGGER: "phase-two-only",
    LEGEND: "phase-three-only",
    CHRONOS: "end-only",
}
IN_TURN: Final = [ACTIVATE, ELEUSIS, TRIGGER]


# ---- the turn


@mypyc_attr(free_list_len=1)
class Turn(Frame[Elysium]):
    """R4: powers, the action of the turn (`acted`), powers again."""

    def __init__(self, seat: i64, acted: i64) -> None:
        super().__init__(seat)
        self.acted = acted

    def args(self) -> list[int]:
        return [self.seat, self.acted]

    def rule(self) -> str:
        return "E4.2" if self.acted else "E3.1"

    def particulars(self, s: Elysium) -> dict[str, int]:
        quests = 1 if s.quest[self.seat] == NO_QUEST else 0
        cards = CARDS_TO_TAKE - s.taken[self.seat]
        return {"acted": int(self.acted), "cards": cards, "quests": quests}

    def legal(self, s: Elysium) -> list[int]:
        seat = self.seat
        legal: list[int] = []
        if self.acted:
            add_powers(s, seat, legal)
            legal.append(FINISH)
            return legal
        if sits_out(s, seat):
            return legal  # E3.7: not even powers
        add_cards(s, seat, legal)
        if not legal and not finds_quest(s, seat):
            legal.append(TAKE + CITIZEN)  # E3.6
        add_powers(s, seat, legal)
        add_quests(s, seat, legal)
        return legal

    def resolve(self, s: Elysium) -> None:
        """E3.7: the phase is over for a player who sits out."""
        s.pop()
        s.tell(SITS_OUT, self.seat)

    def choose(self, s: Elysium, action: i64) -> None:
        seat = self.seat
        if USE <= action < USE + CITIZEN:
            use_card(s, seat, action - USE)
            return
        if action == FINISH:
            s.pop()
            return
        s.swap(Turn(seat, 1))
        s.push(Dismissal(seat))
        if action >= QUEST:
            take_quest(s, seat, action - QUEST)
            return
        s.taken[seat] = s.taken[seat] + 1
        if action == TAKE + CITIZEN:
            take_citizen(s, seat)
        elif action < ORACLE:
            s.agora.remove(action - TAKE)
            s.tell(TAKES, seat, action - TAKE)
            take(s, seat, action - TAKE)
        else:
            s.oracle.remove(action - ORACLE)
            s.tell(TAKES_ORACLE, seat, action - ORACLE)
            take(s, seat, action - ORACLE, from_oracle=True)

    def why_not(self, s: Elysium, action: i64) -> Refusal:
        seat = self.seat
        if USE <= action <= USE + CITIZEN:
            return why_no_use(s, seat, action - USE, IN_TURN)
        if action == FINISH:
            return Refusal("E3.1", "take-first")
        quest = QUEST <= action < DISMISS
        if not (action <= ORACLE + CITIZEN or quest):
            return self.not_asked()
        if self.acted:
            return Refusal("R4", "acted")
        if quest:
            return why_no_quest(s, seat, action - QUEST)
        if action == TAKE + CITIZEN:
            return why_no_citizen(s, seat)
        return why_no_take(s, seat, action)


def take_quest(s: Elysium, seat: i64, quest: i64) -> None:
    """E3.5: the Quest goes beside the board; Talos pays for it."""
    s.quest[seat] = int(quest)
    s.tell(TAKES_QUEST, seat, quest + 1)
    if s.stands(seat, QUEST_GOLD):
        s.tell(REACTS, seat, s.deck.standing[QUEST_GOLD])
        gain(s, seat, GOLD, s.deck.amount[QUEST_GOLD])


def take_citizen(s: Elysium, seat: i64) -> None:
    """E3.6: the top card of the draw pile, face down; R3: perhaps there is none."""
    face = draw(s)
    if face == NONE:
        s.tell(NO_CITIZEN, seat)
        return
    s.citizens.append(int(face))
    s.enter(seat, CITIZEN, False)
    s.tell(TAKES_CITIZEN, seat)


def why_no_quest(s: Elysium, seat: i64, quest: i64) -> Refusal:
    """Why a Quest cannot be taken."""
    told = {"quest": int(quest) + 1}
    if quest >= s.quests():
        return Refusal("E1.4", "no-quest", told)
    if s.quest[seat] != NO_QUEST:
        return Refusal("E3.1", "one-quest", told)
    if quest in s.quest:
        return Refusal("E3.3", "quest-gone", {**told, "seat": s.quest.index(quest)})
    colours = [c for c in range(len(COLOURS)) if s.quest_colours(quest) >> c & 1]
    if len(colours) == 1:
        return Refusal("E3.3", "quest-colour", {**told, "colour": colours[0]})
    return Refusal("E3.3", "quest-colours", {**told, "colour": colours[0], "colour2": colours[1]})


def why_no_citizen(s: Elysium, seat: i64) -> Refusal:
    """Why a Citizen cannot be taken."""
    if s.taken[seat] == CARDS_TO_TAKE:
        return Refusal("E3.1", "three-cards")
    legal: list[int] = []
    add_cards(s, seat, legal)
    if legal:
        return Refusal("E3.6", "citizen-card", {"card": card_of(legal[0])})
    add_quests(s, seat, legal)
    return Refusal("E3.6", "citizen-quest", {"quest": legal[0] - QUEST + 1})


def card_of(action: i64) -> int:
    """The card of an action that takes one."""
    return action - ORACLE if action >= ORACLE else action - TAKE


def why_no_take(s: Elysium, seat: i64, action: i64) -> Refusal:
    """Why a card cannot be taken from the Agora or the Oracle."""
    at_oracle = action >= ORACLE
    card = card_of(action)
    told = {"card": card}
    if card == CITIZEN or card not in (s.oracle if at_oracle else s.agora):
        return Refusal("E3.1", "not-at-oracle" if at_oracle else "not-in-agora", told)
    if at_oracle and not s.has(seat, s.deck.tripod):
        return Refusal("R19", "oracle-closed", told)
    if s.taken[seat] == CARDS_TO_TAKE:
        return Refusal("E3.1", "three-cards")
    if s.has(seat, card):
        return Refusal("E3.4", "twin", told)
    return why_no_columns(s, seat, card)


def why_no_columns(s: Elysium, seat: i64, card: i64) -> Refusal:
    """E3.2: which Column is missing."""
    told = {"card": int(card)}
    cost = s.deck.cost[card]
    if not s.stands(seat, EVERY_COLOUR):
        for place, colour in enumerate(COLOURS):
            if colour in cost and not s.columns[seat] >> place & 1:
                return Refusal("E3.2", "needs-colour", {**told, "colour": place})
    count = bin(s.columns[seat]).count("1")
    return Refusal("E3.2", "needs-columns", {**told, "needed": len(cost), "columns": count})


@mypyc_attr(free_list_len=1)
class Dismissal(Frame[Elysium]):
    """E3.5: a Column of the player's choice goes."""

    def rule(self) -> str:
        return "E3.5"

    def legal(self, s: Elysium) -> list[int]:
        return DISMISSALS[s.columns[self.seat]]

    def choose(self, s: Elysium, action: i64) -> None:
        colour = action - DISMISS
        s.pop()
        s.columns[self.seat] = s.columns[self.seat] & ~(1 << colour)
        s.tell(DISMISSES, self.seat, colour)

    def why_not(self, s: Elysium, action: i64) -> Refusal:
        if DISMISS <= action < DISMISS + len(COLOURS):
            return Refusal("E3.5", "no-column", {"colour": int(action - DISMISS)})
        if USE <= action < USE + CITIZEN:
            return Refusal("R4", "column-first")
        return self.not_asked()


DISMISSALS: Final = [
    [DISMISS + colour for colour in range(4) if columns >> colour & 1] for columns in range(16)
]
