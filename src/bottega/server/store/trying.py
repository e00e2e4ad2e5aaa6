"""Whether a store can write, in SQL: tried with a write, and known from writes that fail."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

from bottega.server.store.base import Busy
from bottega.server.store.sql import Sql

#: Bytes that are written to try. They must take new pages of the file: a value that changes nothing, or fits
#: into a page that is there, can be written to a full disk.
_TRIED: Final = 32 * 1024
_KEY: Final = "tried"


class Trying(Sql):
    _failed: Callable[[Busy], None] | None = None

    def on_failure(self, failed: Callable[[Busy], None]) -> None:
        self._failed = failed

    def _report(self, problem: BaseException | None) -> None:
        """Something could not be done because of the database itself."""
        if self._failed is not None and isinstance(problem, Busy):
            self._failed(problem)

    async def check(self) -> None:
        # Random, so that no database makes it smaller. Deleted in a second transaction: what is written and
        # deleted in one need not reach the disk.
        await self._do(
            "INSERT INTO shared (key, value) VALUES (?1, ?2)"
            " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            _KEY,
            secrets.token_hex(_TRIED // 2),
        )
        await self._do("DELETE FROM shared WHERE key = ?1", _KEY)
