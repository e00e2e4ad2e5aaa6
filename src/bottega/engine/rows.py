"""Rows that change rarely, as tuples: a clone shares them, and a change makes a new one.

`clone` is what search does most. A list has to be copied for every clone; a tuple that is replaced
when it changes costs nothing until then. What changes at nearly every decision stays a list.
"""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def put(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The row with this value in this place.

    >>> put(("a", "b", "c"), 1, "x")
    ('a', 'x', 'c')
    """
    changed = list(row)
    changed[place] = value
    return tuple(changed)
