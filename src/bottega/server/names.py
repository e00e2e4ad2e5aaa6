"""Names of accounts: no two names look alike, and no name passes for the server, its host or its bots."""

from __future__ import annotations

import re
import unicodedata
from importlib.resources import files
from typing import Final

from bottega.table.problem import Problem

SHORTEST: Final = 2
LONGEST: Final = 24
#: Maximum accents on one letter.
_MARKS: Final = 2

#: Names of the server, its host and its bots; without capitals, accents and spaces.
RESERVED: Final = frozenset(
    files("bottega.server").joinpath("data", "reserved.txt").read_text(encoding="utf-8").split()
)

#: Characters that show nothing, though their category says otherwise.
_INVISIBLE: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)


def clean_name(text: str) -> str:
    """A name as it is stored: NFC, single spaces; Problem if it is not allowed."""
    if len(text) > 8 * LONGEST:
        raise Problem("name-length", 409, shortest=SHORTEST, longest=LONGEST)
    name = re.sub(" {2,}", " ", unicodedata.normalize("NFC", text).strip(" "))
    if _INVISIBLE.search(name) or any(_hidden(sign) for sign in name):
        raise Problem("name-signs", 409)
    if _stacked(name):
        raise Problem("name-signs", 409)
    if not SHORTEST <= sum(not unicodedata.category(sign).startswith("M") for sign in name) <= LONGEST:
        raise Problem("name-length", 409, shortest=SHORTEST, longest=LONGEST)
    if folded(name) in RESERVED:
        raise Problem("name-reserved", 409, name=name)
    return name


def folded(name: str) -> str:
    """What is left of a name without capitals, accents and spaces.

    >>> folded("Ádmin Istrator")
    'administrator'
    """
    letters = unicodedata.normalize("NFKD", name.casefold())
    return "".join(sign for sign in letters if not unicodedata.combining(sign) and not sign.isspace())


def _stacked(name: str) -> bool:
    """Accents without a letter, or too many on one."""
    marks = "".join("m" if unicodedata.category(sign).startswith("M") else "." for sign in name)
    return marks.startswith("m") or "m" * (_MARKS + 1) in marks


def _hidden(sign: str) -> bool:
    """Control characters, marks of direction, private characters, and every space but the common one."""
    category = unicodedata.category(sign)
    return category.startswith("C") or (category.startswith("Z") and sign != " ")
