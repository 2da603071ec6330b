"""D3: the race."""

import pytest
from acting import act, asked, options, refused, told
from derby_positions import ahead, cards, course, new_game, space

from pantheon.core.chance import Chance
from pantheon.core.playout import random_action
from pantheon.core.state import NOBODY
from pantheon.games.derby.components import NONE
from pantheon.games.derby.state import Derby

DRAGON_AND_PEGASUS = {0: ["dragon-4/2", "dragon-2/1+3"], 3: ["pegasus-3/1", "pegasus-2/1+3"]}


@pytest.mark.rule("D3.1")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_turns_go_clockwise_from_the_start_player(players: int) -> None:
    start = players - 1
    state = course(players=players, start=start)
    for turn in range(players + 1):
        assert asked(state) == ((start + turn) % players, "Turn")
        act(state, options(state, "play")[0])
        act(state, options(state, "play")[0])


@pytest.mark.rule("D3.1")
@pytest.mark.parametrize(("first", "second"), [("left", "right"), ("right", "left")])
def test_a_turn_takes_one_card_from_each_side_in_either_order(first: str, second: str) -> None:
    state = course(holders=DRAGON_AND_PEGASUS)
    card = {"left": "dragon-4/2", "right": "pegasus-3/1"}
    act(state, f"play {first} {card[first]}")
    assert {text.split()[1] for text in options(state)} == {second}
    act(state, f"play {second} {card[second]}")
    assert told(state, "names") == [(0, first, card[first], 1), (0, second, card[second], 2)]
    assert asked(state) == (1, "Turn")


@pytest.mark.rule("D3.1")
@pytest.mark.parametrize(
    ("first", "again"),
    [
        ("play left dragon-4/2", "play left dragon-2/1+3"),
        ("play right pegasus-3/1", "play right pegasus-2/1+3"),
        ("play left dragon-4/2", "trick left dragon-2/1+3"),
    ],
)
def test_two_cards_of_one_holder_are_refused(first: str, again: str) -> None:
    state = course(holders=DRAGON_AND_PEGASUS)
    act(state, first)
    assert refused(state, again) == ("D3.1", "same-holder")


@pytest.mark.rule("D3.1")
@pytest.mark.parametrize(
    "text",
    ["play right dragon-4/2", "play left pegasus-3/1", "trick left pegasus-2/1+3"],
)
def test_a_card_that_is_not_in_the_holder_is_refused(text: str) -> None:
    state = course(holders=DRAGON_AND_PEGASUS)
    assert refused(state, text) == ("D3.1", "not-in-holder")


@pytest.mark.rule("D3.1")
def test_a_played_card_has_left_the_holder() -> None:
    state = course(holders=DRAGON_AND_PEGASUS)
    act(state, "play left dragon-4/2", "play right pegasus-3/1")
    assert cards(state, state.holders[0]) == ["dragon-2/1+3"]
    assert refused(state, "play right dragon-4/2") == ("D3.1", "not-in-holder")


@pytest.mark.rule("D3.1")
def test_both_cards_are_named_before_the_first_one_moves() -> None:
    state = course(holders=DRAGON_AND_PEGASUS)
    act(state, "play left dragon-4/2")
    assert (space(state, "dragon"), asked(state)) == (0, (0, "Turn"))
    assert options(state) == ["play right pegasus-3/1", "play right pegasus-2/1+3"]
    assert (told(state, "moves"), state.discard) == ([], [])
    act(state, "play right pegasus-3/1")
    assert told(state, "moves") == [("dragon", 4, 4), ("pegasus", 1, 1)]


@pytest.mark.rule("D3.1")
def test_a_card_that_is_named_is_out_of_its_holder() -> None:
    state = course(holders=DRAGON_AND_PEGASUS)
    act(state, "play left dragon-4/2")
    assert cards(state, state.holders[0]) == ["dragon-2/1+3"]
    for seat in (0, 1):  # both that sit beside the holder
        assert state.view(seat)["holders"][0]["cards"] == ["dragon-2/1+3"]


