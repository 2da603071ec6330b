"""O2: auctions."""

import pytest
from acting import act, options, refused
from positions import ATHENS, CORINTH, DELOS, SPARTA, THEBES, seats_told, table, told

from pantheon.core.problem import Problem
from pantheon.games.offrandes.components import (
    FARMER,
    FLOWER_SELLER,
    GUARD,
    PRIESTESS,
    TEMPLE_SERVANT,
    WATER_CARRIER,
)


@pytest.mark.rule("O2.1")
@pytest.mark.parametrize(
    ("players", "start", "order"),
    [
        (3, ATHENS, [ATHENS, SPARTA, CORINTH]),
        (4, CORINTH, [CORINTH, ATHENS, THEBES, SPARTA]),
        (5, DELOS, [DELOS, SPARTA, CORINTH, ATHENS, THEBES]),
    ],
)
def test_every_player_has_one_auction_turn_from_the_start_player_clockwise(
    players: int, start: int, order: list[int]
) -> None:
    state = table(players=players, start=start)
    asked = []
    while state.round == 1:
        asked.append(state.seat)
        act(state, "end-turn")
    assert asked == order


@pytest.mark.rule("O2.2", "O2.3")
def test_an_auction_turn_starts_with_all_21_pairs() -> None:
    state = table()
    assert len(options(state, "offer")) == 21


@pytest.mark.rule("O2.2")
def test_tiles_and_players_come_back_for_the_next_auction_turn() -> None:
    state = table()
    act(state, "offer farmer+guard", "bid 1", "pass", "bid 2", "pass", "pass")  # to Athens
    act(state, "end-turn")
    assert (state.seat, len(options(state, "offer"))) == (CORINTH, 21)
    act(state, "offer farmer+guard", "bid 1")
    assert state.seat == ATHENS


@pytest.mark.rule("O2.3")
def test_the_auctioneer_may_end_the_turn_without_an_offer() -> None:
    state = table()
    act(state, "end-turn")
    assert (state.seat, told(state, "ends-turn")) == (CORINTH, [(SPARTA,)])


@pytest.mark.rule("O2.3")
def test_the_two_tiles_are_different() -> None:
    state = table()
    with pytest.raises(Problem) as problem:
        act(state, "offer farmer+farmer")
    assert problem.value.key == "argument-unknown"


@pytest.mark.rule("O2.3")
def test_the_auctioneer_opens_with_1_drachma_up_to_all_they_own() -> None:
    state = table(money=[4, 10, 10, 10])
    act(state, "offer farmer+guard")
    assert options(state) == ["bid 1", "bid 2", "bid 3", "bid 4"]
    assert refused(state, "bid 5") == ("O2.3", "bid-above-own")


@pytest.mark.rule("O2.3")
def test_the_auctioneer_who_offers_cannot_pass() -> None:
    state = table()
    act(state, "offer farmer+guard")
    assert refused(state, "pass") == ("O2.3", "must-open")


@pytest.mark.rule("O2.3")
def test_the_last_drachma_opens_by_itself() -> None:
    state = table(money=[1, 10, 10, 10])
    act(state, "offer farmer+guard")
    assert (state.seat, told(state, "bids")) == (CORINTH, [(SPARTA, 1)])


@pytest.mark.rule("O2.3")
def test_without_drachmas_the_turn_ends_by_itself() -> None:
    state = table(money=[0, 10, 10, 10])
    assert (state.seat, told(state, "ends-turn")) == (CORINTH, [(SPARTA,)])


@pytest.mark.rule("O2.3")
def test_bids_come_only_after_the_offer() -> None:
    assert refused(table(), "bid 1") == ("O2.3", "not-asked")


@pytest.mark.rule("O2.4")
def test_a_bid_is_strictly_higher() -> None:
    state = table()
    act(state, "offer farmer+guard", "bid 3")
    assert refused(state, "bid 2") == ("O2.4", "bid-too-low")
    assert refused(state, "bid 3") == ("O2.4", "bid-too-low")
    assert options(state)[:2] == ["pass", "bid 4"]


@pytest.mark.rule("O2.4")
def test_a_bid_is_at_most_what_the_bidder_owns() -> None:
    state = table(money=[10, 5, 10, 10])
    act(state, "offer farmer+guard", "bid 3")
    assert options(state) == ["pass", "bid 4", "bid 5"]
    assert refused(state, "bid 6") == ("O2.4", "bid-above-own")


