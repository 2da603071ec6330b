"""What holds at every decision of any game of Elysium, worked out anew from the cards themselves.

`invariants` looks at a position alone, `Book` at what has been told since the game began.
`check_game` plays a random game and asks both, and the score sheets, at every decision.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import groupby
from typing import Any

import pytest
from elysium_positions import conserved, position

from pantheon import games
from pantheon.core.chance import Chance
from pantheon.core.events import EVERYBODY, Event
from pantheon.core.state import NOBODY
from pantheon.games.elysium.components import CARDS, CITIZEN, FAMILIES, INCOMPLETE, NO_QUEST
from pantheon.games.elysium.epochs import ACTIONS
from pantheon.games.elysium.events import (
    DISC,
    DISCARDS,
    DISMISSES,
    DRAWS,
    JOINS,
    RECALLS,
    RETURNS,
    SITS_OUT,
    SWAPS,
    TAKES,
    TAKES_QUEST,
    USES,
)
from pantheon.games.elysium.game import ANY_FIVE, ElysiumGame
from pantheon.games.elysium.legends import FAMILY_LEGEND, LEVEL_LEGEND, SINGLE, legend
from pantheon.games.elysium.state import Elysium

FAMILY_LEGEND_VP = {2: 3, 3: 6}
LEVEL_LEGEND_VP = {2: 2, 3: 4, 4: 8, 5: 12}
LEVEL_TILE_VP = [2, 4, 6]
FAMILY_TILE_VP = [5, 2]
PRESTIGE_VP = [16, 8, 4, 2]


# ---- a position alone


def invariants(state: Elysium) -> None:
    """All that must hold in a position, whatever was played; an AssertionError if it does not."""
    assert conserved(state), "a card is missing, or there is one too many"
    assert min(state.gold + state.vp + state.pp) >= 0, "somebody owes something"
    assert max(state.taken) <= 3, "more than three cards in an epoch"
    quests = [quest for quest in state.quest if quest not in (NO_QUEST, INCOMPLETE)]
    assert len(set(quests)) == len(quests), "two players have one Quest"
    owners = state.family_tiles + state.level_tiles
    assert all(NOBODY <= owner < state.players for owner in owners), "a tile has no such owner"
    assert len(state.citizens) >= sum(_citizens(state, seat) for seat in range(state.players))
    for seat in range(state.players):
        _check_domain(state, seat)
        written = legends_of(state, seat)
        assert len(state.legends[seat]) == len(written), "an empty Legend"
        for number, cards in enumerate(written):
            bits = legend(*_described(state.deck.level, cards))
            assert state.legends[seat][number] == bits, "a Legend is not what its cards say"


def _citizens(state: Elysium, seat: int) -> int:
    written = [place & 127 for place in state.elysium[seat]]
    return state.domain[seat].count(CITIZEN) + written.count(CITIZEN)


def _check_domain(state: Elysium, seat: int) -> None:
    cards = [card for card in state.domain[seat] if card != CITIZEN]
    held = [0] * 8
    for card in cards:
        held[card // 11] |= 1 << card % 11
    masks = slice(seat * 8, seat * 8 + 8)
    assert len(set(cards)) == len(cards), "twins in a Domain"
    assert state.held[masks] == held, "the masks of a Domain do not agree with its cards"
    assert not any(r & ~h for r, h in zip(state.ready[masks], held, strict=True)), (
        "a card is ready that is not in the Domain"
    )


def legends_of(state: Elysium, seat: int) -> list[list[int]]:
    """The cards of each Legend, as they came."""
    written = sorted(state.elysium[seat], key=lambda place: place >> 7)
    return [
        [place & 127 for place in group] for _, group in groupby(written, lambda place: place >> 7)
    ]


def _described(levels: list[int], cards: list[int]) -> tuple[int, int, int, int, int]:
    """Kind, count, level, family, and the families or levels there, of a Legend that obeys E6, E7.

    The cards are given as they came.
    """
    first, *others = cards
    assert first != CITIZEN, "a Citizen starts a Legend"
    level, family = levels[first], first // 11
    if not others:
        return SINGLE, 1, level, family, 0
    assert others[0] != CITIZEN, "a Citizen is the second card"
    kind = kind_of(levels, cards)
    real = [card for card in cards if card != CITIZEN]
    families = [card // 11 for card in real]
    there = [levels[card] for card in real]
    if kind == LEVEL_LEGEND:
        assert len(set(there)) == 1, "a Level Legend of several levels"
        assert len(set(families)) == len(families), "a family twice in a Level Legend"
        assert len(cards) <= 5, "more than five cards"
        return kind, len(cards), level, family, sum(1 << family for family in families)
    assert len(set(families)) == 1, "a Family Legend of several families"
    assert len(set(there)) == len(there), "a level twice in a Family Legend"
    assert len(cards) <= 3, "more than three cards"
    if CITIZEN in cards:  # it is the third card, in the place of the level that is missing
        there = [1, 2, 3]
    return kind, len(cards), level, family, sum(1 << level for level in there)


def kind_of(levels: list[int], cards: list[int]) -> int:
    """E6.4: the second card decides, and must fit in one of two ways."""
    if len(cards) < 2:
        return SINGLE
    same_level = levels[cards[0]] == levels[cards[1]]
    same_family = cards[0] // 11 == cards[1] // 11
    assert same_level != same_family, "two cards that make no Legend"
    return LEVEL_LEGEND if same_level else FAMILY_LEGEND


# ---- score sheets


def check_sheets(state: Elysium) -> None:
    """Every line of every score sheet, worked out anew with the printed values."""
    sheets = state.view(NOBODY)["sheets"]
    written = [  # E10.1: single cards do not count
        [cards for cards in legends_of(state, seat) if len(cards) > 1]
        for seat in range(state.players)
    ]
    counts = [sum(len(cards) for cards in mine) for mine in written]
    for seat, sheet in enumerate(sheets):
        assert sheet["vp"] == state.vp[seat]
        expected = chronos(state, seat, written[seat], counts)
        assert sorted((line["card"], line["vp"]) for line in sheet["chronos"]) == expected
        assert [_legend_line(line) for line in sheet["legends"]] == legend_lines(state, seat)
        assert sheet["prestige"] == prestige(state, seat)
        assert sorted((line["of"], line["vp"]) for line in sheet["tiles"]) == tile_lines(
            state, seat
        )
        assert sheet["citizens"] == -2 * sum(cards.count(CITIZEN) for cards in written[seat])
        lines = sheet["chronos"] + sheet["legends"] + sheet["tiles"]
        total = sheet["vp"] + sheet["prestige"] + sheet["citizens"]
        total += sum(line["vp"] for line in lines)
        assert sheet["total"] == max(total, 0) == state.points(seat)


def _legend_line(line: dict[str, Any]) -> tuple[int, str, str, int, int]:
    return line["legend"], line["kind"], line["of"], line["cards"], line["vp"]


def legend_lines(state: Elysium, seat: int) -> list[tuple[int, str, str, int, int]]:
    """E10.3: number, kind, what the cards have in common, how many they are, VP."""
    levels = state.deck.level
    lines = []
    for number, cards in enumerate(legends_of(state, seat), 1):
        many = len(cards)
        if kind_of(levels, cards) == FAMILY_LEGEND:
            family = FAMILIES[cards[0] // 11]
            lines.append((number, "family", family, many, FAMILY_LEGEND_VP[many]))
        elif many > 1:
            level = str(levels[cards[0]])
            lines.append((number, "level", level, many, LEVEL_LEGEND_VP[many]))
    return lines


def chronos(
    state: Elysium, seat: int, written: list[list[int]], counts: list[int]
) -> list[tuple[str, int]]:
    """R20: the Chronos cards of a player, with their value, sorted."""
    found: list[tuple[str, int]] = []
    echoes: list[str] = []
    for cards in written:
        for card in cards:
            name = "citizen" if card == CITIZEN else CARDS[card]
            value = chronos_value(state, seat, written, counts, cards, name)
            if name == "hermes-echo":
                echoes.append(name)
            elif value is not None:
                found.append((name, value))
    best = min(4, max([value for _, value in found], default=0))
    return sorted(found + [(echo, best) for echo in echoes])


def chronos_value(
    state: Elysium,
    seat: int,
    written: list[list[int]],
    counts: list[int],
    cards: list[int],
    name: str,
) -> int | None:
    """What a card in the Legend `cards` scores at the end, by hand; None for all others."""
    family, _, design = name.partition("-")
    families = [card // 11 for card in cards if card != CITIZEN]
    everything = [card for mine in written for card in mine]
    match design:
        case "gathering":
            return len(set(families))
        case "temple":
            return families.count(FAMILIES.index(family))
        case "tartarus":
            return counts[seat] // 2
        case "throne":
            return min(5, state.gold[seat] // 2)
        case "nike":
            return min(4, state.pp[seat] // 3)
        case "atlantis":
            return 4 if counts[seat] == max(counts) else 1
        case "philemon":
            return min(5, 2 + 2 * everything.count(CITIZEN))
        case "sibyl":
            mine = {card // 11 for card in everything}
            return min(4, sum(card // 11 in mine for card in state.oracle))
    return None


def prestige(state: Elysium, seat: int) -> int:
    """E10.4: the places that a player shares, and their VP."""
    mine = state.pp[seat]
    ranking = sorted(state.pp, reverse=True)
    places = [place for place, many in enumerate(ranking) if many == mine and mine > 0]
    return sum(PRESTIGE_VP[place] for place in places) // max(len(places), 1)


def tile_lines(state: Elysium, seat: int) -> list[tuple[str, int]]:
    """E10.5: the Bonus tiles of a player, sorted."""
    lines = [
        (FAMILIES[place // 2], FAMILY_TILE_VP[place % 2])
        for place in range(16)
        if state.family_tiles[place] == seat
    ]
    lines += [
        (str(level + 1), LEVEL_TILE_VP[level])
        for level in range(3)
        if state.level_tiles[level] == seat
    ]
    return sorted(lines)


# ---- what has been told

ACTIONS_OF_A_TURN = ["takes", "takes-oracle"]  # or of a power
ENTRIES = [*ACTIONS_OF_A_TURN, "recalls", "draws"]  # into the Domain of the player in turn
EXITS = ["discards", "returns"]
# Only the player in turn does these things, so that another seat in them means another turn.
OWN_TURN = [*ENTRIES, "takes-quest", "takes-citizen", "no-citizen", "sits-out", "uses"]


class Book:
    """Keeps account of a game from its events alone."""

    def __init__(self, state: Elysium) -> None:
        players = state.players
        self.levels = state.deck.level
        self.tokens = {"gold": [4] * players, "vp": [0] * players, "pp": [0] * players}
        self.epochs: list[int] = []
        # E3.1, in this epoch and by seat
        self.dismissed = [0] * players
        self.sat_out = [0] * players
        self.quests = [0] * players
        self.incomplete = [0] * players
        # R7
        self.in_turn = NOBODY
        self.gone: set[tuple[int, int]] = set()
        self.returned = False
        # E8
        self.legends: dict[tuple[int, int], list[int]] = {}  # by seat and number
        self.transfers: list[tuple[int, int, list[int]]] = []  # whose tiles have not been claimed
        self.written: dict[tuple[int, int], list[int]] = {}  # of those whose tiles have been
        self.completed: dict[int, list[int]] = {}  # by family: who completed a Legend
        self.level_tiles = [NOBODY] * 3

    def read(self, state: Elysium) -> None:
        """Take in what has happened since the last decision."""
        assert state.events is not None
        for event in state.events:
            told = dict(zip(event.kind.particulars, event.particulars, strict=True))
            self._hear(event.kind.name, told, state.players)
        state.events = []
        # R8: the tiles of a transfer come after the reactions to it.
        waiting = sum(type(frame).__name__ == "Tiles" for frame in state.pending())
        while len(self.transfers) > waiting:
            self._claim(*self.transfers.pop(0))

    def _hear(self, kind: str, told: dict[str, int], players: int) -> None:
        seat = told.get("seat", NOBODY)
        verb, _, tokens = kind.partition("-")
        if kind == "first":
            self.tokens["vp"] = [1 + (s - seat) % players for s in range(players)]
        elif kind == "epoch":
            self.epochs.append(told["epoch"])
            self._new_turn(NOBODY)
        elif kind == "disc":
            self._end_phase_two(seat)
        elif verb in ("gains", "loses", "gives") and tokens in self.tokens:
            sign = 1 if verb == "gains" else -1
            self.tokens[tokens][seat] += sign * told["amount"]
            if verb == "gives":
                self.tokens[tokens][told["seat2"]] += told["amount"]
        elif kind == "pays":
            self.tokens["gold"][seat] -= told["amount"]
        elif kind in ("starts", "joins"):
            self._transfer(kind, seat, told["card"], told["legend"])
        self._count(kind, seat)
        self._follow(kind, seat, told)

    # ---- E3.1

    def _count(self, kind: str, seat: int) -> None:
        counts = {
            "dismisses": self.dismissed,
            "sits-out": self.sat_out,
            "takes-quest": self.quests,
            "gets-incomplete": self.incomplete,
        }
        if kind in counts:
            counts[kind][seat] += 1

    def _end_phase_two(self, seat: int) -> None:
        """A disc is dealt: this player has taken three cards and one Quest, or has sat out."""
        assert self.quests[seat] + self.incomplete[seat] == 1, "not one Quest"
        assert self.sat_out[seat] == self.incomplete[seat], "Incomplete, and did not sit out"
        assert self.dismissed[seat] - self.quests[seat] == 3, "not three cards"
        for counts in (self.dismissed, self.sat_out, self.quests, self.incomplete):
            counts[seat] = 0
        self._new_turn(NOBODY)

    # ---- R7

    def _new_turn(self, seat: int) -> None:
        self.in_turn = seat
        self.gone.clear()
        self.returned = False

    def _follow(self, kind: str, seat: int, told: dict[str, int]) -> None:
        if kind in OWN_TURN and seat != self.in_turn:
            self._new_turn(seat)
        if kind in EXITS and told["card"] != CITIZEN:
            self.gone.add((seat, told["card"]))
        elif kind in ENTRIES and (seat, told["card"]) in self.gone:
            # E3.4: the action of the turn may bring it back, and there is one in a turn.
            allowed = kind in ACTIONS_OF_A_TURN and not self.returned
            assert allowed, "a card returns in the same turn"
            self.returned = True
        elif kind == "swaps":
            mine, other, theirs = told["card"], told["seat2"], told["card2"]
            assert not {(seat, theirs), (other, mine)} & self.gone, "a card returns by a swap"
            self.gone |= {(seat, mine), (other, theirs)}

    def _check_offers(self, state: Elysium) -> None:
        """No power offers a card to the player in turn that may not return."""
        if not self.gone or state.seat != self.in_turn or state.active != self.in_turn:
            return
        if type(state.frame).__name__ not in ("Fetching", "SwappingIn", "Seizing"):
            return
        for action in state.legal:
            verb, _, card = state.game.catalogue.text(action).partition(" ")
            if verb in ("oracle", "agora", "recall", "seize"):
                offered = (self.in_turn, CARDS.index(card))
                assert offered not in self.gone, "a card is offered that may not return"

    # ---- E3.6

    def _check_citizen(self, state: Elysium) -> None:
        """A Citizen is offered to nobody who could take a card or a Quest instead."""
        texts = [state.game.catalogue.text(action) for action in state.legal]
        if "take citizen" in texts:
            others = [t for t in texts if t.partition(" ")[0] in ("take", "oracle", "quest")]
            assert others == ["take citizen"], "a Citizen beside a card or a Quest"

    # ---- E8

    def _transfer(self, kind: str, seat: int, card: int, number: int) -> None:
        new = (seat, number) not in self.legends
        assert new == (kind == "starts"), "a Legend is started twice, or joined before it is"
        cards = [*self.legends.get((seat, number), []), card]
        self.legends[seat, number] = cards
        self.transfers.append((seat, number, cards))

    def _claim(self, seat: int, number: int, cards: list[int]) -> None:
        self.written[seat, number] = cards
        kind = kind_of(self.levels, cards)
        if kind == FAMILY_LEGEND and len(cards) == 3:
            self.completed.setdefault(cards[0] // 11, []).append(seat)
        elif kind == LEVEL_LEGEND:
            level = self.levels[cards[0]]
            holder = self.level_tiles[level - 1]
            if holder == NOBODY or len(cards) > self._longest(holder, level):
                self.level_tiles[level - 1] = seat

    def _longest(self, seat: int, level: int) -> int:
        return max(
            len(cards)
            for (owner, _), cards in self.written.items()
            if owner == seat
            and kind_of(self.levels, cards) == LEVEL_LEGEND
            and self.levels[cards[0]] == level
        )

    def agrees(self, state: Elysium) -> None:
        """Whether the position is what was told."""
        self._check_offers(state)
        self._check_citizen(state)
        assert self.tokens == {"gold": state.gold, "vp": state.vp, "pp": state.pp}
        assert self.level_tiles == state.level_tiles, "a Level tile lies with the wrong player"
        family_tiles = [NOBODY] * 16
        for family, seats in self.completed.items():
            for place, seat in enumerate(seats[:2]):
                family_tiles[family * 2 + place] = seat
        assert family_tiles == state.family_tiles, "a family tile lies with the wrong player"
        for seat in range(state.players):
            assert self.dismissed[seat] + self.sat_out[seat] <= 4
            assert self.quests[seat] <= 1
            assert self.dismissed[seat] - self.quests[seat] <= 3
            if state.phase == ACTIONS and not state.over:
                columns = bin(state.columns[seat]).count("1")
                assert columns == 4 - self.dismissed[seat], "a Column too many or too few"


# ---- games


@cache
def game_of(families: str) -> ElysiumGame:
    game = games.load("elysium", {"families": families})
    assert isinstance(game, ElysiumGame)
    return game


def check_game(families: str, players: int, seed: str) -> Elysium:
    """Play a random game and check it at every decision; its end.

    Seats with an odd number never do the last of what is allowed, such as to decline or to end
    a turn, so that they use all they have.
    """
    state = game_of(families).new(players, seed, listen=True)
    assert isinstance(state, Elysium)
    chance = Chance(f"{seed} {families} {players}")
    book = Book(state)
    while True:
        book.read(state)
        invariants(state)
        book.agrees(state)
        check_sheets(state)
        if state.over:
            break
        state.apply(state.legal[chance.below(len(state.legal) - state.seat % 2)])
    assert book.epochs == [1, 2, 3, 4, 5]
    assert state.epoch == 5
    assert state.domain == [[] for _ in range(players)]
    assert all(len(cards) > 1 for seat in range(players) for cards in legends_of(state, seat))
    return state


@pytest.mark.rule(
    "E3.1", "E3.4", "E3.6", "E6.2", "E6.3", "E7.1", "E8.1", "E8.2", "E9.1", "E10.1", "R7"
)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("families", ANY_FIVE)
def test_every_five_families_are_played_by_the_rules(families: str, players: int) -> None:
    end = check_game(families, players, "properties")
    assert sorted(FAMILIES[family] for family in end.families) == families.split("+")


# ---- the checks themselves


def an_example() -> Elysium:
    """A position with something of everything that is checked."""
    return position(
        agora=["athena-owl", "zeus-hera"],
        gold=3,
        domain={0: ["zeus-companion", "hades-lethe", "citizen"]},
        legends={
            0: [["zeus-ganymede", "hades-charon", "citizen"], ["athena-aegis"]],
            1: [["zeus-danae", "zeus-temple", "citizen"]],
        },
    )


def owe(state: Elysium) -> None:
    state.gold[1] = -1


def lose_a_card(state: Elysium) -> None:
    state.agora.pop()


def double_a_card(state: Elysium) -> None:
    state.domain[0].append(state.domain[0][0])
    state.pile.remove(state.domain[0][0])


def forget_a_mask(state: Elysium) -> None:
    state.held[7] = 0


def be_ready_elsewhere(state: Elysium) -> None:
    state.ready[8] = 1


def count_wrongly(state: Elysium) -> None:
    state.legends[0][0] += 1 << 2


def swap_owners(state: Elysium) -> None:
    state.level_tiles[0] = 3  # of three players


def put_a_citizen_first(state: Elysium) -> None:
    ganymede, charon, citizen, aegis = state.elysium[0]
    state.elysium[0] = [citizen, ganymede, charon, aegis]


def mix_a_legend(state: Elysium) -> None:
    first, second, third, single = state.elysium[0]
    state.elysium[0] = [first, second, third, single & 127]
    del state.legends[0][1]


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (owe, "owes"),
        (lose_a_card, "missing"),
        (double_a_card, "twins"),
        (forget_a_mask, "masks"),
        (be_ready_elsewhere, "ready"),
        (count_wrongly, "not what its cards say"),
        (swap_owners, "owner"),
        (put_a_citizen_first, "Citizen starts"),
        (mix_a_legend, "several levels"),
    ],
)
def test_a_spoilt_position_is_noticed(spoil: Callable[[Elysium], None], complaint: str) -> None:
    state = an_example()
    invariants(state)
    spoil(state)
    with pytest.raises(AssertionError, match=complaint):
        invariants(state)


@pytest.mark.parametrize(
    ("told", "complaint"),
    [
        ([(DISCARDS, 0, 5), (RECALLS, 0, 5)], "returns in the same turn"),
        ([(DISCARDS, 0, 5), (TAKES, 0, 5), (TAKES, 0, 5)], "returns in the same turn"),
        ([(RETURNS, 0, 5), (DRAWS, 0, 5)], "returns in the same turn"),
        ([(SWAPS, 0, 1, 5, 6), (SWAPS, 0, 1, 7, 5)], "returns by a swap"),
        ([(SITS_OUT, 1), (DISC, 1, 1)], "not one Quest"),
        ([(TAKES_QUEST, 1, 1), (DISMISSES, 1, 0), (DISC, 1, 1)], "not three cards"),
        ([(JOINS, 0, 5, 9)], "joined before it is"),
    ],
)
def test_a_broken_account_is_noticed(told: list[tuple[Any, ...]], complaint: str) -> None:
    state = an_example()
    told = [(USES, 0, 1), *told]
    state.events = [Event(kind, particulars, EVERYBODY) for kind, *particulars in told]
    with pytest.raises(AssertionError, match=complaint):
        Book(state).read(state)


@pytest.mark.parametrize(
    "told",
    [
        [(USES, 0, 1), (DISCARDS, 0, 5), (TAKES, 1, 6), (RECALLS, 0, 5)],
        [(USES, 0, 1), (DISCARDS, 0, 5), (TAKES, 0, 5)],
    ],
)
def test_a_card_may_return_in_the_next_turn_and_by_the_action_of_the_turn(
    told: list[tuple[Any, ...]],
) -> None:
    state = an_example()
    state.events = [Event(kind, particulars, EVERYBODY) for kind, *particulars in told]
    Book(state).read(state)
    assert state.events == []
