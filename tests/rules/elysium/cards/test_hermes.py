"""Hermes: reused and copied powers, swaps, flexible Columns."""

from collections.abc import Sequence
from functools import partial
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
)

from pantheon.games.elysium.state import Elysium

RICH = "opulence"  # Ares, Athena, Hephaestus, Hermes, Zeus
GRIM = "misfortune"  # Ares, Hades, Hephaestus, Hermes, Poseidon
WASTE = "wasteland"  # Apollo, Ares, Hades, Hermes, Poseidon
MYSTERIES = "apollo+athena+hades+hermes+zeus"

turn = partial(position, families=RICH)
taking = partial(took, families=RICH)

Boards = tuple[list[int], list[int], list[int]]


def boards(state: Elysium) -> Boards:
    """The gold, VP and PP of all seats."""
    return list(state.gold), list(state.vp), list(state.pp)


# ---- Echo

ECHO = ["hermes-echo", "ares-spartoi"]


@pytest.mark.rule("R20", "E10.2")
@pytest.mark.card("hermes-echo")
@pytest.mark.parametrize(
    ("written", "vp"),
    [
        ([ECHO], 0),
        ([["hermes-echo", "zeus-philemon"]], 2),
        ([ECHO, ["zeus-temple", "zeus-danae"]], 2),
        ([ECHO, ["zeus-temple", "zeus-danae", "zeus-hera"]], 3),
        ([["hermes-echo", "zeus-gathering", "athena-olive"]], 3),
        ([["hermes-echo", "zeus-gathering", "athena-olive", "ares-nike", "hephaestus-throne"]], 4),
        ([ECHO, ["athena-temple", "zeus-temple"], ["zeus-philemon", "athena-gathering"]], 2),
    ],
    ids=["none", "flat", "family", "family-3", "level", "at-most-4", "the-best"],
)
def test_echo_repeats_the_best_other_chronos_card_up_to_4(
    written: list[list[str]], vp: int
) -> None:
    state = scored(families=RICH, legends={0: written})
    assert ("hermes-echo", vp) in chronos(state)


@pytest.mark.rule("R20")
@pytest.mark.card("hermes-echo")
def test_echo_repeats_without_taking_from_the_card() -> None:
    state = scored(
        families=RICH,
        gold=[10, 0, 0],
        legends={0: [["hermes-echo", "athena-olive"], ["hephaestus-throne", "zeus-danae"]]},
    )
    assert chronos(state) == [("hermes-echo", 4), ("hephaestus-throne", 5)]
    # Legends 2 + 2, Level tile 2
    assert state.points(0) == 5 + 4 + 2 + 2 + 2


@pytest.mark.rule("R20")
@pytest.mark.card("hermes-echo")
def test_two_echoes_repeat_the_same_card_and_never_each_other() -> None:
    two = [ECHO, ["hermes-echo", "zeus-danae"]]
    assert chronos(scored(families=RICH, legends={0: two})) == [("hermes-echo", 0)] * 2
    state = scored(families=RICH, legends={0: [*two, ["zeus-temple", "zeus-ganymede"]]})
    assert chronos(state) == [("hermes-echo", 2), ("hermes-echo", 2), ("zeus-temple", 2)]


@pytest.mark.rule("R20", "E10.1")
@pytest.mark.card("hermes-echo")
def test_echo_repeats_only_what_lies_in_its_owners_legends() -> None:
    state = scored(
        families=RICH,
        domain={0: ["zeus-philemon"]},
        legends={0: [ECHO, ["ares-temple"]], 1: [["zeus-temple", "zeus-danae"]]},
    )
    assert chronos(state) == [("hermes-echo", 0)]


# ---- Winged Sandals

SANDALS = "hermes-sandals"


@pytest.mark.rule("E3.2", "E4.4")
@pytest.mark.card("hermes-sandals")
def test_with_the_sandals_every_circle_is_met_by_any_column() -> None:
    agora = ["ares-gathering", "ares-spartoi", "hermes-echo", "zeus-gathering"]  # R, G, B, Y
    state = turn(domain={0: [SANDALS]}, columns={0: ["green"]}, agora=agora)
    assert options(state, "take") == [f"take {card}" for card in sorted(agora)]
    act(state, "take zeus-gathering")
    assert domain(state, 0) == [SANDALS, "zeus-gathering"]


@pytest.mark.rule("E3.2")
@pytest.mark.card("hermes-sandals")
@pytest.mark.parametrize("card", ["hermes-argus", "zeus-temple"])
def test_with_the_sandals_two_circles_still_need_two_columns(card: str) -> None:
    state = turn(domain={0: [SANDALS]}, columns={0: ["red"]}, agora=[card, "ares-spartoi"])
    assert refused(state, f"take {card}") == ("E3.2", "needs-columns")
    state = turn(domain={0: [SANDALS]}, columns={0: ["red", "blue"]}, agora=[card, "ares-spartoi"])
    assert f"take {card}" in options(state)


@pytest.mark.rule("E3.3")
@pytest.mark.card("hermes-sandals")
@pytest.mark.parametrize(("players", "quests"), [(2, 2), (3, 4)])
def test_with_the_sandals_every_quest_is_met_by_any_column(players: int, quests: int) -> None:
    state = turn(players, domain={0: [SANDALS]}, columns={0: ["red"]})
    assert options(state, "quest") == [f"quest {number + 1}" for number in range(quests)]


@pytest.mark.rule("E3.2", "R19")
@pytest.mark.card("hermes-sandals")
def test_the_sandals_help_with_the_oracle_through_the_tripod() -> None:
    given: dict[str, Any] = {"columns": {0: ["red"]}, "oracle": ["hermes-echo", "hades-temple"]}
    state = turn(families=WASTE, domain={0: [SANDALS, "apollo-tripod"]}, **given)
    assert options(state, "oracle") == ["oracle hermes-echo"]
    assert refused(state, "oracle hades-temple") == ("E3.2", "needs-columns")


@pytest.mark.rule("E3.6")
@pytest.mark.card("hermes-sandals")
def test_cards_reached_through_the_sandals_forbid_a_citizen() -> None:
    given: dict[str, Any] = {"columns": {0: ["red"]}, "agora": ["hermes-echo"], "quest": {0: 1}}
    without = turn(domain={0: ["ares-phobos"]}, **given)
    assert "take citizen" in options(without)
    state = turn(domain={0: ["ares-phobos", SANDALS]}, **given)
    assert refused(state, "take citizen") == ("E3.6", "citizen-card")


@pytest.mark.rule("E3.6", "E3.7")
@pytest.mark.card("hermes-sandals")
def test_quests_reached_through_the_sandals_forbid_a_citizen_and_passing() -> None:
    given: dict[str, Any] = {"columns": {0: ["red"]}, "quest": {1: 2}}
    state = turn(domain={0: ["ares-phobos"]}, **given)
    assert options(state) == ["take citizen", "use ares-phobos"]
    state = turn(domain={0: ["ares-phobos", SANDALS]}, **given)
    assert refused(state, "take citizen") == ("E3.6", "citizen-quest")
    state = turn(domain={0: ["ares-phobos", SANDALS]}, taken={0: 3}, round_=3, **given)
    assert (told(state, "sits-out"), options(state, "quest")[0]) == ([], "quest 1")


@pytest.mark.rule("E3.2")
@pytest.mark.card("hermes-sandals")
def test_the_sandals_do_not_help_to_take_themselves_nor_others() -> None:
    given: dict[str, Any] = {"columns": {0: ["red", "green"]}, "agora": [SANDALS, "hermes-echo"]}
    state = turn(domain={1: [SANDALS]}, **given)
    assert refused(state, f"take {SANDALS}") == ("E3.2", "needs-colour")
    assert refused(state, "take hermes-echo") == ("E3.2", "needs-colour")


