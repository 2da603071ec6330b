"""Hades: extra transfers, and the discard pile."""

from typing import Any

import pytest
from acting import act, asked, options, refused, told
from elysium_positions import (
    chronos,
    conserved,
    domain,
    legends,
    lies,
    names,
    position,
    scored,
    took,
    worth,
)

from pantheon.games.elysium.epochs import WRITING
from pantheon.games.elysium.state import Elysium

FIVE = ["athena-olive", "hephaestus-assistance", "poseidon-triton", "zeus-ganymede"]


def paid(state: Elysium, *texts: str) -> int:
    """The gold that seat 0 pays for some actions."""
    before = state.gold[0]
    act(state, *texts)
    return before - state.gold[0]


def offered(state: Elysium, verb: str) -> set[str]:
    """The cards that can be named with a verb."""
    return {text.split()[1] for text in options(state, verb)}


# ---- Tartarus


@pytest.mark.rule("E10.1", "E10.2", "R1", "R20")
@pytest.mark.card("hades-tartarus")
@pytest.mark.parametrize(
    ("written", "vp"),
    [
        ([["hades-tartarus", "zeus-danae"]], 1),
        ([["hades-tartarus", "zeus-danae", "athena-olive"]], 1),
        ([["hades-tartarus", "zeus-danae", "citizen", "citizen"]], 2),
        ([["hades-tartarus", "zeus-danae"], ["athena-owl"], ["zeus-hera"]], 1),
        ([["hades-tartarus", "zeus-danae"], ["athena-owl", "zeus-temple"]], 2),
    ],
)
def test_tartarus_scores_one_for_every_two_cards_in_the_elysium(
    written: list[list[str]], vp: int
) -> None:
    assert worth("hades-tartarus", *written) == [vp]


@pytest.mark.rule("R20")
@pytest.mark.card("hades-tartarus")
def test_tartarus_has_no_upper_limit() -> None:
    families = ["athena", "hephaestus", "poseidon", "zeus", "hades"]
    temples = [f"{family}-temple" for family in families]
    high = ["athena-aegis", "hephaestus-shield", "poseidon-trident", "zeus-hera", "hades-helm"]
    assert worth("hades-tartarus", ["hades-tartarus", *FIVE], temples, high) == [7]


@pytest.mark.rule("E10.1", "R20")
@pytest.mark.card("hades-tartarus")
def test_tartarus_leaves_single_cards_out_on_the_sheet_of_a_running_game_too() -> None:
    state = position(legends={0: [["hades-tartarus", "zeus-danae"], ["athena-owl"], ["zeus-hera"]]})
    assert chronos(state) == [("hades-tartarus", 1)]


@pytest.mark.rule("R20")
@pytest.mark.card("hades-tartarus")
def test_tartarus_counts_only_the_own_elysium() -> None:
    mine, theirs = ["hades-tartarus", "zeus-danae"], ["athena-owl", "zeus-temple"]
    state = scored(domain={0: ["zeus-hera", "citizen"]}, legends={0: [mine], 1: [theirs]})
    assert chronos(state) == [("hades-tartarus", 1)]


@pytest.mark.rule("R6", "R20")
@pytest.mark.card("hades-tartarus")
def test_two_tartaruses_both_score_all_cards() -> None:
    written = [["hades-tartarus", "zeus-danae"], ["hades-tartarus", "athena-olive"]]
    assert worth("hades-tartarus", *written) == [2, 2]


# ---- Charon


def charon(mine: list[str], gold: int, **parts: Any) -> Elysium:
    """Seat 0 has just taken Charon."""
    return took("hades-charon", domain={0: mine}, gold=gold, **parts)


@pytest.mark.rule("E4.10", "R5", "R8")
@pytest.mark.card("hades-charon")
@pytest.mark.parametrize(
    ("card", "cost"), [("hades-charon", 0), ("zeus-danae", 0), ("athena-owl", 1), ("zeus-hera", 2)]
)
def test_charon_makes_a_transfer_for_one_gold_less(card: str, cost: int) -> None:
    state = charon(["zeus-danae", "athena-owl", "zeus-hera"], gold=5)
    assert asked(state) == (0, "Granted")
    assert paid(state, f"transfer {card}") == cost
    assert legends(state, 0) == [[card]]


@pytest.mark.rule("R5")
@pytest.mark.card("hades-charon")
def test_charons_transfer_comes_before_the_column_and_is_only_one() -> None:
    state = charon(["zeus-danae"], gold=5)
    assert refused(state, "dismiss red") == ("E4.10", "not-asked")
    act(state, "transfer hades-charon")
    assert (asked(state), state.taken[0]) == ((0, "Dismissal"), 1)


@pytest.mark.rule("R9")
@pytest.mark.card("hades-charon")
def test_charon_may_be_declined() -> None:
    state = charon(["zeus-danae"], gold=5)
    assert paid(state, "decline") == 0
    assert (asked(state), legends(state, 0)) == ((0, "Dismissal"), [])


@pytest.mark.rule("R8")
@pytest.mark.card("hades-charon")
def test_charon_offers_what_can_be_paid_at_the_reduced_price() -> None:
    state = charon(["zeus-danae", "athena-owl", "zeus-hera"], gold=1)
    assert offered(state, "transfer") == {"hades-charon", "zeus-danae", "athena-owl"}
    assert refused(state, "transfer zeus-hera") == ("R8", "transfer-gold")