@pytest.mark.rule("O2.4")
def test_bidding_goes_clockwise_and_leaves_out_who_has_passed() -> None:
    state = table(players=4, start=ATHENS)
    act(state, "offer farmer+guard")
    asked = []
    for text in ["bid 1", "pass", "bid 2", "bid 3", "bid 4", "bid 5", "pass", "bid 6"]:
        asked.append(state.seat)
        act(state, text)
    assert asked == [ATHENS, THEBES, SPARTA, CORINTH, ATHENS, SPARTA, CORINTH, ATHENS]


@pytest.mark.rule("O2.4")
def test_the_auction_ends_when_one_player_is_left() -> None:
    state = table()
    act(state, "offer farmer+guard", "bid 1", "bid 2", "pass", "pass")
    assert told(state, "wins") == []
    act(state, "pass")
    assert told(state, "wins") == [(CORINTH, FARMER, GUARD, 2)]


@pytest.mark.rule("O2.4")
def test_who_cannot_bid_more_passes_by_themselves() -> None:
    state = table(money=[10, 3, 2, 10])
    act(state, "offer farmer+guard", "bid 3")
    assert (state.seat, seats_told(state, "passes")) == (THEBES, [CORINTH, ATHENS])


@pytest.mark.rule("O2.5")
def test_only_the_winner_pays_and_pays_the_bank() -> None:
    state = table()
    bank = state.bank
    act(state, "offer farmer+guard", "bid 3", "bid 4", "bid 5", "pass", "pass", "pass")
    assert state.money == [10, 10, 5, 10]
    assert state.bank == bank + 5


@pytest.mark.rule("O2.5")
def test_the_winner_climbs_one_step_on_both_ladders_and_nobody_else_does() -> None:
    state = table(steps={CORINTH: {FARMER: 2}, SPARTA: {GUARD: 1}})
    before = state.steps.copy()
    act(state, "offer farmer+guard", "bid 1", "bid 2", "pass", "pass", "pass")
    assert (state.step(FARMER, CORINTH), state.step(GUARD, CORINTH)) == (3, 1)
    assert sum(state.steps) == sum(before) + 2
    assert told(state, "climbs") == [(CORINTH, FARMER, 3), (CORINTH, GUARD, 1)]


@pytest.mark.rule("O2.5")
@pytest.mark.parametrize("pair", ["farmer+guard", "farmer+priestess", "seducer+guard"])
def test_sold_tiles_leave_the_auction_turn(pair: str) -> None:
    state = table()
    act(state, "offer farmer+guard", "bid 1", "bid 2", "pass", "pass", "pass")
    assert refused(state, f"offer {pair}") == ("O2.5", "tile-gone")
    assert len(options(state, "offer")) == 10  # the pairs of the five tiles left


@pytest.mark.rule("O2.6")
def test_the_auction_turn_ends_at_once_when_the_auctioneer_wins() -> None:
    state = table()
    act(state, "offer farmer+guard", "bid 1", "pass", "pass", "pass")
    assert seats_told(state, "wins") == [SPARTA]
    assert (state.seat, len(options(state, "offer"))) == (CORINTH, 21)


@pytest.mark.rule("O2.6")
def test_the_auctioneer_chooses_again_when_another_wins() -> None:
    state = table()
    act(state, "offer farmer+guard", "bid 1", "bid 2", "pass", "pass", "pass")
    assert (state.seat, options(state)[-1]) == (SPARTA, "end-turn")


@pytest.mark.rule("O2.6")
def test_a_winner_sits_out_the_rest_of_the_auction_turn() -> None:
    state = table()
    act(state, "offer farmer+guard", "bid 1", "bid 2", "pass", "pass", "pass")
    act(state, "offer water-carrier+priestess")
    asked = []
    for text in ["bid 1", "bid 2", "bid 3", "bid 4"]:
        asked.append(state.seat)
        act(state, text)
    assert asked == [SPARTA, ATHENS, THEBES, SPARTA]


