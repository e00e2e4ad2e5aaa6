"""The bus over Redis, for several processes. Nothing waits for it while Redis is away."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Iterator
from contextlib import suppress
from typing import Final

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from bottega.server.bus import NEWS_KINDS, TEXT_KINDS, Bus, BusNews, ByMatch, Listener, NewsKind
from bottega.server.logs import ServerLog
from bottega.table.types import MatchId

_LOG: Final = ServerLog("redis")

_CHANNEL: Final = "bottega"
_EXPECTED: Final = "redis://host:6379/0"
#: Maximum matches whose news waits while Redis is away; the oldest news is dropped first.
_PENDING: Final = 10_000
#: Seconds: to connect or to send; of silence before asking whether Redis is still there; between attempts.
_PATIENCE: Final = 5.0
_SILENCE: Final = 5.0
_FIRST_PAUSE: Final = 0.1
_LONGEST_PAUSE: Final = 5.0

#: Redis is away, or what answers is not Redis.
_AWAY: Final = (RedisError, OSError, TimeoutError, asyncio.IncompleteReadError)


def open_bus(url: str) -> Bus:
    """The bus at an address; `await bus.open(...)` starts it."""
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise ValueError(f"This is no address of Redis: expected {_EXPECTED}.")
    return RedisBus(url)


class RedisBus:
    """One task sends, one listens; each reconnects by itself. A message has lines of "sender kind number
    match", with a text before the match for the kinds that have one. A process skips its own lines, which
    Redis sends back to it, and kinds that it does not have: others may be of another release."""

    def __init__(self, url: str) -> None:
        try:
            self._redis = Redis.from_url(
                url,
                socket_connect_timeout=_PATIENCE,
                socket_timeout=_PATIENCE,
                retry=Retry(NoBackoff(), 0),
                decode_responses=True,
            )
        except ValueError:
            # The message of the parser may hold a piece of the password, so it is not passed on.
            raise ValueError(f"The address of Redis is wrong: expected {_EXPECTED}.") from None
        self._me = secrets.token_hex(8)
        #: What is new in each match, oldest first; of each kind the last.
        self._pending: dict[tuple[MatchId, NewsKind], BusNews] = {}
        self._news = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._sending = self._hearing = False

    @property
    def healthy(self) -> bool:
        return self._sending and self._hearing

    async def open(self, listener: Listener) -> None:
        """Returns at once, whether Redis is there or not."""
        self._tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._hear(listener))]

    async def close(self) -> None:
        """The last news is sent if Redis takes it."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.healthy:
            with suppress(*_AWAY):
                await asyncio.wait_for(self._flush(), _PATIENCE)
        self._sending = self._hearing = False
        with suppress(*_AWAY):
            await self._redis.aclose()

    def publish(self, news: BusNews) -> None:
        key = (news.match, news.kind)
        before = self._pending.pop(key, news)
        # Two tasks may publish in another order than they wrote.
        self._pending[key] = news if news.number > before.number else before
        if len(self._pending) > _PENDING:
            del self._pending[next(iter(self._pending))]
        self._news.set()

    async def _send(self) -> None:
        pause = _FIRST_PAUSE
        while True:
            try:
                await self._redis.ping()
                self._sending = True
                pause = _FIRST_PAUSE
                while True:
                    await self._news.wait()
                    await self._flush()
            except _AWAY as problem:
                self._sending = False
                pause = await _wait(pause, "send", problem)

    async def _flush(self) -> None:
        self._news.clear()
        news, self._pending = self._pending, {}
        if not news:
            return
        try:
            await self._redis.publish(_CHANNEL, "\n".join(self._line(each) for each in news.values()))
        except BaseException:
            # A process may hear the same news twice, which does no harm.
            later, self._pending = self._pending, {}
            for each in (*news.values(), *later.values()):
                self.publish(each)
            raise

    def _line(self, news: BusNews) -> str:
        text = f"{news.text} " if news.kind in TEXT_KINDS else ""
        return f"{self._me} {news.kind} {news.number} {text}{news.match}"

    async def _hear(self, listener: Listener) -> None:
        heard = ByMatch(listener)
        try:
            await self._listen(heard)
        finally:
            await heard.close()

    async def _listen(self, heard: ByMatch) -> None:
        pause = _FIRST_PAUSE
        while True:
            try:
                async with self._redis.pubsub() as pubsub:
                    await pubsub.subscribe(_CHANNEL)
                    await _answer(pubsub)
                    self._hearing = True
                    pause = _FIRST_PAUSE
                    while True:
                        for news in self._read(await _answer(pubsub)):
                            heard.add(news)
            except _AWAY as problem:
                self._hearing = False
                pause = await _wait(pause, "hear", problem)

    def _read(self, lines: str) -> Iterator[BusNews]:
        """The news of other processes."""
        for line in lines.splitlines():
            sender, *rest = line.split(" ", 3)
            if sender == self._me or len(rest) < 3:
                continue
            kind, number, match = rest
            if kind not in NEWS_KINDS or not number.isdecimal():
                continue
            if kind in TEXT_KINDS:
                text, _, match = match.partition(" ")
                yield BusNews(kind, match, int(number), text, sender)
            else:
                yield BusNews(kind, match, int(number))


async def _answer(pubsub: PubSub) -> str:
    """The next message; "" for an answer of Redis itself. Raises if Redis does not answer any more."""
    asked = False
    while True:
        message = await pubsub.get_message(timeout=_SILENCE)
        if message is not None:
            return str(message["data"]) if message["type"] == "message" else ""
        if asked:
            raise TimeoutError("Redis has fallen silent.")
        await pubsub.ping()
        asked = True


async def _wait(pause: float, what: str, problem: BaseException) -> float:
    """Wait before the next attempt; returns how long to wait before the one after it."""
    write = _LOG.warning if pause == _FIRST_PAUSE else _LOG.debug
    write("redis-away", error=problem, what=what)
    await asyncio.sleep(pause * random.uniform(0.5, 1.0))
    return min(2 * pause, _LONGEST_PAUSE)
