"""Ares: prestige points."""

from typing import Any

import pytest
from acting import act, options, refused
from elysium_positions import asked, domain, happened, legends, lies, position, scored, told

from pantheon.games.elysium.epochs import ACTIONS, WRITING
from pantheon.games.elysium.scoring import sheet
from pantheon.games.elysium.state import Elysium

RICH = "opulence"  # Ares, Athena, Hephaestus, Hermes, Zeus
GRIM = "misfortune"  # Ares, Hades, Hephaestus, Hermes, Poseidon
WASTE = "wasteland"  # Apollo, Ares, Hades, Hermes, Poseidon

ONE_OF_EACH = [
    "ares-gathering",
    "athena-olive",
    "hephaestus-assistance",
    "hermes-sandals",
    "zeus-ganymede",
]


def turn(players: int = 3, families: str = RICH, **parts: Any) -> Elysium:
    """The turn of seat 0."""
    return position(players, families=families, **parts)


def taking(card: str, *, players: int = 3, agora: tuple[str, ...] = (), **parts: Any) -> Elysium:
    """Seat 0 has just taken a card from the Agora."""
    state = turn(players, agora=[card, *agora], **parts)
    act(state, f"take {card}")
    return state


def writing(*cards: str, families: str = RICH, **parts: Any) -> Elysium:
    """Seat 0 has these cards and 9 gold in phase III."""
    given: dict[str, Any] = {"gold": 9, "quest": {0: 3}, "domain": {0: cards}, **parts}
    return position(3, families=families, phase=WRITING, **given)


def chronos(state: Elysium, seat: int = 0) -> dict[str, int]:
    """What the Chronos cards of a seat score."""
    return {line["card"]: line["vp"] for line in sheet(state, seat)["chronos"]}


# ---- Gathering, Temple of Ares, Nike


@pytest.mark.rule("R20", "E10.2")
@pytest.mark.card("ares-gathering")
@pytest.mark.parametrize(
    ("legend", "vp"),
    [
        (["ares-gathering", "ares-temple"], 1),
        (["ares-gathering", "ares-temple", "ares-spear"], 1),
        (["ares-gathering", "ares-temple", "citizen"], 1),
        (["zeus-ganymede", "ares-gathering"], 2),
        (["ares-gathering", "zeus-ganymede", "citizen"], 2),
        (["ares-gathering", "zeus-ganymede", "citizen", "citizen", "athena-olive"], 3),
        (ONE_OF_EACH, 5),
    ],
)
def test_gathering_scores_the_different_families_of_its_legend(legend: list[str], vp: int) -> None:
    state = scored(families=RICH, legends={0: [legend, ["zeus-temple", "athena-temple"]]})
    assert chronos(state)["ares-gathering"] == vp


@pytest.mark.rule("E3.4", "R6")
@pytest.mark.card("ares-gathering")
def test_gatherings_of_different_families_are_different_cards() -> None:
    others = ["zeus-gathering", "athena-gathering"]
    state = taking("ares-gathering", domain={0: others})
    assert domain(state, 0) == [*others, "ares-gathering"]


@pytest.mark.rule("R20", "E10.2")
@pytest.mark.card("ares-temple")
@pytest.mark.parametrize(
    ("legend", "vp"),
    [
        (["ares-temple", "zeus-temple"], 1),
        (["ares-temple", "zeus-temple", "citizen", "citizen"], 1),
        (["ares-temple", "ares-spartoi"], 2),
        (["ares-temple", "ares-spartoi", "citizen"], 2),
        (["ares-spartoi", "ares-achilles", "ares-temple"], 3),
    ],
)
def test_temple_scores_the_ares_cards_of_its_legend(legend: list[str], vp: int) -> None:
    elsewhere = [["ares-gathering", "ares-phobos", "ares-spear"]]
    state = scored(families=RICH, legends={0: [legend, *elsewhere]})
    assert chronos(state)["ares-temple"] == vp


@pytest.mark.rule("R20", "E10.2")
@pytest.mark.card("ares-nike")
@pytest.mark.parametrize(
    ("pp", "vp"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (11, 3), (12, 4), (15, 4), (40, 4)]
)
def test_nike_scores_1_vp_for_every_3_pp_up_to_4(pp: int, vp: int) -> None:
    state = scored(families=RICH, pp=[pp, 30, 0], legends={0: [["ares-nike", "zeus-ganymede"]]})
    assert chronos(state) == {"ares-nike": vp}


@pytest.mark.rule("R20", "E10.4")
@pytest.mark.card("ares-nike")
def test_nike_spends_no_pp_and_they_count_in_the_ranking() -> None:
    state = scored(families=RICH, pp=[7, 6, 0], legends={0: [["ares-nike", "zeus-ganymede"]]})
    assert list(state.pp) == [7, 6, 0]
    assert [sheet(state, seat)["prestige"] for seat in range(3)] == [16, 8, 0]
    # Nike 2, PP 16, Level Legend 2, Level tile 2
    assert state.points(0) == 2 + 16 + 2 + 2