@pytest.mark.rule("E7.1", "R8")
@pytest.mark.card("hades-charon")
def test_charon_takes_a_citizen_by_the_citizen_rule() -> None:
    state = charon(["citizen"], gold=1)
    assert refused(state, "transfer citizen") == ("E7.1", "citizen-nowhere")
    state = charon(["citizen"], gold=1, legends={0: [["zeus-temple", "athena-owl"]]})
    assert paid(state, "transfer citizen") == 1
    assert legends(state, 0) == [["zeus-temple", "athena-owl", "citizen"]]


@pytest.mark.rule("E4.10")
@pytest.mark.card("hades-charon")
def test_charons_transfer_does_not_use_up_one_of_the_quest() -> None:
    state = position(
        players=2,
        round_=3,
        turn=1,
        quest={0: 2, 1: 1},
        taken={0: 3, 1: 2},
        agora=["hades-charon", "athena-olive"],
        domain={1: ["zeus-danae"]},
    )
    act(state, "take hades-charon", "transfer hades-charon", "dismiss red")
    assert (asked(state), state.left) == ((1, "Writing"), 2)


@pytest.mark.rule("R16")
@pytest.mark.card("hades-charon", "hermes-autolycus")
@pytest.mark.parametrize(("gold", "asks"), [(0, "Dismissal"), (1, "Granted")])
def test_charon_does_nothing_if_no_transfer_is_possible(gold: int, asks: str) -> None:
    state = position(
        families="misfortune",
        agora=["hermes-autolycus"],
        domain={1: ["hades-charon"]},
        gold=gold,
    )
    act(state, "take hermes-autolycus", "copy hades-charon")
    assert asked(state) == (0, asks)
    assert state.gold[0] == gold


# ---- Lethe


def lethe(mine: list[str], discard: list[str], **parts: Any) -> Elysium:
    """Seat 0 has Lethe in the Domain and is in turn; with a single pair nothing is asked."""
    return position(domain={0: ["hades-lethe", *mine]}, discard=discard, **parts)


@pytest.mark.rule("E4.5", "R5", "R12", "R13")
@pytest.mark.card("hades-lethe")
@pytest.mark.parametrize(
    ("given", "taken"), [("athena-olive", "zeus-danae"), ("athena-owl", "zeus-temple")]
)
def test_lethe_swaps_a_card_for_one_of_the_same_level_in_the_discard_pile(
    given: str, taken: str
) -> None:
    pile = ["zeus-temple", "zeus-danae", "poseidon-scylla", "poseidon-proteus", "zeus-hera"]
    state = lethe(["athena-olive", "athena-owl"], pile)
    act(state, "use hades-lethe", f"give {given}", f"recall {taken}")
    kept = {"athena-olive", "athena-owl"} - {given}
    assert domain(state, 0) == ["hades-lethe", *kept, taken]
    assert sorted(names(state.discard)) == sorted([*set(pile) - {taken}, given])
    assert lies(state, 0, "hades-lethe") == "turned"
    assert refused(state, "use hades-lethe") == ("E4.5", "turned")
    assert conserved(state)


@pytest.mark.rule("R5")
@pytest.mark.card("hades-lethe")
def test_the_card_of_lethe_needs_no_column_and_is_none_of_the_three() -> None:
    state = lethe(["athena-olive"], ["zeus-danae"], columns={0: ["red", "blue"]})  # Danaë: green
    act(state, "use hades-lethe")
    assert domain(state, 0) == ["hades-lethe", "zeus-danae"]
    assert (state.columns[0], state.taken[0], asked(state)) == (5, 0, (0, "Turn"))


@pytest.mark.rule("R5")
@pytest.mark.card("hades-lethe")
def test_the_instantaneous_power_of_the_card_of_lethe_is_used() -> None:
    state = lethe(["athena-olive"], ["zeus-ganymede"])
    act(state, "use hades-lethe")
    assert state.vp == [2, 0, 0]


@pytest.mark.rule("R5", "R15")
@pytest.mark.card("hades-lethe")
def test_permanent_powers_react_to_the_card_of_lethe() -> None:
    state = lethe(["hephaestus-firegod", "athena-olive"], ["hephaestus-throne"])
    act(state, "use hades-lethe")
    assert told(state, "reacts") == [(0, "hephaestus-firegod")]
    assert state.vp == [1, 0, 0]


@pytest.mark.rule("R5", "R13")
@pytest.mark.card("hades-lethe")
def test_the_card_of_lethe_lies_straight_even_for_a_turned_one() -> None:
    state = lethe(["athena-initiation/used"], ["zeus-companion"])
    act(state, "use hades-lethe", "use zeus-companion")
    assert state.vp == [1, 0, 0]


@pytest.mark.rule("R1", "R9", "R12")
@pytest.mark.card("hades-lethe")
def test_lethe_gives_up_another_family_card_of_level_one_or_two() -> None:
    mine = ["athena-olive", "athena-owl", "athena-trade", "zeus-hera", "citizen"]
    state = lethe(mine, ["zeus-danae", "zeus-temple", "hades-helm"])
    act(state, "use hades-lethe")
    assert offered(state, "give") == {"athena-olive", "athena-owl", "athena-trade"}
    assert refused(state, "give hades-lethe") == ("R1", "another-card")
    assert refused(state, "give zeus-hera") == ("R9", "level-too-high")
    assert refused(state, "give zeus-danae") == ("R12", "not-in-domain")
    assert refused(state, "give citizen")[0] == "R12"
    assert refused(state, "decline") == ("R9", "must")


