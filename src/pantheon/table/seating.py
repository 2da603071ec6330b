"""Who sits where: people, bots, and free seats. A value; every change makes a new one."""

from __future__ import annotations

from typing import NamedTuple

from pantheon.core.problem import Problem
from pantheon.core.state import NOBODY


class Seat(NamedTuple):
    """A seat: whose it is, by id and name, and which bot sits there."""

    person: str | None = None
    name: str | None = None
    bot: str | None = None

    @property
    def free(self) -> bool:
        """Whether somebody can sit down."""
        return self.person is None and self.bot is None


FREE = Seat()


class Seating(NamedTuple):
    """All seats, and who may invite bots and start."""

    host: str
    seats: tuple[Seat, ...]

    def seat_of(self, person: str | None) -> int:
        """Where a person sits; NOBODY for those who only look on."""
        if person is not None:
            for number, seat in enumerate(self.seats):
                if seat.person == person:
                    return number
        return NOBODY

    def check_seat(self, seat: int) -> None:
        """Complain about a seat that the table does not have."""
        if not 0 <= seat < len(self.seats):
            raise Problem("seat-wrong", seat=seat, last=len(self.seats) - 1)

    def seat_for(self, person: str, wish: int | None) -> int:
        """Where somebody sits down: on the seat they wish, or on the first that is free."""
        if self.seat_of(person) != NOBODY:
            raise Problem("seat-already")
        if wish is None:
            free = [number for number, seat in enumerate(self.seats) if seat.free]
            if not free:
                raise Problem("table-full")
            return free[0]
        self.check_seat(wish)
        if not self.seats[wish].free:
            raise Problem("seat-taken", seat=wish + 1)
        return wish

    def with_seat(self, number: int, seat: Seat) -> Seating:
        """The same with another one on a seat."""
        return self._replace(seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))

    def without(self, person: str) -> Seating:
        """The same after somebody got up; a host leaves the table to somebody else."""
        left = self.with_seat(self.seat_of(person), FREE)
        others = [seat.person for seat in left.seats if seat.person is not None]
        return left._replace(host=others[0]) if others and self.host == person else left

    @property
    def deserted(self) -> bool:
        """Whether no person sits here."""
        return all(seat.person is None for seat in self.seats)
