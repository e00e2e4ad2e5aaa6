"""A WebSocket and HTTP client that costs next to nothing, so that what is measured is the server.

It speaks only what our server speaks: text messages without extensions, answers with a Content-Length.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Any, Final, cast

import orjson

#: What a client sends is masked, as the protocol wants; a mask of zeros changes nothing.
_NO_MASK: Final = bytes(4)
_TEXT, _CLOSE, _PING, _PONG = 0x1, 0x8, 0x9, 0xA


def frame(payload: bytes, kind: int = _TEXT) -> bytes:
    """One message of a client."""
    size = len(payload)
    if size < 126:
        return bytes((0x80 | kind, 0x80 | size)) + _NO_MASK + payload
    return bytes((0x80 | kind, 0x80 | 126)) + size.to_bytes(2, "big") + _NO_MASK + payload


class Wire(asyncio.Protocol):
    """A WebSocket. `heard` gets every message, `lost` is called once, when it is closed."""

    def __init__(self, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._heard = heard
        self._lost = lost
        self._buffer = bytearray()
        self._shaken = False
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def connect(
        cls,
        port: int,
        path: str,
        token: str | None,
        heard: Callable[[bytes], None],
        lost: Callable[[], None] = lambda: None,
    ) -> Wire:
        """ConnectionError where nobody answers or the answer is no."""
        loop = asyncio.get_running_loop()
        _, wire = await loop.create_connection(lambda: cls(heard, lost), "127.0.0.1", port)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
        ]
        if token is not None:
            lines.append(f"Authorization: Bearer {token}")
        assert wire._transport is not None
        wire._transport.write("\r\n".join([*lines, "", ""]).encode())
        try:
            async with asyncio.timeout(20):
                await wire.opened
        except TimeoutError as error:
            wire.close()
            raise ConnectionError("the server does not open the WebSocket") from error
        return wire

    def send(self, message: dict[str, Any]) -> None:
        if self._transport is not None:
            self._transport.write(frame(orjson.dumps(message)))

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    # asyncio's side

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        self._transport = None
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server has closed the connection"))
        self._lost()

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self._shaken and not self._shake():
            return
        at, end = 0, len(buffer)
        while end - at >= 2:
            size, head = buffer[at + 1] & 0x7F, 2
            if size == 126:
                head = 4
                size = int.from_bytes(buffer[at + 2 : at + 4], "big")
            elif size == 127:
                head = 10
                size = int.from_bytes(buffer[at + 2 : at + 10], "big")
            if end - at < head + size:
                break
            kind = buffer[at] & 0x0F
            payload = bytes(buffer[at + head : at + head + size])
            at += head + size
            self._take(kind, payload)
        del buffer[:at]

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == _TEXT:
            self._heard(payload)
        elif kind == _PING and self._transport is not None:
            self._transport.write(frame(payload, _PONG))
        elif kind == _CLOSE:
            self.close()

    def _shake(self) -> bool:
        """Whether the answer to the handshake is all there; it is left out of the buffer then."""
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        status = bytes(self._buffer[:end]).split(b" ", 2)[1]
        del self._buffer[: end + 4]
        self._shaken = True
        if status != b"101":
            self.opened.set_exception(ConnectionError(f"the handshake ends in {status.decode()}"))
            self.close()
            return False
        self.opened.set_result(None)
        return True


class Refused(Exception):
    """An answer that is no success: its status and what the server says."""

    def __init__(self, status: int, body: bytes) -> None:
        super().__init__(f"{status}: {body[:500].decode(errors='replace')}")
        self.status = status
        self.body = body


class Http:
    """One HTTP connection at a time, kept open between requests and opened again where it was lost."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._lock = asyncio.Lock()
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._used = False  # whether this connection has had an answer before

    async def ask(self, method: str, path: str, token: str | None, body: Any = None) -> Any:
        """The JSON of the answer; Refused, or ConnectionError where there is none."""
        content = b"" if body is None else orjson.dumps(body)
        lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self._port}"]
        if token is not None:
            lines.append(f"Authorization: Bearer {token}")
        if body is not None:
            lines += ["Content-Type: application/json", f"Content-Length: {len(content)}"]
        request = "\r\n".join([*lines, "", ""]).encode() + content
        async with self._lock:
            try:
                async with asyncio.timeout(60):
                    try:
                        status, answer = await self._exchange(request)
                    except (ConnectionResetError, BrokenPipeError, asyncio.IncompleteReadError) as error:
                        if getattr(error, "partial", b"") or not self._used:
                            raise
                        self.close()  # kept open for too long: the request was not even read
                        status, answer = await self._exchange(request)
            except (OSError, EOFError, TimeoutError) as error:
                self.close()
                raise ConnectionError(f"no answer to {method} {path}: {error!r}") from error
            except BaseException:
                self.close()  # an answer that nobody waits for must not be taken for the next one
                raise
        if status >= 300:
            raise Refused(status, answer)
        return orjson.loads(answer) if answer[:1] in (b"{", b"[") else answer.decode()

    async def _exchange(self, request: bytes) -> tuple[int, bytes]:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self._port)
            self._used = False
        reader, writer = self._streams
        writer.write(request)
        head = await reader.readuntil(b"\r\n\r\n")
        status = int(head.split(b" ", 2)[1])
        size = 0
        for line in head.split(b"\r\n")[1:]:
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                size = int(value)
        body = await reader.readexactly(size)
        self._used = True
        return status, body

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
        self._streams = None
