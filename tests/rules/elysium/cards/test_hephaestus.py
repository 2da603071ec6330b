"""The cards of Hephaestus: gold."""

from collections.abc import Sequence
from typing import Any

import pytest
from acting import act, asked, options, refused, told
from elysium_positions import (
    chronos,
    conserved,
    domain,
    happened,
    lies,
    names,
    position,
    scored,
    took,
)

from pantheon.games.elysium.epochs import ACTIONS, WRITING
from pantheon.games.elysium.state import Elysium

MISFORTUNE = "misfortune"  # Ares, Hades, Hephaestus, Hermes, Poseidon
OPULENCE = "opulence"  # Ares, Athena, Hephaestus, Hermes, Zeus
FIREGOD = "hephaestus-firegod"
Cards = dict[int, Sequence[str]]  # by seat


# ---- Divine Assistance


@pytest.mark.rule("E4.3", "R5")
@pytest.mark.card("hephaestus-assistance")
def test_divine_assistance_gives_2_gold_at_once() -> None:
    state = took("hephaestus-assistance", gold=[4, 0, 0])
    assert state.gold == [6, 0, 0]
    assert asked(state) == (0, "Dismissal")  # nothing was asked before


# ---- Cabeiri


@pytest.mark.rule("E4.3", "R1")
@pytest.mark.card("hephaestus-cabeiri")
@pytest.mark.parametrize(
    ("others", "gold"),
    [
        ([], 1),
        (["throne"], 2),
        (["throne", "temple"], 3),
        (["throne", "temple", "talos"], 4),
        (["throne", "temple", "talos", "necklace"], 4),
    ],
)
def test_cabeiri_give_1_gold_and_1_for_each_other_card_at_most_4(
    others: list[str], gold: int
) -> None:
    state = took("hephaestus-cabeiri", domain={0: [f"hephaestus-{name}" for name in others]})
    assert state.gold == [gold, 0, 0]
    assert asked(state) == (0, "Dismissal")


@pytest.mark.rule("R1", "E7.3", "R13")
@pytest.mark.card("hephaestus-cabeiri")
def test_cabeiri_count_face_up_hephaestus_cards_of_ones_own_domain() -> None:
    state = took(
        "hephaestus-cabeiri",
        domain={0: ["zeus-danae", "citizen", "hephaestus-maidens/used"], 1: ["hephaestus-talos"]},
        legends={0: [["hephaestus-throne"]]},
    )
    assert state.gold[0] == 1 + 1  # the turned Maidens count


@pytest.mark.rule("R16")
@pytest.mark.card("hephaestus-cabeiri")
@pytest.mark.parametrize(
    ("mine", "gold"),
    [([], 1), (["throne"], 2), (["throne", "talos", "temple", "shield"], 4)],
)
def test_copied_cabeiri_count_the_domain_of_the_copying_player(mine: list[str], gold: int) -> None:
    theirs = ["hephaestus-cabeiri", "hephaestus-throne", "hephaestus-necklace"]
    state = took(
        "hermes-autolycus",
        families=OPULENCE,
        domain={0: [f"hephaestus-{name}" for name in mine], 1: theirs},
    )
    act(state, "copy hephaestus-cabeiri")
    assert state.gold == [gold, 0, 0]


@pytest.mark.rule("R16", "R1")
@pytest.mark.card("hephaestus-cabeiri")
def test_copied_by_their_owner_cabeiri_do_not_count_themselves() -> None:
    state = position(
        families=OPULENCE,
        domain={0: ["hermes-syrinx", "hephaestus-cabeiri", "hephaestus-temple"]},
    )
    act(state, "use hermes-syrinx", "copy hephaestus-cabeiri")
    assert state.gold[0] == 2


# ---- Golden Throne

THRONE = ["hephaestus-throne", "zeus-ganymede"]


@pytest.mark.rule("E10.2", "R20")
@pytest.mark.card("hephaestus-throne")
@pytest.mark.parametrize(
    ("gold", "vp"), [(0, 0), (1, 0), (2, 1), (3, 1), (9, 4), (10, 5), (11, 5), (12, 5), (30, 5)]
)
def test_throne_scores_1_vp_for_every_2_gold_at_most_5(gold: int, vp: int) -> None:
    state = scored(gold=[gold, 10, 10], legends={0: [THRONE]})
    assert chronos(state) == [("hephaestus-throne", vp)]
    assert state.points(0) == vp + 2 + 2  # with the Legend and the tile of level 1
    assert state.gold[0] == gold  # it is not spent