@pytest.mark.rule("R12")
@pytest.mark.card("hades-lethe")
def test_lethe_offers_only_cards_with_a_partner_of_their_level() -> None:
    state = lethe(["athena-olive", "athena-trade", "athena-owl"], ["zeus-danae"])
    act(state, "use hades-lethe")
    assert offered(state, "give") == {"athena-olive", "athena-trade"}
    assert refused(state, "give athena-owl") == ("R12", "no-partner")


@pytest.mark.rule("R3", "R6", "R12")
@pytest.mark.card("hades-lethe")
def test_lethe_brings_any_card_that_is_not_there_yet() -> None:
    pile = ["athena-olive", "hades-lethe", "zeus-danae", "athena-trade", "zeus-ganymede"]
    state = lethe(["athena-olive", "athena-trade"], [*pile, "zeus-temple"])
    act(state, "use hades-lethe", "give athena-olive")
    assert offered(state, "recall") == {"zeus-danae", "zeus-ganymede"}
    assert refused(state, "recall athena-olive") == ("R12", "own-design")
    assert refused(state, "recall athena-trade") == ("R6", "twin")
    assert refused(state, "recall hades-lethe") == ("R6", "twin")
    assert refused(state, "recall zeus-temple") == ("R12", "same-level")
    assert refused(state, "recall zeus-philemon") == ("R9", "not-there")


@pytest.mark.rule("R9")
@pytest.mark.card("hades-lethe")
@pytest.mark.parametrize(
    ("mine", "discard"),
    [
        (["athena-olive"], []),
        ([], ["zeus-danae"]),
        (["citizen"], ["zeus-danae"]),
        (["athena-olive"], ["athena-olive", "hades-lethe"]),
        (["athena-olive"], ["zeus-temple"]),
        (["zeus-hera"], ["hades-helm"]),
    ],
)
def test_lethe_is_not_usable_without_a_legal_pair(mine: list[str], discard: list[str]) -> None:
    state = lethe(mine, discard)
    assert refused(state, "use hades-lethe") == ("R9", "power-idle")
    assert lies(state, 0, "hades-lethe") == "straight"


@pytest.mark.rule("R7")
@pytest.mark.card("hades-lethe", "athena-horse")
def test_no_power_brings_the_card_that_lethe_took_back_in_this_turn() -> None:
    agora = ["zeus-ganymede", "zeus-hera"]
    state = lethe(["zeus-ganymede", "athena-horse"], ["zeus-danae"], agora=agora)
    act(state, "use hades-lethe", "use athena-horse")
    assert domain(state, 0) == ["hades-lethe", "athena-horse", "zeus-danae", "zeus-hera"]
    assert "take zeus-ganymede" in options(state)  # the action of the turn is free


@pytest.mark.rule("R7")
@pytest.mark.card("hades-lethe", "hades-eurydice")
def test_eurydice_does_not_bring_back_what_lethe_took_in_this_turn() -> None:
    state = lethe(["zeus-ganymede"], ["zeus-danae"], agora=["hades-eurydice"])
    act(state, "use hades-lethe")
    assert names(state.discard) == ["zeus-ganymede"]
    act(state, "take hades-eurydice")
    assert (state.gold[0], domain(state, 0)[1:]) == (2, ["zeus-danae", "hades-eurydice"])


@pytest.mark.rule("R5")
@pytest.mark.card("hades-lethe", "hades-eurydice")
def test_lethe_may_bring_eurydice_of_level_two_who_takes_a_card_in_her_turn() -> None:
    state = lethe(["athena-owl"], ["hades-eurydice", "zeus-ganymede"])
    act(state, "use hades-lethe", "recall zeus-ganymede")
    assert domain(state, 0) == ["hades-lethe", "hades-eurydice", "zeus-ganymede"]
    assert (names(state.discard), state.vp[0]) == (["athena-owl"], 2)


@pytest.mark.rule("R7")
@pytest.mark.card("hades-lethe")
def test_what_lethe_took_is_barred_for_no_other_player_and_for_this_turn_only() -> None:
    state = lethe(["zeus-ganymede"], ["zeus-danae"], agora=["zeus-ganymede"], players=2)
    act(state, "use hades-lethe", "quest 1", "dismiss blue")
    assert asked(state) == (1, "Turn")
    assert "take zeus-ganymede" in options(state)
    act(state, "quest 2", "dismiss blue")  # then there is nothing else for seat 0
    assert domain(state, 0) == ["hades-lethe", "zeus-danae", "zeus-ganymede"]


@pytest.mark.rule("R7")
@pytest.mark.card("hades-lethe", "hermes-herma")
def test_lethe_does_not_bring_back_what_left_the_domain_in_this_turn() -> None:
    state = position(
        families="misfortune",
        domain={0: ["hades-lethe", "hephaestus-assistance"]},
        agora=["hermes-herma", "ares-nike"],
        discard=["hephaestus-assistance", "hephaestus-throne", "ares-spartoi"],
    )
    act(state, "take hermes-herma", "give hephaestus-assistance", "dismiss red")
    assert domain(state, 0) == ["hades-lethe", "hermes-herma", "ares-nike"]
    act(state, "use hades-lethe", "give ares-nike")
    assert offered(state, "recall") == {"hephaestus-throne", "ares-spartoi"}
    assert refused(state, "recall hephaestus-assistance") == ("R7", "no-return")


