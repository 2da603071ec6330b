"""Guesses agree with all that a seat has learnt, and nothing else is certain to them.

`Notes` are what a player could write down: the events and views of one seat, and no more. From a
world that is guessed they go back in time, card by card, and see whether it could have come about.
That has nothing in common with how the engine keeps knowledge.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from games.walks import SEEDS, examples, variants
from hypothesis import given

from pantheon import games
from pantheon.core.chance import Chance
from pantheon.core.game import Game
from pantheon.core.playout import play_randomly, random_action
from pantheon.core.state import NOBODY, State
from pantheon.games.derby.components import BETS, CREATURES, GODS, NONE, POWERS
from pantheon.games.derby.races import FIRST_BETS, Race, give_powers
from pantheon.games.derby.state import Derby

Holders = list[list[int]]

# How the gods are chosen changes nothing here.
every_derby = pytest.mark.parametrize(
    ("game", "players"), [table for table in variants("derby") if "gods" not in str(table.id)]
)
with_powers = pytest.mark.parametrize(
    ("game", "players"), [table for table in variants("derby") if "powers" in str(table.id)]
)


def beside(seat: int, side: str, players: int) -> int:
    """D1.4: the holder on a side of a seat; the left one is shared with the next seat clockwise."""
    return seat if side == "left" else (seat - 1) % players


# ---- what a player can write down


class Notes:
    """What one seat has seen happen in this race; NOBODY is a spectator."""

    def __init__(self, seat: int, players: int, kinds: int) -> None:
        self.seat = seat
        self.players = players
        self.kinds = kinds  # of movement cards of every creature
        self.log: list[tuple[Any, ...]] = []

    def hear(self, state: Derby, action: str) -> None:
        """Write down what has happened by an action, as far as the seat could see it."""
        assert state.events is not None
        for event in state.events:
            self._write(state, event.kind.name, event.seen_by(self.seat), action)

    def _write(self, state: Derby, kind: str, told: dict[str, int], action: str) -> None:
        seat = told.get("seat", NOBODY)
        left, right = (beside(seat, side, self.players) for side in ("left", "right"))
        if kind in ("hits", "misses"):  # D7.1: the race is over, and everything is open
            self.log = []
        elif kind in ("names", "names-trick"):
            self.log.append(("leaves", (left, right)[told["side"]], told["card"]))
        elif kind == "returns":
            holder = (left, right)[told["side"]]
            self.log.append(("returns", holder, told["card"], told["card2"]))
        elif kind == "swaps-cards":
            self.log.append(("ravens", left, right, told.get("card"), told.get("card2")))
        elif kind == "uses":
            card = self._last_card(len(state.view(self.seat)["named"]))
            self.log.append(("uses", POWERS[told["power"]], left, right, card))
        elif kind == "looks-holder" and seat == self.seat:
            known = state.view(self.seat)["holders"][told["seat2"]]["known"]
            names = state.deck.card.values
            self.log.append(("eye", told["seat2"], sorted(names.index(name) for name in known)))
        elif kind == "bets":
            self.log.append(("bets", seat, told["place"] - 1))
        elif kind == "looks-bet" and seat == self.seat:
            place = self._place(state, told["seat2"], told["creature"])
            self.log.append(("looks", told["seat2"], place, told["bet"]))
        elif kind == "swaps-bet":
            self.log.append(("prophecy", seat, self._place(state, seat, told["creature"])))

    def _last_card(self, waiting: int) -> int:
        """The card that was played last; so many have been named and have not moved yet."""
        named = [int(what[2]) for what in self.log if what[0] == "leaves"]
        return named[-1 - waiting] if len(named) > waiting else NONE

    def _place(self, state: Derby, owner: int, creature: int) -> int:
        bets = state.view(self.seat)["bets"][owner]
        return next(int(bet["place"]) - 1 for bet in bets if bet["creature"] == CREATURES[creature])

    # going back in time

    def allow(self, state: Derby) -> bool:
        """Whether a state could have come about as the seat has seen it."""
        return self.allow_holders(state.holders) and all(
            self.allow_bets(owner, *bets_of(state, owner)) for owner in range(self.players)
        )

    def allow_holders(self, holders: Holders) -> bool:
        """Whether cards in holders could have come there."""
        return any(True for _ in self._past(holders, len(self.log)))

    def _past(self, holders: Holders, length: int) -> Iterator[Holders]:
        """All holders at the start of the race from which the log leads to these."""
        if length == 0:
            yield holders
            return
        kind, *what = self.log[length - 1]
        for before in self._undone(kind, what, holders):
            yield from self._past(before, length - 1)

    def _undone(self, kind: str, what: list[Any], holders: Holders) -> Iterator[Holders]:
        if kind == "leaves":
            yield exchanged(holders, what[0], None, what[1])
        elif kind == "returns":
            if what[1] in holders[what[0]]:
                yield exchanged(holders, what[0], what[1], what[2])
        elif kind == "ravens":
            first, second, card, other = what
            for came in set(holders[first]):
                for went in set(holders[second]):
                    # D9.3: nobody swaps equal cards; who sees a holder knows both
                    if came != went and other in (None, came) and card in (None, went):
                        swapped = exchanged(holders, first, came, went)
                        yield exchanged(swapped, second, went, came)
        elif kind == "uses":
            if could_use(what[0], holders[what[1]], holders[what[2]], what[3], self.kinds):
                yield holders
        elif kind != "eye" or sorted(holders[what[0]]) == what[1]:
            yield holders

    def allow_bets(self, owner: int, bets: list[int], hand: Counter[int]) -> bool:
        """Whether a player could have placed these bet cards and have those left."""
        return self._allow_bets(owner, bets, hand, len(self.log))

    def _allow_bets(self, owner: int, bets: list[int], hand: Counter[int], length: int) -> bool:
        while length > 0:
            length -= 1
            kind, *what = self.log[length]
            if kind not in ("bets", "looks", "prophecy") or what[0] != owner:
                continue
            place = what[1]
            card = bets[place]
            if kind == "bets":
                hand = hand + Counter([card])
                bets = [*bets[:place], NONE, *bets[place + 1 :]]
            elif kind == "looks" and card != what[2]:
                return False
            elif kind == "prophecy":
                return any(
                    self._allow_bets(
                        owner,
                        [*bets[:place], old, *bets[place + 1 :]],
                        hand + Counter([card]) - Counter([old]),
                        length,
                    )
                    for old in hand
                )
        return True


def could_use(power: str, left: list[int], right: list[int], card: int, kinds: int) -> bool:
    """D9.3: whether the cards of a player allow a power that was used."""
    if power == "huginn-and-muninn":
        return any(one != other for one in left for other in right)
    if power == "renewal":
        return any(other != card and other // kinds == card // kinds for other in left + right)
    return True


def exchanged(holders: Holders, holder: int, gone: int | None, come: int) -> Holders:
    """Holders in one of which a card is gone and another has come."""
    cards = list(holders[holder])
    if gone is not None:
        cards.remove(gone)
    return [*holders[:holder], [*cards, come], *holders[holder + 1 :]]


def bets_of(state: Derby, owner: int) -> tuple[list[int], Counter[int]]:
    """The bet cards on the table and in the hand of a player."""
    hand = state.hand[owner * 7 : owner * 7 + 7]
    in_hand = Counter({card: many for card, many in enumerate(hand) if many})
    return list(state.bet[owner * 3 : owner * 3 + 3]), in_hand


class Table:
    """A game and everybody's notes about it."""

    def __init__(self, state: State) -> None:
        assert isinstance(state, Derby)
        self.state = state
        players, kinds = int(state.players), state.values.kinds
        self.notes = [Notes(seat, players, kinds) for seat in range(NOBODY, players)]

    def apply(self, action: int) -> None:
        self.state.events = []
        self.state.apply(action)
        for notes in self.notes:
            notes.hear(self.state, self.state.game.catalogue.text(action))


