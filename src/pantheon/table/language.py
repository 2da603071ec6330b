"""Words in the language of whoever is spoken to."""

from __future__ import annotations

from functools import cache

from pantheon.locales import Words, languages


@cache
def words_of(language: str) -> Words:
    """The words of a language, read once."""
    return Words(language)


@cache
def _known() -> frozenset[str]:
    """The languages there are words in, looked for once."""
    return frozenset(languages())


def known_language(language: str) -> str:
    """The language that somebody asks for, or English where there are no words in it."""
    return language if language in _known() else "en"
