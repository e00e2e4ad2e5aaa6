"""Limits for the head of a request: uvicorn would read and wait without end."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from bottega.server.config import AskerLimits
from bottega.table.types import SECOND


def impatient(limits: AskerLimits) -> type[HttpToolsProtocol]:
    """The protocol of uvicorn, with a limit on the size of a head and on the time it may take."""

    class Impatient(HttpToolsProtocol):
        _timer: asyncio.TimerHandle | None = None
        _size = 0

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._wait()

        def connection_lost(self, exc: Exception | None) -> None:
            self._done()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self._timer is not None:
                self._size += len(data)
                if self._size > limits.head and not self.transport.is_closing():
                    self._done()
                    self.send_400_response("The head of this request is too large.")

        def on_message_begin(self) -> None:
            super().on_message_begin()
            if self._timer is None:
                self._wait()

        def on_headers_complete(self) -> None:
            self._done()
            super().on_headers_complete()

        def _wait(self) -> None:
            self._size = 0
            self._timer = self.loop.call_later(limits.receiving / SECOND, self._give_up)

        def _done(self) -> None:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

        def _give_up(self) -> None:
            self._timer = None
            if not self.transport.is_closing():
                self.transport.close()

    return Impatient
