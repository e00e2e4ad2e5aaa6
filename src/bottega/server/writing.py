"""What is stored after an entry."""

from __future__ import annotations

from typing import Final

import orjson

from bottega.engine.types import Json
from bottega.server.store.base import Append, StoredEntry
from bottega.table.brief import Brief, brief, result_rows, seat_rows
from bottega.table.table import Table
from bottega.table.types import OVER, Millis

#: Kinds of entries after which seats may have changed hands.
_SEATING: Final = frozenset(("create", "sit", "leave", "arrange", "add-seat", "remove-seat", "start"))


def append_of(table: Table, at: Millis, data: dict[str, Json], done: Brief | None = None) -> Append:
    """The last entry of a table, with everything that is stored with it."""
    return Append(
        StoredEntry(table.number, at, orjson.dumps(data).decode()),
        (done or brief(table)).row,
        seats=seat_rows(table) if data["kind"] in _SEATING else None,
        results=result_rows(table) if table.status == OVER else None,
    )
