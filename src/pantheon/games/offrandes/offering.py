"""Phase 3: offerings (O4)."""

from typing import Any

from mypy_extensions import i64, mypyc_attr

from pantheon.core.refusal import Refusal
from pantheon.core.state import NOBODY, Frame
from pantheon.games.offrandes.actions import DECLINE, LAY, PASS, TAKE
from pantheon.games.offrandes.components import (
    ALTARS,
    ANIMALS,
    FARMER,
    GROUP,
    TEMPLE_SERVANT,
)
from pantheon.games.offrandes.events import CANNOT_OFFER, DRIVES_OUT, LAYS, SCORES, TAKES
from pantheon.games.offrandes.state import Offrandes


@mypyc_attr(free_list_len=1)
class Offerings(Frame[Offrandes]):
    """O4.1: from the start player clockwise, each player makes one offering if they can."""

    def __init__(self, turn: i64) -> None:
        super().__init__(NOBODY)
        self.turn = turn

    def args(self) -> list[int]:
        return [self.turn]

    def resolve(self, s: Offrandes) -> None:
        if self.turn == s.players:
            s.pop()
            return
        s.swap(Offerings(self.turn + 1))
        seat = s.clockwise(self.turn)
        kind = s.step(FARMER, seat) - 1
        number = s.animals_of(seat)
        if kind < 0 or number == 0 or s.step(TEMPLE_SERVANT, seat) == 0:  # O4.2, O4.4
            s.tell(CANNOT_OFFER, seat)
        elif s.supply[kind] < number:
            s.push(Herding(seat, kind, number))
        else:
            s.push(Laying(seat, kind, number))


@mypyc_attr(free_list_len=1)
class Herding(Frame[Offrandes]):
    """O4.3: too few animals of the player's kind; that kind or a lower one is chosen."""

    def __init__(self, seat: i64, kind: i64, number: i64) -> None:
        super().__init__(seat)
        self.kind = kind
        self.number = number

    def args(self) -> list[int]:
        return [self.seat, self.kind, self.number]

    def rule(self) -> str:
        return "O4.3"

    def particulars(self, s: Offrandes) -> dict[str, int]:
        return {"number": self.number, "animal": self.kind}

    def legal(self, s: Offrandes) -> list[int]:
        return [TAKE + kind for kind in range(self.kind + 1) if s.supply[kind] > 0]

    def resolve(self, s: Offrandes) -> None:
        s.pop()
        s.tell(CANNOT_OFFER, self.seat)

    def choose(self, s: Offrandes, action: i64) -> None:
        kind = action - TAKE
        number = min(self.number, s.supply[kind])
        s.tell(TAKES, self.seat, number, kind)
        s.swap(Laying(self.seat, kind, number))

    def why_not(self, s: Offrandes, action: i64) -> Refusal:
        if not TAKE <= action < LAY:
            return self.not_asked()
        kind = action - TAKE
        if kind > self.kind:
            return Refusal("O4.2", "farmer-too-low", {"animal": kind, "animal2": self.kind})
        return Refusal("O4.3", "none-left", {"animal": kind})


@mypyc_attr(free_list_len=1)
class Laying(Frame[Offrandes]):
    """O4.4, O4.5: the player lays the offering on one of the altars that take it."""

    def __init__(self, seat: i64, kind: i64, number: i64) -> None:
        super().__init__(seat)
        self.kind = kind
        self.number = number

    def args(self) -> list[int]:
        return [self.seat, self.kind, self.number]

    def rule(self) -> str:
        return "O4.4"

    def particulars(self, s: Offrandes) -> dict[str, int]:
        return {"number": self.number, "animal": self.kind}

    def shown(self, s: Offrandes, seat: int) -> dict[str, Any]:
        return {"animal": ANIMALS[self.kind], "number": self.number}

    def legal(self, s: Offrandes) -> list[int]:
        highest = s.step(TEMPLE_SERVANT, self.seat)
        legal: list[int] = []
        for altar in range(len(ALTARS)):
            if GROUP[altar] > highest:
                break  # the groups stand in rising order
            if self._fits(s, altar):
                legal.append(LAY + altar)
        return legal

    def resolve(self, s: Offrandes) -> None:
        s.pop()
        s.tell(CANNOT_OFFER, self.seat)  # O4.8: no altar takes these animals

    def _fits(self, s: Offrandes, altar: i64) -> bool:
        """O4.5: at least as many, of at least the kind, and not the same."""
        number = s.altar_number[altar]
        kind = s.altar_kind[altar]
        return (
            number == 0
            or (self.number > number and self.kind >= kind)
            or (self.number == number and self.kind > kind)
        )

    def choose(self, s: Offrandes, action: i64) -> None:
        """O4.6, O4.7: new animals and disc, old animals back, points at once."""
        s.pop()
        altar = action - LAY
        s.tell(LAYS, self.seat, self.number, self.kind, altar)
        owner = s.altar_owner[altar]
        s.supply[self.kind] -= self.number
        if owner != NOBODY:
            s.supply[s.altar_kind[altar]] += s.altar_number[altar]
            if owner != self.seat:
                s.tell(DRIVES_OUT, self.seat, owner, altar)
        s.altar_owner[altar] = self.seat
        s.altar_kind[altar] = self.kind
        s.altar_number[altar] = self.number
        points = s.worth(self.kind, self.number, self.seat)
        s.score[self.seat] += points
        s.tell(SCORES, self.seat, points, s.score[self.seat])

    def why_not(self, s: Offrandes, action: i64) -> Refusal:
        if action in (PASS, DECLINE):
            return Refusal("O4.1", "must-offer")
        if not LAY <= action < LAY + len(ALTARS):
            return self.not_asked()
        altar = action - LAY
        highest = s.step(TEMPLE_SERVANT, self.seat)
        if GROUP[altar] > highest:
            particulars = {"altar": altar, "group": GROUP[altar], "step": highest}
            return Refusal("O4.4", "altar-too-high", particulars)
        if s.altar_number[altar] == self.number and s.altar_kind[altar] == self.kind:
            return Refusal("O4.5", "offering-the-same", {"altar": altar})
        particulars = {
            "altar": altar,
            "number": s.altar_number[altar],
            "animal": s.altar_kind[altar],
            "number2": self.number,
            "animal2": self.kind,
        }
        return Refusal("O4.5", "offering-too-small", particulars)
