"""R12 to R16: rulings on swaps, kinds of powers, reactions and copies."""

from typing import Any

import pytest
from acting import act, asked, options, refused, told
from elysium_positions import domain, happened, legends, lies, names, position, took

from pantheon.games.elysium.state import Elysium

# ---- R12 swapping


@pytest.mark.rule("R12")
def test_r12_a_card_is_not_swapped_for_its_own_design() -> None:
    state = position(
        agora=["zeus-hera"], discard=["zeus-ganymede"], domain={0: ["hades-lethe", "zeus-ganymede"]}
    )
    assert refused(state, "use hades-lethe") == ("R9", "power-idle")
    state = position(
        agora=["zeus-hera"],
        discard=["zeus-ganymede", "zeus-philemon", "athena-olive", "zeus-perseus"],
        domain={0: ["hades-lethe", "zeus-ganymede"]},
    )
    act(state, "use hades-lethe")
    assert options(state) == ["recall athena-olive", "recall zeus-philemon"]
    assert refused(state, "recall zeus-ganymede") == ("R12", "own-design")
    assert refused(state, "recall zeus-perseus") == ("R12", "same-level")


def with_herma(**parts: Any) -> Elysium:
    """Herma is taken, and a used Herakles can be swapped for Hera."""
    return took("hermes-herma", agora=["zeus-hera", "zeus-danae"], families="opulence", **parts)


@pytest.mark.rule("R12", "R14")
def test_r12_with_the_agora_ones_own_card_leaves_and_the_other_is_taken() -> None:
    state = with_herma(domain={0: ["zeus-herakles", "zeus-companion"]})
    act(state, "give zeus-herakles")
    assert happened(state)[1:4] == ["returns", "takes", "gains-vp"]
    assert domain(state, 0) == ["zeus-companion", "hermes-herma", "zeus-hera"]
    assert names(state.agora) == ["zeus-danae", "zeus-herakles"]
    assert state.vp[0] == 2  # Hera counts the Zeus cards that are left


@pytest.mark.rule("R12")
def test_r12_with_the_discard_pile_too() -> None:
    state = position(
        agora=["zeus-hera"], discard=["zeus-philemon"], domain={0: ["hades-lethe", "zeus-danae"]}
    )
    act(state, "use hades-lethe")
    assert (domain(state, 0), names(state.discard)) == (
        ["hades-lethe", "zeus-philemon"],
        ["zeus-danae"],
    )
    assert [kind for kind in happened(state) if kind != "uses"] == ["discards", "recalls"]


@pytest.mark.rule("R12", "R19")
def test_r12_between_agora_and_oracle_nobody_takes_anything() -> None:
    state = position(
        families="whybother",
        agora=["zeus-ganymede"],
        oracle=["zeus-hera"],
        domain={0: ["apollo-pythia"]},
    )
    act(state, "use apollo-pythia", "oracle zeus-hera")
    assert (names(state.agora), names(state.oracle)) == (["zeus-hera"], ["zeus-ganymede"])
    assert (domain(state, 0), state.vp[0], told(state, "takes")) == (["apollo-pythia"], 0, [])


def with_thieves(mine: list[str], theirs: list[str], **parts: Any) -> Elysium:
    """Cattle Thieves are taken by seat 0."""
    return took("hermes-thieves", families="opulence", domain={0: mine, 1: theirs}, **parts)


@pytest.mark.rule("R12", "R14")
@pytest.mark.parametrize(
    ("mine", "theirs", "lying"),
    [
        ("zeus-herakles", "hephaestus-shield/used", ["used", "ring"]),
        ("zeus-herakles/used", "hephaestus-shield", ["ring", "used"]),
        ("zeus-companion/used", "hephaestus-maidens", ["straight", "turned"]),
        ("zeus-companion", "hephaestus-maidens/used", ["turned", "straight"]),
    ],
)
def test_r12_between_domains_cards_change_places_as_they_lie(
    mine: str, theirs: str, lying: list[str]
) -> None:
    state = with_thieves([mine], [theirs])
    mine, theirs = mine.split("/")[0], theirs.split("/")[0]
    act(state, f"give {mine}")
    assert (domain(state, 0), domain(state, 1)) == (["hermes-thieves", theirs], [mine])
    assert [lies(state, 0, theirs), lies(state, 1, mine)] == lying


@pytest.mark.rule("R12", "R5")
def test_r12_between_domains_nothing_is_taken() -> None:
    state = with_thieves(["zeus-ganymede", "hephaestus-firegod"], ["hephaestus-assistance"])
    act(state, "give zeus-ganymede")
    assert "hephaestus-assistance" in domain(state, 0)
    assert (state.gold[0], state.vp, told(state, "reacts")) == (0, [0, 0, 0], [])


