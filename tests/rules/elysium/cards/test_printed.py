"""What is printed on all 88 cards, and what their sign says about the use of their power."""

from typing import Any

import pytest
from acting import act, asked, options, refused
from elysium_positions import chronos, in_play, lies, position, scored, writing

from pantheon.games.elysium.components import CARDS, KINDS

# Level, copies, sign and acquisition condition of each card.
PRINTED = {
    "apollo-gathering": (1, 1, "chronos", "yellow"),
    "apollo-pythia": (1, 2, "activate", "blue"),
    "apollo-daphne": (1, 2, "instant", "green"),
    "apollo-sibyl": (1, 2, "chronos", "red"),
    "apollo-temple": (2, 2, "chronos", "green any"),
    "apollo-tripod": (2, 2, "permanent", "yellow"),
    "apollo-orpheus": (2, 2, "eleusis", "red"),
    "apollo-omphalos": (2, 2, "instant", "blue"),
    "apollo-cassandra": (3, 2, "trigger", "yellow blue"),
    "apollo-muses": (3, 2, "legend", "red any"),
    "apollo-asclepius": (3, 2, "instant", "yellow green"),
    "ares-gathering": (1, 1, "chronos", "red"),
    "ares-spartoi": (1, 2, "instant", "green"),
    "ares-amazons": (1, 2, "activate", "yellow"),
    "ares-nike": (1, 2, "chronos", "blue"),
    "ares-temple": (2, 2, "chronos", "blue any"),
    "ares-phobos": (2, 2, "activate", "red"),
    "ares-eris": (2, 2, "instant", "yellow"),
    "ares-hippolyta": (2, 2, "legend", "green"),
    "ares-spear": (3, 2, "permanent", "yellow any"),
    "ares-trojan": (3, 2, "trigger", "red blue"),
    "ares-achilles": (3, 2, "instant", "red green"),
    "athena-gathering": (1, 1, "chronos", "blue"),
    "athena-olive": (1, 2, "instant", "green"),
    "athena-games": (1, 2, "activate", "red"),
    "athena-trade": (1, 2, "instant", "yellow"),
    "athena-temple": (2, 2, "chronos", "blue any"),
    "athena-initiation": (2, 2, "eleusis", "green"),
    "athena-kykeon": (2, 2, "eleusis", "yellow"),
    "athena-owl": (2, 2, "permanent", "red"),
    "athena-aegis": (3, 2, "permanent", "green any"),
    "athena-horse": (3, 2, "trigger", "blue red"),
    "athena-telesterion": (3, 2, "eleusis", "blue yellow"),
    "hades-gathering": (1, 1, "chronos", "green"),
    "hades-tartarus": (1, 2, "chronos", "blue"),
    "hades-charon": (1, 2, "instant", "yellow"),
    "hades-lethe": (1, 2, "activate", "red"),
    "hades-temple": (2, 2, "chronos", "green any"),
    "hades-persephone": (2, 2, "eleusis", "yellow"),
    "hades-cerberus": (2, 2, "legend", "red"),
    "hades-eurydice": (2, 2, "instant", "blue"),
    "hades-judge": (3, 2, "trigger", "green red"),
    "hades-thanatos": (3, 2, "instant", "green blue"),
    "hades-helm": (3, 2, "permanent", "yellow any"),
    "hephaestus-gathering": (1, 1, "chronos", "red"),
    "hephaestus-assistance": (1, 2, "instant", "yellow"),
    "hephaestus-cabeiri": (1, 2, "instant", "blue"),
    "hephaestus-throne": (1, 2, "chronos", "green"),
    "hephaestus-temple": (2, 2, "chronos", "red any"),
    "hephaestus-maidens": (2, 2, "activate", "yellow"),
    "hephaestus-talos": (2, 2, "permanent", "blue"),
    "hephaestus-necklace": (2, 2, "legend", "green"),
    "hephaestus-firegod": (3, 2, "permanent", "red yellow"),
    "hephaestus-shield": (3, 2, "trigger", "blue any"),
    "hephaestus-pandora": (3, 2, "instant", "red green"),
    "hermes-gathering": (1, 1, "chronos", "green"),
    "hermes-sandals": (1, 2, "permanent", "yellow"),
    "hermes-echo": (1, 2, "chronos", "blue"),
    "hermes-herma": (1, 2, "instant", "red"),
    "hermes-temple": (2, 2, "chronos", "yellow any"),
    "hermes-autolycus": (2, 2, "instant", "red"),
    "hermes-mystagogue": (2, 2, "eleusis", "blue"),
    "hermes-syrinx": (2, 2, "activate", "green"),
    "hermes-caduceus": (3, 2, "permanent", "red any"),
    "hermes-argus": (3, 2, "trigger", "green blue"),
    "hermes-thieves": (3, 2, "instant", "green yellow"),
    "poseidon-gathering": (1, 1, "chronos", "blue"),
    "poseidon-triton": (1, 2, "instant", "green"),
    "poseidon-charybdis": (1, 2, "instant", "red"),
    "poseidon-proteus": (1, 2, "legend", "yellow"),
    "poseidon-temple": (2, 2, "chronos", "blue any"),
    "poseidon-cyclops": (2, 2, "instant", "red"),
    "poseidon-atlantis": (2, 2, "chronos", "green"),
    "poseidon-scylla": (2, 2, "activate", "yellow"),
    "poseidon-trident": (3, 2, "permanent", "yellow any"),
    "poseidon-earthquake": (3, 2, "trigger", "blue red"),
    "poseidon-ketos": (3, 2, "instant", "blue green"),
    "zeus-gathering": (1, 1, "chronos", "yellow"),
    "zeus-ganymede": (1, 2, "instant", "red"),
    "zeus-danae": (1, 2, "legend", "green"),
    "zeus-philemon": (1, 2, "chronos", "blue"),
    "zeus-temple": (2, 2, "chronos", "yellow any"),
    "zeus-companion": (2, 2, "activate", "blue"),
    "zeus-demeter": (2, 2, "eleusis", "green"),
    "zeus-perseus": (2, 2, "permanent", "red"),
    "zeus-herakles": (3, 2, "trigger", "yellow red"),
    "zeus-thunderbolt": (3, 2, "permanent", "green any"),
    "zeus-hera": (3, 2, "instant", "yellow blue"),
}
# Why a power with this sign is not used in phase II and in phase III.
REFUSALS = {
    "instant": (("E4.3", "instant-only"), ("E4.3", "instant-only")),
    "permanent": (("E4.4", "always-active"), ("E4.4", "always-active")),
    "activate": (None, ("E4.2", "phase-two-only")),
    "eleusis": (None, ("E4.2", "phase-two-only")),
    "trigger": (None, ("E4.2", "phase-two-only")),
    "legend": (("E4.8", "phase-three-only"), None),
    "chronos": (("E4.9", "end-only"), ("E4.9", "end-only")),
}


