"""E4: powers."""

import pytest
from acting import act, asked, options, refused, told
from elysium_positions import domain, legends, lies, position, scored

from pantheon.games.elysium.components import PIECES
from pantheon.games.elysium.epochs import WRITING
from pantheon.games.elysium.state import Elysium


def next_epoch(cards: list[str]) -> Elysium:
    """The next epoch of a player in turn with these cards in the Domain."""
    return position(phase=WRITING, order=[1, 2, 0], turn=0, domain={0: cards})


# ---- E4.1


@pytest.mark.rule("E4.1")
@pytest.mark.parametrize("card", ["zeus-companion", "zeus-demeter", "zeus-herakles"])
def test_a_power_cannot_be_used_in_the_elysium(card: str) -> None:
    state = position(
        agora=["zeus-ganymede"], vp=9, domain={0: ["athena-kykeon"]}, legends={0: [[card]]}
    )
    assert options(state, "use") == []
    assert refused(state, f"use {card}") == ("E4.1", "not-in-domain")
    told_card = state.why_not(state.game.catalogue.parse(f"use {card}"))
    assert told_card is not None
    assert told_card.particulars == {"card": PIECES.index(card)}


@pytest.mark.rule("E4.1")
@pytest.mark.parametrize(("where", "vp"), [("domain", 1), ("elysium", 0)])
def test_a_permanent_power_does_not_work_in_the_elysium(where: str, vp: int) -> None:
    state = position(
        agora=["hephaestus-assistance"],
        domain={0: ["hephaestus-firegod"]} if where == "domain" else {},
        legends={0: [["hephaestus-firegod"]]} if where == "elysium" else {},
    )
    act(state, "take hephaestus-assistance")
    assert state.vp[0] == vp


@pytest.mark.rule("E4.1", "E4.9")
def test_only_chronos_works_in_the_elysium() -> None:
    in_elysium = scored(legends={0: [["zeus-philemon", "hades-charon"]]})
    in_domain = scored(legends={0: [["zeus-danae", "hades-charon"]]}, domain={0: ["zeus-philemon"]})
    assert in_elysium.points(0) - in_domain.points(0) == 2


# ---- E4.2


@pytest.mark.rule("E4.2")
def test_any_number_of_powers_before_and_after_taking() -> None:
    state = position(
        agora=["zeus-ganymede", "zeus-hera"],
        domain={0: ["zeus-companion", "hephaestus-maidens", "zeus-demeter", "athena-initiation"]},
    )
    act(state, "use zeus-companion", "use hephaestus-maidens")
    act(state, "take zeus-ganymede", "dismiss red")
    act(state, "use zeus-demeter", "use athena-initiation")
    assert (state.vp[0], state.gold[0]) == (1 + 2 + 1, 1 + 1 + 2)
    assert state.seat == 1


@pytest.mark.rule("E4.2", "R4")
def test_a_card_can_be_used_in_the_turn_in_which_it_was_taken() -> None:
    state = position(agora=["zeus-companion", "zeus-hera"])
    act(state, "take zeus-companion", "dismiss red", "use zeus-companion")
    assert state.vp == [1, 0, 0]


@pytest.mark.rule("E4.2")
def test_a_player_uses_powers_in_their_own_turn_only() -> None:
    state = position(agora=["zeus-ganymede"], domain={1: ["zeus-companion"]})
    assert options(state, "use") == []
    assert refused(state, "use zeus-companion") == ("E4.1", "not-in-domain")
    act(state, "take zeus-ganymede", "dismiss red")
    assert (state.seat, options(state, "use")) == (1, ["use zeus-companion"])


@pytest.mark.rule("E4.2", "R13")
@pytest.mark.parametrize("card", ["zeus-companion", "zeus-demeter", "zeus-herakles"])
def test_powers_of_phase_two_cannot_be_used_in_phase_three(card: str) -> None:
    state = position(phase=WRITING, gold=9, vp=9, domain={0: [card, "athena-kykeon"]}, quest={0: 3})
    assert options(state, "use") == []
    assert refused(state, f"use {card}") == ("E4.2", "phase-two-only")


@pytest.mark.rule("E4.2", "R9")
def test_a_power_that_can_do_nothing_is_not_used() -> None:
    state = position(agora=["zeus-hera"], domain={0: ["poseidon-scylla"]})
    assert refused(state, "use poseidon-scylla") == ("R9", "power-idle")


# ---- E4.3