def walk(game: Game, players: int, seed: str) -> Iterator[Table]:
    """A random game whose players keep most powers for later: its one table at every decision."""
    table = Table(game.new(players, seed))
    chance = Chance(f"{seed} table")
    decline = game.catalogue.parse("decline")
    while not table.state.over:
        if NONE not in table.state.gods:
            yield table
        legal = table.state.legal
        waits = decline in legal and chance.below(3) > 0
        table.apply(decline if waits else legal[chance.below(len(legal))])


# ---- at every decision of random games


@every_derby
@examples(1)
@given(seed=SEEDS)
def test_the_truth_agrees_with_everybodys_notes(game: Game, players: int, seed: str) -> None:
    for table in walk(game, players, seed):
        for notes in table.notes:
            assert notes.allow(table.state)


@every_derby
@examples(2)
@given(seed=SEEDS)
def test_a_guess_agrees_with_all_that_the_seat_knows(game: Game, players: int, seed: str) -> None:
    for ordinal, table in enumerate(walk(game, players, seed)):
        for notes in table.notes:
            guess = table.state.guess(notes.seat, Chance(seed, ordinal))
            assert notes.allow(guess)
            assert guess.view(notes.seat) == table.state.view(notes.seat)
            assert guess.seed != table.state.seed
            assert guess.legal == guess.frame.legal(guess) != []
            check_nothing_made_or_lost(guess, table.state)