@pytest.mark.rule("O2.6")
def test_all_winners_of_an_auction_turn_sit_out() -> None:
    state = table()
    act(state, "offer farmer+guard", "bid 1", "bid 2", "pass", "pass", "pass")
    act(state, "offer water-carrier+priestess", "bid 1", "pass", "bid 2", "pass")
    act(state, "offer flower-seller+seducer", "bid 1")
    assert state.seat == ATHENS
    act(state, "pass")
    assert seats_told(state, "wins") == [CORINTH, THEBES, SPARTA]


@pytest.mark.rule("O2.7")
@pytest.mark.parametrize(("players", "rest"), [(4, 0), (5, 1)])
def test_the_auction_turn_ends_after_three_pairs(players: int, rest: int) -> None:
    state = table(players=players)
    act(state, "offer farmer+guard", "bid 1", "bid 2", *["pass"] * (players - 1))
    act(state, "offer water-carrier+priestess", "bid 1", "bid 2", *["pass"] * (players - 2))
    act(state, "offer flower-seller+seducer", "bid 1", "bid 2", *["pass"] * rest)
    assert state.seat == SPARTA
    act(state, "pass")
    assert seats_told(state, "wins") == [CORINTH, ATHENS, THEBES]
    assert told(state, "ends-turn") == [(SPARTA,)]
    assert (state.seat, len(options(state, "offer"))) == (CORINTH, 21)


@pytest.mark.rule("O2.7")
@pytest.mark.parametrize("players", [4, 5])
def test_with_more_than_three_players_two_pairs_do_not_end_the_turn(players: int) -> None:
    state = table(players=players)
    act(state, "offer farmer+guard", "bid 1", "bid 2", *["pass"] * (players - 1))
    act(state, "offer water-carrier+priestess", "bid 1", "bid 2", *["pass"] * (players - 2))
    assert (state.seat, len(options(state, "offer"))) == (SPARTA, 3)


@pytest.mark.rule("O2.8")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_disc_that_reaches_an_occupied_step_5_sends_its_holder_to_4(players: int) -> None:
    holder = players - 1
    state = table(players=players, steps={SPARTA: {GUARD: 4}, holder: {GUARD: 5}})
    act(state, "offer farmer+guard", "bid 1", *["pass"] * (players - 1))
    assert (state.step(GUARD, SPARTA), state.step(GUARD, holder)) == (5, 4)
    assert told(state, "sinks") == [(holder, GUARD, 4)]


@pytest.mark.rule("O2.8")
def test_only_the_ladder_that_was_won_is_cleared() -> None:
    steps = {SPARTA: {FARMER: 4}, CORINTH: {FARMER: 5, PRIESTESS: 5}}
    state = table(steps=steps)
    act(state, "offer farmer+guard", "bid 1", "pass", "pass", "pass")
    assert (state.step(FARMER, CORINTH), state.step(PRIESTESS, CORINTH)) == (4, 5)


@pytest.mark.rule("O2.8")
@pytest.mark.parametrize("step", [1, 2, 3, 4])
def test_lower_steps_hold_any_number_of_discs(step: int) -> None:
    others = {seat: {FARMER: step} for seat in [CORINTH, ATHENS, THEBES]}
    state = table(steps={SPARTA: {FARMER: step - 1}, **others})
    act(state, "offer farmer+guard", "bid 1", "pass", "pass", "pass")
    assert [state.step(FARMER, seat) for seat in range(4)] == [step] * 4
    assert told(state, "sinks") == []


@pytest.mark.rule("O2.9")
def test_a_disc_on_step_5_stays_there_when_its_owner_wins_again() -> None:
    state = table(steps={SPARTA: {TEMPLE_SERVANT: 5}})
    act(state, "offer flower-seller+temple-servant", "bid 2", "pass", "pass", "pass")
    assert (state.step(TEMPLE_SERVANT, SPARTA), state.step(FLOWER_SELLER, SPARTA)) == (5, 1)
    assert state.money[SPARTA] == 8
    assert told(state, "climbs") == [(SPARTA, FLOWER_SELLER, 1)]


@pytest.mark.rule("O2.9")
def test_step_5_may_be_won_on_both_ladders() -> None:
    state = table(steps={SPARTA: {FARMER: 5, WATER_CARRIER: 5}})
    act(state, "offer farmer+water-carrier", "bid 1", "pass", "pass", "pass")
    assert (state.step(FARMER, SPARTA), state.step(WATER_CARRIER, SPARTA)) == (5, 5)