@pytest.mark.rule("E4.1")
@pytest.mark.card("hermes-sandals")
def test_the_sandals_help_no_more_once_transferred() -> None:
    cards = [SANDALS, "athena-games", "ares-phobos"]
    columns = {0: ["red", "green"]}
    state = turn(domain={0: cards}, columns=columns, agora=["hermes-echo"], gold=[1, 0, 0])
    assert "take hermes-echo" in options(state)
    act(state, "use athena-games", f"transfer {SANDALS}")
    assert refused(state, "take hermes-echo") == ("E3.2", "needs-colour")


# ---- Herm


@pytest.mark.rule("E4.3", "R5", "R12")
@pytest.mark.card("hermes-herma")
def test_herm_swaps_a_card_for_an_agora_card_of_its_level() -> None:
    mine = ["ares-nike", "ares-phobos"]
    agora = ["zeus-ganymede", "ares-eris", "zeus-hera"]
    state = taking("hermes-herma", domain={0: mine}, agora=agora)
    assert options(state) == ["give ares-nike", "give ares-phobos", "decline"]
    act(state, "give ares-nike")  # Ganymede is the only card of that level
    assert domain(state, 0) == ["ares-phobos", "hermes-herma", "zeus-ganymede"]
    assert names(state.agora) == ["ares-nike", "ares-eris", "zeus-hera"]
    assert list(state.vp) == [2, 0, 0]
    assert conserved(state)


@pytest.mark.rule("R5")
@pytest.mark.card("hermes-herma")
def test_what_herm_brings_needs_no_columns_and_is_none_of_the_three_cards() -> None:
    state = taking(
        "hermes-herma",
        domain={0: ["zeus-companion"]},
        agora=["hermes-temple"],
        columns={0: ["red", "green"]},
    )
    act(state, "give zeus-companion")
    assert ("hermes-temple" in domain(state, 0), state.taken[0]) == (True, 1)
    assert asked(state) == (0, "Dismissal")
    act(state, "dismiss red")
    assert state.columns[0] == 0b0010


@pytest.mark.rule("R12", "R14")
@pytest.mark.card("hermes-herma")
def test_a_card_that_herm_gives_up_leaves_its_ring_and_another_gets_one() -> None:
    state = taking("hermes-herma", domain={0: ["ares-trojan"]}, agora=["zeus-herakles"], vp=3)
    act(state, "give ares-trojan")
    assert lies(state, 0, "zeus-herakles") == "ring"
    assert told(state, "returns") == [(0, "ares-trojan")]
    assert sum(state.ready[8:]) == 0
    act(state, "dismiss red", "use zeus-herakles")
    assert state.vp[0] == 4


@pytest.mark.rule("R12", "R13")
@pytest.mark.card("hermes-herma")
def test_a_used_card_that_herm_put_into_the_agora_lies_ready_when_taken() -> None:
    state = taking(
        "hermes-herma",
        players=2,
        domain={0: ["ares-trojan/used"]},
        agora=["zeus-hera"],
        taken={0: 2},
    )
    act(state, "give ares-trojan", "dismiss yellow")
    act(state, "take ares-trojan")
    assert lies(state, 1, "ares-trojan") == "ring"


@pytest.mark.rule("R5", "R15")
@pytest.mark.card("hermes-herma")
def test_permanent_powers_react_to_what_herm_brings() -> None:
    mine = ["ares-spear", "hermes-echo"]
    state = taking("hermes-herma", domain={0: mine}, agora=["ares-spartoi"])
    act(state, "give hermes-echo")
    assert list(state.pp) == [2 + 1, 0, 0]


@pytest.mark.rule("R9")
@pytest.mark.card("hermes-herma")
def test_herm_may_be_declined() -> None:
    state = taking("hermes-herma", domain={0: ["ares-nike"]}, agora=["zeus-ganymede"])
    act(state, "decline")
    assert (domain(state, 0), list(state.vp)) == (["ares-nike", "hermes-herma"], [0, 0, 0])
    assert asked(state) == (0, "Dismissal")


@pytest.mark.rule("R1", "R6", "R12")
@pytest.mark.card("hermes-herma")
@pytest.mark.parametrize(
    ("mine", "agora"),
    [
        ([], ["zeus-ganymede"]),
        (["ares-nike"], []),
        (["ares-nike"], ["ares-eris", "zeus-hera"]),
        (["citizen"], ["zeus-ganymede"]),
        (["ares-nike"], ["ares-nike"]),
        (["ares-nike", "zeus-danae"], ["ares-nike", "zeus-danae"]),
        (["ares-nike"], ["hermes-herma"]),
    ],
    ids=["only-herm", "empty-agora", "levels", "citizen", "own-design", "twins", "second-herm"],
)
def test_herm_does_nothing_without_a_legal_pair(mine: list[str], agora: list[str]) -> None:
    state = taking("hermes-herma", domain={0: mine}, agora=agora)
    assert asked(state) == (0, "Dismissal")
    assert domain(state, 0) == [*mine, "hermes-herma"]


@pytest.mark.rule("R1", "R6", "R12")
@pytest.mark.card("hermes-herma")
def test_herm_tells_why_cards_cannot_be_swapped() -> None:
    agora = ["zeus-ganymede", "zeus-danae", "ares-nike", "ares-amazons", "zeus-hera"]
    state = taking(
        "hermes-herma", domain={0: ["ares-nike", "ares-amazons", "ares-phobos"]}, agora=agora
    )
    assert refused(state, "give hermes-herma") == ("R1", "another-card")
    assert refused(state, "give ares-phobos") == ("R12", "no-partner")
    assert refused(state, "give zeus-ganymede") == ("R12", "not-in-domain")
    act(state, "give ares-nike")
    assert options(state) == ["agora zeus-ganymede", "agora zeus-danae"]
    assert refused(state, "agora ares-nike") == ("R12", "own-design")
    assert refused(state, "agora ares-amazons") == ("R6", "twin")
    assert refused(state, "agora zeus-hera") == ("R12", "same-level")


@pytest.mark.rule("R7")
@pytest.mark.card("hermes-herma")
def test_herm_brings_back_no_card_that_left_in_this_turn() -> None:
    agora = ["hermes-herma", "hades-charon", "ares-nike", "ares-amazons"]
    mine = ["hades-lethe", "hades-charon"]
    state = turn(families=GRIM, domain={0: mine}, agora=agora, discard=["hades-tartarus"])
    act(state, "use hades-lethe", "take hermes-herma", "give hades-tartarus")
    assert options(state) == ["agora ares-amazons", "agora ares-nike"]
    assert refused(state, "agora hades-charon") == ("R7", "no-return")


@pytest.mark.rule("R7", "E3.4")
@pytest.mark.card("hermes-herma")
def test_what_herm_put_into_the_agora_does_not_return_in_this_turn() -> None:
    mine = ["ares-nike", "athena-horse"]
    agora = ["zeus-ganymede", "zeus-danae", "ares-amazons"]
    state = taking("hermes-herma", domain={0: mine}, agora=agora)
    act(state, "give ares-nike", "agora zeus-ganymede", "dismiss red", "use athena-horse")
    assert refused(state, "agora ares-nike") == ("R7", "no-return")


# ---- Autolycus


def robbing(*theirs: str, mine: Sequence[str] = (), **parts: Any) -> Elysium:
    """Seat 0 takes Autolycus while these cards lie in the Domain of seat 1."""
    given = {0: mine, 1: theirs, **parts.pop("others", {})}
    return taking("hermes-autolycus", domain=given, **parts)


@pytest.mark.rule("E4.3", "R9", "R16")
@pytest.mark.card("hermes-autolycus")
def test_autolycus_copies_an_instantaneous_power_or_gains_2_gold() -> None:
    state = robbing("zeus-ganymede", others={2: ["ares-achilles"]})
    assert asked(state) == (0, "Copying")
    assert options(state) == ["copy ares-achilles", "copy zeus-ganymede", "gold"]
    assert refused(state, "decline") == ("R9", "must")
    act(state, "gold")
    assert boards(state) == ([2, 0, 0], [0, 0, 0], [0, 0, 0])
    assert asked(state) == (0, "Dismissal")


