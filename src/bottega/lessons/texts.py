"""The texts of lessons: catalogues of the game, in the folder of its lessons."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from bottega.engine.game import Game
from bottega.engine.people.text import Book

#: What is said in the lessons of every game.
OWN_TEXTS: Final[Traversable] = files("bottega.lessons").joinpath("data")


def folder(game: Game) -> Traversable:
    """Where the lessons of a game are, with their catalogues."""
    return game.data.joinpath("lessons")


def lesson_book(game: Game, lang: str, names: Sequence[str]) -> Book:
    """The book of a game together with the texts of its lessons."""
    return Book(game, lang, names, lesson_texts(game))


def lesson_texts(game: Game) -> list[Traversable]:
    """The folders with the catalogues that lessons need besides those of the game."""
    return [folder(game), OWN_TEXTS]
