"""The lower half of a WebSocket: uvicorn's own protocol, with a shorter way out.

Whoever plays is told of every decision of everybody: much of what this server does is sending. The way
through the framework takes a task for each client and a call of the system for each message. Here a message
is put into its frame at once, and what has gathered for a client in one turn of the event loop (the answer to
what it asked, and the news) goes out with one call.
"""

from __future__ import annotations

from typing import Final, cast

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

#: Bytes that may wait for a client that does not read.
MOST_WAITING: Final = 8 << 20
#: The first byte of a frame with a whole text in it.
_TEXT: Final = 0x81
_EXTENSION: Final = "bottega.wire"


class Wire(WebSocketsSansIOProtocol):
    _gathering = False

    async def run_asgi(self) -> None:
        self.scope["extensions"][_EXTENSION] = {"wire": self}
        await super().run_asgi()

    def push(self, message: bytes) -> bool:
        """Send a text that is JSON in UTF-8, once the connection is accepted. False where too much waits
        already: the client reads too slowly. To one that has gone, nothing is sent."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return True
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            return False
        if self.conn.extensions:
            self.conn.send_text(message)
        else:
            self.conn.writes.append(head_of(len(message)) + message)
        if not self._gathering:
            self._gathering = True
            self.loop.call_soon(self._flush)
        return True

    def cut(self) -> None:
        """Let a client go that does not read: even a farewell would wait for it."""
        self.transport.abort()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.cut()  # what waits for somebody who is not there would keep the connection

    def _flush(self) -> None:
        self._gathering = False
        # Whoever closed meanwhile has sent it all.
        gathered = self.conn.data_to_send()
        if gathered and not self.transport.is_closing():
            self.transport.write(b"".join(gathered))


def head_of(size: int) -> bytes:
    """What stands before a whole text of this size in its frame (RFC 6455, section 5.2). The library makes
    an object of each frame and looks after what ours never have."""
    if size < 126:
        return bytes((_TEXT, size))
    if size < 1 << 16:
        return bytes((_TEXT, 126, size >> 8, size & 0xFF))
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big")


def wire_of(websocket: WebSocket) -> Wire:
    """The wire that a WebSocket came in by."""
    return cast(Wire, websocket.scope["extensions"][_EXTENSION]["wire"])
