"""Routes for the games, their rules and components, and the bots."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response
from pydantic import BaseModel, Field

from bottega.bots.errors import TEXTS
from bottega.bots.levels import LEVELS, rating
from bottega.bots.registry import bots, usual_seconds
from bottega.engine.people.pictures import picture_name, pictures
from bottega.engine.people.rulebook import rulebook
from bottega.engine.people.text import Book, Catalogue
from bottega.games import game as game_named
from bottega.games import games, shipped_editions
from bottega.server.http.answers import PROBLEMS
from bottega.server.http.models import ExplanationAnswer, ParagraphAnswer
from bottega.server.security.asking import Asking
from bottega.server.words import Lang
from bottega.table.asking import explained
from bottega.table.problem import Problem
from bottega.table.shelf import game_of, label, rulebook_of

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
    return GamesAnswer(games=[_game(name, lang) for name in games()])


def _game(name: str, lang: str) -> GameAnswer:
    game = game_named(name)
    book = Book(game, lang, [])
    return GameAnswer(
        name=name,
        title=rulebook_of(label(name, None), lang).title,
        players=list(game.seats),
        minutes=game.minutes,
        secrets=bool(game.concealed),
        rules=game.version,
        options=[
            OptionAnswer(
                name=option,
                text=book.say(f"option-{option}"),
                default=game.options[option].default,
                choices=[
                    OptionChoiceAnswer(name=choice, text=book.say(f"option-{option}-{choice}"))
                    for choice in game.options[option].choices
                ],
            )
            for option in game.options
        ],
        editions=["standard", *shipped_editions(game)],
        bots=[_bot(bot, name, Catalogue([TEXTS], lang)) for bot in bots()],
        lessons=list(game.lessons),
    )


def _bot(bot: str, game: str, words: Catalogue) -> BotAnswer:
    known = f"bot-{bot}" in words
    measured = rating(bot, game)
    return BotAnswer(
        name=bot,
        title=words.say(f"bot-{bot}") if known else bot,
        text=words.say(f"bot-{bot}-about") if known else "",
        level=any(level.name == bot for level in LEVELS),
        seconds=usual_seconds(bot),
        rating=measured.rating if measured else None,
        low=measured.low if measured else None,
        high=measured.high if measured else None,
    )


@router.get("/games/{game}/rules", summary="The rules in our own words, paragraph by paragraph")
async def read_rules(game: GameName, asking: Asking, lang: OptionalLang = None) -> RulesAnswer:
    return _rules(label(game, None), lang or asking.lang, "rules")


@router.get("/games/{game}/summary", summary="The rules on one page, to print")
async def read_summary(game: GameName, asking: Asking, lang: OptionalLang = None) -> RulesAnswer:
    named = label(game, None)
    if not _has_summary(named, lang or asking.lang):
        raise Problem("no-summary", 404)
    return _rules(named, lang or asking.lang, "summary")


def _has_summary(named: str, lang: str) -> bool:
    return game_of(named).data.joinpath(f"summary.{lang}.md").is_file()


@cache
def _rules(named: str, lang: str, name: str) -> RulesAnswer:
    game = game_of(named)
    rules, shown, book = rulebook(game.data, lang, name), pictures(game.data), Book(game, lang, [])
    return RulesAnswer(
        title=rules.title,
        summary=_has_summary(named, lang),
        paragraphs=[
            RuleAnswer(
                id=p.id,
                title=p.title,
                text=p.text,
                pictures=[
                    PictureAnswer(thing=thing, name=picture_name(game, thing, book))
                    for thing in shown.get(p.id, [])
                ],
            )
            for p in rules.paragraphs
        ],
    )


@router.get("/games/{game}/components", summary="Every component, with where its figures come from")
async def list_components(
    game: GameName, asking: Asking, edition: EditionName = None, lang: OptionalLang = None
) -> ComponentsAnswer:
    return _components(label(game, edition), lang or asking.lang)


@cache
def _components(named: str, lang: str) -> ComponentsAnswer:
    game = game_of(named)
    sheets: list[tuple[str, list[str], list[list[str]]]] = game.components(Book(game, lang, []))
    return ComponentsAnswer(sheets=[SheetAnswer(title=t, heads=h, rows=r) for t, h, r in sheets])


@router.get("/games/{game}/legend", summary="Every symbol of a game, and what it means")
async def read_legend(
    game: GameName, asking: Asking, edition: EditionName = None, lang: OptionalLang = None
) -> LegendAnswer:
    return _legend(label(game, edition), lang or asking.lang)


@cache
def _legend(named: str, lang: str) -> LegendAnswer:
    game, rules = game_of(named), rulebook_of(named, lang)
    book = Book(game, lang, [])
    symbols = []
    for target, sign in game.legend(book):
        explanation = game.explain(None, target, book)
        if explanation is not None:
            told = {"target": target, "sign": sign, **explained(explanation, rules)}
            symbols.append(SymbolAnswer.model_validate(told))
    return LegendAnswer(symbols=symbols)


@router.get(
    "/games/{game}/words",
    summary="The game's Fluent messages, for clients that name what they draw",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def read_words(game: GameName, asking: Asking, lang: OptionalLang = None) -> Response:
    folder = game_of(label(game, None)).data
    text = folder.joinpath(f"{lang or asking.lang}.ftl").read_text(encoding="utf-8")
    return Response(text, media_type="text/plain; charset=utf-8")


@router.get(
    "/games/{game}/coach",
    summary="The cards of the game's coach, as Fluent messages",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def read_coach(game: GameName, asking: Asking, lang: OptionalLang = None) -> Response:
    """The first time a decision of a kind comes up, ``coach-KIND`` explains it; ``coach-event-KIND`` does so
    for an event. Empty for a game without a coach."""
    file = game_of(label(game, None)).data.joinpath("coach", f"{lang or asking.lang}.ftl")
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    return Response(text, media_type="text/plain; charset=utf-8")


@router.get("/games/{game}/facts", summary="Every component as data, for clients that draw it")
async def list_facts(game: GameName, edition: EditionName = None) -> dict[str, Any]:
    """The figures by their paths, e.g. ``cards.1.points``."""
    return {"figures": _facts(label(game, edition))}


@cache
def _facts(named: str) -> dict[str, Any]:
    return dict(game_of(named).edition.figures)
