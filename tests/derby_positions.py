"""Small positions of Divinity Derby, and short ways to play and question them."""

from collections.abc import Sequence
from typing import Any

from pantheon.games import load
from pantheon.games.derby.components import BETS, CREATURES, GODS, NONE, POWERS, PROTECTION
from pantheon.games.derby.game import DerbyGame
from pantheon.games.derby.races import (
    JUDGEMENT,
    MIDDLE_LINE,
    PAYOUT,
    RUN,
    Race,
    give_powers,
)
from pantheon.games.derby.state import Derby, ranking
from pantheon.games.derby.turns import Running
from pantheon.games.derby.windows import JUDGED, open_window

# The seats of the gods, where nothing else is said.
ANANSI, HORUS, MARDUK, ODIN, QUETZALCOATL, YU_HUANG = range(6)


def derby(
    options: dict[str, str] | None = None, overlay: dict[str, Any] | None = None
) -> DerbyGame:
    """The game with these options and values."""
    game = load("derby", options or {}, overlay or {})
    assert isinstance(game, DerbyGame)
    return game


def new_game(
    players: int = 4,
    start: int | None = None,
    seed: str = "",
    options: dict[str, str] | None = None,
    overlay: dict[str, Any] | None = None,
) -> Derby:
    """A new game, somebody listening; with `start`, the first one that draws this start player."""
    game = derby(options, overlay)
    if start is None:
        return _set_up(game, players, seed)
    draws = (_set_up(game, players, str(number)) for number in range(100))
    return next(state for state in draws if state.start == start)


def _set_up(game: DerbyGame, players: int, seed: str) -> Derby:
    state = game.blank(players, seed)
    assert isinstance(state, Derby)
    state.events = []
    game.set_up(state)
    state.settle()
    return state


def course(
    phase: int = RUN,
    players: int = 4,
    race: int = 1,
    start: int = 0,
    turn: int | None = None,
    third: bool = False,
    holders: dict[int, list[str]] | list[list[str]] | None = None,
    spaces: dict[str, int] | None = None,
    lanes: list[str] | None = None,
    finished: list[str] | None = None,
    crossed: str | None = None,
    bets: dict[int, list[tuple[str, str]]] | None = None,
    tokens: dict[str, int] | None = None,
    hand: dict[int, dict[str, int]] | None = None,
    score: list[int] | None = None,
    zeus: list[str] | None = None,
    protections: int | None = None,
    drawn: list[str] | None = None,
    discard: list[str] | None = None,
    gods: list[str] | None = None,
    powers: list[str] | None = None,
    fate: list[int] | None = None,
    options: dict[str, str] | None = None,
    overlay: dict[str, Any] | None = None,
    seed: str = "",
) -> Derby:
    """The first decision of a phase of a race, somebody listening from there on.

    `turn` is who plays next in the phase RUN, else the start player; `third` says that the third
    bets lie on the table, so that after RUN comes the judgement.
    `holders` by number (holder 0 is left of seat 0) are filled up with other cards to the same even
    number, that of a full deal if nothing is said; as a list they are exact. They are empty from
    the judgement on.
    `spaces` in the order of arrival, so that the last one of a space is ahead there; the others
    stand on the start space in the order of `lanes`, the first one ahead. Who crossed the middle
    line is `crossed`, or the one ahead if it is beyond.
    `bets` by seat, in the order of placing: they are taken from the hands and from the tokens.
    `drawn` are cards that Zeus drew, `protection` among them, for the phase PAYOUT; the moment
    *judged* comes before it.
    `gods` by seat; `powers` that nobody has used yet, all if nothing is said. Naming powers or
    the spaces of the `fate` tokens switches the options on.
    """
    named = [POWERS.index(power) for power in powers or []]
    with_fate = fate is not None or any(power % 3 == 2 for power in named)
    wanted = dict(options or {})
    if with_fate or powers is not None:
        wanted = {"powers": "on", "fate": "on" if with_fate else "off", **wanted}
    state = _set_up(derby(wanted, overlay), players, seed)
    while state.stack:
        state.pop()  # the work of the setup
    state.events = []
    state.race = race
    state.start = start
    state.gods = [GODS.index(god) for god in gods or GODS[:players]]
    give_powers(state)
    if powers is not None:
        state.unused = sum(1 << power for power in named)
    state.score = list(score or state.score)
    _put_creatures(state, spaces or {}, lanes or CREATURES, finished or [], crossed)
    if holders is None:
        holders = {} if phase < JUDGEMENT else [[]] * players
    _put_cards(state, holders, zeus or [], discard or [], drawn or [])
    gone = state.drawn.count(PROTECTION)
    whole = state.values.protections
    state.protections = whole - gone if protections is None else protections
    state.protections_left = state.protections + gone
    _put_bets(state, bets or {}, hand or {})
    for creature, left in (tokens or {}).items():
        state.tokens[CREATURES.index(creature)] = left
    state.fate = list(fate or [])
    state.third = int(third or phase >= JUDGEMENT)
    following = start if turn is None else turn
    state.mover = (following - 1) % players
    if phase == RUN:
        state.push(Race(JUDGEMENT if third else MIDDLE_LINE))
        state.push(Running(following))
    else:
        state.push(Race(phase))
    if phase == PAYOUT:
        open_window(state, start, JUDGED)
    state.settle()
    return state


