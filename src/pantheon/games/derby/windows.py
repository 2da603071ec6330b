"""Response windows: who may use a power when (D9.1 to D9.4).

A window is opened only if an unused power of its moment is in the game; without the variant that is
one look at an empty mask.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from pantheon.core.refusal import Refusal
from pantheon.core.state import NOBODY, NOTHING, Frame
from pantheon.games.derby.actions import DECLINE, USE
from pantheon.games.derby.components import NONE, POWERS
from pantheon.games.derby.events import TOKEN_GONE, USES
from pantheon.games.derby.state import Derby

# D9.4: the moments, in the order in which they come.
BEFORE_BET: Final = 0
TURN: Final = 1
CARD: Final = 2
AFTER: Final = 3
FATE: Final = 4
LINE: Final = 5
ZEUS: Final = 6
JUDGED: Final = 7
NO_MOMENT: Final = -1
MOMENTS: Final = ["bet", "turn", "card", "after", "fate", "line", "zeus", "judged"]


class Power(ABC):
    """A power card: when it can be used, and what it does.

    `usable` says whether it can do something now (D9.3). `use` does it, or pushes `Target` frames
    for what is to be chosen: their options are `targets`, and what is chosen goes to `pick`. One
    that is `hidden` is about cards that others do not see: it is offered whenever its moment comes,
    if only to be declined.
    """

    def __init__(self, number: int, moment: int, hidden: bool = False) -> None:
        self.number: Final = number
        self.moment: Final = moment
        self.hidden: Final = hidden

    @abstractmethod
    def usable(self, s: Derby, seat: i64) -> bool:
        """Whether the power can do something for a seat that holds it, now that its moment is."""

    def timely(self, s: Derby, seat: i64) -> bool:
        """Whether everybody can see that its moment has come; of use for hidden conditions."""
        return True

    def betrays(self, s: Derby, seat: i64) -> bool:
        """Whether others learn something of hidden cards by its use alone."""
        return False

    @abstractmethod
    def use(self, s: Derby, seat: i64) -> None:
        """Do what the card says."""

    def targets(self, s: Derby, seat: i64, step: i64, memo: i64) -> list[int]:
        """The actions among which the seat chooses at a step of using the power."""
        return NOTHING

    def pick(self, s: Derby, seat: i64, step: i64, memo: i64, action: i64) -> None:
        """Do what was chosen."""
        raise TypeError(f"{type(self).__name__} asks for nothing")

    def why_not(self, s: Derby, seat: i64, action: i64) -> Refusal:
        """The reason against something that cannot be chosen."""
        return Refusal("D9.3", "no-target", {"power": self.number})


class Register:
    """All powers by number, filled in by the modules that define them."""

    def __init__(self) -> None:
        self.powers: list[Power] = []
        self.of_moment: list[int] = [0] * len(MOMENTS)  # masks of powers

    def add(self, powers: list[Power]) -> None:
        """Take all powers in, in the order of their numbers."""
        for power in sorted(powers, key=lambda power: power.number):
            assert power.number == len(self.powers)
            self.powers.append(power)
            self.of_moment[power.moment] |= 1 << power.number


REGISTER: Final = Register()


def ask(s: Derby, seat: i64, moment: i64) -> None:
    """Open a moment that belongs to one player."""
    if s.unused & REGISTER.of_moment[moment] and offers(s, seat, moment):
        s.push(Response(seat, moment))


def open_window(s: Derby, first: i64, moment: i64) -> None:
    """Open a moment in which everybody may use a power, beginning with a seat."""
    if s.unused & REGISTER.of_moment[moment]:
        s.push(Window(moment, first, 0, NONE))


def open_fate_moment(s: Derby, creature: i64) -> None:
    """D10.2: a creature has moved onto a Fate token, by a card or by a power."""
    if s.unused & REGISTER.of_moment[FATE]:
        s.push(Window(FATE, s.mover, 0, creature))


def offers(s: Derby, seat: i64, moment: i64) -> bool:
    """D9.3: whether a player is asked at a moment."""
    for number in range(s.gods[seat] * 3, s.gods[seat] * 3 + 3):
        power = REGISTER.powers[number]
        if (
            power.moment == moment
            and s.may_use(seat, number)
            and (power.timely(s, seat) if power.hidden else power.usable(s, seat))
        ):
            return True
    return False


@mypyc_attr(free_list_len=1)
class Window(Frame[Derby]):
    """D9.2: the player in turn, then clockwise, one card each per pass, until all decline in a row.

    Now `asked` is to be asked, and the last `quiet` players have used nothing. A Fate moment is
    that of a `creature`.
    """

    def __init__(self, moment: i64, asked: i64, quiet: i64, creature: i64) -> None:
        super().__init__(NOBODY)
        self.moment = moment
        self.asked = asked
        self.quiet = quiet
        self.creature = creature

    def args(self) -> list[int]:
        return [self.moment, self.asked, self.quiet, self.creature]

    def resolve(self, s: Derby) -> None:
        asked = self.asked
        quiet = self.quiet
        s.fated = self.creature
        while quiet < s.players:
            quiet += 1
            following = (asked + 1) % s.players
            if offers(s, asked, self.moment):
                s.swap(Window(self.moment, following, quiet, self.creature))
                s.push(Response(asked, self.moment))
                return
            asked = following
        s.pop()

    def shown(self, s: Derby, seat: int) -> dict[str, object]:
        return {"moment": MOMENTS[self.moment]}


@mypyc_attr(free_list_len=1)
class Response(Frame[Derby]):
    """A player may use a power now, or decline."""

    def __init__(self, seat: i64, moment: i64) -> None:
        super().__init__(seat)
        self.moment = moment

    def args(self) -> list[int]:
        return [self.seat, self.moment]

    def rule(self) -> str:
        return "D9.4"

    def shown(self, s: Derby, seat: int) -> dict[str, object]:
        return {"moment": MOMENTS[self.moment]}

    def particulars(self, s: Derby) -> dict[str, int]:
        if self.moment == FATE:
            return {"moment": self.moment, "creature": s.fated}
        if self.moment in (CARD, AFTER):
            return {"moment": self.moment, "card": s.card, "creature": s.creature_of(s.card)}
        return {"moment": self.moment}

    def always_asks(self, s: Derby) -> bool:
        return True  # D9.3: who declines for want of a target is asked all the same

    def legal(self, s: Derby) -> list[int]:
        legal = [DECLINE]
        for number in range(s.gods[self.seat] * 3, s.gods[self.seat] * 3 + 3):
            power = REGISTER.powers[number]
            if (
                power.moment == self.moment
                and s.may_use(self.seat, number)
                and power.usable(s, self.seat)
            ):
                legal.append(USE + number)
        return legal

    def choose(self, s: Derby, action: i64) -> None:
        s.pop()
        if action == DECLINE:
            return
        number = action - USE
        s.unused &= ~(1 << number)
        s.tell(USES, self.seat, number)
        self._begin_new_pass(s)
        REGISTER.powers[number].use(s, self.seat)

    def _begin_new_pass(self, s: Derby) -> None:
        """D9.2: after a use everybody is asked again; D10.2: a Fate moment is over."""
        window = s.frame
        if isinstance(window, Window) and window.moment == self.moment:
            if self.moment == FATE:
                s.pop()
                take_token(s, s.space[s.fated])
            else:
                s.swap(Window(window.moment, window.asked, 0, NONE))

    def why_not(self, s: Derby, action: i64) -> Refusal:
        return why_no_power(s, self.seat, action, self.moment) or self.not_asked()


def why_no_power(s: Derby, seat: i64, action: i64, moment: i64 = NO_MOMENT) -> Refusal | None:
    """The reason against using a power, or None if the action uses none."""
    if not USE <= action < USE + len(POWERS):
        return None
    number = action - USE
    if s.gods[seat] != number // 3:
        return Refusal("D9.1", "power-not-yours", {"power": number})
    if s.game.options["fate" if number % 3 == 2 else "powers"] != "on":
        return Refusal("D9.1", "power-not-in-play", {"power": number})
    if not s.unused >> number & 1:
        return Refusal("D9.1", "power-used", {"power": number})
    if REGISTER.powers[number].moment != moment:
        return Refusal("D9.4", "power-not-now", {"power": number})
    return Refusal("D9.3", "power-idle", {"power": number})


def take_token(s: Derby, space: int) -> None:
    """D10.2: the Fate token of a space is gone for the rest of the race."""
    s.fate.remove(space)
    s.tell(TOKEN_GONE, space)


@mypyc_attr(free_list_len=1)
class Target(Frame[Derby]):
    """Something that the user of a power has to choose; `memo` is what was chosen before."""

    def __init__(self, seat: i64, power: i64, step: i64, memo: i64) -> None:
        super().__init__(seat)
        self.power = power
        self.step = step
        self.memo = memo

    def args(self) -> list[int]:
        return [self.seat, self.power, self.step, self.memo]

    def secret(self) -> bool:
        return REGISTER.powers[self.power].hidden

    def rule(self) -> str:
        return "D9.1"

    def particulars(self, s: Derby) -> dict[str, int]:
        told: dict[str, int] = {"power": self.power, "number": self.power, "step": self.step}
        if REGISTER.powers[self.power].moment == FATE:
            told["creature"] = s.fated
        return told

    def always_asks(self, s: Derby) -> bool:
        return REGISTER.powers[self.power].hidden

    def legal(self, s: Derby) -> list[int]:
        return REGISTER.powers[self.power].targets(s, self.seat, self.step, self.memo)

    def resolve(self, s: Derby) -> None:
        s.pop()  # what cannot be done is left out

    def choose(self, s: Derby, action: i64) -> None:
        s.pop()
        REGISTER.powers[self.power].pick(s, self.seat, self.step, self.memo, action)

    def why_not(self, s: Derby, action: i64) -> Refusal:
        power = REGISTER.powers[self.power]
        return why_no_power(s, self.seat, action) or power.why_not(s, self.seat, action)
