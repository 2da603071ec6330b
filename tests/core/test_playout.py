import pytest
from games.walks import every_game, snapshot

from pantheon import games
from pantheon.core.chance import Chance
from pantheon.core.playout import play_randomly, random_action


@every_game
def test_the_same_chance_plays_the_same_game(name: str) -> None:
    game = games.load(name)
    one, other = game.new(game.least, "seed"), game.new(game.least, "seed")
    assert play_randomly(one, Chance("walk")) == play_randomly(other, Chance("walk"))
    assert snapshot(one) == snapshot(other)


@every_game
def test_another_chance_plays_another_game(name: str) -> None:
    game = games.load(name)
    one, other = game.new(game.least, "seed"), game.new(game.least, "seed")
    assert play_randomly(one, Chance("walk")) != play_randomly(other, Chance("stroll"))


@every_game
def test_the_actions_played_lead_to_the_end(name: str) -> None:
    game = games.load(name)
    state = game.new(game.most, "seed")
    actions = play_randomly(state, Chance("walk"))
    again = game.new(game.most, "seed")
    for action in actions:
        assert not again.over
        again.apply(action)
    assert again.over
    assert again == state


@every_game
def test_a_finished_game_is_played_no_further(name: str) -> None:
    game = games.load(name)
    state = game.new(game.least, "seed")
    play_randomly(state, Chance("walk"))
    assert play_randomly(state, Chance("walk")) == []


@every_game
@pytest.mark.parametrize("seed", ["a", "b"])
def test_any_allowed_action_can_be_drawn_and_no_other(name: str, seed: str) -> None:
    state = games.load(name).new(games.load(name).least, seed)
    chance = Chance("draw")
    drawn = {random_action(state, chance) for _ in range(100 * len(state.legal))}
    assert sorted(drawn) == state.legal
