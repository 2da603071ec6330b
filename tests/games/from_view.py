"""The numbers of a sight once more, slowly and from nothing but the view of a seat."""

from collections.abc import Callable
from typing import Any

from pantheon.core.game import Game
from pantheon.games.derby.components import BETS, CREATURES, GODS, POWERS
from pantheon.games.derby.game import DerbyGame
from pantheon.games.derby.windows import MOMENTS
from pantheon.games.elysium.components import CARDS, COLOURS, FAMILIES
from pantheon.games.elysium.game import RANDOM, ElysiumGame
from pantheon.games.elysium.sight import SHOWN_LEGENDS
from pantheon.games.offrandes.components import ALTARS, ANIMALS, LADDERS

View = dict[str, Any]
Fields = dict[str, list[int]]


class Looking:
    """A view, and how its viewer counts."""

    def __init__(self, game: Game, view: View) -> None:
        self.game = game
        self.view = view
        self.players = view["players"]
        self.order = [(view["viewer"] + turn) % self.players for turn in range(self.players)]
        self.asks = view["asks"]["key"] if view["asks"] else ""
        self.about: dict[str, int] = view["asks"]["particulars"] if view["asks"] else {}

    def near(self, seat: int | None) -> int:
        return 0 if seat is None or seat < 0 else self.order.index(seat) + 1

    def turned(self, by_seat: list[Any]) -> list[Any]:
        return [by_seat[seat] for seat in self.order]

    def marked(self, seats: list[int]) -> list[int]:
        return [int(seat in seats) for seat in self.order]

    def pending(self, kind: str) -> View:
        """What is shown of the topmost work of a kind, empty if there is none."""
        found = [work for work in self.view["pending"] if work["kind"] == kind]
        return found[-1] if found else {}


def vector(game: Game, view: View) -> list[int]:
    """All numbers that the viewer sees, in the order of the fields."""
    look = Looking(game, view)
    fields = {
        "seat": [view["viewer"]],
        "turn": [look.near(view["turn"])],
        "asks": [list(game.frames).index(look.asks) + 1 if look.asks else 0],
        **GAMES[game.name](look),
    }
    sight = game.sight(look.players)
    assert sorted(fields) == sorted(field.name for field in sight.fields)
    return [number for field in sight.fields for number in fields[field.name]]


def flags(names: list[str], chosen: list[str]) -> list[int]:
    return [int(name in chosen) for name in names]


def counts(names: list[str], cards: list[str]) -> list[int]:
    return [cards.count(name) for name in names]


def number(names: list[str], name: str | None) -> int:
    return 0 if name is None else names.index(name) + 1


# ---- Offrandes


def offrandes(look: Looking) -> Fields:
    view, about = look.view, look.about
    altars = [view["altars"][name] for name in ALTARS]
    auction, bidding = look.pending("AuctionTurn"), look.pending("Bidding")
    offering = about if look.asks in ("Laying", "Herding") else {}
    return {
        "round": [view["round"]],
        "start": [look.near(view["start"])],
        "money": look.turned(view["money"]),
        "points": look.turned(view["points"]),
        "ladders": [view["ladders"][name][seat] for seat in look.order for name in LADDERS],
        "supply": [view["supply"][name] for name in ANIMALS],
        "altar_owner": [look.near(altar["owner"]) if altar else 0 for altar in altars],
        "altar_animal": [number(ANIMALS, altar["animal"]) if altar else 0 for altar in altars],
        "altar_number": [altar["number"] if altar else 0 for altar in altars],
        "tiles": flags(LADDERS, auction.get("tiles", [])),
        "pairs": [auction.get("pairs", 0)],
        "sits_out": look.marked(auction.get("out", [])),
        "on_offer": flags(LADDERS, bidding.get("pair", [])),
        "high": [bidding.get("high", 0)],
        "leader": [look.near(bidding.get("leader"))],
        "bidders": look.marked(bidding.get("bidders", [])),
        "bribed": look.marked(look.pending("Bribe").get("bribed", [])),
        "animal": [offering["animal"] + 1 if offering else 0],
        "animals": [offering.get("number", 0)],
        "left": [about["left"] if look.asks == "Preparation" else 0],
    }


# ---- Divinity Derby


