"""What nobody may know: the order of the draw pile and the faces of Citizens (E1.8).

Twins are states that differ only there; they must look the same to everybody.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from acting import act, told
from elysium_positions import conserved, legends, names, position
from games.walks import SEEDS, examples, walk
from hypothesis import given

from pantheon import games
from pantheon.core.chance import Chance
from pantheon.core.playout import play_randomly, random_action
from pantheon.core.state import NOBODY
from pantheon.games.elysium.components import PIECES
from pantheon.games.elysium.epochs import WRITING
from pantheon.games.elysium.state import Elysium

every_number_of_players = pytest.mark.parametrize("players", [2, 3, 4])


def steps(players: int, seed: str) -> Iterator[Elysium]:
    """A random game of any five families."""
    for state in walk(games.load("elysium", {"families": "random"}), players, seed):
        assert isinstance(state, Elysium)
        yield state


def twin(state: Elysium, chance: Chance) -> Elysium:
    """Another state that nobody can tell from this one: other faces, another order, another seed.

    As long as the discard pile has not been shuffled, the faces of Citizens lie among the cards
    that were drawn from the pile, and change there too.
    """
    other = state.copy()
    unseen = state.pile[state.top :] + state.citizens[state.buried :]
    chance.shuffle(unseen)
    left = len(state.pile) - int(state.top)
    before, faces = state.citizens[state.buried :], unseen[left:]
    drawn = state.pile[: state.top]
    for face, new in zip(before, faces, strict=True):
        drawn[drawn.index(face)] = new
    other.pile = drawn + unseen[:left]
    other.citizens = state.citizens[: state.buried] + faces
    other.seed = chance.seed()
    return other


def views(state: Elysium) -> list[dict[str, object]]:
    """What the spectator and all players see."""
    return [state.view(seat) for seat in range(NOBODY, state.players)]


def public(state: Elysium) -> dict[str, object]:
    """All that lies open, and how many cards do not."""
    shut = ("pile", "top", "citizens")
    fields = {name: getattr(state, name) for name in state.fields() if name not in shut}
    return {**fields, "left": len(state.pile) - int(state.top), "faces": len(state.citizens)}


# ---- views


@pytest.mark.rule("E1.8")
@every_number_of_players
@examples(3)
@given(seed=SEEDS)
def test_what_nobody_knows_does_not_change_what_they_see(players: int, seed: str) -> None:
    chance = Chance(seed)
    differed = 0
    for state in steps(players, seed):
        other = twin(state, chance)
        differed += other.pile != state.pile
        assert views(other) == views(state)
    assert differed


@pytest.mark.rule("E1.8")
@every_number_of_players
@examples(3)
@given(seed=SEEDS)
def test_all_see_the_same(players: int, seed: str) -> None:
    for state in steps(players, seed):
        mine = [{**view, "viewer": NOBODY, "legal": []} for view in views(state)]
        assert mine == [mine[0]] * (players + 1)


@every_number_of_players
@examples(3)
@given(seed=SEEDS)
def test_a_view_names_exactly_the_cards_that_lie_open(players: int, seed: str) -> None:
    for state in steps(players, seed):
        view = state.view(NOBODY)
        shown = Counter(view["agora"] + view["oracle"] + view["discard"])
        for board in view["boards"]:
            shown.update(card["card"] for card in board["domain"])
            shown.update(card for written in board["legends"] for card in written)
        del shown["citizen"]
        everything = Counter(names(state.pile[state.top :] + state.citizens + state.removed))
        everything.update(shown)
        assert everything.total() == 105
        assert max(everything.values()) <= 2
        assert all(board["domain"] == [] for board in view["boards"]) or not state.over


# ---- a Citizen whose face there is only once

FACE = "zeus-gathering"


COLUMNS = ["red", "green"]


def third_round(players: int, **given: Any) -> Elysium:
    """Everybody has a Quest, one card and two Columns: with Hera in the Agora, none for her."""
    seats = range(players)
    given = {"agora": ["zeus-hera"], "columns": dict.fromkeys(seats, COLUMNS), **given}
    quests = {seat: seat + 1 for seat in seats}
    return position(players, round_=2, quest=quests, taken=dict.fromkeys(seats, 1), **given)


def forced(**given: Any) -> Elysium:
    """Seat 0 can take nothing but a Citizen, which it has done; its face is FACE."""
    state = third_round(3, **{"pile": [FACE, "zeus-danae", "hades-lethe"], **given})
    assert names(state.citizens) == [FACE]
    return state


def nobody_reads(state: Elysium, name: str) -> bool:
    """Whether a card is named neither in a view nor in an event."""
    assert state.events is not None
    number = PIECES.index(name)
    heard = [
        event
        for event in state.events
        if number
        in [
            value
            for key, value in zip(event.kind.particulars, event.particulars, strict=True)
            if key.startswith("card")
        ]
    ]
    return not heard and f'"{name}"' not in json.dumps(views(state))


@pytest.mark.rule("E3.6")
def test_the_face_of_a_citizen_is_not_told_when_it_is_taken() -> None:
    state = forced()
    assert [PIECES[card] for card in state.domain[0]] == ["citizen"]
    assert nobody_reads(state, FACE)
    assert not nobody_reads(state, "zeus-hera")  # so that the test can fail


@pytest.mark.rule("R11")
def test_the_face_of_a_citizen_is_not_told_when_it_is_discarded() -> None:
    columns = {0: ["green", "yellow"], 1: COLUMNS, 2: COLUMNS}
    state = forced(agora=["zeus-hera", "poseidon-cyclops"], columns=columns)
    act(state, "dismiss green")  # then seat 1 takes Cyclops, and seat 0 has but the Citizen
    assert told(state, "discards") == [(0, "citizen")]
    assert nobody_reads(state, FACE)
    assert names(state.citizens) == [FACE]
    assert conserved(state)


@pytest.mark.rule("E3.6")
def test_the_face_of_a_citizen_is_not_told_when_it_is_transferred() -> None:
    state = position(
        phase=WRITING,
        gold=9,
        domain={0: ["citizen"]},
        legends={0: [["zeus-ganymede", "hades-charon"]]},
    )
    (face,) = names(state.citizens)
    act(state, "transfer citizen")
    assert legends(state, 0) == [["zeus-ganymede", "hades-charon", "citizen"]]
    assert nobody_reads(state, face)


@pytest.mark.rule("E3.6", "E10.1")
@pytest.mark.parametrize("ordinal", range(8))
def test_the_face_of_a_citizen_is_not_told_to_the_end_of_the_game(ordinal: int) -> None:
    state = forced(epoch=5)
    chance = Chance("faces", ordinal)
    while not state.over:
        state.apply(random_action(state, chance))
        assert nobody_reads(state, FACE)


@examples(4)
@given(seed=SEEDS)
def test_events_do_not_depend_on_the_faces_of_citizens(seed: str) -> None:
    """Two games, one with another card under a Citizen; the pile does not come down to it."""
    game = games.load("elysium", {"families": "random"})
    states = [game.new(4, seed, listen=True) for _ in range(2)]
    chance = Chance(seed)
    swapped = False
    while not states[0].over:
        one, other = states
        assert isinstance(one, Elysium)
        assert isinstance(other, Elysium)
        if one.citizens and not swapped:
            other.pile = [*other.pile]
            other.pile[-1], other.citizens[0] = other.citizens[0], other.pile[-1]
            swapped = True
        action = random_action(one, chance)
        for state in states:
            state.apply(action)
        assert one.top < len(one.pile)
        assert views(one) == views(other)
    assert swapped
    one_heard, other_heard = (
        [(event.kind.name, event.particulars) for event in state.events or []] for state in states
    )
    assert one_heard == other_heard


# ---- guesses


def with_pile(state: Elysium, cards: Sequence[str]) -> Elysium:
    """The draw pile is these cards, and nothing else; they come from below it."""
    numbers = [PIECES.index(card) for card in cards]
    rest = state.pile[state.top :] + state.removed
    for number in numbers:
        rest.remove(number)
    state.pile, state.top, state.removed = numbers, 0, rest
    assert conserved(state)
    return state


PILE = ["athena-olive", "hades-lethe", "zeus-danae"]


def with_a_citizen() -> Elysium:
    """Three cards in the pile, one Citizen."""
    state = position(agora=["zeus-hera", "zeus-ganymede"], domain={0: ["citizen"]})
    (face,) = state.citizens
    assert PIECES[face] not in PILE
    return with_pile(state, PILE)


@pytest.mark.rule("E1.8")
@every_number_of_players
@examples(3)
@given(seed=SEEDS)
def test_a_guess_keeps_all_that_lies_open(players: int, seed: str) -> None:
    chance = Chance(seed)
    for ordinal, state in enumerate(steps(players, seed)):
        guess = state.guess(ordinal % players, chance)
        assert public(guess) == public(state)
        assert conserved(guess)
        assert views(guess) == views(state)
        assert guess.pending() == state.pending()


@pytest.mark.rule("E1.8")
def test_any_unseen_card_may_be_guessed_anywhere() -> None:
    state = with_a_citizen()
    unseen = sorted([*state.pile, *state.citizens])
    chance = Chance("guesses")
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(1200):
        guess = state.guess(1, chance)
        found[(*guess.pile, *guess.citizens)] += 1
    assert len(found) == 4 * 3 * 2 * 1
    assert all(sorted(cards) == unseen for cards in found)
    assert min(found.values()) > 20  # of 50 on the average


def test_the_owner_of_a_citizen_knows_no_more_about_it() -> None:
    state = with_a_citizen()
    chance = Chance("owner")
    assert len({tuple(state.guess(0, chance).citizens) for _ in range(60)}) == 4


def test_two_guesses_differ_and_have_other_seeds() -> None:
    state = games.load("elysium").new(3, "differ")
    assert isinstance(state, Elysium)
    chance = Chance("differ")
    guesses = [state.guess(0, chance) for _ in range(5)]
    assert len({tuple(guess.pile[guess.top :]) for guess in guesses}) == 5
    assert len({guess.seed for guess in guesses} | {state.seed}) == 6


def after_a_shuffle() -> Elysium:
    """Seats 0 and 1 had a Citizen each, and took one more each of the shuffled discard pile."""
    state = third_round(
        2,
        gold=5,
        discard=PILE,
        pile=[],
        domain={0: ["zeus-perseus", "citizen"], 1: ["citizen"]},
    )
    act(state, "dismiss red")
    return state


@pytest.mark.rule("E2.5")
def test_after_a_shuffle_the_pile_and_the_older_citizens_are_known_as_a_whole() -> None:
    state = after_a_shuffle()
    assert (state.buried, len(state.citizens), len(state.pile) - state.top) == (2, 4, 1)
    older, younger = sorted(state.citizens[:2]), state.citizens[2:]
    assert sorted(names(younger + state.pile[state.top :])) == sorted(PILE)
    chance = Chance("shuffled")
    tops: set[int] = set()
    for _ in range(60):
        guess = state.guess(0, chance)
        assert sorted(guess.citizens[:2]) == older
        assert sorted(names(guess.citizens[2:] + guess.pile[guess.top :])) == sorted(PILE)
        tops.add(guess.pile[guess.top])
    assert sorted(names(sorted(tops))) == sorted(PILE)  # each may lie on top


@pytest.mark.rule("E2.5")
def test_after_a_second_shuffle_all_citizens_from_before_are_known() -> None:
    state = after_a_shuffle()
    state.discard = [state.removed.pop(), state.removed.pop()]
    act(state, "dismiss red")  # seat 0 takes the last card of the pile, seat 1 one of the next
    assert (state.buried, len(state.citizens), len(state.pile) - state.top) == (5, 6, 1)
    older, younger = sorted(state.citizens[:5]), sorted(state.citizens[5:] + state.pile[1:])
    for ordinal in range(20):
        guess = state.guess(0, Chance("again", ordinal))
        assert sorted(guess.citizens[:5]) == older
        assert sorted(guess.citizens[5:] + guess.pile[guess.top :]) == younger


@pytest.mark.rule("E1.8")
@every_number_of_players
@examples(3)
@given(seed=SEEDS)
def test_guesses_of_twins_are_the_same(players: int, seed: str) -> None:
    chance = Chance(seed)
    for ordinal, state in enumerate(steps(players, seed)):
        one, other = (s.guess(0, Chance("x", ordinal)) for s in (state, twin(state, chance)))
        assert one.pile[one.top :] == other.pile[other.top :]
        assert one.citizens == other.citizens
        assert one.seed == other.seed


@pytest.mark.rule("E1.8")
def test_a_guess_does_not_hold_the_real_face_of_a_citizen() -> None:
    state = forced()
    guesses = [state.guess(1, Chance("faces", ordinal)) for ordinal in range(20)]
    kept = [PIECES.index(FACE) in guess.pile[: guess.top] for guess in guesses]
    assert not all(kept)


def test_a_guess_after_a_shuffle_is_played_to_the_end() -> None:
    state = after_a_shuffle()
    for ordinal in range(5):
        guess = state.guess(1, Chance("play", ordinal))
        play_randomly(guess, Chance("play", ordinal))
        assert guess.over
        assert guess.epoch == 5
