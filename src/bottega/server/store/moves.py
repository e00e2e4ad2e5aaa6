"""What a migration does with rows beyond what SQL can say alike for both databases.

A move is a work (see `sql`): both stores carry it out in the transaction of its migration, and again where
the backup of an older schema is restored.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import orjson

from bottega.server.store.names import rekey_work
from bottega.server.store.sql import Work

#: Accounts that are read at once.
_PAGE: Final = 500


def moves_after(schema: int) -> list[Callable[[], Work[None]]]:
    """The moves that rows of a store at this version have not seen."""
    return [move for version, move in sorted(MOVES.items()) if version > schema]


def _notices_from_settings() -> Work[None]:
    """0.1.0 kept two settings of its own among those of the client."""
    last = ""
    while rows := (
        yield "SELECT id, settings FROM accounts WHERE id > ?1 ORDER BY id LIMIT ?2", (last, _PAGE)
    ):
        for id, text in rows:
            settings = orjson.loads(text)
            if "notices" in settings or "notices_state" in settings:
                notices, state = settings.pop("notices", None), settings.pop("notices_state", None) or {}
                pending, lost = _json(state.get("pending")), _json(state.get("lost", []))
                yield (
                    "UPDATE accounts SET settings = ?2, notices = ?3, pending = ?4, lost = ?5 WHERE id = ?1",
                    (id, _json(settings), _json(notices), pending, lost),
                )
        last = rows[-1][0]


def _json(value: Any) -> str | None:
    return None if value is None else orjson.dumps(value).decode()


#: By the number of the migration.
MOVES: Final[dict[int, Callable[[], Work[None]]]] = {2: _notices_from_settings, 3: rekey_work}
