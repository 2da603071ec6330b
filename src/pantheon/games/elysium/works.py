"""What can be pending in a position of Elysium: which work waits below which, and for whom."""

from __future__ import annotations

from typing import Any, Final

from pantheon.core.checks import kinds_of, must, within
from pantheon.core.state import NOBODY, Frame
from pantheon.games.elysium.components import CITIZEN, NONE
from pantheon.games.elysium.effects.copying import UsePower
from pantheon.games.elysium.effects.fetching import (
    DiscardFromAgora,
    Raising,
    Swallowing,
    SwapRows,
    Take,
)
from pantheon.games.elysium.effects.gains import PayForVP
from pantheon.games.elysium.effects.granting import (
    Granted,
    Inspired,
    OthersMayTransfer,
    TransferFromOracle,
    Transfers,
)
from pantheon.games.elysium.effects.others import (
    MostGives,
    MostLoses,
    OthersChooseGain,
    OthersDiscard,
)
from pantheon.games.elysium.effects.swapping import (
    Seizing,
    Swap,
    SwapDomains,
    SwappingIn,
    seizable,
)
from pantheon.games.elysium.epochs import ACTIONS, END_OF_EPOCH, WRITING, Epoch
from pantheon.games.elysium.powers import Ask, Effect, Using
from pantheon.games.elysium.state import Elysium
from pantheon.games.elysium.taking import Reacting, Taken
from pantheon.games.elysium.transfers import DOMAIN, ORACLE_ROW, Placing, Tiles
from pantheon.games.elysium.turns import ROUNDS, Actions, Dismissal, Turn
from pantheon.games.elysium.writing import Writings

# The effects that ask each question.
ASKED_BY: Final[dict[str, tuple[type[Effect], ...]]] = {
    "Paying": (PayForVP,),
    "Present": (OthersChooseGain,),
    "Toll": (OthersDiscard,),
    "Richest": (MostGives, MostLoses),
    "Granted": (Transfers, OthersMayTransfer),
    "Inspired": (TransferFromOracle,),
    "Fetching": (Take,),
    "Lowering": (SwapRows,),
    "Raising": (SwapRows,),
    "Swallowing": (DiscardFromAgora,),
    "GivingUp": (Swap,),
    "SwappingIn": (Swap,),
    "Stealing": (SwapDomains,),
    "Seizing": (SwapDomains,),
    "Copying": (UsePower,),
}
# Decisions that are put off until what lies on them is done.
PUT_OFF: Final = ["Dismissal", "Granted", "Present", "Toll"]
MOST_LEFT: Final = 200


def check_works(s: Elysium) -> None:
    """A Problem about pending work that cannot be so, or does not fit the table."""
    pending = s.pending()
    if not pending:
        must(s, s.phase == END_OF_EPOCH and s.active == NOBODY, "stack", "E9.1")
        return
    kinds = kinds_of(pending)
    base = pending[0]
    must(s, isinstance(base, Epoch) and len(pending) > 2, "stack", "E3.1")
    assert isinstance(base, Epoch)
    must(s, base.phase == s.phase + 1 and s.phase != END_OF_EPOCH, "phase", "E3.1")
    if s.phase == ACTIONS:
        must(s, kinds[1:3] == ["Actions", "Turn"], "stack", "E3.1")
        _check_turns(s, pending)
    else:
        must(s, kinds[1:3] == ["Writings", "Writing"], "stack", "E5.3")
        _check_writing(s, pending)
    for place, work in enumerate(pending[3:], 3):
        kind = kinds[place]
        within_powers = kind not in ("Epoch", "Actions", "Turn", "Writings", "Writing")
        must(s, within_powers, "stack", "R5")
        must(s, kind != "Dismissal" or (place == 3 and kinds[2] == "Turn"), "stack", "E3.5")
        last = place == len(pending) - 1
        waits = work.seat == NOBODY or kind in PUT_OFF
        must(s, last or waits, "stack", "R5")
        _check_work(s, work)


def _check_turns(s: Elysium, pending: list[Frame[Any]]) -> None:
    """E3.1, E3.5: whose turn it is, and a Column for each turn that is left."""
    actions, turn = pending[1], pending[2]
    assert isinstance(actions, Actions)
    within(s, "Actions", [actions.turn], 1, ROUNDS * s.players)
    assert isinstance(turn, Turn)
    seat = s.order[(actions.turn - 1) % s.players]
    must(s, turn.seat == seat and s.active == seat, "Turn", "E3.1")
    within(s, "Turn", [turn.acted], 0, 1)
    dismisses = len(pending) > 3 and isinstance(pending[3], Dismissal)
    must(s, not dismisses or (turn.acted == 1 and pending[3].seat == seat), "Dismissal", "E3.5")
    for place, other in enumerate(s.order):
        begun = (actions.turn - 1 - place + s.players) // s.players
        done = begun - 1 if other == seat and (dismisses or turn.acted == 0) else begun
        columns = bin(s.columns[other]).count("1")
        must(s, columns >= ROUNDS - done, "columns", "E3.5")
        must(s, s.taken[other] <= begun, "taken", "E3.1")


