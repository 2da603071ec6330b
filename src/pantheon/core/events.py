"""What happened, told only when somebody listens."""

from typing import Final

EVERYBODY: Final = -1  # a mask with the bit of every seat, and of the spectator


class Kind:
    """A kind of event and the names of its particulars, the last ones perhaps secret.

    A particular is an int. Its name, without a digit at the end, says what it counts in: `seat`
    is a player, the name of a domain of the game points into that domain, others are numbers.
    """

    def __init__(self, name: str, particulars: list[str], secrets: int = 0) -> None:
        self.name: Final = name
        self.particulars: Final = particulars
        self.open: Final = len(particulars) - secrets


class Event:
    """One thing that happened, with all its particulars and the seats that know the secret ones."""

    def __init__(self, kind: Kind, particulars: list[int], knowers: int) -> None:
        self.kind: Final = kind
        self.particulars: Final = particulars
        self.knowers: Final = knowers

    def seen_by(self, seat: int) -> dict[str, int]:
        """The particulars that a seat may know; a spectator is seat -1 and knows no secret."""
        knows = self.knowers == EVERYBODY or (seat >= 0 and self.knowers >> seat & 1 == 1)
        shown = len(self.particulars) if knows else self.kind.open
        return dict(zip(self.kind.particulars[:shown], self.particulars[:shown], strict=True))
