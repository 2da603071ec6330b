"""What a game has to say, in words: questions, options, events and refusals."""

from __future__ import annotations

from typing import Any

from pantheon.core.actions import Domain
from pantheon.core.events import Event
from pantheon.core.game import Game
from pantheon.core.problem import Problem
from pantheon.core.refusal import Refusal, Refused
from pantheon.locales.words import Words

LONGEST = 900  # letters of a particular of a complaint; a message takes 1000
MOST_COUNTED = 1 << 53  # what numbers in messages are written with knows no more


class Speech:
    """Puts what happens at one table into words, with the names of those who sit there."""

    def __init__(self, words: Words, game: Game, names: list[str]) -> None:
        self.words = words
        self.game = game
        self.names = names

    def word(self, domain: str, value: str) -> str:
        """The word for a thing of the game, such as the ladder `farmer`."""
        own = self.game.own_word(domain, value, self.words.language)
        return own or self.words(f"{self.game.name}-{domain}-{value}")

    def thing(self, domain: str, value: str) -> str:
        """The words for a value that may be made of others, such as the pair `farmer+guard`."""
        parts = self.game.domains[domain].made_of
        if not parts:
            return self.word(domain, value)
        for part in self.game.domains[parts].values:
            if value.startswith(part + "-"):
                return f"{self.word(parts, part)} {value[len(part) + 1 :]}"
        return " + ".join(self.word(parts, part) for part in value.split("+"))

    def option(self, action: int) -> str:
        """What an action does, as the text of a button."""
        verb = self.game.catalogue.verb(action)
        told = {
            domain.name: self._value(domain, index)
            for domain, index in zip(verb.domains, verb.args(action), strict=True)
        }
        return self.words(f"{self.game.name}-do-{verb.name}", **told)

    def question(self, question: dict[str, Any]) -> str:
        """What is asked of the player in turn; see `State.question`."""
        return self.say("ask", question["key"], question["particulars"])

    def event(self, event: Event, seat: int) -> str:
        """What happened, as far as a seat may know it; a secret has words of its own."""
        seen = event.seen_by(seat)
        knows = "-known" if len(seen) > event.kind.open else ""
        return self.say("event", event.kind.name + knows, seen)

    def refusal(self, refusal: Refusal, asked: dict[str, Any] | None = None) -> str:
        """Why an action is not allowed, with the number of the rule; `asked` is what is asked."""
        if refusal.key == "not-asked" and asked:
            reason = self.words("refuse-asked", question=self.question(asked))
        elif refusal.key in ("over", "not-asked"):
            reason = self.words(f"refuse-{refusal.key}")
        else:
            reason = self.say("refuse", refusal.key, refusal.particulars)
        return f"{refusal.rule}: {reason}"

    def fault(self, problem: Problem | Refused) -> str:
        """Why an action of a record could not be played."""
        if isinstance(problem, Refused):
            return self.refusal(problem.refusal)
        return complaint(self.words, problem)

    def say(self, sort: str, key: str, particulars: dict[str, int]) -> str:
        """A message of the game with its particulars put into words."""
        told = {name: self._particular(name, value) for name, value in particulars.items()}
        return self.words(f"{self.game.name}-{sort}-{key}", **told)

    def _particular(self, name: str, value: int) -> str | int:
        domain = name.rstrip("0123456789")
        if domain == "seat":
            return self.names[value]
        if domain in self.game.domains:
            return self._value(self.game.domains[domain], value)
        return value

    def _value(self, domain: Domain, index: int) -> str | int:
        value = domain.values[index]
        if domain.name == "seat":
            return self.names[index] if index < len(self.names) else value
        if value.isdigit():
            return int(value)
        return self.thing(domain.name, value)


def nameplates(words: Words, game: Game, plates: list[str]) -> list[str]:
    """The names of all seats by what stands on their plates."""
    return [words(f"{game.name}-{plate}") for plate in plates]


def complaint(words: Words, problem: Problem) -> str:
    """What is wrong with something a person gave us, in one sentence of printable letters."""
    told = {name: _plain(value) for name, value in problem.particulars.items()}
    return words(f"problem-{problem.key}", **told)


def _plain(value: str | int) -> str | int:
    """What can be printed: without what commands a terminal, and not without end."""
    if isinstance(value, int):
        return max(-MOST_COUNTED, min(value, MOST_COUNTED))
    plain = "".join(c if c.isprintable() or c == "\n" else ascii(c)[1:-1] for c in value[:LONGEST])
    return plain if len(value) <= LONGEST else f"{plain}…"
