"""The worked examples of the rulebooks, in their order, each with the heading where it stands."""

from typing import Any

import pytest
from acting import act, asked, options, refused, told, why
from elysium_positions import (
    chronos,
    domain,
    legends,
    lies,
    names,
    position,
    scored,
    tiles,
    took,
    worth,
    writing,
)

from pantheon import games
from pantheon.core.state import NOBODY
from pantheon.games.elysium.components import (
    COLOURS,
    DESIGNS,
    INCOMPLETE,
    LEVELS,
    NO_QUEST,
    SETS,
)
from pantheon.games.elysium.epochs import WRITING
from pantheon.games.elysium.state import Elysium

ZEUS = ["zeus-ganymede", "zeus-perseus", "zeus-hera"]
# The pictures of Legends show these cards.
ATHENA = ["athena-gathering", "athena-initiation", "athena-aegis"]
FOUR_THREES = ["athena-aegis", "zeus-herakles", "hades-judge", "hephaestus-firegod"]


def new_game(players: int, families: str = "first") -> Elysium:
    """A new game at its first decision."""
    state = games.load("elysium", {"families": families}).new(players, "examples")
    assert isinstance(state, Elysium)
    return state


@pytest.mark.rule("E1.1", "E1.4", "E1.7")
def test_contents() -> None:
    """CONTENTS | SPIELMATERIAL: 8 x 21 = 168 cards, 16 Columns, 6 Quests, 19 Bonus tiles."""
    deck = new_game(4).deck
    assert len(DESIGNS) == 8
    assert sum(deck.copies) == 168 == 8 * 21
    assert 4 * len(COLOURS) == 16
    assert new_game(2).quests() + new_game(4).quests() == 6
    assert LEVELS + 2 * len(DESIGNS) == 19


@pytest.mark.rule("E1.1", "E1.2", "E1.4", "E1.5", "E1.6", "E1.7")
def test_setup() -> None:
    """SETUP | SPIELVORBEREITUNG: 105 cards, 10 of them in the Agora of three; 1 VP for Disc 1."""
    state = new_game(3)
    assert SETS["first"] == ["athena", "hades", "hephaestus", "poseidon", "zeus"]
    assert (len(state.pile), len(state.agora)) == (105, 10)
    assert [state.vp[seat] for seat in state.order] == [1, 2, 3]
    assert (state.gold, state.columns) == ([4] * 3, [0b1111] * 3)
    view = state.view(NOBODY)
    assert [quest["number"] for quest in view["quests"]] == [1, 2, 3, 4]
    assert (len(view["level_tiles"]), 2 * len(view["family_tiles"])) == (3, 10)
    assert [(start + 1) % 3 for start in state.order] == [*state.order[1:], state.order[0]]


@pytest.mark.rule("E1.4", "E1.6")
def test_clarifications() -> None:
    """CLARIFICATIONS | ERLÄUTERUNGEN: two Quests, each below two colours; 4 Oracle cards."""
    quests = new_game(2).view(NOBODY)["quests"]
    assert [len(quest["colours"]) for quest in quests] == [2, 2]
    assert {colour for quest in quests for colour in quest["colours"]} == set(COLOURS)
    assert (len(new_game(3, "plots").oracle), len(new_game(3).oracle)) == (4, 0)


@pytest.mark.rule("E3.2", "E4.9")
@pytest.mark.card("hades-temple")
def test_anatomy_of_a_card() -> None:
    """ANATOMY OF A CARD | AUFBAU EINER KARTE: the Temple of Hades, a coloured and a black circle.

    1 VP for each Hades card in its Legend; black means any colour.
    """
    state = position(agora=["hades-temple"], columns={0: ["green", "red"]})
    assert "take hades-temple" in options(state)
    family = ["hades-gathering", "hades-temple", "hades-judge"]
    assert chronos(scored(legends={0: [family]})) == [("hades-gathering", 1), ("hades-temple", 3)]


