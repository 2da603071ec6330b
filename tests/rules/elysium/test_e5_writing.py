"""E5: phase III, writing the legends."""

from typing import Any

import pytest
from acting import act, asked, options, refused, told
from elysium_positions import domain, happened, legends, position

from pantheon.games.elysium.components import NO_QUEST, PIECES
from pantheon.games.elysium.epochs import WRITING
from pantheon.games.elysium.state import Elysium


def after_the_last_turn(players: int, quest: dict[int, int], **parts: Any) -> Elysium:
    """Phase II is over: the last player in order has nothing left to do in it."""
    order = parts.pop("order", list(range(players)))
    return position(
        players, order=order, turn=order[-1], round_=3, acted=True, quest=quest, **parts
    )


# ---- E5.1


@pytest.mark.rule("E5.1")
@pytest.mark.parametrize(
    ("players", "quest", "order", "discs"),
    [
        (2, {0: 2, 1: 1}, [0, 1], [1, 0]),
        (2, {0: 1, 1: 2}, [1, 0], [0, 1]),
        (3, {0: 4, 1: 1, 2: 2}, [0, 1, 2], [1, 2, 0]),
        (3, {0: 2, 1: 4, 2: 3}, [1, 2, 0], [0, 2, 1]),
        (4, {0: 4, 1: 3, 2: 2, 3: 1}, [0, 1, 2, 3], [3, 2, 1, 0]),
        (4, {0: 2, 1: 1}, [3, 2, 1, 0], [1, 0, 3, 2]),
        (3, {1: 4}, [2, 0, 1], [1, 2, 0]),
    ],
)
def test_the_discs_are_dealt_by_the_numbers_of_the_quests(
    players: int, quest: dict[int, int], order: list[int], discs: list[int]
) -> None:
    state = after_the_last_turn(players, quest, order=order)
    assert state.order == discs
    assert told(state, "disc") == [(seat, disc) for disc, seat in enumerate(discs, 1)]


@pytest.mark.rule("E5.1", "E5.3")
def test_the_new_order_already_holds_in_phase_three() -> None:
    cards = {0: ["zeus-ganymede"], 1: ["zeus-danae"], 2: ["zeus-ganymede"]}
    state = after_the_last_turn(3, {0: 3, 1: 1, 2: 2}, domain=cards, gold=1)
    seats = []
    for _ in range(3):
        seats.append(int(state.seat))
        assert asked(state)[1] == "Writing"
        act(state, "end")
    assert seats == [1, 2, 0]


@pytest.mark.rule("E5.1")
def test_the_discs_come_before_the_rewards() -> None:
    state = after_the_last_turn(3, {0: 3, 1: 1, 2: 2})
    kinds = [kind for kind in happened(state) if kind in ("disc", "gains-gold")]
    assert kinds == ["disc"] * 3 + ["gains-gold"] * 3
    assert [seat for seat, _ in told(state, "gains-gold")] == [1, 2, 0]


# ---- E5.2


@pytest.mark.rule("E5.2")
@pytest.mark.parametrize(
    ("players", "quest", "gold", "vp", "transfers"),
    [
        (3, 1, 1, 2, 1),
        (3, 2, 2, 0, 2),
        (4, 3, 1, 0, 3),
        (4, 4, 3, 1, 2),
        (2, 1, 1, 1, 2),
        (2, 2, 3, 1, 2),
        (2, 0, 1, 0, 1),
        (3, 0, 1, 0, 1),
        (4, 0, 1, 0, 1),
    ],
)
def test_a_quest_gives_gold_vp_and_transfers(
    players: int, quest: int, gold: int, vp: int, transfers: int
) -> None:
    last = players - 1
    chosen = {last: quest} if quest else {}
    cards = {last: ["zeus-ganymede", "zeus-danae", "zeus-hera"]}
    state = after_the_last_turn(players, chosen, domain=cards)
    assert asked(state) == (last, "Writing")
    assert (state.gold[last], state.vp[last], int(state.left)) == (gold, vp, transfers)


@pytest.mark.rule("E5.2")
def test_everybody_receives_their_reward_before_the_first_transfer() -> None:
    state = after_the_last_turn(3, {0: 1, 1: 2, 2: 4}, domain={0: ["zeus-ganymede"]})
    assert asked(state) == (0, "Writing")
    assert (state.gold, state.vp) == ([1, 2, 3], [2, 0, 1])


# ---- E5.3


