from typing import Any

import pytest
from acting import act, options, told
from derby_positions import course, derby, new_game, space
from games.walks import snapshot

from pantheon import games
from pantheon.core.chance import Chance
from pantheon.core.playout import play_randomly
from pantheon.core.problem import Problem
from pantheon.core.record import Replay, read_record, record_of
from pantheon.core.state import NOBODY
from pantheon.games.derby.components import BETS, CREATURES, GODS, POWERS
from pantheon.games.derby.races import PAYOUT
from pantheon.games.derby.values import PLACES, Values, load_values
from pantheon.locales import Words
from pantheon.locales.speech import complaint

FIRST, SECOND, THIRD, NEXT_TO_LAST, LAST, DISQUALIFIED = (1 << place for place in range(6))


def plain(values: Values) -> dict[str, Any]:
    return {name: getattr(values, name) for name in BUILT_IN}


BUILT_IN: dict[str, Any] = {  # for three players
    "last_space": 22,
    "line": 14,
    "holder_size": 10,
    "tokens": 2,
    "protections": 4,
    "fast": [3, 4, 5, 6, 1, 2],
    "slow": [1, 2, 3, 4, 0, 1],
    "bonus": [0, 0, 0, 0, 3, 3],
    "kinds": 6,
    "bet_points": [3, 4, 6, 4, 4, 6, 7],
    "bet_copies": [3, 2, 1, 1, 2, 1, 1],
    "bet_wins": [
        FIRST | SECOND | THIRD,
        FIRST | SECOND,
        FIRST,
        FIRST | DISQUALIFIED,
        LAST | NEXT_TO_LAST,
        LAST,
        DISQUALIFIED,
    ],
}
BY_PLAYERS: dict[int, dict[str, Any]] = {
    3: {},
    4: {"holder_size": 8, "tokens": 3},
    5: {"holder_size": 6, "tokens": 3, "line": 16},
    6: {"holder_size": 6, "tokens": 4, "line": 16},
}


def kind(fast: int, slow: int, bonus: int, copies: int) -> dict[str, Any]:
    """A kind of movement card of an overlay."""
    return {"fast": fast, "slow": slow, "bonus": bonus, "copies": copies, "source": "house"}


SNAILS = {"movement": [kind(2, 1, 0, 5), kind(1, 0, 2, 4)]}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_built_in_values_are_those_of_the_rules(players: int) -> None:
    assert plain(load_values({}, players)) == {**BUILT_IN, **BY_PLAYERS[players]}


def test_the_names_stand_in_the_order_of_the_rules() -> None:
    assert CREATURES == ["dragon", "gryphon", "lamassu", "pegasus", "phoenix", "sylph"]
    assert GODS == ["anansi", "horus", "marduk", "odin", "quetzalcoatl", "yu-huang"]
    assert PLACES == ["first", "second", "third", "next-to-last", "last", "disqualified"]
    assert (len(BETS), len(POWERS)) == (7, 18)


def test_the_deck_has_nine_cards_of_every_creature() -> None:
    values = load_values({}, 3)
    names = [values.card_names()[design] for design in values.deck]
    assert names[:9] == [
        "dragon-3/1",
        "dragon-4/2",
        "dragon-5/3",
        "dragon-5/3",
        "dragon-6/4",
        "dragon-1/0+3",
        "dragon-1/0+3",
        "dragon-2/1+3",
        "dragon-2/1+3",
    ]
    assert names == [
        name.replace("dragon", creature) for creature in CREATURES for name in names[:9]
    ]


@pytest.mark.parametrize(
    ("overlay", "changed"),
    [
        ({"track": {"last_space": 30}}, {"last_space": 30}),
        ({"track": {"middle_line_3_4": 9}}, {"line": 9}),
        ({"track": {"middle_line_5_6": 9}}, {}),
        ({"deal": {"cards_per_holder": [18, 12, 10, 8]}}, {"holder_size": 18}),
        ({"deal": {"tokens_per_creature": [6, 2, 2, 2]}}, {"tokens": 6}),
        ({"zeus": {"protection_cards": 0}}, {"protections": 0}),
        (SNAILS, {"fast": [2, 1], "slow": [1, 0], "bonus": [0, 2], "kinds": 2}),
        ({"bets": {"last": {"points": 9}}}, {"bet_points": [3, 4, 6, 4, 4, 9, 7]}),
        (
            {"bets": {"first": {"copies": 2}, "top-three": {"copies": 2}}},
            {"bet_copies": [2, 2, 2, 1, 2, 1, 1]},
        ),
        (
            {"bets": {"top-three": {"wins": ["third", "disqualified"]}}},
            {"bet_wins": [THIRD | DISQUALIFIED, *BUILT_IN["bet_wins"][1:]]},
        ),
    ],
)
def test_an_overlay_changes_what_it_says_and_no_more(
    overlay: dict[str, Any], changed: dict[str, Any]
) -> None:
    assert plain(load_values(overlay, 3)) == {**BUILT_IN, **changed}


