"""D9: Heavenly Duke's Blessing, Celestial Ministry and Heavenly Edict."""

from typing import Any

import pytest
from acting import act, asked, options, refused, told
from derby_positions import ahead, cards, course, space, unused
from derby_powers import at_line, offered, on_turn

from pantheon.games.derby.components import CREATURES
from pantheon.games.derby.races import JUDGEMENT, PAYOUT
from pantheon.games.derby.state import Derby

GODS = ["yu-huang", "odin", "horus"]

# ---- Heavenly Duke's Blessing


def blessing(**given: Any) -> Derby:
    """Yù Huáng may use the Blessing; dragon has crossed the line first."""
    return at_line(GODS, ["blessing"], **given)


@pytest.mark.rule("D9.4")
def test_the_blessing_moves_a_creature_3_spaces() -> None:
    state = blessing(spaces={"dragon": 15, "sylph": 4})
    assert offered(state) == (0, "line", "blessing")
    act(state, "use blessing", "creature sylph")
    assert space(state, "sylph") == 7
    assert told(state, "moves") == [("sylph", 3, 7)]
    assert asked(state) == (0, "Bet")


@pytest.mark.rule("D9.3")
def test_the_blessing_is_not_for_the_first_crosser_nor_for_a_finished_creature() -> None:
    state = blessing(spaces={"dragon": 15, "pegasus": 16}, crossed="dragon", finished=["gryphon"])
    act(state, "use blessing")
    assert options(state, "creature") == [
        f"creature {name}" for name in ["lamassu", "pegasus", "phoenix", "sylph"]
    ]
    assert refused(state, "creature dragon") == ("D9.3", "no-target")
    assert refused(state, "creature gryphon") == ("D9.3", "no-target")


@pytest.mark.rule("D9.3")
def test_the_first_crosser_stays_without_blessing_after_it_was_blown_back() -> None:
    state = blessing(spaces={"dragon": 12}, crossed="dragon")
    act(state, "use blessing")
    assert refused(state, "creature dragon") == ("D9.3", "no-target")


@pytest.mark.rule("D9.3")
def test_the_blessing_is_not_offered_when_all_others_have_finished() -> None:
    finished = [name for name in CREATURES if name != "dragon"]
    state = blessing(spaces={"dragon": 15}, finished=finished, crossed="dragon")
    assert asked(state) == (0, "Bet")
    assert refused(state, "use blessing") == ("D9.4", "power-not-now")


@pytest.mark.rule("D9.1", "D3.4")
def test_a_blessed_creature_is_the_later_arrival() -> None:
    state = blessing(spaces={"sylph": 12, "dragon": 15})
    act(state, "use blessing", "creature sylph")
    assert ahead(state)[:2] == ["sylph", "dragon"]


@pytest.mark.rule("D9.5", "D4.1")
def test_a_creature_blessed_over_the_line_is_not_the_first() -> None:
    state = blessing(spaces={"sylph": 12, "dragon": 15})
    act(state, "use blessing", "creature sylph")
    assert told(state, "crosses") == []
    assert CREATURES[state.crossed] == "dragon"


@pytest.mark.rule("D9.5", "D3.5")
def test_the_blessing_may_take_a_creature_over_the_finish_line() -> None:
    state = blessing(spaces={"sylph": 20, "dragon": 15}, crossed="dragon")
    act(state, "use blessing", "creature sylph")
    assert told(state, "finishes") == [("sylph", 1)]
    assert "bet first sylph" in options(state)  # D4.2


@pytest.mark.rule("D9.4")
def test_the_blessing_is_given_before_the_third_bets() -> None:
    state = blessing()
    act(state, "decline")
    assert asked(state) == (0, "Bet")
    assert refused(state, "use blessing") == ("D9.4", "power-not-now")


@pytest.mark.rule("D9.1")
def test_the_blessing_is_given_once() -> None:
    state = blessing()
    act(state, "use blessing")
    assert refused(state, "use blessing") == ("D9.1", "power-used")


# ---- Celestial Ministry

DRAGON, GRYPHON, SYLPH = "dragon-1/0+3", "gryphon-1/0+3", "sylph-2/1+3"


def ministry(drawn: list[str], zeus: list[str], protections: int = 0, **given: Any) -> Derby:
    """Zeus has drawn his two cards in the last race, and these are left in his pile."""
    powers = ["celestial-ministry"]
    said = {"race": 3, "gods": GODS, "powers": powers, **given}
    return course(PAYOUT, 3, drawn=drawn, zeus=zeus, protections=protections, **said)


