"""The bench measures something and tells it; how fast anything is, no test asks."""

import argparse
import json
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from pantheon import games
from pantheon.cli import bench, env_speed, peers
from pantheon.cli.speed import (
    COLUMNS,
    RECORDED,
    Contestant,
    Engine,
    Interpreted,
    Interpreter,
    Tally,
    variants,
)
from pantheon.core.problem import Problem
from pantheon.locales import Words

SHORT = 0.001


class Clockwork(Contestant):
    """Takes exactly as long as it says."""

    players = 2
    columns = ("whole", "strict")

    def __init__(self, name: str, *micros: float) -> None:
        self.name = name
        self.mode = "native"
        self.micros = micros
        self.asked = 0

    def measure(self, column: str, seconds: float) -> Tally:
        """Go to the next of the times."""
        micros = self.micros[self.asked % len(self.micros)]
        self.asked += 1
        return Tally(micros * 10 / 1e6, 2, 10)


def args(**given: Any) -> argparse.Namespace:
    known = {"json": False, "quick": True, "against": None, "keep": None, "force": False}
    return argparse.Namespace(**{**known, **given})


@pytest.fixture
def no_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    def not_there(name: str) -> ModuleType:
        raise ImportError(f"No module named {name!r}")

    monkeypatch.setattr(peers, "import_module", not_there)
    monkeypatch.setattr(env_speed, "PEERS", {})


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "QUICK", bench.Plan(rounds=2, seconds=SHORT))


ROWS = [variant for name in games.names() for variant in variants(name)]


@pytest.mark.parametrize("name", ROWS)
@pytest.mark.parametrize("column", COLUMNS)
def test_every_column_of_every_game_can_be_measured(name: str, column: str) -> None:
    tally = Engine(name).measure(column, SHORT)
    assert tally.seconds > 0
    assert tally.counted > tally.games >= 1


@pytest.mark.parametrize("name", ROWS)
def test_a_game_is_measured_interpreted_in_another_process(name: str) -> None:
    with Interpreter() as interpreter:
        tally = Interpreted(Engine(name), interpreter).measure("whole", SHORT)
    assert tally.counted > tally.games >= 1


def test_a_replay_makes_the_same_decisions_each_time() -> None:
    engine = Engine(games.names()[0])
    first = [engine.strict()[1] for _ in range(RECORDED)]
    assert [engine.strict()[1] for _ in range(RECORDED)] == first


@pytest.fixture(scope="module")
def found() -> dict[str, Contestant]:
    return {peer.name: peer for peer in peers.find_peers()[0]}


@pytest.mark.parametrize("name", peers.PEERS)
def test_a_peer_that_is_there_can_be_measured(name: str, found: dict[str, Contestant]) -> None:
    if name not in found:
        pytest.skip(f"{name} is not installed")
    for column in found[name].columns:
        assert found[name].measure(column, SHORT).counted > 1


@pytest.fixture(scope="module")
def environments() -> dict[str, env_speed.Environment]:
    return {found.name: found for found in env_speed.find_environments()[0]}


@pytest.mark.parametrize("name", games.names())
def test_our_environments_can_be_measured(
    name: str, environments: dict[str, env_speed.Environment]
) -> None:
    for variant in (name, f"{name} × 64", f"{name} × 64, random"):
        tally = environments[variant].measure(env_speed.STEP, SHORT)
        assert tally.counted > tally.games >= 1


@pytest.mark.parametrize("name", [env_speed.TEXAS, "hanabi_v5", "uno", "catanatron", "hearts"])
def test_an_environment_of_others_that_is_there_can_be_measured(
    name: str, environments: dict[str, env_speed.Environment]
) -> None:
    if name not in environments:
        pytest.skip(f"{name} is not installed")
    assert environments[name].measure(env_speed.STEP, SHORT).counted > 1