# ---- Persephone


def persephone(mine: list[str], gold: int, **parts: Any) -> Elysium:
    """Seat 0 has Persephone in the Domain and is in turn."""
    return position(domain={0: ["hades-persephone", *mine]}, gold=gold, **parts)


@pytest.mark.rule("E4.7", "E4.10", "R8", "R13")
@pytest.mark.card("hades-persephone")
@pytest.mark.parametrize(
    ("card", "cost"),
    [("zeus-danae", 0), ("zeus-demeter", 1), ("hades-persephone", 1), ("zeus-hera", 2)],
)
def test_persephone_makes_a_transfer_for_one_gold_less(card: str, cost: int) -> None:
    state = persephone(["zeus-demeter", "zeus-danae", "zeus-hera"], gold=5)
    assert paid(state, "use hades-persephone", f"transfer {card}") == cost
    assert legends(state, 0) == [[card]]
    assert asked(state) == (0, "Turn")  # exactly one


@pytest.mark.rule("E4.7", "R13")
@pytest.mark.card("hades-persephone")
def test_persephone_is_used_once_in_an_epoch() -> None:
    state = persephone(["zeus-demeter", "zeus-danae"], gold=5)
    act(state, "use hades-persephone", "transfer zeus-danae")
    assert lies(state, 0, "hades-persephone") == "turned"
    assert refused(state, "use hades-persephone") == ("E4.7", "turned")


@pytest.mark.rule("R9")
@pytest.mark.card("hades-persephone")
def test_persephones_transfer_cannot_be_declined() -> None:
    state = persephone(["zeus-demeter", "zeus-danae"], gold=5)
    act(state, "use hades-persephone")
    assert refused(state, "decline") == ("R9", "must")


@pytest.mark.rule("E4.7", "R13")
@pytest.mark.card("hades-persephone")
def test_persephone_needs_another_eleusis_card_in_the_own_domain() -> None:
    alone = ["hades-persephone", "zeus-danae", "citizen"]
    state = position(
        domain={0: alone, 1: ["zeus-demeter"]}, legends={0: [["athena-kykeon"]]}, gold=5
    )
    assert refused(state, "use hades-persephone") == ("E4.7", "eleusis-alone")
    state = persephone(["zeus-demeter/used"], gold=5)
    assert "use hades-persephone" in options(state)


@pytest.mark.rule("R9")
@pytest.mark.card("hades-persephone")
@pytest.mark.parametrize(
    ("mine", "gold", "usable"), [([], 0, False), ([], 1, True), (["zeus-danae"], 0, True)]
)
def test_persephone_is_usable_only_if_a_transfer_can_be_paid(
    mine: list[str], gold: int, usable: bool
) -> None:
    state = persephone(["zeus-demeter", *mine], gold)
    assert ("use hades-persephone" in options(state)) == usable


@pytest.mark.rule("R9")
@pytest.mark.card("hades-persephone")
def test_persephone_is_not_turned_if_no_transfer_is_possible() -> None:
    state = persephone(["zeus-demeter"], gold=0)
    assert refused(state, "use hades-persephone") == ("R9", "power-idle")
    assert lies(state, 0, "hades-persephone") == "straight"


@pytest.mark.rule("E7.1", "R8")
@pytest.mark.card("hades-persephone")
def test_persephone_takes_a_citizen_by_the_citizen_rule() -> None:
    state = persephone(["zeus-demeter", "citizen"], gold=1)
    act(state, "use hades-persephone")
    assert refused(state, "transfer citizen") == ("E7.1", "citizen-nowhere")
    written = {0: [["zeus-temple", "athena-owl"]]}
    state = persephone(["zeus-demeter", "citizen"], gold=1, legends=written)
    assert paid(state, "use hades-persephone", "transfer citizen") == 1
    assert legends(state, 0) == [["zeus-temple", "athena-owl", "citizen"]]


@pytest.mark.rule("R16")
@pytest.mark.card("hades-persephone", "hermes-mystagogue")
def test_a_copied_persephone_transfers_a_card_of_the_copying_player() -> None:
    state = position(
        families="plots",
        domain={0: ["hermes-mystagogue", "athena-kykeon"], 1: ["hades-persephone/used"]},
        gold=1,
    )
    act(state, "use hermes-mystagogue", "copy hades-persephone")
    assert offered(state, "transfer") == {"hermes-mystagogue", "athena-kykeon"}
    assert paid(state, "transfer hermes-mystagogue") == 1
    assert legends(state, 0) == [["hermes-mystagogue"]]


# ---- Cerberus


def cerberus(mine: list[str], transfers: int = 2, **parts: Any) -> Elysium:
    """Seat 0 has Cerberus in the Domain and is in turn in phase III."""
    mine = ["hades-cerberus", *mine]
    return position(phase=WRITING, domain={0: mine}, transfers={0: transfers}, **parts)


