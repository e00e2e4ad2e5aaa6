"""Marks: what the words of a sentence stand for, so that a client can draw it beside them.

``Ada buys the green II card (6 points).`` is made of pieces; some of them are marked:

- a name with its seat: ``seat:0``;
- a value with its key, where the catalogue or the game has a word for it: ``card:21``, ``place:academy``;
- a message that a sentence is made of, with its id, if nothing else is marked in it: ``resources-coin`` for
  ``3 coins``.

Nothing is marked inside a marked value. A client draws the marks that it knows; the others stay text.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from fluent.runtime import FluentResource
from fluent.syntax import ast

from bottega.engine.people.text import Book
from bottega.engine.types import Json

#: A piece of a sentence, and its mark ("" for none).
Piece: TypeAlias = tuple[str, str]

#: Private characters around what is marked: before the mark, between it and the words, after them.
_BEGIN: Final = "\ue100"
_WORDS: Final = "\ue101"
_END: Final = "\ue102"
_NONE: Final = str.maketrans("", "", _BEGIN + _WORDS + _END)
#: Private characters for the names of the seats: whose sentence it is, only a table knows.
_SEATS: Final = 0xE000
_MOST_SEATS: Final = 16

#: The names for a `MarkedBook`: a private character for each seat.
SEAT_NAMES: Final = [chr(_SEATS + seat) for seat in range(_MOST_SEATS)]


class MarkedBook(Book):
    """Says the sentences of a game with marks in them; `pieces` takes them apart. Made with `SEAT_NAMES`."""

    def parsed(self, source: str) -> ast.Resource:
        resource = FluentResource(source)
        for message in resource.body:
            if isinstance(message, ast.Message) and message.value is not None:
                before = ast.TextElement(f"{_BEGIN}{message.id.name}{_WORDS}")
                message.value.elements = [before, *message.value.elements, ast.TextElement(_END)]
        return resource

    def word(self, key: str, value: Json) -> str | int | float:
        word = super().word(key, value)
        if not isinstance(word, str):
            return word
        if isinstance(value, str) and word == value:
            return word.translate(_NONE)  # somebody's own text
        is_seat = key == "seat" or key.endswith("_seat")
        if is_seat or not isinstance(value, int | str):
            return word
        return f"{_BEGIN}{key}:{value}{_WORDS}{word}{_END}"

    def pieces(self, id: str, values: Mapping[str, Json]) -> list[Piece]:
        """A sentence in pieces. The piece of a seat is the private character that stands for its name."""
        root = _Part("")
        open_parts = [root]
        for text in _tokens(self.sentence(id, values)):
            if text == _BEGIN:
                part = _Part(None)
                open_parts[-1].parts.append(part)
                open_parts.append(part)
            elif text == _END:
                open_parts.pop()
            elif open_parts[-1].mark is None:
                open_parts[-1].mark = text
            elif text != _WORDS:
                open_parts[-1].parts.append(text)
        pieces: list[Piece] = []
        whole = root.parts[0]
        assert isinstance(whole, _Part)
        whole.add_parts(pieces)  # the mark of the sentence itself says nothing
        return pieces


class _Part:
    """Something marked: its mark (None: not read yet), and what is in it."""

    def __init__(self, mark: str | None) -> None:
        self.mark = mark
        self.parts: list[_Part | str] = []

    def text(self) -> str:
        return "".join([part if isinstance(part, str) else part.text() for part in self.parts])

    def add_to(self, pieces: list[Piece]) -> None:
        assert self.mark is not None
        if ":" in self.mark or all(isinstance(part, str) and not _is_seat(part) for part in self.parts):
            pieces.append((self.text(), self.mark))
        else:
            self.add_parts(pieces)

    def add_parts(self, pieces: list[Piece]) -> None:
        for part in self.parts:
            if isinstance(part, _Part):
                part.add_to(pieces)
            elif _is_seat(part):
                pieces.append((part, f"seat:{ord(part) - _SEATS}"))
            elif pieces and not pieces[-1][1]:
                pieces[-1] = (pieces[-1][0] + part, "")
            else:
                pieces.append((part, ""))


def _is_seat(text: str) -> bool:
    return len(text) == 1 and _SEATS <= ord(text) < _SEATS + _MOST_SEATS


def _tokens(text: str) -> list[str]:
    """The private characters and the texts between them."""
    tokens: list[str] = []
    start = 0
    for place, letter in enumerate(text):
        if letter in (_BEGIN, _WORDS, _END) or _is_seat(letter):
            if start < place:
                tokens.append(text[start:place])
            tokens.append(letter)
            start = place + 1
    if start < len(text):
        tokens.append(text[start:])
    return tokens
