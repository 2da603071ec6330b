"""What a card says: when its power is used (R21), and the effects it is made of.

A power is a list of effects, done one after the other. An effect is told three things: the seat
that uses the power, the `card` it is used by, and the `power`, the card whose text it is. The last
two differ only when a power is copied (R16).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pantheon.core.refusal import Refusal
from pantheon.core.state import NOBODY, Frame
from pantheon.games.elysium.actions import DECLINE
from pantheon.games.elysium.amounts import Amount
from pantheon.games.elysium.components import (
    ACTIVATE,
    CHRONOS,
    ELEUSIS,
    INSTANT,
    LEGEND,
    PERMANENT,
    SHARED_VP,
    TRIGGER,
    VP,
)
from pantheon.games.elysium.events import COPIES, REACTS
from pantheon.games.elysium.state import Elysium
from pantheon.games.elysium.tokens import gain


class Effect:
    """One thing that a power does. `plain` ones never ask anybody."""

    plain = True

    def can(self, s: Elysium, seat: i64, card: i64) -> bool:
        """R9: whether the power may be used, as far as this effect is concerned."""
        return True

    def use(self, s: Elysium, seat: i64, card: i64, power: i64, step: i64) -> None:
        """Do it, or push the frame that asks about it; `step` is its place in the power."""
        raise NotImplementedError


class Power:
    """The power of a card."""

    def __init__(self, kind: int, effects: list[Effect], shared: bool, copying: bool) -> None:
        self.kind: Final = kind
        self.effects: Final = effects
        self.shared: Final = shared  # Owl of Athena listens
        self.copying: Final = copying  # R16: never copied itself
        self.plain: Final = all(effect.plain for effect in effects)

    def can(self, s: Elysium, seat: i64, card: i64) -> bool:
        """R9: whether it may be used."""
        for effect in self.effects:  # noqa: SIM110  a generator costs more than the question
            if not effect.can(s, seat, card):
                return False
        return True


class Instantaneous(Power):
    """Used when the card is taken, and only then (E4.3)."""

    def __init__(self, *effects: Effect, shared: bool = False, copying: bool = False) -> None:
        super().__init__(INSTANT, list(effects), shared, copying)


class Activate(Power):
    """Used once an epoch (E4.5)."""

    def __init__(self, *effects: Effect, shared: bool = False, copying: bool = False) -> None:
        super().__init__(ACTIVATE, list(effects), shared, copying)


class Eleusis(Power):
    """Used once an epoch, beside another Eleusis card (E4.7)."""

    def __init__(self, *effects: Effect, shared: bool = False, copying: bool = False) -> None:
        super().__init__(ELEUSIS, list(effects), shared, copying)


class Trigger(Power):
    """Used once, and the ring is gone (E4.6)."""

    def __init__(self, *effects: Effect, shared: bool = False, copying: bool = False) -> None:
        super().__init__(TRIGGER, list(effects), shared, copying)


class LegendPower(Power):
    """Used once an epoch in one's own part of phase III (E4.8)."""

    def __init__(self, *effects: Effect) -> None:
        super().__init__(LEGEND, list(effects), False, False)


class Standing:
    """Something that is so as long as the card lies in the Domain, and by how much."""

    def __init__(self, kind: int, amount: int = 0) -> None:
        self.kind: Final = kind
        self.amount: Final = amount


class Permanent(Power):
    """Always active (E4.4): it changes something, or reacts."""

    def __init__(self, *standings: Standing) -> None:
        super().__init__(PERMANENT, [], False, False)
        self.standings: Final = list(standings)


class Reaction(Power):
    """A permanent power that reacts whenever its owner takes or transfers a card of a family."""

    def __init__(self, family: int, *effects: Effect) -> None:
        super().__init__(PERMANENT, list(effects), False, False)
        self.family: Final = family


class OracleTaking(Power):
    """The permanent power to take from the Oracle; it reacts to that."""

    def __init__(self, *effects: Effect) -> None:
        super().__init__(PERMANENT, list(effects), False, False)


