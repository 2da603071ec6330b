"""Phase 2: bribery (O3)."""

from typing import Any

from mypy_extensions import i64, mypyc_attr

from pantheon.core.refusal import Refusal
from pantheon.core.state import NOBODY, Frame
from pantheon.games.offrandes.actions import BRIBE, DECLINE
from pantheon.games.offrandes.components import GUARD, SEDUCER, TOP
from pantheon.games.offrandes.events import BRIBES, DECLINES
from pantheon.games.offrandes.ladders import climb, sink
from pantheon.games.offrandes.state import Offrandes


@mypyc_attr(free_list_len=1)
class Bribery(Frame[Offrandes]):
    """O3.1: the bribers by falling seducer step, ties from the start player clockwise.

    Now comes the first one with a seducer on `step` who sits `turn` places or more after the start
    player; `bribed` have been bribed this round (O3.6), as a mask.
    """

    def __init__(self, step: i64, turn: i64, bribed: i64) -> None:
        super().__init__(NOBODY)
        self.step = step
        self.turn = turn
        self.bribed = bribed

    def args(self) -> list[int]:
        return [self.step, self.turn, self.bribed]

    def resolve(self, s: Offrandes) -> None:
        step = self.step
        turn = self.turn
        while step > 0:
            while turn < s.players:
                seat = s.clockwise(turn)
                if s.step(SEDUCER, seat) == step:
                    s.swap(Bribery(step, turn + 1, self.bribed))
                    s.push(Bribe(seat, self.bribed))
                    return
                turn += 1
            step -= 1
            turn = 0
        s.pop()


@mypyc_attr(free_list_len=1)
class Bribe(Frame[Offrandes]):
    """O3.2: a briber names an opponent and a ladder, or declines."""

    def __init__(self, seat: i64, bribed: i64) -> None:
        super().__init__(seat)
        self.bribed = bribed

    def args(self) -> list[int]:
        return [self.seat, self.bribed]

    def rule(self) -> str:
        return "O3.2"

    def shown(self, s: Offrandes, seat: int) -> dict[str, Any]:
        return {"bribed": [other for other in range(s.players) if self.bribed >> other & 1]}

    def legal(self, s: Offrandes) -> list[int]:
        seducer = s.step(SEDUCER, self.seat)
        highest = TOP if seducer == TOP else TOP - 1  # O3.7
        legal: list[int] = []
        for opponent in range(s.players):
            if (
                opponent != self.seat
                and not self.bribed >> opponent & 1  # O3.6
                and s.step(GUARD, opponent) < seducer  # O3.3
            ):
                for ladder in range(SEDUCER):  # O3.4: all but seducer and guard
                    if (
                        0 < s.step(ladder, self.seat) < TOP  # O3.5, O3.9
                        and 0 < s.step(ladder, opponent) <= highest  # O3.8, O3.7
                    ):
                        legal.append(BRIBE + opponent * 7 + ladder)
        legal.append(DECLINE)
        return legal

    def choose(self, s: Offrandes, action: i64) -> None:
        s.pop()
        if action == DECLINE:
            s.tell(DECLINES, self.seat)
            return
        opponent = (action - BRIBE) // 7
        ladder = (action - BRIBE) % 7
        s.tell(BRIBES, self.seat, opponent, ladder)
        sink(s, ladder, opponent)  # O3.10: first down, so that a named holder goes one step
        climb(s, ladder, self.seat)
        bribery = s.frame
        assert isinstance(bribery, Bribery)
        s.swap(Bribery(bribery.step, bribery.turn, self.bribed | 1 << opponent))

    def why_not(self, s: Offrandes, action: i64) -> Refusal:
        if not BRIBE <= action < DECLINE:
            return self.not_asked()
        opponent = (action - BRIBE) // 7
        ladder = (action - BRIBE) % 7
        if opponent >= s.players:
            return Refusal("O1.1", "no-such-city", {"city": opponent})
        if opponent == self.seat:
            return Refusal("O3.2", "bribe-self")
        if self.bribed >> opponent & 1:
            return Refusal("O3.6", "bribed-already", {"seat": opponent})
        seducer = s.step(SEDUCER, self.seat)
        guard = s.step(GUARD, opponent)
        if seducer <= guard:
            return Refusal(
                "O3.3", "guarded", {"seat": opponent, "seducer": seducer, "guard": guard}
            )
        return self._why_not_ladder(s, opponent, ladder)

    def _why_not_ladder(self, s: Offrandes, opponent: i64, ladder: i64) -> Refusal:
        if ladder >= SEDUCER:
            return Refusal("O3.4", "unbribable", {"ladder": ladder})
        mine = s.step(ladder, self.seat)
        if mine == 0:
            return Refusal("O3.5", "no-foothold", {"ladder": ladder})
        if mine == TOP:
            return Refusal("O3.9", "on-top", {"ladder": ladder})
        if s.step(ladder, opponent) == 0:
            return Refusal("O3.8", "nobody-there", {"seat": opponent, "ladder": ladder})
        return Refusal("O3.7", "top-protected", {"seat": opponent, "ladder": ladder})
