"""How rows and briefs travel between the site and a referee: as the arguments of their constructors.

What dataclasses with slots do of their own accord when they are pickled takes several times as long, at both
ends; and a class is looked up by its name for every message, so all kinds share one function.
"""

from __future__ import annotations

import copyreg
from dataclasses import fields
from operator import attrgetter
from typing import Any, Final

from bottega.server.store.base import Append, StoredEntry
from bottega.table.brief import Brief
from bottega.table.rows import MatchRow, ResultRow, SeatRow

_KINDS: Final[tuple[type[Any], ...]] = (StoredEntry, MatchRow, SeatRow, ResultRow, Append, Brief)


def made(index: int, values: tuple[Any, ...]) -> Any:
    """What is called at the other end."""
    return _KINDS[index](*values)


def _register(index: int, kind: type[Any]) -> None:
    values = attrgetter(*(field.name for field in fields(kind)))
    copyreg.pickle(kind, lambda value: (made, (index, values(value))))


def prepare() -> None:
    """From now on they travel like this; what is received needs no preparation."""
    for index, kind in enumerate(_KINDS):
        _register(index, kind)
