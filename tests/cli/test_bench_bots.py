"""The bench for bots measures something and tells it; how fast anything is, no test asks."""

import argparse
import json
from pathlib import Path
from typing import Any

import pytest

from pantheon import games
from pantheon.cli import bench_bots
from pantheon.core.problem import Problem
from pantheon.locales import Words

pytestmark = pytest.mark.usefixtures("shortened")


@pytest.fixture
def shortened(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measures as little as can be."""
    monkeypatch.setattr(bench_bots, "QUICK", bench_bots.Plan(rounds=1, seconds=0, arena=0))
    monkeypatch.setattr(bench_bots, "ITERATIONS", 3)
    monkeypatch.setattr(bench_bots, "BOT", "random")


def args(**other: Any) -> argparse.Namespace:
    usual = {"json": False, "quick": True, "keep": None, "force": False}
    return argparse.Namespace(**usual | other)


def test_all_is_measured_and_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "bots.json"
    assert bench_bots.run(args(json=True, keep=kept), Words("en")) == 0
    told = json.loads(capsys.readouterr().out)
    assert told == json.loads(kept.read_text())
    searched = [row["name"] for row in told["searches"]]
    peers = [f"OpenSpiel {name}" for name in bench_bots.PEERS]
    assert sorted([*searched, *told["missing"]]) == sorted([*games.names(), *peers])
    assert all(row["per_second"] > 0 for row in told["searches"])
    assert [row["name"] for row in told["arenas"]] == list(games.names())
    assert all(row["one"] > 0 < row["two"] and row["games"] >= 4 for row in told["arenas"])
    with pytest.raises(Problem, match="file-exists"):
        bench_bots.run(args(keep=kept), Words("en"))


def test_the_tables_tell_it_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    bench_bots.run(args(), Words("de"))
    told = capsys.readouterr().out
    assert "Durchläufe/s" in told
    assert "elysium (4)" in told
    assert "2 Prozesse" in told
