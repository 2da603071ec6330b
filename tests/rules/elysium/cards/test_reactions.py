"""Fire God, Aegis, Caduceus, Spear and Trident: a token for each card of their family."""

from typing import Any

import pytest
from acting import act, asked, refused, told
from elysium_positions import domain, happened, in_play, legends, position, took, writing

from pantheon.games.elysium.components import CARDS, FAMILIES
from pantheon.games.elysium.state import Elysium

# The event in which each brings its token to seat 0; seat 1 is the richest for the Trident.
TOKENS: dict[str, tuple[str, tuple[int, ...]]] = {
    "ares-spear": ("gains-pp", (0, 1)),
    "athena-aegis": ("gains-gold", (0, 1)),
    "hephaestus-firegod": ("gains-vp", (0, 1)),
    "hermes-caduceus": ("gains-gold", (0, 1)),
    "poseidon-trident": ("gives-gold", (1, 0, 1)),
}
GOLD = [9, 20, 0]
# An instantaneous power of each family, that asks nothing.
INSTANT = {
    "ares": "ares-spartoi",
    "athena": "athena-trade",
    "hephaestus": "hephaestus-assistance",
    "hermes": "hermes-autolycus",
    "poseidon": "poseidon-triton",
}
# Ways to take a card whatever its source: the cards needed, where it lies, and the actions.
SOURCES: dict[str, tuple[dict[str, Any], str, list[str]]] = {
    "agora": ({"domain": ["athena-horse"]}, "agora", ["use athena-horse"]),
    "oracle": ({"domain": ["apollo-cassandra"]}, "oracle", ["use apollo-cassandra"]),
    "discard": ({"agora": ["hades-eurydice"]}, "discard", ["take hades-eurydice", "recall {}"]),
    "pile": ({"agora": ["hephaestus-pandora"]}, "pile", ["take hephaestus-pandora"]),
    "swap-discard": (
        {"domain": ["hades-lethe", "hades-charon"]},
        "discard",
        ["use hades-lethe"],
    ),
    "swap-agora": (
        {"agora": ["hermes-herma"], "domain": ["hades-charon"]},
        "agora",
        ["take hermes-herma", "give hades-charon"],
    ),
}

each = pytest.mark.parametrize(
    "card", [pytest.param(card, marks=pytest.mark.card(card)) for card in TOKENS]
)


def family_of(card: str) -> str:
    return card.split("-")[0]


def others_of(card: str) -> list[str]:
    """Cards of its family of the levels 1, 2 and 3, that do nothing here."""
    family = family_of(card)
    return [f"{family}-gathering", f"{family}-temple", CARDS[FAMILIES.index(family) * 11 + 9]]


def board(state: Elysium, seat: int = 0) -> tuple[int, int, int]:
    """The gold, VP and PP of a seat."""
    return int(state.gold[seat]), int(state.vp[seat]), int(state.pp[seat])


def brought(state: Elysium, card: str) -> int:
    """How many tokens a reacting card has brought seat 0."""
    kind, event = TOKENS[card]
    reactions = told(state, "reacts")
    assert set(reactions) <= {(0, card)}
    assert told(state, kind).count(event) == len(reactions)
    return len(reactions)


def with_tokens(card: str, count: int, paid: int = 0) -> tuple[int, int, int]:
    """The board of seat 0 that had 9 gold, after so many reactions and payments."""
    kind = TOKENS[card][0]
    gold = 9 - paid + count * kind.endswith("-gold")
    return gold, count * (kind == "gains-vp"), count * (kind == "gains-pp")


def ones(card: str, **parts: Any) -> dict[str, Any]:
    """A position in which seat 0 has a reacting card and 9 gold, and seat 1 is the richest."""
    needed = [card, "hades-charon"]
    return {"families": in_play(*needed), "gold": GOLD, "domain": {0: [card]}, **parts}


# ---- taking