@pytest.mark.rule("E3.6")
def test_citizens() -> None:
    """CITIZENS | BÜRGER: the top card of the draw pile, face down for the rest of the game."""
    state = position(columns={0: ["red"]}, quest={0: 1}, pile=["zeus-hera"])
    assert (domain(state, 0), names(state.citizens)) == (["citizen"], ["zeus-hera"])
    assert all("zeus-hera" not in str(state.view(seat)) for seat in range(-1, 3))


@pytest.mark.rule("E2.1", "E2.2", "E2.3", "E2.4")
@pytest.mark.parametrize(("players", "agora"), [(2, 7), (3, 10), (4, 13)])
def test_phase_1_awakening(players: int, agora: int) -> None:
    """PHASE I: AWAKENING | ERWACHEN: 7, 10 or 13 cards, and with Apollo four at the Oracle."""
    left, kept = ["hades-charon", "athena-owl"], ["apollo-pythia", "hermes-echo"]
    state = position(
        players, families="plots", phase=WRITING, turn=players - 1, agora=left, oracle=kept
    )
    assert state.epoch == 2
    assert sorted(names(state.discard)) == ["athena-owl", "hades-charon"]
    assert told(state, "slides") == [("apollo-pythia",), ("hermes-echo",)]
    assert (len(state.agora), len(state.oracle)) == (agora, 4)
    assert {"apollo-pythia", "hermes-echo"} <= set(names(state.agora))


# ---- PHASE II: ACTIONS | PHASE II: AKTIONEN


@pytest.mark.rule("E3.2")
@pytest.mark.parametrize(
    ("card", "columns", "allowed"),
    [
        ("hephaestus-shield", ["blue", "red"], True),  # blue and one more
        ("hephaestus-shield", ["blue", "yellow"], True),
        ("hephaestus-shield", ["blue"], False),
        ("hephaestus-shield", ["red", "green"], False),
        ("athena-initiation", ["red", "blue", "yellow"], False),  # the green one is missing
        ("athena-games", ["red"], True),  # the red one still stands
    ],
)
def test_phase_2_acquisition_conditions(card: str, columns: list[str], allowed: bool) -> None:
    state = position(agora=[card], columns={0: columns}, domain={0: ["zeus-companion"]})
    assert (f"take {card}" in options(state)) == allowed


@pytest.mark.rule("E3.2")
def test_phase_2_a_refusal_names_the_green_column_that_is_missing() -> None:
    state = position(agora=["athena-initiation"], columns={0: ["red", "blue", "yellow"]})
    assert refused(state, "take athena-initiation") == ("E3.2", "needs-colour")
    assert COLOURS[why(state, "take athena-initiation")["colour"]] == "green"


@pytest.mark.rule("E1.3", "E1.4", "E3.3")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("colour", COLOURS)
def test_phase_2_the_condition_of_a_quest_stands_above_it(players: int, colour: str) -> None:
    state = position(players, columns={0: [colour]}, domain={0: ["zeus-companion"]})
    pediment = [COLOURS[place] for place in state.deck.pediment[state.side]]
    assert options(state, "quest") == [f"quest {pediment.index(colour) + 1}"]


@pytest.mark.rule("E3.3")
@pytest.mark.parametrize("colour", COLOURS)
def test_phase_2_with_two_players_one_of_two_colours_takes_a_quest(colour: str) -> None:
    state = position(2, columns={0: [colour]}, domain={0: ["zeus-companion"]})
    offered = [quest for quest in state.view(0)["quests"] if colour in quest["colours"]]
    assert [f"quest {quest['number']}" in options(state) for quest in offered] == [True]


@pytest.mark.rule("E3.5")
@pytest.mark.parametrize("colour", COLOURS)
def test_phase_2_a_single_column_goes_whatever_the_condition(colour: str) -> None:
    state = position(agora=["hephaestus-shield", "zeus-herakles"])  # blue and any
    act(state, "take hephaestus-shield", f"dismiss {colour}")
    assert (domain(state, 0), state.columns[0]) == (
        ["hephaestus-shield"],
        0b1111 - (1 << COLOURS.index(colour)),
    )