@pytest.mark.rule("E4.3")
def test_an_instantaneous_power_is_used_when_the_card_is_taken() -> None:
    state = position(agora=["zeus-ganymede", "zeus-hera"])
    act(state, "take zeus-ganymede")
    assert state.vp == [2, 0, 0]


@pytest.mark.rule("E4.3")
def test_an_instantaneous_power_is_not_used_later() -> None:
    state = position(agora=["zeus-hera"], domain={0: ["zeus-ganymede"]})
    assert refused(state, "use zeus-ganymede") == ("E4.3", "instant-only")
    state = position(phase=WRITING, gold=9, domain={0: ["zeus-ganymede"]})
    assert refused(state, "use zeus-ganymede") == ("E4.3", "instant-only")


@pytest.mark.rule("E4.3", "E3.5")
def test_an_instantaneous_power_comes_before_the_column_goes() -> None:
    state = position(agora=["hades-charon"], gold=1)
    act(state, "take hades-charon")
    assert asked(state) == (0, "Granted")
    act(state, "transfer hades-charon")
    assert (legends(state, 0), asked(state)) == ([["hades-charon"]], (0, "Dismissal"))


# ---- E4.4


@pytest.mark.rule("E4.4", "R15")
def test_a_permanent_power_works_in_phases_two_and_three() -> None:
    state = position(agora=["hephaestus-assistance"], domain={0: ["hephaestus-firegod"]})
    act(state, "take hephaestus-assistance")
    assert told(state, "reacts") == [(0, "hephaestus-firegod")]
    cards = ["hephaestus-assistance", "hephaestus-firegod"]
    state = position(phase=WRITING, gold=1, domain={0: cards})
    act(state, "transfer hephaestus-assistance")
    assert state.vp == [1, 0, 0]


@pytest.mark.rule("E4.4")
@pytest.mark.parametrize("phase", [2, WRITING])
def test_a_permanent_power_is_not_used_by_hand(phase: int) -> None:
    state = position(phase=phase, agora=["zeus-hera"], gold=9, domain={0: ["zeus-perseus"]})
    assert refused(state, "use zeus-perseus") == ("E4.4", "always-active")


# ---- E4.5


@pytest.mark.rule("E4.5", "R13")
def test_an_activate_power_turns_its_card_and_is_used_once() -> None:
    state = position(agora=["zeus-hera"], domain={0: ["zeus-companion"]})
    assert lies(state, 0, "zeus-companion") == "straight"
    act(state, "use zeus-companion")
    assert lies(state, 0, "zeus-companion") == "turned"
    assert options(state, "use") == []
    assert refused(state, "use zeus-companion") == ("E4.5", "turned")


@pytest.mark.rule("E4.5", "E9.1")
def test_a_turned_card_can_be_used_again_in_the_next_epoch() -> None:
    state = next_epoch(["zeus-companion/used"])
    assert (state.epoch, lies(state, 0, "zeus-companion")) == (2, "straight")


# ---- E4.6


@pytest.mark.rule("E4.6", "R14")
def test_a_trigger_card_gets_a_ring_and_using_it_removes_the_ring() -> None:
    state = position(agora=["zeus-herakles", "zeus-hera"], vp=7)
    act(state, "take zeus-herakles", "dismiss blue")
    assert lies(state, 0, "zeus-herakles") == "ring"
    act(state, "use zeus-herakles")
    assert (state.vp[0], lies(state, 0, "zeus-herakles")) == (9, "used")


@pytest.mark.rule("E4.6")
def test_a_trigger_power_is_used_once_in_the_game() -> None:
    state = position(agora=["zeus-hera"], vp=7, domain={0: ["zeus-herakles/used"]})
    assert refused(state, "use zeus-herakles") == ("E4.6", "ring-gone")
    assert lies(next_epoch(["zeus-herakles/used"]), 0, "zeus-herakles") == "used"


@pytest.mark.rule("E4.6")
def test_a_ring_stays_until_it_is_used() -> None:
    assert lies(next_epoch(["zeus-herakles"]), 0, "zeus-herakles") == "ring"


# ---- E4.7


@pytest.mark.rule("E4.7", "R13")
@pytest.mark.parametrize("other", ["athena-initiation", "athena-initiation/used"])
def test_an_eleusis_power_needs_another_eleusis_card(other: str) -> None:
    alone = position(agora=["zeus-hera"], domain={0: ["zeus-demeter", "zeus-companion", "citizen"]})
    assert refused(alone, "use zeus-demeter") == ("E4.7", "eleusis-alone")
    state = position(agora=["zeus-hera"], domain={0: ["zeus-demeter", other]})
    act(state, "use zeus-demeter")
    assert (state.gold[0], state.vp[0]) == (1, 1)