@pytest.mark.rule("E10.6", "R20")
@pytest.mark.card("hephaestus-throne")
@pytest.mark.parametrize(("gold", "winners"), [(1, [0]), (2, [0, 1]), (3, [1])])
def test_the_gold_of_the_throne_still_breaks_a_tie(gold: int, winners: list[int]) -> None:
    state = scored(2, gold=[2, gold], vp=[0, 5], legends={0: [THRONE]})
    assert (state.points(0), state.points(1)) == (5, 5)
    assert state.winners() == winners


@pytest.mark.rule("R20", "R6")
@pytest.mark.card("hephaestus-throne")
def test_two_thrones_count_the_full_gold_each() -> None:
    state = scored(gold=8, legends={0: [THRONE, ["hephaestus-throne", "hades-lethe"]]})
    assert chronos(state) == [("hephaestus-throne", 4), ("hephaestus-throne", 4)]


# ---- Golden Maidens


@pytest.mark.rule("E4.5", "R13")
@pytest.mark.card("hephaestus-maidens")
@pytest.mark.parametrize(
    ("others", "gold"),
    [([], 1), (["throne"], 2), (["throne", "talos"], 3), (["throne", "talos", "temple"], 3)],
)
def test_maidens_give_1_gold_for_each_hephaestus_card_at_most_3(
    others: list[str], gold: int
) -> None:
    cards = ["hephaestus-maidens", *[f"hephaestus-{name}" for name in others]]
    state = position(domain={0: cards})
    act(state, "use hephaestus-maidens")
    assert state.gold == [gold, 0, 0]
    assert lies(state, 0, "hephaestus-maidens") == "turned"


@pytest.mark.rule("R1", "E7.3")
@pytest.mark.card("hephaestus-maidens")
def test_maidens_count_face_up_hephaestus_cards_of_ones_own_domain() -> None:
    state = position(
        domain={
            0: ["hephaestus-maidens", "citizen", "zeus-danae", "hephaestus-shield/used"],
            1: ["hephaestus-talos"],
        },
        legends={0: [["hephaestus-throne"]]},
    )
    act(state, "use hephaestus-maidens")
    assert state.gold[0] == 2


@pytest.mark.rule("E4.5", "R13")
@pytest.mark.card("hephaestus-maidens")
def test_maidens_are_used_once_an_epoch() -> None:
    state = position(domain={0: ["hephaestus-maidens"]})
    act(state, "use hephaestus-maidens")
    assert refused(state, "use hephaestus-maidens") == ("E4.5", "turned")


@pytest.mark.rule("E9.1", "R13")
@pytest.mark.card("hephaestus-maidens")
def test_maidens_can_be_used_again_in_the_next_epoch() -> None:
    state = position(phase=WRITING, turn=2, domain={0: ["hephaestus-maidens/used"]})
    assert (state.epoch, asked(state)) == (2, (0, "Turn"))
    act(state, "use hephaestus-maidens")
    assert state.gold[0] == 1


@pytest.mark.rule("R4", "E4.2")
@pytest.mark.card("hephaestus-maidens")
def test_maidens_are_used_after_the_column_is_gone_in_the_turn_they_were_taken() -> None:
    state = took("hephaestus-maidens")
    assert refused(state, "use hephaestus-maidens") == ("R4", "column-first")
    act(state, "dismiss red", "use hephaestus-maidens")
    assert state.gold[0] == 1
    assert state.seat == 1  # there was nothing else to do


# ---- Talos: Quests


@pytest.mark.rule("E3.5", "E4.4")
@pytest.mark.card("hephaestus-talos")
def test_talos_gives_1_gold_for_a_quest_before_the_column_goes() -> None:
    state = position(domain={0: ["hephaestus-talos"]})
    act(state, "quest 2")
    assert (state.gold, asked(state)) == ([1, 0, 0], (0, "Dismissal"))
    act(state, "dismiss red")
    assert happened(state)[:4] == ["takes-quest", "reacts", "gains-gold", "dismisses"]
    assert state.gold == [1, 0, 0]


@pytest.mark.rule("E4.4")
@pytest.mark.card("hephaestus-talos")
def test_talos_gives_gold_to_his_owner_for_their_own_quest_only() -> None:
    state = position(agora=["zeus-ganymede"], domain={1: ["hephaestus-talos"]})
    act(state, "quest 2", "dismiss red", "take zeus-ganymede", "dismiss red")
    assert state.gold == [0, 0, 0]


