"""Routes for the games, their rules and components, and the bots."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response
from pydantic import BaseModel, Field

from bottega.server.http.answers import PROBLEMS
from bottega.server.http.models import ExplanationAnswer, ParagraphAnswer
from bottega.server.security.asking import Asking
from bottega.server.words import Lang
from bottega.table import library

router = APIRouter(prefix="/api", tags=["games"], responses=PROBLEMS)

GameName = Annotated[str, Path(max_length=40, examples=["masters"])]
OptionalLang = Annotated[Lang | None, Query(description="Default: the language of the client.")]
EditionName = Annotated[str | None, Query(max_length=40)]


class OptionChoiceAnswer(BaseModel):
    name: str
    text: str


class OptionAnswer(BaseModel):
    """An option of the game, with a sentence for each choice."""

    name: str
    text: str
    default: str
    choices: list[OptionChoiceAnswer]


class BotAnswer(BaseModel):
    """A bot: its title, how it plays, how long it thinks at most, and its rating at this game (with the 95%
    interval) if that was measured."""

    name: str
    title: str
    text: str
    level: bool
    seconds: float
    rating: float | None
    low: float | None
    high: float | None


class GameAnswer(BaseModel):
    name: str
    title: str
    players: list[int]
    minutes: int | None = Field(description="About how long people take for a match.")
    secrets: bool = Field(
        description="Whether a seat has secrets: around one device, hide them between turns."
    )
    rules: int
    options: list[OptionAnswer]
    editions: list[str]
    bots: list[BotAnswer]
    lessons: list[str] = Field(description="The names of its lessons; “first” teaches the whole game.")


class GamesAnswer(BaseModel):
    games: list[GameAnswer]


class PictureAnswer(BaseModel):
    """A thing that a client can draw as its board does, and what it is called."""

    thing: str
    name: str


class RuleAnswer(ParagraphAnswer):
    pictures: list[PictureAnswer]


class RulesAnswer(BaseModel):
    title: str
    summary: bool = Field(description="Whether there is a summary, too.")
    paragraphs: list[RuleAnswer]


class SheetAnswer(BaseModel):
    title: str
    heads: list[str]
    rows: list[list[str]]


class ComponentsAnswer(BaseModel):
    sheets: list[SheetAnswer]


class SymbolAnswer(ExplanationAnswer):
    """A symbol and what it means. `sign` is how a board in a terminal shows it; empty where it does not."""

    sign: str


class LegendAnswer(BaseModel):
    symbols: list[SymbolAnswer]


@router.get("/games", summary="All games, with what can be chosen before a match")
async def list_games(asking: Asking, lang: OptionalLang = None) -> GamesAnswer:
    return _games(lang or asking.lang)


@cache
def _games(lang: str) -> GamesAnswer:
    return GamesAnswer.model_validate({"games": library.offered_games(lang)})


@router.get("/games/{game}/rules", summary="The rules in our own words, paragraph by paragraph")
async def read_rules(game: GameName, asking: Asking, lang: OptionalLang = None) -> RulesAnswer:
    return RulesAnswer.model_validate(library.rules(game, lang or asking.lang))


@router.get("/games/{game}/summary", summary="The rules on one page, to print")
async def read_summary(game: GameName, asking: Asking, lang: OptionalLang = None) -> RulesAnswer:
    return RulesAnswer.model_validate(library.summary(game, lang or asking.lang))


@router.get("/games/{game}/components", summary="Every component, with where its figures come from")
async def list_components(
    game: GameName, asking: Asking, edition: EditionName = None, lang: OptionalLang = None
) -> ComponentsAnswer:
    return ComponentsAnswer.model_validate(library.components(game, edition, lang or asking.lang))


@router.get("/games/{game}/legend", summary="Every symbol of a game, and what it means")
async def read_legend(
    game: GameName, asking: Asking, edition: EditionName = None, lang: OptionalLang = None
) -> LegendAnswer:
    return LegendAnswer.model_validate(library.legend(game, edition, lang or asking.lang))


@router.get(
    "/games/{game}/words",
    summary="The game's Fluent messages, for clients that name what they draw",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def read_words(game: GameName, asking: Asking, lang: OptionalLang = None) -> Response:
    return _plain(library.words(game, lang or asking.lang))


@router.get(
    "/games/{game}/coach",
    summary="The cards of the game's coach, as Fluent messages",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def read_coach(game: GameName, asking: Asking, lang: OptionalLang = None) -> Response:
    """The first time a decision of a kind comes up, ``coach-KIND`` explains it; ``coach-event-KIND`` does so
    for an event. Empty for a game without a coach."""
    return _plain(library.coach(game, lang or asking.lang))


def _plain(text: str) -> Response:
    return Response(text, media_type="text/plain; charset=utf-8")


@router.get("/games/{game}/facts", summary="Every component as data, for clients that draw it")
async def list_facts(game: GameName, edition: EditionName = None) -> dict[str, Any]:
    """The figures by their paths, e.g. ``cards.1.points``."""
    return library.facts(game, edition)