@pytest.mark.rule("E4.8", "R8", "R13")
@pytest.mark.card("hades-cerberus")
@pytest.mark.parametrize("card", ["zeus-hera", "zeus-danae", "hades-cerberus"])
def test_cerberus_makes_a_free_transfer_that_the_quest_does_not_count(card: str) -> None:
    state = cerberus(["zeus-hera", "zeus-danae"], quest={0: 2}, gold=3)
    assert paid(state, "use hades-cerberus", f"transfer {card}") == 0
    assert legends(state, 0) == [[card]]
    assert (state.left, state.transfers[0]) == (2, 3)


@pytest.mark.rule("E4.8", "R13")
@pytest.mark.card("hades-cerberus")
def test_cerberus_needs_neither_gold_nor_a_transfer_of_the_quest() -> None:
    state = cerberus(["zeus-hera", "zeus-danae"], left=0)
    act(state, "use hades-cerberus", "transfer zeus-hera")
    assert (legends(state, 0), told(state, "pays")) == ([["zeus-hera"]], [])


@pytest.mark.rule("E4.8", "R13")
@pytest.mark.card("hades-cerberus")
def test_cerberus_is_used_once_in_a_phase_three() -> None:
    state = cerberus(["zeus-hera", "zeus-danae"], gold=1)
    act(state, "use hades-cerberus", "transfer zeus-hera")
    assert lies(state, 0, "hades-cerberus") == "turned"
    assert refused(state, "use hades-cerberus") == ("E4.8", "turned")


@pytest.mark.rule("R9")
@pytest.mark.card("hades-cerberus")
@pytest.mark.parametrize("transfers", [0, 1])
def test_cerberus_is_not_usable_after_less_than_two_transfers(transfers: int) -> None:
    state = cerberus(["zeus-hera"], transfers, gold=9)
    assert refused(state, "use hades-cerberus") == ("R9", "power-idle")
    assert lies(state, 0, "hades-cerberus") == "straight"


@pytest.mark.rule("R9")
@pytest.mark.card("hades-cerberus")
def test_the_transfer_of_cerberus_must_be_made() -> None:
    state = cerberus(["zeus-hera"], gold=1)
    act(state, "use hades-cerberus")
    assert refused(state, "decline") == ("R9", "must")


@pytest.mark.rule("E5.3", "R13")
@pytest.mark.card("hades-cerberus")
@pytest.mark.parametrize(("before", "needed"), [(0, 2), (1, 1)])
def test_transfers_of_both_phases_count_for_cerberus(before: int, needed: int) -> None:
    begun = {0: [["zeus-temple"], ["poseidon-proteus"]]}  # so that `start` is asked for
    state = cerberus(
        ["zeus-danae", "athena-olive", "zeus-hera"], before, quest={0: 3}, gold=9, legends=begun
    )
    for card in ["zeus-danae", "athena-olive"][:needed]:
        assert "use hades-cerberus" not in options(state)
        act(state, f"transfer {card}", "start")
    assert "use hades-cerberus" in options(state)


@pytest.mark.rule("E4.10", "E9.1")
@pytest.mark.card("hades-cerberus", "hades-judge")
def test_transfers_by_powers_of_phase_two_count_for_cerberus_in_this_epoch() -> None:
    state = position(
        round_=3,
        turn=2,
        quest={0: 2, 1: 3},
        taken={0: 3, 1: 3, 2: 3},
        domain={2: ["hades-judge", "hades-cerberus", "hades-charon", "athena-owl"]},
        gold=3,
    )
    act(state, "use hades-judge", "transfer athena-owl", "transfer hades-charon")
    act(state, "quest 1", "dismiss red")
    assert asked(state) == (2, "Writing")
    act(state, "use hades-cerberus", "transfer hades-judge", "start")
    assert (state.epoch, state.transfers) == (2, [0, 0, 0])


@pytest.mark.rule("E4.10", "R13")
@pytest.mark.card("hades-cerberus", "athena-games")
def test_a_transfer_in_the_turn_of_another_counts_for_cerberus() -> None:
    state = position(domain={0: ["athena-games"], 1: ["hades-cerberus", "zeus-danae"]}, gold=3)
    act(state, "use athena-games", "transfer athena-games", "transfer zeus-danae")
    assert state.transfers == [1, 1, 0]


@pytest.mark.rule("E7.1", "R8")
@pytest.mark.card("hades-cerberus")
def test_cerberus_takes_a_citizen_for_free_by_the_citizen_rule() -> None:
    state = cerberus(["citizen", "zeus-danae"], gold=1)
    act(state, "use hades-cerberus")
    assert refused(state, "transfer citizen") == ("E7.1", "citizen-nowhere")
    state = cerberus(["citizen"], legends={0: [["zeus-hera", "athena-aegis"]]}, gold=2)
    assert paid(state, "use hades-cerberus", "transfer citizen") == 0
    assert legends(state, 0) == [["zeus-hera", "athena-aegis", "citizen"]]


# ---- Eurydice


def eurydice(discard: list[str], **parts: Any) -> Elysium:
    """Seat 0 has just taken Eurydice."""
    return took("hades-eurydice", discard=discard, **parts)


@pytest.mark.rule("R3", "R5", "R9")
@pytest.mark.card("hades-eurydice")
def test_eurydice_takes_any_level_one_card_of_the_discard_pile() -> None:
    state = eurydice(["zeus-danae", "athena-trade", "zeus-temple", "hades-helm", "zeus-danae"])
    assert options(state) == ["recall athena-trade", "recall zeus-danae", "gold"]
    act(state, "recall zeus-danae")
    assert domain(state, 0) == ["hades-eurydice", "zeus-danae"]
    assert names(state.discard) == ["athena-trade", "zeus-temple", "hades-helm", "zeus-danae"]
    assert state.gold == [0, 0, 0]
    assert conserved(state)


