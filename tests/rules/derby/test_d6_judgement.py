"""D6: Zeus' judgement."""

import pytest
from acting import told
from derby_positions import course, new_game

from pantheon.core.chance import Chance
from pantheon.core.playout import random_action
from pantheon.core.state import NOBODY
from pantheon.games.derby.races import DRAW, JUDGEMENT, PAYOUT


@pytest.mark.rule("D6.1")
def test_two_cards_are_drawn_and_movement_cards_disqualify() -> None:
    zeus = ["pegasus-1/0+3", "dragon-2/1+3"]
    state = course(DRAW, zeus=zeus, protections=0)
    assert sorted(told(state, "draws")) == [("dragon-2/1+3",), ("pegasus-1/0+3",)]
    assert told(state, "disqualified") == [("dragon",), ("pegasus",)]


@pytest.mark.rule("D6.1")
def test_protection_cards_do_nothing() -> None:
    state = course(DRAW, race=3, protections=4)
    assert told(state, "draws-protection") == [(), ()]
    assert told(state, "disqualified") == []
    assert state.view(NOBODY)["drawn"] == ["protection", "protection"]


@pytest.mark.rule("D6.1")
def test_two_cards_of_one_creature_disqualify_it_once() -> None:
    bets = {0: [("disqualified", "pegasus")], 1: [("last", "sylph")], 2: [("last-two", "phoenix")]}
    state = course(DRAW, zeus=["pegasus-1/0+3", "pegasus-2/1+3"], protections=0, bets=bets)
    assert len(told(state, "draws")) == 2
    assert told(state, "disqualified") == [("pegasus",)]
    assert state.score == [7, 6, 4, 0]


@pytest.mark.rule("D6.1")
def test_any_two_cards_of_the_shuffled_pile_can_be_drawn() -> None:
    seen = set()
    for seed in range(150):
        state = course(DRAW, race=3, zeus=["pegasus-1/0+3", "dragon-2/1+3"], seed=str(seed))
        drawn = state.view(NOBODY)["drawn"]
        assert len(drawn) == 2
        seen.add(tuple(drawn))
    piles = ("pegasus-1/0+3", "dragon-2/1+3", "protection")
    pairs = {(one, other) for one in piles for other in piles if one != other}
    assert seen == pairs | {("protection", "protection")}


@pytest.mark.rule("D6.1")
def test_every_card_of_the_pile_is_equally_likely() -> None:
    hits = 0
    for seed in range(600):
        state = course(DRAW, race=3, zeus=["pegasus-1/0+3"], protections=4, seed=str(seed))
        hits += "pegasus-1/0+3" in state.view(NOBODY)["drawn"]
    assert 190 <= hits <= 290  # two of five: 240 of 600


@pytest.mark.rule("D6.1")
def test_the_judgement_comes_after_the_standings() -> None:
    state = course(JUDGEMENT, race=3, zeus=["pegasus-1/0+3"])
    assert state.events is not None
    kinds = [event.kind.name for event in state.events]
    assert kinds[:6] == ["stands"] * 6
    assert all(kind.startswith("draws") for kind in kinds[6:8])


@pytest.mark.rule("D6.1", "D3.3")
def test_only_cards_whose_trick_was_used_come_into_the_pile() -> None:
    state = new_game(3, seed="pile")
    chance = Chance("pile")
    while state.race == 1:
        state.apply(random_action(state, chance))
    tricks = [card for *_, card in told(state, "names-trick")]
    assert tricks
    assert {card for (card,) in told(state, "draws")} <= set(tricks)
    assert len(told(state, "draws") + told(state, "draws-protection")) == 2


@pytest.mark.rule("D6.2")
def test_those_behind_a_disqualified_creature_close_up() -> None:
    bets = {
        0: [("first", "gryphon")],
        1: [("top-two", "lamassu")],
        2: [("top-three", "pegasus")],
        3: [("top-three", "phoenix")],
    }
    spaces = {"phoenix": 8, "pegasus": 9, "lamassu": 10, "gryphon": 11, "dragon": 12}
    state = course(PAYOUT, spaces=spaces, bets=bets, drawn=["dragon-1/0+3", "protection"])
    assert state.score == [6, 4, 3, 0]


@pytest.mark.rule("D6.2")
def test_a_disqualified_creature_behind_changes_no_place_ahead_of_it() -> None:
    spaces = {"lamassu": 10, "gryphon": 11, "dragon": 12}
    bets = {0: [("first", "dragon")], 1: [("top-two", "lamassu")], 2: [("top-three", "lamassu")]}
    state = course(PAYOUT, spaces=spaces, bets=bets, drawn=["sylph-1/0+3", "protection"])
    assert state.score == [6, 0, 3, 0]


@pytest.mark.rule("D6.3")
@pytest.mark.parametrize("race", [1, 2])
def test_the_next_race_has_all_movement_cards_and_four_protection_cards(race: int) -> None:
    state = course(
        PAYOUT,
        race=race,
        zeus=["dragon-1/0+3", "dragon-2/1+3"],
        discard=["sylph-3/1"],
        drawn=["pegasus-1/0+3", "protection"],
    )
    assert state.race == race + 1
    assert (state.zeus, state.protections, state.drawn, state.discard) == ([], 4, [], [])
    dealt = [card for holder in state.holders for card in holder]
    assert sorted(dealt + state.undealt) == state.values.deck
