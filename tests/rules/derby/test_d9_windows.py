"""D9: who may use a power when."""

import pytest
from acting import act, asked, options, refused, told
from derby_positions import ahead, course, new_game, space, unused
from derby_powers import POWER_CARDS, TWO_BETS, at_line, is_offered, offered, on_turn, play_on

from pantheon.core.chance import Chance
from pantheon.games.derby.components import GODS, POWERS
from pantheon.games.derby.races import FIRST_BETS, JUDGEMENT
from pantheon.games.derby.state import Derby
from pantheon.games.derby.windows import Response, Window

ALL = {"powers": "on", "fate": "on"}
LEFT = ["dragon-4/2", "dragon-5/3"]
RIGHT = ["gryphon-4/2", "gryphon-1/0+3"]


def seated(god: str) -> list[str]:
    """Three gods, this one on seat 0."""
    return [god, *[other for other in GODS if other != god][:2]]


def declines(state: Derby) -> list[tuple[int, str]]:
    """Who is asked for which power, one after the other, when all decline."""
    seats: list[tuple[int, str]] = []
    while is_offered(state):
        seat, _, power = offered(state)
        seats.append((seat, power))
        act(state, "decline")
    return seats


# ---- D9.1: whose powers


@pytest.mark.rule("D9.1")
@pytest.mark.parametrize(("fate", "each"), [("off", 2), ("on", 3)])
def test_each_player_gets_the_power_cards_of_their_god(fate: str, each: int) -> None:
    state = new_game(6, options={"powers": "on", "fate": fate})
    for seat in range(6):
        god = GODS[state.gods[seat]]
        cards = [power for power, (of, _) in POWER_CARDS.items() if of == god]
        assert unused(state, seat) == cards[:each]


@pytest.mark.rule("D9.1", "D1.1")
def test_who_chooses_a_god_gets_its_power_cards() -> None:
    state = new_game(3, start=0, options={"powers": "on", "gods": "chosen"})
    act(state, "god odin", "god anansi", "god yu-huang")
    assert [unused(state, seat) for seat in range(3)] == [
        ["superior-wisdom", "huginn-and-muninn"],
        ["trickster", "web-of-lies"],
        ["blessing", "celestial-ministry"],
    ]


@pytest.mark.rule("D9.1")
def test_the_power_cards_are_open() -> None:
    state = course(players=3, powers=["sun-ray", "web-of-lies"])
    assert state.view(2)["powers"] == [["web-of-lies"], ["sun-ray"], []]


@pytest.mark.rule("D9.1")
@pytest.mark.parametrize("power", POWERS)
def test_nobody_uses_the_power_of_another_god(power: str) -> None:
    other = next(god for god in GODS if god != POWER_CARDS[power][0])
    state = course(players=3, gods=seated(other), powers=POWERS, fate=[])
    assert state.seat == 0
    assert refused(state, f"use {power}") == ("D9.1", "power-not-yours")


@pytest.mark.rule("D9.1")
@pytest.mark.parametrize("power", POWERS)
def test_nobody_uses_a_power_twice(power: str) -> None:
    state = course(players=3, gods=seated(POWER_CARDS[power][0]), powers=[], fate=[])
    assert asked(state) == (0, "Turn")
    assert refused(state, f"use {power}") == ("D9.1", "power-used")


@pytest.mark.rule("D9.1")
@pytest.mark.parametrize("power", POWERS)
def test_no_power_is_in_play_without_the_variant(power: str) -> None:
    state = course(players=3, gods=seated(POWER_CARDS[power][0]))
    assert refused(state, f"use {power}") == ("D9.1", "power-not-in-play")


@pytest.mark.rule("D9.1")
@pytest.mark.parametrize("power", POWERS[2::3])
def test_no_fate_power_is_in_play_without_fate_tokens(power: str) -> None:
    gods = seated(POWER_CARDS[power][0])
    state = course(FIRST_BETS, players=3, gods=gods, options={"powers": "on"})
    assert refused(state, f"use {power}") == ("D9.1", "power-not-in-play")


