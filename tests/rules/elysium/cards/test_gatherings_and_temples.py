"""Gathering and Temple: the two Chronos cards that every family has."""

from collections.abc import Callable
from typing import Any

import pytest
from elysium_positions import chronos, domain, in_play, scored, took, worth

from pantheon.games.elysium.components import CARDS, FAMILIES

L1, L2, L3 = 1, 5, 8  # places of a card of each level that is neither Gathering nor Temple


def each(name: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """A test of a card that all families have: with each of them."""
    return pytest.mark.parametrize(
        "family",
        [
            pytest.param(family, marks=pytest.mark.card(f"{family}-{name}"), id=family)
            for family in FAMILIES
        ],
    )


def cards(family: str, *wanted: int) -> list[str]:
    """Cards of a family by their places in it."""
    return [CARDS[FAMILIES.index(family) * 11 + place] for place in wanted]


def others(family: str, place: int) -> list[str]:
    """The cards at a place of the four other families that are in play with this one."""
    names = [name for name in in_play(f"{family}-temple").split("+") if name != family]
    return [card for name in names for card in cards(name, place)]


# ---- Gathering


@pytest.mark.rule("E4.9", "E7.3", "E10.2", "R1", "R20")
@each("gathering")
@pytest.mark.parametrize(
    ("own", "foreign", "citizens", "vp"),
    [
        ([L2], 0, 0, 1),  # Family Legends
        ([L2, L3], 0, 0, 1),
        ([L2], 0, 1, 1),
        ([], 1, 0, 2),  # Level Legends
        ([], 1, 2, 2),
        ([], 2, 0, 3),
        ([], 3, 0, 4),
        ([], 4, 0, 5),
    ],
)
def test_gathering_scores_1_vp_for_each_family_in_its_legend(
    family: str, own: list[int], foreign: int, citizens: int, vp: int
) -> None:
    card, families = f"{family}-gathering", in_play(f"{family}-gathering")
    legend = [*cards(family, *own), *others(family, L1)[:foreign]]
    more = ["citizen"] * citizens
    assert worth(card, [card, *legend, *more], families=families) == [vp]
    assert worth(card, [*legend, card, *more], families=families) == [vp]


@pytest.mark.rule("R20")
@each("gathering")
def test_gathering_looks_at_its_own_legend_only_and_its_vp_are_added(family: str) -> None:
    ones, threes = others(family, L1), others(family, L3)
    state = scored(
        families=in_play(f"{family}-gathering"),
        legends={0: [[f"{family}-gathering", ones[0]], threes[:2]], 1: [ones[1:]]},
    )
    assert chronos(state) == [(f"{family}-gathering", 2)]
    # It, two Legends of two cards and the tile of level 3; seat 1 has that of level 1.
    assert state.points(0) == 2 + 2 + 2 + 6


@pytest.mark.rule("E3.4", "E6.2", "R6")
@each("gathering")
def test_gatherings_of_different_families_are_different_cards(family: str) -> None:
    card, twins = f"{family}-gathering", others(family, 0)
    families = in_play(card)
    state = took(card, families=families, domain={0: twins})
    assert domain(state, 0) == [*twins, card]
    for name in (card, *twins):
        assert worth(name, [*twins, card], families=families) == [5]


# ---- Temple


@pytest.mark.rule("E4.9", "E7.3", "E10.2", "R1", "R20")
@each("temple")
@pytest.mark.parametrize(
    ("own", "foreign", "citizens", "vp"),
    [
        ([], 1, 0, 1),  # Level Legends
        ([], 1, 2, 1),
        ([], 4, 0, 1),
        ([L1], 0, 0, 2),  # Family Legends
        ([L1], 0, 1, 2),
        ([L1, L3], 0, 0, 3),
    ],
)
def test_temple_scores_1_vp_for_each_card_of_its_family_in_its_legend(
    family: str, own: list[int], foreign: int, citizens: int, vp: int
) -> None:
    card, families = f"{family}-temple", in_play(f"{family}-temple")
    legend = [*cards(family, *own), *others(family, L2)[:foreign]]
    more = ["citizen"] * citizens
    assert worth(card, [card, *legend, *more], families=families) == [vp]
    assert worth(card, [*legend, card, *more], families=families) == [vp]


@pytest.mark.rule("R6", "R20")
@each("temple")
def test_each_temple_looks_at_its_own_legend_only(family: str) -> None:
    card = f"{family}-temple"
    first, second = [card, *cards(family, L1, L3)], [card, *others(family, L2)[:1]]
    parts: dict[str, Any] = {"families": in_play(card)}
    assert worth(card, first, second, **parts) == [3, 1]
    elsewhere = cards(family, L1, L2, L3)
    assert worth(card, second, elsewhere, **parts) == [1]
