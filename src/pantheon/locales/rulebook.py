"""The numbered rules of a game, as written in `docs/rules`."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

from pantheon.core.problem import Problem
from pantheon.locales.sources import NUMBER, Source, read_source

RULE = re.compile(rf"- \*\*({NUMBER})\*\* (.*)")
TRANSLATION = re.compile(r"- \*\*([a-z]{2})\*\* (.*)")
SOURCE = re.compile(r"- \*\*source\*\* (.*)")
HEAD = re.compile(r"## ([A-Z]+\d*) (.*?) / (.*)")


class Rulebook:
    """The rules of one game by number, in all languages and with their sources, and the heads."""

    def __init__(self, page: str) -> None:
        self.rules: dict[str, dict[str, str]] = {}
        self.sources: dict[str, list[Source]] = {}
        self.heads: dict[str, dict[str, str]] = {}
        number = ""
        for line in unwrapped(page):
            if line.startswith("#"):
                number = ""
                if head := HEAD.fullmatch(line):
                    self.heads[head[1]] = {"en": head[2], "de": head[3]}
            elif rule := RULE.fullmatch(line):
                number = rule[1]
                self.rules[number] = {"en": rule[2]}
                self.sources[number] = []
            elif number and (translation := TRANSLATION.fullmatch(line)):
                self.rules[number][translation[1]] = translation[2]
            elif number and (source := SOURCE.fullmatch(line)):
                self.sources[number].append(read_source(source[1], number))

    def rule(self, number: str, language: str) -> str:
        """The text of a rule, in English where it has not been translated."""
        if number not in self.rules:
            raise Problem("rule-unknown", rule=number, last=list(self.rules)[-1])
        return self.rules[number].get(language, self.rules[number]["en"])

    def naming(self, name: str) -> list[str]:
        """The numbers of the rules whose English text names something, such as a card."""
        whole = re.compile(rf"\b{re.escape(name)}\b")
        return [number for number, texts in self.rules.items() if whole.search(texts["en"])]


def unwrapped(page: str) -> list[str]:
    """The heads, bullets and other paragraphs of a page, each in one line."""
    lines = [""]
    for line in page.splitlines():
        text = line.strip()
        if text and lines[-1] and not text.startswith(("#", "- ")):
            lines[-1] += " " + text
        else:
            lines.append(text)
    return lines


def rulebook(game: str) -> Rulebook:
    """The rules of a game: from the installed package, or from the checkout it runs in."""
    installed = files("pantheon").joinpath("rules", f"{game}.md")
    if installed.is_file():
        return Rulebook(installed.read_text("utf-8"))
    checkout = Path(__file__).parents[3] / "docs" / "rules" / f"{game}.md"
    return Rulebook(checkout.read_text("utf-8"))
