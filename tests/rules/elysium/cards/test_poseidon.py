"""The cards of Poseidon: they hurt the other players."""

from collections.abc import Sequence
from typing import Any

import pytest
from acting import act, options, refused
from elysium_positions import (
    asked,
    conserved,
    domain,
    happened,
    legends,
    lies,
    names,
    position,
    scored,
    tiles,
    told,
)

from pantheon.games.elysium.epochs import ACTIONS, WRITING
from pantheon.games.elysium.scoring import sheet
from pantheon.games.elysium.state import Elysium

MISFORTUNE = "misfortune"  # Ares, Hades, Hephaestus, Hermes, Poseidon
TALOS = "hephaestus-talos"
Cards = dict[int, Sequence[str]]  # by seat


def took(card: str, **parts: Any) -> Elysium:
    """Seat 0 has just taken a card from the Agora."""
    agora = [card, *parts.pop("agora", [])]
    state = position(agora=agora, **parts)
    act(state, f"take {card}")
    return state


def chronos(state: Elysium, seat: int = 0) -> list[tuple[str, int]]:
    """The Chronos cards that score for a seat, and what they score."""
    return [(line["card"], line["vp"]) for line in sheet(state, seat)["chronos"]]


# ---- when the powers are used


def unusable(refusals: dict[tuple[str, str], str]) -> list[Any]:
    """The cards that are not used at a time, each with the reason."""
    return [
        pytest.param(f"poseidon-{name}", refusal, marks=pytest.mark.card(f"poseidon-{name}"))
        for refusal, cards in refusals.items()
        for name in cards.split()
    ]


@pytest.mark.rule("E4.3", "E4.4", "E4.8", "E4.9", "R21")
@pytest.mark.parametrize(
    ("card", "refusal"),
    unusable(
        {
            ("E4.9", "end-only"): "gathering temple atlantis",
            ("E4.3", "instant-only"): "triton charybdis cyclops ketos",
            ("E4.4", "always-active"): "trident",
            ("E4.8", "phase-three-only"): "proteus",
        }
    ),
)
def test_these_powers_are_not_used_in_a_turn_of_phase_ii(
    card: str, refusal: tuple[str, str]
) -> None:
    state = position(domain={0: [card]}, agora=["zeus-danae"], gold=9, vp=9)
    assert refused(state, f"use {card}") == refusal
    assert options(state, "use") == []


@pytest.mark.rule("E4.2", "E4.3", "E4.4", "E4.9", "R21")
@pytest.mark.parametrize(
    ("card", "refusal"),
    unusable(
        {
            ("E4.9", "end-only"): "gathering temple atlantis",
            ("E4.3", "instant-only"): "triton charybdis cyclops ketos",
            ("E4.4", "always-active"): "trident",
            ("E4.2", "phase-two-only"): "scylla earthquake",
        }
    ),
)
def test_these_powers_are_not_used_in_phase_iii(card: str, refusal: tuple[str, str]) -> None:
    state = position(phase=WRITING, domain={0: [card]}, agora=["zeus-danae"], gold=9, vp=9)
    assert refused(state, f"use {card}") == refusal
    assert options(state, "use") == []


@pytest.mark.rule("E4.1", "E4.2", "E5.3")
@pytest.mark.parametrize(
    ("phase", "card"),
    [
        pytest.param(phase, card, marks=pytest.mark.card(card))
        for phase, card in [
            (ACTIONS, "poseidon-scylla"),
            (ACTIONS, "poseidon-earthquake"),
            (WRITING, "poseidon-proteus"),
        ]
    ],
)
def test_powers_are_used_in_ones_own_part_only(phase: int, card: str) -> None:
    state = position(phase=phase, gold=9, vp=9, domain={0: ["zeus-ganymede"], 1: [card]})
    assert refused(state, f"use {card}") == ("E4.1", "not-in-domain")
    act(state, *(["quest 1", "dismiss red"] if phase == ACTIONS else ["end"]))
    assert state.seat == 1
    assert options(state, "use") == [f"use {card}"]


# ---- Gathering


@pytest.mark.rule("E10.2", "R20")
@pytest.mark.card("poseidon-gathering")
@pytest.mark.parametrize(
    ("legend", "vp"),
    [
        (["poseidon-scylla"], 1),
        (["poseidon-scylla", "poseidon-ketos"], 1),
        (["zeus-ganymede"], 2),
        (["zeus-ganymede", "hades-lethe", "athena-olive"], 4),
        (["zeus-ganymede", "hades-lethe", "athena-olive", "hephaestus-cabeiri"], 5),
        (["zeus-ganymede", "citizen", "citizen"], 2),
    ],
)
def test_gathering_scores_1_vp_for_each_family_in_its_legend(legend: list[str], vp: int) -> None:
    state = scored(legends={0: [["poseidon-gathering", *legend]]})
    assert chronos(state) == [("poseidon-gathering", vp)]


@pytest.mark.rule("R20")
@pytest.mark.card("poseidon-gathering")
def test_gathering_looks_at_its_own_legend_only() -> None:
    mine = [["poseidon-gathering", "zeus-ganymede"], ["hades-lethe", "athena-olive"]]
    state = scored(legends={0: mine})
    assert chronos(state) == [("poseidon-gathering", 2)]
    assert state.points(0) == 2 + 2 + 2 + 2  # with two Legends and the tile of level 1