def derby(look: Looking) -> Fields:
    view, about, game = look.view, look.about, look.game
    assert isinstance(game, DerbyGame)
    cards = game.deck.card.values
    plates = [plate.removeprefix("god-") for plate in view["nameplates"]]
    bets = [{bet["place"]: bet for bet in view["bets"][seat]} for seat in look.order]
    places = [bet.get(place) for bet in bets for place in (1, 2, 3)]
    named = view["named"]
    fields: Fields = {
        "race": [view["race"]],
        "start": [look.near(view["start"])],
        "gods": [number(GODS, plate if plate != "yet" else None) for plate in look.turned(plates)],
        "points": look.turned(view["points"]),
        "space": [view["track"]["spaces"][name] for name in CREATURES],
        "rank": [view["ahead"].index(name) + 1 for name in CREATURES],
        "crossed": [number(CREATURES, view["crossed"])],
        "tokens": [view["tokens"][name] for name in CREATURES],
        "fate": [
            int(space in view["track"]["fate"])
            for space in range(1, view["track"]["last_space"] + 1)
        ],
        "left": counts(cards, view["holders"][look.order[0]]["cards"]),
        "right": counts(cards, view["holders"][look.order[-1]]["cards"]),
        "holders": [view["holders"][holder]["count"] for holder in look.order],
        "discard": counts(cards, view["discard"]),
        "zeus": counts(cards, view["zeus"]),
        "protections": [view["protections"]],
        "drawn": counts(cards, view["drawn"]),
        "drawn_protections": [view["drawn"].count("protection")],
        "backed": [number(CREATURES, bet["creature"]) if bet else 0 for bet in places],
        "bets": [number(BETS, bet["card"]) if bet else 0 for bet in places],
        "hand": [view["hand"][name] for name in BETS],
        "kept": [view["kept"][seat][name] for seat in look.order for name in BETS],
        "lost": [view["lost"][seat][name] for seat in look.order for name in BETS],
        "place": [about["place"] if look.asks == "Bet" else 0],
        "second": [about.get("side", -1) + 1 if look.asks == "Turn" else 0],
        "named": [number(cards, named[0]["card"]) if named else 0],
        "trick": [int(named[0]["trick"]) if named else 0],
    }
    return fields | derby_powers(look, cards, plates) if game.options["powers"] == "on" else fields


def derby_powers(look: Looking, cards: list[str], plates: list[str]) -> Fields:
    view, about = look.view, look.about
    using = about if look.asks == "Target" else {}
    back = view["taken_back"]
    unseen = [view["holders"][holder] for holder in look.order[1:-1]]
    ravens = [look.near(holder) for holder in view["ravens"]]
    named = view["named"]
    moment = look.view["pending"][-1]["moment"] if look.asks == "Response" else None
    fated = about.get("creature", -1) if look.asks == "Target" or moment == "fate" else -1
    return {
        "powers": [
            int(plates[seat] in GODS and POWERS[GODS.index(plates[seat]) * 3 + power] in mine)
            for seat in look.order
            for mine in [view["powers"][seat]]
            for power in range(3)
        ],
        "moment": [number(MOMENTS, moment)],
        "spaces": [named[0]["spaces"] if named else 0],
        "following": [number(cards, named[1]["card"]) if len(named) > 1 else 0],
        "played": [about["card"] + 1 if moment == "after" else 0],
        "fated": [fated + 1],
        "power": [using["power"] + 1 if using else 0],
        "step": [using.get("step", 0)],
        "known": [count for holder in unseen for count in counts(cards, holder["known"])],
        "before": [count for holder in unseen for count in counts(cards, holder.get("before", []))],
        "ravens": ravens or [0, 0],
        "taken_back": [look.near(back["seat"]) if back else 0],
        "taken_back_place": [back["place"] if back else 0],
        "taken_back_card": [number(BETS, back["card"]) if back else 0],
    }


# ---- Elysium


