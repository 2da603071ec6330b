"""The pages of the rules are read: texts by language, and where each rule comes from."""

import pytest

from pantheon.core.problem import Problem
from pantheon.locales import Words, languages
from pantheon.locales.rulebook import Rulebook
from pantheon.locales.sources import Source, read_source
from pantheon.locales.speech import complaint

PAGE = """# A game

Words before
the rules.

## O1 Setup / Aufbau

- **O1.1** A supply
  of 15. [house: 15]
  - **de** Ein Vorrat
    von 15. [Hausregel: 15]
  - **source** rulebook: SPIELAUFBAU
  - **source** house: the print
    is silent | die Anleitung
    schweigt
- **O1.2** Open.
  - **de** Offen.

## Examples / Beispiele

- **Example 1** Fifteen.
  - **source** rulebook: ignored
"""


def test_lines_that_were_wrapped_are_joined() -> None:
    book = Rulebook(PAGE)
    assert book.rules == {
        "O1.1": {"en": "A supply of 15. [house: 15]", "de": "Ein Vorrat von 15. [Hausregel: 15]"},
        "O1.2": {"en": "Open.", "de": "Offen."},
    }
    assert book.heads == {"O1": {"en": "Setup", "de": "Aufbau"}}


def test_every_rule_has_its_sources_in_their_order() -> None:
    house = {"en": "the print is silent", "de": "die Anleitung schweigt"}
    assert Rulebook(PAGE).sources == {
        "O1.1": [
            Source("rulebook", {"en": "SPIELAUFBAU", "de": "SPIELAUFBAU"}, []),
            Source("house", house, []),
        ],
        "O1.2": [],
    }


@pytest.mark.parametrize(
    ("line", "en", "de", "rules"),
    [
        ("rulebook: b) Dritte Wette", "b) Dritte Wette", "b) Dritte Wette", []),
        ("rulebook: Phase II | Aktionen: Phase II", "Phase II", "Aktionen: Phase II", []),
        ("inferred: R7", "R7", "R7", ["R7"]),
        ("inferred: O2.8, O3.6", "O2.8, O3.6", "O2.8, O3.6", ["O2.8", "O3.6"]),
        (
            "inferred: O1.2 (19 discs | 19 Scheiben)",
            "O1.2 (19 discs)",
            "O1.2 (19 Scheiben)",
            ["O1.2"],
        ),
        ("public: known (to all) | bekannt", "known (to all)", "bekannt", []),
        ("house: a tie: shared | geteilt", "a tie: shared", "geteilt", []),
    ],
)
def test_a_source_is_told_in_every_language(line: str, en: str, de: str, rules: list[str]) -> None:
    source = read_source(line, "O1.1")
    assert (source.kind, source.rules) == (line.partition(":")[0], rules)
    assert (source.told("en"), source.told("de")) == (en, de)


@pytest.mark.parametrize(
    "line",
    [
        "",
        "rulebook",
        "rulebook: ",
        "rulebook: | Aufbau",
        "rulebook: one | zwei | trois",
        "rumour: O1.1",
        "inferred: because | darum",
        "inferred: O1.1; O1.2",
        "inferred: O1.1 (19 discs)",
        "public: in one language",
        "house: why |",
    ],
)
def test_a_source_that_cannot_be_read_is_one_clear_sentence(line: str) -> None:
    with pytest.raises(Problem) as found:
        read_source(line, "O1.1")
    told = complaint(Words("en"), found.value)
    assert told.startswith(f"Rule O1.1 has the source “{line}”; it must be rulebook: HEADING")
    assert "\n" not in told


@pytest.mark.parametrize("language", languages())
def test_every_kind_of_source_has_words(language: str) -> None:
    words = Words(language)
    for name in ("rulebook", "inferred", "public", "house"):
        assert words(f"gallery-from-{name}", told="Agora").endswith(" Agora")
