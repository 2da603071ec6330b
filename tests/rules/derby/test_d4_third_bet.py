"""D4: the third bet."""

import pytest
from acting import act, asked, options, refused, told
from derby_positions import HORUS, backed, course, derby, in_hand, space

from pantheon.core.state import NOBODY
from pantheon.games.derby.races import THIRD_BETS
from pantheon.games.derby.state import Derby

LINES = [(3, 14), (4, 14), (5, 16), (6, 16)]
CREATURES_OF_OTHERS = ["lamassu", "pegasus", "phoenix", "sylph"]


def ready_to_cross(players: int, turn: int, before: int, start: int = 0) -> Derby:
    """A seat in turn with dragon 4/2 on the left and sylph 3/1 on the right, dragon 4 before."""
    return course(
        players=players,
        start=start,
        turn=turn,
        holders={turn: ["dragon-4/2"], (turn - 1) % players: ["sylph-3/1"]},
        spaces={"dragon": before - 4},
    )


@pytest.mark.rule("D4.1")
@pytest.mark.parametrize(("players", "line"), LINES)
def test_the_middle_line_is_yellow_or_orange_by_the_number_of_players(
    players: int, line: int
) -> None:
    state = ready_to_cross(players, 1, before=line - 1)
    act(state, "play left dragon-4/2", "play right sylph-3/1")
    assert (space(state, "dragon"), told(state, "crosses")) == (line - 1, [])
    assert asked(state) == (2, "Turn")
    state = ready_to_cross(players, 1, before=line)
    act(state, "play left dragon-4/2", "play right sylph-3/1")
    assert (space(state, "dragon"), told(state, "crosses")) == (line, [("dragon", 1)])
    assert asked(state) == (2, "Bet")
    assert state.view(NOBODY)["crossed"] == "dragon"


@pytest.mark.rule("D4.1")
@pytest.mark.parametrize(("players", "line"), LINES)
def test_who_crosses_finishes_the_turn_and_the_next_becomes_start_player(
    players: int, line: int
) -> None:
    for turn in range(players):
        state = ready_to_cross(players, turn, before=line + 2)
        act(state, "play left dragon-4/2", "play right sylph-3/1")
        following = (turn + 1) % players
        assert told(state, "moves")[1] == ("sylph", 1, 1)  # after the line was crossed
        assert (asked(state), state.start) == ((following, "Bet"), following)


@pytest.mark.rule("D4.1")
def test_the_slow_card_can_cross_too() -> None:
    state = ready_to_cross(4, 2, before=16)
    act(state, "play right sylph-3/1", "play left dragon-4/2")
    assert (space(state, "dragon"), told(state, "crosses")) == (14, [("dragon", 2)])
    assert asked(state) == (3, "Bet")


@pytest.mark.rule("D4.1")
def test_the_start_player_may_keep_the_marker() -> None:
    state = ready_to_cross(4, turn=1, start=2, before=14)
    act(state, "play left dragon-4/2", "play right sylph-3/1")
    assert (state.start, asked(state)) == (2, (2, "Bet"))


@pytest.mark.rule("D4.1")
def test_only_the_first_of_two_creatures_crosses() -> None:
    held = {0: ["dragon-4/2"], 3: ["sylph-3/1"]}
    state = course(holders=held, spaces={"dragon": 12, "sylph": 13})
    act(state, "play left dragon-4/2", "play right sylph-3/1")
    assert space(state, "sylph") == 14
    assert told(state, "crosses") == [("dragon", 0)]


@pytest.mark.rule("D4.1")
def test_a_later_crossing_brings_no_more_bets() -> None:
    held = {0: ["dragon-4/2"], 3: ["sylph-3/1"]}
    state = course(third=True, holders=held, spaces={"lamassu": 15, "dragon": 12})
    act(state, "play left dragon-4/2", "play right sylph-3/1")
    assert (asked(state), state.start, told(state, "crosses")) == ((1, "Turn"), 0, [])


@pytest.mark.rule("D4.1")
def test_a_creature_can_cross_by_a_power() -> None:
    state = course(
        powers=["wings-of-horus"],
        fate=[13],
        holders={0: ["dragon-4/2"], 3: ["sylph-3/1"]},
        spaces={"dragon": 9},
    )
    act(state, "play left dragon-4/2", "play right sylph-3/1")
    assert (asked(state), told(state, "crosses")) == ((HORUS, "Response"), [])
    act(state, "use wings-of-horus")
    assert told(state, "crosses") == [("dragon", 0)]
    assert told(state, "moves")[-1] == ("sylph", 1, 1)  # the turn is finished
    assert (asked(state), state.start) == ((1, "Bet"), 1)


@pytest.mark.rule("D4.1")
def test_a_creature_that_crosses_both_lines_at_once_crosses_the_middle_one_first() -> None:
    state = course(
        overlay={"track": {"last_space": 16}},
        holders={0: ["dragon-6/4"], 3: ["sylph-3/1"]},
        spaces={"dragon": 12},
    )
    act(state, "play left dragon-6/4", "play right sylph-3/1")
    assert (told(state, "crosses"), told(state, "finishes")) == ([("dragon", 0)], [("dragon", 1)])
    assert asked(state) == (1, "Bet")