@pytest.mark.rule("D9.1")
def test_a_power_used_in_one_race_is_gone_in_the_next() -> None:
    state = new_game(3, seed="once", options=ALL)
    chance = Chance("once")
    used: list[str] = []
    while not state.over:
        before = [unused(state, seat) for seat in range(3)]
        play_on(state, chance)
        now = [power for _, power in told(state, "uses")]
        used += [str(power) for power in now[len(used) :]]
        after = [power for seat in range(3) for power in unused(state, seat)]
        assert not set(used) & set(after)
        assert {power for powers in before for power in powers} >= set(after)
    assert len(used) == len(set(used)) > 4
    assert state.race == 3


# ---- D9.2: the order of asking


@pytest.mark.rule("D9.2")
@pytest.mark.parametrize(
    ("gods", "turn", "order"),
    [
        (["quetzalcoatl", "anansi", "horus"], 0, [0, 1, 2]),
        (["quetzalcoatl", "horus", "anansi"], 0, [0, 1, 2]),
        (["horus", "quetzalcoatl", "anansi"], 1, [1, 2, 0]),
        (["anansi", "horus", "quetzalcoatl"], 2, [2, 0, 1]),
        (["anansi", "horus", "odin"], 2, [0, 1]),
        (["anansi", "horus", "odin"], 1, [1, 0]),
    ],
)
def test_the_player_in_turn_is_asked_first_then_clockwise(
    gods: list[str], turn: int, order: list[int]
) -> None:
    powers = ["web-of-lies", "sun-ray", "feathered-serpent"]
    holders = [["lamassu-4/2", "lamassu-6/4"] for _ in range(3)]
    holders[turn], holders[turn - 1] = LEFT, RIGHT
    state = course(players=3, gods=gods, powers=powers, turn=turn, holders=holders)
    act(state, "play left dragon-4/2", "play right gryphon-4/2")
    horus, *seats = declines(state)
    assert horus == (gods.index("horus"), "sun-ray")  # the first move is fast
    assert [seat for seat, _ in seats] == order


@pytest.mark.rule("D9.2")
def test_who_declined_is_asked_again_after_a_use() -> None:
    state = on_turn(["horus", "anansi", "odin"], ["sun-ray", "web-of-lies"], LEFT, RIGHT)
    act(state, "play left dragon-4/2", "play right gryphon-4/2", "decline")
    assert offered(state) == (0, "card", "sun-ray")
    act(state, "decline")
    assert offered(state) == (1, "card", "web-of-lies")
    act(state, "use web-of-lies")
    assert offered(state) == (0, "card", "sun-ray")


@pytest.mark.rule("D9.2")
def test_who_declined_in_the_new_pass_is_not_asked_any_more() -> None:
    state = on_turn(["horus", "anansi", "odin"], ["sun-ray", "web-of-lies"], LEFT, RIGHT)
    act(state, "play left dragon-4/2", "play right gryphon-4/2", "decline")
    act(state, "decline", "use web-of-lies", "decline")
    assert asked(state) == (1, "Turn")
    assert space(state, "gryphon") == 0


@pytest.mark.rule("D9.2")
def test_after_a_use_the_pass_goes_on_with_the_next_player() -> None:
    gods = ["odin", "horus", "anansi"]
    state = on_turn(gods, ["sun-ray", "web-of-lies"], LEFT, RIGHT)
    act(state, "play left dragon-4/2", "play right gryphon-4/2", "decline", "use sun-ray")
    assert offered(state) == (2, "card", "web-of-lies")


@pytest.mark.rule("D9.2")
def test_when_all_decline_nobody_is_asked_twice() -> None:
    gods = ["quetzalcoatl", "anansi", "horus"]
    powers = ["web-of-lies", "sun-ray", "feathered-serpent"]
    state = on_turn(gods, powers, LEFT, RIGHT)
    act(state, "play left dragon-4/2", "play right gryphon-4/2", "decline")
    assert declines(state) == [(0, "feathered-serpent"), (1, "web-of-lies"), (2, "sun-ray")]
    assert asked(state) == (1, "Turn")


@pytest.mark.rule("D9.2")
@pytest.mark.parametrize(("start", "order"), [(0, [0, 1, 2, 3]), (2, [2, 3, 0, 1])])
def test_before_the_third_bets_the_start_player_is_asked_first(
    start: int, order: list[int]
) -> None:
    gods = ["anansi", "marduk", "odin", "yu-huang"]
    powers = ["trickster", "prophecy", "superior-wisdom", "blessing"]
    bets = dict.fromkeys(range(2), TWO_BETS)
    state = at_line(gods, powers, bets=bets, start=start)
    assert [seat for seat, _ in declines(state)] == order
    assert asked(state) == (start, "Bet")


