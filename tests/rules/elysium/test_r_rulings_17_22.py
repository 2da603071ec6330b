"""R17 to R22: rulings on other players, protection, Oracle, scoring and tiles."""

from typing import Any

import pytest
from acting import act, asked, options, refused, told
from elysium_positions import conserved, domain, happened, names, position, scored, tiles

from pantheon.games.elysium.epochs import WRITING

# ---- R17 decisions of other players


@pytest.mark.rule("R17")
@pytest.mark.parametrize(
    ("order", "turn", "asks"), [([3, 1, 0, 2], 0, [3, 1, 2]), ([0, 1, 2, 3], 2, [0, 1, 3])]
)
def test_r17_the_others_decide_by_rising_disc(order: list[int], turn: int, asks: list[int]) -> None:
    state = position(4, agora=["athena-olive"], order=order, turn=turn)
    act(state, "take athena-olive")
    assert (state.gold[turn], state.vp[turn]) == (1, 1)  # the user's own part comes first
    seats = []
    for text in ("gold", "vp", "gold"):
        seats.append(int(state.seat))
        assert refused(state, "decline") == ("R9", "must")
        act(state, text)
    assert seats == asks
    assert [state.vp[seat] for seat in asks] == [0, 1, 0]
    assert asked(state) == (turn, "Dismissal")


@pytest.mark.rule("R17")
def test_r17_each_decision_is_carried_out_before_the_next() -> None:
    cards = ["zeus-danae", "zeus-companion"]
    state = position(agora=["poseidon-cyclops"], domain={1: cards, 2: cards}, gold=2)
    act(state, "take poseidon-cyclops", "discard zeus-danae")
    assert (state.seat, domain(state, 1)) == (2, ["zeus-companion"])
    act(state, "lose")
    assert (state.gold, domain(state, 2)) == ([2, 2, 0], cards)


@pytest.mark.rule("R17", "R10")
def test_r17_a_trident_that_reacts_to_the_games_asks_its_owner() -> None:
    state = position(
        agora=["zeus-hera"],
        gold=[4, 9, 3],
        domain={0: ["athena-games"], 1: ["poseidon-trident", "poseidon-proteus"]},
    )
    act(state, "use athena-games", "transfer athena-games", "transfer poseidon-proteus")
    assert (asked(state), options(state)) == ((1, "Richest"), ["player 0", "player 2"])
    act(state, "player 2")
    assert state.gold[2] == 2


# ---- R18 protection


@pytest.mark.rule("R18")
def test_r18_who_has_talos_loses_nothing_and_the_rest_is_done() -> None:
    state = position(agora=["poseidon-ketos"], vp=5, domain={1: ["hephaestus-talos"]})
    act(state, "take poseidon-ketos")
    assert state.vp == [6, 5, 3]


@pytest.mark.rule("R18", "R10")
def test_r18_who_has_talos_is_not_the_player_with_the_most() -> None:
    state = position(
        4, agora=["poseidon-triton"], gold=[0, 9, 3, 3], domain={1: ["hephaestus-talos"]}
    )
    act(state, "take poseidon-triton")
    assert options(state) == ["player 2", "player 3"]
    assert refused(state, "player 1") == ("R18", "protected")


@pytest.mark.rule("R18", "R17")
def test_r18_who_has_talos_is_skipped() -> None:
    state = position(
        agora=["zeus-hera"],
        vp=5,
        domain={0: ["poseidon-earthquake"], 1: ["hephaestus-talos", "zeus-danae"]},
    )
    act(state, "use poseidon-earthquake")
    assert (domain(state, 1), state.vp, state.gold[0]) == (
        ["hephaestus-talos", "zeus-danae"],
        [5, 5, 3],
        2,
    )


@pytest.mark.rule("R18", "R12")
def test_r18_cards_of_who_has_talos_are_not_swapped() -> None:
    state = position(
        families="opulence",
        agora=["hermes-thieves"],
        domain={0: ["zeus-ganymede"], 1: ["hephaestus-talos", "athena-olive"]},
    )
    act(state, "take hermes-thieves")
    assert (state.gold[0], asked(state)) == (3, (0, "Dismissal"))


@pytest.mark.rule("R18")
def test_r18_who_has_talos_still_gains_and_uses_their_own_powers() -> None:
    state = position(agora=["athena-trade"], domain={1: ["hephaestus-talos"]})
    act(state, "take athena-trade")
    assert state.gold == [3, 1, 1]


@pytest.mark.rule("R18")
def test_r18_the_user_of_an_attack_needs_no_protection() -> None:
    state = position(agora=["poseidon-triton"], gold=[0, 5, 0], domain={0: ["hephaestus-talos"]})
    act(state, "take poseidon-triton")
    assert state.gold == [2, 3, 0]


# ---- R19 Oracle


@pytest.mark.rule("R19")
def test_r19_oracle_cards_are_reached_by_powers_only() -> None:
    state = position(families="plots", agora=["hades-charon"], oracle=["athena-olive"])
    assert options(state, "oracle") == []
    assert refused(state, "oracle athena-olive") == ("R19", "oracle-closed")
    assert refused(state, "take athena-olive") == ("E3.1", "not-in-agora")


@pytest.mark.rule("R19", "E3.1", "E3.5")
@pytest.mark.card("apollo-tripod")
def test_r19_the_tripod_opens_the_oracle_which_is_not_filled_up() -> None:
    state = position(
        families="plots",
        agora=["hades-charon"],
        oracle=["athena-olive", "hades-judge"],
        columns={0: ["red", "blue"]},
        domain={0: ["apollo-tripod"]},
    )
    assert refused(state, "oracle athena-olive") == ("E3.2", "needs-colour")
    state = position(
        families="plots",
        agora=["hades-charon"],
        oracle=["athena-trade"],
        domain={0: ["apollo-tripod"]},
    )
    act(state, "oracle athena-trade")
    assert (state.taken[0], state.vp[0], state.oracle) == (1, 1, [])
    assert asked(state) == (0, "Dismissal")