@pytest.mark.parametrize(("players", "line"), [(3, 9), (4, 9), (5, 11), (6, 11)])
def test_every_number_of_players_has_its_own_line(players: int, line: int) -> None:
    overlay = {"track": {"middle_line_3_4": 9, "middle_line_5_6": 11}}
    assert new_game(players, overlay=overlay).view(NOBODY)["track"]["line"] == line
    held = {0: ["dragon-4/2"], players - 1: ["sylph-3/1"]}
    state = course(players=players, overlay=overlay, holders=held, spaces={"dragon": line - 4})
    act(state, "play left dragon-4/2", "play right sylph-3/1")
    assert told(state, "crosses") == [("dragon", 0)]


@pytest.mark.parametrize(
    ("players", "size", "tokens"), [(3, 18, 3), (4, 12, 4), (5, 10, 5), (6, 8, 6)]
)
def test_cards_and_tokens_are_dealt_as_said(players: int, size: int, tokens: int) -> None:
    deal = {"cards_per_holder": [18, 12, 10, 8], "tokens_per_creature": [3, 4, 5, 6]}
    view = new_game(players, overlay={"deal": deal}).view(NOBODY)
    assert [holder["count"] for holder in view["holders"]] == [size] * players
    assert (view["undealt"], view["tokens"]["sylph"]) == (54 - players * size, tokens)


def test_a_longer_track_has_its_finish_further_on() -> None:
    overlay = {"track": {"last_space": 25}}
    held = {0: ["dragon-4/2", "sylph-4/2"], 3: ["pegasus-3/1"]}
    state = course(third=True, overlay=overlay, holders=held, spaces={"dragon": 21, "sylph": 22})
    act(state, "play left dragon-4/2", "play right pegasus-3/1")
    assert (space(state, "dragon"), told(state, "finishes")) == (25, [])
    state = course(third=True, overlay=overlay, holders=held, spaces={"dragon": 21, "sylph": 22})
    act(state, "play left sylph-4/2", "play right pegasus-3/1")
    assert told(state, "finishes") == [("sylph", 1)]


def test_fate_tokens_can_lie_on_every_space_of_the_track() -> None:
    fate = {"powers": "on", "fate": "on"}
    state = new_game(options=fate, overlay={"track": {"last_space": 25}})
    assert options(state) == [f"token {number}" for number in range(1, 26)]


def test_six_fate_tokens_fit_on_the_shortest_track() -> None:
    track = {"last_space": 5, "middle_line_3_4": 3, "middle_line_5_6": 3}
    fate = {"powers": "on", "fate": "on"}
    try:
        state = new_game(6, options=fate, overlay={"track": track})
    except Problem:
        return  # to refuse it would do as well
    for number in range(1, 6):
        act(state, f"token {number}")
    assert state.view(NOBODY)["track"]["fate"] == [1, 2, 3, 4, 5]


def test_other_movement_cards_are_named_and_played_by_their_own_numbers() -> None:
    state = course(overlay=SNAILS, holders={0: ["sylph-1/0+2"], 3: ["dragon-2/1"]})
    act(state, "trick left sylph-1/0+2", "play right dragon-2/1")
    assert told(state, "moves") == [("sylph", 3, 3), ("dragon", 1, 1)]
    names = state.deck.card.values
    assert names[:2] == ["dragon-2/1", "dragon-1/0+2"]
    assert len(names) == 12


def test_every_action_has_a_text_of_its_own() -> None:
    twice = {"movement": [kind(3, 1, 0, 5), kind(3, 1, 0, 4)]}
    try:
        catalogue = derby(overlay=twice).catalogue
    except Problem:
        return  # to refuse them would do as well
    assert len({catalogue.text(action) for action in range(catalogue.size)}) == catalogue.size


def test_bets_pay_as_said() -> None:
    overlay = {"bets": {"last": {"wins": ["second", "next-to-last"], "points": 20}}}
    spaces = {"pegasus": 1, "lamassu": 2, "gryphon": 3, "dragon": 4}
    bets = {0: [("last", "gryphon")], 1: [("last", "dragon")], 2: [("last", "phoenix")]}
    drawn = ["protection", "protection"]
    state = course(PAYOUT, race=3, overlay=overlay, spaces=spaces, bets=bets, drawn=drawn)
    assert state.score == [20, 0, 20, 0]


