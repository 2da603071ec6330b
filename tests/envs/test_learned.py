"""A policy that was learned, as a bot."""

import io
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

import numpy as np
import pytest
from games.walks import every_game

from pantheon import games
from pantheon.arena.match import Match
from pantheon.bots.chair import Chair
from pantheon.core.game import Game
from pantheon.core.problem import Problem
from pantheon.envs.learned import Encoding, about, keep
from pantheon.envs.rivals import make_rival


def policy(folder: Path, game: Game, players: int, likes: int = 0) -> str:
    """The name of a bot that likes one action above all, and the others as chance will have it."""
    size = Encoding(game.sight(players)).size
    random = np.random.default_rng(1)
    layers = []
    for wide, many in ((size, 8), (8, 8), (8, game.catalogue.size)):
        weight = random.normal(size=(many, wide)).astype(np.float32)
        layers.append((weight, np.zeros(many, np.float32)))
    layers[-1][1][likes] = 1000
    file = folder / "policy.npz"
    keep(file, about(game.name, players, game.options), layers)
    return f"learned:{file}"


@every_game
def test_it_plays_a_whole_game(name: str, tmp_path: Path) -> None:
    game = games.load(name)
    match = Match(game, [policy(tmp_path, game, 3), "random", "random"], "1", "1")
    match.play()
    assert match.state.over


def test_it_takes_what_it_likes_best(tmp_path: Path) -> None:
    game = games.load("offrandes")
    state = game.new(3, "1")
    for action in state.legal:
        bot = make_rival(policy(tmp_path, game, 3, action), "1")
        assert bot.choose(Chair(state)) == action


def test_amounts_are_scaled_and_choices_spread_out() -> None:
    sight = games.load("offrandes").sight(3)
    encoding = Encoding(sight)
    choices = [field for field in sight.fields if field.choice]
    spread = sum(field.size * field.most for field in choices)
    assert encoding.size == sight.size + spread
    highest = np.array([[f.most for f in sight.fields for _ in range(f.size)]], np.uint8)
    assert encoding(highest).max() == 1
    assert encoding(highest * 0).sum() == sum(field.size for field in choices)


def test_it_plays_only_what_it_has_learned(tmp_path: Path) -> None:
    name = policy(tmp_path, games.load("offrandes"), 3)
    with pytest.raises(Problem, match="bot-untrained"):
        make_rival(name, "1").choose(Chair(games.load("offrandes").new(4, "1")))


def test_a_file_that_is_none(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="file-missing"):
        make_rival(f"learned:{tmp_path / 'nothing.npz'}", "1")
    (tmp_path / "broken.npz").write_text("hello")
    with pytest.raises(Problem, match="bot-file"):
        make_rival(f"learned:{tmp_path / 'broken.npz'}", "1")
    with pytest.raises(Problem, match="file-irregular"):
        make_rival(f"learned:{tmp_path}", "1")


NO_NETWORKS: list[dict[str, Any]] = [
    {},
    {"about": np.array(["offrandes"])},
    {"weight0": np.zeros(3, np.float32), "bias0": np.zeros(3, np.float32)},
    {"weight0": np.zeros((3, 3), np.float32), "bias0": np.zeros(4, np.float32)},
    {"weight0": np.array([["x"]]), "bias0": np.array(["x"])},
    {"weight0": np.array([[None]]), "bias0": np.array([None])},
]


@pytest.mark.parametrize("arrays", NO_NETWORKS, ids=range(len(NO_NETWORKS)))
def test_a_file_that_holds_no_network(tmp_path: Path, arrays: dict[str, Any]) -> None:
    np.savez(tmp_path / "odd.npz", **{"about": np.array("offrandes 3"), **arrays})
    with pytest.raises(Problem, match="bot-file"):
        make_rival(f"learned:{tmp_path / 'odd.npz'}", "1")


def test_a_small_file_that_unpacks_to_a_huge_one(tmp_path: Path) -> None:
    with ZipFile(tmp_path / "bomb.npz", "w", ZIP_DEFLATED) as archive:
        archive.writestr("about.npy", bytes(1 << 29))
    with pytest.raises(Problem, match="bot-file"):
        make_rival(f"learned:{tmp_path / 'bomb.npz'}", "1")


def test_an_array_that_claims_to_be_huge(tmp_path: Path) -> None:
    header = io.BytesIO()
    shape = {"descr": "<f4", "fortran_order": False, "shape": (1 << 40, 1 << 20)}
    np.lib.format.write_array_header_1_0(header, shape)
    np.savez(tmp_path / "liar.npz", about=np.array("offrandes 3"), bias0=np.zeros(1, np.float32))
    with ZipFile(tmp_path / "liar.npz", "a") as archive:
        archive.writestr("weight0.npy", header.getvalue())
    with pytest.raises(Problem, match="bot-file"):
        make_rival(f"learned:{tmp_path / 'liar.npz'}", "1")


def test_a_network_of_other_sizes_does_not_play(tmp_path: Path) -> None:
    game = games.load("offrandes")
    layers = [(np.zeros((4, 5), np.float32), np.zeros(4, np.float32))]
    keep(tmp_path / "small.npz", about(game.name, 3, game.options), layers)
    with pytest.raises(Problem, match="bot-file"):
        make_rival(f"learned:{tmp_path / 'small.npz'}", "1").choose(Chair(game.new(3, "1")))
