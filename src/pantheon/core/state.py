"""A position of a game: a plain value, and the stack of what is still to be decided."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import i64

from pantheon.core.chance import Chance, Draws, SecureChance
from pantheon.core.events import EVERYBODY, Event, Kind
from pantheon.core.refusal import Refusal, Refused

if TYPE_CHECKING:
    from pantheon.core.game import Game

FORMAT: Final = 2  # of states and records written as JSON
NOBODY: Final = -1

NOTHING: Final[list[int]] = []  # to decide

S = TypeVar("S", bound="State")


class Frame(Generic[S]):
    """Pending work: a decision of one seat, or a step the engine takes by itself (seat NOBODY).

    A frame answers three questions: what may be done (`legal`), what it does (`choose`), and why
    something else may not be done (`why_not`). It never changes, so that copies of a state share
    it; what changes is the stack, on which a frame replaces, removes or covers itself.
    """

    seat: Final[i64]

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def rule(self) -> str:
        """The numbered rule that asks for this decision."""
        return ""

    def legal(self, s: S) -> list[int]:
        """All allowed actions in rising order; none means that there is nothing to decide."""
        return NOTHING

    def always_asks(self, s: S) -> bool:
        """Whether the seat is asked even if it has one option, so that silence tells nothing."""
        return False

    def resolve(self, s: S) -> None:
        """Do the work that needs no decision. Called when `legal` has nothing."""
        raise TypeError(f"{type(self).__name__} has nothing to do by itself")

    def choose(self, s: S, action: i64) -> None:
        """Do what the action says, one of the allowed ones."""
        raise TypeError(f"{type(self).__name__} has nothing to choose")

    def why_not(self, s: S, action: i64) -> Refusal:
        """The reason against an action that is not allowed."""
        return self.not_asked()

    def not_asked(self) -> Refusal:
        """The reason against every action that answers another question than this one."""
        return Refusal(self.rule(), "not-asked")

    def secret(self) -> bool:
        """Whether others do not see what is chosen here."""
        return False

    def particulars(self, s: S) -> dict[str, int]:
        """What the question to the player mentions, named as in events."""
        return {}

    def shown(self, s: S, seat: int) -> dict[str, Any]:
        """What a seat may see of this work, beyond its kind and whose it is."""
        return {}

    def args(self) -> list[int]:
        """What the constructor needs to make this frame again."""
        return [self.seat]


END: Final = Frame[Any](NOBODY)  # lies below all pending work


class State(ABC):
    """A position. Games add their fields, name them in `fields`, and copy them in `copy`."""

    def __init__(self, game: Game, players: int, seed: str) -> None:
        self.game: Final = game
        self.players: i64 = players
        self.seed = seed
        self.draws: i64 = 0  # how often chance has spoken
        self.guessed = False  # whether chance need not be safe from those who compute it
        self.frame: Frame[Any] = END  # the work in hand
        self.stack: list[Frame[Any]] = []  # what waits below it
        self.legal: list[int] = []  # what `seat` may do now, in rising order; not to be changed
        self.seat: i64 = NOBODY  # who decides now; NOBODY when the game is over
        self.events: list[Event] | None = None  # a list when somebody listens

    # ---- what each game gives

    @abstractmethod
    def fields(self) -> list[str]:
        """The names of the game's own fields: ints and lists of ints."""

    def loose_fields(self) -> list[str]:
        """Those of them that are lists whose length changes during the game."""
        return []

    @abstractmethod
    def copy(self) -> State:
        """An independent copy, to which nobody listens."""

    @abstractmethod
    def shown(self, seat: int) -> dict[str, Any]:
        """The game's part of the view of a seat."""

    @abstractmethod
    def seen(self, seat: int) -> list[Hashable]:
        """What can lie hidden and this seat knows of, each as often as it does; NOBODY looks on.

        What has been seen once stays in it while the seat still knows it, wherever it lies.
        """

    @abstractmethod
    def guess(self, seat: int, chance: Chance) -> State:
        """A full state that agrees with all that the seat knows, the rest drawn anew."""

    @abstractmethod
    def points(self, seat: int) -> int:
        """The score of a seat so far."""

    def prospects(self) -> list[float]:
        """The score that each seat may expect at the end, by the game's own judgement."""
        return [float(self.points(seat)) for seat in range(self.players)]

    def explain(self, seat: int, chance: Chance) -> float:
        """How likely it is, in this guess of a seat, that the others did what they did.

        What they chose in secret may be drawn again, by the reasons they would have had.
        """
        return 1.0

    def rethink(self, seat: int, chance: Chance) -> Thought | None:
        """Guesses near this one, if new ones are too rarely as good at explaining the others."""
        return None

    def foresees(self) -> bool:
        """Whether a search should think for others; if not, it judges once it is their turn."""
        return True

    def horizon(self) -> int:
        """How many decisions a search looks ahead of its tree before it judges, by `inkling`."""
        return 4

    def inkling(self, chance: Chance) -> int:
        """An allowed action that is not too foolish, found quickly, for looking far ahead."""
        return self.legal[chance.below(len(self.legal))]

    def tie_breaks(self, seat: int) -> list[int]:
        """What decides between equal scores, the most important first; more is better."""
        return []

    @abstractmethod
    def nameplate(self, seat: int) -> str:
        """Who sits there, as a word of the game, such as `city-sparta`."""

    # ---- playing

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat == NOBODY

    def apply(self, action: int) -> None:
        """Play an action for the seat whose decision it is, up to the next real decision."""
        if not contains(self.legal, action):
            refusal = self.why_not(action)
            assert refusal is not None
            raise Refused(refusal)
        self.frame.choose(self, action)
        self.settle()

    def settle(self) -> None:
        """Go on until somebody has a real decision, or the game is over."""
        while self.frame is not END:
            frame = self.frame
            if frame.seat == NOBODY:
                frame.resolve(self)
                continue
            legal = frame.legal(self)
            count = len(legal)
            if count > 1 or (count == 1 and frame.always_asks(self)):
                self.legal = legal
                self.seat = frame.seat
                return
            if count == 1:
                frame.choose(self, legal[0])
            else:
                frame.resolve(self)
        self.legal = []
        self.seat = NOBODY

    def look_again(self) -> None:
        """Find out what is allowed now that hidden things have been drawn anew."""
        if not self.over:
            self.legal = self.frame.legal(self)

    def why_not(self, action: int) -> Refusal | None:
        """The rule against an action, or None if it is allowed."""
        if contains(self.legal, action):
            return None
        if self.over:
            return Refusal(self.game.end_rule, "over")
        self.game.catalogue.verb(action)  # complains about an int outside the catalogue
        return self.frame.why_not(self, action)

    def push(self, frame: Frame[Any]) -> None:
        """Take other work in hand; the present one waits below it."""
        self.stack.append(self.frame)
        self.frame = frame

    def pop(self) -> None:
        """Be done with the work in hand and go back to what waited."""
        self.frame = self.stack.pop()

    def swap(self, frame: Frame[Any]) -> None:
        """Put other work in the place of the one in hand."""
        self.frame = frame

    def chance(self) -> Draws:
        """The next draw: it depends on the seed and on how many there were before."""
        self.draws += 1
        if self.guessed:
            return Chance(self.seed, self.draws)
        return SecureChance(self.seed, self.draws)

    def become_guess(self, chance: Chance) -> None:
        """What chance will bring is not that of the real game, and only has to be fast."""
        self.seed = chance.seed()
        self.guessed = True

    # ---- telling

    def tell(self, kind: Kind, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tell the listener what happened, for everybody to know."""
        if self.events is not None:
            self.whisper(EVERYBODY, kind, a, b, c, d)

    def whisper(
        self, knowers: int, kind: Kind, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0
    ) -> None:
        """Tell what happened; the secret particulars only to the seats in the mask `knowers`."""
        if self.events is not None:
            particulars = [a, b, c, d][: len(kind.particulars)]
            self.events.append(Event(kind, particulars, knowers))

    # ---- looking

    def view(self, seat: int) -> dict[str, Any]:
        """All that a seat may see, ready for JSON; NOBODY is a spectator."""
        view: dict[str, Any] = {
            "game": self.game.name,
            "players": self.players,
            "viewer": seat,
            "nameplates": [self.nameplate(other) for other in range(self.players)],
            "turn": self.seat,
            "asks": self.question(),
            "legal": list(self.legal) if seat == self.seat else [],
            "pending": [
                {"kind": type(frame).__name__, "seat": frame.seat, **frame.shown(self, seat)}
                for frame in self.pending()
            ],
        }
        view.update(self.shown(seat))
        return view

    def question(self) -> dict[str, Any] | None:
        """What is asked of the seat in turn: the words' key, the rule, the particulars."""
        if self.over:
            return None
        frame = self.frame
        return {
            "key": type(frame).__name__,
            "rule": frame.rule(),
            "particulars": frame.particulars(self),
        }

    def pending(self) -> list[Frame[Any]]:
        """All pending work, the one in hand last."""
        return [*self.stack[1:], self.frame] if self.stack else []

    def places(self) -> list[int]:
        """The place of every seat, 1 being the best; equal players share a place."""
        worth = [[self.points(seat), *self.tie_breaks(seat)] for seat in range(self.players)]
        return [1 + sum(1 for other in worth if other > mine) for mine in worth]

    def winners(self) -> list[int]:
        """The seats that share the first place."""
        places = self.places()
        return [seat for seat in range(self.players) if places[seat] == 1]

    # ---- writing and comparing

    def to_json(self) -> dict[str, Any]:
        """The whole state, hidden parts included, ready for JSON."""
        return {
            "format": FORMAT,
            "game": self.game.name,
            "version": self.game.version,
            "options": dict(self.game.options),
            "values": dict(self.game.overlay),
            "players": self.players,
            "seed": self.seed,
            "draws": self.draws,
            "guessed": self.guessed,
            "fields": {name: copied(getattr(self, name)) for name in self.fields()},
            "stack": [[type(frame).__name__, *frame.args()] for frame in self.pending()],
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(str(self.to_json()))

    def copy_core(self, copy: State) -> None:
        """Give a copy all that core itself keeps."""
        copy.draws = self.draws
        copy.guessed = self.guessed
        copy.frame = self.frame
        copy.stack = self.stack.copy()
        copy.legal = self.legal
        copy.seat = self.seat


class Thought(ABC):
    """A guess of a seat that is changed a little again and again."""

    @abstractmethod
    def next(self) -> State:
        """Another guess, each as often as it explains the others."""


def contains(legal: list[int], action: int) -> bool:
    """Whether an action is among the allowed ones; they stand in rising order."""
    low: i64 = 0
    high: i64 = len(legal)
    while low < high:
        middle = (low + high) // 2
        if legal[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low < len(legal) and legal[low] == action


def copied(field: Any) -> Any:
    """A field of its own: an int, a list of ints, or a list of such lists."""
    return [copied(item) for item in field] if isinstance(field, list) else field
