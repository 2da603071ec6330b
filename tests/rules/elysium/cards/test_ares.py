"""Ares: prestige points."""

from functools import partial

import pytest
from acting import act, asked, options, refused, told
from elysium_positions import (
    chronos,
    domain,
    happened,
    legends,
    lies,
    position,
    scored,
    took,
    writing,
)

from pantheon.games.elysium.scoring import sheet

RICH = "opulence"  # Ares, Athena, Hephaestus, Hermes, Zeus
GRIM = "misfortune"  # Ares, Hades, Hephaestus, Hermes, Poseidon
WASTE = "wasteland"  # Apollo, Ares, Hades, Hermes, Poseidon

turn = partial(position, families=RICH)
taking = partial(took, families=RICH)
phase_three = partial(writing, families=RICH)


# ---- Nike


@pytest.mark.rule("R20", "E10.2")
@pytest.mark.card("ares-nike")
@pytest.mark.parametrize(
    ("pp", "vp"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (11, 3), (12, 4), (15, 4), (40, 4)]
)
def test_nike_scores_1_vp_for_every_3_pp_up_to_4(pp: int, vp: int) -> None:
    state = scored(families=RICH, pp=[pp, 30, 0], legends={0: [["ares-nike", "zeus-ganymede"]]})
    assert chronos(state) == [("ares-nike", vp)]


@pytest.mark.rule("R20", "E10.4")
@pytest.mark.card("ares-nike")
def test_nike_spends_no_pp_and_they_count_in_the_ranking() -> None:
    state = scored(families=RICH, pp=[7, 6, 0], legends={0: [["ares-nike", "zeus-ganymede"]]})
    assert list(state.pp) == [7, 6, 0]
    assert [sheet(state, seat)["prestige"] for seat in range(3)] == [16, 8, 0]
    # Nike 2, PP 16, Level Legend 2, Level tile 2
    assert state.points(0) == 2 + 16 + 2 + 2


# ---- Spartoi, Achilles


@pytest.mark.rule("E4.3", "R9")
@pytest.mark.card("ares-spartoi", "ares-achilles")
@pytest.mark.parametrize(("card", "pp"), [("ares-spartoi", 2), ("ares-achilles", 4)])
def test_taking_it_brings_pp_at_once_and_without_a_choice(card: str, pp: int) -> None:
    state = taking(card, pp=[1, 1, 1], gold=1, vp=1)
    assert list(state.pp) == [1 + pp, 1, 1]
    assert (list(state.gold), list(state.vp)) == ([1, 1, 1], [1, 1, 1])
    assert asked(state) == (0, "Dismissal")


@pytest.mark.rule("E4.3", "R5")
@pytest.mark.card("ares-spartoi", "ares-achilles")
@pytest.mark.parametrize(("card", "pp"), [("ares-spartoi", 2), ("ares-achilles", 4)])
def test_it_brings_pp_when_a_power_takes_it(card: str, pp: int) -> None:
    state = turn(agora=[card], domain={0: ["athena-horse"]}, columns={0: ["red", "blue"]})
    act(state, "use athena-horse")
    assert (list(state.pp), domain(state, 0)) == ([pp, 0, 0], ["athena-horse", card])


@pytest.mark.rule("E4.3", "R21")
@pytest.mark.card("ares-spartoi", "ares-achilles")
@pytest.mark.parametrize("card", ["ares-spartoi", "ares-achilles"])
def test_it_brings_pp_only_when_taken(card: str) -> None:
    assert refused(turn(domain={0: [card]}), f"use {card}") == ("E4.3", "instant-only")
    state = phase_three(card, "zeus-companion")
    assert refused(state, f"use {card}") == ("E4.3", "instant-only")
    act(state, f"transfer {card}")
    assert (legends(state, 0), list(state.pp)) == ([[card]], [0, 0, 0])


@pytest.mark.rule("R12")
@pytest.mark.card("ares-spartoi")
def test_spartoi_from_another_domain_are_not_taken() -> None:
    state = taking("hermes-thieves", domain={0: ["zeus-ganymede"], 1: ["ares-spartoi"]})
    act(state, "give zeus-ganymede")
    assert (domain(state, 0), list(state.pp)) == (["hermes-thieves", "ares-spartoi"], [0, 0, 0])


# ---- Amazons


@pytest.mark.rule("E4.5", "R10", "R13")
@pytest.mark.card("ares-amazons")
@pytest.mark.parametrize("gold", [2, 7])
def test_amazons_give_3_pp_for_2_gold(gold: int) -> None:
    state = turn(domain={0: ["ares-amazons"]}, gold=[gold, 0, 0], pp=1)
    act(state, "use ares-amazons")
    assert (list(state.gold), list(state.pp)) == ([gold - 2, 0, 0], [4, 1, 1])
    assert lies(state, 0, "ares-amazons") == "turned"


