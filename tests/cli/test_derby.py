"""Divinity Derby on the command line."""

import json
from pathlib import Path

import pytest
from cli.command import complains, pantheon, whole_game

ALL_ON = {"powers": "on", "fate": "on", "sober": "on"}


@pytest.mark.parametrize("on", [{}, ALL_ON], ids=["plain", "all on"])
def test_a_whole_game_can_be_played_saved_verified_and_replayed(
    tmp_path: Path, on: dict[str, str]
) -> None:
    file = tmp_path / "game.jsonl"
    told = whole_game("derby", on, file)
    assert told.returncode == 0, told.stderr
    assert "The game is over." in told.stdout
    assert "OK (1 record)" in pantheon("verify", str(file)).stdout
    assert "to cross the middle line" in pantheon("replay", str(file)).stdout


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "Before Zeus draws: Take one movement"), ("de", "Bevor Zeus zieht: Nimm eine")],
)
def test_the_table_shows_what_ones_own_powers_do(lang: str, told: str) -> None:
    args = ("play", "derby", "--option", "powers=on", "--option", "gods=chosen", "--bot", "random")
    seed = ("--players", "3", "--seed", "3")  # with which nobody takes Marduk before us
    shown = pantheon(*args, *seed, stdin="god marduk\nquit\n", lang=lang).stdout
    assert told in shown


@pytest.mark.parametrize(("lang", "told"), [("en", "Before race 1"), ("de", "Vor Rennen 1")])
def test_the_table_says_which_race_it_is_set_for_before_the_deal(lang: str, told: str) -> None:
    args = ("play", "derby", "--option", "gods=chosen", "--players", "3")
    assert told in pantheon(*args, stdin="quit\n", lang=lang).stdout


@pytest.mark.parametrize(
    ("asked", "lang", "told"),
    [
        ("D3.7", "en", "Inferred from D1.5, D3.1"),
        ("d1.6", "en", "Rulebook: SPIELAUFBAU"),
        ("D1.6", "de", "Spielanleitung: SPIELAUFBAU"),
        ("D3.6", "de", "Hausregel: die Anleitung"),
    ],
)
def test_below_a_rule_stands_where_it_comes_from(asked: str, lang: str, told: str) -> None:
    args = ("play", "derby", "--players", "3", "--seed", "3", "--bot", "random")
    assert f"\n  {told}" in pantheon(*args, stdin=f"help {asked}\nquit\n", lang=lang).stdout


def test_a_spectator_of_a_replay_does_not_see_the_bets_before_the_payout(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    pantheon("simulate", "derby", "--players", "3", "--games", "1", "--out", str(file))
    told = pantheon("replay", str(file)).stdout
    assert " bets on the " in told
    assert " bets “" not in told
    assert " bets “" in pantheon("replay", str(file), "--seat", "0").stdout


def test_simulate_tells_about_races_and_bets() -> None:
    args = ("simulate", "derby", "--players", "5", "--games", "50")
    table = pantheon(*args).stdout
    assert "races without a finisher" in table
    assert "“1st or disqualified”: hit rate, mean points" in table
    found = json.loads(pantheon(*args, "--json").stdout)
    assert 0 <= found["unfinished"] <= 1
    assert found["bets"]["top-three"]["hit_rate"] == pytest.approx(0.5, abs=0.2)


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["--option", "fate=on"], "Fate tokens are played only with powers"),
        (["--option", "powers=maybe"], "powers cannot be “maybe”; it can be: off, on"),
        (["--option", "wings=on"], "no option “wings”; the options are: gods, powers, fate, sober"),
        (["--players", "7"], "derby is for 3 to 6 players, not for 7"),
    ],
)
def test_bad_input_gets_one_clear_line(args: list[str], complaint: str) -> None:
    assert complaint in complains("play", "derby", *args)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[track]\nlast_space = 500", "“track.last_space” is 500; it must be"),
        ("[bets.first]\npoints = -6", "“bets.first.points” is -6"),
        ("[bets.first]\nwins = ['best']", "“bets.first.wins” is ['best']"),
        ("[bets.first]\ncopies = 2", "add up to 12; every god has 11"),
        ("[[movement]]\nfast = 3", "“movement.1.source” is missing"),
        ("movement = 3", "“movement” must be a list of tables"),
        ("[deal]\ncards_per_holder = [10, 8, 5, 6]", "deal.cards_per_holder is 5"),
    ],
)
def test_a_values_file_is_checked_and_the_entry_named(
    tmp_path: Path, text: str, complaint: str
) -> None:
    values = tmp_path / "mine.toml"
    values.write_text(text)
    assert complaint in complains("simulate", "derby", "--players", "4", "--values", str(values))


def test_a_bet_can_be_taken_back_but_no_card_that_others_have_seen() -> None:
    args = ("play", "derby", "--players", "3", "--seed", "3", "--bot", "random")
    typed = ["1", "undo", "1", "1", "1", "undo", "quit"]  # two bets, then a card
    told = pantheon(*args, stdin="\n".join(typed) + "\n").stdout
    bets, named = told.split("name two cards", maxsplit=1)
    hidden = "has shown something hidden"
    assert (bets.count(hidden), named.count(hidden)) == (0, 1)
    assert bets.count("Marduk bets “") == 3
