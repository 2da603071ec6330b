"""E7: Citizens in Legends."""

from typing import Any

import pytest
from acting import act, options, refused, told, why
from elysium_positions import domain, legends, position, scored, tiles

from pantheon.games.elysium.components import CITIZEN
from pantheon.games.elysium.epochs import WRITING
from pantheon.games.elysium.state import Elysium

ONES = ["zeus-ganymede", "hades-charon"]
TWOS = ["zeus-temple", "hades-temple"]
THREES = ["zeus-hera", "hades-judge"]


def writing(*written: list[str], gold: int = 9, cards: int = 1, **parts: Any) -> Elysium:
    """Phase III of a player with Citizens and three transfers."""
    return position(
        phase=WRITING,
        gold=[gold, 0, 0],
        quest={0: 3},
        domain={0: ["citizen"] * cards + ["hephaestus-throne"]},
        legends={0: written},
        **parts,
    )


@pytest.mark.rule("E7.1")
@pytest.mark.parametrize(
    ("written", "cost"),
    [
        (ONES, 1),
        (TWOS, 2),
        (THREES, 3),
        ([*THREES, "citizen", "athena-horse"], 3),
        (["zeus-perseus", "zeus-hera"], 1),
        (["zeus-hera", "zeus-ganymede"], 2),
        (["zeus-ganymede", "zeus-perseus"], 3),
    ],
)
def test_a_citizen_costs_the_level_of_the_missing_card(written: list[str], cost: int) -> None:
    state = writing(written, gold=cost + 1)
    act(state, "transfer citizen")
    assert legends(state, 0) == [[*written, "citizen"]]
    assert (state.gold[0], domain(state, 0)) == (1, ["hephaestus-throne"])


@pytest.mark.rule("E7.1", "R8")
@pytest.mark.parametrize(("written", "cost"), [(TWOS, 2), (["zeus-ganymede", "zeus-perseus"], 3)])
def test_a_citizen_must_be_paid_for(written: list[str], cost: int) -> None:
    state = writing(written, gold=cost - 1)
    assert "transfer citizen" not in options(state)
    assert refused(state, "transfer citizen") == ("R8", "transfer-gold")
    assert why(state, "transfer citizen") == {"card": CITIZEN, "cost": cost, "gold": cost - 1}


@pytest.mark.rule("E7.1")
@pytest.mark.parametrize("written", [[], [["zeus-ganymede"]], [["zeus-ganymede"], ["zeus-danae"]]])
def test_a_citizen_is_neither_the_first_nor_the_second_card(written: list[list[str]]) -> None:
    state = writing(*written)
    assert "transfer citizen" not in options(state)
    assert refused(state, "transfer citizen") == ("E7.1", "citizen-nowhere")
    assert why(state, "transfer citizen") == {"card": CITIZEN}


@pytest.mark.rule("E7.1", "E6.2", "E6.3")
@pytest.mark.parametrize(
    "full",
    [
        ["zeus-ganymede", "zeus-perseus", "zeus-hera"],
        ["zeus-ganymede", "zeus-perseus", "citizen"],
        [*TWOS, "citizen", "athena-temple", "citizen"],
    ],
)
def test_a_citizen_joins_no_full_legend(full: list[str]) -> None:
    state = writing(full)
    assert refused(state, "transfer citizen") == ("E7.1", "citizen-nowhere")


@pytest.mark.rule("E7.1")
def test_why_a_citizen_does_not_join_a_legend() -> None:
    written = [ONES, TWOS, ["zeus-danae"], ["athena-olive", "athena-owl", "athena-horse"]]
    state = writing(*written, [*THREES, "citizen", "citizen", "citizen"])
    act(state, "transfer citizen")
    assert options(state) == ["join 1", "join 2"]
    assert refused(state, "start") == ("E7.1", "citizen-first")
    assert refused(state, "join 3") == ("E7.1", "citizen-second")
    assert why(state, "join 3") == {"card": CITIZEN, "legend": 3}
    assert refused(state, "join 4") == ("E6.3", "legend-full")
    assert refused(state, "join 5") == ("E6.2", "legend-full")
    assert refused(state, "join 6") == ("E6.1", "no-legend")


@pytest.mark.rule("E7.1")
def test_a_citizen_joins_only_a_legend_that_can_be_paid_for() -> None:
    state = writing(ONES, ["zeus-perseus", "zeus-thunderbolt"], THREES, gold=1)
    act(state, "transfer citizen")
    assert options(state) == ["join 1", "join 2"]
    assert refused(state, "join 3") == ("R8", "transfer-gold")