@pytest.mark.rule("R6", "E3.4")
@pytest.mark.card("poseidon-gathering")
def test_gatherings_of_two_families_are_different_cards() -> None:
    state = took("poseidon-gathering", domain={0: ["zeus-gathering", "hades-gathering"]})
    assert domain(state, 0) == ["zeus-gathering", "hades-gathering", "poseidon-gathering"]


@pytest.mark.rule("E4.9", "E10.1", "R20")
@pytest.mark.parametrize(
    "card",
    [
        pytest.param(card, marks=pytest.mark.card(card))
        for card in ["poseidon-gathering", "poseidon-temple", "poseidon-atlantis"]
    ],
)
def test_a_chronos_card_alone_or_in_the_domain_scores_nothing(card: str) -> None:
    alone = scored(legends={0: [[card], ["hades-lethe"]]})
    assert (chronos(alone), alone.points(0)) == ([], 0)
    in_domain = scored(domain={0: [card]}, legends={0: [["hades-lethe", "zeus-danae"]]})
    assert (chronos(in_domain), in_domain.points(0)) == ([], 2 + 2)


# ---- Triton


@pytest.mark.rule("R10", "E4.3")
@pytest.mark.card("poseidon-triton")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([0, 3, 5], [2, 3, 3]),
        ([0, 4, 3], [2, 2, 3]),
        ([9, 2, 1], [11, 0, 1]),  # one's own gold plays no part
        ([0, 0, 1], [1, 0, 0]),  # as much as there is
        ([4, 0, 0], [4, 0, 0]),  # nobody
    ],
)
def test_triton_brings_2_gold_of_the_other_player_with_the_most(
    before: list[int], after: list[int]
) -> None:
    state = took("poseidon-triton", gold=before)
    assert state.gold == after
    assert asked(state) == (0, "Dismissal")


@pytest.mark.rule("R10", "R1")
@pytest.mark.card("poseidon-triton")
def test_the_user_of_triton_chooses_among_tied_players() -> None:
    state = took("poseidon-triton", players=4, gold=[5, 3, 2, 3])
    assert asked(state) == (0, "Richest")
    assert options(state) == ["player 1", "player 3"]  # mandatory
    assert refused(state, "player 2") == ("R10", "not-the-most")
    assert refused(state, "player 0") == ("R1", "not-yourself")
    act(state, "player 3")
    assert state.gold == [7, 3, 2, 1]


@pytest.mark.rule("R18", "R10")
@pytest.mark.card("poseidon-triton")
@pytest.mark.parametrize(("before", "after"), [([0, 9, 3], [2, 9, 1]), ([0, 9, 0], [0, 9, 0])])
def test_triton_passes_over_the_protected(before: list[int], after: list[int]) -> None:
    assert took("poseidon-triton", gold=before, domain={1: [TALOS]}).gold == after


# ---- Charybdis


@pytest.mark.rule("R9", "R11")
@pytest.mark.card("poseidon-charybdis")
@pytest.mark.parametrize(
    ("texts", "gone"),
    [
        (["decline"], []),
        (["agora zeus-hera", "decline"], ["zeus-hera"]),
        (["agora zeus-hera", "agora hades-lethe"], ["zeus-hera", "hades-lethe"]),
    ],
)
def test_charybdis_discards_up_to_2_agora_cards_for_1_gold_each(
    texts: list[str], gone: list[str]
) -> None:
    row = ["hades-lethe", "zeus-danae", "zeus-hera"]
    state = took("poseidon-charybdis", agora=row)
    act(state, *texts)
    assert state.gold == [len(gone), 0, 0]
    assert names(state.discard) == gone
    assert names(state.agora) == [card for card in row if card not in gone]  # not refilled
    assert asked(state) == (0, "Dismissal")
    assert conserved(state)


@pytest.mark.rule("R9")
@pytest.mark.card("poseidon-charybdis")
def test_charybdis_has_left_the_agora_but_her_twin_can_go() -> None:
    state = took("poseidon-charybdis", agora=["zeus-danae"])
    assert options(state) == ["agora zeus-danae", "decline"]
    assert refused(state, "agora poseidon-charybdis") == ("R9", "not-there")
    state = took("poseidon-charybdis", agora=["poseidon-charybdis"])
    act(state, "agora poseidon-charybdis")
    assert (state.gold[0], names(state.discard)) == (1, ["poseidon-charybdis"])


@pytest.mark.rule("R9")
@pytest.mark.card("poseidon-charybdis")
def test_charybdis_can_discard_both_copies_of_a_design() -> None:
    state = took("poseidon-charybdis", agora=["zeus-danae", "zeus-danae"])
    act(state, "agora zeus-danae", "agora zeus-danae")
    assert names(state.discard) == ["zeus-danae", "zeus-danae"]
    assert state.gold[0] == 2


