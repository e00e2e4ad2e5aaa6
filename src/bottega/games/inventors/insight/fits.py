"""How many cubes an inventor places on an invention, as two look-ups.

`LOW[physics][chemistry][code] + HIGH[mechanics][mathematics][code]`: empty slots first, then the levels
of the inventor as `knowledge` codes them. The rows are bytes: compiled, a number is read from there without
an object for it.
"""

from __future__ import annotations

from typing import Final

from bottega.games.inventors.components import TOP_LEVEL

#: No invention has more slots of a discipline, in any edition.
MOST_SLOTS: Final = 9
_BASE: Final = TOP_LEVEL + 1
_HALF: Final = _BASE * _BASE


def _pair(one: int, other: int) -> list[int]:
    """By the levels of two disciplines as a code: the cubes that fit on `one` and `other` empty slots."""
    return [min(code % _BASE, one) + min(code // _BASE, other) for code in range(_HALF)]


def _low(pair: list[int]) -> bytes:
    return bytes(pair * _HALF)


def _high(pair: list[int]) -> bytes:
    return bytes([cubes for cubes in pair for _ in range(_HALF)])


_PAIRS: Final = [[_pair(a, b) for b in range(MOST_SLOTS + 1)] for a in range(MOST_SLOTS + 1)]
LOW: Final = [[_low(pair) for pair in row] for row in _PAIRS]
HIGH: Final = [[_high(pair) for pair in row] for row in _PAIRS]
