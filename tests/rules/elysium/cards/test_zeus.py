"""Zeus: victory points during the game."""

import pytest
from acting import act, asked, options, refused, told
from elysium_positions import chronos, domain, legends, lies, position, scored, tiles, took, worth

from pantheon.games.elysium.epochs import WRITING
from pantheon.games.elysium.scoring import sheet
from pantheon.games.elysium.state import Elysium

# A Level Legend of all five families of the first game.
FIVE = ["athena-olive", "hades-charon", "hephaestus-assistance", "poseidon-triton"]


def gained(state: Elysium, *texts: str) -> list[int]:
    """The VP that all seats have more after some actions."""
    before = list(state.vp)
    act(state, *texts)
    return [after - was for was, after in zip(before, state.vp, strict=True)]


# ---- Ganymede


@pytest.mark.rule("E4.3", "R5")
@pytest.mark.card("zeus-ganymede")
def test_ganymede_gives_two_vp_at_once_when_taken() -> None:
    state = took("zeus-ganymede", vp=1)
    assert state.vp == [3, 1, 1]
    assert asked(state) == (0, "Dismissal")


@pytest.mark.rule("R5")
@pytest.mark.card("zeus-ganymede")
def test_ganymede_gives_two_vp_whenever_taken() -> None:
    state = position(agora=["hades-eurydice"], discard=["zeus-ganymede"])
    assert gained(state, "take hades-eurydice", "recall zeus-ganymede") == [2, 0, 0]


# ---- Danaë


@pytest.mark.rule("E4.8", "R13")
@pytest.mark.card("zeus-danae")
@pytest.mark.parametrize("gold", [3, 7])
def test_danae_gives_one_vp_for_three_gold_that_are_kept(gold: int) -> None:
    state = position(phase=WRITING, domain={0: ["zeus-danae"]}, gold=gold)
    assert gained(state, "use zeus-danae") == [1, 0, 0]
    assert state.gold[0] == gold


@pytest.mark.rule("E4.8", "R13")
@pytest.mark.card("zeus-danae")
def test_danae_is_used_once_in_a_phase_three() -> None:
    state = position(phase=WRITING, domain={0: ["zeus-danae"]}, gold=3)
    act(state, "use zeus-danae")
    assert lies(state, 0, "zeus-danae") == "turned"
    assert refused(state, "use zeus-danae") == ("E4.8", "turned")


@pytest.mark.rule("R9")
@pytest.mark.card("zeus-danae")
def test_danae_is_not_usable_with_less_than_three_gold() -> None:
    state = position(phase=WRITING, domain={0: ["zeus-danae"]}, gold=2)
    assert refused(state, "use zeus-danae") == ("R9", "power-idle")
    assert lies(state, 0, "zeus-danae") == "straight"


@pytest.mark.rule("E5.3", "R13")
@pytest.mark.card("zeus-danae")
@pytest.mark.parametrize(("gold", "usable"), [(3, False), (4, True)])
def test_gold_spent_on_transfers_is_gone_for_danae(gold: int, usable: bool) -> None:
    mine = ["zeus-danae", "zeus-ganymede", "zeus-philemon"]
    state = position(phase=WRITING, quest={0: 3}, domain={0: mine}, gold=gold)
    act(state, "transfer zeus-ganymede")
    assert ("use zeus-danae" in options(state)) == usable


@pytest.mark.rule("E5.2")
@pytest.mark.card("zeus-danae")
def test_gold_of_the_quest_counts_for_danae() -> None:
    state = position(
        round_=3,
        turn=2,
        quest={0: 1, 1: 2},
        taken={0: 3, 1: 3, 2: 3},
        domain={2: ["zeus-danae"]},
    )
    act(state, "quest 4", "dismiss red")
    assert (asked(state), state.gold[2]) == ((2, "Writing"), 3)
    assert gained(state, "use zeus-danae") == [0, 0, 1]


