"""Requests to guarded addresses. The HTTP client is loaded with the first request: a server that sends no
notices starts half a second sooner."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Final

from bottega.server.notices.guard import Guard

if TYPE_CHECKING:
    from bottega.server.notices.sending import Sender

_SECONDS: Final = 10


class Poster:
    """Posts to guarded addresses. Each loop that uses one has its own, and closes it."""

    def __init__(self, guard: Guard, seconds: float = _SECONDS) -> None:
        self.guard = guard
        self._seconds = seconds
        self._sender: Sender | None = None

    async def close(self) -> None:
        if self._sender is not None:
            await self._sender.close()

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> int:
        """The status of the answer. Forbidden, or OSError if there was no answer in time."""
        url = self.guard.check(address)
        if self._sender is None:
            # In a thread: loading takes long enough to delay a match.
            sending = await asyncio.to_thread(import_module, "bottega.server.notices.sending")
            # Another request may have been faster.
            self._sender = self._sender or sending.Sender(self.guard, self._seconds)
        return await self._sender.post(url, body, headers)
