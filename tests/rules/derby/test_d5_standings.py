"""D5: the standings."""

import pytest
from acting import act, told
from derby_positions import ahead, course

from pantheon.core.state import NOBODY
from pantheon.games.derby.races import JUDGEMENT
from pantheon.games.derby.state import Derby


def standings(state: Derby) -> list[int | str]:
    """The creatures of the standings as told, the first one first."""
    stands = told(state, "stands")
    assert [place for place, _ in stands] == [1, 2, 3, 4, 5, 6]
    return [creature for _, creature in stands]


@pytest.mark.rule("D5.1")
def test_those_that_finished_come_first_in_the_order_of_finishing() -> None:
    spaces = {"dragon": 22, "gryphon": 21, "pegasus": 20}
    state = course(JUDGEMENT, finished=["sylph", "phoenix", "lamassu"], spaces=spaces)
    finished = ["sylph", "phoenix", "lamassu"]
    assert standings(state) == [*finished, "dragon", "gryphon", "pegasus"]


@pytest.mark.rule("D5.1")
def test_the_others_follow_by_their_spaces() -> None:
    spaces = {"dragon": 3, "gryphon": 12, "lamassu": 7, "pegasus": 22, "phoenix": 1, "sylph": 9}
    state = course(JUDGEMENT, spaces=spaces)
    assert standings(state) == ["pegasus", "gryphon", "sylph", "lamassu", "dragon", "phoenix"]


@pytest.mark.rule("D5.1", "D3.4")
def test_on_one_space_the_later_arrival_comes_first() -> None:
    spaces = {"phoenix": 9, "sylph": 9, "dragon": 9, "pegasus": 12, "gryphon": 9, "lamassu": 8}
    state = course(JUDGEMENT, spaces=spaces)
    assert standings(state) == ["pegasus", "gryphon", "dragon", "sylph", "phoenix", "lamassu"]


@pytest.mark.rule("D5.1", "D1.2")
def test_those_that_never_left_the_start_come_last_by_their_lanes() -> None:
    lanes = ["sylph", "gryphon", "dragon", "phoenix", "pegasus", "lamassu"]
    state = course(JUDGEMENT, spaces={"phoenix": 1, "gryphon": 4}, lanes=lanes)
    assert standings(state) == ["gryphon", "phoenix", "sylph", "dragon", "pegasus", "lamassu"]


@pytest.mark.rule("D5.1", "D1.2")
def test_one_that_came_back_to_the_start_is_ahead_of_those_that_never_left() -> None:
    state = course(
        powers=["storm-winds"],
        fate=[1],
        holders={0: ["lamassu-1/0+3"], 3: ["pegasus-1/0+3"]},
        lanes=["sylph", "gryphon", "dragon", "phoenix", "pegasus", "lamassu"],
    )
    act(state, "play left lamassu-1/0+3", "play right pegasus-1/0+3", "use storm-winds")
    assert told(state, "goes-back") == [("lamassu", 0)]
    assert ahead(state)[0] == "lamassu"


@pytest.mark.rule("D5.1")
def test_the_order_so_far_is_shown_during_the_race() -> None:
    state = course(spaces={"phoenix": 1, "gryphon": 4})
    assert state.view(NOBODY)["ahead"][:2] == ["gryphon", "phoenix"]
