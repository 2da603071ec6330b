"""What the judgement of Offrandes values: the better of two positions promises more.

What counts is the share of a win, as bots see it: points also bring the end of the game nearer
(O6.1), and then nobody has so many rounds left.
"""

import pytest
from acting import act
from games.walks import walk
from positions import ATHENS, CORINTH, SPARTA, THEBES, table

from pantheon import games
from pantheon.bots.judging import shares
from pantheon.core.chance import Chance
from pantheon.core.playout import play_randomly
from pantheon.games.offrandes.components import (
    CITIES,
    FARMER,
    FLOWER_SELLER,
    GUARD,
    PRIESTESS,
    SEDUCER,
    TEMPLE_SERVANT,
    WATER_CARRIER,
)
from pantheon.games.offrandes.prospects import Reckoning
from pantheon.games.offrandes.rounds import BRIBERY, OFFERINGS
from pantheon.games.offrandes.state import Offrandes

every_number_of_players = pytest.mark.parametrize("players", [3, 4, 5])

READY = {FARMER: 2, WATER_CARRIER: 2, FLOWER_SELLER: 2, TEMPLE_SERVANT: 2}
ALL_READY = {SPARTA: READY, CORINTH: READY, ATHENS: READY, THEBES: READY}


def with_sparta(changes: dict[int, int]) -> Offrandes:
    """The auctions begin; all can offer two pigs, and Sparta has other steps as said."""
    return table(steps={**ALL_READY, SPARTA: {**READY, **changes}})


def hope(state: Offrandes, seat: int = SPARTA) -> float:
    return shares(state)[seat]


def hope_after(state: Offrandes, *texts: str, seat: int = SPARTA) -> float:
    """What a seat may hope for after these actions."""
    after = state.copy()
    act(after, *texts)
    return hope(after, seat)


@every_number_of_players
def test_in_the_end_the_prospects_are_the_points(players: int) -> None:
    state = games.load("offrandes").new(players, "prospects")
    play_randomly(state, Chance("prospects"))
    assert state.prospects() == [state.points(seat) for seat in range(players)]


@every_number_of_players
def test_in_the_middle_they_are_never_below_the_points(players: int) -> None:
    for state in walk(games.load("offrandes"), players, "prospects"):
        for seat in range(players):
            assert state.prospects()[seat] >= state.points(seat)


@pytest.mark.parametrize(
    "ladder", [FARMER, WATER_CARRIER, FLOWER_SELLER, TEMPLE_SERVANT, PRIESTESS, SEDUCER]
)
def test_a_step_more_is_better(ladder: int) -> None:
    more = with_sparta({ladder: READY.get(ladder, 0) + 1})
    assert hope(more) > hope(with_sparta({}))


def test_a_guard_is_of_use_against_seducers_only() -> None:
    guarded = with_sparta({GUARD: 1})
    assert hope(guarded) == hope(with_sparta({}))
    for state in (seduced := with_sparta({}), guarded):
        state.put(SEDUCER, CORINTH, 1)
    assert hope(guarded) > hope(seduced)


def test_money_is_better_than_none_as_long_as_the_game_goes_on() -> None:
    rich, poor = table(money=[10, 10, 10, 10]), table(money=[4, 10, 10, 10])
    assert hope(rich) > hope(poor)
    for state in (rich, poor):
        state.score[CORINTH] = 101  # O6.1: and Sparta has nobody to offer with
    act(rich, *["end-turn"] * 3)
    act(poor, *["end-turn"] * 3)
    assert rich.prospects()[SPARTA] == poor.prospects()[SPARTA] == 0.0


def test_a_high_altar_is_better_than_a_low_one_if_it_can_be_kept() -> None:
    state = table(OFFERINGS, steps=ALL_READY)
    state.score[CORINTH] = 101  # O6.1: this round is the last one
    assert hope_after(state, "lay hera") > hope_after(state, "lay ares")