def with_signs(*signs: str) -> list[Any]:
    """The cards with one of these signs, each to be proven."""
    return [
        pytest.param(card, marks=pytest.mark.card(card))
        for card, (_, _, sign, _) in PRINTED.items()
        if sign in signs
    ]


def rich(card: str) -> dict[str, Any]:
    """A card in the Domain of seat 0 and all that powers need, so that nothing else forbids it."""
    partner = "zeus-demeter" if card == "athena-initiation" else "athena-initiation"
    parts = {
        "families": in_play(card, partner, "zeus-danae"),
        "agora": ["zeus-danae"],
        "discard": ["zeus-companion"],
        "gold": 9,
        "vp": 9,
        "transfers": {0: 5},
        "domain": {0: [card, partner], 1: ["zeus-herakles"]},
    }
    return {**parts, "oracle": ["zeus-danae"]} if card.startswith("apollo-") else parts


@pytest.mark.rule("E1.1", "E3.2")
@pytest.mark.parametrize(
    "card", [pytest.param(card, marks=pytest.mark.card(card)) for card in PRINTED]
)
def test_level_copies_sign_and_condition_of_each_card(card: str) -> None:
    deck, number = position().deck, CARDS.index(card)
    level, copies, sign, cost = PRINTED[card]
    assert (deck.level[number], deck.copies[number]) == (level, copies)
    assert KINDS[deck.kind[number]] == sign
    assert sorted(deck.cost[number]) == sorted(cost.split())


def test_every_card_is_in_the_table() -> None:
    assert list(PRINTED) == CARDS


# ---- when a power is used