def check_nothing_made_or_lost(guess: Derby, truth: Derby) -> None:
    assert cards_of(guess) == cards_of(truth)
    assert list(map(len, guess.holders)) == list(map(len, truth.holders))
    assert all(holder == sorted(holder) for holder in guess.holders)
    assert min(guess.hand) >= 0
    for owner in range(truth.players):
        assert all_bets(guess, owner) == all_bets(truth, owner)


def cards_of(state: Derby) -> list[int]:
    """All cards of holders and of the rest of the deck."""
    return sorted(sum(state.holders, list(state.undealt)))


def all_bets(state: Derby, owner: int) -> Counter[int]:
    bets, hand = bets_of(state, owner)
    return hand + Counter(card for card in bets if card != NONE)


@every_derby
@examples(1)
@given(seed=SEEDS)
def test_a_guess_can_be_played_to_its_end(game: Game, players: int, seed: str) -> None:
    for ordinal, table in enumerate(walk(game, players, seed)):
        seat = ordinal % (players + 1) - 1
        guess = game.state(table.state.guess(seat, Chance(seed, ordinal)).to_json())
        assert guess.view(seat) == table.state.view(seat)
        play_randomly(guess, Chance(seed))
        assert guess.over


@with_powers
@examples(3)
@given(seed=SEEDS)
def test_in_a_guess_the_others_know_cards_that_are_there(
    game: Game, players: int, seed: str
) -> None:
    for ordinal, table in enumerate(walk(game, players, seed)):
        seat = ordinal % (players + 1) - 1
        guess = table.state.guess(seat, Chance(seed, ordinal))
        for other in range(players):
            for holder, shown in enumerate(guess.view(other)["holders"]):
                names = [guess.deck.card.values[card] for card in guess.holders[holder]]
                assert Counter(shown["known"]) <= Counter(names)
        other = (seat + 2) % players
        assert guess.guess(other, Chance(seed)).view(other) == guess.view(other)


@with_powers
@examples(2)
@given(seed=SEEDS)
def test_what_was_seen_stays_in_view_until_the_race_ends(
    game: Game, players: int, seed: str
) -> None:
    for table in walk(game, players, seed):
        names = table.state.deck.card.values
        for notes in table.notes:
            view = table.state.view(notes.seat)
            swapped = [what[1:3] for what in notes.log if what[0] == "ravens"]
            for kind, *what in notes.log:
                if kind == "eye" and not any(what[0] in both for both in swapped):
                    there = [names[card] for card in table.state.holders[what[0]]]
                    assert view["holders"][what[0]]["known"] == there
            assert seen_bets(view, notes) == still_seen(notes)


def seen_bets(view: dict[str, Any], notes: Notes) -> dict[tuple[int, int], str]:
    """The bet cards of others that a view shows."""
    return {
        (owner, bet["place"] - 1): bet["card"]
        for owner, bets in enumerate(view["bets"])
        for bet in bets
        if owner != notes.seat and bet["card"] is not None
    }


def still_seen(notes: Notes) -> dict[tuple[int, int], str]:
    """The bet cards that the seat has looked at and Prophecy has not taken back since."""
    seen: dict[tuple[int, int], str] = {}
    for kind, *what in notes.log:
        if kind == "looks":
            seen[what[0], what[1]] = BETS[what[2]]
        elif kind == "prophecy":
            seen.pop((what[0], what[1]), None)
    return seen