@pytest.mark.rule("R20", "E4.9", "E10.1")
@pytest.mark.card("ares-gathering", "ares-temple", "ares-nike")
@pytest.mark.parametrize("card", ["ares-gathering", "ares-temple", "ares-nike"])
def test_a_chronos_card_scores_neither_in_the_domain_nor_alone(card: str) -> None:
    assert chronos(scored(families=RICH, pp=9, domain={0: [card]})) == {}
    assert chronos(scored(families=RICH, pp=9, legends={0: [[card]]})) == {}


@pytest.mark.rule("E4.9", "R21")
@pytest.mark.card("ares-gathering", "ares-temple", "ares-nike")
@pytest.mark.parametrize("card", ["ares-gathering", "ares-temple", "ares-nike"])
def test_a_chronos_card_is_not_used_during_the_game(card: str) -> None:
    state = turn(domain={0: [card]}, pp=9)
    assert refused(state, f"use {card}") == ("E4.9", "end-only")
    assert refused(writing(card), f"use {card}") == ("E4.9", "end-only")


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
    state = writing(card, "zeus-companion")
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


@pytest.mark.rule("E9.1", "R13")
@pytest.mark.card("ares-amazons", "ares-phobos", "ares-hippolyta")
@pytest.mark.parametrize("card", ["ares-amazons", "ares-phobos", "ares-hippolyta"])
def test_a_turned_card_is_straight_again_in_the_next_epoch(card: str) -> None:
    state = writing(f"{card}/used")
    act(state, "end")
    assert (int(state.epoch), int(state.phase), lies(state, 0, card)) == (2, ACTIONS, "straight")


@pytest.mark.rule("E4.1", "E4.2", "R21")
@pytest.mark.card("ares-amazons", "ares-phobos", "ares-trojan")
@pytest.mark.parametrize("card", ["ares-amazons", "ares-phobos", "ares-trojan"])
def test_it_is_used_only_in_ones_own_turn_of_phase_two(card: str) -> None:
    others = turn(turn=1, domain={0: [card]}, gold=9)
    assert refused(others, f"use {card}") == ("E4.1", "not-in-domain")
    assert refused(writing(card), f"use {card}") == ("E4.2", "phase-two-only")


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


@pytest.mark.rule("E4.3", "R21")
@pytest.mark.card("ares-eris")
def test_eris_works_only_when_taken() -> None:
    state = turn(domain={0: ["ares-eris"]}, pp=3)
    assert refused(state, "use ares-eris") == ("E4.3", "instant-only")


# ---- Hippolyta

ARMY = ("ares-hippolyta", "ares-spartoi", "ares-phobos", "ares-achilles")


@pytest.mark.rule("E4.8", "R13")
@pytest.mark.card("ares-hippolyta")
@pytest.mark.parametrize(("transfers", "pp"), [(1, 1), (2, 2), (3, 2)])
def test_hippolyta_gives_a_pp_for_each_transfer_of_this_phase_up_to_2(
    transfers: int, pp: int
) -> None:
    state = writing(*ARMY)
    for card in ["ares-spartoi", "ares-phobos", "ares-achilles"][:transfers]:
        act(state, f"transfer {card}")
        if asked(state)[1] == "Placing":
            act(state, "start")
    act(state, "use ares-hippolyta")
    assert told(state, "gains-pp") == [(0, pp)]


@pytest.mark.rule("R9")
@pytest.mark.card("ares-hippolyta")
def test_hippolyta_needs_a_transfer() -> None:
    assert refused(writing(*ARMY), "use ares-hippolyta") == ("R9", "power-idle")


@pytest.mark.rule("R9")
@pytest.mark.card("ares-hippolyta")
def test_transfers_of_phase_two_do_not_count_for_hippolyta() -> None:
    state = writing(*ARMY, transfers={0: 2})
    assert refused(state, "use ares-hippolyta") == ("R9", "power-idle")
    act(state, "transfer ares-spartoi", "use ares-hippolyta")
    assert list(state.pp) == [1, 0, 0]


@pytest.mark.rule("E4.8", "R13")
@pytest.mark.card("ares-hippolyta")
def test_later_transfers_add_nothing_to_hippolyta() -> None:
    state = writing(*ARMY)
    act(state, "transfer ares-spartoi", "use ares-hippolyta", "transfer ares-phobos", "start")
    assert (list(state.pp), lies(state, 0, "ares-hippolyta")) == ([1, 0, 0], "turned")
    assert refused(state, "use ares-hippolyta") == ("E4.8", "turned")