def test_an_altar_is_worth_less_where_rivals_can_drive_out_its_owner() -> None:
    mine = {"hera": (SPARTA, 2, "pig")}
    safe, threatened = table(altars=mine), table(altars=mine)
    for ladder in (FARMER, WATER_CARRIER, FLOWER_SELLER, TEMPLE_SERVANT):
        threatened.put(ladder, CORINTH, 3)
    assert hope(safe) > hope(threatened)


def test_who_is_driven_out_expects_less() -> None:
    state = table(OFFERINGS, steps=ALL_READY, altars={"hera": (CORINTH, 1, "pig")})
    driven_out = hope_after(state, "lay hera", seat=CORINTH)
    assert driven_out < hope_after(state, "lay athena", seat=CORINTH)


def test_the_last_offering_of_the_game_counts_in_full() -> None:
    last = {SPARTA: READY}  # nobody else can offer
    state = table(OFFERINGS, steps=last, score=[0, 101, 0, 0])
    assert state.prospects()[SPARTA] == 2 * 2 + 10


def test_a_bribe_is_better_than_to_decline() -> None:
    state = table(BRIBERY, steps={**ALL_READY, SPARTA: {**READY, SEDUCER: 1}})
    bribed = hope_after(state, "bribe corinth farmer")
    assert bribed > hope_after(state, "decline")
    victim = hope_after(state, "bribe corinth farmer", seat=CORINTH)
    assert victim < hope_after(state, "decline", seat=CORINTH)


def test_an_auction_is_judged_by_who_would_win_it() -> None:
    # Nobody but Sparta has money left to answer a bid.
    state = table(steps=ALL_READY, money=[10, 0, 0, 0])
    cheap = hope_after(state, "offer farmer+temple-servant", "bid 1")
    assert cheap > hope_after(state, "offer farmer+temple-servant", "bid 10")
    assert cheap > hope_after(state, "end-turn")


def test_a_bid_that_a_rival_will_top_promises_little() -> None:
    state = table(steps=ALL_READY, money=[2, 10, 10, 10])
    topped = hope_after(state, "offer farmer+temple-servant", "bid 2")
    for rival in (CORINTH, ATHENS, THEBES):
        state.pay(rival, 10)
    assert hope_after(state, "offer farmer+temple-servant", "bid 2") > topped


def test_a_bid_far_above_the_worth_is_worse_than_to_pass() -> None:
    state = table(steps=ALL_READY, money=[25, 25, 25, 25])
    act(state, "offer seducer+guard", "bid 1")
    passed = hope_after(state, "pass", seat=CORINTH)
    assert hope_after(state, "bid 25", seat=CORINTH) < passed


def test_of_two_who_would_pay_the_same_the_next_to_bid_wins() -> None:
    state = table(steps=ALL_READY, money=[1, 9, 9, 9])
    act(state, "offer farmer+temple-servant")  # Sparta has to bid its only drachma
    assert Reckoning(state).winner == CORINTH
    act(state, "bid 2")
    assert Reckoning(state).winner == ATHENS


@every_number_of_players
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_where_somebody_sits_does_not_matter(players: int, seed: str) -> None:
    """The same game with everybody moved on one seat: the prospects move on with them."""
    deals = [games.shared("offrandes").new(players, str(number)) for number in range(50)]
    here = next(deal for deal in deals if deal.shown(0)["start"] == SPARTA)
    moved_on = next(deal for deal in deals if deal.shown(0)["start"] == CORINTH)
    chance = Chance(seed)
    decisions = 0
    while not here.over:
        decisions += 1
        hopes = here.prospects()
        assert moved_on.prospects() == pytest.approx([hopes[-1], *hopes[:-1]])
        text = here.game.catalogue.text(here.legal[chance.below(len(here.legal))])
        act(here, text)
        act(moved_on, " ".join(next_city(word, players) for word in text.split()))
    assert moved_on.over
    assert decisions > 50


def next_city(word: str, players: int) -> str:
    """The city that sits next, and everything else as it is."""
    return CITIES[(CITIES.index(word) + 1) % players] if word in CITIES else word
