"""The page about environments shows what there is, and its examples run.

After a change of a layout that is meant, PANTHEON_REWRITE=1 writes the tables anew.
"""

import os
import re
from pathlib import Path

import pytest

from pantheon.envs import layout

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"
TEXT = PAGE.read_text("utf-8")
LAYOUT = re.compile(r"(<!-- layout (.*?) -->\n)(.*?)(<!-- end -->)", re.DOTALL)
EXAMPLES = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


def test_the_layouts_are_those_of_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(LAYOUT.findall(TEXT)) == 3
    now = TEXT
    for head, arguments, kept, end in LAYOUT.findall(TEXT):
        layout.main(arguments.split())
        now = now.replace(f"{head}{kept}{end}", f"{head}{capsys.readouterr().out}{end}")
    if os.environ.get("PANTHEON_REWRITE") == "1":
        PAGE.write_text(now, "utf-8")
    assert PAGE.read_text("utf-8") == now


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_the_examples_run(example: str) -> None:
    assert len(example.splitlines()) <= 11
    exec(compile(example, str(PAGE), "exec"), {})


def test_there_is_an_example_for_each_toolkit() -> None:
    for toolkit in ("pettingzoo", "gymnasium", "openspiel"):
        assert any(f"pantheon.envs.{toolkit}" in example for example in EXAMPLES)
