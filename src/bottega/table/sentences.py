"""Sentences of tables, kept for all of them, with places for the names of the players. To put a message into
words takes longer than a decision of the game, and most messages come again and again."""

from __future__ import annotations

import json
import re
from functools import cache, lru_cache
from typing import Final, TypeAlias

from bottega.bots.errors import TEXTS
from bottega.engine.people.marks import SEAT_NAMES, MarkedBook, Piece
from bottega.engine.people.text import Book, MissingText
from bottega.engine.types import Json
from bottega.table.shelf import game_of
from bottega.table.wording import TABLE_TEXTS

_NAME: Final = re.compile(f"([{SEAT_NAMES[0]}-{SEAT_NAMES[-1]}])")

#: A sentence, cut before and after each place for a name.
Pieces: TypeAlias = tuple[str, ...]
#: What stands in each of these places.
Names: TypeAlias = dict[str, str]


@cache
def book_of(game: str, lang: str) -> Book:
    """The book of a game, with places for the names of the seats."""
    return Book(game_of(game), lang, SEAT_NAMES, [TABLE_TEXTS, TEXTS])


@cache
def _marked_book_of(game: str, lang: str) -> MarkedBook:
    return MarkedBook(game_of(game), lang, SEAT_NAMES, [TABLE_TEXTS, TEXTS])


def placed(names: list[str]) -> Names:
    """The names of the seats."""
    return dict(zip(SEAT_NAMES, names, strict=False))


@lru_cache(maxsize=20_000)
def pieces(game: str, lang: str, id: str, values: str | bytes) -> Pieces:
    """A message with its values, which are JSON."""
    return tuple(_NAME.split(book_of(game, lang).sentence(id, json.loads(values))))


@lru_cache(maxsize=20_000)
def marked_pieces(game: str, lang: str, id: str, values: str | bytes) -> list[Piece]:
    """The same in other pieces, some marked with what they stand for. A name is a piece of its own."""
    return _marked_book_of(game, lang).pieces(id, json.loads(values))


@lru_cache(maxsize=20_000)
def action_pieces(game: str, lang: str, id: int) -> Pieces:
    """An action by its id, in words that need nothing of the table."""
    action = game_of(game).actions[id]
    return tuple(_NAME.split(book_of(game, lang).sentence(f"action-{action.type}", action.fields())))


def filled(cut: Pieces, names: Names) -> str:
    """The sentence with names."""
    if len(cut) == 1:
        return cut[0]
    return "".join([names.get(piece, piece) for piece in cut])


def progress_text(label: str, progress: dict[str, Json], lang: str) -> str | None:
    """How far a match is, from its row; None if the game does not say it in these words any more."""
    try:
        values = json.dumps(progress["values"], sort_keys=True)
        return filled(pieces(label, lang, f"progress-{progress['kind']}", values), {})
    except MissingText:
        return None
