"""Phase 1: auctions (O2)."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from pantheon.core.refusal import Refusal
from pantheon.core.state import NOBODY, NOTHING, Frame
from pantheon.games.offrandes.actions import (
    BID,
    END_TURN,
    OFFER,
    PAIR_TILES,
    PAIRS,
    PASS,
)
from pantheon.games.offrandes.components import LADDERS
from pantheon.games.offrandes.events import BIDS, ENDS_TURN, OFFERS, PASSES, WINS
from pantheon.games.offrandes.ladders import climb
from pantheon.games.offrandes.state import Offrandes

ALL_TILES: Final = 0b1111111

# What an auctioneer may do when these tiles are available: offer a pair of them, or end the turn.
OFFERS_WITH: Final = [
    [OFFER + pair for pair in range(21) if PAIR_TILES[pair] & ~tiles == 0] + [END_TURN]
    for tiles in range(ALL_TILES + 1)
]


@mypyc_attr(free_list_len=1)
class Auctions(Frame[Offrandes]):
    """O2.1: from the start player clockwise, every player has one auction turn."""

    def __init__(self, turn: i64) -> None:
        super().__init__(NOBODY)
        self.turn = turn

    def args(self) -> list[int]:
        return [self.turn]

    def resolve(self, s: Offrandes) -> None:
        if self.turn == s.players:
            s.pop()
            return
        s.swap(Auctions(self.turn + 1))
        s.push(AuctionTurn(s.clockwise(self.turn), ALL_TILES, 0, pairs_per_turn(s)))


def pairs_per_turn(s: Offrandes) -> i64:
    """O2.7: how many pairs an auctioneer can offer."""
    return s.values.pairs_with_three if s.players == 3 else s.values.pairs


@mypyc_attr(free_list_len=1)
class AuctionTurn(Frame[Offrandes]):
    """O2.3: the auctioneer ends the turn, or picks two available tiles.

    `tiles` are the available ones, `out` the players that sit out (O2.6), both as masks; `pairs`
    is how many may still be offered.
    """

    def __init__(self, seat: i64, tiles: i64, out: i64, pairs: i64) -> None:
        super().__init__(seat)
        self.tiles = tiles
        self.out = out
        self.pairs = pairs

    def args(self) -> list[int]:
        return [self.seat, self.tiles, self.out, self.pairs]

    def rule(self) -> str:
        return "O2.3"

    def shown(self, s: Offrandes, seat: int) -> dict[str, Any]:
        return {
            "tiles": [name for ladder, name in enumerate(LADDERS) if self.tiles >> ladder & 1],
            "out": [other for other in range(s.players) if self.out >> other & 1],
            "pairs": self.pairs,
        }

    def particulars(self, s: Offrandes) -> dict[str, int]:
        return {"pairs": self.pairs}

    def legal(self, s: Offrandes) -> list[int]:
        if s.money[self.seat] == 0 or self.pairs == 0:
            return NOTHING
        return OFFERS_WITH[self.tiles]

    def resolve(self, s: Offrandes) -> None:
        s.pop()
        s.tell(ENDS_TURN, self.seat)

    def choose(self, s: Offrandes, action: i64) -> None:
        if action == END_TURN:
            self.resolve(s)
            return
        pair = action - OFFER
        first, second = PAIRS[pair]
        s.tell(OFFERS, self.seat, first, second)
        bidders = ((1 << s.players) - 1) & ~self.out
        s.push(Bidding(self.seat, pair, 0, NOBODY, bidders))

    def won(self, s: Offrandes, pair: i64, winner: i64) -> None:
        """O2.5, O2.6: the tiles are gone, and so is either the turn or the winner."""
        if winner == self.seat:
            s.pop()
            return
        tiles = self.tiles & ~PAIR_TILES[pair]
        s.swap(AuctionTurn(self.seat, tiles, self.out | 1 << winner, self.pairs - 1))

    def why_not(self, s: Offrandes, action: i64) -> Refusal:
        if OFFER <= action < END_TURN:
            first, second = PAIRS[action - OFFER]
            gone = second if self.tiles >> first & 1 else first
            return Refusal("O2.5", "tile-gone", {"ladder": gone})
        return self.not_asked()


@mypyc_attr(free_list_len=1)
class Bidding(Frame[Offrandes]):
    """O2.3, O2.4: the auctioneer opens; then everybody still in it bids more or passes.

    `high` is the highest bid, made by `leader`; `bidders` are those still in, as a mask.
    """

    def __init__(self, seat: i64, pair: i64, high: i64, leader: i64, bidders: i64) -> None:
        super().__init__(seat)
        self.pair = pair
        self.high = high
        self.leader = leader
        self.bidders = bidders

    def args(self) -> list[int]:
        return [self.seat, self.pair, self.high, self.leader, self.bidders]

    def rule(self) -> str:
        return "O2.3" if self.leader == NOBODY else "O2.4"

    def particulars(self, s: Offrandes) -> dict[str, int]:
        first, second = PAIRS[self.pair]
        return {"ladder": first, "ladder2": second, "high": self.high, "own": s.money[self.seat]}

    def shown(self, s: Offrandes, seat: int) -> dict[str, Any]:
        return {
            "pair": [LADDERS[ladder] for ladder in PAIRS[self.pair]],
            "high": self.high,
            "leader": self.leader,
            "bidders": [other for other in range(s.players) if self.bidders >> other & 1],
        }

    def legal(self, s: Offrandes) -> list[int]:
        return s.values.bids[self.high][s.money[self.seat]]

    def choose(self, s: Offrandes, action: i64) -> None:
        if action == PASS:
            s.tell(PASSES, self.seat)
            self._next(s, self.high, self.leader, self.bidders & ~(1 << self.seat))
        else:
            s.tell(BIDS, self.seat, action - BID)
            self._next(s, action - BID, self.seat, self.bidders)

    def _next(self, s: Offrandes, high: i64, leader: i64, bidders: i64) -> None:
        if bidders == 1 << leader:
            self._sell(s, high, leader)
            return
        seat = (self.seat + 1) % s.players
        while not bidders >> seat & 1:
            seat = (seat + 1) % s.players
        s.swap(Bidding(seat, self.pair, high, leader, bidders))

    def _sell(self, s: Offrandes, price: i64, winner: i64) -> None:
        """O2.5: the winner pays the bank and climbs both ladders."""
        first, second = PAIRS[self.pair]
        s.tell(WINS, winner, first, second, price)
        s.pay(winner, price)
        climb(s, first, winner)
        climb(s, second, winner)
        s.pop()
        turn = s.frame
        assert isinstance(turn, AuctionTurn)
        turn.won(s, self.pair, winner)

    def why_not(self, s: Offrandes, action: i64) -> Refusal:
        if action < PASS:
            return self.not_asked()
        if action == PASS:
            return Refusal("O2.3", "must-open")
        bid = action - BID
        if bid > s.money[self.seat]:
            return Refusal(
                self.rule(), "bid-above-own", {"drachmas": bid, "own": s.money[self.seat]}
            )
        return Refusal("O2.4", "bid-too-low", {"drachmas": bid, "high": self.high})
