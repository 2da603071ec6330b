"""The language of who asks over HTTP."""

from __future__ import annotations

from starlette.datastructures import Headers

from pantheon.locales import Words, languages
from pantheon.table.language import words_of


def words_for(headers: Headers) -> Words:
    """Words in the first language of Accept-Language that there are any in, or in English."""
    for part in headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in languages():
            return words_of(part.strip()[:2].lower())
    return words_of("en")