@pytest.mark.rule("D9.2", "D4.1")
def test_before_the_third_bets_the_new_start_player_is_asked_first() -> None:
    gods = ["anansi", "marduk", "odin", "yu-huang"]
    powers = ["trickster", "prophecy", "superior-wisdom", "blessing"]
    bets, at = dict.fromkeys(range(2), TWO_BETS), {"dragon": 13}
    state = on_turn(gods, powers, LEFT, RIGHT, bets=bets, spaces=at)
    act(state, "play left dragon-4/2", "play right gryphon-4/2")
    assert state.start == 1
    assert [seat for seat, _ in declines(state)] == [1, 2, 3, 0]
    assert asked(state) == (1, "Bet")


@pytest.mark.rule("D9.2")
def test_before_the_third_bets_the_passes_go_on_after_a_use() -> None:
    gods = ["anansi", "marduk", "yu-huang"]
    powers = ["trickster", "prophecy", "blessing"]
    state = at_line(gods, powers, bets={0: TWO_BETS, 1: TWO_BETS})
    act(state, "decline", "decline", "use blessing", "creature sylph")
    assert offered(state) == (0, "line", "trickster")
    act(state, "use trickster", "slot 0 1", "creature lamassu")
    assert offered(state) == (1, "line", "prophecy")
    act(state, "decline")
    assert asked(state) == (0, "Bet")


@pytest.mark.rule("D9.2")
def test_before_the_third_bets_the_pass_goes_on_with_the_player_after_the_user() -> None:
    gods = ["anansi", "yu-huang", "marduk", "odin"]
    powers = ["trickster", "prophecy", "superior-wisdom", "blessing"]
    state = at_line(gods, powers, bets=dict.fromkeys([0, 2], TWO_BETS))
    act(state, "decline", "use blessing", "creature sylph")
    assert [seat for seat, _ in declines(state)] == [2, 3, 0]


@pytest.mark.rule("D9.2")
@pytest.mark.parametrize("start", [0, 1, 2])
@pytest.mark.parametrize("moment", ["zeus", "judged"])
def test_at_the_judgement_the_start_player_comes_first(moment: str, start: int) -> None:
    gods, zeus = ["odin", "marduk", "yu-huang"], ["dragon-1/0+3", "gryphon-1/0+3", "sylph-1/0+3"]
    powers = ["tablet-of-destinies" if moment == "zeus" else "celestial-ministry"]
    state = course(JUDGEMENT, 3, start=start, gods=gods, powers=powers, zeus=zeus, protections=0)
    assert offered(state)[1:] == (moment, *powers)
    seat = offered(state)[0]
    window = state.pending()[-2]  # one god has a power then: only the window knows who came first
    assert isinstance(window, Window)
    assert (window.asked - window.quiet) % 3 == start
    assert (seat - start) % 3 == window.quiet - 1


# ---- D9.3: who is asked at all


@pytest.mark.rule("D9.3")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_without_the_variant_nobody_is_ever_asked(players: int) -> None:
    state = new_game(players, seed="off")
    chance = Chance("off")
    assert state.unused == 0
    while not state.over:
        assert not any(isinstance(frame, Response | Window) for frame in state.pending())
        assert not options(state, "use")
        play_on(state, chance)
    assert told(state, "uses") == []


@pytest.mark.rule("D9.3")
@pytest.mark.parametrize(
    ("god", "power"),
    [("marduk", "prophecy"), ("odin", "huginn-and-muninn"), ("quetzalcoatl", "renewal")],
)
@pytest.mark.parametrize("players", [3, 4])
def test_who_has_a_power_that_depends_on_hidden_cards_is_asked_whenever_its_moment_comes(
    god: str, power: str, players: int
) -> None:
    gods = ([god] + [other for other in GODS if other != god])[:players]
    state = course(FIRST_BETS, players=players, race=3, gods=gods, powers=[power])
    chance = Chance(f"{power} {players}")
    asked_times = 0
    while not state.over:
        if is_offered(state):
            assert offered(state)[:2] == (0, POWER_CARDS[power][1])
            asked_times += 1
            act(state, "decline")
        else:
            play_on(state, chance)
    named = [card for seat, _, card, _ in told(state, "names") if seat == 0]
    plain = [card for card in named if "+" not in str(card)]
    times = {"prophecy": 1, "huginn-and-muninn": {3: 5, 4: 4}[players], "renewal": len(plain)}
    assert asked_times == times[power]


