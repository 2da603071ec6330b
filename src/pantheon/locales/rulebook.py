"""The numbered rules of a game, as written in `docs/rules`."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

from pantheon.core.problem import Problem

RULE = re.compile(r"- \*\*([A-Z]+\d+(?:\.\d+)?)\*\* (.*)")
TRANSLATION = re.compile(r"- \*\*([a-z]{2})\*\* (.*)")
HEAD = re.compile(r"## ([A-Z]+\d*) (.*?) / (.*)")


class Rulebook:
    """The rules of one game in all languages: by number, and the heads of their sections."""

    def __init__(self, page: str) -> None:
        self.rules: dict[str, dict[str, str]] = {}
        self.heads: dict[str, dict[str, str]] = {}
        texts: dict[str, str] | None = None
        language = "en"
        for line in page.splitlines():
            text = line.strip()
            if head := HEAD.fullmatch(text):
                self.heads[head[1]] = {"en": head[2], "de": head[3]}
            if text.startswith("#"):
                texts = None
            elif rule := RULE.fullmatch(text):
                language = "en"
                texts = self.rules[rule[1]] = {language: rule[2]}
            elif texts is not None and (translation := TRANSLATION.fullmatch(text)):
                language = translation[1]
                texts[language] = translation[2]
            elif texts is not None and text:
                texts[language] += " " + text

    def rule(self, number: str, language: str) -> str:
        """The text of a rule, in English where it has not been translated."""
        if number not in self.rules:
            raise Problem("rule-unknown", rule=number, last=list(self.rules)[-1])
        return self.rules[number].get(language, self.rules[number]["en"])

    def naming(self, name: str) -> list[str]:
        """The numbers of the rules whose English text names something, such as a card."""
        whole = re.compile(rf"\b{re.escape(name)}\b")
        return [number for number, texts in self.rules.items() if whole.search(texts["en"])]


def rulebook(game: str) -> Rulebook:
    """The rules of a game: from the installed package, or from the checkout it runs in."""
    installed = files("pantheon").joinpath("rules", f"{game}.md")
    if installed.is_file():
        return Rulebook(installed.read_text("utf-8"))
    checkout = Path(__file__).parents[3] / "docs" / "rules" / f"{game}.md"
    return Rulebook(checkout.read_text("utf-8"))
