"""What is printed, and other values laid over it."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest
from acting import act, options
from elysium_positions import domain, legends, position, scored
from games.walks import snapshot

from pantheon import games
from pantheon.core.chance import Chance
from pantheon.core.playout import play_randomly
from pantheon.core.problem import Problem
from pantheon.core.record import Replay, read_record, record_of
from pantheon.core.state import NOBODY
from pantheon.core.values import SOURCES
from pantheon.games.elysium.components import CARDS, COLOURS, FAMILIES, KINDS, SETS
from pantheon.games.elysium.deck import Deck, built_in, load_deck
from pantheon.games.elysium.epochs import WRITING
from pantheon.games.elysium.state import Elysium

PRINTED = ["level", "copies", "cost"]  # on every card; all else but the sources is in the effect


def numbers(card: str) -> dict[str, int]:
    """The numbers in the effect of a card, by the table."""
    entries = built_in()["cards"][card]
    return {k: v for k, v in entries.items() if k not in (*PRINTED, "source", "sources")}


def number(card: str) -> int:
    return CARDS.index(card)


def laid(card: str, **values: Any) -> dict[str, Any]:
    """An overlay for one card."""
    return {"cards": {card: values}}


def played(overlay: dict[str, Any], players: int = 3, **given: Any) -> Elysium:
    return position(players, values=overlay, **given)


# ---- the built-in values

DECK = load_deck({})


def test_there_are_88_designs_and_168_cards() -> None:
    assert list(built_in()["cards"]) == CARDS
    assert (len(CARDS), len(set(CARDS)), sum(DECK.copies)) == (88, 88, 168)


@pytest.mark.rule("E1.1")
@pytest.mark.parametrize("family", FAMILIES)
def test_a_family_has_7_8_and_6_cards_of_the_levels(family: str) -> None:
    levels: Counter[int] = Counter()
    for card, name in enumerate(CARDS):
        if name.startswith(f"{family}-"):
            levels[DECK.level[card]] += DECK.copies[card]
    assert levels == {1: 7, 2: 8, 3: 6}
    assert DECK.copies[number(f"{family}-gathering")] == 1


def test_powers_are_distributed_as_said() -> None:
    kinds = Counter(KINDS[kind] for kind in DECK.kind)
    assert kinds == {
        "instant": 23,
        "permanent": 12,
        "activate": 9,
        "trigger": 8,
        "legend": 6,
        "chronos": 7 + 8 + 8,
        "eleusis": 7,
    }


def test_each_colour_is_asked_for_equally_often() -> None:
    circles: Counter[str] = Counter()
    for card in range(len(CARDS)):
        for circle in DECK.cost[card]:
            circles[circle] += DECK.copies[card]
    assert circles == {**dict.fromkeys(COLOURS, 50), "any": 32}


@pytest.mark.parametrize("card", CARDS)
def test_every_number_of_a_card_is_used_by_it_and_has_a_source(card: str) -> None:
    found = DECK.prints[number(card)].numbers
    assert found == numbers(card)
    for field in [*PRINTED, "name", "power", "effect", *found]:
        assert DECK.source(number(card), field) in SOURCES


@pytest.mark.parametrize("card", CARDS)
def test_every_source_is_of_something_that_is_there(card: str) -> None:
    sources = built_in()["cards"][card].get("sources", {})
    assert set(sources) <= {*PRINTED, "name", "power", "effect", *numbers(card)}


def test_a_number_has_the_source_of_the_effect_unless_it_has_its_own() -> None:
    trade = number("athena-trade")
    fields = ["name", "effect", "gold", "others_gold", "cost", "level"]
    found = [DECK.source(trade, field) for field in fields]
    assert found == ["rulebook", "rulebook", "rulebook", "inferred", "house", "house"]


def test_every_table_that_holds_values_has_a_source() -> None:
    def check(table: dict[str, Any]) -> int:
        inner = [value for key, value in table.items() if isinstance(value, dict)]
        if any(key not in ("source", "sources") for key in table) and not (
            inner and all(isinstance(value, dict) for value in table.values())
        ):
            assert table["source"] in SOURCES
            return 1
        return sum(check(value) for value in inner)

    entries = built_in()
    assert check(entries) == 88 + 4 + 2 + len(["start", "incomplete", "pediment"]) + 2 + 2


def test_the_other_values_are_those_of_the_rules() -> None:
    assert DECK.start_gold == 4
    assert [DECK.quest(3, quest) for quest in range(5)] == [
        [1, 2, 1],
        [2, 0, 2],
        [1, 0, 3],
        [3, 1, 2],
        [1, 0, 1],
    ]
    assert [DECK.quest(2, quest) for quest in (0, 1, 4)] == [[1, 1, 2], [3, 1, 2], [1, 0, 1]]
    assert (DECK.level_vp, DECK.family_vp, DECK.prestige) == ([2, 4, 6], [5, 2], [16, 8, 4, 2])
    assert (DECK.family_legend, DECK.level_legend) == ([3, 6], [2, 4, 8, 12])
    assert DECK.citizen_cost == 2
    sides = [[COLOURS[colour] for colour in side] for side in DECK.pediment]
    assert sides == [["yellow", "red", "green", "blue"], ["green", "yellow", "blue", "red"]]


def test_the_named_sets_are_those_of_the_rules() -> None:
    assert {name: "".join(family[:3] for family in five) for name, five in SETS.items()} == {
        "first": "athhadhepposzeu",
        "opulence": "areathhepherzeu",
        "misfortune": "arehadhepherpos",
        "wasteland": "apoarehadherpos",
        "plots": "apoathhadhepher",
        "whybother": "apoareathposzeu",
    }


# ---- an overlay takes effect


def test_nothing_else_changes() -> None:
    changed = load_deck(laid("zeus-ganymede", vp=3))
    assert changed.prints[number("zeus-ganymede")].numbers == {"vp": 3}
    for card in range(len(CARDS)):
        if CARDS[card] != "zeus-ganymede":
            assert changed.prints[card].numbers == DECK.prints[card].numbers
    assert (changed.level, changed.copies, changed.cost) == (DECK.level, DECK.copies, DECK.cost)
    assert load_deck({}).prints[number("zeus-ganymede")].numbers == {"vp": 2}  # not for good


def test_a_number_in_an_effect_counts() -> None:
    state = played(laid("zeus-ganymede", vp=7), agora=["zeus-ganymede"])
    act(state, "take zeus-ganymede")
    assert state.vp[0] == 7


def test_every_number_of_an_effect_counts() -> None:
    overlay = laid("hephaestus-shield", most=9, vp=5)
    state = played(overlay, gold=9, acted=True, domain={0: ["hephaestus-shield"]})
    act(state, "use hephaestus-shield")
    assert options(state) == [f"pay {gold}" for gold in range(1, 10)]
    act(state, "pay 9")
    assert (state.gold[0], state.vp[0]) == (0, 45)


def test_a_level_is_what_a_transfer_costs_and_where_it_fits() -> None:
    overlay = laid("zeus-ganymede", level=3)
    state = played(
        overlay,
        phase=WRITING,
        gold=5,
        left=1,
        domain={0: ["zeus-ganymede"]},
        legends={0: [["hades-charon"], ["hades-helm"], ["zeus-danae", "zeus-temple"]]},
    )
    act(state, "transfer zeus-ganymede")
    assert options(state) == ["join 2", "join 3", "start"]
    act(state, "join 3")
    assert legends(state, 0)[2] == ["zeus-danae", "zeus-temple", "zeus-ganymede"]
    assert state.gold[0] == 2


def test_a_level_is_what_powers_look_at() -> None:
    state = played(
        laid("zeus-hera", level=1), agora=["hades-eurydice"], discard=["zeus-hera", "zeus-herakles"]
    )
    act(state, "take hades-eurydice")
    assert options(state) == ["recall zeus-hera", "gold"]


def test_a_cost_is_what_must_stand_on_the_board() -> None:
    given: dict[str, Any] = {"agora": ["zeus-ganymede"], "quest": {0: 1, 1: 2}}
    given |= {"columns": {0: ["blue", "green"]}, "pile": ["zeus-danae"], "round_": 2}
    given |= {"taken": {0: 1, 1: 1}}
    assert domain(played({}, 2, **given), 0) == ["citizen"]  # without the red Column
    state = played(laid("zeus-ganymede", cost=["blue", "any"]), 2, **given)
    assert domain(state, 0) == ["zeus-ganymede"]


def test_copies_are_how_many_lie_in_the_pile() -> None:
    overlay = {"cards": {"zeus-ganymede": {"copies": 4}, "zeus-danae": {"copies": 1}}}
    overlay["cards"]["zeus-hera"] = {"copies": 1}
    state = games.load("elysium", {}, overlay).new(2, "copies")
    assert isinstance(state, Elysium)
    counts = [state.pile.count(number(f"zeus-{name}")) for name in ("ganymede", "danae", "hera")]
    assert counts == [4, 1, 1]
    assert len(state.pile) == 105


@pytest.mark.parametrize(("players", "table"), [(2, "quests_2"), (3, "quests_3_4")])
def test_a_quest_gives_what_it_says(players: int, table: str) -> None:
    overlay = {table: {"2": {"gold": 9, "vp": 8, "transfers": 7}}}
    view = played(overlay, players).view(NOBODY)
    quest = view["quests"][1]
    assert (quest["gold"], quest["vp"], quest["transfers"]) == (9, 8, 7)
    given: dict[str, Any] = {"quest": {0: 2, 1: 1, 2: 3}, "round_": 3, "acted": True}
    given["quest"] = {seat: given["quest"][seat] for seat in range(players)}
    last = {"turn": players - 1, "domain": {0: ["zeus-companion"], players - 1: ["zeus-companion"]}}
    state = played(overlay, players, **given, **last)
    act(state, "end")
    while state.seat != 0:
        act(state, "end")
    assert (state.gold[0], state.vp[0], state.left) == (9, 8, 7)


def test_an_incomplete_quest_gives_what_it_says() -> None:
    overlay = {"incomplete": {"gold": 5, "vp": 4, "transfers": 3}}
    card = {0: ["zeus-companion"], 1: ["zeus-companion"]}
    state = played(overlay, 2, round_=3, turn=1, acted=True, quest={0: 1}, domain=card)
    act(state, "end")
    while state.seat != 1:
        act(state, "end")
    assert (state.gold[1], state.vp[1], state.left) == (5, 4, 3)


@pytest.mark.parametrize("side", [0, 1])
def test_the_pediment_says_which_column_a_quest_needs(side: int) -> None:
    colours = ["red", "blue", "green", "yellow"]
    overlay = {"pediment": {"side_a": colours, "side_b": colours[::-1]}}
    state = played(overlay, side=side, agora=["zeus-philemon"], columns={0: ["blue"]})
    assert options(state, "quest") == ["quest 2" if side == 0 else "quest 3"]


def test_bonus_tiles_are_worth_what_they_say() -> None:
    overlay = {"bonus": {"level": {"vp": [7, 8, 9]}, "family": {"vp": [11, 10]}}}
    zeus = ["zeus-danae", "zeus-temple", "zeus-hera"]
    state = scored(values=overlay, legends={0: [zeus], 1: [["hades-lethe", "athena-olive"]]})
    tiles = [sheet["tiles"] for sheet in state.view(NOBODY)["sheets"]]
    assert tiles == [[{"of": "zeus", "vp": 11}], [{"of": "1", "vp": 7}], []]


def test_prestige_is_worth_what_it_says() -> None:
    overlay = {"prestige": {"vp": [20, 10, 5, 1]}}
    state = scored(families="whybother", values=overlay, pp=[2, 3, 1])
    assert [state.points(seat) for seat in range(3)] == [10, 20, 5]


def test_legends_are_worth_what_they_say() -> None:
    overlay = {"legends": {"family": [30, 31], "level": [20, 21, 22, 23], "citizen": 5}}
    overlay["bonus"] = {"level": {"vp": [0, 0, 0]}, "family": {"vp": [0, 0]}}
    pair = ["hades-lethe", "athena-olive"]
    state = scored(
        values=overlay,
        legends={0: [["zeus-danae", "zeus-perseus"]], 1: [pair], 2: [[*pair, "citizen"]]},
    )
    assert [state.points(seat) for seat in range(3)] == [30, 20, 21 - 5]


def test_everybody_starts_with_as_much_gold_as_said() -> None:
    state = games.load("elysium", {}, {"start": {"gold": 11}}).new(3, "gold")
    assert [board["gold"] for board in state.view(NOBODY)["boards"]] == [11, 11, 11]


def test_names_are_kept_beside_the_values() -> None:
    names = {"name_en": "Cup-bearer", "name_de": "Mundschenk"}
    deck = load_deck(laid("zeus-ganymede", level=2, **names))
    assert deck.names == {"zeus-ganymede": {"en": "Cup-bearer", "de": "Mundschenk"}}
    assert deck.level[number("zeus-ganymede")] == 2
    assert DECK.names == {}


def test_a_source_can_be_changed_with_its_value() -> None:
    deck = load_deck(laid("zeus-ganymede", vp=3, source="public"))
    assert deck.source(number("zeus-ganymede"), "vp") == "public"
    deck = load_deck(laid("zeus-gathering", sources={"effect": "public"}))
    found = [deck.source(number("zeus-gathering"), field) for field in ("vp", "name", "cost")]
    assert found == ["public", "rulebook", "house"]


# ---- mistakes


def problem(overlay: dict[str, Any]) -> Problem:
    with pytest.raises(Problem) as raised:
        games.load("elysium", {}, overlay)
    return raised.value


@pytest.mark.parametrize(
    ("values", "key", "field"),
    [
        ({"colour": "red"}, "value-unknown", "colour"),
        ({"gold": 2}, "value-unknown", "gold"),  # there is no gold on this card
        ({"sources": {"name": "house"}}, "value-unknown", "sources"),
        ({"level": 0}, "value-absurd", "level"),
        ({"level": 4}, "value-absurd", "level"),
        ({"level": "2"}, "value-absurd", "level"),
        ({"level": 1.0}, "value-absurd", "level"),
        ({"level": True}, "value-absurd", "level"),
        ({"level": None}, "value-absurd", "level"),
        ({"level": [1]}, "value-absurd", "level"),
        ({"copies": 0}, "value-absurd", "copies"),
        ({"copies": -1}, "value-absurd", "copies"),
        ({"copies": "many"}, "value-absurd", "copies"),
        ({"cost": []}, "value-words", "cost"),
        ({"cost": "red"}, "value-words", "cost"),
        ({"cost": None}, "value-words", "cost"),
        ({"cost": ["purple"]}, "value-words", "cost"),
        ({"cost": ["red", 1]}, "value-words", "cost"),
        ({"cost": ["red", ["any"]]}, "value-words", "cost"),
        ({"cost": ["red", "red"]}, "elysium-cost", "cost"),
        ({"cost": ["any", "blue", "any", "blue"]}, "elysium-cost", "cost"),
        ({"cost": ["any"] * 5}, "elysium-cost", "cost"),
        ({"cost": [*COLOURS, "any"]}, "elysium-cost", "cost"),
        ({"vp": -1}, "value-absurd", "vp"),
        ({"vp": 21}, "value-absurd", "vp"),
        ({"vp": "2"}, "value-absurd", "vp"),
        ({"vp": False}, "value-absurd", "vp"),
        ({"vp": {"amount": 2}}, "value-absurd", "vp"),
        ({"source": "rumour"}, "value-source", "source"),
        ({"source": 3}, "value-source", "source"),
        ({"name_en": ""}, "elysium-name", "name_en"),
        ({"name_de": "x" * 500}, "elysium-name", "name_de"),
        ({"name_de": "x" * 41}, "elysium-name", "name_de"),
        ({"name_en": 7}, "elysium-name", "name_en"),
        ({"name_en": "Cup\nbearer"}, "elysium-name", "name_en"),
        ({"name_en": "\x1b[31mred"}, "elysium-name", "name_en"),
    ],
)
def test_a_bad_value_of_a_card_is_refused_by_card_and_field(
    values: dict[str, Any], key: str, field: str
) -> None:
    found = problem(laid("zeus-ganymede", **values))
    assert found.key == key
    assert found.particulars["entry"] == f"cards.zeus-ganymede.{field}"


@pytest.mark.parametrize(
    ("card", "values", "entry"),
    [
        ("hades-tartarus", {"every": 0}, "every"),
        ("hades-lethe", {"highest": 4}, "highest"),
        ("hades-lethe", {"highest": 0}, "highest"),
        ("hephaestus-shield", {"most": 10}, "most"),
        ("poseidon-cyclops", {"gold": 0}, "gold"),
        ("hades-persephone", {"transfers": 0}, "transfers"),
    ],
)
def test_numbers_that_make_no_sense_are_refused(
    card: str, values: dict[str, int], entry: str
) -> None:
    found = problem(laid(card, **values))
    assert found.key == "value-absurd"
    assert found.particulars["entry"] == f"cards.{card}.{entry}"


@pytest.mark.parametrize(
    ("overlay", "key", "entry"),
    [
        ({"deck": {}}, "value-unknown", "deck"),
        (laid("zeus-hercules", level=3), "value-unknown", "cards.zeus-hercules"),
        (laid("zeus-hercules", name_en="Hercules"), "value-unknown", "cards.zeus-hercules"),
        ({"cards": []}, "value-not-table", "cards"),
        ({"cards": {"zeus-hera": 3}}, "value-not-table", "cards.zeus-hera"),
        (laid("zeus-hera", source="me"), "value-source", "cards.zeus-hera.source"),
        (
            laid("zeus-gathering", sources={"name": "me"}),
            "value-source",
            "cards.zeus-gathering.sources.name",
        ),
        (
            laid("zeus-gathering", sources={"cost": "house"}),
            "value-unknown",
            "cards.zeus-gathering.sources.cost",
        ),
        ({"start": {"gold": -1}}, "value-absurd", "start.gold"),
        ({"start": {"gold": 21}}, "value-absurd", "start.gold"),
        ({"start": {"vp": 1}}, "value-unknown", "start.vp"),
        ({"start": 4}, "value-not-table", "start"),
        ({"quests_2": {"1": {"gold": -1}}}, "value-absurd", "quests_2.1.gold"),
        ({"quests_2": {"3": {"gold": 1}}}, "value-unknown", "quests_2.3"),
        ({"quests_3_4": {"4": {"vp": "x"}}}, "value-absurd", "quests_3_4.4.vp"),
        ({"quests_3_4": {"4": {"transfers": 21}}}, "value-absurd", "quests_3_4.4.transfers"),
        ({"quests_3_4": {"4": 2}}, "value-not-table", "quests_3_4.4"),
        ({"quests_3_4": 4}, "value-not-table", "quests_3_4"),
        ({"incomplete": {"gold": None}}, "value-absurd", "incomplete.gold"),
        ({"pediment": {"side_c": COLOURS}}, "value-unknown", "pediment.side_c"),
        ({"pediment": {"side_a": COLOURS[:3]}}, "elysium-pediment", "pediment.side_a"),
        ({"pediment": {"side_b": [*COLOURS, "red"]}}, "elysium-pediment", "pediment.side_b"),
        (
            {"pediment": {"side_b": ["red", "red", "blue", "green"]}},
            "elysium-pediment",
            "pediment.side_b",
        ),
        ({"pediment": {"side_a": ["any", *COLOURS[1:]]}}, "value-words", "pediment.side_a"),
        ({"pediment": {"side_a": "red"}}, "value-words", "pediment.side_a"),
        ({"bonus": {"level": {"vp": [2, 4]}}}, "value-count", "bonus.level.vp"),
        ({"bonus": {"level": {"vp": [2, 4, -6]}}}, "value-absurd", "bonus.level.vp.2"),
        ({"bonus": {"family": {"vp": 5}}}, "value-count", "bonus.family.vp"),
        ({"bonus": {"family": [5, 2]}}, "value-not-table", "bonus.family"),
        ({"bonus": {"colour": {}}}, "value-unknown", "bonus.colour"),
        ({"bonus": 1}, "value-not-table", "bonus"),
        ({"prestige": {"vp": [16, 8, 4]}}, "value-count", "prestige.vp"),
        ({"prestige": {"vp": [51, 8, 4, 2]}}, "value-absurd", "prestige.vp.0"),
        ({"legends": {"family": [3]}}, "value-count", "legends.family"),
        ({"legends": {"level": [2, 4, 8, "12"]}}, "value-absurd", "legends.level.3"),
        ({"legends": {"citizen": -2}}, "value-absurd", "legends.citizen"),
        ({"legends": {"source": "x"}}, "value-source", "legends.source"),
    ],
)
def test_a_bad_overlay_is_refused_by_the_name_of_its_entry(
    overlay: dict[str, Any], key: str, entry: str
) -> None:
    found = problem(overlay)
    assert found.key == key
    assert found.particulars["entry"] == entry


@pytest.mark.parametrize("sources", ["house", 3, ["house"]])
def test_sources_that_are_no_table_are_refused(sources: object) -> None:
    found = problem(laid("zeus-gathering", sources=sources))
    assert found.particulars["entry"] == "cards.zeus-gathering.sources"


def test_a_name_in_a_language_that_there_is_not_is_refused() -> None:
    found = problem(laid("zeus-ganymede", name_xx="Cup-bearer"))
    assert found.particulars["entry"] == "cards.zeus-ganymede.name_xx"


def test_a_blank_name_is_refused() -> None:
    found = problem(laid("zeus-ganymede", name_en="   "))
    assert found.particulars["entry"] == "cards.zeus-ganymede.name_en"


@pytest.mark.parametrize(("copies", "found"), [(1, 20), (3, 22), (21, 40)])
def test_a_family_has_21_cards(copies: int, found: int) -> None:
    complaint = problem(laid("zeus-ganymede", copies=copies))
    assert complaint.key == "elysium-copies"
    assert complaint.particulars == {"family": "zeus", "found": found, "needed": 21}


# ---- games with other values


@cache
def everywhere(value: int) -> dict[str, Any]:
    """Every number of every effect as near to this one as it may be."""
    cards = {card: dict.fromkeys(numbers(card), value) for card in CARDS}
    while True:
        try:
            load_deck({"cards": cards})
        except Problem as found:
            _, card, name = str(found.particulars["entry"]).split(".")
            bound = "least" if value < int(found.particulars["least"]) else "most"
            cards[card][name] = int(found.particulars[bound])
        else:
            return {"cards": cards}


LEVELS_AND_COSTS: dict[str, Any] = {
    card: {"level": 1 + place % 3, "cost": [COLOURS[place % 4], *["any"] * (place % 3)]}
    for place, card in enumerate(CARDS)
}
OVERLAYS: dict[str, dict[str, Any]] = {
    "named": laid("zeus-ganymede", level=2, vp=3, name_en="Cup-bearer", name_de="Fürst: »Ä«"),
    "all of level 1": {"cards": {card: {"level": 1} for card in CARDS}},
    "mixed": {"cards": LEVELS_AND_COSTS, "start": {"gold": 0}},
    "poor": {"start": {"gold": 0}, "incomplete": {"gold": 0, "transfers": 0}},
    "gatherings": {
        "cards": {card: {"copies": 11 if card.endswith("-gathering") else 1} for card in CARDS}
    },
}


@pytest.mark.parametrize("families", ["first", "wasteland", "plots", "opulence"])
@pytest.mark.parametrize("overlay", [*OVERLAYS, "nothing", "plenty"])
def test_a_game_with_other_values_is_played_recorded_and_replayed(
    overlay: str, families: str
) -> None:
    extreme = {"nothing": 0, "plenty": 20}
    values = OVERLAYS.get(overlay) or everywhere(extreme[overlay])
    game = games.load("elysium", {"families": families}, values)
    state = game.new(4, "values")
    record = record_of(state, play_randomly(state, Chance("values")))
    assert state.over
    assert record.values == values
    again = read_record(record.line())
    replay = Replay(games.load(again.game, again.options, again.values), again)
    assert replay.run() is None
    assert snapshot(replay.state) == snapshot(state)


def test_a_record_does_not_replay_without_its_values() -> None:
    overlay = laid("zeus-ganymede", vp=3, cost=["blue", "any"])
    state = games.load("elysium", {}, overlay).new(2, "values")
    record = record_of(state, play_randomly(state, Chance("values")))
    assert Replay(games.load("elysium", {}, overlay), record).run() is None
    assert Replay(games.load("elysium"), record).run() is not None


def test_two_decks_do_not_share_what_was_laid_over() -> None:
    decks: list[Deck] = [load_deck(laid("zeus-hera", level=level)) for level in (1, 2)]
    hera = number("zeus-hera")
    assert [deck.level[hera] for deck in decks] == [1, 2]
    masks = [deck.up_to[FAMILIES.index("zeus") * 4 + 1] >> hera % 11 & 1 for deck in decks]
    assert masks == [1, 0]
