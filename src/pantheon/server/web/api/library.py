"""The games that can be played: what they are made of, and their rules."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Response
from pydantic import BaseModel, ConfigDict

from pantheon import games
from pantheon.core.actions import Domain
from pantheon.locales.rulebook import Rulebook, rulebook
from pantheon.server.web.lobby import BOTS
from pantheon.table.language import words_of

router: Final = APIRouter()


class OptionOut(BaseModel):
    """A choice made before a game begins."""

    name: str
    choices: list[str]


class GameOut(BaseModel):
    """A game that can be played."""

    name: str
    least: int
    most: int
    options: list[OptionOut]
    bots: list[str]


GameName = Annotated[str, Path(max_length=32)]


@router.get("/games")
def list_games() -> list[GameOut]:
    """All games, with their players, options and bots."""
    found = []
    for name in games.names():
        game = games.shared(name)
        options = [OptionOut(name=o.name, choices=o.choices) for o in game.known_options]
        found.append(
            GameOut(name=name, least=game.least, most=game.most, options=options, bots=list(BOTS))
        )
    return found


class DomainOut(BaseModel):
    """Things of one sort, by name; `made_of` names the sort of their parts, if they have any."""

    name: str
    values: list[str]
    made_of: str


class VerbOut(BaseModel):
    """A kind of action: its first number, and the things that it is about.

    The numbers of its actions count through all combinations of those, the last fastest.
    """

    name: str
    base: int
    about: list[DomainOut]


class Read(BaseModel):
    """Read from what a game or its rulebook says of itself."""

    model_config = ConfigDict(from_attributes=True)


class LabelOut(Read):
    """Words of the game: the key of a message without the game's name, and the numbers in it."""

    key: str
    numbers: dict[str, int]


class CellOut(Read):
    """A value, as a number or in words, and its source."""

    value: int | LabelOut
    source: str


class RowOut(Read):
    """Values that belong together; `source` is that of the label, if that says a value itself."""

    label: LabelOut
    cells: list[CellOut | None]
    source: str


class SheetOut(Read):
    """Values of one sort as a table, and the rules that they belong to."""

    name: str
    rules: list[str]
    columns: list[LabelOut]
    rows: list[RowOut]


class DesignOut(Read):
    """A card whose text is the message GAME-text-NAME: whose it is, when it is used, its sources.

    The text itself has the source `effect`. `rules` are those about its kind, and those naming it.
    """

    sort: str
    name: str
    family: str
    kind: str
    rules: list[str]
    numbers: dict[str, int]
    sources: dict[str, str]


class ComponentsOut(BaseModel):
    """What a game is made of: things, actions, and the numbers on its components by source.

    `sheets` are those numbers as tables to read, `designs` its cards that have a text.
    """

    domains: list[DomainOut]
    verbs: list[VerbOut]
    values: dict[str, Any]
    sheets: list[SheetOut]
    designs: list[DesignOut]


@router.get("/games/{game}/components", response_model=ComponentsOut)
def told_components(game: GameName) -> Response:
    """What a client needs to know to draw a game and to put it into words."""
    return Response(_components(games.shared(game).name), media_type="application/json")


@cache
def _components(game: str) -> str:
    """Written once: it takes as long as fifty moves."""
    return components(game).model_dump_json()


def components(game: str) -> ComponentsOut:
    """What a game is made of."""
    known = games.shared(game)
    verbs = [
        VerbOut(name=verb.name, base=verb.base, about=[domain_out(d) for d in verb.domains])
        for verb in known.catalogue.verbs
    ]
    return ComponentsOut(
        domains=[domain_out(domain) for domain in known.domains.values()],
        verbs=verbs,
        values=games.components(game),
        sheets=[SheetOut.model_validate(sheet) for sheet in games.sheets(game)],
        designs=designs_out(game),
    )


def designs_out(game: str) -> list[DesignOut]:
    """The cards that have a text, with all rules that belong to them."""
    book, words = rulebook(game), words_of("en")
    found = [DesignOut.model_validate(design) for design in games.designs(game)]
    for design in found:
        naming = book.naming(words(f"{game}-{design.sort}-{design.name}"))
        design.rules = list(dict.fromkeys([*design.rules, *naming]))
    return found


def domain_out(domain: Domain) -> DomainOut:
    """Things of one sort."""
    return DomainOut(name=domain.name, values=domain.values, made_of=domain.made_of)


class SourceOut(Read):
    """Where a rule comes from: rulebook, inferred, public or house.

    `texts` are the heading or the reason in every language, `rules` those from which it follows.
    """

    kind: str
    texts: dict[str, str]
    rules: list[str]


class HeadOut(BaseModel):
    """The title of a section in every language."""

    name: str
    texts: dict[str, str]


class RuleOut(BaseModel):
    """A rule in every language, and where it comes from."""

    name: str
    texts: dict[str, str]
    sources: list[SourceOut]


class RulebookOut(BaseModel):
    """The rules of a game: the titles of sections, and the numbered rules."""

    heads: list[HeadOut]
    rules: list[RuleOut]


@router.get("/games/{game}/rules", response_model=RulebookOut)
def told_rules(game: GameName) -> Response:
    """The rules of a game, as our own pages tell them."""
    return Response(_rules(games.shared(game).name), media_type="application/json")


@cache
def _rules(game: str) -> str:
    return rules(game).model_dump_json()


def rules(game: str) -> RulebookOut:
    """The rules of a game."""
    book = rulebook(games.shared(game).name)
    return RulebookOut(
        heads=[HeadOut(name=name, texts=texts) for name, texts in book.heads.items()],
        rules=[
            RuleOut(name=name, texts=book.rules[name], sources=sources_out(book, name))
            for name in book.rules
        ],
    )


def sources_out(book: Rulebook, rule: str) -> list[SourceOut]:
    """Where a rule comes from."""
    return [SourceOut.model_validate(source) for source in book.sources[rule]]
