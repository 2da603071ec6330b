"""Who somebody is: a signed cookie, and links that take it to another device."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Final, NamedTuple

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

from pantheon.core.problem import Problem

COOKIE: Final = "pantheon"
YEAR: Final = 365 * 86_400
LINK_LIVES: Final = 86_400  # seconds for which a link to another device works
LONGEST_NAME: Final = 24  # letters


class Asker(NamedTuple):
    """Who asks: a person, if they have been here before, and where they are."""

    person: str | None
    address: str


class Named(NamedTuple):
    """Who asks and has a name here."""

    person: str
    name: str
    address: str


class Signer:
    """Signs who people are, with the server's secret."""

    def __init__(self, secret: str) -> None:
        self._cookies: Final = URLSafeSerializer(secret, salt="person")
        self._links: Final = URLSafeTimedSerializer(secret, salt="device")

    def cookie(self, person: str) -> str:
        """What the browser of a person keeps."""
        return str(self._cookies.dumps(person))

    def person(self, cookie: str | None) -> str | None:
        """Whose cookie it is; None if it is nobody's."""
        try:
            return str(self._cookies.loads(cookie)) if cookie else None
        except BadSignature:
            return None

    def link(self, person: str) -> str:
        """What makes another device theirs as well, for a day."""
        return str(self._links.dumps(person))

    def linked(self, token: str) -> str:
        """Whose link it is."""
        try:
            return str(self._links.loads(token, max_age=LINK_LIVES))
        except BadSignature as error:
            raise Problem("link-dead") from error


def good_name(name: str) -> str:
    """A name as people wrote it, less the blanks around it; a Problem about a bad one."""
    found = " ".join(name.split())
    if not found or len(found) > LONGEST_NAME or not found.isprintable():
        raise Problem("name-bad", most=LONGEST_NAME)
    return found


def secret_of(folder: Path) -> str:
    """The server's secret: from the environment, or made once and kept for the owner's eyes."""
    given = os.environ.get("PANTHEON_SECRET")
    if given:
        return given
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / "secret"
    if not kept.exists():
        _make_secret(kept)
    return kept.read_text("utf-8")


def _make_secret(kept: Path) -> None:
    """Put a whole secret there at once; of servers that start together, the first one's counts."""
    made = kept.with_name(f"secret-{secrets.token_hex(8)}")
    with open(os.open(made, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(secrets.token_hex(32))
    try:
        os.link(made, kept)
    except FileExistsError:
        pass
    finally:
        made.unlink()
