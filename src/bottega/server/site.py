"""The site: everything a request needs, opened and closed together.

What runs beside the requests (referees, thinkers, WebSockets, notices) is a part. Parts are added before
the site opens, opened in that order and closed in reverse order. Each says whether it is healthy.
"""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import Final, Protocol, TypeVar

from fastapi import APIRouter

from bottega.server.accounts import Accounts
from bottega.server.bus import Bus, Listener, NoBus
from bottega.server.config import Config
from bottega.server.logs import ServerLog
from bottega.server.metrics import Metrics
from bottega.server.security.passwords import Passwords
from bottega.server.security.rates import Buckets
from bottega.server.security.sessions import LIFE, Sessions
from bottega.server.store.base import Busy, Store
from bottega.server.timing import Now, now
from bottega.table.types import DAY, HOUR, SECOND, MatchId, Millis

_LOG: Final = ServerLog("site")
#: How often expired sessions and guests are deleted, and how many guests at a time.
_SWEEP: Final[Millis] = HOUR
_SWEPT: Final = 500

_T = TypeVar("_T")


class Part(Protocol):
    """Something that runs while the site is open."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    @property
    def healthy(self) -> bool: ...


class Site:
    def __init__(self, config: Config, store: Store, bus: Bus | None = None, now: Now = now) -> None:
        self.config: Final = config
        self.store: Final = store
        self.bus: Final[Bus] = bus or NoBus()
        self.now: Final = now
        self.metrics: Final = Metrics()
        self.sessions: Final = Sessions(store, now)
        self.passwords: Final = Passwords(config.limits)
        self.accounts: Final = Accounts(
            store, self.sessions, self.passwords, now, config.limits, config.keep_names * DAY
        )
        self.rates: Final = Buckets(now, config.limits.buckets)
        #: Routes of the parts, besides those of the site itself.
        self.routers: Final[list[APIRouter]] = []
        #: Called for every entry that another process has written.
        self.listeners: Final[list[Listener]] = []
        self._parts: dict[str, Part] = {}
        self._opened: AsyncExitStack | None = None

    # Parts

    def add(self, name: str, part: Part) -> None:
        """Add a part before the site opens. `name` is its name in /readyz."""
        assert self._opened is None
        assert name not in self._parts, name
        self._parts[name] = part

    def part(self, kind: type[_T]) -> _T:
        """The part of this type."""
        for part in self._parts.values():
            if isinstance(part, kind):
                return part
        raise LookupError(f"the site has no {kind.__name__}")

    # Opening and closing

    @property
    def is_open(self) -> bool:
        return self._opened is not None

    async def open(self) -> None:
        """Open everything; if something fails to open, close what was opened."""
        async with AsyncExitStack() as opened:
            await self.store.open()
            opened.push_async_callback(self.store.close)
            await self.passwords.open()
            opened.push_async_callback(self.passwords.close)
            await self.bus.open(self._heard)
            opened.push_async_callback(self.bus.close)
            for part in self._parts.values():
                await part.open()
                opened.push_async_callback(part.close)
            sweeping = asyncio.create_task(self._sweep(), name="sweep")
            opened.push_async_callback(_end, sweeping)
            self._opened = opened.pop_all()

    async def close(self) -> None:
        opened, self._opened = self._opened, None
        if opened is not None:
            await opened.aclose()

    async def health(self) -> dict[str, bool]:
        """Each part, and whether it is healthy."""
        health = {"store": True, "bus": self.bus.healthy}
        try:
            await self.store.check()
        except Busy as error:
            _LOG.warning("store-away", error=error)
            health["store"] = False
        return health | {name: part.healthy for name, part in self._parts.items()}

    async def _heard(self, match: MatchId, number: int) -> None:
        for listener in self.listeners:
            await listener(match, number)

    async def _sweep(self) -> None:
        """Delete expired sessions, and guests who have not been here for long."""
        while True:
            try:
                at = self.now()
                sessions = await self.store.delete_expired(at)
                guests = await self.store.forget_guests(at - LIFE - 30 * DAY, _SWEPT)
                await self.store.forget_renames(at - LIFE)
                await self.store.forget_browsers(at - LIFE - 30 * DAY)
                await self.store.forget_reports(at - LIFE)
                if sessions or guests:
                    _LOG.info("swept", sessions=sessions, guests=guests)
            except Busy as error:
                _LOG.warning("store-away", error=error)
            await asyncio.sleep(_SWEEP / SECOND)


async def _end(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.wait([task])
