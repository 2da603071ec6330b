"""What holds in every position of Offrandes: nothing is lost, and the pending work fits."""

from __future__ import annotations

from pantheon.core.checks import HIGHEST, kinds_of, must, seats_in, within
from pantheon.core.state import NOBODY
from pantheon.games.offrandes.actions import PAIR_TILES, PAIRS
from pantheon.games.offrandes.auction import (
    ALL_TILES,
    Auctions,
    AuctionTurn,
    Bidding,
    pairs_per_turn,
)
from pantheon.games.offrandes.bribery import Bribe, Bribery
from pantheon.games.offrandes.components import (
    ALTARS,
    ANIMALS,
    FARMER,
    LADDERS,
    SEDUCER,
    TEMPLE_SERVANT,
    TOP,
)
from pantheon.games.offrandes.offering import Herding, Laying, Offerings
from pantheon.games.offrandes.preparation import Preparation
from pantheon.games.offrandes.rounds import AUCTIONS, BRIBERY, INCOME, OFFERINGS, Round
from pantheon.games.offrandes.state import Offrandes

# What waits below each decision, by the phase that comes after it.
WAITING = {
    "Preparation": (AUCTIONS, ["Round"]),
    "AuctionTurn": (BRIBERY, ["Round", "Auctions"]),
    "Bidding": (BRIBERY, ["Round", "Auctions", "AuctionTurn"]),
    "Bribe": (OFFERINGS, ["Round", "Bribery"]),
    "Herding": (INCOME, ["Round", "Offerings"]),
    "Laying": (INCOME, ["Round", "Offerings"]),
}


def check(s: Offrandes) -> None:
    """A Problem about the first thing that cannot be so."""
    _check_table(s)
    _check_ladders(s)
    _check_animals(s)
    pending = s.pending()
    if not pending:
        return
    kinds = kinds_of(pending)
    phase, below = WAITING.get(kinds[-1], (0, []))
    must(s, kinds[:-1] == below, "stack", "O1.6")
    base = pending[0]
    must(s, isinstance(base, Round) and base.phase == phase, "Round", "O1.6")
    must(s, (s.round == 0) == (phase == AUCTIONS), "round", "O1.5")
    for place, frame in enumerate(pending[1:]):
        _check_work(s, frame, pending[place])


def _check_table(s: Offrandes) -> None:
    within(s, "round", [s.round], 0, s.values.last_round)
    within(s, "start", [s.start], 0, s.players - 1)
    within(s, "score", s.score, 0, HIGHEST)
    within(s, "money", s.money, 0, s.values.cap)
    must(s, s.bank + sum(s.money) == s.values.coins, "bank", "O2.5")


def _check_ladders(s: Offrandes) -> None:
    """O2.8: on the top step there is room for one disc."""
    within(s, "steps", s.steps, 0, TOP)
    for ladder in range(len(LADDERS)):
        discs = s.steps[ladder * s.players : (ladder + 1) * s.players]
        must(s, discs.count(TOP) <= 1, "steps", "O2.8")


def _check_animals(s: Offrandes) -> None:
    """Every animal is in the supply or on an altar, and all on an altar belong to its owner."""
    within(s, "altar_owner", s.altar_owner, NOBODY, s.players - 1)
    within(s, "altar_kind", s.altar_kind, 0, len(ANIMALS) - 1)
    within(s, "altar_number", s.altar_number, 0, TOP)
    within(s, "supply", s.supply, 0, s.values.animals_of_each)
    left = [s.values.animals_of_each] * len(ANIMALS)
    for altar in range(len(ALTARS)):
        owned = s.altar_owner[altar] != NOBODY
        must(s, owned == (s.altar_number[altar] > 0), "altar_number", "O4.6")
        must(s, owned or s.altar_kind[altar] == 0, "altar_kind", "O4.6")
        left[s.altar_kind[altar]] -= s.altar_number[altar]
    must(s, left == s.supply, "supply", "O4.6")


