"""E10: final scoring."""

from typing import Any

import pytest
from acting import act, told
from elysium_positions import conserved, domain, legends, position, scored

from pantheon.games.elysium.epochs import WRITING
from pantheon.games.elysium.state import Elysium

# Cards without Chronos powers.
ONES = ["zeus-ganymede", "hades-charon", "athena-olive", "poseidon-triton", "hephaestus-cabeiri"]
TWOS = ["zeus-perseus", "hades-cerberus", "athena-owl", "poseidon-scylla", "hephaestus-talos"]
THREES = ["zeus-hera", "hades-judge", "athena-horse", "poseidon-ketos", "hephaestus-shield"]


def sheet(state: Elysium, seat: int = 0) -> dict[str, Any]:
    """The score of a seat, line by line."""
    found: dict[str, Any] = state.view(seat)["sheets"][seat]
    return found


# ---- E10.1


@pytest.mark.rule("E10.1")
def test_domain_cards_and_single_cards_are_removed() -> None:
    state = position(
        phase=WRITING,
        epoch=5,
        turn=2,
        domain={0: ["zeus-herakles", "citizen"], 1: ["zeus-herakles"]},
        legends={0: [["zeus-hera"], ONES[:2], ["hades-helm"]]},
    )
    assert (domain(state, 0), domain(state, 1)) == ([], [])
    assert legends(state, 0) == [ONES[:2]]
    assert state.points(0) == 2 + 2
    assert conserved(state)


@pytest.mark.rule("E10.1", "R20")
def test_a_single_card_counts_for_no_chronos_power() -> None:
    written = [["zeus-hera"], ["hades-tartarus", "zeus-ganymede"], ["hades-helm"], ["athena-owl"]]
    assert sheet(scored(legends={0: written}))["chronos"] == [{"card": "hades-tartarus", "vp": 1}]


@pytest.mark.rule("E10.1", "E9.1")
def test_the_scoring_follows_the_last_transfer() -> None:
    state = position(
        phase=WRITING,
        epoch=5,
        turn=2,
        gold=9,
        domain={2: ["zeus-hera"]},
        legends={2: [["zeus-danae"]]},
    )
    act(state, "transfer zeus-hera", "join 1")
    assert (state.over, state.points(2)) == (True, 3)
    assert told(state, "scores") == [(0, 0), (1, 0), (2, 3)]


# ---- E10.2


@pytest.mark.rule("E10.2", "R20")
def test_chronos_powers_score() -> None:
    state = scored(legends={0: [["zeus-philemon", "hades-tartarus", "athena-gathering"]]})
    assert sheet(state)["chronos"] == [
        {"card": "zeus-philemon", "vp": 2},
        {"card": "hades-tartarus", "vp": 1},
        {"card": "athena-gathering", "vp": 3},
    ]
    assert state.points(0) == 6 + 4 + 2


@pytest.mark.rule("E10.2")
def test_chronos_powers_of_others_do_not_score_for_me() -> None:
    state = scored(legends={0: [ONES[:2]], 1: [["zeus-philemon", "zeus-perseus"]]})
    assert (sheet(state)["chronos"], state.points(1)) == ([], 2 + 3)


# ---- E10.3


@pytest.mark.rule("E10.3")
@pytest.mark.parametrize(
    ("written", "vp"),
    [
        (["zeus-ganymede", "zeus-perseus"], 3),
        (["zeus-perseus", "zeus-hera"], 3),
        (["zeus-ganymede", "zeus-perseus", "zeus-hera"], 6),
        (["zeus-ganymede", "zeus-perseus", "citizen"], 6),
        (ONES[:2], 2),
        (TWOS[:3], 4),
        (THREES[:4], 8),
        (ONES, 12),
        ([*TWOS[:2], "citizen", "citizen"], 8),
    ],
)
def test_legends_score_by_kind_and_number_of_cards(written: list[str], vp: int) -> None:
    (line,) = sheet(scored(legends={0: [written]}))["legends"]
    assert (line["cards"], line["vp"]) == (len(written), vp)


@pytest.mark.rule("E10.3")
def test_every_legend_scores() -> None:
    state = scored(legends={0: [ONES[:3], TWOS[:2], ["hades-lethe", "hades-helm"]]})
    assert [line["vp"] for line in sheet(state)["legends"]] == [4, 2, 3]
    assert state.points(0) == 9 + 2 + 4  # with the tiles of Levels 1 and 2


# ---- E10.4