@pytest.mark.rule("E4.4", "R5", "R15")
@each
@pytest.mark.parametrize("place", [0, 1, 2])
def test_it_brings_a_token_for_each_card_of_its_family_that_is_taken(card: str, place: int) -> None:
    state = took(others_of(card)[place], **ones(card))
    assert brought(state, card) == 1
    assert board(state) == with_tokens(card, 1)
    lost = card == "poseidon-trident"
    assert (board(state, 1), board(state, 2)) == ((20 - lost, 0, 0), (0, 0, 0))
    assert asked(state) == (0, "Dismissal")  # mandatory, and before a Column is dismissed


@pytest.mark.rule("R5", "R15")
@each
@pytest.mark.parametrize("other", ["hades-temple", "hades-helm", "hades-gathering"])
def test_it_does_not_react_to_cards_of_other_families(card: str, other: str) -> None:
    state = took(other, **ones(card))
    assert brought(state, card) == 0
    assert board(state) == with_tokens(card, 0)


@pytest.mark.rule("E4.13", "R5", "R15")
@each
def test_it_reacts_to_its_own_taking(card: str) -> None:
    state = took(card, **ones(card, domain={}))
    assert brought(state, card) == 1
    assert board(state) == with_tokens(card, 1)


@pytest.mark.rule("R5")
@each
def test_it_reacts_after_the_instantaneous_power_of_the_card(card: str) -> None:
    state = took(INSTANT[family_of(card)], **ones(card))
    kinds = happened(state)
    assert (kinds[0], kinds[-2:]) == ("takes", ["reacts", TOKENS[card][0]])
    assert kinds.index("reacts") > 1
    assert told(state, "reacts") == [(0, card)]


@pytest.mark.rule("R5", "R12")
@each
@pytest.mark.parametrize("source", SOURCES)
def test_it_reacts_wherever_a_taken_card_comes_from(card: str, source: str) -> None:
    parts, row, texts = SOURCES[source]
    taken = f"{family_of(card)}-gathering"
    mine = [card, *parts.get("domain", [])]
    rows = {name: list(cards) for name, cards in parts.items() if name != "domain"}
    rows.setdefault(row, []).append(taken)
    families = in_play(*mine, *parts.get("agora", []))
    state = position(families=families, gold=GOLD, domain={0: mine}, **rows)
    act(state, *[text.format(taken) for text in texts])
    assert taken in domain(state, 0)
    # Pandora and the Herm, which are taken too, may be of the family.
    both = family_of(card) == family_of(texts[0].split()[1]) and texts[0].startswith("take")
    assert brought(state, card) == 1 + both


@pytest.mark.rule("E3.6", "E7.3", "R1", "R5")
@each
def test_it_does_not_react_to_a_citizen_taken(card: str) -> None:
    state = position(**ones(card, quest={0: 1}, pile=[f"{family_of(card)}-gathering"]))
    assert domain(state, 0) == [card, "citizen"]  # there was no other choice
    assert brought(state, card) == 0


@pytest.mark.rule("R5", "R12")
@each
def test_it_does_not_react_to_a_swap_between_domains(card: str) -> None:
    given, seized = others_of(card)[1], CARDS[CARDS.index(others_of(card)[1]) + 1]
    parts: dict[str, Any] = {"gold": GOLD, "domain": {0: [card, given], 1: [card, seized]}}
    state = took("hermes-thieves", families=in_play(card, "hermes-thieves"), **parts)
    act(state, f"give {given}")
    assert domain(state, 0) == [card, "hermes-thieves", seized]
    assert domain(state, 1) == [card, given]
    prince = card == "hermes-caduceus"  # he himself is taken
    assert brought(state, card) == prince
    assert board(state) == with_tokens(card, prince)


# ---- transferring


@pytest.mark.rule("E4.4", "R8")
@each
def test_it_brings_a_token_for_each_card_of_its_family_transferred_in_phase_three(
    card: str,
) -> None:
    first, second, _ = others_of(card)
    cards = [card, first, second, "hades-charon"]
    state = writing(**ones(card, domain={0: cards}))
    act(state, f"transfer {first}")
    assert (brought(state, card), board(state)) == (1, with_tokens(card, 1, paid=1))
    act(state, "transfer hades-charon", "start")
    assert (brought(state, card), board(state)) == (1, with_tokens(card, 1, paid=2))
    act(state, f"transfer {second}", "start")
    assert brought(state, card) == 2
    assert told(state, "pays") == [(0, 1), (0, 1), (0, 2)]


