"""The tables of `benchmarks/strength.py`, made of games whose ends are known."""

import json
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[1] / "benchmarks/strength.py"


def games(folder: Path, bots: list[str], points: list[list[int]]) -> None:
    """Write down games in which these bots, always on these seats, had so many points."""
    folder.mkdir()
    lines = []
    for ordinal, scores in enumerate(points):
        places = [1 + sum(other > mine for other in scores) for mine in scores]
        result = {
            "ordinal": ordinal,
            "seating": list(range(len(bots))),
            "bots": bots,
            "points": scores,
            "places": places,
            "winners": [seat for seat, place in enumerate(places) if place == 1],
            "decisions": [10] * len(bots),
            "seconds": [0.5] * len(bots),
        }
        lines.append(json.dumps({"arena": result}) + "\n")
    (folder / "games.jsonl").write_text("".join(lines), "utf-8")


def rows(folder: Path) -> list[str]:
    """All that the command prints, but the heads of its tables."""
    command = [sys.executable, str(SCRIPT), "table", str(folder)]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return [
        line for line in printed.splitlines() if line.startswith(("| derby", "| elysium", "| all"))
    ]


def test_a_candidate_has_its_share_of_wins_and_its_gap(tmp_path: Path) -> None:
    points = [[9, 6, 6, 3], [5, 8, 5, 2], [7, 7, 1, 1], [10, 0, 0, 2]]
    games(tmp_path / "derby-4-greedy", ["greedy", *["random"] * 3], points)
    assert rows(tmp_path) == [
        "| derby | 4 | greedy | random | 4 | 62.5 % | 21.9–90.8 | 25 % | +4.3 | 50.0 |"
    ]


def test_budgets_are_compared_two_by_two_by_game_and_in_all(tmp_path: Path) -> None:
    small, middle, large = "mcts:0.1s", "mcts:0.3s", "mcts:1s"
    games(tmp_path / "elysium-3-budgets", [small, middle, large], [[10, 20, 30], [10, 10, 40]])
    games(tmp_path / "elysium-3-budgets-back", [large, middle, small], [[20, 30, 10], [5, 9, 9]])
    games(tmp_path / "derby-3-budgets", [small, middle, large], [[3, 2, 1]] * 2)
    found = [row.split(" | ") for row in rows(tmp_path)]
    ahead = [(cells[0], cells[2], cells[3], cells[6].split()[0]) for cells in found]
    assert ahead == [
        ("| elysium", middle, small, "75.0"),  # ahead twice, level twice
        ("| elysium", large, small, "75.0"),  # behind once
        ("| elysium", large, middle, "50.0"),
        ("| derby", middle, small, "0.0"),
        ("| derby", large, small, "0.0"),
        ("| derby", large, middle, "0.0"),
        ("| all", middle, small, "37.5"),
        ("| all", large, small, "37.5"),
        ("| all", large, middle, "25.0"),
    ]


def test_games_that_share_a_deal_count_as_one(tmp_path: Path) -> None:
    small, middle, large = "mcts:0.1s", "mcts:0.3s", "mcts:1s"
    won, lost = [[10, 20, 20]] * 3, [[20, 10, 10]] * 3
    games(tmp_path / "derby-3-budgets", [small, middle, large], [*won, *lost, *won, *lost])
    games(tmp_path / "derby-3-budgets-back", [middle, small, large], [[20, 10, 10]] * 6)
    found = rows(tmp_path)[0].split(" | ")
    # by deal it is ahead always, in three games of six, always and never
    assert found[4:] == ["18", "4", "62.5 ± 75.6 %", "+2.5 ± 15.1 |"]


def test_a_step_is_the_lead_over_each_that_had_less_time(tmp_path: Path) -> None:
    small, middle = "mcts:0.1s", "mcts:0.3s"
    points = [[12, 10, 14], [9, 9, 6], [30, 1, 2], [20, 22, 24], [8, 6, 10], [5, 5, 5]]
    games(tmp_path / "elysium-3-step", [small, middle, small], points)
    found = [cell.split()[0] for cell in rows(tmp_path)[0].split(" | ")]
    # behind both, level and ahead, behind both; then between, behind both, level with both
    assert found[2:] == [middle, small, "6", "2", "29.2", "-3.2"]
