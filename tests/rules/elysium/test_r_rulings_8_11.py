"""R8 to R11: rulings on transfers and on what powers do."""

import pytest
from acting import act, asked, options, refused, told
from elysium_positions import (
    conserved,
    domain,
    happened,
    legends,
    lies,
    names,
    position,
    tiles,
    writing,
)

from pantheon.games.elysium.epochs import WRITING

# ---- R8 transfers


@pytest.mark.rule("R8")
@pytest.mark.parametrize(
    ("card", "cost"), [("zeus-danae", 0), ("zeus-perseus", 1), ("hades-helm", 2)]
)
def test_r8_reductions_count_and_for_their_own_card_too(card: str, cost: int) -> None:
    state = writing("hades-helm", "zeus-danae", "zeus-perseus", gold=5)
    act(state, f"transfer {card}")
    assert state.gold[0] == 5 - cost


@pytest.mark.rule("R8")
def test_r8_surcharges_and_reductions_add_up() -> None:
    state = position(
        agora=["zeus-hera"],
        gold=[1, 2, 3],
        domain={0: ["athena-games"], 1: ["hades-helm", "zeus-perseus"], 2: ["zeus-companion"]},
    )
    act(state, "use athena-games", "transfer athena-games", "transfer zeus-perseus")
    act(state, "transfer zeus-companion")
    assert state.gold == [0, 0, 0]  # 1; 2 + 1 - 1; 2 + 1


@pytest.mark.rule("R8")
def test_r8_two_reductions_never_go_below_0() -> None:
    state = position(agora=["hades-charon"], domain={0: ["hades-helm"]})
    act(state, "take hades-charon", "transfer hades-charon")
    assert (state.gold[0], legends(state, 0)) == (0, [["hades-charon"]])


@pytest.mark.rule("R8")
def test_r8_gold_from_a_reaction_cannot_pay_for_the_same_transfer() -> None:
    cards = ["athena-aegis", "athena-owl", "athena-olive"]
    state = writing(*cards, gold=2)
    assert refused(state, "transfer athena-aegis") == ("R8", "transfer-gold")
    act(state, "transfer athena-owl")
    assert state.gold[0] == 2 - 2 + 1


@pytest.mark.rule("R8", "R15")
def test_r8_the_moved_card_reacts_to_its_own_transfer() -> None:
    state = writing("hephaestus-firegod", "zeus-danae", gold=3)
    act(state, "transfer hephaestus-firegod")
    assert state.vp[0] == 1


@pytest.mark.rule("R8", "R22")
def test_r8_reactions_come_before_bonus_tiles() -> None:
    state = writing(
        "hephaestus-firegod",
        "zeus-perseus",
        gold=3,
        legends={0: [["hephaestus-throne", "hephaestus-talos"]]},
    )
    act(state, "transfer hephaestus-firegod", "join 1")
    assert happened(state)[:6] == ["pays", "joins", "reacts", "gains-vp", "family-tile", "reacts"]
    assert told(state, "reacts") == [(0, "hephaestus-firegod"), (0, "zeus-perseus")]


@pytest.mark.rule("R8", "R22")
@pytest.mark.card("zeus-perseus")
def test_r8_perseus_reacts_to_the_tile_that_his_own_transfer_brings() -> None:
    state = writing("zeus-perseus", "hades-helm", gold=3, legends={0: [["hades-cerberus"]]})
    act(state, "transfer zeus-perseus", "join 1")
    assert (tiles(state, 0), state.vp[0]) == (["level 2"], 2)


@pytest.mark.rule("R8", "R22")
@pytest.mark.card("zeus-perseus", "apollo-muses")
def test_r8_perseus_from_the_oracle_did_not_lie_in_the_domain() -> None:
    state = position(
        families="whybother",
        phase=WRITING,
        gold=9,
        quest={0: 3},
        oracle=["zeus-perseus"],
        domain={0: ["apollo-muses"]},
        legends={0: [["athena-owl"]]},
    )
    act(state, "use apollo-muses", "join 1")
    assert (tiles(state, 0), state.vp[0]) == (["level 2"], 0)


@pytest.mark.rule("R8")
def test_r8_a_power_for_family_cards_takes_no_citizen() -> None:
    state = position(
        agora=["hades-thanatos"],
        domain={0: ["citizen", "zeus-danae"]},
        legends={0: [["zeus-ganymede", "hades-charon"]]},
    )
    act(state, "take hades-thanatos")
    assert options(state) == ["transfer hades-thanatos", "transfer zeus-danae", "decline"]
    assert refused(state, "transfer citizen") == ("R8", "no-citizen-here")


@pytest.mark.rule("R8", "E7.1")
def test_r8_other_powers_may_transfer_a_citizen() -> None:
    state = position(
        agora=["hades-charon"],
        domain={0: ["citizen"]},
        legends={0: [["zeus-ganymede", "athena-olive"]]},
    )
    act(state, "take hades-charon", "transfer citizen")
    assert legends(state, 0) == [["zeus-ganymede", "athena-olive", "citizen"]]


# ---- R9 must, may, impossible


@pytest.mark.rule("R9")
def test_r9_what_a_card_lets_you_do_may_be_declined() -> None:
    state = position(agora=["hades-charon"], gold=1)
    act(state, "take hades-charon", "decline")
    assert (legends(state, 0), asked(state)) == ([], (0, "Dismissal"))