@pytest.mark.rule("E4.8", "R8")
@pytest.mark.card("ares-hippolyta")
def test_a_transfer_by_cerberus_counts_for_hippolyta() -> None:
    cards = ("ares-hippolyta", "hades-cerberus", "ares-spartoi")
    state = writing(*cards, families=GRIM, transfers={0: 2}, gold=0)
    act(state, "use hades-cerberus", "transfer ares-spartoi", "use ares-hippolyta")
    assert list(state.pp) == [1, 0, 0]


@pytest.mark.rule("E4.8", "R8")
@pytest.mark.card("ares-hippolyta")
def test_a_transfer_by_the_muses_counts_for_hippolyta() -> None:
    state = writing("ares-hippolyta", "apollo-muses", families=WASTE, oracle=["hades-charon"])
    act(state, "use apollo-muses", "use ares-hippolyta")
    assert (legends(state, 0), list(state.pp)) == ([["hades-charon"]], [1, 0, 0])


@pytest.mark.rule("E4.8")
@pytest.mark.card("ares-hippolyta")
def test_transfers_of_other_players_do_not_count_for_hippolyta() -> None:
    state = writing(domain={0: ["ares-spartoi"], 1: ["ares-hippolyta"]})
    act(state, "transfer ares-spartoi")
    assert asked(state) == (1, "Writing")
    assert refused(state, "use ares-hippolyta") == ("R9", "power-idle")


@pytest.mark.rule("E4.1")
@pytest.mark.card("ares-hippolyta")
def test_hippolyta_does_not_work_from_the_elysium() -> None:
    state = writing(*ARMY)
    act(state, "transfer ares-hippolyta")
    assert refused(state, "use ares-hippolyta") == ("E4.1", "not-in-domain")


@pytest.mark.rule("E4.8", "R21")
@pytest.mark.card("ares-hippolyta")
def test_hippolyta_is_not_used_in_phase_two() -> None:
    state = turn(domain={0: ["ares-hippolyta"]}, transfers={0: 2})
    assert refused(state, "use ares-hippolyta") == ("E4.8", "phase-three-only")


# ---- Spear of Ares

LETHE = ["use hades-lethe"]
EURYDICE = ["take hades-eurydice", "recall ares-nike"]
CASSANDRA = ["use apollo-cassandra"]
HERM = ["take hermes-herma", "give zeus-danae"]


@pytest.mark.rule("E4.4", "E4.13", "R5", "R15")
@pytest.mark.card("ares-spear")
@pytest.mark.parametrize(
    ("card", "pp"),
    [("ares-phobos", 1), ("ares-spartoi", 3), ("zeus-ganymede", 0), ("ares-trojan", 1)],
)
def test_spear_gives_1_pp_for_an_ares_card_that_is_taken(card: str, pp: int) -> None:
    state = taking(card, domain={0: ["ares-spear"], 1: ["citizen"]})
    assert list(state.pp) == [pp, 0, 0]


@pytest.mark.rule("R5")
@pytest.mark.card("ares-spear")
def test_spear_reacts_after_the_instantaneous_power() -> None:
    state = taking("ares-spartoi", domain={0: ["ares-spear"]})
    assert told(state, "gains-pp") == [(0, 2), (0, 1)]
    assert told(state, "reacts") == [(0, "ares-spear")]


@pytest.mark.rule("E4.13", "R15")
@pytest.mark.card("ares-spear")
def test_spear_reacts_to_its_own_taking() -> None:
    assert list(taking("ares-spear").pp) == [1, 0, 0]


@pytest.mark.rule("R15")
@pytest.mark.card("ares-spear")
def test_spear_does_not_react_to_what_others_take() -> None:
    assert list(taking("ares-phobos", domain={1: ["ares-spear"]}).pp) == [0, 0, 0]


@pytest.mark.rule("R5")
@pytest.mark.card("ares-spear")
def test_spear_does_not_react_to_a_citizen() -> None:
    state = turn(
        families=RICH,
        domain={0: ["ares-spear", "zeus-companion"]},
        quest={0: 1},
        pile=["ares-spartoi"],
    )
    act(state, "take citizen")
    assert (domain(state, 0)[-1], list(state.pp)) == ("citizen", [0, 0, 0])