@pytest.mark.rule("D3.1", "D3.3")
@pytest.mark.parametrize(
    ("text", "trick", "spaces"),
    [("play left dragon-2/1+3", False, 2), ("trick left dragon-2/1+3", True, 5)],
)
def test_the_first_card_and_its_trick_are_named_for_all_to_see(
    text: str, trick: bool, spaces: int
) -> None:
    state = course(holders=DRAGON_AND_PEGASUS)
    act(state, text)
    named = {"card": "dragon-2/1+3", "fast": True, "trick": trick, "spaces": spaces}
    for seat in range(-1, 4):
        view = state.view(seat)
        assert (view["named"], view["mover"]) == ([named], 0)
        assert (view["discard"], view["zeus"]) == ([], [])


@pytest.mark.rule("D3.1")
def test_the_second_card_is_named_for_all_to_see_and_waits_for_the_first_one() -> None:
    state = course(
        holders=DRAGON_AND_PEGASUS, gods=["odin", "horus", "marduk", "anansi"], powers=["sun-ray"]
    )
    act(state, "play left dragon-4/2", "play right pegasus-2/1+3")
    first = {"card": "dragon-4/2", "fast": True, "trick": False, "spaces": 4}
    second = {"card": "pegasus-2/1+3", "fast": False, "trick": False, "spaces": 1}
    for seat in range(-1, 4):
        assert state.view(seat)["named"] == [first, second]
    act(state, "use sun-ray")
    assert told(state, "moves") == [("dragon", 6, 6), ("pegasus", 1, 1)]
    assert state.view(0)["named"] == []


@pytest.mark.rule("D3.1")
def test_no_card_is_lost_while_it_is_named() -> None:
    state = course(powers=["sun-ray", "web-of-lies"])
    act(state, options(state, "play")[0])
    assert all_cards(state) == state.values.deck
    act(state, options(state, "play")[0])
    assert asked(state) == (1, "Response")  # Horus, for the first card
    assert all_cards(state) == state.values.deck
    act(state, "decline")
    assert asked(state)[1] == "Response"  # for the second card
    assert all_cards(state) == state.values.deck


def all_cards(state: Derby) -> list[int]:
    """The 54 movement cards, wherever they are."""
    named = len(state.view(NOBODY)["named"])
    first = [state.card] if state.playing else []
    second = [] if state.second == NONE else [state.second]
    assert len(first) + len(second) == named
    placed = [state.undealt, state.discard, state.zeus, first, second, *state.holders]
    return sorted(int(card) for cards_there in placed for card in cards_there)


@pytest.mark.rule("D3.1")
def test_a_turn_cannot_be_left_out() -> None:
    state = course(holders=DRAGON_AND_PEGASUS)
    assert refused(state, "decline") == ("D3.1", "not-asked")
    act(state, "play left dragon-4/2")
    assert refused(state, "decline") == ("D3.1", "not-asked")


@pytest.mark.rule("D3.2")
def test_the_first_card_moves_fast_and_the_second_slowly() -> None:
    state = course(holders={0: ["dragon-6/4"], 3: ["pegasus-5/3"]})
    act(state, "play left dragon-6/4", "play right pegasus-5/3")
    assert told(state, "moves") == [("dragon", 6, 6), ("pegasus", 3, 3)]
    state = course(holders={0: ["dragon-6/4"], 3: ["pegasus-5/3"]})
    act(state, "play right pegasus-5/3", "play left dragon-6/4")
    assert told(state, "moves") == [("pegasus", 5, 5), ("dragon", 4, 4)]


@pytest.mark.rule("D3.2")
@pytest.mark.parametrize(
    ("face", "fast", "slow"),
    [("3/1", 3, 1), ("4/2", 4, 2), ("5/3", 5, 3), ("6/4", 6, 4), ("1/0+3", 1, 0), ("2/1+3", 2, 1)],
)
def test_every_card_moves_as_printed(face: str, fast: int, slow: int) -> None:
    state = course(holders={0: [f"sylph-{face}"], 3: [f"lamassu-{face}"]}, spaces={"lamassu": 5})
    act(state, f"play left sylph-{face}", f"play right lamassu-{face}")
    assert (space(state, "sylph"), space(state, "lamassu")) == (fast, 5 + slow)


@pytest.mark.rule("D3.2")
def test_one_creature_may_move_by_both_cards() -> None:
    state = course(holders={0: ["dragon-6/4"], 3: ["dragon-5/3"]})
    act(state, "play left dragon-6/4", "play right dragon-5/3")
    assert space(state, "dragon") == 9


