"""What a city may expect at the end of the game: the judgement of all bots.

It is the points so far, the altars that the city may keep (O6.2), and the offerings that it may
still make (O4.7). Offerings are judged by the ladders, and all else by the steps on them that it
becomes: drachmas are steps still to be bought, a seducer brings steps, a missing guard costs some.
An auction in hand is judged by who would win it, and for how much.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from mypy_extensions import i64

from pantheon.core.state import NOBODY, Frame
from pantheon.games.offrandes.actions import PAIRS
from pantheon.games.offrandes.auction import Auctions, AuctionTurn, Bidding
from pantheon.games.offrandes.bribery import Bribe, Bribery
from pantheon.games.offrandes.components import (
    ALTARS,
    FARMER,
    FLOWER_SELLER,
    GROUP,
    GUARD,
    PRIESTESS,
    SEDUCER,
    TEMPLE_SERVANT,
    TOP,
    WATER_CARRIER,
)
from pantheon.games.offrandes.offering import Herding, Laying, Offerings
from pantheon.games.offrandes.preparation import Preparation
from pantheon.games.offrandes.state import Offrandes
from pantheon.games.offrandes.values import Values

# Auctions (O2)
PRICE: Final = 4.5  # drachmas for a step of one's choice
STEPS_PER_TURN: Final = 1.5  # that can be bought in an auction turn
TRIAL: Final = 4.0  # drachmas that one thinks away to learn what they are worth
HASTE: Final = 0.1  # the part of a bid that was perhaps not needed

# Bribery (O3), in a round
BRIBES: Final = 0.9  # steps that a briber gains who can reach everybody
REACHED: Final = [0.0, 0.6, 0.85, 1.0, 1.0]  # the part of that, by how many can be reached
BRIBED: Final = 0.9  # the chance to be bribed when all rivals can do it
RIVALS: Final = [0.0, 0.5, 0.75, 0.9, 1.0]  # the part of that, by how many can do it
LOST: Final = 1.0  # steps that are lost for good by a bribe

# Altars (O4, O6.2)
KEPT: Final = 0.7  # the part of its points that an altar still to be taken may bring in the end
TEMPTING: Final = 0.4  # the chance that a rival who can take the altar of Zeus does so in a round
LACKING: Final = [1.0, 0.6, 0.4, 0.25, 0.15, 0.08, 0.04, 0.0]  # of that, by steps that it lacks
CATCHING_UP: Final = 2  # steps that a rival makes until the next round
TAKEN: Final = 0.8  # the chance that a rival takes a certain altar is never higher

# The end (O6.1)
GROWTH: Final = 6.0  # points by which the offerings of a player become better in a round
PART: Final = 0.1  # of a round more, because only whole ones are played
FILLED: Final = 1.5  # empty altars that are taken in a round

# A standing: the steps on the five ladders that serve offerings, as one number.
PLACE: Final = [1, 6, 36, 216, 1296]  # what a step on each ladder adds to it
STANDINGS: Final = 7776
FORESEEN: Final = 14  # steps; no more are planned ahead

EVERYBODY: Final = 0b11111


# ---- what steps are worth


class Plan:
    """What an offering is worth by the standing, and what further steps can make of it."""

    def __init__(self, values: Values) -> None:
        self.values: Final = values
        self.points: Final[list[float]] = []  # at once (O4.7), by standing
        self.safe: Final[list[float]] = []  # with the altar, by further steps, then standing
        self.robbed: Final[list[float]] = []  # the same, when a rival then bribes the best away
        for standing in range(STANDINGS):
            self._offer(standing)
        for standing in range(STANDINGS):
            self._rob(standing)
        plan_ahead(self.safe)
        plan_ahead(self.robbed)

    def _offer(self, standing: i64) -> None:
        farmer = standing % 6
        number = min(standing // 6 % 6, standing // 36 % 6)  # O4.2
        servant = standing // 216 % 6
        points = 0.0
        altar = 0.0
        if farmer > 0 and number > 0 and servant > 0:
            priestess = self.values.priestess_points * (standing // 1296)
            points = float(self.values.animal_values[farmer - 1] * number + priestess)
            altar = KEPT * float(self.values.altar_points[servant - 1])
        self.points.append(points)
        self.safe.append(points + altar)

    def _rob(self, standing: i64) -> None:
        """What is left when the disc sinks that hurts most."""
        lowest = self.safe[standing]
        for place in PLACE:
            if standing // place % 6 > 0:
                lowest = min(lowest, self.safe[standing - place])
        self.robbed.append(lowest)

    def offering(self, standing: i64, steps: float, danger: float) -> float:
        """An offering after so many well chosen steps, with a chance to be bribed after them."""
        safe = after_steps(self.safe, standing, steps)
        if danger == 0.0:
            return safe
        return safe + danger * (after_steps(self.robbed, standing, steps) - safe)


def plan_ahead(best: list[float]) -> None:
    """Add to values by standing the best that one, two, ... further steps make of them."""
    for known in range(FORESEEN * STANDINGS):
        standing = known % STANDINGS
        highest = best[known]
        for place in PLACE:
            if standing // place % 6 < TOP:
                highest = max(highest, best[known + place])
        best.append(highest)


def after_steps(best: list[float], standing: i64, steps: float) -> float:
    """What `plan_ahead` found, between two whole numbers of steps as well."""
    if steps <= 0.0:
        return best[standing]
    if steps >= float(FORESEEN):
        return best[FORESEEN * STANDINGS + standing]
    whole: i64 = int(steps)
    place = whole * STANDINGS + standing
    low = best[place]
    return low + (steps - float(whole)) * (best[place + STANDINGS] - low)


_plans: Final[list[Plan]] = []  # the one in use


def plan_for(values: Values) -> Plan:
    """The plan for these values, made when it is first needed."""
    if not _plans or _plans[0].values is not values:
        _plans[:] = [Plan(values)]
    return _plans[0]


# ---- what a position means for all cities


class Reckoning:
    """How far the game has come, and how the auction in hand may end."""

    def __init__(self, s: Offrandes) -> None:
        self.s: Final = s
        self.plan: Final = plan_for(s.values)
        self.auctions = False  # whether this round's auctions go on
        self.turns: i64 = 0  # auction turns of this round that have not begun
        self.turn: AuctionTurn | None = None  # the one that has
        self.bribers: i64 = 0  # who may still bribe in this round, as a mask
        self.bribed: i64 = 0  # who has been bribed in this round, as a mask
        self.offerers: i64 = 0  # how many have begun to make their offering
        self._find_phase(s.frame)
        self.later: float = self._rounds_later()
        self.first: i64 = NOBODY  # the ladders of the auction in hand
        self.second: i64 = NOBODY
        self.winner: i64 = NOBODY  # who may win it
        self.price: float = 0.0
        self._settle_auction(s.frame)

    def _find_phase(self, frame: Frame[Any]) -> None:
        s = self.s
        if isinstance(frame, Preparation):
            self._expect_auctions(s.players)
            return
        below = s.stack[len(s.stack) - 1]
        if isinstance(frame, Bidding):
            assert isinstance(below, AuctionTurn)
            self.turn = below
            below = s.stack[len(s.stack) - 2]
        elif isinstance(frame, AuctionTurn):
            self.turn = frame
        if isinstance(below, Auctions):
            self._expect_auctions(s.players - below.turn)
        elif isinstance(frame, Bribe):
            assert isinstance(below, Bribery)
            self._expect_bribes(frame, below)
        elif isinstance(frame, (Laying, Herding)):
            assert isinstance(below, Offerings)
            self.offerers = below.turn

    def _expect_auctions(self, turns: i64) -> None:
        self.auctions = True
        self.turns = turns
        self.bribers = EVERYBODY

    def _expect_bribes(self, bribe: Bribe, bribery: Bribery) -> None:
        """O3.1: who comes after the present briber."""
        s = self.s
        self.bribed = bribe.bribed
        self.bribers = 1 << bribe.seat
        for seat in range(s.players):
            step = s.step(SEDUCER, seat)
            turn = (seat - s.start) % s.players
            if step < bribery.step or (step == bribery.step and turn >= bribery.turn):
                self.bribers |= 1 << seat

    def may_offer(self, seat: i64) -> bool:
        """Whether the offering of a seat in this round is still to come."""
        s = self.s
        return (seat - s.start) % s.players >= self.offerers or s.frame.seat == seat

    def _rounds_later(self) -> float:
        """How many rounds may follow this one (O6.1)."""
        s = self.s
        empty: i64 = 0
        for owner in s.altar_owner:
            if owner == NOBODY:
                empty += 1
        fewest = min(float(empty) / FILLED, float(s.values.last_round - s.round))
        for seat in range(s.players):
            missing = float(s.values.end_above + 1 - s.score[seat])
            if missing <= 0.0:
                return 0.0
            points = self.plan.points[standing_of(s, seat)]
            if self.may_offer(seat):
                missing -= points
                points += GROWTH
            fewest = min(fewest, rounds_for(missing, points))
        return fewest

    # ---- auctions

    def _settle_auction(self, bidding: Frame[Any]) -> None:
        """Everybody bids up to what the pair is worth to them; the second highest sets the price.

        The present leader is bound to the bid, and so is an auctioneer who has to open (O2.3). Of
        two with the same limit, the one whose turn comes first can bid it (O2.4).
        """
        if not isinstance(bidding, Bidding):
            return
        self.first, self.second = PAIRS[bidding.pair]
        bound = bidding.seat if bidding.leader == NOBODY else bidding.leader
        least = float(bidding.high + 1)  # for everybody but the leader
        highest = 0.0
        second = float(bidding.high)
        for turn in range(self.s.players):
            seat = (bidding.seat + turn) % self.s.players
            if not bidding.bidders >> seat & 1:
                continue
            limit = self._limit(seat, least)
            if seat == bound:
                limit = max(limit, float(max(bidding.high, 1)))
            elif limit < least:
                continue
            if limit > highest:
                second = max(second, highest)
                highest = limit
                self.winner = seat
            else:
                second = max(second, limit)
        self.price = second if self.winner == bidding.leader else max(second, least)
        self.price += HASTE * float(bidding.high)

    def _limit(self, seat: i64, least: float) -> float:
        """The highest bid that the pair is worth to a seat that has to bid at least so much."""
        money = float(self.s.money[seat])
        if money < least:
            return 0.0
        won = self.offerings(seat, seat, 0.0)
        gain = won - self.offerings(seat, NOBODY, 0.0)
        if gain <= 0.0:
            return 0.0
        trial = min(money, TRIAL)
        loss = won - self.offerings(seat, seat, trial)
        return min(money, trial * gain / loss) if loss > 0.0 else money

    def _turns_for(self, seat: i64, winner: i64) -> i64:
        """In how many auction turns of this round a seat can still win something (O2.6, O2.7)."""
        turn = self.turn
        if turn is None or turn.out >> seat & 1 or winner == seat or winner == turn.seat:
            return self.turns
        if winner != NOBODY and turn.pairs == 1:
            return self.turns
        return self.turns + 1

    # ---- offerings

    def prize(self, seat: i64, pair: i64) -> float:
        """What its offerings to come may bring a seat that has won this pair for nothing."""
        self.first, self.second = PAIRS[pair]
        return self.offerings(seat, seat, 0.0)

    def offerings(self, seat: i64, winner: i64, price: float) -> float:
        """What its offerings to come may bring a seat if the auction in hand ends like this."""
        s = self.s
        standing = standing_of(s, seat)
        seducer = s.step(SEDUCER, seat)
        guard = s.step(GUARD, seat)
        money = float(s.money[seat])
        if winner == seat:
            money -= price
            standing += step_up(s, self.first, seat) + step_up(s, self.second, seat)
            if self.first == SEDUCER or self.second == SEDUCER:
                seducer += 1
            if self.second == GUARD:
                guard += 1
        elif winner != NOBODY:
            standing -= step_down(s, self.first, seat, winner)
            standing -= step_down(s, self.second, seat, winner)
        bribes = bribes_of(s, seat, seducer)
        steps = min(money / PRICE, STEPS_PER_TURN * float(self._turns_for(seat, winner)))
        money = min(money - steps * PRICE, float(s.values.cap - s.values.income))  # O5.2
        if self.bribers >> seat & 1:
            steps += bribes
        hoped = self._this_round(seat, standing, steps, guard) if self.may_offer(seat) else 0.0
        danger = danger_for(s, seat, guard, EVERYBODY)
        steps_a_round = float(s.values.income) / PRICE + bribes - LOST * danger
        steps += money / PRICE
        later = self.later
        while later > 0.0:
            steps += steps_a_round
            hoped += min(later, 1.0) * self.plan.offering(standing, steps, danger)
            later -= 1.0
        return hoped

    def _this_round(self, seat: i64, standing: i64, steps: float, guard: i64) -> float:
        """The offering of this round: first by its ladders, and in the end by the altars."""
        s = self.s
        if self.bribers:
            bribers = 0 if self.bribed >> seat & 1 else self.bribers  # O3.6
            return self.plan.offering(standing, steps, danger_for(s, seat, guard, bribers))
        frame = s.frame
        if isinstance(frame, Laying) and frame.seat == seat:
            points = float(s.worth(frame.kind, frame.number, seat))
            return self._laid(seat, points, frame.kind, frame.number)
        points = self.plan.points[standing]
        if points == 0.0:
            return 0.0
        return self._laid(seat, points, s.step(FARMER, seat) - 1, s.animals_of(seat))

    def _laid(self, seat: i64, points: float, kind: i64, number: i64) -> float:
        """An offering on the best altar that takes it (O4.4, O4.5)."""
        s = self.s
        servant = s.step(TEMPLE_SERVANT, seat)
        best = -1.0
        for altar in range(len(ALTARS)):
            if GROUP[altar] > servant:
                break
            old_kind = s.altar_kind[altar]
            old_number = s.altar_number[altar]
            if number < old_number or kind < old_kind:  # an empty altar has 0 of kind 0
                continue
            if number == old_number and kind == old_kind:
                continue
            gain = self._altar(seat, altar, kind, number)
            if s.altar_owner[altar] == seat:
                gain -= self._altar(seat, altar, old_kind, old_number)
            best = max(best, gain)
        return points + best if best >= 0.0 else 0.0

    # ---- altars

    def altars(self, seat: i64) -> float:
        """What the altars of a seat may bring it (O6.2)."""
        s = self.s
        points = 0.0
        for altar in range(len(ALTARS)):
            if s.altar_owner[altar] == seat:
                points += self._altar(seat, altar, s.altar_kind[altar], s.altar_number[altar])
        return points

    def _altar(self, seat: i64, altar: i64, kind: i64, number: i64) -> float:
        """The points of an altar, by the chance that an offering of a seat stays on it."""
        s = self.s
        group: i64 = GROUP[altar]
        tempting = TEMPTING * float(group + 1) / 6.0
        kept = 1.0
        for rival in range(s.players):
            if rival == seat:
                continue
            lack = steps_lacking(s, rival, group, kind, number)
            if self.may_offer(rival) and (lack == 0 or self.auctions):
                kept *= 1.0 - tempting * LACKING[min(lack, 7)]
            if self.later > 0.0:
                near = LACKING[max(0, min(lack - CATCHING_UP, 7))]
                kept *= 1.0 - min(TAKEN, self.later * tempting * near)
        return kept * float(s.values.altar_points[group - 1])


# ---- ladders


def standing_of(s: Offrandes, seat: i64) -> i64:
    """The steps of a seat on the five ladders that serve offerings, as one number."""
    players = s.players
    steps = s.steps
    standing: i64 = steps[PRIESTESS * players + seat]
    standing = standing * 6 + steps[TEMPLE_SERVANT * players + seat]
    standing = standing * 6 + steps[FLOWER_SELLER * players + seat]
    standing = standing * 6 + steps[WATER_CARRIER * players + seat]
    return standing * 6 + steps[FARMER * players + seat]


def step_up(s: Offrandes, ladder: i64, seat: i64) -> i64:
    """What a step up adds to a standing (O2.9)."""
    if ladder >= SEDUCER or s.step(ladder, seat) == TOP:
        return 0
    return PLACE[ladder]


def step_down(s: Offrandes, ladder: i64, seat: i64, winner: i64) -> i64:
    """What a standing loses when the winner of an auction needs the top step (O2.8)."""
    if ladder >= SEDUCER or s.step(ladder, seat) < TOP or s.step(ladder, winner) < TOP - 1:
        return 0
    return PLACE[ladder]


def steps_lacking(s: Offrandes, rival: i64, group: i64, kind: i64, number: i64) -> i64:
    """How many steps a rival lacks to drive out an offering (O4.4, O4.5)."""
    farmer = s.step(FARMER, rival)
    water = s.step(WATER_CARRIER, rival)
    flower = s.step(FLOWER_SELLER, rival)
    lack = max(0, group - s.step(TEMPLE_SERVANT, rival)) + max(0, kind + 1 - farmer)
    lack += max(0, number - water) + max(0, number - flower)
    if farmer <= kind + 1 and min(water, flower) <= number:
        lack += 1  # O4.5: the same is not enough
    return lack


def bribes_of(s: Offrandes, seat: i64, seducer: i64) -> float:
    """The steps that a seat may gain by bribery in a round (O3.3)."""
    reached: i64 = 0
    for rival in range(s.players):
        if rival != seat and s.step(GUARD, rival) < seducer:
            reached += 1
    return BRIBES * REACHED[reached]


def danger_for(s: Offrandes, seat: i64, guard: i64, bribers: i64) -> float:
    """The chance that one of the bribers chooses a seat (O3.3)."""
    able: i64 = 0
    for rival in range(s.players):
        if rival != seat and bribers >> rival & 1 and s.step(SEDUCER, rival) > guard:
            able += 1
    return BRIBED * RIVALS[able]


def rounds_for(missing: float, points: float) -> float:
    """How many rounds it takes to score what is missing with offerings that become better."""
    if missing <= 0.0:
        return 0.0
    first = points - GROWTH / 2.0
    return (sqrt(first * first + 2.0 * GROWTH * missing) - first) / GROWTH + PART


# ---- all together


def expected(s: Offrandes) -> list[float]:
    """The points that each seat may expect at the end of the game."""
    found = [float(points) for points in s.score]
    if s.over:
        return found
    reckoning = Reckoning(s)
    for seat in range(s.players):
        found[seat] += reckoning.altars(seat)
        found[seat] += reckoning.offerings(seat, reckoning.winner, reckoning.price)
    return found
