"""What a review says in words: grades, and why a choice is better."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from bottega.engine.game import Game
from bottega.engine.people.text import Book
from bottega.review.judging import CLEAR
from bottega.review.report import Decision

#: The catalogues of this package.
TEXTS: Final[Traversable] = files("bottega.review").joinpath("data")

#: The least difference in points that is worth a word, and the number of sources that are named.
_LEAST: Final = 0.25
_NAMED: Final = 3


def review_book(game: Game, lang: str, names: Sequence[str]) -> Book:
    """The book of a game together with the texts of reviews."""
    return Book(game, lang, names, [TEXTS])


def why(decision: Decision, book: Book) -> list[str]:
    """Why what the bot prefers is better than what was played: sentences about the points to expect by
    source, the player's own first, then those of the others. Empty where the review does not explain the
    decision."""
    if not decision.sources:
        return []
    told: list[tuple[float, str]] = []
    others: dict[int, float] = {}
    spread: dict[int, float] = {}
    for source in decision.sources:
        more = source.best - source.played
        if source.seat != decision.seat:
            others[source.seat] = others.get(source.seat, 0.0) + more
            spread[source.seat] = spread.get(source.seat, 0.0) + source.error**2
        elif abs(more) >= _LEAST and abs(more) > CLEAR * source.error:
            told.append(
                (abs(more), _sentence("review-why", more, book, source=book.say(f"score-{source.line}")))
            )
    told.sort(key=lambda each: -each[0])
    sentences = [text for _, text in told[:_NAMED]]
    for seat, more in others.items():
        if abs(more) >= _LEAST and abs(more) > CLEAR * spread[seat] ** 0.5:
            sentences.append(_sentence("review-why-other", more, book, who=book.names[seat]))
    return sentences or [book.say("review-why-small")]


def _sentence(id: str, more: float, book: Book, **values: str) -> str:
    way = "more" if more > 0 else "less"
    return book.say(f"{id}-{way}", {"points": book.decimal(abs(more), 1), **values})