@pytest.mark.rule("D4.2")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_third_bets_go_clockwise_from_the_new_start_player_who_then_goes_on(players: int) -> None:
    state = ready_to_cross(players, turn=1, before=16)
    act(state, "play left dragon-4/2", "play right sylph-3/1")
    creatures = ["dragon", "gryphon", "lamassu", "pegasus", "phoenix", "sylph"]
    order = [(2 + turn) % players for turn in range(players)]
    for seat in order:
        assert asked(state) == (seat, "Bet")
        act(state, f"bet last {creatures[seat]}")
    assert told(state, "bets") == [(seat, 3, creatures[seat], "last") for seat in order]
    assert asked(state) == (order[0], "Turn")


@pytest.mark.rule("D4.2")
def test_the_rules_of_bets_hold_for_the_third_one() -> None:
    bets = {0: [("first", "dragon"), ("last", "sylph")], 1: [("first", "dragon")]}
    state = course(THIRD_BETS, bets=bets, tokens={"gryphon": 0})
    assert refused(state, "bet top-two dragon") == ("D2.3", "bet-twice")
    assert refused(state, "bet top-two gryphon") == ("D2.4", "no-token")
    assert refused(state, "bet first phoenix") == ("D7.1", "bet-card-gone")
    assert refused(state, "play left dragon-4/2") == ("D4.2", "not-asked")
    act(state, "bet top-two phoenix")
    assert state.view(1)["bets"][0][2] == {"place": 3, "creature": "phoenix", "card": None}


@pytest.mark.rule("D4.2")
def test_a_finished_creature_may_be_bet_on() -> None:
    state = course(THIRD_BETS, finished=["dragon"])
    act(state, "bet first dragon")
    assert told(state, "bets") == [(0, 3, "dragon", "first")]


@pytest.mark.rule("D4.3")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_without_a_crossing_the_third_bets_come_when_the_holders_are_empty(start: int) -> None:
    last = (start - 1) % 3
    held: list[list[str]] = [[], [], []]
    held[last], held[(last - 1) % 3] = ["dragon-4/2"], ["sylph-3/1"]
    state = course(players=3, start=start, turn=last, holders=held, spaces={"dragon": 9})
    act(state, "play left dragon-4/2")  # the second card plays itself
    assert (state.holders, told(state, "crosses")) == ([[], [], []], [])
    assert (asked(state), state.start) == ((start, "Bet"), start)
    for turn in range(3):
        assert asked(state) == ((start + turn) % 3, "Bet")
        assert told(state, "stands") == []  # the bets come before the standings
        act(state, "bet first gryphon" if turn else "bet first dragon")
    assert told(state, "stands")[0] == (1, "dragon")
    assert state.race == 2


@pytest.mark.rule("D4.1", "D4.3")
def test_a_crossing_by_the_last_card_brings_the_third_bets_before_the_standings() -> None:
    state = course(
        players=3, turn=2, holders=[[], ["sylph-3/1"], ["dragon-4/2"]], spaces={"dragon": 11}
    )
    act(state, "play left dragon-4/2")
    assert told(state, "crosses") == [("dragon", 2)]
    assert (asked(state), state.start) == ((0, "Bet"), 0)
    act(state, "bet first dragon", "bet first dragon", "bet first sylph")
    assert told(state, "stands")[0] == (1, "dragon")
    assert told(state, "hits") == [(0, "first", "dragon", 6), (1, "first", "dragon", 6)]


def third_bets_of_five(start: int) -> Derby:
    """The last of five has a dragon and a gryphon; the others will take all other tokens."""
    bets = {(start + 4) % 5: [("first", "dragon"), ("last", "gryphon")]}
    for turn in range(4):
        first, second = CREATURES_OF_OTHERS[turn], CREATURES_OF_OTHERS[(turn + 1) % 4]
        bets[(start + turn) % 5] = [("top-two", first), ("top-three", second)]
    return course(THIRD_BETS, players=5, start=start, bets=bets)


@pytest.mark.rule("D4.4")
@pytest.mark.parametrize("start", [0, 3])
def test_the_last_of_five_skips_the_bet_if_no_creature_is_left(start: int) -> None:
    state = third_bets_of_five(start)
    last = (start + 4) % 5
    hand = in_hand(state, last)
    for turn in range(4):
        act(state, f"bet last {CREATURES_OF_OTHERS[(turn + 2) % 4]}")
    tokens = state.view(NOBODY)["tokens"]
    assert tokens == {**dict.fromkeys(CREATURES_OF_OTHERS, 0), "dragon": 2, "gryphon": 2}
    assert told(state, "skips-bet") == [(last,)]
    assert (in_hand(state, last), len(backed(state, last))) == (hand, 2)
    assert asked(state) == (start, "Turn")


@pytest.mark.rule("D4.4")
def test_the_last_of_five_must_bet_if_a_creature_is_left() -> None:
    state = third_bets_of_five(0)
    act(state, "bet last phoenix", "bet last sylph", "bet last lamassu", "bet last gryphon")
    assert asked(state) == (4, "Bet")
    assert {text.split()[2] for text in options(state)} == {"pegasus"}
    assert refused(state, "bet top-two dragon") == ("D2.3", "bet-twice")


@pytest.mark.rule("D4.4")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_nobody_but_the_last_of_five_can_be_without_a_creature(players: int) -> None:
    tokens = derby().values[players - 3].tokens
    stuck = []
    for turn in range(players):
        left = 6 * tokens - 2 * players - turn
        on_own_creatures = 2 * (tokens - 1)  # all that two creatures can keep from a player
        if left <= on_own_creatures:
            stuck.append(turn)
    assert stuck == ([4] if players == 5 else [])
