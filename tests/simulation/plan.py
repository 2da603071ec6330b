"""What is to happen in a simulated world, all of it drawn from a seed before it begins."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from simulation.faults import LASTING

from pantheon.table.terms import Terms

Variant = tuple[str, int, dict[str, str]]

VARIANTS: list[Variant] = [
    ("offrandes", 3, {}),
    ("offrandes", 3, {}),
    ("derby", 3, {}),
    ("derby", 3, {}),
    ("derby", 3, {"gods": "chosen"}),
    ("derby", 3, {"powers": "on", "fate": "on", "sober": "on"}),
    ("elysium", 2, {}),
    ("elysium", 2, {}),
    ("elysium", 2, {"families": "opulence"}),
    ("elysium", 2, {"families": "plots"}),
    ("elysium", 3, {"families": "random"}),
    ("offrandes", 4, {}),
]
TERMS = [
    Terms(),
    Terms(),
    Terms(hints=False),
    Terms(clock="decision", seconds=5, absent="bot"),
    Terms(clock="decision", seconds=5, absent="ask"),
    Terms(clock="game", seconds=15, absent="bot"),
    Terms(clock="game", seconds=30, absent="ask", pace="daily"),
]

# What people do, and how often.
DOING = {
    "say": 6,
    "all speak": 6,
    "rename": 4,
    "undo": 10,
    "resign": 1,
    "hand over": 4,
    "come back": 2,
    "hint": 3,
    "why not": 3,
    "act twice": 4,
    "act wrongly": 4,
    "act late": 3,
    "second device": 1,
    "sit": 4,
    "leave": 2,
    "invite": 3,
    "go away": 4,
    "go elsewhere": 6,
    "hostile": 16,
    "flood": 0.5,
}
# What happens to them.
HAPPENING = {
    "fault": 26,
    "kill": 6,
    "cut": 8,
    "half cut": 4,
    "clock": 4,
    "drop": 2,
    "outage": 2,
    "close": 0.2,
}


class Step(NamedTuple):
    """Something that happens at a time. `who` and `value` mean what the kind makes of them."""

    at: float
    kind: str
    who: int = 0
    value: float = 0.0
    lasts: float = 0.0
    name: str = ""

    def told(self) -> str:
        """The step in a line."""
        about = f" {self.name}" if self.name else ""
        lasting = f" for {self.lasts:.2f} s" if self.lasts else ""
        return f"{self.at:7.3f}  {self.kind}{about} (who {self.who}, {self.value:.3f}){lasting}"


class Plan(NamedTuple):
    """A world and all that happens in it."""

    seed: int
    game: str
    players: int
    options: dict[str, str]
    terms: Terms
    processes: int
    people: int  # who want to sit down; bots have the seats that are left
    left: int  # actions until the game ends, if it is played already; 0 for a table without people
    duration: float
    steps: list[Step]

    def told(self) -> str:
        """The world in a line."""
        options = " ".join(f"{name}={choice}" for name, choice in self.options.items())
        begun = f", {self.left} actions from its end" if self.left else ""
        return (
            f"{self.game} for {self.players} {options}{begun}; {self.people} people, "
            f"{self.processes} processes, {self.duration} s; {self.terms}"
        )

    @property
    def calm(self) -> bool:
        """Whether nothing goes wrong in it."""
        return not any(step.kind in HAPPENING for step in self.steps)

    def with_steps(self, places: list[int]) -> Plan:
        """The same with only some of the steps, by their places."""
        return self._replace(steps=[self.steps[place] for place in places])


def plan(seed: int) -> Plan:
    """The plan of a seed."""
    random = Random(f"plan {seed}")
    game, players, options = random.choice(VARIANTS)
    duration = random.choice([8.0, 15.0, 15.0, 25.0])
    left = random.choice([0, 0, 0, random.randrange(2, 12), random.randrange(5, 40)])
    return Plan(
        seed,
        game,
        players,
        options,
        random.choice(TERMS),
        random.choice([1, 2, 2, 3]),
        random.randrange(1, players + 2),
        left,
        duration,
        steps(random, duration),
    )


def steps(random: Random, duration: float) -> list[Step]:
    """What happens, in order: in some worlds much, in some nothing that is wrong."""
    count = int(duration * random.choice([0.5, 2.0, 4.0]))
    wrong = random.choice([0.0, 0.3, 0.5, 0.7])
    found = [_step(random, duration, HAPPENING) for _ in range(int(count * wrong))]
    found += [_step(random, duration, DOING) for _ in range(count - len(found))]
    return sorted(found)


def _step(random: Random, duration: float, kinds: dict[str, float]) -> Step:
    kind = _drawn(random, kinds)
    name = _drawn(random, LASTING) if kind == "fault" else ""
    lasts = random.choice([1.0, 4.0, 12.0]) * random.uniform(0.3, 1.0)
    at = round(random.uniform(0.0, duration), 3)
    value = random.choice([1.0, random.random()])
    return Step(at, kind, random.randrange(12), value, lasts, name)


def _drawn(random: Random, weights: Mapping[str, float]) -> str:
    return random.choices(list(weights), list(weights.values()))[0]
