"""Every word a person reads: Fluent catalogues, one folder a language."""

from pantheon.locales.words import Words, languages, preferred_language

__all__ = ["Words", "languages", "preferred_language"]
