"""The worked examples of the rulebooks, as the rules page has them."""

import pytest
from acting import act, options, refused, told
from elysium_positions import legends, position, tiles

from pantheon.games.elysium.epochs import WRITING


@pytest.mark.rule("E5.1")
def test_example_1_incomplete_quests_come_last_in_their_present_order() -> None:
    order = [2, 0, 3, 1]
    state = position(4, order=order, turn=1, round_=3, acted=True, quest={0: 4, 1: 2})
    assert told(state, "gets-incomplete") == [(2,), (3,)]  # the holders of discs 1 and 3
    assert told(state, "disc") == [(1, 1), (0, 2), (2, 3), (3, 4)]


@pytest.mark.rule("E7.1")
@pytest.mark.parametrize(
    ("written", "cost"),
    [
        (["zeus-hera", "zeus-ganymede"], 2),
        (["zeus-ganymede", "hades-charon"], 1),
        (["zeus-hera", "hades-judge", "athena-horse", "poseidon-ketos"], 3),
    ],
)
def test_example_2_what_a_citizen_costs(written: list[str], cost: int) -> None:
    state = position(
        phase=WRITING,
        gold=4,
        quest={0: 3},
        domain={0: ["citizen", "zeus-danae"]},
        legends={0: [written]},
    )
    act(state, "transfer citizen")
    assert (state.gold[0], legends(state, 0)) == (4 - cost, [[*written, "citizen"]])


@pytest.mark.rule("E7.1", "E7.2", "E6.2")
def test_example_2_the_fifth_card_completes_a_level_legend() -> None:
    written = ["zeus-hera", "hades-judge", "athena-horse", "poseidon-ketos"]
    state = position(
        phase=WRITING,
        gold=9,
        quest={0: 3},
        domain={0: ["citizen", "hephaestus-pandora"]},
        legends={0: [written, ["hephaestus-throne"]]},
    )
    act(state, "transfer citizen", "transfer hephaestus-pandora")
    assert refused(state, "join 1") == ("E6.2", "legend-full")


@pytest.mark.rule("E3.2")
@pytest.mark.parametrize(
    ("columns", "allowed"),
    [
        (["blue", "red"], True),
        (["blue", "yellow"], True),
        (["blue"], False),
        (["red", "green"], False),
    ],
)
def test_example_3_a_condition_of_blue_and_black(columns: list[str], allowed: bool) -> None:
    state = position(
        agora=["hephaestus-shield"], columns={0: columns}, domain={0: ["zeus-companion"]}
    )
    assert ("take hephaestus-shield" in options(state)) == allowed


@pytest.mark.rule("E3.2")
def test_example_3_a_condition_of_green_without_the_green_column() -> None:
    state = position(agora=["zeus-demeter"], columns={0: ["red", "blue", "yellow"]})
    assert refused(state, "take zeus-demeter") == ("E3.2", "needs-colour")


@pytest.mark.rule("E4.13", "R8", "R15")
@pytest.mark.card("hermes-caduceus")
def test_example_4_gold_for_a_hermes_transfer_comes_for_its_own_card_too() -> None:
    state = position(
        families="opulence", phase=WRITING, gold=3, domain={0: ["hermes-caduceus", "zeus-danae"]}
    )
    act(state, "transfer hermes-caduceus")
    assert told(state, "pays") == [(0, 3)]
    assert told(state, "reacts") == [(0, "hermes-caduceus")]
    assert state.gold[0] == 3 - 3 + 1


@pytest.mark.rule("E6.3", "E6.5", "E8.1")
def test_example_5_a_legend_started_with_level_2_and_completed_with_3() -> None:
    state = position(
        phase=WRITING,
        gold=6,
        quest={0: 3},
        domain={0: ["zeus-perseus", "zeus-ganymede", "zeus-hera"]},
    )
    act(state, "transfer zeus-perseus", "transfer zeus-ganymede", "join 1")
    assert tiles(state, 0) == []
    act(state, "transfer zeus-hera", "join 1")
    assert legends(state, 0) == [["zeus-perseus", "zeus-ganymede", "zeus-hera"]]
    assert (tiles(state, 0), state.gold[0]) == (["zeus 1"], 0)