@pytest.mark.rule("R12")
def test_r12_a_swapped_card_is_the_youngest_of_its_new_domain() -> None:
    state = with_thieves(["zeus-ganymede", "zeus-hera"], ["athena-olive", "athena-owl"])
    act(state, "give zeus-ganymede")
    assert domain(state, 0) == ["zeus-hera", "hermes-thieves", "athena-olive"]
    assert domain(state, 1) == ["athena-owl", "zeus-ganymede"]


@pytest.mark.rule("R12")
def test_r12_cards_in_an_elysium_and_citizens_are_not_swapped() -> None:
    state = with_thieves(["zeus-ganymede"], ["citizen"], legends={1: [["athena-olive"]]})
    assert (state.gold[0], asked(state)) == (3, (0, "Dismissal"))


@pytest.mark.rule("R12", "R7")
def test_r12_a_swapped_card_does_not_return_in_this_turn() -> None:
    state = position(
        families="opulence",
        agora=["hermes-herma", "zeus-danae", "zeus-philemon"],
        columns={0: ["red", "green"]},
        domain={0: ["zeus-ganymede", "athena-horse"]},
    )
    act(state, "take hermes-herma", "give zeus-ganymede", "agora zeus-danae", "dismiss red")
    act(state, "use athena-horse")
    assert told(state, "takes")[-1] == (0, "zeus-philemon")
    assert names(state.agora) == ["zeus-ganymede"]


# ---- R13 Activate, Eleusis, Legend


def taken_again(card: str, partner: str) -> Elysium:
    """A card goes to the Agora in a swap with Herma and is taken again in the next turn."""
    state = position(
        2,
        families="opulence",
        agora=["hermes-herma", partner],
        domain={0: [card]},
        vp=9,
    )
    name = card.split("/")[0]
    act(state, "take hermes-herma", f"give {name}", "dismiss green")
    assert name in names(state.agora)
    act(state, "quest 1", "dismiss red", f"take {name}")
    return state


@pytest.mark.rule("R13")
def test_r13_a_card_that_is_taken_again_can_be_used_again_in_the_same_epoch() -> None:
    state = taken_again("zeus-companion/used", "zeus-perseus")
    assert (lies(state, 0, "zeus-companion"), int(state.epoch)) == ("straight", 1)


@pytest.mark.rule("R13")
def test_r13_a_power_is_finished_although_its_card_has_left() -> None:
    cards = ["hades-judge", "hades-helm", "zeus-danae"]
    state = position(agora=["zeus-hera"], gold=9, domain={0: cards})
    act(state, "use hades-judge", "transfer hades-judge", "transfer zeus-danae")
    assert legends(state, 0) == [["hades-judge"], ["zeus-danae"]]


@pytest.mark.rule("R13", "E4.7")
def test_r13_a_turned_eleusis_card_counts_for_others() -> None:
    state = position(
        agora=["zeus-hera"],
        domain={0: ["athena-initiation", "athena-kykeon"], 1: ["zeus-demeter/used"]},
    )
    act(state, "use athena-initiation")
    assert state.gold == [2, 1, 0]


@pytest.mark.rule("R13")
def test_r13_a_turned_card_can_be_discarded_and_given_up() -> None:
    state = position(
        agora=["zeus-hera"],
        discard=["athena-owl"],
        domain={0: ["hades-lethe", "zeus-companion/used"]},
    )
    act(state, "use hades-lethe")
    assert domain(state, 0) == ["hades-lethe", "athena-owl"]


# ---- R14 Trigger


@pytest.mark.rule("R14")
@pytest.mark.parametrize("card", ["zeus-herakles", "zeus-herakles/used"])
def test_r14_a_trigger_card_that_is_taken_again_gets_a_new_ring(card: str) -> None:
    state = taken_again(card, "hephaestus-shield")
    assert lies(state, 0, "zeus-herakles") == "ring"


@pytest.mark.rule("R14")
def test_r14_the_ring_of_a_card_that_goes_to_the_agora_is_returned() -> None:
    state = with_herma(domain={0: ["zeus-herakles"], 1: ["zeus-herakles"]})
    act(state, "give zeus-herakles")
    assert state.ready[7] & 1 << 8 == 0
    assert lies(state, 1, "zeus-herakles") == "ring"


@pytest.mark.rule("R21", "E4.3")
def test_r21_an_instantaneous_power_is_used_each_time_the_card_is_taken() -> None:
    state = taken_again("zeus-ganymede", "zeus-danae")
    assert state.vp[0] == 9 + 2


# ---- R15 permanent powers and simultaneous effects


@pytest.mark.rule("R15", "R5")
@pytest.mark.parametrize(
    "cards", [["apollo-tripod", "ares-spear"], ["ares-spear", "apollo-tripod"]]
)
def test_r15_reactions_of_one_player_oldest_first(cards: list[str]) -> None:
    state = position(
        families="whybother",
        agora=["zeus-hera"],
        oracle=["ares-spartoi", "zeus-hera"],
        domain={0: cards},
    )
    act(state, "oracle ares-spartoi")
    assert told(state, "reacts") == [(0, card) for card in cards]
    assert (state.pp[0], state.vp[0]) == (3, 1)