@pytest.mark.rule("E5.3")
@pytest.mark.parametrize(("quest", "count"), [(1, 1), (2, 2), (3, 3), (0, 1)])
def test_as_many_transfers_as_the_quest_says(quest: int, count: int) -> None:
    cards = ["zeus-ganymede", "hades-charon", "athena-olive", "hades-helm", "athena-owl"]
    state = position(phase=WRITING, gold=9, quest={0: quest}, domain={0: [*cards, "zeus-hera"]})
    for card in cards[:count]:
        act(state, f"transfer {card}")
        if asked(state)[1] == "Placing":
            act(state, "start")
    assert len(legends(state, 0)) == count
    assert told(state, "starts") == [(0, card, n) for n, card in enumerate(cards[:count], 1)]
    assert state.epoch == 2  # nobody has anything left to do


@pytest.mark.rule("E5.3")
def test_no_transfer_beyond_the_quest() -> None:
    state = position(
        phase=WRITING, gold=9, left=0, domain={0: ["zeus-danae", "zeus-hera", "zeus-perseus"]}
    )
    assert options(state) == ["use zeus-danae", "end"]
    assert refused(state, "transfer zeus-hera") == ("E5.3", "no-transfers-left")


@pytest.mark.rule("E5.3")
@pytest.mark.parametrize(
    ("card", "level"), [("zeus-ganymede", 1), ("zeus-companion", 2), ("zeus-hera", 3)]
)
def test_a_transfer_costs_the_level_in_gold(card: str, level: int) -> None:
    state = position(phase=WRITING, gold=4, quest={0: 3}, domain={0: [card, "zeus-danae"]})
    act(state, f"transfer {card}")
    assert (state.gold[0], told(state, "pays")) == (4 - level, [(0, level)])
    assert (domain(state, 0), legends(state, 0)) == (["zeus-danae"], [[card]])


@pytest.mark.rule("E5.3", "R8")
def test_who_has_too_little_gold_cannot_transfer() -> None:
    state = position(
        phase=WRITING, gold=2, domain={0: ["zeus-ganymede", "zeus-companion", "zeus-hera"]}
    )
    assert options(state) == ["transfer zeus-ganymede", "transfer zeus-companion", "end"]
    assert refused(state, "transfer zeus-hera") == ("R8", "transfer-gold")
    refusal = state.why_not(state.game.catalogue.parse("transfer zeus-hera"))
    assert refusal is not None
    assert refusal.particulars == {"card": PIECES.index("zeus-hera"), "cost": 3, "gold": 2}


@pytest.mark.rule("E5.3")
def test_nobody_has_to_transfer() -> None:
    state = position(phase=WRITING, gold=9, quest={0: 3}, domain={0: ["zeus-hera"]})
    act(state, "end")
    assert (state.epoch, legends(state, 0), domain(state, 0)) == (2, [], ["zeus-hera"])


@pytest.mark.rule("E5.3")
def test_unused_transfers_are_not_kept_for_others() -> None:
    state = position(
        phase=WRITING,
        gold=1,
        quest={0: 3, 1: 2},
        domain={0: ["zeus-ganymede"], 1: ["zeus-danae"]},
    )
    act(state, "end")
    assert (state.seat, int(state.left)) == (1, 2)


@pytest.mark.rule("E5.3", "E4.8")
def test_legend_powers_are_used_before_between_and_after_transfers() -> None:
    cards = ["zeus-danae", "hephaestus-necklace", "poseidon-proteus", "zeus-hera", "hades-helm"]
    state = position(phase=WRITING, gold=[9, 5, 0], quest={0: 2}, domain={0: cards})
    act(state, "use zeus-danae", "transfer zeus-hera", "use hephaestus-necklace")
    act(state, "transfer hades-helm", "start", "use poseidon-proteus")
    assert (state.vp[0], state.gold[0]) == (1 + 4, 9 - 2 - 3 - 2 + 1)
    assert legends(state, 0) == [["zeus-hera"], ["hades-helm"]]


@pytest.mark.rule("E5.3")
def test_only_the_player_in_turn_transfers() -> None:
    state = position(phase=WRITING, gold=9, domain={0: ["zeus-hera"], 1: ["zeus-danae"]})
    assert refused(state, "transfer zeus-danae") == ("E6.1", "not-in-domain")
    assert refused(state, "take zeus-danae") == ("E5.3", "not-asked")


@pytest.mark.rule("E5.3", "E9.1")
def test_after_the_last_player_the_epoch_ends() -> None:
    state = position(phase=WRITING, turn=2, gold=9, domain={2: ["zeus-hera"]})
    act(state, "end")
    assert (state.epoch, state.quest) == (2, [NO_QUEST] * 3)
