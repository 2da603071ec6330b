"""What a player may expect to score at the end, judged in the middle of the game.

The judgement is what is written (VP, Legends, tiles, prestige), and a plan for the rest: which
cards of the Domain go into which Legends with the transfers and the gold that are still to come,
what the powers will bring until then, and what the Agora still offers this epoch.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pantheon.games.elysium.components import (
    ACTIVATE,
    ARES,
    CHEAPER,
    CHRONOS,
    CITIZEN,
    ELEUSIS,
    EPOCHS,
    EVERY_COLOUR,
    INCOMPLETE,
    INSTANT,
    LEGEND,
    LEVELS,
    MEMBERS,
    NO_QUEST,
    NONE,
    PER_FAMILY,
    PERMANENT,
    SIZE,
    TRIGGER,
)
from pantheon.games.elysium.effects.granting import Granted, OthersMayTransfer, Transfers
from pantheon.games.elysium.legends import (
    FAMILY_LEGEND,
    LEVEL_LEGEND,
    MOST_IN_LEVEL,
    SINGLE,
    count_of,
    family_of,
    kind_of,
    level_of,
    longest,
    there_in,
)
from pantheon.games.elysium.powers import Ask
from pantheon.games.elysium.state import Elysium
from pantheon.games.elysium.transfers import FREE, Placing
from pantheon.games.elysium.turns import CARDS_TO_TAKE, sits_out

# ---- what things are worth, in VP

TRANSFERS_AN_EPOCH: Final = 2.0  # what the Quests give on average
GOLD_AN_EPOCH: Final = 1.75
PLANNED: Final = 0.96  # of what a plan brings: the rest is lost to accidents
TRANSFER: Final = 1.3  # a transfer for which there is no card yet
TRANSFER_GOLD: Final = 2.0  # what it will cost
GOLD_PRICE: Final = 0.4  # what a gold is held against the gains of a transfer
SPARE_GOLD: Final = 0.3  # a gold that no transfer needs, by far not at the end
LAST_GOLD: Final = 0.02  # at the end it breaks ties (E10.6)
SINGLE_CHRONOS: Final = 0.6  # of a Chronos card that lies alone in the Elysium
HELD_CHRONOS: Final = 0.55  # of a Chronos card in the Domain
LAST_CHRONOS: Final = 0.4  # the same in the last epoch
SPARE_CARD: Final = 0.05  # a card in the Domain that no transfer is left for
SINGLE_HOPE: Final = 1.3  # a single card in the Elysium, on its way to a Legend
COMMON_GAIN: Final = 1.1  # what any transfer brings, so that it is no merit of a Legend
ANY_OFFER: Final = 1.0  # any card that can be taken, instead of a Citizen
PAIR: Final = 1.6  # a card of the Agora that makes a Legend with one of the Domain
FITTING: Final = 0.6  # of what a card of the Agora brings to a Legend
OFFER: Final = 0.55  # of the best cards that one can take in the Agora: others want them too
SECOND_OFFER: Final = 0.3  # of the next best, and of the third
READY: Final = 0.75  # of a power that can still be used in this epoch
ALONE: Final = 0.4  # of an Eleusis power without a companion (E4.7)
ELEUSIS_OFFER: Final = 0.5  # of an Eleusis power in the Agora
EARLY_DISC: Final = 0.2  # for each place in the order
QUEST_RISK: Final = 0.28  # that another player takes the Quest one wants
DOUBT: Final = 1.2  # PP by which ranks may change in an epoch
LAST_DOUBT: Final = 0.4  # the same in what is left of the last one
CITIZEN_HELP: Final = 0.2  # a Citizen in the Domain, for want of a better card

GROWTH: Final = [0.0, 0.4, 0.55, 0.65, 0.7]  # by epochs to come: that a Legend gets its next card
TRIGGER_KEPT: Final = [0.4, 0.8, 0.9, 1.0, 1.0]  # by epochs to come: of a ring not used
HELD_TILE: Final = [0.0, 0.0, 0.45, 0.6, 0.8, 1.0]  # by cards: that a level's tile stays, early

# What the power of a card is worth: once (Instantaneous, Trigger), in every epoch (Activate,
# Eleusis, Legend, Permanent), or at the end (Chronos); in the order of `components.DESIGNS`.
WORTH: Final = {
    "apollo": [1.5, 0.8, 2.0, 2.0, 1.5, 1.2, 1.3, 2.0, 3.0, 0.8, 2.5],
    "ares": [1.5, 2.4, 1.6, 2.0, 1.5, 1.2, 3.0, 1.5, 1.4, 3.5, 4.5],
    "athena": [1.5, 0.8, 1.2, 1.6, 1.5, 1.2, 1.2, 0.8, 1.0, 2.5, 1.2],
    "hades": [1.5, 3.0, 2.0, 0.4, 1.5, 1.8, 1.8, 1.6, 4.0, 3.0, 1.7],
    "hephaestus": [1.5, 1.6, 1.5, 1.2, 1.5, 1.2, 1.0, 1.3, 1.4, 3.5, 3.0],
    "hermes": [1.5, 0.8, 2.0, 0.7, 1.5, 1.7, 1.2, 1.0, 1.0, 2.5, 2.2],
    "poseidon": [1.5, 1.8, 1.4, 0.8, 1.5, 1.5, 2.0, 1.2, 1.0, 3.0, 2.5],
    "zeus": [1.5, 2.0, 0.5, 2.0, 1.5, 1.0, 1.6, 1.0, 3.0, 1.0, 2.0],
}
POWER: Final = [worth for family in WORTH.values() for worth in family]
GATHERING: Final = 0  # a card's place in its family
TEMPLE: Final = 4

# The place of a card in Legends, as a bit: level - 1 x 8 + family.
ROW: Final = 0b11111111  # of level 1
STACK: Final = 0b1_00000001_00000001  # of family 0, all levels
LEVELS_AS_PLACES: Final = [
    sum(1 << 8 * level for level in range(LEVELS) if mask >> level & 1) for mask in range(8)
]


def expected(s: Elysium, seat: i64) -> float:
    """The points that a seat may expect at the end."""
    if s.over:
        return float(s.points(int(seat)))
    frame = s.frame
    if frame.seat == seat and (
        isinstance(frame, Placing) or (isinstance(frame, Ask) and not isinstance(frame, Granted))
    ):
        return _best_choice(s, seat)
    return judged(s, seat)


def _best_choice(s: Elysium, seat: i64) -> float:
    """In the middle of a transfer or a power: what the best choice leads to."""
    best = -1000.0
    for action in s.legal:
        after = s.copy()
        after.apply(action)
        found = judged(after, seat) if not after.over else float(after.points(int(seat)))
        if found > best:
            best = found
    return best


def judged(s: Elysium, seat: i64) -> float:
    """The judgement of a position as it lies."""
    outlook = Outlook(s, seat)
    outlook.read_domain(s)
    outlook.read_elysium(s)
    quest = outlook.quest(s)
    outlook.pending(s)
    worth = outlook.written + quest + outlook.powers(s) + tiles(s, seat, outlook.later)
    if ARES in s.families:
        worth += prestige(s, seat, outlook.later)
    worth += outlook.plan(s)
    if s.phase == 2 and s.taken[seat] < CARDS_TO_TAKE:
        worth += outlook.offers(s)
    return worth


class Line:
    """A Legend that may still grow, or one that may begin with cards of the Domain."""

    def __init__(self, legend: i64, family: bool, which: i64, size: i64, room: i64) -> None:
        self.legend: Final[i64] = legend  # its place in the Elysium, NONE if it is not there yet
        self.family: Final = family  # a Family Legend, or else a Level Legend
        self.which: Final[i64] = which  # family, or level
        self.size: i64 = size
        self.room: i64 = room  # places of cards that may join
        self.chronos: i64 = 0  # cards in it that score for each card of it
        self.tile: i64 = 0  # what it brings beyond the VP for its length...
        self.tile_at: i64 = 0  # ... when it has so many cards


class Outlook:
    """What a seat has and will have for the rest of the game."""

    def __init__(self, s: Elysium, seat: i64) -> None:
        self.seat: Final[i64] = seat
        self.later: Final[i64] = EPOCHS - s.epoch  # epochs to come
        self.less: Final[i64] = 1 if s.stands(seat, CHEAPER) else 0  # Helm of Hades
        self.slots: float = TRANSFERS_AN_EPOCH * float(self.later)
        self.gold: float = float(s.gold[seat]) + GOLD_AN_EPOCH * float(self.later)
        self.written: float = float(s.vp[seat])
        self.once: i64 = 0  # places of which the Domain has a card
        self.twice: i64 = 0  # places of which it has two
        self.gatherings: i64 = 0  # places of those that score by their Legend
        self.temples: i64 = 0
        self.lines: Final[list[Line]] = []

    # ---- what lies there

    def read_domain(self, s: Elysium) -> None:
        """The places that cards of the Domain can fill."""
        base: i64 = self.seat * 8
        for family in s.families:
            held: i64 = s.held[base + family]
            if not held:
                continue
            below: i64 = 0
            for level in range(LEVELS):
                up: i64 = s.deck.up_to[family * 4 + level + 1] & held
                found: i64 = SIZE[up] - below
                below += found
                if found > 0:
                    place: i64 = 1 << (level * 8 + family)
                    self.once |= place
                    if found > 1:
                        self.twice |= place
            if held >> GATHERING & 1:
                self.gatherings |= 1 << family
            if held >> TEMPLE & 1:
                self.temples |= 1 << (8 + family)

    def read_elysium(self, s: Elysium) -> None:
        """E10: what is written, and the lines along which it may grow."""
        seat = self.seat
        in_play: i64 = 0
        for family in s.families:
            in_play |= 1 << family
        lines = self.lines
        for number, found in enumerate(s.legends[seat]):
            kind = kind_of(found)
            count = count_of(found)
            level = level_of(found)
            family = family_of(found)
            if kind == LEVEL_LEGEND:
                self.written += float(s.deck.level_legend[count - 2])
                room = in_play & ~there_in(found) if count < MOST_IN_LEVEL else 0
                lines.append(Line(number, False, level, count, room << 8 * (level - 1)))
            elif kind == FAMILY_LEGEND:
                self.written += float(s.deck.family_legend[count - 2])
                missing = 7 & ~(there_in(found) >> 1)
                room = LEVELS_AS_PLACES[missing]
                lines.append(Line(number, True, family, count, room << family))
            else:
                room = (in_play & ~(1 << family)) << 8 * (level - 1)
                lines.append(Line(number, False, level, 1, room))
                room = LEVELS_AS_PLACES[7 & ~(1 << (level - 1))]
                lines.append(Line(number, True, family, 1, room << family))
        self._read_chronos(s)
        self._new_lines(s)
        for line in lines:
            self._set_tile(s, line)

    def _read_chronos(self, s: Elysium) -> None:
        """E10.2, E10.5: Chronos cards in Legends, and Citizens."""
        seat = self.seat
        legends = s.legends[seat]
        for place in s.elysium[seat]:
            card = place & 127
            if card == CITIZEN:
                self.written -= float(s.deck.citizen_cost)
                continue
            if s.deck.kind[card] != CHRONOS:
                continue
            design = card % PER_FAMILY
            number = place >> 7
            found = legends[number]
            kind = kind_of(found)
            if design in (GATHERING, TEMPLE):
                for line in self.lines:
                    if line.legend == number and line.family == (design == TEMPLE):
                        line.chronos += 1
                if kind != SINGLE:
                    liked = (kind == FAMILY_LEGEND) == (design == TEMPLE)
                    self.written += float(count_of(found)) if liked else 1.0
            elif kind == SINGLE:
                self.written += SINGLE_CHRONOS * GROWTH[self.later] * POWER[card]
            else:
                amount = s.deck.chronos(card)
                if amount is not None:
                    now = float(amount.of(s, seat, place))
                    hope = POWER[card]
                    if now < hope and self.later > 0:
                        now = 0.5 * (now + hope)
                    self.written += now

    def _new_lines(self, s: Elysium) -> None:
        """Legends that could begin with two or more cards of the Domain."""
        once = self.once
        for level in range(1, LEVELS + 1):
            room: i64 = ROW << 8 * (level - 1)
            if size_of(once & room) > 1:
                self.lines.append(Line(NONE, False, level, 0, room))
        for family in s.families:
            room = STACK << family
            if size_of(once & room) > 1:
                self.lines.append(Line(NONE, True, family, 0, room))

    def _set_tile(self, s: Elysium, line: Line) -> None:
        """E8: the tile that a Legend may bring when it grows."""
        which = line.which
        if line.family:
            line.tile_at = LEVELS
            if s.family_tiles[which * 2] == NONE:
                line.tile = s.deck.family_vp[0]
            elif s.family_tiles[which * 2 + 1] == NONE:
                line.tile = s.deck.family_vp[1]
            return
        holder = s.level_tiles[which - 1]
        if holder == self.seat:
            return
        line.tile = s.deck.level_vp[which - 1]
        line.tile_at = 2 if holder == NONE else longest(s, holder, which) + 1

    # ---- Quests, and transfers that powers grant

    def quest(self, s: Elysium) -> float:
        """E5.2: the Quest of this epoch: its transfers, gold and VP, or those one may hope for."""
        seat = self.seat
        quest = s.quest[seat]
        if s.phase == 3:
            self.slots += float(written_later(s, seat))
            return 0.0
        if s.phase != 2:
            return 0.0
        if quest == NO_QUEST:
            return self._quest_hoped(s)
        reward = s.deck.quest(s.players, quest)
        self.gold += float(reward[0])
        self.slots += self._usable(s, float(reward[2]), float(reward[0]))
        return float(reward[1]) + order_worth(s, quest, self.later)

    def _usable(self, s: Elysium, transfers: float, gold: float) -> float:
        """The transfers of this epoch for which there will be cards and gold."""
        seat = self.seat
        cards = float(len(s.domain[seat]) + CARDS_TO_TAKE - s.taken[seat])
        return min(transfers, cards, float(s.gold[seat]) + gold)

    def _quest_hoped(self, s: Elysium) -> float:
        """E3.3, E3.7: a Quest that the Columns still allow, or an Incomplete one."""
        seat = self.seat
        rivals: i64 = 0
        for other in range(s.players):
            if other != seat and s.quest[other] == NO_QUEST:
                rivals += 1
        columns: i64 = 15 if s.stands(seat, EVERY_COLOUR) else s.columns[seat]
        gold = 0.0
        vp = 0.0
        slots = 0.0
        found = 0.0
        for quest in range(s.quests()):
            if quest in s.quest or not columns & s.quest_colours(quest):
                continue
            reward = s.deck.quest(s.players, quest)
            gold += float(reward[0])
            slots += float(reward[2])
            vp += float(reward[1]) + order_worth(s, quest, self.later)
            found += 1.0
        reward = s.deck.quest(s.players, INCOMPLETE)
        sure = 0.0
        if found > 0.0:
            sure = max(0.0, 1.0 - QUEST_RISK * float(rivals) / found)
            gold = sure * gold / found
            vp = sure * vp / found
            slots = sure * slots / found
        gold += (1.0 - sure) * float(reward[0])
        self.gold += gold
        self.slots += self._usable(s, slots + (1.0 - sure) * float(reward[2]), gold)
        return vp + (1.0 - sure) * order_worth(s, INCOMPLETE, self.later)

    def pending(self, s: Elysium) -> None:
        """E4.10: transfers that a power has granted and that are not made yet."""
        if s.frame.seat == self.seat:
            frame = s.frame
            if isinstance(frame, Granted):
                self._granted(s, frame)
        for below in s.stack:
            if isinstance(below, Granted) and below.seat == self.seat:
                self._granted(s, below)

    def _granted(self, s: Elysium, frame: Granted) -> None:
        left = float(frame.left)
        self.slots += left
        effect = frame.effect(s)
        if isinstance(effect, Transfers):
            price = float(effect.price)
            self.gold += left * TRANSFER_GOLD if effect.price == FREE else -left * price
        elif isinstance(effect, OthersMayTransfer):
            self.gold -= left * float(effect.price)

    # ---- powers

    def powers(self, s: Elysium) -> float:
        """E4: what the powers in the Domain will bring."""
        seat = self.seat
        deck = s.deck
        later = float(self.later)
        in_turn = READY if has_turns(s, seat) else 0.0
        in_writing = READY if s.phase < 3 or not_written(s, seat) else 0.0
        eleusis: i64 = 0
        worth = 0.0
        for family in s.families:
            held: i64 = s.held[seat * 8 + family]
            if not held:
                continue
            ready: i64 = s.ready[seat * 8 + family]
            for member in MEMBERS[held]:
                card: i64 = family * PER_FAMILY + member
                kind: i64 = deck.kind[card]
                if kind == INSTANT:
                    continue
                power = POWER[card]
                straight = ready >> member & 1 == 1
                if kind == ACTIVATE:
                    worth += power * (later + in_turn if straight else later)
                elif kind == PERMANENT:
                    worth += power * (later + in_turn)
                elif kind == LEGEND:
                    worth += power * (later + in_writing if straight else later)
                elif kind == TRIGGER:
                    if straight and (in_turn > 0.0 or self.later > 0):
                        worth += power * TRIGGER_KEPT[self.later]
                elif kind == ELEUSIS:
                    eleusis += 1
        if eleusis > 0:
            worth += self._eleusis(s, in_turn, 1.0 if eleusis > 1 else ALONE)
        return worth

    def _eleusis(self, s: Elysium, in_turn: float, companions: float) -> float:
        """E4.7: the powers that need companions."""
        worth = 0.0
        later = float(self.later)
        for family in s.families:
            held: i64 = s.held[self.seat * 8 + family] & s.deck.eleusis[family]
            if not held:
                continue
            ready: i64 = s.ready[self.seat * 8 + family]
            for member in MEMBERS[held]:
                straight = ready >> member & 1 == 1
                power = POWER[family * PER_FAMILY + member]
                worth += companions * power * (later + in_turn if straight else later)
        return worth

    # ---- the plan: which cards go where

    def plan(self, s: Elysium) -> float:
        """E6: cards of the Domain into Legends, the best first, as transfers and gold allow."""
        gained = 0.0
        citizens = s.domain[self.seat].count(CITIZEN)
        while self.slots > 0.0:
            best: Line | None = None
            most = 0.0
            cards: i64 = 0
            for line in self.lines:
                there = min(size_of(line.room & self.once), MOST_IN_LEVEL - line.size)
                if line.legend == NONE and there < 2:
                    continue
                cost = self._cost(line)
                count: i64 = 1
                while count <= there and float(count * cost) <= self.gold:
                    gain = self._gain(s, line, count) / float(count)
                    gain -= GOLD_PRICE * float(cost)
                    if gain > most:
                        most = gain
                        best = line
                        cards = count
                    count += 1
            if best is None:
                break
            part = min(1.0, self.slots / float(cards))
            gained += part * (self._gain(s, best, cards))
            self._join(best, cards)
        gained *= PLANNED
        if citizens:
            gained += self._citizens(s, citizens)
        return gained + self._hopes(s) + self._chronos_held(s) + self._spare_cards(s)

    def _cost(self, line: Line) -> i64:
        """What a card costs that joins a line, on average."""
        return (2 if line.family else line.which) - self.less

    def _gain(self, s: Elysium, line: Line, count: i64) -> float:
        """What a line gains by so many cards."""
        size = line.size
        after = size + count
        found = length_vp(s, line, after) - length_vp(s, line, size)
        found += line.chronos * count
        if after > 1:
            joining = line.room & self.once
            marked = joining & (self.temples if line.family else self.gatherings)
            if marked and count >= 1:
                found += after
            if size == 1:
                found += line.chronos
        gain = float(found)
        if line.tile and size < line.tile_at <= after:
            gain += float(line.tile) * (1.0 if line.family else self._tile_stays(after))
        return gain

    def _tile_stays(self, count: i64) -> float:
        """E8.2: that a level's tile is not taken over, with so many cards."""
        if self.later == 0:
            return 0.9
        return HELD_TILE[count]

    def _join(self, line: Line, count: i64) -> None:
        """Use up cards, transfers and gold for a line."""
        joining = line.room & self.once
        marked = joining & (self.temples if line.family else self.gatherings)
        used: i64 = 0
        taken: i64 = 0
        if marked:
            used = marked & -marked
            taken = 1
            self.temples &= ~used
            self.gatherings &= ~used
            line.chronos += 1
        while taken < count:
            rest = joining & ~used
            used |= rest & -rest
            taken += 1
        again = used & self.twice
        self.twice &= ~again
        self.once = self.once & ~used | again
        line.size += count
        line.room = line.room & ~used if line.size < MOST_IN_LEVEL else 0
        self.slots -= float(count)
        self.gold -= float(count * self._cost(line))
        if line.legend != NONE:
            for other in self.lines:
                if other.legend == line.legend and other is not line:
                    other.room = 0  # E6.4: the second card decides

    def _citizens(self, s: Elysium, citizens: int) -> float:
        """E7: Citizens complete a Legend of two or more cards."""
        gained = 0.0
        for _ in range(citizens):
            best: Line | None = None
            most = CITIZEN_HELP
            for line in self.lines:
                if line.size < 2 or not line.room or float(self._cost(line)) > self.gold:
                    continue
                gain = self._gain(s, line, 1) - float(s.deck.citizen_cost)
                if gain > most:
                    most = gain
                    best = line
            if best is None or self.slots <= 0.0:
                break
            gained += PLANNED * min(1.0, self.slots) * most
            best.size += 1
            best.room = best.room & (best.room - 1) if best.size < MOST_IN_LEVEL else 0
            self.slots -= 1.0
            self.gold -= float(self._cost(best))
        return gained

    def _hopes(self, s: Elysium) -> float:
        """What the transfers and the gold that are left bring with cards still to come."""
        cards = float(CARDS_TO_TAKE * self.later)
        if s.phase == 2:
            cards += float(CARDS_TO_TAKE - s.taken[self.seat])
        cards += 0.5 * float(size_of(self.once))
        slots = max(0.0, min(self.slots, cards))
        paid = slots * TRANSFER_GOLD
        if paid > self.gold:
            slots *= max(self.gold, 0.0) / paid
            paid = max(self.gold, 0.0)
        rest = max(self.gold, 0.0) - paid
        found = slots * TRANSFER
        found += rest * (SPARE_GOLD if self.later > 0 else LAST_GOLD)
        if self.later > 0 and slots > 0.0:
            found += self._growth(s, slots)
        return found

    def _growth(self, s: Elysium, slots: float) -> float:
        """What Legends may gain by a card still to come, beyond what any transfer brings."""
        hope = 0.0
        lines = 0.0
        single: i64 = NONE
        for line in self.lines:
            if not line.room or line.size == 0:
                continue
            if line.size == 1:
                if line.legend == single:
                    continue  # E6.4: its other kind
                single = line.legend
                hope += SINGLE_HOPE + float(line.chronos)
            else:
                hope += max(0.0, self._gain(s, line, 1) - COMMON_GAIN)
            lines += 1.0
        if lines > slots:
            hope *= slots / lines
        return GROWTH[self.later] * hope

    def _chronos_held(self, s: Elysium) -> float:
        """Chronos cards in the Domain that do not look at their Legend."""
        worth = 0.0
        part = HELD_CHRONOS if self.later > 0 else LAST_CHRONOS
        for card in s.domain[self.seat]:
            if card != CITIZEN and s.deck.kind[card] == CHRONOS:
                design = card % PER_FAMILY
                if design != GATHERING and design != TEMPLE:
                    worth += part * POWER[card]
        return worth

    def _spare_cards(self, s: Elysium) -> float:
        return SPARE_CARD * float(len(s.domain[self.seat]))

    # ---- what the Agora offers

    def offers(self, s: Elysium) -> float:
        """E3.2: the best cards that the Columns allow to take in this epoch."""
        seat = self.seat
        columns: i64 = s.columns[seat]
        met = s.deck.reach[columns + 16 if s.stands(seat, EVERY_COLOUR) else columns]
        first = 0.0
        second = 0.0
        third = 0.0
        before: i64 = NONE
        for card in s.agora:
            if card == before or not met[card] or s.has(seat, card):
                continue
            before = card
            worth = self._offer(s, card)
            if worth > first:
                third = second
                second = first
                first = worth
            elif worth > second:
                third = second
                second = worth
            elif worth > third:
                third = worth
        to_take = CARDS_TO_TAKE - s.taken[seat]
        found = OFFER * first
        if to_take > 1:
            found += SECOND_OFFER * second
        if to_take > 2:
            found += SECOND_OFFER * third
        return found

    def _offer(self, s: Elysium, card: i64) -> float:
        """What a card of the Agora would bring."""
        kind: i64 = s.deck.kind[card]
        worth = POWER[card]
        if kind in (ACTIVATE, PERMANENT, LEGEND):
            worth *= float(self.later) + READY
        elif kind == ELEUSIS:
            worth *= ELEUSIS_OFFER * (float(self.later) + READY)
        if self.slots > 0.0:
            place: i64 = 1 << ((s.deck.level[card] - 1) * 8 + card // PER_FAMILY)
            best = 0.0
            for line in self.lines:
                if line.room & place and line.size > 0:
                    best = max(best, self._gain(s, line, 1) - COMMON_GAIN)
            if best < PAIR:
                near = ROW << (s.deck.level[card] - 1) * 8 | STACK << card // PER_FAMILY
                if self.once & near & ~place:
                    best = PAIR
            worth += FITTING * best * min(1.0, self.slots)
        return worth + ANY_OFFER


# ---- shared


def size_of(places: i64) -> i64:
    """How many places there are in a mask."""
    count: i64 = SIZE[places & ROW]
    return count + SIZE[places >> 8 & ROW] + SIZE[places >> 16 & ROW]


def length_vp(s: Elysium, line: Line, size: i64) -> i64:
    """E10.3: what a line scores by its length."""
    if size < 2:
        return 0
    if line.family:
        return s.deck.family_legend[min(size, LEVELS) - 2]
    return s.deck.level_legend[min(size, MOST_IN_LEVEL) - 2]


def order_worth(s: Elysium, quest: i64, later: i64) -> float:
    """E5.1: an early disc for the next epoch."""
    return EARLY_DISC * float(s.players - min(quest, s.players - 1)) if later > 0 else 0.0


def not_written(s: Elysium, seat: i64) -> bool:
    """Whether the seat has its part of this phase III before it, or is in it."""
    for other in s.order:
        if other == seat:
            return s.phase == 3 and s.active != NONE
        if other == s.active:
            break
    return s.phase == 3 and s.active != NONE and s.active != seat


def written_later(s: Elysium, seat: i64) -> i64:
    """E5.3: the Quest transfers that a seat has left in this phase III."""
    if s.active == seat:
        return s.left
    for other in s.order:
        if other == s.active:
            return s.deck.quest(s.players, s.quest[seat])[2]
        if other == seat:
            return 0
    return 0


def has_turns(s: Elysium, seat: i64) -> bool:
    """Whether the seat can still use powers in this phase II; E3.7: not who will sit out."""
    if s.phase != 2:
        return s.phase < 2
    return s.active == seat or not sits_out(s, seat)


def tiles(s: Elysium, seat: i64, later: i64) -> float:
    """E8, E10.5: the Bonus tiles of a seat; those of levels may be taken over."""
    worth = 0.0
    for family in s.families:
        for rank in range(2):
            if s.family_tiles[family * 2 + rank] == seat:
                worth += float(s.deck.family_vp[rank])
    for level in range(1, LEVELS + 1):
        if s.level_tiles[level - 1] == seat:
            stays = 1.0
            if later > 0:
                stays = HELD_TILE[min(longest(s, seat, level), MOST_IN_LEVEL)]
            worth += stays * float(s.deck.level_vp[level - 1])
    return worth


def prestige(s: Elysium, seat: i64, later: i64) -> float:
    """E10.4: the place that a seat will have by PP, the less certain the earlier."""
    mine = float(s.pp[seat])
    doubt = LAST_DOUBT + DOUBT * float(later)
    ahead = 0.0
    for other in range(s.players):
        if other != seat:
            lead = mine - float(s.pp[other])
            ahead += 0.5 - 0.5 * lead / (abs(lead) + doubt)
    whole = int(ahead)
    part = ahead - float(whole)
    prizes = s.deck.prestige
    worth = float(prizes[whole]) * (1.0 - part)
    if whole + 1 < len(prizes):
        worth += float(prizes[whole + 1]) * part
    if mine == 0.0 and later < 4:
        worth *= 0.2 * float(later)
    return worth