def elysium(look: Looking) -> Fields:
    view, game = look.view, look.game
    assert isinstance(game, ElysiumGame)
    families = FAMILIES if game.options["families"] == RANDOM else view["families"]
    cards = [name for name in CARDS if name.split("-")[0] in families]
    boards = look.turned(view["boards"])
    left = [board["transfers_left"] for board in boards if board["transfers_left"] is not None]
    tiles = [view["family_tiles"].get(name, [-1, -1]) for name in FAMILIES]
    domains = [{card["card"]: card["state"] for card in board["domain"]} for board in boards]
    quests = {None: 0, "incomplete": 5}
    return {
        "epoch": [view["epoch"]],
        "phase": [view["phase"]],
        "active": [look.near(view["active"])],
        "families": flags(FAMILIES, view["families"]),
        "pediment": [pediment(game, view)],
        "agora": counts(cards, view["agora"]),
        "oracle": counts(cards, view["oracle"]),
        "discard": counts(cards, view["discard"]),
        "pile": [view["pile"]],
        "family_tiles": [look.near(owner) for pair in tiles for owner in pair],
        "level_tiles": [look.near(owner) for owner in view["level_tiles"]],
        "disc": [board["disc"] for board in boards],
        "gold": [board["gold"] for board in boards],
        "vp": [board["vp"] for board in boards],
        "pp": [board["pp"] for board in boards],
        "columns": [flag for board in boards for flag in flags(COLOURS, board["columns"])],
        "quest": [quests.get(board["quest"], board["quest"]) for board in boards],
        "cards_taken": [board["cards_taken"] for board in boards],
        "transfers": [board["transfers"] for board in boards],
        "transfers_left": left or [0],
        "domain": [lies(domain.get(card)) for domain in domains for card in cards],
        "citizens": [sum(c["card"] == "citizen" for c in board["domain"]) for board in boards],
        "elysium": [
            count
            for board in boards
            for count in counts(cards, [card for row in board["legends"] for card in row])
        ],
        **legends(game, [board["legends"] for board in boards]),
        **elysium_work(look),
    }


def pediment(game: ElysiumGame, view: View) -> int:
    """Which side is up, by the colours above the Quests."""
    shown = [sorted(quest["colours"]) for quest in view["quests"]]
    each = len(COLOURS) // len(shown)
    for side, colours in enumerate(game.deck.pediment):
        names = [COLOURS[colour] for colour in colours]
        if shown == [sorted(names[i : i + each]) for i in range(0, len(names), each)]:
            return side
    raise AssertionError(shown)


def lies(state: str | None) -> int:
    return 0 if state is None else 2 if state in ("straight", "ring") else 1


def legends(game: ElysiumGame, of_all: list[list[list[str]]]) -> Fields:
    rows = []
    for mine in of_all:
        told = [legend(game, cards) for cards in mine[:SHOWN_LEGENDS]]
        rows += told + [[0, 0, 0, 0, 0]] * (SHOWN_LEGENDS - len(told))
    names = ["legend_kind", "legend_cards", "legend_level", "legend_family", "legend_there"]
    return {name: [row[place] for row in rows] for place, name in enumerate(names)}


def legend(game: ElysiumGame, cards: list[str]) -> list[int]:
    """Kind, number of cards, level and family of the first, and the families or levels in it."""
    faces = [
        (game.deck.level[CARDS.index(c)], FAMILIES.index(c.split("-")[0]))
        for c in cards
        if c != "citizen"
    ]
    level, family = faces[0]
    if len(cards) == 1:
        return [1, 1, level, family + 1, 0]
    if faces[1][0] == level:
        return [2, len(cards), level, family + 1, sum(1 << found for _, found in faces)]
    levels = {found for found, _ in faces}
    for _ in range(len(cards) - len(faces)):  # E7.2: a Citizen stands for the lowest that lacks
        levels.add(min({1, 2, 3} - levels))
    return [3, len(cards), level, family + 1, sum(1 << found for found in levels)]


def elysium_work(look: Looking) -> Fields:
    about, work = look.about, look.view["pending"][-1] if look.view["pending"] else {}
    power = "power" in work
    return {
        "acted": [about["acted"] if look.asks == "Turn" else 0],
        "card": [work.get("card", -1) + 1],
        "power": [work.get("power", -1) + 1],
        "user": [look.near(work.get("user"))],
        "second_card": [about["card2"] + 1 if power and "card2" in about else 0],
        "third_card": [about["card3"] + 1 if power and "card3" in about else 0],
        "more": [about["left"] if power and "left" in about else 0],
    }


GAMES: dict[str, Callable[[Looking], Fields]] = {
    "offrandes": offrandes,
    "derby": derby,
    "elysium": elysium,
}