# ---- small positions, in which all worlds can be counted

ANANSI, HORUS, MARDUK, ODIN, QUETZALCOATL, YU_HUANG = range(len(GODS))
# Horus on seat 0 sees the holders 4 and 0. Odin on seat 2 has holder 2 on the left and 1 on the
# right, Quetzalcoatl on seat 3 has holder 3 on the left and 2 on the right. Seat 1 is Marduk.
FIVE = [HORUS, MARDUK, ODIN, QUETZALCOATL, ANANSI]
PLAYERS = list(range(len(FIVE)))
EVERYBODY = [NOBODY, *PLAYERS]
# Only two sorts of cards, but five and four of each creature: there are fewer worlds to count.
MOVEMENT = [
    {"fast": 3, "slow": 1, "bonus": 0, "copies": 5, "source": "house"},
    {"fast": 4, "slow": 2, "bonus": 0, "copies": 4, "source": "house"},
]


def small_table(
    start: int, holders: list[str], undealt: str = "", hand: str = "", dragon: int = 0
) -> Table:
    """A race of the five with few cards, before the first bets; all others are on the piles.

    Cards are given as `dragon-3/1 dragon-4/2`; `hand` names the bet cards that everybody has left,
    `dragon` the space of that creature.
    """
    game = games.load("derby", {"powers": "on"}, {"movement": MOVEMENT})
    state = game.new(len(FIVE), "small")
    assert isinstance(state, Derby)
    while state.stack:
        state.pop()
    state.start = start
    state.space[0] = dragon
    state.gods = list(FIVE)
    give_powers(state)
    index = state.deck.card.values.index
    state.holders = [sorted(map(index, cards.split())) for cards in holders]
    state.undealt = sorted(map(index, undealt.split()))
    rest = Counter(state.values.deck)
    rest.subtract(cards_of(state))
    assert min(rest.values()) >= 0
    state.discard = sorted(rest.elements())
    if hand:
        left = [hand.split().count(name) for name in BETS]
        state.hand = left * int(state.players)
        gone = [many - here for many, here in zip(state.values.bet_copies, left, strict=True)]
        state.lost = gone * int(state.players)
    state.push(Race(FIRST_BETS))
    state.settle()
    return Table(state)


def play(table: Table, *texts: str) -> Table:
    """Play actions; before each, what else is asked is declined, or the first option taken."""
    catalogue = table.state.game.catalogue
    decline = catalogue.parse("decline")
    for text in texts:
        wanted = catalogue.parse(text)
        race = table.state.race
        while wanted not in table.state.legal:
            assert table.state.race == race, f"nobody is asked for {text} in this race"
            legal = table.state.legal
            table.apply(decline if decline in legal else legal[0])
        table.apply(wanted)
    return table


def card_worlds(table: Table, notes: Notes) -> set[tuple[tuple[int, ...], ...]]:
    """All ways to fill the holders that agree with the notes, found by trying every one."""
    state = table.state
    seen = {notes.seat, (notes.seat - 1) % notes.players} if notes.seat >= 0 else set()
    unseen = [holder for holder in range(notes.players) if holder not in seen]
    pool = sorted(sum((state.holders[holder] for holder in unseen), list(state.undealt)))
    worlds = set()
    for filled in fillings(pool, [len(state.holders[holder]) for holder in unseen]):
        holders = [list(holder) for holder in state.holders]
        for holder, cards in zip(unseen, filled, strict=True):
            holders[holder] = list(cards)
        if notes.allow_holders(holders):
            worlds.add(tuple(tuple(sorted(holder)) for holder in holders))
    return worlds


def fillings(pool: list[int], sizes: list[int]) -> Iterator[list[tuple[int, ...]]]:
    """All ways to take hands of these sizes from a pool."""
    if not sizes:
        yield []
        return
    for hand in set(combinations(pool, sizes[0])):
        rest = sorted((Counter(pool) - Counter(hand)).elements())
        for others in fillings(rest, sizes[1:]):
            yield [hand, *others]


