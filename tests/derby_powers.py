"""Short ways to the moments of the powers of Divinity Derby."""

from typing import Any

from acting import options
from derby_positions import course

from pantheon.core.chance import Chance
from pantheon.games.derby.races import MIDDLE_LINE
from pantheon.games.derby.state import Derby
from pantheon.games.derby.windows import MOMENTS, Response

# All powers: the god and the moment, as the power cards say.
POWER_CARDS = {
    "trickster": ("anansi", "line"),
    "web-of-lies": ("anansi", "card"),
    "spiders-thread": ("anansi", "fate"),
    "sun-ray": ("horus", "card"),
    "falcons-eye": ("horus", "bet"),
    "wings-of-horus": ("horus", "fate"),
    "prophecy": ("marduk", "line"),
    "tablet-of-destinies": ("marduk", "zeus"),
    "storm-winds": ("marduk", "fate"),
    "superior-wisdom": ("odin", "line"),
    "huginn-and-muninn": ("odin", "turn"),
    "sleipnir": ("odin", "fate"),
    "renewal": ("quetzalcoatl", "after"),
    "feathered-serpent": ("quetzalcoatl", "card"),
    "rebirth": ("quetzalcoatl", "fate"),
    "blessing": ("yu-huang", "line"),
    "celestial-ministry": ("yu-huang", "judged"),
    "heavenly-edict": ("yu-huang", "fate"),
}
TWO_BETS = [("first", "dragon"), ("last", "sylph")]
FACES = ["3/1", "4/2", "5/3", "6/4", "1/0+3", "2/1+3"]
OTHERS = [f"{creature}-{face}" for face in FACES for creature in ["pegasus", "phoenix"]]


def on_turn(
    gods: list[str], powers: list[str], left: list[str], right: list[str], **given: Any
) -> Derby:
    """Seat 0 is in turn, with these cards on the left and on the right; a player for each god.

    The other holders have as many cards of pegasus and phoenix as the larger one. The last seat is
    start player, so that it is not the one in turn.
    """
    size = max(len(left), len(right))
    others = [OTHERS[size * holder : size * (holder + 1)] for holder in range(len(gods) - 2)]
    said = {"start": len(gods) - 1, "turn": 0, "holders": [left, *others, right], **given}
    return course(players=len(gods), gods=gods, powers=powers, **said)


def at_line(gods: list[str], powers: list[str], **given: Any) -> Derby:
    """Before the third bets, seat 0 being start player; dragon has crossed the middle line."""
    said = {"spaces": {"dragon": 16}, **given}
    return course(MIDDLE_LINE, players=len(gods), gods=gods, powers=powers, **said)


def offered(state: Derby) -> tuple[int, str, str]:
    """Who may use a power now, the moment, and the power; no name if they can only decline."""
    assert isinstance(state.frame, Response), f"{type(state.frame).__name__} is asked"
    decline, *uses = options(state)
    assert decline == "decline"
    return int(state.seat), MOMENTS[state.frame.moment], " ".join(use.split()[1] for use in uses)


def is_offered(state: Derby) -> bool:
    """Whether somebody is asked for a power."""
    return isinstance(state.frame, Response)


def play_on(state: Derby, chance: Chance) -> None:
    """Play any of the allowed actions."""
    state.apply(state.legal[chance.below(len(state.legal))])
