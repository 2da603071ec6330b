"""Athena: much for you, a smaller share for everyone; Eleusis."""

from collections.abc import Sequence
from typing import Any

import pytest
from acting import act, asked, options, refused, told
from elysium_positions import conserved, domain, legends, lies, names, position, tiles, took

from pantheon.games.elysium.epochs import WRITING
from pantheon.games.elysium.state import Elysium

Domains = dict[int, Sequence[str]]

ELEUSIS = ["athena-initiation", "athena-kykeon", "athena-telesterion"]
# A use of every shared power, and the cards in the Domain of the player in turn.
SHARED: dict[str, tuple[list[str], list[str]]] = {
    "athena-olive": ([], ["take athena-olive", "gold", "gold"]),
    "athena-games": (["athena-games"], ["use athena-games", "transfer athena-games"]),
    "athena-trade": ([], ["take athena-trade"]),
    "athena-initiation": (["athena-initiation", "zeus-demeter"], ["use athena-initiation"]),
    "athena-kykeon": (["athena-kykeon", "zeus-demeter"], ["use athena-kykeon"]),
    "athena-horse": (["athena-horse"], ["use athena-horse", "agora zeus-temple"]),
    "athena-telesterion": (["athena-telesterion", "zeus-demeter"], ["use athena-telesterion"]),
}
AGORA = ["athena-olive", "athena-trade", "zeus-temple"]


def shared(card: str, **parts: Any) -> Elysium:
    """Seat 0 is about to use a shared power; `domain` is what the others have."""
    cards, _ = SHARED[card]
    others = parts.pop("domain", {})
    own = [*cards, *others.pop(0, [])]
    return position(agora=AGORA, gold=[1, 0, 0], domain={0: own, **others}, **parts)


# ---- when the powers are used


@pytest.mark.rule("E4.2", "R4")
@pytest.mark.card("athena-games", "athena-horse", *ELEUSIS)
@pytest.mark.parametrize("card", ["athena-games", "athena-horse", *ELEUSIS])
def test_these_powers_may_also_be_used_after_taking(card: str) -> None:
    state = position(
        acted=True, agora=AGORA, gold=[9, 0, 0], domain={0: [card, "zeus-demeter/used"]}
    )
    assert options(state) == [f"use {card}", "end"]


@pytest.mark.rule("E4.5", "E4.7", "R13")
@pytest.mark.card("athena-games", *ELEUSIS)
@pytest.mark.parametrize(
    ("card", "rule"),
    [("athena-games", "E4.5"), *[(card, "E4.7") for card in ELEUSIS]],
)
def test_a_turned_card_is_not_used_again_before_phase_four(card: str, rule: str) -> None:
    cards: Domains = {0: [f"{card}/used", "zeus-demeter"]}
    assert refused(position(gold=9, domain=cards), f"use {card}") == (rule, "turned")
    next_epoch = position(phase=WRITING, turn=2, domain=cards)  # nothing is left to do there
    assert next_epoch.epoch == 2
    assert lies(next_epoch, 0, card) == "straight"


@pytest.mark.rule("E4.7", "R13")
@pytest.mark.card(*ELEUSIS)
@pytest.mark.parametrize("card", ELEUSIS)
def test_an_eleusis_power_needs_another_eleusis_card_in_the_same_domain(card: str) -> None:
    elsewhere: Domains = {0: [card, "citizen", "zeus-companion"], 1: ["zeus-demeter"]}
    state = position(domain=elsewhere, legends={0: [["hades-persephone"]]})
    assert refused(state, f"use {card}") == ("E4.7", "eleusis-alone")


@pytest.mark.rule("R13")
@pytest.mark.card(*ELEUSIS)
@pytest.mark.parametrize("card", ELEUSIS)
def test_a_turned_eleusis_card_serves_as_the_other_one(card: str) -> None:
    state = position(domain={0: [card, "zeus-demeter/used"]})
    act(state, f"use {card}")
    assert lies(state, 0, card) == "turned"