@pytest.mark.rule("R9")
@pytest.mark.card("hades-eurydice")
def test_eurydice_gives_two_gold_instead() -> None:
    state = eurydice(["zeus-danae"])
    act(state, "gold")
    assert (state.gold, domain(state, 0)) == ([2, 0, 0], ["hades-eurydice"])
    assert asked(state) == (0, "Dismissal")


@pytest.mark.rule("R6", "R9")
@pytest.mark.card("hades-eurydice")
@pytest.mark.parametrize("discard", [[], ["zeus-temple", "hades-helm"], ["athena-olive"]])
def test_eurydice_gives_two_gold_if_no_card_is_legal(discard: list[str]) -> None:
    state = eurydice(discard, domain={0: ["athena-olive"]})
    assert (state.gold, domain(state, 0)) == ([2, 0, 0], ["athena-olive", "hades-eurydice"])
    assert asked(state) == (0, "Dismissal")


@pytest.mark.rule("R6", "R9")
@pytest.mark.card("hades-eurydice")
def test_eurydice_refuses_high_cards_twins_and_to_do_nothing() -> None:
    pile = ["zeus-danae", "zeus-temple", "athena-olive"]
    state = eurydice(pile, domain={0: ["athena-olive"]})
    assert refused(state, "recall zeus-temple") == ("R9", "level-too-high")
    assert refused(state, "recall athena-olive") == ("R6", "twin")
    assert refused(state, "recall zeus-philemon") == ("R9", "not-there")
    assert refused(state, "decline") == ("R9", "must")


@pytest.mark.rule("R5")
@pytest.mark.card("hades-eurydice")
def test_the_card_of_eurydice_needs_no_column_and_is_none_of_the_three() -> None:
    state = eurydice(["zeus-danae"], columns={0: ["blue", "red"]})  # Danaë is green
    act(state, "recall zeus-danae", "dismiss red")
    assert told(state, "dismisses") == [(0, "red")]
    assert (state.taken[0], state.columns[0]) == (1, 4)


@pytest.mark.rule("R5")
@pytest.mark.card("hades-eurydice", "hades-charon")
def test_the_power_of_the_card_of_eurydice_is_resolved_first() -> None:
    state = eurydice(["hades-charon"], domain={0: ["zeus-hera"]}, gold=2)
    act(state, "recall hades-charon")
    assert asked(state) == (0, "Granted")
    assert paid(state, "transfer zeus-hera") == 2
    assert asked(state) == (0, "Dismissal")


@pytest.mark.rule("R5", "R15")
@pytest.mark.card("hades-eurydice")
def test_permanent_powers_react_to_the_card_of_eurydice() -> None:
    state = eurydice(["hephaestus-throne"], domain={0: ["hephaestus-firegod"]})
    act(state, "recall hephaestus-throne")
    assert told(state, "reacts") == [(0, "hephaestus-firegod")]
    assert state.vp == [1, 0, 0]


# ---- Judge of the Underworld


def judge(mine: list[str], gold: int, **parts: Any) -> Elysium:
    """Seat 0 has the Judge in the Domain and is in turn."""
    return position(domain={0: ["hades-judge", *mine]}, gold=gold, **parts)


@pytest.mark.rule("E4.6", "E4.10", "R8", "R14")
@pytest.mark.card("hades-judge")
def test_the_judge_makes_a_transfer_for_each_hades_card_at_normal_cost() -> None:
    state = judge(["hades-charon", "citizen", "athena-owl", "zeus-danae"], gold=9)
    act(state, "use hades-judge")
    assert paid(state, "transfer athena-owl") == 2
    assert asked(state) == (0, "Granted")
    assert paid(state, "transfer zeus-danae") == 1
    assert asked(state) == (0, "Turn")  # the Judge and Charon are two
    assert legends(state, 0) == [["athena-owl"], ["zeus-danae"]]


@pytest.mark.rule("E4.6", "R14")
@pytest.mark.card("hades-judge")
def test_the_judge_gets_a_ring_when_taken_and_loses_it_when_used() -> None:
    state = took("hades-judge", domain={0: ["zeus-danae"]}, gold=1)
    act(state, "dismiss red")
    assert lies(state, 0, "hades-judge") == "ring"
    act(state, "use hades-judge", "transfer zeus-danae")  # there is gold for one card only
    assert (legends(state, 0), lies(state, 0, "hades-judge")) == ([["zeus-danae"]], "used")
    state = judge(["zeus-danae", "athena-owl"], gold=9)
    act(state, "use hades-judge", "transfer zeus-danae")
    assert refused(state, "use hades-judge") == ("E4.6", "ring-gone")


@pytest.mark.rule("R9")
@pytest.mark.card("hades-judge")
def test_before_each_transfer_the_judge_may_stop() -> None:
    state = judge(["hades-charon", "hades-lethe", "athena-owl"], gold=9)
    act(state, "use hades-judge", "transfer athena-owl", "decline")
    assert asked(state) == (0, "Turn")
    assert (legends(state, 0), state.gold[0]) == ([["athena-owl"]], 7)