@pytest.mark.rule("E3.5")
def test_phase_2_the_quest_lies_beside_the_board_and_the_card_in_the_domain() -> None:
    state = position(agora=["athena-games", "zeus-herakles"])
    act(state, "quest 3", "dismiss red")
    assert (state.quest, domain(state, 0)) == ([2, NO_QUEST, NO_QUEST], [])
    act(state, "take athena-games", "dismiss blue")
    assert (state.quest[1], domain(state, 1)) == (NO_QUEST, ["athena-games"])


@pytest.mark.rule("E3.1", "E3.5")
def test_phase_2_after_four_turns() -> None:
    """Exactly 1 Quest tile and 3 cards, and all Columns are dismissed."""
    mine = ["zeus-perseus", "hephaestus-talos", "poseidon-atlantis"]
    yours = ["athena-owl", "hades-tartarus", "hephaestus-throne"]
    state = position(2, agora=[*mine, *yours])
    act(state, "quest 1", "dismiss yellow", f"take {yours[0]}", "dismiss red")
    act(state, f"take {mine[0]}", "dismiss red", f"take {yours[1]}", "dismiss blue")
    act(state, f"take {mine[1]}", "dismiss blue", f"take {yours[2]}", "dismiss yellow")
    # In the fourth turn only one thing is left to each of them, and it is taken unasked.
    assert told(state, "takes-quest") == [(0, 1), (1, 2)]
    assert (state.phase, state.columns, state.quest) == (WRITING, [0, 0], [0, 1])
    assert [domain(state, seat) for seat in (0, 1)] == [mine, yours]


@pytest.mark.rule("E3.6")
def test_phase_2_first_special_situation() -> None:
    state = position(agora=["zeus-herakles"], columns={0: ["red", "blue"]})
    assert refused(state, "take citizen") == ("E3.6", "citizen-quest")
    state = position(agora=["zeus-herakles"], columns={0: ["red", "blue"]}, quest={0: 1})
    assert told(state, "takes-citizen") == [(0,)]


@pytest.mark.rule("E3.7")
def test_phase_2_second_special_situation() -> None:
    """After three turns with a card each the phase is over, and at its end comes what is left."""
    state = position(
        order=[1, 2, 0],
        round_=3,
        taken={0: 3},
        columns={0: ["yellow"]},
        quest={1: 1, 2: 3},
        domain={0: ["zeus-companion"]},
    )
    assert (told(state, "sits-out"), told(state, "uses")) == ([(0,)], [])
    assert told(state, "gets-incomplete") == [(0,)]


# ---- USING A POWER IN PHASE II | EINEN EFFEKT IN PHASE II NUTZEN


@pytest.mark.rule("E4.3")
@pytest.mark.card("hephaestus-assistance")
def test_instantaneous() -> None:
    """INSTANTANEOUS | SOFORT: at the moment Divine Assistance is taken, 2 gold."""
    state = took("hephaestus-assistance", domain={0: ["zeus-companion"]})
    assert state.gold[0] == 2
    act(state, "dismiss red")
    assert options(state) == ["use zeus-companion", "end"]


@pytest.mark.rule("E4.4")
@pytest.mark.card("athena-aegis", "hephaestus-firegod")
@pytest.mark.parametrize(
    ("card", "found"),
    [("athena-aegis", ([1, 0, 0], [0, 0, 0])), ("hephaestus-firegod", ([0, 0, 0], [1, 0, 0]))],
)
def test_permanent(card: str, found: tuple[list[int], list[int]]) -> None:
    """PERMANENT | DAUERHAFT: 1 gold or 1 VP for a card of the family that is taken."""
    gathering = f"{card.split('-')[0]}-gathering"
    state = took(gathering, domain={0: [card]})
    assert (state.gold, state.vp) == found


