"""Tests name the rules they prove: `@pytest.mark.rule("O2.3")`.

`--rules` shows which tests prove which rule and runs none; `--engine` makes sure that the engine
under test is the one that was meant.
"""

import re
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest

import pantheon.core.state

TESTS = Path(__file__).parent
RULE = re.compile(r"^- \*\*([A-Z]+\d+\.\d+)\*\*", re.MULTILINE)
# The numbers of all rules, by the name of their page.
RULES = {
    page.stem: RULE.findall(page.read_text("utf-8"))
    for page in sorted((TESTS.parent / "docs" / "rules").glob("*.md"))
}
KNOWN = {number for numbers in RULES.values() for number in numbers}


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("pantheon")
    group.addoption("--rules", action="store_true", help="show which tests prove which rule")
    group.addoption(
        "--engine", choices=["interpreted", "compiled"], help="fail unless this engine is tested"
    )


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> None:
    if config.option.rules and hasattr(config.option, "numprocesses"):
        config.option.numprocesses = 0  # with xdist only the workers would know the tests


def pytest_sessionstart(session: pytest.Session) -> None:
    wanted = session.config.option.engine
    file = pantheon.core.state.__file__
    found = "interpreted" if file.endswith(".py") else "compiled"
    if wanted not in (None, found):
        pytest.exit(f"--engine={wanted}, but the engine is {found}: {file}", returncode=1)


@pytest.hookimpl(wrapper=True)
def pytest_pycollect_makeitem() -> Generator[None, Any, Any]:
    made = yield
    for item in made if isinstance(made, list) else []:  # here xdist hands an error on in full
        for number in rules_of(item):
            if number not in KNOWN:
                raise pytest.UsageError(f"{item.nodeid}: no page of docs/rules has rule {number}")
    return made


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    if not session.config.option.rules or session.testsfailed:
        return None
    terminal: Any = session.config.pluginmanager.get_plugin("terminalreporter")
    proofs = tests_by_rule(session.items)
    unproven: list[str] = []
    for page, numbers in RULES.items():
        terminal.write_line(page)
        for number in numbers:
            first, *others = proofs.get(number, ["-"])
            terminal.write_line(f"  {number:6} {first}")
            for other in others:
                terminal.write_line(f"         {other}")
        unproven += [number for number in numbers if number not in proofs]
    if unproven:
        pytest.exit(f"rules without a test: {', '.join(unproven)}", returncode=1)
    return True


def rules_of(item: pytest.Item) -> Iterator[str]:
    """The rules that a test says it proves."""
    for mark in item.iter_markers("rule"):
        yield from mark.args


def tests_by_rule(items: list[pytest.Item]) -> dict[str, list[str]]:
    """The tests that prove each rule; a parametrized one stands for all its cases."""
    proofs: dict[str, list[str]] = {}
    for item in items:
        test = f"{item.path.relative_to(TESTS)}::{item.name.split('[')[0]}"
        for number in rules_of(item):
            tests = proofs.setdefault(number, [])
            if test not in tests:
                tests.append(test)
    return proofs
