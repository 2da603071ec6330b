"""One person at a table in the terminal, bots on the other seats."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table

from pantheon import games
from pantheon.arena.standings import percent
from pantheon.bots.advice import hint
from pantheon.bots.chair import Chair
from pantheon.bots.players import make_bot
from pantheon.cli.inputs import open_new, speech_for
from pantheon.core.actions import Verb
from pantheon.core.game import Game
from pantheon.core.problem import Problem
from pantheon.core.record import Record, record_of
from pantheon.core.refusal import Refused
from pantheon.locales import Words
from pantheon.locales.rulebook import rulebook
from pantheon.locales.speech import complaint, nameplates
from pantheon.table.undo import reveals

HINT_SECONDS = 1.0
HINTED = 3  # moves


class Sitting:
    """The table as its person sees it, and all they can say to it."""

    def __init__(
        self,
        game: Game,
        players: int,
        seed: str,
        seat: int,
        bot: str,
        words: Words,
        console: Console,
    ) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.seat = seat
        self.bot = bot  # on the other seats
        self.words = words
        self.console = console
        self.draw = games.terminal(game.name)
        self.state = game.new(players, seed)
        self.actions: list[int] = []
        self.mine: list[int] = []  # after how many actions the person decided
        self.speech = speech_for(words, game, self.state.view(seat)["nameplates"])
        self.rulebook = rulebook(game.name)
        self.done = False

    def play(self) -> None:
        """Play until the end, or until the person leaves."""
        self.console.print(self.words("play-welcome", name=self.speech.names[self.seat]))
        while not self.done:
            self._others()
            self._show()
            if self.state.over:
                self._result()
            else:
                self._ask()

    def record(self) -> Record:
        """The game so far."""
        return record_of(self.state, self.actions)

    def go_to(self, actions: list[int]) -> None:
        """Play these actions from the start."""
        self.state = self.game.new(self.players, self.seed)
        self.actions = []
        self.mine = []
        for action in actions:
            self._apply(action)

    # ---- playing

    def _apply(self, action: int) -> None:
        seat = self.state.seat
        self.state.apply(action)
        if seat == self.seat:
            self.mine.append(len(self.actions))
        self.actions.append(action)
        plates = [self.state.nameplate(seat) for seat in range(self.players)]
        self.speech.names = nameplates(self.words, self.game, plates)

    def _tell(self, action: int) -> None:
        """Play an action and say what happened."""
        self.state.events = []
        self._apply(action)
        for event in self.state.events:
            self.console.print(f"  [dim]·[/] {escape(self.speech.event(event, self.seat))}")

    def _others(self) -> None:
        while not self.state.over and self.state.seat != self.seat:
            bot = make_bot(self.bot, f"{self.seed}/others/{len(self.actions)}")
            self._tell(bot.choose(Chair(self.state)))

    def _show(self) -> None:
        self.console.print(self.draw(self.state.view(self.seat), self.speech))

    def _result(self) -> None:
        places = self.state.places()
        self.console.print(f"[bold]{self.words('play-over')}[/]")
        for seat in sorted(range(self.players), key=lambda seat: places[seat]):
            name, points = self.speech.names[seat], self.state.points(seat)
            line = self.words("play-place", place=places[seat], name=name, points=points)
            self.console.print("  " + line)
        self.console.print(self.words("play-save-over"))
        line = self.console.input("> ").strip()
        self.done = not line
        self._answer(line)

    # ---- asking

    def _ask(self) -> None:
        question = self.state.question()
        assert question is not None
        keys = self._choices()
        text = escape(self.speech.question(question))
        self.console.print(f"[bold]{text}[/] [dim]({question['rule']})[/]")
        self._print_choices(keys)
        before = len(self.actions)
        while len(self.actions) == before and not self.done:
            line = self.console.input("> ").strip()
            self._answer(line, keys)

    def _choices(self) -> dict[str, int]:
        """What the person may type, and the action it stands for.

        Where amounts are asked for, a number is the amount; otherwise it counts the choices.
        """
        legal, catalogue = self.state.legal, self.game.catalogue
        if self._asks_amount():
            return {catalogue.text(action).split()[-1]: action for action in legal}
        return {str(number): action for number, action in enumerate(legal, 1)}

    def _asks_amount(self) -> bool:
        """Whether all that may be done is to name a number, or something without an argument."""
        verbs = [self.game.catalogue.verb(action) for action in self.state.legal]
        return any(map(_is_amount, verbs)) and all(_is_amount(v) or not v.domains for v in verbs)

    def _print_choices(self, keys: dict[str, int]) -> None:
        table = Table(box=None, show_header=False, padding=(0, 1))
        entries = self._entries(keys)
        columns = 3 if len(entries) > 9 else 1
        rows = -(-len(entries) // columns)
        for row in range(rows):
            cells: list[str] = []
            for key, text in entries[row::rows]:
                cells += [f"[bold yellow]{key}[/]", escape(text)]
            table.add_row(*cells)
        self.console.print(Padding(table, (0, 0, 0, 2)))
        self.console.print(f"[dim]{escape(self.words('play-commands', rule=self._any_rule()))}[/]")

    def _entries(self, keys: dict[str, int]) -> list[tuple[str, str]]:
        """Keys and texts of the choices, amounts of one verb drawn together."""
        entries: list[tuple[str, str]] = []
        runs: dict[str, list[tuple[str, int]]] = {}
        for key, action in keys.items():
            verb = self.game.catalogue.verb(action)
            if self._asks_amount() and _is_amount(verb):
                runs.setdefault(verb.name, []).append((key, action))
            else:
                entries.append((key, self.speech.option(action)))
        for run in runs.values():
            (first, least), (last, most) = run[0], run[-1]
            if len(run) > 2 and most - least == len(run) - 1:
                text = f"{self.speech.option(least)} … {self.speech.option(most)}"
                entries.append((f"{first}-{last}", text))
            else:
                entries += [(key, self.speech.option(action)) for key, action in run]
        return entries

    # ---- answering

    def _answer(self, line: str, keys: dict[str, int] | None = None) -> None:
        """Do what the person typed; what cannot be done is explained and changes nothing."""
        command, _, rest = line.partition(" ")
        try:
            if keys and line in keys:
                self._tell(keys[line])
            elif command == "quit":
                self.done = True
            elif command == "undo":
                self._undo()
            elif command == "save":
                self._save(rest)
            elif command == "help":
                self._help(rest)
            elif command == "why":
                self._why(rest)
            elif command == "hint" and not self.state.over:
                self._hint()
            elif command == "board":
                self._show()
            elif command and not self.state.over:
                self._tell(self.game.catalogue.parse(line))
        except Problem as problem:
            self.console.print(escape(complaint(self.words, problem)))
        except Refused as refused:
            self.console.print(escape(self.speech.refusal(refused.refusal, self.state.question())))

    def _why(self, text: str) -> None:
        refusal = self.state.why_not(self.game.catalogue.parse(text))
        asked = self.state.question()
        answer = self.speech.refusal(refusal, asked) if refusal else self.words("play-allowed")
        self.console.print(escape(answer))

    def _hint(self) -> None:
        """What a strong bot would do, and the share of a win it sees in it."""
        for move in hint(Chair(self.state), seconds=HINT_SECONDS)[:HINTED]:
            share = percent(move.expected)
            text = self.words("play-hint", move=self.speech.option(move.action), share=share)
            self.console.print(f"  {escape(text)}")

    def _undo(self) -> None:
        if not self.mine:
            raise Problem("undo-nothing")
        actions, back = self.actions, self.mine[-1]
        state = self.game.new(self.players, self.seed)
        for ordinal, action in enumerate(actions):
            before = state.copy()
            state.apply(action)
            if ordinal >= back and reveals(before, state):
                raise Problem("undo-secret")
        self.go_to(actions[:back])

    def _save(self, name: str) -> None:
        if not name:
            raise Problem("save-name")
        with open_new(Path(name).expanduser(), False, self.words) as file:
            file.write(self.record().line() + "\n")
        self.console.print(self.words("play-saved", file=name, count=len(self.actions)))

    def _help(self, what: str) -> None:
        language = self.words.language
        if what == "rules":  # without their sources, which would make it twice as long
            for number in self.rulebook.rules:
                self._print_rule(number, language)
        elif what:
            self._print_rule(what.upper(), language)
            for source in self.rulebook.sources[what.upper()]:
                text = self.words(f"gallery-from-{source.kind}", told=source.told(language))
                self.console.print(f"  [dim]{escape(text)}[/]")
        else:
            moves = self.words(f"{self.game.name}-moves")
            text = self.words("play-help-text", moves=moves, rule=self._any_rule())
            self.console.print(escape(text))

    def _any_rule(self) -> str:
        return list(self.rulebook.rules)[-1]

    def _print_rule(self, number: str, language: str) -> None:
        text = self.rulebook.rule(number, language)
        self.console.print(f"[bold]{number}[/] {escape(text)}")


def _is_amount(verb: Verb) -> bool:
    """Whether a verb takes a number and nothing else; a player is not a number."""
    names = [domain.name for domain in verb.domains if domain.values[0].isdigit()]
    return len(verb.domains) == 1 and names not in ([], ["seat"])