@pytest.mark.rule("E4.3", "E4.4", "E4.8", "E4.9", "R21")
@pytest.mark.parametrize("card", with_signs("instant", "permanent", "legend", "chronos"))
def test_these_powers_are_not_used_in_a_turn_of_phase_two(card: str) -> None:
    state = position(**rich(card))
    assert asked(state) == (0, "Turn")
    assert refused(state, f"use {card}") == REFUSALS[PRINTED[card][2]][0]
    assert f"use {card}" not in options(state)


@pytest.mark.rule("E4.2", "E4.3", "E4.4", "E4.9", "R21")
@pytest.mark.parametrize(
    "card", with_signs("instant", "permanent", "activate", "eleusis", "trigger", "chronos")
)
def test_these_powers_are_not_used_in_phase_three(card: str) -> None:
    state = writing(**rich(card))
    assert asked(state) == (0, "Writing")
    assert refused(state, f"use {card}") == REFUSALS[PRINTED[card][2]][1]
    assert f"use {card}" not in options(state)


@pytest.mark.rule("E4.1", "E4.2", "R13", "R14")
@pytest.mark.parametrize("card", with_signs("activate", "eleusis", "trigger"))
def test_only_the_owner_uses_a_power_and_only_in_their_own_turn(card: str) -> None:
    parts = rich(card)
    assert f"use {card}" in options(position(**parts))
    parts["domain"][1] = ["zeus-perseus"]
    state = position(**{**parts, "turn": 1})
    assert asked(state) == (1, "Turn")
    assert refused(state, f"use {card}") == ("E4.1", "not-in-domain")


@pytest.mark.rule("E4.1", "E4.8", "E5.3")
@pytest.mark.parametrize("card", with_signs("legend"))
def test_only_the_owner_uses_a_power_and_only_in_their_own_part_of_phase_three(card: str) -> None:
    parts = rich(card)
    state = writing(**parts)
    if card == "ares-hippolyta":  # she needs a transfer of this phase
        act(state, "transfer athena-initiation")
    assert f"use {card}" in options(state)
    state = writing(**{**parts, "turn": 1, "quest": {1: 3}})
    assert asked(state) == (1, "Writing")
    assert refused(state, f"use {card}") == ("E4.1", "not-in-domain")


@pytest.mark.rule("E4.1")
@pytest.mark.parametrize("card", with_signs("activate", "eleusis", "trigger", "legend"))
def test_a_power_does_not_work_in_the_elysium(card: str) -> None:
    parts = rich(card)
    given = {**parts, "domain": {0: parts["domain"][0][1:]}, "legends": {0: [[card]]}}
    state = writing(**given) if PRINTED[card][2] == "legend" else position(**given)
    assert refused(state, f"use {card}") == ("E4.1", "not-in-domain")


@pytest.mark.rule("E4.5", "E4.6", "E4.7", "E4.8", "E9.1", "R13", "R14")
@pytest.mark.parametrize("card", with_signs("activate", "eleusis", "trigger", "legend"))
def test_in_a_new_epoch_turned_cards_are_straight_but_no_ring_comes_back(card: str) -> None:
    state = writing(f"{card}/used", families=in_play(card))
    act(state, "end")
    ring = PRINTED[card][2] == "trigger"
    assert (state.epoch, lies(state, 0, card)) == (2, "used" if ring else "straight")


# ---- Chronos


@pytest.mark.rule("E4.9", "E10.1", "R20")
@pytest.mark.parametrize("card", with_signs("chronos"))
def test_a_chronos_card_alone_or_in_the_domain_scores_nothing(card: str) -> None:
    # Each would score, if it counted: there are gold, PP, Oracle cards and another Chronos card.
    legend, other = ["zeus-temple", "athena-owl"], [("zeus-temple", 1)]
    parts: dict[str, Any] = {"families": in_play(card, *legend), "gold": 10}
    if card == "apollo-sibyl":
        parts["oracle"] = ["athena-trade", "zeus-danae"]
    if card == "ares-nike":
        parts["pp"] = [9, 0, 0]
    points = 1 + 2 + 4 + 16 * ("pp" in parts)  # the Temple, its Legend, the tile and the PP
    alone = scored(legends={0: [[card], legend]}, **parts)
    assert (chronos(alone), alone.points(0)) == (other, points)
    in_domain = scored(domain={0: [card]}, legends={0: [legend]}, **parts)
    assert (chronos(in_domain), in_domain.points(0)) == (other, points)
