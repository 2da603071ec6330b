"""Apollo: the Oracle."""

from collections.abc import Sequence
from typing import Any

import pytest
from acting import act, asked, options, refused, told, why
from elysium_positions import (
    chronos,
    conserved,
    domain,
    happened,
    legends,
    lies,
    names,
    position,
    scored,
    tiles,
    took,
)

from pantheon.games.elysium.components import PIECES
from pantheon.games.elysium.epochs import WRITING
from pantheon.games.elysium.state import Elysium

Domains = dict[int, Sequence[str]]

# Apollo, Athena, Hades, Hephaestus and Hermes; with Thunderbolt or PP: Apollo, Ares, Athena,
# Poseidon and Zeus.
PLOTS = "plots"
WHY = "whybother"
USED_IN_TURN = ["apollo-pythia", "apollo-orpheus", "apollo-cassandra"]


def table(**parts: Any) -> Elysium:
    """A position with Apollo in play."""
    return position(parts.pop("players", 3), **{"families": PLOTS, **parts})


# ---- when the powers are used


@pytest.mark.rule("E4.2", "R4")
@pytest.mark.card(*USED_IN_TURN)
@pytest.mark.parametrize("card", USED_IN_TURN)
def test_these_powers_may_also_be_used_after_taking(card: str) -> None:
    state = table(acted=True, oracle=["athena-trade"], domain={0: [card, "athena-initiation/used"]})
    assert options(state) == [f"use {card}", "end"]


@pytest.mark.rule("E4.5", "E4.7", "R13")
@pytest.mark.card("apollo-pythia", "apollo-orpheus")
@pytest.mark.parametrize(("card", "rule"), [("apollo-pythia", "E4.5"), ("apollo-orpheus", "E4.7")])
def test_a_turned_card_is_not_used_again_before_phase_four(card: str, rule: str) -> None:
    cards = {0: [card, "athena-initiation"]}
    state = table(domain=cards)
    act(state, f"use {card}")
    assert lies(state, 0, card) == "turned"
    assert refused(state, f"use {card}") == (rule, "turned")
    used = {0: [f"{card}/used", "athena-initiation"]}
    next_epoch = table(phase=WRITING, turn=2, domain=used)  # nothing is left to do there
    assert next_epoch.epoch == 2
    assert lies(next_epoch, 0, card) == "straight"


# ---- Pythia


@pytest.mark.rule("E4.5", "R12")
@pytest.mark.card("apollo-pythia")
def test_pythia_swaps_an_oracle_card_with_an_agora_card_and_gives_a_gold() -> None:
    state = table(
        agora=["athena-owl", "hades-charon"],
        oracle=["apollo-daphne", "athena-trade"],
        domain={0: ["apollo-pythia"]},
    )
    act(state, "use apollo-pythia")
    assert options(state) == ["oracle apollo-daphne", "oracle athena-trade", "decline"]
    assert state.gold[0] == 0  # first the swap
    act(state, "oracle athena-trade")
    assert options(state) == ["agora athena-owl", "agora hades-charon"]
    act(state, "agora hades-charon")
    assert names(state.agora) == ["athena-trade", "athena-owl"]
    assert names(state.oracle) == ["apollo-daphne", "hades-charon"]
    assert state.gold == [1, 0, 0]


@pytest.mark.rule("R5", "R12")
@pytest.mark.card("apollo-pythia")
def test_nobody_takes_a_card_when_pythia_swaps() -> None:
    state = table(
        agora=["athena-olive"],
        oracle=["athena-trade"],
        domain={0: ["apollo-pythia", "athena-aegis", "apollo-tripod"]},
    )
    act(state, "use apollo-pythia", "oracle athena-trade")
    assert happened(state) == ["uses", "swaps-rows", "gains-gold"]
    assert (state.gold, state.vp) == ([1, 0, 0], [0, 0, 0])
    assert domain(state, 0) == ["apollo-pythia", "athena-aegis", "apollo-tripod"]
    assert asked(state) == (0, "Turn")


@pytest.mark.rule("R9")
@pytest.mark.card("apollo-pythia")
def test_who_declines_the_swap_of_pythia_still_gains_the_gold() -> None:
    state = table(agora=["athena-olive"], oracle=["athena-trade"], domain={0: ["apollo-pythia"]})
    act(state, "use apollo-pythia", "decline")
    assert (names(state.agora), names(state.oracle)) == (["athena-olive"], ["athena-trade"])
    assert state.gold[0] == 1


@pytest.mark.rule("R9")
@pytest.mark.card("apollo-pythia")
@pytest.mark.parametrize(
    ("agora", "oracle"),
    [
        ([], []),
        (["athena-trade"], []),
        ([], ["athena-trade"]),
        (["athena-trade"], ["athena-trade"]),
    ],
)
def test_pythia_gives_only_the_gold_when_there_is_nothing_to_swap(
    agora: list[str], oracle: list[str]
) -> None:
    state = table(agora=agora, oracle=oracle, domain={0: ["apollo-pythia"]})
    act(state, "use apollo-pythia")
    assert asked(state) == (0, "Turn")
    assert (names(state.agora), names(state.oracle)) == (agora, oracle)
    assert state.gold[0] == 1


