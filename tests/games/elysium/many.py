"""Many games of Elysium, checked at every decision, and a page about them.

    make many GAMES=100000

All 56 sets of five families are played with 2, 3 and 4 players in turns, each game with a seed of
its own. A broken promise is told with its seed, and the rest goes on.
"""

import sys
from collections import Counter
from multiprocessing import Pool
from statistics import fmean
from typing import Any

from games.elysium.test_properties import check_game
from rich.console import Console
from rich.progress import track

from pantheon.games.elysium.components import SETS
from pantheon.games.elysium.game import ANY_FIVE
from pantheon.games.elysium.scoring import sheet

TABLES = [(families, players) for families in ANY_FIVE for players in (2, 3, 4)]
LINES = ("vp", "chronos", "legends", "prestige", "tiles", "citizens")
Found = dict[str, Any]


def play(ordinal: int) -> Found:
    """One game: what came of it, or what it broke."""
    families, players = TABLES[ordinal % len(TABLES)]
    try:
        end = check_game(families, players, f"many {ordinal}")
    except Exception as error:  # whatever goes wrong is what we are here for
        return {"broken": f"{families}, {players} players, seed many {ordinal}: {error!r}"}
    sheets = [sheet(end, seat) for seat in range(players)]
    return {
        "families": families,
        "players": players,
        "totals": [found["total"] for found in sheets],
        "lines": {line: fmean(_sum(found[line]) for found in sheets) for line in LINES},
        "citizens": len(end.citizens) / players,
        "shared": len(end.winners()) > 1,
    }


def _sum(line: Any) -> int:
    return sum(item["vp"] for item in line) if isinstance(line, list) else int(line)


def page(found: list[Found]) -> str:
    """What came of all of them, as a page."""
    broken = [game["broken"] for game in found if "broken" in game]
    games = [game for game in found if "broken" not in game]
    lines = [f"{len(found)} games, {len(broken)} of them broke a promise.", ""]
    lines += [f"- {text}" for text in broken[:20]]
    lines += [*_table("players", [(str(n), _of(games, "players", n)) for n in (2, 3, 4)]), ""]
    named = [(name, _of(games, "families", "+".join(sorted(five)))) for name, five in SETS.items()]
    lines += [*_table("set", named), ""]
    families = sorted({name for five in ANY_FIVE for name in five.split("+")})
    lines += _table(
        "with", [(name, [g for g in games if name in g["families"]]) for name in families]
    )
    return "\n".join(lines)


def _of(games: list[Found], key: str, value: object) -> list[Found]:
    return [game for game in games if game[key] == value]


def _table(head: str, rows: list[tuple[str, list[Found]]]) -> list[str]:
    columns = ["games", "mean score", "winning score", *LINES, "Citizens taken", "shared wins"]
    lines = [f"| {head} | {' | '.join(columns)} |", "|---" * (len(columns) + 1) + "|"]
    for name, games in rows:
        if not games:
            continue
        figures = [
            fmean(fmean(game["totals"]) for game in games),
            fmean(max(game["totals"]) for game in games),
            *(fmean(game["lines"][line] for game in games) for line in LINES),
            fmean(game["citizens"] for game in games),
        ]
        shared = Counter(game["shared"] for game in games)[True] / len(games)
        cells = [str(len(games)), *(f"{figure:.1f}" for figure in figures), f"{shared:.1%}"]
        lines.append(f"| {name} | {' | '.join(cells)} |")
    return lines


def main(count: int) -> int:
    """Play and tell; the exit code says whether a promise was broken."""
    with Pool() as pool:
        games = pool.imap_unordered(play, range(count), chunksize=20)
        console = Console(stderr=True)
        found = list(track(games, "Playing", total=count, console=console))
    print(page(found))
    return int(any("broken" in game for game in found))


if __name__ == "__main__":
    raise SystemExit(main(int(sys.argv[1])))
