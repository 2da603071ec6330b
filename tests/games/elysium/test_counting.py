"""How many lines of play there are: any change of what is allowed changes these numbers."""

from __future__ import annotations

from typing import Any

from elysium_positions import position
from games.walks import lines_of_play

from pantheon.games.elysium.epochs import WRITING
from pantheon.games.elysium.state import Elysium


def counts(state: Elysium) -> list[int]:
    return [lines_of_play(state, depth) for depth in (1, 2, 3)]


def two(**given: Any) -> Elysium:
    """Two players, seat 0 in turn; the pediment is yellow, red | green, blue."""
    return position(2, **given)


def writing(**given: Any) -> Elysium:
    """Seat 0 in phase III, with two transfers; seat 1, with nothing, comes after it."""
    return position(2, phase=WRITING, quest={0: 1, 1: 2}, **given)


def test_a_first_turn() -> None:
    # Take one of two cards or one of two Quests, then dismiss one of four Columns. After a card
    # seat 1 has the other card and two Quests, after a Quest it has two cards and one Quest.
    state = two(agora=["hades-tartarus", "zeus-temple"])
    card, quest = 1 + 2, 2 + 1
    assert counts(state) == [4, 4 * 4, 2 * 4 * card + 2 * 4 * quest]


def test_two_copies_of_a_card_are_one_choice() -> None:
    # Either copy is the same; the other one is there for seat 1. Then as above.
    state = two(agora=["hades-tartarus", "hades-tartarus"])
    card, quest = 1 + 2, 1 + 1
    assert counts(state) == [3, 3 * 4, 4 * card + 2 * 4 * quest]


def test_columns_open_and_close() -> None:
    # Seat 0 has red and blue: it can take Tartarus (blue) and the Temple of Hephaestus (red and
    # any), not the Temple of Zeus (yellow and any); Quest 1 for red, 2 for blue. One of two Columns
    # goes. Seat 1 has yellow and green, for the Temple of Zeus and both Quests, less one if seat 0
    # has taken it.
    state = two(
        agora=["hades-tartarus", "hephaestus-temple", "zeus-temple"],
        columns={0: ["red", "blue"], 1: ["yellow", "green"]},
        round_=2,
        taken={0: 2, 1: 2},
    )
    assert counts(state) == [4, 4 * 2, 2 * 2 * 3 + 2 * 2 * 2]


def test_a_power_before_or_after_the_action() -> None:
    # Seat 0 has taken its cards and lacks a Quest; Companion of Zeus can be used now or later. One
    # Column is left, red, which is above Quest 1, and nothing is asked about it.
    # Now: use her, or Quest 1. After her the Quest follows unasked, and seat 1 chooses among two
    # cards and Quest 2. After the Quest: use her or end, and then the same of seat 1, who has two
    # Columns to choose from when it has taken something.
    state = two(
        agora=["hades-tartarus", "zeus-temple"],
        domain={0: ["zeus-companion"]},
        columns={0: ["red"], 1: ["yellow", "blue"]},
        round_=3,
        taken={0: 3, 1: 2},
    )
    seat_1 = 3
    assert counts(state) == [2, seat_1 + 2, seat_1 * 2 + 2 * seat_1]


def test_who_can_take_no_quest_sits_the_last_turn_out() -> None:
    # As above, but seat 0 has blue, and Quest 2, below green and blue, is gone: the phase is over
    # for it, and nothing is asked about Companion of Zeus. Seat 1 has two cards; then one of two
    # Columns goes, and in phase III it transfers its one card for the gold of its Quest, or ends.
    state = two(
        agora=["hades-tartarus", "zeus-temple"],
        domain={0: ["zeus-companion"]},
        columns={0: ["blue"], 1: ["yellow", "blue"]},
        quest={1: 2},
        round_=3,
        taken={0: 3, 1: 2},
    )
    assert counts(state) == [2, 2 * 2, 2 * 2 * 2]


def test_the_games_ask_the_user_first_and_may_be_declined() -> None:
    # Seat 0 has acted. Use the Games or end. At the Games: transfer the Games or decline; then seat
    # 1 transfers Danae for 2 gold or declines. `end` leads to the turn of seat 1: one card and two
    # Quests; after either of them one of four Columns goes.
    state = two(
        acted=True,
        agora=["hades-tartarus"],
        gold=2,
        domain={0: ["athena-games"], 1: ["zeus-danae"]},
    )
    seat_1 = 1 + 2
    assert counts(state) == [2, 2 + seat_1, 2 * 2 + seat_1 * 4]