@pytest.mark.rule("R12")
@pytest.mark.card("apollo-pythia")
def test_pythia_swaps_no_card_for_one_of_its_own_design() -> None:
    state = table(
        agora=["athena-trade", "athena-owl", "hades-charon"],
        oracle=["athena-trade"],
        domain={0: ["apollo-pythia"]},
    )
    act(state, "use apollo-pythia")
    assert refused(state, "oracle athena-owl") == ("R19", "not-at-oracle")
    act(state, "oracle athena-trade")
    assert refused(state, "agora athena-trade") == ("R12", "own-design")
    assert refused(state, "agora hades-lethe") == ("R9", "not-there")


# ---- Laurel of Daphne


@pytest.mark.rule("R9")
@pytest.mark.card("apollo-daphne")
@pytest.mark.parametrize(
    ("oracle", "gold"),
    [
        ([], 0),
        (["athena-trade"], 1),
        (["athena-trade", "athena-games", "hades-charon", "athena-olive"], 1),
        (["athena-owl", "hades-helm", "hades-judge"], 2),
        (["athena-trade", "athena-owl", "hades-helm", "athena-aegis", "hades-charon"], 3),
    ],
)
def test_daphne_gives_a_gold_for_each_different_level_at_the_oracle(
    oracle: list[str], gold: int
) -> None:
    state = table(agora=["apollo-daphne", "hades-cerberus"], oracle=oracle)
    act(state, "take apollo-daphne")
    assert state.gold == [gold, 0, 0]
    assert asked(state) == (0, "Dismissal")  # no choice


@pytest.mark.rule("R5")
@pytest.mark.card("apollo-daphne", "apollo-tripod")
def test_daphne_taken_from_the_oracle_does_not_count_herself() -> None:
    state = table(oracle=["apollo-daphne", "athena-owl"], domain={0: ["apollo-tripod"]})
    act(state, "oracle apollo-daphne")
    assert state.gold[0] == 1


# ---- Sibyl

ORACLE = ["apollo-muses", "apollo-daphne", "athena-trade", "athena-owl", "hades-helm"]


@pytest.mark.rule("E4.9", "R20")
@pytest.mark.card("apollo-sibyl")
@pytest.mark.parametrize(
    ("oracle", "legend", "vp"),
    [
        ([], ["athena-games"], 0),
        (["hermes-echo", "hephaestus-shield"], ["athena-games"], 0),
        (["hades-helm"], ["athena-games", "citizen"], 0),
        (["athena-trade"], ["athena-games"], 1),
        (ORACLE, ["apollo-tripod"], 2),
        (ORACLE, ["athena-games"], 4),
        (ORACLE, ["athena-games", "hades-charon"], 4),
    ],
)
def test_sibyl_scores_the_oracle_cards_whose_family_lies_in_ones_legends(
    oracle: list[str], legend: list[str], vp: int
) -> None:
    state = scored(families=PLOTS, oracle=oracle, legends={0: [["apollo-sibyl", *legend]]})
    assert chronos(state) == [("apollo-sibyl", vp)]


@pytest.mark.rule("E10.1", "R20")
@pytest.mark.card("apollo-sibyl")
def test_sibyl_looks_at_all_ones_legends_but_not_at_single_cards_or_other_players() -> None:
    state = scored(
        families=PLOTS,
        oracle=["athena-trade", "hades-helm", "hermes-argus", "hephaestus-shield"],
        legends={
            0: [
                ["apollo-sibyl", "apollo-tripod"],
                ["athena-owl", "hades-cerberus"],
                ["hermes-echo"],
            ],
            1: [["hephaestus-talos", "hermes-syrinx"]],
        },
        domain={0: ["hermes-herma"]},
    )
    assert chronos(state) == [("apollo-sibyl", 2)]


@pytest.mark.rule("R20")
@pytest.mark.card("apollo-sibyl")
def test_two_sibyls_each_score_in_full() -> None:
    state = scored(
        families=PLOTS,
        oracle=["athena-trade", "hades-helm"],
        legends={0: [["apollo-sibyl", "athena-games"], ["apollo-sibyl", "hades-charon"]]},
    )
    assert chronos(state) == [("apollo-sibyl", 2), ("apollo-sibyl", 2)]


@pytest.mark.rule("E9.1", "R20")
@pytest.mark.card("apollo-sibyl")
def test_sibyl_counts_what_is_still_at_the_oracle_after_the_fifth_epoch() -> None:
    state = table(
        phase=WRITING,
        epoch=5,
        turn=2,
        oracle=["athena-trade", "athena-owl", "hades-helm"],
        legends={0: [["apollo-sibyl", "athena-games"]]},
    )
    assert state.over
    assert chronos(state) == [("apollo-sibyl", 2)]
    assert state.points(0) == 2 + 2 + 2  # with the Legend and its tile


# ---- Delphic Tripod


