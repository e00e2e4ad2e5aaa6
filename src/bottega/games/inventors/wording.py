"""How Legendary Inventors is shown to people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.engine.game import Line
from bottega.engine.types import Json
from bottega.games.inventors.components import Box

if TYPE_CHECKING:
    from bottega.engine.text import Book


def noun(box: Box, key: str, value: Json, book: Book) -> str | None:
    return None


def board(box: Box, view: dict[str, Json], book: Book, width: int) -> list[Line]:
    return []


def describe(box: Box, view: dict[str, Json], book: Book) -> list[str]:
    return []


def components(box: Box, book: Book) -> list[tuple[str, list[str], list[list[str]]]]:
    return []
