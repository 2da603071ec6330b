"""D8: the next race and the end."""

import pytest
from acting import act, asked, refused, told
from derby_positions import course, new_game

from pantheon.core.chance import Chance
from pantheon.core.playout import random_action
from pantheon.core.state import NOBODY
from pantheon.games.derby.races import PAYOUT

NO_JUDGEMENT = ["protection", "protection"]


@pytest.mark.rule("D8.1")
@pytest.mark.parametrize("race", [1, 2])
@pytest.mark.parametrize(
    ("players", "size", "tokens"), [(3, 10, 2), (4, 8, 3), (5, 6, 3), (6, 6, 4)]
)
def test_the_next_race_is_laid_out_like_the_first(
    players: int, size: int, tokens: int, race: int
) -> None:
    state = course(
        PAYOUT,
        players=players,
        race=race,
        finished=["dragon"],
        spaces={"sylph": 20},
        bets={0: [("first", "dragon"), ("last", "sylph")]},
        zeus=["dragon-1/0+3"],
        discard=["dragon-3/1"],
        drawn=NO_JUDGEMENT,
    )
    view = state.view(NOBODY)
    assert view["race"] == race + 1
    assert set(view["track"]["spaces"].values()) == {0}
    assert (view["finished"], view["crossed"]) == ([], None)
    assert set(view["tokens"].values()) == {tokens}
    assert [holder["count"] for holder in view["holders"]] == [size] * players
    assert view["undealt"] == 54 - size * players
    assert (view["discard"], view["zeus"], view["protections"]) == ([], [], 4)
    assert view["bets"] == [[]] * players
    assert view["asks"]["key"] == "Bet"


@pytest.mark.rule("D8.1")
def test_all_54_cards_are_dealt_anew() -> None:
    before = course(PAYOUT, drawn=NO_JUDGEMENT, race=1)
    again = course(PAYOUT, drawn=NO_JUDGEMENT, race=1, seed="other")
    dealt = [card for holder in before.holders for card in holder]
    assert sorted(dealt + before.undealt) == before.values.deck
    assert before.holders != again.holders
    assert before.holders != new_game().holders


@pytest.mark.rule("D8.1")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_start_marker_passes_to_the_next_player_clockwise(players: int) -> None:
    for start in range(players):
        state = course(PAYOUT, players=players, start=start, drawn=NO_JUDGEMENT)
        following = (start + 1) % players
        assert (state.start, asked(state)) == (following, (following, "Bet"))
        assert told(state, "race") == [(2, following)]


@pytest.mark.rule("D8.1", "D4.1")
def test_who_placed_the_first_third_bet_comes_last_in_the_next_race() -> None:
    state = new_game(4, start=0, seed="marker")
    chance = Chance("marker")
    while state.race == 1:
        state.apply(random_action(state, chance))
    first_third = next(seat for seat, place, *_ in told(state, "bets") if place == 3)
    assert (state.start - 1) % 4 == first_third


@pytest.mark.rule("D8.2")
def test_the_game_ends_after_the_third_race() -> None:
    state = course(PAYOUT, race=3, drawn=NO_JUDGEMENT)
    assert state.over
    assert refused(state, "bet first dragon") == ("D8.2", "over")


@pytest.mark.rule("D8.2")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_whole_game_has_three_races_and_nine_bets_each(players: int) -> None:
    state = new_game(players, seed="whole")
    chance = Chance("whole")
    while not state.over:
        state.apply(random_action(state, chance))
    assert [race for race, _ in told(state, "race")] == [1, 2, 3]
    skipped = [seat for (seat,) in told(state, "skips-bet")]
    for seat in range(players):
        used = sum(state.kept[seat * 7 : seat * 7 + 7]) + sum(state.lost[seat * 7 : seat * 7 + 7])
        assert used == 9 - skipped.count(seat)
        assert sum(state.hand[seat * 7 : seat * 7 + 7]) == 11 - used


@pytest.mark.rule("D8.2")
@pytest.mark.parametrize(
    ("score", "winners", "places"),
    [
        ([10, 30, 20, 0], [1], [3, 1, 2, 4]),
        ([30, 30, 20, 20], [0, 1], [1, 1, 3, 3]),
        ([7, 7, 7, 7], [0, 1, 2, 3], [1, 1, 1, 1]),
    ],
)
def test_the_most_points_win_and_ties_share_the_win(
    score: list[int], winners: list[int], places: list[int]
) -> None:
    state = course(PAYOUT, race=3, score=score, drawn=NO_JUDGEMENT)
    assert (state.winners(), state.places()) == (winners, places)


@pytest.mark.rule("D8.2", "D7.1")
def test_the_last_payout_counts_for_the_win() -> None:
    bets = {0: [("first", "dragon")]}
    state = course(
        PAYOUT, race=3, spaces={"dragon": 9}, score=[5, 10, 0, 0], bets=bets, drawn=NO_JUDGEMENT
    )
    assert (state.score, state.winners()) == ([11, 10, 0, 0], [0])


@pytest.mark.rule("D8.1")
def test_bets_of_the_new_race_are_asked_from_the_new_start_player() -> None:
    state = course(PAYOUT, start=2, drawn=NO_JUDGEMENT)
    order = []
    for _ in range(4):
        order.append(int(state.seat))
        act(state, "bet first dragon" if len(order) < 4 else "bet first sylph")
    assert order == [3, 0, 1, 2]