@pytest.mark.rule("E4.5", "E9.1")
@pytest.mark.card("zeus-companion")
def test_activate() -> None:
    """ACTIVATE | AKTIVIEREN: Companion of Zeus is turned, and straightened for the next epoch."""
    state = position(agora=["zeus-herakles"], domain={0: ["zeus-companion"]})
    act(state, "use zeus-companion")
    assert (state.vp[0], lies(state, 0, "zeus-companion")) == (1, "turned")
    assert refused(state, "use zeus-companion") == ("E4.5", "turned")
    state = position(phase=WRITING, turn=2, domain={0: ["zeus-companion/used"]})
    assert (state.epoch, lies(state, 0, "zeus-companion")) == (2, "straight")


@pytest.mark.rule("E4.7")
@pytest.mark.card("athena-initiation")
def test_eleusis() -> None:
    """ELEUSIS: Initiation alone cannot be used; with a companion 2 gold, and 1 for such others."""
    state = position(agora=["zeus-herakles"], domain={0: ["athena-initiation"]})
    assert refused(state, "use athena-initiation") == ("E4.7", "eleusis-alone")
    state = position(
        4,
        agora=["zeus-herakles"],
        domain={0: ["athena-initiation", "zeus-demeter"], 2: ["zeus-demeter"]},
    )
    act(state, "use athena-initiation")
    assert state.gold == [2, 0, 1, 0]


@pytest.mark.rule("E4.10", "E4.11", "R9")
@pytest.mark.card("athena-games")
def test_athena_lets_several_players_transfer() -> None:
    """The player in turn may transfer first, the others then for 1 gold more, by rising disc."""
    state = position(
        order=[2, 0, 1],
        gold=[1, 2, 2],
        domain={0: ["athena-games"], 1: ["zeus-gathering"], 2: ["hades-tartarus"]},
    )
    act(state, "use athena-games")
    assert (asked(state)[0], options(state)) == (0, ["transfer athena-games", "decline"])
    act(state, "transfer athena-games")
    assert (asked(state)[0], options(state)) == (2, ["transfer hades-tartarus", "decline"])
    act(state, "transfer hades-tartarus")
    assert (asked(state)[0], options(state)) == (1, ["transfer zeus-gathering", "decline"])
    act(state, "decline")
    assert state.gold == [0, 2, 0]


@pytest.mark.rule("E4.6")
@pytest.mark.card("zeus-herakles")
def test_trigger() -> None:
    """TRIGGER | EINMALIG: Herakles with his ring, which goes back: 1 VP for every 3 VP."""
    state = took("zeus-herakles", agora=["zeus-hera"], vp=[7, 0, 0])
    act(state, "dismiss green")
    assert lies(state, 0, "zeus-herakles") == "ring"
    act(state, "use zeus-herakles")
    assert (state.vp[0], lies(state, 0, "zeus-herakles")) == (7 + 2, "used")


# ---- PHASE III: WRITING THE LEGENDS | PHASE III: BILDEN DER MYTHEN


@pytest.mark.rule("E5.1")
def test_incomplete_quests() -> None:
    """Incomplete Quests | Unvollendete Aufgaben: Sebastian has disc 1, Christopher disc 3."""
    sebastian, christopher = 2, 3
    order = [sebastian, 0, christopher, 1]
    state = position(4, order=order, turn=1, round_=3, acted=True, quest={0: 4, 1: 2})
    assert told(state, "gets-incomplete") == [(sebastian,), (christopher,)]
    assert told(state, "disc") == [(1, 1), (0, 2), (sebastian, 3), (christopher, 4)]


