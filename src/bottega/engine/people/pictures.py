"""Pictures in the rules: which things a paragraph shows. A client draws them as its boards do."""

from __future__ import annotations

from importlib.resources.abc import Traversable

import yaml

from bottega.engine.game import Game
from bottega.engine.people.text import Book


def pictures(data: Traversable) -> dict[str, list[str]]:
    """The things that paragraphs show, by the address of the paragraph (``pictures.yaml`` in a game's data).
    A thing is a target that can be explained without a table (``marble:red``), or a mark of a sentence
    (``card:21``)."""
    file = data.joinpath("pictures.yaml")
    if not file.is_file():
        return {}
    found = yaml.safe_load(file.read_text(encoding="utf-8"))
    return {str(id): [str(thing) for thing in things] for id, things in found.items()}


def picture_name(game: Game, thing: str, book: Book) -> str:
    """What a thing in a picture is called."""
    explanation = game.explain(None, thing, book)
    if explanation is not None:
        return explanation.title
    key, _, value = thing.partition(":")
    return str(book.word(key, value))
