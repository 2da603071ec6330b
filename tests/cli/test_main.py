import re

from cli.command import complains, pantheon

import pantheon.core.state as engine


def test_the_version_says_whether_the_engine_is_compiled() -> None:
    kind = "interpreted" if engine.__file__.endswith(".py") else "compiled"
    assert re.fullmatch(
        rf"pantheon [\d.]+ \({kind}, Python [\d.]+\)\n", pantheon("--version").stdout
    )


def test_games_are_listed_with_their_players() -> None:
    assert re.search(r"offrandes +3 to 5 players +Cities", pantheon("games").stdout)
    assert "3 bis 5 Personen" in pantheon("--lang", "de", "games").stdout


def test_an_unknown_command_gets_one_line() -> None:
    assert "invalid choice: 'fly'" in complains("fly")
    assert "required" in complains()
    assert "invalid choice: 'xx'" in complains("--lang", "xx", "games")


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    import subprocess
    import sys

    command = f"{sys.executable} -m pantheon play offrandes --help | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert done.stderr == ""
