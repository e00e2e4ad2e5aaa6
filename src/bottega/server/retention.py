"""What ends after a time: sessions, tables, matches, guests, chat and what is kept about players. The host
sets most of these times.

Every process sweeps. What is deleted is deleted by a statement that names its condition again, and a table
ends by an entry like any other, so that several sweeps at once do no harm.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from bottega.server.background import Background
from bottega.server.logs import ServerLog
from bottega.server.matches import MatchService
from bottega.server.site import Site
from bottega.server.store.base import Busy
from bottega.table.problem import Problem
from bottega.table.types import DAY, HOUR, SECOND, MatchId, Millis

_LOG: Final = ServerLog("retention")
#: Time between sweeps.
_INTERVAL: Final[Millis] = HOUR
#: Days after which names that were given up, browsers that an account used and reports are forgotten.
_YEAR: Final = 365
#: Rows per statement that deletes: others wait no longer than for these.
_BATCH: Final = 200
#: Tables that one sweep ends; the next one takes the rest.
_TABLES: Final = 5_000


class Sweeper(Background):
    def __init__(self, site: Site, matches: MatchService) -> None:
        super().__init__("retention")
        self._site = site
        self._matches = matches

    async def run(self) -> None:
        while True:
            try:
                await self.sweep()
            except Busy as error:
                _LOG.warning("store-away", error=error)
            except Exception as error:
                # What cannot be deleted today must not stop the server from trying tomorrow.
                _LOG.error("sweep-failed", error=error)
            await asyncio.sleep(_INTERVAL / SECOND)

    async def sweep(self) -> dict[str, int]:
        """One round: what ended or was deleted, and how many of each. A table that is closed or a match that
        is abandoned here is deleted later, after the time for abandoned ones."""
        store, keep = self._site.store, self._site.config.retention
        swept = {
            "sessions": await store.delete_expired(self._site.now()),
            "tables": await self._end(keep.keep_open, store.stale_tables),
            "matches": await self._end(keep.keep_idle, store.idle_matches),
            "bot_matches": await self._end(keep.keep_bots, store.idle_bot_matches),
            "abandoned": await self._delete(keep.keep_abandoned, self._delete_abandoned),
            "chat": await self._delete(keep.keep_chat, store.forget_chat),
            "guests": await self._delete(keep.keep_guests, store.forget_guests),
            "renames": await store.forget_renames(self._before(_YEAR)),
            "browsers": await store.forget_browsers(self._before(_YEAR)),
            "reports": await store.forget_reports(self._before(_YEAR)),
        }
        if any(swept.values()):
            _LOG.info("swept", None, **{what: count for what, count in swept.items() if count})
        return swept

    def _before(self, days: int) -> Millis:
        return self._site.now() - days * DAY

    async def _end(self, days: int, find: Callable[[Millis, int], Awaitable[list[MatchId]]]) -> int:
        if not days:
            return 0
        ended, before = 0, self._before(days)
        for match in await find(before, _TABLES):
            try:
                await self._matches.command(
                    match, {"op": "expire", "by": None, "before": before, "days": days}
                )
                ended += 1
            except Problem as problem:
                # Somebody came back, or another process was quicker.
                _LOG.info("not-ended", match=match, code=problem.code)
            except Busy:
                raise
            except Exception as error:
                # One match that cannot be read must not keep the others from ending.
                _LOG.error("not-ended", error=error, match=match)
        return ended

    async def _delete(self, days: int, delete: Callable[[Millis, int], Awaitable[int]]) -> int:
        if not days:
            return 0
        deleted, before = 0, self._before(days)
        while gone := await delete(before, _BATCH):
            deleted += gone
        return deleted

    async def _delete_abandoned(self, before: Millis, limit: int) -> int:
        gone = await self._site.store.delete_abandoned(before, limit)
        for match in gone:
            await self._matches.forget(match)
        return len(gone)