def bet_worlds(table: Table, notes: Notes, owner: int) -> set[tuple[int, ...]]:
    """All ways in which the bet cards of a player can lie that agree with the notes."""
    bets, _ = bets_of(table.state, owner)
    everything = all_bets(table.state, owner)
    if owner == notes.seat:
        return {tuple(bets)}
    worlds = set()
    for laid in orders(everything, sum(card != NONE for card in bets)):
        left = everything - Counter(laid)
        world = [*laid, *[NONE] * (3 - len(laid))]
        if notes.allow_bets(owner, world, left):
            worlds.add(tuple(world))
    return worlds


def orders(cards: Counter[int], many: int) -> Iterator[list[int]]:
    """All rows of so many cards."""
    if many == 0:
        yield []
        return
    for card in cards:
        for others in orders(cards - Counter([card]), many - 1):
            yield [card, *others]


def check_all_worlds(table: Table, seats: list[int]) -> None:
    """Guesses find all worlds that agree with the notes, and no other."""
    for notes in table.notes:
        if notes.seat in seats:
            check_worlds_of(table, notes)


def check_worlds_of(table: Table, notes: Notes) -> None:
    owners = range(notes.players)
    cards = card_worlds(table, notes)
    bets = [bet_worlds(table, notes, owner) for owner in owners]
    found_cards: set[tuple[tuple[int, ...], ...]] = set()
    found_bets: list[set[tuple[int, ...]]] = [set() for _ in owners]
    for ordinal in range(60 * max(len(cards), *map(len, bets))):
        guess = table.state.guess(notes.seat, Chance("worlds", ordinal))
        found_cards.add(tuple(map(tuple, guess.holders)))
        for owner in owners:
            found_bets[owner].add(tuple(guess.bet[owner * 3 : owner * 3 + 3]))
        if (found_cards, found_bets) == (cards, bets) and ordinal > 20:
            break
    assert found_cards - cards == set(), f"seat {notes.seat} guesses what cannot be"
    assert cards - found_cards == set(), f"seat {notes.seat} never guesses what can be"
    assert found_bets == bets, f"seat {notes.seat}"


CARDS = [
    "sylph-3/1",
    "gryphon-3/1 gryphon-4/2",
    "lamassu-3/1 lamassu-4/2",
    "sylph-3/1",
    "sylph-3/1",
]
REST = "sylph-3/1"
EYE = ["use falcons-eye", "holder 2"]


def test_without_powers_every_deal_is_possible() -> None:
    check_all_worlds(play(small_table(1, CARDS, REST), "play left gryphon-3/1"), PLAYERS)


def test_falcons_eye() -> None:
    table = play(small_table(1, CARDS, REST), *EYE)
    check_all_worlds(table, [0])
    check_all_worlds(play(table, "play left gryphon-3/1", "play left lamassu-3/1"), PLAYERS)


# Odin gives his left holder 2 a gryphon card of holder 1, and takes a lamassu card for it.
RAVENS = ["use huginn-and-muninn", "give left lamassu-3/1", "give right gryphon-4/2"]


def test_huginn_and_muninn_alone() -> None:
    check_all_worlds(play(small_table(2, CARDS, REST), *RAVENS), PLAYERS)


def test_falcons_eye_and_then_huginn_and_muninn_there() -> None:
    check_all_worlds(play(small_table(2, CARDS, REST), *EYE, *RAVENS), PLAYERS)


def test_the_ravens_brought_no_equal_card_for_a_seen_one() -> None:
    # There is another lamassu-3/1 somewhere. In holder 2 it cannot stand for the one seen there.
    table = play(small_table(2, CARDS, "lamassu-3/1"), *EYE, *RAVENS)
    check_all_worlds(table, [0])


def test_falcons_eye_and_then_huginn_and_muninn_elsewhere() -> None:
    table = play(small_table(2, CARDS, REST), "use falcons-eye", "holder 3", *RAVENS)
    check_all_worlds(table, PLAYERS)


def test_a_seen_card_that_the_ravens_moved_is_played() -> None:
    table = play(small_table(2, CARDS, REST), *EYE, *RAVENS)
    check_all_worlds(play(table, "play right lamassu-3/1"), PLAYERS)


