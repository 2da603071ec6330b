"""The tables of `benchmarks/versions.py`: games with known ends, and a version beside itself."""

import json
import subprocess
import sys
from pathlib import Path

import pantheon

SCRIPT = Path(__file__).parents[1] / "benchmarks/versions.py"
PACKAGE = Path(pantheon.__file__).parents[1]


def games(folder: Path, points: list[list[int]]) -> None:
    """Write down games of one greedy bot that sits on every seat in turn."""
    folder.mkdir(parents=True)
    lines = []
    for ordinal, scores in enumerate(points):
        bots = ["random"] * 4
        bots[-ordinal % 4] = "greedy"
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        result = {"ordinal": ordinal, "bots": bots, "points": scores, "winners": winners}
        lines.append(json.dumps({"arena": result}) + "\n")
    (folder / "games.jsonl").write_text("".join(lines), "utf-8")


def run(*command: str | Path) -> list[list[str]]:
    """The cells of all that a command prints, but the heads of its tables."""
    done = [sys.executable, str(SCRIPT), *map(str, command)]
    printed = subprocess.run(done, capture_output=True, text=True, check=True).stdout
    rows = [line.strip("| ").split(" | ") for line in printed.splitlines() if line]
    return [row for row in rows if row[0] != "game" and len(row) > 1]


def test_the_change_is_taken_deal_by_deal(tmp_path: Path) -> None:
    first, second = [5, 5, 2, 3], [[9, 0, 0, 0], [0, 0, 0, 9], [0, 0, 9, 0], [0, 9, 0, 0]]
    games(tmp_path / "before/derby-greedy", [first, [0] * 4, [0] * 4, [0] * 4, *second])
    games(tmp_path / "after/derby-greedy", [[8, 5, 2, 3], [0] * 4, [0] * 4, [0] * 4, *second])
    # the first game is won alone and no longer shared, and by 3 points more: in one deal of two
    (cells,) = run("table", tmp_path)
    assert cells[:4] == ["derby", "greedy", "random", "8"]
    figures = [cell.split()[0] for cell in cells[4:]]
    assert figures == ["65.6", "71.9", "+6.2", "4.7", "5.1", "+0.4"]


def test_a_change_beyond_chance_stands_out_and_half_a_deal_does_not_count(tmp_path: Path) -> None:
    lost, won = [[1, 2, 2, 2], [2, 2, 2, 1], [2, 2, 1, 2], [2, 1, 2, 2]], [[4, 1, 1, 1]]
    better = [[3, 2, 2, 2], [2, 2, 2, 3], [2, 2, 3, 2], [2, 3, 2, 2]]
    games(tmp_path / "before/elysium-greedy", lost * 3 + won * 3)
    games(tmp_path / "after/elysium-greedy", better * 3 + better[:1])
    (cells,) = run("table", tmp_path)
    assert cells[3:7] == ["12", "0.0 ± 0.0", "100.0 ± 0.0", "**+100.0 (+100.0 … +100.0)**"]


def test_a_version_beside_itself_makes_the_same_decisions(tmp_path: Path) -> None:
    run("speed", tmp_path, PACKAGE, PACKAGE, "--rounds", "2", "--games", "1")
    rows = run("table", tmp_path)
    assert [row[0] for row in rows] == [
        "offrandes",
        "derby",
        "derby, powers and Fate",
        "elysium, 2 players",
        "elysium, 4 players",
    ]
    assert all(float(row[1]) == float(row[2]) > 50 for row in rows)
