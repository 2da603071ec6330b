"""How many lines of play there are: any change of what is allowed changes these numbers."""

from __future__ import annotations

import pytest
from games.walks import lines_of_play

from pantheon import games
from pantheon.core.state import State
from pantheon.games.derby.components import GODS
from pantheon.games.derby.races import RUN, Race, give_powers
from pantheon.games.derby.state import Derby

BET_CARDS, CREATURES = 7, 6
ANANSI, HORUS, MARDUK, ODIN, QUETZALCOATL, YU_HUANG = range(len(GODS))


def counts(state: State, depth: int = 3) -> list[int]:
    return [lines_of_play(state, deep) for deep in range(1, depth + 1)]


def new(players: int, **options: str) -> State:
    return games.load("derby", options).new(players, "counting")


def race_of(holders: list[str], gods: list[int] | None = None, spaces: str = "") -> Derby:
    """The first turn of a race, of seat 0, with these holders and perhaps gods with powers."""
    game = games.load("derby", {"powers": "on" if gods else "off"})
    state = game.new(len(holders), "counting")
    assert isinstance(state, Derby)
    while state.stack:
        state.pop()
    state.start = 0
    state.gods = gods or state.gods
    give_powers(state)
    names = state.deck.card.values
    state.holders = [sorted(names.index(card) for card in cards.split()) for cards in holders]
    for creature, space in enumerate(spaces.split()):
        state.space[creature] = int(space)
    state.push(Race(RUN))
    state.settle()
    return state


@pytest.mark.parametrize("players", [4, 5, 6])
def test_first_bets(players: int) -> None:
    # A bet card and a creature; nobody has used up a creature's tokens yet.
    assert counts(new(players)) == [42, 42 * 42, 42 * 42 * 42]


def test_first_bets_of_three() -> None:
    # Two tokens a creature: if the first two players bet on one, the third has five creatures.
    on_one, on_two = 42 * BET_CARDS, 42 * BET_CARDS * 5
    assert counts(new(3)) == [42, 42 * 42, on_one * BET_CARDS * 5 + on_two * 42]


def test_choosing_gods() -> None:
    assert counts(new(5, gods="chosen")) == [6, 6 * 5, 6 * 5 * 4]


def test_fate_tokens() -> None:
    # D10.1: not on the start space, and one a space.
    assert counts(new(4, powers="on", fate="on")) == [22, 22 * 21, 22 * 21 * 20]


DRAGONS, SYLPHS = "dragon-3/1 dragon-4/2", "sylph-3/1 sylph-3/1"
PHOENIXES = "phoenix-3/1 phoenix-4/2"


def test_a_turn_without_tricks() -> None:
    # Two dragons on the left, two equal sylphs on the right, of which nobody tells one from the
    # other. After the second card comes seat 1, who has a phoenix of two or what is left.
    state = race_of([DRAGONS, PHOENIXES, SYLPHS])
    first = 2 + 1
    second = 2 * 1 + 1 * 2
    third = second * (2 + 1)
    assert counts(state) == [first, second, third]


def test_a_turn_with_a_trick() -> None:
    # The trick card may be played with its trick or without, but only as the first card. Seat 1 has
    # two phoenixes and the dragon that is left, which counts double if it is the trick card.
    state = race_of(["dragon-3/1 dragon-1/0+3", PHOENIXES, SYLPHS])
    plain_gone, trick_gone = 2 + 2, 2 + 1
    third = (plain_gone + 2 * trick_gone) + (plain_gone + trick_gone)
    assert counts(state) == [3 + 1, 3 * 1 + 1 * 2, third]


def test_a_trick_of_a_creature_that_has_finished() -> None:
    # D3.6: the card can be played, but not with its trick. Only the dragon has finished.
    state = race_of(["dragon-1/0+3", "phoenix-3/1", "sylph-1/0+3"], spaces="23")
    assert len(state.legal) == 2 + 1


def test_the_last_turn() -> None:
    # Seat 1 begins with one of two phoenixes, and the last dragon follows unasked, or with the
    # dragon and then chooses a phoenix. Seat 2 has one card on each side, to begin with one or the
    # other. After that the holders are empty, and the third bets come (D4.3).
    state = race_of([DRAGONS, PHOENIXES, "sylph-3/1 sylph-4/2"])
    for text in ("play left dragon-3/1", "play right sylph-3/1"):
        state.apply(state.game.catalogue.parse(text))
    phoenix_first, dragon_first = 2 * 2, 1 * 2
    assert counts(state) == [3, phoenix_first + dragon_first, phoenix_first * 42 + dragon_first * 2]


def test_odin_swaps_cards() -> None:
    # Decline, or use the ravens: then one of two dragons for the one sort of sylph.
    gods = [ODIN, ANANSI, YU_HUANG]
    state = race_of([DRAGONS, PHOENIXES, SYLPHS], gods)
    declined, used = 3, 2
    assert counts(state, 2) == [2, declined + used]


def test_sun_ray() -> None:
    # D3.1: both cards are named first, and nobody is asked in between. Then Horus next to him may
    # use the ray on the first one or not; that is all anybody can do about a fast move.
    state = race_of([DRAGONS, PHOENIXES, SYLPHS], [YU_HUANG, HORUS, MARDUK])
    named = 2 * 1 + 1 * 2
    assert counts(state) == [3, named, named * 2]
    # If he declines he may use it on the second card. If not, seat 1 is in turn, who is himself:
    # with a phoenix of two, or the dragon that is left.
    for text in ("play left dragon-3/1", "play right sylph-3/1"):
        state.apply(state.game.catalogue.parse(text))
    declined, used = 2, 2 + 1
    assert counts(state, 2) == [2, declined + used]
