"""What can be pending in Divinity Derby: which work waits below which, and for whom."""

from __future__ import annotations

import re
from typing import Any, Final

from mypy_extensions import i64

from pantheon.core.checks import kinds_of, must, within
from pantheon.core.state import Frame
from pantheon.games.derby.bets import Bet, Bets, own_bets
from pantheon.games.derby.components import LEFT, NONE, POWERS, RIGHT
from pantheon.games.derby.races import (
    DEAL,
    DRAW,
    FIRST_BETS,
    JUDGEMENT,
    MIDDLE_LINE,
    NEXT_DEAL,
    PAYOUT,
    RUN,
    SECOND_BETS,
    THIRD_BETS,
    ChoosingGods,
    PlacingToken,
    Race,
)
from pantheon.games.derby.state import Derby
from pantheon.games.derby.turns import BOTH, Running, Turn
from pantheon.games.derby.windows import (
    AFTER,
    BEFORE_BET,
    CARD,
    FATE,
    JUDGED,
    LINE,
    REGISTER,
    TURN,
    ZEUS,
    Response,
    Target,
    Window,
)

BETTING: Final = "Bets Bet( Response| Target)?"
RUNNING: Final = (
    "Running (Turn( Response| Target)?"
    "|(Second )?(Move Window Response|(Window )?Response|(Window )?Target))"
)
LINES: Final = "Window ((Window )?Response|Target( Target)*)"
JUDGING: Final = "Window (Response|Target)"
# What can wait on a race, by the phase that comes after it.
WAITING: Final = {
    DEAL: "ChoosingGods",
    FIRST_BETS: "PlacingToken",
    SECOND_BETS: BETTING,
    RUN: BETTING,
    MIDDLE_LINE: RUNNING,
    THIRD_BETS: LINES,
    JUDGEMENT: f"(Running )?Bets Bet|{RUNNING}",
    DRAW: JUDGING,
    PAYOUT: JUDGING,
    NEXT_DEAL: "PlacingToken",
}
# The place of the bets of a round, by the same phase.
PLACE: Final = {SECOND_BETS: 0, RUN: 1, JUDGEMENT: 2}
# The powers that ask more than once, and all that ask for something.
TRICKSTER: Final = 0
PROPHECY: Final = 6
SUPERIOR_WISDOM: Final = 9
RAVENS: Final = 10
WITH_TARGETS: Final = [0, 2, 4, 6, 7, 9, 10, 12, 15, 16, 17]


def check_works(s: Derby) -> None:
    """A Problem about pending work that cannot be so, or does not fit the table."""
    pending = s.pending()
    if not pending:
        return
    base = pending[0]
    must(s, isinstance(base, Race), "stack", "D8.1")
    assert isinstance(base, Race)
    phase = base.phase
    must(s, phase in WAITING, "stack", "D8.1")
    kinds = kinds_of(pending)
    must(s, re.fullmatch(WAITING[phase], " ".join(kinds[1:])) is not None, "stack", "D8.1")
    must(s, (s.third == 1) == (phase in (JUDGEMENT, DRAW, PAYOUT)), "third", "D4.2")
    must(s, not s.drawn or phase == PAYOUT, "drawn", "D6.1")
    frame = s.frame
    named = isinstance(frame, Turn) and frame.side != BOTH
    must(s, (s.playing == 1) == ("Move" in kinds or named), "playing", "D3.1")
    must(s, (s.second != NONE) == ("Second" in kinds), "second", "D3.1")
    for place, work in enumerate(pending[1:]):
        _check_work(s, work, pending[place], phase)
    _check_placed(s, phase)
    _check_holders(s, phase)


