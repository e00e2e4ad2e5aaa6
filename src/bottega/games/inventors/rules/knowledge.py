"""What an inventor knows, as one number: four levels as digits to base 5.

So the two questions of every turn are look-ups: which disciplines does the inventor know, and which could
be raised with the tokens at hand?
"""

from __future__ import annotations

from typing import Final

from bottega.games.inventors.components import FIELDS, TOP_LEVEL
from bottega.games.inventors.components import LEVELS as _BASE

_CODES: Final[int] = _BASE**FIELDS
#: Tokens at hand as a bit mask by the level they lie on: any token (on nothing), a 2, a 3, a 4.
_SIGNS: Final = 1 << TOP_LEVEL


#: What one level more of a discipline adds to the code.
STEP: Final = [_BASE**d for d in range(FIELDS)]


def _levels(code: int) -> list[int]:
    return [code // _BASE**d % _BASE for d in range(FIELDS)]


def _mask(wanted: list[bool]) -> int:
    return sum(1 << d for d, yes in enumerate(wanted) if yes)


#: By code: the disciplines that are known, as a bit mask.
SKILLS: Final = [_mask([level > 0 for level in _levels(code)]) for code in range(_CODES)]

#: By tokens at hand and by code: the disciplines that can be raised, as a bit mask.
RAISABLE: Final = [
    [_mask([bool(sign >> level & 1) for level in _levels(code)]) for code in range(_CODES)]
    for sign in range(_SIGNS)
]


def levels_of() -> list[list[int]]:
    """By code: the levels of an inventor."""
    return [_levels(code) for code in range(_CODES)]
