"""Sentences of tables, kept for all of them, with places for the names of the players. To put a message into
words takes longer than a decision of the game, and most messages come again and again."""

from __future__ import annotations

import json
import re
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final, TypeAlias

from bottega.bots.errors import TEXTS
from bottega.engine.people.text import Book
from bottega.table.shelf import game_of

#: Sentences about tables.
_TABLE: Final = files("bottega.table").joinpath("data")
#: A private character for the name of each seat.
_MARKS: Final = [chr(0xE000 + seat) for seat in range(10)]
_MARK: Final = re.compile(f"([{_MARKS[0]}-{_MARKS[-1]}])")

#: A sentence, cut before and after each mark of a name.
Pieces: TypeAlias = tuple[str, ...]
#: What stands for each mark.
Names: TypeAlias = dict[str, str]


@cache
def book_of(game: str, lang: str) -> Book:
    """The book of a game, with marks for the names of the seats."""
    return Book(game_of(game), lang, _MARKS, [_TABLE, TEXTS])


def marked(names: list[str]) -> Names:
    """The names of the seats."""
    return dict(zip(_MARKS, names, strict=False))


@lru_cache(maxsize=20_000)
def pieces(game: str, lang: str, id: str, values: str | bytes) -> Pieces:
    """A message with its values, which are JSON."""
    return tuple(_MARK.split(book_of(game, lang).sentence(id, json.loads(values))))


@lru_cache(maxsize=20_000)
def action_pieces(game: str, lang: str, id: int) -> Pieces:
    """An action by its id, in words that need nothing of the table."""
    action = game_of(game).actions[id]
    return tuple(_MARK.split(book_of(game, lang).sentence(f"action-{action.type}", action.fields())))


def filled(cut: Pieces, names: Names) -> str:
    """The sentence with names."""
    if len(cut) == 1:
        return cut[0]
    return "".join([names.get(piece, piece) for piece in cut])
