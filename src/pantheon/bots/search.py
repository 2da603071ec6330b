"""Information-set Monte Carlo tree search for several players.

Each iteration draws a guess of what is hidden, goes down the tree by what is allowed in that
guess, adds a node, looks a few decisions further and judges. A node belongs to a sequence of
actions, not to a state, so that all guesses share it (Cowling, Powley and Whitehouse, 2012).
Where a game's judgement can be trusted, every action is judged before it is tried, and what the
best replies make of it counts beside the mean of all tries (Lanctot and others, 2014).
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from pantheon.bots.chair import UNSEEN, Bot, Chair
from pantheon.bots.hunches import Hunches
from pantheon.bots.judging import shares
from pantheon.core.chance import Chance
from pantheon.core.state import State

PAUSE: Final = 64  # iterations between two looks whether the decision is settled
UNKNOWN: Final = 1e9  # iterations, before the first has shown how long one takes


class Node:
    """What is known about an action: how often it was tried and what its player hoped for."""

    def __init__(self, action: i64, mover: i64) -> None:
        self.action: Final[i64] = action
        self.mover: Final[i64] = mover  # who takes the action
        self.visits: float = 0.0
        self.offered: float = 0.0  # how often it was allowed when its parent was visited
        self.hope: float = 0.0  # the sum over all visits
        self.luck: float = 0.0  # of that, what the guesses promised before anything was done
        self.glance: float = 0.0  # what the player hoped for when it was judged at once
        self.forecast: list[float] = []  # by seat, if the best known replies follow
        self.children: Final[dict[int, Node]] = {}

    def mean(self) -> float:
        """What the player of the action may hope for."""
        return self.hope / self.visits if self.visits else 0.0


class Searcher(Bot):
    """Searches for so many seconds, or so many iterations, and takes what was tried most."""

    def __init__(self, seed: str, seconds: float = 0.0, iterations: int = 0) -> None:
        self._seed: Final = seed
        self._seconds: Final = seconds
        self._iterations: Final = iterations
        self._decisions = 0
        self._root = Node(UNSEEN, UNSEEN)
        self.iterations = 0  # of the last search, those of a tree that was kept not counted

    def choose(self, chair: Chair) -> int:
        legal = chair.legal()
        self._root = self.search(chair, legal)
        visits = visits_of(self._root, legal)
        return legal[visits.index(max(visits))]

    def search(self, chair: Chair, settled: list[int] | None = None) -> Node:
        """The tree for a decision; enough of it, if between some actions it is `settled`."""
        self._decisions += 1
        chance = Chance(f"{self._seed} search", self._decisions)
        hunches = Hunches(chair, chance)
        root = self._kept(chair.since)
        began = perf_counter()
        done = 0
        left = self._left(done, began)
        while left > 0.0:
            if settled is not None and done % PAUSE == 0 and is_settled(root, settled, left):
                break
            iterate(root, hunches.next(), chance)
            done += 1
            left = self._left(done, began)
        self.iterations = done
        return root

    def _left(self, done: i64, began: float) -> float:
        """How many iterations are left; of a time, as many as it will probably do."""
        if self._iterations:
            return float(self._iterations - done)
        if done == 0:
            return UNKNOWN
        passed = max(perf_counter() - began, 1e-9)
        return float(done) * (self._seconds - passed) / passed

    def _kept(self, since: list[int] | None) -> Node:
        """The part of the last tree that is still of use, or a new one."""
        node = self._root
        if since is None or UNSEEN in since:
            return Node(UNSEEN, UNSEEN)
        for action in since:
            child = node.children.get(action)
            if child is None:
                return Node(UNSEEN, UNSEEN)
            node = child
        return node


def visits_of(root: Node, actions: list[int]) -> list[float]:
    """How often each action was tried."""
    tried = [root.children.get(action) for action in actions]
    return [child.visits if child is not None else 0.0 for child in tried]


def is_settled(root: Node, actions: list[int], left: float) -> bool:
    """Whether the action that was tried most will be that still after so many iterations."""
    if len(actions) == 1:
        return True
    visits = sorted(visits_of(root, actions))
    return visits[-1] - visits[-2] > left


def iterate(root: Node, state: State, chance: Chance) -> None:
    """One way down the tree, a look ahead, and the way back."""
    path: list[Node] = []
    node = root
    thinker = state.seat
    before = [0.0] * state.players if state.foresees() else shares(state)
    while not state.over and (state.seat == thinker or state.foresees()):
        child = descend(node, state, chance)
        path.append(child)
        state.apply(child.action)
        node = child
        if child.visits == 0.0:
            break
    look_ahead(state, chance)
    found = shares(state)
    for passed in path:
        passed.visits += 1.0
        passed.hope += found[passed.mover]
        passed.luck += before[passed.mover]
    if state.game.trust() > 0.0:
        for place in range(len(path) - 1, 0, -1):
            path[place - 1].forecast = best_reply(path[place - 1], path[place].mover)


def best_reply(node: Node, mover: i64) -> list[float]:
    """What all seats may hope for if the one that moves after a node takes its best action."""
    best: list[float] = node.forecast
    highest = -1.0
    for child in node.children.values():
        if child.forecast[mover] > highest:
            highest = child.forecast[mover]
            best = child.forecast
    return best


def descend(node: Node, state: State, chance: Chance) -> Node:
    """The child to try: one that never was, or the most promising by its upper bound."""
    children = node.children
    best: Node | None = None
    highest = -2.0
    curiosity = state.game.curiosity()
    trust = state.game.trust()
    fresh: i64 = UNSEEN
    count = 0
    for action in state.legal:
        child = children.get(action)
        if child is None and trust > 0.0:
            child = children[action] = judged_at_once(state, action)
        if child is None:
            count += 1
            if count == 1 or chance.below(count) == 0:
                fresh = action
        else:
            child.offered += 1.0
            bound = upper_bound(child, curiosity, trust)
            if bound > highest:
                highest = bound
                best = child
    if fresh != UNSEEN or best is None:
        best = Node(fresh, state.seat)
        best.offered = 1.0
        children[int(fresh)] = best
    return best


def judged_at_once(state: State, action: i64) -> Node:
    """An action that was never tried, with what the position after it promises."""
    after = state.copy()
    after.apply(action)
    node = Node(action, state.seat)
    node.forecast = shares(after)
    node.glance = node.forecast[node.mover]
    return node


def upper_bound(child: Node, curiosity: float, trust: float) -> float:
    """What an action may promise at best, by all that is known of it."""
    promise = child.hope - child.luck
    tries = child.visits
    if trust > 0.0:  # to have judged it counts like a first try
        tries += 1.0
        promise = (1.0 - trust) * (promise + child.glance) / tries
        promise += trust * child.forecast[child.mover]
    else:
        promise /= tries
    return promise + curiosity * sqrt(log(child.offered) / tries)


def look_ahead(state: State, chance: Chance) -> None:
    """Play on a little, so that what has begun comes to an end before it is judged."""
    for _ in range(state.horizon()):
        if state.over:
            return
        state.apply(state.inkling(chance))
