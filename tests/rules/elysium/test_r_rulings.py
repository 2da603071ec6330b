"""R1 to R7: rulings on words, supplies, turns and taking."""

import pytest
from acting import act, asked, options, refused, told
from elysium_positions import conserved, domain, happened, lies, names, position, scored, tiles

# ---- R1 words and counting


@pytest.mark.rule("R1")
def test_r1_counts_of_a_family_ignore_citizens() -> None:
    cards = ["hephaestus-maidens", "hephaestus-talos", "citizen", "citizen"]
    state = position(agora=["zeus-hera"], domain={0: cards})
    act(state, "use hephaestus-maidens")
    assert state.gold[0] == 2


@pytest.mark.rule("R1")
def test_r1_plain_counts_of_cards_include_citizens() -> None:
    state = scored(legends={0: [["hades-tartarus", "zeus-ganymede", "citizen", "athena-olive"]]})
    assert state.view(0)["sheets"][0]["chronos"] == [{"card": "hades-tartarus", "vp": 2}]


@pytest.mark.rule("R1")
def test_r1_another_card_is_not_the_one_whose_power_is_used() -> None:
    state = position(
        agora=["zeus-hera"],
        discard=["athena-olive", "poseidon-triton"],
        domain={0: ["hades-lethe", "zeus-ganymede", "zeus-danae"]},
    )
    act(state, "use hades-lethe")
    assert options(state) == ["give zeus-ganymede", "give zeus-danae"]
    assert refused(state, "give hades-lethe") == ("R1", "another-card")


@pytest.mark.rule("R1", "R10")
def test_r1_other_players_are_all_but_the_user() -> None:
    state = position(agora=["poseidon-triton"], gold=[9, 3, 3])
    act(state, "take poseidon-triton")
    assert options(state) == ["player 1", "player 2"]
    assert refused(state, "player 0") == ("R1", "not-yourself")


@pytest.mark.rule("R1")
def test_r1_bonus_tiles_are_no_vp_tokens() -> None:
    zeus = ["zeus-ganymede", "zeus-perseus", "zeus-hera"]
    state = position(
        agora=["poseidon-ketos"],
        domain={0: ["zeus-herakles"]},
        vp=[7, 1, 0],
        legends={0: [zeus], 1: [["hades-charon", "athena-olive"]]},
    )
    act(state, "use zeus-herakles")
    assert state.vp[0] == 7 + 2
    act(state, "take poseidon-ketos")
    assert (state.vp, tiles(state, 1)) == ([10, 0, 0], ["level 1"])


# ---- R2 supply


@pytest.mark.rule("R2", "E1.6")
def test_r2_the_supplies_never_run_out() -> None:
    state = position(
        families="opulence",
        agora=["athena-trade"],
        gold=500,
        vp=500,
        pp=500,
        domain={0: ["zeus-companion", "ares-phobos"]},
    )
    act(state, "use zeus-companion", "use ares-phobos", "take athena-trade")
    assert (state.gold, state.vp[0], state.pp[0]) == ([503, 501, 501], 501, 501)


@pytest.mark.rule("R2", "E1.6")
def test_r2_the_tenth_trigger_card_gets_a_ring_too() -> None:
    five = [
        "hades-judge",
        "hephaestus-shield",
        "poseidon-earthquake",
        "athena-horse",
        "zeus-herakles",
    ]
    state = position(agora=["zeus-herakles"], domain={0: five[:4], 1: five})
    act(state, "take zeus-herakles")
    rings = [lies(state, seat, card) for seat in (0, 1) for card in five]
    assert rings == ["ring"] * 10


# ---- R3 draw pile and discard pile


@pytest.mark.rule("R3")
def test_r3_a_drawing_power_makes_a_new_draw_pile() -> None:
    state = position(agora=["hephaestus-pandora"], pile=[], discard=["zeus-ganymede"])
    act(state, "take hephaestus-pandora")
    assert happened(state)[:4] == ["takes", "gains-gold", "shuffles", "draws"]
    assert domain(state, 0) == ["hephaestus-pandora", "zeus-ganymede"]
    assert (state.discard, conserved(state)) == ([], True)


@pytest.mark.rule("R3", "R9")
def test_r3_without_any_card_a_draw_does_nothing() -> None:
    state = position(agora=["hephaestus-pandora"], pile=[])
    act(state, "take hephaestus-pandora")
    assert (domain(state, 0), state.gold[0]) == (["hephaestus-pandora"], 2)
    assert asked(state) == (0, "Dismissal")


@pytest.mark.rule("R3")
def test_r3_a_power_may_choose_any_card_of_the_discard_pile() -> None:
    state = position(
        agora=["hades-eurydice"], discard=["zeus-ganymede", "athena-olive", "zeus-hera"]
    )
    act(state, "take hades-eurydice")
    assert options(state) == ["recall athena-olive", "recall zeus-ganymede", "gold"]
    act(state, "recall zeus-ganymede")
    assert (names(state.discard), state.vp[0]) == (["athena-olive", "zeus-hera"], 2)
    assert state.view(1)["discard"] == ["athena-olive", "zeus-hera"]


