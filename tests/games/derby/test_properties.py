"""What holds at every decision of any game of Divinity Derby."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from games.walks import SEEDS, examples, variants, walk
from hypothesis import given

from pantheon import games
from pantheon.core.chance import Chance
from pantheon.core.game import Game
from pantheon.core.playout import random_action
from pantheon.core.state import NOBODY
from pantheon.games.derby.components import CREATURES, NONE, POWERS, PROTECTION
from pantheon.games.derby.state import Derby

every_derby = pytest.mark.parametrize(("game", "players"), variants("derby"))


def positions(game: Game, players: int, seed: str) -> Iterator[Derby]:
    """A random game from the deal of the first race."""
    for state in walk(game, players, seed):
        assert isinstance(state, Derby)
        if NONE not in state.gods:
            yield state


def kinds(state: Derby) -> list[str]:
    """The kinds of all pending work."""
    return [type(frame).__name__ for frame in state.pending()]


@every_derby
@examples(4)
@given(seed=SEEDS)
def test_every_movement_card_is_somewhere(game: Game, players: int, seed: str) -> None:
    for state in positions(game, players, seed):
        cards = Counter(sum(state.holders, list(state.undealt)))
        cards.update(state.discard)
        cards.update(state.zeus)
        cards.update(card for card in state.drawn if card != PROTECTION)
        named = state.view(NOBODY)["named"]  # D3.1: out of the holders, and on no pile yet
        cards.update(state.deck.card.values.index(card["card"]) for card in named)
        assert sorted(cards.elements()) == state.values.deck
        assert len(state.values.deck) == 54


@every_derby
@examples(4)
@given(seed=SEEDS)
def test_holders_stay_sorted_and_shrink_alike(game: Game, players: int, seed: str) -> None:
    size = {3: 10, 4: 8, 5: 6, 6: 6}[players]
    for state in positions(game, players, seed):
        many = [len(holder) for holder in state.holders]
        assert max(many) <= size
        assert max(many) - min(many) <= 2
        if state.is_dealt():
            assert len(state.undealt) == 54 - size * players
        else:
            assert kinds(state)[-1] == "PlacingToken"
            assert max(many) == 0
        assert all(holder == sorted(holder) for holder in state.holders)


@every_derby
@examples(4)
@given(seed=SEEDS)
def test_a_token_is_on_the_board_or_on_a_bet(game: Game, players: int, seed: str) -> None:
    each = {3: 2, 4: 3, 5: 3, 6: 4}[players]
    for state in positions(game, players, seed):
        placed = Counter(creature for creature in state.backed if creature != NONE)
        for creature in range(len(CREATURES)):
            assert state.tokens[creature] >= 0
            assert state.tokens[creature] + placed[creature] == each
        for seat in range(players):
            backed = [
                creature for creature in state.backed[seat * 3 : seat * 3 + 3] if creature >= 0
            ]
            assert len(backed) == len(set(backed))  # D2.3


@every_derby
@examples(4)
@given(seed=SEEDS)
def test_every_player_has_eleven_bet_cards(game: Game, players: int, seed: str) -> None:
    for state in positions(game, players, seed):
        for seat in range(players):
            cards = Counter(dict.fromkeys(range(7), 0))
            for pile in (state.hand, state.kept, state.lost):
                cards.update(dict(enumerate(pile[seat * 7 : seat * 7 + 7])))
            if not state.over:  # then the bets of the last race are kept or lost, and still shown
                bets = state.bet[seat * 3 : seat * 3 + 3]
                cards.update(card for card in bets if card != NONE)
            assert [cards[card] for card in range(7)] == state.values.bet_copies
        assert [bet == NONE for bet in state.bet] == [backed == NONE for backed in state.backed]
        assert min(state.hand) >= 0


@every_derby
@examples(4)
@given(seed=SEEDS)
def test_protection_cards_are_in_the_pile_or_drawn(game: Game, players: int, seed: str) -> None:
    race, left = 1, 4
    for state in positions(game, players, seed):
        if int(state.race) > race and game.options["sober"] == "on":  # D11.1
            assert left - 2 <= state.protections_left <= left
            race, left = int(state.race), int(state.protections_left)
        if not state.over:
            assert state.protections_left == left
            assert state.protections + state.drawn.count(PROTECTION) == left
        assert len(state.drawn) <= 2


@pytest.mark.rule("D11.1")
@examples(10)
@given(seed=SEEDS)
def test_drawn_protection_cards_leave_a_sober_game(seed: str) -> None:
    game = games.load("derby", {"sober": "on"})
    drawn = [name for name, _ in events(game, 4, seed) if name == "draws-protection"]
    *_, end = positions(game, 4, seed)
    assert end.protections_left == 4 - len(drawn)


@every_derby
@examples(4)
@given(seed=SEEDS)
def test_the_creatures_stand_in_one_order(game: Game, players: int, seed: str) -> None:
    for state in positions(game, players, seed):
        ahead = state.view(NOBODY)["ahead"]
        assert sorted(ahead) == CREATURES
        spaces = [state.space[CREATURES.index(name)] for name in ahead]
        assert spaces == sorted(spaces, reverse=True)
        assert 0 <= spaces[-1] <= spaces[0] <= 23
        finished = [creature for creature in range(6) if state.space[creature] == 23]
        assert sorted(state.finished) == finished
        assert len(set(state.arrived)) == 6


@every_derby
@examples(4)
@given(seed=SEEDS)
def test_the_middle_line_brings_the_third_bets_and_stays_crossed(
    game: Game, players: int, seed: str
) -> None:
    line = 14 if players < 5 else 16
    before = (0, NONE)
    for state in positions(game, players, seed):
        race, crossed = before
        if race == int(state.race) and crossed != NONE:
            assert state.crossed == crossed
        if state.crossed == NONE:
            assert max(state.space) < line
        third = [bet for bet in state.backed[2::3] if bet != NONE]
        assert not third or state.third
        before = (int(state.race), int(state.crossed))


@every_derby
@examples(4)
@given(seed=SEEDS)
def test_points_never_fall_and_come_from_kept_bets(game: Game, players: int, seed: str) -> None:
    before = [0] * players
    for state in positions(game, players, seed):
        assert all(old <= new for old, new in zip(before, state.score, strict=True))
        before = list(state.score)
        for seat in range(players):
            kept = state.kept[seat * 7 : seat * 7 + 7]
            points = zip(kept, state.values.bet_points, strict=True)
            assert state.score[seat] == sum(many * each for many, each in points)


@pytest.mark.rule("D3.7")
@every_derby
@examples(4)
@given(seed=SEEDS)
def test_every_race_gives_everybody_the_same_number_of_turns(
    game: Game, players: int, seed: str
) -> None:
    turns = {3: 5, 4: 4, 5: 3, 6: 3}[players]
    played: Counter[tuple[int, int, int]] = Counter()  # by race, seat and side
    race = 0
    for name, told in events(game, players, seed):
        if name == "race":
            race = told["race"]
        elif name in ("names", "names-trick"):
            played[race, told["seat"], told["side"]] += 1
    expected = {
        (race, seat, side) for race in (1, 2, 3) for seat in range(players) for side in (0, 1)
    }
    assert played == Counter(dict.fromkeys(expected, turns))


def events(game: Game, players: int, seed: str) -> Iterator[tuple[str, dict[str, int]]]:
    """All that happens in a random game."""
    state = game.blank(players, seed)
    state.events = []
    game.set_up(state)
    state.settle()
    chance = Chance(f"{seed} walk")  # plays like `walk`
    while not state.over:
        state.apply(random_action(state, chance))
    for event in state.events:
        yield event.kind.name, dict(zip(event.kind.particulars, event.particulars, strict=True))


@every_derby
@examples(4)
@given(seed=SEEDS)
def test_a_game_has_three_races(game: Game, players: int, seed: str) -> None:
    before = 0
    for state in walk(game, players, seed):
        assert isinstance(state, Derby)
        assert before <= state.race <= min(before + 1, 3)
        before = int(state.race)
    assert state.over
    assert before == 3


@every_derby
@examples(4)
@given(seed=SEEDS)
def test_fate_tokens_lie_on_different_spaces_and_only_go(
    game: Game, players: int, seed: str
) -> None:
    before: set[int] = set()
    for state in positions(game, players, seed):
        fate = set(state.fate)
        assert len(fate) == len(state.fate)
        assert fate <= set(range(1, 23))
        if game.options["fate"] == "off":
            assert not fate
        elif "PlacingToken" in kinds(state):
            assert len(fate) < players
        else:
            assert len(fate) == players if not any(state.space) else fate <= before
        before = fate


@every_derby
@examples(4)
@given(seed=SEEDS)
def test_powers_belong_to_the_gods_and_are_used_once(game: Game, players: int, seed: str) -> None:
    each = {("off", "off"): 0, ("on", "off"): 2, ("on", "on"): 3}
    before = NONE
    for state in positions(game, players, seed):
        unused = int(state.unused)
        if before == NONE:
            many = each[game.options["powers"], game.options["fate"]]
            assert [len(powers) for powers in state.view(NOBODY)["powers"]] == [many] * players
        else:
            assert unused & ~before == 0
        assert {power // 3 for power in range(18) if unused >> power & 1} <= set(state.gods)
        assert len(set(state.gods)) == players
        before = unused


@every_derby
@examples(6)
@given(seed=SEEDS)
def test_no_power_is_used_twice(game: Game, players: int, seed: str) -> None:
    used = [POWERS[told["power"]] for name, told in events(game, players, seed) if name == "uses"]
    assert len(used) == len(set(used))
