"""A process that reviews matches or judges exercises, seen from the server.

It answers one question at a time; others wait for their turn. A question that is not wanted any more is
cancelled with the task that asks it: then the process is ended, and the next question starts another.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import orjson

from bottega.bots.worker import boot
from bottega.engine.types import Json
from bottega.server.thinking.failure import CLOSED, DIED, FAILED, HUNG, BotFailed
from bottega.server.thinking.process import Process
from bottega.server.thinking.worker import START, surroundings
from bottega.table.problem import Problem

#: The longest answer, in bytes.
_MOST: Final = 32 << 20


@dataclass(frozen=True)
class AnalystLimits:
    """`idle`: the process runs when no other wants to; else with the priority `nice`. `memory` in bytes.
    `silence`: the seconds after which a process that says nothing is ended. `rest`: the seconds without a
    question after which it is ended, too."""

    idle: bool
    silence: float
    nice: int = 10
    memory: int = 512 << 20
    rest: float = 120.0


class Analyst:
    def __init__(self, limits: AnalystLimits, restarted: Callable[[], None] = lambda: None) -> None:
        self._limits = limits
        self._restarted = restarted
        self._process: Process | None = None
        self._turn = asyncio.Lock()
        self._starts = 0
        self._used = 0.0
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The number of its process, while there is one."""
        return self._process.pid if self._process is not None and self._process.alive else None

    async def ask(self, question: str, *args: Json, told: Callable[[float], None] | None = None) -> Any:
        """The answer to a question of `analysis`. Problem, BotFailed. `told` is called with how much is done,
        0 to 1."""
        async with self._turn:
            if self._closed:
                raise BotFailed(CLOSED, "the server is being shut down")
            try:
                return await self._ask(question, args, told)
            except BaseException as error:
                if not isinstance(error, Problem):
                    await self._stop()  # it may still be busy, or broken
                raise
            finally:
                self._used = asyncio.get_running_loop().time()

    async def _ask(self, question: str, args: tuple[Json, ...], told: Callable[[float], None] | None) -> Any:
        process = await self._ready()
        process.send(orjson.dumps({"ask": question, "args": args}))
        while True:
            answer = await self._line(process, self._limits.silence)
            if "progress" not in answer:
                break
            if told is not None:
                told(answer["progress"])
        if "error" in answer:
            raise BotFailed(FAILED, answer["error"])
        if answer["memory"] > self._limits.memory:
            await self._stop()
        if "problem" in answer:
            code, status, values = answer["problem"]
            raise Problem(code, status, **values)
        return answer["answer"]

    async def rest(self) -> None:
        """End a process that was not needed for some time."""
        idle = asyncio.get_running_loop().time() - self._used
        if self._process is not None and not self._turn.locked() and idle > self._limits.rest:
            await self._stop()

    async def close(self) -> None:
        self._closed = True
        async with self._turn:
            await self._stop()

    async def _ready(self) -> Process:
        if self._process is not None and self._process.alive:
            return self._process
        await self._stop()
        if self._starts:
            self._restarted()
        self._starts += 1
        starting = asyncio.create_task(
            Process.start(boot("bottega.server.thinking.analysis"), surroundings(), _MOST)
        )
        try:
            self._process = await asyncio.shield(starting)
        except asyncio.CancelledError:
            self._process = await starting  # so that it is not lost
            raise
        limits = self._limits
        order = {"path": sys.path, "idle": limits.idle, "nice": limits.nice, "memory": limits.memory}
        self._process.send(orjson.dumps(order))
        await self._line(self._process, START)
        return self._process

    async def _line(self, process: Process, seconds: float) -> dict[str, Any]:
        """The next line of the process; BotFailed if it has ended or says nothing for this time."""
        try:
            async with asyncio.timeout(seconds):
                line = await process.line()
        except TimeoutError:
            raise BotFailed(HUNG, "the process has said nothing for too long") from None
        if not line:
            raise BotFailed(DIED, "the process has ended unexpectedly")
        answer: dict[str, Any] = orjson.loads(line)
        return answer

    async def _stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            await asyncio.shield(asyncio.ensure_future(process.end()))