@pytest.mark.rule("E3.7", "E5.2")
@pytest.mark.card("hephaestus-talos")
def test_talos_gives_nothing_for_an_incomplete_quest() -> None:
    state = position(
        turn=2,
        round_=3,
        quest={0: 1, 1: 2},
        taken={2: 3},
        columns={2: ["red"]},
        domain={2: ["hephaestus-talos"]},
    )
    assert told(state, "gets-incomplete") == [(2,)]
    assert told(state, "reacts") == []
    assert state.gold[2] == 1  # from the Incomplete Quest itself


# ---- Talos: protection

RICH = [0, 9, 1]


@pytest.mark.rule("R18", "R10")
@pytest.mark.card("hephaestus-talos")
@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("take poseidon-triton", (0, 1, 1)),
        ("take poseidon-trident", (0, 1, 1)),
        ("take poseidon-cyclops", (0, 1, 1)),
        ("take poseidon-ketos", (1, 0, 1)),
        ("use poseidon-scylla", (1, 0, 1)),
        ("use poseidon-earthquake", (1, 0, 1)),
        ("take ares-eris", (1, 1, 0)),
    ],
)
def test_talos_protects_tokens_and_cards_and_the_others_are_still_hit(
    text: str, left: tuple[int, int, int]
) -> None:
    verb, card = text.split()
    state = position(
        families=MISFORTUNE,
        agora=[card] if verb == "take" else [],
        gold=RICH,
        vp=RICH,
        pp=RICH,
        domain={0: [card] if verb == "use" else [], 1: ["hephaestus-talos", "citizen"]},
    )
    act(state, text)
    assert asked(state) == (0, "Dismissal" if verb == "take" else "Turn")  # it cannot be waived
    assert (state.gold[1], state.vp[1], state.pp[1]) == (9, 9, 9)
    assert domain(state, 1) == ["hephaestus-talos", "citizen"]
    assert (state.gold[2], state.vp[2], state.pp[2]) == left


@pytest.mark.rule("R18")
@pytest.mark.card("hephaestus-talos")
def test_talos_protects_in_phase_iii() -> None:
    state = position(
        phase=WRITING,
        gold=[1, 9, 1],
        domain={0: ["poseidon-proteus"], 1: ["hephaestus-talos"]},
    )
    act(state, "use poseidon-proteus")
    assert state.gold == [2, 9, 0]


@pytest.mark.rule("R18")
@pytest.mark.card("hephaestus-talos")
@pytest.mark.parametrize(
    ("phase", "card"), [(ACTIONS, "poseidon-scylla"), (WRITING, "poseidon-proteus")]
)
def test_a_power_against_protected_players_only_cannot_be_used(phase: int, card: str) -> None:
    talos = ["hephaestus-talos"]
    state = position(phase=phase, gold=5, vp=5, domain={0: [card], 1: talos, 2: talos})
    assert refused(state, f"use {card}") == ("R9", "power-idle")
    assert lies(state, 0, card) == "straight"


@pytest.mark.rule("R18", "R10")
@pytest.mark.card("hephaestus-talos")
def test_the_owner_of_talos_is_no_target_among_tied_players() -> None:
    state = took("poseidon-triton", players=4, gold=3, domain={1: ["hephaestus-talos"]})
    assert options(state) == ["player 2", "player 3"]
    assert refused(state, "player 1") == ("R18", "protected")


@pytest.mark.rule("R18", "R12")
@pytest.mark.card("hephaestus-talos")
def test_cards_beside_talos_are_not_swapped() -> None:
    state = took(
        "hermes-thieves",
        families=MISFORTUNE,
        domain={
            0: ["hermes-herma"],
            1: ["hephaestus-talos", "hades-lethe", "hades-gathering"],
            2: ["hades-charon", "hades-lethe", "poseidon-triton"],
        },
    )
    act(state, "give hermes-herma")
    assert refused(state, "seize hades-gathering") == ("R18", "protected")
    act(state, "seize hades-lethe")  # which seats 1 and 2 have
    assert told(state, "swaps") == [(0, 2, "hermes-herma", "hades-lethe")]


@pytest.mark.rule("R18", "R12")
@pytest.mark.card("hephaestus-talos")
def test_talos_himself_is_not_swapped_away() -> None:
    state = took(
        "hermes-thieves",
        families=MISFORTUNE,
        domain={0: ["hermes-syrinx"], 1: ["hephaestus-talos"]},
    )
    assert state.gold[0] == 3  # all that was left to do
    assert domain(state, 1) == ["hephaestus-talos"]