@pytest.mark.rule("E5.1", "E5.2")
def test_allocate_discs_and_receive_vp_and_gold() -> None:
    """1) and 2): the player with Quest 1 gets disc 1, and so on; then VP and gold of the Quests."""
    quests = {0: 3, 1: 1, 2: 4, 3: 2}
    state = position(4, turn=3, round_=3, acted=True, quest=quests)
    assert told(state, "disc") == [(1, 1), (3, 2), (0, 3), (2, 4)]
    reward = [state.deck.quest(4, quests[seat] - 1) for seat in range(4)]
    assert state.gold == [gold for gold, _, _ in reward]
    assert state.vp == [vp for _, vp, _ in reward]


@pytest.mark.rule("E5.3")
@pytest.mark.parametrize(
    ("card", "level"), [("hades-tartarus", 1), ("zeus-companion", 2), ("zeus-herakles", 3)]
)
def test_transfer_cards(card: str, level: int) -> None:
    """3) Transfer cards: as many as the Quest says, each for gold equal to its level, 1, 2 or 3."""
    state = writing(card, "zeus-hera", left=2)
    act(state, f"transfer {card}")
    assert (state.gold[0], state.left) == (9 - level, 1)


# ---- RULES OF LEGENDS | REGELN FÜR MYTHEN


@pytest.mark.rule("E6.2")
@pytest.mark.parametrize(
    "written",
    [
        ["hades-gathering", "hades-tartarus"],  # one family: no Level Legend
        ["zeus-gathering", "athena-initiation"],  # another level
    ],
)
def test_level_legends_take_one_level_and_different_families(written: list[str]) -> None:
    first, second = written
    state = position(
        phase=WRITING, gold=9, quest={0: 3}, domain={0: [second]}, legends={0: [[first]]}
    )
    act(state, f"transfer {second}")  # it starts another Legend unasked
    assert legends(state, 0) == [[first], [second]]


@pytest.mark.rule("E6.2", "E10.3")
@pytest.mark.parametrize(
    ("written", "vp"),
    [
        (["zeus-gathering", "hades-tartarus", "athena-games"], 4),  # incomplete, Level 1
        (["zeus-companion", "athena-initiation"], 2),  # incomplete, Level 2
        ([*FOUR_THREES, "poseidon-ketos"], 12),  # completed, Level 3
    ],
)
def test_level_legends(written: list[str], vp: int) -> None:
    """LEVEL LEGENDS | MYTHEN EINES RANGES: two incomplete ones, and a completed one of five."""
    state = scored(legends={0: [written]})
    assert state.view(0)["sheets"][0]["legends"][0]["vp"] == vp


@pytest.mark.rule("E6.3", "E8.1", "E10.3")
@pytest.mark.parametrize(
    ("written", "vp", "held"),
    [(["zeus-gathering", "zeus-companion"], 3, []), (ATHENA, 6, ["athena 1"])],
)
def test_family_legends(written: list[str], vp: int, held: list[str]) -> None:
    """FAMILY LEGENDS | FAMILIENMYTHEN: an incomplete one of Zeus, a completed one of Athena."""
    state = scored(legends={0: [written]})
    assert state.view(0)["sheets"][0]["legends"][0]["vp"] == vp
    assert tiles(state, 0) == held


@pytest.mark.rule("E6.3", "E6.5", "E8.1")
def test_writing_legends() -> None:
    """WRITING LEGENDS | DAS BILDEN VON MYTHEN: level 2 first, then 1, completed with 3."""
    state = writing("zeus-companion", "zeus-gathering", "zeus-herakles", gold=6)
    act(state, "transfer zeus-companion", "transfer zeus-gathering", "join 1")
    assert tiles(state, 0) == []
    act(state, "transfer zeus-herakles", "join 1")
    assert legends(state, 0) == [["zeus-companion", "zeus-gathering", "zeus-herakles"]]
    assert (tiles(state, 0), state.gold[0]) == (["zeus 1"], 0)


