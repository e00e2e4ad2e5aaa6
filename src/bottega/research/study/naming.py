"""What studies say in words."""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Iterable
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from bottega.engine.game import Game
from bottega.engine.people.text import Book
from bottega.engine.state import Prompt
from bottega.research.study.playing import Thing
from bottega.simulate.intervals import IntervalEstimate

#: The catalogues of this package.
TEXTS: Final[Traversable] = files("bottega.research.study").joinpath("data")


def study_book(game: Game, lang: str) -> Book:
    """The book of a game together with the texts of studies."""
    return Book(game, lang, (), [TEXTS])


def kind_title(book: Book, kind: str) -> str:
    """The title of a table of choices; of a game that has none, the type of the action."""
    return book.say(f"choice-{kind}") if f"choice-{kind}" in book else kind


def thing_names(book: Book, things: Iterable[Thing]) -> dict[Thing, str]:
    """What the things of one kind are called. Where two are called alike, the value stands beside the
    name."""
    names = {thing: _name(book, thing) for thing in things}
    often = Counter(names.values())
    return {
        thing: name if often[name] == 1 else book.say("study-same-name", {"name": name, "value": thing[2]})
        for thing, name in names.items()
    }


def _name(book: Book, thing: Thing) -> str:
    _, key, text = thing
    value = json.loads(text)
    if key == "action":
        return book.action(book.game.parse(value))
    return str(book.word(key, value))


def ending(book: Book, ended: tuple[str, str]) -> str:
    kind, values = ended
    return book.progress(Prompt(kind, json.loads(values)))


def percent(book: Book, share: float, digits: int = 1) -> str:
    return book.say("study-percent", {"value": book.decimal(100 * share, digits)})


def share_interval(book: Book, estimate: IntervalEstimate) -> str:
    ends = book.decimal(100 * estimate.low, 1), book.decimal(100 * estimate.high, 1)
    return book.say("study-interval", {"low": ends[0], "high": ends[1]})


def interval(book: Book, estimate: IntervalEstimate, digits: int = 1, scale: float = 1.0) -> str:
    """The interval of a mean; a dash where a single match gives none."""
    if not math.isfinite(estimate.low):
        return "–"
    ends = book.decimal(scale * estimate.low, digits), book.decimal(scale * estimate.high, digits)
    return book.say("study-interval-figures", {"low": ends[0], "high": ends[1]})
