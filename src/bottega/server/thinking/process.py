"""A Python process and its lines in both directions. Whatever it does, the server neither waits nor grows."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import Mapping, Sequence
from typing import Final, cast

from bottega.system import APART

#: Maximum unread bytes. A worker that exceeds this is considered broken.
MOST_UNREAD: Final = 1 << 20
#: Read when the process has ended.
GONE: Final = b""


class Process(asyncio.SubprocessProtocol):
    """Begun by `Process.start`, ended by `end`, which also ends what it has started itself (but on Windows,
    where a process group cannot be ended as one)."""

    def __init__(self, most: int = MOST_UNREAD) -> None:
        self._most = most
        self._unread = bytearray()
        self._gone = False
        self._news = asyncio.Event()
        self._exited = asyncio.Event()
        self._transport: asyncio.SubprocessTransport | None = None

    @classmethod
    async def start(
        cls, command: Sequence[str], surroundings: Mapping[str, str], most: int = MOST_UNREAD
    ) -> Process:
        """`most`: the longest line that it may write, in bytes."""
        loop = asyncio.get_running_loop()
        # Ctrl-C in a terminal is for the server, which ends its workers itself.
        _, process = await loop.subprocess_exec(
            lambda: cls(most),
            *command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=None,
            env=surroundings,
            **APART,
        )
        return process

    @property
    def pid(self) -> int:
        assert self._transport is not None
        return self._transport.get_pid()

    @property
    def alive(self) -> bool:
        return not self._gone and not self._exited.is_set()

    def send(self, line: bytes) -> None:
        """Send a line without waiting for it: there is one question at a time, and its answer has a
        timeout."""
        assert self._transport is not None
        pipe = self._transport.get_pipe_transport(0)
        if self.alive and pipe is not None:
            cast(asyncio.WriteTransport, pipe).write(line + b"\n")

    async def line(self) -> bytes:
        """The next line, or GONE."""
        while True:
            end = self._unread.find(b"\n")
            if end >= 0:
                line = bytes(self._unread[:end])
                del self._unread[: end + 1]
                return line
            if self._gone:
                return GONE
            self._news.clear()
            await self._news.wait()

    async def end(self) -> int | None:
        """End the process, whatever it is doing; its exit code."""
        assert self._transport is not None
        if not self._exited.is_set():
            with contextlib.suppress(ProcessLookupError):
                if sys.platform == "win32":
                    self._transport.kill()
                else:
                    os.killpg(self.pid, signal.SIGKILL)
        await self._exited.wait()
        code = self._transport.get_returncode()
        self._transport.close()
        # The pipes are closed in the next round of the loop; then nothing is left of it.
        await asyncio.sleep(0)
        return code

    # Callbacks of the event loop

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # The transports of uvloop have the methods, but not the base classes.
        self._transport = cast(asyncio.SubprocessTransport, transport)

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        if self._gone:
            return
        self._unread += data
        if len(self._unread) > self._most:
            self._unread.clear()
            self._gone = True
        self._news.set()

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        if fd == 1:
            self._gone = True
            self._news.set()

    def process_exited(self) -> None:
        # Lines that it wrote before are still read, until its pipe is closed.
        self._exited.set()