@pytest.mark.rule("E4.6", "R9")
@pytest.mark.card("hades-judge")
def test_the_judge_may_stop_before_the_first_transfer_and_the_ring_is_gone() -> None:
    state = judge(["hades-charon", "athena-owl"], gold=9)
    act(state, "use hades-judge")
    assert options(state)[-1] == "decline"
    act(state, "decline")
    assert (legends(state, 0), state.gold[0]) == ([], 9)
    assert (asked(state), lies(state, 0, "hades-judge")) == ((0, "Turn"), "used")


@pytest.mark.rule("E4.13", "R9", "R13")
@pytest.mark.card("hades-judge")
def test_the_number_of_the_judge_stays_when_he_and_other_hades_cards_go() -> None:
    state = judge(["hades-charon", "hades-cerberus", "zeus-danae"], gold=9)
    act(state, "use hades-judge", "transfer hades-judge", "transfer hades-charon", "start")
    assert asked(state) == (0, "Granted")
    assert paid(state, "transfer zeus-danae", "start") == 1
    assert asked(state) == (0, "Turn")
    assert legends(state, 0) == [["hades-judge"], ["hades-charon"], ["zeus-danae"]]


@pytest.mark.rule("R8", "R9")
@pytest.mark.card("hades-judge")
def test_the_judge_stops_when_the_gold_is_gone() -> None:
    state = judge(["hades-charon", "hades-lethe", "athena-owl"], gold=2)
    act(state, "use hades-judge", "transfer athena-owl")
    assert asked(state) == (0, "Turn")


@pytest.mark.rule("R9")
@pytest.mark.card("hades-judge")
def test_the_judge_can_be_used_without_a_legal_transfer() -> None:
    state = judge(["hades-charon", "citizen"], gold=0)
    act(state, "use hades-judge")
    assert (asked(state), lies(state, 0, "hades-judge")) == ((0, "Turn"), "used")


@pytest.mark.rule("E7.1", "R8")
@pytest.mark.card("hades-judge")
def test_the_judge_takes_citizens_by_the_citizen_rule() -> None:
    written = {0: [["zeus-temple", "athena-owl"]]}
    state = judge(["citizen"], gold=2, legends=written)
    act(state, "use hades-judge")
    assert options(state) == ["transfer citizen", "decline"]  # he himself costs 3
    assert paid(state, "transfer citizen") == 2
    assert legends(state, 0) == [["zeus-temple", "athena-owl", "citizen"]]


@pytest.mark.rule("E4.10")
@pytest.mark.card("hades-judge")
def test_the_transfers_of_the_judge_do_not_use_up_those_of_the_quest() -> None:
    state = position(
        round_=3,
        turn=2,
        quest={0: 1, 1: 2},
        taken={0: 3, 1: 3, 2: 3},
        domain={2: ["hades-judge", "hades-charon", "zeus-danae"]},
        gold=5,
    )
    act(state, "use hades-judge", "transfer hades-charon", "transfer zeus-danae", "start")
    act(state, "quest 3", "dismiss red")
    assert (asked(state), state.left) == ((2, "Writing"), 3)


@pytest.mark.rule("R16")
@pytest.mark.card("hades-judge", "hermes-argus")
def test_a_copied_judge_counts_the_hades_cards_of_the_copying_player() -> None:
    theirs = ["hades-judge/used", "hades-helm", "hades-cerberus"]
    state = position(
        families="misfortune",
        domain={0: ["hermes-argus", "hades-charon", "ares-nike"], 1: theirs},
        gold=9,
    )
    act(state, "use hermes-argus", "transfer ares-nike")
    assert asked(state) == (0, "Turn")
    assert legends(state, 0) == [["ares-nike"]]
    state = position(
        families="misfortune", domain={0: ["hermes-argus", "ares-nike"], 1: theirs}, gold=9
    )
    assert refused(state, "use hermes-argus") == ("R9", "power-idle")


# ---- Thanatos


def thanatos(mine: list[str], gold: int = 0, **parts: Any) -> Elysium:
    """Seat 0 has just taken Thanatos."""
    return took("hades-thanatos", domain={0: mine}, gold=gold, **parts)


@pytest.mark.rule("E4.3", "R5", "R8")
@pytest.mark.card("hades-thanatos")
@pytest.mark.parametrize("gold", [0, 5])
@pytest.mark.parametrize("card", ["zeus-hera", "zeus-danae", "hades-thanatos"])
def test_thanatos_transfers_a_family_card_for_free_before_the_column(card: str, gold: int) -> None:
    state = thanatos(["zeus-hera", "zeus-danae"], gold)
    assert asked(state) == (0, "Granted")
    assert paid(state, f"transfer {card}") == 0
    assert legends(state, 0) == [[card]]
    assert (asked(state), state.taken[0]) == ((0, "Dismissal"), 1)


@pytest.mark.rule("R1", "R8")
@pytest.mark.card("hades-thanatos")
def test_thanatos_never_transfers_a_citizen() -> None:
    state = thanatos(["citizen"], gold=9, legends={0: [["zeus-temple", "athena-owl"]]})
    assert offered(state, "transfer") == {"hades-thanatos"}
    assert refused(state, "transfer citizen") == ("R8", "no-citizen-here")


@pytest.mark.rule("R9")
@pytest.mark.card("hades-thanatos")
def test_thanatos_may_be_declined() -> None:
    state = thanatos(["zeus-hera"])
    act(state, "decline")
    assert (asked(state), legends(state, 0)) == ((0, "Dismissal"), [])
    assert domain(state, 0) == ["zeus-hera", "hades-thanatos"]