@pytest.mark.rule("D3.2")
def test_played_cards_lie_open_on_the_discard_pile() -> None:
    state = course(holders={0: ["dragon-6/4"], 3: ["pegasus-5/3"]}, discard=["sylph-3/1"])
    act(state, "play left dragon-6/4", "play right pegasus-5/3")
    for seat in range(-1, 4):
        assert state.view(seat)["discard"] == ["sylph-3/1", "dragon-6/4", "pegasus-5/3"]


@pytest.mark.rule("D3.2")
def test_the_zeus_pile_is_open_to_all() -> None:
    state = course(zeus=["sylph-2/1+3", "dragon-1/0+3"])
    for seat in range(-1, 4):
        view = state.view(seat)
        assert (view["zeus"], view["protections"]) == (["sylph-2/1+3", "dragon-1/0+3"], 4)


@pytest.mark.rule("D3.3")
@pytest.mark.parametrize(("face", "far"), [("1/0+3", 4), ("2/1+3", 5)])
def test_a_trick_adds_its_bonus_and_goes_to_the_zeus_pile(face: str, far: int) -> None:
    state = course(holders={0: [f"sylph-{face}"], 3: ["pegasus-3/1"]})
    act(state, f"trick left sylph-{face}", "play right pegasus-3/1")
    assert space(state, "sylph") == far
    assert cards(state, state.zeus) == [f"sylph-{face}"]
    assert cards(state, state.discard) == ["pegasus-3/1"]
    assert told(state, "names-trick") == [(0, "left", f"sylph-{face}")]


@pytest.mark.rule("D3.3")
def test_the_bonus_need_not_be_used() -> None:
    state = course(holders={0: ["sylph-2/1+3"], 3: ["pegasus-3/1"]})
    assert {"play left sylph-2/1+3", "trick left sylph-2/1+3"} <= set(options(state))
    act(state, "play left sylph-2/1+3", "play right pegasus-3/1")
    assert space(state, "sylph") == 2
    assert (cards(state, state.discard), state.zeus) == (["sylph-2/1+3", "pegasus-3/1"], [])


@pytest.mark.rule("D3.3")
def test_a_trick_can_come_from_the_right_holder() -> None:
    state = course(holders=DRAGON_AND_PEGASUS)
    act(state, "trick right pegasus-2/1+3", "play left dragon-4/2")
    assert told(state, "moves") == [("pegasus", 5, 5), ("dragon", 2, 2)]


@pytest.mark.rule("D3.3")
@pytest.mark.parametrize("first", ["play left dragon-4/2", "trick left dragon-2/1+3"])
def test_a_second_card_has_no_trick(first: str) -> None:
    state = course(holders=DRAGON_AND_PEGASUS)
    act(state, first)
    assert refused(state, "trick right pegasus-2/1+3") == ("D3.3", "trick-second")
    assert options(state, "trick") == []
    act(state, "play right pegasus-2/1+3")
    assert space(state, "pegasus") == 1
    assert cards(state, state.discard)[-1] == "pegasus-2/1+3"


@pytest.mark.rule("D3.3")
def test_a_card_without_bonus_has_no_trick() -> None:
    state = course(holders=DRAGON_AND_PEGASUS)
    assert refused(state, "trick left dragon-4/2") == ("D3.3", "no-trick")
    assert options(state, "trick") == ["trick left dragon-2/1+3", "trick right pegasus-2/1+3"]


@pytest.mark.rule("D3.4")
def test_the_later_arrival_is_ahead_on_a_space() -> None:
    state = course(
        holders={0: ["dragon-4/2"], 3: ["sylph-5/3"]},
        spaces={"pegasus": 4, "lamassu": 4, "sylph": 1},
    )
    assert ahead(state)[:3] == ["lamassu", "pegasus", "sylph"]
    act(state, "play left dragon-4/2", "play right sylph-5/3")
    assert told(state, "moves") == [("dragon", 4, 4), ("sylph", 3, 4)]
    assert ahead(state)[:4] == ["sylph", "dragon", "lamassu", "pegasus"]


@pytest.mark.rule("D3.4")
def test_a_move_of_0_spaces_changes_nothing() -> None:
    held = {0: ["dragon-4/2"], 3: ["pegasus-1/0+3"]}
    state = course(holders=held, spaces={"pegasus": 7, "lamassu": 7})
    act(state, "play left dragon-4/2", "play right pegasus-1/0+3")
    assert ahead(state)[:2] == ["lamassu", "pegasus"]
    assert told(state, "stays") == [("pegasus",)]
    assert cards(state, state.discard)[-1] == "pegasus-1/0+3"