@pytest.mark.rule("R9", "R10")
@pytest.mark.card("ares-amazons")
@pytest.mark.parametrize("gold", [0, 1])
def test_amazons_need_2_gold(gold: int) -> None:
    state = turn(domain={0: ["ares-amazons"]}, gold=[gold, 9, 9])
    assert refused(state, "use ares-amazons") == ("R9", "power-idle")
    assert lies(state, 0, "ares-amazons") == "straight"


# ---- Phobos and Deimos


@pytest.mark.rule("E4.5", "R13")
@pytest.mark.card("ares-phobos")
def test_phobos_and_deimos_give_1_pp() -> None:
    state = turn(domain={0: ["ares-phobos"]}, pp=[0, 3, 0])
    act(state, "use ares-phobos")
    assert (list(state.pp), lies(state, 0, "ares-phobos")) == ([1, 3, 0], "turned")


@pytest.mark.rule("E4.2", "R4")
@pytest.mark.card("ares-phobos")
def test_phobos_can_be_used_in_the_turn_in_which_it_is_taken() -> None:
    state = taking("ares-phobos")
    assert refused(state, "use ares-phobos") == ("R4", "column-first")  # first the Column
    act(state, "dismiss red", "use ares-phobos")
    assert list(state.pp) == [1, 0, 0]


@pytest.mark.rule("E4.5", "R13")
@pytest.mark.card("ares-amazons", "ares-phobos")
@pytest.mark.parametrize("card", ["ares-amazons", "ares-phobos"])
def test_an_activate_power_is_used_once_an_epoch(card: str) -> None:
    state = turn(domain={0: [card]}, gold=9)
    act(state, f"use {card}")
    assert refused(state, f"use {card}") == ("E4.5", "turned")


# ---- Eris


@pytest.mark.rule("E4.3", "R9", "R10")
@pytest.mark.card("ares-eris")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([0, 3, 1], [2, 2, 1]),
        ([0, 1, 4], [2, 1, 3]),
        ([9, 1, 0], [11, 0, 0]),  # your own amount plays no part
        ([3, 0, 0], [5, 0, 0]),  # nobody has any
    ],
)
def test_eris_gains_2_pp_and_the_other_with_the_most_loses_1(
    before: list[int], after: list[int]
) -> None:
    state = taking("ares-eris", pp=before)
    assert list(state.pp) == after
    assert asked(state) == (0, "Dismissal")


@pytest.mark.rule("R10")
@pytest.mark.card("ares-eris")
def test_eris_gains_first_and_the_lost_pp_goes_to_the_supply() -> None:
    state = taking("ares-eris", pp=[0, 2, 0])
    assert happened(state) == ["takes", "gains-pp", "loses-pp"]
    assert (told(state, "gains-pp"), told(state, "loses-pp")) == ([(0, 2)], [(1, 1)])


@pytest.mark.rule("R1", "R10")
@pytest.mark.card("ares-eris")
def test_eris_lets_you_choose_among_tied_players() -> None:
    state = taking("ares-eris", players=4, pp=[2, 2, 2, 1])
    assert (asked(state), options(state)) == ((0, "Richest"), ["player 1", "player 2"])
    assert refused(state, "player 3") == ("R10", "not-the-most")
    assert refused(state, "player 0") == ("R1", "not-yourself")
    act(state, "player 2")
    assert list(state.pp) == [4, 2, 1, 1]


@pytest.mark.rule("R10", "R18")
@pytest.mark.card("ares-eris")
def test_eris_passes_over_a_protected_player() -> None:
    state = taking("ares-eris", pp=[0, 5, 1], domain={1: ["hephaestus-talos"]})
    assert list(state.pp) == [2, 5, 0]


@pytest.mark.rule("R10", "R18")
@pytest.mark.card("ares-eris")
def test_eris_only_gains_if_nobody_unprotected_has_pp() -> None:
    state = taking("ares-eris", pp=[0, 5, 0], domain={1: ["hephaestus-talos"]})
    assert list(state.pp) == [2, 5, 0]


@pytest.mark.rule("R18")
@pytest.mark.card("ares-eris")
def test_eris_does_not_let_you_choose_a_protected_player() -> None:
    state = taking("ares-eris", players=4, pp=[0, 2, 2, 2], domain={1: ["hephaestus-talos"]})
    assert options(state) == ["player 2", "player 3"]
    assert refused(state, "player 1") == ("R18", "protected")


# ---- Hippolyta

ARMY = ("ares-hippolyta", "ares-spartoi", "ares-phobos", "ares-achilles")


@pytest.mark.rule("E4.8", "R13")
@pytest.mark.card("ares-hippolyta")
@pytest.mark.parametrize(("transfers", "pp"), [(1, 1), (2, 2), (3, 2)])
def test_hippolyta_gives_a_pp_for_each_transfer_of_this_phase_up_to_2(
    transfers: int, pp: int
) -> None:
    state = phase_three(*ARMY)
    for card in ["ares-spartoi", "ares-phobos", "ares-achilles"][:transfers]:
        act(state, f"transfer {card}")
        if asked(state)[1] == "Placing":
            act(state, "start")
    act(state, "use ares-hippolyta")
    assert told(state, "gains-pp") == [(0, pp)]