@pytest.mark.rule("E7.1")
@pytest.mark.parametrize(
    ("written", "cost"),
    [
        (["zeus-herakles", "zeus-gathering"], 2),  # a Family Legend without its level 2
        (["zeus-gathering", "hades-tartarus"], 1),  # a Level 1 Legend
        (FOUR_THREES, 3),  # a Level 3 Legend
    ],
)
def test_adding_citizens_to_legends(written: list[str], cost: int) -> None:
    """ADDING CITIZENS TO LEGENDS | EINEN BÜRGER EINEM MYTHOS HINZUFÜGEN: 2, 1 and 3 gold."""
    state = writing("citizen", "zeus-danae", gold=4, legends={0: [written]})
    act(state, "transfer citizen")
    assert (state.gold[0], legends(state, 0)) == (4 - cost, [[*written, "citizen"]])


@pytest.mark.rule("E7.1", "E7.2", "E6.2")
def test_adding_citizens_to_legends_completes_the_level_3_legend() -> None:
    state = writing("citizen", "poseidon-ketos", legends={0: [FOUR_THREES, ["poseidon-triton"]]})
    act(state, "transfer citizen", "transfer poseidon-ketos")
    assert refused(state, "join 1") == ("E6.2", "legend-full")


# ---- LEGEND BONUSES | BONUSPLÄTTCHEN FÜR MYTHEN


@pytest.mark.rule("E8.1")
@pytest.mark.parametrize("first", [0, 1])
def test_legend_bonuses_of_a_family(first: int) -> None:
    """5 VP for the first and 2 VP for the second, both perhaps to one player; then nothing."""
    begun = ["zeus-gathering", "zeus-demeter"]
    completed = {seat: [ZEUS] if seat == first else [] for seat in range(3)}
    state = writing("zeus-herakles", "zeus-hera", legends={**completed, 0: [begun, *completed[0]]})
    assert tiles(state, first) == ["zeus 1"]
    act(state, "transfer zeus-herakles", "join 1")
    assert told(state, "family-tile") == [(0, "zeus", 2)]
    completed[2] = [["zeus-danae", "zeus-companion", "zeus-thunderbolt"]]
    state = writing("zeus-herakles", "zeus-hera", legends={**completed, 0: [begun, *completed[0]]})
    act(state, "transfer zeus-herakles", "join 1")
    assert told(state, "family-tile") == []


@pytest.mark.rule("E8.2")
@pytest.mark.parametrize(
    ("theirs", "mine", "owner"),
    [
        ([], 2, 0),  # the first with two cards
        (FOUR_THREES[:2], 2, 1),
        (FOUR_THREES[:2], 3, 0),  # steals it
        ([*FOUR_THREES, "poseidon-ketos"], 5, 1),  # cannot be beaten
    ],
)
def test_legend_bonuses_of_a_level(theirs: list[str], mine: int, owner: int) -> None:
    card = "poseidon-trident"
    begun = ["zeus-hera", "hades-helm", "athena-horse", "hephaestus-shield"][: mine - 1]
    state = writing(card, "athena-owl", legends={0: [begun], 1: [theirs] if theirs else []})
    act(state, f"transfer {card}", "join 1")
    assert tiles(state, owner) == ["level 3"]
    assert tiles(state, 1 - owner) == []


# ---- FINAL SCORING | ENDWERTUNG


@pytest.mark.rule("E10.1", "E4.9")
@pytest.mark.card("hades-tartarus")
def test_final_scoring_removes_domain_cards_and_single_cards() -> None:
    state = scored(domain={0: ["zeus-herakles"]}, legends={0: [["hades-tartarus"], ZEUS[:2]]})
    assert (domain(state, 0), legends(state, 0), chronos(state)) == ([], [ZEUS[:2]], [])


