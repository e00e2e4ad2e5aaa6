"""Sending, in the background: some at once, again where it may help, and an end to what never works.

What is here is in memory. A notice was claimed before it came (see `sweep`), so it is sent at most once;
one that is lost with the process is made good by the reminder that follows it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from bottega.server.logs import ServerLog
from bottega.server.notices.targets import load
from bottega.server.notices.texts import Notice
from bottega.server.notices.tokens import Claim, Signer
from bottega.server.notices.transports import Outcome, Transports
from bottega.server.store.base import Busy, Channel, Store
from bottega.table.types import MINUTE, SECOND, AccountId, Millis

_LOG: Final = ServerLog("notices")
#: Attempts that are under way at once, and notices that wait to be sent; more are dropped.
_AT_ONCE: Final = 16
_MOST: Final = 2_000
#: How long to wait before each further attempt.
_PAUSES: Final[tuple[Millis, ...]] = (10 * SECOND, MINUTE, 5 * MINUTE)
#: A channel to which so many notices in a row could not be brought is given up.
_PATIENCE: Final = 5

Sleep: TypeAlias = Callable[[float], Awaitable[None]]
#: Hears that a channel was given up.
Lost: TypeAlias = Callable[[Channel], Awaitable[None]]
#: Counts what became of a notice, by the kind of its channel.
Count: TypeAlias = Callable[[str, str], None]


class Outbox:
    def __init__(
        self,
        store: Store,
        transports: Transports,
        signer: Signer,
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
        """Until everything that was submitted is sent or given up."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def close(self, seconds: float) -> None:
        """What is under way may finish in this time; then it is over."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=seconds)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def attempt(self, channel: Channel, notice: Notice) -> Outcome:
        """Try one channel once, and count it."""
        async with self._room:
            got = await self._transports.send(load(channel.target), notice, self._unsubscribe(channel))
        self._count(channel.kind, got.value)
        return got

    async def _deliver(self, account: AccountId, notice: Notice) -> None:
        try:
            channels = await self._store.channels(account)
            ends = await asyncio.gather(
                *(self._bring(channel, notice) for channel in channels), return_exceptions=True
            )
        except Busy as error:
            ends = [error]
        for end in ends:
            # One channel that breaks in a way nobody foresaw takes no other with it.
            if isinstance(end, Exception):
                _LOG.error("notice-broken", error=end, match=notice.tag or None)

    async def _bring(self, channel: Channel, notice: Notice) -> None:
        got = await self.attempt(channel, notice)
        for pause in _PAUSES:
            if got is not Outcome.FAILED:
                break
            await self._sleep(pause / SECOND)
            got = await self.attempt(channel, notice)
        match got:
            case Outcome.SENT:
                if channel.failures:
                    await self._store.channel_worked(channel.id)
            case Outcome.GONE:
                await self._give_up(channel)
            case Outcome.FAILED | Outcome.REFUSED:
                if await self._store.channel_failed(channel.id) >= _PATIENCE:
                    await self._give_up(channel)

    async def _give_up(self, channel: Channel) -> None:
        await self._store.delete_channel(channel.account, channel.id)
        _LOG.info("channel-lost", kind=channel.kind)
        await self._lost(channel)

    def _unsubscribe(self, channel: Channel) -> str:
        token = self._signer.sign(Claim("unsubscribe", channel.account, channel.id))
        return f"{self._origin}/mail/unsubscribe?token={token}"