@pytest.mark.rule("R9")
@pytest.mark.card("poseidon-charybdis")
def test_charybdis_is_done_when_the_agora_is_empty() -> None:
    state = took("poseidon-charybdis", agora=["zeus-danae"])
    act(state, "agora zeus-danae")
    assert (state.gold[0], asked(state)) == (1, (0, "Dismissal"))
    state = took("poseidon-charybdis")
    assert (state.gold[0], asked(state)) == (0, (0, "Dismissal"))


# ---- Proteus


@pytest.mark.rule("E4.8", "R10")
@pytest.mark.card("poseidon-proteus")
@pytest.mark.parametrize(
    ("before", "after"),
    [([1, 3, 5], [2, 3, 4]), ([9, 2, 1], [10, 1, 1]), ([1, 0, 1], [2, 0, 0])],
)
def test_proteus_brings_1_gold_of_the_other_player_with_the_most(
    before: list[int], after: list[int]
) -> None:
    state = position(phase=WRITING, gold=before, domain={0: ["poseidon-proteus"]})
    act(state, "use poseidon-proteus")
    assert state.gold == after
    assert lies(state, 0, "poseidon-proteus") == "turned"


@pytest.mark.rule("R10")
@pytest.mark.card("poseidon-proteus")
def test_the_user_of_proteus_chooses_among_tied_players() -> None:
    state = position(4, phase=WRITING, gold=[1, 2, 1, 2], domain={0: ["poseidon-proteus"]})
    act(state, "use poseidon-proteus")
    assert options(state) == ["player 1", "player 3"]
    act(state, "player 3")
    assert state.gold == [2, 2, 1, 1]


@pytest.mark.rule("E4.8", "R13")
@pytest.mark.card("poseidon-proteus")
def test_proteus_is_used_once_in_phase_iii() -> None:
    state = position(phase=WRITING, gold=5, domain={0: ["poseidon-proteus"]})
    act(state, "use poseidon-proteus", "player 1")
    assert refused(state, "use poseidon-proteus") == ("E4.8", "turned")


@pytest.mark.rule("E9.1", "R13")
@pytest.mark.card("poseidon-proteus")
def test_proteus_is_straightened_at_the_end_of_the_epoch() -> None:
    state = position(phase=WRITING, turn=2, gold=[0, 1, 1], domain={2: ["poseidon-proteus"]})
    act(state, "use poseidon-proteus", "end")
    assert (state.epoch, state.gold) == (2, [0, 0, 2])
    assert lies(state, 2, "poseidon-proteus") == "straight"


@pytest.mark.rule("R9", "R18")
@pytest.mark.card("poseidon-proteus")
@pytest.mark.parametrize("gold", [[5, 0, 0], [5, 4, 0]])
def test_proteus_is_not_used_if_nobody_else_could_give(gold: list[int]) -> None:
    cards: Cards = {0: ["poseidon-proteus"], 1: [TALOS]}
    state = position(phase=WRITING, gold=gold, domain=cards)
    assert refused(state, "use poseidon-proteus") == ("R9", "power-idle")
    assert lies(state, 0, "poseidon-proteus") == "straight"


@pytest.mark.rule("E5.3", "R13")
@pytest.mark.card("poseidon-proteus")
@pytest.mark.parametrize("order", [[1, 0, 2], [0, 1, 2]])
def test_proteus_hits_before_and_after_the_transfers_of_the_other(order: list[int]) -> None:
    state = position(phase=WRITING, order=order, gold=[0, 3, 1], domain={0: ["poseidon-proteus"]})
    act(state, "use poseidon-proteus")
    assert state.gold == [1, 2, 1]


@pytest.mark.rule("R13")
@pytest.mark.card("poseidon-proteus")
def test_the_gold_of_proteus_pays_for_a_transfer_and_he_is_used_after_one() -> None:
    cards = ["poseidon-proteus", "zeus-danae"]
    state = position(phase=WRITING, gold=[0, 1, 0], domain={0: cards})
    act(state, "use poseidon-proteus", "transfer zeus-danae")
    assert legends(state, 0) == [["zeus-danae"]]
    state = position(phase=WRITING, gold=[2, 1, 0], domain={0: cards})
    act(state, "transfer zeus-danae", "use poseidon-proteus")
    assert state.gold == [2, 0, 0]


# ---- Temple of Poseidon


@pytest.mark.rule("E10.2", "R20")
@pytest.mark.card("poseidon-temple")
@pytest.mark.parametrize(
    ("legend", "vp"),
    [
        (["poseidon-temple", "zeus-companion"], 1),
        (["zeus-companion", "poseidon-temple", "hades-cerberus", "athena-owl"], 1),
        (["poseidon-temple", "poseidon-ketos"], 2),
        (["poseidon-triton", "poseidon-temple", "poseidon-ketos"], 3),
        (["poseidon-triton", "poseidon-temple", "citizen"], 2),
        (["poseidon-temple", "zeus-companion", "citizen"], 1),
    ],
)
def test_temple_scores_1_vp_for_each_poseidon_card_in_its_legend(
    legend: list[str], vp: int
) -> None:
    state = scored(legends={0: [legend]})
    assert chronos(state) == [("poseidon-temple", vp)]


