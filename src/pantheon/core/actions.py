"""Actions are small ints: a verb of the catalogue and its arguments."""

from typing import Final

from pantheon.core.problem import Problem


class Domain:
    """Things of one sort that an argument can name, such as the ladders or the altars.

    A value can be made of values of another domain: of several, joined by a plus, or of one with
    something behind it after a dash.
    """

    def __init__(self, name: str, values: list[str], made_of: str = "") -> None:
        self.name: Final = name
        self.values: Final = values
        self.made_of: Final = made_of


def numbers(name: str, first: int, last: int) -> Domain:
    """A domain of numbers."""
    return Domain(name, [str(number) for number in range(first, last + 1)])


class Verb:
    """A kind of action: its name, its first int, and the domains its arguments come from."""

    def __init__(self, name: str, base: int, domains: list[Domain]) -> None:
        self.name: Final = name
        self.base: Final = base
        self.domains: Final = domains
        size = 1
        for domain in domains:
            size *= len(domain.values)
        self.size: Final = size

    def args(self, action: int) -> list[int]:
        """Take an action of this verb apart: one index into each domain."""
        rest = action - self.base
        found: list[int] = []
        for domain in reversed(self.domains):
            found.append(rest % len(domain.values))
            rest //= len(domain.values)
        found.reverse()
        return found


class Catalogue:
    """All actions of a game, numbered without gaps. Each has a text that parses back."""

    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs: Final = verbs
        size = 0
        for verb in verbs:
            if verb.base != size:
                raise ValueError(f"verb {verb.name} starts at {verb.base} and not at {size}")
            size += verb.size
        self.size: Final = size

    def verb(self, action: int) -> Verb:
        """The verb of an action."""
        for verb in self.verbs:
            if verb.base <= action < verb.base + verb.size:
                return verb
        raise Problem("action-unknown", action=action, last=self.size - 1)

    def text(self, action: int) -> str:
        """The readable form of an action, such as `bribe corinth farmer`."""
        verb = self.verb(action)
        words = [verb.name]
        for domain, index in zip(verb.domains, verb.args(action), strict=True):
            words.append(domain.values[index])
        return " ".join(words)

    def parse(self, text: str) -> int:
        """The action whose readable form this is."""
        words = text.split()
        for verb in self.verbs:
            if words and verb.name == words[0]:
                return self._parse_args(verb, words[1:])
        raise Problem("verb-unknown", text=text, verbs=", ".join(verb.name for verb in self.verbs))

    def _parse_args(self, verb: Verb, words: list[str]) -> int:
        if len(words) != len(verb.domains):
            wanted = " ".join(f"<{domain.name}>" for domain in verb.domains)
            raise Problem("arguments-wrong", verb=verb.name, wanted=f"{verb.name} {wanted}".strip())
        rest = 0
        for domain, word in zip(verb.domains, words, strict=True):
            if word not in domain.values:
                values = ", ".join(domain.values)
                raise Problem("argument-unknown", word=word, domain=domain.name, values=values)
            rest = rest * len(domain.values) + domain.values.index(word)
        return verb.base + rest
