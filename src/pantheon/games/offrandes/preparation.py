"""Before the first round, every player moves three discs (O1.5)."""

from mypy_extensions import i64, mypyc_attr

from pantheon.core.refusal import Refusal
from pantheon.core.state import Frame
from pantheon.games.offrandes.actions import OFFER, PREPARE
from pantheon.games.offrandes.ladders import climb
from pantheon.games.offrandes.state import Offrandes


@mypyc_attr(free_list_len=1)
class Preparation(Frame[Offrandes]):
    """O1.5: each player moves three different discs one step each.

    `turns` players are still to come after this one, `left` discs are to be moved by this one.
    """

    def __init__(self, seat: i64, turns: i64, left: i64) -> None:
        super().__init__(seat)
        self.turns = turns
        self.left = left

    def args(self) -> list[int]:
        return [self.seat, self.turns, self.left]

    def rule(self) -> str:
        return "O1.5"

    def particulars(self, s: Offrandes) -> dict[str, int]:
        return {"left": self.left}

    def legal(self, s: Offrandes) -> list[int]:
        return [PREPARE + ladder for ladder in range(7) if s.step(ladder, self.seat) == 0]

    def choose(self, s: Offrandes, action: i64) -> None:
        climb(s, action - PREPARE, self.seat)
        if self.left > 1:
            s.swap(Preparation(self.seat, self.turns, self.left - 1))
        elif self.turns:
            s.swap(Preparation((self.seat - 1) % s.players, self.turns - 1, 3))
        else:
            s.pop()

    def why_not(self, s: Offrandes, action: i64) -> Refusal:
        if PREPARE <= action < OFFER:
            return Refusal("O1.5", "moved-already", {"ladder": action - PREPARE})
        return self.not_asked()
