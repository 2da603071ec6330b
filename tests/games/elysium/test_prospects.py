"""The game's own judgement: of two positions that differ in one thing, the better is preferred."""

from __future__ import annotations

from acting import act
from elysium_positions import position, scored

from pantheon import games
from pantheon.core.chance import Chance
from pantheon.games.elysium.components import FAMILIES, PER_FAMILY
from pantheon.games.elysium.epochs import WRITING
from pantheon.games.elysium.prospects import POWER, WORTH


def hopes(**parts: object) -> float:
    """What seat 0 may expect in a position, in the middle of the game if nothing else is said."""
    return position(**{"epoch": 3, **parts}).prospects()[0]  # type: ignore[arg-type]  # as there


def test_at_the_end_the_prospects_are_the_points() -> None:
    state = scored(
        vp=[3, 5, 0],
        legends={0: [["zeus-gathering", "hades-gathering"]], 1: [["zeus-temple", "zeus-hera"]]},
    )
    assert state.prospects() == [float(state.points(seat)) for seat in range(3)]


def test_every_card_has_a_worth() -> None:
    assert list(WORTH) == FAMILIES
    assert len(POWER) == len(FAMILIES) * PER_FAMILY


def test_vp_count_in_full() -> None:
    assert hopes(vp=[4, 0, 0]) == hopes(vp=[3, 0, 0]) + 1.0


def test_gold_is_worth_less_when_there_are_no_transfers_to_pay() -> None:
    def last(gold: int) -> float:
        return hopes(epoch=5, phase=WRITING, left=1, gold=gold, domain={0: ["zeus-hera"]})

    early = hopes(gold=[3, 0, 0]) - hopes(gold=[2, 0, 0])
    assert 0.0 < last(9) - last(8) < early


def test_a_longer_legend_is_better() -> None:
    pair = ["zeus-ganymede", "hades-charon"]
    assert hopes(legends={0: [[*pair, "athena-olive"]]}) > hopes(legends={0: [pair]})


def test_a_single_card_has_hopes_only_as_long_as_there_are_epochs_to_come() -> None:
    single = {0: [["zeus-ganymede"]]}
    assert hopes(legends=single) > hopes()
    assert hopes(epoch=5, phase=WRITING, legends=single) == hopes(epoch=5, phase=WRITING)


def test_a_card_that_fits_a_legend_is_better_than_one_that_does_not() -> None:
    legends = {0: [["hephaestus-cabeiri", "hades-charon", "athena-olive"]]}
    fitting = hopes(gold=4, legends=legends, domain={0: ["zeus-ganymede"]})
    assert fitting > hopes(gold=4, legends=legends, domain={0: ["zeus-hera"]})


def test_a_card_is_of_no_use_without_gold_or_transfers_in_the_last_epoch() -> None:
    def last(gold: int, left: int) -> float:
        return hopes(
            epoch=5,
            phase=WRITING,
            gold=[gold, 0, 0],
            left=left,
            legends={0: [["hades-charon", "athena-olive", "hephaestus-cabeiri"]]},
            domain={0: ["zeus-ganymede"], 1: ["zeus-ganymede"]},
        )

    assert last(2, left=1) > last(2, left=0) + 2.0
    assert last(2, left=1) > last(0, left=1) + 2.0


def test_a_temple_likes_its_family() -> None:
    family, level = ["zeus-temple", "zeus-ganymede"], ["zeus-temple", "hades-eurydice"]
    assert hopes(legends={0: [family]}) > hopes(legends={0: [level]})


def test_a_power_is_better_ready_than_used_and_early_than_late() -> None:
    ready, used = {0: ["zeus-companion"]}, {0: ["zeus-companion/used"]}
    assert hopes(domain=ready) > hopes(domain=used)
    assert hopes(epoch=2, domain=ready) - hopes(epoch=2) > hopes(domain=ready) - hopes()


def test_a_ring_is_worth_something() -> None:
    assert hopes(domain={0: ["zeus-herakles"]}) > hopes(domain={0: ["zeus-herakles/used"]})


