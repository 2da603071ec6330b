"""What every bot promises: it cannot cheat, keeps to the rules and repeats itself."""

import json

import pytest
from _pytest.mark import ParameterSet
from bots.tables import WON, decisions, played
from games.walks import every_game, snapshot, walk

from pantheon.arena.match import Match
from pantheon.bots.chair import Bot, Chair
from pantheon.bots.players import LONGEST, MOST, NAMED, make_bot
from pantheon.core.chance import Chance
from pantheon.core.game import Game
from pantheon.core.problem import Problem
from pantheon.core.state import State

BOTS = ["random", "greedy", "mcts:15"]
PLAYED = played()

every_bot = pytest.mark.parametrize("bot", BOTS)
every_kind = pytest.mark.parametrize("game", PLAYED.values(), ids=PLAYED)


def seen_alike(state: State, ordinal: int) -> State:
    """Another table that looks the same to who decides: what is hidden has been drawn anew."""
    return state.guess(int(state.seat), Chance("anew", ordinal))


# ---- no bot can cheat


def tables_and_bots() -> list[ParameterSet]:
    """Every bot with every game."""
    return [
        pytest.param(game, bot, id=f"{label}-{bot}")
        for label, game in PLAYED.items()
        for bot in BOTS
    ]


@pytest.mark.parametrize(("game", "bot"), tables_and_bots())
def test_a_move_does_not_depend_on_what_the_seat_cannot_see(game: Game, bot: str) -> None:
    for players in {game.least, 4}:
        for ordinal, state in enumerate(decisions(game, players, f"cheat {players}", every=7)):
            seed = f"bot {ordinal}"
            honest = make_bot(bot, seed).choose(Chair(state))
            assert make_bot(bot, seed).choose(Chair(seen_alike(state, ordinal))) == honest


@every_kind
def test_what_the_others_cannot_tell_apart_is_not_told_to_their_bots(game: Game) -> None:
    for state in decisions(game, 4, "secret", every=2):
        told: dict[tuple[int, str], int] = {}
        for action in state.legal[:20]:
            after = state.copy()
            after.events = []
            after.apply(action)
            if after.over or after.seat == state.seat:
                continue  # nobody else has to decide with what is known now
            looker = int(after.seat)
            events = [(event.kind.name, event.seen_by(looker)) for event in after.events]
            known = looker, json.dumps([events, after.view(looker)])
            assert known not in told or state.frame.secret(), (told[known], action)
            told[known] = action


@every_kind
def test_a_chair_never_gives_the_state_away(game: Game) -> None:
    for state in decisions(game, 4, "chair", every=9):
        chair, before = Chair(state), snapshot(state)
        guess = chair.guess(Chance("guess"))
        given = [guess, chair.legal(), chair.view(), chair.game]
        open_names = [name for name in dir(chair) if not name.startswith("_")]
        given += [getattr(chair, name) for name in open_names]
        assert all(gift is not state for gift in given)
        assert guess.seed != state.seed
        assert open_names == ["game", "guess", "legal", "players", "seat", "see", "since", "view"]
        chair.legal().clear()
        chair.view().clear()
        guess.apply(guess.legal[0])
        assert snapshot(state) == before


# ---- what they choose


@every_bot
@every_kind
def test_a_bot_chooses_something_allowed_and_leaves_the_table_alone(game: Game, bot: str) -> None:
    player = make_bot(bot, "allowed")
    for state in decisions(game, game.most, "allowed", every=11):
        before = snapshot(state)
        assert player.choose(Chair(state)) in state.legal
        assert snapshot(state) == before


@every_bot
@every_game
def test_equal_seeds_make_equal_games(name: str, bot: str) -> None:
    game = PLAYED[name]
    seeds = [("one", "one"), ("one", "one"), ("two", "two"), ("one", "two")]
    matches = [Match(game, [bot] * game.least, deal, thoughts) for deal, thoughts in seeds]
    for match in matches:
        for _ in range(30):
            match.step()
    first, again, *others = (match.actions for match in matches)
    assert first == again
    assert first not in others


@pytest.mark.parametrize("bot", ["greedy", "mcts:100"])
@every_game
def test_the_one_move_that_wins_is_taken(name: str, bot: str) -> None:
    position, winning = WON[name]
    state = position()
    chosen = make_bot(bot, "won").choose(Chair(state))
    assert state.game.catalogue.text(chosen) == winning


@every_game
def test_a_random_bot_tries_everything(name: str) -> None:
    state = next(state for state in walk(PLAYED[name], 4, "random") if len(state.legal) < 9)
    bot = make_bot("random", "everything")
    assert {bot.choose(Chair(state)) for _ in range(200)} == set(state.legal)


# ---- their names


@pytest.mark.parametrize("name", ["random", "greedy", "mcts:1", "mcts:0.5s", "mcts:600s", *NAMED])
def test_bots_are_made_by_their_names(name: str) -> None:
    assert isinstance(make_bot(name, "seed"), Bot)


@pytest.mark.parametrize(
    "name", ["", "chess", "Greedy", "greedy:3", "hero:5", "mcts2000", "ismcts:9"]
)
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(Problem) as raised:
        make_bot(name, "seed")
    assert raised.value.key == "bot-unknown"
    assert raised.value.particulars["bot"] == name
    assert "greedy" in str(raised.value.particulars["known"])


@pytest.mark.parametrize(
    "budget",
    ["", "s", "0", "0s", "-5", "-1s", "x", "1.5", "nans", "infs", f"{LONGEST + 1}s", str(MOST + 1)],
)
def test_a_budget_that_makes_no_sense_is_refused(budget: str) -> None:
    with pytest.raises(Problem) as raised:
        make_bot(f"mcts:{budget}", "seed")
    assert raised.value.key == "bot-budget"


def test_the_names_people_see_rise_in_strength() -> None:
    assert list(NAMED) == ["novice", "adept", "hero", "olympian"]
    assert list(NAMED.values()) == sorted(set(NAMED.values()))
