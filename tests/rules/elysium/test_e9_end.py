"""E9: phase IV, end of the epoch."""

import pytest
from acting import act, asked, refused, told
from elysium_positions import conserved, domain, legends, lies, position

from pantheon import games
from pantheon.core.chance import Chance
from pantheon.core.playout import random_action
from pantheon.core.state import NOBODY
from pantheon.games.elysium.components import ALL_COLUMNS, NO_QUEST
from pantheon.games.elysium.epochs import WRITING
from pantheon.games.elysium.state import Elysium


@pytest.mark.rule("E9.1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("epoch", [1, 2, 3, 4])
def test_quests_and_columns_go_back_and_the_epoch_moves_on(players: int, epoch: int) -> None:
    state = position(
        players,
        phase=WRITING,
        turn=players - 1,
        epoch=epoch,
        columns={seat: ["red"] for seat in range(players)},
        quest={0: 1},
        taken={0: 3, 1: 3},
        transfers={0: 4},
    )
    assert (state.epoch, state.phase) == (epoch + 1, 2)
    assert (state.quest, state.columns) == ([NO_QUEST] * players, [ALL_COLUMNS] * players)
    assert (state.taken, state.transfers) == ([0] * players, [0] * players)
    assert told(state, "epoch") == [(epoch + 1,)]


@pytest.mark.rule("E9.1")
def test_turned_cards_are_straightened_and_used_rings_stay_away() -> None:
    cards = ["zeus-companion/used", "zeus-demeter/used", "zeus-danae/used", "zeus-herakles/used"]
    state = position(phase=WRITING, order=[1, 2, 0], turn=0, domain={0: cards, 1: cards[:1]})
    names = [card.split("/")[0] for card in cards]
    assert [lies(state, 0, card) for card in names] == ["straight"] * 3 + ["used"]
    assert lies(state, 1, "zeus-companion") == "straight"


@pytest.mark.rule("E9.1")
def test_cards_in_the_domain_and_in_the_elysium_stay() -> None:
    state = position(
        phase=WRITING,
        turn=2,
        gold=[3, 0, 0],
        vp=[4, 0, 0],
        domain={0: ["zeus-hera", "citizen"]},
        legends={0: [["zeus-ganymede"]]},
    )
    assert (domain(state, 0), legends(state, 0)) == (["zeus-hera", "citizen"], [["zeus-ganymede"]])
    assert (state.gold[0], state.vp[0]) == (3, 4)


@pytest.mark.rule("E9.1", "E5.1")
def test_the_next_epoch_starts_with_disc_1() -> None:
    state = position(phase=WRITING, order=[1, 2, 0], turn=0)
    assert asked(state) == (1, "Turn")


@pytest.mark.rule("E9.1")
def test_the_game_ends_after_the_fifth_epoch() -> None:
    state = position(phase=WRITING, turn=2, epoch=5, gold=9, domain={2: ["zeus-hera"]})
    assert not state.over
    act(state, "end")
    assert (state.over, state.epoch) == (True, 5)
    assert refused(state, "quest 1") == ("E9.1", "over")
    assert [seat for seat, _ in told(state, "scores")] == [0, 1, 2]


@pytest.mark.rule("E9.1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("families", ["first", "wasteland"])
def test_a_whole_game_has_five_epochs_and_loses_no_card(players: int, families: str) -> None:
    state = games.load("elysium", {"families": families}).new(players, "whole", listen=True)
    assert isinstance(state, Elysium)
    chance = Chance("whole")
    while not state.over:
        state.apply(random_action(state, chance))
    assert [epoch for (epoch,) in told(state, "epoch")] == [1, 2, 3, 4, 5]
    assert len(told(state, "disc")) == 5 * players
    assert conserved(state)
    assert state.active == NOBODY