@pytest.mark.rule("R9", "R16")
@pytest.mark.card("hermes-autolycus")
@pytest.mark.parametrize(
    ("mine", "theirs", "elysium"),
    [
        ([], [], []),
        (["zeus-ganymede"], [], []),
        ([], ["citizen"], []),
        ([], ["ares-trojan", "ares-phobos", "ares-nike", "zeus-demeter", "ares-spear"], []),
        ([], ["hermes-autolycus"], []),
        ([], [], [["zeus-ganymede"]]),
    ],
    ids=["nothing", "own", "citizen", "other-kinds", "autolycus", "elysium"],
)
def test_autolycus_gains_2_gold_if_there_is_nothing_to_copy(
    mine: list[str], theirs: list[str], elysium: list[list[str]]
) -> None:
    state = robbing(*theirs, mine=mine, legends={1: elysium})
    assert boards(state) == ([2, 0, 0], [0, 0, 0], [0, 0, 0])
    assert asked(state) == (0, "Dismissal")


@pytest.mark.rule("R16")
@pytest.mark.card("hermes-autolycus", "hermes-echo", "hermes-argus")
def test_autolycus_tells_what_cannot_be_copied() -> None:
    theirs = ["hermes-autolycus", "hermes-echo", "hermes-argus", "ares-trojan", "zeus-ganymede"]
    state = robbing(*theirs, mine=["ares-spartoi"], legends={1: [["ares-achilles"]]})
    for card in theirs[:3]:
        assert refused(state, f"copy {card}") == ("R16", "no-copy-of-copies")
    assert refused(state, "copy ares-trojan") == ("R16", "other-kind")
    assert refused(state, "copy ares-spartoi") == ("R16", "in-no-domain")
    assert refused(state, "copy ares-achilles") == ("R16", "in-no-domain")


@pytest.mark.rule("R10", "R16")
@pytest.mark.card("hermes-autolycus")
@pytest.mark.parametrize(
    ("families", "card", "parts", "after"),
    [
        (RICH, "zeus-ganymede", {}, ([0, 0, 0], [2, 0, 0], [0, 0, 0])),
        (RICH, "ares-spartoi", {}, ([0, 0, 0], [0, 0, 0], [2, 0, 0])),
        (RICH, "ares-achilles", {}, ([0, 0, 0], [0, 0, 0], [4, 0, 0])),
        (RICH, "ares-eris", {"pp": [0, 3, 0]}, ([0, 0, 0], [0, 0, 0], [2, 2, 0])),
        (RICH, "hephaestus-assistance", {}, ([2, 0, 0], [0, 0, 0], [0, 0, 0])),
        (RICH, "athena-trade", {}, ([3, 1, 1], [0, 0, 0], [0, 0, 0])),
        (GRIM, "poseidon-triton", {"gold": [0, 5, 0]}, ([2, 3, 0], [0, 0, 0], [0, 0, 0])),
        (GRIM, "poseidon-ketos", {"vp": [0, 3, 1]}, ([0, 0, 0], [1, 1, 0], [0, 0, 0])),
        (
            WASTE,
            "apollo-daphne",
            {"oracle": ["hades-judge", "ares-spear", "ares-nike"]},
            ([2, 0, 0], [0, 0, 0], [0, 0, 0]),
        ),
    ],
)
def test_a_power_copied_by_autolycus_works_for_the_copying_player(
    families: str, card: str, parts: dict[str, Any], after: Boards
) -> None:
    state = robbing(card, families=families, **parts)
    act(state, f"copy {card}")
    assert boards(state) == after
    assert told(state, "copies") == [(0, card)]
    assert domain(state, 1) == [card]


@pytest.mark.rule("R16")
@pytest.mark.card("hermes-autolycus")
@pytest.mark.parametrize("card", ["poseidon-charybdis", "poseidon-triton", "hermes-herma"])
def test_autolycus_may_copy_a_power_that_does_nothing(card: str) -> None:
    state = robbing(card, families=GRIM)
    act(state, f"copy {card}")
    assert boards(state) == ([0, 0, 0], [0, 0, 0], [0, 0, 0])
    assert asked(state) == (0, "Dismissal")


@pytest.mark.rule("R16", "R17")
@pytest.mark.card("hermes-autolycus")
def test_cyclops_copied_by_autolycus_strikes_all_others_its_owner_too() -> None:
    state = robbing(
        "poseidon-cyclops",
        "ares-nike",
        players=4,
        order=[0, 3, 1, 2],
        families=GRIM,
        gold=[5, 2, 1, 5],
        mine=["ares-spear"],
        others={3: ["citizen"]},
    )
    act(state, "copy poseidon-cyclops")
    assert (asked(state), options(state)) == ((3, "Toll"), ["discard citizen", "lose"])
    act(state, "lose")
    assert options(state) == ["discard ares-nike", "discard poseidon-cyclops", "lose"]
    act(state, "discard poseidon-cyclops")
    assert asked(state) == (0, "Dismissal")
    assert list(state.gold) == [5, 2, 0, 3]  # seat 2 has no card and loses what it has
    assert (domain(state, 1), names(state.discard)) == (["ares-nike"], ["poseidon-cyclops"])
    assert domain(state, 0) == ["ares-spear", "hermes-autolycus"]


@pytest.mark.rule("R16", "R18")
@pytest.mark.card("hermes-autolycus")
def test_autolycus_copies_from_a_protected_player_without_striking_them() -> None:
    state = robbing(
        "hephaestus-talos",
        "poseidon-cyclops",
        families=GRIM,
        gold=[0, 4, 4],
        others={2: ["ares-nike"]},
    )
    act(state, "copy poseidon-cyclops")
    assert asked(state) == (2, "Toll")
    act(state, "lose")
    assert list(state.gold) == [0, 4, 2]
    assert domain(state, 1) == ["hephaestus-talos", "poseidon-cyclops"]
    assert asked(state) == (0, "Dismissal")


@pytest.mark.rule("R16", "R18")
@pytest.mark.card("hermes-autolycus")
def test_ketos_copied_from_a_protected_player_spares_them() -> None:
    state = robbing("hephaestus-talos", "poseidon-ketos", families=GRIM, vp=[0, 3, 3])
    act(state, "copy poseidon-ketos")
    assert list(state.vp) == [1, 3, 1]


@pytest.mark.rule("R1", "R12", "R16")
@pytest.mark.card("hermes-autolycus", "hermes-herma")
def test_herm_copied_by_autolycus_swaps_another_card_than_autolycus() -> None:
    state = robbing(
        "hermes-herma", mine=["ares-phobos", "zeus-danae"], agora=["ares-eris", "ares-nike"]
    )
    act(state, "copy hermes-herma")
    assert options(state) == ["give ares-phobos", "give zeus-danae", "decline"]
    assert refused(state, "give hermes-autolycus") == ("R1", "another-card")
    act(state, "give ares-phobos")
    assert domain(state, 0) == ["zeus-danae", "hermes-autolycus", "ares-eris"]
    assert names(state.agora) == ["ares-nike", "ares-phobos"]
    assert (list(state.pp), domain(state, 1)) == ([2, 0, 0], ["hermes-herma"])


@pytest.mark.rule("R1", "R16")
@pytest.mark.card("hermes-autolycus", "hermes-herma")
def test_herm_copied_by_autolycus_may_give_up_ones_own_herm() -> None:
    state = robbing("hermes-herma", mine=["hermes-herma"], agora=["zeus-ganymede"])
    act(state, "copy hermes-herma", "give hermes-herma")
    assert (domain(state, 0), state.vp[0]) == (["hermes-autolycus", "zeus-ganymede"], 2)


