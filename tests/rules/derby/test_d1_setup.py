"""D1: setup."""

import pytest
from acting import act, asked, options, refused, told
from derby_positions import ahead, cards, course, derby, in_hand, new_game

from pantheon.core.chance import Chance
from pantheon.core.problem import Problem
from pantheon.core.state import NOBODY
from pantheon.games.derby.components import CREATURES, GODS
from pantheon.games.derby.races import DEAL, JUDGEMENT

PLAYERS = [3, 4, 5, 6]
CHOSEN = {"gods": "chosen"}


@pytest.mark.rule("D1.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_three_to_six_players_are_dealt_different_gods(players: int) -> None:
    nameplates = new_game(players).view(NOBODY)["nameplates"]
    assert len(set(nameplates)) == players
    assert set(nameplates) <= {f"god-{god}" for god in GODS}


@pytest.mark.rule("D1.1")
def test_any_god_can_be_dealt_to_any_seat() -> None:
    dealt = {
        (seat, god)
        for seed in range(80)
        for seat, god in enumerate(new_game(3, seed=str(seed)).gods)
    }
    assert len(dealt) == 3 * 6


@pytest.mark.rule("D1.1")
@pytest.mark.parametrize("players", [0, 2, 7])
def test_fewer_than_three_or_more_than_six_players_are_refused(players: int) -> None:
    with pytest.raises(Problem) as problem:
        derby().new(players, "")
    assert problem.value.key == "players-wrong"


@pytest.mark.rule("D1.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_god_has_the_same_eleven_bet_cards(players: int) -> None:
    state = new_game(players)
    for seat in range(players):
        assert in_hand(state, seat) == {
            "top-three": 3,
            "top-two": 2,
            "first": 1,
            "first-or-disqualified": 1,
            "last-two": 2,
            "last": 1,
            "disqualified": 1,
        }


@pytest.mark.rule("D1.1")
def test_gods_are_chosen_from_the_start_player_clockwise() -> None:
    state = new_game(4, start=2, options=CHOSEN)
    assert (asked(state), len(options(state, "god"))) == ((2, "ChoosingGods"), 6)
    act(state, "god odin", "god anansi", "god yu-huang", "god horus")
    assert told(state, "takes-god") == [(2, "odin"), (3, "anansi"), (0, "yu-huang"), (1, "horus")]
    assert [state.nameplate(seat) for seat in range(4)] == [
        "god-yu-huang",
        "god-horus",
        "god-odin",
        "god-anansi",
    ]
    assert asked(state) == (2, "Bet")


@pytest.mark.rule("D1.1")
def test_a_god_that_is_taken_cannot_be_chosen() -> None:
    state = new_game(options=CHOSEN)
    act(state, "god odin")
    assert refused(state, "god odin") == ("D1.1", "god-taken")
    assert "god odin" not in options(state)
    assert refused(state, "bet first dragon") == ("D1.1", "not-asked")


@pytest.mark.rule("D1.1")
def test_the_last_of_six_takes_the_god_that_is_left() -> None:
    state = new_game(6, start=0, options=CHOSEN)
    act(state, *[f"god {god}" for god in reversed(GODS[1:])])
    assert told(state, "takes-god")[-1] == (5, "anansi")
    assert asked(state) == (0, "Bet")


@pytest.mark.rule("D1.1")
def test_the_table_can_be_seen_copied_and_written_while_gods_are_chosen() -> None:
    state = new_game(options=CHOSEN)
    assert state.copy() == state
    assert state.view(NOBODY)["turn"] == state.start


@pytest.mark.rule("D1.2")
@pytest.mark.parametrize("race", [1, 2, 3])
def test_six_creatures_start_on_space_0(race: int) -> None:
    state = course(DEAL, race=race)
    names = ["dragon", "gryphon", "lamassu", "pegasus", "phoenix", "sylph"]
    assert state.view(NOBODY)["track"]["spaces"] == dict.fromkeys(names, 0)
    assert state.race == race


@pytest.mark.rule("D1.2")
def test_any_creature_can_be_drawn_for_any_lane_of_the_start_space() -> None:
    lanes = {
        (lane, creature)
        for seed in range(80)
        for lane, creature in enumerate(ahead(new_game(seed=str(seed))))
    }
    assert len(lanes) == 6 * 6


@pytest.mark.rule("D1.2")
def test_the_lanes_are_drawn_anew_for_each_race() -> None:
    state = course(JUDGEMENT, lanes=CREATURES)
    assert [creature for _, creature in told(state, "stands")] == CREATURES
    assert state.race == 2
    assert ahead(state) != CREATURES


@pytest.mark.rule("D1.2", "D5.1")
def test_the_lane_decides_only_between_those_that_never_left() -> None:
    orders = []
    for lanes in (CREATURES, CREATURES[::-1]):
        state = course(
            lanes=lanes, holders={0: ["phoenix-4/2"], 3: ["gryphon-4/2"]}, spaces={"sylph": 2}
        )
        act(state, "play left phoenix-4/2", "play right gryphon-4/2")
        orders.append(ahead(state))
    assert orders == [
        ["phoenix", "gryphon", "sylph", "dragon", "lamassu", "pegasus"],
        ["phoenix", "gryphon", "sylph", "pegasus", "lamassu", "dragon"],
    ]


@pytest.mark.rule("D1.3")
@pytest.mark.parametrize(("players", "tokens"), [(3, 2), (4, 3), (5, 3), (6, 4)])
def test_every_creature_has_bet_tokens_by_the_number_of_players(players: int, tokens: int) -> None:
    assert new_game(players).view(NOBODY)["tokens"] == dict.fromkeys(CREATURES, tokens)


@pytest.mark.rule("D1.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_player_sees_the_holders_on_both_sides_and_no_other(players: int) -> None:
    state = new_game(players)
    for seat in range(players):
        holders = state.view(seat)["holders"]
        seen = {number for number, holder in enumerate(holders) if holder["cards"] is not None}
        assert seen == {seat, (seat - 1) % players}
        assert holders[seat]["cards"] == cards(state, state.holders[seat])


@pytest.mark.rule("D1.4")
def test_a_spectator_sees_no_holder() -> None:
    holders = new_game(4).view(NOBODY)["holders"]
    assert holders == [{"count": 8, "cards": None, "known": []}] * 4


@pytest.mark.rule("D1.4", "D3.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_left_holder_is_the_right_one_of_the_next_player_clockwise(players: int) -> None:
    held = {0: ["dragon-3/1", "dragon-4/2"], players - 1: ["sylph-3/1", "sylph-4/2"]}
    state = course(players=players, holders=held)
    assert options(state, "play") == [
        "play left dragon-3/1",
        "play left dragon-4/2",
        "play right sylph-3/1",
        "play right sylph-4/2",
    ]
    act(state, "play left dragon-3/1", "play right sylph-3/1")
    assert state.seat == 1
    assert [text for text in options(state) if "right" in text] == ["play right dragon-4/2"]


@pytest.mark.rule("D1.5")
@pytest.mark.parametrize(("players", "size"), [(3, 10), (4, 8), (5, 6), (6, 6)])
def test_54_movement_cards_are_dealt_to_the_holders(players: int, size: int) -> None:
    state = new_game(players)
    assert [len(holder) for holder in state.holders] == [size] * players
    dealt = [card for holder in state.holders for card in holder]
    assert len(dealt) + len(state.undealt) == 54
    assert sorted(dealt + state.undealt) == state.values.deck
    assert (state.discard, state.zeus) == ([], [])


@pytest.mark.rule("D1.5")
def test_every_creature_has_five_plain_cards_and_four_dirty_tricks() -> None:
    state = new_game()
    deck = cards(state, state.values.deck)
    for creature in CREATURES:
        own = [name for name in deck if name.startswith(creature)]
        assert (len(own), len([name for name in own if "+" in name])) == (9, 4)


@pytest.mark.rule("D1.5")
def test_the_deal_is_shuffled() -> None:
    hands = {tuple(new_game(seed=str(seed)).holders[0]) for seed in range(20)}
    assert len(hands) == 20


@pytest.mark.rule("D1.5")
def test_nobody_sees_the_rest() -> None:
    state = new_game(4)
    for seat in range(-1, 4):
        assert state.view(seat)["undealt"] == 22
    guesses = {tuple(state.guess(0, Chance(str(number))).undealt) for number in range(10)}
    assert len(guesses) == 10


@pytest.mark.rule("D1.6")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_zeus_pile_starts_with_four_protection_cards(players: int) -> None:
    view = new_game(players).view(NOBODY)
    assert (view["protections"], view["zeus"], view["drawn"]) == (4, [], [])


@pytest.mark.rule("D1.7")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_start_player_is_drawn_from_all_players(players: int) -> None:
    states = [new_game(players, seed=str(seed)) for seed in range(60)]
    assert {int(state.start) for state in states} == set(range(players))
    assert all(told(state, "starts") == [(state.start,)] for state in states)
    assert all(asked(state) == (state.start, "Bet") for state in states)
