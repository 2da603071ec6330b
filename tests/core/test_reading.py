import os
from pathlib import Path
from typing import Any

import pytest

from pantheon.core.problem import Problem
from pantheon.core.reading import MOST, quoted, read_json, read_lines, read_text, told


def problem_of(path: Path) -> Problem:
    """What is wrong with a file, read as a whole and line by line: the same."""
    with pytest.raises(Problem) as whole:
        read_text(path)
    with pytest.raises(Problem) as lines:
        list(read_lines(path))
    assert lines.value.particulars["file"] == whole.value.particulars["file"] == str(path)
    return whole.value if whole.value.key == lines.value.key else lines.value


def file(folder: Path, content: bytes) -> Path:
    path = folder / "file"
    path.write_bytes(content)
    return path


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert problem_of(tmp_path / "nothing").key == "file-missing"


def test_what_is_no_file(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")  # to open it would take until somebody writes
    for path in (tmp_path, tmp_path / "pipe", Path("/dev/zero")):
        assert problem_of(path).key == "file-irregular"


def test_a_name_that_no_file_can_have(tmp_path: Path) -> None:
    assert problem_of(tmp_path / ("x" * 5000)).key == "file-unreadable"


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    path = file(tmp_path, b"")
    os.truncate(path, 2 << 30)
    with pytest.raises(Problem, match="file-large"):
        read_text(path)
    with pytest.raises(Problem, match="file-line-long"):
        list(read_lines(path))


def test_a_file_may_have_more_lines_than_a_line_may_have_letters(tmp_path: Path) -> None:
    path = file(tmp_path, b"x" * 1000 + b"\n")
    with path.open("ab") as grown:
        for _ in range(MOST // 1000):
            grown.write(b"y" * 1000 + b"\n")
    assert sum(1 for _ in read_lines(path)) == MOST // 1000 + 1


def test_no_text(tmp_path: Path) -> None:
    problem = problem_of(file(tmp_path, b"fine\n\xff\xfeh\x00i"))
    assert problem.key == "file-text"
    assert problem.particulars["line"] == 2


def test_lines_have_their_numbers_and_empty_ones_are_left_out(tmp_path: Path) -> None:
    path = file(tmp_path, b"\xef\xbb\xbfone\r\n \n\ntwo \xe2\x80\xa8 parts\nthree")
    lines = [(1, "one\r\n"), (4, "two \u2028 parts\n"), (5, "three")]
    assert list(read_lines(path)) == lines


def test_a_mark_of_the_byte_order_is_no_text(tmp_path: Path) -> None:
    assert read_text(file(tmp_path, b"\xef\xbb\xbfx = 1")) == "x = 1"


@pytest.mark.parametrize(
    "text",
    ["", "{", '{"a":1,"a":2}', "NaN", "[-Infinity]", "1e999", "[" * 100_000, '{"a":' * 100_000],
    ids=range(8),
)
def test_what_is_no_json(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        read_json(text)


def test_a_number_of_thousands_of_digits() -> None:
    with pytest.raises(ValueError, match="thousands of digits"):
        read_json("9" * 5000)


def test_json_is_read() -> None:
    assert read_json('{"a": [1, 2.5, null, {"a": true}]}') == {"a": [1, 2.5, None, {"a": True}]}


def nested(depth: int) -> Any:
    value: Any = 1
    for _ in range(depth):
        value = [value]
    return value


def test_what_is_quoted_is_short_and_printable() -> None:
    for value in (10**5000, nested(100_000), "\x1b[31m" * 1000, [0] * 10**6, {"\n": "\u202e"}):
        assert quoted(value).isprintable()
        assert len(quoted(value)) <= 60
    assert quoted([1, "a", None]) == "[1, 'a', None]"
    assert [told("one"), told(1), told(None)] == ["one", "1", "None"]
