"""Sending in the background: several notices at once, with further attempts where they may help. A channel
that never works is given up.

The outbox is in memory. A notice was claimed before (see `sweep`), so it is sent at most once. If it is
lost with the process, the next reminder follows.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from bottega.server.logs import ServerLog
from bottega.server.notices.targets import load
from bottega.server.notices.texts import Notice
from bottega.server.notices.tokens import LinkClaim, LinkSigner
from bottega.server.notices.transports import Delivery, Transports
from bottega.server.store.base import Busy, Channel, Store
from bottega.table.types import MINUTE, SECOND, AccountId, Millis

_LOG: Final = ServerLog("notices")
#: Maximum attempts at once, and maximum notices that wait; more are dropped.
_AT_ONCE: Final = 16
_MOST: Final = 2_000
#: How long to wait before each further attempt.
_PAUSES: Final[tuple[Millis, ...]] = (10 * SECOND, MINUTE, 5 * MINUTE)
#: Failed notices in a row after which a channel is given up.
_PATIENCE: Final = 5

Sleep: TypeAlias = Callable[[float], Awaitable[None]]
#: Called when a channel was given up.
Lost: TypeAlias = Callable[[Channel], Awaitable[None]]
#: Counts notices, by channel and result.
Count: TypeAlias = Callable[[str, str], None]


class Outbox:
    def __init__(
        self,
        store: Store,
        transports: Transports,
        signer: LinkSigner,
        origin: str,
        lost: Lost,
        count: Count,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        self._store = store
        self._transports = transports
        self._signer = signer
        self._origin = origin
        self._lost = lost
        self._count = count
        self._sleep = sleep
        self._room = asyncio.Semaphore(_AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    def submit(self, account: AccountId, notice: Notice) -> None:
        """Send it through all channels of an account, soon."""
        if len(self._tasks) >= _MOST:
            self._count("any", "dropped")
            _LOG.warning("notice-dropped", waiting=len(self._tasks))
            return
        task = asyncio.create_task(self._deliver(account, notice), name="notice")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def drain(self) -> None:
        """Wait until everything that was submitted is sent or given up."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def close(self, seconds: float) -> None:
        """Let attempts finish within this time, then cancel them."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=seconds)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def attempt(self, channel: Channel, notice: Notice) -> Delivery:
        """Try one channel once, and count it."""
        async with self._room:
            got = await self._transports.send(load(channel.target), notice, self._unsubscribe(channel))
        self._count(channel.kind, got.value)
        return got

    async def _deliver(self, account: AccountId, notice: Notice) -> None:
        try:
            channels = await self._store.channels(account)
            ends = await asyncio.gather(
                *(self._send(channel, notice) for channel in channels), return_exceptions=True
            )
        except Busy as error:
            ends = [error]
        for end in ends:
            # An unexpected error in one channel must not affect the others.
            if isinstance(end, Exception):
                _LOG.error("notice-broken", error=end, match=notice.tag or None)

    async def _send(self, channel: Channel, notice: Notice) -> None:
        got = await self.attempt(channel, notice)
        for pause in _PAUSES:
            if got is not Delivery.FAILED:
                break
            await self._sleep(pause / SECOND)
            got = await self.attempt(channel, notice)
        match got:
            case Delivery.SENT:
                if channel.failures:
                    await self._store.channel_worked(channel.id)
            case Delivery.GONE:
                await self._give_up(channel)
            case Delivery.FAILED | Delivery.REFUSED:
                if await self._store.channel_failed(channel.id) >= _PATIENCE:
                    await self._give_up(channel)

    async def _give_up(self, channel: Channel) -> None:
        await self._store.delete_channel(channel.account, channel.id)
        _LOG.info("channel-lost", kind=channel.kind)
        await self._lost(channel)

    def _unsubscribe(self, channel: Channel) -> str:
        token = self._signer.sign(LinkClaim("unsubscribe", channel.account, channel.id))
        return f"{self._origin}/mail/unsubscribe?token={token}"
