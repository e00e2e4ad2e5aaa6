"""Whole numbers as callers hand them in: Python's own, numpy's, or anything else with `__index__`."""

from __future__ import annotations

from operator import index

from bottega.engine.problem import DealError, shown
from bottega.engine.types import Json


def whole(value: Json) -> Json:
    """The value as an `int`, if it is a whole number of another kind; else as it is.

    >>> whole(7), whole(True), whole("7")
    (7, True, '7')
    """
    if isinstance(value, int) or not hasattr(value, "__index__"):
        return value
    return index(value)


def seed_of(value: Json) -> int | str:
    """A seed: a whole number or a text; DealError for anything else."""
    seed = whole(value)
    if not isinstance(seed, int | str):
        raise DealError("deal-seed", value=shown(value))
    return seed
