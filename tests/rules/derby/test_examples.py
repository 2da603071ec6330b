"""The worked examples, captions and numbers of the rulebook, in its order and by its headings."""

import pytest
from acting import act, asked, options, told
from derby_positions import HORUS, ODIN, cards, course, in_hand, new_game, space, unused

from pantheon.core.chance import Chance
from pantheon.core.playout import play_randomly
from pantheon.core.state import NOBODY
from pantheon.games.derby.components import CREATURES
from pantheon.games.derby.races import JUDGEMENT, PAYOUT, THIRD_BETS
from pantheon.games.derby.state import Derby
from pantheon.games.derby.values import load_values

PLAYERS = [3, 4, 5, 6]
RACED = {"pegasus": 22, "gryphon": 20, "lamassu": 18, "phoenix": 18, "sylph": 17}


# ---- Spielmaterial


@pytest.mark.rule("D1.1", "D1.3", "D1.5", "D1.6", "D9.1", "D10.1")
def test_the_box() -> None:
    state = new_game(6, options={"powers": "on", "fate": "on"})
    deck = cards(state, state.values.deck)
    assert len(deck) == 54
    for creature in CREATURES:
        own = [name for name in deck if name.startswith(creature)]
        tricks = [name for name in own if "+" in name]
        assert (len(own) - len(tricks), len(tricks)) == (5, 4)
    assert state.protections == 4
    assert sum(state.hand) == 66
    assert sum(state.tokens) == 24
    assert len(state.holders) == 6
    assert [len(unused(state, seat)) for seat in range(6)] == [3] * 6
    act(state, *[f"token {space}" for space in range(1, 7)])
    assert len(state.fate) == 6


# ---- Spielüberblick


@pytest.mark.rule("D8.2", "D1.1")
def test_nine_of_eleven_bet_cards_are_played_and_two_are_left() -> None:
    state = new_game(4, seed="overview")
    play_randomly(state, Chance("overview"))
    assert [sum(in_hand(state, seat).values()) for seat in range(4)] == [2] * 4
    assert sum(state.kept) + sum(state.lost) == 4 * 9


@pytest.mark.rule("D7.1")
def test_a_bet_that_is_harder_to_win_pays_more() -> None:
    three, two, one, _, last_two, last, _ = load_values({}, 4).bet_points
    assert three < two < one
    assert last_two < last


# ---- Spielaufbau


@pytest.mark.rule("D1.3", "D1.4", "D1.5")
@pytest.mark.parametrize(
    ("players", "tokens", "size"), [(3, 2, 10), (4, 3, 8), (5, 3, 6), (6, 4, 6)]
)
def test_tokens_and_cards_by_the_number_of_players(players: int, tokens: int, size: int) -> None:
    state = new_game(players)
    assert state.tokens == [tokens] * 6
    assert [len(holder) for holder in state.holders] == [size] * players


# ---- 2. Das Rennen: Bewegungskarten


@pytest.mark.rule("D3.2", "D3.3")
@pytest.mark.parametrize("face", ["3/1", "1/0+3"])
def test_the_cards_of_the_picture(face: str) -> None:
    assert f"dragon-{face}" in load_values({}, 4).card_names()


@pytest.mark.rule("D3.2")
def test_the_fast_value_is_higher_than_the_slow_one_on_every_card() -> None:
    values = load_values({}, 4)
    assert all(fast > slow for fast, slow in zip(values.fast, values.slow, strict=True))


# ---- a) Fabelwesen bewegen


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


# ---- b) Dritte Wette


@pytest.mark.rule("D4.1", "D4.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_who_brings_about_the_third_bet_places_the_last_one(players: int) -> None:
    held = {1: ["dragon-4/2"], 0: ["pegasus-3/1"]}
    state = course(players=players, turn=1, holders=held, spaces={"dragon": 12})
    act(state, "play left dragon-4/2", "play right pegasus-3/1")
    order = []
    while asked(state)[1] == "Bet":
        order.append(int(state.seat))
        act(state, options(state)[-1])
    assert (len(order), order[-1]) == (players, 1)


# ---- c) Platzierungen bestimmen


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


# ---- 3. Zeus' Urteil


@pytest.mark.rule("D6.1")
@pytest.mark.parametrize(
    ("drawn", "out"),
    [
        (["protection", "protection"], 0),
        (["protection", "pegasus-1/0+3"], 1),
        (["dragon-1/0+3", "pegasus-1/0+3"], 2),
    ],
)
def test_one_two_or_no_creature_is_disqualified(drawn: list[str], out: int) -> None:
    state = course(PAYOUT, race=3, finished=["dragon"], spaces=RACED, drawn=drawn)
    assert len(told(state, "disqualified")) == out


@pytest.mark.rule("D7.1")
def test_a_bet_on_disqualification_pays_7_points() -> None:
    state = judged({0: [("disqualified", "pegasus")]})
    assert told(state, "hits") == [(0, "disqualified", "pegasus", 7)]


@pytest.mark.rule("D6.1", "D6.2")
def test_example_4_the_judgement_moves_the_gryphon_up_to_second_place() -> None:
    state = judged({0: [("top-two", "gryphon")], 1: [("first", "gryphon")]})
    assert told(state, "disqualified") == [("pegasus",)]
    assert told(state, "hits") == [(0, "top-two", "gryphon", 4)]
    assert state.view(NOBODY)["drawn"] == ["protection", "pegasus-1/0+3"]


# ---- 4. Ausgang der Wetten bestimmen


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


# ---- 5.1 Startaufstellung für das nächste Rennen


@pytest.mark.rule("D8.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_who_placed_the_third_bet_first_is_the_last_in_the_next_race(players: int) -> None:
    state = course(THIRD_BETS, players=players, holders=[[]] * players, start=1)
    thirds, firsts = [], []
    while state.race == 1:
        thirds.append(int(state.seat))
        act(state, options(state)[0])
    for _ in range(players):
        firsts.append(int(state.seat))
        act(state, options(state)[0])
    assert thirds[0] == firsts[-1] == 1
