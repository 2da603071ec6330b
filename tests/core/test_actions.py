import pytest
from games.walks import every_game

from pantheon import games
from pantheon.core.actions import Catalogue, Domain, Verb, numbers
from pantheon.core.problem import Problem

COLOUR = Domain("colour", ["red", "blue"])
CATALOGUE = Catalogue(
    [
        Verb("wait", 0, []),
        Verb("paint", 1, [COLOUR, numbers("house", 3, 5)]),
        Verb("count", 7, [numbers("number", 0, 2)]),
    ]
)


def problem_with(text: str) -> Problem:
    with pytest.raises(Problem) as raised:
        CATALOGUE.parse(text)
    return raised.value


@every_game
def test_every_action_has_a_text_that_parses_back(name: str) -> None:
    catalogue = games.load(name).catalogue
    texts = [catalogue.text(action) for action in range(catalogue.size)]
    assert [catalogue.parse(text) for text in texts] == list(range(catalogue.size))
    assert len(set(texts)) == catalogue.size


@every_game
def test_every_action_belongs_to_the_verb_it_is_called_by(name: str) -> None:
    catalogue = games.load(name).catalogue
    for action in range(catalogue.size):
        verb = catalogue.verb(action)
        indices = verb.args(action)
        words = [domain.values[i] for domain, i in zip(verb.domains, indices, strict=True)]
        assert " ".join([verb.name, *words]) == catalogue.text(action)


def test_actions_count_the_last_argument_fastest() -> None:
    texts = [CATALOGUE.text(action) for action in range(CATALOGUE.size)]
    assert texts == [
        "wait",
        "paint red 3",
        "paint red 4",
        "paint red 5",
        "paint blue 3",
        "paint blue 4",
        "paint blue 5",
        "count 0",
        "count 1",
        "count 2",
    ]


def test_arguments_are_taken_apart() -> None:
    assert CATALOGUE.verb(6).args(6) == [1, 2]
    assert CATALOGUE.verb(0).args(0) == []


def test_spaces_around_words_do_not_matter() -> None:
    assert CATALOGUE.parse("  paint   blue 4 ") == 5


@pytest.mark.parametrize("text", ["", "   ", "jump", "Paint red 3", "paintred", "wait, please"])
def test_unknown_verb(text: str) -> None:
    problem = problem_with(text)
    assert problem.key == "verb-unknown"
    assert problem.particulars == {"text": text, "verbs": "wait, paint, count"}


@pytest.mark.parametrize("text", ["paint", "paint red", "paint red 3 4"])
def test_wrong_number_of_arguments(text: str) -> None:
    problem = problem_with(text)
    assert problem.key == "arguments-wrong"
    assert problem.particulars == {"verb": "paint", "wanted": "paint <colour> <house>"}


def test_argument_for_a_verb_without_any() -> None:
    problem = problem_with("wait here")
    assert problem.key == "arguments-wrong"
    assert problem.particulars == {"verb": "wait", "wanted": "wait"}


@pytest.mark.parametrize(
    ("text", "word", "domain", "values"),
    [
        ("paint green 3", "green", "colour", "red, blue"),
        ("paint red 6", "6", "house", "3, 4, 5"),
        ("paint 3 red", "3", "colour", "red, blue"),
        ("count 01", "01", "number", "0, 1, 2"),
        ("count -1", "-1", "number", "0, 1, 2"),
    ],
)
def test_unknown_argument(text: str, word: str, domain: str, values: str) -> None:
    problem = problem_with(text)
    assert problem.key == "argument-unknown"
    assert problem.particulars == {"word": word, "domain": domain, "values": values}


@pytest.mark.parametrize("action", [-1, 10, 1000])
def test_unknown_action(action: int) -> None:
    with pytest.raises(Problem) as raised:
        CATALOGUE.text(action)
    assert raised.value.key == "action-unknown"
    assert raised.value.particulars == {"action": action, "last": 9}


@pytest.mark.parametrize("base", [0, 1, 3, 99])
def test_verbs_leave_no_gap_and_do_not_overlap(base: int) -> None:
    with pytest.raises(ValueError, match=f"verb second starts at {base} and not at 2"):
        Catalogue([Verb("first", 0, [COLOUR]), Verb("second", base, [])])


def test_the_first_verb_starts_at_zero() -> None:
    with pytest.raises(ValueError, match="verb late starts at 1 and not at 0"):
        Catalogue([Verb("late", 1, [])])