@pytest.mark.rule("R9")
@pytest.mark.card("ares-hippolyta")
def test_hippolyta_needs_a_transfer() -> None:
    assert refused(phase_three(*ARMY), "use ares-hippolyta") == ("R9", "power-idle")


@pytest.mark.rule("R9")
@pytest.mark.card("ares-hippolyta")
def test_transfers_of_phase_two_do_not_count_for_hippolyta() -> None:
    state = phase_three(*ARMY, transfers={0: 2})
    assert refused(state, "use ares-hippolyta") == ("R9", "power-idle")
    act(state, "transfer ares-spartoi", "use ares-hippolyta")
    assert list(state.pp) == [1, 0, 0]


@pytest.mark.rule("E4.8", "R13")
@pytest.mark.card("ares-hippolyta")
def test_later_transfers_add_nothing_to_hippolyta() -> None:
    state = phase_three(*ARMY)
    act(state, "transfer ares-spartoi", "use ares-hippolyta", "transfer ares-phobos", "start")
    assert (list(state.pp), lies(state, 0, "ares-hippolyta")) == ([1, 0, 0], "turned")
    assert refused(state, "use ares-hippolyta") == ("E4.8", "turned")


@pytest.mark.rule("E4.8", "R8")
@pytest.mark.card("ares-hippolyta")
def test_a_transfer_by_cerberus_counts_for_hippolyta() -> None:
    cards = ("ares-hippolyta", "hades-cerberus", "ares-spartoi")
    state = phase_three(*cards, families=GRIM, transfers={0: 2}, gold=0)
    act(state, "use hades-cerberus", "transfer ares-spartoi", "use ares-hippolyta")
    assert list(state.pp) == [1, 0, 0]


@pytest.mark.rule("E4.8", "R8")
@pytest.mark.card("ares-hippolyta")
def test_a_transfer_by_the_muses_counts_for_hippolyta() -> None:
    state = phase_three("ares-hippolyta", "apollo-muses", families=WASTE, oracle=["hades-charon"])
    act(state, "use apollo-muses", "use ares-hippolyta")
    assert (legends(state, 0), list(state.pp)) == ([["hades-charon"]], [1, 0, 0])


@pytest.mark.rule("E4.8")
@pytest.mark.card("ares-hippolyta")
def test_transfers_of_other_players_do_not_count_for_hippolyta() -> None:
    state = phase_three(gold=9, domain={0: ["ares-spartoi"], 1: ["ares-hippolyta"]})
    act(state, "transfer ares-spartoi")
    assert asked(state) == (1, "Writing")
    assert refused(state, "use ares-hippolyta") == ("R9", "power-idle")


# ---- Trojan War


@pytest.mark.rule("E4.6", "R1", "R14")
@pytest.mark.card("ares-trojan")
@pytest.mark.parametrize(
    ("cards", "pp"),
    [
        ([], 1),
        (["ares-spear", "ares-nike"], 1),
        (["citizen", "citizen"], 1),
        (["zeus-companion/used", "zeus-hera"], 2),
        (["zeus-hera", "athena-owl", "hermes-echo", "hephaestus-talos", "citizen"], 5),
    ],
)
def test_trojan_war_gives_1_pp_for_each_family_in_the_domain(cards: list[str], pp: int) -> None:
    state = turn(domain={0: ["ares-trojan", *cards], 1: ["zeus-danae"]}, pp=[0, 1, 2])
    act(state, "use ares-trojan")
    assert list(state.pp) == [pp, 1, 2]


@pytest.mark.rule("R1")
@pytest.mark.card("ares-trojan")
def test_trojan_war_does_not_look_at_the_elysium() -> None:
    state = turn(domain={0: ["ares-trojan"]}, legends={0: [["zeus-hera", "athena-aegis"]]})
    act(state, "use ares-trojan")
    assert list(state.pp) == [1, 0, 0]


@pytest.mark.rule("E4.6", "R14")
@pytest.mark.card("ares-trojan")
def test_trojan_war_is_used_once_and_its_ring_is_gone() -> None:
    state = turn(domain={0: ["ares-trojan"]})
    assert lies(state, 0, "ares-trojan") == "ring"
    act(state, "use ares-trojan")
    assert lies(state, 0, "ares-trojan") == "used"
    assert refused(state, "use ares-trojan") == ("E4.6", "ring-gone")


@pytest.mark.rule("E4.6", "R14")
@pytest.mark.card("ares-trojan")
def test_trojan_war_gets_its_ring_when_taken_and_can_be_used_at_once() -> None:
    state = taking("ares-trojan", domain={0: ["zeus-danae"]})
    assert lies(state, 0, "ares-trojan") == "ring"
    act(state, "dismiss green", "use ares-trojan")
    assert list(state.pp) == [2, 0, 0]
