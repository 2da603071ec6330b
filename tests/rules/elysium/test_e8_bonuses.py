"""E8: Legend bonuses."""

from collections.abc import Sequence
from typing import Any

import pytest
from acting import act, told
from elysium_positions import happened, position, scored, tiles

from pantheon.games.elysium.epochs import WRITING
from pantheon.games.elysium.state import Elysium

ZEUS = ["zeus-ganymede", "zeus-perseus", "zeus-hera"]
OTHER_ZEUS = ["zeus-danae", "zeus-companion", "zeus-thunderbolt"]
THIRD_ZEUS = ["zeus-philemon", "zeus-temple"]
ONES = ["zeus-ganymede", "hades-charon", "athena-olive", "poseidon-triton"]
OTHER_ONES = ["zeus-danae", "hades-lethe", "athena-trade", "poseidon-charybdis"]


def joins(card: str, written: dict[int, Sequence[Sequence[str]]], **parts: Any) -> Elysium:
    """In phase III a player transfers a card to the first Legend."""
    state = position(
        phase=WRITING, gold=9, domain={0: [card, "hades-helm"]}, legends=written, **parts
    )
    act(state, f"transfer {card}", "join 1")
    return state


# ---- E8.1


@pytest.mark.rule("E8.1")
def test_the_first_complete_family_legend_brings_the_tile_of_5_vp() -> None:
    state = joins("zeus-hera", {0: [ZEUS[:2]]})
    assert told(state, "family-tile") == [(0, "zeus", 5)]
    assert (tiles(state, 0), state.points(0)) == (["zeus 1"], 5 + 6)


@pytest.mark.rule("E8.1")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_second_brings_the_tile_of_2_vp_even_to_the_same_player(owner: int) -> None:
    written: dict[int, Sequence[Sequence[str]]] = {0: [OTHER_ZEUS[:2]], 1: [ZEUS]}
    if owner == 0:
        written = {0: [OTHER_ZEUS[:2], ZEUS]}
    state = joins("zeus-thunderbolt", written)
    assert told(state, "family-tile")[-1] == (0, "zeus", 2)
    assert "zeus 2" in tiles(state, 0)
    assert "zeus 1" in tiles(state, owner)


@pytest.mark.rule("E8.1")
def test_later_ones_bring_nothing() -> None:
    state = position(
        phase=WRITING,
        gold=9,
        domain={0: ["zeus-herakles"]},
        legends={0: [THIRD_ZEUS], 1: [ZEUS], 2: [OTHER_ZEUS]},
    )
    act(state, "transfer zeus-herakles", "join 1")
    assert told(state, "family-tile") == []
    assert [tiles(state, seat) for seat in range(3)] == [[], ["zeus 1"], ["zeus 2"]]


@pytest.mark.rule("E8.1")
def test_two_cards_of_a_family_bring_no_tile() -> None:
    assert tiles(joins("zeus-perseus", {0: [["zeus-ganymede"]]}), 0) == []


@pytest.mark.rule("E8.1")
def test_each_family_has_tiles_of_its_own() -> None:
    written = [ZEUS, ["hades-charon", "hades-temple", "hades-judge"]]
    state = scored(legends={0: written})
    assert tiles(state, 0) == ["hades 1", "zeus 1"]


# ---- E8.2


@pytest.mark.rule("E8.2")
@pytest.mark.parametrize(
    ("first", "card", "level", "vp"),
    [
        ("zeus-ganymede", "hades-charon", 1, 2),
        ("zeus-perseus", "hades-cerberus", 2, 4),
        ("zeus-hera", "hades-judge", 3, 6),
    ],
)
def test_the_first_level_legend_of_two_cards_brings_the_tile(
    first: str, card: str, level: int, vp: int
) -> None:
    state = joins(card, {0: [[first]]})
    assert told(state, "level-tile") == [(0, level, vp)]
    assert (tiles(state, 0), state.points(0)) == ([f"level {level}"], vp + 2)


@pytest.mark.rule("E8.2")
def test_a_single_card_brings_no_tile() -> None:
    assert tiles(scored(legends={0: [["zeus-hera"]]}), 0) == []
    state = position(phase=WRITING, gold=9, domain={0: ["zeus-hera", "zeus-danae"]})
    act(state, "transfer zeus-hera")
    assert tiles(state, 0) == []


