"""The server's side: requests to referees, and a watchdog that ends a referee that does not answer."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
import zlib
from collections.abc import Callable
from typing import Any, Final, cast

from msgspec import Raw

from bottega.server.logs import ServerLog
from bottega.server.referee import travel
from bottega.server.referee.process import Refused
from bottega.server.referee.travel import FRAME, RefereeRequest
from bottega.system import APART
from bottega.table.commands import AlreadyDone
from bottega.table.problem import Problem
from bottega.table.types import MatchId

_LOG: Final = ServerLog("referee")

#: What starts a referee process; the browser tests put a program with fixed deals in its place.
COMMAND: tuple[str, ...] = (sys.executable, "-m", "bottega.server.referee.process")

#: Seconds a single request may take.
LIMIT: Final = 5.0
#: Seconds a new process may take until its first answer.
STARTING: Final = 30.0
#: Tables a referee keeps in memory.
ROOM: Final = 4_000


class NotLoaded(Exception):
    """The referee does not have this table: load it and ask again."""


class RefereeLost(Exception):
    """The referee ended before it answered; it may not even have read the request."""


class _Line(asyncio.SubprocessProtocol):
    """A referee process and the pipes to it. Requests are answered in order."""

    def __init__(self, index: int, lost: Callable[[_Line], None], limit: float) -> None:
        self._lost = lost
        self._limit = limit
        self.index = index
        self.waiting: dict[int, tuple[asyncio.Future[Any], MatchId, RefereeRequest]] = {}
        self.answered = False
        self.head_since = time.monotonic()
        self._next = 0
        self._in = bytearray()
        self._out: list[bytes] = []
        self._process: asyncio.SubprocessTransport | None = None
        self._pipe: asyncio.WriteTransport | None = None
        self._exited = asyncio.Event()
        self.closed = False

    async def open(self) -> None:
        await asyncio.get_running_loop().subprocess_exec(
            lambda: self,
            *COMMAND,
            str(ROOM),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=None,
            **APART,
        )

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.get_pid()

    async def wait(self) -> None:
        """Until the process is gone."""
        await self._exited.wait()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # The transports of uvloop have the methods, but not the base classes.
        self._process = cast(asyncio.SubprocessTransport, transport)
        self._pipe = cast(asyncio.WriteTransport, self._process.get_pipe_transport(0))

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        self.end()

    def process_exited(self) -> None:
        self._exited.set()
        self.end()
        assert self._process is not None
        self._process.close()

    def send(self, match: MatchId, request: RefereeRequest) -> asyncio.Future[Any]:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        if not self.waiting:
            self.head_since = time.monotonic()
        self._next += 1
        message = travel.framed(travel.Numbered(self._next, match, request))
        self.waiting[self._next] = (future, match, request)
        if not self._out:
            loop.call_soon(self._flush)
        self._out.append(message)
        return future

    def _flush(self) -> None:
        if self._pipe is not None and not self.closed:
            self._pipe.write(b"".join(self._out))
        self._out.clear()

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        buffer = self._in
        buffer += data
        start = 0
        while len(buffer) - start >= FRAME.size:
            (size,) = FRAME.unpack_from(buffer, start)
            end = start + FRAME.size + size
            if len(buffer) < end:
                break
            answer = travel.read_answer(bytes(buffer[start + FRAME.size : end]))
            start = end
            self.answered = True
            self.head_since = time.monotonic()
            waiting = self.waiting.pop(answer.number, None)
            if waiting is not None and not waiting[0].done():
                _settle(*waiting, answer.how, answer.result)
        if start:
            del buffer[:start]

    def stuck(self) -> MatchId | None:
        """The match whose request takes longer than it may."""
        if not self.waiting:
            return None
        limit = self._limit if self.answered else STARTING
        if time.monotonic() - self.head_since < limit:
            return None
        return next(iter(self.waiting.values()))[1]

    def end(self) -> None:
        if self.closed:
            return
        self.closed = True
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
        waiting, self.waiting = self.waiting, {}
        for future, *_ in waiting.values():
            if not future.done():
                future.set_exception(RefereeLost())
        self._lost(self)


def _settle(
    future: asyncio.Future[Any], match: MatchId, request: RefereeRequest, how: str, result: Raw
) -> None:
    if how == travel.DONE:
        future.set_result(travel.read_result(request, result))
        return
    data: Any = travel.read_json(result)
    match how:
        case travel.NOT_LOADED:
            future.set_exception(NotLoaded())
        case travel.ALREADY:
            future.set_exception(AlreadyDone(data))
        case travel.PROBLEM:
            code, status, values = data
            future.set_exception(Problem(code, status, **values))
        case travel.REFUSED:
            future.set_exception(Refused(data))
        case _:
            _LOG.error("rules-failed", error=data, match=match, asked=type(request).__name__)
            future.set_exception(Problem("engine-trouble", 500))


class Referees:
    """`count` referee processes; a match always asks the same one."""

    def __init__(
        self, count: int, restarted: Callable[[], None] = lambda: None, limit: float = LIMIT
    ) -> None:
        self._limit = limit
        self._lines: list[_Line | None] = [None] * count
        self._watch: asyncio.Task[None] | None = None
        self._restarted = restarted
        self._closing = False
        self._opening: list[asyncio.Lock] = [asyncio.Lock() for _ in range(count)]
        #: How often a referee was ended over a match. After the second time the match is left alone.
        self._strikes: dict[MatchId, int] = {}

    async def open(self) -> None:
        self._watch = asyncio.create_task(self._look_after())
        await asyncio.gather(*(self._line(index) for index in range(len(self._lines))))

    async def close(self) -> None:
        self._closing = True
        if self._watch is not None:
            self._watch.cancel()
        lines = [line for line in self._lines if line is not None]
        for line in lines:
            line.end()
        for line in lines:
            await line.wait()

    @property
    def pids(self) -> list[int]:
        return [line.pid for line in self._lines if line is not None]

    async def ask(self, match: MatchId, request: RefereeRequest) -> Any:
        """The answer to a request; NotLoaded, RefereeLost, Refused, AlreadyDone or Problem."""
        if self._strikes.get(match, 0) >= 2:
            raise Problem("engine-trouble", 503)
        index = zlib.crc32(match.encode()) % len(self._lines)
        line = self._lines[index]
        if line is None:
            line = await self._line(index)
        return await line.send(match, request)

    async def _line(self, index: int) -> _Line:
        async with self._opening[index]:
            line = self._lines[index]
            if line is None:
                line = _Line(index, self._drop, self._limit)
                await line.open()
                self._lines[index] = line
            return line

    def _drop(self, line: _Line) -> None:
        if self._lines[line.index] is line:
            self._lines[line.index] = None
        if not self._closing:
            self._restarted()
            _LOG.error("referee-lost", pid=line.pid)

    async def _look_after(self) -> None:
        while True:
            await asyncio.sleep(0.25)
            for line in [line for line in self._lines if line is not None]:
                stuck = line.stuck()
                if stuck is not None:
                    self._strikes[stuck] = self._strikes.get(stuck, 0) + 1
                    _LOG.error("referee-stuck", match=stuck, pid=line.pid)
                    line.end()
