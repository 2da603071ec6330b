"""An undo is never a peek: what told anybody something that was hidden cannot be taken back."""

import pytest
from acting import act
from derby_positions import new_game
from derby_powers import at_line, on_turn
from elysium_positions import position
from games.undoing import check_undo, learns
from games.walks import all_variants

from pantheon import games
from pantheon.core.chance import Chance
from pantheon.core.game import Game
from pantheon.core.state import NOBODY, State
from pantheon.table.undo import reveals

GODS = ["quetzalcoatl", "odin", "horus", "marduk"]
LEFT, RIGHT = ["dragon-4/2", "dragon-5/3"], ["gryphon-4/2", "gryphon-6/4"]


def is_final(state: State, *texts: str) -> bool:
    """Whether the last of these actions cannot be taken back."""
    act(state, *texts[:-1])
    before = state.copy()
    act(state, texts[-1])
    return reveals(before, state)


# ---- random games


@all_variants
def test_nothing_that_can_be_taken_back_has_told_anybody_what_was_hidden(
    game: Game, players: int
) -> None:
    found = check_undo(game, players, "bounded", guesses=2, one_in=20)
    assert found.peeks == []
    assert found.asked > found.steps / 4


@pytest.mark.parametrize("players", [3, 4, 5])
def test_in_offrandes_all_can_be_taken_back(players: int) -> None:
    assert check_undo(games.load("offrandes"), players, "open", guesses=1, one_in=1).final == 0


# ---- Divinity Derby


@pytest.mark.rule("D2.2")
def test_a_bet_that_nobody_has_seen_can_be_taken_back() -> None:
    state = new_game(4, start=0)
    assert not is_final(state, "bet first dragon")


@pytest.mark.rule("D3.1", "D1.4")
def test_a_card_that_was_named_cannot_be_taken_back() -> None:
    state = on_turn(GODS, [], LEFT, RIGHT)
    before, action = state.copy(), state.game.catalogue.parse("play left dragon-4/2")
    assert is_final(state, "play left dragon-4/2")
    told = [learns(before, action, seat, Chance("told"), 20) for seat in range(NOBODY, 4)]
    assert told == [True, False, False, True, True]  # those who do not see the holder


@pytest.mark.rule("D3.1")
def test_a_card_that_the_engine_plays_for_a_seat_ends_the_undo_too() -> None:
    state = on_turn(GODS, ["sun-ray"], LEFT[:1], RIGHT[:1])
    assert is_final(state, "play left dragon-4/2")
    assert state.second == state.deck.card.values.index(RIGHT[0])


@pytest.mark.rule("D9.3")
def test_who_uses_renewal_tells_that_there_is_a_card_for_it() -> None:
    state = on_turn(GODS, ["renewal"], LEFT, RIGHT)
    assert is_final(state, *["play left dragon-4/2", "play right gryphon-4/2"], "use renewal")


@pytest.mark.rule("D9.1")
def test_a_look_into_a_holder_cannot_be_taken_back() -> None:
    state = new_game(4, start=0, options={"powers": "on", "gods": "chosen"})
    act(state, "god horus", "god odin", "god marduk", "god anansi")
    assert not is_final(state, "use falcons-eye")
    assert is_final(state, "holder 2")


@pytest.mark.rule("D9.1")
def test_prophecy_can_be_taken_back_at_each_of_its_steps() -> None:
    bets = {0: [("first", "dragon"), ("last", "sylph")]}
    state = at_line(["marduk", "odin", "horus"], ["prophecy"], bets=bets)
    for text in ["use prophecy", "slot 0 1", "replace top-two"]:
        assert not is_final(state, text), text


# ---- Elysium


@pytest.mark.rule("E2.5")
def test_a_card_from_the_draw_pile_cannot_be_taken_back() -> None:
    taking = position(agora=["hephaestus-pandora"], pile=["zeus-ganymede"])
    assert is_final(taking, "take hephaestus-pandora")


@pytest.mark.rule("E3.5")
def test_a_card_that_lay_open_can_be_taken_back() -> None:
    assert not is_final(position(agora=["hephaestus-pandora"], pile=[]), "take hephaestus-pandora")


@pytest.mark.rule("E1.8", "E3.6")
def test_a_citizen_whose_face_nobody_has_seen_can_be_taken_back() -> None:
    state = position(
        agora=["zeus-companion"],
        columns={0: ["red"]},
        quest={0: 1},
        domain={0: ["hephaestus-maidens", "poseidon-scylla"]},
        pile=["zeus-hera"],
        vp=[0, 3, 0],
    )
    assert not is_final(state, "take citizen")
    assert state.citizens


# ---- the oracle


@pytest.mark.rule("E1.8")
def test_the_oracle_sees_what_the_draw_pile_tells() -> None:
    taking = position(agora=["hephaestus-pandora"], pile=["zeus-ganymede"])
    action = taking.game.catalogue.parse("take hephaestus-pandora")
    assert all(learns(taking, action, seat, Chance("told"), 20) for seat in range(NOBODY, 3))