@pytest.mark.rule("R5", "R19")
@pytest.mark.card("apollo-tripod")
def test_with_the_tripod_the_action_of_the_turn_may_take_from_the_oracle_for_a_vp() -> None:
    state = table(
        agora=["athena-owl"],
        oracle=["athena-games", "hades-helm"],
        pile=["hades-charon"],
        domain={0: ["apollo-tripod"]},
    )
    assert options(state, "oracle") == ["oracle athena-games", "oracle hades-helm"]
    assert options(state, "take") == ["take athena-owl"]
    act(state, "oracle athena-games")
    assert domain(state, 0) == ["apollo-tripod", "athena-games"]
    assert state.vp == [1, 0, 0]
    assert names(state.oracle) == ["hades-helm"]  # not refilled
    assert state.taken == [1, 0, 0]
    assert asked(state) == (0, "Dismissal")
    assert conserved(state)


@pytest.mark.rule("R19")
@pytest.mark.card("apollo-tripod")
def test_without_a_tripod_of_ones_own_the_oracle_is_closed() -> None:
    state = table(
        agora=["athena-owl"],
        oracle=["athena-games"],
        domain={1: ["apollo-tripod"]},
        legends={0: [["apollo-tripod"]]},
    )
    assert refused(state, "oracle athena-games") == ("R19", "oracle-closed")


@pytest.mark.rule("E3.1", "E3.2", "E3.4", "R6")
@pytest.mark.card("apollo-tripod")
def test_with_the_tripod_all_conditions_of_taking_hold_at_the_oracle() -> None:
    state = table(
        oracle=["athena-games", "hades-helm", "athena-trade", "hades-charon"],
        columns={0: ["yellow"]},
        domain={0: ["apollo-tripod", "athena-trade"]},
    )
    assert options(state, "oracle") == ["oracle hades-charon"]
    assert refused(state, "oracle athena-games") == ("E3.2", "needs-colour")
    assert refused(state, "oracle hades-helm") == ("E3.2", "needs-columns")
    assert refused(state, "oracle athena-trade") == ("E3.4", "twin")
    assert refused(state, "oracle athena-owl") == ("E3.1", "not-at-oracle")


@pytest.mark.rule("E3.4", "R7")
@pytest.mark.card("apollo-tripod", "hades-lethe")
def test_with_the_tripod_a_card_that_left_in_the_same_turn_can_be_taken() -> None:
    state = table(
        oracle=["athena-trade", "athena-games"],
        discard=["hermes-echo"],
        domain={0: ["apollo-tripod", "hades-lethe", "athena-trade"]},
    )
    act(state, "use hades-lethe")
    assert "athena-trade" not in domain(state, 0)
    assert options(state, "oracle") == ["oracle athena-games", "oracle athena-trade"]
    act(state, "oracle athena-trade")
    assert domain(state, 0)[-1] == "athena-trade"


@pytest.mark.rule("E3.1")
@pytest.mark.card("apollo-tripod")
def test_an_oracle_card_is_one_of_the_three_cards_of_the_epoch() -> None:
    state = table(oracle=["athena-games"], taken={0: 3}, round_=3, domain={0: ["apollo-tripod"]})
    assert refused(state, "oracle athena-games") == ("E3.1", "three-cards")


@pytest.mark.rule("R4")
@pytest.mark.card("apollo-tripod", "apollo-pythia")
def test_the_tripod_gives_no_second_action() -> None:
    state = table(
        acted=True, oracle=["athena-games"], domain={0: ["apollo-tripod", "apollo-pythia"]}
    )
    assert refused(state, "oracle athena-games") == ("R4", "acted")


@pytest.mark.rule("E3.2")
@pytest.mark.card("apollo-tripod", "hermes-sandals")
def test_sandals_count_at_the_oracle_too() -> None:
    state = table(
        oracle=["athena-games", "hades-helm"],
        columns={0: ["blue"]},
        domain={0: ["apollo-tripod", "hermes-sandals"]},
    )
    assert options(state, "oracle") == ["oracle athena-games"]
    assert refused(state, "oracle hades-helm") == ("E3.2", "needs-columns")


@pytest.mark.rule("E3.6")
@pytest.mark.card("apollo-tripod")
def test_a_card_that_the_tripod_lets_one_take_forbids_a_citizen() -> None:
    cards = ["apollo-tripod", "apollo-pythia"]
    state = table(oracle=["athena-games"], quest={0: 1}, domain={0: cards})
    assert options(state) == ["oracle athena-games", "use apollo-pythia"]
    assert refused(state, "take citizen") == ("E3.6", "citizen-card")
    assert why(state, "take citizen") == {"card": PIECES.index("athena-games")}


@pytest.mark.rule("E3.6")
@pytest.mark.card("apollo-tripod")
@pytest.mark.parametrize(
    "parts",
    [
        {"domain": {0: ["apollo-pythia"], 1: ["apollo-tripod"]}},
        {"domain": {0: ["apollo-pythia", "apollo-tripod", "athena-games"]}},
        {"domain": {0: ["apollo-pythia", "apollo-tripod"]}, "columns": {0: ["blue"]}},
    ],
)
def test_a_card_at_the_oracle_that_cannot_be_taken_does_not_forbid_a_citizen(
    parts: dict[str, Any],
) -> None:
    state = table(oracle=["athena-games"], quest={0: 1}, **parts)
    assert options(state, "take") == ["take citizen"]
    assert options(state, "oracle") == []