@pytest.mark.rule("E7.1")
def test_a_refusal_names_the_price_of_the_very_legend() -> None:
    state = writing(ONES, ["zeus-perseus", "zeus-thunderbolt"], THREES, gold=1)
    act(state, "transfer citizen")
    assert why(state, "join 3") == {"card": CITIZEN, "cost": 3, "gold": 1}


@pytest.mark.rule("E7.1", "E8.1")
def test_a_citizen_can_complete_a_family_legend() -> None:
    state = writing(["zeus-ganymede", "zeus-hera"])
    act(state, "transfer citizen")
    assert tiles(state, 0) == ["zeus 1"]


@pytest.mark.rule("E7.1")
def test_several_citizens_may_join_one_legend() -> None:
    state = writing(ONES, cards=3)
    act(state, "transfer citizen", "transfer citizen", "transfer citizen")
    assert legends(state, 0) == [[*ONES, "citizen", "citizen", "citizen"]]
    assert state.gold[0] == 9 - 3


# ---- E7.2


@pytest.mark.rule("E7.2")
@pytest.mark.parametrize(
    ("card", "fits"),
    [("athena-owl", True), ("poseidon-scylla", True), ("zeus-companion", False)],
)
def test_later_cards_of_a_level_legend_differ_from_its_family_cards(card: str, fits: bool) -> None:
    state = position(
        phase=WRITING,
        gold=9,
        domain={0: [card]},
        legends={0: [[*TWOS, "citizen"], ["zeus-hera"]]},
    )
    act(state, f"transfer {card}")
    if fits:
        act(state, "join 1")
        assert legends(state, 0)[0] == [*TWOS, "citizen", card]
    else:
        assert refused(state, "join 1") == ("E6.2", "family-there")


@pytest.mark.rule("E7.2")
def test_all_families_can_join_citizens_until_there_are_five_cards() -> None:
    state = position(
        phase=WRITING,
        gold=9,
        quest={0: 3},
        domain={0: ["athena-owl", "poseidon-scylla"]},
        legends={0: [[*TWOS, "citizen", "citizen"], ["athena-horse"], ["poseidon-ketos"]]},
    )
    act(state, "transfer athena-owl", "join 1", "transfer poseidon-scylla")
    assert options(state) == ["join 3", "start"]
    assert refused(state, "join 1") == ("E6.2", "legend-full")


@pytest.mark.rule("E7.2", "E7.1")
def test_the_place_of_a_citizen_in_a_family_legend_is_taken() -> None:
    state = position(
        phase=WRITING,
        gold=9,
        domain={0: ["zeus-thunderbolt"]},
        legends={0: [["zeus-ganymede", "zeus-perseus", "citizen"], ["zeus-danae"]]},
    )
    act(state, "transfer zeus-thunderbolt")
    assert options(state) == ["join 2", "start"]
    assert refused(state, "join 1") == ("E6.3", "legend-full")


# ---- E7.3


@pytest.mark.rule("E7.3", "R1")
def test_a_citizen_has_no_family() -> None:
    state = scored(legends={0: [["zeus-gathering", "hades-charon", "citizen"]]})
    sheet = state.view(0)["sheets"][0]
    assert sheet["chronos"] == [{"card": "zeus-gathering", "vp": 2}]


@pytest.mark.rule("E7.3", "R1")
def test_nothing_of_a_family_reacts_to_a_citizen() -> None:
    state = position(
        phase=WRITING,
        gold=9,
        domain={0: ["citizen", "hephaestus-firegod"]},
        legends={0: [["hephaestus-throne", "hephaestus-talos"]]},
    )
    act(state, "transfer citizen")
    assert told(state, "reacts") == []


@pytest.mark.rule("E7.3")
def test_a_citizen_has_no_power() -> None:
    state = position(agora=["zeus-hera"], domain={0: ["citizen"]})
    assert refused(state, "use citizen") == ("E7.3", "no-power")


@pytest.mark.rule("E7.3")
def test_a_citizen_has_no_level_of_its_own() -> None:
    state = position(
        agora=["zeus-hera"],
        discard=["zeus-ganymede", "zeus-companion"],
        domain={0: ["hades-lethe", "citizen"]},
    )
    assert refused(state, "use hades-lethe") == ("R9", "power-idle")