@pytest.mark.rule("E4.1", "E4.13", "R8", "R15")
@each
def test_it_reacts_to_its_own_transfer_and_then_no_more(card: str) -> None:
    cards = [card, f"{family_of(card)}-gathering", "hades-charon"]
    state = writing(**ones(card, domain={0: cards}))
    act(state, f"transfer {card}")
    assert (brought(state, card), board(state)) == (1, with_tokens(card, 1, paid=3))
    act(state, f"transfer {cards[1]}", "start")
    assert (brought(state, card), board(state)) == (1, with_tokens(card, 1, paid=4))
    assert refused(state, f"use {card}") == ("E4.1", "not-in-domain")


@pytest.mark.rule("R8", "R22")
@each
def test_it_reacts_after_the_payment_and_before_the_bonus_tile(card: str) -> None:
    first = f"{family_of(card)}-gathering"
    parts = ones(card, domain={0: [card, first]}, legends={0: [["hades-charon"]]})
    state = writing(**{**parts, "gold": [2, 20, 0]})
    assert refused(state, f"transfer {card}") == ("R8", "transfer-gold")
    act(state, f"transfer {first}", "join 1")
    kinds = happened(state)
    order = [kinds.index(kind) for kind in ("pays", "joins", "reacts", "level-tile")]
    assert order == sorted(order)


@pytest.mark.rule("E7.3", "R1", "R5", "R8")
@each
def test_it_does_not_react_to_a_citizen_in_a_legend_of_its_family(card: str) -> None:
    legend = others_of(card)[1:]
    state = writing(**ones(card, domain={0: [card, "citizen"]}, legends={0: [legend]}))
    act(state, "transfer citizen")
    assert legends(state, 0) == [[*legend, "citizen"]]
    assert brought(state, card) == 0


@pytest.mark.rule("E4.10", "R8")
@each
@pytest.mark.parametrize("power", ["hades-charon", "hades-judge", "athena-games"])
def test_it_reacts_to_transfers_made_by_powers(card: str, power: str) -> None:
    moved = f"{family_of(card)}-gathering"
    parts: dict[str, Any] = {"families": in_play(card, power), "gold": GOLD}
    if power == "hades-charon":
        state = took(power, domain={0: [card, moved]}, **parts)
    else:
        state = position(domain={0: [card, moved, power]}, **parts)
        act(state, f"use {power}")
    act(state, f"transfer {moved}")
    assert legends(state, 0) == [[moved]]
    assert brought(state, card) == 1


@pytest.mark.rule("R8")
@each
def test_it_reacts_to_a_transfer_from_the_oracle(card: str) -> None:
    moved, cards = f"{family_of(card)}-gathering", [card, "apollo-muses"]
    state = writing(*cards, families=in_play(*cards), gold=GOLD, oracle=[moved])
    act(state, "use apollo-muses")
    assert legends(state, 0) == [[moved]]
    assert (brought(state, card), board(state)) == (1, with_tokens(card, 1, paid=2))


# ---- whose turn it is


@pytest.mark.rule("R15")
@each
def test_it_does_not_react_to_what_others_do(card: str) -> None:
    first = f"{family_of(card)}-gathering"
    state = took(first, **ones(card, domain={1: [card]}))
    assert told(state, "reacts") == []
    state = writing(**ones(card, domain={0: [first], 1: [card]}))
    act(state, f"transfer {first}")
    assert told(state, "reacts") == []
    assert (board(state), board(state, 1)[1:]) == (with_tokens(card, 0, paid=1), (0, 0))


@pytest.mark.rule("E4.11", "R15")
@each
def test_it_reacts_in_the_turns_of_other_players(card: str) -> None:
    first = f"{family_of(card)}-gathering"
    families = in_play(card, "athena-games")
    mine: dict[int, list[str]] = {0: [card, first], 1: ["athena-games"]}
    state = position(turn=1, families=families, gold=GOLD, domain=mine)
    act(state, "use athena-games", "decline", f"transfer {first}")
    assert legends(state, 0) == [[first]]
    assert (brought(state, card), board(state)) == (1, with_tokens(card, 1, paid=2))