def test_environments_are_compared_with_poker(monkeypatch: pytest.MonkeyPatch) -> None:
    def of(name: str, micros: float) -> env_speed.Environment:
        made = env_speed.Environment()
        made.name, made.mode, made.players, made.numbers = name, "pettingzoo", 2, 9
        monkeypatch.setattr(made, "measure", lambda *_: Tally(micros / 1e6, 1, 1), raising=False)
        return made

    table = [of("derby", 10.0), of(env_speed.TEXAS, 40.0)]
    rows = bench.stepped(table, bench.Plan(3, 0.0), Words("en"))
    assert [row["to_texas"] for row in rows] == [0.25, 1.0]
    assert rows[0]["steps_per_second"] == 100_000


@pytest.mark.usefixtures("no_peers", "hasty")
def test_environments_and_missing_peers_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.run(args(), Words("en")) == 0
    told = " ".join(capsys.readouterr().out.split())
    for name in games.names():
        assert f"{name} × 64" in told
    for name in peers.PEERS:
        assert f"{name} is left out (No module named" in told
    assert "make bench" in told


@pytest.mark.usefixtures("no_peers", "hasty")
def test_json_is_all_that_is_printed_and_a_kept_run_is_replaced_only_by_force(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept.json"
    assert bench.run(args(json=True, keep=kept), Words("en")) == 0
    report = json.loads(capsys.readouterr().out)
    assert set(report["missing"]) == set(peers.PEERS)
    assert {row["name"] for row in report["rows"]} == set(ROWS)
    for row in report["rows"]:
        assert all(row[column] > 0 for column in COLUMNS)
    assert bench.read_kept(kept)
    first = kept.read_text("utf-8")
    with pytest.raises(Problem, match="file-exists"):
        bench.run(args(json=True, keep=kept), Words("en"))
    assert kept.read_text("utf-8") == first
    bench.run(args(json=True, keep=kept, force=True), Words("en"))
    assert kept.read_text("utf-8") != first


def test_a_run_cannot_be_kept_where_there_is_no_folder(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="file-unwritable"):
        bench.run(args(keep=tmp_path / "nowhere" / "kept.json"), Words("en"))


@pytest.mark.parametrize("text", ["", "[]", "7", '{"format": 0}', '{"format": 1, "rows": [{}]}'])
def test_something_else_is_no_kept_run(tmp_path: Path, text: str) -> None:
    file = tmp_path / "other.json"
    file.write_text(text, "utf-8")
    with pytest.raises(Problem, match="bench-kept"):
        bench.run(args(against=file), Words("en"))


def rows(*contestants: Contestant) -> list[dict[str, Any]]:
    rounds = bench.compete(list(contestants), bench.Plan(rounds=3, seconds=0), Words("en"))
    return bench.summary(list(contestants), rounds)


def test_a_ratio_is_the_median_over_the_rounds() -> None:
    busy = Clockwork("busy", *[2, 2], *[4, 4], *[90, 90], *[6, 6])  # the first two warm up
    hearts = Clockwork(peers.HEARTS, *[2, 2], *[2, 2], *[30, 30], *[2, 2])
    row = rows(busy, hearts)[0]
    assert row["whole"] == 6
    assert row["to_hearts"] == {"whole": 3, "strict": 3}
    assert row["decisions"] == 5


def test_a_change_compares_ratios_and_not_machines() -> None:
    before = rows(Clockwork("game", 4), Clockwork(peers.HEARTS, 2))
    after = {"rows": rows(Clockwork("game", 9), Clockwork(peers.HEARTS, 3))}
    bench.compare(after, {(row["name"], row["mode"]): row["to_hearts"] for row in before})
    assert after["rows"][0]["change"] == {"whole": 0.5, "strict": 0.5}
    assert bench.changes(after["rows"][0]["change"]) == "+50/+50"


@pytest.mark.parametrize(
    ("number", "written"), [(None, "–"), (0.456, "0,46"), (12.34, "12,3"), (1234.5, "1.234")]
)
def test_figures_are_written_as_the_language_does(number: float | None, written: str) -> None:
    assert bench.figure(number, Words("de")) == written


def test_the_command_line_knows_the_bench() -> None:
    main = import_module("pantheon.cli").main
    with pytest.raises(SystemExit, match="0"):
        main(["bench", "--help"])