def _check_work(s: Derby, work: Frame[Any], below: Frame[Any], phase: i64) -> None:
    if isinstance(work, (ChoosingGods, PlacingToken)):
        within(s, type(work).__name__, [work.turn], 0, s.players - 1)
        must(s, work.seat == s.clockwise(work.turn), type(work).__name__, work.rule())
        if isinstance(work, ChoosingGods):
            must(s, s.race == 1, "race", "D1.1")
        else:
            must(s, len(s.fate) == work.turn, "fate", "D10.1")
    elif isinstance(work, Bets):
        must(s, work.place == PLACE[phase], "Bets", "D2.1")
        within(s, "Bets", [work.turn], 1, s.players)
    elif isinstance(work, Bet):
        assert isinstance(below, Bets)
        here = work.place == below.place and work.seat == s.clockwise(below.turn - 1)
        must(s, here and s.backed[work.seat * 3 + work.place] == NONE, "Bet", "D2.1")
    elif isinstance(work, Running):
        within(s, "Running", [work.following], 0, s.players - 1)
    elif isinstance(work, Turn):
        assert isinstance(below, Running)
        within(s, "Turn", [work.side], BOTH, RIGHT)
        must(s, work.seat == (below.following - 1) % s.players, "Turn", "D3.1")
        must(s, work.side == BOTH or s.mover == work.seat, "mover", "D3.1")
    elif isinstance(work, Window):
        _check_window(s, work, below, phase)
    elif isinstance(work, Response):
        _check_response(s, work, below)
    elif isinstance(work, Target):
        _check_target(s, work, below)


def _check_window(s: Derby, work: Window, below: Frame[Any], phase: i64) -> None:
    """D9.4: the moment that a window is for; D10.2: a Fate moment is that of a creature."""
    moments = {THIRD_BETS: LINE, DRAW: ZEUS, PAYOUT: JUDGED}
    moment = CARD if type(below).__name__ == "Move" else FATE
    if isinstance(below, Race):
        moment = moments[phase]
        must(s, moment != LINE or s.crossed != NONE, "crossed", "D9.4")
    must(s, work.moment == moment, "Window", "D9.4")
    within(s, "Window", [work.asked], 0, s.players - 1)
    within(s, "Window", [work.quiet], 0, s.players)
    if moment == FATE:
        within(s, "Window", [work.creature], 0, 5)
        there = s.space[work.creature] in s.fate
        must(s, there and not s.is_finished(work.creature), "Window", "D10.2")


def _check_response(s: Derby, work: Response, below: Frame[Any]) -> None:
    """D9.2: who is asked, and for which moment."""
    within(s, "Response", [work.seat], 0, s.players - 1)
    must(s, work.moment in _moments(below)[:2], "Response", "D9.4")
    if isinstance(below, Window) and work.moment == below.moment:
        must(s, work.seat == (below.asked - 1) % s.players, "Response", "D9.2")
        must(s, work.moment != FATE or s.fated == below.creature, "fated", "D10.2")
    elif isinstance(below, (Bet, Turn)):
        must(s, work.seat == below.seat, "Response", "D9.2")
    else:
        must(s, work.seat == s.mover and work.moment == AFTER, "Response", "D9.2")
        _check_played(s)


def _check_played(s: Derby) -> None:
    """A card that can come back by Renewal lies on the discard pile."""
    trick = s.values.bonus[s.card % s.values.kinds] > 0
    must(s, trick or s.card in s.discard, "card", "D3.2")


def _moments(below: Frame[Any]) -> list[int]:
    """The moments of what can come on top of pending work; the last one of powers in use only."""
    if isinstance(below, Bet):
        return [BEFORE_BET]
    if isinstance(below, Turn):
        return [TURN] if below.side == BOTH else []
    if isinstance(below, Window):
        more = {FATE: [AFTER], LINE: [LINE, FATE]}
        return [int(below.moment), *more.get(int(below.moment), [])]
    if isinstance(below, Target):
        return [LINE]
    return [AFTER, AFTER, FATE]