@pytest.mark.rule("E3.6", "E3.8")
@pytest.mark.card("apollo-tripod")
def test_a_quest_within_reach_forbids_a_citizen_also_with_the_tripod() -> None:
    cards = ["apollo-tripod", "apollo-pythia"]
    state = table(oracle=["athena-trade"], columns={0: ["red"]}, domain={0: cards})
    assert options(state) == ["use apollo-pythia", "quest 2"]
    assert refused(state, "take citizen") == ("E3.6", "citizen-quest")


@pytest.mark.rule("E3.6", "E3.8")
@pytest.mark.card("apollo-tripod")
def test_an_oracle_card_or_a_quest_may_be_taken_where_the_agora_has_nothing() -> None:
    state = table(oracle=["athena-games"], columns={0: ["red"]}, domain={0: ["apollo-tripod"]})
    assert options(state) == ["oracle athena-games", "quest 2"]
    assert refused(state, "take citizen") == ("E3.6", "citizen-card")


@pytest.mark.rule("R5")
@pytest.mark.card("apollo-tripod", "athena-olive", "athena-owl")
def test_the_vp_of_the_tripod_comes_after_the_instantaneous_power_and_the_owls() -> None:
    state = table(oracle=["athena-olive"], domain={0: ["apollo-tripod"], 1: ["athena-owl"]})
    act(state, "oracle athena-olive", "gold")
    assert state.vp == [1, 0, 0]  # of Olive Tree
    act(state, "gold")
    assert told(state, "reacts") == [(1, "athena-owl"), (0, "apollo-tripod")]
    assert state.vp == [2, 1, 0]


@pytest.mark.rule("R5", "R15")
@pytest.mark.card("apollo-tripod", "athena-aegis")
@pytest.mark.parametrize(
    "cards", [["apollo-tripod", "athena-aegis"], ["athena-aegis", "apollo-tripod"]]
)
def test_tripod_and_aegis_react_in_the_order_in_which_they_came(cards: list[str]) -> None:
    state = table(oracle=["athena-games"], domain={0: cards})
    act(state, "oracle athena-games")
    assert told(state, "reacts") == [(0, card) for card in cards]
    assert (state.gold[0], state.vp[0]) == (1, 1)


@pytest.mark.rule("R5")
@pytest.mark.card("apollo-tripod", "hades-charon")
@pytest.mark.parametrize(("moved", "vp"), [("apollo-tripod", 0), ("hades-charon", 1)])
def test_the_tripod_gives_its_vp_only_if_it_still_lies_in_the_domain(moved: str, vp: int) -> None:
    state = table(oracle=["hades-charon"], gold=[1, 0, 0], domain={0: ["apollo-tripod"]})
    act(state, "oracle hades-charon", f"transfer {moved}")
    assert legends(state, 0) == [[moved]]
    assert state.vp[0] == vp


@pytest.mark.rule("R19")
@pytest.mark.card("apollo-tripod", "apollo-cassandra")
def test_the_tripod_gives_no_vp_for_an_oracle_card_taken_by_a_power() -> None:
    state = table(oracle=["athena-games"], domain={0: ["apollo-tripod", "apollo-cassandra"]})
    act(state, "use apollo-cassandra")
    assert "athena-games" in domain(state, 0)
    assert state.vp[0] == 0


@pytest.mark.rule("R19")
@pytest.mark.card("apollo-tripod")
def test_the_tripod_gives_no_vp_for_an_agora_card() -> None:
    state = table(agora=["athena-games"], oracle=["athena-games"], domain={0: ["apollo-tripod"]})
    act(state, "take athena-games")
    assert (names(state.oracle), state.vp[0]) == (["athena-games"], 0)


@pytest.mark.rule("R15")
@pytest.mark.card("apollo-tripod", "zeus-thunderbolt")
def test_thunderbolt_adds_to_the_tripod() -> None:
    state = table(
        families=WHY, oracle=["zeus-danae"], domain={0: ["zeus-thunderbolt", "apollo-tripod"]}
    )
    act(state, "oracle zeus-danae")
    assert state.vp[0] == 2


# ---- Orpheus


@pytest.mark.rule("E4.7", "R19")
@pytest.mark.card("apollo-orpheus")
@pytest.mark.parametrize(
    ("top", "gold"), [("athena-trade", 1), ("athena-owl", 2), ("hades-helm", 3)]
)
def test_orpheus_adds_the_top_card_to_the_oracle_and_gives_its_level_in_gold(
    top: str, gold: int
) -> None:
    oracle = ["athena-trade", "athena-games", "athena-olive", "athena-owl"]
    state = table(
        oracle=oracle, pile=[top, "hades-judge"], domain={0: ["apollo-orpheus", "athena-kykeon"]}
    )
    act(state, "use apollo-orpheus")
    assert sorted(names(state.oracle)) == sorted([*oracle, top])
    assert state.gold == [gold, 0, 0]
    assert names(state.pile[state.top : state.top + 1]) == ["hades-judge"]
    assert conserved(state)


@pytest.mark.rule("E4.7", "R13")
@pytest.mark.card("apollo-orpheus")
def test_orpheus_needs_another_eleusis_card_in_the_same_domain() -> None:
    state = table(domain={0: ["apollo-orpheus", "citizen"], 1: ["athena-kykeon"]})
    assert refused(state, "use apollo-orpheus") == ("E4.7", "eleusis-alone")
    state = table(domain={0: ["apollo-orpheus", "athena-kykeon/used"]})
    assert "use apollo-orpheus" in options(state)