@pytest.mark.rule("R20")
@pytest.mark.card("poseidon-temple")
def test_each_temple_looks_at_its_own_legend() -> None:
    first = ["poseidon-temple", "poseidon-ketos", "poseidon-triton"]
    state = scored(legends={0: [first, ["zeus-companion", "poseidon-temple"]]})
    assert chronos(state) == [("poseidon-temple", 3), ("poseidon-temple", 1)]


# ---- Cyclops


@pytest.mark.rule("R17", "R11")
@pytest.mark.card("poseidon-cyclops")
def test_cyclops_let_each_other_player_discard_a_card_or_lose_2_gold() -> None:
    cards: Cards = {1: ["hades-lethe", "citizen", "zeus-companion/used"], 2: ["zeus-danae"]}
    state = took("poseidon-cyclops", gold=3, domain=cards)
    assert asked(state) == (1, "Toll")
    assert options(state) == [
        "discard hades-lethe",
        "discard zeus-companion",
        "discard citizen",
        "lose",
    ]
    act(state, "discard hades-lethe")
    assert (domain(state, 1), state.gold[1]) == (["citizen", "zeus-companion"], 3)
    assert names(state.discard) == ["hades-lethe"]
    assert asked(state) == (2, "Toll")
    act(state, "lose")
    assert (domain(state, 2), state.gold[2]) == (["zeus-danae"], 1)
    assert (domain(state, 0), state.gold[0]) == (["poseidon-cyclops"], 3)  # nothing gained
    assert asked(state) == (0, "Dismissal")


@pytest.mark.rule("R17")
@pytest.mark.card("poseidon-cyclops")
@pytest.mark.parametrize(
    ("order", "asks"),
    [([0, 1, 2, 3], [1, 2, 3]), ([2, 3, 0, 1], [2, 3, 1]), ([3, 2, 1, 0], [3, 2, 1])],
)
def test_cyclops_ask_by_rising_disc(order: list[int], asks: list[int]) -> None:
    cards: Cards = {seat: ["citizen"] for seat in range(4)}
    state = took("poseidon-cyclops", players=4, order=order, gold=2, domain=cards)
    seats = []
    while asked(state)[1] == "Toll":
        seats.append(asked(state)[0])
        act(state, "lose")
    assert seats == asks
    assert state.gold == [2, 0, 0, 0]


@pytest.mark.rule("R11", "E1.8")
@pytest.mark.card("poseidon-cyclops")
def test_a_citizen_discarded_for_the_cyclops_leaves_the_game_unseen() -> None:
    state = took("poseidon-cyclops", gold=[0, 2, 0], domain={1: ["citizen", "zeus-danae"]})
    act(state, "discard citizen")
    assert (domain(state, 1), state.discard) == (["zeus-danae"], [])
    assert told(state, "discards") == [(1, "citizen")]
    assert conserved(state)


@pytest.mark.rule("R17", "R9")
@pytest.mark.card("poseidon-cyclops")
def test_who_has_less_than_2_gold_must_discard_for_the_cyclops_but_chooses_the_card() -> None:
    state = took("poseidon-cyclops", gold=[0, 1, 0], domain={1: ["hades-lethe", "zeus-danae"]})
    assert options(state) == ["discard hades-lethe", "discard zeus-danae"]
    assert refused(state, "lose") == ("R17", "lose-gold")
    assert refused(state, "decline") == ("R9", "must")
    act(state, "discard zeus-danae")
    assert (domain(state, 1), state.gold[1]) == (["hades-lethe"], 1)


@pytest.mark.rule("R9")
@pytest.mark.card("poseidon-cyclops")
@pytest.mark.parametrize(
    ("gold", "cards", "left", "discarded"),
    [
        (1, ["zeus-danae"], 1, ["zeus-danae"]),
        (0, ["citizen"], 0, []),
        (2, [], 0, []),
        (5, [], 3, []),
        (1, [], 0, []),  # neither: all that there is
        (0, [], 0, []),
    ],
)
def test_where_the_cyclops_leave_one_option_it_is_carried_out(
    gold: int, cards: list[str], left: int, discarded: list[str]
) -> None:
    state = took("poseidon-cyclops", gold=[0, gold, 0], domain={1: cards})
    assert asked(state) == (0, "Dismissal")
    assert (state.gold[1], domain(state, 1)) == (left, [])
    assert names(state.discard) == discarded


@pytest.mark.rule("R11", "E6.5")
@pytest.mark.card("poseidon-cyclops")
def test_the_cyclops_take_nothing_from_the_elysium() -> None:
    legend = ["zeus-danae", "hades-lethe"]
    state = took("poseidon-cyclops", gold=2, domain={1: ["zeus-companion"]}, legends={1: [legend]})
    assert refused(state, "discard zeus-danae") == ("R11", "not-in-domain")
    act(state, "discard zeus-companion")
    assert legends(state, 1) == [legend]


@pytest.mark.rule("R18", "R17")
@pytest.mark.card("poseidon-cyclops")
def test_the_cyclops_skip_the_protected() -> None:
    state = took("poseidon-cyclops", gold=[0, 5, 5], domain={1: [TALOS, "citizen"], 2: ["citizen"]})
    assert asked(state) == (2, "Toll")
    act(state, "lose")
    assert (state.gold, domain(state, 1)) == ([0, 5, 3], [TALOS, "citizen"])


