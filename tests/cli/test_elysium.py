"""Elysium on the command line."""

import re
import tomllib
from pathlib import Path

import pytest
from cli.command import complains, pantheon, whole_game

from pantheon import games
from pantheon.games.elysium.components import CARDS
from pantheon.games.elysium.game import ElysiumGame
from pantheon.locales import Words

LINES = ("VP during play", "Chronos", "Legends", "Prestige", "Bonus tiles", "Citizens", "Total")


@pytest.mark.parametrize("families", ["first", "plots"])
def test_a_whole_game_can_be_played_saved_verified_and_replayed(
    tmp_path: Path, families: str
) -> None:
    file = tmp_path / "game.jsonl"
    told = whole_game("elysium", {"families": families}, file)
    assert told.returncode == 0, told.stderr
    assert "The game is over." in told.stdout
    sheet = told.stdout.rpartition("Score sheet")[2]
    assert [line for line in LINES if line not in sheet] == []
    assert "OK (1 record)" in pantheon("verify", str(file)).stdout
    assert "Epoch 5 begins." in pantheon("replay", str(file)).stdout


def test_the_table_shows_agora_quests_domain_and_legends() -> None:
    typed = "why take citizen\nquit\n"
    args = ("play", "elysium", "--players", "2", "--bot", "random", "--seed", "2")
    told = pantheon(*args, stdin=typed)
    assert re.search(r"\d+ +take Quest 2", told.stdout)  # choices are counted, Quests too
    assert "E3.6: You can still take a Family card" in told.stdout
    for head in ("Agora", "Quest", "Columns", "Draw pile", "Theseus (you)", "Atalanta"):
        assert head in told.stdout
    german = pantheon(*args, stdin="quit\n", lang="de")
    assert "Zugstapel" in german.stdout


# ---- the deck


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_deck_is_printed_with_every_card_and_the_source_of_its_values(lang: str) -> None:
    done = pantheon("deck", "elysium", lang=lang)
    words = Words(lang)
    assert done.returncode == 0, done.stderr
    for card in CARDS:
        assert card in done.stdout
    assert words("elysium-source-inferred") in done.stdout
    ganymede = next(line for line in done.stdout.splitlines() if "Ganymed" in line)
    assert ganymede.split()[1:6] == ["H", "1", "H", "2", "H"]  # name, level and copies are ours


def test_an_exported_deck_is_the_built_in_one_and_can_be_changed(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    assert pantheon("deck", "elysium", "--export", str(file)).returncode == 0
    game = games.load("elysium", {}, tomllib.loads(file.read_text("utf-8")))
    plain = games.load("elysium")
    assert isinstance(game, ElysiumGame)
    assert isinstance(plain, ElysiumGame)
    assert game.deck.entries == plain.deck.entries
    assert len(game.deck.names) == 88
    text = file.read_text("utf-8").replace('name_en = "Ganymede"', 'name_en = "Cup-bearer"')
    file.write_text(text)
    assert "Cup-bearer" in pantheon("deck", "elysium", "--deck", str(file)).stdout


def test_an_export_does_not_replace_a_file_unasked(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("dear")
    assert "exists already" in complains("deck", "elysium", "--export", str(file))
    assert file.read_text() == "dear"
    assert pantheon("deck", "elysium", "--export", str(file), "--force").returncode == 0


def test_a_changed_card_is_shown_and_played_with_its_own_numbers(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[cards.zeus-ganymede]\nvp = 5\nname_de = 'Mundschenk'\n")
    told = pantheon("deck", "elysium", "--deck", str(file), lang="de").stdout
    assert "Mundschenk" in told
    assert "Nimm dir 5 SP." in told
    played = tmp_path / "games.jsonl"
    args = ("--players", "2", "--games", "2", "--deck", str(file), "--out", str(played))
    assert pantheon("simulate", "elysium", *args).returncode == 0
    assert "OK (2 records)" in pantheon("verify", str(played)).stdout


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[cards.zeus-ganymede]\nlevel = 4", "“cards.zeus-ganymede.level” is 4; it must be"),
        ("[cards.zeus-ganymede]\nvp = 'two'", "“cards.zeus-ganymede.vp” is 'two'"),
        ("[cards.zeus-ganymede]\ncost = ['pink']", "“cards.zeus-ganymede.cost” is ['pink']"),
        (
            "[cards.zeus-ganymede]\ncost = ['red', 'red']",
            "cards.zeus-ganymede.cost: ['red', 'red']",
        ),
        ("[cards.zeus-ganymede]\ncopies = 3", "cards of zeus: there are 22 copies"),
        ("[cards.zeus-ganymede]\nname_en = ''", "cards.zeus-ganymede.name_en: ''"),
        ("[cards.zeus-ganimede]\nlevel = 1", "cards.zeus-ganimede"),
        ("[cards.zeus-ganymede]\ngold = 1", "cards.zeus-ganymede.gold"),
        ("[pediment]\nside_a = ['red', 'red', 'blue', 'green']", "pediment.side_a"),
        ("cards = 3", "cards"),
        ("[cards", "mine.toml"),
    ],
)
def test_a_broken_deck_file_stops_before_the_game_and_names_card_and_field(
    tmp_path: Path, text: str, complaint: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text)
    assert complaint in complains("play", "elysium", "--deck", str(file))


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["play", "elysium", "--players", "5"], "elysium is for 2 to 4 players, not for 5"),
        (["deck", "offrandes"], "offrandes has no deck to print"),
        (["play", "elysium", "--option", "families=zeus"], "5 different ones of apollo, ares"),
    ],
)
def test_bad_input_gets_one_clear_line(args: list[str], complaint: str) -> None:
    assert complaint in complains(*args)
