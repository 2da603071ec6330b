"""Words in the language of whoever is spoken to."""

from __future__ import annotations

from functools import cache

from pantheon.locales import Words, languages


@cache
def tongue(language: str) -> Words:
    """The words of a language."""
    return Words(language)


def accepted(header: str) -> str:
    """The first language of an Accept-Language header that there are words in, or English."""
    for part in header.split(","):
        if part.strip()[:2].lower() in languages():
            return part.strip()[:2].lower()
    return "en"