# ---- Helm of Hades

HELM = "hades-helm"


@pytest.mark.rule("E4.4", "R8", "R15")
@pytest.mark.card("hades-helm")
@pytest.mark.parametrize(
    ("card", "cost"), [("zeus-danae", 0), ("athena-owl", 1), ("zeus-hera", 2), (HELM, 2)]
)
def test_helm_makes_quest_transfers_cheaper_its_own_too(card: str, cost: int) -> None:
    mine = [HELM, "zeus-danae", "athena-owl", "zeus-hera"]
    state = position(phase=WRITING, domain={0: mine}, gold=2)
    assert paid(state, f"transfer {card}") == cost


@pytest.mark.rule("R8")
@pytest.mark.card("hades-helm")
def test_helm_brings_dearer_cards_within_reach() -> None:
    state = position(phase=WRITING, domain={0: ["athena-owl", "zeus-danae"]}, gold=1)
    assert refused(state, "transfer athena-owl") == ("R8", "transfer-gold")
    state = position(phase=WRITING, domain={0: [HELM, "athena-owl", "zeus-danae"]}, gold=1)
    assert offered(state, "transfer") == {"athena-owl", "zeus-danae"}


@pytest.mark.rule("E4.1", "R8")
@pytest.mark.card("hades-helm")
def test_helm_does_nothing_once_it_has_left_the_domain_nor_for_another_player() -> None:
    mine = [HELM, "athena-owl", "zeus-hera"]
    state = position(phase=WRITING, quest={0: 3}, domain={0: mine, 1: [HELM]}, gold=9)
    act(state, f"transfer {HELM}")
    assert paid(state, "transfer athena-owl") == 2
    assert paid(state, "transfer zeus-hera", "start") == 3


@pytest.mark.rule("R8")
@pytest.mark.card("hades-helm", "hades-charon", "hades-persephone")
@pytest.mark.parametrize(("card", "cost"), [("zeus-danae", 0), ("athena-owl", 0), ("zeus-hera", 1)])
def test_helm_adds_up_with_other_reductions_but_not_below_nothing(card: str, cost: int) -> None:
    mine = [HELM, "zeus-danae", "athena-owl", "zeus-hera"]
    assert paid(charon(mine, gold=1), f"transfer {card}") == cost
    state = persephone([*mine, "zeus-demeter"], gold=1)
    assert paid(state, "use hades-persephone", f"transfer {card}") == cost


@pytest.mark.rule("R8")
@pytest.mark.card("hades-helm", "hades-judge")
def test_helm_counts_for_each_transfer_of_a_power() -> None:
    state = judge([HELM, "athena-owl", "zeus-hera"], gold=3)
    assert paid(state, "use hades-judge", "transfer athena-owl", "transfer zeus-hera") == 1 + 2


@pytest.mark.rule("R8")
@pytest.mark.card("hades-helm", "hades-cerberus", "hades-thanatos")
def test_helm_changes_nothing_about_a_free_transfer() -> None:
    state = cerberus([HELM, "zeus-hera"], gold=2)
    assert paid(state, "use hades-cerberus", f"transfer {HELM}") == 0
    assert paid(thanatos([HELM, "zeus-danae"], gold=2), "transfer zeus-danae") == 0


@pytest.mark.rule("E7.1", "R8")
@pytest.mark.card("hades-helm")
@pytest.mark.parametrize(
    ("legend", "cost"),
    [
        (["zeus-danae", "athena-olive"], 0),
        (["zeus-temple", "athena-owl"], 1),
        (["zeus-danae", "zeus-temple"], 2),
    ],
)
def test_helm_makes_citizens_cheaper(legend: list[str], cost: int) -> None:
    state = position(phase=WRITING, domain={0: [HELM, "citizen"]}, legends={0: [legend]}, gold=cost)
    assert paid(state, "transfer citizen") == cost
    assert legends(state, 0) == [[*legend, "citizen"]]


@pytest.mark.rule("E4.11", "R8", "R15")
@pytest.mark.card("hades-helm", "athena-games")
def test_helm_takes_off_a_surcharge_in_the_turn_of_another() -> None:
    state = position(
        turn=1,
        domain={1: ["athena-games"], 0: [HELM, "athena-owl"], 2: ["zeus-temple", "zeus-danae"]},
        gold=2,
    )
    act(state, "use athena-games", "decline")
    assert asked(state) == (0, "Granted")
    assert offered(state, "transfer") == {"athena-owl"}  # Helm itself costs 3 + 1 - 1
    assert paid(state, "transfer athena-owl") == 2
    assert (asked(state), offered(state, "transfer")) == ((2, "Granted"), {"zeus-danae"})


@pytest.mark.rule("R8", "R19")
@pytest.mark.card("hades-helm", "apollo-muses")
def test_helm_makes_oracle_cards_cheaper() -> None:
    state = position(
        phase=WRITING,
        families="wasteland",
        domain={0: [HELM, "apollo-muses"]},
        oracle=["ares-temple", "ares-nike"],
        gold=2,
    )
    assert paid(state, "use apollo-muses", "oracle ares-temple") == 2 + 1 - 1
    assert legends(state, 0) == [["ares-temple"]]