@pytest.mark.rule("R3", "E3.6")
def test_r3_who_must_take_a_citizen_when_there_is_none_takes_nothing() -> None:
    state = position(pile=[], columns={0: ["red"]}, quest={0: 1})
    assert told(state, "no-citizen") == [(0,)]
    assert (domain(state, 0), state.taken[0], state.columns[0]) == ([], 1, 0)
    assert told(state, "dismisses") == [(0, "red")]


@pytest.mark.rule("R3", "E3.6", "E2.5")
def test_r3_a_citizen_may_come_from_the_shuffled_discard_pile() -> None:
    state = position(pile=[], discard=["zeus-hera"], columns={0: ["red"]}, quest={0: 1})
    assert (domain(state, 0), names(state.citizens), state.discard) == (
        ["citizen"],
        ["zeus-hera"],
        [],
    )


# ---- R4 a turn in phase II


@pytest.mark.rule("R4")
def test_r4_no_power_between_taking_and_dismissing() -> None:
    state = position(agora=["zeus-ganymede", "zeus-hera"], domain={0: ["zeus-companion"]})
    act(state, "take zeus-ganymede")
    assert asked(state) == (0, "Dismissal")
    assert refused(state, "use zeus-companion") == ("R4", "column-first")
    act(state, "dismiss red", "use zeus-companion")


@pytest.mark.rule("R4")
def test_r4_no_power_while_another_is_being_resolved() -> None:
    state = position(
        agora=["zeus-hera"], gold=9, domain={0: ["athena-games", "zeus-companion", "zeus-danae"]}
    )
    act(state, "use athena-games")
    assert refused(state, "use zeus-companion") == ("E4.10", "not-asked")


@pytest.mark.rule("R4", "E3.6")
def test_r4_a_power_may_bring_about_that_a_citizen_must_be_taken() -> None:
    state = position(
        agora=["zeus-ganymede"],
        columns={0: ["red", "green"]},
        quest={0: 1},
        domain={0: ["athena-horse", "zeus-companion"]},
    )
    assert refused(state, "take citizen") == ("E3.6", "citizen-card")
    act(state, "use athena-horse")
    assert options(state) == ["take citizen", "use zeus-companion"]


@pytest.mark.rule("R4")
def test_r4_a_player_without_powers_is_not_asked_to_end_the_turn() -> None:
    state = position(agora=["zeus-ganymede", "zeus-hera"])
    act(state, "take zeus-ganymede", "dismiss red")
    assert asked(state) == (1, "Turn")


# ---- R5 taking a card


@pytest.mark.rule("R5")
def test_r5_the_instantaneous_power_comes_before_reactions_and_the_column_last() -> None:
    state = position(agora=["hephaestus-assistance"], domain={0: ["hephaestus-firegod"]})
    act(state, "take hephaestus-assistance", "dismiss red")
    found = ["takes", "gains-gold", "reacts", "gains-vp", "dismisses"]
    assert happened(state)[:5] == found


@pytest.mark.rule("R5", "R15")
def test_r5_a_taken_card_reacts_to_its_own_taking() -> None:
    state = position(agora=["hephaestus-firegod"])
    act(state, "take hephaestus-firegod")
    assert state.vp[0] == 1


@pytest.mark.rule("R5")
def test_r5_a_card_that_the_power_brought_reacts_too() -> None:
    state = position(agora=["hephaestus-pandora"], pile=["hephaestus-firegod"])
    act(state, "take hephaestus-pandora")
    assert told(state, "reacts") == [(0, "hephaestus-firegod")] * 2  # to itself, then to Pandora
    assert state.vp[0] == 2


@pytest.mark.rule("R5", "R16")
def test_r5_a_card_that_has_left_meanwhile_is_reacted_to() -> None:
    state = position(
        families="misfortune",
        agora=["hermes-autolycus"],
        gold=[1, 0, 0],
        domain={0: ["hermes-caduceus"], 1: ["hades-charon"]},
    )
    act(state, "take hermes-autolycus", "copy hades-charon", "transfer hermes-autolycus")
    assert told(state, "reacts") == [(0, "hermes-caduceus")] * 2
    assert (state.gold[0], domain(state, 0)) == (1 - 1 + 2, ["hermes-caduceus"])


@pytest.mark.rule("R5")
def test_r5_a_take_inside_a_power_is_finished_before_the_power_goes_on() -> None:
    state = position(
        agora=["hephaestus-assistance", "zeus-hera"],
        domain={0: ["athena-horse", "hephaestus-firegod"]},
    )
    act(state, "use athena-horse", "agora hephaestus-assistance")
    assert happened(state) == [
        "uses",
        "takes",
        "gains-gold",
        "reacts",
        "gains-vp",
        "gains-gold",
        "gains-gold",
    ]
    assert told(state, "gains-gold") == [(0, 2), (1, 1), (2, 1)]