@pytest.mark.rule("R16")
@pytest.mark.card("hermes-autolycus")
@pytest.mark.parametrize(
    ("mine", "elysium", "vp"),
    [
        ([], [], 0),
        (["zeus-danae", "citizen"], [], 1),
        (["zeus-danae"], [["zeus-ganymede"], ["zeus-temple", "ares-phobos"]], 3),
        (["zeus-danae", "zeus-perseus", "zeus-herakles"], [["zeus-ganymede", "zeus-temple"]], 4),
    ],
)
def test_hera_copied_by_autolycus_counts_ones_own_zeus_cards(
    mine: list[str], elysium: list[list[str]], vp: int
) -> None:
    state = robbing("zeus-hera", "zeus-philemon", mine=mine, legends={0: elysium})
    act(state, "copy zeus-hera")
    assert list(state.vp) == [vp, 0, 0]


@pytest.mark.rule("R16")
@pytest.mark.card("hermes-autolycus")
@pytest.mark.parametrize(
    ("mine", "gold"),
    [
        ([], 1),
        (["hephaestus-cabeiri"], 1),
        (["hephaestus-cabeiri", "hephaestus-talos", "hephaestus-throne"], 3),
    ],
)
def test_cabeiri_copied_by_autolycus_count_ones_own_domain(mine: list[str], gold: int) -> None:
    state = robbing("hephaestus-cabeiri", "hephaestus-maidens", mine=mine)
    act(state, "copy hephaestus-cabeiri")
    assert list(state.gold) == [gold, 0, 0]


@pytest.mark.rule("R5", "R8", "R16")
@pytest.mark.card("hermes-autolycus", "hermes-caduceus")
def test_charon_copied_by_autolycus_may_transfer_autolycus() -> None:
    state = robbing("hades-charon", families=GRIM, mine=["hermes-caduceus"], gold=[1, 0, 0])
    act(state, "copy hades-charon")
    assert options(state) == ["transfer hermes-autolycus", "decline"]
    act(state, "transfer hermes-autolycus")
    assert (legends(state, 0), domain(state, 1)) == ([["hermes-autolycus"]], ["hades-charon"])
    # 1 gold less than its level; Caduceus pays for the transfer and for the taking (R5)
    assert list(state.gold) == [1 - 1 + 1 + 1, 0, 0]
    assert asked(state) == (0, "Dismissal")


@pytest.mark.rule("R8", "R16")
@pytest.mark.card("hermes-autolycus")
def test_thanatos_copied_by_autolycus_transfers_family_cards_only() -> None:
    state = robbing(
        "hades-thanatos",
        families=GRIM,
        mine=["citizen", "ares-spear"],
        legends={0: [["ares-nike", "ares-phobos"]]},
    )
    act(state, "copy hades-thanatos")
    assert options(state) == ["transfer ares-spear", "transfer hermes-autolycus", "decline"]
    act(state, "transfer ares-spear", "join 1")
    assert (legends(state, 0), state.gold[0]) == ([["ares-nike", "ares-phobos", "ares-spear"]], 0)


@pytest.mark.rule("R16", "R17", "R15")
@pytest.mark.card("hermes-autolycus")
def test_olive_tree_copied_by_autolycus_gives_to_all_and_then_the_owls_see_it() -> None:
    state = robbing(
        "athena-olive",
        players=4,
        order=[0, 2, 1, 3],
        mine=["athena-owl"],
        others={2: ["athena-owl"]},
    )
    act(state, "copy athena-olive")
    assert asked(state) == (2, "Present")
    act(state, "gold")
    assert asked(state) == (1, "Present")  # the owner takes part as any other
    act(state, "vp")
    assert told(state, "reacts") == []
    act(state, "gold")
    assert told(state, "reacts") == [(0, "athena-owl"), (2, "athena-owl")]
    assert boards(state) == ([1, 0, 1, 1], [1 + 1, 1, 1, 0], [0, 0, 0, 0])


@pytest.mark.rule("R5", "R16")
@pytest.mark.card("hermes-autolycus")
def test_eurydice_copied_by_autolycus_takes_from_the_discard_pile() -> None:
    state = robbing("hades-eurydice", families=GRIM, discard=["ares-spartoi", "ares-spear"])
    act(state, "copy hades-eurydice")
    assert options(state) == ["recall ares-spartoi", "gold"]
    act(state, "recall ares-spartoi")
    assert (domain(state, 0), state.pp[0]) == (["hermes-autolycus", "ares-spartoi"], 2)


@pytest.mark.rule("R5", "R6", "R16")
@pytest.mark.card("hermes-autolycus")
def test_pandora_copied_by_autolycus_draws_into_the_copying_domain() -> None:
    state = robbing("hephaestus-pandora", pile=["zeus-ganymede"])
    act(state, "copy hephaestus-pandora")
    assert boards(state)[:2] == ([2, 0, 0], [2, 0, 0])
    assert domain(state, 0) == ["hermes-autolycus", "zeus-ganymede"]


@pytest.mark.rule("R1", "R12", "R16")
@pytest.mark.card("hermes-autolycus", "hermes-thieves")
def test_prince_of_thieves_copied_by_autolycus_may_steal_the_prince() -> None:
    state = robbing("hermes-thieves", "zeus-danae", mine=["ares-spear", "ares-phobos"])
    act(state, "copy hermes-thieves")
    assert options(state) == ["give ares-spear", "gold"]
    assert refused(state, "give hermes-autolycus") == ("R1", "another-card")
    act(state, "give ares-spear")
    assert domain(state, 0) == ["ares-phobos", "hermes-autolycus", "hermes-thieves"]
    assert domain(state, 1) == ["zeus-danae", "ares-spear"]


@pytest.mark.rule("R16", "R18")
@pytest.mark.card("hermes-autolycus", "hermes-thieves")
def test_prince_of_thieves_copied_from_a_protected_player_steals_nothing_there() -> None:
    state = robbing("hephaestus-talos", "hermes-thieves", "zeus-danae", mine=["ares-nike"])
    act(state, "copy hermes-thieves")
    assert (list(state.gold), domain(state, 1)[-1]) == ([3, 0, 0], "zeus-danae")


@pytest.mark.rule("R5", "R16")
@pytest.mark.card("hermes-autolycus", "hermes-caduceus")
def test_copying_is_not_taking() -> None:
    mine = ["ares-spear", "hermes-caduceus"]
    state = robbing("ares-spartoi", mine=mine)
    act(state, "copy ares-spartoi")
    assert told(state, "reacts") == [(0, "hermes-caduceus")]  # for Autolycus himself
    assert boards(state) == ([1, 0, 0], [0, 0, 0], [2, 0, 0])


@pytest.mark.rule("R5", "R16")
@pytest.mark.card("hermes-autolycus", "hermes-herma", "hermes-caduceus")
def test_a_copied_herm_may_bring_charon_who_transfers_autolycus() -> None:
    state = robbing(
        "hermes-herma",
        families=GRIM,
        mine=["hermes-caduceus", "hermes-echo"],
        agora=["hades-charon"],
        gold=[1, 0, 0],
    )
    act(state, "copy hermes-herma", "give hermes-echo", "transfer hermes-autolycus")
    assert (domain(state, 0), legends(state, 0)) == (
        ["hermes-caduceus", "hades-charon"],
        [["hermes-autolycus"]],
    )
    assert list(state.gold) == [1 - 1 + 1 + 1, 0, 0]
    assert conserved(state)


# ---- Mystagogue

MYST = "hermes-mystagogue"


def mysteries(*mine: str, others: dict[int, Sequence[str]] | None = None, **parts: Any) -> Elysium:
    """Seat 0 has the Mystagogue and these cards."""
    given: dict[int, Sequence[str]] = {0: [MYST, *mine], **(others or {})}
    return turn(families=MYSTERIES, domain=given, **parts)


