"""Messages of those who mean no good: anything that can be said, at any time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pantheon.table import messages
from pantheon.table.messages import ClientMessage

if TYPE_CHECKING:
    from simulation.clients import Client
    from simulation.world import World

TEXTS = ["hello", " ", "\n", "a\u202eb", "x" * 500, "\u200d", "tab\there", "{ $name }", "\ud7ff"]


def random_message(world: World, client: Client, stranger: bool) -> ClientMessage:
    """Something that a client could say; a stranger also says hello again and resigns."""
    random, now = world.chance, world.referees[client.table].now
    said = random.choice([str(random.randrange(1, 40)), "r1", "0", "~" * 36, "bot 1"])
    if not stranger:
        said = f"mad {random.randrange(5)}"
    ordinal = random.choice([-(2**31), -1, now.moved, now.ordinal, now.moved + 1, 2**31 - 1])
    legal = now.standing.state.legal if now.standing is not None else []
    action = random.choice([-1, 0, random.randrange(world.game.catalogue.size), 2**31 - 1, *legal])
    kinds: list[ClientMessage] = [
        messages.Act(said, ordinal, action),
        messages.Undo(said, ordinal),
        messages.HandOver(said, random.randrange(-3, 12)),
        messages.ComeBack(said),
        messages.Say(said, random.choice(TEXTS)),
        messages.AskHint(said),
        messages.WhyNot(said, [random.choice([action, -5, 10**6]) for _ in range(3)]),
    ]
    if stranger:
        kinds += [messages.Resign(said), messages.Hello(max(-1, ordinal), "de")]
    return random.choice(kinds)
