"""The bus: a process announces to the others what is new in a match.

Of what is stored, only kinds and numbers travel: a process that hears of an entry or a line of chat reads it
from the store. If a message is lost, news comes later: with the next message, or when the client asks. What
is not stored (who is there, how far a bot has come) travels as it is, and is told again soon. Nothing else
depends on the bus.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, Literal, Protocol, TypeAlias, get_args

from bottega.server.logs import ServerLog
from bottega.table.types import MatchId

_LOG: Final = ServerLog("bus")

#: What can be new in a match: an entry, a line of chat (each with its number); that there is a rematch, or
#: that its bots are to answer now; or what is not stored.
NewsKind: TypeAlias = Literal["entry", "chat", "rematch", "hurry", "presence", "thinking"]
NEWS_KINDS: Final[tuple[NewsKind, ...]] = get_args(NewsKind)
#: The kinds that are not stored: each process says its own, in a text.
TEXT_KINDS: Final[frozenset[NewsKind]] = frozenset({"presence", "thinking"})


@dataclass(frozen=True, slots=True)
class BusNews:
    """A match has reached this number, in what the kind says. Where the news is not stored, `text` says it
    (without spaces and line breaks), and `sender` which process."""

    kind: NewsKind
    match: MatchId
    number: int = 0
    text: str = ""
    sender: str = ""


#: Called with what another process announces.
Listener: TypeAlias = Callable[[BusNews], Awaitable[None]]


class Bus(Protocol):
    """Publishing never fails and never waits for another process."""

    async def open(self, listener: Listener) -> None: ...

    async def close(self) -> None: ...

    def publish(self, news: BusNews) -> None:
        """Announce to the other processes; the listener of this one is not called."""

    @property
    def healthy(self) -> bool: ...


class NoBus:
    """For a server of one process."""

    async def open(self, listener: Listener) -> None:
        pass

    async def close(self) -> None:
        pass

    def publish(self, news: BusNews) -> None:
        pass

    @property
    def healthy(self) -> bool:
        return True


class ByMatch:
    """Passes news on to a listener: those of one match one after the other, those of different matches side
    by side, so that a slow match delays no other. Of news that waits, the last of each kind is enough (and of
    each sender, where that matters)."""

    def __init__(self, listener: Listener) -> None:
        self._listener = listener
        self._waiting: dict[MatchId, dict[tuple[NewsKind, str], BusNews]] = {}
        self._tasks: dict[MatchId, asyncio.Task[None]] = {}

    def add(self, news: BusNews) -> None:
        waiting = self._waiting.setdefault(news.match, {})
        key = (news.kind, news.sender)
        before = waiting.get(key)
        if before is None or before.number < news.number:
            waiting[key] = news
        if news.match not in self._tasks:
            self._tasks[news.match] = asyncio.create_task(self._pass_on(news.match))

    async def close(self) -> None:
        """Drop what waits."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _pass_on(self, match: MatchId) -> None:
        waiting = self._waiting[match]
        try:
            while waiting:
                news = waiting.pop(next(iter(waiting)))
                try:
                    await self._listener(news)
                except Exception as error:
                    # The next news of the match may be good.
                    _LOG.error("news-not-passed-on", error=error, match=match, kind=news.kind)
        finally:
            del self._waiting[match], self._tasks[match]
