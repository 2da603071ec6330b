"""The worked examples of the rules page."""

import pytest
from acting import act, told
from derby_positions import HORUS, ODIN, cards, course, space

from pantheon.core.state import NOBODY
from pantheon.games.derby.races import JUDGEMENT, PAYOUT
from pantheon.games.derby.state import Derby

RACED = {"pegasus": 22, "gryphon": 20, "lamassu": 18, "phoenix": 18, "sylph": 17}


@pytest.mark.rule("D3.2", "D3.4")
def test_example_1_a_turn_without_tricks() -> None:
    state = course(turn=HORUS, holders={1: ["dragon-4/2"], 0: ["pegasus-1/0+3"]})
    act(state, "play left dragon-4/2", "play right pegasus-1/0+3")
    assert (space(state, "dragon"), space(state, "pegasus")) == (4, 0)
    assert cards(state, state.discard) == ["dragon-4/2", "pegasus-1/0+3"]


@pytest.mark.rule("D3.3")
def test_example_2_a_turn_with_a_dirty_trick() -> None:
    state = course(turn=ODIN, holders={3: ["pegasus-2/1+3"], 2: ["dragon-2/1+3"]})
    act(state, "trick left pegasus-2/1+3", "play right dragon-2/1+3")
    assert (space(state, "pegasus"), space(state, "dragon")) == (5, 1)
    assert cards(state, state.zeus) == ["pegasus-2/1+3"]
    assert cards(state, state.discard) == ["dragon-2/1+3"]


@pytest.mark.rule("D3.5", "D5.1")
def test_example_3_standings() -> None:
    state = course(JUDGEMENT, finished=["dragon"], spaces=RACED)
    assert told(state, "stands") == [
        (1, "dragon"),
        (2, "pegasus"),
        (3, "gryphon"),
        (4, "phoenix"),
        (5, "lamassu"),
        (6, "sylph"),
    ]


def judged(bets: dict[int, list[tuple[str, str]]]) -> Derby:
    """The end of that race after Zeus drew a protection card and a pegasus card."""
    drawn = ["protection", "pegasus-1/0+3"]
    return course(PAYOUT, race=3, finished=["dragon"], spaces=RACED, bets=bets, drawn=drawn)


@pytest.mark.rule("D6.1", "D6.2")
def test_example_4_the_judgement_moves_the_gryphon_up_to_second_place() -> None:
    state = judged({0: [("top-two", "gryphon")], 1: [("first", "gryphon")]})
    assert told(state, "disqualified") == [("pegasus",)]
    assert told(state, "hits") == [(0, "top-two", "gryphon", 4)]
    assert state.view(NOBODY)["drawn"] == ["protection", "pegasus-1/0+3"]


@pytest.mark.rule("D7.1", "D7.2")
def test_example_5_the_payout_brings_8_points() -> None:
    bets = [("top-two", "gryphon"), ("first-or-disqualified", "pegasus"), ("last-two", "dragon")]
    state = judged({ODIN: bets})
    assert told(state, "hits") == [
        (ODIN, "top-two", "gryphon", 4),
        (ODIN, "first-or-disqualified", "pegasus", 4),
    ]
    assert told(state, "misses") == [(ODIN, "last-two", "dragon")]
    assert state.score[ODIN] == 8