def test_the_zeus_pile_has_as_many_protection_cards_as_said() -> None:
    assert new_game(overlay={"zeus": {"protection_cards": 7}}).view(NOBODY)["protections"] == 7


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize(
    "overlay",
    [
        {"track": {"last_space": 6, "middle_line_3_4": 1, "middle_line_5_6": 6}},
        {"track": {"last_space": 60}},  # so that D4.3 comes up
        {"deal": {"cards_per_holder": [2, 2, 2, 2], "tokens_per_creature": [2, 2, 2, 2]}},
        {"zeus": {"protection_cards": 0}},
        SNAILS,
    ],
)
@pytest.mark.parametrize("variant", ["off", "on"])
def test_a_game_with_other_values_is_played_recorded_and_replayed(
    overlay: dict[str, Any], players: int, variant: str
) -> None:
    game = derby({"powers": variant, "fate": variant, "sober": variant}, overlay)
    state = game.new(players, "values")
    record = record_of(state, play_randomly(state, Chance("values")))
    assert state.over
    assert record.values == overlay
    again = read_record(record.line())
    replay = Replay(games.load(again.game, again.options, again.values), again)
    assert replay.run() is None
    assert snapshot(replay.state) == snapshot(state)


def words(*wins: str) -> dict[str, Any]:
    return {"bets": {"first": {"wins": list(wins)}}}


@pytest.mark.parametrize(
    ("overlay", "key", "entry"),
    [
        ({"tracks": {}}, "value-unknown", "tracks"),
        ({"track": {"first_space": 0}}, "value-unknown", "track.first_space"),
        ({"track": 22}, "value-not-table", "track"),
        ({"track": {"last_space": 4}}, "value-absurd", "track.last_space"),
        ({"track": {"last_space": 61}}, "value-absurd", "track.last_space"),
        ({"track": {"last_space": "22"}}, "value-absurd", "track.last_space"),
        ({"track": {"last_space": 13}}, "value-absurd", "track.middle_line_3_4"),
        ({"track": {"last_space": 15}}, "value-absurd", "track.middle_line_5_6"),
        ({"track": {"middle_line_3_4": 0}}, "value-absurd", "track.middle_line_3_4"),
        ({"track": {"middle_line_3_4": 23}}, "value-absurd", "track.middle_line_3_4"),
        ({"track": {"middle_line_5_6": 23}}, "value-absurd", "track.middle_line_5_6"),
        ({"track": {"source": "rumour"}}, "value-source", "track.source"),
        ({"deal": {"cards_per_holder": [10, 8, 6]}}, "value-count", "deal.cards_per_holder"),
        ({"deal": {"cards_per_holder": 8}}, "value-count", "deal.cards_per_holder"),
        (
            {"deal": {"cards_per_holder": [10, 8, 6, 0]}},
            "value-absurd",
            "deal.cards_per_holder.3",
        ),
        ({"deal": {"cards_per_holder": [20, 8, 6, 6]}}, "value-absurd", "deal.cards_per_holder.0"),
        (
            {"deal": {"tokens_per_creature": [1, 3, 3, 4]}},
            "value-absurd",
            "deal.tokens_per_creature.0",
        ),
        (
            {"deal": {"tokens_per_creature": [2, 3, 3, 7]}},
            "value-absurd",
            "deal.tokens_per_creature.3",
        ),
        ({"zeus": {"protection_cards": -1}}, "value-absurd", "zeus.protection_cards"),
        ({"zeus": {"protection_cards": 21}}, "value-absurd", "zeus.protection_cards"),
        ({"zeus": {"protection_cards": True}}, "value-absurd", "zeus.protection_cards"),
        ({"movement": {}}, "value-not-tables", "movement"),
        ({"movement": []}, "value-not-tables", "movement"),
        ({"movement": [3]}, "value-not-table", "movement.1"),
        ({"movement": [kind(3, 21, 0, 9)]}, "value-absurd", "movement.1.slow"),
        ({"movement": [kind(3, -1, 0, 9)]}, "value-absurd", "movement.1.slow"),
        ({"movement": [kind(21, 4, 0, 9)]}, "value-absurd", "movement.1.fast"),
        ({"movement": [kind(3, 1, -1, 9)]}, "value-absurd", "movement.1.bonus"),
        ({"movement": [kind(3, 1, 0, 8), kind(3, 1, 3, 0)]}, "value-absurd", "movement.2.copies"),
        ({"movement": [{"fast": 3}]}, "value-missing", "movement.1.source"),
        (
            {"movement": [{"fast": 3, "slow": 1, "source": "house"}]},
            "value-missing",
            "movement.1.bonus",
        ),
        ({"bets": {"second": {}}}, "value-unknown", "bets.second"),
        ({"bets": {"first": 6}}, "value-not-table", "bets.first"),
        ({"bets": {"first": {"points": 100}}}, "value-absurd", "bets.first.points"),
        ({"bets": {"first": {"points": -1}}}, "value-absurd", "bets.first.points"),
        ({"bets": {"first": {"copies": 12}}}, "value-absurd", "bets.first.copies"),
        ({"bets": {"first": {"source": "me"}}}, "value-source", "bets.first.source"),
        (words(), "value-words", "bets.first.wins"),
        (words("fourth"), "value-words", "bets.first.wins"),
        ({"bets": {"first": {"wins": "first"}}}, "value-words", "bets.first.wins"),
    ],
)
def test_a_bad_overlay_is_refused_by_the_name_of_its_entry(
    overlay: dict[str, Any], key: str, entry: str
) -> None:
    with pytest.raises(Problem) as raised:
        derby(overlay=overlay)
    assert raised.value.key == key
    assert raised.value.particulars["entry"] == entry