@pytest.mark.rule("R13", "R16")
@pytest.mark.card("hermes-mystagogue")
def test_mystagogue_may_copy_any_other_eleusis_card_turned_or_not() -> None:
    state = mysteries(
        "zeus-demeter/used",
        others={1: ["athena-initiation/used", MYST], 2: ["athena-kykeon", "zeus-companion"]},
        legends={2: [["athena-telesterion"]]},
    )
    act(state, f"use {MYST}")
    assert asked(state) == (0, "Copying")
    assert options(state) == ["copy athena-initiation", "copy athena-kykeon", "copy zeus-demeter"]
    assert refused(state, f"copy {MYST}") == ("R16", "no-copy-of-copies")
    assert refused(state, "copy zeus-companion") == ("R16", "other-kind")
    assert refused(state, "copy athena-telesterion") == ("R16", "in-no-domain")
    act(state, "copy zeus-demeter")
    assert boards(state) == ([1, 0, 0], [1, 0, 0], [0, 0, 0])


@pytest.mark.rule("E4.7", "R13")
@pytest.mark.card("hermes-mystagogue")
def test_mystagogue_needs_another_eleusis_card_in_ones_own_domain() -> None:
    state = mysteries("zeus-companion", others={1: ["zeus-demeter", "athena-kykeon"]})
    assert refused(state, f"use {MYST}") == ("E4.7", "eleusis-alone")


@pytest.mark.rule("E4.7", "R13", "R16")
@pytest.mark.card("hermes-mystagogue")
def test_mystagogue_is_turned_but_not_the_copied_card() -> None:
    state = mysteries("athena-initiation")
    act(state, f"use {MYST}")  # there is nothing else to copy
    assert (lies(state, 0, MYST), lies(state, 0, "athena-initiation")) == ("turned", "straight")
    assert refused(state, f"use {MYST}") == ("E4.7", "turned")
    act(state, "use athena-initiation")
    assert list(state.gold) == [2 + 2, 0, 0]


@pytest.mark.rule("R13", "R16")
@pytest.mark.card("hermes-mystagogue")
@pytest.mark.parametrize(
    ("card", "after"),
    [
        ("athena-initiation", ([2, 1, 0], [0, 0, 0], [0, 0, 0])),
        ("athena-telesterion", ([0, 0, 1], [2, 1, 0], [0, 0, 0])),
        ("athena-kykeon", ([0, 0, 0], [1, 0, 0], [0, 0, 0])),
    ],
)
def test_the_owner_of_a_card_that_mystagogue_copies_is_one_of_the_others(
    card: str, after: Boards
) -> None:
    state = mysteries("zeus-demeter", others={1: [f"{card}/used"]})
    act(state, f"use {MYST}", f"copy {card}")
    assert boards(state) == after
    assert lies(state, 1, card) == "turned"


@pytest.mark.rule("R1", "R16")
@pytest.mark.card("hermes-mystagogue")
@pytest.mark.parametrize(
    ("mine", "vp"),
    [
        (["athena-kykeon"], 1),
        (["athena-kykeon/used", "zeus-companion", "citizen"], 1),
        (["athena-kykeon", "zeus-demeter"], 2),
        (["athena-kykeon", "zeus-demeter", "athena-telesterion"], 2),
    ],
)
def test_kykeon_copied_by_mystagogue_counts_the_eleusis_cards_besides_mystagogue(
    mine: list[str], vp: int
) -> None:
    theirs: dict[int, Sequence[str]] = {1: ["athena-kykeon", "athena-initiation"], 2: [MYST]}
    state = mysteries(*mine, others=theirs)
    act(state, f"use {MYST}", "copy athena-kykeon")
    assert list(state.vp) == [vp, 1, 0]


@pytest.mark.rule("R15", "R16")
@pytest.mark.card("hermes-mystagogue")
def test_owls_see_what_mystagogue_copies() -> None:
    state = mysteries("athena-initiation", others={2: ["athena-owl"]})
    act(state, f"use {MYST}")
    assert list(state.vp) == [0, 0, 1]


@pytest.mark.rule("R8", "R16")
@pytest.mark.card("hermes-mystagogue")
def test_persephone_copied_by_mystagogue_may_transfer_mystagogue() -> None:
    state = mysteries("zeus-demeter", others={1: ["hades-persephone"]}, gold=[1, 0, 0])
    act(state, f"use {MYST}", "copy hades-persephone")
    assert options(state) == [f"transfer {MYST}", "transfer zeus-demeter"]
    assert refused(state, "decline") == ("R9", "must")
    act(state, f"transfer {MYST}")
    assert (legends(state, 0), list(state.gold)) == ([[MYST]], [0, 0, 0])
    assert domain(state, 1) == ["hades-persephone"]


@pytest.mark.rule("R9", "R16")
@pytest.mark.card("hermes-mystagogue")
def test_persephone_is_not_copied_if_no_transfer_can_be_made() -> None:
    others: dict[int, Sequence[str]] = {1: ["hades-persephone", "athena-kykeon"]}
    state = mysteries("zeus-demeter", others=others, gold=[0, 5, 5])
    act(state, f"use {MYST}")
    assert options(state) == ["copy athena-kykeon", "copy zeus-demeter"]
    assert refused(state, "copy hades-persephone") == ("R16", "not-usable")


@pytest.mark.rule("R9", "R16")
@pytest.mark.card("hermes-mystagogue")
@pytest.mark.parametrize("card", ["hades-persephone", "apollo-orpheus"])
def test_mystagogue_is_not_used_if_nothing_can_be_copied(card: str) -> None:
    state = mysteries(card, pile=[])
    assert refused(state, f"use {MYST}") == ("R9", "power-idle")
    assert lies(state, 0, MYST) == "straight"


@pytest.mark.rule("R16", "R19")
@pytest.mark.card("hermes-mystagogue")
def test_orpheus_copied_by_mystagogue_adds_to_the_oracle() -> None:
    state = mysteries("zeus-demeter", others={1: ["apollo-orpheus"]}, pile=["hades-judge"])
    act(state, f"use {MYST}", "copy apollo-orpheus")
    assert (names(state.oracle), list(state.gold)) == (["hades-judge"], [3, 0, 0])


# ---- Syrinx

SYRINX = "hermes-syrinx"


def piping(*mine: str, others: dict[int, Sequence[str]] | None = None, **parts: Any) -> Elysium:
    """Seat 0 has Syrinx and these cards, and uses Syrinx."""
    given: dict[int, Sequence[str]] = {0: [SYRINX, *mine], **(others or {})}
    state = turn(domain=given, **parts)
    act(state, f"use {SYRINX}")
    return state


@pytest.mark.rule("E4.5", "R9", "R13")
@pytest.mark.card("hermes-syrinx")
def test_syrinx_gains_1_gold_if_there_is_nothing_to_use_again() -> None:
    state = piping("ares-achilles", "hermes-autolycus", "zeus-danae", others={1: ["zeus-ganymede"]})
    assert boards(state) == ([1, 0, 0], [0, 0, 0], [0, 0, 0])
    assert lies(state, 0, SYRINX) == "turned"
    assert refused(state, f"use {SYRINX}") == ("E4.5", "turned")


@pytest.mark.rule("R9", "R16")
@pytest.mark.card("hermes-syrinx", "hermes-echo", "hermes-autolycus")
def test_syrinx_uses_a_level_1_power_of_its_own_domain_or_gains_1_gold() -> None:
    mine = ["zeus-ganymede", "ares-eris", "hermes-autolycus", "hermes-echo", "ares-nike"]
    state = piping(*mine, others={1: ["ares-spartoi"]})
    assert options(state) == ["copy zeus-ganymede", "gold"]
    assert refused(state, "copy ares-eris") == ("R9", "level-too-high")
    assert refused(state, "copy ares-nike") == ("R16", "other-kind")
    assert refused(state, "copy ares-spartoi") == ("R16", "in-no-domain")
    assert refused(state, "copy hermes-autolycus") == ("R16", "no-copy-of-copies")
    assert refused(state, "copy hermes-echo") == ("R16", "no-copy-of-copies")
    act(state, "gold")
    assert list(state.gold) == [1, 0, 0]