def test_an_eleusis_power_wants_companions() -> None:
    alone = hopes(domain={0: ["zeus-demeter"]}) - hopes()
    both = hopes(domain={0: ["zeus-demeter", "hades-persephone"]})
    assert both - hopes(domain={0: ["hades-persephone"]}) > alone


def test_a_quest_is_better_than_an_incomplete_one() -> None:
    assert hopes(quest={0: 3}, gold=6) > hopes(quest={0: 0}, gold=6)


def test_a_column_that_a_good_card_needs_is_worth_keeping() -> None:
    agora = ["zeus-ganymede", "athena-olive"]  # red, green
    keeps = {"agora": agora, "quest": {0: 2}, "taken": {0: 1}}
    assert hopes(columns={0: ["red"]}, **keeps) > hopes(columns={0: ["yellow"]}, **keeps)


def test_more_cards_within_reach_are_better() -> None:
    agora = ["zeus-ganymede", "athena-olive", "hades-charon"]
    many, few = {0: ["red", "green", "yellow"]}, {0: ["blue"]}
    assert hopes(agora=agora, columns=many) > hopes(agora=agora, columns=few)


def test_a_long_legend_holds_its_tile_more_safely() -> None:
    state = position(epoch=3, legends={0: [["zeus-ganymede", "hades-charon"]]})
    without = position(epoch=3, legends={0: [["zeus-ganymede", "hades-charon"]]})
    without.level_tiles[0] = 1
    assert state.prospects()[0] > without.prospects()[0]


def test_prestige_is_judged_by_rank() -> None:
    first = hopes(families="misfortune", pp=[6, 3, 3])
    assert first > hopes(families="misfortune", pp=[4, 5, 3]) > hopes(families="misfortune")


def test_citizens_in_the_elysium_cost_vp() -> None:
    legend = ["zeus-ganymede", "hades-charon", "athena-olive"]
    assert hopes(epoch=5, legends={0: [legend]}) > hopes(
        epoch=5, legends={0: [[*legend[:2], "citizen"]]}
    )


def test_in_the_middle_of_a_transfer_the_best_place_counts() -> None:
    state = position(
        phase=WRITING,
        epoch=5,
        gold=4,
        left=1,
        legends={0: [["hades-charon", "athena-olive", "hephaestus-cabeiri"], ["zeus-hera"]]},
        domain={0: ["zeus-ganymede"]},
    )
    act(state, "transfer zeus-ganymede")
    placing = state.prospects()[0]
    act(state, "join 1")
    assert placing == state.prospects()[0]


def test_transfers_that_a_power_has_granted_count_before_they_are_made() -> None:
    state = position(
        epoch=3,
        gold=20,
        domain={0: ["hades-judge", "hades-charon", "hades-persephone", "zeus-ganymede"]},
    )
    ringless = hopes(
        gold=20,
        domain={0: ["hades-judge/used", "hades-charon", "hades-persephone", "zeus-ganymede"]},
    )
    act(state, "use hades-judge")
    assert state.prospects()[0] > ringless


def test_an_inkling_is_always_allowed() -> None:
    state = games.load("elysium").new(4, "inkling")
    chance = Chance("inkling")
    while not state.over:
        action = state.inkling(chance)
        assert action in state.legal
        state.apply(action)


def test_a_power_is_not_expected_of_a_turn_that_will_be_sat_out() -> None:
    def companion(column: str) -> float:
        """What her VP is worth before the fourth turn of seat 0; Quest 1 is below yellow."""
        given: dict[str, object] = {
            "order": [1, 2, 0],
            "turn": 2,
            "round_": 3,
            "acted": True,
            "taken": {0: 3, 1: 3, 2: 3},
            "quest": {1: 1, 2: 3},
            "columns": {0: [column]},
        }
        asks = {2: ["poseidon-scylla"]}  # so that seat 0 is not in turn yet
        with_her = hopes(**given, vp=1, domain={**asks, 0: ["zeus-companion"]})
        return with_her - hopes(**given, vp=1, domain={**asks, 0: ["zeus-companion/used"]})

    assert companion("yellow") == 0.0
    assert companion("red") > 0.0