def replacements(drawn: list[str], zeus: list[str], protections: int, put_back: int) -> set[str]:
    """What comes instead of a card, over many shuffles."""
    found = set()
    for seed in range(40):
        state = ministry(drawn, zeus, protections, seed=str(seed))
        act(state, "use celestial-ministry", f"drawn {put_back}")
        kept, new = cards(state, state.drawn)
        assert kept == drawn[2 - put_back]
        found.add(new)
    return found


@pytest.mark.rule("D9.4")
def test_the_ministry_may_put_back_one_of_the_drawn_cards() -> None:
    state = ministry([DRAGON, "protection"], [GRYPHON], 3)
    assert offered(state) == (0, "judged", "celestial-ministry")
    act(state, "use celestial-ministry")
    assert options(state) == ["drawn 1", "drawn 2"]


@pytest.mark.rule("D9.1")
def test_the_ministry_draws_from_the_pile_with_the_card_put_back() -> None:
    found = replacements([DRAGON, "protection"], [GRYPHON], 1, 1)
    assert found == {DRAGON, GRYPHON, "protection"}


@pytest.mark.rule("D9.1")
def test_the_ministry_may_put_a_protection_card_back() -> None:
    found = replacements([DRAGON, "protection"], [GRYPHON, SYLPH], 0, 2)
    assert found == {GRYPHON, SYLPH, "protection"}


@pytest.mark.rule("D9.1")
@pytest.mark.parametrize("seed", range(6))
def test_the_ministry_neither_makes_nor_loses_cards(seed: int) -> None:
    state = ministry([DRAGON, "protection"], [GRYPHON, SYLPH], 2, seed=str(seed))
    act(state, "use celestial-ministry", "drawn 1")
    lie = cards(state, state.drawn + state.zeus) + ["protection"] * state.protections
    assert sorted(lie) == sorted([DRAGON, GRYPHON, SYLPH] + ["protection"] * 3)
    assert len(state.drawn) == 2


@pytest.mark.rule("D9.1", "D6.1")
@pytest.mark.parametrize("seed", range(6))
def test_the_replacement_stands(seed: int) -> None:
    state = ministry([DRAGON, SYLPH], [GRYPHON], seed=str(seed))
    act(state, "use celestial-ministry", "drawn 2")
    assert state.over  # nobody was asked again
    out = {name.split("-")[0] for name in cards(state, state.drawn)}
    assert {creature for (creature,) in told(state, "disqualified")} == out
    assert told(state, "puts-back") == [(0, SYLPH)]
    assert unused(state, 0) == []


@pytest.mark.rule("D9.4")
def test_declining_the_ministry_leaves_the_judgement() -> None:
    state = ministry([DRAGON, SYLPH], [GRYPHON], 2)
    act(state, "decline")
    assert told(state, "disqualified") == [("dragon",), ("sylph",)]


@pytest.mark.rule("D9.3")
@pytest.mark.parametrize("drawn", [[DRAGON, SYLPH], [DRAGON, "protection"], [DRAGON]])
def test_the_ministry_is_not_offered_with_an_empty_pile(drawn: list[str]) -> None:
    state = ministry(drawn, [])
    assert state.over
    assert unused(state, 0) == ["celestial-ministry"]


@pytest.mark.rule("D9.3")
def test_of_two_equal_cards_the_ministry_takes_one_without_asking() -> None:
    state = ministry([DRAGON, DRAGON], [GRYPHON], 2)
    act(state, "use celestial-ministry")
    assert state.over
    assert told(state, "puts-back") == [(0, DRAGON)]


@pytest.mark.rule("D9.1")
def test_the_ministry_is_used_once() -> None:
    state = ministry([DRAGON, SYLPH], [GRYPHON])
    act(state, "use celestial-ministry")
    assert refused(state, "use celestial-ministry") == ("D9.1", "power-used")


@pytest.mark.rule("D9.4")
def test_the_ministry_is_not_offered_before_the_cards_are_drawn() -> None:
    gods, powers = ["yu-huang", "marduk", "horus"], ["celestial-ministry", "tablet-of-destinies"]
    state = course(JUDGEMENT, 3, gods=gods, powers=powers, zeus=[DRAGON])
    assert offered(state) == (1, "zeus", "tablet-of-destinies")
    assert refused(state, "use celestial-ministry") == ("D9.1", "power-not-yours")


@pytest.mark.rule("D11.1")
@pytest.mark.parametrize("seed", range(6))
def test_a_protection_card_put_back_by_the_ministry_does_not_count_as_drawn(seed: int) -> None:
    options = {"sober": "on"}
    drawn = ["protection", DRAGON]
    state = ministry(drawn, [GRYPHON, SYLPH], 3, options=options, race=1, seed=str(seed))
    act(state, "use celestial-ministry", "drawn 1")
    again = told(state, "draws-protection") == [()]
    assert state.race == 2
    assert state.protections == (3 if again else 4)


