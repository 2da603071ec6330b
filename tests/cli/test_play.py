"""Playing in the terminal, through its real input and output."""

import re
from pathlib import Path

from cli.command import complains, pantheon

from pantheon import games
from pantheon.bots.chair import Chair
from pantheon.bots.players import make_bot
from pantheon.core.state import State

SEED = "an evening"
BOTS = ("random", "greedy", "mcts:20")


def at_my_turn(state: State, actions: int) -> int:
    """Let the opponents act as the terminal lets them; how many actions there are then."""
    while not state.over and state.seat != 0:
        state.apply(make_bot("random", f"{SEED}/others/{actions}").choose(Chair(state)))
        actions += 1
    return actions


def whole_game() -> list[str]:
    """What a person types who always takes the first choice."""
    game = games.load("offrandes")
    state = game.new(3, SEED)
    typed = []
    actions = at_my_turn(state, 0)
    while not state.over:
        typed.append(game.catalogue.text(state.legal[0]))
        state.apply(state.legal[0])
        actions = at_my_turn(state, actions + 1)
    return typed


def play(*typed: str, home: Path, lang: str = "en", args: tuple[str, ...] = ()) -> str:
    stdin = "".join(line + "\n" for line in typed)
    options = ("--players", "3", "--seed", SEED, "--bot", "random", *args)
    done = pantheon("play", "offrandes", *options, stdin=stdin, home=home, lang=lang)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def test_a_whole_game_can_be_played_saved_and_verified(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    told = play(*whole_game(), f"save {file}", "", home=tmp_path)
    assert "The game is over." in told
    assert "1. " in told
    assert "OK (1 record)" in pantheon("verify", str(file)).stdout


def test_a_number_picks_the_choice_beside_it(tmp_path: Path) -> None:
    told = play("2", home=tmp_path)
    assert "Sparta: the water carrier climbs to step 1." in told


def test_a_refused_move_says_which_rule_forbids_it(tmp_path: Path) -> None:
    told = play("prepare farmer", "prepare farmer", "why prepare farmer", home=tmp_path)
    assert told.count("O1.5: Your farmer has moved already") == 2
    assert told.count("Sparta: the farmer climbs to step 1.") == 1


def test_why_says_when_a_move_is_allowed_and_when_it_is_none(tmp_path: Path) -> None:
    told = play("why prepare guard", "why fly", "why prepare zeus", "dance", home=tmp_path)
    assert "That is allowed." in told
    assert "“fly” is no move" in told
    assert "“zeus” is no ladder" in told
    assert "“dance” is no move" in told


def test_a_hint_names_moves_and_what_they_promise(tmp_path: Path) -> None:
    told = play("hint", home=tmp_path)
    assert len(re.findall(r"^(?:> )?  .+: a share of \d+\.\d %", told, re.MULTILINE)) == 3


def test_bots_sit_on_the_other_seats(tmp_path: Path) -> None:
    games_told = [play("1", "1", "1", home=tmp_path, args=("--bot", bot)) for bot in BOTS]
    assert len(set(games_told)) == len(BOTS)


def test_undo_takes_back_the_last_own_decision(tmp_path: Path) -> None:
    told = play("undo", "1", "undo", "1", home=tmp_path)
    assert "nothing of yours to take back" in told
    assert told.count("Sparta: the farmer climbs to step 1.") == 2


def test_a_game_that_was_left_is_kept_and_resumed(tmp_path: Path) -> None:
    assert "--resume goes on with it" in play("1", "quit", home=tmp_path)
    told = play("why prepare farmer", home=tmp_path, args=("--resume",))
    assert "O1.5: Your farmer has moved already" in told


def test_help_knows_the_commands_and_the_rules(tmp_path: Path) -> None:
    told = play("help", "help o2.7", "help rules", "help O9.9", home=tmp_path)
    assert "take back your last decision" in told
    assert told.count("O2.7 ") == 2
    assert "O6.4 " in told
    assert "There is no rule O9.9" in told


def test_it_speaks_german(tmp_path: Path) -> None:
    told = play("1", "help O1.4", home=tmp_path, lang="de")
    assert "Sparta: Bauer steigt auf Stufe 1." in told
    assert "Startspieler" in told


def test_saving_needs_a_name_and_replaces_nothing(tmp_path: Path) -> None:
    file = tmp_path / "precious"
    file.write_text("precious")
    told = play("save", f"save {file}", home=tmp_path)
    assert "Say where to" in told
    assert "exists already" in told
    assert file.read_text() == "precious"


def test_bad_input_gets_one_clear_line(tmp_path: Path) -> None:
    assert "no game “ludo”" in complains("play", "ludo")
    assert "3 to 5 players, not for 7" in complains("play", "offrandes", "--players", "7")
    assert "no bot “zeus”" in complains("play", "offrandes", "--bot", "zeus")
    assert "no seat 4" in complains("play", "offrandes", "--seat", "4")
    nowhere = str(tmp_path / "nowhere")
    assert "does not exist" in complains("play", "offrandes", "--resume", nowhere)