# ---- Atlantis

ATLANTIS = ["poseidon-atlantis", "zeus-companion"]


@pytest.mark.rule("E10.2", "R20")
@pytest.mark.card("poseidon-atlantis")
@pytest.mark.parametrize(
    ("mine", "theirs", "vp"),
    [
        ([], [["hades-lethe", "zeus-danae"]], 4),  # shared first place
        ([], [["hades-lethe", "zeus-danae", "athena-olive"]], 1),
        ([], [["hades-lethe", "zeus-danae", "citizen"]], 1),
        ([], [["hades-lethe", "zeus-danae"], ["athena-olive"]], 4),  # single cards are removed
        ([["athena-olive"]], [["hades-lethe", "zeus-danae", "citizen"]], 1),
        ([["athena-olive", "hades-charon"]], [["hades-lethe", "zeus-danae", "citizen"]], 4),
        ([], [["hades-lethe", "zeus-danae"], ["hades-helm", "zeus-hera"]], 1),
        ([], [], 4),
    ],
)
def test_atlantis_scores_4_vp_if_nobody_has_more_cards_and_else_1(
    mine: list[list[str]], theirs: list[list[str]], vp: int
) -> None:
    state = scored(legends={0: [ATLANTIS, *mine], 2: theirs})
    assert chronos(state) == [("poseidon-atlantis", vp)]


@pytest.mark.rule("R20")
@pytest.mark.card("poseidon-atlantis")
def test_citizens_of_its_owner_count_for_atlantis() -> None:
    theirs = ["hades-lethe", "zeus-danae", "athena-olive"]
    state = scored(legends={0: [[*ATLANTIS, "citizen"]], 1: [theirs]})
    assert chronos(state) == [("poseidon-atlantis", 4)]


@pytest.mark.rule("R20")
@pytest.mark.card("poseidon-atlantis")
def test_the_cards_of_any_other_player_count_for_atlantis_and_domains_do_not() -> None:
    row = ["hades-lethe", "zeus-danae", "athena-olive"]
    state = scored(4, legends={1: [ATLANTIS], 3: [row]})
    assert chronos(state, 1) == [("poseidon-atlantis", 1)]
    state = scored(4, legends={1: [ATLANTIS]}, domain={3: row})
    assert chronos(state, 1) == [("poseidon-atlantis", 4)]
    assert state.points(1) == 4 + 2 + 4  # with the Legend and the tile of level 2


@pytest.mark.rule("R20")
@pytest.mark.card("poseidon-atlantis")
def test_two_players_in_first_place_each_score_4_vp_for_atlantis() -> None:
    state = scored(legends={0: [ATLANTIS], 1: [["poseidon-atlantis", "hades-temple"]]})
    assert chronos(state, 0) == [("poseidon-atlantis", 4)]
    assert ("poseidon-atlantis", 4) in chronos(state, 1)


# ---- Scylla


@pytest.mark.rule("E4.5", "R10")
@pytest.mark.card("poseidon-scylla")
@pytest.mark.parametrize(
    ("before", "after"),
    [([0, 3, 5], [1, 3, 4]), ([9, 2, 1], [10, 1, 1]), ([0, 0, 1], [1, 0, 0])],
)
def test_scylla_brings_1_vp_of_the_other_player_with_the_most(
    before: list[int], after: list[int]
) -> None:
    state = position(vp=before, domain={0: ["poseidon-scylla"]})
    act(state, "use poseidon-scylla")
    assert state.vp == after
    assert lies(state, 0, "poseidon-scylla") == "turned"


@pytest.mark.rule("R10")
@pytest.mark.card("poseidon-scylla")
def test_the_user_of_scylla_chooses_among_tied_players() -> None:
    state = position(4, vp=[7, 2, 1, 2], domain={0: ["poseidon-scylla"]})
    act(state, "use poseidon-scylla")
    assert options(state) == ["player 1", "player 3"]
    assert refused(state, "player 2") == ("R10", "not-the-most")
    act(state, "player 1")
    assert state.vp == [8, 1, 1, 2]


@pytest.mark.rule("E4.5", "R13")
@pytest.mark.card("poseidon-scylla")
def test_scylla_is_used_once_an_epoch() -> None:
    state = position(vp=5, domain={0: ["poseidon-scylla"]})
    act(state, "use poseidon-scylla", "player 1")
    assert refused(state, "use poseidon-scylla") == ("E4.5", "turned")


@pytest.mark.rule("E9.1", "R13")
@pytest.mark.card("poseidon-scylla")
def test_scylla_can_be_used_again_in_the_next_epoch() -> None:
    state = position(phase=WRITING, turn=2, vp=[0, 1, 0], domain={0: ["poseidon-scylla/used"]})
    assert (state.epoch, asked(state)) == (2, (0, "Turn"))
    act(state, "use poseidon-scylla")
    assert state.vp == [1, 0, 0]


