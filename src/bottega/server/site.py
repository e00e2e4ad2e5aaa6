"""The site: everything a request needs, opened and closed together.

What runs beside the requests (referees, thinkers, WebSockets, notices) is a part. Parts are added before
the site opens, opened in that order and closed in reverse order. Each says whether it is healthy.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Final, Protocol, TypeAlias, TypeVar

from fastapi import APIRouter

from bottega.server.accounts import Accounts
from bottega.server.bus import NEWS_KINDS, Bus, BusNews, NewsKind, NoBus
from bottega.server.config import Config
from bottega.server.health import StoreHealth
from bottega.server.logs import ServerLog
from bottega.server.metrics import Metrics
from bottega.server.security.passwords import Passwords
from bottega.server.security.rates import Buckets
from bottega.server.security.sessions import Sessions
from bottega.server.store.base import Store
from bottega.server.timing import SiteClock, SteadyClock
from bottega.table.types import DAY

_LOG: Final = ServerLog("site")

_T = TypeVar("_T")
#: Called with what is new in another process.
NewsListener: TypeAlias = Callable[[BusNews], Awaitable[None]]


class Part(Protocol):
    """Something that runs while the site is open."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    @property
    def healthy(self) -> bool: ...


class Site:
    def __init__(
        self, config: Config, store: Store, bus: Bus | None = None, clock: SiteClock | None = None
    ) -> None:
        self.config: Final = config
        self.store: Final = store
        self.bus: Final[Bus] = bus or NoBus()
        self.clock: Final[SiteClock] = clock or SteadyClock()
        self.now: Final = self.clock.now
        self.metrics: Final = Metrics()
        self.sessions: Final = Sessions(store, self.clock)
        self.passwords: Final = Passwords(config.limits)
        self.accounts: Final = Accounts(
            store, self.sessions, self.passwords, self.clock, config.limits, config.keep_names * DAY
        )
        self.rates: Final = Buckets(self.clock.ticks, config.limits.buckets)
        #: Routes of the parts, besides those of the site itself.
        self.routers: Final[list[APIRouter]] = []
        self._listeners: dict[NewsKind, list[NewsListener]] = {kind: [] for kind in NEWS_KINDS}
        self._store_health = StoreHealth(store, self.clock.ticks)
        self._parts: dict[str, Part] = {}
        #: Those without which no request can be answered.
        self._needed: set[str] = set()
        self._opened: AsyncExitStack | None = None

    # Parts

    def add(self, name: str, part: Part, needed: bool = True) -> None:
        """Add a part before the site opens. `name` is its name in /readyz. `needed`: without it the site
        cannot serve."""
        assert self._opened is None
        assert name not in self._parts, name
        self._parts[name] = part
        if needed:
            self._needed.add(name)

    def part(self, kind: type[_T]) -> _T:
        """The part of this type."""
        for part in self._parts.values():
            if isinstance(part, kind):
                return part
        raise LookupError(f"the site has no {kind.__name__}")

    def listen(self, kind: NewsKind, listener: NewsListener) -> None:
        """Let a part hear of what is new in other processes."""
        self._listeners[kind].append(listener)

    # Opening and closing

    @property
    def is_open(self) -> bool:
        return self._opened is not None

    async def open(self) -> None:
        """Open everything; if something fails to open, close what was opened."""
        async with AsyncExitStack() as opened:
            await self.store.open()
            opened.push_async_callback(self.store.close)
            await self._store_health.open()
            opened.push_async_callback(self._store_health.close)
            await self.passwords.open()
            opened.push_async_callback(self.passwords.close)
            await self.bus.open(self._heard)
            opened.push_async_callback(self.bus.close)
            for part in self._parts.values():
                await part.open()
                opened.push_async_callback(part.close)
            self._opened = opened.pop_all()

    async def close(self) -> None:
        opened, self._opened = self._opened, None
        if opened is not None:
            await opened.aclose()

    async def health(self) -> tuple[bool, dict[str, bool]]:
        """Whether the site can serve; and each part, and whether it is healthy. Without the bus, news of
        other processes comes later, and nothing else is missing."""
        parts = {"store": await self._store_health.writes(), "bus": self.bus.healthy}
        parts |= {name: part.healthy for name, part in self._parts.items()}
        return parts["store"] and all(parts[name] for name in self._needed), parts

    async def _heard(self, news: BusNews) -> None:
        for listener in self._listeners[news.kind]:
            await listener(news)