@pytest.mark.rule("R9")
def test_r9_what_must_be_done_cannot_be_declined() -> None:
    cards = ["hades-persephone", "athena-kykeon", "zeus-danae"]
    state = position(agora=["zeus-hera"], gold=9, domain={0: cards})
    act(state, "use hades-persephone")
    assert refused(state, "decline") == ("R9", "must")
    state = position(agora=["zeus-ganymede", "zeus-danae"], domain={0: ["athena-horse"]})
    act(state, "use athena-horse")
    assert refused(state, "decline") == ("R9", "must")


@pytest.mark.rule("R9")
def test_r9_a_power_that_cannot_be_used_keeps_its_ring() -> None:
    state = position(agora=["zeus-hera"], vp=2, domain={0: ["zeus-herakles"]})
    assert refused(state, "use zeus-herakles") == ("R9", "power-idle")
    assert lies(state, 0, "zeus-herakles") == "ring"


@pytest.mark.rule("R9")
def test_r9_of_two_options_the_only_possible_one_is_carried_out() -> None:
    state = position(agora=["hades-eurydice"], discard=["zeus-hera"])
    act(state, "take hades-eurydice")
    assert (state.gold[0], asked(state)) == (2, (0, "Dismissal"))


@pytest.mark.rule("R9")
def test_r9_what_cannot_be_done_is_skipped_and_the_rest_is_done() -> None:
    state = position(agora=["poseidon-ketos"], vp=[0, 0, 3])
    act(state, "take poseidon-ketos")
    assert state.vp == [1, 0, 1]


# ---- R10 gain, pay, lose, give


@pytest.mark.rule("R10")
@pytest.mark.parametrize(("has", "gives"), [(5, 2), (2, 2), (1, 1)])
def test_r10_a_player_gives_what_there_is(has: int, gives: int) -> None:
    state = position(agora=["poseidon-triton"], gold=[9, has, 0])
    act(state, "take poseidon-triton")
    assert state.gold == [9 + gives, has - gives, 0]


@pytest.mark.rule("R10")
def test_r10_nobody_with_anything_means_that_nothing_happens() -> None:
    state = position(agora=["poseidon-triton"], gold=[9, 0, 0])
    act(state, "take poseidon-triton")
    assert (state.gold, asked(state)) == ([9, 0, 0], (0, "Dismissal"))


@pytest.mark.rule("R10")
def test_r10_the_user_chooses_among_tied_players() -> None:
    state = position(4, agora=["poseidon-triton"], gold=[0, 3, 2, 3])
    act(state, "take poseidon-triton")
    assert (asked(state), options(state)) == ((0, "Richest"), ["player 1", "player 3"])
    assert refused(state, "player 2") == ("R10", "not-the-most")
    act(state, "player 3")
    assert state.gold == [2, 3, 2, 1]


@pytest.mark.rule("R10")
@pytest.mark.parametrize(("has", "left"), [(3, 1), (2, 0), (1, 0), (0, 0)])
def test_r10_a_player_loses_what_there_is(has: int, left: int) -> None:
    state = position(agora=["poseidon-ketos"], vp=[0, has, 0])
    act(state, "take poseidon-ketos")
    assert state.vp == [1, left, 0]


@pytest.mark.rule("R10")
def test_r10_who_pays_needs_the_full_amount() -> None:
    state = position(phase=WRITING, gold=2, domain={0: ["hephaestus-necklace"]})
    assert refused(state, "use hephaestus-necklace") == ("R9", "power-idle")
    state = position(agora=["zeus-hera"], gold=2, domain={0: ["hephaestus-shield"]})
    act(state, "use hephaestus-shield")
    assert options(state) == ["pay 1", "pay 2"]
    assert refused(state, "pay 3") == ("R10", "pay-most")


# ---- R11 discarding


@pytest.mark.rule("R11")
def test_r11_a_discarded_card_lies_face_up_on_the_pile_without_its_ring() -> None:
    state = position(
        agora=["hades-eurydice"],
        discard=["zeus-hera"],
        domain={0: ["poseidon-earthquake"], 1: ["zeus-herakles"]},
    )
    act(state, "use poseidon-earthquake")
    assert names(state.discard) == ["zeus-hera", "zeus-herakles"]
    assert (domain(state, 1), told(state, "discards")) == ([], [(1, "zeus-herakles")])


@pytest.mark.rule("R11")
def test_r11_a_discarded_citizen_leaves_the_game_unseen() -> None:
    state = position(agora=["zeus-hera"], domain={0: ["poseidon-earthquake"], 1: ["citizen"]})
    act(state, "use poseidon-earthquake")
    assert (domain(state, 1), state.discard) == ([], [])
    assert told(state, "discards") == [(1, "citizen")]
    assert conserved(state)


@pytest.mark.rule("R11")
def test_r11_only_cards_of_the_domain_are_discarded() -> None:
    state = position(
        agora=["zeus-hera"],
        domain={0: ["poseidon-earthquake"], 1: ["zeus-danae", "citizen"]},
        legends={1: [["hades-charon"]]},
    )
    act(state, "use poseidon-earthquake")
    assert options(state) == ["discard zeus-danae", "discard citizen"]
    assert refused(state, "discard hades-charon") == ("R11", "not-in-domain")