@pytest.mark.rule("R9", "R18")
@pytest.mark.card("poseidon-scylla")
@pytest.mark.parametrize("vp", [[5, 0, 0], [5, 4, 0]])
def test_scylla_is_not_used_if_nobody_else_could_give(vp: list[int]) -> None:
    state = position(vp=vp, domain={0: ["poseidon-scylla"], 1: [TALOS]})
    assert refused(state, "use poseidon-scylla") == ("R9", "power-idle")
    assert lies(state, 0, "poseidon-scylla") == "straight"


@pytest.mark.rule("R1", "R10")
@pytest.mark.card("poseidon-scylla")
def test_bonus_tiles_are_no_vp_for_scylla() -> None:
    row: dict[int, Sequence[Sequence[str]]] = {1: [["hades-lethe", "zeus-danae"]]}
    state = position(domain={0: ["poseidon-scylla"]}, legends=row)
    assert tiles(state, 1) == ["level 1"]
    assert refused(state, "use poseidon-scylla") == ("R9", "power-idle")
    state = position(vp=[0, 1, 2], domain={0: ["poseidon-scylla"]}, legends=row)
    act(state, "use poseidon-scylla")
    assert state.vp == [1, 1, 1]


# ---- Trident

TRIDENT = "poseidon-trident"


@pytest.mark.rule("R5", "R15")
@pytest.mark.card(TRIDENT)
@pytest.mark.parametrize(
    ("card", "gold"),
    [
        ("poseidon-proteus", [1, 2, 4]),
        ("poseidon-atlantis", [1, 2, 4]),
        ("poseidon-earthquake", [1, 2, 4]),
        ("zeus-danae", [0, 2, 5]),
        ("hades-helm", [0, 2, 5]),
    ],
)
def test_trident_brings_1_gold_of_the_richest_for_a_poseidon_card_taken(
    card: str, gold: list[int]
) -> None:
    state = took(card, gold=[0, 2, 5], domain={0: [TRIDENT]})
    assert state.gold == gold
    assert asked(state) == (0, "Dismissal")


@pytest.mark.rule("R5", "R15", "E4.13")
@pytest.mark.card(TRIDENT)
def test_trident_reacts_to_its_own_taking() -> None:
    assert took(TRIDENT, gold=[7, 2, 5]).gold == [8, 2, 4]


@pytest.mark.rule("R8", "R15", "E4.13")
@pytest.mark.card(TRIDENT)
def test_trident_reacts_to_its_own_transfer_and_then_no_more() -> None:
    cards = [TRIDENT, "poseidon-triton", "zeus-danae"]
    state = position(phase=WRITING, left=3, gold=[4, 5, 0], domain={0: cards})
    act(state, f"transfer {TRIDENT}")
    assert state.gold == [2, 4, 0]  # 3 paid, 1 given
    act(state, "transfer poseidon-triton", "start")
    assert state.gold == [1, 4, 0]


@pytest.mark.rule("R8", "E4.4")
@pytest.mark.card(TRIDENT)
def test_trident_reacts_to_poseidon_cards_transferred_in_phase_iii() -> None:
    cards = [TRIDENT, "poseidon-triton", "zeus-danae"]
    state = position(phase=WRITING, left=3, gold=[4, 5, 0], domain={0: cards})
    act(state, "transfer poseidon-triton")
    assert state.gold == [4, 4, 0]  # 1 paid, 1 given
    act(state, "transfer zeus-danae", "start")
    assert state.gold == [3, 4, 0]


@pytest.mark.rule("R8")
@pytest.mark.card(TRIDENT)
def test_the_gold_of_trident_does_not_pay_for_the_same_transfer() -> None:
    cards = [TRIDENT, "poseidon-proteus"]
    state = position(phase=WRITING, gold=[0, 5, 4], domain={0: cards})
    assert refused(state, "transfer poseidon-proteus") == ("R8", "transfer-gold")


@pytest.mark.rule("R10", "R9")
@pytest.mark.card(TRIDENT)
def test_the_owner_of_trident_chooses_among_tied_players() -> None:
    state = took("poseidon-proteus", gold=[9, 4, 4], domain={0: [TRIDENT]})
    assert asked(state) == (0, "Richest")
    assert options(state) == ["player 1", "player 2"]  # mandatory
    act(state, "player 2")
    assert (state.gold, asked(state)) == ([10, 4, 3], (0, "Dismissal"))


@pytest.mark.rule("R10", "R18")
@pytest.mark.card(TRIDENT)
@pytest.mark.parametrize(
    ("before", "after"), [([3, 0, 0], [3, 0, 0]), ([3, 9, 0], [3, 9, 0]), ([3, 9, 1], [4, 9, 0])]
)
def test_trident_passes_over_the_protected_and_may_find_nobody(
    before: list[int], after: list[int]
) -> None:
    state = took("poseidon-proteus", gold=before, domain={0: [TRIDENT], 1: [TALOS]})
    assert (state.gold, asked(state)) == (after, (0, "Dismissal"))


@pytest.mark.rule("R5")
@pytest.mark.card(TRIDENT, "poseidon-triton")
def test_trident_reacts_after_the_instantaneous_power_of_the_card() -> None:
    state = took("poseidon-triton", gold=[0, 3, 2], domain={0: [TRIDENT]})
    assert told(state, "gives-gold") == [(1, 0, 2), (2, 0, 1)]
    assert state.gold == [3, 1, 1]


