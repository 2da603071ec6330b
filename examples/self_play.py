"""Learn to play by playing against oneself, on the processor, in half an hour.

    pip install "pantheon-games[arena,envs,learning]"
    python examples/self_play.py offrandes --players 3 --minutes 25 --out policy.npz
    pantheon arena offrandes --players 3 --bots learned:policy.npz,greedy*2 --out runs/learned

One network plays all seats of many games at once, from what each seat sees. It learns by proximal
policy optimisation (Schulman et al., 2017): when a game is over, every decision in it is made more
or less likely by how much better or worse the game went on for its player than the network had
expected. Now and then it is kept as a file, and plays as a bot against `random` and `greedy`; what
came of it is printed line by line.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

import numpy as np
import torch
from torch import nn

from pantheon import games
from pantheon.arena.experiment import Experiment
from pantheon.envs.gymnasium import LearnersEnv
from pantheon.envs.learned import Encoding, about, keep

TABLES = 256  # games at once
BATCH = 24_576  # decisions to learn from at a time
MINIBATCH = 4096
EPOCHS = 2
CLIP = 0.2  # how far one batch may change how likely an action is
TRACE = 0.95  # how far ahead of the network's own expectation one looks (lambda)
CURIOSITY = 0.01  # how much it is rewarded for not being sure
RATE = 5e-4
WIDTH = 256
MATCHES = 60  # games against each other bot, when the policy is tried


class Network(nn.Module):
    """Two layers, then a liking for each action, and what the player may expect."""

    def __init__(self, size: int, actions: int) -> None:
        super().__init__()
        self.first = nn.Linear(size, WIDTH)
        self.second = nn.Linear(WIDTH, WIDTH)
        self.likes = nn.Linear(WIDTH, actions)
        self.expects = nn.Linear(WIDTH, 1)

    def forward(self, read: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """How likely each action is (as a logarithm), and what is expected."""
        inner = torch.relu(self.second(torch.relu(self.first(read))))
        likes = self.likes(inner).masked_fill(~masks, -1e9)
        return torch.log_softmax(likes, dim=1), self.expects(inner)[:, 0]


@dataclass
class Memory:
    """Decisions of one seat in a game that is still played: what was seen, done and expected."""

    seen: list[np.ndarray] = field(default_factory=list)
    masks: list[np.ndarray] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    chances: list[float] = field(default_factory=list)
    values: list[float] = field(default_factory=list)

    def advantages(self, reward: float) -> np.ndarray:
        """How much better than expected the game went on after each decision."""
        following, trace, found = reward, 0.0, []
        for value in reversed(self.values):
            trace = following - value + TRACE * trace
            found.append(trace)
            following = value
        return np.array(found[::-1], np.float32)


@dataclass
class Lessons:
    """Decisions of games that are over, from which the network learns."""

    seen: list[np.ndarray] = field(default_factory=list)
    masks: list[np.ndarray] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    chances: list[float] = field(default_factory=list)
    advantages: list[np.ndarray] = field(default_factory=list)
    returns: list[np.ndarray] = field(default_factory=list)

    def take(self, memory: Memory, reward: float) -> None:
        """All decisions of a seat, now that it is known what they brought."""
        advantages = memory.advantages(reward)
        self.seen += memory.seen
        self.masks += memory.masks
        self.actions += memory.actions
        self.chances += memory.chances
        self.advantages.append(advantages)
        self.returns.append(advantages + np.array(memory.values, np.float32))


class School:
    """Plays and learns by turns."""

    def __init__(self, game: str, players: int, seed: int) -> None:
        torch.set_num_threads(1)
        torch.manual_seed(seed)
        self.envs = LearnersEnv(game, TABLES, players, opponents="self")
        self.encoding = Encoding(self.envs.sight)
        self.network = Network(self.encoding.size, self.envs.game.catalogue.size)
        self.optimiser = torch.optim.Adam(self.network.parameters(), RATE)
        self.seen, info = self.envs.reset(seed=seed)
        self.seats = info["seat"]
        self.memories = [self.fresh() for _ in range(TABLES)]
        self.over = np.zeros(TABLES, bool)
        self.decisions = 0
        self.games = 0

    def fresh(self) -> list[Memory]:
        """A memory for each seat."""
        return [Memory() for _ in range(self.envs.tables.players)]

    def play(self) -> Lessons:
        """Play until there is enough to learn from."""
        lessons = Lessons()
        while len(lessons.actions) < BATCH:
            masks = self.seen["action_mask"].astype(bool)
            masks[self.over, 0] = True  # a game that is over begins anew, whatever is done
            with torch.no_grad():
                read = torch.from_numpy(self.encoding(self.seen["observation"]))
                likely, values = self.network(read, torch.from_numpy(masks))
                actions = torch.multinomial(likely.exp(), 1)
                chances = likely.gather(1, actions)[:, 0]
            self.remember(masks, actions[:, 0].tolist(), chances.tolist(), values.tolist())
            self.seen, _, self.over, _, info = self.envs.step(actions[:, 0].numpy())
            self.seats = info["seat"]
            for table in np.flatnonzero(self.over):
                for memory, reward in zip(
                    self.memories[table], info["returns"][table], strict=True
                ):
                    lessons.take(memory, reward)
                self.memories[table] = self.fresh()
                self.games += 1
        self.decisions += len(lessons.actions)
        return lessons

    def remember(
        self, masks: np.ndarray, actions: list[int], chances: list[float], values: list[float]
    ) -> None:
        """Keep the decisions of all games that are not over."""
        for table in np.flatnonzero(~self.over):
            memory = self.memories[table][self.seats[table]]
            memory.seen.append(self.seen["observation"][table])
            memory.masks.append(masks[table])
            memory.actions.append(actions[table])
            memory.chances.append(chances[table])
            memory.values.append(values[table])

    def learn(self, lessons: Lessons) -> None:
        """Make what went well more likely, a little, and expect what came."""
        seen, masks = np.stack(lessons.seen), torch.from_numpy(np.stack(lessons.masks))
        actions, chances = torch.tensor(lessons.actions), torch.tensor(lessons.chances)
        advantages = torch.from_numpy(np.concatenate(lessons.advantages))
        returns = torch.from_numpy(np.concatenate(lessons.returns))
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
        for _ in range(EPOCHS):
            for part in torch.randperm(len(actions)).split(MINIBATCH):
                read = torch.from_numpy(self.encoding(seen[part.numpy()]))
                likely, values = self.network(read, masks[part])
                ratio = (likely.gather(1, actions[part, None])[:, 0] - chances[part]).exp()
                better = advantages[part]
                gain = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
                doubt = -(likely.exp() * likely).sum(dim=1).mean()
                surprise = (values - returns[part]).square().mean()
                self.optimiser.zero_grad()
                (0.5 * surprise - gain - CURIOSITY * doubt).backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.optimiser.step()

    def keep(self, file: Path) -> None:
        """Write the policy down as a bot."""
        network = self.network
        layers = [network.first, network.second, network.likes]
        arrays = [(one.weight.detach().numpy(), one.bias.detach().numpy()) for one in layers]
        game = self.envs.game
        keep(file, about(game.name, self.envs.tables.players, game.options), arrays)


def share(game: str, players: int, file: Path, other: str, seed: str) -> float:
    """The part of games that the policy wins against equals of another kind; ties are shared."""
    bots = [f"learned:{file}", *[other] * (players - 1)]
    experiment = Experiment(game, games.load(game).options, {}, players, bots, MATCHES, seed)
    won = 0.0
    for ordinal in range(MATCHES):
        told = experiment.play(ordinal)["arena"]
        winners = [told["seating"][seat] for seat in told["winners"]]
        won += (0 in winners) / len(winners)
    return won / MATCHES


def main() -> None:
    """Learn for some minutes, and tell how it goes."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--minutes", type=float, default=25)
    parser.add_argument("--tries", type=int, default=5, help="how often it plays against others")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("policy.npz"))
    args = parser.parse_args()
    school = School(args.game, args.players, args.seed)
    print(f"a fair share is {1 / args.players:.0%}; {MATCHES} games for each figure")
    print("minutes    games  decisions  against random  against greedy", flush=True)
    spent, tried = 0.0, 0
    while tried <= args.tries:
        if spent >= args.minutes * 60 * tried / args.tries:
            school.keep(args.out)
            shares = [
                share(args.game, args.players, args.out, other, f"{args.seed}/{tried}")
                for other in ("random", "greedy")
            ]
            told = f"{spent / 60:7.1f} {school.games:8} {school.decisions:10}"
            print(told, *[f"{found:15.0%}" for found in shares], flush=True)
            tried += 1
            continue
        began = perf_counter()
        school.learn(school.play())
        spent += perf_counter() - began


if __name__ == "__main__":
    main()
