"""D7: the payout."""

import pytest
from acting import act, asked, refused, told
from derby_positions import course, in_hand

from pantheon.core.state import NOBODY
from pantheon.games.derby.components import BETS
from pantheon.games.derby.races import PAYOUT, SECOND_BETS
from pantheon.games.derby.state import Derby

# The standings before the judgement.
ORDER = ["dragon", "gryphon", "lamassu", "pegasus", "phoenix", "sylph"]
SPACES = {creature: 20 - place for place, creature in enumerate(ORDER)}
POINTS = {
    "top-three": 3,
    "top-two": 4,
    "first": 6,
    "first-or-disqualified": 4,
    "last-two": 4,
    "last": 6,
    "disqualified": 7,
}


def paid(bets: dict[int, list[tuple[str, str]]], *drawn: str, race: int = 3) -> Derby:
    """The end of a race in which Zeus drew these cards, or protection cards."""
    cards = [*drawn, "protection", "protection"][:2]
    return course(PAYOUT, race=race, spaces=SPACES, bets=bets, drawn=cards)


def winning(creature: str, *drawn: str) -> set[str]:
    """The bet cards that pay for a creature, each with its own points."""
    winners = set()
    for bet in BETS:
        state = paid({0: [(bet, creature)]}, *drawn)
        if state.score[0]:
            assert state.score == [POINTS[bet], 0, 0, 0]
            assert told(state, "hits") == [(0, bet, creature, POINTS[bet])]
            winners.add(bet)
        else:
            assert told(state, "misses") == [(0, bet, creature)]
    return winners


@pytest.mark.rule("D7.1", "D7.2")
@pytest.mark.parametrize(
    ("creature", "bets"),
    [
        ("dragon", {"first", "top-two", "top-three", "first-or-disqualified"}),
        ("gryphon", {"top-two", "top-three"}),
        ("lamassu", {"top-three"}),
        ("pegasus", set()),
        ("phoenix", {"last-two"}),
        ("sylph", {"last-two", "last"}),
    ],
)
def test_a_place_pays_the_bets_that_name_it(creature: str, bets: set[str]) -> None:
    assert winning(creature) == bets


@pytest.mark.rule("D7.2")
@pytest.mark.parametrize(
    ("creature", "bets"),
    [
        ("dragon", {"first", "top-two", "top-three", "first-or-disqualified"}),
        ("gryphon", {"top-two", "top-three"}),
        ("lamassu", {"disqualified", "first-or-disqualified"}),
        ("pegasus", {"top-three"}),
        ("phoenix", {"last-two"}),
        ("sylph", {"last-two", "last"}),
    ],
)
def test_places_are_counted_after_one_disqualification(creature: str, bets: set[str]) -> None:
    assert winning(creature, "lamassu-1/0+3") == bets


@pytest.mark.rule("D7.2")
@pytest.mark.parametrize(
    ("creature", "bets"),
    [
        ("dragon", {"disqualified", "first-or-disqualified"}),
        ("gryphon", {"first", "top-two", "top-three", "first-or-disqualified"}),
        ("lamassu", {"top-two", "top-three"}),
        ("pegasus", {"top-three", "last-two"}),
        ("phoenix", {"last-two", "last"}),
        ("sylph", {"disqualified", "first-or-disqualified"}),
    ],
)
def test_with_two_disqualified_the_third_is_also_next_to_last(
    creature: str, bets: set[str]
) -> None:
    assert winning(creature, "dragon-1/0+3", "sylph-2/1+3") == bets


@pytest.mark.rule("D7.2")
def test_a_finished_creature_that_is_disqualified_has_no_place() -> None:
    bets = {
        0: [("first", "dragon"), ("first-or-disqualified", "gryphon")],
        1: [("disqualified", "dragon")],
        2: [("first-or-disqualified", "dragon")],
        3: [("last", "dragon")],
    }
    drawn = ["dragon-1/0+3", "dragon-2/1+3"]
    state = course(PAYOUT, finished=["dragon", "gryphon"], bets=bets, drawn=drawn)
    assert state.score == [4, 7, 4, 0]


@pytest.mark.rule("D7.1")
def test_all_bets_of_all_players_are_paid() -> None:
    bets = {
        0: [("first", "dragon"), ("last", "sylph"), ("top-two", "pegasus")],
        1: [("top-three", "lamassu"), ("top-three", "dragon"), ("top-three", "gryphon")],
        3: [("last", "dragon")],
    }
    state = paid(bets)
    assert state.score == [12, 9, 0, 0]
    assert told(state, "misses") == [(0, "top-two", "pegasus"), (3, "last", "dragon")]


@pytest.mark.rule("D7.1")
def test_points_are_added_up_over_the_races() -> None:
    bets = {0: [("first", "dragon")], 1: [("last", "dragon")]}
    drawn = ["protection", "protection"]
    state = course(PAYOUT, race=3, spaces=SPACES, bets=bets, score=[5, 4, 0, 0], drawn=drawn)
    assert state.score == [11, 4, 0, 0]


@pytest.mark.rule("D7.1")
def test_used_bet_cards_never_come_back() -> None:
    bets = {0: [("first", "dragon"), ("last", "dragon"), ("top-two", "gryphon")]}
    state = course(PAYOUT, start=3, spaces=SPACES, bets=bets, drawn=["protection", "protection"])
    assert (state.race, asked(state)) == (2, (0, "Bet"))
    assert sum(in_hand(state, 0).values()) == 8
    assert refused(state, "bet first dragon") == ("D7.1", "bet-card-gone")  # it has paid
    assert refused(state, "bet last dragon") == ("D7.1", "bet-card-gone")  # it is lost
    act(state, "bet top-two dragon")  # the second of two
    assert state.view(0)["hand"]["top-two"] == 0


@pytest.mark.rule("D7.1")
def test_a_bet_card_lies_on_one_creature_only() -> None:
    bets = {0: [("first", "dragon")]}
    state = course(SECOND_BETS, bets=bets)
    assert (state.seat, refused(state, "bet first sylph")) == (0, ("D7.1", "bet-card-gone"))


@pytest.mark.rule("D7.3")
@pytest.mark.parametrize("race", [1, 3])
def test_kept_and_lost_cards_and_points_are_open(race: int) -> None:
    bets = {
        0: [("first", "dragon"), ("last", "dragon")],
        1: [("top-three", "lamassu"), ("top-three", "sylph"), ("top-three", "gryphon")],
    }
    state = paid(bets, race=race)
    nothing = dict.fromkeys(BETS, 0)
    for viewer in range(NOBODY, 4):
        view = state.view(viewer)
        assert view["points"] == [6, 6, 0, 0]
        assert view["kept"][:3] == [{**nothing, "first": 1}, {**nothing, "top-three": 2}, nothing]
        assert view["lost"][:3] == [{**nothing, "last": 1}, {**nothing, "top-three": 1}, nothing]