# ---- Olive Tree


@pytest.mark.rule("R17")
@pytest.mark.card("athena-olive")
def test_olive_gives_gold_and_vp_then_the_others_choose_by_rising_disc() -> None:
    state = position(4, order=[3, 0, 2, 1], agora=["athena-olive"])
    act(state, "take athena-olive")
    assert (state.gold, state.vp) == ([1, 0, 0, 0], [1, 0, 0, 0])
    assert asked(state) == (3, "Present")
    act(state, "gold")
    assert state.gold == [1, 0, 0, 1]  # at once
    assert asked(state) == (2, "Present")
    act(state, "vp")
    assert asked(state) == (1, "Present")
    act(state, "vp")
    assert (state.gold, state.vp) == ([1, 0, 0, 1], [1, 1, 1, 0])
    assert asked(state) == (0, "Dismissal")


@pytest.mark.rule("R9", "R17")
@pytest.mark.card("athena-olive")
def test_nobody_can_decline_what_olive_offers() -> None:
    state = took("athena-olive")
    assert options(state) == ["gold", "vp"]
    assert refused(state, "decline") == ("R9", "must")


@pytest.mark.rule("R18")
@pytest.mark.card("athena-olive", "hephaestus-talos")
def test_protection_does_not_stop_the_gift_of_olive() -> None:
    state = position(2, agora=["athena-olive"], domain={1: ["hephaestus-talos"]})
    act(state, "take athena-olive", "vp")
    assert state.vp == [1, 1]


@pytest.mark.rule("R15")
@pytest.mark.card("athena-olive", "zeus-thunderbolt")
def test_thunderbolt_adds_to_olive_in_ones_own_turn_only() -> None:
    bolt = ["zeus-thunderbolt"]
    state = took("athena-olive", domain={0: bolt, 1: bolt})
    act(state, "vp", "vp")
    assert state.vp == [2, 1, 1]


@pytest.mark.rule("R5", "R17")
@pytest.mark.card("athena-olive", "athena-owl")
def test_owls_react_to_olive_after_the_last_choice() -> None:
    state = shared("athena-olive", domain={1: ["athena-owl"]})
    act(state, "take athena-olive", "gold")
    assert told(state, "reacts") == []
    act(state, "gold")
    assert told(state, "reacts") == [(1, "athena-owl")]
    assert state.vp == [1, 1, 0]


# ---- Panathenaic Games


@pytest.mark.rule("E4.5", "E4.10", "R8")
@pytest.mark.card("athena-games")
def test_games_are_one_transfer_at_its_normal_cost() -> None:
    state = position(gold=[4, 0, 0], domain={0: ["athena-games", "zeus-companion"]})
    act(state, "use athena-games")
    assert options(state) == ["transfer athena-games", "transfer zeus-companion", "decline"]
    act(state, "transfer zeus-companion")
    assert state.gold[0] == 2
    assert legends(state, 0) == [["zeus-companion"]]
    assert lies(state, 0, "athena-games") == "turned"
    assert asked(state) == (0, "Turn")  # exactly one, and nobody else has a card


@pytest.mark.rule("E4.11", "R9")
@pytest.mark.card("athena-games")
def test_who_uses_the_games_may_leave_the_first_transfer_and_the_others_still_get_theirs() -> None:
    state = position(
        gold=[4, 2, 2], domain={0: ["athena-games"], 1: ["zeus-ganymede"], 2: ["hades-charon"]}
    )
    act(state, "use athena-games", "decline")
    assert asked(state) == (1, "Granted")
    act(state, "transfer zeus-ganymede", "transfer hades-charon")
    assert [legends(state, seat) for seat in range(3)] == [
        [],
        [["zeus-ganymede"]],
        [["hades-charon"]],
    ]
    assert (state.gold, lies(state, 0, "athena-games")) == ([4, 0, 0], "turned")


