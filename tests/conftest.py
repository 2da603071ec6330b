"""Tests name what they prove: `@pytest.mark.rule("O2.3")`, `@pytest.mark.card("zeus-hera")`.

`--rules` shows which tests prove which rule and which card, and runs none; `--engine` makes sure
that the engine under test is the one that was meant.
"""

import re
from collections.abc import Generator, Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

import pantheon.core.state
from pantheon.games.elysium.components import CARDS

TESTS = Path(__file__).parent
SLOW = ("server", "arena", "cli", "simulation")
RULE = re.compile(r"^- \*\*([A-Z]+\d+(?:\.\d+)?)\*\*", re.MULTILINE)
# The numbers of all rules, by the name of their page.
RULES = {
    page.stem: RULE.findall(page.read_text("utf-8"))
    for page in sorted((TESTS.parent / "docs" / "rules").glob("*.md"))
}
# All that a mark can name, by the name of the mark.
KNOWN = {
    "rule": {number for numbers in RULES.values() for number in numbers},
    "card": set(CARDS),
}


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
        for mark, known in KNOWN.items():
            for name in proven_by(item, mark):
                if name not in known:
                    raise pytest.UsageError(f"{item.nodeid}: there is no {mark} {name}")
    return made


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Spread modules that take long evenly among the rest, so that each worker gets some."""
    where: dict[pytest.Item, float] = {}
    for kind in (True, False):
        some = [i for i in items if (i.path.relative_to(TESTS).parts[0] in SLOW) is kind]
        before = 0
        for _, module in groupby(some, key=lambda item: item.path):
            together = list(module)
            where |= dict.fromkeys(together, before / len(some))
            before += len(together)
    items.sort(key=where.__getitem__)


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    if not session.config.option.rules or session.testsfailed:
        return None
    terminal: Any = session.config.pluginmanager.get_plugin("terminalreporter")
    rules, cards = (tests_by(mark, session.items) for mark in KNOWN)
    unproven: list[str] = []
    for page, numbers in RULES.items():
        terminal.write_line(page)
        unproven += show(terminal, numbers, rules)
    terminal.write_line("cards of elysium")
    unproven += show(terminal, CARDS, cards)
    terminal.write_line(
        f"{len(rules)} of {len(KNOWN['rule'])} rules and {len(cards)} of {len(CARDS)} cards"
    )
    if unproven:
        pytest.exit(f"without a test: {', '.join(unproven)}", returncode=1)
    return True


def show(terminal: Any, names: list[str], proofs: dict[str, list[str]]) -> list[str]:
    """Write which tests prove what; those names that none proves."""
    width = max(map(len, names))
    for name in names:
        first, *others = proofs.get(name, ["-"])
        terminal.write_line(f"  {name:{width}} {first}")
        for other in others:
            terminal.write_line(f"  {'':{width}} {other}")
    return [name for name in names if name not in proofs]


def proven_by(item: pytest.Item, mark: str) -> Iterator[str]:
    """The rules or cards that a test says it proves."""
    for found in item.iter_markers(mark):
        yield from found.args


def tests_by(mark: str, items: list[pytest.Item]) -> dict[str, list[str]]:
    """The tests that prove each rule or card; a parametrized one stands for all its cases."""
    proofs: dict[str, list[str]] = {}
    for item in items:
        test = f"{item.path.relative_to(TESTS)}::{item.name.split('[')[0]}"
        for name in proven_by(item, mark):
            tests = proofs.setdefault(name, [])
            if test not in tests:
                tests.append(test)
    return proofs
