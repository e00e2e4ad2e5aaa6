"""Draws for imagined worlds, which search asks for at every iteration.

They are compiled, and so is the generator: `random.shuffle` and `random.sample` are interpreted, and each
number from `random.Random` is a call into the interpreter. Deals are never made with them: those come from
`chance.Stream`.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

from mypy_extensions import i64

from bottega.engine.playout import Dice

T = TypeVar("T")


def dice_of(rng: random.Random) -> Dice:
    """Dice that begin where this generator stands."""
    return Dice(rng.getrandbits(31))


def shuffle(items: list[T], dice: Dice) -> None:
    """Put the items in random order, each order as likely as any other."""
    i: i64 = len(items)
    while i > 1:
        j = dice.below(i)
        i -= 1
        item = items[j]
        items[j] = items[i]
        items[i] = item


def sample(items: Sequence[T], count: int, dice: Dice) -> list[T]:
    """`count` of the items, in random order."""
    drawn = list(items)
    if not 0 <= count <= len(drawn):
        raise ValueError(f"of {len(drawn)} items, {count} cannot be drawn")
    lead(drawn, count, dice)
    del drawn[count:]
    return drawn


def lead(items: list[T], count: i64, dice: Dice) -> None:
    """Put this number of the items, drawn at random and in random order, before the rest."""
    left: i64 = len(items)
    for i in range(count):
        j = i + dice.below(left - i)
        item = items[j]
        items[j] = items[i]
        items[i] = item
