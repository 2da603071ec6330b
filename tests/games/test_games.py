import pytest
from games.walks import every_game

from pantheon import games
from pantheon.core.problem import Problem


def test_the_games_are_in_the_order_of_their_names() -> None:
    assert "offrandes" in games.names()
    assert games.names() == sorted(set(games.names()))


@every_game
def test_a_game_is_found_by_its_name_again_and_again(name: str) -> None:
    assert [games.load(name).name for _ in range(3)] == [name] * 3


def test_unknown_game() -> None:
    with pytest.raises(Problem) as raised:
        games.load("tic-tac-toe")
    assert raised.value.key == "game-unknown"
    assert raised.value.particulars == {"game": "tic-tac-toe", "known": ", ".join(games.names())}
