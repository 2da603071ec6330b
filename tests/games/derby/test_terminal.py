"""Divinity Derby, drawn in the terminal: what stands above the table."""

import pytest
from acting import act
from derby_positions import course, new_game
from rich.panel import Panel

from pantheon.envs.telling import speech_at
from pantheon.games.derby.races import PAYOUT
from pantheon.games.derby.state import Derby
from pantheon.games.derby.terminal import draw


def title(state: Derby) -> str:
    """What stands above the table, without its style."""
    table = draw(state.view(0), speech_at(state))
    assert isinstance(table, Panel)
    return str(table.title).removeprefix("[bold]").removesuffix("[/]")


@pytest.mark.rule("D1.1", "D1.7")
def test_while_gods_are_chosen_the_start_player_is_that_of_the_first_race() -> None:
    state = new_game(3, start=0, options={"gods": "chosen"})
    assert title(state) == f"Before race 1 · start player {speech_at(state).names[0]}"


@pytest.mark.rule("D10.3")
def test_the_next_race_does_not_seem_to_begin_with_who_places_the_first_token() -> None:
    state = course(PAYOUT, 3, gods=["odin", "horus", "marduk"], powers=[], fate=[4])
    assert title(state) == "Fate tokens for race 2 · Odin, start player so far, places first"
    act(state, "token 7", "token 8", "token 9")
    assert title(state) == "Race 2 of 3 · start player Horus"