@pytest.mark.rule("D9.3")
@pytest.mark.parametrize("others", [["dragon-3/1", "gryphon-4/2"], ["lamassu-3/1", "sylph-4/2"]])
def test_being_asked_for_renewal_tells_nothing(others: list[str]) -> None:
    state = on_turn(["quetzalcoatl", "odin", "horus"], ["renewal"], LEFT, others)
    act(state, "play left dragon-4/2", options(state, "play")[-1])
    assert offered(state)[:2] == (0, "after")


# ---- D9.4: the moments


@pytest.mark.rule("D9.4")
def test_every_power_is_offered_at_its_moment_and_at_no_other() -> None:
    found: set[str] = set()
    for seed in range(12):
        state = new_game(6, seed=str(seed), options=ALL)
        chance = Chance(f"moments {seed}")
        while not state.over:
            if is_offered(state):
                seat, moment, power = offered(state)
                assert power == "" or POWER_CARDS[power] == (GODS[state.gods[seat]], moment)
                found |= {power} - {""}
            else:
                assert options(state, "use") == []
            if is_offered(state) and chance.below(3):  # keep it: others want to be seen too
                act(state, "decline")
            else:
                play_on(state, chance)
    assert sorted(found) == sorted(POWERS)


@pytest.mark.rule("D9.4")
@pytest.mark.parametrize("power", POWERS)
def test_no_power_is_used_in_the_place_of_a_card(power: str) -> None:
    state = course(players=3, gods=seated(POWER_CARDS[power][0]), powers=[power], fate=[])
    if is_offered(state):  # Huginn and Muninn, at the start of the turn
        act(state, "decline")
    assert asked(state) == (0, "Turn")
    assert refused(state, f"use {power}") == ("D9.4", "power-not-now")


@pytest.mark.rule("D9.4")
@pytest.mark.parametrize("power", POWERS)
def test_no_power_is_used_in_the_place_of_a_bet(power: str) -> None:
    gods = seated(POWER_CARDS[power][0])
    state = course(FIRST_BETS, players=3, gods=gods, powers=[power], fate=[])
    if is_offered(state):  # Falcon's Eye, before the bet
        act(state, "decline")
    assert asked(state) == (0, "Bet")
    assert refused(state, f"use {power}") == ("D9.4", "power-not-now")


@pytest.mark.rule("D9.4")
def test_a_power_of_another_moment_is_refused_while_one_is_offered() -> None:
    powers = ["renewal", "feathered-serpent", "rebirth"]
    gods, zeus = ["quetzalcoatl", "odin", "horus"], ["gryphon-2/1+3"]
    state = on_turn(gods, powers, LEFT, RIGHT, zeus=zeus, fate=[2])
    act(state, "play left dragon-4/2", "play right gryphon-4/2", "decline")
    assert offered(state) == (0, "card", "feathered-serpent")
    assert refused(state, "use renewal") == ("D9.4", "power-not-now")
    assert refused(state, "use rebirth") == ("D9.4", "power-not-now")
    assert refused(state, "play left dragon-5/3") == ("D9.4", "not-asked")


@pytest.mark.rule("D9.4")
@pytest.mark.parametrize("answer", [["decline"], ["use renewal", "give right gryphon-1/0+3"]])
def test_of_one_card_come_card_then_after_then_fate(answer: list[str]) -> None:
    gods, powers = ["quetzalcoatl", "odin", "horus"], ["renewal", "feathered-serpent", "rebirth"]
    given = {"zeus": ["gryphon-2/1+3"], "spaces": {"gryphon": 5}, "fate": [9]}
    state = on_turn(gods, powers, LEFT, RIGHT, **given)
    act(state, "play left dragon-4/2", "play right gryphon-4/2", "decline")
    assert offered(state) == (0, "card", "feathered-serpent")
    act(state, "use feathered-serpent")
    assert offered(state) == (0, "after", "renewal")
    act(state, *answer)
    assert offered(state) == (0, "fate", "rebirth")
    act(state, "use rebirth")
    assert asked(state) == (1, "Turn")
    assert state.zeus == []


