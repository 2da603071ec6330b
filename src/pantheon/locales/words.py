"""Messages of the Fluent catalogues by their keys."""

from __future__ import annotations

import os
import re
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)


def languages() -> list[str]:
    """The languages there are words in; a new one is a new folder."""
    folders = files("pantheon.locales").iterdir()
    return sorted(folder.name for folder in folders if folder.is_dir() and len(folder.name) == 2)


def preferred_language() -> str:
    """The language of the person at this terminal, or English."""
    for name in ("PANTHEON_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(name, "")[:2]
        if language in languages():
            return language
    return "en"


def messages(catalogue: str) -> dict[str, str]:
    """The messages of a catalogue by their keys, not parsed yet."""
    found = list(MESSAGE.finditer(catalogue))
    ends = [match.start() for match in found[1:]] + [len(catalogue)]
    return {
        match[1]: catalogue[match.start() : end] for match, end in zip(found, ends, strict=True)
    }


class Words:
    """The messages of one language, each parsed when it is wanted, as to parse all takes long."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._messages: dict[str, str] = {}
        for file in files("pantheon.locales").joinpath(language).iterdir():
            if file.name.endswith(".ftl"):
                self._messages |= messages(file.read_text("utf-8"))

    def __contains__(self, key: str) -> bool:
        return key in self._messages

    def __call__(self, key: str, **particulars: str | int) -> str:
        """The message of a key, its placeables filled in."""
        if not self._bundle.has_message(key):
            self._bundle.add_resource(FluentResource(self._messages[key]))
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise LookupError(f"the message {key} has no text in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, particulars)
        if errors:
            raise LookupError(f"the message {key} in {self.language}: {errors[0]}")
        return str(text)