def test_olive_tree() -> None:
    # Only the Olive Tree can be taken, or one of four Quests. After the tree each of the two others
    # chooses gold or VP; after a Quest a Column goes, and seat 1 has the tree and three Quests.
    state = position(agora=["athena-olive"])
    assert counts(state) == [5, 2 + 4 * 4, 2 * 2 + 4 * 4 * 4]


def test_charybdis_swallows_up_to_two() -> None:
    # Charybdis, another card, or one of two Quests. Charybdis: one of two cards or decline. After
    # a first one: the other, or decline; after declining, one of four Columns. After anything else
    # a Column, and then seat 1: Charybdis and both Quests after the other cards, or all three cards
    # and one Quest.
    state = two(agora=["poseidon-charybdis", "hades-tartarus", "zeus-temple"])
    swallowed = 2 * 2 + 4
    other_card, quest = 2 * 4 * (2 + 2), 2 * 4 * (3 + 1)
    assert counts(state) == [5, 3 + 4 * 4, swallowed + other_card + quest]


def test_the_first_transfers() -> None:
    # In the last epoch `end` ends the game, as seat 1 has nothing to do, and nothing follows. The
    # first card starts a Legend unasked; the second, of the same level, starts or joins. Danae has
    # a Legend power, as long as she lies in the Domain and there are 3 gold.
    # 1: use Danae, transfer Danae, transfer Lethe, end.
    # 2: after the power: transfer Danae or Lethe, end; after Danae: Lethe, end; after Lethe: use
    #    Danae, transfer Danae, end.
    # 3: two ways after each of power-Danae, power-Lethe and Lethe-power (transfer the other card or
    #    end), Danae-Lethe and Lethe-Danae (start or join).
    state = writing(gold=9, left=2, epoch=5, domain={0: ["zeus-danae", "hades-lethe"]})
    assert counts(state) == [4, 3 + 2 + 3, 5 * 2]


def test_a_citizen_joins_where_it_can_be_paid() -> None:
    # Two Legends can have a Citizen: for 1 gold the Level Legend, for 3 the Family Legend without
    # its level 3. With 3 gold both can be paid, with 2 only the first, and it joins that unasked.
    pair, family = ["zeus-ganymede", "hades-charon"], ["zeus-danae", "zeus-temple"]
    parts: dict[str, Any] = {"left": 1, "epoch": 5, "legends": {0: [pair, family]}}
    parts["domain"] = {0: ["citizen"]}
    # Transfer or end; `join 1` or `join 2`; then the turn ends by itself, and with it the game.
    assert counts(writing(gold=3, **parts)) == [2, 2, 0]
    assert counts(writing(gold=2, **parts)) == [2, 0, 0]


def test_equal_legends_are_one_choice() -> None:
    # Two single Ganymedes: Lethe (level 1) starts a Legend or joins one of them, it is the same
    # which one. Danae, another card of level 1, is another choice; the Owl (level 2) is none.
    alike = [["zeus-ganymede"], ["zeus-ganymede"]]
    parts: dict[str, Any] = {"gold": 1, "left": 1, "epoch": 5, "domain": {0: ["hades-lethe"]}}
    assert counts(writing(**parts, legends={0: alike})) == [2, 2, 0]
    more = {0: [*alike, ["athena-owl"], ["zeus-danae"]]}
    assert counts(writing(**parts, legends=more)) == [2, 3, 0]


def test_pythia_swaps_rows() -> None:
    # Seat 0 has acted and can use Pythia or end. Two Oracle cards, two Agora cards; Daphne is in
    # both rows. Pythia: one of the two, or decline. For Daphne only one Agora card can go (R12),
    # and goes unasked; for the Temple both can. After that the turn of seat 0 is over.
    # Seat 1 has four Quests, all Columns, and two cards in the Agora; if Daphne came and Tartarus
    # went, these are two Daphnes and one choice.
    state = position(
        3,
        families="plots",
        acted=True,
        agora=["apollo-daphne", "hades-tartarus"],
        oracle=["apollo-daphne", "hades-temple"],
        domain={0: ["apollo-pythia"]},
    )
    seat_1 = 2 + 4
    declined, twins = seat_1, 1 + 4
    ended = seat_1 * 4
    assert counts(state) == [2, 3 + seat_1, declined + twins + 2 + ended]