@pytest.mark.rule("R3", "R9")
@pytest.mark.card("apollo-orpheus")
def test_orpheus_needs_a_card_that_can_be_drawn() -> None:
    cards = {0: ["apollo-orpheus", "athena-kykeon"]}
    state = table(pile=[], domain=cards)
    assert refused(state, "use apollo-orpheus") == ("R9", "power-idle")
    state = table(pile=[], discard=["hades-helm"], domain=cards)
    act(state, "use apollo-orpheus")
    assert (names(state.oracle), state.discard, state.gold[0]) == (["hades-helm"], [], 3)
    assert told(state, "shuffles") == [()]


@pytest.mark.rule("R16", "R19")
@pytest.mark.card("apollo-orpheus", "hermes-mystagogue")
def test_orpheus_through_the_mystagogue_pays_who_copies() -> None:
    state = table(
        pile=["hades-helm"],
        domain={0: ["hermes-mystagogue", "athena-kykeon"], 1: ["apollo-orpheus/used"]},
    )
    act(state, "use hermes-mystagogue", "copy apollo-orpheus")
    assert (names(state.oracle), state.gold) == (["hades-helm"], [3, 0, 0])
    assert lies(state, 1, "apollo-orpheus") == "turned"


# ---- Omphalos


def omphalos(oracle: list[str], top: list[str], **parts: Any) -> Elysium:
    """Seat 0 has taken Omphalos with only the blue Column."""
    given = {"families": PLOTS, "columns": {0: ["blue", "red"]}, **parts}
    return took("apollo-omphalos", oracle=oracle, pile=top, **given)


@pytest.mark.rule("R9", "R19")
@pytest.mark.card("apollo-omphalos")
def test_omphalos_adds_two_cards_to_the_oracle_then_a_level_1_card_may_be_taken() -> None:
    state = omphalos(["hades-charon", "hades-judge"], ["athena-trade", "athena-owl", "hades-helm"])
    assert names(state.oracle) == ["athena-trade", "athena-owl", "hades-charon", "hades-judge"]
    assert asked(state) == (0, "Fetching")
    assert options(state) == ["oracle athena-trade", "oracle hades-charon", "decline"]
    assert refused(state, "oracle athena-owl") == ("R9", "level-too-high")
    assert refused(state, "oracle hades-helm") == ("R9", "not-there")


@pytest.mark.rule("R5")
@pytest.mark.card("apollo-omphalos")
@pytest.mark.parametrize("card", ["athena-trade", "apollo-daphne"])  # new, old
def test_the_card_that_omphalos_brings_is_taken_whatever_its_condition(card: str) -> None:
    state = omphalos(["apollo-daphne"], ["athena-trade", "athena-owl"])
    act(state, f"oracle {card}")
    assert domain(state, 0) == ["apollo-omphalos", card]
    # Trade Agreement gives 3 gold; Daphne sees levels 1 and 2, and herself no more.
    assert state.gold[0] == {"athena-trade": 3, "apollo-daphne": 2}[card]
    assert len(state.oracle) == 2  # not refilled
    assert state.taken == [1, 0, 0]  # Omphalos alone
    assert told(state, "dismisses") == []
    assert asked(state) == (0, "Dismissal")


@pytest.mark.rule("R9")
@pytest.mark.card("apollo-omphalos")
def test_the_card_that_omphalos_offers_may_be_declined() -> None:
    state = omphalos([], ["athena-trade", "athena-owl"])
    act(state, "decline")
    assert names(state.oracle) == ["athena-trade", "athena-owl"]
    assert domain(state, 0) == ["apollo-omphalos"]


@pytest.mark.rule("R6", "R9")
@pytest.mark.card("apollo-omphalos")
def test_omphalos_offers_no_identical_card() -> None:
    state = omphalos(["hades-charon"], ["athena-trade", "athena-owl"], domain={0: ["athena-trade"]})
    assert options(state) == ["oracle hades-charon", "decline"]
    assert refused(state, "oracle athena-trade") == ("R6", "twin")


@pytest.mark.rule("R9")
@pytest.mark.card("apollo-omphalos")
def test_omphalos_offers_nothing_without_a_level_1_card_that_may_be_taken() -> None:
    state = omphalos(["athena-trade"], ["athena-owl", "hades-helm"], domain={0: ["athena-trade"]})
    assert asked(state) == (0, "Dismissal")
    assert names(state.oracle) == ["athena-trade", "athena-owl", "hades-helm"]


@pytest.mark.rule("R7")
@pytest.mark.card("apollo-omphalos", "hades-lethe")
def test_omphalos_brings_no_card_back_that_left_in_the_same_turn() -> None:
    state = table(
        agora=["apollo-omphalos"],
        oracle=["athena-trade"],
        pile=["hades-charon", "athena-owl"],
        discard=["athena-games"],
        domain={0: ["hades-lethe", "athena-trade"]},
    )
    act(state, "use hades-lethe", "take apollo-omphalos")
    assert options(state) == ["oracle hades-charon", "decline"]
    assert refused(state, "oracle athena-trade") == ("R7", "no-return")


