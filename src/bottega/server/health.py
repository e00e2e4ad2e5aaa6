"""Whether the store can write. A failure is logged once when it begins, and once when it is over."""

from __future__ import annotations

import asyncio
from typing import Final

from bottega.server.logs import ServerLog
from bottega.server.store.base import Busy, Store
from bottega.server.timing import Ticks
from bottega.table.types import SECOND, Millis

_LOG: Final = ServerLog("store")
#: How long an answer holds, and how often a store that has failed is tried again.
_FRESH: Final[Millis] = SECOND


class StoreHealth:
    """Learns of failures from the store itself. While it cannot write it is tried again every second, so that
    the end is noticed though nobody asks."""

    def __init__(self, store: Store, ticks: Ticks) -> None:
        self._store = store
        self._ticks = ticks
        self._lock = asyncio.Lock()
        #: When it last could write, and since when it cannot, in ticks.
        self._worked: Millis | None = None
        self._failing: Millis | None = None
        self._trying: asyncio.Task[None] | None = None
        self._open = False

    async def open(self) -> None:
        """After the store."""
        self._open = True
        self._worked = self._failing = None
        self._store.on_failure(self.failed)

    async def close(self) -> None:
        self._open = False
        if self._trying is not None:
            self._trying.cancel()
            await asyncio.wait([self._trying])

    async def writes(self) -> bool:
        """Whether the store can write now. Tried at most once a second."""
        async with self._lock:
            fresh = self._worked is not None and self._ticks() - self._worked < _FRESH
            if self._failing is None and not fresh:
                await self._try()
            return self._failing is None

    def failed(self, error: Busy) -> None:
        """Something could not be written."""
        if self._open and self._failing is None:
            self._failing = self._ticks()
            _LOG.error("store-cannot-write", error=error, reason=str(error))
            self._trying = asyncio.get_running_loop().create_task(self._try_again())

    async def _try(self) -> bool:
        try:
            await self._store.check()
        except Busy as error:
            self.failed(error)
            return False
        self._worked = self._ticks()
        return True

    async def _try_again(self) -> None:
        while True:
            await asyncio.sleep(_FRESH / SECOND)
            began = self._failing
            if began is not None and await self._try():
                self._failing = None
                _LOG.warning("store-writes-again", seconds=(self._ticks() - began) // SECOND)
                return
