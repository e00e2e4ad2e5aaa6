"""Names of accounts: no two names look alike, and no name passes for the server, its host or its bots."""

from __future__ import annotations

import re
import unicodedata
from importlib.resources import files
from typing import Final

from bottega.server.store.names import name_key
from bottega.table.problem import Problem
from bottega.table.texts import INVISIBLE

SHORTEST: Final = 2
LONGEST: Final = 24
#: Maximum accents on one letter.
_MARKS: Final = 2

#: Names of the server, its host and its bots, and those that people around one device have at first.
RESERVED: Final = frozenset(
    files("bottega.server").joinpath("data", "reserved.txt").read_text(encoding="utf-8").split()
)
_RESERVED_KEYS: Final = frozenset(map(name_key, RESERVED))
#: "Player 2", as the web client calls people around one device, in every language: no account may have it.
_NUMBERED: Final = re.compile(r"(player|joueur|giocatore)\s*\d+")
#: Emoji may have a colour in a text, but not in a name.
_VARIANTS: Final = re.compile("[\ufe00-\ufe0f]")


def clean_name(text: str) -> str:
    """A name as it is stored: NFC, single spaces; Problem if it is not allowed."""
    if len(text) > 8 * LONGEST:
        raise Problem("name-length", 409, shortest=SHORTEST, longest=LONGEST)
    name = re.sub(" {2,}", " ", unicodedata.normalize("NFC", text).strip(" "))
    if INVISIBLE.search(name) or _VARIANTS.search(name) or any(_hidden(sign) for sign in name):
        raise Problem("name-signs", 409)
    if _stacked(name):
        raise Problem("name-signs", 409)
    if not SHORTEST <= sum(not unicodedata.category(sign).startswith("M") for sign in name) <= LONGEST:
        raise Problem("name-length", 409, shortest=SHORTEST, longest=LONGEST)
    if is_reserved(name) or _NUMBERED.fullmatch(name.casefold()):
        raise Problem("name-reserved", 409, name=name)
    return name


def is_reserved(name: str) -> bool:
    """Whether it is a name of the server, its host or its bots, or looks like one.

    >>> is_reserved("Ádmin Istrator"), is_reserved("АDМІN"), is_reserved("Admiral")
    (True, True, False)
    """
    return name_key(name) in _RESERVED_KEYS


def _stacked(name: str) -> bool:
    """Accents without a letter, or too many on one."""
    marks = "".join("m" if unicodedata.category(sign).startswith("M") else "." for sign in name)
    return marks.startswith("m") or "m" * (_MARKS + 1) in marks


def _hidden(sign: str) -> bool:
    """Control characters, marks of direction, private characters, and every space but the common one."""
    category = unicodedata.category(sign)
    return category.startswith("C") or (category.startswith("Z") and sign != " ")
