"""The lower half of a WebSocket: uvicorn's own protocol, with faster ways to send and to receive.

Every watcher gets every decision, so the server spends much of its time on sending. The framework needs a
task for each client and a system call for each message. Here a message is put into its frame at once, and
all frames of one turn of the event loop (the answer and the news) go out with one system call. What comes in
goes through a queue there, which wakes a task, and reading stops and starts again with each message. Here it
goes to the one who listens.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

#: Maximum bytes that wait for a client that does not read.
MOST_WAITING: Final = 8 << 20
#: The first byte of a frame with a whole text in it.
_TEXT: Final = 0x81
_EXTENSION: Final = "bottega.wire"


class Wire(WebSocketsSansIOProtocol):
    _gathering = False
    _heard: Callable[[str], None] | None = None
    _held = False

    async def run_asgi(self) -> None:
        self.scope["extensions"][_EXTENSION] = {"wire": self}
        await super().run_asgi()

    def push(self, message: bytes) -> bool:
        """Send a text in UTF-8, once the connection is accepted. False if the client reads too slowly.
        After the connection is closed, nothing is sent."""
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

    def listen(self, heard: Callable[[str], None] | None) -> None:
        """From now on each message goes to `heard` as it comes in; empty if it is not a text. Messages that
        came before, and the end of the connection, are received as usual; with None, all messages are."""
        self._heard = heard

    def hold(self) -> None:
        """Read nothing more until `go_on`. Messages that have been read may still come."""
        if not self.transport.is_closing():
            self._held = True
            self.transport.pause_reading()  # each time: the queue may have resumed it

    def go_on(self) -> None:
        if self._held and not self.transport.is_closing():
            self._held = False
            if not self.read_paused:  # for the queue
                self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        if self._heard is None or self.close_sent or not self.queue.empty():
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        try:
            text = data.decode() if self.curr_msg_data_type == "text" else ""
        except UnicodeDecodeError:
            super().send_receive_event_to_app()  # which closes the connection
            return
        self.frames = []
        self._heard(text)

    def cut(self) -> None:
        """Close the connection of a client that does not read; it would not read a closing frame either."""
        self.transport.abort()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.cut()  # unsent data would keep the connection open

    def _flush(self) -> None:
        self._gathering = False
        # Empty if the connection was closed meanwhile.
        gathered = self.conn.data_to_send()
        if gathered and not self.transport.is_closing():
            self.transport.write(b"".join(gathered))


def head_of(size: int) -> bytes:
    """The head of a frame with a whole text of this size (RFC 6455, section 5.2). The library would make an
    object for each frame, and check what our frames never contain."""
    if size < 126:
        return bytes((_TEXT, size))
    if size < 1 << 16:
        return bytes((_TEXT, 126, size >> 8, size & 0xFF))
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big")


def wire_of(websocket: WebSocket) -> Wire:
    """The wire that a WebSocket came in by."""
    return cast(Wire, websocket.scope["extensions"][_EXTENSION]["wire"])