@pytest.mark.rule("E4.7")
@pytest.mark.parametrize(
    "parts",
    [
        {"domain": {0: ["zeus-demeter"], 1: ["athena-kykeon"]}},
        {"domain": {0: ["zeus-demeter"]}, "legends": {0: [["athena-kykeon"]]}},
    ],
)
def test_an_eleusis_card_elsewhere_does_not_count(parts: dict[str, dict[int, list[str]]]) -> None:
    state = position(agora=["zeus-hera"], **parts)  # type: ignore[arg-type]  # as there
    assert refused(state, "use zeus-demeter") == ("E4.7", "eleusis-alone")


@pytest.mark.rule("E4.7")
def test_an_eleusis_power_is_used_once_in_an_epoch() -> None:
    cards = ["zeus-demeter/used", "athena-kykeon/used"]
    state = position(agora=["zeus-hera"], domain={0: cards})
    assert refused(state, "use zeus-demeter") == ("E4.7", "turned")
    after = next_epoch(cards)
    assert [lies(after, 0, card) for card in ("zeus-demeter", "athena-kykeon")] == ["straight"] * 2


# ---- E4.8


@pytest.mark.rule("E4.8", "R13")
def test_a_legend_power_is_used_once_in_the_players_own_part_of_phase_three() -> None:
    state = position(phase=WRITING, gold=3, domain={0: ["zeus-danae"], 1: ["hephaestus-necklace"]})
    assert options(state, "use") == ["use zeus-danae"]
    act(state, "use zeus-danae")
    assert (state.vp[0], lies(state, 0, "zeus-danae")) == (1, "turned")
    assert refused(state, "use zeus-danae") == ("E4.8", "turned")
    act(state, "end")
    assert (state.seat, options(state, "use")) == (1, ["use hephaestus-necklace"])


@pytest.mark.rule("E4.8")
def test_a_legend_power_cannot_be_used_in_phase_two() -> None:
    state = position(agora=["zeus-hera"], gold=3, domain={0: ["zeus-danae"]})
    assert options(state, "use") == []
    assert refused(state, "use zeus-danae") == ("E4.8", "phase-three-only")


@pytest.mark.rule("E4.8", "E9.1")
def test_a_legend_power_can_be_used_again_in_the_next_epoch() -> None:
    assert lies(next_epoch(["zeus-danae/used"]), 0, "zeus-danae") == "straight"


# ---- E4.9


@pytest.mark.rule("E4.9", "R20")
@pytest.mark.parametrize(
    ("written", "points"),
    [
        ([["zeus-philemon", "zeus-perseus"]], 3 + 2),
        ([["zeus-philemon"], ["zeus-danae", "zeus-perseus"]], 3),
    ],
)
def test_chronos_scores_in_a_legend_of_two_or_more_cards(
    written: list[list[str]], points: int
) -> None:
    assert scored(legends={0: written}).points(0) == points


@pytest.mark.rule("E4.9")
@pytest.mark.parametrize("phase", [2, WRITING])
def test_chronos_is_not_used_by_hand(phase: int) -> None:
    state = position(phase=phase, agora=["zeus-hera"], gold=9, domain={0: ["zeus-philemon"]})
    assert refused(state, "use zeus-philemon") == ("E4.9", "end-only")


# ---- E4.10


@pytest.mark.rule("E4.10")
@pytest.mark.parametrize(
    ("card", "level"), [("zeus-ganymede", 1), ("zeus-companion", 2), ("zeus-herakles", 3)]
)
def test_a_transfer_by_a_power_costs_the_level_in_gold(card: str, level: int) -> None:
    state = position(agora=["zeus-hera"], gold=3, domain={0: ["athena-games", card]})
    act(state, "use athena-games", f"transfer {card}")
    assert (state.gold[0], legends(state, 0)) == (3 - level, [[card]])


@pytest.mark.rule("E4.10", "R8")
def test_a_transfer_by_a_power_must_be_paid_for() -> None:
    state = position(
        agora=["zeus-hera"], gold=2, domain={0: ["athena-games", "zeus-companion", "zeus-herakles"]}
    )
    act(state, "use athena-games")
    assert options(state) == ["transfer athena-games", "transfer zeus-companion", "decline"]
    assert refused(state, "transfer zeus-herakles") == ("R8", "transfer-gold")
    refusal = state.why_not(state.game.catalogue.parse("transfer zeus-herakles"))
    assert refusal is not None
    told_why = {"card": PIECES.index("zeus-herakles"), "cost": 3, "gold": 2}
    assert refusal.particulars == told_why