@pytest.mark.rule("E4.11", "R9")
@pytest.mark.card("athena-games", "athena-owl")
def test_games_can_be_used_without_a_transfer_of_ones_own_to_make() -> None:
    state = position(
        gold=[0, 2, 0], domain={0: ["athena-games", "athena-owl"], 1: ["zeus-ganymede"]}
    )
    act(state, "use athena-games")
    assert asked(state) == (1, "Granted")  # who can pay for nothing is not asked
    assert options(state) == ["transfer zeus-ganymede", "decline"]
    act(state, "transfer zeus-ganymede")
    assert (legends(state, 1), state.vp[0]) == ([["zeus-ganymede"]], 1)


@pytest.mark.rule("R9")
@pytest.mark.card("athena-games")
def test_games_can_be_used_even_if_nobody_can_transfer() -> None:
    state = position(domain={0: ["athena-games"], 1: ["zeus-ganymede"]})
    act(state, "use athena-games")
    assert (asked(state), lies(state, 0, "athena-games")) == ((0, "Turn"), "turned")


@pytest.mark.rule("E4.13", "R13")
@pytest.mark.card("athena-games", "athena-owl")
def test_the_games_themselves_may_be_transferred_and_the_power_is_still_finished() -> None:
    state = position(
        gold=[1, 2, 0], domain={0: ["athena-games"], 1: ["zeus-ganymede"], 2: ["athena-owl"]}
    )
    act(state, "use athena-games", "transfer athena-games")
    assert legends(state, 0) == [["athena-games"]]
    act(state, "transfer zeus-ganymede")
    assert legends(state, 1) == [["zeus-ganymede"]]
    assert state.vp == [0, 0, 1]


@pytest.mark.rule("E7.1", "R8")
@pytest.mark.card("athena-games")
def test_a_citizen_may_be_transferred_by_the_games() -> None:
    legend = [["zeus-ganymede", "hades-charon"]]
    state = position(
        gold=[1, 2, 0],
        domain={0: ["athena-games", "citizen"], 1: ["citizen"], 2: ["citizen"]},
        legends={0: legend, 1: [["zeus-danae", "hades-lethe"]]},
    )
    act(state, "use athena-games", "transfer citizen", "transfer citizen")
    assert legends(state, 0) == [["zeus-ganymede", "hades-charon", "citizen"]]
    assert legends(state, 1) == [["zeus-danae", "hades-lethe", "citizen"]]
    assert state.gold == [0, 0, 0]  # level 1, and 1 more for the other
    assert asked(state) == (0, "Turn")  # the Citizen of seat 2 has no place to go


@pytest.mark.rule("E4.11", "R17")
@pytest.mark.card("athena-games")
def test_at_the_games_the_others_may_transfer_by_rising_disc_for_one_gold_more() -> None:
    state = position(
        4,
        order=[0, 3, 2, 1],
        gold=[1, 2, 1, 3],
        domain={
            0: ["athena-games"],
            1: ["hades-charon"],
            2: ["hades-lethe"],
            3: ["zeus-ganymede", "zeus-companion", "zeus-hera"],
        },
    )
    act(state, "use athena-games", "transfer athena-games")
    assert asked(state) == (3, "Granted")
    assert options(state) == ["transfer zeus-ganymede", "transfer zeus-companion", "decline"]
    assert refused(state, "transfer zeus-hera") == ("R8", "transfer-gold")
    act(state, "transfer zeus-companion")
    assert state.gold[3] == 0
    assert asked(state) == (1, "Granted")  # seat 2 cannot pay 2 gold and is skipped
    act(state, "decline")
    assert (domain(state, 1), state.gold[1]) == (["hades-charon"], 2)
    assert asked(state) == (0, "Turn")


@pytest.mark.rule("R8")
@pytest.mark.card("athena-games", "hades-helm")
def test_a_reduction_makes_up_for_the_surcharge_of_the_games() -> None:
    state = position(
        gold=[1, 1, 0], domain={0: ["athena-games"], 1: ["zeus-ganymede", "hades-helm"]}
    )
    act(state, "use athena-games", "transfer athena-games", "transfer zeus-ganymede")
    assert state.gold == [0, 0, 0]