def _check_target(s: Derby, work: Target, below: Frame[Any]) -> None:
    """D9.1: who uses the power holds it, and what was chosen before can be used."""
    within(s, "Target", [work.seat], 0, s.players - 1)
    within(s, "Target", [work.power], 0, len(POWERS) - 1)
    mine = s.gods[work.seat] == work.power // 3 and not s.unused >> work.power & 1
    must(s, mine and work.power in WITH_TARGETS, "Target", "D9.1")
    moment = REGISTER.powers[work.power].moment
    must(s, moment in _moments(below), "Target", "D9.4")
    if moment == FATE:
        in_use = not isinstance(below, Window) or below.moment == LINE
        racing = s.fated != NONE and not s.is_finished(s.fated)
        must(s, in_use and racing, "fated", "D10.2")
    if isinstance(below, (Bet, Turn)):
        must(s, work.seat == below.seat, "Target", "D9.2")
    if moment == AFTER:
        must(s, work.seat == s.mover and s.card in s.discard, "card", "D3.2")
    _check_choice(s, work, below)


def _check_choice(s: Derby, work: Target, below: Frame[Any]) -> None:
    """The step of a power that asks several times, and what was chosen at the one before."""
    if work.power == SUPERIOR_WISDOM:
        within(s, "Target", [work.step], 1, s.players - 1)
        must(s, work.memo == 0, "Target", "D9.1")
        if isinstance(below, Target):
            also = below.power == work.power and below.seat == work.seat
            must(s, also and below.step == work.step + 1, "Target", "D9.1")
        else:
            must(s, work.step == s.players - 1, "Target", "D9.1")
        return
    must(s, not isinstance(below, Target), "Target", "D9.1")
    if work.step == 0:
        must(s, work.memo == 0, "Target", "D9.1")
        return
    must(s, work.step == 1, "Target", "D9.1")
    if work.power == RAVENS:
        left = s.holders[s.holder(work.seat, LEFT)]
        must(s, work.memo - s.deck.give in left, "Target", "D9.1")
    else:
        must(s, work.power in (TRICKSTER, PROPHECY), "Target", "D9.1")
        must(s, work.memo in own_bets(s, work.seat), "Target", "D9.1")


def _check_placed(s: Derby, phase: i64) -> None:
    """D2.1, D4.2: nobody has placed a bet whose turn has not come."""
    rounds = [phase >= SECOND_BETS, phase >= RUN, s.third == 1]
    late: list[int] = []
    for work in s.pending():
        if isinstance(work, Bets):
            late = [s.clockwise(turn) for turn in range(work.turn - 1, s.players)]
            place = work.place
    for seat in range(s.players):
        for place_ in range(3):
            come = rounds[place_] and phase != NEXT_DEAL
            if late and place_ == place and seat in late:
                come = False
            must(s, come or s.bet[seat * 3 + place_] == NONE, "bet", "D2.1")


def _check_holders(s: Derby, phase: i64) -> None:
    """D3.7: the holders empty alike; by turns, each takes a card from two of them."""
    counts = [len(cards) for cards in s.holders]
    size = s.values.holder_size
    if phase in (DEAL, NEXT_DEAL, DRAW, PAYOUT):
        size = 0
    if phase not in (MIDDLE_LINE, THIRD_BETS, JUDGEMENT):
        must(s, counts == [size] * s.players, "holders", "D1.5")
        return
    following = s.start
    for work in s.pending():
        if isinstance(work, Running):
            following = work.following
        elif isinstance(work, Turn):
            following = work.seat
            if work.side != BOTH:
                counts[s.holder(work.seat, 1 - work.side)] += 1  # the one that is named
    must(s, any(counts == _after(s, following, turns) for turns in _turns(s)), "holders", "D3.7")
    if isinstance(s.frame, Turn):
        must(s, counts[following] > 0, "holders", "D3.7")
    if phase == JUDGEMENT and isinstance(s.frame, Bet):
        on = isinstance(s.pending()[1], Running)
        must(s, on == (counts[s.start] > 0), "stack", "D4.3")


def _turns(s: Derby) -> range:
    return range(s.players * s.values.holder_size // 2 + 1)


def _after(s: Derby, following: i64, turns: int) -> list[int]:
    """The cards in each holder, when so many turns are over and this seat comes next."""
    counts = [s.values.holder_size] * s.players
    for back in range(1, turns + 1):
        seat = (following - back) % s.players
        counts[s.holder(seat, LEFT)] -= 1
        counts[s.holder(seat, RIGHT)] -= 1
    return counts
