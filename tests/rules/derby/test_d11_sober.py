"""D11: Zeus sobers up."""

import pytest
from acting import act, asked, told
from derby_positions import course, new_game

from pantheon.core.chance import Chance
from pantheon.core.playout import random_action
from pantheon.core.state import NOBODY
from pantheon.games.derby.races import DRAW, PAYOUT

SOBER = {"sober": "on"}
DRUNK = {"sober": "off"}
PEGASUS, DRAGON = "pegasus-1/0+3", "dragon-1/0+3"


@pytest.mark.rule("D11.1")
@pytest.mark.parametrize(
    ("drawn", "left"),
    [(["protection", "protection"], 2), (["protection", PEGASUS], 3), ([DRAGON, PEGASUS], 4)],
)
def test_protection_cards_that_are_drawn_leave_the_game(drawn: list[str], left: int) -> None:
    state = course(PAYOUT, drawn=drawn, options=SOBER)
    assert (state.race, state.view(NOBODY)["protections"]) == (2, left)
    state = course(PAYOUT, drawn=drawn, options=DRUNK)
    assert state.view(NOBODY)["protections"] == 4


@pytest.mark.rule("D11.1")
def test_they_are_gone_for_all_races_to_come() -> None:
    state = course(PAYOUT, race=2, protections=0, drawn=["protection", PEGASUS], options=SOBER)
    assert state.view(NOBODY)["protections"] == 0


@pytest.mark.rule("D11.1")
@pytest.mark.parametrize("seed", range(5))
def test_the_pile_shrinks_by_what_was_drawn_over_a_whole_game(seed: int) -> None:
    state = new_game(3, seed=str(seed), options=SOBER)
    chance = Chance(f"sober {seed}")
    piles = {}
    while not state.over:
        gone = len(told(state, "draws-protection"))
        piles[int(state.race)] = (int(state.protections), 4 - gone)
        state.apply(random_action(state, chance))
    assert list(piles) == [1, 2, 3]
    assert all(found == expected for found, expected in piles.values())


@pytest.mark.rule("D11.1")
@pytest.mark.parametrize(
    ("zeus", "protections", "drawn"),
    [([], 0, []), ([PEGASUS], 0, [PEGASUS]), ([], 1, ["protection"])],
)
def test_with_fewer_than_two_cards_what_is_there_is_drawn(
    zeus: list[str], protections: int, drawn: list[str]
) -> None:
    state = course(DRAW, race=3, zeus=zeus, protections=protections, options=SOBER)
    assert state.over
    assert state.view(NOBODY)["drawn"] == drawn
    assert told(state, "disqualified") == ([("pegasus",)] if zeus else [])


@pytest.mark.rule("D11.1")
def test_a_card_that_celestial_ministry_put_back_does_not_count_as_drawn() -> None:
    left = set()
    for seed in range(20):
        state = course(
            PAYOUT,
            players=3,
            gods=["yu-huang", "odin", "horus"],
            powers=["celestial-ministry"],
            zeus=[DRAGON],
            protections=1,
            drawn=["protection", PEGASUS],
            options=SOBER,
            seed=str(seed),
        )
        assert asked(state) == (0, "Response")
        act(state, "use celestial-ministry", "drawn 1")
        replaced_by_protection = len(told(state, "draws-protection"))
        assert state.protections == 2 - replaced_by_protection
        left.add(int(state.protections))
    assert left == {1, 2}
