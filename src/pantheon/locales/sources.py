"""Where a numbered rule comes from, as the source lines below it in `docs/rules` say."""

from __future__ import annotations

import re
from dataclasses import dataclass

from pantheon.core.problem import Problem

NUMBER = r"[A-Z]+\d+(?:\.\d+)?"
TWICE = r"(?P<en>[^|\s][^|]*) \| (?P<de>[^|\s][^|]*)"  # in English and in German
FORMS = {
    "rulebook": re.compile(r"(?P<en>[^|\s][^|]*?)(?: \| (?P<de>[^|\s][^|]*))?"),
    "inferred": re.compile(rf"(?P<rules>{NUMBER}(?:, {NUMBER})*)(?: \({TWICE}\))?"),
    "public": re.compile(TWICE),
    "house": re.compile(TWICE),
}


@dataclass(frozen=True)
class Source:
    """A source of a rule: rulebook, inferred, public or house.

    `texts` are by language the heading it stands under, or the reason; from `rules` it follows.
    """

    kind: str
    texts: dict[str, str]
    rules: list[str]

    def told(self, language: str) -> str:
        """What is told of it: a heading, a reason, or rules and perhaps a note."""
        text = self.texts.get(language, "")
        if self.rules:
            return ", ".join(self.rules) + (f" ({text})" if text else "")
        return text


def read_source(line: str, rule: str) -> Source:
    """The source in a line such as `house: why | warum`; a heading may be the same in both."""
    kind, _, told = line.partition(": ")
    found = FORMS[kind].fullmatch(told) if kind in FORMS else None
    if found is None:
        raise Problem("rule-source", rule=rule, line=line)
    en, de = found["en"], found["de"]
    texts = {"en": en, "de": de or en} if en else {}
    return Source(kind, texts, re.findall(NUMBER, found.groupdict().get("rules", "")))
