"""Draws for imagined worlds, which search asks for at every iteration.

`random.shuffle` and `random.sample` are interpreted, and took a fifth of a search. These are compiled, and
draw from the same generator. Deals are never made with them: those come from `chance.Stream`.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def shuffle(items: list[T], rng: random.Random) -> None:
    """Put the items in random order, each order as likely as any other."""
    draw = rng.random
    for i in range(len(items) - 1, 0, -1):
        j = int(draw() * (i + 1))
        item = items[j]
        items[j] = items[i]
        items[i] = item


def sample(items: Sequence[T], count: int, rng: random.Random) -> list[T]:
    """`count` of the items, in random order."""
    drawn = list(items)
    if not 0 <= count <= len(drawn):
        raise ValueError(f"of {len(drawn)} items, {count} cannot be drawn")
    draw = rng.random
    for i in range(count):
        j = i + int(draw() * (len(drawn) - i))
        item = drawn[j]
        drawn[j] = drawn[i]
        drawn[i] = item
    del drawn[count:]
    return drawn