@pytest.mark.rule("E4.1", "E4.8", "R13")
@pytest.mark.card("zeus-danae")
def test_danae_is_used_only_from_the_domain_and_in_the_own_transfer_turn() -> None:
    mine = ["zeus-danae", "zeus-companion"]
    state = position(phase=WRITING, quest={0: 3}, domain={0: mine, 1: ["zeus-hera"]}, gold=9)
    act(state, "transfer zeus-danae")
    assert refused(state, "use zeus-danae") == ("E4.1", "not-in-domain")
    state = position(phase=WRITING, turn=1, domain={0: mine, 1: ["zeus-hera"]}, gold=9)
    assert refused(state, "use zeus-danae") == ("E4.1", "not-in-domain")


# ---- Philemon and Baucis


@pytest.mark.rule("E10.2", "R20")
@pytest.mark.card("zeus-philemon")
@pytest.mark.parametrize(("citizens", "vp"), [(0, 2), (1, 4), (2, 5), (3, 5)])
def test_philemon_scores_two_and_two_for_each_citizen_five_at_most(citizens: int, vp: int) -> None:
    level = ["zeus-philemon", "hades-charon", *["citizen"] * citizens]
    assert worth("zeus-philemon", level) == [vp]


@pytest.mark.rule("R20")
@pytest.mark.card("zeus-philemon")
def test_citizens_in_all_own_legends_count_for_philemon_and_no_others() -> None:
    mine = [["zeus-philemon", "hades-charon"], ["hades-cerberus", "athena-owl", "citizen"]]
    theirs = ["hades-temple", "athena-temple", "citizen"]
    state = scored(domain={0: ["citizen"]}, legends={0: mine, 1: [theirs]})
    assert chronos(state) == [("zeus-philemon", 4)]


@pytest.mark.rule("E10.5", "R20")
@pytest.mark.card("zeus-philemon")
def test_citizens_cost_their_vp_in_spite_of_philemon() -> None:
    state = scored(legends={0: [["zeus-philemon", "hades-charon", "citizen", "citizen"]]})
    assert sheet(state, 0)["citizens"] == -4
    assert state.points(0) == 5 + 8 + 2 - 4  # Philemon, the Legend, the tile, the Citizens


@pytest.mark.rule("R6", "R20")
@pytest.mark.card("zeus-philemon")
def test_two_philemons_in_the_elysium_both_score() -> None:
    written = [["zeus-philemon", "hades-charon", "citizen"], ["zeus-philemon", "athena-trade"]]
    assert worth("zeus-philemon", *written) == [4, 4]


# ---- Companion of Zeus


@pytest.mark.rule("E4.5", "R13")
@pytest.mark.card("zeus-companion")
def test_companion_gives_one_vp_and_is_turned() -> None:
    state = position(domain={0: ["zeus-companion"]})
    assert gained(state, "use zeus-companion") == [1, 0, 0]
    assert lies(state, 0, "zeus-companion") == "turned"
    assert refused(state, "use zeus-companion") == ("E4.5", "turned")


@pytest.mark.rule("E4.2", "R4")
@pytest.mark.card("zeus-companion")
def test_companion_is_used_before_or_after_the_main_action_but_not_amid() -> None:
    state = took("zeus-companion")
    assert refused(state, "use zeus-companion") == ("R4", "column-first")
    act(state, "dismiss red")
    assert gained(state, "use zeus-companion") == [1, 0, 0]


@pytest.mark.rule("R13")
@pytest.mark.card("zeus-companion")
def test_companion_is_used_again_in_the_next_epoch() -> None:
    state = position(phase=WRITING, domain={0: ["zeus-companion/used"]})
    assert gained(state, "use zeus-companion") == [1, 0, 0]


# ---- Demeter


@pytest.mark.rule("E4.7", "R13")
@pytest.mark.card("zeus-demeter")
def test_demeter_gives_one_gold_and_one_vp_to_nobody_else() -> None:
    state = position(domain={0: ["zeus-demeter", "athena-kykeon"], 1: ["athena-initiation"]})
    act(state, "use zeus-demeter")
    assert (state.gold, state.vp) == ([1, 0, 0], [1, 0, 0])
    assert lies(state, 0, "zeus-demeter") == "turned"
    assert refused(state, "use zeus-demeter") == ("E4.7", "turned")


