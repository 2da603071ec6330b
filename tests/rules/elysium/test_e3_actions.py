"""E3: phase II, actions."""

from typing import Any

import pytest
from acting import act, asked, options, refused, told, why
from elysium_positions import domain, legends, lies, names, position

from pantheon import games
from pantheon.core.chance import Chance
from pantheon.core.playout import random_action
from pantheon.games.elysium.components import COLOURS, INCOMPLETE, NO_QUEST, PIECES
from pantheon.games.elysium.state import Elysium

RED, GREEN, BLUE, YELLOW = range(4)
GANYMEDE = PIECES.index("zeus-ganymede")


def first_epoch(players: int, seed: str) -> list[tuple[str, int]]:
    """What happened to whom in phase II of the first epoch of a random game."""
    state = games.load("elysium", {"families": "first"}).new(players, seed, listen=True)
    assert state.events is not None
    chance = Chance(seed)
    while not told(state, "disc"):
        state.apply(random_action(state, chance))
    kinds = [event.kind.name for event in state.events]
    events = state.events[: kinds.index("disc")]
    return [(event.kind.name, event.particulars[0]) for event in events if event.particulars]


# ---- E3.1


@pytest.mark.rule("E3.1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_four_rounds_are_played_in_the_order_of_the_discs(players: int, seed: str) -> None:
    found = first_epoch(players, seed)
    first = next(seat for kind, seat in found if kind == "first")
    turns = [seat for kind, seat in found if kind in ("dismisses", "sits-out")]
    assert turns == [(first + disc) % players for disc in range(players)] * 4


@pytest.mark.rule("E3.1", "E3.7")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_everybody_ends_with_one_quest_and_gives_up_a_column_for_each_thing(
    players: int, seed: str
) -> None:
    found = first_epoch(players, seed)
    for seat in range(players):
        mine = [kind for kind, other in found if other == seat]
        assert mine.count("takes-quest") + mine.count("gets-incomplete") == 1
        assert mine.count("dismisses") == 3 + mine.count("takes-quest")


@pytest.mark.rule("E3.1")
@pytest.mark.parametrize("order", [[0, 1, 2], [2, 0, 1]])
def test_the_turn_goes_to_the_next_disc_and_after_the_last_to_the_first(order: list[int]) -> None:
    agora = ["zeus-ganymede", "hades-lethe", "poseidon-charybdis", "athena-games", "hades-cerberus"]
    state = position(order=order, turn=order[0], agora=agora)
    seats = []
    for card in agora[:4]:
        seats.append(int(state.seat))
        act(state, f"take {card}")
        if asked(state)[1] == "Swallowing":
            act(state, "decline")
        act(state, "dismiss yellow" if len(seats) < 4 else "dismiss blue")
        if asked(state) == (seats[-1], "Turn"):
            act(state, "end")
    assert seats == [*order, order[0]]


@pytest.mark.rule("E3.1")
def test_a_card_that_is_taken_is_one_of_three() -> None:
    state = position(agora=["zeus-ganymede", "zeus-hera"])
    act(state, "take zeus-ganymede", "dismiss red")
    assert state.taken == [1, 0, 0]


@pytest.mark.rule("E3.1")
def test_a_fourth_card_is_refused() -> None:
    state = position(agora=["zeus-ganymede"], taken={0: 3})
    assert options(state) == ["quest 1", "quest 2", "quest 3", "quest 4"]
    assert refused(state, "take zeus-ganymede") == ("E3.1", "three-cards")
    assert refused(state, "take citizen") == ("E3.1", "three-cards")


@pytest.mark.rule("E3.1")
def test_a_second_quest_is_refused() -> None:
    state = position(agora=["zeus-ganymede", "zeus-hera"], quest={0: 1})
    assert options(state) == ["take zeus-ganymede", "take zeus-hera"]
    assert refused(state, "quest 2") == ("E3.1", "one-quest")


@pytest.mark.rule("E3.1")
def test_what_is_not_there_cannot_be_taken() -> None:
    state = position(agora=["zeus-hera"], discard=["zeus-ganymede"])
    assert refused(state, "take zeus-ganymede") == ("E3.1", "not-in-agora")
    assert refused(state, "oracle zeus-ganymede") == ("E3.1", "not-at-oracle")
    assert why(state, "take zeus-ganymede") == {"card": GANYMEDE}


@pytest.mark.rule("E3.1")
def test_a_turn_does_not_end_before_something_is_taken() -> None:
    state = position(agora=["zeus-hera"])
    assert refused(state, "end") == ("E3.1", "take-first")


@pytest.mark.rule("E3.1", "R4")
def test_nothing_more_is_taken_in_the_same_turn() -> None:
    state = position(agora=["zeus-companion", "zeus-hera"])
    act(state, "take zeus-companion", "dismiss red")
    assert options(state) == ["use zeus-companion", "end"]
    for text in ("take zeus-hera", "quest 1", "take citizen"):
        assert refused(state, text) == ("R4", "acted")


# ---- E3.2


@pytest.mark.rule("E3.2")
@pytest.mark.parametrize(
    ("card", "columns", "allowed"),
    [
        ("zeus-ganymede", "red", True),
        ("zeus-ganymede", "green blue yellow", False),
        ("zeus-herakles", "red yellow", True),
        ("zeus-herakles", "red green blue", False),
        ("zeus-herakles", "yellow green blue", False),
        ("zeus-temple", "yellow red", True),
        ("zeus-temple", "yellow green", True),
        ("zeus-temple", "yellow", False),
        ("zeus-temple", "red green blue", False),
    ],
)
def test_the_columns_of_the_condition_must_stand(card: str, columns: str, allowed: bool) -> None:
    state = position(agora=[card], columns={0: columns.split()}, domain={0: ["zeus-companion"]})
    assert (f"take {card}" in options(state)) == allowed


@pytest.mark.rule("E3.2")
@pytest.mark.parametrize(
    ("card", "columns", "missing"),
    [
        ("zeus-ganymede", "green blue yellow", RED),
        ("zeus-herakles", "red green blue", YELLOW),
        ("zeus-thunderbolt", "red blue yellow", GREEN),
        ("poseidon-ketos", "green red yellow", BLUE),
    ],
)
def test_a_refusal_names_the_column_that_is_missing(card: str, columns: str, missing: int) -> None:
    state = position(agora=[card], columns={0: columns.split()})
    assert refused(state, f"take {card}") == ("E3.2", "needs-colour")
    assert why(state, f"take {card}") == {"card": PIECES.index(card), "colour": missing}


@pytest.mark.rule("E3.2")
def test_a_black_circle_needs_one_more_column() -> None:
    state = position(agora=["zeus-temple", "zeus-gathering"], columns={0: ["yellow"]})
    assert refused(state, "take zeus-temple") == ("E3.2", "needs-columns")
    temple = PIECES.index("zeus-temple")
    assert why(state, "take zeus-temple") == {"card": temple, "needed": 2, "columns": 1}


# ---- E3.3


@pytest.mark.rule("E3.3")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(("side", "quests"), [(0, [2, 3]), (1, [1, 4])])
def test_the_column_above_the_quest_must_stand(players: int, side: int, quests: list[int]) -> None:
    state = position(players, side=side, columns={0: ["red", "green"]})
    assert options(state) == [f"quest {number}" for number in quests]


@pytest.mark.rule("E3.3")
@pytest.mark.parametrize(
    ("columns", "quests"),
    [
        ("red green", [1, 2]),
        ("yellow red", [1]),
        ("green", [2]),
        ("blue red", [1, 2]),
    ],
)
def test_with_two_players_one_of_two_columns_is_enough(columns: str, quests: list[int]) -> None:
    agora = ["zeus-temple", "zeus-thunderbolt", "poseidon-temple", "hephaestus-temple"]
    state = position(2, agora=[*agora, "zeus-gathering", "zeus-ganymede", "zeus-demeter"])
    state.columns[0] = sum(1 << COLOURS.index(name) for name in columns.split())
    state.look_again()
    assert options(state, "quest") == [f"quest {number}" for number in quests]


@pytest.mark.rule("E3.3")
def test_a_refusal_names_the_colour_above_the_quest() -> None:
    state = position(columns={0: ["red", "green"]})
    assert refused(state, "quest 1") == ("E3.3", "quest-colour")
    assert why(state, "quest 1") == {"quest": 1, "colour": YELLOW}
    assert why(state, "quest 4") == {"quest": 4, "colour": BLUE}


@pytest.mark.rule("E3.3", "E1.4")
def test_with_two_players_a_refusal_names_both_colours() -> None:
    state = position(2, columns={0: ["red"]}, agora=["zeus-ganymede"])
    assert refused(state, "quest 2") == ("E3.3", "quest-colours")
    assert why(state, "quest 2") == {"quest": 2, "colour": GREEN, "colour2": BLUE}
    assert refused(state, "quest 3") == ("E1.4", "no-quest")


@pytest.mark.rule("E3.3")
def test_a_quest_that_somebody_has_is_gone() -> None:
    state = position(quest={2: 3})
    assert options(state) == ["quest 1", "quest 2", "quest 4"]
    assert refused(state, "quest 3") == ("E3.3", "quest-gone")
    assert why(state, "quest 3") == {"quest": 3, "seat": 2}


# ---- E3.4


@pytest.mark.rule("E3.4", "R6")
def test_the_twin_of_a_card_in_the_domain_cannot_be_taken() -> None:
    state = position(agora=["zeus-ganymede"], domain={0: ["zeus-ganymede"]})
    assert options(state, "take") == []
    assert refused(state, "take zeus-ganymede") == ("E3.4", "twin")
    assert why(state, "take zeus-ganymede") == {"card": GANYMEDE}


@pytest.mark.rule("E3.4", "R6")
@pytest.mark.parametrize(
    "parts",
    [
        {"domain": {1: ["zeus-ganymede"]}},
        {"legends": {0: [["zeus-ganymede"]]}},
        {"discard": ["zeus-ganymede"]},
    ],
)
def test_a_twin_elsewhere_does_not_matter(parts: dict[str, Any]) -> None:
    state = position(agora=["zeus-ganymede"], **parts)
    assert options(state, "take") == ["take zeus-ganymede"]


@pytest.mark.rule("E3.4")
def test_the_same_name_in_another_family_is_no_twin() -> None:
    state = position(agora=["zeus-gathering"], domain={0: ["hades-gathering"]})
    assert options(state, "take") == ["take zeus-gathering"]


@pytest.mark.rule("E3.4", "R7")
def test_a_design_that_left_the_domain_in_this_turn_can_be_taken_in_it() -> None:
    state = position(
        agora=["zeus-ganymede", "zeus-hera"],
        discard=["zeus-philemon"],
        domain={0: ["hades-lethe", "zeus-ganymede"]},
    )
    assert refused(state, "take zeus-ganymede") == ("E3.4", "twin")
    act(state, "use hades-lethe")
    assert domain(state, 0) == ["hades-lethe", "zeus-philemon"]
    assert options(state, "take") == ["take zeus-ganymede", "take zeus-hera"]
    act(state, "take zeus-ganymede")
    assert domain(state, 0) == ["hades-lethe", "zeus-philemon", "zeus-ganymede"]


@pytest.mark.rule("E3.4", "E3.6")
def test_who_can_take_a_card_that_left_in_this_turn_takes_no_citizen() -> None:
    state = position(
        agora=["zeus-ganymede"],
        discard=["zeus-philemon"],
        quest={0: 1},
        columns={0: ["red"]},
        domain={0: ["hades-lethe", "zeus-ganymede", "zeus-companion"]},
    )
    act(state, "use hades-lethe")
    assert refused(state, "take citizen") == ("E3.6", "citizen-card")
    assert options(state, "take") == ["take zeus-ganymede"]


# ---- E3.5


@pytest.mark.rule("E3.5")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_card_goes_to_the_domain_and_any_column_goes(colour: str) -> None:
    state = position(agora=["zeus-ganymede", "zeus-hera"])
    act(state, "take zeus-ganymede")
    assert (domain(state, 0), names(state.agora)) == (["zeus-ganymede"], ["zeus-hera"])
    assert options(state) == [f"dismiss {name}" for name in COLOURS]
    act(state, f"dismiss {colour}")
    assert state.columns == [15 - (1 << COLOURS.index(colour)), 15, 15]
    assert state.seat == 1


@pytest.mark.rule("E3.5")
def test_the_quest_lies_beside_the_board_and_a_column_goes() -> None:
    state = position(agora=["zeus-hera"])
    act(state, "quest 3")
    assert (state.quest, state.taken) == ([2, NO_QUEST, NO_QUEST], [0, 0, 0])
    act(state, "dismiss red")
    assert (state.columns[0], state.seat) == (14, 1)


@pytest.mark.rule("E3.5")
def test_only_a_column_that_stands_can_go() -> None:
    state = position(agora=["zeus-ganymede"], columns={0: ["red", "blue"]})
    act(state, "take zeus-ganymede")
    assert refused(state, "dismiss green") == ("E3.5", "no-column")
    assert why(state, "dismiss green") == {"colour": GREEN}
    assert refused(state, "end") == ("E3.5", "not-asked")


@pytest.mark.rule("E3.5")
def test_the_last_column_goes_too() -> None:
    state = position(agora=["zeus-ganymede", "zeus-hera"], columns={0: ["red"]}, quest={0: 1})
    assert (domain(state, 0), state.columns) == (["zeus-ganymede"], [0, 15, 15])


# ---- E3.6


@pytest.mark.rule("E3.6")
@pytest.mark.parametrize("quest", [{0: 1}, {1: 2}])
def test_who_can_take_nothing_takes_a_citizen(quest: dict[int, int]) -> None:
    state = position(
        agora=["zeus-companion"], columns={0: ["red"]}, quest=quest, pile=["zeus-hera"]
    )
    assert told(state, "takes-citizen") == [(0,)]
    assert (domain(state, 0), state.taken[0], state.columns[0]) == (["citizen"], 1, 0)
    assert (names(state.citizens), int(state.top)) == (["zeus-hera"], 1)
    assert state.seat == 1


@pytest.mark.rule("E3.6")
def test_powers_may_be_used_before_and_after_a_citizen_is_taken() -> None:
    state = position(
        agora=["zeus-companion"],
        columns={0: ["red"]},
        quest={0: 1},
        domain={0: ["hephaestus-maidens", "poseidon-scylla"]},
        vp=[0, 3, 0],
    )
    assert options(state) == ["take citizen", "use hephaestus-maidens", "use poseidon-scylla"]
    act(state, "use hephaestus-maidens", "take citizen")
    assert options(state) == ["use poseidon-scylla", "end"]


@pytest.mark.rule("E3.6")
def test_no_citizen_for_who_can_take_a_card() -> None:
    state = position(
        agora=["zeus-ganymede"],
        columns={0: ["red"]},
        quest={0: 1},
        domain={0: ["zeus-companion"]},
    )
    assert refused(state, "take citizen") == ("E3.6", "citizen-card")
    assert why(state, "take citizen") == {"card": GANYMEDE}


@pytest.mark.rule("E3.6", "R4")
@pytest.mark.card("hermes-sandals")
def test_no_citizen_for_who_can_take_a_card_only_by_a_permanent_power() -> None:
    parts: dict[str, Any] = {"agora": ["zeus-companion"], "columns": {0: ["red"]}, "quest": {0: 1}}
    sandals = {0: ["hermes-sandals", "athena-games"]}
    state = position(families="athena+hermes+zeus+ares+hades", domain=sandals, **parts)
    assert refused(state, "take citizen") == ("E3.6", "citizen-card")
    assert options(state, "take") == ["take zeus-companion"]


@pytest.mark.rule("E3.6", "R4")
@pytest.mark.card("athena-horse")
def test_a_power_that_is_still_to_be_used_keeps_no_citizen_away() -> None:
    """The Wooden Horse could bring the card whose condition is not met."""
    parts: dict[str, Any] = {"agora": ["zeus-companion"], "columns": {0: ["red"]}, "quest": {0: 1}}
    state = position(domain={0: ["athena-horse"]}, **parts)
    assert options(state) == ["take citizen", "use athena-horse"]
    act(state, "take citizen", "use athena-horse")
    assert domain(state, 0) == ["athena-horse", "citizen", "zeus-companion"]


@pytest.mark.rule("E3.6", "E3.8")
def test_no_citizen_for_who_can_take_a_quest_that_is_needed() -> None:
    state = position(agora=["zeus-ganymede"], columns={0: ["green", "blue"]})
    assert refused(state, "take citizen") == ("E3.6", "citizen-quest")
    assert why(state, "take citizen") == {"quest": 3}


@pytest.mark.rule("E3.6", "E3.4")
def test_a_twin_in_the_agora_does_not_keep_a_citizen_away() -> None:
    state = position(agora=["zeus-ganymede"], domain={0: ["zeus-ganymede"]}, quest={0: 1})
    assert told(state, "takes-citizen") == [(0,)]


@pytest.mark.rule("E3.6")
def test_a_citizen_is_nobodys_twin() -> None:
    state = position(columns={0: ["red"]}, domain={0: ["citizen"]}, quest={0: 1})
    assert domain(state, 0) == ["citizen", "citizen"]


@pytest.mark.rule("E3.6")
def test_no_view_and_no_event_shows_the_face_of_a_citizen() -> None:
    state = position(columns={0: ["red"]}, quest={0: 1}, pile=["zeus-hera"])
    assert state.events is not None
    hera = PIECES.index("zeus-hera")
    assert all(hera not in event.particulars for event in state.events)
    assert all("zeus-hera" not in str(state.view(seat)) for seat in range(-1, 3))


# ---- E3.7


def fourth_turn(**parts: Any) -> Elysium:
    """Seat 0, last in order, has three cards and only the yellow Column: Quest 1 is gone."""
    usual: dict[str, Any] = {
        "order": [1, 2, 0],
        "round_": 3,
        "taken": {0: 3},
        "columns": {0: ["yellow"]},
        "quest": {1: 1, 2: 3},
    }
    return position(**(usual | parts))


@pytest.mark.rule("E3.7", "E5.1")
def test_who_has_three_cards_and_can_take_no_quest_sits_the_turn_out() -> None:
    state = fourth_turn(domain={0: ["zeus-ganymede"]}, gold=1)
    assert told(state, "sits-out") == [(0,)]
    assert told(state, "dismisses") == []
    assert told(state, "gets-incomplete") == [(0,)]
    assert told(state, "disc") == [(1, 1), (2, 2), (0, 3)]


@pytest.mark.rule("E3.7")
def test_an_incomplete_quest_comes_when_all_are_done() -> None:
    state = fourth_turn(order=[0, 1, 2], quest={1: 1}, agora=["zeus-hera"], taken={0: 3, 2: 3})
    assert told(state, "sits-out") == [(0,)]
    assert state.quest[0] == NO_QUEST
    assert told(state, "gets-incomplete") == []


@pytest.mark.rule("E3.7", "R4")
def test_who_sits_the_fourth_turn_out_uses_no_power_in_it() -> None:
    cards = ["zeus-companion", "hephaestus-maidens", "hades-judge"]
    state = fourth_turn(domain={0: cards}, gold=1)
    assert (told(state, "sits-out"), told(state, "uses")) == ([(0,)], [])
    assert told(state, "gets-incomplete") == [(0,)]
    assert asked(state)[1] == "Writing"
    assert [lies(state, 0, card) for card in cards] == ["straight", "straight", "ring"]


@pytest.mark.rule("E3.7", "R4")
def test_no_power_brings_a_quest_within_reach_of_who_can_take_none_when_the_turn_comes() -> None:
    state = fourth_turn(
        families="opulence",
        agora=["hermes-sandals", "zeus-hera"],  # the Sandals would reach Quests 2 and 4
        domain={0: ["athena-horse", "zeus-companion"]},
        gold=1,
    )
    assert told(state, "sits-out") == [(0,)]
    assert (state.quest[0], lies(state, 0, "athena-horse")) == (INCOMPLETE, "ring")


@pytest.mark.rule("E3.7", "E4.2", "R4")
def test_who_can_take_a_quest_in_the_fourth_turn_may_use_powers_before_and_after() -> None:
    state = fourth_turn(
        columns={0: ["red"]}, domain={0: ["zeus-companion", "hephaestus-maidens"]}, gold=0
    )
    assert options(state) == ["use hephaestus-maidens", "use zeus-companion", "quest 2"]
    act(state, "use zeus-companion", "quest 2")
    assert options(state) == ["use hephaestus-maidens", "end"]
    act(state, "use hephaestus-maidens")
    assert (told(state, "takes-quest"), told(state, "sits-out")) == ([(0, 2)], [])


@pytest.mark.rule("E3.7", "R4")
def test_the_phase_is_over_for_who_gives_the_last_quest_within_reach_away() -> None:
    state = fourth_turn(
        families="opulence",
        domain={0: ["hermes-sandals", "athena-games", "zeus-companion"]},
        gold=1,
    )
    assert options(state, "quest") == ["quest 2", "quest 4"]  # by the Sandals
    act(state, "use athena-games", "transfer hermes-sandals")
    assert (told(state, "sits-out"), told(state, "gets-incomplete")) == ([(0,)], [(0,)])
    assert lies(state, 0, "zeus-companion") == "straight"


@pytest.mark.rule("E3.7", "E5.2")
def test_incomplete_quests_are_open_to_all_who_passed() -> None:
    state = position(
        round_=3,
        turn=2,
        taken={0: 3, 1: 3, 2: 3},
        columns={2: ["yellow"]},
        quest={1: 1},
        domain={0: ["zeus-ganymede"], 1: ["zeus-danae"]},
        gold=1,
    )
    assert told(state, "gets-incomplete") == [(0,), (2,)]
    assert state.quest == [INCOMPLETE, 0, INCOMPLETE]


# ---- E3.8


@pytest.mark.rule("E3.8")
def test_who_can_take_a_quest_but_no_card_takes_the_quest() -> None:
    state = position(agora=["zeus-ganymede"], columns={0: ["green", "blue"]})
    assert options(state) == ["quest 3", "quest 4"]


@pytest.mark.rule("E3.8")
def test_a_single_quest_is_taken_at_once() -> None:
    state = position(agora=["zeus-ganymede"], columns={0: ["blue"]}, taken={0: 1})
    assert told(state, "takes-quest") == [(0, 4)]
    assert (state.taken[0], domain(state, 0), legends(state, 0)) == (1, [], [])
