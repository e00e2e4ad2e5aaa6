"""Which texts both databases can hold: all but those with a NUL character or half a surrogate pair."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final


class Unstorable(ValueError):
    """A text with a character that no database can store."""


_NEVER: Final = re.compile("[\x00\ud800-\udfff]")
#: Unicode's sign for a character that is lost.
_LOST: Final = "\ufffd"


def storable(value: object) -> bool:
    """
    >>> storable("Éva"), storable("É\\x00va"), storable("\\ud800"), storable(7)
    (True, False, False, True)
    """
    if not isinstance(value, str):
        return True
    return "\x00" not in value if value.isascii() else _NEVER.search(value) is None


def all_storable(values: Iterable[object]) -> bool:
    return all(map(storable, values))


def check_storable(values: Iterable[object]) -> None:
    """Unstorable for a text that one of the databases cannot hold, whichever of them this is: what is stored
    can always be moved to the other."""
    if not all_storable(values):
        raise Unstorable("This text holds a character that no database can store.")


def replaced(value: Any) -> Any:
    """The value with every such character replaced.

    >>> replaced("a\\x00b") == "a\\ufffdb", replaced(None)
    (True, None)
    """
    return value if storable(value) else _NEVER.sub(_LOST, value)