@pytest.mark.rule("E8.3", "R17", "R22")
@pytest.mark.card("athena-games", "zeus-perseus")
def test_at_the_games_each_gets_their_bonus_tiles_before_the_next_decides() -> None:
    state = position(
        gold=[3, 2, 2],
        domain={
            0: ["athena-games", "hephaestus-firegod"],
            1: ["zeus-perseus", "zeus-ganymede"],
            2: ["zeus-ganymede"],
        },
        legends={1: [["hades-charon"]], 2: [["hades-charon"]]},
    )
    act(state, "use athena-games", "transfer hephaestus-firegod")
    act(state, "transfer zeus-ganymede", "join 1")
    assert (tiles(state, 1), state.vp[1]) == (["level 1"], 2)
    act(state, "transfer zeus-ganymede", "join 1")
    assert (tiles(state, 2), state.vp[2]) == ([], 0)


@pytest.mark.rule("R15")
@pytest.mark.card("athena-games", "athena-aegis")
def test_at_the_games_permanent_powers_of_the_others_work_in_your_turn() -> None:
    state = position(
        gold=[1, 2, 0], domain={0: ["athena-games"], 1: ["athena-aegis", "athena-trade"]}
    )
    act(state, "use athena-games", "transfer athena-games", "transfer athena-trade")
    assert state.gold == [0, 1, 0]
    assert told(state, "reacts") == [(1, "athena-aegis")]


@pytest.mark.rule("R17")
@pytest.mark.card("athena-games", "poseidon-trident")
def test_a_trident_that_reacts_to_the_games_asks_its_owner() -> None:
    state = position(
        gold=[2, 2, 1], domain={0: ["athena-games"], 1: ["poseidon-trident", "poseidon-triton"]}
    )
    act(state, "use athena-games", "transfer athena-games", "transfer poseidon-triton")
    assert asked(state) == (1, "Richest")
    assert options(state) == ["player 0", "player 2"]
    act(state, "player 2")
    assert state.gold == [1, 1, 0]


@pytest.mark.rule("E4.10")
@pytest.mark.card("athena-games")
def test_transfers_of_the_games_do_not_count_against_the_quest() -> None:
    state = position(
        2,
        turn=1,
        round_=3,
        gold=[9, 9],
        taken={0: 3, 1: 3},
        quest={0: 1},
        domain={0: ["zeus-ganymede", "zeus-hera"], 1: ["athena-games", "zeus-companion"]},
    )
    act(state, "use athena-games", "transfer zeus-companion", "transfer zeus-ganymede")
    assert state.transfers == [1, 1]
    act(state, "dismiss red")  # Quest 2 is all that is left to take
    assert (asked(state), state.left) == ((0, "Writing"), 2)
    act(state, "end")
    assert (asked(state), state.left) == ((1, "Writing"), 2)


# ---- Trade Agreement


@pytest.mark.rule("R9", "R18")
@pytest.mark.card("athena-trade", "hephaestus-talos")
def test_trade_gives_three_gold_and_one_to_every_other_protected_or_not() -> None:
    state = position(4, agora=["athena-trade"], domain={2: ["hephaestus-talos"]})
    act(state, "take athena-trade")
    assert (state.gold, state.vp) == ([3, 1, 1, 1], [0, 0, 0, 0])
    assert asked(state) == (0, "Dismissal")  # no choice


@pytest.mark.rule("R5", "R15")
@pytest.mark.card("athena-trade", "athena-owl", "athena-aegis")
def test_owls_react_to_the_power_of_a_taken_card_before_aegis_to_its_taking() -> None:
    state = took("athena-trade", domain={0: ["athena-aegis", "athena-owl"]})
    assert told(state, "reacts") == [(0, "athena-owl"), (0, "athena-aegis")]
    assert (state.gold, state.vp) == ([4, 1, 1], [1, 0, 0])


