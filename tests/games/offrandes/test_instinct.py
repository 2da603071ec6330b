"""What a city does without much thought, when a search plays on."""

from collections import Counter

from acting import act
from games.offrandes.test_prospects import ALL_READY, READY, every_number_of_players
from games.walks import walk
from positions import CORINTH, SPARTA, table

from pantheon import games
from pantheon.core.chance import Chance
from pantheon.games.offrandes.components import FARMER, SEDUCER, TEMPLE_SERVANT
from pantheon.games.offrandes.prospects import Reckoning
from pantheon.games.offrandes.rounds import BRIBERY, OFFERINGS
from pantheon.games.offrandes.state import Offrandes


def wishes(state: Offrandes, times: int = 60) -> Counter[str]:
    """What the city in turn does, asked so many times."""
    chance = Chance("instinct")
    return Counter(state.game.catalogue.text(state.inkling(chance)) for _ in range(times))


@every_number_of_players
def test_it_is_allowed_and_declines_nothing_that_is_free(players: int) -> None:
    chance = Chance("inkling")
    for state in walk(games.load("offrandes"), players, "inkling"):
        if not state.over:
            action = state.inkling(chance)
            assert action in state.legal
            text = state.game.catalogue.text(action)
            assert text not in ("end-turn", "decline") or len(state.legal) == 1


def test_an_auctioneer_rarely_offers_what_it_does_not_need() -> None:
    tried = wishes(table(steps={**ALL_READY, SPARTA: {**READY, FARMER: 5}}), 210)
    farmers = sum(count for text, count in tried.items() if "farmer" in text)
    assert farmers < 45  # 60 if any of the 21 pairs were as good
    assert len(tried) > 10  # and yet not always the same


def test_who_would_win_an_auction_bids_the_price_at_once() -> None:
    state = table(steps=ALL_READY, money=[1, 25, 6, 0])
    act(state, "offer farmer+water-carrier")  # who owns but 1 drachma has opened with it
    price = int(Reckoning(state).price)
    assert Reckoning(state).winner == CORINTH
    assert 2 < price < 25
    assert set(wishes(state)) == {f"bid {price}"}


def test_who_would_not_win_passes() -> None:
    state = table(steps=ALL_READY, money=[1, 2, 25, 25])
    act(state, "offer farmer+water-carrier")
    assert Reckoning(state).winner != CORINTH
    assert set(wishes(state)) == {"pass"}


def test_a_bid_that_was_thought_about_stands() -> None:
    state = table(steps=ALL_READY)
    act(state, "offer farmer+priestess", "bid 3")
    assert set(wishes(state)) == {"pass"}


def test_a_bribe_rather_brings_an_altar_than_an_animal_that_stays_dirty() -> None:
    state = table(BRIBERY, steps={**ALL_READY, SPARTA: {**READY, SEDUCER: 1}})
    tried = wishes(state, 210)
    servants = sum(count for text, count in tried.items() if "temple-servant" in text)
    carriers = sum(count for text, count in tried.items() if "water-carrier" in text)
    assert servants > 90 > 30 > carriers  # 52 if all four ladders were as good
    assert "decline" not in tried


def test_offerings_mostly_go_to_the_highest_altar() -> None:
    state = table(OFFERINGS, steps={SPARTA: {**READY, TEMPLE_SERVANT: 3}})
    tried = wishes(state, 90)
    assert tried[state.game.catalogue.text(state.legal[-1])] > 50
    assert len(tried) > 2