def _put_creatures(
    state: Derby,
    spaces: dict[str, int],
    lanes: Sequence[str],
    finished: list[str],
    crossed: str | None,
) -> None:
    state.space = [0] * len(CREATURES)
    state.arrived = [-1 - lanes.index(creature) for creature in CREATURES]
    state.clock = 0
    beyond = state.values.last_space + 1
    for name, space in [*spaces.items(), *((name, beyond) for name in finished)]:
        creature = CREATURES.index(name)
        state.clock += 1
        state.space[creature] = space
        state.arrived[creature] = state.clock
    state.finished = [CREATURES.index(name) for name in finished]
    ahead = ranking(state)[0]
    if crossed is not None:
        state.crossed = CREATURES.index(crossed)
    else:
        state.crossed = ahead if state.space[ahead] >= state.values.line else NONE


def _put_cards(
    state: Derby,
    holders: dict[int, list[str]] | list[list[str]],
    zeus: list[str],
    discard: list[str],
    drawn: list[str],
) -> None:
    """All named cards where they are said to be; a card that there is not is a ValueError."""
    said = dict(enumerate(holders)) if isinstance(holders, list) else holders
    state.zeus = [card(state, name) for name in zeus]
    state.discard = [card(state, name) for name in discard]
    state.drawn = [PROTECTION if name == "protection" else card(state, name) for name in drawn]
    full = [[card(state, name) for name in said.get(h, [])] for h in range(state.players)]
    rest = state.values.deck.copy()
    for placed in [state.zeus, state.discard, state.drawn, *full]:
        for design in placed:
            if design != PROTECTION:
                rest.remove(design)
    most = max(map(len, full))
    even = most + most % 2 if most else state.values.holder_size
    for holder in full if isinstance(holders, dict) else []:
        for _ in range(even - len(holder)):
            holder.append(rest.pop(len(rest) * 5 // 7))  # of some creature or other
    state.holders = [sorted(holder) for holder in full]
    state.undealt = rest


def _put_bets(
    state: Derby, bets: dict[int, list[tuple[str, str]]], hand: dict[int, dict[str, int]]
) -> None:
    for seat, placed in bets.items():
        for place, (bet, creature) in enumerate(placed):
            state.bet[seat * 3 + place] = BETS.index(bet)
            state.backed[seat * 3 + place] = CREATURES.index(creature)
            state.hand[seat * 7 + BETS.index(bet)] -= 1
            state.tokens[CREATURES.index(creature)] -= 1
    for seat, counts in hand.items():
        for bet, count in counts.items():
            state.hand[seat * 7 + BETS.index(bet)] = count


# ---- looking


def card(state: Derby, name: str) -> int:
    """The number of a movement card by its name, such as `pegasus-2/1+3`."""
    return state.deck.card.values.index(name)


def cards(state: Derby, numbers: list[int]) -> list[str]:
    """The names of movement cards; `protection` for those that are none."""
    names = state.deck.card.values
    return ["protection" if number == PROTECTION else names[number] for number in numbers]


def space(state: Derby, creature: str) -> int:
    """Where a creature stands; beyond the last space when it has finished."""
    return state.space[CREATURES.index(creature)]


def ahead(state: Derby) -> list[str]:
    """All creatures, the first one first."""
    return [CREATURES[creature] for creature in ranking(state)]


def backed(state: Derby, seat: int) -> list[tuple[str, str]]:
    """The bets of a seat in this race: card and creature, in the order of placing."""
    return [
        (BETS[state.bet[index]], CREATURES[state.backed[index]])
        for index in range(seat * 3, seat * 3 + 3)
        if state.backed[index] != NONE
    ]


def in_hand(state: Derby, seat: int) -> dict[str, int]:
    """The bet cards in the hand of a seat, those that are there."""
    counts = state.hand[seat * 7 : seat * 7 + 7]
    return {bet: count for bet, count in zip(BETS, counts, strict=True) if count}


def unused(state: Derby, seat: int) -> list[str]:
    """The powers that a seat can still use."""
    return [power for number, power in enumerate(POWERS) if state.may_use(seat, number)]
