"""Explanations from messages: ``thing-<kind>`` names a thing on the table, ``what-<kind>`` tells about it.

A game has a table of its kinds of things. A target is ``kind`` or ``kind:value``. The values of a kind are
few, and what is none of them is no thing of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from typing import Generic, TypeAlias, TypeVar

from bottega.engine.explanation import Explanation
from bottega.engine.people.text import Book
from bottega.engine.types import Json, Seat, Viewer

AnyBox = TypeVar("AnyBox")

#: A kind of things: the values that its targets may have (a function, where they stand in the components),
#: and what answers a question about one.
Kind: TypeAlias = tuple[
    Container[str] | Callable[[AnyBox], Container[str]], Callable[["Asked[AnyBox]"], Explanation | None]
]


class Asked(Generic[AnyBox]):
    """A question about one thing, and its answer as it grows.

    `value` is what stands after the colon of the target. `view` is None outside a match, and `seat` is None
    there and for spectators.
    """

    def __init__(self, box: AnyBox, view: dict[str, Json] | None, value: str, book: Book) -> None:
        self.box = box
        self.view = view
        self.value = value
        self.book = book
        self.seat: Viewer = None if view is None else view["seat"]
        self._lines: list[str] = []
        self._figures: list[tuple[str, str]] = []

    @property
    def board(self) -> dict[str, Json] | None:
        """The viewer's own board; None where there is none."""
        if self.view is None or self.seat is None:
            return None
        board: dict[str, Json] = self.view["boards"][self.seat]
        return board

    def player(self) -> Seat | None:
        """The seat that the value names; None where no such seat plays."""
        if self.view is None or not self.value.isdecimal() or int(self.value) >= self.view["players"]:
            return None
        return int(self.value)

    def what(self, *ids: str, **values: Json) -> None:
        """Add the sentences of ``what-<id>``, all with these values."""
        for id in ids:
            self.say(f"what-{id}", **values)

    def say(self, id: str, **values: Json) -> None:
        """Add the sentences of any message."""
        self.add(self.book.sentence(id, values))

    def add(self, line: str) -> None:
        self._lines.append(line)

    def figure(self, id: str, value: Json, key: str = "") -> None:
        """Add a figure. A message names it; a value under a key becomes what people call it."""
        words = str(self.book.word(key, value)) if key else str(value)
        self.figure_named(titled(self.book.say(id)), words)

    def figure_named(self, name: str, words: str) -> None:
        """Add a figure that needs no message for its name."""
        self._figures.append((name, words))

    def answer(self, kind: str, rule: str, **values: Json) -> Explanation:
        """The whole: the title is ``thing-<kind>``."""
        title = titled(self.book.sentence(f"thing-{kind}", values))
        return Explanation(title, self._lines, rule, self._figures)


def ask(
    kinds: Mapping[str, Kind[AnyBox]], box: AnyBox, view: dict[str, Json] | None, target: str, book: Book
) -> Explanation | None:
    """What a game says about a target; None where it knows of no such thing."""
    kind, _, value = target.partition(":")
    if kind not in kinds:
        return None
    values, tell = kinds[kind]
    known = values(box) if callable(values) else values
    return tell(Asked(box, view, value, book)) if value in known else None


def titled(text: str) -> str:
    """With a capital letter at the beginning.

    >>> titled("étagère 1")
    'Étagère 1'
    """
    return text[:1].upper() + text[1:]


def numbered(count: int, first: int = 1) -> tuple[str, ...]:
    """The values of things that are counted.

    >>> numbered(3)
    ('1', '2', '3')
    """
    return tuple(str(number) for number in range(first, first + count))
