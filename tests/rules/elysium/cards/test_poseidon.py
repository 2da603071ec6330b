"""The cards of Poseidon: they hurt the other players."""

from collections.abc import Sequence

import pytest
from acting import act, asked, options, refused, told
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

from pantheon.games.elysium.epochs import WRITING

TALOS = "hephaestus-talos"
Cards = dict[int, Sequence[str]]  # by seat


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


@pytest.mark.rule("R15", "R17", "E4.11")
@pytest.mark.card(TRIDENT)
def test_in_the_turn_of_another_player_the_owner_of_trident_still_chooses() -> None:
    cards: Cards = {0: [TRIDENT, "poseidon-triton"], 1: ["athena-games"]}
    state = position(turn=1, gold=[2, 2, 1], domain=cards)
    act(state, "use athena-games", "transfer athena-games", "transfer poseidon-triton")
    assert state.gold == [0, 1, 1]
    assert asked(state) == (0, "Richest")
    act(state, "player 2")
    assert state.gold == [1, 1, 0]
    assert asked(state) == (1, "Turn")


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