def test_a_seen_card_that_the_ravens_left_is_played() -> None:
    table = play(small_table(2, CARDS, REST), *EYE, *RAVENS)
    check_all_worlds(play(table, "play left lamassu-4/2"), PLAYERS)


def test_a_card_that_the_ravens_brought_to_the_seen_ones_is_played() -> None:
    table = play(small_table(2, CARDS, REST), *EYE, *RAVENS)
    check_all_worlds(play(table, "play left gryphon-4/2"), PLAYERS)


LAST_CARDS = ["sylph-3/1", "gryphon-4/2", "lamassu-3/1", "lamassu-3/1", "gryphon-4/2"]


def test_the_ravens_swap_two_last_cards_that_cannot_be_equal() -> None:
    check_all_worlds(play(small_table(2, LAST_CARDS), *RAVENS), EVERYBODY)


def test_the_ravens_swap_a_seen_last_card_for_another_one() -> None:
    check_all_worlds(play(small_table(2, LAST_CARDS), *EYE, *RAVENS), EVERYBODY)


def test_odin_chooses_what_to_swap_and_so_has_cards_that_differ() -> None:
    table = play(small_table(2, LAST_CARDS), *RAVENS[:1])
    check_all_worlds(table, EVERYBODY)
    check_all_worlds(play(table, *RAVENS[1:2]), EVERYBODY)


# Quetzalcoatl plays a lamassu card from holder 2 and puts it back, for the other one there.
LAMASSUS = [
    "sylph-3/1 sylph-3/1",
    "gryphon-3/1 gryphon-4/2",
    "lamassu-3/1 lamassu-4/2 pegasus-3/1",
    "sylph-3/1 sylph-3/1",
    "sylph-4/2 sylph-4/2",
]
PLAYED = ["play right lamassu-4/2", "use renewal"]
RETURNED = [*PLAYED, "give right lamassu-3/1"]


def test_quetzalcoatl_chooses_what_to_renew_and_so_has_another_card_of_the_creature() -> None:
    check_all_worlds(play(small_table(3, LAMASSUS), *PLAYED), PLAYERS)


def test_everybody_knows_where_renewal_put_a_card() -> None:
    check_all_worlds(play(small_table(3, LAMASSUS), *RETURNED), PLAYERS)


def test_a_returned_card_is_played_again() -> None:
    table = play(small_table(3, LAMASSUS), *RETURNED, "play left lamassu-4/2")
    check_all_worlds(table, EVERYBODY)


# The ravens take a card out of the holder into which Renewal has put one.
TAKEN = ["use huginn-and-muninn", "give left lamassu-4/2", "give right gryphon-4/2"]
LEFT_THERE = ["use huginn-and-muninn", "give left pegasus-3/1", "give right gryphon-4/2"]


def test_the_ravens_may_have_moved_a_returned_card() -> None:
    for ravens in (TAKEN, LEFT_THERE):
        table = play(small_table(3, LAMASSUS), *RETURNED, *ravens)
        check_all_worlds(table, EVERYBODY)


def test_a_returned_card_that_the_ravens_left_is_played() -> None:
    table = play(small_table(3, LAMASSUS), *RETURNED, *LEFT_THERE)
    check_all_worlds(play(table, "play left lamassu-4/2"), EVERYBODY)


def test_a_returned_card_that_the_ravens_moved_is_played() -> None:
    holders = [LAMASSUS[0], f"{LAMASSUS[1]} gryphon-4/2", *LAMASSUS[2:]]
    table = play(small_table(3, holders), *RETURNED, *TAKEN)
    check_all_worlds(play(table, "play right lamassu-4/2"), EVERYBODY)


# Odin sees the first bet of everybody, which is a top-three as they play here. The last two cards
# of the race, which seat 4 plays, have taken dragon over the line.
FEW = ["", "", "", "gryphon-3/1", "dragon-3/1"]
BET_CARDS = "top-three top-two first last disqualified"
WISDOM = ["use superior-wisdom", "slot 3 1", "slot 4 1", "slot 0 1", "slot 1 1"]
PROPHECY = ["use prophecy", "slot 1 1", "replace last"]


def at_the_line(*texts: str) -> Table:
    return play(small_table(4, FEW, hand=BET_CARDS, dragon=13), *texts)


