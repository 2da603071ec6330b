"""What others wrote is read without trust: never more than so much, and nothing that surprises."""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Iterator
from math import isinf
from pathlib import Path
from reprlib import Repr
from typing import Any, BinaryIO, Final

from pantheon.core.problem import Problem

MOST: Final = 1 << 20  # bytes of a file that is read as a whole, or of a line
LONGEST: Final = 60  # letters of what is quoted


def opened(path: Path) -> BinaryIO:
    """A file that a person named: an ordinary one, which does not keep its reader waiting."""
    try:
        if not stat.S_ISREG(os.stat(path).st_mode):
            raise Problem("file-irregular", file=str(path))
        return open(path, "rb")
    except FileNotFoundError:
        raise Problem("file-missing", file=str(path)) from None
    except OSError as error:
        raise unreadable(path, error) from error


def unreadable(path: Path, error: Exception) -> Problem:
    """What to say of a file that cannot be read."""
    reason = error.strerror if isinstance(error, OSError) else None
    return Problem("file-unreadable", file=str(path), reason=reason or str(error))


def read_text(path: Path) -> str:
    """The text of a file, all of it; a mark of the byte order before it is no part of it."""
    with opened(path) as file:
        try:
            found = file.read(MOST + 1)
            if len(found) > MOST:
                raise Problem("file-large", file=str(path), most=MOST)
            return found.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            line = found.count(b"\n", 0, error.start) + 1
            raise Problem("file-text", file=str(path), line=line) from error
        except OSError as error:
            raise unreadable(path, error) from error


def read_lines(path: Path) -> Iterator[tuple[int, str]]:
    """The lines of a file that are not empty, each with its number, one after the other."""
    number = 0
    with opened(path) as file:
        while True:
            try:
                found = file.readline(MOST + 1)
                number += 1
                if len(found) > MOST:
                    raise Problem("file-line-long", file=str(path), line=number, most=MOST)
                line = found.decode("utf-8-sig" if number == 1 else "utf-8")
            except UnicodeDecodeError as error:
                raise Problem("file-text", file=str(path), line=number) from error
            except OSError as error:
                raise unreadable(path, error) from error
            if not found:
                return
            if line.strip():
                yield number, line


def read_json(text: str) -> Any:
    """What a text says in JSON; a ValueError if it does not, or says an entry twice, or NaN."""
    try:
        return json.loads(
            text, object_pairs_hook=_once, parse_constant=_no_number, parse_float=_finite
        )
    except RecursionError:
        raise ValueError("it is nested too deep") from None
    except ValueError as error:
        if "digits" in str(error):
            raise ValueError("a number has thousands of digits") from None
        raise


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise ValueError(f"the entry {quoted(twice)} stands there twice")
    return found


def _no_number(name: str) -> Any:
    raise ValueError(f"{name} is no number")


def _finite(digits: str) -> float:
    number = float(digits)
    if isinf(number):
        raise ValueError(f"{quoted(digits)} is no number")
    return number


def quoted(value: Any) -> str:
    """What was found in the place of something else, in a few letters, all of them printable."""
    try:
        return _REPR.repr(value)[:LONGEST]
    except ValueError:  # a number with thousands of digits
        return type(value).__name__


def told(value: Any) -> str:
    """The same of what should be a text or a number: a text as it is, in short."""
    return value[:LONGEST] if isinstance(value, str) else quoted(value)


def is_number(value: Any, least: int, most: int) -> bool:
    """Whether something is a whole number between two bounds."""
    return type(value) is int and least <= value <= most


def is_text(text: str) -> bool:
    """Whether a text can be written down: it holds no half letters, as JSON can."""
    return text.encode(errors="ignore").decode() == text


_REPR: Final = Repr()
_REPR.maxlevel = 2
_REPR.maxdict = 3
_REPR.maxstring = LONGEST