@pytest.mark.rule("R3")
@pytest.mark.card("apollo-omphalos")
@pytest.mark.parametrize(("discard", "oracle"), [([], []), (["hades-helm"], ["hades-helm"])])
def test_omphalos_adds_as_many_cards_as_can_be_drawn(discard: list[str], oracle: list[str]) -> None:
    state = omphalos([], [], discard=discard)
    assert names(state.oracle) == oracle
    assert (state.discard, asked(state)) == ([], (0, "Dismissal"))


@pytest.mark.rule("R5")
@pytest.mark.card("apollo-omphalos", "apollo-tripod")
def test_omphalos_from_the_oracle_brings_one_vp_of_the_tripod_and_not_two() -> None:
    state = table(
        oracle=["apollo-omphalos", "athena-games"],
        pile=["athena-owl", "hades-helm"],
        domain={0: ["apollo-tripod"]},
    )
    act(state, "oracle apollo-omphalos", "oracle athena-games")
    assert domain(state, 0) == ["apollo-tripod", "apollo-omphalos", "athena-games"]
    assert (told(state, "reacts"), state.vp[0]) == ([(0, "apollo-tripod")], 1)


# ---- Cassandra


@pytest.mark.rule("E4.6", "R5", "R14")
@pytest.mark.card("apollo-cassandra")
def test_cassandra_takes_an_oracle_card_of_any_level_whatever_its_condition() -> None:
    state = table(
        agora=["athena-trade"],
        oracle=["athena-trade", "athena-horse"],
        pile=["hades-charon"],
        columns={0: ["yellow"]},
        domain={0: ["apollo-cassandra"]},
    )
    act(state, "use apollo-cassandra")
    assert options(state) == ["oracle athena-trade", "oracle athena-horse"]
    assert refused(state, "decline") == ("R9", "must")
    act(state, "oracle athena-horse")
    assert domain(state, 0) == ["apollo-cassandra", "athena-horse"]
    assert lies(state, 0, "athena-horse") == "ring"
    assert lies(state, 0, "apollo-cassandra") == "used"
    assert names(state.oracle) == ["athena-trade"]  # not refilled
    assert (state.taken[0], told(state, "dismisses")) == (0, [])
    assert asked(state) == (0, "Turn")


@pytest.mark.rule("E4.6", "R14")
@pytest.mark.card("apollo-cassandra")
def test_cassandra_is_used_once_in_the_game() -> None:
    used: Domains = {0: ["apollo-cassandra/used"]}
    state = table(oracle=["athena-trade"], domain=used)
    assert refused(state, "use apollo-cassandra") == ("E4.6", "ring-gone")
    next_epoch = table(phase=WRITING, turn=2, domain=used)
    assert (next_epoch.epoch, lies(next_epoch, 0, "apollo-cassandra")) == (2, "used")


@pytest.mark.rule("R6", "R9")
@pytest.mark.card("apollo-cassandra")
@pytest.mark.parametrize("oracle", [[], ["apollo-cassandra"], ["apollo-cassandra", "athena-owl"]])
def test_cassandra_needs_an_oracle_card_that_may_be_taken(oracle: list[str]) -> None:
    state = table(
        agora=["athena-trade"], oracle=oracle, domain={0: ["apollo-cassandra", "athena-owl"]}
    )
    assert refused(state, "use apollo-cassandra") == ("R9", "power-idle")
    assert lies(state, 0, "apollo-cassandra") == "ring"


@pytest.mark.rule("R6", "R7")
@pytest.mark.card("apollo-cassandra", "hades-lethe")
def test_cassandra_takes_no_identical_card_and_none_that_left_in_the_same_turn() -> None:
    state = table(
        oracle=["athena-trade", "athena-owl", "hades-helm", "hades-judge"],
        discard=["hermes-echo"],
        domain={0: ["apollo-cassandra", "hades-lethe", "athena-trade", "hades-judge"]},
    )
    act(state, "use hades-lethe", "use apollo-cassandra")
    assert options(state) == ["oracle athena-owl", "oracle hades-helm"]
    assert refused(state, "oracle hades-judge") == ("R6", "twin")
    assert refused(state, "oracle athena-trade") == ("R7", "no-return")


@pytest.mark.rule("R5")
@pytest.mark.card("apollo-cassandra")
def test_the_instantaneous_power_of_the_card_that_cassandra_takes_is_used() -> None:
    state = table(oracle=["athena-trade"], domain={0: ["apollo-cassandra"]})
    act(state, "use apollo-cassandra")
    assert state.gold == [3, 1, 1]


# ---- The Nine Muses


def muses(**parts: Any) -> Elysium:
    """The part of seat 0 of phase III, with the Muses in the Domain and 9 gold."""
    own = ["apollo-muses", *parts.pop("own", [])]
    given = {"gold": [9, 0, 0], "oracle": ["athena-trade", "hades-cerberus"], "quest": {0: 2}}
    return table(phase=WRITING, domain={0: own}, **{**given, **parts})