def _check_work(s: Offrandes, frame: object, below: object) -> None:
    if isinstance(frame, Preparation):
        _check_preparation(s, frame)
    elif isinstance(frame, Auctions):
        within(s, "Auctions", [frame.turn], 1, s.players)
    elif isinstance(frame, AuctionTurn):
        assert isinstance(below, Auctions)
        must(s, frame.seat == s.clockwise(below.turn - 1), "AuctionTurn", "O2.1")
        _check_auction(s, frame)
    elif isinstance(frame, Bidding):
        assert isinstance(below, AuctionTurn)
        _check_bidding(s, frame, below)
    elif isinstance(frame, Bribery):
        within(s, "Bribery", [frame.step], 1, TOP)
        within(s, "Bribery", [frame.turn], 1, s.players)
        within(s, "Bribery", [frame.bribed], 0, (1 << s.players) - 1)
    elif isinstance(frame, Bribe):
        assert isinstance(below, Bribery)
        must(s, frame.seat == s.clockwise(below.turn - 1), "Bribe", "O3.1")
        must(s, s.step(SEDUCER, frame.seat) == below.step, "Bribe", "O3.1")
        must(s, frame.bribed == below.bribed, "Bribe", "O3.6")
    elif isinstance(frame, Offerings):
        within(s, "Offerings", [frame.turn], 1, s.players)
    else:
        assert isinstance(frame, (Herding, Laying))
        assert isinstance(below, Offerings)
        must(s, frame.seat == s.clockwise(below.turn - 1), "Offerings", "O4.1")
        _check_offering(s, frame)


def _check_preparation(s: Offrandes, frame: Preparation) -> None:
    """O1.5: three discs of each player, one after the other, counter-clockwise."""
    within(s, "Preparation", [frame.turns], 0, s.players - 1)
    within(s, "Preparation", [frame.left], 1, 3)
    must(s, frame.seat == s.clockwise(frame.turns), "Preparation", "O1.5")
    within(s, "steps", s.steps, 0, 1)
    for turn in range(s.players):
        seat = s.clockwise(turn)
        moved = 0 if turn < frame.turns else 3 - frame.left if turn == frame.turns else 3
        climbed = sum(s.step(ladder, seat) for ladder in range(len(LADDERS)))
        must(s, climbed == moved, "steps", "O1.5")


def _check_auction(s: Offrandes, frame: AuctionTurn) -> None:
    """O2.5 to O2.7: each pair that was sold took two tiles, and its winner out."""
    most = pairs_per_turn(s)
    within(s, "AuctionTurn", [frame.tiles], 0, ALL_TILES)
    within(s, "AuctionTurn", [frame.out], 0, (1 << s.players) - 1)
    within(s, "AuctionTurn", [frame.pairs], 0, most)
    out = seats_in(frame.out, s.players)
    must(s, frame.seat not in out and len(out) == most - frame.pairs, "AuctionTurn", "O2.6")
    tiles = seats_in(frame.tiles, len(LADDERS))
    must(s, len(tiles) == len(LADDERS) - 2 * len(out), "AuctionTurn", "O2.5")


def _check_bidding(s: Offrandes, frame: Bidding, turn: AuctionTurn) -> None:
    """O2.3, O2.4: who is still in it, and who has bid what they can pay."""
    within(s, "Bidding", [frame.seat, frame.leader], NOBODY, s.players - 1)
    within(s, "Bidding", [frame.pair], 0, len(PAIRS) - 1)
    must(s, PAIR_TILES[frame.pair] & ~turn.tiles == 0 and turn.pairs > 0, "Bidding", "O2.5")
    everybody = ((1 << s.players) - 1) & ~turn.out
    within(s, "Bidding", [frame.bidders], 0, everybody)
    must(s, frame.bidders & ~everybody == 0, "Bidding", "O2.6")
    bidders = seats_in(frame.bidders, s.players)
    must(s, frame.seat in bidders and len(bidders) > 1, "Bidding", "O2.4")
    if frame.leader == NOBODY:
        opens = frame.seat == turn.seat and frame.high == 0 and frame.bidders == everybody
        must(s, opens and s.money[frame.seat] > 0, "Bidding", "O2.3")
    else:
        must(s, frame.leader in bidders and frame.leader != frame.seat, "Bidding", "O2.4")
        within(s, "Bidding", [frame.high], 1, s.money[frame.leader])


def _check_offering(s: Offrandes, frame: Herding | Laying) -> None:
    """O4.2, O4.3: what is offered is what the player can offer, and there is so much of it."""
    kind = s.step(FARMER, frame.seat) - 1
    number = s.animals_of(frame.seat)
    rung = s.step(TEMPLE_SERVANT, frame.seat)
    must(s, kind >= 0 and rung > 0, type(frame).__name__, "O4.2")
    within(s, type(frame).__name__, [frame.kind], 0, kind)
    if isinstance(frame, Herding):
        fits = frame.kind == kind and frame.number == number and s.supply[kind] < number
        must(s, fits, "Herding", "O4.3")
    else:
        within(s, "Laying", [frame.number], 1, min(number, s.supply[frame.kind]))