# ---- Initiation


@pytest.mark.rule("E4.7")
@pytest.mark.card("athena-initiation")
def test_initiation_gives_two_gold_and_one_to_others_with_an_eleusis_card() -> None:
    state = position(
        4,
        domain={
            0: ["athena-initiation", "zeus-demeter"],
            1: ["hades-persephone/used"],
            2: ["zeus-companion", "citizen"],
            3: ["athena-kykeon", "zeus-demeter"],
        },
    )
    act(state, "use athena-initiation")
    assert (state.gold, state.vp) == ([2, 1, 0, 1], [0, 0, 0, 0])
    assert asked(state) == (0, "Turn")  # no choices


@pytest.mark.rule("E4.1")
@pytest.mark.card("athena-initiation")
def test_initiation_does_not_see_eleusis_cards_in_an_elysium() -> None:
    state = position(
        2, domain={0: ["athena-initiation", "zeus-demeter"]}, legends={1: [["athena-kykeon"]]}
    )
    act(state, "use athena-initiation")
    assert state.gold == [2, 0]


@pytest.mark.rule("R15")
@pytest.mark.card("athena-initiation", "athena-owl")
def test_owls_react_to_initiation_even_if_nobody_else_gains() -> None:
    state = shared("athena-initiation", domain={1: ["athena-owl"]})
    act(state, "use athena-initiation")
    assert (state.gold, state.vp) == ([3, 0, 0], [0, 1, 0])


# ---- Kykeon


@pytest.mark.rule("E4.7")
@pytest.mark.card("athena-kykeon")
@pytest.mark.parametrize(
    ("others", "vp"),
    [
        (["zeus-demeter"], 1),
        (["zeus-demeter/used", "citizen", "zeus-companion"], 1),
        (["zeus-demeter", "hades-persephone"], 2),
        (["zeus-demeter", "hades-persephone", "athena-initiation", "athena-telesterion"], 2),
    ],
)
def test_kykeon_gives_a_vp_for_each_other_eleusis_card_up_to_two(
    others: list[str], vp: int
) -> None:
    state = position(domain={0: ["athena-kykeon", *others]})
    act(state, "use athena-kykeon")
    assert state.vp == [vp, 0, 0]


@pytest.mark.rule("E4.7")
@pytest.mark.card("athena-kykeon")
def test_kykeon_gives_one_vp_to_others_with_two_eleusis_cards_or_more() -> None:
    state = position(
        4,
        domain={
            0: ["athena-kykeon", "zeus-demeter"],
            1: ["hades-persephone", "citizen"],
            2: ["hades-persephone/used", "athena-initiation/used"],
            3: ["athena-kykeon", "zeus-demeter", "athena-initiation"],
        },
    )
    act(state, "use athena-kykeon")
    assert (state.vp, state.gold) == ([1, 0, 1, 1], [0, 0, 0, 0])
    assert asked(state) == (0, "Turn")  # no choices


@pytest.mark.rule("R16")
@pytest.mark.card("athena-kykeon", "hermes-mystagogue")
@pytest.mark.parametrize(
    ("own", "theirs", "vp"),
    [
        (["athena-kykeon"], ["athena-initiation"], [1, 0]),
        (["athena-kykeon", "zeus-demeter"], [], [2, 0]),
        (["zeus-demeter"], ["athena-kykeon"], [1, 0]),
        (["zeus-demeter"], ["athena-kykeon", "athena-initiation"], [1, 1]),
    ],
)
def test_kykeon_through_the_mystagogue_counts_the_cards_other_than_the_mystagogue(
    own: list[str], theirs: list[str], vp: list[int]
) -> None:
    state = position(2, families="opulence", domain={0: ["hermes-mystagogue", *own], 1: theirs})
    act(state, "use hermes-mystagogue", "copy athena-kykeon")
    assert state.vp == vp