@pytest.mark.rule("R5", "R12")
@pytest.mark.card("ares-spear")
@pytest.mark.parametrize(
    ("families", "parts", "acts"),
    [
        (RICH, {"agora": ["ares-nike"], "domain": ["athena-horse"]}, ["use athena-horse"]),
        (
            RICH,
            {"agora": ["hephaestus-pandora"], "pile": ["ares-nike"]},
            ["take hephaestus-pandora"],
        ),
        (GRIM, {"discard": ["ares-nike"], "domain": ["hades-lethe", "hades-charon"]}, LETHE),
        (GRIM, {"agora": ["hades-eurydice"], "discard": ["ares-nike"]}, EURYDICE),
        (WASTE, {"oracle": ["ares-nike"], "domain": ["apollo-cassandra"]}, CASSANDRA),
        (RICH, {"agora": ["hermes-herma", "ares-nike"], "domain": ["zeus-danae"]}, HERM),
    ],
    ids=["agora", "pile", "swap-discard", "discard", "oracle", "swap-agora"],
)
def test_spear_reacts_wherever_a_taken_card_comes_from(
    families: str, parts: dict[str, Any], acts: list[str]
) -> None:
    mine = ["ares-spear", *parts.get("domain", [])]
    state = turn(families=families, **{**parts, "domain": {0: mine}})
    act(state, *acts)
    assert told(state, "reacts") == [(0, "ares-spear")]
    assert ("ares-nike" in domain(state, 0), list(state.pp)) == (True, [1, 0, 0])


@pytest.mark.rule("R5", "R12")
@pytest.mark.card("ares-spear")
def test_spear_does_not_react_to_a_swap_between_domains() -> None:
    parts = {0: ["ares-spear", "zeus-ganymede"], 1: ["ares-nike"]}
    state = taking("hermes-thieves", domain=parts)
    act(state, "give zeus-ganymede")
    assert ("ares-nike" in domain(state, 0), list(state.pp)) == (True, [0, 0, 0])


@pytest.mark.rule("R8", "R15", "E4.13")
@pytest.mark.card("ares-spear")
def test_spear_gives_1_pp_for_each_ares_card_transferred_itself_included() -> None:
    state = writing("ares-spear", "ares-spartoi", "zeus-ganymede", "ares-phobos")
    act(state, "transfer zeus-ganymede", "transfer ares-spartoi", "start")
    assert list(state.pp) == [1, 0, 0]
    act(state, "transfer ares-spear", "start")
    assert told(state, "gains-pp") == [(0, 1), (0, 1)]


@pytest.mark.rule("E4.1", "R15")
@pytest.mark.card("ares-spear")
def test_spear_does_not_react_from_the_elysium() -> None:
    state = writing("ares-spear", "ares-spartoi", "zeus-ganymede")
    act(state, "transfer ares-spear", "transfer ares-spartoi", "start")
    assert list(state.pp) == [1, 0, 0]
    assert refused(state, "use ares-spear") == ("E4.1", "not-in-domain")


@pytest.mark.rule("R5", "R8")
@pytest.mark.card("ares-spear")
def test_spear_does_not_react_to_a_transferred_citizen() -> None:
    legend = ["ares-spartoi", "ares-phobos"]
    state = writing("ares-spear", "citizen", legends={0: [legend]})
    act(state, "transfer citizen")
    assert (legends(state, 0), list(state.pp)) == ([[*legend, "citizen"]], [0, 0, 0])


@pytest.mark.rule("E4.11", "R15")
@pytest.mark.card("ares-spear")
def test_spear_reacts_in_the_turns_of_other_players() -> None:
    mine = ["ares-spear", "ares-nike"]
    state = turn(turn=1, gold=9, domain={0: mine, 1: ["athena-games"]})
    act(state, "use athena-games", "transfer ares-nike")
    assert (legends(state, 0), list(state.pp)) == ([["ares-nike"]], [1, 0, 0])


@pytest.mark.rule("R8")
@pytest.mark.card("ares-spear")
def test_spear_reacts_to_a_transfer_from_the_oracle() -> None:
    state = writing("ares-spear", "apollo-muses", families=WASTE, oracle=["ares-nike"])
    act(state, "use apollo-muses")
    assert list(state.pp) == [1, 0, 0]


@pytest.mark.rule("E4.4", "R21")
@pytest.mark.card("ares-spear")
def test_spear_is_never_used() -> None:
    state = turn(domain={0: ["ares-spear"]})
    assert refused(state, "use ares-spear") == ("E4.4", "always-active")


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


@pytest.mark.rule("E4.6", "E9.1")
@pytest.mark.card("ares-trojan")
def test_the_ring_of_trojan_war_does_not_come_back_in_a_new_epoch() -> None:
    state = writing("ares-trojan/used")
    act(state, "end")
    assert (int(state.epoch), lies(state, 0, "ares-trojan")) == (2, "used")


@pytest.mark.rule("E4.6", "R14")
@pytest.mark.card("ares-trojan")
def test_trojan_war_gets_its_ring_when_taken_and_can_be_used_at_once() -> None:
    state = taking("ares-trojan", domain={0: ["zeus-danae"]})
    assert lies(state, 0, "ares-trojan") == "ring"
    act(state, "dismiss green", "use ares-trojan")
    assert list(state.pp) == [2, 0, 0]