@pytest.mark.rule("E4.8", "R8")
@pytest.mark.card("apollo-muses")
@pytest.mark.parametrize(("card", "cost"), [("athena-trade", 2), ("hades-cerberus", 3)])
def test_muses_transfer_an_oracle_card_for_one_gold_more_as_one_of_the_quests(
    card: str, cost: int
) -> None:
    state = muses(pile=["hades-charon"])
    act(state, "use apollo-muses")
    assert options(state) == ["oracle athena-trade", "oracle hades-cerberus"]
    act(state, f"oracle {card}")
    assert legends(state, 0) == [[card]]
    assert state.gold[0] == 9 - cost
    assert (state.left, state.transfers[0], state.written) == (1, 1, 1)
    assert len(state.oracle) == 1  # not refilled
    assert lies(state, 0, "apollo-muses") == "turned"
    assert conserved(state)


@pytest.mark.rule("E4.8", "R13")
@pytest.mark.card("apollo-muses")
def test_muses_are_used_once_a_phase_three() -> None:
    state = muses()
    act(state, "use apollo-muses", "oracle athena-trade")
    assert refused(state, "use apollo-muses") == ("E4.8", "turned")
    act(state, "end")
    assert (state.epoch, lies(state, 0, "apollo-muses")) == (2, "straight")


@pytest.mark.rule("E6.1", "E8.2", "R22")
@pytest.mark.card("apollo-muses")
def test_an_oracle_card_may_join_a_legend_and_bring_its_tile() -> None:
    state = muses(legends={0: [["hades-charon"]]})
    act(state, "use apollo-muses", "oracle athena-trade")
    assert options(state) == ["join 1", "start"]
    act(state, "join 1")
    assert legends(state, 0) == [["hades-charon", "athena-trade"]]
    assert tiles(state, 0) == ["level 1"]


@pytest.mark.rule("R9")
@pytest.mark.card("apollo-muses")
@pytest.mark.parametrize(
    "parts",
    [
        {"oracle": []},
        {"oracle": ["hades-helm", "athena-aegis"]},
        {"gold": [1, 0, 0]},
        {"gold": [2, 0, 0], "oracle": ["hades-cerberus"]},
        {"left": 0},
    ],
)
def test_muses_need_a_quest_transfer_and_a_card_of_level_1_or_2_that_can_be_paid(
    parts: dict[str, Any],
) -> None:
    state = muses(own=["apollo-daphne", "hephaestus-necklace"], **parts)
    assert refused(state, "use apollo-muses") == ("R9", "power-idle")
    assert lies(state, 0, "apollo-muses") == "straight"


@pytest.mark.rule("R8", "R9")
@pytest.mark.card("apollo-muses")
def test_muses_take_no_level_3_card_nor_one_that_is_too_dear() -> None:
    state = muses(
        gold=[2, 0, 0], oracle=["athena-trade", "hades-charon", "hades-cerberus", "hades-helm"]
    )
    act(state, "use apollo-muses")
    assert options(state) == ["oracle athena-trade", "oracle hades-charon"]
    assert refused(state, "oracle hades-cerberus") == ("R8", "transfer-gold")
    assert refused(state, "oracle hades-helm") == ("R9", "level-too-high")
    assert refused(state, "oracle athena-owl") == ("R19", "not-at-oracle")


@pytest.mark.rule("E5.2")
@pytest.mark.card("apollo-muses")
def test_an_incomplete_quest_serves_the_muses_too() -> None:
    state = muses(quest={}, own=["hades-charon"])
    act(state, "use apollo-muses", "oracle athena-trade")
    assert legends(state, 0) == [["athena-trade"]]
    assert state.epoch == 2  # nothing was left to do


@pytest.mark.rule("R8")
@pytest.mark.card("apollo-muses", "hades-helm")
def test_a_reduction_makes_up_for_the_surcharge_of_the_muses() -> None:
    state = muses(gold=[1, 0, 0], own=["hades-helm"], oracle=["athena-trade"])
    act(state, "use apollo-muses")
    assert (legends(state, 0), state.gold[0]) == ([["athena-trade"]], 0)


@pytest.mark.rule("R5", "R6", "R8")
@pytest.mark.card("apollo-muses")
def test_a_card_that_the_muses_transfer_is_not_taken() -> None:
    own = ["athena-trade", "athena-aegis"]
    state = muses(own=own, oracle=["athena-trade"], gold=[2, 0, 0])  # identical: no matter
    act(state, "use apollo-muses")
    assert legends(state, 0) == [["athena-trade"]]
    assert domain(state, 0) == ["apollo-muses", *own]
    assert told(state, "reacts") == [(0, "athena-aegis")]  # to the transfer
    assert state.gold == [2 - 2 + 1, 0, 0]  # Trade Agreement gives nothing


@pytest.mark.rule("R8")
@pytest.mark.card("apollo-muses", "hades-cerberus")
def test_a_transfer_of_the_muses_counts_for_cerberus() -> None:
    state = muses(transfers={0: 1}, own=["hades-cerberus"], oracle=["athena-trade"])
    assert refused(state, "use hades-cerberus") == ("R9", "power-idle")
    act(state, "use apollo-muses")
    assert "use hades-cerberus" in options(state)


