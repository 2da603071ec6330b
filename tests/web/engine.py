"""What the engine says, as JSON, for the tests of the client to compare with."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from pantheon import games
from pantheon.core.chance import Chance
from pantheon.core.game import Game
from pantheon.core.playout import random_action
from pantheon.core.state import State
from pantheon.games.elysium.actions import JOIN, START
from pantheon.games.elysium.components import CITIZEN, PIECES
from pantheon.games.elysium.legends import missing_level
from pantheon.games.elysium.state import Elysium
from pantheon.games.elysium.transfers import Placing, cost
from pantheon.locales import Words, languages
from pantheon.locales.speech import Speech, nameplates
from pantheon.server.web.api.library import components
from pantheon.table.disclosure import happenings, option

PLAYERS = 3
SEATS = (0, -1)  # one that knows its secrets, and a spectator
TRANSFERS = 60  # of each sort
SEEDS = 200  # at most


def played(game: Game, seed: int) -> Iterator[State]:
    """The positions of a random game, the last one too."""
    state = game.new(PLAYERS, str(seed), listen=True)
    chance = Chance("client", seed)
    yield state
    while not state.over:
        state.apply(random_action(state, chance))
        yield state


def words_of(name: str) -> dict[str, Any]:
    """What a game consists of, and what is said in two games of it, in all languages."""
    game = games.shared(name)
    questions: dict[str, dict[str, Any]] = {}
    ends: list[State] = []
    for seed in (1, 2):
        for state in played(game, seed):
            if asked := state.question():
                questions[json.dumps(asked)] = asked
        ends.append(state)
    plates = ends[0].view(-1)["nameplates"]
    speeches = {
        language: Speech(words := Words(language), game, nameplates(words, game, plates))
        for language in languages()
    }

    def said(told: Any, by: Callable[[Speech], str]) -> dict[str, Any]:
        texts = {language: by(speech) for language, speech in speeches.items()}
        return {"told": msgspec.to_builtins(told), "texts": texts}

    return {
        "components": components(name).model_dump(),
        "names": {language: speech.names for language, speech in speeches.items()},
        "options": [
            said(option(game, action), lambda speech, action=action: speech.option(action))
            for action in range(game.catalogue.size)
        ],
        "questions": [
            said(asked, lambda speech, asked=asked: speech.question(asked))
            for asked in questions.values()
        ],
        "events": [
            said(told, lambda speech, event=event, seat=seat: speech.event(event, seat))
            for state in ends
            for seat in SEATS
            for event, told in zip(state.events, happenings(state.events, seat, 0), strict=True)
        ],
    }


def transfers() -> list[dict[str, Any]]:
    """Cards that may join a Legend: what it costs and what the Legend, tiles and Citizens bring."""
    found: dict[str, list[dict[str, Any]]] = {"plain": [], "power": [], "citizen": []}
    for seed in range(SEEDS):
        for state in played(games.load("elysium", {"families": "random"}), seed):
            assert isinstance(state, Elysium)
            if isinstance(state.frame, Placing):
                for action in state.legal:
                    if action != START and len(found[sort := sort_of(state)]) < TRANSFERS:
                        found[sort].append(joined(state, state.frame, action - JOIN))
        if all(len(kept) == TRANSFERS for kept in found.values()):
            break
    return [one for kept in found.values() for one in kept]


def sort_of(state: Elysium) -> str:
    """What is special about a transfer."""
    assert isinstance(state.frame, Placing)
    if state.frame.card == CITIZEN:
        return "citizen"
    pending = [type(frame).__name__ for frame in state.pending()]
    return "power" if "Using" in pending else "plain"


def joined(state: Elysium, placing: Placing, legend: int) -> dict[str, Any]:
    """A transfer to a Legend, before and after."""
    seat, card = placing.seat, placing.card
    level = (
        missing_level(state.legends[seat][legend]) if card == CITIZEN else state.deck.level[card]
    )
    after = state.copy()
    after.apply(JOIN + legend)
    return {
        "view": state.view(seat),
        "seat": int(seat),
        "legend": legend,
        "card": PIECES[card],
        "cost": int(cost(state, seat, level, placing.price)),
        "gain": worth(after.view(seat), seat) - worth(state.view(seat), seat),
    }


def worth(view: dict[str, Any], seat: int) -> int:
    """What Legends, Bonus tiles and Citizens are worth together."""
    sheet = view["sheets"][seat]
    legends = sum(line["vp"] for line in sheet["legends"])
    return int(legends + sum(tile["vp"] for tile in sheet["tiles"]) + sheet["citizens"])


if __name__ == "__main__":
    told = {name: words_of(name) for name in games.names()}
    print(json.dumps({"games": told, "transfers": transfers()}))
