"""Many random games of all kinds, asked at every step whether an undo would be a peek.

    make undos GAMES=10000

Every game is played with all its options and every number of players in turns, each time with a
seed of its own. A step that can be taken back although somebody has learned something is told with
its seed, and the exit code says that there was one.
"""

import sys
from collections import Counter
from itertools import product
from multiprocessing import Pool

from games.undoing import Found, check_undo
from rich.console import Console
from rich.progress import track

from pantheon import games
from pantheon.games.elysium.game import ANY_FIVE, RANDOM

SWITCH = ("off", "on")
DERBY = [
    {"gods": gods, "powers": powers, "fate": fate, "sober": sober}
    for gods, powers, fate, sober in product(("dealt", "chosen"), SWITCH, SWITCH, SWITCH)
    if (powers, fate) != ("off", "on")
]
ELYSIUM = [{"families": families} for families in (*ANY_FIVE, RANDOM)]
OPTIONS: dict[str, list[dict[str, str]]] = {"derby": DERBY, "elysium": ELYSIUM, "offrandes": [{}]}


def play(name: str, ordinal: int) -> Found:
    """One random game with the next options and number of players."""
    turn, place = divmod(ordinal, len(OPTIONS[name]))
    game = games.shared(name, OPTIONS[name][place])
    players = game.least + turn % (game.most + 1 - game.least)
    return check_undo(game, players, f"undo {ordinal}", guesses=1, one_in=20)


def page(name: str, found: Found) -> str:
    """What came of all games of a kind, as lines of a page."""
    checked, needless = found.checked.total(), found.needless.total()
    lines = [
        f"{name}: {found.steps} steps, {found.final} cannot be taken back.",
        f"  Of the others {found.asked} times asked, {len(found.peeks)} times a peek.",
        f"  Needlessly final: {needless} of {checked} that were checked.",
    ]
    lines += [
        f"    {kind}: {many} of {found.checked[kind]}" for kind, many in _most(found.needless)
    ]
    return "\n".join(lines + [f"  PEEK {text}" for text in found.peeks[:20]])


def _most(counts: Counter[str]) -> list[tuple[str, int]]:
    return counts.most_common(10)


def main(count: int) -> int:
    """Play so many games of each kind and tell; the exit code says whether there was a peek."""
    console = Console(stderr=True)
    peeks = 0
    with Pool() as pool:
        for name in games.names():
            jobs = [pool.apply_async(play, (name, ordinal)) for ordinal in range(count)]
            found = Found()
            for job in track(jobs, f"Playing {name}", console=console):
                found.add(job.get())
            print(page(name, found), flush=True)
            peeks += len(found.peeks)
    return int(peeks > 0)


if __name__ == "__main__":
    raise SystemExit(main(int(sys.argv[1])))