class Chronos(Power):
    """Scores at the end, from a Legend (E4.9); the sign tells the kind of Legend it likes."""

    def __init__(self, amount: Amount, sign: str = "", copying: bool = False) -> None:
        super().__init__(CHRONOS, [], False, copying)
        self.amount: Final = amount
        self.sign: Final = sign


# ---- using a power


def use_power(s: Elysium, seat: i64, card: i64, power: i64) -> None:
    """Do all that a power says."""
    text = s.deck.powers[power]
    if not text.plain:
        s.push(Using(seat, card, power, 0))
        return
    for step, effect in enumerate(text.effects):
        effect.use(s, seat, card, power, step)
    if text.shared:
        share(s)


def copy_power(s: Elysium, seat: i64, card: i64, power: i64) -> None:
    """R16: use the power of another card as if it were printed on this one."""
    s.tell(COPIES, seat, power)
    use_power(s, seat, card, power)


def react(s: Elysium, seat: i64, card: i64) -> None:
    """A permanent power has something to do."""
    s.tell(REACTS, seat, card)
    use_power(s, seat, card, card)


def share(s: Elysium) -> None:
    """A shared power has been resolved: Owls, the player in turn first, then by rising disc."""
    owl = s.deck.standing[SHARED_VP]
    if s.has(s.active, owl):
        _hoot(s, s.active, owl)
    for seat in s.order:
        if seat != s.active and s.has(seat, owl):
            _hoot(s, seat, owl)


def _hoot(s: Elysium, seat: i64, owl: i64) -> None:
    s.tell(REACTS, seat, owl)
    gain(s, seat, VP, s.deck.amount[SHARED_VP])


@mypyc_attr(free_list_len=1)
class Using(Frame[Elysium]):
    """A power that is being resolved: which effect comes next."""

    def __init__(self, user: i64, card: i64, power: i64, step: i64) -> None:
        super().__init__(NOBODY)
        self.user = user
        self.card = card
        self.power = power
        self.step = step

    def args(self) -> list[int]:
        return [self.user, self.card, self.power, self.step]

    def shown(self, s: Elysium, seat: int) -> dict[str, object]:
        return {"user": self.user, "card": self.card, "power": self.power}

    def resolve(self, s: Elysium) -> None:
        text = s.deck.powers[self.power]
        step = self.step
        if step == len(text.effects):
            s.pop()
            if text.shared:
                share(s)
        else:
            s.swap(Using(self.user, self.card, self.power, step + 1))
            text.effects[step].use(s, self.user, self.card, self.power, step)


class Ask(Frame[Elysium]):
    """A decision that an effect of a power asks for: of its user, or of another player."""

    def __init__(self, seat: i64, user: i64, card: i64, power: i64, step: i64) -> None:
        super().__init__(seat)
        self.user = user
        self.card = card
        self.power = power
        self.step = step

    def args(self) -> list[int]:
        return [self.seat, self.user, self.card, self.power, self.step]

    def rule(self) -> str:
        return "R9"

    def particulars(self, s: Elysium) -> dict[str, int]:
        return {"card": self.power}

    def shown(self, s: Elysium, seat: int) -> dict[str, object]:
        return {"user": self.user, "card": self.card, "power": self.power}

    def effect(self, s: Elysium) -> Effect:
        """The effect that asks."""
        return s.deck.powers[self.power].effects[self.step]

    def resolve(self, s: Elysium) -> None:
        s.pop()  # R9: what cannot be done is left out

    def why_not(self, s: Elysium, action: i64) -> Refusal:
        return self.otherwise(action)

    def otherwise(self, action: i64) -> Refusal:
        """The reason against what answers another question; R9: only a *may* can be declined."""
        if action == DECLINE:
            return Refusal("R9", "must", {"card": int(self.power)})
        return self.not_asked()


def others(s: Elysium, seat: i64) -> list[int]:
    """R17: all other players, by rising disc."""
    return [other for other in s.order if other != seat]
