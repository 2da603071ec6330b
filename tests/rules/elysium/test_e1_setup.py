"""E1: setup."""

from collections import Counter
from itertools import pairwise

import pytest
from acting import asked
from elysium_positions import conserved, names, position

from pantheon import games
from pantheon.core.chance import Chance
from pantheon.core.problem import Problem
from pantheon.core.state import NOBODY
from pantheon.games.elysium.components import FAMILIES
from pantheon.games.elysium.state import Elysium

PLAYERS = [2, 3, 4]
EVERY_COLUMN = ["red", "green", "blue", "yellow"]
SIDES = [["yellow", "red", "green", "blue"], ["green", "yellow", "blue", "red"]]


def new_game(players: int = 3, seed: str = "", families: str = "first") -> Elysium:
    """A new game at its first decision."""
    state = games.load("elysium", {"families": families}).new(players, seed)
    assert isinstance(state, Elysium)
    return state


def families_of(state: Elysium) -> list[str]:
    """The families in play."""
    found: list[str] = state.view(NOBODY)["families"]
    return found


@pytest.mark.rule("E1.1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_fewer_than_two_or_more_than_four_players_are_refused(players: int) -> None:
    with pytest.raises(Problem) as problem:
        new_game(players)
    assert problem.value.key == "players-wrong"


@pytest.mark.rule("E1.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_five_families_have_21_cards_each(players: int) -> None:
    state = new_game(players, families="wasteland")
    per_family = Counter(name.split("-")[0] for name in names(state.pile))
    assert per_family == dict.fromkeys(["apollo", "ares", "hades", "hermes", "poseidon"], 21)
    assert conserved(state)


@pytest.mark.rule("E1.1")
@pytest.mark.parametrize("family", FAMILIES)
def test_a_family_has_ten_designs_twice_and_its_gathering_once(family: str) -> None:
    others = [other for other in FAMILIES if other != family][:4]
    state = new_game(families="+".join([family, *others]))
    copies = Counter(name for name in names(state.pile) if name.startswith(f"{family}-"))
    assert sorted(copies.values()) == [1] + [2] * 10
    assert copies[f"{family}-gathering"] == 1


@pytest.mark.rule("E1.1")
@pytest.mark.parametrize("family", FAMILIES)
def test_a_family_has_seven_eight_and_six_cards_of_the_levels(family: str) -> None:
    state = new_game()
    own = range(FAMILIES.index(family) * 11, FAMILIES.index(family) * 11 + 11)
    levels = Counter(state.deck.level[card] for card in own for _ in range(state.deck.copies[card]))
    assert levels == {1: 7, 2: 8, 3: 6}


@pytest.mark.rule("E1.1")
def test_the_cards_are_shuffled() -> None:
    piles = {tuple(new_game(seed=str(seed)).pile) for seed in range(20)}
    assert len(piles) == 20
    assert {len(set(names(list(pile)[:3]))) for pile in piles} != {1}


@pytest.mark.rule("E1.2")
@pytest.mark.parametrize(
    ("named", "families"),
    [
        ("first", "athena hades hephaestus poseidon zeus"),
        ("opulence", "ares athena hephaestus hermes zeus"),
        ("misfortune", "ares hades hephaestus hermes poseidon"),
        ("wasteland", "apollo ares hades hermes poseidon"),
        ("plots", "apollo athena hades hephaestus hermes"),
        ("whybother", "apollo ares athena poseidon zeus"),
    ],
)
def test_named_sets_have_their_families(named: str, families: str) -> None:
    assert families_of(new_game(families=named)) == families.split()


@pytest.mark.rule("E1.2")
def test_five_families_can_be_drawn_at_random() -> None:
    drawn = {tuple(families_of(new_game(seed=str(seed), families="random"))) for seed in range(60)}
    assert all(len(set(five)) == 5 for five in drawn)
    assert {family for five in drawn for family in five} == set(FAMILIES)
    assert len(drawn) > 20


@pytest.mark.rule("E1.2")
def test_any_five_families_can_be_chosen_in_any_order() -> None:
    chosen = new_game(families="zeus+apollo+hermes+ares+hades")
    assert families_of(chosen) == ["apollo", "ares", "hades", "hermes", "zeus"]


@pytest.mark.rule("E1.2")
@pytest.mark.parametrize(
    "families", ["zeus+ares", "zeus+zeus+ares+hades+hermes", "zeus+ares+hades+hermes+odin", ""]
)
def test_anything_but_five_different_families_is_refused(families: str) -> None:
    with pytest.raises(Problem) as problem:
        new_game(families=families)
    assert problem.value.key == "elysium-families"


@pytest.mark.rule("E1.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_side_of_the_pediment_is_drawn(players: int) -> None:
    assert {int(new_game(players, str(seed)).side) for seed in range(30)} == {0, 1}


@pytest.mark.rule("E1.3", "E1.4")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("side", [0, 1])
def test_four_quests_lie_each_below_a_colour_of_the_pediment(players: int, side: int) -> None:
    quests = position(players, side=side).view(NOBODY)["quests"]
    assert [quest["number"] for quest in quests] == [1, 2, 3, 4]
    assert [quest["colours"] for quest in quests] == [[colour] for colour in SIDES[side]]


@pytest.mark.rule("E1.3", "E1.4")
@pytest.mark.parametrize("side", [0, 1])
def test_two_players_have_two_quests_below_two_colours_each(side: int) -> None:
    quests = position(2, side=side).view(NOBODY)["quests"]
    assert [quest["number"] for quest in quests] == [1, 2]
    assert [set(quest["colours"]) for quest in quests] == [
        set(SIDES[side][:2]),
        set(SIDES[side][2:]),
    ]


@pytest.mark.rule("E1.5")
@pytest.mark.parametrize("players", PLAYERS)
def test_disc_1_is_drawn_and_the_others_follow_clockwise(players: int) -> None:
    orders = [new_game(players, str(seed)).order for seed in range(60)]
    assert {order[0] for order in orders} == set(range(players))
    assert all((left + 1) % players == right for order in orders for left, right in pairwise(order))


@pytest.mark.rule("E1.5")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_starts_with_four_columns_4_gold_and_the_vp_of_their_disc(players: int) -> None:
    state = new_game(players)
    for disc, seat in enumerate(state.order, 1):
        board = state.view(NOBODY)["boards"][seat]
        assert (board["disc"], board["vp"], board["gold"], board["pp"]) == (disc, disc, 4, 0)
        assert board["columns"] == EVERY_COLUMN
        assert (board["quest"], board["domain"], board["legends"]) == (None, [], [])
    assert asked(state) == (state.order[0], "Turn")


@pytest.mark.rule("E1.6")
@pytest.mark.parametrize(("players", "size"), [(2, 7), (3, 10), (4, 13)])
def test_the_agora_shows_three_cards_per_player_and_one_more(players: int, size: int) -> None:
    state = new_game(players)
    assert state.agora == sorted(state.pile[:size])
    assert (state.oracle, int(state.top)) == ([], size)


@pytest.mark.rule("E1.6")
@pytest.mark.parametrize(("players", "size"), [(2, 7), (3, 10), (4, 13)])
def test_with_apollo_the_next_four_cards_come_to_the_oracle(players: int, size: int) -> None:
    state = new_game(players, families="plots")
    assert state.agora == sorted(state.pile[:size])
    assert state.oracle == sorted(state.pile[size : size + 4])
    assert state.view(NOBODY)["pile"] == 105 - size - 4


@pytest.mark.rule("E1.7")
@pytest.mark.parametrize("named", ["first", "wasteland"])
def test_a_tile_lies_ready_for_each_level_and_two_for_each_family(named: str) -> None:
    state = new_game(families=named)
    view = state.view(NOBODY)
    assert view["level_tiles"] == [NOBODY] * 3
    assert view["family_tiles"] == {family: [NOBODY, NOBODY] for family in families_of(state)}
    assert (state.deck.family_vp, state.deck.level_vp) == ([5, 2], [2, 4, 6])


@pytest.mark.rule("E1.8")
@pytest.mark.parametrize("families", ["first", "plots"])
def test_everybody_sees_the_same_table(families: str) -> None:
    state = new_game(4, families=families)
    views = [state.view(seat) for seat in range(-1, 4)]
    for view in views:
        del view["viewer"], view["legal"]
    assert all(view == views[0] for view in views)


@pytest.mark.rule("E1.8")
def test_nobody_knows_the_order_of_the_draw_pile() -> None:
    state = new_game()
    guesses = [state.guess(0, Chance(str(number))) for number in range(10)]
    assert len({tuple(guess.pile[guess.top :]) for guess in guesses}) == 10
    left = sorted(state.pile[state.top :])
    assert all(sorted(guess.pile[guess.top :]) == left for guess in guesses)
    assert all(guess.view(0) == state.view(0) for guess in guesses)


@pytest.mark.rule("E1.8", "E3.6")
def test_nobody_knows_the_face_of_a_citizen() -> None:
    state = position(domain={0: ["citizen"]}, agora=["zeus-ganymede"])
    guesses = [state.guess(0, Chance(str(number))) for number in range(40)]
    assert len({tuple(guess.citizens) for guess in guesses}) > 10
    assert all(guess.view(0) == state.view(0) and conserved(guess) for guess in guesses)
    citizen = {"card": "citizen", "state": "citizen"}
    assert state.view(0)["boards"][0]["domain"] == [citizen]
