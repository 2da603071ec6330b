"""The pages of the rules themselves: numbered without gaps, the same in both languages, sourced."""

import re
from pathlib import Path

import pytest

from pantheon.locales.rulebook import Rulebook, unwrapped
from pantheon.locales.sources import Source, read_source

PAGES = sorted((Path(__file__).parents[2] / "docs" / "rules").glob("*.md"))
HEAD = re.compile(r"^## ([A-Z]+\d*) [^/]+ / .+\n", re.MULTILINE)
RULE = re.compile(
    r"^- \*\*(?P<number>[A-Z]+\d+(?:\.\d+)?)\*\* (?P<en>.+\n(?:  (?!- ).+\n)*)"
    r"  - \*\*de\*\* (?P<de>.+\n(?:    .+\n)*)"
    r"(?P<sources>(?:  - \*\*source\*\* .+\n(?:    .+\n)*)+)",
    re.MULTILINE,
)
# The marks of all that is not printed, in both languages.
MARKS = {
    "house": {"en": "house", "de": "Hausregel"},
    "inferred": {"en": "inferred", "de": "gefolgert"},
    "public": {"en": "public", "de": "allgemein bekannt"},
}
every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)


def marks(text: str) -> set[str]:
    """What of a rule is not printed, by the marks in its text."""
    told = " ".join(re.findall(r"\[[^]]+\]", text))
    words = {kind: "|".join(words.values()) for kind, words in MARKS.items()}
    return {kind for kind, either in words.items() if re.search(rf"\b({either})\b", told)}


def kinds(sources: list[Source]) -> set[str]:
    return {source.kind for source in sources}


@every_page
def test_every_bullet_of_a_section_is_a_rule_in_both_languages_with_sources(page: Path) -> None:
    _, *parts = HEAD.split(page.read_text("utf-8").partition("\n## Examples")[0])
    assert parts, "no section"
    for head, text in zip(parts[::2], parts[1::2], strict=True):
        numbers = [rule["number"] for rule in RULE.finditer(text)]
        stem = f"{head}." if head[-1].isdigit() else head  # E3: E3.1, E3.2 ...; R: R1, R2 ...
        assert RULE.sub("", text).strip() == ""
        assert numbers == [f"{stem}{place}" for place in range(1, len(numbers) + 1)]


@every_page
def test_the_sources_of_a_rule_are_those_of_its_marks(page: Path) -> None:
    book = Rulebook(page.read_text("utf-8"))
    assert book.rules
    for number, texts in book.rules.items():
        found = kinds(book.sources[number])
        for text in texts.values():
            assert found - {"rulebook"} == marks(text), number
        assert found, number


@every_page
@pytest.mark.parametrize("language", ["en", "de"])
def test_marks_are_in_the_language_of_the_rule(page: Path, language: str) -> None:
    foreign = "|".join(words["de" if language == "en" else "en"] for words in MARKS.values())
    for number, texts in Rulebook(page.read_text("utf-8")).rules.items():
        for mark in re.findall(r"\[[^]]+\]", texts[language]):
            assert not re.search(rf"\b({foreign})\b", mark), number


@every_page
def test_a_rule_follows_from_other_rules_of_its_page(page: Path) -> None:
    book = Rulebook(page.read_text("utf-8"))
    for number, sources in book.sources.items():
        for source in sources:
            assert set(source.rules) <= set(book.rules) - {number}, number


@every_page
def test_reasons_and_notes_are_told_in_both_languages(page: Path) -> None:
    for number, sources in Rulebook(page.read_text("utf-8")).sources.items():
        for source in sources:
            if source.kind != "rulebook" and source.texts:
                assert source.texts["en"] != source.texts["de"], number


@every_page
def test_every_example_names_its_heading(page: Path) -> None:
    examples = "\n".join(unwrapped(page.read_text("utf-8").partition("\n## Examples")[2]))
    _, *parts = re.split(r"^- \*\*(Example \d+)\*\* ", examples, flags=re.MULTILINE)
    assert parts[::2] == [f"Example {place}" for place in range(1, len(parts) // 2 + 1)]
    for name, text in zip(parts[::2], parts[1::2], strict=True):
        lines = re.findall(r"^- \*\*source\*\* (.+)", text, re.MULTILINE)
        assert {read_source(line, name).kind for line in lines} == {"rulebook"}, name
        assert len(re.findall(r"^- \*\*de\*\* .", text, re.MULTILINE)) == 1, name
