"""Gold, VP and PP for the user of a power."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pantheon.core.refusal import Refusal
from pantheon.games.elysium.actions import MOST_PAID, PAY
from pantheon.games.elysium.amounts import Amount
from pantheon.games.elysium.components import VP
from pantheon.games.elysium.powers import Ask, Effect
from pantheon.games.elysium.state import Elysium
from pantheon.games.elysium.tokens import gain, pay


class Gain(Effect):
    """Gain so much gold, VP or PP."""

    def __init__(self, what: int, amount: int) -> None:
        self.what: Final = what
        self.amount: Final = amount

    def use(self, s: Elysium, seat: i64, card: i64, power: i64, step: i64) -> None:
        gain(s, seat, self.what, self.amount)


class GainAsMany(Effect):
    """Gain as much gold, VP or PP as something counts."""

    def __init__(self, what: int, amount: Amount) -> None:
        self.what: Final = what
        self.amount: Final = amount

    def use(self, s: Elysium, seat: i64, card: i64, power: i64, step: i64) -> None:
        gain(s, seat, self.what, self.amount.of(s, seat, card))


class Needs(Effect):
    """The power can be used only if something counts at least so many."""

    def __init__(self, least: int, amount: Amount) -> None:
        self.least: Final = least
        self.amount: Final = amount

    def can(self, s: Elysium, seat: i64, card: i64) -> bool:
        return self.amount.of(s, seat, card) >= self.least

    def use(self, s: Elysium, seat: i64, card: i64, power: i64, step: i64) -> None:
        pass  # it was so when the power was begun


class Pay(Effect):
    """Pay so much gold."""

    def __init__(self, gold: int) -> None:
        self.gold: Final = gold

    def can(self, s: Elysium, seat: i64, card: i64) -> bool:
        return s.gold[seat] >= self.gold

    def use(self, s: Elysium, seat: i64, card: i64, power: i64, step: i64) -> None:
        pay(s, seat, self.gold)


class PayForVP(Effect):
    """Pay 1 gold or more, up to a number: VP for each."""

    plain = False

    def __init__(self, most: int, vp: int) -> None:
        self.most: Final = most
        self.vp: Final = vp

    def can(self, s: Elysium, seat: i64, card: i64) -> bool:
        return s.gold[seat] >= 1

    def use(self, s: Elysium, seat: i64, card: i64, power: i64, step: i64) -> None:
        s.push(Paying(seat, seat, card, power, step))


@mypyc_attr(free_list_len=1)
class Paying(Ask):
    """How much gold the user pays."""

    def _most(self, s: Elysium) -> i64:
        effect = self.effect(s)
        assert isinstance(effect, PayForVP)
        return min(effect.most, s.gold[self.seat])

    def legal(self, s: Elysium) -> list[int]:
        return [PAY + gold for gold in range(self._most(s))]

    def choose(self, s: Elysium, action: i64) -> None:
        effect = self.effect(s)
        assert isinstance(effect, PayForVP)
        gold = action - PAY + 1
        s.pop()
        pay(s, self.seat, gold)
        gain(s, self.seat, VP, gold * effect.vp)

    def why_not(self, s: Elysium, action: i64) -> Refusal:
        if PAY <= action < PAY + MOST_PAID:
            return Refusal("R10", "pay-most", {"card": int(self.power), "gold": int(self._most(s))})
        return self.otherwise(action)