@pytest.mark.rule("E8.2")
@pytest.mark.parametrize(("theirs", "taken"), [(2, True), (3, False), (4, False)])
def test_another_player_takes_it_over_with_more_cards(theirs: int, taken: bool) -> None:
    state = position(
        phase=WRITING,
        turn=1,
        gold=9,
        domain={1: ["athena-trade", "hades-helm"]},
        legends={0: [ONES[:theirs]], 1: [OTHER_ONES[:2]]},
    )
    act(state, "transfer athena-trade", "join 1")
    assert tiles(state, 1 if taken else 0) == ["level 1"]
    assert tiles(state, 0 if taken else 1) == []


@pytest.mark.rule("E8.2")
@pytest.mark.parametrize("step", [1, -1])
def test_the_longest_legend_of_the_holder_counts(step: int) -> None:
    longest = ["zeus-philemon", "athena-games", "poseidon-proteus"]
    state = position(
        phase=WRITING,
        turn=1,
        gold=9,
        domain={1: ["athena-trade", "hades-helm"]},
        legends={0: [ONES[:2], longest][::step], 1: [OTHER_ONES[:2]]},
    )
    act(state, "transfer athena-trade", "join 1")
    assert (tiles(state, 0), tiles(state, 1)) == (["level 1"], [])


@pytest.mark.rule("E8.2")
def test_legends_are_not_added_up() -> None:
    state = position(
        phase=WRITING,
        turn=1,
        gold=9,
        domain={1: ["athena-trade", "hades-helm"]},
        legends={0: [ONES[:3]], 1: [OTHER_ONES[:2], ["zeus-philemon"]]},
    )
    act(state, "transfer athena-trade", "join 2")
    assert tiles(state, 1) == []


@pytest.mark.rule("E8.2")
def test_the_holder_does_not_get_it_again() -> None:
    state = joins("athena-olive", {0: [ONES[:2]]})
    assert told(state, "level-tile") == []
    assert tiles(state, 0) == ["level 1"]


@pytest.mark.rule("E8.2", "R22")
def test_citizens_count_for_the_length() -> None:
    state = position(
        phase=WRITING,
        turn=1,
        gold=9,
        domain={1: ["citizen", "hades-helm"]},
        legends={0: [ONES[:2]], 1: [OTHER_ONES[:2]]},
    )
    act(state, "transfer citizen")
    assert (tiles(state, 0), tiles(state, 1)) == ([], ["level 1"])


@pytest.mark.rule("E8.2")
def test_a_family_legend_brings_no_level_tile() -> None:
    assert tiles(scored(legends={0: [ZEUS[:2]]}), 0) == []


# ---- E8.3


@pytest.mark.rule("E8.3")
def test_a_tile_moves_at_once_in_the_middle_of_phase_two() -> None:
    state = position(
        agora=["zeus-hera"],
        gold=9,
        turn=1,
        domain={1: ["athena-games", "athena-trade"]},
        legends={0: [ONES[:2]], 1: [OTHER_ONES[:2]]},
    )
    act(state, "use athena-games", "transfer athena-trade", "join 1")
    assert (state.phase, tiles(state, 0), tiles(state, 1)) == (2, [], ["level 1"])


@pytest.mark.rule("E8.3", "R22")
def test_tiles_are_given_after_each_single_transfer() -> None:
    state = position(
        phase=WRITING,
        gold=9,
        quest={0: 3},
        domain={0: ["hades-charon", "zeus-perseus"]},
        legends={0: [["zeus-ganymede"]]},
    )
    act(state, "transfer hades-charon", "join 1", "transfer zeus-perseus")
    found = [kind for kind in happened(state) if kind in ("joins", "level-tile", "starts")]
    assert found == ["joins", "level-tile", "starts"]


@pytest.mark.rule("E8.3")
def test_a_tile_may_go_to_and_fro() -> None:
    state = position(
        phase=WRITING,
        gold=9,
        domain={0: ["athena-olive", "hades-helm"], 1: ["athena-trade", "poseidon-triton"]},
        legends={0: [ONES[:2]], 1: [OTHER_ONES[:2]]},
        quest={0: 1, 1: 2},
    )
    act(state, "transfer athena-olive", "join 1")
    assert (state.seat, tiles(state, 0)) == (1, ["level 1"])
    act(state, "transfer athena-trade", "join 1")
    assert tiles(state, 0) == ["level 1"]
    act(state, "transfer poseidon-triton", "join 1")
    assert (tiles(state, 0), tiles(state, 1)) == ([], ["level 1"])
