"""One table: inputs and the time go in, effects come out. It knows no socket, clock or database."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pantheon.core.problem import Problem
from pantheon.core.refusal import Refused
from pantheon.core.state import NOBODY
from pantheon.locales.speech import complaint
from pantheon.table import disclosure, messages
from pantheon.table.audience import Audience, Connection
from pantheon.table.commands import Command
from pantheon.table.effects import Advise, Announce, Answer, Effects, Opening, Report, Tell
from pantheon.table.entries import ACT, COME_BACK, HAND_OVER, MOVES, RESIGN, SAY, UNDO, Entry
from pantheon.table.language import known_language, words_of
from pantheon.table.log import Added, Answered, Log, Outcome, Waiting
from pantheon.table.messages import ClientMessage, FromServer
from pantheon.table.seating import Seating
from pantheon.table.state import OPEN, Facts, TableState
from pantheon.table.thinking import Thinking

BOT: Final = "bot "  # how what bots do is signed; no person has this id


class Table:
    """A table as one process has it. Every input gives back what is to be done."""

    def __init__(self, facts: Facts, seating: Seating) -> None:
        self.audience: Final = Audience()
        self._log: Final = Log(TableState(facts, 0, facts.created, OPEN, seating))
        self._thinking: Final = Thinking()
        self._own = 0  # the ordinal of the last entry that this process has added

    @property
    def state(self) -> TableState:
        """How the table stands."""
        return self._log.state

    @property
    def broken(self) -> bool:
        """Whether its log cannot be played."""
        return self._log.broken

    @property
    def resting(self) -> bool:
        """Whether nobody looks on and nothing is under way."""
        return not (self.audience.connections or self._log.busy or self._thinking.busy)

    # ---- people come and go

    def connect(self, number: int, person: str | None) -> None:
        """Somebody opens a connection; nothing is told to it before it says hello."""
        self.audience.connections[number] = Connection(person)

    def disconnect(self, number: int, now: float) -> Effects:
        """A connection is gone."""
        before = self.audience.people()
        self.audience.connections.pop(number, None)
        return self._people_changed(before, now)

    def hear_presence(self, process: str, people: list[str], now: float) -> Effects:
        """Another process tells who is there."""
        before = self.audience.here(now)
        self.audience.hear(process, people, now)
        if self.audience.here(now) == before:
            return []
        return [*self.audience.told_changed(self.state, now)]

    def _people_changed(self, before: list[str], now: float, but: int | None = None) -> Effects:
        people = self.audience.people()
        if people == before:
            return []
        return [*self.audience.told_changed(self.state, now, but), Announce(people)]

    # ---- what is said and asked

    def receive(self, number: int, message: ClientMessage, now: float) -> Effects:
        """A message from a connection; whatever is wrong with it is told to it alone."""
        connection = self.audience.connections.get(number)
        if connection is None:
            return []
        said = None if isinstance(message, messages.Hello) else message.id
        try:
            if self.broken:
                raise Problem("table-broken")
            if isinstance(message, messages.Hello | messages.WhyNot | messages.AskHint):
                return self._reply(number, connection, message, now)
            self._check_seated(connection)
            assert connection.person is not None
            waiting = Waiting(command_of(message, connection.person), number, message.id)
            return self._effects_of(self._log.submit(waiting, now), now)
        except Problem as problem:
            return self.complain(number, said, problem)
        except Exception as error:
            wrong = self.complain(number, said, Problem("server-wrong"))
            return [*wrong, Report("a message could not be answered", error)]

    def _check_seated(self, connection: Connection) -> int:
        """The seat of a connection; a Problem if it has none, or has not said hello."""
        if not connection.welcomed:
            raise Problem("hello-first")
        seat = self.state.seating.seat_of(connection.person)
        if seat == NOBODY:
            raise Problem("seat-none")
        return seat

    def _reply(
        self,
        number: int,
        connection: Connection,
        message: messages.Hello | messages.WhyNot | messages.AskHint,
        now: float,
    ) -> Effects:
        """Answer what changes nothing."""
        if isinstance(message, messages.Hello):
            connection.early = None
            if message.ordinal <= self.state.ordinal:
                return self._welcome(number, connection, message, now)
            connection.early = message
            return self._effects_of(self._log.news(now), now)
        if isinstance(message, messages.AskHint):
            seat = self._check_seated(connection)
            return self._ask_hint(number, connection.person or "", message.id, seat)
        if not connection.welcomed:
            raise Problem("hello-first")
        seat = self.state.seating.seat_of(connection.person)
        found = disclosure.reasons(self.state, seat, message.actions, connection.language)
        return [Tell([number], messages.Reasons(message.id, found))]

    def request(
        self,
        request: int,
        command: Command,
        now: float,
        opening: Callable[[TableState], Opening] | None = None,
    ) -> Effects:
        """A command that comes by itself and not over a connection."""
        waiting = Waiting(command, request=request, opening=opening)
        return self._effects_of(self._log.submit(waiting, now), now)

    def _welcome(
        self, number: int, connection: Connection, message: messages.Hello, now: float
    ) -> Effects:
        before = self.audience.people()
        connection.language = known_language(message.language)
        connection.welcomed = True
        seat = self.state.seating.seat_of(connection.person)
        here = self.audience.here(now)
        told = disclosure.welcome(self.state, seat, here, message.ordinal, now)
        others = self._people_changed(before, now, but=number)
        return [Tell([number], told), *others, *self._ask_bot(now)]

    def _welcome_early(self, now: float) -> Effects:
        """Welcome those who knew more than this process, which has caught up."""
        effects: Effects = []
        for number, connection in self.audience.connections.items():
            hello = connection.early
            if hello and (not self._log.behind or hello.ordinal <= self.state.ordinal):
                connection.early = None
                effects += self._welcome(number, connection, hello, now)
        return effects

    # ---- what is kept

    def kept(self, now: float) -> Effects:
        """What was handed out is kept for good."""
        effects = self._effects_of(self._log.kept(now), now)
        self._own = self.state.ordinal
        return effects + self._ask_bot(now)

    def taken(self, now: float) -> Effects:
        """There is another entry with its ordinal already."""
        return self._effects_of(self._log.taken(now), now)

    def not_kept(self, now: float) -> Effects:
        """It was not kept, or nobody knows."""
        return self._effects_of(self._log.not_kept(now), now)

    def news(self, now: float) -> Effects:
        """Another process may have added to the log."""
        return self._effects_of(self._log.news(now), now)

    def loaded(self, entries: list[Entry], now: float) -> Effects:
        """What was found in the log."""
        effects = self._effects_of(self._log.loaded(entries, now), now)
        effects += self._welcome_early(now)
        if self.state.ordinal == self._own:  # a bot whose turn came then has waited for this
            effects += self._ask_bot(now)
        return effects

    def not_loaded(self, now: float) -> Effects:
        """The log could not be looked at."""
        return self._effects_of(self._log.not_loaded(), now)

    def _effects_of(self, outcomes: list[Outcome], now: float) -> Effects:
        """What came of a step of the log, as effects."""
        effects: Effects = []
        for outcome in outcomes:
            if isinstance(outcome, Added):
                if outcome.entry.kind in MOVES:
                    self._thinking.moved()
                effects += self._told(outcome, now)
            elif isinstance(outcome, Answered):
                effects += self._answered(outcome, now)
            else:
                effects.append(outcome)
        return effects

    def _told(self, added: Added, now: float) -> Effects:
        """Tell what is kept; if that fails, the table goes on all the same."""
        try:
            return [*self.audience.told_entry(*added, now)]
        except Exception as error:
            return [Report("what was kept could not be told", error)]

    def _answered(self, answered: Answered, now: float) -> Effects:
        waiting, result = answered
        if waiting.command.by.startswith(BOT) and isinstance(result, Exception):
            return self._bot_refused(result, now)
        if waiting.request is not None:
            return [Answer(waiting.request, result)]
        if waiting.connection not in self.audience.connections:
            return []
        if isinstance(result, int):
            return [Tell([waiting.connection], messages.Done(waiting.said, result))]
        return self.complain(waiting.connection, waiting.said, result)

    def complain(self, number: int, said: str | None, problem: Problem | Refused) -> Effects:
        """Tell a connection what was wrong with what it said."""
        connection = self.audience.connections.get(number)
        if connection is None:
            return []
        told: FromServer
        if isinstance(problem, Refused):
            told = disclosure.refused(self.state, said or "", problem, connection.language)
        else:
            text = complaint(words_of(connection.language), problem)
            told = messages.Trouble(said, problem.key, text)
        return [Tell([number], told)]

    # ---- hints

    def _ask_hint(self, number: int, person: str, said: str, seat: int) -> Effects:
        if not self.state.facts.terms.hints:
            raise Problem("hint-never")
        playing = self.state.game
        playing.check_turn(seat)
        return [Advise(number, said, person, playing.ordinal, playing.record())]

    def advised(
        self, number: int, said: str, ordinal: int, moves: list[messages.Advice]
    ) -> Effects:
        """A hint has come; it is for who is still in turn at the position that it is about."""
        playing, connection = self.state.playing, self.audience.connections.get(number)
        if playing is None or connection is None:
            return []
        seat = self.state.seating.seat_of(connection.person)
        if playing.ordinal != ordinal or seat != playing.turn:
            return self.complain(number, said, Problem("hint-late"))
        return [Tell([number], messages.Hint(said, ordinal, moves))]

    def not_advised(self, number: int, said: str, problem: Problem) -> Effects:
        """There will be no hint."""
        return self.complain(number, said, problem)

    # ---- bots and clocks

    def _ask_bot(self, now: float) -> Effects:
        return [] if self._log.busy else [*self._thinking.ask(self.state, now)]

    def chosen(self, ordinal: int, action: int, now: float) -> Effects:
        """A bot has decided."""
        if not self._thinking.answered(ordinal):
            return []
        command = Command(ACT, f"{BOT}{ordinal}", action=action, ordinal=ordinal)
        return self._effects_of(self._log.submit(Waiting(command), now), now)

    def _bot_refused(self, result: Problem | Refused, now: float) -> Effects:
        """What a bot has decided is not kept: it may be too late, or may not be done at all."""
        if isinstance(result, Problem) and result.key == "ordinal-old":
            return []
        self._thinking.failed(now)
        return [Report("what a bot has decided was not kept", result)]

    def not_chosen(self, ordinal: int, now: float, error: Exception) -> Effects:
        """A bot could not decide."""
        if not self._thinking.answered(ordinal):
            return []
        self._thinking.failed(now)
        return [Report("a bot could not decide", error)]

    def tick(self, now: float) -> Effects:
        """Time passes: a clock may have run out, a bot or a process may have been forgotten."""
        effects = self._effects_of(self._log.go_on(now), now)
        if self.audience.forget(now):
            effects += self.audience.told_changed(self.state, now)
        if self.broken or self._log.busy:
            return effects
        effects += self._thinking.ask_if_forgotten(self.state, now)
        deadline = self.state.deadline
        if deadline is not None and now >= deadline:
            playing = self.state.game
            command = Command(HAND_OVER, f"clock {playing.ordinal}", seat=playing.turn)
            effects += self._effects_of(self._log.submit(Waiting(command), now), now)
        return effects


def command_of(message: ClientMessage, person: str) -> Command:
    """What a message wants to be done."""
    assert not isinstance(message, messages.Hello)
    by = f"{person} {message.id}"
    match message:
        case messages.Act():
            return Command(ACT, by, person, action=message.action, ordinal=message.ordinal)
        case messages.Undo():
            return Command(UNDO, by, person, ordinal=message.ordinal)
        case messages.HandOver():
            return Command(HAND_OVER, by, person, seat=message.seat)
        case messages.Resign():
            return Command(RESIGN, by, person)
        case messages.ComeBack():
            return Command(COME_BACK, by, person)
        case messages.Say():
            return Command(SAY, by, person, detail={"text": message.text})
    raise TypeError(f"no command: {message}")
