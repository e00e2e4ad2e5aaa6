"""Choices worth counting: what a decision takes or begins, as a thing with a name."""

from __future__ import annotations

from bottega.engine.plain import Plain
from bottega.engine.types import Json


class Choice(Plain):
    """A thing that somebody chooses, for statistics: a card that is bought, a leader that is kept.

    `kind` says what is done with it; ``choice-<kind>`` in the catalogues is the title of a table of such
    choices. `key` and `value` name the thing as in an event: ``card`` and 21. With `first`, only the first
    choice of its kind counts for a seat: that is how an opening is told.
    """

    __slots__ = ("first", "key", "kind", "value")

    def __init__(self, kind: str, key: str, value: Json, first: bool = False) -> None:
        self.kind = kind
        self.key = key
        self.value = value
        self.first = first

    def parts(self) -> tuple[object, ...]:
        return self.kind, self.key, self.value, self.first
