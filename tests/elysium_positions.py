"""Positions of Elysium, made of readable parts, and looks at what came of them."""

from collections.abc import Mapping, Sequence
from typing import Any

from acting import act

from pantheon import games
from pantheon.core.state import NOBODY
from pantheon.games.elysium.components import (
    CITIZEN,
    COLOURS,
    FAMILIES,
    FAMILIES_IN_PLAY,
    INCOMPLETE,
    LEVELS,
    NO_QUEST,
    PIECES,
)
from pantheon.games.elysium.epochs import ACTIONS, END_OF_EPOCH, WRITING, Epoch, finish
from pantheon.games.elysium.game import ElysiumGame
from pantheon.games.elysium.legends import claim_tiles, put
from pantheon.games.elysium.scoring import sheet
from pantheon.games.elysium.state import Elysium
from pantheon.games.elysium.turns import Actions, Turn
from pantheon.games.elysium.writing import Writing, Writings


def position(
    players: int = 3,
    *,
    families: str = "first",
    values: dict[str, object] | None = None,
    phase: int = ACTIONS,
    epoch: int = 1,
    turn: int = 0,
    round_: int = 0,
    acted: bool = False,
    order: Sequence[int] | None = None,
    side: int = 0,
    agora: Sequence[str] = (),
    oracle: Sequence[str] = (),
    discard: Sequence[str] = (),
    pile: Sequence[str] | None = None,
    gold: Sequence[int] | int = 0,
    vp: Sequence[int] | int = 0,
    pp: Sequence[int] | int = 0,
    columns: Mapping[int, Sequence[str]] | None = None,
    quest: Mapping[int, int] | None = None,
    taken: Mapping[int, int] | None = None,
    transfers: Mapping[int, int] | None = None,
    left: int | None = None,
    domain: Mapping[int, Sequence[str]] | None = None,
    legends: Mapping[int, Sequence[Sequence[str]]] | None = None,
) -> Elysium:
    """A position at the turn of a seat, settled, with somebody listening from here on.

    Cards are named as in actions (`zeus-ganymede`). In a Domain `zeus-companion/used` is turned or
    without its ring, `citizen` is a Citizen; the first card is the oldest. `legends` are put
    there card by card and bring their Bonus tiles (in the order of the seats). `pile` are the
    top cards of the draw pile (all others lie below them), [] means that there are no others. A
    Quest is its number from 1, 0 is an Incomplete one; in phase III (`phase=WRITING`) everybody
    without one has an Incomplete one, and `left` are the transfers of the seat in turn.
    """
    game = games.load("elysium", {"families": families}, values)
    assert isinstance(game, ElysiumGame)
    state = game.new(players, "position")
    assert isinstance(state, Elysium)
    _forget_work(state)
    state.epoch, state.phase, state.side = epoch, phase, side
    state.order = list(order or range(players))
    state.active = turn
    for seat, names in (columns or {}).items():
        state.columns[seat] = sum(1 << COLOURS.index(name) for name in names)
    for seat, number in (quest or {}).items():
        state.quest[seat] = number - 1 if number else INCOMPLETE
    for seat, count in (taken or {}).items():
        state.taken[seat] = count
    for seat, count in (transfers or {}).items():
        state.transfers[seat] = count
    _put_cards(state, agora, oracle, discard, pile, domain or {}, legends or {})
    state.gold, state.vp, state.pp = (_each(given, players) for given in (gold, vp, pp))
    place = state.order.index(turn)
    if phase == ACTIONS:
        state.push(Epoch(WRITING))
        state.push(Actions(round_ * players + place + 1))
        state.push(Turn(turn, int(acted)))
    else:
        state.quest = [INCOMPLETE if q == NO_QUEST else q for q in state.quest]
        state.left = game.deck.quest(players, state.quest[turn])[2] if left is None else left
        state.push(Epoch(END_OF_EPOCH))
        state.push(Writings(place + 1))
        state.push(Writing(turn))
    state.events = []
    state.settle()
    return state


def scored(players: int = 3, **parts: object) -> Elysium:
    """A position after the final scoring: the game is over."""
    state = position(players, phase=WRITING, epoch=5, **parts)  # type: ignore[arg-type]  # as there
    _forget_work(state)
    state.phase = END_OF_EPOCH
    state.active = NOBODY
    finish(state)
    state.settle()
    return state


def took(card: str, *, agora: Sequence[str] = (), **parts: Any) -> Elysium:
    """Seat 0 has just taken a card from the Agora, where `agora` lies too."""
    state = position(agora=[card, *agora], **parts)
    act(state, f"take {card}")
    return state


def writing(*cards: str, **parts: Any) -> Elysium:
    """Phase III of seat 0 with these cards, 9 gold and three transfers, if nothing else is said."""
    given = {"gold": [9, 0, 0], "quest": {0: 3}, "domain": {0: cards}, **parts}
    return position(phase=WRITING, **given)


