"""The pages of the rules themselves: numbered without gaps, and the same in both languages."""

import re
from pathlib import Path

import pytest

PAGES = sorted((Path(__file__).parents[2] / "docs" / "rules").glob("*.md"))
HEAD = re.compile(r"^## ([A-Z]+\d*) [^/]+ / .+\n", re.MULTILINE)
RULE = re.compile(
    r"^- \*\*(?P<number>[A-Z]+\d+(?:\.\d+)?)\*\* (?P<en>.+\n(?:  (?!- ).+\n)*)"
    r"  - \*\*de\*\* (?P<de>.+\n(?:    .+\n)*)",
    re.MULTILINE,
)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_bullet_of_a_section_is_a_rule_in_both_languages(page: Path) -> None:
    _, *parts = HEAD.split(page.read_text("utf-8").partition("\n## Examples")[0])
    assert parts, "no section"
    for head, text in zip(parts[::2], parts[1::2], strict=True):
        numbers = [rule["number"] for rule in RULE.finditer(text)]
        stem = f"{head}." if head[-1].isdigit() else head  # E3: E3.1, E3.2 ...; R: R1, R2 ...
        assert numbers == [f"{stem}{place}" for place in range(1, len(numbers) + 1)]
        assert RULE.sub("", text).strip() == ""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
@pytest.mark.parametrize(("en", "de"), [("house", "Hausregel"), ("inferred", "gefolgert")])
def test_both_languages_bear_the_same_marks(page: Path, en: str, de: str) -> None:
    for rule in RULE.finditer(page.read_text("utf-8")):
        marks = re.findall(r"\[[^]]+\]", rule["en"]), re.findall(r"\[[^]]+\]", rule["de"])
        assert (en in str(marks[0])) == (de in str(marks[1])), rule["number"]