@pytest.mark.rule("E4.7", "R13")
@pytest.mark.card("zeus-demeter")
def test_a_turned_eleusis_card_is_company_for_demeter() -> None:
    state = position(domain={0: ["zeus-demeter", "athena-kykeon/used"]})
    assert gained(state, "use zeus-demeter") == [1, 0, 0]


@pytest.mark.rule("E4.7", "R13")
@pytest.mark.card("zeus-demeter")
def test_demeter_needs_another_eleusis_card_in_the_own_domain() -> None:
    state = position(
        domain={0: ["zeus-demeter", "citizen", "zeus-companion"], 1: ["athena-kykeon"]},
        legends={0: [["athena-initiation"]]},
    )
    assert refused(state, "use zeus-demeter") == ("E4.7", "eleusis-alone")
    assert lies(state, 0, "zeus-demeter") == "straight"


# ---- Perseus

BEGUN = ["zeus-ganymede", "zeus-companion"]
DONE = ["zeus-danae", "zeus-demeter", "zeus-herakles"]


@pytest.mark.rule("E8.1", "R8", "R22")
@pytest.mark.card("zeus-perseus")
@pytest.mark.parametrize(
    ("done", "bonus", "vp"), [([], ["zeus 1"], 2), ([DONE], ["zeus 2"], 2), ([DONE, DONE], [], 0)]
)
def test_perseus_gives_two_vp_with_each_family_tile(
    done: list[list[str]], bonus: list[str], vp: int
) -> None:
    state = position(
        phase=WRITING,
        turn=1,
        domain={1: ["zeus-perseus", "zeus-hera"]},
        legends={0: done, 1: [BEGUN]},
        gold=3,
    )
    assert gained(state, "transfer zeus-hera", "join 1") == [0, vp, 0]
    assert tiles(state, 1) == bonus


@pytest.mark.rule("E8.1", "R22")
@pytest.mark.card("zeus-perseus")
def test_perseus_gives_two_vp_for_a_tile_that_a_citizen_brings() -> None:
    state = position(
        phase=WRITING, domain={0: ["zeus-perseus", "citizen"]}, legends={0: [BEGUN]}, gold=3
    )
    assert gained(state, "transfer citizen") == [2, 0, 0]
    assert tiles(state, 0) == ["zeus 1"]