def in_play(*cards: str) -> str:
    """Five families, those of these cards among them."""
    needed = {card.split("-")[0] for card in cards} - {"citizen"}
    others = [family for family in FAMILIES if family not in needed]
    assert len(needed) <= FAMILIES_IN_PLAY
    return "+".join(sorted([*needed, *others[: FAMILIES_IN_PLAY - len(needed)]]))


def _forget_work(state: Elysium) -> None:
    while state.pending():
        state.pop()


def _each(given: Sequence[int] | int, players: int) -> list[int]:
    return [given] * players if isinstance(given, int) else list(given)


def _put_cards(
    state: Elysium,
    agora: Sequence[str],
    oracle: Sequence[str],
    discard: Sequence[str],
    pile: Sequence[str] | None,
    domain: Mapping[int, Sequence[str]],
    legends: Mapping[int, Sequence[Sequence[str]]],
) -> None:
    """All named cards where they are said to be; a card that there is not is a ValueError."""
    rest = sorted([*state.pile])
    state.agora = sorted(_taken_from(rest, agora))
    state.oracle = sorted(_taken_from(rest, oracle))
    state.discard = _taken_from(rest, discard)
    top = _taken_from(rest, pile or [])
    state.top = 0
    for seat, names in domain.items():
        for name in names:
            card, _, used = name.partition("/")
            (number,) = _taken_from(rest, [card])
            state.enter(seat, number, ready=not used)
            if number == CITIZEN:
                state.citizens.append(rest.pop())
    for seat, written in sorted(legends.items()):
        for place, names in enumerate(written):
            for name in names:
                (number,) = _taken_from(rest, [name])
                put(state, seat, number, place)
                if number == CITIZEN:
                    state.citizens.append(rest.pop())
                claim_tiles(state, seat, place, number)
    state.pile = top + ([] if pile == [] else rest)
    if pile == []:
        state.removed = rest


def _taken_from(rest: list[int], names: Sequence[str]) -> list[int]:
    found = [PIECES.index(name) for name in names]
    for card in found:
        if card != CITIZEN:
            rest.remove(card)
    return found


# ---- looking


def happened(state: Elysium) -> list[str]:
    """The kinds of all events since somebody listens, in their order."""
    assert state.events is not None
    return [event.kind.name for event in state.events]


def domain(state: Elysium, seat: int) -> list[str]:
    """The cards in a Domain, the oldest first."""
    return [PIECES[card] for card in state.domain[seat]]


def legends(state: Elysium, seat: int) -> list[list[str]]:
    """The Legends of a seat, each with its cards as they came."""
    return [
        [PIECES[card & 127] for card in state.elysium[seat] if card >> 7 == place]
        for place in range(len(state.legends[seat]))
    ]


def lies(state: Elysium, seat: int, card: str) -> str:
    """How a card lies in a Domain: straight, turned, ring or used."""
    number = PIECES.index(card)
    assert state.has(seat, number), f"{card} is not in the Domain of {seat}"
    return state.deck.lies(number, state.is_ready(seat, number))


def names(cards: Sequence[int]) -> list[str]:
    """The names of cards."""
    return [PIECES[card] for card in cards]


def tiles(state: Elysium, seat: int) -> list[str]:
    """The Bonus tiles of a seat: `zeus 1` is the first of that family, `level 2` a level's."""
    family = [
        f"{FAMILIES[place // 2]} {place % 2 + 1}"
        for place, owner in enumerate(state.family_tiles)
        if owner == seat
    ]
    level = [f"level {i + 1}" for i in range(LEVELS) if state.level_tiles[i] == seat]
    return family + level


def chronos(state: Elysium, seat: int = 0) -> list[tuple[str, int]]:
    """The Chronos cards that score for a seat, and what they score."""
    return [(line["card"], line["vp"]) for line in sheet(state, seat)["chronos"]]


def worth(card: str, *written: Sequence[str], **parts: Any) -> list[int]:
    """What each copy of a Chronos card in these Legends of seat 0 scores at the end."""
    state = scored(legends={0: written}, **parts)
    return [vp for name, vp in chronos(state) if name == card]


def conserved(state: Elysium) -> bool:
    """Whether every card of the families in play is somewhere, and only once."""
    deck = state.deck
    wanted = sorted(
        card
        for family in state.families
        for card in range(family * 11, family * 11 + 11)
        for _ in range(deck.copies[card])
    )
    found = state.pile[state.top :] + state.discard + state.agora + state.oracle
    found += state.citizens + state.removed
    for seat in range(state.players):
        found += [card for card in state.domain[seat] if card != CITIZEN]
        found += [card & 127 for card in state.elysium[seat] if card & 127 != CITIZEN]
    return sorted(found) == wanted
