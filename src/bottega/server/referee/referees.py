"""The server's side: requests to referees, and a watchdog that ends a referee that does not answer.

The same processes in a second role are readers: they read whole matches, which may take long, so that no move
waits for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
import zlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, cast

from msgspec import Raw

from bottega.server.logs import ServerLog
from bottega.server.referee import travel
from bottega.server.referee.travel import FRAME, RefereeRequest
from bottega.system import APART
from bottega.table.commands import AlreadyDone
from bottega.table.hosting import NotLoaded, Refused
from bottega.table.problem import Problem
from bottega.table.types import MatchId

_LOG: Final = ServerLog("referee")

#: What starts a referee process; the browser tests put a program with fixed deals in its place.
COMMAND: tuple[str, ...] = (sys.executable, "-m", "bottega.server.referee.process")

#: Seconds a single request may take; the replay of a long match may take more.
LIMIT: Final = 5.0
READING_LIMIT: Final = 30.0
#: Seconds a new process may take until its first answer.
STARTING: Final = 30.0
#: Tables a referee keeps in memory; a reader keeps them with everything that ever happened.
ROOM: Final = 4_000
READING_ROOM: Final = 50
#: How much less urgent than everything else a reader is (`os.nice`).
READING_NICE: Final = 10
#: A match over which this number of referees were ended within `REST` seconds is left alone until the first
#: of them is that long ago.
MOST_STRIKES: Final = 2
REST: Final = 600.0


class RefereeLost(Exception):
    """The referee ended before it answered; it may not even have read the request."""


class RefereesClosed(RefereeLost):
    """The server is being shut down: there are no referees any more."""


@dataclass(frozen=True)
class Role:
    """What a kind of process is called in the log, how long its answers may take, how many tables it keeps,
    and how much less urgent it is. `eager`: it is started before it is first needed."""

    name: str
    limit: float
    room: int
    nice: int
    eager: bool


REFEREE: Final = Role("referee", LIMIT, ROOM, 0, True)
READER: Final = Role("reader", READING_LIMIT, READING_ROOM, READING_NICE, False)


class _Line(asyncio.SubprocessProtocol):
    """A referee process and the pipes to it. Requests are answered in order."""

    def __init__(
        self, index: int, lost: Callable[[_Line], None], role: Role, clock: Callable[[], float]
    ) -> None:
        self._lost = lost
        self._role = role
        self._clock = clock
        self.index = index
        self.waiting: dict[int, tuple[asyncio.Future[Any], MatchId, RefereeRequest]] = {}
        self.answered = False
        self.head_since = clock()
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
            str(self._role.room),
            str(self._role.nice),
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
            self.head_since = self._clock()
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
            self.head_since = self._clock()
            waiting = self.waiting.pop(answer.number, None)
            if waiting is not None and not waiting[0].done():
                _settle(*waiting, answer.how, answer.result)
        if start:
            del buffer[:start]

    def stuck(self) -> MatchId | None:
        """The match whose request takes longer than it may."""
        if not self.waiting:
            return None
        limit = self._role.limit if self.answered else max(STARTING, self._role.limit)
        return self.working_on() if self._clock() - self.head_since >= limit else None

    def working_on(self) -> MatchId | None:
        """The match of the first request that waits."""
        return next(iter(self.waiting.values()))[1] if self.waiting else None

    def end(self) -> None:
        if self.closed:
            return
        self.closed = True
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
        self._lost(self)
        waiting, self.waiting = self.waiting, {}
        for future, *_ in waiting.values():
            if not future.done():
                future.set_exception(RefereeLost())


def _settle(
    future: asyncio.Future[Any], match: MatchId, request: RefereeRequest, how: str, result: Raw
) -> None:
    if how == travel.DONE:
        future.set_result(travel.read_result(request, result))
        return
    data: Any = travel.read_json(result)
    match how:
        case travel.NOT_LOADED:
            future.set_exception(NotLoaded(data))
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
    """`count` processes of one role; a match always asks the same one. `clock` returns seconds."""

    def __init__(
        self,
        count: int,
        restarted: Callable[[], None] = lambda: None,
        role: Role = REFEREE,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._role = role
        self._clock = clock
        self._lines: list[_Line | None] = [None] * count
        self._watch: asyncio.Task[None] | None = None
        self._restarted = restarted
        self._closing = False
        self._opening: list[asyncio.Lock] = [asyncio.Lock() for _ in range(count)]
        #: When processes were ended over a match, within the last `REST` seconds.
        self._strikes: dict[MatchId, deque[float]] = {}

    async def open(self) -> None:
        self._watch = asyncio.create_task(self._look_after())
        if self._role.eager:
            await asyncio.gather(*(self._line(index) for index in range(len(self._lines))))

    async def close(self) -> None:
        """End all processes, also those that are just being started; no more are started."""
        self._closing = True
        if self._watch is not None:
            self._watch.cancel()
        lines = []
        for index, opening in enumerate(self._opening):
            async with opening:
                line = self._lines[index]
            if line is not None:
                line.end()
                lines.append(line)
        for line in lines:
            await line.wait()

    @property
    def pids(self) -> list[int]:
        return [line.pid for line in self._lines if line is not None]

    async def ask(self, match: MatchId, request: RefereeRequest) -> Any:
        """The answer to a request; NotLoaded, RefereeLost, Refused, AlreadyDone or Problem."""
        if match in self._strikes and self._is_left_alone(match):
            raise Problem("engine-trouble", 503)
        index = zlib.crc32(match.encode()) % len(self._lines)
        line = self._lines[index]
        if line is None or self._closing:
            line = await self._line(index)
        return await line.send(match, request)

    async def _line(self, index: int) -> _Line:
        async with self._opening[index]:
            if self._closing:
                raise RefereesClosed
            line = self._lines[index]
            if line is None:
                line = _Line(index, self._drop, self._role, self._clock)
                await line.open()
                self._lines[index] = line
            return line

    def _drop(self, line: _Line) -> None:
        if self._lines[line.index] is line:
            self._lines[line.index] = None
        if not self._closing:
            self._restarted()
            _LOG.error("referee-lost", role=self._role.name, pid=line.pid, match=line.working_on())

    async def _look_after(self) -> None:
        while True:
            await asyncio.sleep(0.25)
            for line in [line for line in self._lines if line is not None]:
                stuck = line.stuck()
                if stuck is not None:
                    self._strike(stuck, line.pid)
                    line.end()

    def _strike(self, match: MatchId, pid: int) -> None:
        _LOG.error("referee-stuck", role=self._role.name, pid=pid, match=match)
        self._strikes.setdefault(match, deque()).append(self._clock())
        if self._is_left_alone(match):
            _LOG.error("match-left-alone", role=self._role.name, match=match, seconds=REST)

    def _is_left_alone(self, match: MatchId) -> bool:
        strikes = self._strikes[match]
        while strikes and self._clock() - strikes[0] >= REST:
            strikes.popleft()
        if not strikes:
            del self._strikes[match]
        return len(strikes) >= MOST_STRIKES
