"""Every word exists in every language, and none is left over."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

import pantheon
from pantheon import games
from pantheon.core.chance import Chance
from pantheon.core.playout import random_action
from pantheon.core.printed import Label
from pantheon.core.state import NOBODY
from pantheon.locales import Words, languages
from pantheon.locales.rulebook import rulebook
from pantheon.locales.speech import Speech, nameplates
from pantheon.locales.words import messages

PACKAGE = Path(str(pantheon.__file__)).parent
CLIENT = Path(__file__).parents[2] / "web/src"


def client() -> list[str]:
    """The code of the client, without its tests and what is made by machines."""
    files = [*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]
    return [
        file.read_text("utf-8") for file in files if not file.name.endswith((".test.ts", ".d.ts"))
    ]


def catalogues(language: str) -> list[str]:
    folder = PACKAGE / "locales" / language
    return [file.read_text("utf-8") for file in folder.glob("*.ftl")]


def keys(language: str) -> set[str]:
    found = [key for catalogue in catalogues(language) for key in messages(catalogue)]
    assert len(found) == len(set(found)), "a key stands twice"
    return set(found)


def written() -> set[str]:
    """All words in quotes in the code, and their beginnings where they are put together."""
    code = "".join([*(file.read_text("utf-8") for file in PACKAGE.rglob("*.py")), *client()])
    return set(re.findall(r"[\"'`]([\w-]+)", code))


def test_all_languages_have_the_same_messages() -> None:
    assert {language: keys("en") ^ keys(language) for language in languages()} == {
        language: set() for language in languages()
    }


@pytest.mark.parametrize("language", languages())
def test_a_message_alone_is_the_same_as_in_its_catalogue(language: str) -> None:
    """None refers to another, so each can be parsed when it is wanted."""
    for catalogue in catalogues(language):
        whole = FluentResource(catalogue).body
        parsed = [part for part in whole if not isinstance(part, ast.BaseComment)]
        alone = [FluentResource(text).body[0] for text in messages(catalogue).values()]
        assert len(alone) == len(parsed)
        for one, other in zip(alone, parsed, strict=True):
            assert isinstance(one, ast.Message)
            assert one.equals(other, ignored_fields=["span", "comment"]), one.id.name
        assert not re.search(r"\{\s*-?[a-z]", catalogue), "a message refers to another"


def test_no_message_is_left_over() -> None:
    found = written()
    parts = {part for game in games.names() for part in _parts_of(game)}
    left = {
        key
        for key in keys("en")
        if key not in found
        and re.sub(r"^(problem|refuse)-", "", key) not in found | parts
        and key not in parts
        and not any(key.startswith(part) for part in found if part.endswith("-"))
    }
    assert left == set()


def test_the_client_says_only_what_has_words() -> None:
    said = {key for text in client() for key in re.findall(r"\bsay\(\s*'([\w-]+)'", text)}
    assert said
    assert said - keys("en") == set()


def _parts_of(name: str) -> set[str]:
    game = games.load(name)
    domains = {f"{name}-{d.name}-{value}" for d in game.domains.values() for value in d.values}
    verbs = {f"{name}-do-{verb.name}" for verb in game.catalogue.verbs}
    frames = {f"{name}-ask-{frame}" for frame in game.frames}
    code = "".join(file.read_text() for file in (PACKAGE / "games" / name).rglob("*.py"))
    events = {f"{name}-event-{kind}" for kind in re.findall(r'Kind\("([\w-]+)"', code)}
    refusals = {f"{name}-refuse-{key}" for key in re.findall(r'"([\w-]+)"', code)}
    known = {f"{event}-known" for event in events}
    options = {f"{name}-option-{option.name}" for option in game.known_options}
    single = {f"{name}-name", f"{name}-about", f"{name}-moves"}
    single |= {f"{name}-{plate}" for plate in re.findall(r'return "([\w-]+)" if', code)}
    own = {f"{name}-tally-{key}" for key in re.findall(r'\("([\w-]+)", \{', code)}
    single |= {f"{name}-text-{design.name}" for design in games.designs(name)}
    said = domains | verbs | frames | events | known | refusals | options | single | own
    return said | _labels_of(name)


def _labels_of(name: str) -> set[str]:
    """The words of the values as tables."""
    found: set[str] = set()
    for sheet in games.sheets(name):
        labels = [*sheet.columns, *(row.label for row in sheet.rows)]
        cells = [cell.value for row in sheet.rows for cell in row.cells if cell]
        labels += [value for value in cells if isinstance(value, Label)]
        found |= {f"{name}-values-{sheet.name}", *(f"{name}-{label.key}" for label in labels)}
    return found


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("on", [False, True])
@pytest.mark.parametrize("name", games.names())
def test_all_that_a_game_says_has_words(name: str, on: bool, language: str) -> None:
    plain = games.load(name)
    game = games.load(name, {o.name: o.choices[-1] for o in plain.known_options} if on else {})
    words = Words(language)
    for players in range(game.least, game.most + 1):
        for seed in range(2):
            state = game.new(players, str(seed), listen=True)
            speech = Speech(words, game, nameplates(words, game, state.view(NOBODY)["nameplates"]))
            chance = Chance("words", seed)
            while not state.over:
                question = state.question()
                assert question is not None
                assert speech.question(question)
                for action in range(state.draws % 7, game.catalogue.size, 7):
                    assert speech.option(action)
                    refusal = state.why_not(action)
                    if refusal is not None:
                        assert speech.refusal(refusal).startswith(refusal.rule)
                state.apply(random_action(state, chance))
            assert state.events
            for seat in range(NOBODY, players):
                assert all(speech.event(event, seat) for event in state.events)


@pytest.mark.parametrize("name", games.names())
def test_all_values_and_cards_have_words(name: str) -> None:
    texts = {f"{name}-text-{design.name}" for design in games.designs(name)}
    numbers = {f"gallery-number-{key}" for card in games.designs(name) for key in card.numbers}
    assert _labels_of(name) | texts | numbers <= keys("en")


@pytest.mark.parametrize("name", games.names())
def test_every_rule_is_written_in_every_language(name: str) -> None:
    book = rulebook(name)
    assert book.rules
    for number, texts in book.rules.items():
        assert sorted(texts) == languages(), number
        head = number.rpartition(".")[0] or number.rstrip("0123456789")  # E3.4: E3, R7: R
        assert head in book.heads, number