@pytest.mark.rule("R15")
@pytest.mark.card("athena-kykeon", "zeus-thunderbolt", "athena-owl")
def test_thunderbolt_adds_once_to_kykeon_and_once_to_the_owl() -> None:
    cards = ["zeus-demeter", "hades-persephone", "zeus-thunderbolt", "athena-owl"]
    state = position(
        domain={
            0: ["athena-kykeon", *cards],
            1: cards,
        }
    )
    act(state, "use athena-kykeon")
    assert state.vp == [(2 + 1) + (1 + 1), 1 + 1, 0]


# ---- Owl of Athena


@pytest.mark.rule("R15")
@pytest.mark.card("athena-owl", *SHARED)
@pytest.mark.parametrize("card", SHARED)
@pytest.mark.parametrize("owner", [0, 2])
def test_an_owl_reacts_once_to_each_shared_power_of_anybody(card: str, owner: int) -> None:
    state = shared(card, domain={owner: ["athena-owl"]})
    without = shared(card)
    act(without, *SHARED[card][1])
    act(state, *SHARED[card][1])
    assert told(state, "reacts") == [(owner, "athena-owl")]
    assert state.vp[owner] == without.vp[owner] + 1
    assert conserved(state)


@pytest.mark.rule("R15")
@pytest.mark.card("athena-owl")
@pytest.mark.parametrize(
    "text",
    [
        "take athena-owl",
        "take athena-aegis",
        "take hephaestus-assistance",
        "use zeus-demeter",
        "use zeus-companion",
        "quest 1",
    ],
)
def test_an_owl_does_not_react_to_anything_else(text: str) -> None:
    state = position(
        agora=["athena-owl", "athena-aegis", "hephaestus-assistance"],
        domain={0: ["zeus-demeter", "zeus-companion", "athena-kykeon"], 1: ["athena-owl"]},
    )
    act(state, text)
    assert state.vp[1] == 0
    assert (1, "athena-owl") not in told(state, "reacts")


@pytest.mark.rule("R15", "R17")
@pytest.mark.card("athena-owl")
@pytest.mark.parametrize(
    ("owners", "order", "reacting"),
    [((0, 1), [1, 2, 0], [0, 1]), ((1, 2), [2, 0, 1], [2, 1]), ((1, 2), [1, 0, 2], [1, 2])],
)
def test_owls_react_to_the_player_in_turn_first_then_by_rising_disc(
    owners: tuple[int, int], order: list[int], reacting: list[int]
) -> None:
    state = position(
        agora=["athena-trade"], order=order, domain={owner: ["athena-owl"] for owner in owners}
    )
    act(state, "take athena-trade")
    assert told(state, "reacts") == [(seat, "athena-owl") for seat in reacting]


@pytest.mark.rule("E4.1")
@pytest.mark.card("athena-owl", "athena-games")
def test_an_owl_that_leaves_the_domain_during_the_power_does_not_react() -> None:
    state = position(gold=[2, 3, 0], domain={0: ["athena-games", "athena-owl"], 1: ["athena-owl"]})
    act(state, "use athena-games", "transfer athena-owl", "transfer athena-owl")
    assert state.vp == [0, 0, 0]
    assert told(state, "reacts") == []


@pytest.mark.rule("R15")
@pytest.mark.card("athena-owl", "athena-horse")
def test_an_owl_that_comes_during_the_power_reacts() -> None:
    state = position(agora=["athena-owl"], domain={0: ["athena-horse"]})
    act(state, "use athena-horse")
    assert state.vp == [1, 0, 0]


@pytest.mark.rule("R15")
@pytest.mark.card("athena-owl", "zeus-thunderbolt")
def test_thunderbolt_adds_to_an_owl_in_ones_own_turn_only() -> None:
    both = ["athena-owl", "zeus-thunderbolt"]
    state = took("athena-trade", domain={0: both, 1: both})
    assert state.vp == [2, 1, 0]


