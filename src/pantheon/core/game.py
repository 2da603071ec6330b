"""What is fixed before a game begins: its name, its actions, its values, its players."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final

from pantheon.core.actions import Catalogue, Domain
from pantheon.core.checks import DEEPEST, HIGHEST
from pantheon.core.problem import Problem
from pantheon.core.reading import is_number, is_text, quoted, told
from pantheon.core.sight import Sight
from pantheon.core.state import FORMAT, Frame, State, copied


class Option:
    """A choice made before a game begins. The first of `choices` holds where nothing is said.

    There may be `more` choices than one would want to list.
    """

    def __init__(
        self, name: str, choices: list[str], rule: str, more: list[str] | None = None
    ) -> None:
        self.name: Final = name
        self.choices: Final = choices
        self.rule: Final = rule  # what the option is about
        self.more: Final = more or []


def chosen_options(known: list[Option], given: dict[str, str]) -> dict[str, str]:
    """Every option with its choice; a Problem about one that does not exist."""
    chosen = {option.name: option.choices[0] for option in known}
    for name, choice in given.items():
        options = [option for option in known if option.name == name]
        if not options:
            raise Problem("option-unknown", option=name, known=", ".join(chosen) or "-")
        if choice not in options[0].choices + options[0].more:
            choices, rule = ", ".join(options[0].choices), options[0].rule
            raise Problem("option-choice", option=name, choice=choice, known=choices, rule=rule)
        chosen[name] = choice
    return chosen


class Game(ABC):
    """A game with its options and values. Makes states; knows how all in it is called.

    `frames` are the kinds of pending work, `domains` the things that actions, events and refusals
    name, `overlay` the values that were laid over the built-in ones.
    """

    def __init__(
        self,
        name: str,
        version: int,
        least: int,
        most: int,
        players_rule: str,
        end_rule: str,
        catalogue: Catalogue,
        domains: list[Domain],
        frames: list[type[Frame[Any]]],
        known_options: list[Option],
        options: dict[str, str],
        overlay: dict[str, Any],
    ) -> None:
        self.name: Final = name
        self.version: Final = version  # rises when old records would replay differently
        self.least: Final = least
        self.most: Final = most
        self.players_rule: Final = players_rule
        self.end_rule: Final = end_rule
        self.catalogue: Final = catalogue
        self.domains: Final = {domain.name: domain for domain in domains}
        self.frames: Final = {frame.__name__: frame for frame in frames}
        self.known_options: Final = known_options
        self.options: Final = chosen_options(known_options, options)
        self.overlay: Final = overlay
        self._sights: Final[dict[int, Sight]] = {}

    def new(self, players: int, seed: str, listen: bool = False) -> State:
        """A new game, at its first decision; its events are told from the start to who listens."""
        self.check_players(players)
        state = self.blank(players, seed)
        state.events = [] if listen else None
        self.set_up(state)
        state.settle()
        return state

    @abstractmethod
    def blank(self, players: int, seed: str) -> State:
        """A state before the setup."""

    @abstractmethod
    def set_up(self, state: State) -> None:
        """Lay out a new game and put its first work on the stack."""

    def sight(self, players: int) -> Sight:
        """How what a seat sees becomes numbers, for machines that learn."""
        self.check_players(players)
        if players not in self._sights:
            self._sights[players] = self.make_sight(players)
        return self._sights[players]

    @abstractmethod
    def make_sight(self, players: int) -> Sight:
        """The fields of the game for a number of players, and what writes them."""

    def spread(self) -> float:
        """A lead in points, judged in the middle of a game, that is worth about 3 to 1."""
        return 8.0

    def curiosity(self) -> float:
        """How much a search prefers what it rarely tried: about as much as good actions differ."""
        return 0.3

    def trust(self) -> float:
        """How much a search follows the best replies by `prospects`, and not the mean of its tries.

        More than 0 only where a search thinks for others, and little is hidden or left to chance:
        replies are compared in whatever guess they were first seen in.
        """
        return 0.0

    def own_word(self, domain: str, value: str, language: str) -> str | None:
        """What the values laid over the built-in ones call a thing, if they name it."""
        return None

    def check_players(self, players: int) -> None:
        """Complain about a number of players that the game does not take."""
        if not self.least <= players <= self.most:
            raise Problem(
                "players-wrong",
                game=self.name,
                players=players,
                least=self.least,
                most=self.most,
                rule=self.players_rule,
            )

    def state(self, data: Any) -> State:
        """Read a state that `State.to_json` has written; whoever wrote it, it can be played."""
        if not isinstance(data, dict):
            raise self._broken("state", data)
        if not is_number(data.get("format"), FORMAT, FORMAT):
            raise Problem("format-unknown", found=told(data.get("format")), known=FORMAT)
        if data.get("game") != self.name or data.get("version") != self.version:
            found = f"{told(data.get('game'))} {told(data.get('version'))}"
            raise Problem("version-wrong", found=found, known=f"{self.name} {self.version}")
        if data.get("options") != self.options or data.get("values") != self.overlay:
            raise Problem("state-other", game=self.name)
        state = self._read(data)
        self.check(state)
        if state.pending():
            state.seat = state.frame.seat
            state.legal = state.frame.legal(state)
            if not state.legal:
                raise self._broken("stack", data["stack"][-1])
        return state

    @abstractmethod
    def check(self, state: State) -> None:
        """A Problem about what cannot be so in a state, of which only the form is known yet."""

    def _read(self, data: dict[str, Any]) -> State:
        """A state of the right form."""
        players, seed = data.get("players"), data.get("seed")
        if type(players) is not int:
            raise self._broken("players", players)
        self.check_players(players)
        if type(seed) is not str or not is_text(seed):
            raise self._broken("seed", seed)
        fresh = self.new(players, seed)
        state = self.blank(players, seed)
        state.draws = self._count(data, "draws")
        guessed = data.get("guessed")
        if type(guessed) is not bool:
            raise self._broken("guessed", guessed)
        state.guessed = guessed
        fields = data.get("fields")
        if not isinstance(fields, dict):
            raise self._broken("fields", fields)
        for name in state.fields():
            field = fields.get(name)
            if not _alike(getattr(fresh, name), field, name in state.loose_fields()):
                raise self._broken(name, field)
            setattr(state, name, copied(field))
        stack = data.get("stack")
        if not isinstance(stack, list) or len(stack) > DEEPEST:
            raise self._broken("stack", stack)
        for work in stack:
            state.push(self._frame(work))
        return state

    def _count(self, data: dict[str, Any], name: str) -> int:
        count: Any = data.get(name)
        if not is_number(count, 0, HIGHEST):
            raise self._broken(name, count)
        return int(count)

    def _frame(self, work: Any) -> Frame[Any]:
        """Pending work, as `Frame.args` wrote it down behind its kind."""
        if not isinstance(work, list) or not work or not isinstance(work[0], str):
            raise self._broken("stack", work)
        if work[0] not in self.frames or not all(is_number(a, -BOUND, BOUND) for a in work[1:]):
            raise self._broken("stack", work)
        try:
            return self.frames[work[0]](*work[1:])
        except TypeError:
            raise self._broken("stack", work) from None

    def _broken(self, entry: str, found: Any) -> Problem:
        return Problem("state-broken", game=self.name, entry=entry, found=quoted(found))


BOUND: Final = 1 << 40  # no number of a state comes near it, and none overflows by a sum


def _alike(fresh: Any, given: Any, loose: bool) -> bool:
    """Whether a field has the form that it has in a new game."""
    if not isinstance(fresh, list):
        return is_number(given, -BOUND, BOUND)
    if not isinstance(given, list) or not (loose or len(fresh) == len(given)):
        return False
    if loose or not fresh or not isinstance(fresh[0], list):
        return len(given) <= LONGEST_FIELD and all(is_number(n, -BOUND, BOUND) for n in given)
    return all(_alike(one, other, True) for one, other in zip(fresh, given, strict=True))


LONGEST_FIELD: Final = 1000  # numbers in a list: more than there are cards and turns in any game