@pytest.mark.rule("D3.4")
def test_a_move_of_0_on_the_start_space_is_no_arrival() -> None:
    held = {0: ["dragon-4/2"], 3: ["sylph-1/0+3"]}
    state = course(holders=held)
    act(state, "play left dragon-4/2", "play right sylph-1/0+3")
    assert ahead(state)[-1] == "sylph"


@pytest.mark.rule("D3.5")
@pytest.mark.parametrize(("space_before", "finishes"), [(18, False), (19, True), (22, True)])
def test_a_creature_finishes_beyond_the_last_space(space_before: int, finishes: bool) -> None:
    held = {0: ["dragon-4/2"], 3: ["sylph-3/1"]}
    state = course(third=True, holders=held, spaces={"dragon": space_before})
    act(state, "play left dragon-4/2", "play right sylph-3/1")
    assert told(state, "finishes") == ([("dragon", 1)] if finishes else [])
    assert state.view(NOBODY)["finished"] == (["dragon"] if finishes else [])


@pytest.mark.rule("D3.5")
def test_finishers_take_the_first_free_place_however_far_they_go() -> None:
    state = course(
        third=True,
        holders={0: ["dragon-6/4"], 3: ["sylph-4/2"]},
        spaces={"dragon": 22, "sylph": 21},
        finished=["lamassu"],
    )
    act(state, "play right sylph-4/2", "play left dragon-6/4")
    assert told(state, "finishes") == [("sylph", 2), ("dragon", 3)]
    assert ahead(state)[:3] == ["lamassu", "sylph", "dragon"]


@pytest.mark.rule("D3.5", "D3.6")
@pytest.mark.parametrize("first", [True, False])
def test_a_card_of_a_finished_creature_moves_nothing_and_is_discarded(first: bool) -> None:
    state = course(
        third=True,
        holders={0: ["dragon-6/4"], 3: ["pegasus-3/1"]},
        finished=["dragon", "gryphon"],
    )
    before = ahead(state)
    texts = ["play left dragon-6/4", "play right pegasus-3/1"]
    act(state, *(texts if first else texts[::-1]))
    assert [creature for creature, *_ in told(state, "moves")] == ["pegasus"]
    assert "dragon-6/4" in cards(state, state.discard)
    assert ahead(state)[:2] == before[:2]
    assert told(state, "finishes") == []


@pytest.mark.rule("D3.6")
def test_the_trick_of_a_finished_creature_is_refused() -> None:
    state = course(third=True, holders=DRAGON_AND_PEGASUS, finished=["dragon"])
    assert refused(state, "trick left dragon-2/1+3") == ("D3.6", "trick-finished")
    assert options(state, "trick") == ["trick right pegasus-2/1+3"]
    act(state, "play left dragon-2/1+3", "play right pegasus-3/1")
    assert (cards(state, state.discard), state.zeus) == (["dragon-2/1+3", "pegasus-3/1"], [])


@pytest.mark.rule("D3.7")
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(("players", "turns"), [(3, 5), (4, 4), (5, 3), (6, 3)])
def test_every_player_has_the_same_number_of_turns(players: int, turns: int, seed: int) -> None:
    state = new_game(players, seed=str(seed))
    chance = Chance(f"turns {seed}")
    while state.race == 1:
        state.apply(random_action(state, chance))
    played = [seat for kind in ("names", "names-trick") for seat, *_ in told(state, kind)]
    assert [played.count(seat) for seat in range(players)] == [2 * turns] * players


@pytest.mark.rule("D3.7")
def test_the_race_goes_on_after_a_finish_until_the_holders_are_empty() -> None:
    held = [
        ["dragon-4/2", "gryphon-3/1"],
        ["sylph-3/1", "sylph-4/2"],
        ["lamassu-3/1", "lamassu-4/2"],
    ]
    finished = ["dragon", "gryphon", "sylph", "lamassu", "phoenix", "pegasus"]
    state = course(players=3, third=True, holders=held, finished=finished)
    while state.race == 1:
        assert told(state, "stands") == []
        act(state, options(state)[0])
    assert len(told(state, "names")) == 6
    assert [creature for _, creature in told(state, "stands")] == finished
