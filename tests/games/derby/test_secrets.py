"""What nobody may see: whatever differs only there looks the same, now and after the same act.

The tests make twins: states that differ from a real one in all that a seat cannot know, the cards
in holders it does not see, the rest of the deck, the bet cards of the others, and the seed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from games.walks import SEEDS, examples, variants
from hypothesis import given

from pantheon import games
from pantheon.core.chance import Chance
from pantheon.core.events import Event
from pantheon.core.game import Game
from pantheon.core.playout import random_action
from pantheon.core.state import NOBODY
from pantheon.games.derby.components import BETS, GODS, NONE
from pantheon.games.derby.races import RUN, Race, give_powers
from pantheon.games.derby.state import Derby

# D7.1: what is told of every bet at the end of a race, after which nothing of it is a secret.
TURNED_UP = ("hits", "misses")

every_derby = pytest.mark.parametrize(("game", "players"), variants("derby"))


def sees(seat: int, holder: int, players: int) -> bool:
    """D1.4: a holder stands between a seat and the next one clockwise."""
    return seat in (holder, (holder + 1) % players)


def beside(seat: int, players: int) -> set[int]:
    """The holders of a seat."""
    return {holder for holder in range(players) if sees(seat, holder, players)}


class Told:
    """What powers have told somebody in this race: holders and bets that twins must not change."""

    def __init__(self) -> None:
        self.holders: dict[int, set[int]] = {}  # by seat
        self.bets: dict[int, set[int]] = {}  # by seat: seat x 3 + place
        self.hands: dict[int, set[int]] = {}  # by seat: the seats of which it knows a card in hand

    def hear(self, state: Derby, events: list[Event]) -> None:
        """Take in what has happened since the last decision."""
        for event in events:
            particulars = dict(zip(event.kind.particulars, event.particulars, strict=True))
            if event.kind.name in TURNED_UP:
                self.holders, self.bets, self.hands = {}, {}, {}
            elif event.kind.name == "looks-holder":
                self._know(particulars["seat"], {particulars["seat2"]})
            elif event.kind.name == "returns":
                for seat in range(NOBODY, state.players):
                    self._know(seat, beside(particulars["seat"], state.players))
            elif event.kind.name == "swaps-cards":
                both = beside(particulars["seat"], state.players)
                for seat in range(NOBODY, state.players):
                    told = self.holders.get(seat, set()) | beside(seat, state.players)
                    if told & both:
                        self._know(seat, both)
            elif event.kind.name == "looks-bet":
                other, creature = particulars["seat2"], particulars["creature"]
                bets = self.bets.setdefault(particulars["seat"], set())
                bets.add(state.backed.index(creature, other * 3))
            elif event.kind.name == "swaps-bet":
                self._take_back(state, particulars["seat"], particulars["creature"])

    def _know(self, seat: int, holders: set[int]) -> None:
        self.holders.setdefault(seat, set()).update(holders)

    def _take_back(self, state: Derby, owner: int, creature: int) -> None:
        """Prophecy: who saw the card on the table knows now that it is in the hand."""
        index = state.backed.index(creature, owner * 3)
        for seat, bets in self.bets.items():
            if index in bets:
                bets.remove(index)
                self.hands.setdefault(seat, set()).add(owner)


def steps(game: Game, players: int, seed: str) -> Iterator[tuple[Derby, Told]]:
    """A random game, told from its deal: the state at every decision, and what powers have told."""
    state = game.blank(players, seed)
    assert isinstance(state, Derby)
    state.events = []
    game.set_up(state)
    state.settle()
    told = Told()
    chance = Chance(f"{seed} steps")
    while not state.over:
        told.hear(state, state.events)
        if NONE not in state.gods:
            yield state, told
        state.events = []
        state.apply(random_action(state, chance))


def twin(state: Derby, seat: int, told: Told, chance: Chance) -> Derby:
    """A state that a seat cannot tell from this one, all else dealt anew."""
    other = state.copy()
    shut = beside(seat, state.players) | told.holders.get(seat, set())
    for frame in state.pending():
        hands = beside(frame.seat, state.players)
        last = any(len(state.holders[holder]) == 1 for holder in hands)  # is played unasked
        if type(frame).__name__ == "Target" or (type(frame).__name__ == "Turn" and last):
            shut |= hands
    deal_anew(other, [holder for holder in range(state.players) if holder not in shut], chance)
    for owner in range(state.players):
        if owner != seat and owner not in told.hands.get(seat, set()):
            bet_anew(other, owner, told.bets.get(seat, set()), chance)
    know_anew(other, seat)
    other.settle()
    return other


def deal_anew(state: Derby, holders: list[int], chance: Chance) -> None:
    pool = list(state.undealt)
    for holder in holders:
        pool += state.holders[holder]
    chance.shuffle(pool)
    dealt = list(state.holders)
    for holder in holders:
        size = len(state.holders[holder])
        dealt[holder] = sorted(pool[:size])
        pool = pool[size:]
    state.holders = dealt
    state.undealt = sorted(pool)


def bet_anew(state: Derby, owner: int, seen: set[int], chance: Chance) -> None:
    hidden = [i for i in range(owner * 3, owner * 3 + 3) if state.bet[i] != NONE and i not in seen]
    pool = [state.bet[index] for index in hidden]
    for card in range(len(BETS)):
        pool += [card] * state.hand[owner * 7 + card]
    chance.shuffle(pool)
    for index in hidden:
        state.bet[index] = pool.pop()
    for card in range(len(BETS)):
        state.hand[owner * 7 + card] = pool.count(card)


def know_anew(state: Derby, seat: int) -> None:
    """The others know other cards, now that others are there."""
    designs = state.deck.designs
    for field in ("known", "before"):
        knowledge = [list(entries) for entries in getattr(state, field)]
        for other in range(state.players):
            if other == seat:
                continue
            many = [sum(key // designs == h for key in knowledge[other]) for h in range(6)]
            knowledge[other] = [
                holder * designs + card
                for holder in range(state.players)
                for card in state.holders[holder][: many[holder]]
            ]
        setattr(state, field, knowledge)
    if state.taken_back and not (seat >= 0 and state.taken_back[2] >> seat & 1):
        index, _, knowers = state.taken_back
        hand = state.hand[index // 3 * 7 : index // 3 * 7 + 7]
        state.taken_back = [index, hand.index(max(hand)), knowers]


# ---- what is seen


@every_derby
@examples(1)
@given(seed=SEEDS)
def test_a_view_shows_exactly_what_lies_before_the_seat(
    game: Game, players: int, seed: str
) -> None:
    for state, told in steps(game, players, seed):
        cards = state.deck.card.values
        for seat in range(NOBODY, players):
            view = state.view(seat)
            for holder, shown in enumerate(view["holders"]):
                there = [cards[card] for card in state.holders[holder]]
                assert shown["cards"] == (there if sees(seat, holder, players) else None)
                assert shown["count"] == len(there)
                assert len(shown["known"]) <= len(there)
            for owner, bets in enumerate(view["bets"]):
                for bet in bets:
                    index = owner * 3 + bet["place"] - 1
                    knows = owner == seat or index in told.bets.get(seat, set())
                    assert bet["card"] == (BETS[state.bet[index]] if knows else None)
            hand = state.hand[seat * 7 : seat * 7 + 7]
            assert view["hand"] == ({} if seat < 0 else dict(zip(BETS, hand, strict=True)))
            assert view["undealt"] == len(state.undealt)


@every_derby
@examples(1)
@given(seed=SEEDS)
def test_what_cannot_be_seen_does_not_change_the_view(game: Game, players: int, seed: str) -> None:
    chance = Chance(seed)
    for state, told in steps(game, players, seed):
        for seat in range(NOBODY, players):
            other = twin(state, seat, told, chance)
            other.seed = chance.seed()
            assert other.view(seat) == state.view(seat)


@every_derby
@examples(3)
@given(seed=SEEDS)
def test_only_knowers_are_told_secrets(game: Game, players: int, seed: str) -> None:
    state = game.new(players, seed)
    state.events = []
    chance = Chance(seed)
    while not state.over:
        state.apply(random_action(state, chance))
    for event in state.events:
        everything = dict(zip(event.kind.particulars, event.particulars, strict=True))
        hidden = [event.kind.particulars[place] for place in SECRETS.get(event.kind.name, [])]
        for seat in range(NOBODY, players):
            actor = everything.get("seat", NOBODY)
            neighbour = seat >= 0 and (seat - actor) % players in (1, players - 1)
            knows = seat == actor or (neighbour and event.kind.name == "swaps-cards")
            if knows or not hidden:
                assert event.seen_by(seat) == everything
            else:
                assert set(event.seen_by(seat)) == set(everything) - set(hidden)


# Where secrets stand among the particulars of an event; everything else happens on the open table.
SECRETS = {"bets": [3], "looks-bet": [3], "swaps-bet": [2, 3], "swaps-cards": [1, 2]}


# ---- what being asked, and all that follows an act, tells


@pytest.mark.rule("D9.3")
@every_derby
@examples(1)
@given(seed=SEEDS)
def test_after_the_same_act_both_twins_look_the_same(game: Game, players: int, seed: str) -> None:
    chance = Chance(seed)
    for state, told in steps(game, players, seed):
        for seat in range(NOBODY, players):
            other = twin(state, seat, told, chance)
            both = act_alike(state, other, seat, chance)
            if both is None:
                continue
            real, real_events = both[0], heard(both[0], seat)
            assert both[1].view(seat) == real.view(seat)
            assert heard(both[1], seat) == real_events


def act_alike(state: Derby, other: Derby, seat: int, chance: Chance) -> tuple[Derby, Derby] | None:
    """Play in both what looks the same to the seat, unless there is nothing or it tells secrets."""
    acts = alike(state, other, seat, chance)
    if acts is None:
        return None
    real = state.copy()
    real.events, other.events = [], []
    real.apply(acts[0])
    other.apply(acts[1])
    if any(event.kind.name in TURNED_UP for event in real.events):
        return None
    if state.seat == seat and Counter(real.seen(seat)) - Counter(state.seen(seat)):  # it has looked
        return None
    return real, other


def alike(state: Derby, other: Derby, seat: int, chance: Chance) -> tuple[int, int] | None:
    """An action each: a bet card may differ where another player lays it down."""
    text = state.game.catalogue.text
    if state.seat != seat and text(state.legal[0]).split()[0] in ("bet", "replace"):
        action = random_action(state, chance)
        creature = text(action).split()[2:]
        similar = [act for act in other.legal if text(act).split()[2:] == creature]
        return action, similar[chance.below(len(similar))]
    common = sorted(set(state.legal) & set(other.legal))
    if not common:
        return None
    action = common[chance.below(len(common))]
    return action, action


def heard(state: Derby, seat: int) -> list[tuple[str, dict[str, int]]]:
    """All that a seat has heard."""
    assert state.events is not None
    return [(event.kind.name, event.seen_by(seat)) for event in state.events]


# ---- D9.3 in small positions

ODIN, HORUS, QUETZALCOATL, MARDUK = (
    GODS.index(name) for name in ("odin", "horus", "quetzalcoatl", "marduk")
)


def race_of(holders: list[list[str]], gods: list[int]) -> Derby:
    """A race with these holders, at its first decision; seat 0 starts."""
    game = games.load("derby", {"powers": "on"})
    state = game.new(len(gods), "race")
    assert isinstance(state, Derby)
    while state.stack:
        state.pop()
    state.start = 0
    state.gods = gods
    give_powers(state)
    deck = list(state.values.deck)
    state.holders = []
    for holder in holders:
        state.holders.append(sorted(state.deck.card.values.index(name) for name in holder))
        for card in state.holders[-1]:
            deck.remove(card)
    state.undealt = deck
    state.push(Race(RUN))
    state.settle()
    return state


def asked(state: Derby) -> tuple[int, str]:
    """Who is asked, and what sort of thing."""
    return int(state.seat), type(state.frame).__name__


def act(state: Derby, *texts: str) -> Derby:
    for text in texts:
        state.apply(state.game.catalogue.parse(text))
    return state


def options(state: Derby) -> list[str]:
    return [state.game.catalogue.text(action) for action in state.legal]


UNSEEN = [["phoenix-5/3", "phoenix-6/4"], ["phoenix-3/1", "phoenix-4/2"]]


@pytest.mark.rule("D9.3")
def test_odin_is_asked_though_his_cards_are_all_alike() -> None:
    gods = [ODIN, HORUS, QUETZALCOATL, MARDUK]
    alike = [["sylph-5/3"], *UNSEEN, ["sylph-5/3"]]
    differ = [["sylph-5/3"], *UNSEEN, ["sylph-6/4"]]
    for holders in (alike, differ):
        assert asked(race_of(holders, gods)) == (0, "Response")
    assert options(race_of(alike, gods)) == ["decline"]
    assert options(race_of(differ, gods)) == ["decline", "use huginn-and-muninn"]
    assert race_of(alike, gods).view(2) == race_of(differ, gods).view(2)


@pytest.mark.rule("D9.3")
def test_quetzalcoatl_is_asked_though_no_card_of_the_creature_is_left() -> None:
    gods = [QUETZALCOATL, HORUS, MARDUK, GODS.index("anansi")]
    without = [["sylph-5/3", "dragon-3/1"], *UNSEEN, ["gryphon-3/1", "dragon-4/2"]]
    another = [["sylph-5/3", "sylph-3/1"], *UNSEEN, ["gryphon-3/1", "dragon-4/2"]]
    plays = ["play left sylph-5/3", "play right gryphon-3/1", "decline"]  # no ray of Horus
    states = [act(race_of(holders, gods), *plays) for holders in (without, another)]
    assert [asked(state) for state in states] == [(0, "Response")] * 2
    assert [options(state) for state in states] == [["decline"], ["decline", "use renewal"]]
    assert states[0].view(2) == states[1].view(2)


@pytest.mark.rule("D9.3")
def test_whoever_holds_two_equal_cards_chooses_between_them_all_the_same() -> None:
    gods = [GODS.index("anansi"), MARDUK, QUETZALCOATL]
    for second in (["sylph-5/3", "sylph-5/3"], ["sylph-5/3", "sylph-6/4"]):
        state = race_of([["dragon-3/1", "dragon-4/2"], UNSEEN[0], second], gods)
        assert asked(act(state, "play left dragon-3/1")) == (0, "Turn")


@pytest.mark.rule("D9.3")
def test_marduk_is_asked_though_all_his_bet_cards_are_alike() -> None:
    none = {"points": 1, "copies": 0, "wins": ["first"], "source": "house"}
    bets = {name: dict(none) for name in BETS}
    bets[BETS[0]]["copies"] = 11
    game = games.load("derby", {"powers": "on"}, {"bets": bets})
    state = next(
        state
        for number in range(100)
        for state in [game.new(3, str(number))]
        if isinstance(state, Derby) and MARDUK in state.gods
    )
    marduk = state.gods.index(MARDUK)
    chance = Chance("line")
    at_line = []
    while not state.over:
        if state.view(NOBODY)["pending"][-1].get("moment") == "line" and state.seat == marduk:
            at_line.append(options(state))
        declining = state.game.catalogue.parse("decline")
        state.apply(declining if declining in state.legal else random_action(state, chance))
    assert at_line == [["decline", "use prophecy"]] * 3  # who sees it does not know what it changes