@pytest.mark.rule("E10.4")
@pytest.mark.parametrize(
    ("pp", "vp"),
    [
        ([9, 7, 5, 3], [16, 8, 4, 2]),
        ([1, 2, 3, 4], [2, 4, 8, 16]),
        ([9, 9, 5, 3], [12, 12, 4, 2]),
        ([9, 5, 5, 3], [16, 6, 6, 2]),
        ([9, 5, 3, 3], [16, 8, 3, 3]),
        ([5, 5, 5, 1], [9, 9, 9, 2]),  # 28 / 3
        ([9, 5, 5, 5], [16, 4, 4, 4]),  # 14 / 3
        ([5, 5, 5, 5], [7, 7, 7, 7]),  # 30 / 4
        ([5, 5, 1, 1], [12, 12, 3, 3]),
        ([9, 0, 0, 0], [16, 0, 0, 0]),
        ([9, 9, 0, 0], [12, 12, 0, 0]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
def test_pp_score_by_rank_and_ties_share_rounded_down(pp: list[int], vp: list[int]) -> None:
    state = scored(4, families="wasteland", pp=pp)
    assert [state.points(seat) for seat in range(4)] == vp
    assert [sheet(state, seat)["prestige"] for seat in range(4)] == vp


@pytest.mark.rule("E10.4")
@pytest.mark.parametrize(("pp", "vp"), [([3, 2], [16, 8]), ([4, 4], [12, 12]), ([0, 1], [0, 16])])
def test_pp_score_with_two_players(pp: list[int], vp: list[int]) -> None:
    state = scored(2, families="wasteland", pp=pp)
    assert [state.points(seat) for seat in range(2)] == vp


@pytest.mark.rule("E10.4")
def test_pp_score_with_three_players() -> None:
    state = scored(3, families="opulence", pp=[2, 5, 5])
    assert [state.points(seat) for seat in range(3)] == [4, 12, 12]


@pytest.mark.rule("E10.4")
def test_without_ares_nobody_scores_for_pp() -> None:
    assert scored(pp=[5, 3, 1], families="first").points(0) == 0


# ---- E10.5


@pytest.mark.rule("E10.5")
def test_bonus_tiles_score_their_vp() -> None:
    zeus = ["zeus-ganymede", "zeus-perseus", "zeus-hera"]
    other = ["zeus-danae", "zeus-companion", "zeus-thunderbolt"]
    state = scored(
        legends={
            0: [zeus, other, ["athena-olive", "hades-charon"]],
            1: [TWOS[1:3]],
            2: [THREES[1:3]],
        }
    )
    assert sheet(state)["tiles"] == [
        {"of": "zeus", "vp": 5},
        {"of": "zeus", "vp": 2},
        {"of": "1", "vp": 2},
    ]
    assert [state.points(seat) for seat in range(3)] == [6 + 6 + 2 + 9, 2 + 4, 2 + 6]


@pytest.mark.rule("E10.5")
@pytest.mark.parametrize("citizens", [0, 1, 2, 3])
def test_each_citizen_in_the_elysium_costs_2_vp(citizens: int) -> None:
    state = scored(vp=20, legends={0: [[*ONES[:2], *["citizen"] * citizens]]})
    assert sheet(state)["citizens"] == -2 * citizens
    assert state.points(0) == 20 + 2 + [2, 4, 8, 12][citizens] - 2 * citizens


@pytest.mark.rule("E10.5", "E10.1")
def test_a_citizen_in_the_domain_costs_nothing() -> None:
    assert scored(vp=20, domain={0: ["citizen", "citizen"]}).points(0) == 20


@pytest.mark.rule("E10.5")
@pytest.mark.parametrize(("vp", "points"), [(0, 0), (3, 0), (4, 0), (5, 1), (9, 5)])
def test_nobody_ends_below_0_in_total(vp: int, points: int) -> None:
    costly: dict[str, object] = {"legends": {"citizen": 10}}
    state = scored(vp=vp, values=costly, legends={0: [[*ONES[:2], "citizen"]]})
    assert sheet(state)["citizens"] == -10
    assert state.points(0) == points  # with 4 for the Legend and 2 for its tile


# ---- E10.6


@pytest.mark.rule("E10.6")
@pytest.mark.parametrize(
    ("vp", "gold", "winners", "places"),
    [
        ([5, 9, 7], [9, 0, 0], [1], [3, 1, 2]),
        ([9, 9, 7], [2, 3, 9], [1], [2, 1, 3]),
        ([9, 9, 7], [3, 3, 9], [0, 1], [1, 1, 3]),
        ([7, 9, 7], [1, 0, 4], [1], [3, 1, 2]),
        ([0, 0, 0], [0, 0, 0], [0, 1, 2], [1, 1, 1]),
    ],
)
def test_most_vp_win_then_most_gold_then_all_of_them(
    vp: list[int], gold: list[int], winners: list[int], places: list[int]
) -> None:
    state = scored(vp=vp, gold=gold)
    assert (state.winners(), state.places()) == (winners, places)


@pytest.mark.rule("E10.6")
@pytest.mark.parametrize("players", [2, 4])
def test_gold_breaks_a_tie_with_any_number_of_players(players: int) -> None:
    state = scored(players, vp=5, gold=[1] * (players - 1) + [2])
    assert state.winners() == [players - 1]


@pytest.mark.rule("E10.6")
def test_all_vp_together_decide() -> None:
    state = scored(vp=[0, 5, 6], legends={0: [ONES[:3]]})
    assert (state.points(0), state.winners()) == (6, [0, 2])