@pytest.mark.rule("R5")
def test_r5_a_take_by_a_power_needs_no_columns_and_is_none_of_the_three() -> None:
    state = position(
        agora=["zeus-hera", "zeus-demeter"],
        columns={0: ["green", "blue"]},
        domain={0: ["athena-horse"]},
    )
    act(state, "use athena-horse", "agora zeus-hera")
    assert (state.taken[0], state.columns[0], asked(state)) == (0, 6, (0, "Turn"))


@pytest.mark.rule("R5", "R14")
def test_r5_a_drawn_trigger_card_gets_a_ring() -> None:
    state = position(agora=["hephaestus-pandora"], pile=["zeus-herakles"])
    act(state, "take hephaestus-pandora")
    assert lies(state, 0, "zeus-herakles") == "ring"


# ---- R6 identical cards


@pytest.mark.rule("R6")
def test_r6_a_drawn_twin_is_discarded_and_the_draw_is_over() -> None:
    state = position(
        agora=["hephaestus-pandora"], pile=["zeus-ganymede"], domain={0: ["zeus-ganymede"]}
    )
    act(state, "take hephaestus-pandora")
    assert told(state, "draws-twin") == [(0, "zeus-ganymede")]
    assert (names(state.discard), int(state.top), state.vp[0]) == (["zeus-ganymede"], 1, 0)


@pytest.mark.rule("R6")
def test_r6_a_power_takes_no_twin() -> None:
    state = position(
        agora=["zeus-ganymede", "zeus-hera", "zeus-danae"],
        domain={0: ["athena-horse", "zeus-hera"]},
    )
    act(state, "use athena-horse")
    assert options(state) == ["agora zeus-ganymede", "agora zeus-danae"]
    assert refused(state, "agora zeus-hera") == ("R6", "twin")


@pytest.mark.rule("R6", "R12")
def test_r6_after_a_swap_neither_domain_holds_a_twin() -> None:
    state = position(
        families="opulence",
        agora=["hermes-thieves"],
        domain={
            0: ["zeus-ganymede", "zeus-danae", "zeus-philemon"],
            1: ["zeus-ganymede", "athena-olive", "zeus-danae"],
            2: ["zeus-perseus"],
        },
    )
    act(state, "take hermes-thieves")
    assert options(state) == ["give zeus-philemon", "gold"]
    assert refused(state, "give zeus-ganymede") == ("R12", "no-partner")
    act(state, "give zeus-philemon")
    assert domain(state, 0) == ["zeus-ganymede", "zeus-danae", "hermes-thieves", "athena-olive"]


# ---- R7 no return


@pytest.mark.rule("R7")
def test_r7_a_drawn_card_that_left_the_domain_in_this_turn_is_discarded() -> None:
    state = position(
        agora=["hephaestus-pandora"],
        discard=["zeus-philemon"],
        pile=["zeus-ganymede"],
        domain={0: ["hades-lethe", "zeus-ganymede"]},
    )
    act(state, "use hades-lethe", "take hephaestus-pandora")
    assert told(state, "draws-twin") == [(0, "zeus-ganymede")]
    assert "zeus-ganymede" not in domain(state, 0)


@pytest.mark.rule("R7", "E3.4")
def test_r7_the_design_can_return_in_the_next_turn() -> None:
    state = position(
        2,
        agora=["zeus-ganymede", "zeus-hera", "hades-charon", "athena-trade"],
        discard=["zeus-philemon"],
        domain={0: ["hades-lethe", "zeus-ganymede"]},
    )
    act(state, "use hades-lethe", "take athena-trade", "dismiss green", "take zeus-hera")
    assert "take zeus-ganymede" not in options(state)
    act(state, "dismiss red")
    assert (state.seat, "take zeus-ganymede" in options(state)) == (0, True)


@pytest.mark.rule("R7", "R4", "E3.4")
def test_r7_binds_powers_and_not_the_action_of_the_turn() -> None:
    cards = ["hades-lethe", "zeus-ganymede", "athena-horse"]
    state = position(agora=["zeus-ganymede"], discard=["zeus-philemon"], domain={0: cards}, gold=1)
    act(state, "use hades-lethe")
    assert refused(state, "use athena-horse") == ("R9", "power-idle")
    act(state, "take zeus-ganymede")
    assert domain(state, 0) == ["hades-lethe", "athena-horse", "zeus-philemon", "zeus-ganymede"]


@pytest.mark.rule("R7")
def test_r7_holds_only_for_the_domain_that_the_card_left() -> None:
    state = position(
        agora=["poseidon-cyclops", "hades-eurydice"],
        domain={1: ["zeus-ganymede"]},
        discard=["zeus-danae"],
    )
    act(state, "take poseidon-cyclops", "dismiss red", "take hades-eurydice")
    assert "recall zeus-ganymede" in options(state)
