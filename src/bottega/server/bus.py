"""The bus: processes tell each other that a match has a new entry. Only numbers travel.

Whoever hears of a number reads the entries from the store. A message that is lost delays a push until the
next one or until the client asks; nothing else depends on it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeAlias

from bottega.table.types import MatchId

#: Hears that a match has reached this number. Number 0: something beside the entries (chat) is new.
Listener: TypeAlias = Callable[[MatchId, int], Awaitable[None]]


class Bus(Protocol):
    """Publishing never fails and never waits for another process."""

    async def open(self, listener: Listener) -> None: ...

    async def close(self) -> None: ...

    def publish(self, match: MatchId, number: int) -> None:
        """Tell the other processes; this one knows already."""

    @property
    def healthy(self) -> bool: ...


class NoBus:
    """One process has nobody to tell."""

    async def open(self, listener: Listener) -> None:
        pass

    async def close(self) -> None:
        pass

    def publish(self, match: MatchId, number: int) -> None:
        pass

    @property
    def healthy(self) -> bool:
        return True