@pytest.mark.rule("E8.2", "R22")
@pytest.mark.card("zeus-perseus")
@pytest.mark.parametrize(
    ("place", "vp", "bonus"), [("join 1", 2, ["level 1"]), ("join 2", 0, []), ("start", 0, [])]
)
def test_perseus_gives_two_vp_with_a_level_tile_and_nothing_without(
    place: str, vp: int, bonus: list[str]
) -> None:
    state = position(
        phase=WRITING,
        domain={0: ["zeus-perseus", "zeus-danae"]},
        legends={0: [["athena-olive"], ["zeus-companion"]]},
        gold=1,
    )
    assert gained(state, "transfer zeus-danae", place) == [vp, 0, 0]
    assert tiles(state, 0) == bonus
    assert told(state, "reacts") == [(0, "zeus-perseus")] * (vp // 2)


@pytest.mark.rule("E8.2", "R22")
@pytest.mark.card("zeus-perseus")
def test_perseus_rejoices_over_a_tile_won_from_another_and_is_silent_over_one_lost() -> None:
    state = position(
        phase=WRITING,
        turn=1,
        domain={0: ["zeus-perseus"], 1: ["zeus-perseus", "zeus-danae"]},
        legends={0: [["athena-olive", "hades-charon"]], 1: [["athena-trade", "hades-lethe"]]},
        gold=1,
    )
    assert tiles(state, 0) == ["level 1"]
    assert gained(state, "transfer zeus-danae", "join 1") == [0, 2, 0]
    assert (tiles(state, 0), tiles(state, 1)) == ([], ["level 1"])


@pytest.mark.rule("E8.2", "R22")
@pytest.mark.card("zeus-perseus")
def test_perseus_gives_nothing_for_a_tile_that_is_kept() -> None:
    state = position(
        phase=WRITING,
        domain={0: ["zeus-perseus", "zeus-danae"]},
        legends={0: [["athena-olive", "hades-charon"]]},
        gold=1,
    )
    assert gained(state, "transfer zeus-danae", "join 1") == [0, 0, 0]
    assert tiles(state, 0) == ["level 1"]


@pytest.mark.rule("R8", "R15", "R22")
@pytest.mark.card("zeus-perseus")
def test_perseus_counts_the_tile_that_his_own_transfer_brings() -> None:
    state = position(
        phase=WRITING, domain={0: ["zeus-perseus"]}, legends={0: [["athena-owl"]]}, gold=2
    )
    assert gained(state, "transfer zeus-perseus", "join 1") == [2, 0, 0]
    assert tiles(state, 0) == ["level 2"]


@pytest.mark.rule("E4.1", "R15")
@pytest.mark.card("zeus-perseus")
def test_perseus_does_nothing_in_the_elysium_or_for_another_player() -> None:
    state = position(
        phase=WRITING,
        domain={0: ["zeus-danae"], 1: ["zeus-perseus"]},
        legends={0: [["zeus-perseus"], ["athena-olive"]]},
        gold=1,
    )
    assert gained(state, "transfer zeus-danae", "join 2") == [0, 0, 0]
    assert tiles(state, 0) == ["level 1"]


@pytest.mark.rule("R8", "R22")
@pytest.mark.card("zeus-perseus", "apollo-muses")
def test_perseus_from_the_oracle_was_not_in_the_domain_before_the_transfer() -> None:
    state = position(
        phase=WRITING,
        families="whybother",
        domain={0: ["apollo-muses"]},
        oracle=["apollo-daphne", "zeus-perseus"],
        legends={0: [["athena-owl"]]},
        gold=3,
    )
    vp = gained(state, "use apollo-muses", "oracle zeus-perseus", "join 1")
    assert tiles(state, 0) == ["level 2"]
    assert vp == [0, 0, 0]


@pytest.mark.rule("E8.3", "R15")
@pytest.mark.card("zeus-perseus")
def test_perseus_works_in_phase_two_and_in_the_turn_of_another() -> None:
    state = position(
        domain={
            0: ["athena-games", "zeus-perseus", "hades-charon"],
            1: ["zeus-perseus", "hades-thanatos"],
        },
        legends={0: [["poseidon-triton"]], 1: [["athena-aegis"]]},
        gold=4,
    )
    assert gained(state, "use athena-games", "transfer hades-charon", "join 1") == [2, 0, 0]
    assert asked(state) == (1, "Granted")
    assert gained(state, "transfer hades-thanatos", "join 1") == [0, 2, 0]
    assert (tiles(state, 0), tiles(state, 1)) == (["level 1"], ["level 3"])


# ---- Herakles


@pytest.mark.rule("E4.6", "R14")
@pytest.mark.card("zeus-herakles")
@pytest.mark.parametrize(("vp", "more"), [(3, 1), (5, 1), (6, 2), (8, 2), (40, 13)])
def test_herakles_gives_one_vp_for_every_full_three(vp: int, more: int) -> None:
    state = position(domain={0: ["zeus-herakles"]}, vp=vp)
    assert gained(state, "use zeus-herakles") == [more, 0, 0]


@pytest.mark.rule("E4.6", "R14")
@pytest.mark.card("zeus-herakles")
def test_herakles_gets_a_ring_when_taken_and_loses_it_when_used() -> None:
    state = took("zeus-herakles", vp=9)
    act(state, "dismiss red")
    assert (lies(state, 0, "zeus-herakles"), state.vp[0]) == ("ring", 9)
    act(state, "use zeus-herakles")
    assert (lies(state, 0, "zeus-herakles"), state.vp[0]) == ("used", 12)


@pytest.mark.rule("E4.6", "R14")
@pytest.mark.card("zeus-herakles")
def test_herakles_is_used_once() -> None:
    state = position(domain={0: ["zeus-herakles"]}, vp=3)
    act(state, "use zeus-herakles")
    assert refused(state, "use zeus-herakles") == ("E4.6", "ring-gone")


@pytest.mark.rule("R1", "R9")
@pytest.mark.card("zeus-herakles")
def test_herakles_needs_three_vp_and_counts_no_tiles_or_legends() -> None:
    state = position(
        domain={0: ["zeus-herakles"]},
        legends={0: [["athena-olive", *FIVE[1:], "zeus-danae"]]},
        vp=2,
    )
    assert tiles(state, 0) == ["level 1"]
    assert refused(state, "use zeus-herakles") == ("R9", "power-idle")
    assert lies(state, 0, "zeus-herakles") == "ring"


@pytest.mark.rule("E6.6", "R14")
@pytest.mark.card("zeus-herakles")
def test_herakles_may_be_transferred_with_an_unused_ring() -> None:
    state = position(phase=WRITING, domain={0: ["zeus-herakles"]}, gold=3, vp=9)
    assert gained(state, "transfer zeus-herakles") == [0, 0, 0]
    assert (domain(state, 0), legends(state, 0)) == ([], [["zeus-herakles"]])


@pytest.mark.rule("R16")
@pytest.mark.card("zeus-herakles", "hermes-argus")
def test_a_copied_herakles_counts_the_vp_of_the_copying_player() -> None:
    state = position(
        families="opulence", domain={0: ["hermes-argus"], 1: ["zeus-herakles"]}, vp=[6, 30, 0]
    )
    act(state, "use hermes-argus")
    assert state.vp == [8, 30, 0]
    assert lies(state, 1, "zeus-herakles") == "ring"


# ---- Thunderbolt

BOLT = "zeus-thunderbolt"


@pytest.mark.rule("R15", "R21")
@pytest.mark.card("zeus-thunderbolt")
@pytest.mark.parametrize(
    ("mine", "acts", "vp"),
    [
        ([], ["take zeus-ganymede"], 2 + 1),
        (["zeus-ganymede"], ["take zeus-hera"], 3 + 1),
        (["zeus-companion"], ["use zeus-companion"], 1 + 1),
        (["zeus-demeter", "athena-kykeon"], ["use zeus-demeter"], 1 + 1),
        (["zeus-herakles"], ["use zeus-herakles"], 2 + 1),
        (["hephaestus-shield"], ["use hephaestus-shield", "pay 3"], 6 + 1),
        (["hephaestus-firegod"], ["take hephaestus-assistance"], 1 + 1),
        (["athena-owl"], ["take athena-trade"], 1 + 1),
        (["athena-owl"], ["take athena-olive", "vp", "vp"], 1 + 1 + 1 + 1),
        (["poseidon-scylla"], ["use poseidon-scylla"], 1 + 1),
        ([], ["take hades-charon", "decline"], 0),
    ],
)
def test_thunderbolt_gives_one_more_vp_for_each_power_that_gives_some(
    mine: list[str], acts: list[str], vp: int
) -> None:
    taken = [text.split()[1] for text in acts if text.startswith("take")]
    state = position(domain={0: [BOLT, *mine]}, agora=taken, vp=[6, 2, 0], gold=3)
    assert gained(state, *acts)[0] == vp


@pytest.mark.rule("R10")
@pytest.mark.card("zeus-thunderbolt")
def test_thunderbolt_takes_its_vp_from_the_supply_even_if_another_gave_some() -> None:
    state = position(domain={0: [BOLT, "poseidon-scylla"]}, vp=[0, 5, 3])
    assert gained(state, "use poseidon-scylla") == [2, -1, 0]


@pytest.mark.rule("R15")
@pytest.mark.card("zeus-thunderbolt")
def test_thunderbolt_never_reacts_to_its_own_vp() -> None:
    state = position(domain={0: [BOLT, "zeus-companion"]})
    act(state, "use zeus-companion")
    assert told(state, "reacts") == [(0, BOLT)]
    assert told(state, "gains-vp") == [(0, 1), (0, 1)]


@pytest.mark.rule("R15", "R19")
@pytest.mark.card("zeus-thunderbolt", "apollo-tripod")
def test_thunderbolt_adds_to_the_tripod_and_to_what_was_taken_with_it() -> None:
    state = position(
        families="whybother", domain={0: [BOLT, "apollo-tripod"]}, oracle=["zeus-ganymede"]
    )
    assert gained(state, "oracle zeus-ganymede") == [(2 + 1) + (1 + 1), 0, 0]


@pytest.mark.rule("E4.4", "R15")
@pytest.mark.card("zeus-thunderbolt")
@pytest.mark.parametrize(("card", "vp"), [("zeus-danae", 1 + 1), ("hephaestus-necklace", 4 + 1)])
def test_thunderbolt_works_in_the_own_transfer_turn(card: str, vp: int) -> None:
    state = position(phase=WRITING, domain={0: [BOLT, card]}, gold=3)
    assert gained(state, f"use {card}") == [vp, 0, 0]


@pytest.mark.rule("R15")
@pytest.mark.card("zeus-thunderbolt")
def test_thunderbolt_adds_to_each_reaction_of_several_transfers() -> None:
    mine = [BOLT, "hephaestus-firegod", "hephaestus-cabeiri", "hephaestus-maidens"]
    state = position(phase=WRITING, quest={0: 3}, domain={0: mine}, gold=9)
    vp = gained(state, "transfer hephaestus-cabeiri", "transfer hephaestus-maidens", "start", "end")
    assert vp == [1 + 1 + 1 + 1, 0, 0]


@pytest.mark.rule("R8", "R22")
@pytest.mark.card("zeus-thunderbolt", "zeus-perseus")
@pytest.mark.parametrize(
    ("mine", "vp"), [([BOLT, "zeus-perseus"], 2 + 1), ([BOLT], 0), (["zeus-perseus"], 2)]
)
def test_thunderbolt_adds_to_perseus_but_not_to_a_tile(mine: list[str], vp: int) -> None:
    state = position(
        phase=WRITING,
        domain={0: [*mine, "zeus-danae"]},
        legends={0: [["athena-olive"]]},
        gold=1,
    )
    assert gained(state, "transfer zeus-danae", "join 1") == [vp, 0, 0]


@pytest.mark.rule("R8", "R15")
@pytest.mark.card("zeus-thunderbolt", "zeus-perseus")
def test_thunderbolt_counts_for_the_reaction_to_its_own_transfer_and_then_no_more() -> None:
    state = position(
        phase=WRITING,
        quest={0: 3},
        domain={0: [BOLT, "zeus-perseus", "zeus-danae"]},
        legends={0: [["athena-aegis"], ["athena-olive"]]},
        gold=4,
    )
    assert gained(state, f"transfer {BOLT}", "join 1") == [2 + 1, 0, 0]
    assert gained(state, "transfer zeus-danae", "join 2") == [2, 0, 0]


@pytest.mark.rule("R8", "R15")
@pytest.mark.card("zeus-thunderbolt", "zeus-perseus")
def test_thunderbolt_counts_when_perseus_himself_is_transferred() -> None:
    state = position(
        phase=WRITING, domain={0: [BOLT, "zeus-perseus"]}, legends={0: [["athena-owl"]]}, gold=2
    )
    assert gained(state, "transfer zeus-perseus", "join 1") == [2 + 1, 0, 0]


@pytest.mark.rule("E5.2")
@pytest.mark.card("zeus-thunderbolt")
def test_thunderbolt_does_not_add_to_the_vp_of_a_quest() -> None:
    state = position(
        round_=3, turn=2, quest={0: 2, 1: 3}, taken={0: 3, 1: 3, 2: 3}, domain={2: [BOLT]}
    )
    assert gained(state, "quest 1", "dismiss red") == [0, 0, 2]


@pytest.mark.rule("R15")
@pytest.mark.card("zeus-thunderbolt")
@pytest.mark.parametrize(
    ("theirs", "acts", "vp"),
    [
        ([], ["take athena-olive", "vp"], 1),
        (["athena-owl"], ["take athena-trade"], 1),
        (["zeus-demeter", "athena-initiation"], ["use athena-kykeon"], 1),
        (
            ["hephaestus-firegod", "hephaestus-cabeiri"],
            ["use athena-games", "transfer athena-games", "transfer hephaestus-cabeiri"],
            1,
        ),
    ],
)
def test_thunderbolt_does_not_add_in_the_turn_of_another(
    theirs: list[str], acts: list[str], vp: int
) -> None:
    state = position(
        domain={0: ["athena-games", "athena-kykeon", "athena-telesterion"], 1: [BOLT, *theirs]},
        agora=["athena-olive", "athena-trade"],
        gold=3,
    )
    assert gained(state, *acts)[1] == vp


@pytest.mark.rule("R8", "R15")
@pytest.mark.card("zeus-thunderbolt", "zeus-perseus")
def test_thunderbolt_transferred_in_the_turn_of_another_adds_nothing() -> None:
    state = position(
        domain={0: ["athena-games"], 1: [BOLT, "zeus-perseus"]},
        legends={1: [["athena-aegis"]]},
        gold=4,
    )
    act(state, "use athena-games", "decline")
    assert asked(state) == (1, "Granted")
    assert gained(state, f"transfer {BOLT}", "join 1") == [0, 2, 0]


@pytest.mark.rule("E4.1")
@pytest.mark.card("zeus-thunderbolt")
def test_thunderbolt_does_nothing_in_the_elysium() -> None:
    state = position(legends={0: [[BOLT]]}, agora=["zeus-ganymede"])
    assert gained(state, "take zeus-ganymede") == [2, 0, 0]


@pytest.mark.rule("R5", "R15")
@pytest.mark.card("zeus-thunderbolt")
def test_thunderbolt_works_from_the_moment_it_is_taken() -> None:
    state = position(agora=[BOLT], domain={0: ["zeus-companion"]})
    assert gained(state, f"take {BOLT}", "dismiss red") == [0, 0, 0]
    assert gained(state, "use zeus-companion") == [1 + 1, 0, 0]


@pytest.mark.rule("R20")
@pytest.mark.card("zeus-thunderbolt")
def test_thunderbolt_does_not_add_to_the_final_scoring() -> None:
    state = scored(domain={0: [BOLT]}, legends={0: [["zeus-philemon", BOLT]]})
    assert state.points(0) == 2 + 3  # Philemon and the Legend


# ---- Hera


@pytest.mark.rule("E4.3", "R5")
@pytest.mark.card("zeus-hera")
@pytest.mark.parametrize(
    ("mine", "written", "vp"),
    [
        ([], [], 1),
        (["zeus-ganymede"], [], 2),
        (["zeus-companion/used", "citizen", "hades-charon"], [], 2),
        ([], [["zeus-danae"]], 2),
        ([], [["zeus-danae", "zeus-temple", "citizen"]], 3),
        ([], [["zeus-hera"]], 2),
        (["zeus-ganymede"], [["zeus-danae"], ["zeus-temple", "hades-cerberus"]], 4),
        (["zeus-ganymede", "zeus-perseus"], [["zeus-danae"], ["zeus-temple"]], 4),
    ],
)
def test_hera_gives_one_vp_for_each_zeus_card_four_at_most(
    mine: list[str], written: list[list[str]], vp: int
) -> None:
    state = position(agora=["zeus-hera"], domain={0: mine, 1: ["zeus-danae"]}, legends={0: written})
    assert gained(state, "take zeus-hera") == [vp, 0, 0]
    assert asked(state) == (0, "Dismissal")


@pytest.mark.rule("R16")
@pytest.mark.card("zeus-hera", "hermes-autolycus")
@pytest.mark.parametrize(("mine", "vp"), [([], 0), (["zeus-ganymede"], 1)])
def test_a_copied_hera_counts_only_zeus_cards_that_are_really_owned(
    mine: list[str], vp: int
) -> None:
    state = position(
        families="opulence", agora=["hermes-autolycus"], domain={0: mine, 1: ["zeus-hera"]}
    )
    assert gained(state, "take hermes-autolycus", "copy zeus-hera") == [vp, 0, 0]
    assert state.gold == [0, 0, 0]