@pytest.mark.rule("R15")
@pytest.mark.card(TRIDENT)
def test_trident_does_not_react_to_what_others_do() -> None:
    state = took("poseidon-proteus", gold=[5, 0, 4], domain={1: [TRIDENT]})
    assert state.gold == [5, 0, 4]


@pytest.mark.rule("R15", "R17", "E4.11")
@pytest.mark.card(TRIDENT)
def test_in_the_turn_of_another_player_the_owner_of_trident_still_chooses() -> None:
    cards: Cards = {0: [TRIDENT, "poseidon-triton"], 1: ["athena-games"]}
    state = position(turn=1, gold=[2, 2, 1], domain=cards)
    act(state, "use athena-games", "transfer poseidon-triton")
    assert state.gold == [0, 1, 1]
    assert asked(state) == (0, "Richest")
    act(state, "player 2")
    assert state.gold == [1, 1, 0]
    assert asked(state) == (1, "Turn")


@pytest.mark.rule("R5")
@pytest.mark.card(TRIDENT)
@pytest.mark.parametrize(
    ("parts", "texts"),
    [
        pytest.param(
            {"agora": ["hades-eurydice"], "discard": ["poseidon-atlantis", "poseidon-proteus"]},
            ["take hades-eurydice", "recall poseidon-proteus"],
            id="discard-pile",
        ),
        pytest.param(
            {"agora": ["hephaestus-pandora"], "pile": ["poseidon-proteus"]},
            ["take hephaestus-pandora"],
            id="draw-pile",
        ),
        pytest.param(
            {"discard": ["poseidon-proteus"], "domain": ["hades-lethe", "hades-charon"]},
            ["use hades-lethe"],
            id="swap",
        ),
    ],
)
def test_trident_reacts_wherever_a_card_is_taken_from(
    parts: dict[str, Any], texts: list[str]
) -> None:
    cards: Cards = {0: [TRIDENT, *parts.get("domain", [])]}
    state = position(gold=[0, 5, 0], **{**parts, "domain": cards})
    act(state, *texts)
    assert "poseidon-proteus" in domain(state, 0)
    assert told(state, "gives-gold") == [(1, 0, 1)]


@pytest.mark.rule("R5", "R8", "E7.3")
@pytest.mark.card(TRIDENT)
def test_trident_does_not_react_to_citizens() -> None:
    state = position(quest={0: 1}, gold=[0, 5, 0], pile=["poseidon-proteus"], domain={0: [TRIDENT]})
    assert domain(state, 0) == [TRIDENT, "citizen"]
    assert state.gold == [0, 5, 0]
    legend = ["poseidon-triton", "poseidon-scylla"]
    state = position(
        phase=WRITING,
        gold=[3, 5, 0],
        domain={0: [TRIDENT, "citizen"]},
        legends={0: [legend]},
    )
    act(state, "transfer citizen")
    assert told(state, "joins") == [(0, "citizen", 1)]
    assert told(state, "gives-gold") == []


@pytest.mark.rule("R5", "R12")
@pytest.mark.card(TRIDENT)
def test_trident_does_not_react_to_swaps_between_domains() -> None:
    cards: Cards = {0: [TRIDENT, "hades-lethe"], 1: ["poseidon-proteus"]}
    state = took("hermes-thieves", families=MISFORTUNE, gold=[0, 5, 5], domain=cards)
    act(state, "give hades-lethe")
    assert "poseidon-proteus" in domain(state, 0)
    assert state.gold == [0, 5, 5]


# ---- Earthquake


@pytest.mark.rule("R17", "R11", "E4.6")
@pytest.mark.card("poseidon-earthquake")
def test_earthquake_makes_each_other_player_discard_a_card_of_their_choice() -> None:
    cards: Cards = {
        0: ["poseidon-earthquake", "zeus-danae"],
        1: ["hades-lethe", "citizen"],
        2: ["zeus-danae", "hades-judge", "zeus-companion/used"],
    }
    state = position(gold=[0, 9, 9], vp=5, domain=cards)
    act(state, "use poseidon-earthquake")
    assert asked(state) == (1, "Toll")
    assert options(state) == ["discard hades-lethe", "discard citizen"]
    assert refused(state, "lose") == ("R17", "not-asked")
    assert refused(state, "decline") == ("R9", "must")
    assert refused(state, "discard zeus-danae") == ("R11", "not-in-domain")
    act(state, "discard hades-lethe")
    assert (domain(state, 1), names(state.discard)) == (["citizen"], ["hades-lethe"])
    assert (asked(state), state.gold[0]) == ((2, "Toll"), 0)
    act(state, "discard hades-judge")
    assert domain(state, 2) == ["zeus-danae", "zeus-companion"]
    assert names(state.discard) == ["hades-lethe", "hades-judge"]
    assert (state.gold, state.vp) == ([2, 9, 9], [5, 5, 5])
    assert domain(state, 0) == ["poseidon-earthquake", "zeus-danae"]
    assert conserved(state)


