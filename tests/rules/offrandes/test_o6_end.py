"""O6: the end."""

import pytest
from acting import act, refused
from positions import ATHENS, CORINTH, SPARTA, THEBES, altar, seats_told, table, told

from pantheon.core.state import NOBODY
from pantheon.games.offrandes.components import (
    ALTARS,
    FARMER,
    FLOWER_SELLER,
    TEMPLE_SERVANT,
    WATER_CARRIER,
)
from pantheon.games.offrandes.rounds import INCOME, OFFERINGS

CHICKEN_FOR_ZEUS = {FARMER: 1, WATER_CARRIER: 1, FLOWER_SELLER: 1, TEMPLE_SERVANT: 5}
TWO_CHICKENS = {**CHICKEN_FOR_ZEUS, WATER_CARRIER: 2, FLOWER_SELLER: 2}
ALL_BUT_ZEUS = {name: (CORINTH, 1, "chicken") for name in ALTARS if name != "zeus"}


@pytest.mark.rule("O6.1")
def test_the_game_ends_when_all_eleven_altars_hold_an_offering() -> None:
    state = table(OFFERINGS, steps={SPARTA: TWO_CHICKENS}, altars=ALL_BUT_ZEUS)
    act(state, "lay zeus")
    assert state.over
    assert told(state, "all-altars") == [()]


@pytest.mark.rule("O6.1")
def test_ten_altars_do_not_end_the_game() -> None:
    state = table(OFFERINGS, steps={SPARTA: TWO_CHICKENS}, altars=ALL_BUT_ZEUS)
    act(state, "lay ares")
    assert (state.over, state.round) == (False, 2)


@pytest.mark.rule("O4.1", "O4.8", "O6.1")
def test_the_only_player_who_can_fill_the_eleventh_altar_must_and_the_game_ends() -> None:
    state = table(OFFERINGS, steps={ATHENS: CHICKEN_FOR_ZEUS}, altars=ALL_BUT_ZEUS)
    assert altar(state, "zeus") == (ATHENS, 1, "chicken")  # the others want more than a chicken
    assert seats_told(state, "cannot-offer") == [SPARTA, CORINTH, THEBES]
    assert state.over
    assert told(state, "all-altars") == [()]
    assert state.score[ATHENS] == 1 + 25


@pytest.mark.rule("O6.1")
@pytest.mark.parametrize(("before", "over"), [(99, False), (100, True)])
def test_the_game_ends_when_a_player_stands_above_100_points(before: int, over: bool) -> None:
    state = table(OFFERINGS, steps={SPARTA: CHICKEN_FOR_ZEUS}, score=[before, 0, 0, 0])
    act(state, "lay ares")  # one more point
    assert state.over is over
    assert told(state, "above") == [(SPARTA, before + 1)] * over


@pytest.mark.rule("O6.1")
def test_phase_3_is_played_to_its_end() -> None:
    steps = {SPARTA: CHICKEN_FOR_ZEUS, CORINTH: CHICKEN_FOR_ZEUS}
    state = table(OFFERINGS, steps=steps, score=[100, 0, 0, 0])
    act(state, "lay ares")
    assert (state.over, state.seat) == (False, CORINTH)
    act(state, "lay zeus")
    assert state.over
    assert altar(state, "zeus") == (CORINTH, 1, "chicken")


@pytest.mark.rule("O6.1")
def test_phase_4_of_the_last_round_is_not_played() -> None:
    state = table(OFFERINGS, steps={SPARTA: TWO_CHICKENS}, altars=ALL_BUT_ZEUS)
    act(state, "lay zeus")
    assert (state.money, state.start) == ([10] * 4, SPARTA)
    assert (told(state, "earns"), told(state, "round")) == ([], [])


@pytest.mark.rule("O6.1")
def test_after_the_end_nothing_may_be_done() -> None:
    state = table(INCOME, score=[101, 0, 0, 0])
    assert (state.seat, state.legal) == (NOBODY, [])
    assert refused(state, "end-turn") == ("O6.1", "over")


@pytest.mark.rule("O6.2")
@pytest.mark.parametrize(
    ("names", "points"),
    [
        (["hephaestus", "ares", "hermes"], 5),
        (["athena", "hera", "aphrodite"], 10),
        (["artemis", "apollo"], 15),
        (["hades", "poseidon"], 20),
        (["zeus"], 25),
    ],
)
def test_an_altar_scores_the_points_of_its_group(names: list[str], points: int) -> None:
    for name in names:
        state = table(INCOME, altars={name: (ATHENS, 1, "ox")}, score=[101, 0, 3, 0])
        assert state.score == [101, 0, 3 + points, 0]
        assert told(state, "altar-scores") == [(ATHENS, ALTARS.index(name), points)]


@pytest.mark.rule("O6.2")
def test_altars_score_only_at_the_end() -> None:
    state = table(INCOME, altars={"zeus": (ATHENS, 1, "ox")}, score=[100, 0, 0, 0])
    assert state.score == [100, 0, 0, 0]


@pytest.mark.rule("O6.3", "O6.2")
def test_most_points_win_with_the_altars_counted() -> None:
    state = table(INCOME, altars={"zeus": (ATHENS, 1, "ox")}, score=[101, 0, 90, 0])
    assert (state.winners(), state.places()) == ([ATHENS], [2, 3, 1, 3])


@pytest.mark.rule("O6.3")
def test_points_count_before_altars_and_drachmas() -> None:
    altars = {"ares": (CORINTH, 1, "ox"), "hermes": (CORINTH, 1, "ox")}
    state = table(INCOME, altars=altars, score=[101, 90, 0, 0], money=[0, 25, 0, 0])
    assert (state.score[:2], state.winners()) == ([101, 100], [SPARTA])


@pytest.mark.rule("O6.3")
def test_more_altars_win_a_tie_whatever_the_drachmas() -> None:
    altars = {
        "ares": (CORINTH, 1, "ox"),
        "hermes": (CORINTH, 1, "ox"),
        "athena": (SPARTA, 1, "ox"),
    }
    state = table(INCOME, altars=altars, score=[101, 101, 0, 0], money=[25, 0, 0, 0])
    assert (state.score[:2], state.winners()) == ([111, 111], [CORINTH])


@pytest.mark.rule("O6.3")
def test_more_drachmas_win_a_tie_with_equal_altars() -> None:
    altars = {"ares": (CORINTH, 1, "ox"), "hermes": (SPARTA, 1, "ox")}
    state = table(INCOME, altars=altars, score=[101, 101, 0, 0], money=[3, 4, 25, 25])
    assert (state.winners(), state.places()) == ([CORINTH], [2, 1, 3, 3])


@pytest.mark.rule("O6.3")
def test_equal_in_all_share_the_win() -> None:
    altars = {"ares": (CORINTH, 1, "ox"), "hermes": (SPARTA, 1, "ox")}
    state = table(INCOME, altars=altars, score=[101, 101, 0, 0], money=[4, 4, 0, 1])
    assert (state.winners(), state.places()) == ([SPARTA, CORINTH], [1, 1, 4, 3])


@pytest.mark.rule("O6.4")
def test_the_game_ends_after_phase_3_of_round_20() -> None:
    state = table(OFFERINGS, in_round=20, altars={"zeus": (THEBES, 1, "ox")})
    assert state.over
    assert (state.score[THEBES], state.money) == (25, [10] * 4)
    assert told(state, "last-round") == [(20,)]


@pytest.mark.rule("O6.4")
def test_round_19_is_followed_by_round_20() -> None:
    state = table(OFFERINGS, in_round=19)
    assert (state.over, state.round) == (False, 20)