@pytest.mark.rule("R16")
@pytest.mark.card("hermes-syrinx")
@pytest.mark.parametrize(
    ("families", "card", "parts", "after"),
    [
        (RICH, "zeus-ganymede", {}, ([0, 0, 0], [2, 0, 0], [0, 0, 0])),
        (RICH, "hephaestus-assistance", {}, ([2, 0, 0], [0, 0, 0], [0, 0, 0])),
        (RICH, "hephaestus-cabeiri", {}, ([1, 0, 0], [0, 0, 0], [0, 0, 0])),
        (RICH, "athena-trade", {}, ([3, 1, 1], [0, 0, 0], [0, 0, 0])),
        (GRIM, "poseidon-triton", {"gold": [0, 1, 4]}, ([2, 1, 2], [0, 0, 0], [0, 0, 0])),
        (WASTE, "apollo-daphne", {"oracle": ["ares-spear"]}, ([1, 0, 0], [0, 0, 0], [0, 0, 0])),
    ],
)
def test_syrinx_uses_an_instantaneous_power_again(
    families: str, card: str, parts: dict[str, Any], after: Boards
) -> None:
    state = piping(card, families=families, **parts)
    act(state, f"copy {card}")
    assert boards(state) == after
    assert domain(state, 0) == [SYRINX, card]


@pytest.mark.rule("R5", "R16")
@pytest.mark.card("hermes-syrinx")
def test_a_card_used_again_by_syrinx_is_not_taken_again() -> None:
    state = piping("ares-spartoi", "ares-spear", "hermes-caduceus")
    act(state, "copy ares-spartoi")
    assert told(state, "reacts") == []
    assert boards(state) == ([0, 0, 0], [0, 0, 0], [2, 0, 0])


@pytest.mark.rule("R1", "R7", "R16")
@pytest.mark.card("hermes-syrinx", "hermes-herma")
def test_herm_used_again_by_syrinx_may_give_up_herm_but_not_syrinx() -> None:
    state = piping("hermes-herma", agora=["zeus-ganymede", "ares-eris"])
    act(state, "copy hermes-herma")
    assert options(state) == ["give hermes-herma", "decline"]
    assert refused(state, f"give {SYRINX}") == ("R1", "another-card")
    act(state, "give hermes-herma")
    assert (domain(state, 0), state.vp[0]) == ([SYRINX, "zeus-ganymede"], 2)
    assert "take hermes-herma" in options(state)  # R7 binds powers only


@pytest.mark.rule("R8", "R16")
@pytest.mark.card("hermes-syrinx")
@pytest.mark.parametrize(("card", "gold"), [("hades-charon", 1), ("hermes-syrinx", 0)])
def test_charon_used_again_by_syrinx_transfers_either(card: str, gold: int) -> None:
    state = piping("hades-charon", families=GRIM, gold=[1, 0, 0])
    act(state, "copy hades-charon")
    assert options(state) == ["transfer hades-charon", f"transfer {SYRINX}", "decline"]
    act(state, f"transfer {card}")
    assert (legends(state, 0), state.gold[0]) == ([[card]], gold)


@pytest.mark.rule("R15", "R16", "R17")
@pytest.mark.card("hermes-syrinx")
def test_olive_tree_used_again_by_syrinx_is_shared_and_seen_by_owls() -> None:
    state = piping("athena-olive", others={1: ["athena-owl"]})
    act(state, "copy athena-olive", "gold", "vp")
    assert boards(state)[:2] == ([1, 1, 0], [1, 1, 1])


# ---- Caduceus

CADUCEUS = "hermes-caduceus"


@pytest.mark.rule("R5")
@pytest.mark.card("hermes-caduceus", "hermes-thieves")
@pytest.mark.parametrize(
    ("mine", "theirs", "gold"), [("ares-spear", CADUCEUS, 1), (CADUCEUS, "ares-spear", 0)]
)
def test_caduceus_reacts_if_it_lies_in_the_domain_after_the_instantaneous_power(
    mine: str, theirs: str, gold: int
) -> None:
    state = taking("hermes-thieves", domain={0: [mine], 1: [theirs]})
    act(state, f"give {mine}")
    assert domain(state, 0) == ["hermes-thieves", theirs]
    assert list(state.gold) == [gold, 0, 0]


@pytest.mark.rule("R5")
@pytest.mark.card("hermes-caduceus", "hermes-herma")
def test_caduceus_brought_by_herm_reacts_to_its_own_taking_and_to_that_of_herm() -> None:
    state = taking("hermes-herma", domain={0: ["ares-spear"]}, agora=[CADUCEUS])
    act(state, "give ares-spear")
    assert list(state.gold) == [2, 0, 0]


# ---- Slayer of Argus

ARGUS = "hermes-argus"


def slaying(*mine: str, others: dict[int, Sequence[str]] | None = None, **parts: Any) -> Elysium:
    """Seat 0 has the Slayer of Argus and these cards."""
    given: dict[int, Sequence[str]] = {0: [ARGUS, *mine], **(others or {})}
    return turn(domain=given, **parts)


@pytest.mark.rule("R14", "R16")
@pytest.mark.card("hermes-argus")
def test_slayer_may_copy_any_other_trigger_card_used_or_not() -> None:
    state = slaying(
        "ares-trojan/used",
        others={1: [ARGUS, "zeus-companion"], 2: ["zeus-herakles", "ares-trojan"]},
        vp=[3, 0, 0],
        gold=[1, 0, 0],
        legends={1: [["hephaestus-shield"]]},
    )
    act(state, f"use {ARGUS}")
    assert options(state) == ["copy ares-trojan", "copy zeus-herakles"]
    assert refused(state, f"copy {ARGUS}") == ("R16", "no-copy-of-copies")
    assert refused(state, "copy zeus-companion") == ("R16", "other-kind")
    assert refused(state, "copy hephaestus-shield") == ("R16", "in-no-domain")


@pytest.mark.rule("E4.6", "R14", "R16")
@pytest.mark.card("hermes-argus")
def test_slayer_loses_its_ring_and_the_copied_card_keeps_its_own() -> None:
    state = slaying("zeus-herakles", vp=[6, 0, 0])
    act(state, f"use {ARGUS}")  # there is nothing else to copy
    assert state.vp[0] == 6 + 2
    assert (lies(state, 0, ARGUS), lies(state, 0, "zeus-herakles")) == ("used", "ring")
    assert refused(state, f"use {ARGUS}") == ("E4.6", "ring-gone")
    act(state, "use zeus-herakles")
    assert state.vp[0] == 8 + 2


@pytest.mark.rule("R14", "R16")
@pytest.mark.card("hermes-argus")
@pytest.mark.parametrize(
    ("card", "lying"), [("zeus-herakles", "ring"), ("zeus-herakles/used", "used")]
)
def test_herakles_copied_by_the_slayer_counts_ones_own_vp(card: str, lying: str) -> None:
    state = slaying(others={1: [card]}, vp=[7, 30, 0])
    act(state, f"use {ARGUS}")
    assert (list(state.vp), lies(state, 1, "zeus-herakles")) == ([9, 30, 0], lying)


@pytest.mark.rule("R9", "R16")
@pytest.mark.card("hermes-argus")
@pytest.mark.parametrize(
    ("families", "theirs", "parts"),
    [
        (RICH, [], {}),
        (RICH, [ARGUS], {}),
        (RICH, ["zeus-herakles"], {"vp": [2, 9, 9]}),
        (RICH, ["hephaestus-shield"], {"gold": [0, 9, 9]}),
        (RICH, ["athena-horse"], {"agora": []}),
        (RICH, ["athena-horse"], {"agora": [ARGUS]}),
        (WASTE, ["apollo-cassandra"], {"oracle": []}),
        (WASTE, ["apollo-cassandra"], {"oracle": [ARGUS]}),
        (GRIM, ["hades-judge", "hades-charon"], {"gold": 9}),
    ],
    ids=[
        "alone",
        "slayer",
        "herakles",
        "shield",
        "no-agora",
        "twin",
        "no-oracle",
        "o-twin",
        "judge",
    ],
)
def test_slayer_is_not_used_if_nothing_can_be_copied(
    families: str, theirs: list[str], parts: dict[str, Any]
) -> None:
    state = slaying(others={1: theirs}, families=families, **parts)
    assert refused(state, f"use {ARGUS}") == ("R9", "power-idle")
    assert lies(state, 0, ARGUS) == "ring"