def _check_writing(s: Elysium, pending: list[Frame[Any]]) -> None:
    """E5.3: whose turn it is to write Legends."""
    writings, writing = pending[1], pending[2]
    assert isinstance(writings, Writings)
    within(s, "Writings", [writings.place], 1, s.players)
    seat = s.order[writings.place - 1]
    must(s, writing.seat == seat and s.active == seat, "Writing", "E5.3")
    must(s, s.phase == WRITING, "phase", "E5.3")


def _check_work(s: Elysium, work: Frame[Any]) -> None:
    """A work within a turn: who it is for, and of which card."""
    last = s.players - 1
    if isinstance(work, Dismissal):
        return
    if isinstance(work, Placing):
        within(s, "Placing", [work.seat], 0, last)
        must(s, work.price in _prices(s), "Placing", "R8")
        within(s, "Placing", [work.source], DOMAIN, ORACLE_ROW)
        row = s.domain[work.seat] if work.source == DOMAIN else s.oracle
        must(s, work.card in row, "Placing", "R8")
    elif isinstance(work, Tiles):
        within(s, "Tiles", [work.owner], 0, last)
        within(s, "Tiles", [work.place], 0, len(s.legends[work.owner]) - 1)
        within(s, "Tiles", [work.moved], NONE, CITIZEN)
    elif isinstance(work, Taken):
        within(s, "Taken", [work.taker], 0, last)
        within(s, "Taken", [work.card], 0, CITIZEN - 1)
        within(s, "Taken", [work.from_oracle], 0, 1)
    elif isinstance(work, Reacting):
        within(s, "Reacting", [work.owner], 0, last)
        reacts = [*s.deck.reactor, s.deck.tripod]
        must(s, work.card != NONE and work.card in reacts, "Reacting", "R15")
    elif isinstance(work, Using):
        within(s, "Using", [work.user], 0, last)
        within(s, "Using", [work.card, work.power], 0, CITIZEN - 1)
        within(s, "Using", [work.step], 0, len(s.deck.powers[work.power].effects))
    else:
        assert isinstance(work, Ask)
        _check_question(s, work)


def _prices(s: Elysium) -> list[int]:
    """R8: what transfers cost or save on top of the level, by all cards and by none."""
    prices = [0]
    for power in s.deck.powers:
        for effect in power.effects:
            if isinstance(effect, (Transfers, OthersMayTransfer, TransferFromOracle)):
                prices.append(effect.price)
    return prices


def _check_question(s: Elysium, work: Ask) -> None:
    """A decision that an effect of a power asks for: the effect is there, and what was chosen."""
    kind = type(work).__name__
    within(s, kind, [work.seat, work.user], 0, s.players - 1)
    within(s, kind, [work.card, work.power], 0, CITIZEN - 1)
    effects = s.deck.powers[work.power].effects
    within(s, kind, [work.step], 0, len(effects) - 1)
    must(s, isinstance(effects[work.step], ASKED_BY[kind]), kind, "R9")
    others = kind in ("Present", "Toll") or isinstance(effects[work.step], OthersMayTransfer)
    must(s, (work.seat != work.user) == others, kind, "R17")
    if isinstance(work, Granted):
        within(s, kind, [work.left], 1, MOST_LEFT)
        within(s, kind, [work.may], 0, 1)
    elif isinstance(work, Swallowing):
        within(s, kind, [work.left], 1, MOST_LEFT)
    elif isinstance(work, Raising):
        must(s, work.lowered in s.oracle, kind, "R12")
    elif isinstance(work, Inspired):
        must(s, s.left > 0, kind, "E5.3")
    elif isinstance(work, (SwappingIn, Seizing)):
        _check_swapped(s, work)


def _check_swapped(s: Elysium, work: SwappingIn | Seizing) -> None:
    """R12: the card that is given up, and the one that is wanted for it."""
    kind = type(work).__name__
    must(s, work.mine != CITIZEN and work.mine in s.domain[work.seat], kind, "R12")
    if isinstance(work, Seizing) and work.theirs != NONE:
        must(s, work.theirs in seizable(s, work.seat, work.mine), kind, "R12")