@pytest.mark.rule("D11.1")
def test_a_replacement_that_is_a_protection_card_leaves_the_game() -> None:
    found = set()
    for seed in range(20):
        options = {"sober": "on"}
        state = ministry([DRAGON, SYLPH], [], 1, options=options, race=1, seed=str(seed))
        act(state, "use celestial-ministry", "drawn 1")
        found.add((len(told(state, "draws-protection")), int(state.protections)))
    assert found == {(0, 1), (1, 0)}


@pytest.mark.rule("D9.3")
def test_the_ministry_is_not_offered_with_protection_cards_alone() -> None:
    state = ministry(["protection", "protection"], [], 2)
    assert state.over


@pytest.mark.rule("D9.3")
def test_the_ministry_does_not_put_back_a_card_that_only_its_equals_can_replace() -> None:
    state = ministry([DRAGON, "protection"], [], 3)
    act(state, "use celestial-ministry")
    assert state.over  # only dragon could be put back


# ---- Heavenly Edict


def edict(play: str, token: int, discard: list[str], **given: Any) -> Derby:
    """Yù Huáng has moved dragon to the space of the token; lamassu is to stay."""
    left, right = ["dragon-4/2", "dragon-2/1+3"], ["lamassu-1/0+3", "lamassu-4/2"]
    state = on_turn(GODS, ["heavenly-edict"], left, right, fate=[token], discard=discard, **given)
    act(state, play, "play right lamassu-1/0+3")
    return state


@pytest.mark.rule("D9.4", "D10.2")
def test_the_edict_puts_a_dirty_trick_card_into_the_zeus_pile() -> None:
    state = edict("play left dragon-4/2", 4, ["dragon-1/0+3", "gryphon-1/0+3", "dragon-3/1"])
    assert offered(state) == (0, "fate", "heavenly-edict")
    act(state, "use heavenly-edict")
    assert cards(state, state.zeus) == ["dragon-1/0+3"]
    rest = ["gryphon-1/0+3", "dragon-3/1", "dragon-4/2", "lamassu-1/0+3"]
    assert cards(state, state.discard) == rest
    assert told(state, "joins-pile") == [("dragon-1/0+3",)]


@pytest.mark.rule("D9.3")
def test_the_edict_names_a_dirty_trick_card_of_the_creature_in_the_discard_pile() -> None:
    discard = ["dragon-2/1+3", "dragon-1/0+3", "gryphon-1/0+3", "dragon-3/1"]
    state = edict("play left dragon-4/2", 4, discard)
    act(state, "use heavenly-edict")
    assert options(state) == ["pile dragon-1/0+3", "pile dragon-2/1+3"]
    for name in ["gryphon-1/0+3", "dragon-3/1", "dragon-4/2"]:
        assert refused(state, f"pile {name}") == ("D9.3", "no-target")


@pytest.mark.rule("D9.1")
def test_the_edict_takes_one_of_two_equal_cards() -> None:
    state = edict("play left dragon-4/2", 4, ["dragon-1/0+3", "dragon-1/0+3"])
    act(state, "use heavenly-edict")
    assert cards(state, state.zeus) == ["dragon-1/0+3"]
    assert cards(state, state.discard) == ["dragon-1/0+3", "dragon-4/2", "lamassu-1/0+3"]
    assert unused(state, 0) == []


@pytest.mark.rule("D9.4")
def test_the_edict_takes_the_card_just_played_without_its_trick() -> None:
    state = edict("play left dragon-2/1+3", 2, [])
    assert offered(state) == (0, "fate", "heavenly-edict")
    act(state, "use heavenly-edict")
    assert cards(state, state.zeus) == ["dragon-2/1+3"]
    assert cards(state, state.discard) == ["lamassu-1/0+3"]


@pytest.mark.rule("D9.3")
def test_the_edict_does_not_take_a_card_whose_trick_was_used() -> None:
    state = edict("trick left dragon-2/1+3", 5, [])
    assert asked(state) == (1, "Turn")


@pytest.mark.rule("D9.3")
@pytest.mark.parametrize("discard", [[], ["dragon-3/1", "gryphon-1/0+3"]])
def test_the_edict_is_not_offered_without_a_dirty_trick_card_of_the_creature(
    discard: list[str],
) -> None:
    state = edict("play left dragon-4/2", 4, discard)
    assert asked(state) == (1, "Turn")
    assert unused(state, 0) == ["heavenly-edict"]
    assert state.fate == [4]
