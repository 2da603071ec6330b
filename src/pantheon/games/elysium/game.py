"""Elysium as a game: its players, sets of families, cards and setup (E1)."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from pantheon.core.game import Game, Option
from pantheon.core.problem import Problem
from pantheon.core.sight import Sight
from pantheon.core.state import NOBODY, State
from pantheon.games.elysium.actions import CARD, CATALOGUE, COLOUR, DEMIGOD, FAMILY
from pantheon.games.elysium.checks import check
from pantheon.games.elysium.components import (
    ALL_COLUMNS,
    FAMILIES,
    FAMILIES_IN_PLAY,
    NO_QUEST,
    NONE,
    PER_FAMILY,
    SETS,
)
from pantheon.games.elysium.deck import load_deck
from pantheon.games.elysium.effects.copying import Copying
from pantheon.games.elysium.effects.fetching import Fetching, Lowering, Raising, Swallowing
from pantheon.games.elysium.effects.gains import Paying
from pantheon.games.elysium.effects.granting import Granted, Inspired
from pantheon.games.elysium.effects.others import Present, Richest, Toll
from pantheon.games.elysium.effects.swapping import GivingUp, Seizing, Stealing, SwappingIn
from pantheon.games.elysium.epochs import AWAKENING, Epoch
from pantheon.games.elysium.events import FAMILY as FAMILY_EVENT
from pantheon.games.elysium.events import FIRST
from pantheon.games.elysium.powers import Using
from pantheon.games.elysium.sight import ElysiumSight
from pantheon.games.elysium.state import Elysium
from pantheon.games.elysium.taking import Reacting, Taken
from pantheon.games.elysium.transfers import Placing, Tiles
from pantheon.games.elysium.turns import Actions, Dismissal, Turn
from pantheon.games.elysium.writing import Writing, Writings

RANDOM: Final = "random"
NAMED: Final = [*SETS, RANDOM]
ANY_FIVE: Final = ["+".join(five) for five in combinations(FAMILIES, FAMILIES_IN_PLAY)]


class ElysiumGame(Game):
    """Cards gathered in a Domain and given up for Legends, for two to four."""

    def __init__(self, options: dict[str, str], overlay: dict[str, Any]) -> None:
        self.deck: Final = load_deck(overlay)
        super().__init__(
            name="elysium",
            version=2,
            least=2,
            most=4,
            players_rule="E1.1",
            end_rule="E9.1",
            catalogue=CATALOGUE,
            domains=[CARD, FAMILY, COLOUR, DEMIGOD],
            frames=[
                Epoch,
                Actions,
                Turn,
                Dismissal,
                Writings,
                Writing,
                Placing,
                Tiles,
                Taken,
                Reacting,
                Using,
                Paying,
                Present,
                Toll,
                Richest,
                Granted,
                Inspired,
                Fetching,
                Lowering,
                Raising,
                Swallowing,
                GivingUp,
                SwappingIn,
                Stealing,
                Seizing,
                Copying,
            ],
            known_options=[Option("families", NAMED, "E1.2", ANY_FIVE)],
            options=_ordered(options),
            overlay=overlay,
        )

    def make_sight(self, players: int) -> Sight:
        chosen = self.options["families"]
        families = list(range(len(FAMILIES))) if chosen == RANDOM else _named(chosen)
        return ElysiumSight(self.deck, players, list(self.frames.values()), families)

    def spread(self) -> float:
        return 4.0

    def own_word(self, domain: str, value: str, language: str) -> str | None:
        return self.deck.names.get(value, {}).get(language) if domain == "card" else None

    def blank(self, players: int, seed: str) -> State:
        return Elysium(self, self.deck, players, seed)

    def set_up(self, state: State) -> None:
        """E1: the first awakening is part of it."""
        s = state
        assert isinstance(s, Elysium)
        players = s.players
        chance = s.chance()
        s.families = self._families(s)
        s.side = chance.below(2)
        first = chance.below(players)
        s.order = [(first + disc) % players for disc in range(players)]
        s.tell(FIRST, first)
        for family in s.families:
            s.tell(FAMILY_EVENT, family)
        s.pile = [
            card
            for family in s.families
            for card in range(family * PER_FAMILY, family * PER_FAMILY + PER_FAMILY)
            for _ in range(self.deck.copies[card])
        ]
        s.chance().shuffle(s.pile)
        s.gold = [self.deck.start_gold] * players
        s.vp = [s.order.index(seat) + 1 for seat in range(players)]
        _clear(s)
        s.push(Epoch(AWAKENING))

    def check(self, state: State) -> None:
        assert isinstance(state, Elysium)
        check(state)

    def _families(self, s: Elysium) -> list[int]:
        """E1.2: the five families in play."""
        chosen = self.options["families"]
        if chosen == RANDOM:
            families = list(range(len(FAMILIES)))
            s.chance().shuffle(families)
            return sorted(families[:FAMILIES_IN_PLAY])
        return _named(chosen)


def _named(chosen: str) -> list[int]:
    """The families of a set, or of five names."""
    names = SETS[chosen] if chosen in SETS else chosen.split("+")
    return sorted(FAMILIES.index(name) for name in names)


def _clear(s: Elysium) -> None:
    """Empty rows, boards, Domains and Elysiums."""
    players = s.players
    s.epoch = 0
    s.phase = AWAKENING
    s.active = NOBODY
    s.top = 0
    s.discard = []
    s.agora = []
    s.oracle = []
    s.citizens = []
    s.buried = 0
    s.removed = []
    s.pp = [0] * players
    s.columns = [ALL_COLUMNS] * players
    s.quest = [NO_QUEST] * players
    s.taken = [0] * players
    s.transfers = [0] * players
    s.left = 0
    s.written = 0
    s.domain = [[] for _ in range(players)]
    s.held = [0] * (players * len(FAMILIES))
    s.ready = [0] * (players * len(FAMILIES))
    s.gone = []
    s.elysium = [[] for _ in range(players)]
    s.legends = [[] for _ in range(players)]
    s.family_tiles = [NONE] * (2 * len(FAMILIES))
    s.level_tiles = [NONE] * 3


def _ordered(options: dict[str, str]) -> dict[str, str]:
    """Families that are named one by one, in their order; a Problem if they are not five."""
    chosen = options.get("families", "")
    if chosen in NAMED or "families" not in options:
        return options
    names = chosen.replace(",", "+").split("+")
    if len(set(names)) != FAMILIES_IN_PLAY or not all(name in FAMILIES for name in names):
        raise Problem(
            "elysium-families",
            found=chosen,
            count=FAMILIES_IN_PLAY,
            sets=", ".join(NAMED),
            families=", ".join(FAMILIES),
        )
    return {**options, "families": "+".join(sorted(names))}