@pytest.mark.rule("D3.1", "D9.4")
def test_nobody_is_asked_for_a_power_between_the_two_namings() -> None:
    gods, powers = ["quetzalcoatl", "horus", "anansi"], ["sun-ray", "web-of-lies", "renewal"]
    state = on_turn(gods, [*powers, "wings-of-horus", "feathered-serpent"], LEFT, RIGHT, fate=[4])
    act(state, "play left dragon-4/2")
    assert asked(state) == (0, "Turn")
    assert [type(frame).__name__ for frame in state.pending()] == ["Race", "Running", "Turn"]
    assert (told(state, "moves"), state.discard) == ([], [])
    for power in ["renewal", "feathered-serpent"]:
        assert refused(state, f"use {power}") == ("D9.4", "power-not-now")


@pytest.mark.rule("D3.1")
@pytest.mark.parametrize("answer", ["decline", "use sun-ray"])
def test_what_others_do_about_the_first_card_cannot_change_the_second(answer: str) -> None:
    state = on_turn(["odin", "horus", "marduk"], ["sun-ray"], LEFT, RIGHT)
    act(state, "play left dragon-4/2", "play right gryphon-4/2", answer)
    if is_offered(state):
        act(state, "decline")
    assert [card for *_, card, _ in told(state, "names")] == ["dragon-4/2", "gryphon-4/2"]
    assert told(state, "moves")[1] == ("gryphon", 2, 2)
    assert asked(state) == (1, "Turn")  # seat 0 was asked for nothing more


@pytest.mark.rule("D9.4", "D3.1")
def test_the_moments_of_the_second_card_come_after_all_those_of_the_first() -> None:
    gods, powers = ["quetzalcoatl", "horus", "odin"], ["sun-ray", "renewal", "wings-of-horus"]
    given = {"fate": [2, 4], "spaces": {"sylph": 9}}
    state = on_turn(gods, powers, LEFT, RIGHT, **given)
    act(state, "play left dragon-4/2", "play right gryphon-4/2")
    moments = []
    while is_offered(state):
        seat, moment, _ = offered(state)
        moved = [creature for creature, *_ in told(state, "moves")]
        moments.append((seat, moment, moved[-1] if moved else ""))
        act(state, "decline")
    assert moments == [
        (1, "card", ""),
        (0, "after", "dragon"),
        (1, "fate", "dragon"),
        (1, "card", "dragon"),  # of the second card, which has not moved yet
        (0, "after", "gryphon"),
        (1, "fate", "gryphon"),
    ]


@pytest.mark.rule("D9.4", "D3.1")
@pytest.mark.parametrize(
    ("first", "second", "moves"),
    [
        ("use sun-ray", [], [("dragon", 6, 6), ("gryphon", 2, 2)]),
        ("decline", ["use sun-ray"], [("dragon", 4, 4), ("gryphon", 4, 4)]),
    ],
)
def test_a_power_is_used_on_the_card_that_moves_next_and_not_on_the_other(
    first: str, second: list[str], moves: list[tuple[str, int, int]]
) -> None:
    state = on_turn(["odin", "horus", "marduk"], ["sun-ray"], LEFT, RIGHT)
    act(state, "play left dragon-4/2", "play right gryphon-4/2", first, *second)
    assert told(state, "moves") == moves


@pytest.mark.rule("D9.4", "D3.1")
@pytest.mark.parametrize(
    ("gods", "power", "moved"),
    [
        (["odin", "anansi", "marduk"], "web-of-lies", 0),
        (["quetzalcoatl", "odin", "marduk"], "feathered-serpent", 4),
    ],
)
def test_a_power_of_the_slow_move_is_used_when_the_first_card_has_moved(
    gods: list[str], power: str, moved: int
) -> None:
    state = on_turn(gods, [power], LEFT, RIGHT)
    act(state, "play left dragon-4/2", "play right gryphon-4/2")
    assert told(state, "moves") == [("dragon", 4, 4)]
    named = state.view(-1)["named"]
    assert named == [{"card": "gryphon-4/2", "fast": False, "trick": False, "spaces": 2}]
    assert offered(state)[1:] == ("card", power)
    act(state, f"use {power}")
    assert space(state, "gryphon") == moved