@pytest.mark.rule("E4.10", "E6.2")
def test_a_transfer_by_a_power_follows_the_rules_of_legends() -> None:
    state = position(
        agora=["zeus-hera"],
        gold=3,
        domain={0: ["athena-games", "zeus-companion"]},
        legends={0: [["zeus-perseus", "hades-temple"], ["hades-helm"], ["zeus-ganymede"]]},
    )
    act(state, "use athena-games", "transfer zeus-companion")
    assert options(state) == ["join 3", "start"]
    assert refused(state, "join 1") == ("E6.2", "family-there")


@pytest.mark.rule("E4.10", "E5.3")
def test_a_transfer_by_a_power_does_not_count_against_the_quest() -> None:
    state = position(
        phase=WRITING,
        gold=9,
        transfers={0: 2},
        quest={0: 1},
        domain={0: ["hades-cerberus", "zeus-hera", "athena-owl"]},
    )
    act(state, "use hades-cerberus", "transfer zeus-hera")
    assert (state.gold[0], int(state.left)) == (9, 1)
    assert "transfer athena-owl" in options(state)


@pytest.mark.rule("E4.10")
def test_a_card_may_say_another_price() -> None:
    state = position(agora=["hades-thanatos"], domain={0: ["zeus-hera"]})
    act(state, "take hades-thanatos", "transfer zeus-hera")
    assert legends(state, 0) == [["zeus-hera"]]


# ---- E4.11


@pytest.mark.rule("E4.11", "R17")
@pytest.mark.parametrize(
    ("order", "turn", "asks"),
    [([2, 0, 1], 0, [2, 1]), ([1, 2, 0], 2, [1, 0]), ([0, 1, 2], 0, [1, 2])],
)
def test_several_players_transfer_by_rising_disc_after_the_player_in_turn(
    order: list[int], turn: int, asks: list[int]
) -> None:
    cards = {seat: ["zeus-ganymede"] for seat in asks}
    cards[asks[1]] = ["zeus-danae"]
    state = position(
        agora=["zeus-hera"],
        order=order,
        turn=turn,
        gold=2,
        domain={turn: ["athena-games"], **cards},
    )
    act(state, "use athena-games", "transfer athena-games")
    assert legends(state, turn) == [["athena-games"]]
    seats = []
    for _ in range(2):
        seats.append(int(state.seat))
        act(state, options(state, "transfer")[0])
    assert seats == asks
    assert [seat for seat, *_ in told(state, "starts")] == [turn, *asks]
    assert asked(state) == (turn, "Turn")


# ---- E4.12, E4.13


@pytest.mark.rule("E4.12")
def test_a_card_wins_against_the_rules() -> None:
    state = position(
        agora=["zeus-ganymede", "zeus-danae"],
        columns={0: ["blue", "green"]},
        domain={0: ["athena-horse"]},
    )
    assert refused(state, "take zeus-ganymede") == ("E3.2", "needs-colour")
    act(state, "use athena-horse", "agora zeus-ganymede")
    assert "zeus-ganymede" in domain(state, 0)
    assert (state.taken[0], state.vp[0], state.columns[0]) == (0, 2, 6)


@pytest.mark.rule("E4.12")
def test_the_sandals_win_against_the_colours_of_a_condition() -> None:
    cards = ["hermes-syrinx", "hermes-herma", "hermes-thieves"]
    state = position(
        families="misfortune", agora=cards, columns={0: ["blue"]}, domain={0: ["hermes-sandals"]}
    )
    assert options(state, "take") == ["take hermes-herma", "take hermes-syrinx"]


@pytest.mark.rule("E4.13")
def test_a_power_may_transfer_its_own_card() -> None:
    state = position(agora=["zeus-hera"], gold=3, domain={0: ["hades-judge", "zeus-perseus"]})
    act(state, "use hades-judge", "transfer hades-judge")
    assert (legends(state, 0), domain(state, 0)) == ([["hades-judge"]], ["zeus-perseus"])


@pytest.mark.rule("E4.13")
def test_a_power_counts_its_own_card() -> None:
    state = position(agora=["zeus-hera"], domain={0: ["hephaestus-maidens"]})
    act(state, "use hephaestus-maidens")
    assert state.gold[0] == 1