@pytest.mark.rule("R8")
@pytest.mark.card("apollo-muses", "ares-hippolyta")
def test_a_transfer_of_the_muses_counts_for_hippolyta() -> None:
    state = muses(families=WHY, own=["ares-hippolyta"], oracle=["athena-trade"])
    act(state, "use apollo-muses", "use ares-hippolyta")
    assert state.pp[0] == 1


@pytest.mark.rule("E4.1")
@pytest.mark.card("apollo-muses")
def test_the_muses_must_lie_in_the_domain() -> None:
    state = muses(own=["athena-owl"])
    act(state, "transfer apollo-muses")
    assert refused(state, "use apollo-muses") == ("E4.1", "not-in-domain")
    elsewhere = table(
        phase=WRITING,
        gold=5,
        oracle=["athena-trade"],
        domain={0: ["athena-owl"], 1: ["apollo-muses"]},
    )
    assert refused(elsewhere, "use apollo-muses") == ("E4.1", "not-in-domain")


# ---- Asclepius


def asclepius(**parts: Any) -> Elysium:
    """Seat 0 has taken Asclepius."""
    agora = ["athena-horse", "hades-lethe"]
    return took("apollo-asclepius", agora=agora, families=PLOTS, **parts)


@pytest.mark.rule("R3", "R5", "R9")
@pytest.mark.card("apollo-asclepius")
def test_asclepius_offers_level_1_and_2_of_the_discard_pile_and_the_oracle() -> None:
    state = asclepius(
        oracle=["athena-games", "hades-cerberus", "hades-helm"],
        discard=["hermes-syrinx", "athena-trade", "hades-judge"],
    )
    assert asked(state) == (0, "Fetching")
    assert options(state) == [
        "oracle athena-games",
        "oracle hades-cerberus",
        "recall athena-trade",
        "recall hermes-syrinx",
        "decline",
    ]
    assert refused(state, "oracle hades-helm") == ("R9", "level-too-high")
    assert refused(state, "recall hades-judge") == ("R9", "level-too-high")
    assert refused(state, "recall athena-games") == ("R9", "not-there")
    assert refused(state, "agora hades-lethe") == ("R9", "not-asked")


@pytest.mark.rule("R5")
@pytest.mark.card("apollo-asclepius")
@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("recall athena-trade", (["athena-owl"], [])),
        ("oracle athena-owl", ([], ["athena-trade"])),
    ],
)
def test_asclepius_takes_a_card_whatever_its_condition(
    text: str, left: tuple[list[str], list[str]]
) -> None:
    state = asclepius(
        columns={0: ["yellow", "green"]}, oracle=["athena-owl"], discard=["athena-trade"]
    )
    act(state, text)
    assert domain(state, 0) == ["apollo-asclepius", text.split()[1]]
    assert (names(state.oracle), names(state.discard)) == left
    assert state.gold[0] == (3 if text == "recall athena-trade" else 0)
    assert state.taken == [1, 0, 0]  # Asclepius alone
    assert (asked(state), told(state, "dismisses")) == ((0, "Dismissal"), [])


@pytest.mark.rule("R9")
@pytest.mark.card("apollo-asclepius")
def test_asclepius_may_be_declined() -> None:
    state = asclepius(oracle=["athena-owl"], discard=["athena-trade"])
    act(state, "decline")
    assert domain(state, 0) == ["apollo-asclepius"]
    assert (names(state.oracle), names(state.discard)) == (["athena-owl"], ["athena-trade"])


@pytest.mark.rule("R6", "R9")
@pytest.mark.card("apollo-asclepius")
@pytest.mark.parametrize(
    ("oracle", "discard"),
    [([], []), (["hades-helm"], ["hades-judge"]), (["athena-owl"], ["athena-trade"])],
)
def test_without_a_card_that_may_be_taken_asclepius_does_nothing(
    oracle: list[str], discard: list[str]
) -> None:
    state = asclepius(oracle=oracle, discard=discard, domain={0: ["athena-owl", "athena-trade"]})
    assert asked(state) == (0, "Dismissal")
    assert (names(state.oracle), names(state.discard)) == (oracle, discard)


@pytest.mark.rule("R6", "R7")
@pytest.mark.card("apollo-asclepius", "hades-lethe")
def test_asclepius_takes_no_identical_card_and_none_that_left_in_the_same_turn() -> None:
    state = table(
        agora=["apollo-asclepius"],
        oracle=["athena-trade", "athena-owl"],
        discard=["hermes-echo", "athena-games"],
        domain={0: ["hades-lethe", "athena-trade", "athena-owl"]},
    )
    act(state, "use hades-lethe", "recall hermes-echo")  # Trade Agreement is all it can give
    act(state, "take apollo-asclepius")
    assert options(state) == ["recall athena-games", "decline"]
    assert refused(state, "recall athena-trade") == ("R7", "no-return")
    assert refused(state, "oracle athena-trade") == ("R7", "no-return")
    assert refused(state, "oracle athena-owl") == ("R6", "twin")


@pytest.mark.rule("R19")
@pytest.mark.card("apollo-asclepius", "apollo-tripod")
def test_the_tripod_gives_no_vp_for_what_asclepius_takes_from_the_oracle() -> None:
    state = asclepius(oracle=["athena-owl"], domain={0: ["apollo-tripod"]})
    act(state, "oracle athena-owl")
    assert state.vp[0] == 0
