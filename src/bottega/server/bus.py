"""The bus: a process announces to the others that a match has a new entry. Only numbers travel.

A process that hears of a number reads the entries from the store. If a message is lost, news comes later:
with the next message, or when the client asks. Nothing else depends on the bus.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, Protocol, TypeAlias

from bottega.table.types import MatchId

#: Published in place of the number of an entry: what is new is not an entry, but a line of chat or a rematch.
BESIDE_ENTRIES: Final = 0

#: Called when a match has reached this number in another process, or with BESIDE_ENTRIES.
Listener: TypeAlias = Callable[[MatchId, int], Awaitable[None]]


class Bus(Protocol):
    """Publishing never fails and never waits for another process."""

    async def open(self, listener: Listener) -> None: ...

    async def close(self) -> None: ...

    def publish(self, match: MatchId, number: int) -> None:
        """Announce to the other processes; the listener of this one is not called."""

    @property
    def healthy(self) -> bool: ...


class NoBus:
    """For a server of one process."""

    async def open(self, listener: Listener) -> None:
        pass

    async def close(self) -> None:
        pass

    def publish(self, match: MatchId, number: int) -> None:
        pass

    @property
    def healthy(self) -> bool:
        return True