@pytest.mark.rule("R16")
@pytest.mark.card(
    "athena-owl",
    "hermes-autolycus",
    "hermes-syrinx",
    "hermes-mystagogue",
    "hermes-argus",
)
@pytest.mark.parametrize(
    ("own", "theirs", "texts"),
    [
        ([], "athena-trade", ["take hermes-autolycus", "copy athena-trade"]),
        (
            ["hermes-syrinx", "athena-trade"],
            "zeus-companion",
            ["use hermes-syrinx", "copy athena-trade"],
        ),
        (
            ["hermes-mystagogue", "zeus-demeter"],
            "athena-initiation",
            ["use hermes-mystagogue", "copy athena-initiation"],
        ),
        (["hermes-argus"], "athena-horse/used", ["use hermes-argus"]),
    ],
)
def test_an_owl_reacts_to_a_copied_shared_power(
    own: list[str], theirs: str, texts: list[str]
) -> None:
    state = position(
        families="opulence",
        agora=["hermes-autolycus"],
        domain={0: own, 1: [theirs], 2: ["athena-owl"]},
    )
    act(state, *texts)
    assert told(state, "reacts") == [(2, "athena-owl")]
    assert state.vp[2] == 1


# ---- Wooden Horse


@pytest.mark.rule("E4.6", "R5", "R14")
@pytest.mark.card("athena-horse")
def test_horse_takes_an_agora_card_whatever_its_condition_and_gives_the_others_a_gold() -> None:
    state = position(
        agora=["zeus-hera", "zeus-danae"], columns={0: ["green"]}, domain={0: ["athena-horse"]}
    )
    assert refused(state, "take zeus-hera")[0] == "E3.2"
    act(state, "use athena-horse", "agora zeus-hera")
    assert domain(state, 0) == ["athena-horse", "zeus-hera"]
    assert names(state.agora) == ["zeus-danae"]
    assert (state.gold, state.vp) == ([0, 1, 1], [1, 0, 0])  # Hera counts herself
    assert lies(state, 0, "athena-horse") == "used"
    assert asked(state) == (0, "Turn")
    assert "take zeus-danae" in options(state)  # the action of the turn is still to come
    assert told(state, "dismisses") == []
    assert state.taken == [0, 0, 0]


@pytest.mark.rule("E4.6", "R14")
@pytest.mark.card("athena-horse")
def test_horse_is_used_once_in_the_game() -> None:
    used: Domains = {0: ["athena-horse/used"]}
    state = position(agora=["zeus-hera"], domain=used)
    assert refused(state, "use athena-horse") == ("E4.6", "ring-gone")
    next_epoch = position(phase=WRITING, turn=2, domain=used)
    assert (next_epoch.epoch, lies(next_epoch, 0, "athena-horse")) == (2, "used")


@pytest.mark.rule("E4.6", "R14")
@pytest.mark.card("athena-horse")
def test_a_horse_that_is_taken_has_a_ring_and_may_be_used_at_once() -> None:
    state = took("athena-horse", agora=["zeus-hera"])
    assert lies(state, 0, "athena-horse") == "ring"
    act(state, "dismiss red", "use athena-horse")
    assert "zeus-hera" in domain(state, 0)


@pytest.mark.rule("R6", "R9")
@pytest.mark.card("athena-horse")
@pytest.mark.parametrize("agora", [[], ["athena-horse"], ["athena-horse", "zeus-companion"]])
def test_horse_needs_a_card_in_the_agora_that_may_be_taken(agora: list[str]) -> None:
    state = position(agora=agora, domain={0: ["athena-horse", "zeus-companion"]})
    assert refused(state, "use athena-horse") == ("R9", "power-idle")
    assert lies(state, 0, "athena-horse") == "ring"


@pytest.mark.rule("R6", "R9")
@pytest.mark.card("athena-horse")
def test_horse_takes_no_identical_card_and_cannot_be_broken_off() -> None:
    state = position(
        agora=["zeus-hera", "zeus-danae", "zeus-companion"],
        domain={0: ["athena-horse", "zeus-companion"]},
    )
    act(state, "use athena-horse")
    assert options(state) == ["agora zeus-danae", "agora zeus-hera"]
    assert refused(state, "agora zeus-companion") == ("R6", "twin")
    assert refused(state, "decline") == ("R9", "must")
    assert refused(state, "agora zeus-temple") == ("R9", "not-there")


