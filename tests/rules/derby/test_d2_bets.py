"""D2: the first and the second bet."""

import pytest
from acting import act, asked, options, refused, told
from derby_positions import backed, course, in_hand, new_game

from pantheon.core.state import NOBODY
from pantheon.games.derby.components import BETS, CREATURES
from pantheon.games.derby.races import FIRST_BETS, PAYOUT, SECOND_BETS, THIRD_BETS


@pytest.mark.rule("D2.1")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_two_rounds_of_bets_go_clockwise_from_the_start_player(players: int) -> None:
    start = players - 2
    state = course(FIRST_BETS, players=players, start=start)
    order = [(start + turn) % players for turn in range(players)]
    for bet in ("top-two", "top-three"):
        for seat in order:
            assert asked(state) == (seat, "Bet")
            creature = CREATURES[(seat + (bet == "top-two")) % 6]
            act(state, f"bet {bet} {creature}")
    placed = [(seat, place) for seat, place, *_ in told(state, "bets")]
    assert placed == [(seat, place) for place in (1, 2) for seat in order]
    assert asked(state) == (start, "Turn")


@pytest.mark.rule("D2.1")
def test_a_bet_takes_a_card_from_hand_and_a_token_from_the_board() -> None:
    state = course(FIRST_BETS)
    act(state, "bet top-two pegasus")
    assert backed(state, 0) == [("top-two", "pegasus")]
    assert in_hand(state, 0)["top-two"] == 1
    assert state.view(NOBODY)["tokens"] == {**dict.fromkeys(CREATURES, 3), "pegasus": 2}


@pytest.mark.rule("D2.1")
def test_every_bet_card_can_go_with_every_creature() -> None:
    state = new_game()
    assert options(state) == [f"bet {bet} {creature}" for bet in BETS for creature in CREATURES]


@pytest.mark.rule("D2.1")
def test_nobody_can_go_without_a_bet() -> None:
    state = new_game()
    assert refused(state, "decline") == ("D2.1", "not-asked")
    assert refused(state, "play left dragon-4/2") == ("D2.1", "not-asked")


@pytest.mark.rule("D2.2")
def test_the_creature_is_open_and_the_bet_card_hidden() -> None:
    state = course(FIRST_BETS)
    act(state, "bet disqualified sylph")
    shown = {seat: state.view(seat)["bets"][0] for seat in range(-1, 4)}
    hidden = [{"place": 1, "creature": "sylph", "card": None}]
    assert shown.pop(0) == [{"place": 1, "creature": "sylph", "card": "disqualified"}]
    assert all(bets == hidden for bets in shown.values())


@pytest.mark.rule("D2.2")
def test_only_the_bettor_is_told_the_bet_card() -> None:
    state = course(FIRST_BETS)
    act(state, "bet disqualified sylph")
    assert state.events is not None
    event = state.events[-1]
    told_to = {seat for seat in range(-1, 4) if "bet" in event.seen_by(seat)}
    assert (event.kind.name, told_to) == ("bets", {0})
    assert event.seen_by(NOBODY) == {"seat": 0, "place": 1, "creature": 5}


@pytest.mark.rule("D2.2")
def test_nobody_sees_the_hand_of_another() -> None:
    state = course(SECOND_BETS, bets={0: [("first", "dragon")]})
    assert state.view(0)["hand"]["first"] == 0
    assert state.view(1)["hand"]["first"] == 1  # its own
    assert state.view(NOBODY)["hand"] == {}


@pytest.mark.rule("D2.2", "D7.1")
@pytest.mark.parametrize(
    "viewer",
    [
        0,
        1,
        2,
        3,
        NOBODY,
    ],
)
def test_the_payout_turns_the_bet_cards_up(viewer: int) -> None:
    bets = {seat: [("top-two", "dragon")] for seat in range(3)}
    state = course(PAYOUT, race=3, bets=bets, drawn=["protection", "protection"])
    turned_up = [{"place": 1, "creature": "dragon", "card": "top-two"}]
    assert state.view(viewer)["bets"] == [turned_up] * 3 + [[]]


@pytest.mark.rule("D2.3")
@pytest.mark.parametrize("phase", [SECOND_BETS, THIRD_BETS])
def test_nobody_bets_twice_on_a_creature(phase: int) -> None:
    state = course(phase, bets={0: [("first", "dragon"), ("last", "sylph")][: phase - 2]})
    assert refused(state, "bet top-two dragon") == ("D2.3", "bet-twice")
    assert [text for text in options(state) if "dragon" in text] == []
    assert len([text for text in options(state) if "gryphon" in text]) >= 5


@pytest.mark.rule("D2.3")
def test_others_may_bet_on_the_same_creature() -> None:
    state = course(FIRST_BETS)
    act(state, "bet first dragon", "bet first dragon")
    assert (backed(state, 0), backed(state, 1)) == ([("first", "dragon")], [("first", "dragon")])


@pytest.mark.rule("D2.3", "D8.1")
def test_the_next_race_allows_a_creature_again() -> None:
    bets = {0: [("first", "dragon")]}
    state = course(PAYOUT, start=3, bets=bets, drawn=["protection", "protection"])
    assert (state.race, asked(state)) == (2, (0, "Bet"))
    act(state, "bet top-two dragon")
    assert backed(state, 0) == [("top-two", "dragon")]


@pytest.mark.rule("D2.4")
@pytest.mark.parametrize(("players", "tokens"), [(3, 2), (4, 3), (5, 3), (6, 4)])
def test_nobody_bets_on_a_creature_without_tokens(players: int, tokens: int) -> None:
    state = course(FIRST_BETS, players=players)
    for _ in range(tokens):
        act(state, "bet first dragon")
    assert state.seat == tokens
    assert refused(state, "bet first dragon") == ("D2.4", "no-token")
    assert [text for text in options(state) if "dragon" in text] == []


@pytest.mark.rule("D2.4")
def test_a_creature_with_one_token_can_be_bet_on() -> None:
    state = course(SECOND_BETS, tokens={"dragon": 1, "sylph": 0})
    assert refused(state, "bet first sylph") == ("D2.4", "no-token")
    act(state, "bet first dragon")
    assert refused(state, "bet first dragon") == ("D2.4", "no-token")