@pytest.mark.parametrize(
    ("sizes", "particulars"),
    [
        ([9, 8, 6, 6], {"players": 3, "found": 9, "most": 18}),  # two cards a turn
        ([10, 14, 6, 6], {"players": 4, "found": 14, "most": 13}),
        ([10, 8, 12, 6], {"players": 5, "found": 12, "most": 10}),
        ([10, 8, 6, 10], {"players": 6, "found": 10, "most": 9}),
    ],
)
def test_holders_take_an_even_number_of_cards_and_no_more_than_there_are(
    sizes: list[int], particulars: dict[str, int]
) -> None:
    with pytest.raises(Problem) as raised:
        derby(overlay={"deal": {"cards_per_holder": sizes}})
    assert raised.value.key == "derby-holder-size"
    assert raised.value.particulars == particulars


@pytest.mark.rule("D3.2")
@pytest.mark.parametrize(
    ("movement", "face"),
    [
        ([kind(3, 3, 0, 9)], "3/3"),
        ([kind(3, 4, 0, 9)], "3/4"),
        ([kind(3, 1, 0, 5), kind(0, 0, 3, 4)], "0/0+3"),
        ([kind(3, 1, 0, 5), kind(1, 2, 3, 4)], "1/2+3"),
    ],
)
def test_a_card_whose_fast_value_is_not_higher_than_the_slow_one_is_refused(
    movement: list[dict[str, Any]], face: str
) -> None:
    with pytest.raises(Problem) as raised:
        derby(overlay={"movement": movement})
    assert raised.value.key == "derby-movement-slow"
    assert raised.value.particulars == {"face": face}
    assert complaint(Words("en"), raised.value) == (
        "On a movement card the fast value must be higher than the slow one (D3.2), "
        f"and on {face} it is not."
    )
    assert complaint(Words("de"), raised.value) == (
        "Auf einer Bewegungskarte muss der schnelle Wert höher sein als der langsame (D3.2); "
        f"auf {face} ist er es nicht."
    )


@pytest.mark.parametrize(
    ("overlay", "key", "found", "needed"),
    [
        ({"movement": [kind(3, 1, 0, 8)]}, "derby-movement-count", 8, 9),
        ({"movement": [kind(3, 1, 0, 9), kind(3, 1, 3, 1)]}, "derby-movement-count", 10, 9),
        ({"bets": {"first": {"copies": 0}}}, "derby-bet-count", 10, 11),
        ({"bets": {"last": {"copies": 3}}}, "derby-bet-count", 13, 11),
    ],
)
def test_there_are_nine_movement_cards_a_creature_and_eleven_bet_cards_a_god(
    overlay: dict[str, Any], key: str, found: int, needed: int
) -> None:
    with pytest.raises(Problem) as raised:
        derby(overlay=overlay)
    assert raised.value.key == key
    assert raised.value.particulars == {"found": found, "needed": needed}


@pytest.mark.rule("D10.1")
def test_fate_tokens_are_played_only_with_powers() -> None:
    with pytest.raises(Problem) as raised:
        derby({"fate": "on"})
    assert raised.value.key == "derby-fate-alone"
    assert derby({"fate": "on", "powers": "on"}).options["fate"] == "on"


@pytest.mark.parametrize(
    ("chosen", "key"),
    [({"god": "dealt"}, "option-unknown"), ({"gods": "drawn"}, "option-choice")],
)
def test_an_option_that_there_is_not_is_refused(chosen: dict[str, str], key: str) -> None:
    with pytest.raises(Problem) as raised:
        derby(chosen)
    assert raised.value.key == key