@pytest.mark.rule("R18")
@pytest.mark.card("hephaestus-talos")
def test_talos_does_not_stop_gains() -> None:
    state = took("athena-trade", domain={1: ["hephaestus-talos"]})
    assert state.gold == [3, 1, 1]


@pytest.mark.rule("R16", "R18")
@pytest.mark.card("hephaestus-talos")
def test_talos_does_not_stop_copying_but_the_effects_of_the_copied_power() -> None:
    state = took(
        "hermes-autolycus",
        families=MISFORTUNE,
        gold=[0, 5, 1],
        domain={1: ["hephaestus-talos", "poseidon-triton"]},
    )
    act(state, "copy poseidon-triton")
    assert state.gold == [1, 5, 0]


@pytest.mark.rule("R18")
@pytest.mark.card("hephaestus-talos")
def test_talos_does_not_stop_ones_own_powers() -> None:
    state = position(
        gold=2,
        discard=["zeus-companion"],
        domain={0: ["hephaestus-talos", "hephaestus-shield", "hades-lethe"]},
    )
    act(state, "use hephaestus-shield", "pay 2")
    assert (state.gold[0], state.vp[0]) == (0, 4)
    act(state, "use hades-lethe")
    assert domain(state, 0) == ["hephaestus-shield", "hades-lethe", "zeus-companion"]
    assert names(state.discard) == ["hephaestus-talos"]


@pytest.mark.rule("R18", "E4.1")
@pytest.mark.card("hephaestus-talos")
def test_the_protection_ends_at_once_when_talos_leaves() -> None:
    state = position(
        agora=["poseidon-triton"],
        gold=[1, 5, 1],
        domain={0: ["athena-games"], 1: ["hephaestus-talos"]},
    )
    act(state, "use athena-games", "transfer athena-games", "transfer hephaestus-talos")
    assert state.gold == [0, 2, 1]
    act(state, "take poseidon-triton")
    assert state.gold == [2, 0, 1]


# ---- Necklace of Harmonia


@pytest.mark.rule("E4.8", "R10")
@pytest.mark.card("hephaestus-necklace")
def test_necklace_turns_3_gold_into_4_vp() -> None:
    state = position(phase=WRITING, gold=5, vp=1, domain={0: ["hephaestus-necklace"]})
    act(state, "use hephaestus-necklace")
    assert (state.gold, state.vp) == ([2, 5, 5], [5, 1, 1])
    assert lies(state, 0, "hephaestus-necklace") == "turned"


@pytest.mark.rule("R9", "R10")
@pytest.mark.card("hephaestus-necklace")
def test_necklace_needs_3_gold() -> None:
    state = position(phase=WRITING, gold=2, domain={0: ["hephaestus-necklace"]})
    assert refused(state, "use hephaestus-necklace") == ("R9", "power-idle")
    state = position(phase=WRITING, gold=3, domain={0: ["hephaestus-necklace"]})
    assert "use hephaestus-necklace" in options(state)


@pytest.mark.rule("E4.8", "R13")
@pytest.mark.card("hephaestus-necklace")
def test_necklace_is_used_once_in_phase_iii_even_with_more_gold() -> None:
    state = position(phase=WRITING, gold=9, domain={0: ["hephaestus-necklace"]})
    act(state, "use hephaestus-necklace")
    assert refused(state, "use hephaestus-necklace") == ("E4.8", "turned")


@pytest.mark.rule("E9.1", "R13")
@pytest.mark.card("hephaestus-necklace")
def test_necklace_is_straightened_at_the_end_of_the_epoch() -> None:
    state = position(phase=WRITING, turn=2, gold=9, domain={2: ["hephaestus-necklace"]})
    act(state, "use hephaestus-necklace", "end")
    assert state.epoch == 2
    assert lies(state, 2, "hephaestus-necklace") == "straight"


@pytest.mark.rule("E5.3", "R13")
@pytest.mark.card("hephaestus-necklace")
def test_necklace_is_used_between_transfers_or_after_them() -> None:
    cards = ["hephaestus-necklace", "zeus-ganymede", "zeus-companion"]
    state = position(phase=WRITING, left=2, gold=6, domain={0: cards})
    act(state, "transfer zeus-ganymede", "use hephaestus-necklace", "transfer zeus-companion")
    act(state, "start")
    assert (state.vp[0], state.gold[0]) == (4, 0)
    state = position(phase=WRITING, left=1, gold=6, domain={0: cards})
    act(state, "transfer zeus-ganymede", "use hephaestus-necklace")
    assert (state.vp[0], state.gold[0]) == (4, 2)