@pytest.mark.rule("R7")
@pytest.mark.card("athena-horse", "hermes-herma")
def test_horse_does_not_bring_back_a_card_that_left_in_the_same_turn() -> None:
    state = position(
        families="opulence",
        agora=["hermes-herma", "zeus-perseus", "zeus-danae", "zeus-ganymede"],
        domain={0: ["athena-horse", "zeus-companion"]},
    )
    act(state, "take hermes-herma", "give zeus-companion")
    act(state, "dismiss red", "use athena-horse")
    assert options(state) == ["agora zeus-ganymede", "agora zeus-danae"]
    assert refused(state, "agora zeus-companion") == ("R7", "no-return")


@pytest.mark.rule("R14")
@pytest.mark.card("athena-horse")
def test_a_trigger_card_taken_by_horse_gets_its_ring() -> None:
    state = position(agora=["zeus-herakles"], domain={0: ["athena-horse"]})
    act(state, "use athena-horse")
    assert lies(state, 0, "zeus-herakles") == "ring"


@pytest.mark.rule("R5", "R15")
@pytest.mark.card("athena-horse", "athena-olive", "athena-owl", "athena-aegis")
def test_the_taken_card_is_resolved_completely_before_the_others_gain_by_horse() -> None:
    state = position(
        agora=["athena-olive"], domain={0: ["athena-horse", "athena-aegis"], 2: ["athena-owl"]}
    )
    act(state, "use athena-horse")
    assert asked(state) == (1, "Present")
    assert state.gold == [1, 0, 0]
    act(state, "vp", "vp")
    assert told(state, "reacts") == [(2, "athena-owl"), (0, "athena-aegis"), (2, "athena-owl")]
    assert told(state, "gains-gold") == [(0, 1), (0, 1), (1, 1), (2, 1)]
    assert state.vp == [1, 1, 3]


@pytest.mark.rule("R13")
@pytest.mark.card("athena-horse", "hades-charon", "athena-owl")
def test_horse_is_finished_even_if_it_is_transferred_meanwhile() -> None:
    state = position(
        agora=["hades-charon"], gold=[2, 0, 0], domain={0: ["athena-horse"], 1: ["athena-owl"]}
    )
    act(state, "use athena-horse", "transfer athena-horse")
    assert legends(state, 0) == [["athena-horse"]]
    assert (state.gold, state.vp) == ([0, 1, 1], [0, 1, 0])


# ---- Telesterion


@pytest.mark.rule("E4.7")
@pytest.mark.card("athena-telesterion")
def test_telesterion_gives_two_vp_and_others_a_vp_or_without_eleusis_a_gold() -> None:
    state = position(
        4,
        domain={
            0: ["athena-telesterion", "zeus-demeter"],
            1: ["hades-persephone/used"],
            2: ["zeus-companion", "citizen"],
            3: ["athena-kykeon", "zeus-demeter"],
        },
        legends={2: [["athena-initiation"]]},
    )
    act(state, "use athena-telesterion")
    assert (state.gold, state.vp) == ([0, 0, 1, 0], [2, 1, 0, 1])
    assert asked(state) == (0, "Turn")  # no choices


@pytest.mark.rule("R15")
@pytest.mark.card("athena-telesterion", "zeus-thunderbolt")
def test_thunderbolt_adds_to_telesterion_for_its_user_only() -> None:
    state = position(
        domain={
            0: ["athena-telesterion", "zeus-demeter", "zeus-thunderbolt"],
            1: ["zeus-demeter", "zeus-thunderbolt"],
        }
    )
    act(state, "use athena-telesterion")
    assert (state.gold, state.vp) == ([0, 0, 1], [3, 1, 0])
