"""The library: what there is to choose before a match, and what can be read about the games. Plain data, made
once for each language."""

from __future__ import annotations

from functools import cache

from bottega.bots.errors import TEXTS
from bottega.bots.levels import LEVELS, rating
from bottega.bots.registry import bots, usual_seconds
from bottega.engine.people.pictures import picture_name, pictures
from bottega.engine.people.rulebook import rulebook
from bottega.engine.people.text import Book, Catalogue
from bottega.engine.types import Json
from bottega.games import game as game_named
from bottega.games import games, shipped_editions
from bottega.table.asking import explained
from bottega.table.problem import Problem
from bottega.table.shelf import game_of, label, rulebook_of


@cache
def offered_games(lang: str) -> list[dict[str, Json]]:
    """All games, with what can be chosen before a match. Shared, so callers do not change it."""
    return [_game(name, lang) for name in games()]


def _game(name: str, lang: str) -> dict[str, Json]:
    game = game_named(name)
    book = Book(game, lang, [])
    options: list[Json] = [
        {
            "name": option,
            "text": book.say(f"option-{option}"),
            "default": game.options[option].default,
            "choices": [
                {"name": choice, "text": book.say(f"option-{option}-{choice}")}
                for choice in game.options[option].choices
            ],
        }
        for option in game.options
    ]
    words = Catalogue([TEXTS], lang)
    return {
        "name": name,
        "title": rulebook_of(label(name, None), lang).title,
        "players": list(game.seats),
        "minutes": game.minutes,
        "secrets": bool(game.concealed),
        "rules": game.version,
        "options": options,
        "editions": ["standard", *shipped_editions(game)],
        "bots": [_bot(bot, name, words) for bot in bots()],
        "lessons": list(game.lessons),
    }


def _bot(bot: str, game: str, words: Catalogue) -> dict[str, Json]:
    known = f"bot-{bot}" in words
    measured = rating(bot, game)
    return {
        "name": bot,
        "title": words.say(f"bot-{bot}") if known else bot,
        "text": words.say(f"bot-{bot}-about") if known else "",
        "level": any(level.name == bot for level in LEVELS),
        "seconds": usual_seconds(bot),
        "rating": measured.rating if measured else None,
        "low": measured.low if measured else None,
        "high": measured.high if measured else None,
    }


def rules(game: str, lang: str) -> dict[str, Json]:
    """The rules in our own words, paragraph by paragraph, with what can be drawn beside them."""
    return _rules(label(game, None), lang, "rules")


def summary(game: str, lang: str) -> dict[str, Json]:
    """The rules on one page. Problem where there is no such page."""
    named = label(game, None)
    if not _has_summary(named, lang):
        raise Problem("no-summary", 404)
    return _rules(named, lang, "summary")


def _has_summary(named: str, lang: str) -> bool:
    return game_of(named).data.joinpath(f"summary.{lang}.md").is_file()


@cache
def _rules(named: str, lang: str, name: str) -> dict[str, Json]:
    game = game_of(named)
    read, shown, book = rulebook(game.data, lang, name), pictures(game.data), Book(game, lang, [])
    paragraphs: list[Json] = [
        {
            "id": each.id,
            "title": each.title,
            "text": each.text,
            "pictures": [
                {"thing": thing, "name": picture_name(game, thing, book)} for thing in shown.get(each.id, [])
            ],
        }
        for each in read.paragraphs
    ]
    return {"title": read.title, "summary": _has_summary(named, lang), "paragraphs": paragraphs}


def components(game: str, edition: str | None, lang: str) -> dict[str, Json]:
    """Every component, with where its figures come from."""
    return _components(label(game, edition), lang)


@cache
def _components(named: str, lang: str) -> dict[str, Json]:
    game = game_of(named)
    sheets: list[tuple[str, list[str], list[list[str]]]] = game.components(Book(game, lang, []))
    return {"sheets": [{"title": title, "heads": heads, "rows": rows} for title, heads, rows in sheets]}


def legend(game: str, edition: str | None, lang: str) -> dict[str, Json]:
    """Every symbol of a game, and what it means."""
    return _legend(label(game, edition), lang)


@cache
def _legend(named: str, lang: str) -> dict[str, Json]:
    game, read = game_of(named), rulebook_of(named, lang)
    book = Book(game, lang, [])
    symbols: list[Json] = []
    for target, sign in game.legend(book):
        explanation = game.explain(None, target, book)
        if explanation is not None:
            symbols.append({"target": target, "sign": sign, **explained(explanation, read)})
    return {"symbols": symbols}


def words(game: str, lang: str) -> str:
    """The game's Fluent messages, for clients that name what they draw."""
    return game_of(label(game, None)).data.joinpath(f"{lang}.ftl").read_text(encoding="utf-8")


def coach(game: str, lang: str) -> str:
    """The cards of the game's coach, as Fluent messages; empty for a game without a coach."""
    file = game_of(label(game, None)).data.joinpath("coach", f"{lang}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def facts(game: str, edition: str | None) -> dict[str, Json]:
    """Every figure of a game's components by its path, for clients that draw them."""
    return {"figures": dict(game_of(label(game, edition)).edition.figures)}