@pytest.mark.rule("R15")
@pytest.mark.parametrize(("order", "turn"), [([2, 0, 1], 1), ([0, 1, 2], 1), ([1, 2, 0], 0)])
def test_r15_reactions_of_several_players_start_with_the_player_in_turn(
    order: list[int], turn: int
) -> None:
    first = next(seat for seat in order if seat != turn)
    owl = ["athena-owl"]
    state = position(agora=["athena-trade"], order=order, turn=turn, domain={turn: owl, first: owl})
    act(state, "take athena-trade")
    assert told(state, "reacts") == [(turn, "athena-owl"), (first, "athena-owl")]


@pytest.mark.rule("R15")
def test_r15_permanent_powers_work_in_the_turns_of_others() -> None:
    state = position(
        agora=["zeus-hera"],
        gold=9,
        domain={0: ["athena-games"], 1: ["hephaestus-firegod", "hephaestus-throne"]},
    )
    act(state, "use athena-games", "decline", "transfer hephaestus-throne")
    assert state.vp == [0, 1, 0]


# ---- R16 copying


@pytest.mark.rule("R16")
def test_r16_a_copied_power_counts_the_cards_of_the_copying_player() -> None:
    state = position(
        families="opulence",
        agora=["athena-olive"],
        vp=[6, 9, 0],
        domain={0: ["hermes-argus", "zeus-danae"], 1: ["zeus-herakles"]},
    )
    act(state, "use hermes-argus")
    assert told(state, "copies") == [(0, "zeus-herakles")]
    assert state.vp == [6 + 2, 9, 0]
    assert (lies(state, 1, "zeus-herakles"), lies(state, 0, "hermes-argus")) == ("ring", "used")


@pytest.mark.rule("R16")
def test_r16_the_copied_card_need_not_be_unused() -> None:
    state = position(
        families="opulence",
        agora=["athena-olive"],
        vp=[6, 0, 0],
        domain={0: ["hermes-argus"], 1: ["zeus-herakles/used"]},
    )
    act(state, "use hermes-argus")
    assert (state.vp[0], lies(state, 1, "zeus-herakles")) == (8, "used")


@pytest.mark.rule("R16", "R9")
def test_r16_the_copied_power_must_be_usable_for_the_copying_player() -> None:
    state = position(
        families="opulence",
        agora=["athena-olive"],
        vp=[2, 9, 0],
        domain={0: ["hermes-argus"], 1: ["zeus-herakles"]},
    )
    assert refused(state, "use hermes-argus") == ("R9", "power-idle")


@pytest.mark.rule("R16")
def test_r16_what_can_be_copied() -> None:
    state = position(
        families="opulence",
        agora=["hermes-autolycus"],
        domain={
            0: ["zeus-danae", "athena-trade"],
            1: ["hermes-autolycus", "zeus-ganymede", "zeus-companion"],
        },
    )
    act(state, "take hermes-autolycus")
    assert options(state) == ["copy zeus-ganymede", "gold"]
    assert refused(state, "copy hermes-autolycus") == ("R16", "no-copy-of-copies")
    assert refused(state, "copy zeus-companion") == ("R16", "other-kind")
    assert refused(state, "copy athena-trade") == ("R16", "in-no-domain")


@pytest.mark.rule("R16", "R5")
def test_r16_copying_is_not_taking() -> None:
    cards = ["hermes-syrinx", "hephaestus-assistance", "hephaestus-firegod"]
    state = position(families="opulence", agora=["zeus-hera"], domain={0: cards})
    act(state, "use hermes-syrinx", "copy hephaestus-assistance")
    assert (state.gold[0], state.vp[0], told(state, "reacts")) == (2, 0, [])


@pytest.mark.rule("R16")
def test_r16_the_owner_of_the_copied_card_is_one_of_the_other_players() -> None:
    state = position(families="opulence", agora=["hermes-autolycus"], domain={1: ["athena-trade"]})
    act(state, "take hermes-autolycus", "copy athena-trade")
    assert state.gold == [3, 1, 1]


@pytest.mark.rule("R16")
def test_r16_this_card_is_the_copying_card() -> None:
    state = position(
        families="opulence",
        agora=["zeus-hera"],
        domain={0: ["hermes-mystagogue", "zeus-demeter"], 1: ["athena-kykeon/used"]},
    )
    act(state, "use hermes-mystagogue", "copy athena-kykeon")
    assert (state.vp[0], lies(state, 0, "hermes-mystagogue")) == (1, "turned")
    assert lies(state, 1, "athena-kykeon") == "turned"


@pytest.mark.rule("R16", "R18")
def test_r16_protection_does_not_stop_copying_but_the_effect() -> None:
    state = position(
        families="misfortune",
        agora=["hermes-autolycus"],
        gold=[0, 9, 1],
        domain={1: ["hephaestus-talos", "poseidon-triton"]},
    )
    act(state, "take hermes-autolycus", "copy poseidon-triton")
    assert state.gold == [1, 9, 0]
