"""What is stored after an entry that a host of a server makes."""

from __future__ import annotations

import orjson

from bottega.engine.types import Json
from bottega.table import hosting
from bottega.table.rows import Append
from bottega.table.table import Table
from bottega.table.types import Millis


def append_of(table: Table, at: Millis, data: dict[str, Json]) -> Append:
    """The last entry of a table, with everything that is stored with it."""
    return hosting.append_of(table, at, data["kind"], orjson.dumps(data).decode())