# ---- Shield of Achilles


@pytest.mark.rule("E4.6", "R14")
@pytest.mark.card("hephaestus-shield")
@pytest.mark.parametrize("paid", [1, 2, 3])
def test_shield_gives_2_vp_for_each_gold_paid(paid: int) -> None:
    state = position(gold=5, domain={0: ["hephaestus-shield"]})
    act(state, "use hephaestus-shield", f"pay {paid}")
    assert (state.gold, state.vp) == ([5 - paid, 5, 5], [2 * paid, 0, 0])
    assert lies(state, 0, "hephaestus-shield") == "used"


@pytest.mark.rule("R9", "R10")
@pytest.mark.card("hephaestus-shield")
@pytest.mark.parametrize(("gold", "most"), [(2, 2), (3, 3), (4, 3), (9, 3)])
def test_shield_takes_1_to_3_gold_that_its_owner_has(gold: int, most: int) -> None:
    state = position(gold=gold, domain={0: ["hephaestus-shield"]})
    act(state, "use hephaestus-shield")
    assert options(state) == [f"pay {paid}" for paid in range(1, most + 1)]
    assert refused(state, f"pay {most + 1}") == ("R10", "pay-most")
    assert refused(state, "decline") == ("R9", "must")


@pytest.mark.rule("R9")
@pytest.mark.card("hephaestus-shield")
def test_shield_with_a_single_gold_takes_it() -> None:
    state = position(gold=1, domain={0: ["hephaestus-shield"]})
    act(state, "use hephaestus-shield")
    assert (state.gold[0], state.vp[0]) == (0, 2)


@pytest.mark.rule("R9")
@pytest.mark.card("hephaestus-shield")
def test_shield_without_gold_is_not_used_and_keeps_its_ring() -> None:
    state = position(gold=[0, 5, 5], domain={0: ["hephaestus-shield"]})
    assert refused(state, "use hephaestus-shield") == ("R9", "power-idle")
    assert lies(state, 0, "hephaestus-shield") == "ring"


@pytest.mark.rule("E4.6", "R14")
@pytest.mark.card("hephaestus-shield")
def test_shield_is_used_once() -> None:
    state = position(gold=9, domain={0: ["hephaestus-shield"]})
    act(state, "use hephaestus-shield", "pay 1")
    assert refused(state, "use hephaestus-shield") == ("E4.6", "ring-gone")


@pytest.mark.rule("E4.6", "R14", "R4")
@pytest.mark.card("hephaestus-shield")
def test_shield_gets_its_ring_when_taken_and_may_be_used_in_the_same_turn() -> None:
    state = took("hephaestus-shield", gold=3)
    assert lies(state, 0, "hephaestus-shield") == "ring"
    act(state, "dismiss red", "use hephaestus-shield", "pay 3")
    assert (state.gold[0], state.vp[0]) == (0, 6)


# ---- Pandora


def pandora(**parts: Any) -> Elysium:
    """Seat 0 has taken Pandora with the Columns that she needs."""
    return took("hephaestus-pandora", columns={0: ["red", "green"]}, **parts)


@pytest.mark.rule("R5", "R9")
@pytest.mark.card("hephaestus-pandora")
def test_pandora_gives_2_gold_and_then_the_top_card_is_taken() -> None:
    state = pandora(pile=["zeus-danae", "zeus-companion"])
    assert state.gold == [2, 0, 0]
    assert domain(state, 0) == ["hephaestus-pandora", "zeus-danae"]
    assert happened(state)[:3] == ["takes", "gains-gold", "draws"]
    assert told(state, "draws") == [(0, "zeus-danae")]
    assert asked(state) == (0, "Dismissal")  # mandatory, no choice
    assert conserved(state)


@pytest.mark.rule("R5", "E3.2", "E3.5")
@pytest.mark.card("hephaestus-pandora")
def test_the_card_of_pandora_needs_no_columns_and_is_none_of_the_three() -> None:
    state = pandora(pile=["zeus-hera"])  # yellow and blue
    assert domain(state, 0) == ["hephaestus-pandora", "zeus-hera"]
    assert state.taken[0] == 1
    act(state, "dismiss red")
    assert state.columns[0] == 0b10  # green is left
    assert state.seat == 1