@pytest.mark.rule("R16")
@pytest.mark.card("hermes-argus")
def test_slayer_tells_that_a_power_is_not_usable() -> None:
    state = slaying("ares-trojan", others={1: ["zeus-herakles", "hephaestus-shield"]}, gold=1)
    act(state, f"use {ARGUS}")
    assert refused(state, "copy zeus-herakles") == ("R16", "not-usable")


@pytest.mark.rule("R16")
@pytest.mark.card("hermes-argus")
def test_trojan_war_copied_by_the_slayer_counts_ones_own_families() -> None:
    state = slaying("zeus-danae", "citizen", others={1: ["ares-trojan", "athena-owl"]})
    act(state, f"use {ARGUS}")
    assert list(state.pp) == [2, 0, 0]


@pytest.mark.rule("R8", "R16")
@pytest.mark.card("hermes-argus")
def test_judge_copied_by_the_slayer_transfers_up_to_ones_own_hades_cards() -> None:
    mine = ["hades-charon", "hades-helm", "ares-nike"]
    theirs = ["hades-judge", "hades-lethe", "hades-tartarus"]
    state = slaying(*mine, others={1: theirs}, families=GRIM, gold=[9, 0, 0])
    act(state, f"use {ARGUS}")
    assert "decline" in options(state)
    act(state, f"transfer {ARGUS}")
    act(state, "transfer ares-nike")
    assert legends(state, 0) == [[ARGUS], ["ares-nike"]]
    assert asked(state) == (0, "Turn")  # two Hades cards, two transfers
    assert state.gold[0] == 9 - 2  # Helm of Hades


@pytest.mark.rule("R16")
@pytest.mark.card("hermes-argus")
def test_judge_copied_by_the_slayer_may_stop_after_a_transfer() -> None:
    mine = ["hades-charon", "hades-tartarus"]
    state = slaying(*mine, others={1: ["hades-judge"]}, families=GRIM, gold=[9, 0, 0])
    act(state, f"use {ARGUS}", "transfer hades-charon", "decline")
    assert (legends(state, 0), asked(state)) == ([["hades-charon"]], (0, "Turn"))
    assert lies(state, 1, "hades-judge") == "ring"


@pytest.mark.rule("R16", "R17", "R18")
@pytest.mark.card("hermes-argus")
def test_earthquake_copied_by_the_slayer_strikes_all_unprotected_others() -> None:
    state = slaying(
        "ares-nike",
        players=4,
        families=GRIM,
        vp=3,
        others={1: ["poseidon-earthquake", "hades-helm"], 2: ["hephaestus-talos"]},
    )
    act(state, f"use {ARGUS}")
    assert (asked(state), options(state)) == (
        (1, "Toll"),
        ["discard hades-helm", "discard poseidon-earthquake"],
    )
    act(state, "discard poseidon-earthquake")
    assert [domain(state, seat) for seat in range(4)] == [
        [ARGUS, "ares-nike"],
        ["hades-helm"],
        ["hephaestus-talos"],
        [],
    ]
    assert boards(state)[:2] == ([2, 0, 0, 0], [3, 3, 3, 1])


@pytest.mark.rule("R16", "R18")
@pytest.mark.card("hermes-argus")
def test_slayer_copies_from_a_protected_player_without_striking_them() -> None:
    theirs = ["hephaestus-talos", "poseidon-earthquake/used"]
    state = slaying(others={1: theirs}, families=GRIM, vp=2)
    act(state, f"use {ARGUS}")
    assert domain(state, 1) == ["hephaestus-talos", "poseidon-earthquake"]
    assert boards(state)[:2] == ([2, 0, 0], [2, 2, 0])


@pytest.mark.rule("R5", "R15", "R16")
@pytest.mark.card("hermes-argus")
def test_horse_copied_by_the_slayer_takes_from_the_agora_and_is_shared() -> None:
    state = slaying(
        others={1: ["athena-horse/used"], 2: ["athena-owl"]},
        agora=["athena-owl", "zeus-hera"],
        columns={0: ["green", "blue"]},
    )
    act(state, f"use {ARGUS}")
    assert options(state) == ["agora athena-owl", "agora zeus-hera"]
    act(state, "agora athena-owl")
    assert domain(state, 0) == [ARGUS, "athena-owl"]
    assert boards(state)[:2] == ([0, 1, 1], [1, 0, 1])
    assert (state.taken[0], state.columns[0]) == (0, 0b0110)


@pytest.mark.rule("R5", "R16", "R19")
@pytest.mark.card("hermes-argus")
def test_cassandra_copied_by_the_slayer_takes_from_the_oracle() -> None:
    state = slaying(
        others={1: ["apollo-cassandra"]},
        families=WASTE,
        oracle=["ares-achilles", "hades-charon"],
        columns={0: ["blue", "yellow"]},
    )
    act(state, f"use {ARGUS}", "oracle ares-achilles")
    assert (domain(state, 0), list(state.pp)) == ([ARGUS, "ares-achilles"], [4, 0, 0])
    assert (names(state.oracle), state.taken[0]) == (["hades-charon"], 0)


@pytest.mark.rule("R10", "R16")
@pytest.mark.card("hermes-argus")
@pytest.mark.parametrize(("gold", "most"), [(2, 2), (5, 3)])
def test_shield_copied_by_the_slayer_is_paid_by_the_copying_player(gold: int, most: int) -> None:
    state = slaying(others={1: ["hephaestus-shield/used"]}, gold=[gold, 9, 0])
    act(state, f"use {ARGUS}")
    assert options(state) == [f"pay {paid + 1}" for paid in range(most)]
    act(state, "pay 2")
    assert boards(state)[:2] == ([gold - 2, 9, 0], [4, 0, 0])


@pytest.mark.rule("E4.6", "R14")
@pytest.mark.card("hermes-argus")
def test_slayer_gets_a_ring_when_taken() -> None:
    state = taking(ARGUS, domain={1: ["ares-trojan"]})
    assert lies(state, 0, ARGUS) == "ring"
    act(state, "dismiss red", f"use {ARGUS}")
    assert list(state.pp) == [1, 0, 0]


# ---- Prince of Thieves


def stealing(mine: Sequence[str], theirs: Sequence[str], **parts: Any) -> Elysium:
    """Seat 0 takes the Prince of Thieves; these cards are its own and those of seat 1."""
    given = {0: mine, 1: theirs, **parts.pop("others", {})}
    return taking("hermes-thieves", domain=given, **parts)


@pytest.mark.rule("E4.3", "R9", "R12")
@pytest.mark.card("hermes-thieves")
def test_prince_swaps_two_cards_of_a_level_or_gains_3_gold() -> None:
    state = stealing(["ares-nike", "ares-phobos"], ["zeus-danae", "zeus-ganymede", "zeus-hera"])
    assert options(state) == ["give ares-nike", "gold"]
    assert refused(state, "decline") == ("R9", "must")
    assert refused(state, "give hermes-thieves") == ("R1", "another-card")
    assert refused(state, "give ares-phobos") == ("R12", "no-partner")
    act(state, "give ares-nike")
    assert options(state) == ["seize zeus-ganymede", "seize zeus-danae"]
    assert refused(state, "seize zeus-hera") == ("R12", "same-level")
    assert refused(state, "seize zeus-philemon") == ("R12", "in-no-domain")
    act(state, "seize zeus-ganymede")
    assert domain(state, 0) == ["ares-phobos", "hermes-thieves", "zeus-ganymede"]
    assert domain(state, 1) == ["zeus-danae", "zeus-hera", "ares-nike"]  # each the youngest
    assert told(state, "swaps") == [(0, 1, "ares-nike", "zeus-ganymede")]
    assert asked(state) == (0, "Dismissal")