def test_superior_wisdom() -> None:
    check_all_worlds(at_the_line(*WISDOM), PLAYERS)


def test_prophecy() -> None:
    check_all_worlds(at_the_line(*PROPHECY), PLAYERS)


def test_superior_wisdom_after_prophecy() -> None:
    check_all_worlds(at_the_line(*PROPHECY, *WISDOM), PLAYERS)


def test_prophecy_on_a_seen_bet() -> None:
    check_all_worlds(at_the_line(*WISDOM, *PROPHECY), PLAYERS)


def test_only_who_saw_a_bet_card_knows_that_prophecy_took_it_back() -> None:
    state = at_the_line(*WISDOM, *PROPHECY).state
    taken_back = [state.view(seat)["taken_back"] for seat in EVERYBODY]
    odins = {"seat": 1, "place": 1, "card": "top-three"}
    assert taken_back == [odins if seat == 2 else None for seat in EVERYBODY]


def test_prophecy_on_another_bet_than_the_seen_one() -> None:
    check_all_worlds(at_the_line(*WISDOM, "use prophecy", "slot 1 2", "replace last"), PLAYERS)


def test_a_seen_bet_card_that_was_taken_back_is_the_third_bet() -> None:
    check_all_worlds(at_the_line(*WISDOM, *PROPHECY, "bet top-three sylph"), PLAYERS)


def test_a_seen_bet_card_that_was_taken_back_is_not_the_third_bet() -> None:
    table = at_the_line(*WISDOM, *PROPHECY)
    while table.state.bet[1 * 3 + 2] == NONE:
        card = "bet first" if table.state.seat == 1 else "bet"
        texts = map(table.state.game.catalogue.text, table.state.legal)
        play(table, next(text for text in texts if text.startswith((card, "decline"))))
    check_all_worlds(table, PLAYERS)


def test_a_guess_does_not_hold_what_another_player_really_saw() -> None:
    # Seat 4 does not see holder 2, at which Horus has looked; a guess must not tell it.
    table = play(small_table(2, CARDS, REST), *EYE)
    for ordinal in range(50):
        guess = table.state.guess(4, Chance("guess", ordinal))
        names = [guess.deck.card.values[card] for card in guess.holders[2]]
        assert guess.view(0)["holders"][2]["known"] == names


def test_a_guess_does_not_hold_which_card_prophecy_really_took_back() -> None:
    # Seat 4 does not know it; Odin does, and in a guess of seat 4 he knows what lies in that hand.
    table = at_the_line(*WISDOM, *PROPHECY)
    for ordinal in range(50):
        guess = table.state.guess(4, Chance("guess", ordinal))
        bets, hand = bets_of(guess, 1)
        card = BETS.index(guess.view(2)["taken_back"]["card"])
        assert card in hand
        assert card != bets[0]


def test_guesses_after_huginn_and_muninn_and_renewal() -> None:
    # What Renewal returned is known to have come back, whatever the ravens swapped before.
    options = {"powers": "on", "fate": "on", "sober": "on", "gods": "chosen"}
    state = games.load("derby", options).new(4, "s20")
    walk = Chance("walk", 4)
    for _ in range(33):
        state.apply(random_action(state, walk))
    assert isinstance(state, Derby)
    assert state.swapped
    assert state.returned
    for seat in range(4):
        seen = state.view(seat)
        for ordinal in range(50):
            assert state.guess(seat, Chance("guess", ordinal)).view(seat) == seen


def test_guesses_after_renewal_put_a_card_elsewhere_that_the_ravens_may_have_taken() -> None:
    # It was in one of the two holders before, and there is only one of it.
    state = games.load("derby", {"powers": "on", "fate": "on"}).new(6, "k442")
    walk = Chance("walk", 6)
    for _ in range(39):
        state.apply(random_action(state, walk))
    assert isinstance(state, Derby)
    designs = state.deck.designs
    elsewhere = {key % designs for key in state.returned if key // designs not in state.swapped[:2]}
    assert elsewhere & {key % designs for key in state.before[0]}
    seen = state.view(0)
    for ordinal in range(50):
        assert state.guess(0, Chance("guess", ordinal)).view(0) == seen
