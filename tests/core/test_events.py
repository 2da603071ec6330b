import pytest

from pantheon.core.events import EVERYBODY, Event, Kind
from pantheon.core.state import NOBODY

DRAWS = Kind("draws", ["seat", "number", "card", "card2"], secrets=2)
WALKS = Kind("walks", ["seat", "step"])
ENDS = Kind("ends", [])

OPEN = {"seat": 1, "number": 2}
ALL = {"seat": 1, "number": 2, "card": 30, "card2": 31}


def drawn(knowers: int) -> Event:
    return Event(DRAWS, [1, 2, 30, 31], knowers)


@pytest.mark.parametrize("seat", range(6))
def test_secrets_are_for_the_one_who_knows(seat: int) -> None:
    assert drawn(1 << 1).seen_by(seat) == (ALL if seat == 1 else OPEN)


@pytest.mark.parametrize("seat", range(6))
def test_secrets_can_be_shared_by_some(seat: int) -> None:
    assert drawn(1 << 0 | 1 << 4).seen_by(seat) == (ALL if seat in (0, 4) else OPEN)


@pytest.mark.parametrize("knowers", [0, 1, 0b10, 0b111111, 1 << 62])
def test_a_spectator_knows_no_secret(knowers: int) -> None:
    assert drawn(knowers).seen_by(NOBODY) == OPEN


@pytest.mark.parametrize("seat", range(NOBODY, 6))
def test_nobody_need_know_a_secret(seat: int) -> None:
    assert drawn(0).seen_by(seat) == OPEN


@pytest.mark.parametrize("seat", range(NOBODY, 6))
def test_what_everybody_knows_is_no_secret(seat: int) -> None:
    assert drawn(EVERYBODY).seen_by(seat) == ALL


@pytest.mark.parametrize("knowers", [0, 1, EVERYBODY])
@pytest.mark.parametrize("seat", range(NOBODY, 3))
def test_a_kind_without_secrets_is_open_to_all(knowers: int, seat: int) -> None:
    assert Event(WALKS, [2, 5], knowers).seen_by(seat) == {"seat": 2, "step": 5}


def test_an_event_need_not_have_particulars() -> None:
    assert Event(ENDS, [], EVERYBODY).seen_by(0) == {}


def test_what_was_seen_is_the_seer_s_own() -> None:
    event = drawn(EVERYBODY)
    event.seen_by(0)["card"] = 99
    assert event.seen_by(0) == ALL