@pytest.mark.rule("D9.4", "D4.3")
@pytest.mark.parametrize(
    ("god", "power"),
    [
        ("anansi", "trickster"),
        ("marduk", "prophecy"),
        ("odin", "superior-wisdom"),
        ("yu-huang", "blessing"),
    ],
)
@pytest.mark.parametrize(("before", "crosses"), [(9, False), (10, True)])
def test_the_powers_of_the_line_need_a_creature_that_crossed_it(
    god: str, power: str, before: int, crosses: bool
) -> None:
    holders = [["dragon-4/2"], [], ["gryphon-4/2"]]  # the last cards of the race
    bets = dict.fromkeys(range(2), TWO_BETS)
    given = {"holders": holders, "spaces": {"dragon": before}, "bets": bets, "start": 1}
    state = course(players=3, turn=0, gods=seated(god), powers=[power], **given)
    act(state, "play left dragon-4/2")  # the other one is the only one
    assert state.start == 1
    if crosses:
        assert offered(state) == (0, "line", power)
    else:
        assert asked(state) == (1, "Bet")  # the third bets come all the same
        assert unused(state, 0) == [power]


@pytest.mark.rule("D9.4")
def test_a_card_is_named_with_its_trick_before_powers_are_used_on_it() -> None:
    left = ["dragon-1/0+3", "dragon-5/3"]
    state = on_turn(["odin", "horus", "marduk"], ["sun-ray"], left, RIGHT)
    act(state, "trick left dragon-1/0+3", "play right gryphon-4/2")
    assert offered(state) == (1, "card", "sun-ray")
    assert state.zeus == []
    assert told(state, "names-trick") == [(0, "left", "dragon-1/0+3")]
    act(state, "decline")
    assert space(state, "dragon") == 4


# ---- D9.5: several powers on one move


@pytest.mark.rule("D9.5")
def test_web_of_lies_after_sun_ray_makes_the_move_0() -> None:
    state = on_turn(["horus", "anansi", "odin"], ["sun-ray", "web-of-lies"], LEFT, RIGHT)
    act(state, "play left dragon-4/2", "play right gryphon-4/2", "decline")
    act(state, "use sun-ray", "use web-of-lies")
    assert space(state, "gryphon") == 0
    assert told(state, "stays") == [("gryphon",)]


@pytest.mark.rule("D9.5")
def test_sun_ray_after_web_of_lies_makes_the_move_2() -> None:
    state = on_turn(["horus", "anansi", "odin"], ["sun-ray", "web-of-lies"], LEFT, RIGHT)
    act(state, "play left dragon-4/2", "play right gryphon-4/2", "decline")
    act(state, "decline", "use web-of-lies", "use sun-ray")
    assert space(state, "gryphon") == 2


@pytest.mark.rule("D9.5", "D9.3")
def test_a_slow_move_of_0_can_be_caught_in_the_web_after_sun_ray() -> None:
    state = on_turn(["horus", "anansi", "odin"], ["sun-ray", "web-of-lies"], LEFT, RIGHT)
    act(state, "play left dragon-4/2", "play right gryphon-1/0+3", "decline", "use sun-ray")
    assert offered(state) == (1, "card", "web-of-lies")
    act(state, "use web-of-lies")
    assert space(state, "gryphon") == 0


@pytest.mark.rule("D9.5")
def test_sun_ray_adds_to_a_move_made_fast_by_feathered_serpent() -> None:
    gods = ["quetzalcoatl", "horus", "anansi"]
    powers = ["feathered-serpent", "sun-ray", "web-of-lies"]
    state = on_turn(gods, powers, LEFT, RIGHT)
    act(state, "play left dragon-4/2", "play right gryphon-4/2", "decline")
    act(state, "use feathered-serpent", "use sun-ray")
    assert asked(state) == (1, "Turn")  # no web: the move is not slow any more
    assert space(state, "gryphon") == 6
    assert ahead(state)[:2] == ["gryphon", "dragon"]


@pytest.mark.rule("D9.5")
def test_what_a_power_changed_does_not_reach_the_next_card() -> None:
    gods = ["quetzalcoatl", "horus", "anansi"]
    state = on_turn(gods, ["feathered-serpent", "sun-ray"], LEFT, RIGHT)
    act(state, "play left dragon-4/2", "play right gryphon-4/2", "use sun-ray")
    assert offered(state) == (0, "card", "feathered-serpent")
    act(state, "decline")
    assert (space(state, "dragon"), space(state, "gryphon")) == (6, 2)
