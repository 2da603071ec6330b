"""The games that can be played: what they are made of, and their rules."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Path
from pydantic import BaseModel

from pantheon import games
from pantheon.core.actions import Domain
from pantheon.locales.rulebook import rulebook
from pantheon.server import lobby

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
            GameOut(
                name=name, least=game.least, most=game.most, options=options, bots=list(lobby.BOTS)
            )
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


class ComponentsOut(BaseModel):
    """What a game is made of: things, actions, and the numbers on its components by source."""

    domains: list[DomainOut]
    verbs: list[VerbOut]
    values: dict[str, Any]


@router.get("/games/{game}/components")
def components(game: GameName) -> ComponentsOut:
    """What a client needs to know to draw a game and to put it into words."""
    known = games.shared(game)
    verbs = [
        VerbOut(name=verb.name, base=verb.base, about=[domain_out(d) for d in verb.domains])
        for verb in known.catalogue.verbs
    ]
    domains = [domain_out(domain) for domain in known.domains.values()]
    return ComponentsOut(domains=domains, verbs=verbs, values=games.components(game))


def domain_out(domain: Domain) -> DomainOut:
    """Things of one sort."""
    return DomainOut(name=domain.name, values=domain.values, made_of=domain.made_of)


class RuleOut(BaseModel):
    """A rule, or a card whose text stands with the rules, in every language."""

    name: str
    texts: dict[str, str]


class RulebookOut(BaseModel):
    """The rules of a game: the titles of sections, the numbered rules, and its power cards."""

    heads: list[RuleOut]
    rules: list[RuleOut]
    powers: list[RuleOut]


@router.get("/games/{game}/rules")
def rules(game: GameName) -> RulebookOut:
    """The rules of a game, as our own pages tell them."""
    book = rulebook(games.shared(game).name)
    heads, rules, powers = (
        [RuleOut(name=name, texts=texts) for name, texts in found.items()]
        for found in (book.heads, book.rules, book.powers)
    )
    return RulebookOut(heads=heads, rules=rules, powers=powers)
