"""How many lines of play there are: any change of what is allowed changes these numbers."""

import pytest
from games.walks import lines_of_play

from pantheon import games
from pantheon.core.state import State

every_number_of_players = pytest.mark.parametrize("players", [3, 4, 5])

THREE_DISCS = ["prepare farmer", "prepare water-carrier", "prepare flower-seller"]


def counts(state: State) -> list[int]:
    return [lines_of_play(state, depth) for depth in (1, 2, 3)]


def after(players: int, texts: list[str]) -> State:
    """The position after these actions from the start."""
    game = games.load("offrandes")
    state = game.new(players, "counting")
    for text in texts:
        state.apply(game.catalogue.parse(text))
    return state


@every_number_of_players
def test_preparation(players: int) -> None:
    # Three of seven discs, one after the other (O1.5).
    assert counts(after(players, [])) == [7, 7 * 6, 7 * 6 * 5]


@every_number_of_players
def test_first_auction(players: int) -> None:
    # Offer one of 21 pairs or end the turn; open with 1 to 10. Then the next player passes or
    # raises: 10 + 9 + ... + 2 ways after opening with 1, 2, ... 9. Nobody can top an opening
    # with 10; that one wins at once, and the next auctioneer has 22 ways, as after an ended turn.
    opened = 21 * 10
    answered = 21 * (sum(range(2, 11)) + 22)
    assert counts(after(players, THREE_DISCS * players)) == [
        22,
        opened + 22,
        answered + (opened + 22),
    ]


def test_bribery() -> None:
    # The last player has a guard and no seducer. The other two share only the farmer ladder: each
    # may bribe the other there, or decline. Who was bribed has no farmer left and cannot answer.
    # After that nobody can make an offering, and the auctions of the second round begin: 22 ways,
    # then one of 20 bids on one of 21 pairs, or 22 ways of the next auctioneer.
    last = ["prepare farmer", "prepare water-carrier", "prepare guard"]
    second = ["prepare seducer", "prepare farmer", "prepare priestess"]
    first = ["prepare seducer", "prepare farmer", "prepare water-carrier"]
    state = after(3, [*last, *second, *first, *["end-turn"] * 3])
    bribed, declined = 22, 2
    assert counts(state) == [2, bribed + declined, (21 * 20 + 22) + (22 + 22)]


def test_offerings() -> None:
    # The first two win a temple servant and so must each lay one chicken on one of the three altars
    # of group 1 (O4.1). On the altar of the first, the chicken of the second is no better (O4.5).
    # The third has no temple servant; then the second round begins with 22 ways.
    win = ["offer temple-servant+priestess", "bid 1", "pass", "pass"]
    state = after(3, [*THREE_DISCS * 3, *win, *win, "end-turn"])
    assert counts(state) == [3, 3 * 2, 3 * 2 * 22]


def test_second_pair_of_an_auction_turn() -> None:
    # The second player has won a pair for 10: ten pairs of five tiles are left, or to end the turn.
    # The winner sits out (O2.6), so that only the third can answer the opening; and has no money
    # to open in a turn of their own, so that the third is the next auctioneer, with 22 ways. When
    # that one ends the turn as well, the second round begins, with 22 ways.
    lost = ["offer farmer+water-carrier", "bid 1", "bid 10"]
    state = after(3, [*THREE_DISCS * 3, *lost])
    opened = 10 * 10
    answered = 10 * (sum(range(2, 11)) + 22)
    assert counts(state) == [11, opened + 22, answered + (21 * 10 + 22)]
