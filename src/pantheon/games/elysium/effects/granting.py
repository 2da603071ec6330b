"""Transfers that powers grant (E4.10, E4.11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pantheon.core.refusal import Refusal
from pantheon.games.elysium.actions import DECLINE, ORACLE, TRANSFER
from pantheon.games.elysium.amounts import Amount
from pantheon.games.elysium.components import CITIZEN
from pantheon.games.elysium.powers import Ask, Effect, others
from pantheon.games.elysium.state import Elysium
from pantheon.games.elysium.transfers import (
    ANY_CARD,
    DOMAIN,
    FAMILY_CARD,
    ORACLE_ROW,
    Placing,
    add_transfers,
    affordable,
    can_transfer,
    cost,
    too_dear,
    why_no_transfer,
)


class Transfers(Effect):
    """Make transfers: so many, or up to as many as something counts; at a price.

    A player who must makes all that can be made; one who may, any number of them.
    """

    plain = False

    def __init__(
        self,
        count: int = 1,
        price: int = 0,
        may: bool = False,
        family_only: bool = False,
        up_to: Amount | None = None,
    ) -> None:
        self.count: Final = count
        self.price: Final = price
        self.may: Final = may
        self.which: Final = FAMILY_CARD if family_only else ANY_CARD
        self.up_to: Final = up_to

    def can(self, s: Elysium, seat: i64, card: i64) -> bool:
        if self.up_to is not None and self.up_to.of(s, seat, card) < 1:
            return False
        return self.may or can_transfer(s, seat, self.price, self.which)

    def use(self, s: Elysium, seat: i64, card: i64, power: i64, step: i64) -> None:
        count: i64 = self.count if self.up_to is None else self.up_to.of(s, seat, card)
        if count > 0:
            s.push(Granted(seat, seat, card, power, step, count, 1 if self.may else 0))


class OthersMayTransfer(Effect):
    """Each other player may make a transfer that costs more."""

    plain = False

    def __init__(self, more: int) -> None:
        self.price: Final = more

    def use(self, s: Elysium, seat: i64, card: i64, power: i64, step: i64) -> None:
        for other in reversed(others(s, seat)):
            s.push(Granted(other, seat, card, power, step, 1, 1))


@mypyc_attr(free_list_len=1)
class Granted(Ask):
    """A player chooses a card to transfer by a power; `left` transfers, and perhaps none."""

    def __init__(
        self, seat: i64, user: i64, card: i64, power: i64, step: i64, left: i64, may: i64
    ) -> None:
        super().__init__(seat, user, card, power, step)
        self.left = left
        self.may = may

    def args(self) -> list[int]:
        return [*super().args(), self.left, self.may]

    def rule(self) -> str:
        return "E4.10"

    def particulars(self, s: Elysium) -> dict[str, int]:
        return {"card": int(self.power), "left": int(self.left)}

    def _price(self, s: Elysium) -> i64:
        effect = self.effect(s)
        if isinstance(effect, OthersMayTransfer):
            return effect.price
        assert isinstance(effect, Transfers)
        return effect.price

    def _which(self, s: Elysium) -> i64:
        effect = self.effect(s)
        return effect.which if isinstance(effect, Transfers) else ANY_CARD

    def legal(self, s: Elysium) -> list[int]:
        legal: list[int] = []
        add_transfers(s, self.seat, self._price(s), self._which(s), legal)
        if self.may and legal:
            legal.append(DECLINE)
        return legal

    def choose(self, s: Elysium, action: i64) -> None:
        s.pop()
        if action == DECLINE:
            return
        if self.left > 1:
            left = self.left - 1
            s.push(Granted(self.seat, self.user, self.card, self.power, self.step, left, self.may))
        s.push(Placing(self.seat, action - TRANSFER, self._price(s), DOMAIN))

    def why_not(self, s: Elysium, action: i64) -> Refusal:
        if TRANSFER <= action <= TRANSFER + CITIZEN:
            card = action - TRANSFER
            return why_no_transfer(s, self.seat, card, self._price(s), self._which(s))
        return self.otherwise(action)


class TransferFromOracle(Effect):
    """One of the Quest's transfers is made with an Oracle card of a low level; it costs more."""

    plain = False

    def __init__(self, highest: int, more: int) -> None:
        self.highest: Final = highest
        self.price: Final = more

    def can(self, s: Elysium, seat: i64, card: i64) -> bool:
        if s.left < 1:
            return False
        level = min(self.highest, affordable(s, seat, self.price))
        return any(s.deck.level[other] <= level for other in s.oracle)

    def use(self, s: Elysium, seat: i64, card: i64, power: i64, step: i64) -> None:
        s.push(Inspired(seat, seat, card, power, step))


@mypyc_attr(free_list_len=1)
class Inspired(Ask):
    """Which Oracle card goes straight into the Elysium."""

    def legal(self, s: Elysium) -> list[int]:
        effect = self.effect(s)
        assert isinstance(effect, TransferFromOracle)
        level = min(effect.highest, affordable(s, self.seat, effect.price))
        return [ORACLE + card for card in sorted(set(s.oracle)) if s.deck.level[card] <= level]

    def choose(self, s: Elysium, action: i64) -> None:
        effect = self.effect(s)
        assert isinstance(effect, TransferFromOracle)
        s.pop()
        s.left -= 1
        s.push(Placing(self.seat, action - ORACLE, effect.price, ORACLE_ROW))

    def why_not(self, s: Elysium, action: i64) -> Refusal:
        effect = self.effect(s)
        assert isinstance(effect, TransferFromOracle)
        if not ORACLE <= action < ORACLE + CITIZEN:
            return self.otherwise(action)
        card = action - ORACLE
        told = {"card": int(card)}
        if card not in s.oracle:
            return Refusal("R19", "not-at-oracle", told)
        level = s.deck.level[card]
        if level > effect.highest:
            return Refusal("R9", "level-too-high", {**told, "level": effect.highest})
        return too_dear(s, self.seat, card, cost(s, self.seat, level, effect.price))