@pytest.mark.rule("R19", "E3.6")
def test_r19_oracle_cards_keep_a_citizen_away_only_from_who_can_take_them() -> None:
    given: dict[str, Any] = {"families": "plots", "oracle": ["athena-trade"], "quest": {0: 1}}
    state = position(domain={0: ["apollo-pythia"]}, **given)
    assert options(state) == ["take citizen", "use apollo-pythia"]
    state = position(domain={0: ["apollo-pythia", "apollo-tripod"]}, **given)
    assert options(state) == ["oracle athena-trade", "use apollo-pythia"]


@pytest.mark.rule("R19", "E2.2", "E2.3", "E2.4")
def test_r19_if_too_many_cards_move_into_the_agora_all_stay() -> None:
    left = [
        "athena-games",
        "athena-trade",
        "athena-owl",
        "hades-charon",
        "hades-lethe",
        "hades-helm",
        "hermes-echo",
        "hermes-syrinx",
    ]
    state = position(2, families="plots", phase=WRITING, turn=1, oracle=left, pile=["hades-judge"])
    assert sorted(names(state.agora)) == sorted(left)
    assert told(state, "to-agora") == []
    assert (len(state.oracle), told(state, "to-oracle")[0]) == (4, ("hades-judge",))


@pytest.mark.rule("R19")
def test_r19_the_oracle_may_hold_more_than_four_cards() -> None:
    oracle = ["athena-games", "athena-owl", "hades-helm", "hermes-syrinx"]
    state = position(
        families="plots",
        agora=["apollo-omphalos"],
        oracle=oracle,
        pile=["hades-judge", "hermes-argus"],
    )
    act(state, "take apollo-omphalos")
    assert len(state.oracle) == 6


# ---- R20 Chronos


@pytest.mark.rule("R20", "E10.2")
@pytest.mark.card("hermes-echo")
def test_r20_echo_repeats_the_best_of_the_others() -> None:
    written = [["hermes-echo", "zeus-philemon", "athena-gathering"]]
    state = scored(families="opulence", legends={0: written})
    values = {line["card"]: line["vp"] for line in state.view(0)["sheets"][0]["chronos"]}
    assert values == {"hermes-echo": 3, "zeus-philemon": 2, "athena-gathering": 3}


@pytest.mark.rule("R20")
def test_r20_gold_counts_for_a_throne_and_is_kept_for_the_tie() -> None:
    state = scored(gold=[5, 0, 0], legends={0: [["hephaestus-throne", "hephaestus-talos"]]})
    assert (state.points(0), state.gold[0]) == (3 + 2, 5)


@pytest.mark.rule("R20", "E10.4")
def test_r20_pp_are_counted_after_chronos_and_not_spent() -> None:
    written = [["ares-nike", "ares-phobos"]]
    state = scored(families="opulence", pp=[6, 6, 7], legends={0: written})
    assert [state.points(seat) for seat in range(3)] == [2 + 3 + 6, 6, 16]


# ---- R21 which power when


@pytest.mark.rule("R21")
@pytest.mark.parametrize(
    ("card", "in_turn", "in_writing"),
    [
        ("zeus-ganymede", False, False),
        ("zeus-perseus", False, False),
        ("zeus-companion", True, False),
        ("zeus-demeter", True, False),
        ("zeus-herakles", True, False),
        ("zeus-danae", False, True),
        ("zeus-philemon", False, False),
        ("zeus-temple", False, False),
        ("zeus-gathering", False, False),
    ],
)
def test_r21_which_power_is_used_in_which_phase(card: str, in_turn: bool, in_writing: bool) -> None:
    for phase, usable in ((2, in_turn), (WRITING, in_writing)):
        state = position(
            phase=phase, agora=["zeus-hera"], gold=9, vp=9, domain={0: [card, "athena-kykeon"]}
        )
        assert (f"use {card}" in options(state)) == usable


# ---- R22 Bonus tiles


@pytest.mark.rule("R22", "E8.3")
def test_r22_tiles_are_checked_between_two_transfers_of_one_power() -> None:
    cards = ["hades-judge", "hades-cerberus", "zeus-perseus"]
    state = position(
        agora=["zeus-hera"],
        gold=9,
        domain={0: cards},
        legends={0: [["zeus-ganymede", "zeus-hera"]]},
    )
    act(state, "use hades-judge", "transfer hades-cerberus")
    assert asked(state) == (0, "Granted")
    act(state, "transfer zeus-perseus", "join 1")
    assert (tiles(state, 0), state.vp[0]) == (["zeus 1"], 2)
    assert [kind for kind in happened(state) if kind in ("starts", "joins", "family-tile")] == [
        "starts",
        "joins",
        "family-tile",
    ]


@pytest.mark.rule("R22")
def test_r22_a_level_tile_does_not_move_for_an_equal_length() -> None:
    state = position(
        phase=WRITING,
        gold=9,
        domain={0: ["zeus-danae", "hades-helm"]},
        legends={0: [["hades-charon"]], 1: [["zeus-ganymede", "athena-olive"]]},
    )
    act(state, "transfer zeus-danae", "join 1")
    assert (tiles(state, 0), tiles(state, 1)) == ([], ["level 1"])
    assert conserved(state)