@pytest.mark.rule("R17")
@pytest.mark.card("poseidon-earthquake")
def test_earthquake_asks_by_rising_disc_and_the_gold_comes_last() -> None:
    two = ["zeus-danae", "hades-lethe"]
    cards: Cards = {0: ["poseidon-earthquake"], 1: two, 2: two, 3: ["citizen", "athena-owl"]}
    state = position(4, order=[3, 0, 2, 1], domain=cards)
    act(state, "use poseidon-earthquake", "discard citizen", "discard zeus-danae")
    act(state, "discard zeus-danae")
    assert told(state, "discards") == [(3, "citizen"), (2, "zeus-danae"), (1, "zeus-danae")]
    assert happened(state) == ["uses", "discards", "discards", "discards", "gains-gold"]


@pytest.mark.rule("R10", "R9")
@pytest.mark.card("poseidon-earthquake")
def test_who_has_an_empty_domain_loses_2_vp_or_all() -> None:
    state = position(4, vp=[1, 5, 1, 0], domain={0: ["poseidon-earthquake"]})
    act(state, "use poseidon-earthquake")
    assert (state.vp, state.gold) == ([1, 3, 0, 0], [2, 0, 0, 0])


@pytest.mark.rule("R9", "R17")
@pytest.mark.card("poseidon-earthquake")
def test_a_single_card_falls_to_the_earthquake_without_a_loss_of_vp() -> None:
    cards: Cards = {0: ["poseidon-earthquake"], 1: ["zeus-danae"], 2: ["citizen"]}
    state = position(vp=4, domain=cards, legends={1: [["hades-lethe"]]})
    act(state, "use poseidon-earthquake")
    assert (domain(state, 1), domain(state, 2)) == ([], [])
    assert names(state.discard) == ["zeus-danae"]
    assert (state.vp, legends(state, 1)) == ([4, 4, 4], [["hades-lethe"]])
    assert conserved(state)


@pytest.mark.rule("R18", "R9")
@pytest.mark.card("poseidon-earthquake")
def test_earthquake_is_always_usable_and_skips_the_protected() -> None:
    cards: Cards = {0: ["poseidon-earthquake"], 1: [TALOS, "citizen"], 2: [TALOS]}
    state = position(vp=4, domain=cards)
    act(state, "use poseidon-earthquake")
    assert (domain(state, 1), domain(state, 2)) == ([TALOS, "citizen"], [TALOS])
    assert (state.vp, state.gold) == ([4, 4, 4], [2, 0, 0])


@pytest.mark.rule("E4.6", "R14")
@pytest.mark.card("poseidon-earthquake")
def test_earthquake_is_used_once() -> None:
    state = position(domain={0: ["poseidon-earthquake"]})
    act(state, "use poseidon-earthquake")
    assert lies(state, 0, "poseidon-earthquake") == "used"
    assert refused(state, "use poseidon-earthquake") == ("E4.6", "ring-gone")


@pytest.mark.rule("E4.6", "E9.1")
@pytest.mark.card("poseidon-earthquake")
def test_the_next_epoch_brings_no_new_ring_for_the_earthquake() -> None:
    state = position(phase=WRITING, turn=2, domain={0: ["poseidon-earthquake/used"]})
    assert state.epoch == 2
    assert refused(state, "use poseidon-earthquake") == ("E4.6", "ring-gone")


@pytest.mark.rule("R14", "R4")
@pytest.mark.card("poseidon-earthquake")
def test_earthquake_gets_its_ring_when_taken_and_may_be_used_in_the_same_turn() -> None:
    state = took("poseidon-earthquake")
    assert lies(state, 0, "poseidon-earthquake") == "ring"
    act(state, "dismiss red", "use poseidon-earthquake")
    assert state.gold[0] == 2


# ---- Ketos


@pytest.mark.rule("R10", "E4.3")
@pytest.mark.card("poseidon-ketos")
@pytest.mark.parametrize(
    ("before", "after"),
    [([4, 5, 2], [5, 3, 0]), ([0, 1, 3], [1, 0, 1]), ([2, 0, 0], [3, 0, 0])],
)
def test_ketos_costs_each_other_player_2_vp_and_brings_1(
    before: list[int], after: list[int]
) -> None:
    state = took("poseidon-ketos", vp=before)
    assert state.vp == after
    assert asked(state) == (0, "Dismissal")  # no choice
    assert happened(state)[-1] == "gains-vp"  # after the losses


@pytest.mark.rule("R18")
@pytest.mark.card("poseidon-ketos")
def test_ketos_skips_the_protected_and_still_brings_1_vp() -> None:
    state = took("poseidon-ketos", vp=[0, 5, 5], domain={1: [TALOS]})
    assert state.vp == [1, 5, 3]
    state = took("poseidon-ketos", vp=[0, 5, 5], domain={1: [TALOS], 2: [TALOS]})
    assert state.vp == [1, 5, 5]


@pytest.mark.rule("R1")
@pytest.mark.card("poseidon-ketos")
def test_ketos_takes_no_bonus_tiles() -> None:
    state = took("poseidon-ketos", legends={1: [["hades-lethe", "zeus-danae"]]})
    assert (state.vp, tiles(state, 1)) == ([1, 0, 0], ["level 1"])