@pytest.mark.rule("R5", "R14")
@pytest.mark.card("hephaestus-pandora")
def test_the_instantaneous_power_and_the_ring_come_with_the_card_of_pandora() -> None:
    assert pandora(pile=["hephaestus-assistance"]).gold == [4, 0, 0]
    state = pandora(pile=["hephaestus-shield"])
    assert lies(state, 0, "hephaestus-shield") == "ring"


@pytest.mark.rule("R5")
@pytest.mark.card("hephaestus-pandora", FIREGOD)
def test_permanent_powers_react_to_pandora_and_to_her_card() -> None:
    state = pandora(pile=["hephaestus-throne"], domain={0: [FIREGOD]})
    assert state.vp == [2, 0, 0]
    state = pandora(pile=["zeus-danae"], domain={0: [FIREGOD]})
    assert state.vp == [1, 0, 0]


@pytest.mark.rule("R5", "R15")
@pytest.mark.card("hephaestus-pandora", FIREGOD)
def test_fire_god_drawn_by_pandora_reacts_to_himself_and_to_her() -> None:
    state = pandora(pile=[FIREGOD])
    assert state.vp == [2, 0, 0]


@pytest.mark.rule("R5")
@pytest.mark.card("hephaestus-pandora")
def test_the_card_of_pandora_is_taken_completely_before_the_column_goes() -> None:
    state = pandora(pile=["poseidon-triton"], gold=[0, 3, 3])
    assert options(state) == ["player 1", "player 2"]
    act(state, "player 2")
    assert (state.gold, asked(state)) == ([4, 3, 1], (0, "Dismissal"))


@pytest.mark.rule("R6")
@pytest.mark.card("hephaestus-pandora")
@pytest.mark.parametrize("twin", ["hephaestus-assistance", "hephaestus-pandora"])
def test_a_card_identical_to_one_in_the_domain_is_discarded_without_a_second_draw(
    twin: str,
) -> None:
    cards: Cards = {0: ["hephaestus-assistance"]}
    state = pandora(pile=[twin, "zeus-danae"], domain=cards)
    assert domain(state, 0) == ["hephaestus-assistance", "hephaestus-pandora"]
    assert names(state.discard) == [twin]
    assert told(state, "draws-twin") == [(0, twin)]
    assert state.gold == [2, 0, 0]  # the second Assistance gave nothing
    assert conserved(state)


@pytest.mark.rule("R6")
@pytest.mark.card("hephaestus-pandora")
def test_pandora_may_bring_a_card_identical_to_one_elsewhere() -> None:
    state = pandora(pile=["zeus-danae"], legends={0: [["zeus-danae"]]})
    assert domain(state, 0) == ["hephaestus-pandora", "zeus-danae"]
    state = pandora(pile=["zeus-danae"], domain={1: ["zeus-danae"]})
    assert domain(state, 0) == ["hephaestus-pandora", "zeus-danae"]


@pytest.mark.rule("R7")
@pytest.mark.card("hephaestus-pandora")
def test_a_card_of_a_design_that_left_in_this_turn_is_discarded() -> None:
    state = position(
        agora=["hephaestus-pandora"],
        discard=["zeus-danae"],
        pile=["hephaestus-assistance", "zeus-companion"],
        domain={0: ["hades-lethe", "hephaestus-assistance"]},
    )
    act(state, "use hades-lethe", "take hephaestus-pandora")
    assert domain(state, 0) == ["hades-lethe", "zeus-danae", "hephaestus-pandora"]
    assert names(state.discard) == ["hephaestus-assistance", "hephaestus-assistance"]
    assert state.gold == [2, 0, 0]


@pytest.mark.rule("R3", "E2.5")
@pytest.mark.card("hephaestus-pandora")
def test_an_empty_draw_pile_is_made_anew_for_pandora() -> None:
    state = pandora(pile=[], discard=["zeus-danae"])
    assert domain(state, 0) == ["hephaestus-pandora", "zeus-danae"]
    assert state.discard == []


@pytest.mark.rule("R3", "R9")
@pytest.mark.card("hephaestus-pandora")
def test_without_any_card_to_draw_pandora_gives_just_the_gold() -> None:
    state = pandora(pile=[])
    assert domain(state, 0) == ["hephaestus-pandora"]
    assert state.gold == [2, 0, 0]
    assert asked(state) == (0, "Dismissal")