@pytest.mark.rule("E10.2", "E4.9")
@pytest.mark.card("zeus-gathering", "hades-temple")
def test_final_scoring_equal_and_not_equal_like_family_and_level_legends() -> None:
    family = ["hades-gathering", "hades-temple", "hades-judge"]
    level = ["zeus-gathering", "hades-tartarus", "athena-games"]
    assert (worth("hades-gathering", family), worth("zeus-gathering", level)) == ([1], [3])
    assert worth("hades-temple", family) == [3]
    assert worth("hades-temple", ["hades-temple", "zeus-companion"]) == [1]


@pytest.mark.rule("E10.3")
@pytest.mark.parametrize(
    ("written", "vp"),
    [
        (ZEUS[:2], 3),
        (ZEUS, 6),
        (FOUR_THREES[:2], 2),
        (FOUR_THREES[:3], 4),
        (FOUR_THREES, 8),
        ([*FOUR_THREES, "poseidon-ketos"], 12),
    ],
)
def test_final_scoring_of_legends(written: list[str], vp: int) -> None:
    state = scored(legends={0: [written]})
    assert state.view(0)["sheets"][0]["legends"][0]["vp"] == vp


@pytest.mark.rule("E10.4")
@pytest.mark.parametrize(
    ("pp", "vp"),
    [
        ([7, 5, 3, 1], [16, 8, 4, 2]),
        ([5, 5, 3, 0], [(16 + 8) // 2, (16 + 8) // 2, 4, 0]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
def test_final_scoring_of_prestige(pp: list[int], vp: list[int]) -> None:
    state = scored(4, families="opulence", pp=pp)
    assert [state.points(seat) for seat in range(4)] == vp


@pytest.mark.rule("E10.5")
def test_final_scoring_of_citizens() -> None:
    """For each Citizen in the Elysium 2 VP go back."""
    state = scored(vp=9, legends={0: [[*ZEUS[:2], "citizen"]]})
    assert state.points(0) == 9 + 6 + 5 - 2


@pytest.mark.rule("E10.6")
def test_final_scoring_ties() -> None:
    assert scored(vp=[9, 9, 7], gold=[2, 3, 9]).winners() == [1]
    assert scored(vp=[9, 9, 7], gold=[3, 3, 9]).winners() == [0, 1]


# ---- YOU'RE READY FOR YOUR FIRST ELYSIUM GAME | NUN KÖNNT IHR EURE ERSTE PARTIE ELYSIUM BEGINNEN


@pytest.mark.rule("E1.2")
def test_family_sets() -> None:
    assert {name: " ".join(families) for name, families in SETS.items() if name != "first"} == {
        "opulence": "ares athena hephaestus hermes zeus",
        "misfortune": "ares hades hephaestus hermes poseidon",
        "wasteland": "apollo ares hades hermes poseidon",
        "plots": "apollo athena hades hephaestus hermes",
        "whybother": "apollo ares athena poseidon zeus",
    }


# ---- SOME RULES YOU MAY FORGET | REGELN, DIE LEICHT VERGESSEN WERDEN


@pytest.mark.rule("E4.13", "R8", "R15")
@pytest.mark.card("hermes-caduceus")
def test_a_hermes_card_is_affected_by_its_own_power() -> None:
    """1 gold when a Hermes card is transferred, also for the transfer of the card itself."""
    state = writing("hermes-caduceus", "zeus-danae", families="opulence", gold=3)
    act(state, "transfer hermes-caduceus")
    assert told(state, "pays") == [(0, 3)]
    assert told(state, "reacts") == [(0, "hermes-caduceus")]
    assert state.gold[0] == 3 - 3 + 1


@pytest.mark.rule("E3.7", "E5.1")
def test_an_incomplete_quest_is_taken_only_after_all_turns() -> None:
    given: dict[str, Any] = {"round_": 3, "taken": {0: 3, 2: 3}, "columns": {0: ["yellow"]}}
    state = position(quest={1: 1}, agora=["zeus-hera"], **given)
    assert (told(state, "sits-out"), told(state, "gets-incomplete")) == ([(0,)], [])
    assert INCOMPLETE not in state.quest