@pytest.mark.rule("R9")
@pytest.mark.card("hermes-thieves")
def test_prince_may_gain_3_gold_instead() -> None:
    state = stealing(["ares-nike"], ["zeus-danae"])
    act(state, "gold")
    assert (list(state.gold), domain(state, 1)) == ([3, 0, 0], ["zeus-danae"])


@pytest.mark.rule("R6", "R12", "R18")
@pytest.mark.card("hermes-thieves")
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        ([], ["ares-spear"]),
        (["ares-nike"], []),
        (["ares-nike"], ["ares-spear", "ares-phobos"]),
        (["citizen"], ["ares-nike"]),
        (["ares-nike"], ["citizen"]),
        (["ares-nike"], ["ares-nike"]),
        (["ares-nike"], ["ares-nike", "zeus-danae"]),
        (["ares-nike", "zeus-danae"], ["ares-nike", "zeus-danae"]),
        (["ares-spear"], ["hermes-thieves"]),
        (["ares-nike"], ["hephaestus-talos", "zeus-danae"]),
    ],
    ids=[
        "only-prince",
        "nobody",
        "levels",
        "own-citizen",
        "their-citizen",
        "own-design",
        "their-twin",
        "twins",
        "second-prince",
        "protected",
    ],
)
def test_prince_gains_3_gold_without_a_legal_pair(mine: list[str], theirs: list[str]) -> None:
    state = stealing(mine, theirs)
    assert list(state.gold) == [3, 0, 0]
    assert (domain(state, 0), domain(state, 1)) == ([*mine, "hermes-thieves"], theirs)
    assert asked(state) == (0, "Dismissal")


@pytest.mark.rule("R6", "R18")
@pytest.mark.card("hermes-thieves")
def test_prince_tells_why_a_card_cannot_be_seized() -> None:
    state = stealing(
        ["ares-nike", "zeus-ganymede"],
        ["zeus-danae", "hermes-echo", "zeus-ganymede"],
        players=4,
        others={2: ["hephaestus-talos", "athena-olive"], 3: ["ares-nike", "athena-trade"]},
    )
    act(state, "give ares-nike")
    assert options(state) == ["seize hermes-echo", "seize zeus-danae"]
    assert refused(state, "seize zeus-ganymede") == ("R6", "twin")
    assert refused(state, "seize athena-olive") == ("R18", "protected")
    assert refused(state, "seize athena-trade") == ("R6", "their-twin")


@pytest.mark.rule("R12")
@pytest.mark.card("hermes-thieves")
def test_prince_chooses_whose_card_he_seizes() -> None:
    state = stealing(
        ["ares-phobos"],
        ["zeus-companion/used"],
        players=4,
        others={2: ["zeus-companion"], 3: ["hephaestus-talos"]},
    )
    act(state, "give ares-phobos")
    assert options(state) == ["player 1", "player 2"]
    assert refused(state, "player 3") == ("R12", "not-theirs")
    act(state, "player 2")
    assert (lies(state, 0, "zeus-companion"), domain(state, 2)) == ("straight", ["ares-phobos"])


@pytest.mark.rule("R12", "R18")
@pytest.mark.card("hermes-thieves")
def test_of_two_owners_the_protected_one_cannot_be_chosen() -> None:
    state = stealing(["ares-nike"], ["zeus-danae"], others={2: ["zeus-danae", "hephaestus-talos"]})
    act(state, "give ares-nike")
    assert (domain(state, 1), domain(state, 2)[0]) == (["ares-nike"], "zeus-danae")


@pytest.mark.rule("R12", "R13", "R14")
@pytest.mark.card("hermes-thieves")
@pytest.mark.parametrize(
    ("mine", "theirs", "mine_lies", "theirs_lies"),
    [
        ("ares-phobos", "zeus-companion/used", "straight", "turned"),
        ("ares-phobos/used", "zeus-companion", "turned", "straight"),
        ("ares-trojan", "zeus-herakles/used", "ring", "used"),
        ("ares-trojan/used", "zeus-herakles", "used", "ring"),
    ],
)
def test_cards_that_the_prince_swaps_lie_as_they_lay(
    mine: str, theirs: str, mine_lies: str, theirs_lies: str
) -> None:
    state = stealing([mine], [theirs])
    given, seized = mine.split("/")[0], theirs.split("/")[0]
    act(state, f"give {given}")
    assert (lies(state, 1, given), lies(state, 0, seized)) == (mine_lies, theirs_lies)


@pytest.mark.rule("R5", "R12")
@pytest.mark.card("hermes-thieves")
def test_cards_that_the_prince_swaps_are_not_taken() -> None:
    state = stealing(["ares-spear", "hephaestus-assistance"], ["ares-spartoi"])
    act(state, "give hephaestus-assistance")
    assert boards(state) == ([0, 0, 0], [0, 0, 0], [0, 0, 0])
    assert told(state, "reacts") == []


@pytest.mark.rule("R18")
@pytest.mark.card("hermes-thieves")
def test_prince_may_give_away_ones_own_protection() -> None:
    state = stealing(["hephaestus-talos"], ["zeus-companion"])
    act(state, "give hephaestus-talos")
    assert (domain(state, 0)[-1], domain(state, 1)) == ("zeus-companion", ["hephaestus-talos"])


@pytest.mark.rule("R11", "R12")
@pytest.mark.card("hermes-thieves")
def test_prince_seizes_nothing_from_an_elysium() -> None:
    state = stealing(["ares-nike"], ["zeus-companion"], legends={1: [["zeus-danae"]]})
    assert (list(state.gold), legends(state, 1)) == ([3, 0, 0], [["zeus-danae"]])


def robbing_twice() -> Elysium:
    """Seat 0 has swapped Spartoi for Ganymede of seat 1 and gives up Ganymede in a second swap."""
    state = stealing(
        ["athena-horse", "ares-spartoi"],
        ["zeus-ganymede", "zeus-danae"],
        others={2: ["hermes-thieves", "hermes-echo", "hermes-sandals"]},
        agora=["hermes-autolycus"],
    )
    act(state, "give ares-spartoi", "seize zeus-ganymede", "dismiss red", "use athena-horse")
    act(state, "copy hermes-thieves", "give zeus-ganymede")
    return state


@pytest.mark.rule("R7")
@pytest.mark.card("hermes-thieves", "hermes-autolycus")
def test_neither_swapped_card_returns_in_the_same_turn() -> None:
    state = robbing_twice()
    assert options(state) == ["seize hermes-sandals", "seize hermes-echo"]
    assert refused(state, "seize ares-spartoi") == ("R7", "no-return")


@pytest.mark.rule("R7")
@pytest.mark.card("hermes-thieves", "hermes-autolycus")
def test_the_reason_why_a_card_does_not_return_to_its_owner_is_r7() -> None:
    state = robbing_twice()
    assert refused(state, "seize zeus-danae")[0] == "R7"


@pytest.mark.rule("R7")
@pytest.mark.card("hermes-thieves")
def test_a_twin_of_the_card_given_up_is_not_taken_in_the_same_turn() -> None:
    state = stealing(
        ["athena-horse", "ares-nike"],
        ["zeus-ganymede"],
        agora=["ares-nike", "zeus-danae", "ares-eris"],
    )
    act(state, "give ares-nike", "dismiss red", "use athena-horse")
    assert options(state) == ["agora ares-eris", "agora zeus-danae"]
    assert refused(state, "agora ares-nike") == ("R7", "no-return")
